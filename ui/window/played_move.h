// A past move as it is played: its models go their way on the table.
#pragma once

#include <QVariantAnimation>

#include "ui/session/past_table.h"
#include "ui/table/table_view.h"

namespace linesman {

class PlayedMove : public QObject {
  Q_OBJECT
 public:
  /// `view` outlives it.
  explicit PlayedMove(TableView& view, QObject* parent = nullptr);

  /// From the table before the entry to the one after it, with the bases on both. Nothing for an entry without a way,
  /// and for players whose desktop wants nothing animated.
  void begin(const PastTable& past, Footprints before, Footprints after);
  /// Leaves the table as it is shown.
  void stop() { way_.stop(); }
  bool running() const { return way_.state() == QVariantAnimation::Running; }

 private:
  void show(double share);

  TableView& view_;
  QVariantAnimation way_{this};
  std::optional<PastTable> past_;
  Footprints before_;
  Footprints after_;
};

}  // namespace linesman
