#include "ui/window/rules_bar.h"

#include <QStandardItemModel>

#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "rules/conditions.h"
#include "ui/commands/gestures.h"
#include "ui/window/own_rulesets.h"

namespace linesman {

RulesetChooser::RulesetChooser(Session& session, QWidget* parent) : QComboBox(parent), session_(session) {
  setAccessibleName(tr("Ruleset"));
  setSizeAdjustPolicy(AdjustToContents);
  setFocusPolicy(Qt::StrongFocus);
  connect(this, &QComboBox::activated, this,
          [this](int index) { change_ruleset(session_, itemData(index).toString().toStdString()); });
  connect(&session_, &Session::ruleset_changed, this, &RulesetChooser::refresh);
  connect(&session_, &Session::game_opened, this, &RulesetChooser::refresh);
  refresh();
}

void RulesetChooser::fill() {
  filled_from_ = session_.shared_rulesets();
  clear();
  add_rulesets(*this, *filled_from_);
  auto* items = qobject_cast<QStandardItemModel*>(model());
  for (const UnusedRuleset& unused : unused_rulesets(*filled_from_)) {
    addItem(tr("%1 (not used)").arg(unused.name));
    setItemData(count() - 1, as_plain(unused.why), Qt::ToolTipRole);
    items->item(count() - 1)->setEnabled(false);
  }
}

void RulesetChooser::refresh() {
  if (filled_from_ != session_.shared_rulesets()) fill();
  setEnabled(session_.has_game());
  const QString id = QString::fromStdString(session_.game().ruleset());
  int index = findData(id);
  if (index < 0 && session_.has_game()) {
    addItem(tr("%1 (not installed)").arg(id), id);
    index = count() - 1;
  }
  setCurrentIndex(session_.has_game() ? index : -1);
  setToolTip(as_plain(session_.terms() != nullptr ? QString::fromStdString(session_.terms()->summary) : QString()));
}

HouseRulesBadge::HouseRulesBadge(Session& session, QWidget* parent) : QToolButton(parent), session_(session) {
  setToolButtonStyle(Qt::ToolButtonTextOnly);
  setFocusPolicy(Qt::StrongFocus);
  connect(&session_, &Session::game_changed, this, &HouseRulesBadge::refresh);
  connect(&session_, &Session::game_opened, this, &HouseRulesBadge::refresh);
}

void HouseRulesBadge::refresh() {
  const bool any = session_.has_game() && session_.game().house_rules().size() > 0;
  const auto usual = any ? session_.usual_ruleset() : nullptr;
  QStringList rules;
  if (usual)
    for (const Sentence& sentence : house_rule_sentences(usual->data(), session_.game())) rules << spoken(sentence);
  const QString title = tr("House rules (%1)").arg(rules.size());
  setText(QStringLiteral("§ %1").arg(rules.size()));
  setAccessibleName(title);
  setToolTip(as_plain(title + '\n' + rules.join('\n')));
  setAccessibleDescription(rules.join(' '));
  emit needed(!rules.isEmpty());
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
