// Prints the width of the bounds and the time that they take, a line for each example order and each standard one:
// `reach_bench [PART OF A NAME]`.
// With `--found` as the first argument it prints what share of the places where random legal orders end is shown,
// against time: `reach_bench --found [ORDERS OF EACH RULESET [PART OF ITS ID]]`. With `--why` as the first argument it
// prints the answer of `could` for the place where the bounds are farthest apart.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "files/documents/document.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "geometry/boost/measure.h"
#include "reach/found_share.h"
#include "reach/questions/could.h"
#include "reach/questions/reach.h"
#include "reach/search/way_trial.h"
#include "reach/standard_orders.h"
#include "support/built_rulesets.h"

namespace linesman {
namespace {

const char* const EXAMPLES = LINESMAN_SOURCE_DIR "/resources/examples";
constexpr double FIRST_FINENESS = 8;
constexpr int RUNS = 2;

struct Timed {
  Result<Reach> reach;
  double milliseconds = 0;
};

/// The quickest of several runs.
Timed timed(const Hearing& hearing, const Order& order, double fineness) {
  double least = HUGE_VAL;
  std::optional<Result<Reach>> reach;
  for (int run = 0; run < RUNS && least > run * 100.0; ++run) {
    const auto begin = std::chrono::steady_clock::now();
    reach.emplace(reach_of(hearing, order, {{}, fineness}));
    const std::chrono::duration<double, std::milli> taken = std::chrono::steady_clock::now() - begin;
    least = run == 0 ? taken.count() : std::min(least, taken.count());
  }
  return {*std::move(reach), least};
}

void tell_why(const Hearing& hearing, Order order, const RollReach& roll) {
  order.dice = roll.dice;
  const auto could = could_reach(hearing, order, {{ids_of(order.who).front(), EndRequest{roll.widest, {}, {}}}}, 0.01);
  if (!could) return;
  std::printf("    %s %s at (%.2f, %.2f)\n", std::string(name_of(could->answer)).c_str(),
              english(could->reason).c_str(), roll.widest.x, roll.widest.y);
  if (!could->would) return;
  const Ruling& ruling = could->would->judgement.ruling;
  std::printf("    spent %.3f of %.3f\n", ruling.allowance.spent.value_or(-1), ruling.allowance.total.value_or(-1));
  for (const Fault& fault : ruling.faults) std::printf("    %s: %s\n", fault.rule.c_str(), english(fault.text).c_str());
}

void tell(const std::string& name, const Hearing& hearing, Order order, bool why) {
  const auto pieces = ordered_pieces(hearing.game(), order);
  if (!pieces || pieces->empty()) return;
  if (!hearing.ruleset().terms().grid) order = order_for_one(hearing, order, hearing.game().piece(pieces->front()).id);
  const Timed first = timed(hearing, order, FIRST_FINENESS);
  const Timed last = timed(hearing, order, 1);
  if (!last.reach)
    return static_cast<void>(std::printf("%-44.44s %s\n", name.c_str(), english(last.reach.problem().reason).c_str()));
  double band = 0;
  double allowance = last.reach->allowance;
  double share = 1;  // the shown part of the ground that may be reached
  for (const RollReach& roll : last.reach->rolls) {
    band = std::max(band, roll.band);
    allowance = std::max(allowance, roll.allowance);
    share = std::min(share, area_of(roll.inner) / std::max(1e-9, area_of(roll.outer)));
  }
  std::printf("%-44.44s %-10s %6.1f %7.3f %5.0f%% %8.1f %8.1f\n", name.c_str(), order.action.c_str(), allowance, band,
              share * 100, first.milliseconds, last.milliseconds);
  for (const RollReach& roll : last.reach->rolls)
    if (why) tell_why(hearing, order, roll);
  std::fflush(stdout);
}

void measure(const std::filesystem::path& file, bool why) {
  const std::string name = file.filename().string();
  const auto game_json = load_json(std::string(EXAMPLES) + "/" + name.substr(0, name.find('.')) + ".linesman");
  const auto document = game_json ? read_document(*game_json, "") : game_json.problem();
  const auto order_json = load_json(file.string());
  auto order = order_json ? read_order(*order_json, "") : order_json.problem();
  if (!document || !order) return;
  const auto hearing = built_referee().open(document->game);
  if (!hearing) return;
  Order asked = *std::move(order);
  asked.paths = {};
  tell(name.substr(0, name.find(".order")), *hearing, std::move(asked), why);
}

int run(int count, char** words) {
  if (count > 1 && std::string(words[1]) == "--found") {
    constexpr std::uint64_t ORDERS = 200;
    print_found_share(count > 2 ? std::strtoull(words[2], nullptr, 10) : ORDERS, count > 3 ? words[3] : "");
    return 0;
  }
  const bool why = count > 1 && std::string(words[1]) == "--why";
  const std::string part = count > 1 + why ? words[1 + why] : "";
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(EXAMPLES))
    if (const std::string name = entry.path().filename().string();
        name.ends_with(".order.json") && name.find(part) != std::string::npos)
      files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::printf("%-44s %-10s %6s %7s %6s %8s %8s\n", "example", "action", "most", "band", "share", "ms first",
              "ms final");
  for (const auto& file : files) measure(file, why);
  for (const StandardOrder& asked : standard_orders())
    if (asked.name.find(part) != std::string::npos) tell(asked.name, asked.hearing, asked.order, why);
  return 0;
}

}  // namespace
}  // namespace linesman

int main(int count, char** words) { return linesman::run(count, words); }
