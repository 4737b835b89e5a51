#include "referee/events_of_order.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/contains.h"
#include "base/nearest_name.h"
#include "rules/modified.h"
#include "rules/vocabulary.h"
#include "state/keys.h"
#include "state/wreck.h"
#include "table/status.h"

namespace linesman {

namespace {

state::EventWords words_of(const RulesetData& data) {
  const Terms& terms = data.terms;
  state::EventWords words{.grid = terms.grid};
  if (const Field* damage = terms.status_field("damage")) {
    words.damage = true;
    words.most_damage = damage->most;
  }
  if (const Field* own = terms.member(state::EVENTS))
    for (const Field& member : own->members)
      if (member.key == "event") words.own = member.choices;
  words.status = [&terms](const std::string& key, const Value& value, const std::string& pointer) -> Result<void> {
    const Field* field = terms.status_field(key);
    if (field) return check_field(*field, value, pointer);
    std::vector<std::string> keys;
    for (const Field& each : terms.status) keys.push_back(each.key);
    return Problem{pointer, with_known(said<"the ruleset {id} has no status of that name">(terms.id), key, keys)};
  };
  return words;
}

std::string_view befalls(state::EventKind kind) {
  switch (kind) {
    case state::EventKind::go_on: return "goes on";
    case state::EventKind::stopped:
    case state::EventKind::own: return "is stopped";
    case state::EventKind::held: return "is held";
    case state::EventKind::damage: return "is hit";
    case state::EventKind::eliminated: return "is eliminated";
  }
  return "";
}

/// The words of `befalls`, for a language.
[[maybe_unused]] const std::array WORDS{said<"goes on">(), said<"is stopped">(), said<"is held">(), said<"is hit">(),
                                        said<"is eliminated">()};

std::int64_t entered_by(const PieceTrace& way, PathPoint place) {
  std::int64_t entered = 0;
  for (std::size_t i = 0; i < way.steps.size() && i <= place.step; ++i)
    entered += facts_of<HexEntry>(way.steps[i]) != nullptr;
  return entered;
}

/// An effect on a piece that a ruleset has given for its own word of an event.
Effect* own_effect(std::vector<Effect>& effects, const std::string& piece, const std::string& word) {
  for (Effect& effect : effects)
    if (effect.on == piece && effect.set.find(word)) return &effect;
  return nullptr;
}

Effect set_effect(const std::string& piece, Value set) {
  Effect effect;
  effect.rule = "players-3";
  effect.on = piece;
  effect.set = std::move(set);
  return effect;
}

}  // namespace

const Value* events_in(const Order& order, const Terms& terms) {
  const Value* events = order.members.find(state::EVENTS);
  return events && !keeps_own(terms, state::EVENTS) ? events : nullptr;
}

Result<EventsOfOrder> EventsOfOrder::read(const Value& list, const RulesetData& data, const Game& document,
                                          const Order& order, const Trace& ordered) {
  std::vector<PieceIndex> moved;
  for (const PieceTrace& way : ordered.pieces) {
    const Path* path = order.paths.of(document.piece(way.piece).id);
    if (path && !path->empty()) moved.push_back(way.piece);
  }
  auto events = state::read_events(list, words_of(data), document, moved);
  if (!events) return events.problem();
  EventsOfOrder read;
  read.events_ = std::move(events).value();
  auto befallen = state::placed(read.events_, ordered, document);
  if (!befallen) return befallen.problem();
  read.befallen_ = std::move(befallen).value();
  return read;
}

std::vector<state::PlaceOnWay> EventsOfOrder::stops() const {
  std::vector<state::PlaceOnWay> stops;
  for (const state::Befallen& each : befallen_)
    if (each.event->ends()) stops.push_back({each.piece, each.place});
  return stops;
}

bool EventsOfOrder::eliminates(PieceIndex piece) const {
  return std::any_of(befallen_.begin(), befallen_.end(), [&](const state::Befallen& each) {
    return each.piece == piece && each.event->kind == state::EventKind::eliminated;
  });
}

void EventsOfOrder::add_effects(Ruling& ruling, const Ruleset& ruleset, const Game& document, const Game& in_force,
                                const Trace& trace) const {
  for (const state::Befallen& each : befallen_) {
    if (each.event->kind != state::EventKind::eliminated) continue;
    std::vector<PieceIndex> gone = all_aboard(in_force, each.piece);
    gone.push_back(each.piece);
    for (const PieceIndex piece : gone)
      std::erase_if(ruling.effects, [&, &id = document.piece(piece).id](const Effect& effect) {
        return effect.on == id && !effect.remove;
      });
  }
  std::map<PieceIndex, Value> statuses;
  std::set<std::string> taken;
  for (const state::Befallen& each : befallen_) {
    const state::Event& event = *each.event;
    const Piece& piece = document.piece(each.piece);
    Value& status = statuses.try_emplace(each.piece, in_force.piece(each.piece).status).first->second;
    Value set = event.set.is_object() ? event.set : Value::empty_object();
    if (event.kind == state::EventKind::held)
      set = set.with(state::HELD, state::with_hold(status[state::HELD], event.hold));
    if (event.kind == state::EventKind::damage)
      set = set.with("damage", Value(status["damage"].whole().value_or(0) + event.levels));
    for (const auto& [key, value] : set.members()) status = status.with(key, value);
    if (Effect* own = event.kind == state::EventKind::own ? own_effect(ruling.effects, piece.id, event.word) : nullptr)
      for (const auto& [key, value] : set.members()) own->set = own->set.with(key, value);
    else if (set.size() > 0)
      ruling.effects.push_back(set_effect(piece.id, std::move(set)));
    if (event.kind != state::EventKind::eliminated) continue;
    const auto removed = [&](const Effect& effect) { return effect.on == piece.id && effect.remove; };
    auto place = std::find_if(ruling.effects.begin(), ruling.effects.end(), removed);
    if (place == ruling.effects.end()) {
      Effect remove;
      remove.rule = "players-3";
      remove.on = piece.id;
      remove.remove = true;
      place = ruling.effects.insert(place, std::move(remove));
    }
    if (!event.wreck) continue;
    const PieceTrace* way = trace.of(each.piece);
    Piece standing = piece;
    standing.pose = way->end.pose;
    if (way->end.hex) standing.hex = way->end.hex;
    Effect add;
    add.rule = "players-4";
    add.on = piece.id;
    add.add = state::wreck_of(document, standing, ruleset.footprint(in_force, each.piece), {}, taken);
    taken.insert(add.add->id);
    ruling.effects.insert(place, std::move(add));
  }
}

void EventsOfOrder::add_to(Ruling& ruling, const Ruleset& ruleset, const Game& document, const Game& in_force,
                           const Trace& trace, const SpentAt& spent_at) const {
  if (is_allowed(ruling)) add_effects(ruling, ruleset, document, in_force, trace);
  for (const state::Befallen& each : befallen_) {
    const PieceTrace& way = *(trace.ordered ? *trace.ordered : trace).of(each.piece);
    const bool grid = ruleset.terms().grid;
    const Sentence where = grid ? said<"in hex {n} of its way">(entered_by(way, each.place))
                                : said<"after {n}″">(state::inches_to(way, each.place));
    const Sentence why = each.event->why.empty() ? Sentence() : said<": {why}">(each.event->why);
    const PieceAllowance spent = spent_at({each.piece, each.place}, each.event->ends());
    const std::string& piece = label(document.piece(each.piece));
    const Word what = word(befalls(each.event->kind));
    ruling.notes.push_back({"players-3", spent.total && spent.spent
                                             ? said<"{piece} {befalls} {where}, {n} of {m} spent{why}.">(
                                                   piece, what, where, *spent.spent, *spent.total, why)
                                             : said<"{piece} {befalls} {where}{why}.">(piece, what, where, why)});
  }
}

}  // namespace linesman
