// The lines of a ruling under their headings, wrapped, each with its figure and its clause.
#pragma once

#include <QListView>
#include <QStandardItemModel>

#include "drawing/report/ruling_lines.h"

namespace linesman {

class RulingList : public QListView {
  Q_OBJECT
 public:
  explicit RulingList(QWidget* parent = nullptr);

  /// `ruleset` and `game` for the clauses' sentences and the options in force, with their lengths in that unit too; may
  /// be nullptr. The marked line stays marked while it says the same.
  void show_lines(const std::vector<RulingLine>& lines, const RulesetData* ruleset = nullptr,
                  const Game* game = nullptr, LengthUnit unit = LengthUnit::inch);

 signals:
  /// The marked line's place on the way; none when it has none or no line is marked.
  void place_picked(const std::optional<linesman::LinePlace>& place);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

 private:
  void add_heading(LineKind kind, int count);
  void add_line(const RulingLine& line, const QString& tip, LengthUnit unit);

  QStandardItemModel model_;
  std::vector<std::optional<LinePlace>> places_;  ///< by row
  bool filling_ = false;
};

}  // namespace linesman
