// The cases of a ruleset: moves with the answer that the players expect, tried while rules are edited.
#pragma once

#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>

#include "ui/workshop/live_judge.h"

namespace linesman {

class CasesPage : public QWidget {
  Q_OBJECT
 public:
  CasesPage(ChartDraft& draft, const Session& session, const LiveJudge& judge, QWidget* parent = nullptr);

  QTreeWidget& list() { return *list_; }
  QPushButton& keep_button() { return *keep_; }

 signals:
  void refused(const QString& sentence);

 private:
  void refresh();
  void keep_move();
  void delete_case();
  /// The case of the open table's move, as the player expects it; null when there is no move, or the player gives it
  /// up.
  Value asked_case();

  ChartDraft& draft_;
  const Session& session_;
  const LiveJudge& judge_;
  QLabel* summary_;
  QTreeWidget* list_;
  QPushButton* keep_;
  QPushButton* delete_;
};

}  // namespace linesman
