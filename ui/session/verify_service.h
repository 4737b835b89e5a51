// Holds the record of a game that is opened against itself (record/verify.h), off the interface thread.
#pragma once

#include "record/verify.h"
#include "ui/session/newest_work.h"
#include "ui/session/session.h"

namespace linesman {

class VerifyService : public QObject {
  Q_OBJECT
 public:
  /// Waits at its end for a verification that is going on.
  explicit VerifyService(Session& session, QObject* parent = nullptr);

  /// What was found of the open game when it was opened; nothing while that is not known.
  const std::optional<Verification>& found() const { return found_; }

 signals:
  void verified();

 private:
  void begin();

  Session& session_;
  std::optional<Verification> found_;
  NewestWork work_;
};

}  // namespace linesman
