#include "photo/photo_reader.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "base/heading.h"
#include "base/text.h"
#include "photo/known_markers.h"
#include "photo/picture_input.h"
#include "photo/square_fit.h"
#include "photo/table_fit.h"

namespace linesman {

namespace {

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
    TableLeftOut left_out = leave_out_each(prior_, tags);
    reading_.residual = left_out.residual();
    reading_.worst = left_out.worst();
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
    PieceSeen seen{it->second.front(), origin_under(piece, square->at, square->facing),
                   square->facing,     square->uncertainty,
                   square->turn,       piece.pose};
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
