#include "ui/window/shared_rules.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QSettings>

#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "drawing/report/translation.h"
#include "plugins/ruleset_folders.h"
#include "ui/commands/gestures.h"
#include "ui/window/commands/words.h"
#include "ui/window/dialogs/save_dialog.h"
#include "ui/window/places.h"
#include "ui/workshop/rules_preview.h"

namespace linesman {

namespace {

using window::tr;

const char* const AGREED_KEY = "agreed-rules";
constexpr int MAX_AGREED = 500;

enum Choice { KEEP = 10, REPLACE, KEEP_BOTH, AGREE };

QString title_of(const Value& chart) { return QString::fromStdString(std::string(chart["title"].text().value_or(""))); }

QString standing_words(RulesStanding standing) {
  switch (standing) {
    case RulesStanding::fresh: return tr("You do not have these rules yet.");
    case RulesStanding::same: return tr("You have these rules already.");
    case RulesStanding::differ: return tr("You have other rules under this name.");
    case RulesStanding::taken: return tr("Linesman comes with other rules under this name.");
  }
  return {};
}

void add_choices(RulesPreview& preview, RulesStanding standing) {
  if (standing == RulesStanding::fresh) preview.add_choice(tr("&Keep these rules"), KEEP)->setDefault(true);
  if (standing == RulesStanding::differ) preview.add_choice(tr("&Replace mine"), REPLACE);
  if (standing == RulesStanding::differ || standing == RulesStanding::taken)
    preview.add_choice(tr("Keep &both"), KEEP_BOTH)->setDefault(true);
}

/// Does what the player chose of rules that are not carried.
void keep_as_chosen(CommandContext& at, const SharedRules& rules, int choice) {
  if (choice != KEEP && choice != REPLACE && choice != KEEP_BOTH) return;
  const RulesetLibrary library(ruleset_places());
  const QString title = choice == KEEP_BOTH ? tr("%1 (2)").arg(title_of(rules.chart)) : title_of(rules.chart);
  const SharedRules kept = choice == KEEP_BOTH ? renamed_rules(rules, title.toStdString(), library) : rules;
  const auto if_there = choice == REPLACE ? IfThere::replace : IfThere::refuse;
  if (const auto done = keep_rules(kept, user_ruleset_folder(), library, if_there); !done)
    return at.warn(spoken(done.problem()));
  at.find_rulesets();
  at.tell(tr("“%1” is among your rules. New games can choose it.").arg(title));
}

}  // namespace

bool is_rules_file(const QString& path) { return path.endsWith(QLatin1String(".lmrules"), Qt::CaseInsensitive); }

bool open_rules_file(CommandContext& at, const QString& path) {
  const auto rules = load_rules_file(path.toStdString());
  if (!rules) {
    at.warn(spoken(rules.problem()));
    return false;
  }
  // The window shows itself first, and its caller need not wait.
  QMetaObject::invokeMethod(
      &at.window,
      [at, rules = *rules]() mutable {
        const auto standing = standing_of(rules, user_ruleset_folder(), RulesetLibrary(ruleset_places()));
        RulesPreview preview(rules, standing_words(standing), &at.window);
        add_choices(preview, standing);
        keep_as_chosen(at, rules, preview.exec());
      },
      Qt::QueuedConnection);
  return true;
}

void ask_rules_file(CommandContext& at) {
  const QString path =
      QFileDialog::getOpenFileName(&at.window, tr("Import rules"), folder_for(at.session.file().name()),
                                   tr("Rules of Linesman (*.lmrules);;All files (*)"));
  if (!path.isEmpty()) open_rules_file(at, path);
}

void carry_rules(CommandContext& at) {
  const Game& game = at.session.game();
  if (!game.annotation(CARRIED_RULES).is_null()) {
    change_by_hand(at.session, game.with_annotation(CARRIED_RULES, Value()), tr("rules in the game"));
    return at.tell(tr("The game carries no rules any more."));
  }
  const auto carrying = with_carried_rules(game, RulesetLibrary(ruleset_places()));
  if (!carrying) return at.warn(spoken(carrying.problem()));
  change_by_hand(at.session, *carrying, tr("rules in the game"));
  at.tell(tr("The game carries its rules now. Save it, and the other player needs nothing else."));
}

CarriedRulesWatch::CarriedRulesWatch(CommandContext& at, QObject* parent) : QObject(parent), at_(at) {
  connect(&at_.files, &GameFiles::opened, this, &CarriedRulesWatch::look);
}

void CarriedRulesWatch::find_rulesets() {
  if (in_force_ && standing_of(*in_force_, RulesetLibrary(ruleset_places())) == CarriedStanding::same)
    in_force_.reset();
  use_rulesets();
}

void CarriedRulesWatch::use_rulesets() {
  std::vector<Value> charts;
  if (in_force_) charts = in_force_->rulesets;
  at_.session.use_rulesets(std::make_shared<const RulesetLibrary>(ruleset_places(), wording_in_language(), charts));
}

void CarriedRulesWatch::look() {
  if (!at_.session.has_game()) return;
  const auto carried = carried_rules(at_.session.game());
  if (!carried) at_.warn(tr("The rules in this game cannot be used: %1").arg(spoken(carried.problem())));
  const std::optional<CarriedRules> rules = carried ? *carried : std::nullopt;
  if (!rules && !in_force_) return;
  const RulesetLibrary plain(ruleset_places());
  const auto standing = rules ? standing_of(*rules, plain) : CarriedStanding::missing;
  const bool agreed =
      rules && QSettings().value(AGREED_KEY).toStringList().contains(QString::fromStdString(rules->hash));
  const bool wanted = agreed && standing != CarriedStanding::same;
  // A new game under the rules that another game carried goes on with them.
  const bool goes_on = !rules && plain.find(at_.session.game().ruleset()) == nullptr;
  if (wanted || (in_force_ && !goes_on)) {
    in_force_ = wanted ? rules : std::nullopt;
    use_rulesets();
  }
  if (wanted) at_.tell(tr("The game is judged by the rules that it carries."));
  if (rules && !agreed && standing != CarriedStanding::same) offer(*rules, standing);
}

void CarriedRulesWatch::offer(const CarriedRules& rules, CarriedStanding standing) {
  const QString sentence =
      standing == CarriedStanding::missing
          ? tr("The game carries its rules, “%1”. They judge it when you agree.").arg(title_of(rules.chart))
          : tr("The game carries other rules “%1” than yours. They judge it when you agree.")
                .arg(title_of(rules.chart));
  at_.ask(sentence, tr("Look at the rules…"), [this, rules, standing] { show(rules, standing); });
}

void CarriedRulesWatch::show(const CarriedRules& rules, CarriedStanding standing) {
  const bool is_variant = rules.rulesets.size() > 1;  // it has no file of its own
  const SharedRules shared{rules.rulesets.front(), Value::empty_object()};
  RulesPreview preview(shared,
                       standing == CarriedStanding::missing ? tr("You do not have these rules yet.")
                                                            : tr("You have other rules under this name."),
                       &at_.window);
  QPushButton* agree = preview.add_choice(tr("&Use them for this game"), AGREE);
  if (!is_variant) add_choices(preview, standing_of(shared, user_ruleset_folder(), RulesetLibrary(ruleset_places())));
  agree->setDefault(true);
  const int choice = preview.exec();
  if (choice == QDialog::Rejected) return offer(rules, standing);
  if (choice == AGREE) {
    QStringList agreed = QSettings().value(AGREED_KEY).toStringList();
    agreed.prepend(QString::fromStdString(rules.hash));
    QSettings().setValue(AGREED_KEY, QStringList(agreed.mid(0, MAX_AGREED)));
    return look();
  }
  keep_as_chosen(at_, shared, choice);
}

}  // namespace linesman
