// The page Case book: cases by words or like the present move, and those that contradict each other, with two pictures.
#pragma once

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "ui/panels/cases/case_view.h"

namespace linesman {

class CaseBookPanel : public QWidget {
  Q_OBJECT
 public:
  CaseBookPanel(Session& session, CaseService& cases, QWidget* parent = nullptr);

 signals:
  void folder_asked();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void lay_out();
  void refresh();
  void refresh_cases(const CasesFound& found);
  void refresh_conflicts(const CasesFound& found);
  void show_case(int row);
  void show_conflict(int row);

  Session& session_;
  CaseService& cases_;
  QLineEdit* words_;
  QLabel* line_;
  CaseList* list_;
  QLabel* conflicts_heading_;
  CaseList* conflicts_;
  CaseView* view_;
  QLabel* state_;
  QPushButton* folder_;
  CasesPtr shown_;
  QString shown_words_;
};

}  // namespace linesman
