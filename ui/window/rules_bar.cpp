#include "ui/window/rules_bar.h"

#include "ui/commands/gestures.h"

namespace linesman {

RulesetChooser::RulesetChooser(Session& session, QWidget* parent) : QComboBox(parent), session_(session) {
  setAccessibleName(tr("Ruleset"));
  setSizeAdjustPolicy(AdjustToContents);
  setFocusPolicy(Qt::StrongFocus);
  for (const std::string& id : session.rulesets().ids()) {
    const auto ruleset = session.rulesets().ruleset(id, Value::empty_object());
    const QString title = QString::fromStdString(ruleset ? (*ruleset)->terms().title : id);
    addItem(title.isEmpty() ? QString::fromStdString(id) : title, QString::fromStdString(id));
    if (ruleset) setItemData(count() - 1, QString::fromStdString((*ruleset)->terms().summary), Qt::ToolTipRole);
  }
  connect(this, &QComboBox::activated, this,
          [this](int index) { change_ruleset(session_, itemData(index).toString().toStdString()); });
  connect(&session_, &Session::ruleset_changed, this, &RulesetChooser::refresh);
  connect(&session_, &Session::game_opened, this, &RulesetChooser::refresh);
  refresh();
}

void RulesetChooser::refresh() {
  setEnabled(session_.has_game());
  const QString id = QString::fromStdString(session_.game().ruleset());
  int index = findData(id);
  if (index < 0 && session_.has_game()) {
    addItem(tr("%1 (not installed)").arg(id), id);
    index = count() - 1;
  }
  setCurrentIndex(session_.has_game() ? index : -1);
  setToolTip(session_.terms() != nullptr ? QString::fromStdString(session_.terms()->summary) : QString());
}

TurnBox::TurnBox(Session& session, QWidget* parent) : QSpinBox(parent), session_(session) {
  setAccessibleName(tr("Turn"));
  setPrefix(tr("Turn "));
  setRange(0, 9999);
  setKeyboardTracking(false);
  connect(this, &QSpinBox::valueChanged, this, [this](int turn) { change_turn(session_, turn); });
  connect(&session_, &Session::game_changed, this, &TurnBox::refresh);
  refresh();
}

void TurnBox::refresh() {
  const QSignalBlocker quiet(this);
  setEnabled(session_.has_game());
  setValue(static_cast<int>(session_.game().turn()));
}

}  // namespace linesman
