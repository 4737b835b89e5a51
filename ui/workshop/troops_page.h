// The chart as a spreadsheet: troops by ground.
#pragma once

#include <QComboBox>
#include <QTableWidget>

#include "chart/troop_chart.h"
#include "ui/workshop/chart_draft.h"

namespace linesman {

class TroopsPage : public QWidget {
  Q_OBJECT
 public:
  explicit TroopsPage(ChartDraft& draft, QWidget* parent = nullptr);

  QTableWidget& table() { return *table_; }
  QComboBox& traits() { return *traits_; }

 signals:
  /// The sentence says what a cell can hold.
  void refused(const QString& sentence);

 private:
  void refresh();
  void fill_traits();
  void take(int row, int column);
  const chart::TroopCell& cell_shown(std::size_t row, std::size_t column) const;

  ChartDraft& draft_;
  QComboBox* traits_;
  QTableWidget* table_;
  chart::TroopChart shown_;
};

}  // namespace linesman
