// A dispute that is ruled, for its umpire: what both sides say, the cases that are like it, and his decision, which is
// filed as a case. The verdict itself stands in the strip.
#pragma once

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QWidget>
#include <array>

#include "ui/panels/cases/call_form.h"
#include "ui/panels/cases/case_view.h"

namespace linesman {

/// A decision that was filed.
struct FiledDecision {
  std::string hash;
  Verdict verdict = Verdict::legal;  ///< legal or illegal
  QString reason;                    ///< may be empty where the ruling is upheld
  QString umpire;
  bool upheld = true;
  bool is_from_record = false;  ///< the record of the game is to name the case
};

class RuledPanel : public QWidget {
  Q_OBJECT
 public:
  RuledPanel(Session& session, CaseService& cases, QWidget* parent = nullptr);

  /// The line about the ruling now: "3 cases like this: …"
  QString line() const { return line_words_; }

 signals:
  void filed(const linesman::FiledDecision& decision);
  void said(const QString& sentence);
  void refused(const QString& sentence);
  void folder_asked();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// The words of one side.
  struct SideBox {
    QLabel* heading = nullptr;
    QLineEdit* name = nullptr;
    QPlainTextEdit* text = nullptr;
  };

  QWidget* make_content();
  QWidget* make_buttons();
  void begin_anew();
  void refresh();
  void refresh_line();
  void show_line();
  void show_like(int row);
  void show_cards();
  void uphold();
  void override_ruling();
  void give_card();
  std::optional<Verdict> ruled() const;
  /// Asks once why a case that is the same is decided otherwise. Nothing: the umpire thinks again.
  std::optional<QString> reason_against(Verdict verdict, const QString& reason);
  void file(bool upheld, Verdict verdict, const QString& reason);
  QStringList players() const;

  Session& session_;
  CaseService& cases_;
  std::array<SideBox, 2> sides_;
  std::array<std::string, 2> side_names_;
  PlainLabel* line_;
  QString line_words_;
  CaseList* like_;
  CaseView* view_;
  CallForm* call_;
  QLabel* cards_words_;
  QLabel* state_;
  QPushButton* folder_;
  QPushButton* uphold_;
  QPushButton* override_;
  QPushButton* card_;
  std::vector<DraftCard> cards_given_;
  QString asked_about_;  ///< the case that was contradicted with the umpire's knowledge
  CasesPtr shown_;
  bool is_writing_ = false;
};

}  // namespace linesman
