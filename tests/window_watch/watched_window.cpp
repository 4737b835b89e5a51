#include "window_watch/watched_window.h"

#include <QDir>

#include "files/documents/document.h"
#include "files/documents/record.h"
#include "files/json.h"

namespace linesman::testing_window {

namespace {

/// Counts the samples of tones.
class CountedTones : public TonePlayer {
 public:
  explicit CountedTones(std::vector<std::size_t>& counts) : counts_(counts) {}
  void play(const std::vector<std::int16_t>& samples) override { counts_.push_back(samples.size()); }

 private:
  std::vector<std::size_t>& counts_;
};

std::size_t moves_in(const ToldMoves& told) {
  std::size_t count = 0;
  for (const ToldThing& each : told.all()) count += each.move ? 1 : 0;
  return count;
}

}  // namespace

AWatchedTable::AWatchedTable() : film({0.5, {}}) {
  QDir(folder.path()).mkdir("film");
  film.folder = folder.filePath("film").toStdString();
}

void AWatchedTable::watch(WatchRecord record, bool at_once, const QString& keep) {
  open(write_json(write_document({film.game, Value()})));
  watching = window->findChild<TableWatch*>();
  ASSERT_NE(watching, nullptr);
  watching->sounds().set_finder([this] { return std::make_unique<CountedTones>(tones); });
  watching->set_record(record);
  WatchRequest request;
  request.frames = film.folder;
  request.rest = 0.5;
  request.keep = keep.toStdString();
  ASSERT_EQ(watching->why_not().toStdString(), "");
  watching->begin(request, at_once);
  watching->show_corner();
}

bool AWatchedTable::wait_for_moves(std::size_t count) {
  return wait_until([&] { return moves_in(watching->told()) >= count; });
}

bool AWatchedTable::wait_for_end() {
  return wait_until([&] { return !watching->is_on(); });
}

bool AWatchedTable::click_told(const char* button) {
  if (!watching->history().isVisible()) watching->corner().click();
  handle_events();
  for (QPushButton* each : watching->history().findChildren<QPushButton*>(button))
    if (each->isEnabled() && each->isVisible()) {
      each->click();
      handle_events();
      return true;
    }
  return false;
}

std::string AWatchedTable::entries() const {
  std::string kinds;
  for (const Entry& entry : entries_of(record_of(window->session().game())))
    kinds += (kinds.empty() ? "" : ", ") + std::string(entry.kind() ? name_of(*entry.kind()) : "none");
  return kinds;
}

std::string AWatchedTable::line() const { return watching->corner().line().toStdString(); }

}  // namespace linesman::testing_window
