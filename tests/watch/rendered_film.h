// A film of a table, rendered scene by scene, and the events that a watcher tells of it.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "support/built_rulesets.h"
#include "support/photo_renderer.h"
#include "watch/film_watcher.h"
#include "watch/watched_game.h"

namespace linesman::watch_test {

using photo_test::Pair;

/// A model of a film: its marker's side and height, inches.
struct FilmModel {
  std::string id;
  std::string name;
  Pair at{};
  double facing = 0;
  double side = 1.5;
  double height = 0.4;
};

/// A table and the camera that sees it.
struct FilmTable {
  double width = 24;
  double depth = 18;
  std::vector<FilmModel> models{};
  photo_test::Lens lens{};
  photo_test::Stand3 stand{};
};

/// 24 by 18 inches with four models of the skirmish rules, seen from the south by a camera of 800 by 600 pixels.
FilmTable usual_table();

/// Five frames a second.
class RenderedFilm {
 public:
  explicit RenderedFilm(FilmChoices choices = {}, FilmTable table = usual_table());

  /// The game that is watched, until the first frame.
  Game game;
  /// A folder that gets each frame as a picture; empty: none does.
  std::string folder;

  /// Shows the table as it stands.
  void show(double seconds);
  /// A model stands elsewhere from now on; a negative facing: it keeps its own.
  void put(const std::string& piece, Pair at, double facing = -1);
  void take_off(const std::string& piece);
  /// It was taken off, or never shown.
  void bring_on(const std::string& piece, Pair at, double facing = 0);
  /// Light that flickers about itself by that share, frame by frame.
  void flicker(double seconds, double share);
  /// Other hands change the game.
  void follow(const Game& given);
  void put_back(std::int64_t id) { watcher_->put_back(id); }
  /// An arm over an edge to a place, for some frames. `bearing`: from the place to its player, degrees.
  void hand(Pair at, double seconds = 0.4, double bearing = 180);
  /// A hand takes the model there.
  void carry(const std::string& piece, Pair to, double facing = -1, double bearing = 180);
  void push_table_marker(std::size_t marker, Pair by);
  void knock_camera(double inches, double degrees);
  /// The share of light from now on.
  void light(double share) { exposure_.brightness = 0.8 * share; }
  /// A marker of no model.
  void add_marker(int id, Pair at);
  /// A dark thing lies flat over the table.
  void lay(Pair at, Pair half) { scene_.over.push_back({{at[0], at[1], 2.5}, 0, half, {0.25, 0.22, 0.2}}); }
  void clear() { scene_.over.clear(); }
  void resize(int width, int height);
  void mirror() { mirrored_ = true; }
  void end();

  const std::vector<WatchEvent>& events() const { return events_; }
  /// The events of a kind, in order.
  template <class Kind>
  std::vector<Kind> all() const {
    std::vector<Kind> found;
    for (const WatchEvent& event : events_)
      if (const auto* one = std::get_if<Kind>(&event.what)) found.push_back(*one);
    return found;
  }
  /// The kinds of all events but of states, with their verdicts: "start, moved legal, end".
  std::string told() const;
  std::vector<WatchState> states() const;
  double now() const { return t_; }
  const WatchedGame& watched() const { return watcher_->watched(); }

 private:
  photo_test::PrintedTag& tag_of(const std::string& piece);
  void take(const QImage& grey);

  FilmChoices choices_;
  photo_test::Scene scene_;
  photo_test::Lens lens_;
  photo_test::Stand3 stand_;
  photo_test::Exposure exposure_;
  bool mirrored_ = false;
  std::map<std::string, int> tags_;                    ///< ids of markers
  std::map<std::string, photo_test::PrintedTag> off_;  ///< markers of models that were taken off
  std::unique_ptr<FilmWatcher> watcher_;
  std::vector<WatchEvent> events_;
  double t_ = 0;
  std::int64_t number_ = 0;
};

}  // namespace linesman::watch_test
