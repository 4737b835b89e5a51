#include "watch/table_reader.h"

#include <algorithm>
#include <cmath>

#include "photo/tag_pattern.h"

namespace linesman {

namespace {

constexpr double STANDS = 1;      // pixel: a table marker's corner is no farther off
constexpr double NEARLY_ONE = 3;  // pixels between two sights of one marker
constexpr int ALIGNED = 4;        // the library looks at squares with that side, pixels
constexpr int ROUND_MARKER = 16;  // pixels round a marker
constexpr double SHARE_OF_SIDE = 0.5;

double off_by(const std::array<PicturePoint, 4>& a, const std::array<PicturePoint, 4>& b) {
  double most = 0;
  for (std::size_t i = 0; i < a.size(); ++i) most = std::max(most, std::hypot(a[i].x - b[i].x, a[i].y - b[i].y));
  return most;
}

QRect aligned(const QRect& part, const QSize& size) {
  const QRect whole({0, 0}, size);
  const QRect inside = part.intersected(whole);
  const int left = inside.left() / ALIGNED * ALIGNED;
  const int top = inside.top() / ALIGNED * ALIGNED;
  return QRect(QPoint(left, top), inside.bottomRight()).intersected(whole);
}

QRect round_marker(const std::array<PicturePoint, 4>& corners) {
  double left = corners[0].x;
  double right = left;
  double top = corners[0].y;
  double bottom = top;
  for (const PicturePoint& corner : corners) {
    left = std::min(left, corner.x);
    right = std::max(right, corner.x);
    top = std::min(top, corner.y);
    bottom = std::max(bottom, corner.y);
  }
  const double more = ROUND_MARKER + SHARE_OF_SIDE * std::max(right - left, bottom - top);
  return QRectF(left - more, top - more, right - left + 2 * more, bottom - top + 2 * more).toAlignedRect();
}

double median_of(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

double tightest_cell(const std::array<PicturePoint, 4>& corners, MarkerFamily family) {
  const int cells = tag_pattern(family, 0).square;
  double least = HUGE_VAL;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const PicturePoint& a = corners[i];
    const PicturePoint& b = corners[(i + 1) % corners.size()];
    least = std::min(least, std::hypot(b.x - a.x, b.y - a.y));
  }
  return least / cells;
}

}  // namespace

TableReader::TableReader(const Game& game)
    : known_(known_markers(game)), family_(game.table().family), detector_(game.table().family) {}

void TableReader::know(const Game& game) { known_.pieces = known_markers(game).pieces; }

void TableReader::begin_anew() {
  camera_.reset();
  looks_.clear();
  corners_.clear();
  stance_.clear();
  not_used_.clear();
  table_ = {};
  size_ = {};
}

std::vector<QRect> TableReader::known_places(const QSize& size) const {
  std::vector<QRect> places;
  if (!looks_.empty())
    for (const FoundTag& tag : looks_.front()) places.push_back(aligned(round_marker(tag.corners), size));
  else
    for (const auto& [id, corners] : corners_) places.push_back(aligned(round_marker(corners), size));
  return places;
}

std::vector<FoundTag> TableReader::found_in(const Frame& frame, const std::vector<QRect>& parts) const {
  std::vector<FoundTag> all;
  for (const QRect& part : parts)
    for (FoundTag& tag : believed(detector_.find(frame.grey, part, CLOSE), known_)) {
      const PicturePoint middle = tag.middle();
      const bool is_there = std::any_of(all.begin(), all.end(), [&](const FoundTag& other) {
        const PicturePoint at = other.middle();
        return other.id == tag.id && std::hypot(at.x - middle.x, at.y - middle.y) < NEARLY_ONE;
      });
      if (!is_there) all.push_back(std::move(tag));
    }
  std::stable_sort(all.begin(), all.end(), [](const FoundTag& a, const FoundTag& b) { return a.id < b.id; });
  return all;
}

/// Whether a marker that was read last is not among them.
bool TableReader::is_missed(const std::vector<FoundTag>& tags) const {
  return std::any_of(corners_.begin(), corners_.end(), [&](const auto& last) {
    return std::none_of(tags.begin(), tags.end(), [&](const FoundTag& tag) { return tag.id == last.first; });
  });
}

void TableReader::look(const Frame& frame, const std::vector<QRect>& changed) {
  size_ = frame.grey.size();
  std::vector<QRect> parts = known_places(size_);
  if (looks_.empty())
    for (const QRect& part : changed) parts.push_back(aligned(part, size_));
  std::vector<FoundTag> tags = found_in(frame, parts);
  if (looks_.empty() && (corners_.empty() || is_missed(tags))) {
    const QRect everywhere = table_.isEmpty() ? frame.grey.rect() : table_;
    tags = found_in(frame, {aligned(everywhere, size_)});
  }
  looks_.push_back(std::move(tags));
}

/// Markers that more than half of the looks have, with the medians of their corners.
std::vector<FoundTag> TableReader::middle_of_looks() const {
  std::vector<FoundTag> middles;
  if (looks_.empty()) return middles;
  std::map<int, std::size_t> nth;
  for (const FoundTag& first : looks_.back()) {
    std::array<std::vector<double>, 8> values;
    for (const auto& look : looks_)
      for (const FoundTag& tag : look) {
        if (tag.id != first.id || off_by(tag.corners, first.corners) > NEARLY_ONE) continue;
        for (std::size_t i = 0; i < 4; ++i) {
          values[2 * i].push_back(tag.corners[i].x);
          values[2 * i + 1].push_back(tag.corners[i].y);
        }
        break;
      }
    if (2 * values[0].size() <= looks_.size()) continue;
    FoundTag middle = first;
    for (std::size_t i = 0; i < 4; ++i) middle.corners[i] = {median_of(values[2 * i]), median_of(values[2 * i + 1])};
    middles.push_back(middle);
  }
  return middles;
}

void TableReader::fit(const std::vector<TableTag>& tags, TableReading& reading) {
  const auto fitted = camera_->fit(tags);
  if (!fitted) return;
  reading.residual = fitted->residual;
  reading.worst = fitted->worst;
  if (fitted->wrong) {
    not_used_.insert(*fitted->wrong);
    reading.problems.push_back({said<"Marker {n} lies {a} inches from where the game has it; it is not used.">(
                                    *fitted->wrong, Number{fitted->wrong_by, 2}),
                                fitted->wrong});
  }
  if (fitted->is_bent)
    reading.problems.push_back(
        {"The camera bends its picture: use its normal lens, without steadying, or lay a fifth marker at an edge."});
}

/// The kept camera on what is seen of the table now.
CameraNow TableReader::place_camera(const std::vector<TableTag>& all, TableReading& reading) {
  const auto stand_here = [&](const std::vector<TableTag>& tags, CameraNow how) {
    not_used_.clear();
    stance_.clear();
    fit(tags, reading);
    if (!camera_->stands()) return CameraNow::lost;
    for (const TableTag& each : tags)
      if (!not_used_.contains(each.marker.id)) stance_[each.marker.id] = each.tag.corners;
    return how;
  };
  if (!camera()) {
    if (all.size() < MIN_TABLE_MARKERS) return CameraNow::lost;
    camera_.emplace(size_.width(), size_.height(), family_);
    return stand_here(all, CameraNow::found);
  }
  std::vector<TableTag> standing;
  std::vector<TableTag> elsewhere;
  std::vector<TableTag> fresh;
  for (const TableTag& each : all) {
    const auto stood = stance_.find(each.marker.id);
    if (stood == stance_.end())
      fresh.push_back(each);
    else
      (off_by(stood->second, each.tag.corners) <= STANDS ? standing : elsewhere).push_back(each);
  }
  if (standing.size() < 2 || (!elsewhere.empty() && camera_->agrees(all))) {
    if (all.size() < MIN_TABLE_MARKERS) return CameraNow::lost;
    camera_->begin_to_move();
    return stand_here(all, CameraNow::moved);
  }
  for (const TableTag& each : standing) not_used_.erase(each.marker.id);
  for (const TableTag& each : elsewhere) {
    not_used_.insert(each.marker.id);
    reading.problems.push_back(
        {said<"Marker {n} of the table was pushed; it is not used until it lies where it lay.">(each.marker.id),
         each.marker.id});
  }
  // One that was hidden when the camera was found is used as soon as it agrees with the others.
  for (const TableTag& each : fresh) {
    std::vector<TableTag> with = standing;
    with.push_back(each);
    if (!not_used_.contains(each.marker.id) && camera_->agrees(with)) {
      stance_[each.marker.id] = each.tag.corners;
      standing.push_back(each);
    }
  }
  if (standing.size() >= MIN_TABLE_MARKERS) camera_->fit(standing);
  return CameraNow::stands;
}

void TableReader::say_repeated(const std::vector<FoundTag>& tags, const Game& game, TableReading& reading) const {
  for (const FoundTag& tag : tags) {
    const bool is_said = std::any_of(reading.problems.begin(), reading.problems.end(),
                                     [&](const WatchProblem& said) { return said.marker == tag.id; });
    if (is_said) continue;
    if (!is_alone(tags, tag.id)) reading.problems.push_back({said<"Marker {n} is seen twice.">(tag.id), tag.id});
    const auto pieces = known_.pieces.find(tag.id);
    if (pieces != known_.pieces.end() && pieces->second.size() > 1)
      reading.problems.push_back(
          {said<"{a} and {b} both have marker {n}.">(label(game.piece(pieces->second[0])),
                                                     label(game.piece(pieces->second[1])), tag.id),
           tag.id});
  }
}

void TableReader::read_tag(const FoundTag& tag, const Game& game, TableReading& reading) const {
  const auto pieces = known_.pieces.find(tag.id);
  if (pieces == known_.pieces.end()) {
    const auto square = camera_->square(tag.corners, {1, 0});
    if (tag.wrong_bits == 0 && square) reading.others.push_back({tag.id, square->at, square->facing});
    return;
  }
  if (pieces->second.size() > 1) return;
  const Piece& piece = game.piece(pieces->second.front());
  const auto square = camera_->square(tag.corners, {piece.marker->size, piece.marker->height + piece.pose.altitude});
  if (!square || std::abs(square->scale - 1) > MAX_SCALE_OFF) {
    if (tag.wrong_bits == 0 && square)
      reading.problems.push_back(
          {said<"Marker {n} is seen {a} times as large as the game says.">(tag.id, Number{square->scale, 2}), tag.id,
           piece.id});
    return;
  }
  StandingSeen seen;
  seen.piece = pieces->second.front();
  seen.at = origin_under(piece, square->at, square->facing);
  seen.facing = square->facing;
  seen.uncertainty = square->uncertainty;
  seen.turn = square->turn;
  seen.cell = tightest_cell(tag.corners, family_);
  reading.pieces.push_back(seen);
}

TableReading TableReader::read(const Game& game) {
  TableReading reading;
  const std::vector<FoundTag> tags = middle_of_looks();
  looks_.clear();
  reading.camera = place_camera(table_tags(tags, known_), reading);
  if (reading.camera == CameraNow::lost) return reading;
  table_ = part_with_table(camera_->camera(), game, size_);
  say_repeated(tags, game, reading);
  for (const FoundTag& tag : tags)
    if (!known_.table.contains(tag.id) && is_alone(tags, tag.id)) read_tag(tag, game, reading);
  for (const FoundTag& tag : tags)
    if (is_alone(tags, tag.id)) corners_[tag.id] = tag.corners;
  std::sort(reading.pieces.begin(), reading.pieces.end(),
            [](const StandingSeen& a, const StandingSeen& b) { return a.piece < b.piece; });
  return reading;
}

std::optional<PhotoCamera> TableReader::glance(const Frame& frame) const {
  const auto tags = believed(detector_.find(frame.grey, frame.grey.rect(), CLOSE), known_);
  const auto on_table = table_tags(tags, known_);
  if (on_table.size() < MIN_TABLE_MARKERS) return std::nullopt;
  KeptCamera rough(frame.grey.width(), frame.grey.height(), family_);
  if (!rough.fit(on_table)) return std::nullopt;
  return rough.camera();
}

bool TableReader::is_mirrored(const Frame& frame) const {
  const QImage mirrored = frame.grey.mirrored(true, false);
  const auto seen = [&](const QImage& picture) {
    return table_tags(believed(detector_.find(picture, picture.rect(), COARSE), known_), known_).size();
  };
  return seen(mirrored) >= MIN_TABLE_MARKERS && seen(frame.grey) < MIN_TABLE_MARKERS;
}

std::vector<Explained> TableReader::pushed() const {
  std::vector<Explained> discs;
  constexpr double ROUND = 1.2;  // times half the diagonal, with the white margin
  const auto add = [&](const std::array<PicturePoint, 4>& corners) {
    PicturePoint middle;
    for (const PicturePoint& corner : corners) middle = {middle.x + corner.x / 4, middle.y + corner.y / 4};
    double radius = 0;
    for (const PicturePoint& corner : corners)
      radius = std::max(radius, std::hypot(corner.x - middle.x, corner.y - middle.y));
    discs.push_back({middle, ROUND * radius});
  };
  for (const int id : not_used_) {
    if (const auto now = corners_.find(id); now != corners_.end()) add(now->second);
    if (const auto then = stance_.find(id); then != stance_.end()) add(then->second);
  }
  return discs;
}

std::optional<double> TableReader::cell_at(const Piece& piece, const Pose& pose) const {
  if (!camera() || !piece.marker) return std::nullopt;
  const auto places = square_corners(pose.at, pose.facing, piece.marker->size);
  std::array<PicturePoint, 4> corners;
  for (std::size_t i = 0; i < places.size(); ++i) {
    const auto seen = camera_->camera().seen({places[i].x, places[i].y, piece.marker->height + pose.altitude});
    if (!seen) return std::nullopt;
    corners[i] = *seen;
  }
  return tightest_cell(corners, family_);
}

}  // namespace linesman
