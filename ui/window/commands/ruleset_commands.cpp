#include <QInputDialog>
#include <filesystem>

#include "drawing/report/spoken.h"
#include "drawing/report/translation.h"
#include "plugins/library.h"
#include "plugins/ruleset_folders.h"
#include "ui/commands/gestures.h"
#include "ui/panels/ruling/agreement_dialog.h"
#include "ui/window/commands/command_rows.h"
#include "ui/window/commands/words.h"
#include "ui/window/own_rulesets.h"
#include "ui/window/places.h"
#include "ui/window/shared_rules.h"
#include "ui/workshop/new_ruleset_dialog.h"
#include "ui/workshop/words_dialog.h"
#include "ui/workshop/workshop.h"

namespace linesman {

namespace {

using window::tr;

void open_workshop(CommandContext& at, Result<std::unique_ptr<ChartDraft>> draft) {
  if (!draft) return at.warn(spoken(draft.problem()));
  auto* workshop = new Workshop(std::move(draft).value(), at.session, at.find_rulesets, &at.window);
  QObject::connect(workshop, &Workshop::try_asked, &at.window, [&at](const Game& copy) {
    if (at.files.may_leave()) at.files.begin({copy, Value()});
  });
  at.put_beside(workshop);
  workshop->rules().sentences().setFocus();
}

QString title_of_file(const ChartFile& file) {
  const auto chart = load_chart(file);
  const QString id = QString::fromStdString(std::filesystem::path(file.folder).filename().string());
  const QString title = chart ? QString::fromStdString(std::string((*chart)["title"].text().value_or(""))) : QString();
  return tr("%1 (%2)").arg(title.isEmpty() ? id : title, id);
}

void ask_new_ruleset(CommandContext& at) {
  const RulesetLibrary library(ruleset_places(), wording_in_language());
  NewRulesetDialog dialog(library, &at.window);
  if (dialog.exec() == QDialog::Accepted) open_workshop(at, dialog.draft());
}

void ask_rules_to_edit(CommandContext& at) {
  const std::vector<ChartFile> files = chart_files(user_ruleset_folder());
  if (files.empty()) return at.tell(tr("You have no rules of your own yet. Begin with a new ruleset."));
  QStringList names;
  int played = 0;
  for (const ChartFile& file : files) {
    if (file.folder.ends_with("/" + at.session.game().ruleset())) played = static_cast<int>(names.size());
    names << title_of_file(file);
  }
  bool chosen = files.size() == 1;
  const QString name =
      chosen ? names.front()
             : QInputDialog::getItem(&at.window, tr("Edit rules"), tr("Rules:"), names, played, false, &chosen);
  if (chosen) open_workshop(at, own_draft(files[static_cast<std::size_t>(names.indexOf(name))]));
}

void ask_own_words(CommandContext& at) {
  const auto usual = at.session.usual_ruleset();
  if (!usual) return at.warn(spoken(at.session.hearing_problem()));
  const Game& game = at.session.game();
  WordsDialog dialog(usual->data(), game.house_rules()["words"], &at.window);
  if (dialog.exec() != QDialog::Accepted) return;
  const Value words = dialog.words();
  const Value rules = words.size() > 0 ? game.house_rules().with("words", words) : game.house_rules().without("words");
  const auto done = change_agreement(at.session, game.options(), rules, game.tolerance());
  if (!done) at.warn(spoken(done.problem()));
}

void ask_options(CommandContext& at) {
  if (at.session.terms() == nullptr) return at.warn(spoken(at.session.hearing_problem()));
  AgreementDialog dialog(at.session, ruleset_keeper(at), &at.window);
  if (at.session.game().house_rules().size() > 0) dialog.show_house_rules();
  dialog.exec();
}

}  // namespace

std::span<const Command> ruleset_commands() {
  using enum CommandGroup;
  using enum CommandUse;
  static constexpr Command ROWS[]{
      {"options", QT_TR_NOOP("&Options and house rules…"), "Ctrl+,", "options", edit_game, game, ask_options},
      {"new-ruleset", QT_TR_NOOP("&New ruleset…"), "", "", rules_own, always, ask_new_ruleset},
      {"edit-rules", QT_TR_NOOP("&Edit rules…"), "", "", rules_own, always, ask_rules_to_edit},
      {"import-rules", QT_TR_NOOP("&Import rules…"), "", "", rules_own, always, ask_rules_file},
      {"carry-rules", QT_TR_NOOP("&Carry the rules in the game"), "", "", rules_own, game, carry_rules},
      {"own-words", QT_TR_NOOP("Your own &words…"), "", "", rules_own, game, ask_own_words},
  };
  return ROWS;
}

}  // namespace linesman
