// A card beside the selected models: why they are held, or how much more or less they may spend and why, and until
// when. A hold stands as soon as its key is pressed and is changed here; a modifier is put when its reason is said.
#pragma once

#include <QComboBox>
#include <QPushButton>

#include "ui/commands/state_gestures.h"
#include "ui/panels/state/state_fields.h"

namespace linesman {

class PlainLabel;

class StateCard : public TableCard {
  Q_OBJECT
 public:
  explicit StateCard(Session& session, QWidget* parent = nullptr);

  /// The hold that the selected models would get: the last one that was chosen here, with the last reason of the game.
  state::Hold next_hold() const;
  /// Changes the hold that the selected models have.
  void show_hold();
  /// A modifier for the selected models, with that amount to begin with.
  void show_modifier(double first);
  /// A status of a piece that no rule reads: it becomes a hold or a modifier.
  void show_unread(PieceIndex piece, const std::string& key);
  /// One more or one less in a modifier that is being typed.
  void step(double by);
  bool shows_modifier() const { return isVisible() && form_ == Form::modifier; }
  void take_focus();

 signals:
  void said(const QString& sentence);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  enum class Form { hold, modifier, unread };
  void lay_out();
  void show_form(Form form, const QString& title);
  std::vector<PieceIndex> selected() const;
  /// Of the pieces in short.
  QString who() const;
  void choose();
  void change_hold_now();
  void put_modifier();
  std::optional<state::Modifier> typed() const;
  void show_figure(double amount);
  void fill_actions();
  void finish();

  Session& session_;
  Form form_ = Form::hold;
  PlainLabel* title_;
  QLineEdit* figure_;
  ReasonField* reason_;
  UntilField* until_;
  QWidget* bars_;
  QPushButton* go_;
  QPushButton* turn_;
  QPushButton* act_;
  QComboBox* action_;
  QPushButton* done_;
  QWidget* unread_;
  PieceIndex piece_{};  ///< of an unread status
  std::string key_;     ///< likewise
  state::Hold last_{};  ///< what it bars and its end are proposed again
};

}  // namespace linesman
