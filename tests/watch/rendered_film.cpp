#include "watch/rendered_film.h"

#include <algorithm>
#include <stdexcept>

#include "base/splitmix.h"

namespace linesman::watch_test {

namespace {

constexpr double FRAME = 0.2;  // seconds
constexpr double WIDTH = 24;
constexpr double DEPTH = 18;
constexpr double HEIGHT = 0.4;  // of a model's marker
constexpr double SIDE = 1.5;    // of its square

QImage grey_of(const photo_test::Rendered& picture) {
  const QImage colours(picture.bytes.data(), picture.width, picture.height, picture.width * 3, QImage::Format_RGB888);
  return colours.convertToFormat(QImage::Format_Grayscale8);
}

/// The noise of one frame.
QImage noisy(QImage grey, std::uint64_t seed) {
  SplitMix64 numbers(seed + 1);
  for (int y = 0; y < grey.height(); ++y) {
    uchar* row = grey.scanLine(y);
    for (int x = 0; x < grey.width(); ++x)
      row[x] = static_cast<uchar>(std::clamp(row[x] + static_cast<int>(numbers.unit() * 5) - 2, 0, 255));
  }
  return grey;
}

}  // namespace

RenderedFilm::RenderedFilm(FilmChoices choices) : choices_(choices) {
  scene_.width = WIDTH;
  scene_.depth = DEPTH;
  const Pair corners[]{{2, 2}, {WIDTH - 2, 2}, {WIDTH - 2, DEPTH - 2}, {2, DEPTH - 2}};
  for (const Pair& at : corners) scene_.tags.push_back({static_cast<int>(scene_.tags.size()), {at[0], at[1], 0}, 0, 3});
  Game::Parts parts;
  parts.ruleset = "skirmish";
  parts.table.width = WIDTH;
  parts.table.depth = DEPTH;
  const auto add = [&](const std::string& id, const std::string& name, Pair at, double facing) {
    const int number = static_cast<int>(parts.pieces.size()) + 12;
    Piece piece;
    piece.id = id;
    piece.name = name;
    piece.side = id == "stug" ? "red" : "blue";
    piece.base = CircleBase{2};
    piece.pose = {{at[0], at[1]}, facing, 0};
    piece.marker = PieceMarker{number, SIDE, HEIGHT};
    parts.pieces.push_back(piece);
    tags_[id] = number;
    scene_.tags.push_back({number, {at[0], at[1], HEIGHT}, facing, SIDE});
  };
  add("tiger", "Tiger", {6, 9}, 20);
  add("bren", "Bren", {10, 6}, 100);
  add("stug", "Stug", {18, 12}, 200);
  add("lorry", "Lorry", {16, 5}, 300);
  game = Game(std::move(parts));
  lens_.width = 800;
  lens_.height = 600;
  lens_.focal_of_35mm = 30;
  stand_.aim = {WIDTH / 2, DEPTH / 2};
  stand_.tilt = 20;
  stand_ = photo_test::that_sees_all(lens_, stand_, WIDTH, DEPTH, 1.5);
}

photo_test::PrintedTag& RenderedFilm::tag_of(const std::string& piece) {
  for (photo_test::PrintedTag& tag : scene_.tags)
    if (tag.id == tags_.at(piece)) return tag;
  throw std::runtime_error("no such model");
}

void RenderedFilm::take(const QImage& grey) {
  if (!watcher_) {
    auto hearing = built_referee().open(game);
    if (!hearing) throw std::runtime_error(hearing.problem().sentence());
    const auto keep = [this](const WatchEvent& event, const Frame&) { events_.push_back(event); };
    watcher_ = std::make_unique<FilmWatcher>(*std::move(hearing), choices_, keep);
  }
  Frame frame;
  frame.grey = noisy(mirrored_ ? grey.mirrored(true, false) : grey, static_cast<std::uint64_t>(number_));
  frame.t = t_;
  frame.number = number_++;
  watcher_->see(frame);
  t_ = static_cast<double>(number_) * FRAME;
}

void RenderedFilm::show(double seconds) {
  const QImage grey = grey_of(rendered(photo_test::RenderedCamera(lens_, stand_), scene_, exposure_));
  for (int left = static_cast<int>(seconds / FRAME + 0.5); left > 0; --left) take(grey);
}

void RenderedFilm::put(const std::string& piece, Pair at, double facing) {
  photo_test::PrintedTag& tag = tag_of(piece);
  tag.at = {at[0], at[1], tag.at[2]};
  if (facing >= 0) tag.facing = facing;
}

void RenderedFilm::take_off(const std::string& piece) {
  std::erase_if(scene_.tags, [&](const photo_test::PrintedTag& tag) { return tag.id == tags_.at(piece); });
}

void RenderedFilm::hand(Pair at, double seconds) {
  const auto over = scene_.over;
  const double length = (at[1] + 4) / 2;
  scene_.over.push_back({{at[0] + 0.3, at[1] - length, 2}, 0, {1.2, length}, {0.55, 0.38, 0.3}});
  scene_.over.push_back({{at[0], at[1], 1.6}, 0, {1.3, 1.3}, {0.6, 0.42, 0.33}, true});
  show(seconds);
  scene_.over = over;
}

void RenderedFilm::carry(const std::string& piece, Pair to, double facing) {
  const auto from = tag_of(piece).at;
  hand({from[0], from[1]});
  put(piece, to, facing);
  hand(to);
}

void RenderedFilm::push_table_marker(std::size_t marker, Pair by) {
  scene_.tags[marker].at[0] += by[0];
  scene_.tags[marker].at[1] += by[1];
}

void RenderedFilm::knock_camera(double inches, double degrees) {
  stand_.aim[0] += inches;
  stand_.roll += degrees;
}

void RenderedFilm::add_marker(int id, Pair at) { scene_.tags.push_back({id, {at[0], at[1], 0}, 45, 1.5}); }

void RenderedFilm::resize(int width, int height) {
  lens_.width = width;
  lens_.height = height;
}

void RenderedFilm::end() { watcher_->end(); }

std::vector<WatchState> RenderedFilm::states() const {
  std::vector<WatchState> states;
  for (const StateTold& state : all<StateTold>()) states.push_back(state.state);
  return states;
}

std::string RenderedFilm::told() const {
  struct Namer {
    std::string operator()(const StartTold&) const { return "start"; }
    std::string operator()(const StateTold&) const { return {}; }
    std::string operator()(const MoveTold& move) const { return "moved " + std::string(name_of(move.verdict)); }
    std::string operator()(const BackTold&) const { return "back"; }
    std::string operator()(const NudgeTold&) const { return "nudged"; }
    std::string operator()(const UnseenTold& unseen) const { return unseen.is_gone ? "gone" : "covered"; }
    std::string operator()(const OutOfStepTold&) const { return "out-of-step"; }
    std::string operator()(const MarkerSeen&) const { return "new"; }
    std::string operator()(const CameraTold& camera) const { return "camera " + std::string(name_of(camera.why)); }
    std::string operator()(const WatchProblem&) const { return "problem"; }
    std::string operator()(const EndTold&) const { return "end"; }
  };
  std::string words;
  for (const WatchEvent& event : events_)
    if (const std::string name = std::visit(Namer(), event.what); !name.empty())
      words += (words.empty() ? "" : ", ") + name;
  return words;
}

}  // namespace linesman::watch_test
