#include "watch/film_watcher.h"

#include <algorithm>
#include <cmath>
#include <ctime>

#include "base/text.h"
#include "watch/standing.h"
#include "words/watch_words.h"

namespace linesman {

namespace {

constexpr double CLOSE_ENOUGH = 1e-6;  // seconds
constexpr double LOOKS_BEFORE = 2.5;   // frames before a rest
constexpr std::size_t LEAST_LOOKS = 3;
constexpr double UNTIL_UNSURE = 10;    // seconds
constexpr double BETWEEN_GLANCES = 1;  // seconds
constexpr double BETWEEN_TRIES = 1;    // seconds, while something lies over the edge
constexpr double SHADOW = 0.6;         // inches round a model that change with it
constexpr double LEAST_CHANGE = 0.4;   // share of a marker's place
constexpr double MOST_COVERED = 0.3;   // share of the surroundings of a model, when its cover has gone
constexpr double MOST_BEYOND = 0.6;    // times the place, that something which covers it reaches beyond

}  // namespace

FilmWatcher::FilmWatcher(Hearing hearing, const FilmChoices& choices, TellEvent tell, EntryBasis basis)
    : choices_(choices),
      tell_(std::move(tell)),
      watched_(std::move(hearing), choices.game, std::move(basis)),
      reader_(watched_.game()) {
  state_.state = WatchState::resting;  // said as soon as it is not so
}

void FilmWatcher::tell(auto what) { tell_({frame_.t, frame_.number, std::move(what)}, frame_); }

void FilmWatcher::tell_state(const StateTold& state) {
  const bool is_same = state.state == state_.state && state.pieces == state_.pieces && state.why == state_.why;
  if (is_same) return;
  state_ = state;
  if (found() || state.state == WatchState::unsure) tell(state);
}

void FilmWatcher::tell_problems(const std::vector<WatchProblem>& problems) {
  for (const WatchProblem& problem : problems) {
    const auto is_same = [&](const WatchProblem& other) {
      return problem.marker ? other.marker == problem.marker && other.text.pattern() == problem.text.pattern()
                            : other == problem;
    };
    if (std::none_of(problems_.begin(), problems_.end(), is_same)) tell(problem);
  }
  problems_ = problems;
}

void FilmWatcher::miss(const Problem& problem, double t, std::int64_t number) {
  frame_.t = t;
  frame_.number = number;
  ++frames_;
  tell(WatchProblem{problem.placed()});
}

void FilmWatcher::begin_anew(const Frame& frame) {
  const QSize was = reader_.size();
  reader_.begin_anew();
  detector_ = {};
  resting_ = false;
  next_glance_ = frame.t;
  if (was.isValid())
    tell(WatchProblem{said<"The picture changed from {a} × {b} to {c} × {d}.">(
        was.width(), was.height(), frame.grey.width(), frame.grey.height())});
}

void FilmWatcher::see(const Frame& frame) {
  const std::clock_t began = std::clock();
  before_ = std::move(frame_);
  frame_ = frame;
  ++frames_;
  if (frames_ > 1 && !before_.grey.isNull() && before_.grey.size() != frame.grey.size()) {
    if (!reader_.size().isValid()) reader_.begin_anew();
    begin_anew(frame);
  }
  look(frame);
  count_time(1000.0 * static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC);
}

/// Before the table is known: is it in the picture?
void FilmWatcher::glance(const Frame& frame) {
  if (frame.t + CLOSE_ENOUGH < next_glance_) return;
  next_glance_ = frame.t + BETWEEN_GLANCES;
  if (const auto camera = reader_.glance(frame)) {
    detector_.look_at(table_in(*camera, watched_.game(), shrunk(frame.grey)));
    is_lost_ = false;
  }
}

void FilmWatcher::tell_lost() {
  if (!is_lost_) {
    tell(CameraTold{CameraNow::lost, {}});
    if (reader_.is_mirrored(frame_)) tell_problems({{"The picture is mirrored: left and right are exchanged."}});
  }
  is_lost_ = true;
  StateTold state;
  state.state = WatchState::unsure;
  state.why = "Fewer than four markers of the table are seen: show them all.";
  tell_state(state);
}

void FilmWatcher::look(const Frame& frame) {
  if (!detector_.looks()) {
    glance(frame);
    if (!detector_.looks()) {
      if (frame.t >= UNTIL_UNSURE) tell_lost();
      return;
    }
    detector_.is_still(shrunk(frame.grey), frame.t);
    return;
  }
  const bool still = detector_.is_still(shrunk(frame.grey), frame.t);
  if (!still) {
    resting_ = false;
    next_try_ = 0;
    reader_.forget_looks();
    if (state_.state != WatchState::unsure || found()) {
      StateTold moving;
      moving.state = WatchState::moving;
      tell_state(moving);
    }
    return;
  }
  const double still_for = frame.t - detector_.still_since();
  const double step = std::max(frame.t - before_.t, CLOSE_ENOUGH);
  const auto again = watched_.look_again_at();
  const bool looks_again = resting_ && again && frame.t + CLOSE_ENOUGH >= *again;
  if (resting_ && !looks_again) return;
  if (frame.t + CLOSE_ENOUGH < next_try_) return;
  if (!looks_again && still_for + LOOKS_BEFORE * step < choices_.rest) return;
  const auto parts = detector_.changed_parts();
  const bool needs_before = choices_.rest - still_for < (LEAST_LOOKS - 2) * step + CLOSE_ENOUGH;
  if (reader_.looks() == 0 && needs_before && !before_.grey.isNull()) reader_.look(before_, parts);
  reader_.look(frame, parts);
  if (looks_again || (still_for + CLOSE_ENOUGH >= choices_.rest && reader_.looks() >= LEAST_LOOKS)) try_rest();
}

Explained FilmWatcher::disc_of(PieceIndex index, const Pose& pose, bool marker_alone) const {
  const Piece& piece = watched_.game().piece(index);
  const double square = piece.marker ? piece.marker->size : 1;
  constexpr double HALF_DIAGONAL = 0.71;
  constexpr double WITH_MARGIN = 0.9;
  const double radius =
      marker_alone ? HALF_DIAGONAL * square : SHADOW + std::max(outer_radius(piece.base), WITH_MARGIN * square);
  const double height = piece.marker ? piece.marker->height + pose.altitude : 0;
  const PhotoCamera& camera = reader_.camera()->camera();
  const auto low = camera.seen({pose.at.x, pose.at.y, 0});
  const auto high = camera.seen({pose.at.x, pose.at.y, height});
  if (!low || !high) return {};
  double most = 0;
  for (const Vec side : {Vec{radius, 0}, Vec{-radius, 0}, Vec{0, radius}, Vec{0, -radius}})
    if (const auto edge = camera.seen({pose.at.x + side.x, pose.at.y + side.y, height}))
      most = std::max(most, std::hypot(edge->x - high->x, edge->y - high->y));
  return {{(low->x + high->x) / 2, (low->y + high->y) / 2}, most + std::hypot(high->x - low->x, high->y - low->y) / 2};
}

/// Where models and table markers stood or stand that are not where they were.
std::vector<Explained> FilmWatcher::explained_by(const TableReading& reading, std::vector<Explained> explained) const {
  const auto add = [&](const std::optional<Explained>& disc) {
    if (disc && disc->radius > 0) explained.push_back(*disc);
  };
  for (const StandingSeen& seen : reading.pieces) {
    const auto stood = watched_.stood(seen.piece);
    const Pose now{seen.at, seen.facing, watched_.game().piece(seen.piece).pose.altitude};
    if (stood && !is_elsewhere(watched_.game(), seen, *stood)) continue;
    add(disc_of(seen.piece, now));
    if (stood) add(disc_of(seen.piece, *stood));
  }
  for (const PieceIndex piece : watched_.missing_in(reading))
    if (const auto stood = watched_.stood(piece)) add(disc_of(piece, *stood));
  for (const MarkerSeen& marker : reading.others) {
    constexpr double USUAL = 2;  // inches
    if (const auto middle = reader_.camera()->camera().seen({marker.at.x, marker.at.y, 0}))
      if (const auto edge = reader_.camera()->camera().seen({marker.at.x + USUAL, marker.at.y, 0}))
        add(Explained{*middle, std::hypot(edge->x - middle->x, edge->y - middle->y)});
  }
  for (const Explained& disc : reader_.pushed()) add(disc);
  return explained;
}

void FilmWatcher::try_rest() {
  const std::vector<Explained> pushed = reader_.pushed();
  TableReading reading = reader_.read(watched_.game());
  if (reading.camera == CameraNow::lost) {
    next_try_ = frame_.t + BETWEEN_TRIES;
    if (!found() ? frame_.t >= UNTIL_UNSURE : frame_.t - detector_.still_since() >= UNTIL_UNSURE) tell_lost();
    return;
  }
  const auto explained = explained_by(reading, pushed);
  const bool same_view = reading.camera == CameraNow::stands && detector_.is_settled();
  const std::string_view side =
      same_view ? detector_.over_the_edge(explained, reader_.camera()->camera(), watched_.game().table())
                : std::string_view();
  if (!side.empty()) {
    next_try_ = frame_.t + BETWEEN_TRIES;
    if (frame_.t - detector_.still_since() + CLOSE_ENOUGH < UNTIL_UNSURE) return;
    StateTold state;
    state.state = WatchState::unsure;
    state.why = said<"Something lies over the edge at the {side}.">(side);
    return tell_state(state);
  }
  take_reading(std::move(reading), explained);
}

void FilmWatcher::tell_start(const TableReading& reading) {
  const KeptCamera& camera = *reader_.camera();
  StartTold start;
  start.camera = camera.camera();
  start.camera_at = start.camera.position();
  start.width = frame_.grey.width();
  start.height = frame_.grey.height();
  start.inset = camera.inset();
  start.residual = reading.residual.value_or(0);
  start.worst = reading.worst.value_or(0);
  const Table& table = watched_.game().table();
  const std::array<Place3, 4> corners{
      Place3{0, 0, 0}, {table.width, 0, 0}, {table.width, table.depth, 0}, {0, table.depth, 0}};
  for (std::size_t i = 0; i < corners.size(); ++i)
    start.table[i] = start.camera.seen(corners[i]).value_or(PicturePoint{});
  start.pieces = reading.pieces;
  for (std::size_t i = 0; i < watched_.game().pieces().size(); ++i) {
    const auto& piece = watched_.game().pieces()[i];
    if (!piece->marker || !piece->on_table()) continue;
    // One that is not seen may be too small where the game has it.
    auto cell = reader_.cell_at(*piece, piece->pose);
    bool coarse = cell && *cell < LEAST_CELL;
    for (const StandingSeen& seen : reading.pieces)
      if (seen.piece == static_cast<PieceIndex>(i)) {
        cell = seen.cell;
        coarse = is_coarse(seen);
      }
    if (coarse)
      start.coarse.push_back({piece->id, piece->marker->size, piece->marker->size * LEAST_CELL / std::max(*cell, 0.1)});
  }
  tell(std::move(start));
}

/// Of a model that is not seen.
PlaceNow FilmWatcher::place_now(PieceIndex piece, const std::vector<Explained>& explained) const {
  const auto stood = watched_.stood(piece);
  if (!stood) return PlaceNow::as_before;
  const Explained marker = disc_of(piece, *stood, true);
  const Explained wider = disc_of(piece, *stood);
  if (watched_.is_covered(piece))
    if (const auto since = detector_.change_since_covered(marker, wider, explained)) {
      if (since->round > MOST_COVERED) return PlaceNow::hidden;
      return since->inside < LEAST_CHANGE ? PlaceNow::as_before : PlaceNow::open;
    }
  if (detector_.change_in(marker, explained).share < LEAST_CHANGE) return PlaceNow::as_before;
  // A cover reaches beyond the model under it.
  return detector_.change_in(wider, explained).beyond > MOST_BEYOND ? PlaceNow::hidden : PlaceNow::open;
}

void FilmWatcher::take_reading(TableReading reading, const std::vector<Explained>& explained) {
  for (StandingSeen& seen : reading.pieces) {
    const Pose now{seen.at, seen.facing, watched_.game().piece(seen.piece).pose.altitude};
    seen.put_down = detector_.changed_last(disc_of(seen.piece, now));
  }
  const bool begins = !found();
  if (begins) tell_start(reading);
  if (!begins && reading.camera != CameraNow::stands) tell(CameraTold{reading.camera, reading.residual});
  is_lost_ = false;
  tell_problems(reading.problems);
  RestFacts facts{frame_.t, frame_.number, hash_of(frame_)};
  facts.place = [&](PieceIndex piece) { return begins ? PlaceNow::as_before : place_now(piece, explained); };
  for (const WatchEvent& event : watched_.rest(reading, facts)) {
    const auto* unseen = std::get_if<UnseenTold>(&event.what);
    if (unseen != nullptr && !unseen->is_gone) detector_.keep_uncovered(disc_of(unseen->piece, unseen->from));
    tell_(event, frame_);
  }
  std::vector<int> fresh;
  for (const MarkerSeen& marker : reading.others) {
    fresh.push_back(marker.id);
    if (std::find(fresh_.begin(), fresh_.end(), marker.id) == fresh_.end()) tell(marker);
  }
  fresh_ = std::move(fresh);
  if (reading.camera != CameraNow::stands)
    detector_.look_at(table_in(reader_.camera()->camera(), watched_.game(), shrunk(frame_.grey)));
  detector_.settle();
  resting_ = true;
  tell_state(watched_.state());
}

/// Of a game that other hands changed. A hand over the table is seen before anything is said of its state.
void FilmWatcher::tell_changed(const std::vector<WatchEvent>& events) {
  for (const WatchEvent& event : events) tell_(event, frame_);
  if (resting_ && found()) tell_state(watched_.state());
}

void FilmWatcher::follow(const Hearing& given) {
  const auto events = watched_.follow(given, {frame_.t, frame_.number});
  reader_.know(watched_.game());
  tell_changed(events);
}

void FilmWatcher::put_back(std::int64_t id) { tell_changed(watched_.put_back(id, {frame_.t, frame_.number})); }

void FilmWatcher::count_time(double milliseconds) {
  const auto half = static_cast<std::size_t>(std::max(0.0, 2 * milliseconds));
  ++times_[std::min(half, times_.size() - 1)];
  worst_ = std::max(worst_, milliseconds);
}

void FilmWatcher::end() {
  if (!found() && !frame_.grey.isNull()) tell_lost();
  EndTold told{frames_, watched_.moves(), choices_.game.record ? watched_.recorded() : 0, 0, worst_};
  std::int64_t all = 0;
  for (const std::uint32_t count : times_) all += count;
  std::int64_t passed = 0;
  for (std::size_t i = 0; i < times_.size() && 2 * passed < all; ++i) {
    passed += times_[i];
    told.median = (static_cast<double>(i) + 0.5) / 2;
  }
  tell(told);
}

}  // namespace linesman
