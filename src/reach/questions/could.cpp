#include "reach/questions/could.h"

#include <algorithm>
#include <utility>

#include "reach/questions/place_rolls.h"
#include "rules/vocabulary.h"
#include "state/keys.h"

namespace linesman {

namespace {

constexpr double LEAST_SLACK = 0.01;  // inches

/// The needs that the order gives no dice for.
std::vector<PurposeNeed> missing_of(const PlaceQuestion& question) {
  const auto trial = WayTrial::of(question.hearing, question.order, question.pieces.front());
  auto needs = trial ? needs_of(trial->standing()) : std::nullopt;
  if (!needs) return {};
  std::erase_if(*needs, [&](const PurposeNeed& need) { return question.order.dice.contains(need.purpose); });
  return *std::move(needs);
}

RollSpace open_dice(const std::vector<PurposeNeed>& needs) {
  std::vector<AskedDice> all;
  for (const PurposeNeed& need : needs) {
    const auto count = static_cast<std::size_t>(need.dice.count);
    all.push_back({need.purpose, need.dice.faces, std::vector<std::optional<int>>(count), {}});
    for (std::size_t i = 0; i < count; ++i) all.back().places.push_back(i);
  }
  return RollSpace(std::move(all));
}

/// By all rolls of the dice that the order lacks.
Result<Could> under_rolls(const PlaceQuestion& question, const std::vector<PurposeNeed>& missing, CouldDetail detail,
                          const std::stop_token& stop, WorkLeft& work) {
  const std::uint64_t settled_by = work.left();
  const auto settled = settled_place(question, missing, open_dice, true, RollsTried::all, stop, work);
  if (!settled) return settled.problem();
  const PlaceRolls& rolls = settled->rolls;
  const Chance chance = chance_of(rolls.states);
  Could could;
  if (const auto least = least_roll(settled->space, rolls.states)) {
    const Order& way = *rolls.ways[rolls.kind_of[*least]];
    auto judged = question.hearing.judge(way);
    if (!judged) return judged.problem();
    could.answer = CouldAnswer::yes;
    could.witness = Witness{way, *std::move(judged)};
    if (settled->space.has_open()) could.roll = roll_name(chance);
    return could;
  }
  could = rolls.best;
  if (detail == CouldDetail::whole) {
    const Order best = with_dice(question.order, rolls.best_dice);
    // The nearest place and what breaks are looked for besides.
    WorkLeft besides(std::max(work.left(), settled_by / 2));
    auto whole = could_with_dice(question, best, detail, stop, besides);
    if (whole && whole->answer != CouldAnswer::yes) could = *std::move(whole);
  }
  could.answer = chance.open > 0 ? CouldAnswer::unknown : CouldAnswer::no;
  if (could.answer == CouldAnswer::unknown) could.bound.reset();
  return could;
}

}  // namespace

Could could_of_held(const std::string& why) {
  Could could;
  could.answer = CouldAnswer::no;
  could.by = Refusal::held;
  could.rule = std::string(state::HELD_CLAUSE);
  could.reason = said<"it is held: {why}">(why);
  return could;
}

std::optional<Could> held_answer(const PlaceQuestion& question) {
  for (const PieceIndex piece : question.pieces) {
    const std::string why = question.hearing.held_from_going(piece);
    if (why.empty()) continue;
    const std::string& id = question.hearing.game().piece(piece).id;
    const StartPose* start = question.order.starts.of(id);
    const Vec at = start ? start->at : question.hearing.game().piece(piece).pose.at;
    if (!exceeds(distance(at, question.ends.at(id).at), question.within)) continue;
    return could_of_held(why);
  }
  return std::nullopt;
}

Result<Could> could_of(const PlaceQuestion& question, CouldDetail detail, const std::stop_token& stop, WorkLeft& work) {
  const std::vector<PurposeNeed> missing = missing_of(question);
  return missing.empty() ? could_with_dice(question, question.order, detail, stop, work)
                         : under_rolls(question, missing, detail, stop, work);
}

namespace {

Result<Could> answered(const Hearing& hearing, const Order& order, const std::map<std::string, EndRequest>& ends,
                       double within, CouldDetail detail, const std::stop_token& stop, WorkLeft& work) {
  const auto bare = without_path(hearing.ruleset().data(), hearing.game(), order);
  if (!bare) return bare.problem();
  const auto pieces = ordered_pieces(hearing.game(), *bare);
  if (!pieces) return pieces.problem();
  for (const PieceIndex piece : *pieces)
    if (!ends.contains(hearing.game().piece(piece).id))
      return Problem{"/ends", said<"says nothing of {id}">(hearing.game().piece(piece).id)};
  if (ends.size() > pieces->size()) return Problem{"/ends", "names a model that the move does not name"};
  const PlaceQuestion question{hearing, *bare, *pieces, ends, within};
  if (auto held = held_answer(question)) return *std::move(held);
  return could_of(question, detail, stop, work);
}

}  // namespace

std::uint64_t work_of_action(const Hearing& hearing) {
  const Terms& terms = hearing.ruleset().terms();
  const auto goes = [&](const Action& action) { return action.path && !terms.takes_start(action.id); };
  const auto actions = std::count_if(terms.actions.begin(), terms.actions.end(), goes);
  return effort::OF_A_QUESTION / std::max<std::uint64_t>(1, static_cast<std::uint64_t>(actions));
}

std::string roll_name(const std::optional<Chance>& chance) {
  constexpr double NEARLY_ALL = 1e-9;
  const std::pair<double, const char*> names[] = {{1, "lowest"}, {0.9, "p90"}, {0.5, "p50"}, {0.1, "p10"}};
  const double enough = chance ? chance->share() : 1;
  for (const auto& [share, name] : names)
    if (enough >= share - NEARLY_ALL) return name;
  return "highest";
}

double usual_slack(const Game& game) { return std::max(game.tolerance(), LEAST_SLACK); }

Result<Could> could_reach(const Hearing& hearing, const Order& order, const std::map<std::string, EndRequest>& ends,
                          double within, const std::stop_token& stop, WorkLeft* work) {
  WorkLeft own(work_of_action(hearing));
  return answered(hearing, order, ends, within, CouldDetail::whole, stop, work ? *work : own);
}

Result<Could> could_verdict(const Hearing& hearing, const Order& order, const std::map<std::string, EndRequest>& ends,
                            double within, const std::stop_token& stop, WorkLeft& work) {
  return answered(hearing, order, ends, within, CouldDetail::verdict, stop, work);
}

}  // namespace linesman
