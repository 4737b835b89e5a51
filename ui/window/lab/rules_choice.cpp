#include "ui/window/lab/rules_choice.h"

#include "drawing/report/translation.h"
#include "plugins/library.h"
#include "plugins/rules_in_folder.h"
#include "ui/window/places.h"

namespace linesman {

RulesChoice::RulesChoice(const RulesetSource& rulesets, QWidget* parent) : QComboBox(parent) {
  setEditable(true);
  setInsertPolicy(QComboBox::NoInsert);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  addItem(tr("each game's own rules"), QStringLiteral("game"));
  for (const std::string& id : rulesets.ids()) addItem(QString::fromStdString(id), QString::fromStdString(id));
  setToolTip(tr("A ruleset, or its folder, with options behind commas: orders,obstacles=base"));
}

std::string RulesChoice::typed() const {
  const QString text = currentText().trimmed();
  const int known = findText(text);
  return (known < 0 ? text : itemData(known).toString()).toStdString();
}

void RulesChoice::type(const QString& typed) {
  const int known = findData(typed);
  setEditText(known < 0 ? typed : itemText(known));
}

Result<lab::RulesSide> RulesChoice::side() const {
  const auto library = std::make_shared<const RulesetLibrary>(ruleset_places(), wording_in_language());
  return lab::read_rules_side(typed(), [&](const std::string& folder) { return rules_with_folder(library, folder); });
}

}  // namespace linesman
