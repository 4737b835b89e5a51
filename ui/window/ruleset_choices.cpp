#include "ui/window/ruleset_choices.h"

#include "drawing/picture/plain_text.h"

namespace linesman {

void add_rulesets(QComboBox& box, const RulesetSource& rulesets) {
  for (const std::string& id : rulesets.ids()) {
    const auto ruleset = rulesets.ruleset(id, Value::empty_object());
    if (!ruleset) continue;
    const Terms& terms = (*ruleset)->terms();
    box.addItem(QString::fromStdString(terms.title.empty() ? id : terms.title), QString::fromStdString(id));
    box.setItemData(box.count() - 1, as_plain(QString::fromStdString(terms.summary)), Qt::ToolTipRole);
  }
}

}  // namespace linesman
