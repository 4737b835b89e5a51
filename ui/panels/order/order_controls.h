// The controls for the details of an act in a path: the formation that is taken, the transport that is entered.
#pragma once

#include <QButtonGroup>
#include <QGridLayout>
#include <QToolButton>
#include <QWidget>
#include <optional>

#include "movement/step.h"
#include "rules/terms.h"
#include "ui/panels/fields/field_form.h"

namespace linesman {

class ActForm : public FieldForm {
  Q_OBJECT
 public:
  explicit ActForm(QWidget* parent = nullptr);

  /// Shows the fields of the act at `current`. An action that bears the name of an act is for that act: as long as the
  /// path is without it, its fields are there to be filled in. `terms` may be nullptr.
  void show_act(const Path& path, std::optional<std::size_t> current, const std::string& action, const Terms* terms,
                const Game& game);

 signals:
  /// A member of the act that is shown was given; null: taken away.
  void member_edited(const std::string& key, const linesman::Value& value);
  /// All is given that an act must have which is not in the path yet.
  void completed(const linesman::ActStep& act);

 private:
  void take(const std::string& key, const Value& value);

  std::optional<ActTerm> to_come_;
  Value members_;  ///< of the act to come, as far as they are given
};

/// The actions of a ruleset as buttons, one of them down.
class ActionButtons : public QWidget {
  Q_OBJECT
 public:
  explicit ActionButtons(QWidget* parent = nullptr);
  void set_actions(const std::vector<Action>& actions);
  /// An unknown action leaves all buttons up.
  void show_action(const std::string& id);

 signals:
  void chosen(const std::string& id);

 private:
  QGridLayout* layout_;
  QButtonGroup group_;
  std::vector<std::string> ids_;
};

/// The arrow keys of the table as buttons: turn left, on, back, turn right. On a grid by hexes and hexsides.
class StepPad : public QWidget {
  Q_OBJECT
 public:
  explicit StepPad(QWidget* parent = nullptr);

  void show_grid(bool grid);

 signals:
  /// Do what this arrow key does on the table.
  void asked(Qt::Key key);

 private:
  QToolButton* add(const char* icon, Qt::Key key);
  QToolButton* left_;
  QToolButton* on_;
  QToolButton* back_;
  QToolButton* right_;
};

}  // namespace linesman
