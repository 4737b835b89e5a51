// The proposed order under every way of reading the rules that the options leave open; a row shows its ruling.
#pragma once

#include <QLabel>
#include <QTableWidget>

#include "referee/interpretations.h"
#include "ui/panels/ruling/ruling_list.h"
#include "ui/session/questions.h"
#include "ui/session/session.h"

namespace linesman {

class ReadingsPanel : public QWidget {
  Q_OBJECT
 public:
  explicit ReadingsPanel(Session& session, QWidget* parent = nullptr);

  QTableWidget& table() { return *table_; }
  const std::vector<Interpretation>& readings() const { return readings_; }

  /// No row is chosen any more. Qt does not tell a panel that it lies under another as a tab.
  void leave() { table_->setCurrentCell(-1, -1); }

 signals:
  /// The judgement of a row is to be looked at on the table; nullptr takes it away.
  void previewed(const linesman::Game& game, std::shared_ptr<const linesman::Judgement> judgement);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void follow();
  void take(std::vector<Interpretation> found);
  void fill();
  void choose(int row);
  QString same_words() const;
  QString words_for(const Interpretation& reading, bool own) const;

  Session& session_;
  QLabel* hint_;
  QTableWidget* table_;
  RulingList* lines_;
  AnswerPtr of_;
  std::vector<Interpretation> readings_;
  NewestWork work_;
};

}  // namespace linesman
