// A window whose table is watched through a film that is rendered for the test.
#pragma once

#include <gmock/gmock.h>

#include <QPushButton>

#include "ui/window/watch/table_watch.h"
#include "ui/window/watch/watch_corner.h"
#include "ui/window/watch/watch_history.h"
#include "watch/rendered_film.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {

class AWatchedTable : public WindowTest {
 protected:
  AWatchedTable();

  /// Opens the game of the film, which is watched from now on: to its end at once, or frame by frame as it was taken.
  /// `keep`: the folder that gets pictures of moves.
  void watch(WatchRecord record, bool at_once = true, const QString& keep = {});
  /// Waits until that number of moves was reported.
  bool wait_for_moves(std::size_t count);
  /// Waits until the film has ended.
  bool wait_for_end();
  /// Clicks a button of the newest row of what was reported that has one of that name and is enabled.
  bool click_told(const char* button);
  /// The kinds of the entries in the history: "seen, edit".
  std::string entries() const;
  std::string line() const;

  watch_test::RenderedFilm film;
  TableWatch* watching = nullptr;
  std::vector<std::size_t> tones;  ///< the samples of each
};

}  // namespace linesman::testing_window
