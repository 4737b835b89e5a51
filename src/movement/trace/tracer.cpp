#include "movement/trace/tracer.h"

#include <algorithm>
#include <cmath>
#include <mutex>
#include <set>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"
#include "movement/expand.h"
#include "movement/grid/hex_map.h"
#include "movement/trace.h"
#include "movement/trace/encounters.h"
#include "movement/trace/ground_tracer.h"
#include "movement/trace/known_way.h"
#include "movement/trace/watcher.h"

namespace linesman {

namespace {

/// Traces one order. It expands all paths first, so that all end poses are known before anything is measured.
class Run {
 public:
  Run(const Game& game, const Survey& survey, std::shared_ptr<const Sections> sections, const PiecesOnTable& all,
      const HexMap* hexes, const TraceRequest& request, Budget& budget, KnownWay* known = nullptr)
      : game_(game),
        survey_(survey),
        sections_(std::move(sections)),
        all_(all),
        hexes_(hexes),
        request_(request),
        budget_(budget),
        known_(known) {
    if (game.table().hex) grid_.emplace(*game.table().hex);
  }

  /// Expands the paths. Returns why the request cannot be traced, or nothing.
  std::optional<Problem> expand();
  Trace trace();
  Stand stand(const PlacedBase& base, const Pose& pose, const std::vector<PieceIndex>& without) const;

 private:
  struct Moved {
    Outline outline;
    Pose start;
    Pose end;
    std::vector<TracedStep> steps;
  };

  std::optional<Problem> expand(const Mover& mover);
  PieceTrace trace(std::size_t number, const OtherPieces& others);
  void set_overlaps_at_end(TracedStep& step, const PlacedBase& end, const Meetings& meetings) const;
  double extent_along(PieceIndex piece, Vec along) const;
  Room room(const PieceTrace& trace, const OtherPieces& others) const;
  /// The parts that measure the way of one piece.
  struct StepTracers {
    GroundTracer& ground;
    Watcher& watcher;
    const Meetings& meetings;
    const OtherPieces& others;
  };
  /// `base` stands at the beginning of the step, and afterwards at its end.
  void measure(TracedStep& step, const Outline& outline, PlacedBase& base, const StepTracers& with) const;
  Stand stand(const PlacedBase& base, const Pose& pose, const OtherPieces& others,
              const std::vector<PlacedBase>& companions, const std::vector<FeatureIndex>& skims) const;
  void add_others(const PlacedBase& base, const OtherPieces& others, const std::vector<PlacedBase>& companions,
                  PieceSet& contacts, std::vector<Gap>& gaps) const;
  StandingPiece standing(const PlacedBase& base, const OtherPieces& others) const;
  std::vector<StandingPiece> all_standing(const OtherPieces& others) const;
  /// Whether a path has hex steps: pieces that move together then never meet.
  bool goes_by_hexes() const;
  void place_movers();
  void place_standing(const std::vector<PieceIndex>& movers);
  bool in_company(PieceIndex piece) const { return !in_company_.empty() && in_company_[at(piece)]; }
  std::vector<PieceIndex> mover_indices() const;
  const Footprint& footprint_of(PieceIndex piece) const;

  const Game& game_;
  const Survey& survey_;
  const std::shared_ptr<const Sections> sections_;
  const PiecesOnTable& all_;
  const HexMap* hexes_;  ///< only with a grid
  const TraceRequest& request_;
  Budget& budget_;
  KnownWay* known_;  ///< of the only mover; nullptr: nothing is remembered
  std::optional<HexGrid> grid_;
  GroundWork ground_work_;
  std::vector<Moved> moved_;
  std::vector<PlacedBase> starts_;  ///< of all movers, in their order; empty on a hex grid
  std::vector<PlacedBase> ends_;
  std::vector<PlacedBase> standing_;  ///< those of the request that are on the table, in its order
  std::vector<bool> in_company_;      ///< by piece: gaps to pieces of `standing_` have no limit; else empty
};

std::optional<Problem> Run::expand() {
  std::set<PieceIndex> seen;
  for (const Mover& mover : request_.movers) {
    if (!seen.insert(mover.piece).second)
      return Problem{"/pieces", said<"the piece \"{id}\" is moved twice">(game_.piece(mover.piece).id)};
    if (auto problem = expand(mover)) return problem;
  }
  return std::nullopt;
}

std::optional<Problem> Run::expand(const Mover& mover) {
  constexpr std::uint64_t A_STEP = 20;  // steps of the budget to lay out a step of the path and to store it
  budget_.spend(1 + A_STEP * mover.path.size());
  Pose start = mover.start ? *mover.start : game_.piece(mover.piece).pose;
  auto steps = expanded(mover.path, start, mover.footprint, grid_ ? &*grid_ : nullptr, mover.path_pointer);
  if (!steps) return steps.problem();
  moved_.push_back(Moved{Outline(mover.footprint), start, start, std::move(steps).value()});
  Moved& moved = moved_.back();
  if (!moved.steps.empty()) moved.end = moved.steps.back().after;
  return std::nullopt;
}

std::vector<PieceIndex> Run::mover_indices() const {
  std::vector<PieceIndex> movers;
  for (const Mover& mover : request_.movers) movers.push_back(mover.piece);
  return movers;
}

bool Run::goes_by_hexes() const {
  const auto on_grid = [](const TracedStep& step) {
    return std::holds_alternative<HexEntry>(step.facts) || std::holds_alternative<HexTurn>(step.facts);
  };
  return std::any_of(moved_.begin(), moved_.end(),
                     [&](const Moved& moved) { return std::any_of(moved.steps.begin(), moved.steps.end(), on_grid); });
}

void Run::place_movers() {
  if (goes_by_hexes()) return;
  for (std::size_t i = 0; i < moved_.size(); ++i) {
    starts_.emplace_back(request_.movers[i].piece, moved_[i].outline, moved_[i].start);
    ends_.emplace_back(request_.movers[i].piece, moved_[i].outline, moved_[i].end);
  }
}

void Run::place_standing(const std::vector<PieceIndex>& movers) {
  for (const PieceIndex piece : request_.standing) {
    const bool moves = std::find(movers.begin(), movers.end(), piece) != movers.end();
    if (game_.piece(piece).on_table() && !moves)
      standing_.emplace_back(piece, Outline(footprint_of(piece)), game_.piece(piece).pose);
  }
  if (!request_.gaps_in_company || grid_) return;
  in_company_.assign(game_.pieces().size(), false);
  for (const PlacedBase& base : standing_) in_company_[at(base.piece)] = true;
}

const Footprint& Run::footprint_of(PieceIndex piece) const {
  for (const auto& [index, footprint] : request_.footprints)
    if (index == piece) return footprint;
  return game_.piece(piece).base;
}

void Run::add_others(const PlacedBase& base, const OtherPieces& others, const std::vector<PlacedBase>& companions,
                     PieceSet& contacts, std::vector<Gap>& gaps) const {
  const auto look = [&](const PlacedBase& other, double within) {
    if (other.piece == base.piece) return;
    const double apart = distance(other.centre, base.centre) - other.outer - base.outer;
    if (exceeds(apart, std::max(0.0, within))) return;
    budget_.spend(1);
    const double gap = gap_between(other.convex(), base.convex());
    if (within_limit(gap, within)) gaps.push_back({other.piece, std::max(0.0, gap)});
    if (gap < -EPS && same_level(other.altitude, base.altitude, request_.clear_height)) contacts.push_back(other.piece);
  };
  const Box reach = base.box.grown(std::max(0.0, request_.gaps_within) + EPS);
  others.visit(reach, [&](const PlacedBase& other) {
    if (!in_company(other.piece)) look(other, request_.gaps_within);
  });
  const bool whole_company = !in_company_.empty();
  for (const PlacedBase& other : companions)
    if (whole_company || other.box.meets(reach)) look(other, whole_company ? HUGE_VAL : request_.gaps_within);
  if (whole_company)
    for (const PlacedBase& other : standing_) look(other, HUGE_VAL);
  all_.sort(contacts);
  all_.sort(gaps);
}

Stand Run::stand(const PlacedBase& base, const Pose& pose, const OtherPieces& others,
                 const std::vector<PlacedBase>& companions, const std::vector<FeatureIndex>& skims) const {
  Stand stand = stand_on_ground(game_, survey_, base, pose, request_, skims);
  if (grid_) stand.hex = grid_->hex_at(pose.at);
  add_others(base, others, companions, stand.contacts, stand.gaps);
  return stand;
}

Stand Run::stand(const PlacedBase& base, const Pose& pose, const std::vector<PieceIndex>& without) const {
  Stand s = stand(base, pose, OtherPieces(game_, all_, request_, without), {}, {});
  s.lines = line_distances(survey_, pose.at, request_.lines_within);
  return s;
}

void Run::measure(TracedStep& step, const Outline& outline, PlacedBase& base, const StepTracers& with) const {
  auto& [ground, watcher, meetings, others] = with;
  budget_.spend(1);
  if (auto* leg = std::get_if<Leg>(&step.facts)) {
    const Vec by = leg->to - leg->from;
    const double norm = length(by);
    const Course course{leg->from, norm > 0 ? by * (1 / norm) : direction(leg->heading), leg->length};
    const LegSweep sweep(course, base.convex());
    ground.trace(*leg, sweep, base);
    leg->met = meetings.on_leg(base, sweep);
    if (request_.against > 0) {
      const PlacedBase there(base.piece, outline, step.after);
      leg->against = ground.met_on(LegSweep({leg->to, course.along, request_.against}, there.convex()), there);
    }
    for (const PieceIndex other : request_.extents) leg->extents.push_back({other, extent_along(other, course.along)});
    step.watched = watcher.on(sweep, base);
  } else if (auto* turn = std::get_if<Turn>(&step.facts)) {
    const TurnSweep turning(base.convex(), turn->about, turn->angle);
    ground.trace(*turn, turning, base, step.before);
    turn->met = meetings.during_turn(turning, step.before.altitude);
    step.watched = watcher.on(turning, base);
  } else if (auto* climb = std::get_if<Climb>(&step.facts)) {
    ground.trace(*climb, base, step.before);
    climb->met = meetings.during_climb(base, climb->from, climb->to);
    for (const Contact& contact : climb->met.contacts) climb->contacts.push_back(contact.piece);
    all_.sort(climb->contacts);
    step.watched = watcher.on(*climb, base);
  } else if (auto* entry = std::get_if<HexEntry>(&step.facts)) {
    hexes_->describe(*entry, request_.labels);
    entry->pieces = others.in_hex(entry->to);
    all_.sort(entry->pieces);
  }
  base.place(outline, step.after);
  set_overlaps_at_end(step, base, meetings);
}

/// A piece can be overlapped at the end of a step only if its contact lasts to that end.
void Run::set_overlaps_at_end(TracedStep& step, const PlacedBase& end, const Meetings& meetings) const {
  Encounters* met = nullptr;
  if (auto* leg = std::get_if<Leg>(&step.facts)) met = &leg->met;
  if (auto* turn = std::get_if<Turn>(&step.facts)) met = &turn->met;
  if (auto* climb = std::get_if<Climb>(&step.facts)) met = &climb->met;
  if (!met) return;
  const double whole = extent_of(step);
  const bool any =
      std::any_of(met->contacts.begin(), met->contacts.end(), [&](const Contact& c) { return !exceeds(whole, c.to); });
  if (any) met->at_end = meetings.overlapped_by(end);
}

double Run::extent_along(PieceIndex piece, Vec along) const {
  const PlacedBase base(piece, Outline(footprint_of(piece)), game_.piece(piece).pose);
  double least = HUGE_VAL;
  double most = -HUGE_VAL;
  for (const Vec p : base.points) {
    least = std::min(least, dot(p, along) - base.radius);
    most = std::max(most, dot(p, along) + base.radius);
  }
  return most - least;
}

/// Straight on from the end of a piece: along its last leg, or along its facing when it has turned after that.
Room Run::room(const PieceTrace& trace, const OtherPieces& others) const {
  Vec along = direction(trace.end.pose.facing);
  for (auto step = trace.steps.rbegin(); step != trace.steps.rend() && !std::holds_alternative<Turn>(step->facts);
       ++step)
    if (const auto* leg = std::get_if<Leg>(&step->facts)) {
      along = direction(leg->heading);
      break;
    }
  const Course ahead{trace.end.pose.at, along, request_.room->reach};
  Room room = room_on_ground(game_, survey_, ahead, *request_.room);
  const LegSweep centre(ahead, {{&ahead.from, 1}, 0});
  others.visit(centre.swept_box().grown(EPS), [&](const PlacedBase& other) {
    if (!same_level(trace.end.pose.altitude, other.altitude, request_.clear_height)) return;
    const auto s = ShapePair(other.convex(), centre.shape()).within(along, 0);
    if (!s || !exceeds(s->to, std::max(0.0, s->from)) || !exceeds(ahead.length, s->from)) return;
    const double to_base = std::max(0.0, s->from);
    if (!room.base || to_base < *room.base) room.base = to_base;
  });
  return room;
}

PieceTrace Run::trace(std::size_t number, const OtherPieces& others) {
  Moved& moved = moved_[number];
  const Mover& mover = request_.movers[number];
  const PlacedBase start(mover.piece, moved.outline, moved.start);
  const Meetings meetings(others, request_, start, starts_, ends_, budget_);
  GroundTracer ground(game_, survey_, *sections_, request_, mover, budget_, ground_work_);
  Watcher watcher(survey_, request_, budget_);
  PieceTrace trace;
  trace.piece = mover.piece;
  trace.footprint = mover.footprint;
  const auto at_start = [&] {
    Stand here = stand(start, moved.start, others, starts_, mover.skims);
    here.watched = watcher.at(start);
    // Pieces that one order moves meet only at their ends.
    std::erase_if(here.contacts, [&](PieceIndex i) { return others.leaves_out(i); });
    return here;
  };
  trace.start = known_ ? known_->start(budget_, at_start) : at_start();
  PlacedBase end = start;
  std::vector<TracedStep>& steps = moved.steps;
  const std::size_t recalled = known_ ? known_->recall(steps, ground.sides(), budget_) : 0;
  if (recalled > 0) end.place(moved.outline, steps[recalled - 1].after);
  for (std::size_t i = recalled; i < steps.size(); ++i) {
    const std::uint64_t left = budget_.left();
    measure(steps[i], moved.outline, end, {ground, watcher, meetings, others});
    const bool last = steps[i].written == steps.back().written;
    if (known_ && !last) known_->learn(i, steps[i], ground.sides(), left - budget_.left());
  }
  trace.steps = std::move(steps);
  trace.end = stand(end, moved.end, others, ends_, mover.skims);
  trace.end.watched = watcher.at(end);
  if (request_.room) trace.end.room = room(trace, others);
  trace.end.lines = line_distances(survey_, moved.end.at, request_.lines_within);
  return trace;
}

StandingPiece Run::standing(const PlacedBase& base, const OtherPieces& others) const {
  StandingPiece s;
  s.piece = base.piece;
  add_others(base, others, ends_, s.contacts, s.gaps);
  const Stand here = stand_on_ground(game_, survey_, base, game_.piece(base.piece).pose, request_);
  s.ground = here.ground;
  s.within = here.within;
  s.surface = here.surface;
  return s;
}

std::vector<StandingPiece> Run::all_standing(const OtherPieces& others) const {
  std::vector<StandingPiece> all;
  auto placed = standing_.begin();
  for (const PieceIndex piece : request_.standing) {
    all.emplace_back().piece = piece;
    if (placed != standing_.end() && placed->piece == piece) all.back() = standing(*placed++, others);
  }
  return all;
}

Trace Run::trace() {
  Trace trace;
  trace.request = request_;
  trace.sections = sections_;
  const std::vector<PieceIndex> movers = mover_indices();
  place_movers();
  place_standing(movers);
  const OtherPieces others(game_, all_, request_, movers);
  trace.standing = all_standing(others);
  trace.pieces.reserve(moved_.size());
  for (std::size_t i = 0; i < moved_.size(); ++i) trace.pieces.push_back(this->trace(i, others));
  trace.overlaps = overlaps_asked(game_, survey_, request_);
  return trace;
}

}  // namespace

struct Tracer::SectionsCache {
  std::mutex mutex;
  std::shared_ptr<const SectionLabels> labels;
  std::shared_ptr<const Sections> sections;
};

std::shared_ptr<const Sections> Tracer::sections(const std::shared_ptr<const SectionLabels>& labels) const {
  const std::lock_guard lock(sections_->mutex);
  if (!sections_->sections || sections_->labels != labels) {
    sections_->labels = labels;
    sections_->sections = std::make_shared<const SurveyedSections>(survey_, labels);
  }
  return sections_->sections;
}

Tracer::Tracer(Game game)
    : game_(std::move(game)),
      survey_(std::make_shared<const Survey>(game_.terrain_ptr())),
      pieces_(std::make_shared<const PiecesOnTable>(game_)),
      sections_(std::make_shared<SectionsCache>()) {
  map_hexes();
}

Tracer::Tracer(Game game, std::shared_ptr<const Survey> survey, std::shared_ptr<const PiecesOnTable> pieces)
    : game_(std::move(game)),
      survey_(std::move(survey)),
      pieces_(std::move(pieces)),
      sections_(std::make_shared<SectionsCache>()) {}

void Tracer::map_hexes() {
  const auto& layout = game_.table().hex;
  hexes_ = layout ? std::make_shared<const HexMap>(*layout, *survey_) : nullptr;
}

Tracer Tracer::on(Game changed) const {
  const bool same_terrain = changed.terrain_ptr() == game_.terrain_ptr();
  const bool same_pieces = &changed.pieces() == &game_.pieces();
  const bool same_hexes = same_terrain && changed.table().hex == game_.table().hex;
  auto survey = same_terrain ? survey_ : std::make_shared<const Survey>(changed.terrain_ptr(), *survey_);
  auto pieces = same_pieces ? pieces_ : std::make_shared<const PiecesOnTable>(changed);
  Tracer tracer(std::move(changed), std::move(survey), std::move(pieces));
  if (same_terrain) tracer.sections_ = sections_;
  if (same_hexes)
    tracer.hexes_ = hexes_;
  else
    tracer.map_hexes();
  return tracer;
}

Result<Trace> Tracer::trace(const TraceRequest& request) const {
  Budget budget;
  return trace(request, budget);
}

TraceMemory::TraceMemory() : way_(std::make_unique<KnownWay>()) {}
TraceMemory::TraceMemory(TraceMemory&&) noexcept = default;
TraceMemory& TraceMemory::operator=(TraceMemory&&) noexcept = default;
TraceMemory::~TraceMemory() = default;

Result<Trace> Tracer::trace(const TraceRequest& request, Budget& budget, TraceMemory* memory) const {
  const bool keeps = memory && memory->way().fits(survey_, pieces_, game_.table(), request);
  Run run(game_, *survey_, sections(request.labels), *pieces_, hexes_.get(), request, budget,
          keeps ? &memory->way() : nullptr);
  if (auto problem = run.expand()) return *problem;
  return run.trace();
}

Stand Tracer::stand(PieceIndex piece, const Pose& pose, const TraceRequest& request) const {
  Budget budget;
  const Run run(game_, *survey_, sections(request.labels), *pieces_, hexes_.get(), request, budget);
  const auto changed = std::find_if(request.footprints.begin(), request.footprints.end(),
                                    [&](const auto& entry) { return entry.first == piece; });
  const Footprint& footprint = changed != request.footprints.end() ? changed->second : game_.piece(piece).base;
  return run.stand(PlacedBase(piece, Outline(footprint), pose), pose, {piece});
}

}  // namespace linesman
