#include "state/events.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "base/contains.h"
#include "base/nearest_name.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "state/keys.h"
#include "table/losses.h"

namespace linesman::state {

namespace {

struct Word {
  std::string_view word;
  EventKind kind;
};
constexpr std::array<Word, 5> WORDS{{{"continue", EventKind::go_on},
                                     {"stopped", EventKind::stopped},
                                     {HELD, EventKind::held},
                                     {"damage", EventKind::damage},
                                     {"eliminated", EventKind::eliminated}}};

constexpr std::array<std::string_view, 3> PLACES{"at", "inches", "after"};

std::vector<std::string> words_of(const EventWords& words) {
  std::vector<std::string> all;
  for (const Word& each : WORDS)
    if (each.kind != EventKind::damage || words.damage) all.emplace_back(each.word);
  for (const std::string& own : words.own)
    if (!contains(all, own)) all.push_back(own);
  return all;
}

Problem no_event(const std::string& pointer, std::string_view wanted, const Value& found) {
  return {pointer, said<"must be {wanted}, not {found}">(linesman::word(wanted), linesman::word(describe(found)))};
}

class EventReader {
 public:
  EventReader(const Value& value, std::size_t number, const EventWords& words, const Game& game,
              const std::vector<PieceIndex>& moved)
      : value_(value), words_(words), game_(game), moved_(moved) {
    event_.number = number;
  }

  Result<Event> read() {
    if (!value_.is_object())
      return no_event(pointer(), "an object such as {\"inches\": 3, \"event\": \"stopped\"}", value_);
    for (const auto part :
         {&EventReader::read_word, &EventReader::read_members, &EventReader::read_piece, &EventReader::read_place,
          &EventReader::read_why, &EventReader::read_hold, &EventReader::read_rest, &EventReader::read_set})
      if (auto done = (this->*part)(); !done) return done.problem();
    return std::move(event_);
  }

 private:
  std::string pointer() const { return event_.pointer(); }
  std::string pointer(std::string_view member) const { return pointer_to(event_.pointer(), member); }

  Result<void> read_word() {
    const Value& word = value_["event"];
    const std::vector<std::string> all = words_of(words_);
    const std::string text(word.text().value_or(""));
    if (!contains(all, text)) return no_event(pointer("event"), listed(all), word);
    event_.word = text;
    event_.kind = EventKind::own;
    for (const Word& each : WORDS)
      if (each.word == text) event_.kind = each.kind;
    return {};
  }

  Result<void> read_members() {
    std::vector<std::string_view> known{"piece", "event", "why"};
    known.insert(known.end(), PLACES.begin(), PLACES.end());
    if (event_.kind != EventKind::eliminated) known.push_back("set");
    if (event_.kind == EventKind::eliminated) known.push_back("wreck");
    if (event_.kind == EventKind::held) known.insert(known.end(), {"bars", UNTIL});
    if (event_.kind == EventKind::damage) known.push_back("levels");
    for (const auto& [name, value] : value_.members())
      if (!contains(known, std::string_view(name)))
        return Problem{pointer(name), said<"\"{key}\" does not go with the event \"{id}\"">(name, event_.word)};
    return {};
  }

  Result<void> read_piece() {
    const Value* piece = value_.find("piece");
    if (!piece) {
      if (moved_.empty()) return Problem{pointer(), said<"the order gives no piece a path">()};
      return {};
    }
    const auto id = piece->text();
    if (!id) return no_event(pointer("piece"), "the id of a piece that the order names", *piece);
    const auto index = game_.find_piece(*id);
    if (!index || !contains(moved_, *index))
      return Problem{pointer("piece"), said<"the order gives \"{id}\" no path">(std::string(*id))};
    event_.piece = *index;
    return {};
  }

  Result<void> read_place() {
    std::vector<std::string_view> given;
    for (const std::string_view place : PLACES)
      if (value_.find(place)) given.push_back(place);
    if (given.size() != 1)
      return Problem{pointer(), words_.grid ? said<"an event on a grid needs \"after\" and no other place">()
                                            : said<"an event needs one of \"at\" and \"inches\"">()};
    if (words_.grid != (given.front() == "after"))
      return Problem{pointer(given.front()), words_.grid ? said<"a place on a grid is \"after\" and no other">()
                                                         : said<"only a grid has places in hexes">()};
    if (given.front() == "after") return read_after();
    return given.front() == "inches" ? read_inches() : read_at();
  }

  Result<void> read_after() {
    event_.after = value_["after"].whole();
    if (event_.after.value_or(0) < 1)
      return no_event(pointer("after"), "a whole number of at least 1", value_["after"]);
    return {};
  }

  Result<void> read_inches() {
    event_.inches = value_["inches"].number();
    if (!event_.inches || !exceeds(*event_.inches, 0))
      return no_event(pointer("inches"), "a number of inches above 0", value_["inches"]);
    return {};
  }

  Result<void> read_at() {
    const Value& at = value_["at"];
    if (!at.is_object()) return no_event(pointer("at"), "an object such as {\"step\": 1, \"s\": 2.5}", at);
    for (const auto& [name, value] : at.members())
      if (name != "step" && name != "s")
        return Problem{pointer_to(pointer("at"), name), said<"a place has \"step\" and \"s\", and nothing else">()};
    const auto step = at["step"].whole();
    if (step.value_or(-1) < 0)
      return no_event(pointer_to(pointer("at"), "step"), "a whole number of at least 0", at["step"]);
    event_.step = static_cast<std::size_t>(*step);
    if (const Value* s = at.find("s")) {
      event_.s = s->number();
      if (!event_.s || *event_.s < 0) return no_event(pointer_to(pointer("at"), "s"), "a number of at least 0", *s);
    }
    return {};
  }

  Result<void> read_why() {
    const Value* why = value_.find("why");
    if (!why && event_.kind != EventKind::held) return {};
    event_.why = std::string((why ? *why : Value()).text().value_or(""));
    if (event_.why.empty()) return no_event(pointer("why"), "a text that is not empty", why ? *why : Value());
    return {};
  }

  Result<void> read_hold() {
    if (event_.kind != EventKind::held) return {};
    Value::Object hold{{"why", Value(event_.why)}};
    for (const std::string_view member : {std::string_view("bars"), UNTIL})
      if (const Value* given = value_.find(member)) hold.emplace_back(std::string(member), *given);
    event_.hold = Value(std::move(hold));
    std::vector<Problem> problems;
    check_status(Value(Value::Object{{std::string(HELD), event_.hold}}), "", false, problems);
    if (problems.empty()) return {};
    Problem first = problems.front();
    first.pointer = pointer() + first.pointer.substr(1 + HELD.size());
    return first;
  }

  Result<void> read_rest() {
    if (const Value* wreck = value_.find("wreck")) {
      if (!wreck->is_bool()) return no_event(pointer("wreck"), "true or false", *wreck);
      event_.wreck = *wreck->boolean();
    }
    if (const Value* levels = value_.find("levels")) {
      event_.levels = levels->whole().value_or(0);
      if (event_.levels < 1) return no_event(pointer("levels"), "a whole number of at least 1", *levels);
    }
    return {};
  }

  Result<void> read_set() {
    const Value* set = value_.find("set");
    if (!set) return {};
    if (!set->is_object()) return no_event(pointer("set"), "an object of statuses", *set);
    std::vector<Problem> problems;
    const std::vector<PieceIndex> pieces = event_.piece ? std::vector{*event_.piece} : moved_;
    const bool on_tray = std::any_of(pieces.begin(), pieces.end(),
                                     [&](PieceIndex piece) { return game_.piece(piece).tray.has_value(); });
    check_status(*set, pointer("set"), on_tray, problems);
    if (!problems.empty()) return problems.front();
    const Value plain = in_force(*set, {});
    for (const auto& [key, value] : plain.members())
      if (!value.is_null() && !says_state(key, value))
        if (auto fits = check_set(key, value, pointer_to(pointer("set"), key)); !fits) return fits;
    event_.set = *set;
    return {};
  }

  /// A status of the ruleset, or the losses of trays.
  Result<void> check_set(const std::string& key, const Value& value, const std::string& place) const {
    auto fits = words_.status(key, value, place);
    if (fits || key != LOSSES) return fits;
    for (const PieceIndex piece : event_.piece ? std::vector{*event_.piece} : moved_) {
      const auto& tray = game_.piece(piece).tray;
      if (!tray) return fits;
      if (Sentence why = why_no_losses(*tray, value); !why.empty()) return Problem{place, std::move(why)};
    }
    return {};
  }

  const Value& value_;
  const EventWords& words_;
  const Game& game_;
  const std::vector<PieceIndex>& moved_;
  Event event_;
};

/// Levels of damage, piece by piece, as far as the ruleset declares them.
Result<void> check_damage(const std::vector<Event>& events, const EventWords& words, const Game& game,
                          const std::vector<PieceIndex>& moved) {
  std::map<PieceIndex, std::int64_t> levels;
  for (const Event& event : events) {
    if (event.kind != EventKind::damage) continue;
    for (const PieceIndex piece : event.piece ? std::vector{*event.piece} : moved) {
      const Value status = in_force(game.piece(piece).status, moment_of(game));
      const auto [place, is_new] = levels.try_emplace(piece, status["damage"].whole().value_or(0));
      if (event.levels > static_cast<std::int64_t>(MOST) - place->second)
        return Problem{event.pointer(), said<"the rules know no such damage">()};
      place->second += event.levels;
      if (words.most_damage && exceeds(static_cast<double>(place->second), *words.most_damage))
        return Problem{event.pointer(), said<"the rules know damage up to {n}, and this makes it {m}">(
                                            *words.most_damage, static_cast<double>(place->second))};
    }
  }
  return {};
}

double way_of(const TracedStep& step) {
  if (const auto* leg = facts_of<Leg>(step)) return leg->length;
  if (const auto* turn = facts_of<Turn>(step)) return turn->centre_arc;
  if (const auto* entry = facts_of<HexEntry>(step)) return entry->length;
  return 0;
}

bool has_places(const TracedStep& step) { return facts_of<Leg>(step) || facts_of<Climb>(step); }

/// The end of a step: of a leg or climb its extent.
PathPoint end_of(const PieceTrace& trace, std::size_t step) {
  return {step, has_places(trace.steps[step]) ? extent_of(trace.steps[step]) : 0};
}

class EventPlace {
 public:
  EventPlace(const Event& event, const PieceTrace& trace) : event_(event), trace_(trace) {}

  Result<PathPoint> place() const {
    if (trace_.steps.empty()) return off("");
    if (event_.step) return at_step();
    return event_.inches ? after_inches() : after_hexes();
  }

 private:
  Problem off(std::string_view member) const {
    return {member.empty() ? event_.pointer() : pointer_to(event_.pointer(), member),
            said<"this place is not on the way of the piece">()};
  }

  Result<PathPoint> at_step() const {
    if (*event_.step >= trace_.steps.size()) return off("at");
    const PathPoint end = end_of(trace_, *event_.step);
    if (!has_places(trace_.steps[*event_.step]))
      return exceeds(event_.s.value_or(0), 0) ? Result<PathPoint>(off("at")) : end;
    const double s = event_.s.value_or(end.s);
    if (!exceeds(s, 0) || exceeds(s, end.s)) return off("at");
    return PathPoint{*event_.step, std::min(s, end.s)};
  }

  Result<PathPoint> after_inches() const {
    const auto place = place_after(trace_, *event_.inches);
    if (place) return *place;
    if (event_.piece) return off("inches");
    if (within_limit(*event_.inches, inches_to(trace_, end_of(trace_, trace_.steps.size() - 1)))) return off("inches");
    return end_of(trace_, trace_.steps.size() - 1);
  }

  Result<PathPoint> after_hexes() const {
    std::int64_t entered = 0;
    for (std::size_t i = 0; i < trace_.steps.size(); ++i)
      if (facts_of<HexEntry>(trace_.steps[i]) && ++entered == *event_.after) return PathPoint{i, 0};
    if (event_.piece) return off("after");
    return end_of(trace_, trace_.steps.size() - 1);
  }

  const Event& event_;
  const PieceTrace& trace_;
};

Problem ended_before(const Event& event, const Piece& piece) {
  return {event.pointer(), said<"the way of {piece} has ended before this event">(label(piece))};
}

bool is_beyond(PathPoint place, PathPoint end) {
  return place.step > end.step || (place.step == end.step && exceeds(place.s, end.s));
}

bool bars(const Hold& hold, const TracedStep& step) {
  if (facts_of<Leg>(step) || facts_of<Climb>(step) || facts_of<HexEntry>(step)) return hold.go;
  if (facts_of<Act>(step)) return hold.act;
  if (const auto* turn = facts_of<HexTurn>(step)) return hold.turn && turn->sides != 0;
  const auto* turn = facts_of<Turn>(step);
  return turn && ((hold.turn && std::abs(turn->angle) >= ANGLE_EPS) || (hold.go && exceeds(turn->centre_arc, 0)));
}

}  // namespace

std::string Event::pointer() const { return pointer_to(pointer_to("", EVENTS), number); }

Result<void> check_list(const Value& events) {
  if (!events.is_array()) return no_event(pointer_to("", EVENTS), "a list of events", events);
  return {};
}

Result<std::vector<Event>> read_events(const Value& list, const EventWords& words, const Game& game,
                                       const std::vector<PieceIndex>& moved) {
  if (auto is_list = check_list(list); !is_list) return is_list.problem();
  std::vector<Event> events;
  for (std::size_t i = 0; i < list.size(); ++i) {
    auto event = EventReader(list[i], i, words, game, moved).read();
    if (!event) return event.problem();
    events.push_back(std::move(event).value());
  }
  if (auto fits = check_damage(events, words, game, moved); !fits) return fits.problem();
  return events;
}

Result<std::vector<Befallen>> placed(const std::vector<Event>& events, const Trace& trace, const Game& game) {
  std::vector<Befallen> all;
  std::map<PieceIndex, PathPoint> ended;
  for (const Event& event : events)
    for (const PieceTrace& way : trace.pieces) {
      if (event.piece ? way.piece != *event.piece : way.steps.empty()) continue;
      const auto place = EventPlace(event, way).place();
      if (!place) return place.problem();
      const auto end = ended.find(way.piece);
      if (end != ended.end() && (event.ends() || is_beyond(*place, end->second)))
        return ended_before(event, game.piece(way.piece));
      if (event.ends()) ended.emplace(way.piece, *place);
      all.push_back({&event, way.piece, *place});
    }
  for (const Befallen& each : all) {  // those that are listed before the end of the way too
    const auto end = ended.find(each.piece);
    if (end != ended.end() && !each.event->ends() && is_beyond(each.place, end->second))
      return ended_before(*each.event, game.piece(each.piece));
  }
  return all;
}

double inches_to(const PieceTrace& trace, PathPoint place) {
  double inches = 0;
  for (std::size_t i = 0; i < trace.steps.size() && i <= place.step; ++i) {
    const bool within = i == place.step && facts_of<Leg>(trace.steps[i]);
    inches += within ? std::min(place.s, way_of(trace.steps[i])) : way_of(trace.steps[i]);
  }
  return inches;
}

std::optional<PathPoint> place_after(const PieceTrace& trace, double inches) {
  double gone = 0;
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    const double way = way_of(trace.steps[i]);
    if (!exceeds(way, 0)) continue;
    if (exceeds(inches, gone + way)) {
      gone += way;
      continue;
    }
    if (facts_of<Leg>(trace.steps[i])) return PathPoint{i, std::min(inches - gone, way)};
    if (within_limit(gone + way, inches)) return end_of(trace, i);
    return i == 0 ? std::nullopt : std::optional(end_of(trace, i - 1));
  }
  return std::nullopt;
}

std::optional<std::size_t> barred_step(const Hold& hold, const PieceTrace& trace) {
  for (std::size_t i = 0; i < trace.steps.size(); ++i)
    if (bars(hold, trace.steps[i])) return i;
  return std::nullopt;
}

}  // namespace linesman::state
