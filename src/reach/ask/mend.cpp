#include "reach/ask/mend.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "reach/ask/ask.h"
#include "reach/ask/unit_mends.h"
#include "reach/effort.h"
#include "reach/questions/could.h"
#include "reach/questions/roll_space.h"
#include "referee/cut_order.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

constexpr double LEAST_TURN = 0.05;    // degrees: less counts as 0
constexpr double LEAST_DETOUR = 0.25;  // inches: less is no way round

/// "Form (Manoeuvre column)".
std::string act_text(const Terms& terms, const Game& game, const ActStep& step) {
  const ActTerm* act = terms.act(step.name);
  if (!act) return step.name;
  std::string told;
  for (const Field& field : act->members)
    if (const Value* value = step.members.find(field.key)) {
      const bool thing = field.type == FieldType::piece || field.type == FieldType::unit;
      told += (told.empty() ? "" : ", ") +
              (thing ? label_of(game, value->text().value_or("")) : value_title(field, *value));
    }
  return act->title + (told.empty() ? "" : " (" + told + ")");
}

bool goes_backwards(const Order& order) {
  const auto reverses = [](const Path& path) {
    return std::any_of(path.begin(), path.end(), [](const Step& step) {
      return std::holds_alternative<ReverseStep>(step) || std::holds_alternative<ReverseToStep>(step);
    });
  };
  if (const auto path = order.paths.common(); path && reverses(*path)) return true;
  return std::any_of(order.paths.own().begin(), order.paths.own().end(),
                     [&](const auto& own) { return reverses(own.second); });
}

/// Where a way leaves the straight line to its end by most, from that line; inches.
Vec detour_of(const PieceTrace& piece) {
  const Vec from = piece.start.pose.at;
  const Vec along = piece.end.pose.at - from;
  const double whole = length(along);
  Vec most;
  if (whole < EPS) return most;
  for (const TracedStep& step : piece.steps) {
    const Vec to = step.after.at - from;
    const Vec off = to - (dot(to, along) / (whole * whole)) * along;
    if (length(off) > length(most)) most = off;
  }
  return most;
}

/// "Reverse there", "Go round by the west": another way to the same place, by what differs.
std::string way_words(const Order& asked, const Witness& found) {
  if (goes_backwards(found.order) && !goes_backwards(asked)) return "Reverse there";
  const Vec detour = found.judgement.trace.pieces.empty() ? Vec{} : detour_of(found.judgement.trace.pieces.front());
  if (length(detour) < LEAST_DETOUR) return "Go there by another path";
  constexpr std::array<const char*, 8> WINDS{"north", "north-east", "east", "south-east",
                                             "south", "south-west", "west", "north-west"};
  const auto wind = static_cast<std::size_t>(std::lround(heading_of(detour) / 45)) % WINDS.size();
  return std::string("Go round by the ") + WINDS.at(wind);
}

/// "Form (Manoeuvre column)", "a climb of 4 inches".
std::string steps_text(const Terms& terms, const Game& game, const Path& path) {
  std::string told;
  for (const Step& step : path) {
    if (const auto* act = std::get_if<ActStep>(&step)) told += (told.empty() ? "" : ", ") + act_text(terms, game, *act);
    if (const auto* climb = std::get_if<ClimbStep>(&step))
      told += (told.empty() ? "" : ", ") + std::string("a climb of ") + number_text(climb->height, 2) + " inches";
  }
  return told;
}

double height_of(const Path& path) {
  double inches = 0;
  for (const Step& step : path)
    if (const auto* climb = std::get_if<ClimbStep>(&step)) inches += climb->height;
  return inches;
}

/// Whether they are the same steps with the same dice.
bool same_way(const Witness& a, const Witness& b) {
  if (a.order.action != b.order.action || a.order.dice != b.order.dice || !(a.order.members == b.order.members))
    return false;
  const auto& ways = a.judgement.trace.pieces;
  const auto& others = b.judgement.trace.pieces;
  const auto same_step = [](const TracedStep& one, const TracedStep& other) {
    return one.facts.index() == other.facts.index() && same_length(distance(one.after.at, other.after.at), 0) &&
           angle_between(one.after.facing, other.after.facing) <= ANGLE_EPS &&
           same_length(one.after.altitude, other.after.altitude);
  };
  return std::equal(ways.begin(), ways.end(), others.begin(), others.end(), [&](const auto& way, const auto& other) {
    return way.piece == other.piece &&
           std::equal(way.steps.begin(), way.steps.end(), other.steps.begin(), other.steps.end(), same_step);
  });
}

class Mending {
 public:
  Mending(const Hearing& hearing, const Order& order, const Judgement& judgement, const std::stop_token& stop)
      : hearing_(hearing), order_(order), judgement_(judgement), stop_(stop) {}

  std::vector<Mend> made() {
    if (!judgement_.ruling.several) cut();
    other_beginnings();
    other_actions();
    better_dice();
    smaller_turns();
    other_way();
    const auto nearer = [](const Mend& a, const Mend& b) { return a.distance < b.distance - EPS; };
    std::stable_sort(mends_.begin(), mends_.end(), nearer);
    if (mends_.size() > MOST_MENDS) mends_.resize(MOST_MENDS);
    if (judgement_.ruling.several) {
      for (UnitMend& mend : unit_mends_of(hearing_, order_, judgement_, stop_))
        add(std::move(mend.what), std::move(mend.instead), mend.kind);
      std::stable_sort(mends_.begin(), mends_.end(), nearer);
    }
    return std::move(mends_);
  }

 private:
  bool stopped() const { return work_.none() || stop_.stop_requested(); }

  std::optional<Judgement> judged(const Order& order) {
    const std::uint64_t looks = std::min(work_.left(), Budget::OF_AN_ORDER);
    Budget budget(looks, stop_);
    auto judgement = hearing_.judge(order, budget);
    std::uint64_t read = effort::LOOKS_A_PIECE * (1 + judgement_.trace.pieces.size());
    for (const PieceTrace& piece : judgement_.trace.pieces) read += effort::LOOKS_A_STEP * piece.steps.size();
    work_.spend(read + looks - budget.left());
    if (!judgement) return std::nullopt;
    return std::move(judgement).value();
  }

  std::optional<Witness> allowed(const Order& order) {
    if (stopped()) return std::nullopt;
    auto judgement = judged(order);
    if (!judgement || !is_allowed(judgement->ruling)) return std::nullopt;
    return Witness{order, *std::move(judgement)};
  }

  void add(Sentence what, std::optional<Witness> instead, std::optional<MendKind> kind = {}) {
    if (!instead || instead->judgement.trace.pieces.empty() || judgement_.trace.pieces.empty()) return;
    const auto same = [&](const Mend& other) { return same_way(other.instead, *instead); };
    if (const auto known = std::find_if(mends_.begin(), mends_.end(), same); known != mends_.end()) {
      if (!known->kind && kind) *known = {std::move(what), *std::move(instead), known->distance, kind};
      return;
    }
    double off = 0;
    for (const PieceTrace& piece : instead->judgement.trace.pieces)
      if (const PieceTrace* asked = judgement_.trace.of(piece.piece))
        off = std::max(off, distance(piece.end.pose.at, asked->end.pose.at));
    mends_.push_back({std::move(what), *std::move(instead), off, kind});
  }

  void cut() {
    const auto shorter = cut_at_furthest(hearing_.game(), hearing_.ruleset().terms(), order_, judgement_);
    if (shorter) add("Stop at the limit", allowed(*shorter));
  }

  /// With acts or a climb before the same path, such as a free change of formation.
  void other_beginnings() {
    const auto pieces = ordered_pieces(hearing_.game(), order_);
    const auto asked = without_path(hearing_.ruleset().data(), hearing_.game(), order_);
    if (!pieces || !asked || hearing_.ruleset().terms().grid) return;
    const auto trial = WayTrial::of(hearing_, *asked, pieces->front());
    if (!trial) return;
    for (const WayFrame& frame : trial->other_frames()) {
      if (stopped()) return;
      Order other = order_;
      other.paths.change_each([&](Path& path) {
        path.insert(path.begin(), frame.first.begin(), frame.first.end());
        if (const double height = height_of(frame.first); height != 0) path.push_back(ClimbStep{-height});
        path.insert(path.end(), frame.last.begin(), frame.last.end());
      });
      const bool first = !frame.first.empty();
      const std::string steps =
          steps_text(hearing_.ruleset().terms(), hearing_.game(), first ? frame.first : frame.last);
      add((first ? "Begin with " : "End with ") + steps, allowed(other));
    }
  }

  /// The same way by every action with which it is legal, or would be with other dice.
  void other_actions() {
    for (const Row& row : rows({})) {
      const Action* action = hearing_.ruleset().terms().action(row.action);
      if (action && row.action != own_action()) add_row(row, *action);
    }
  }

  void better_dice() {
    if (order_.dice.empty()) return;
    for (const Row& row : rows(own_action()))
      if (row.answer == RowAnswer::with && row.witness) add("Would need a roll of " + roll_text(row), row.witness);
  }

  std::string own_action() const { return action_of(hearing_.ruleset().data(), order_); }

  void add_row(const Row& row, const Action& action) {
    if (!row.is_yes() || !row.witness) return;
    // With the dice that fell, where they are as many as it rolls.
    Order fallen = order_;
    fallen.action = action.id;
    if (auto found = allowed(fallen)) return add("Use " + action.title, std::move(found));
    if (row.answer == RowAnswer::yes) return add("Use " + action.title, row.witness);
    add(action.title + ": needs a roll of " + roll_text(row), row.witness);
  }

  /// The rows of the question about this way, whatever may fall; by that action, or by all.
  std::vector<Row> rows(const std::string& action) {
    if (stopped() || order_.paths.empty()) return {};
    Question question;
    question.who = ids_of(order_.who);
    question.to = WayAsked{order_.paths};
    question.how = {action, order_.starts, order_.members};
    const auto answer = ask(hearing_, question, stop_);
    work_.spend(work_.left() / 4);
    return answer ? answer->rows : std::vector<Row>{};
  }

  /// The sum of the dice of its witness, and the share of all rolls that are enough.
  static std::string roll_text(const Row& row) {
    const double total = sum_of(row.witness->order.dice);
    if (!row.chance) return number_text(total);
    const double share = row.chance->share();
    return number_text(total) + " (" + number_text(100.0 * share, share < 0.1 ? 1 : 0) + " % chance)";
  }

  /// The pivots that come before the first fault, the last first; of what comes after it nothing is known.
  std::vector<std::size_t> turns_before_fault(const Path& path) const {
    std::size_t faulty = path.size();
    for (const Fault& fault : judgement_.ruling.faults) {
      const PieceTrace* trace = judgement_.trace.of(fault.place.piece);
      if (fault.stage == Stage::on_way && trace && fault.place.step < trace->steps.size())
        faulty = std::min(faulty, trace->steps[fault.place.step].written);
    }
    std::vector<std::size_t> turns;
    for (std::size_t i = std::min(faulty + 1, path.size()); i-- > 0 && turns.size() < effort::MAX_TURNS_TRIED;)
      if (std::holds_alternative<PivotStep>(path[i])) turns.push_back(i);
    return turns;
  }

  /// Each turn by itself, as far as it may go towards what was wanted.
  void smaller_turns() {
    const auto path = order_.paths.common();
    if (!path) return;
    for (const std::size_t i : turns_before_fault(*path)) {
      if (stopped()) return;
      const double wanted = std::get<PivotStep>((*path)[i]).angle;
      const auto turned = [&](double part) {
        Order other = order_;
        Path changed = *path;
        if (std::abs(wanted * part) < LEAST_TURN)
          changed.erase(changed.begin() + static_cast<std::ptrdiff_t>(i));
        else
          std::get<PivotStep>(changed[i]).angle = wanted * part;
        other.paths.set_all(std::move(changed));
        return allowed(other);
      };
      double low = 0;
      double high = 1;
      auto best = turned(0);
      if (!best) continue;
      for (int k = 0; k < effort::HALVINGS; ++k) {
        const double middle = (low + high) / 2;
        if (auto found = turned(middle)) {
          best = std::move(found);
          low = middle;
        } else {
          high = middle;
        }
      }
      if (std::abs(wanted * low) < LEAST_TURN)
        add("Leave out the turn of " + number_text(wanted, 1) + "°", std::move(best));
      else
        add("Turn " + number_text(wanted * low, 1) + "° instead of " + number_text(wanted, 1) + "°", std::move(best));
    }
  }

  /// To the same place another way; or to the nearest where it may end.
  void other_way() {
    const auto pieces = ordered_pieces(hearing_.game(), order_);
    if (!pieces || stopped()) return;
    const auto asked = without_path(hearing_.ruleset().data(), hearing_.game(), order_);
    // What befell it on this way is not known of another.
    if (!asked || !(asked->members == order_.members)) return;
    std::map<std::string, EndRequest> ends;
    for (const PieceIndex piece : *pieces)
      if (const PieceTrace* trace = judgement_.trace.of(piece))
        ends[hearing_.game().piece(piece).id] = {trace->end.pose.at, {}, {}};
    const auto could = could_reach(hearing_, *asked, ends, usual_slack(hearing_.game()), stop_, &work_);
    if (!could) return;
    if (could->answer == CouldAnswer::yes) {
      add(way_words(order_, *could->witness), could->witness);
    } else if (could->nearest && is_allowed(could->nearest->judgement.ruling)) {
      add("Go to the nearest legal place", could->nearest);
    }
  }

  const Hearing& hearing_;
  const Order& order_;
  const Judgement& judgement_;
  std::stop_token stop_;
  WorkLeft work_;
  std::vector<Mend> mends_;
};

}  // namespace

std::vector<Mend> mends_of(const Hearing& hearing, const Order& order, const Judgement& judgement,
                           const std::stop_token& stop) {
  if (is_allowed(judgement.ruling)) return {};
  return Mending(hearing, order, judgement, stop).made();
}

}  // namespace linesman
