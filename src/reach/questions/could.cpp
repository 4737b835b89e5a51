#include "reach/questions/could.h"

#include <algorithm>

#include "base/tolerance.h"
#include "reach/questions/on_grid.h"
#include "reach/questions/piece_asked.h"
#include "reach/search/way_finder.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

constexpr double LEAST_SLACK = 0.01;  // inches
constexpr const char* NOTHING_FOUND = "no way was found, and no proof that there is none";

/// What each piece can do by itself, put together and judged.
std::optional<Witness> together(const Hearing& hearing, Order order, const std::vector<Witness>& each) {
  if (each.size() == 1) return each.front();
  for (const Witness& one : each)
    for (const auto& [id, path] : one.order.paths.own()) order.paths.set(id, path);
  auto judged = hearing.judge(order);
  if (!judged || !is_allowed(judged->ruling)) return std::nullopt;
  return Witness{std::move(order), std::move(judged).value()};
}

/// What is asked of several pieces, by id.
struct EndsAsked {
  const std::map<std::string, EndRequest>& ends;
  double within;
  CouldDetail detail;
};

Result<Could> under_dice(const Hearing& hearing, const Order& order, const std::vector<PieceIndex>& pieces,
                         const EndsAsked& asked, CouldDetail detail, const std::stop_token& stop, WorkLeft& work) {
  std::vector<Witness> each;
  for (const PieceIndex piece : pieces) {
    const EndRequest& end = asked.ends.at(hearing.game().piece(piece).id);
    auto made = PieceAsked::of(hearing, order, piece, end, asked.within, stop, work);
    if (!made) return made.problem();
    PieceAsked one = *std::move(made);
    auto witness = one.witness(detail);
    if (!witness) return detail == CouldDetail::yes ? Could() : one.without_witness(detail);
    each.push_back(*std::move(witness));
    if (pieces.size() == 1) break;
    each.back().judgement = {};  // it is judged again with the others
    if (work.none()) return Could{.reason = "no way was found within the time limit"};
  }
  Could could;
  could.witness = together(hearing, order, each);
  could.answer = could.witness ? CouldAnswer::yes : CouldAnswer::unknown;
  if (!could.witness) could.reason = "each can go there alone, but no way together was found";
  return could;
}

/// Every piece is said to end where it stands.
bool all_stay(const Hearing& hearing, const std::vector<PieceIndex>& pieces, const EndsAsked& asked) {
  return std::all_of(pieces.begin(), pieces.end(), [&](PieceIndex index) {
    const Piece& piece = hearing.game().piece(index);
    return piece.on_table() && !exceeds(distance(piece.pose.at, asked.ends.at(piece.id).at), asked.within);
  });
}

/// By the shortest roll that is enough.
Result<Could> under_rolls(const Hearing& hearing, Order order, const std::vector<PieceIndex>& pieces,
                          const EndsAsked& asked, const std::stop_token& stop, WorkLeft& work) {
  Could could;
  const std::vector<NamedRoll> rolls = named_rolls(hearing, order);
  // Who only turns may need no dice, and then none may be given.
  if (rolls.front().name != "given" && all_stay(hearing, pieces, asked)) {
    const std::uint64_t share = work.left() / (rolls.size() + 1);
    WorkLeft own(share);
    auto turned = under_dice(hearing, order, pieces, asked, CouldDetail::yes, stop, own);
    if (turned && turned->answer == CouldAnswer::yes) return turned;
    work.spend_all_but(share, own);
  }
  std::size_t further = rolls.size();
  for (const NamedRoll& roll : rolls) {
    const std::uint64_t share = work.left() / further--;
    WorkLeft own(share);
    // Of a roll that is not the last nothing but a yes is shown.
    const CouldDetail detail = further > 0 ? CouldDetail::yes : asked.detail;
    std::optional<Sentence> unsaid;
    for (const Dice& dice : roll.dice) {
      order.dice = dice;
      auto answered = under_dice(hearing, order, pieces, asked, detail, stop, own);
      if (!answered) return answered.problem();
      if (answered->answer == CouldAnswer::unknown) unsaid = answered->reason;
      could = *std::move(answered);
      could.roll = roll.name == "given" ? "" : roll.name;
      if (could.answer == CouldAnswer::yes) return could;
    }
    work.spend_all_but(share, own);
    if (!unsaid) continue;
    could.answer = CouldAnswer::unknown;
    could.bound.reset();
    could.reason = *unsaid;
  }
  could.roll.clear();
  return could;
}

/// No, where a piece may not go and would have to.
std::optional<Could> held_answer(const Hearing& hearing, const Order& order, const std::vector<PieceIndex>& pieces,
                                 const EndsAsked& asked) {
  for (const PieceIndex piece : pieces) {
    const std::string why = hearing.held_from_going(piece);
    if (why.empty()) continue;
    const std::string& id = hearing.game().piece(piece).id;
    const StartPose* start = order.starts.of(id);
    const Vec at = start ? start->at : hearing.game().piece(piece).pose.at;
    if (!exceeds(distance(at, asked.ends.at(id).at), asked.within)) continue;
    Could could;
    could.answer = CouldAnswer::no;
    could.held = true;
    could.reason = said<"it is held: {why}">(why);
    return could;
  }
  return std::nullopt;
}

Result<Could> answered(const Hearing& hearing, const Order& order, const EndsAsked& asked, const std::stop_token& stop,
                       WorkLeft& work) {
  auto pathless = without_path(hearing.ruleset().data(), hearing.game(), order);
  if (!pathless) return pathless.problem();
  const Order bare = *std::move(pathless);
  const auto pieces = ordered_pieces(hearing.game(), bare);
  if (!pieces) return pieces.problem();
  for (const PieceIndex piece : *pieces)
    if (!asked.ends.contains(hearing.game().piece(piece).id))
      return Problem{"/ends", "says nothing of " + hearing.game().piece(piece).id};
  if (asked.ends.size() > pieces->size()) return Problem{"/ends", "names a model that the move does not name"};
  if (auto held = held_answer(hearing, bare, *pieces, asked)) return *std::move(held);
  const bool grid = hearing.game().table().hex && hearing.ruleset().terms().grid;
  auto answer =
      grid ? could_on_grid(hearing, bare, *pieces, asked.ends) : under_rolls(hearing, bare, *pieces, asked, stop, work);
  if (!answer) return answer.problem();
  Could could = *std::move(answer);
  if (could.answer == CouldAnswer::unknown && could.reason.empty()) could.reason = NOTHING_FOUND;
  return could;
}

}  // namespace

double usual_slack(const Game& game) { return std::max(game.tolerance(), LEAST_SLACK); }

Result<Could> could_reach(const Hearing& hearing, const Order& order, const std::map<std::string, EndRequest>& ends,
                          double within, const std::stop_token& stop, WorkLeft* work) {
  WorkLeft own;
  return answered(hearing, order, {ends, within, CouldDetail::whole}, stop, work ? *work : own);
}

Result<Could> could_verdict(const Hearing& hearing, const Order& order, const std::map<std::string, EndRequest>& ends,
                            double within, const std::stop_token& stop, WorkLeft& work) {
  return answered(hearing, order, {ends, within, CouldDetail::verdict}, stop, work);
}

CouldByAction could_by_any_action(const Hearing& hearing, const std::string& piece, const EndRequest& end,
                                  double within, const std::stop_token& stop) {
  CouldByAction best;
  bool answered_once = false;
  Sentence refused = "no action of these rules moves a model";
  for (const Action& each : hearing.ruleset().terms().actions) {
    if (!each.path) continue;
    Order order;
    order.who = OnePiece{piece};
    order.action = each.id;
    auto could = could_reach(hearing, order, {{piece, end}}, within, stop);
    if (!could) {
      if (best.action.empty()) {
        refused = could.problem().reason.as_part();
        best.action = each.id;
      }
      continue;
    }
    const bool better = !answered_once || could->answer == CouldAnswer::yes ||
                        (could->answer == CouldAnswer::unknown && best.could.answer == CouldAnswer::no);
    if (!better) continue;
    answered_once = true;
    best = {each.id, *std::move(could)};
    if (best.could.answer == CouldAnswer::yes) break;
  }
  if (!answered_once) best.could.reason = refused;
  return best;
}

CouldByAction could_stand_there(const Hearing& hearing, const std::string& piece, const Pose& pose, double known_to,
                                const std::stop_token& stop) {
  const EndRequest end{pose.at, pose.facing, pose.altitude};
  return could_by_any_action(hearing, piece, end, std::max(usual_slack(hearing.game()), known_to), stop);
}

}  // namespace linesman
