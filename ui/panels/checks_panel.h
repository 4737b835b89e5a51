// The errors in the game, and the warnings for its designer: by names, each leading to its place.
#pragma once

#include <QCheckBox>
#include <QIcon>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <array>

#include "ui/session/check_service.h"

namespace linesman {

class ChecksPanel : public QWidget {
  Q_OBJECT
 public:
  explicit ChecksPanel(Session& session, QWidget* parent = nullptr);

 signals:
  /// A place of the table to look at.
  void place_picked(const linesman::Vec& at);
  /// A game was opened with which something is wrong: a sentence.
  void found_wrong(const QString& sentence);
  /// Nothing is wrong with the game now.
  void found_right();

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void refresh();
  void refresh_summary();
  void add(const Complaint& complaint, const QString& silenced_for);
  void show_buttons();
  void lead_there();
  void mend();
  void silence();
  void tell_what_is_wrong();
  const Complaint* marked() const;

  Session& session_;
  CheckService* checks_;
  QLabel* summary_;
  QListWidget* list_;
  QCheckBox* silenced_too_;
  QPushButton* mend_;
  QPushButton* silence_;
  std::array<QIcon, 2> signs_;           ///< of an error, of a warning
  std::vector<const Complaint*> shown_;  ///< of `checks_->found()`, by row
};

/// A complaint as a sentence by names: one that has only a pointer begins with the name of what it points at.
QString complaint_text(const Game& game, const Complaint& complaint);

}  // namespace linesman
