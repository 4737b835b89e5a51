#include <algorithm>

#include "files/orders/ruling_json.h"
#include "files/writing.h"

namespace linesman {

using namespace files;

namespace {

/// Writes the parts of a trace. `request` tells which optional parts were asked for.
class TraceWriter {
 public:
  TraceWriter(const TraceRequest& request, const Game& game) : request_(request), game_(game) {}

  Value piece(const PieceTrace& trace) const;
  Value standing(const StandingPiece& s) const;
  Value overlaps(const std::vector<FeatureOverlaps>& all) const;

 private:
  Value step(const TracedStep& step, std::size_t number) const;
  void facts(const Leg& leg, const TracedStep& step, Value::Object& into) const;
  void facts(const Turn& turn, const TracedStep& step, Value::Object& into) const;
  void facts(const Climb& climb, const TracedStep& step, Value::Object& into) const;
  void facts(const Act& act, const TracedStep& step, Value::Object& into) const;
  void facts(const HexTurn& turn, const TracedStep& step, Value::Object& into) const;
  void facts(const HexEntry& entry, const TracedStep& step, Value::Object& into) const;

  Value stand(const Stand& s, bool end) const;
  Value span(const Span& s) const;
  Value ground_span(const Span& s) const;
  Value crossing(const Crossing& c) const;
  static Value part(const Part& p);
  static Value parts(const std::vector<Part>& all);
  Value watched(const Watched& w) const;
  Value watched(const WatchedAt& w) const;
  static Value room(const Room& r);
  Value near(const Near& n) const;
  void watched(const Encounters& met, Value::Object& into) const;
  void companions(const Encounters& met, Value::Object& into) const;
  void near_lines(const std::vector<NearLine>& lines, Value::Object& into) const;
  Value gaps(const std::vector<Gap>& all) const;

  Value id(FeatureIndex i) const { return game_.feature(i).id; }
  Value id(PieceIndex i) const { return game_.piece(i).id; }
  Value id(const std::optional<FeatureIndex>& i) const { return i ? id(*i) : Value(); }
  template <class Set>
  Value ids(const Set& set) const {
    return list_of(set, [this](auto i) { return this->id(i); });
  }
  Value stretches(const std::vector<Contact>& contacts) const;
  Value pieces_met(const std::vector<Contact>& contacts) const;

  const TraceRequest& request_;
  const Game& game_;
};

Value TraceWriter::stretches(const std::vector<Contact>& contacts) const {
  return list_of(contacts, [this](const Contact& c) -> Value {
    return Value::Object{{"piece", id(c.piece)}, {"from", six(c.from)}, {"to", six(c.to)}};
  });
}

/// Sorted ids without duplicates.
Value TraceWriter::pieces_met(const std::vector<Contact>& contacts) const {
  std::vector<std::string> names;
  names.reserve(contacts.size());
  for (const Contact& c : contacts) names.push_back(game_.piece(c.piece).id);
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return Value::Array(names.begin(), names.end());
}

Value TraceWriter::gaps(const std::vector<Gap>& all) const {
  return list_of(all, [this](const Gap& g) -> Value {
    return Value::Object{{"piece", id(g.piece)}, {"distance", six(g.distance)}};
  });
}

Value TraceWriter::near(const Near& n) const {
  return Value::Object{{"watch", count_value(n.watch)},
                       {"piece", id(n.piece)},
                       {"distance", six(n.threshold)},
                       {"from", six(n.from)},
                       {"to", six(n.to)}};
}

void TraceWriter::watched(const Encounters& met, Value::Object& into) const {
  const auto write_near = [this](const Near& n) { return near(n); };
  if (!request_.near.empty()) {
    into.emplace_back("near", list_of(met.near, write_near));
    into.emplace_back("least_gaps", gaps(met.least_gaps));
  }
  if (!request_.against_ends) return;
  into.emplace_back("contacts_at_ends", stretches(met.contacts_at_ends));
  into.emplace_back("near_at_ends", list_of(met.near_at_ends, write_near));
}

void TraceWriter::companions(const Encounters& met, Value::Object& into) const {
  if (request_.against_starts) into.emplace_back("contacts_at_starts", stretches(met.contacts_at_starts));
}

Value TraceWriter::watched(const Watched& w) const {
  Value::Object members{{"feature", id(w.feature)}, {"base", parts(w.base)}, {"centre", parts(w.centre)}};
  if (request_.watched_beyond >= 0 && !w.line.empty()) members.emplace_back("line", parts(w.line));
  return members;
}

Value TraceWriter::watched(const WatchedAt& w) const {
  return Value::Object{{"feature", id(w.feature)}, {"base", Value(w.base)}, {"centre", Value(w.centre)}};
}

Value TraceWriter::room(const Room& r) {
  return Value::Object{{"surface", six(r.surface)}, {"base", six(r.base)}, {"edge", six(r.edge)}};
}

void TraceWriter::near_lines(const std::vector<NearLine>& lines, Value::Object& into) const {
  if (!(request_.lines_within > 0)) return;
  into.emplace_back("near_lines", list_of(lines, [this](const NearLine& n) -> Value {
                      return Value::Object{{"feature", id(n.feature)}, {"from", six(n.from)}, {"to", six(n.to)}};
                    }));
}

bool is_line(const Feature& feature) { return std::holds_alternative<Polyline>(feature.shape); }

/// Merges neighbouring spans that differ only in the identity of their slope, as that is not written.
std::vector<Span> merged_spans(const std::vector<Span>& spans) {
  std::vector<Span> merged;
  const auto same = [](const Span& a, const Span& b) {
    return a.ground == b.ground && a.within == b.within && a.surface == b.surface && a.slope == b.slope;
  };
  for (const Span& span : spans)
    if (!merged.empty() && same(merged.back(), span))
      merged.back().to = span.to;
    else
      merged.push_back(span);
  return merged;
}

Value TraceWriter::span(const Span& s) const {
  return Value::Object{{"from", six(s.from)},     {"to", six(s.to)},          {"ground", ids(s.ground)},
                       {"within", ids(s.within)}, {"surface", id(s.surface)}, {"slope", name_of(s.slope)}};
}

Value TraceWriter::ground_span(const Span& s) const {
  return Value::Object{{"from", six(s.from)}, {"to", six(s.to)}, {"ground", ids(s.ground)}};
}

Value TraceWriter::crossing(const Crossing& c) const {
  Value::Object members{{"feature", id(c.feature)},
                        {"from", six(c.from)},
                        {"to", six(c.to)},
                        {"over", six(c.over)},
                        {"bearing", c.bearing ? six_heading(*c.bearing, 180) : Value()}};
  if (is_line(game_.feature(c.feature))) members.emplace_back("along", c.along ? part(*c.along) : Value());
  return members;
}

Value TraceWriter::part(const Part& p) { return Value::Array{six(p.from), six(p.to)}; }

Value TraceWriter::parts(const std::vector<Part>& all) { return list_of(all, part); }

Value TraceWriter::stand(const Stand& s, bool end) const {
  Value::Object members{{"at", six(s.pose.at)}};
  if (s.hex) members.emplace_back("hex", hex_value(*s.hex));
  members.emplace_back("facing", six_heading(s.pose.facing));
  members.emplace_back("altitude", six(s.pose.altitude));
  members.emplace_back("ground", ids(s.ground));
  members.emplace_back("within", ids(s.within));
  members.emplace_back("surface", id(s.surface));
  members.emplace_back("contacts", ids(s.contacts));
  members.emplace_back("edge", six(s.edge));
  members.emplace_back("gaps", gaps(s.gaps));
  if (end && request_.lines_within > 0)
    members.emplace_back("lines", list_of(s.lines, [this](const LineDistance& l) -> Value {
                           return Value::Object{{"feature", id(l.feature)}, {"distance", six(l.distance)}};
                         }));
  if (!request_.watched.empty())
    members.emplace_back("watched", list_of(s.watched, [this](const WatchedAt& w) { return watched(w); }));
  if (s.room) members.emplace_back("room", room(*s.room));
  return members;
}

void TraceWriter::facts(const Leg& leg, const TracedStep& step, Value::Object& into) const {
  into.emplace_back("kind", "leg");
  into.emplace_back("manner", name_of(leg.manner));
  into.emplace_back("from", six(leg.from));
  into.emplace_back("to", six(leg.to));
  into.emplace_back("facing", six_heading(step.before.facing));
  into.emplace_back("length", six(leg.length));
  into.emplace_back("spans", list_of(merged_spans(leg.spans), [this](const Span& s) { return span(s); }));
  into.emplace_back("crossings", list_of(leg.crossings, [this](const Crossing& c) { return crossing(c); }));
  into.emplace_back("contacts", stretches(leg.met.contacts));
  into.emplace_back("edge", six(leg.edge));
  watched(leg.met, into);
  companions(leg.met, into);
  into.emplace_back("overlapped_at_end", ids(leg.met.at_end));
  near_lines(leg.near_lines, into);
  if (request_.ahead) into.emplace_back("ahead", six(leg.ahead));
  if (request_.against > 0) into.emplace_back("against", ids(leg.against));
  if (!request_.extents.empty())
    into.emplace_back("extents", list_of(leg.extents, [this](const Extent& e) -> Value {
                        return Value::Object{{"piece", id(e.piece)}, {"length", six(e.length)}};
                      }));
}

void TraceWriter::facts(const Turn& turn, const TracedStep&, Value::Object& into) const {
  into.emplace_back("kind", name_of(turn.kind));
  into.emplace_back("angle", six(turn.angle));
  into.emplace_back("about", six(turn.about));
  into.emplace_back("arc", six(turn.arc));
  into.emplace_back("own_arc", six(turn.centre_arc));
  into.emplace_back("spans",
                    list_of(turn.spans, [&](const Span& s) { return turn.on_the_spot ? ground_span(s) : span(s); }));
  if (!turn.on_the_spot)
    into.emplace_back("crossings", list_of(turn.crossings, [this](const Crossing& c) { return crossing(c); }));
  into.emplace_back("ground", ids(turn.ground));
  into.emplace_back("surface", id(turn.surface));
  into.emplace_back("contacts", pieces_met(turn.met.contacts));
  watched(turn.met, into);
  companions(turn.met, into);
  into.emplace_back("overlapped_at_end", ids(turn.met.at_end));
  near_lines(turn.near_lines, into);
}

void TraceWriter::facts(const Climb& climb, const TracedStep&, Value::Object& into) const {
  into.emplace_back("kind", "climb");
  into.emplace_back("from", six(climb.from));
  into.emplace_back("to", six(climb.to));
  into.emplace_back("ground", ids(climb.ground));
  into.emplace_back("surface", id(climb.surface));
  into.emplace_back("contacts", ids(climb.contacts));
}

void TraceWriter::facts(const Act& act, const TracedStep&, Value::Object& into) const {
  into.emplace_back("kind", "act");
  into.emplace_back("act", act.name);
  for (const auto& [name, member] : act.members.members())
    if (name != "step" && name != "kind" && name != "act") into.emplace_back(name, six_throughout(member));
}

void TraceWriter::facts(const HexTurn& turn, const TracedStep&, Value::Object& into) const {
  into.emplace_back("kind", "turn");
  into.emplace_back("hex", hex_value(turn.hex));
  into.emplace_back("turn", Value(turn.sides));
  into.emplace_back("facing", six_heading(turn.facing));
  into.emplace_back("auto", Value(turn.automatic));
}

void TraceWriter::facts(const HexEntry& entry, const TracedStep&, Value::Object& into) const {
  into.emplace_back("kind", "enter");
  into.emplace_back("from", hex_value(entry.from));
  into.emplace_back("to", hex_value(entry.to));
  into.emplace_back("side", entry.side ? Value(*entry.side) : Value());
  into.emplace_back("manner", name_of(entry.manner));
  into.emplace_back("length", six(entry.length));
  into.emplace_back("hexside", ids(entry.hexside));
  into.emplace_back("features", ids(entry.features));
  into.emplace_back("surface", id(entry.surface));
  into.emplace_back("leaving", id(entry.leaving));
  into.emplace_back("surfaces", ids(entry.surfaces));
  into.emplace_back("roads", ids(entry.roads));
  into.emplace_back("pieces", ids(entry.pieces));
}

Value TraceWriter::step(const TracedStep& step, std::size_t number) const {
  Value::Object members{{"step", count_value(number)}};
  std::visit([&](const auto& kind) { facts(kind, step, members); }, step.facts);
  if (!step.watched.empty())
    members.emplace_back("watched", list_of(step.watched, [this](const Watched& w) { return watched(w); }));
  return members;
}

Value TraceWriter::piece(const PieceTrace& trace) const {
  Value::Array steps;
  for (std::size_t i = 0; i < trace.steps.size(); ++i) steps.push_back(step(trace.steps[i], i));
  return Value::Object{{"piece", id(trace.piece)},
                       {"start", stand(trace.start, false)},
                       {"steps", std::move(steps)},
                       {"end", stand(trace.end, true)}};
}

Value TraceWriter::standing(const StandingPiece& s) const {
  return Value::Object{{"piece", id(s.piece)},    {"contacts", ids(s.contacts)}, {"gaps", gaps(s.gaps)},
                       {"ground", ids(s.ground)}, {"within", ids(s.within)},     {"surface", id(s.surface)}};
}

Value TraceWriter::overlaps(const std::vector<FeatureOverlaps>& all) const {
  return list_of(all, [this](const FeatureOverlaps& o) -> Value {
    return Value::Object{{"feature", id(o.feature)}, {"with", ids(o.with)}};
  });
}

}  // namespace

Value write_trace(const Trace& trace, const Game& game) {
  const TraceWriter writer(trace.request, game);
  Value::Object members{{"pieces", list_of(trace.pieces, [&](const PieceTrace& p) { return writer.piece(p); })}};
  if (!trace.request.standing.empty())
    members.emplace_back("standing",
                         list_of(trace.standing, [&](const StandingPiece& s) { return writer.standing(s); }));
  if (!trace.overlaps.empty()) members.emplace_back("overlaps", writer.overlaps(trace.overlaps));
  return members;
}

}  // namespace linesman
