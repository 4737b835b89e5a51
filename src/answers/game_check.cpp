#include "answers/game_check.h"

#include "answers/problem_place.h"
#include "files/documents/document.h"
#include "files/documents/plan_check.h"
#include "files/problems.h"
#include "lint/ruleset_problems.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

/// Checks options and house rules when the rest of a document cannot be read.
std::vector<Problem> check_agreement(const Value& json, const RulesetLibrary& library) {
  Game::Parts parts;
  parts.ruleset = json["ruleset"].text().value_or("");
  if (json["options"].is_object()) parts.options = json["options"];
  if (json["house_rules"].is_object()) parts.house_rules = json["house_rules"];
  if (parts.ruleset.empty() || !library.find(parts.ruleset)) return {};
  const auto ruleset = library.ruleset(parts.ruleset, parts.house_rules);
  if (!ruleset) return {ruleset.problem()};
  return check_vocabulary((*ruleset)->data(), Game(std::move(parts)));
}

}  // namespace

std::vector<Problem> check_game(const Value& json, const std::string& file, const RulesetLibrary& library) {
  std::vector<Problem> found = check_document(json, file);
  if (!found.empty()) {
    for (Problem& p : check_agreement(json, library)) found.push_back(about(file, std::move(p)));
    return found;
  }
  const auto document = read_document(json, file);
  if (!document) return {document.problem()};
  for (Problem& p : ruleset_problems(document->game, library)) found.push_back(about(file, std::move(p)));
  for (Problem& p : plan_mistakes(document->game)) found.push_back(about(file, std::move(p)));
  leave_at_most(found);
  return found;
}

}  // namespace linesman
