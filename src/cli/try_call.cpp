// `rulesets --try`: whether a ruleset judges the cases beside it as they expect.
#include <filesystem>
#include <ostream>

#include "base/utf8.h"
#include "cli/commands.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/expectation.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"

namespace linesman {

namespace {

/// The ruling on a case, or the sentence of a refusal.
Value answer_to(const Value& one, const std::string& ruleset, const Referee& referee) {
  const auto refused = [](const Problem& problem) { return Value(Value::Object{{"error", problem.sentence()}}); };
  const auto document = read_document(game_of_case(one, ruleset), "");
  if (!document) return refused(document.problem());
  const auto order = read_order(one["order"], "");
  if (!order) return refused(order.problem());
  const auto hearing = referee.open(document->game);
  if (!hearing) return refused(hearing.problem());
  const auto judged = hearing->judge(*order);
  if (!judged) return refused(judged.problem());
  return write_ruling(judged->ruling, hearing->game());
}

}  // namespace

int try_call(const Call& call, const Services& services, Streams streams) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(call.tried + "/.").lexically_normal().parent_path();
  const auto json = load_json((folder / "ruleset.json").string());
  if (!json) return refuse(json.problem(), streams);
  const auto suite = load_json((folder / "cases.json").string());
  if (!suite) return refuse(suite.problem(), streams);
  const std::string id((*json)["id"].text().value_or(""));
  std::vector<std::string> folders{fs::absolute(folder).lexically_normal().parent_path().string()};
  folders.insert(folders.end(), call.ruleset_folders.begin(), call.ruleset_folders.end());
  const auto library = services.library_after(folders);
  if (!library->find(id)) return refuse(library->ruleset(id, {}).problem(), streams);
  const Referee referee(library);
  std::size_t right = 0;
  const Value& cases = (*suite)["cases"];
  for (const Value& one : cases.items()) {
    const std::vector<std::string> said = differences(one["expect"], answer_to(one, id, referee));
    if (said.empty()) ++right;
    for (const std::string& difference : said)
      streams.out << visible(std::string(one["name"].text().value_or("a case without a name")) + ": " + difference)
                  << '\n';
  }
  streams.out << right << " of " << cases.size() << " cases right\n";
  return right == cases.size() && right > 0 ? DONE : NOT_LEGAL;
}

}  // namespace linesman
