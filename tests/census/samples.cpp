#include "census/samples.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "property/proof.h"
#include "support/built_rulesets.h"
#include "support/cases.h"
#include "support/random.h"

namespace linesman::census {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t ORDERS_A_TABLE = 4;
constexpr std::uint64_t ORDERS_A_GROUP = 1'000;
constexpr std::uint64_t FIRST_SEED = 20'000'000;

/// Shows the samples of one group or, where it is empty, of all.
struct Wanted {
  const std::string& ruleset;
  const std::string& group;
  bool has(const std::string& other) const { return group.empty() || group == other; }
};

Result<Hearing> hearing_on(const Result<Document>& document) {
  if (!document) return document.problem();
  return built_referee().open(document->game);
}

void show_examples(const Wanted& wanted, const Visit& visit) {
  for (const Example& example : find_examples()) {
    const std::string stem = fs::path(example.file).stem().string();
    const std::string group = "examples/" + stem;
    if (!wanted.has(group)) continue;
    const auto document = load_document(example.file);
    if (!document || document->game.ruleset() != wanted.ruleset) continue;
    const auto hearing = hearing_on(document);
    for (const std::string& path : example.orders) {
      const auto json = load_json(path);
      const Result<Order> order = json ? read_order(*json, "") : json.problem();
      visit({group, fs::path(path).filename().string().substr(stem.size() + 1), hearing, order});
    }
  }
}

std::string group_of(const Case& c) {
  return "cases/" + c.file + "/" + std::string(c.content["clauses"][0].text().value_or("refused"));
}

void show_cases(const Wanted& wanted, const Visit& visit) {
  std::map<std::string, std::vector<Case>> groups;
  for (Case& c : read_cases()) {
    const std::string group = group_of(c);
    if (c.ruleset == wanted.ruleset && wanted.has(group)) groups[group].push_back(std::move(c));
  }
  for (const auto& [group, cases] : groups) {
    std::set<std::string> names;
    for (const Case& c : cases) {
      std::string name = c.name;
      while (!names.insert(name).second) name += " (again)";
      visit({group, name, hearing_on(read_document(c.game(), "")), read_order(c.order(), "")});
    }
  }
}

std::string digits(std::uint64_t number, std::size_t width) {
  const std::string text = std::to_string(number);
  return std::string(width - std::min(width, text.size()), '0') + text;
}

/// The orders to one table. Each has a stream of numbers of its own: it does not change with the orders of other
/// tables.
void show_table(const Subject& subject, std::uint64_t table, const Visit& visit) {
  Random random(FIRST_SEED + table);
  const Game game = subject.dressed(random, random_game(random, subject.recipe));
  const Result<Hearing> hearing = built_referee().open(game);
  for (std::uint64_t i = 0; i < ORDERS_A_TABLE; ++i) {
    const std::uint64_t number = table * ORDERS_A_TABLE + i;
    Random own(~(FIRST_SEED + number));
    const Order order = subject.order(own, game);
    visit({"random/" + digits(number / ORDERS_A_GROUP, 2), digits(number % ORDERS_A_GROUP, 3), hearing,
           hearing ? with_dice(own, *hearing, order) : order});
  }
}

void show_random(const Wanted& wanted, const Visit& visit) {
  constexpr std::uint64_t TABLES_A_GROUP = ORDERS_A_GROUP / ORDERS_A_TABLE;
  for (const Subject& subject : subjects()) {
    if (subject.ruleset != wanted.ruleset) continue;
    for (std::uint64_t table = 0; table < RANDOM_ORDERS / ORDERS_A_TABLE; ++table)
      if (wanted.has("random/" + digits(table / TABLES_A_GROUP, 2))) show_table(subject, table, visit);
  }
}

void show(const Wanted& wanted, const Visit& visit) {
  show_examples(wanted, visit);
  show_cases(wanted, visit);
  show_random(wanted, visit);
}

}  // namespace

void for_each_sample(const std::string& ruleset, const Visit& visit) { show({ruleset, ""}, visit); }

void for_each_sample_of_group(const std::string& ruleset, const std::string& group, const Visit& visit) {
  show({ruleset, group}, visit);
}

std::vector<std::string> rulesets_with_samples() {
  std::set<std::string> named;
  for (const Subject& subject : subjects()) named.insert(subject.ruleset);
  for (const Case& c : read_cases()) named.insert(c.ruleset);
  for (const Example& example : find_examples())
    if (const auto document = load_document(example.file)) named.insert(document->game.ruleset());
  std::vector<std::string> ids = built_rulesets()->ids();
  std::erase_if(ids, [&](const std::string& id) { return !named.contains(id); });
  return ids;
}

}  // namespace linesman::census
