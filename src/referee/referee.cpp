#include "referee/referee.h"

#include <algorithm>
#include <utility>

#include "referee/events_of_order.h"
#include "referee/path_cut.h"
#include "referee/statuses_in_force.h"
#include "rules/modified.h"
#include "rules/vocabulary.h"
#include "state/keys.h"
#include "state/statuses.h"

namespace linesman {

Hearing::Hearing(Tracer tracer, std::shared_ptr<const Ruleset> ruleset, Chapters chapters)
    : tracer_(std::move(tracer)), ruleset_(std::move(ruleset)), reading_(ruleset_->read(tracer_.game())) {
  if (chapters == Chapters::heeded)
    statuses_ = std::make_shared<const StatusesInForce>(ruleset_->data(), tracer_.game());
}

namespace {

/// A Problem for the first thing in the game that the ruleset cannot use.
Result<void> usable(const Game& game, const Ruleset& ruleset) {
  std::vector<Problem> found = check_vocabulary(ruleset.data(), game);
  if (found.empty()) found = ruleset.check(game);
  if (found.empty()) return {};
  return std::move(found.front());
}

/// A game as it stands, and as it counts.
struct InForce {
  Game game;
  std::shared_ptr<const Game> document;  ///< nullptr: the same
};

Result<InForce> in_force_for(Game game, const Ruleset& ruleset) {
  InForce split{std::move(game), nullptr};
  if (const auto problems = state::problems_of(split.game); !problems.empty()) return problems.front();
  if (auto counted = game_in_force(ruleset.terms(), split.game)) {
    split.document = std::make_shared<const Game>(split.game);
    split.game = *std::move(counted);
  }
  if (const auto fit = usable(split.game, ruleset); !fit) return fit.problem();
  return split;
}

bool is_before(PathPoint a, PathPoint b) { return b != AT_START && (a == AT_START || a < b); }

/// The order with each path ended at its place; a piece without one keeps its path.
std::vector<Path> paths_cut(const Trace& trace, const std::vector<StoppedAt>& stops) {
  std::vector<Path> paths;
  for (std::size_t i = 0; i < trace.pieces.size(); ++i) {
    const PieceTrace& way = trace.pieces[i];
    const Path& path = trace.request.movers[i].path;
    const StoppedAt* first = nullptr;
    for (const StoppedAt& stop : stops)
      if (stop.piece == way.piece && (!first || is_before(stop.place, first->place))) first = &stop;
    if (!first)
      paths.push_back(path);
    else
      paths.push_back(path_until(path, way, first->place == AT_START ? std::nullopt : std::optional(first->place)));
  }
  return paths;
}

/// The ends of the ways before the steps that are barred. A way that is barred at once ends where it begins.
Order cut_before(const Game& game, const Terms& terms, const Order& order, const Trace& trace,
                 const std::vector<StoppedAt>& barred) {
  Order cut = order;
  std::vector<std::string> ids;
  for (const PieceTrace& way : trace.pieces) ids.push_back(game.piece(way.piece).id);
  if (ids.size() > 1) cut.paths.separate(ids);
  std::vector<StoppedAt> stops;
  for (const StoppedAt& each : barred) {
    if (each.place.step == 0) {
      stops.push_back({each.piece, AT_START});
      continue;
    }
    const TracedStep& before = trace.of(each.piece)->steps[each.place.step - 1];
    stops.push_back({each.piece, {each.place.step - 1, extent_of(before)}});
  }
  const std::vector<Path> paths = paths_cut(trace, stops);
  for (std::size_t i = 0; i < paths.size(); ++i)
    if (cut.paths.of(ids[i])) cut.paths.replace(ids[i], paths[i]);
  if (!keeps_own(terms, state::EVENTS)) cut.members = cut.members.without(state::EVENTS);
  return cut;
}

}  // namespace

Result<Hearing> Hearing::open(Game game, std::shared_ptr<const Ruleset> ruleset, Chapters chapters) {
  LINESMAN_CHECK(ruleset != nullptr);
  auto split = in_force_for(std::move(game), *ruleset);
  if (!split) return split.problem();
  Hearing hearing(Tracer(split->game), std::move(ruleset), chapters);
  hearing.document_ = split->document;
  return hearing;
}

Result<Hearing> Hearing::on(Game changed) const {
  auto split = in_force_for(std::move(changed), *ruleset_);
  if (!split) return split.problem();
  Hearing hearing(tracer_.on(split->game), ruleset_, statuses_ ? Chapters::heeded : Chapters::ignored);
  hearing.document_ = split->document;
  return hearing;
}

Hearing Hearing::without_chapters() const {
  Hearing plain = *this;
  plain.statuses_ = nullptr;
  return plain;
}

std::string Hearing::held_from_going(PieceIndex piece, bool for_good) const {
  if (!statuses_ || !statuses_->heeds_holds()) return {};
  for (const state::Hold& hold : state::holds_of(in_force(), piece))
    if (hold.go && !(for_good && hold.until)) return hold.why;
  return {};
}

Result<std::unique_ptr<const PreparedOrder>> Hearing::prepare(const Order& order) const {
  auto prepared = ruleset_->prepare(in_force(), order, reading_);
  if (prepared || !prepared.problem().reason.context().empty()) return prepared;
  // A refusal of the ruleset is said in its words.
  Problem problem = prepared.problem();
  problem.reason = {problem.reason.pattern(), problem.reason.arguments(), context_of(ruleset_->terms())};
  return problem;
}

Result<Trace> Hearing::trace(const Order& order) const {
  Budget budget;
  return trace(order, budget);
}

Result<Trace> Hearing::traced(const PreparedOrder& prepared, const Order& order, const std::vector<StoppedAt>& stops,
                              Budget& budget, TraceMemory* memory, std::unique_ptr<const EventsOfOrder>& events) const {
  auto ordered = tracer_.trace(prepared.request(), budget, memory);
  if (!ordered) return ordered;
  const Value* list = statuses_ ? events_in(order, ruleset_->terms()) : nullptr;
  if (!list && stops.empty()) return ordered;
  std::vector<StoppedAt> ends = stops;
  if (list) {
    auto read = EventsOfOrder::read(*list, ruleset_->data(), game(), order, *ordered);
    if (!read) return read.problem();
    events = std::make_unique<const EventsOfOrder>(std::move(read).value());
    const std::vector<StoppedAt> of_events = events->stops();
    ends.insert(ends.end(), of_events.begin(), of_events.end());
  }
  if (ends.empty()) return ordered;
  TraceRequest request = prepared.request();
  std::vector<Path> paths = paths_cut(*ordered, ends);
  for (std::size_t i = 0; i < paths.size(); ++i) request.movers[i].path = std::move(paths[i]);
  auto cut = tracer_.trace(request, budget);
  if (!cut) return cut;
  Trace facts = std::move(cut).value();
  for (PieceTrace& way : facts.pieces) {
    const bool ended = std::any_of(ends.begin(), ends.end(), [&](const StoppedAt& s) { return s.piece == way.piece; });
    if (ended) way.interruption = Interruption::stopped;
    if (events && events->eliminates(way.piece)) way.interruption = Interruption::gone;
  }
  facts.ordered = std::make_shared<const Trace>(std::move(ordered).value());
  return facts;
}

Result<Trace> Hearing::trace(const Order& order, Budget& budget) const try {
  const auto prepared = prepare(order);
  if (!prepared) return prepared.problem();
  std::unique_ptr<const EventsOfOrder> events;
  return traced(**prepared, order, {}, budget, nullptr, events);
} catch (const WorkStopped& stopped) {
  return Problem{"", stopped.what()};
}

Result<Judgement> Hearing::judge(const Order& order) const {
  Budget budget;
  return judge(order, budget);
}

Result<Judgement> Hearing::judge(const Order& order, Budget& budget, Detail detail, TraceMemory* memory) const try {
  return judged(order, {}, budget, detail, memory);
} catch (const WorkStopped& stopped) {
  return Problem{"", stopped.what()};
}

Result<Judgement> Hearing::judge_stopped(const Order& order, const std::vector<StoppedAt>& stops, Budget& budget,
                                         Detail detail) const try {
  return judged(order, stops, budget, detail, nullptr);
} catch (const WorkStopped& stopped) {
  return Problem{"", stopped.what()};
}

Result<Judgement> Hearing::judged(const Order& order, const std::vector<StoppedAt>& stops, Budget& budget,
                                  Detail detail, TraceMemory* memory) const {
  const auto prepared = prepare(order);
  if (!prepared) return prepared.problem();
  std::unique_ptr<const EventsOfOrder> events;
  auto facts = traced(**prepared, order, stops, budget, memory, events);
  if (!facts) return facts.problem();
  auto judged = (*prepared)->judge(*facts, budget, detail);
  if (!judged) return judged.problem();
  Judgement judgement{std::move(judged).value(), std::move(facts).value()};
  if (!statuses_) return judgement;
  add_statuses(order, budget, detail, judgement);
  if (events) add_events(*events, order, budget, detail, judgement);
  return judgement;
}

/// Holds, and the statuses that no rule reads.
void Hearing::add_statuses(const Order& order, Budget& budget, Detail detail, Judgement& judgement) const {
  const auto concerned = [&](const PieceTrace& way) { return statuses_->concerns(way.piece); };
  if (std::none_of(judgement.trace.pieces.begin(), judgement.trace.pieces.end(), concerned)) return;
  Ruling& ruling = judgement.ruling;
  statuses_->add_notes(in_force(), judgement.trace, ruling);
  const auto barred = statuses_->add_faults(in_force(), judgement.trace, ruling);
  if (barred.empty()) return;
  ruling.verdict = Verdict::illegal;
  ruling.effects.clear();
  ruling.furthest.clear();
  if (detail != Detail::whole) return;
  const Order shorter = cut_before(in_force(), ruleset_->terms(), order, judgement.trace, barred);
  const auto prepared = prepare(shorter);
  if (!prepared) return;
  const auto facts = tracer_.trace((*prepared)->request(), budget);
  if (!facts) return;
  auto cut = (*prepared)->judge(*facts, budget, detail);
  if (cut) ruling.furthest = cut->furthest;
}

namespace {

/// A way that an event has ended may end there although no player chose it: only a legal ruling says so.
void furthest_where_stopped(const Judgement& judgement, Ruling& ruling) {
  if (ruling.verdict != Verdict::legal) return;
  std::vector<Furthest> points;
  for (const PieceTrace& way : judgement.trace.pieces) {
    const auto own = std::find_if(ruling.furthest.begin(), ruling.furthest.end(),
                                  [&](const Furthest& f) { return f.piece == way.piece; });
    const TracedStep* last = way.steps.empty() ? nullptr : &way.steps.back();
    if (last && (facts_of<Leg>(*last) || facts_of<Climb>(*last)))
      points.push_back({way.piece, way.steps.size() - 1, extent_of(*last), way.end.pose, way.end.hex});
    else if (const auto* entry = last ? facts_of<HexEntry>(*last) : nullptr)
      points.push_back({way.piece, way.steps.size() - 1, entry->length, way.end.pose, way.end.hex});
    else if (own != ruling.furthest.end())
      points.push_back(*own);
  }
  ruling.furthest = std::move(points);
}

}  // namespace

void Hearing::add_events(const EventsOfOrder& events, const Order& order, Budget& budget, Detail detail,
                         Judgement& judgement) const {
  const auto own = [](const Ruling& ruling, PieceIndex piece) {
    for (const PieceAllowance& each : ruling.shown.allowances)
      if (each.piece == piece) return each;
    return PieceAllowance{piece};
  };
  const auto spent_at = [&](const state::PlaceOnWay& place, bool is_end) {
    if (detail != Detail::whole) return PieceAllowance{place.piece};
    if (is_end) return own(judgement.ruling, place.piece);
    const auto there = judged(order, {{place.piece, place.place}}, budget, Detail::verdict, nullptr);
    return there ? own(there->ruling, place.piece) : PieceAllowance{place.piece};
  };
  if (detail == Detail::whole) furthest_where_stopped(judgement, judgement.ruling);
  events.add_to(judgement.ruling, *ruleset_, game(), in_force(), judgement.trace, spent_at);
}

Result<Hearing> Referee::open(const Game& game) const {
  auto ruleset = source_->ruleset(game.ruleset(), game.house_rules());
  if (!ruleset) {
    Problem problem = ruleset.problem();
    // The source knows no documents. A problem without a place is about the id that the game names.
    if (problem.file.empty() && problem.pointer.empty()) problem.pointer = "/ruleset";
    if (problem.pointer == "/ruleset" && !game.annotation(CARRIED_RULES).is_null())
      problem.reason =
          said<"{a}; the game carries rules, which judge it when the players agree to them">(problem.reason);
    return problem;
  }
  return Hearing::open(game, std::move(ruleset).value());
}

Result<Trace> Referee::trace(const Game& game, const Order& order) const {
  const auto hearing = open(game);
  if (!hearing) return hearing.problem();
  return hearing->trace(order);
}

Result<Judgement> Referee::judge(const Game& game, const Order& order) const {
  const auto hearing = open(game);
  if (!hearing) return hearing.problem();
  return hearing->judge(order);
}

}  // namespace linesman
