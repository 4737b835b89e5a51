#include "photo/photo_reader.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "base/heading.h"
#include "base/text.h"
#include "photo/picture_input.h"
#include "photo/square_fit.h"
#include "photo/tag_detector.h"

namespace linesman {

namespace {

constexpr std::size_t MIN_TABLE_MARKERS = 4;

// Coarsely all of the table markers are found, as they are large; closely the small ones too.
constexpr int COARSE = 2;
constexpr int CLOSE = 1;

constexpr double MIN_SIDE_OF_UNKNOWN = 24;  // pixels

constexpr double MAX_SCALE_OFF = 0.12;  // a marker is seen so much larger or smaller than the game says

/// Ids and what carries them.
struct KnownMarkers {
  std::map<int, TableMarker> table;
  std::map<int, std::vector<PieceIndex>> pieces;

  bool has(int id) const { return table.contains(id) || pieces.contains(id); }
};

KnownMarkers known_markers(const Game& game) {
  KnownMarkers known;
  for (const TableMarker& marker : markers_on(game.table())) known.table[marker.id] = marker;
  for (std::size_t i = 0; i < game.pieces().size(); ++i)
    if (const Piece& piece = *game.pieces()[i]; piece.marker)
      known.pieces[piece.marker->id].push_back(static_cast<PieceIndex>(i));
  return known;
}

/// Drops what is no marker: wrong bits are taken for ids of the game alone.
std::vector<FoundTag> believed(std::vector<FoundTag> tags, const KnownMarkers& known) {
  std::erase_if(tags, [&](const FoundTag& tag) {
    return !known.has(tag.id) && (tag.wrong_bits > 0 || tag.shortest_side() < MIN_SIDE_OF_UNKNOWN);
  });
  // Of one id a marker without wrong bits makes those with some unlikely.
  std::set<int> certain;
  for (const FoundTag& tag : tags)
    if (tag.wrong_bits == 0) certain.insert(tag.id);
  std::erase_if(tags, [&](const FoundTag& tag) { return tag.wrong_bits > 0 && certain.contains(tag.id); });
  return tags;
}

bool is_alone(const std::vector<FoundTag>& tags, int id) {
  return std::count_if(tags.begin(), tags.end(), [&](const FoundTag& tag) { return tag.id == id; }) == 1;
}

SeenSquare seen_square(const FoundTag& tag, const TableMarker& marker) {
  SeenSquare square{tag.corners, {}};
  const auto corners = square_corners(marker.at, marker.facing, marker.size);
  for (std::size_t i = 0; i < corners.size(); ++i) square.places[i] = {corners[i].x, corners[i].y, 0};
  return square;
}

/// A table marker that is seen once.
struct TableTag {
  FoundTag tag;
  TableMarker marker;
};

std::vector<TableTag> table_tags(const std::vector<FoundTag>& tags, const KnownMarkers& known) {
  std::vector<TableTag> found;
  for (const FoundTag& tag : tags)
    if (const auto it = known.table.find(tag.id); it != known.table.end() && is_alone(tags, tag.id))
      found.push_back({tag, it->second});
  return found;
}

std::optional<CameraFit> fit_without(const CameraPrior& prior, const std::vector<TableTag>& tags,
                                     std::optional<std::size_t> without = {}) {
  SeenThings seen;
  for (std::size_t i = 0; i < tags.size(); ++i)
    if (i != without) seen.squares.push_back(seen_square(tags[i].tag, tags[i].marker));
  return fit_camera(prior, seen);
}

/// The results of the fits that leave out each table marker in turn.
struct LeftOut {
  std::vector<double> distances;  ///< inches
  std::vector<std::optional<CameraFit>> fits;
};

LeftOut leave_out_each(const CameraPrior& prior, const std::vector<TableTag>& tags) {
  LeftOut all;
  for (std::size_t i = 0; i < tags.size(); ++i) {
    auto fit = fit_without(prior, tags, i);
    double off = 0;
    if (fit)
      if (const auto square = fit_square(*fit, tags[i].tag.corners, {tags[i].marker.size, 0, 0}))
        off = distance(square->at, tags[i].marker.at);
    all.distances.push_back(off);
    all.fits.push_back(std::move(fit));
  }
  return all;
}

/// The marker that was laid wrongly: without it the others agree far better than with it.
std::optional<std::size_t> laid_wrongly(const CameraFit& whole, const LeftOut& left_out) {
  constexpr double MIN_OFF = 0.1;      // inches
  constexpr double BETTER = 2.5;       // times smaller errors of the corners
  constexpr double ALONE = 1.5;        // times smaller than without any other
  constexpr double MIN_MISFIT = 0.35;  // pixels, of all together
  if (whole.corner_error < MIN_MISFIT) return std::nullopt;
  std::optional<std::size_t> best;
  double least = HUGE_VAL;
  double second = HUGE_VAL;
  for (std::size_t i = 0; i < left_out.fits.size(); ++i) {
    if (!left_out.fits[i]) continue;
    const double error = left_out.fits[i]->corner_error;
    second = std::min(second, std::max(error, least));
    if (error >= least) continue;
    least = error;
    best = i;
  }
  if (!best || left_out.distances[*best] < MIN_OFF) return std::nullopt;
  if (whole.corner_error < BETTER * least || second < ALONE * least) return std::nullopt;
  return best;
}

QRect part_with_table(const PhotoCamera& camera, const Game& game, const QSize& size) {
  constexpr int STEPS = 8;  // along each edge
  double highest = 0;
  for (const auto& piece : game.pieces())
    if (piece->marker) highest = std::max(highest, piece->marker->height + piece->pose.altitude);
  QRectF part;
  const Table& table = game.table();
  bool all_seen = true;
  for (int i = 0; i <= STEPS; ++i)
    for (int j = 0; j <= STEPS; ++j) {
      if (i % STEPS != 0 && j % STEPS != 0) continue;
      for (const double z : {0.0, highest}) {
        const auto seen = camera.seen({table.width * i / STEPS, table.depth * j / STEPS, z});
        all_seen = all_seen && seen;
        if (seen) part |= QRectF(seen->x - 1, seen->y - 1, 2, 2);
      }
    }
  const QRect whole({0, 0}, size);
  constexpr double MARGIN = 0.02;
  const double margin = MARGIN * std::max(size.width(), size.height());
  return all_seen ? part.adjusted(-margin, -margin, margin, margin).toAlignedRect().intersected(whole) : whole;
}

std::string marker_words(int id) { return "marker " + std::to_string(id); }

class PhotoReader {
 public:
  PhotoReader(const Game& game, const Photograph& photograph)
      : game_(game),
        picture_(photograph.picture),
        known_(known_markers(game)),
        detector_(game.table().family),
        prior_{picture_.width(), picture_.height(), photograph.focal_of_35mm} {
    // White is inside of the square of the other family, and spills outwards.
    if (game.table().family == MarkerFamily::tagStandard41h12) prior_.inset = -prior_.inset;
    reading_.sha256 = photograph.sha256;
    reading_.width = picture_.width();
    reading_.height = picture_.height();
  }

  Result<PhotoReading> read() {
    std::vector<FoundTag> tags = believed(detector_.find(picture_, picture_.rect(), COARSE), known_);
    std::optional<CameraFit> rough;
    if (const auto on_table = table_tags(tags, known_); on_table.size() >= MIN_TABLE_MARKERS)
      rough = fit_without(prior_, on_table);
    const QRect part = rough ? part_with_table(rough->camera(), game_, picture_.size()) : picture_.rect();
    merge(tags, believed(detector_.find(picture_, part, CLOSE), known_));
    const auto on_table = table_tags(tags, known_);
    if (on_table.size() < MIN_TABLE_MARKERS) return too_few(on_table.size());
    if (const auto problem = fit(on_table)) return *problem;
    say_repeated(tags);
    for (const FoundTag& tag : tags) add_piece(tag, tags);
    finish();
    return std::move(reading_);
  }

 private:
  /// The close look sees better; what it does not see at all is kept.
  static void merge(std::vector<FoundTag>& tags, const std::vector<FoundTag>& close) {
    std::erase_if(tags, [&](const FoundTag& tag) {
      return std::any_of(close.begin(), close.end(), [&](const FoundTag& other) { return other.id == tag.id; });
    });
    tags.insert(tags.end(), close.begin(), close.end());
    std::stable_sort(tags.begin(), tags.end(), [](const FoundTag& a, const FoundTag& b) { return a.id < b.id; });
  }

  Problem too_few(std::size_t found) const {
    const std::string of = std::to_string(known_.table.size()) + " table markers";
    const std::vector<FoundTag> mirrored =
        believed(detector_.find(picture_.mirrored(true, false), picture_.rect(), COARSE), known_);
    if (table_tags(mirrored, known_).size() > found)
      return {"", "the picture is mirrored: left and right are exchanged"};
    if (found == 0) return {"", "none of the " + of + " is seen; four are needed"};
    return {"", "only " + std::to_string(found) + " of the " + of + (found == 1 ? " is" : " are") +
                    " seen; four are needed"};
  }

  std::optional<Problem> fit(const std::vector<TableTag>& tags) {
    fit_ = fit_without(prior_, tags);
    if (const auto cropped = fit_of_part(tags)) {
      prior_ = cropped->prior;
      fit_ = cropped;
      say("the picture was cut to a part of what the camera saw: places are known less well; send it as it was taken",
          {});
    }
    if (!fit_) return Problem{"", "no camera sees the table markers so: are they where the game says?"};
    LeftOut left_out = leave_out_each(prior_, tags);
    double sum = 0;
    for (const double off : left_out.distances) {
      sum += off * off;
      reading_.worst = std::max(reading_.worst, off);
    }
    reading_.residual = std::sqrt(sum / static_cast<double>(tags.size()));
    if (const auto wrong = laid_wrongly(*fit_, left_out)) {
      fit_ = left_out.fits[*wrong];
      const int id = tags[*wrong].marker.id;
      say("marker " + std::to_string(id) + " lies " + number_text(left_out.distances[*wrong], 2) +
              " inches from where the game has it; it is not used",
          id);
    }
    return std::nullopt;
  }

  /// By how many times its usual error a fit moves what is known of a camera: its focal length, and the middle of its
  /// picture.
  static double strain(const CameraFit& fit) {
    const Eigen::VectorXd& p = fit.parameters;
    return std::max({std::abs(p[0]) / fit.prior.focal_error(), std::abs(p[1]) / fit.prior.middle_error(),
                     std::abs(p[2]) / fit.prior.middle_error()});
  }

  /// The fit of a picture that was cut, whose middle is not where the camera looked; nothing when the picture is whole,
  /// as far as the markers show it.
  std::optional<CameraFit> fit_of_part(const std::vector<TableTag>& tags) const {
    constexpr double MIN_MISFIT = 0.12;  // pixels, of the whole picture
    constexpr double MAX_MISFIT = 0.35;  // of the part
    constexpr double BETTER = 1.6;       // times smaller errors of the corners
    constexpr double MOST_STRAIN = 4;
    const bool is_strained = fit_ && strain(*fit_) > MOST_STRAIN;
    if (fit_ && fit_->corner_error < MIN_MISFIT && !is_strained) return std::nullopt;
    CameraPrior part = prior_;
    part.is_cropped = true;
    auto fit = fit_without(part, tags);
    if (!fit || fit->corner_error > MAX_MISFIT) return std::nullopt;
    if (fit_ && !is_strained && BETTER * fit->corner_error > fit_->corner_error) return std::nullopt;
    return fit;
  }

  void say(std::string text, std::optional<int> marker, std::string piece = {}) {
    reading_.problems.push_back({std::move(text), marker, std::move(piece)});
  }

  void say_repeated(const std::vector<FoundTag>& tags) {
    std::set<int> said;
    for (const FoundTag& tag : tags)
      if (!is_alone(tags, tag.id) && said.insert(tag.id).second) say(marker_words(tag.id) + " is seen twice", tag.id);
    for (const auto& [id, pieces] : known_.pieces)
      if (pieces.size() > 1)
        say("pieces " + game_.piece(pieces[0]).id + " and " + game_.piece(pieces[1]).id + " both have " +
                marker_words(id),
            id);
  }

  void add_piece(const FoundTag& tag, const std::vector<FoundTag>& tags) {
    if (known_.table.contains(tag.id) || !is_alone(tags, tag.id)) return;
    const auto it = known_.pieces.find(tag.id);
    if (it == known_.pieces.end())
      return say(marker_words(tag.id) + (tag.id <= LAST_TABLE_MARKER ? " is none of the game's table markers"
                                                                     : " belongs to no piece of the game"),
                 tag.id);
    if (it->second.size() > 1) return;
    const Piece& piece = game_.piece(it->second.front());
    const auto square =
        fit_square(*fit_, tag.corners, {piece.marker->size, piece.marker->height + piece.pose.altitude});
    if (!square || std::abs(square->scale - 1) > MAX_SCALE_OFF) {
      if (tag.wrong_bits == 0 && square)
        say(marker_words(tag.id) + " is seen " + number_text(square->scale, 2) +
                " times as large as the game says: its size or its height is wrong",
            tag.id, piece.id);
      return;
    }
    PieceSeen seen{it->second.front(), square->at, square->facing, square->uncertainty, square->turn, piece.pose};
    compare(seen);
    const Table& table = game_.table();
    if (seen.at.x < 0 || seen.at.y < 0 || seen.at.x > table.width || seen.at.y > table.depth)
      say(label(piece) + " stands off the table", tag.id, piece.id);
    reading_.pieces.push_back(seen);
  }

  /// How far it is seen from where it stands in the game.
  void compare(PieceSeen& seen) const {
    const Piece after = as_seen(game_, seen);
    const bool on_grid = after.hex.has_value();
    const bool same_side = on_grid && angle_between(after.pose.facing, seen.now.facing) < 1;
    seen.moved = on_grid && after.hex == game_.piece(seen.piece).hex ? 0 : distance(seen.now.at, seen.at);
    seen.turned = same_side ? 0 : turn_between(seen.now.facing, seen.facing);
  }

  void finish() {
    std::sort(reading_.pieces.begin(), reading_.pieces.end(),
              [](const PieceSeen& a, const PieceSeen& b) { return a.piece < b.piece; });
    for (const auto& [id, pieces] : known_.pieces) {
      const Piece& piece = game_.piece(pieces.front());
      const bool is_seen = std::any_of(reading_.pieces.begin(), reading_.pieces.end(),
                                       [first = pieces.front()](const PieceSeen& seen) { return seen.piece == first; });
      const bool is_said = std::any_of(reading_.problems.begin(), reading_.problems.end(),
                                       [&, number = id](const PhotoProblem& said) { return said.marker == number; });
      if (pieces.size() == 1 && piece.on_table() && !is_seen && !is_said)
        say(marker_words(id) + " of " + label(piece) + " is not seen", id, piece.id);
    }
    reading_.camera = fit_->camera();
    reading_.camera_at = reading_.camera.position();
    reading_.inset = fit_->inset();
    const Table& table = game_.table();
    const Place3 corners[]{{0, 0, 0}, {table.width, 0, 0}, {table.width, table.depth, 0}, {0, table.depth, 0}};
    for (std::size_t i = 0; i < reading_.table.size(); ++i)
      reading_.table[i] = reading_.camera.seen(corners[i]).value_or(PicturePoint{});
  }

  const Game& game_;
  const QImage picture_;
  const KnownMarkers known_;
  const TagDetector detector_;
  CameraPrior prior_;
  std::optional<CameraFit> fit_;
  PhotoReading reading_;
};

}  // namespace

Result<PhotoReading> reading_of(const Game& game, const Photograph& photograph) {
  return PhotoReader(game, photograph).read();
}

// The colours are given back before it is read.
Result<PhotoReading> read_photograph(const Game& game, const std::string& path) {
  Photograph photograph;
  {
    const auto loaded = load_picture(path);
    if (!loaded) return loaded.problem();
    photograph = photograph_of(*loaded);
  }
  auto reading = reading_of(game, photograph);
  if (!reading) return Problem{path, "", reading.problem().reason};
  return reading;
}

}  // namespace linesman
