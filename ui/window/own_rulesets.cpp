#include "ui/window/own_rulesets.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "plugins/library.h"
#include "plugins/ruleset_folders.h"
#include "plugins/variant_file.h"
#include "ui/window/commands/words.h"
#include "ui/window/places.h"

namespace linesman {

namespace {

constexpr const char* RULESET_KEY = "ruleset";

}  // namespace

void add_rulesets(QComboBox& box, const RulesetSource& rulesets) {
  for (const std::string& id : rulesets.ids()) {
    const auto ruleset = rulesets.ruleset(id, Value::empty_object());
    if (!ruleset) continue;
    const Terms& terms = (*ruleset)->terms();
    box.addItem(QString::fromStdString(terms.title.empty() ? id : terms.title), QString::fromStdString(id));
    box.setItemData(box.count() - 1, as_plain(QString::fromStdString(terms.summary)), Qt::ToolTipRole);
  }
}

void choose_usual_ruleset(QComboBox& box, const QString& preferred) {
  for (const QString& id : {preferred, last_ruleset(), first_ruleset()})
    if (const int row = box.findData(id); row >= 0 && !id.isEmpty()) return box.setCurrentIndex(row);
}

QString last_ruleset() { return QSettings().value(RULESET_KEY).toString(); }

void remember_ruleset(const QString& id) { QSettings().setValue(RULESET_KEY, id); }

namespace {

using window::tr;

Value variant_of(const Terms& terms, const std::string& id, const std::string& title, const Value& house_rules) {
  Value::Object members{{"id", id}, {"extends", terms.id}, {"edition", "1"}, {"title", title}};
  for (const auto& [part, changes] : house_rules.members()) members.emplace_back(part, changes);
  return members;
}

Result<QString> keep(CommandContext& at, const QString& title, const Value& house_rules) {
  const Session& session = at.session;
  const auto usual = session.rulesets().ruleset(session.game().ruleset(), Value::empty_object());
  if (!usual) return usual.problem();
  const std::string id = free_ruleset_id(title.toStdString(), session.rulesets());
  const Value variant = variant_of((*usual)->terms(), id, title.toStdString(), house_rules);
  const auto saved = save_variant(user_ruleset_folder(), variant, session.rulesets());
  if (!saved) return saved.problem();
  at.find_rulesets();
  return tr("The ruleset “%1” is saved in %2.").arg(title, QString::fromStdString(*saved));
}

}  // namespace

KeepRuleset ruleset_keeper(CommandContext& at) {
  return [&at](const QString& title, const Value& house_rules) { return keep(at, title, house_rules); };
}

std::vector<UnusedRuleset> unused_rulesets(const RulesetSource& rulesets) {
  std::vector<UnusedRuleset> unused;
  // Only a library searches folders.
  const auto* library = dynamic_cast<const RulesetLibrary*>(&rulesets);
  if (library == nullptr) return unused;
  for (const Problem& problem : library->problems()) {
    const QFileInfo place(QString::fromStdString(problem.file));
    const bool file = place.fileName().contains('.');
    unused.push_back({file ? place.dir().dirName() : place.fileName(), spoken(problem)});
  }
  return unused;
}

QString unused_sentence(const RulesetSource& rulesets) {
  const std::vector<UnusedRuleset> unused = unused_rulesets(rulesets);
  if (unused.empty()) return {};
  if (unused.size() == 1) return tr("A ruleset cannot be used: %1").arg(unused.front().why);
  return tr("%1 rulesets cannot be used. The first: %2").arg(unused.size()).arg(unused.front().why);
}

}  // namespace linesman
