// Rulesets of charts given to other players: as a file of rules, and in a game.
#include <ostream>

#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/game_writer.h"
#include "cli/inputs.h"
#include "files/disk/file.h"
#include "files/json.h"
#include "plugins/ruleset_folders.h"
#include "sharing/carried_rules.h"
#include "sharing/rules_file.h"

namespace linesman {

namespace {

Problem at_place(Problem problem, const std::string& file) {
  if (problem.file.empty()) problem.file = file;
  return problem;
}

}  // namespace

int export_rules_call(const RulesetsCall& call, const Services& services, const Streams& streams) {
  const std::string& id = call.exported.at(0);
  const std::string& file = call.exported.at(1);
  if (!file.ends_with(RULES_ENDING)) return refuse({file, "", "must end in .lmrules"}, streams);
  const auto library = services.library();
  const auto rules = rules_of(*library, id);
  if (!rules) return refuse(rules.problem(), streams);
  const auto bytes = rules_file(*rules);
  if (!bytes) return refuse(at_place(bytes.problem(), library->find(id)->folder + "/ruleset.json"), streams);
  const auto saved = save_file(file, *bytes);
  return saved ? DONE : refuse(saved.problem(), streams);
}

int import_rules_call(const RulesetsCall& call, const Services& services, const Streams& streams) {
  const auto rules = load_rules_file(call.imported);
  if (!rules) return refuse(rules.problem(), streams);
  const auto kept =
      keep_rules(*rules, user_ruleset_folder(), *services.library(), call.replace ? IfThere::replace : IfThere::refuse);
  if (!kept) return refuse(at_place(kept.problem(), call.imported), streams);
  streams.out << visible(kept->ruleset()) << '\n';
  return DONE;
}

int carry_call(const CarryCall& call, const Services& services, const Streams& streams) {
  const auto writer = GameWriter::begin(call.game, call.out);
  if (!writer) return refuse(writer.problem(), streams);
  auto read = load_document(call.game, streams.in);
  if (!read) return refuse(read.problem(), streams);
  Document document = *std::move(read);
  if (call.drop) {
    document.game = document.game.with_annotation(CARRIED_RULES, Value());
  } else {
    auto carrying = with_carried_rules(document.game, *services.library());
    if (!carrying) return refuse(at_place(carrying.problem(), file_label(call.game)), streams);
    document.game = std::move(carrying).value();
  }
  const auto saved = writer->put(document, streams.out);
  return saved ? DONE : refuse(at_place(saved.problem(), call.out), streams);
}

Result<AgreedRules> carried_rulesets(const std::string& game, const Services& services, const Streams& streams) {
  if (game.empty()) return Problem{"", "--carried: goes before a call about a game"};
  if (game == STANDARD_INPUT) return Problem{"", "--carried: the game must be in a file"};
  const auto document = load_document(game);
  if (!document) return document.problem();
  const auto carried = carried_rules(document->game);
  if (!carried) return at_place(carried.problem(), game);
  if (!*carried) return Problem{game, "", "carries no rules, and --carried was given"};
  const std::string instead = judging_instead(**carried, *services.library());
  if (!instead.empty()) {
    const std::string id = document->game.ruleset();
    const std::string told =
        game + ": the rules \"" + id + "\" that it carries judge it: other rules are installed under this id";
    streams.err << one_line(streams.said(told)) << '\n';
  }
  return AgreedRules{(*carried)->rulesets, instead};
}

}  // namespace linesman
