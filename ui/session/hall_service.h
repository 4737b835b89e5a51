// The hall of the event to which the open game belongs, read again every few seconds off the interface thread.
#pragma once

#include <QTimer>

#include "casebook/event.h"
#include "ui/session/case_service.h"

namespace linesman {

struct HallFound {
  QString folder;  ///< of the event
  Event event;
  Hall hall;
  std::optional<Problem> problem{};
};
using HallPtr = std::shared_ptr<const HallFound>;

class HallService : public QObject {
  Q_OBJECT
 public:
  HallService(Session& session, CaseService& cases, QObject* parent = nullptr);

  void want(bool wanted);
  /// nullptr: there is none yet, or no event.
  const HallPtr& found() const { return found_; }

  /// Writes a call. `taken` gets why it could not be written, or nothing.
  void call(NewCall call, std::function<void(const std::optional<Problem>& problem)> taken);

 signals:
  void changed();

 private:
  void read();

  Session& session_;
  CaseService& cases_;
  HallPtr found_;
  bool wanted_ = false;
  QTimer again_;
  std::shared_ptr<TablesSeen> seen_;  ///< for the worker's thread alone
  NewestWork work_;
  NewestWork writing_;
};

}  // namespace linesman
