#include "watch/rendered_film.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "base/heading.h"
#include "base/splitmix.h"

namespace linesman::watch_test {

namespace {

constexpr double FRAME = 0.2;  // seconds

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

FilmTable usual_table() {
  FilmTable table;
  table.models = {{"tiger", "Tiger", {6, 9}, 20},
                  {"bren", "Bren", {10, 6}, 100},
                  {"stug", "Stug", {18, 12}, 200},
                  {"lorry", "Lorry", {16, 5}, 300}};
  table.lens.width = 800;
  table.lens.height = 600;
  table.lens.focal_of_35mm = 30;
  table.stand.aim = {table.width / 2, table.depth / 2};
  table.stand.tilt = 20;
  table.stand = photo_test::that_sees_all(table.lens, table.stand, table.width, table.depth, 1.5);
  return table;
}

RenderedFilm::RenderedFilm(FilmChoices choices, FilmTable table)
    : choices_(choices), lens_(table.lens), stand_(table.stand) {
  scene_.width = table.width;
  scene_.depth = table.depth;
  const Pair corners[]{{2, 2}, {table.width - 2, 2}, {table.width - 2, table.depth - 2}, {2, table.depth - 2}};
  for (const Pair& at : corners) scene_.tags.push_back({static_cast<int>(scene_.tags.size()), {at[0], at[1], 0}, 0, 3});
  Game::Parts parts;
  parts.ruleset = "skirmish";
  parts.table.width = table.width;
  parts.table.depth = table.depth;
  for (const FilmModel& model : table.models) {
    const int number = static_cast<int>(parts.pieces.size()) + 12;
    Piece piece;
    piece.id = model.id;
    piece.name = model.name;
    piece.side = model.id == "stug" ? "red" : "blue";
    piece.base = CircleBase{2};
    piece.pose = {{model.at[0], model.at[1]}, model.facing, 0};
    piece.marker = PieceMarker{number, model.side, model.height};
    parts.pieces.push_back(piece);
    tags_[model.id] = number;
    scene_.tags.push_back({number, {model.at[0], model.at[1], model.height}, model.facing, model.side});
  }
  game = Game(std::move(parts));
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
  if (!folder.empty())
    frame.grey.save(QString::fromStdString(folder) + QString("/frame-%1.png").arg(number_, 4, 10, QChar('0')));
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
  off_.insert_or_assign(piece, tag_of(piece));
  std::erase_if(scene_.tags, [&](const photo_test::PrintedTag& tag) { return tag.id == tags_.at(piece); });
}

void RenderedFilm::bring_on(const std::string& piece, Pair at, double facing) {
  photo_test::PrintedTag tag = off_.at(piece);
  tag.at = {at[0], at[1], tag.at[2]};
  tag.facing = facing;
  scene_.tags.push_back(tag);
}

void RenderedFilm::flicker(double seconds, double share) {
  const QImage grey = grey_of(rendered(photo_test::RenderedCamera(lens_, stand_), scene_, exposure_));
  for (int left = static_cast<int>(seconds / FRAME + 0.5); left > 0; --left) {
    QImage frame = grey;
    const double by = 1 + share * std::sin(2.1 * static_cast<double>(number_));
    for (int y = 0; y < frame.height(); ++y) {
      uchar* row = frame.scanLine(y);
      for (int x = 0; x < frame.width(); ++x) row[x] = static_cast<uchar>(std::clamp(row[x] * by, 0.0, 255.0));
    }
    take(frame);
  }
}

void RenderedFilm::follow(const Game& given) {
  const auto hearing = built_referee().open(given);
  if (!hearing) throw std::runtime_error(hearing.problem().sentence());
  watcher_->follow(*hearing);
}

void RenderedFilm::hand(Pair at, double seconds, double bearing) {
  const auto over = scene_.over;
  constexpr double HALF_ARM = 30;
  const Vec middle = Vec{at[0], at[1]} + direction(bearing) * HALF_ARM;
  scene_.over.push_back({{middle.x, middle.y, 2}, bearing, {1.2, HALF_ARM}, {0.55, 0.38, 0.3}});
  scene_.over.push_back({{at[0], at[1], 1.6}, 0, {1.3, 1.3}, {0.6, 0.42, 0.33}, true});
  show(seconds);
  scene_.over = over;
}

void RenderedFilm::carry(const std::string& piece, Pair to, double facing, double bearing) {
  const auto from = tag_of(piece).at;
  hand({from[0], from[1]}, 0.4, bearing);
  put(piece, to, facing);
  hand(to, 0.4, bearing);
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
