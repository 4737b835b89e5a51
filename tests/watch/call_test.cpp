// The call watch, with its pictures in the same program.
#include <gmock/gmock.h>

#include <filesystem>

#include "answers/marker_sizes.h"
#include "base/lengths.h"
#include "cli/called.h"
#include "files/disk/file.h"
#include "files/documents/document.h"
#include "files/documents/record.h"
#include "files/json.h"
#include "record/verify.h"
#include "support/temporary_folder.h"
#include "watch/folder_frames.h"
#include "watch/rendered_film.h"
#include "watch/run_watch.h"

namespace linesman::watch_test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

Result<void> watch_folder(const WatchRequest& request, const Hearing& hearing, const EntryBasis& basis,
                          const WatchTold& told, const std::atomic<bool>& stop) {
  const auto film = frames_in_folder(request.frames, request.fps);
  if (!film) return film.problem();
  return run_watch(**film, request, hearing, basis, told, stop);
}

Called call(const std::vector<std::string>& arguments, const SpeakerFinder& speaker = {}) {
  Services services;
  services.speaker = speaker;
  services.watcher = watch_folder;
  return called(arguments, services);
}

/// A film of one legal move in a folder, with its game beside it.
class TheWatchCall : public ::testing::Test {
 protected:
  TheWatchCall() {
    std::filesystem::create_directory(folder / "film");
    RenderedFilm film;
    film.folder = folder / "film";
    film.show(1.4);
    film.carry("tiger", {6, 13});
    film.show(1.6);
    game = folder.write("game.linesman", write_json(write_document({film.game, Value()})));
  }

  Called watch(std::vector<std::string> more) const {
    more.insert(more.begin(), {"watch", game, "--frames", folder / "film"});
    return call(more);
  }

  TemporaryFolder folder;
  std::string game;
};

TEST_F(TheWatchCall, TellsPeopleAndRecordsNothing) {
  const std::string before = read_file(game).value();
  const Called told = watch({});
  EXPECT_EQ(told.status, 0) << told.err;
  EXPECT_THAT(told.out, StartsWith("0:01  The table is seen; its markers agree within 0."));
  EXPECT_THAT(told.out, HasSubstr("Tiger, legal, 4 of 6.\n"));
  EXPECT_EQ(read_file(game).value(), before);
}

TEST_F(TheWatchCall, RecordsALegalMoveThatHolds) {
  const std::string out = folder / "out.linesman";
  const Called told = watch({"--json", "--record", "auto", "-o", out});
  EXPECT_EQ(told.status, 0) << told.err;
  const auto document = read_document(load_json(out).value(), "").value();
  const auto entries = entries_of(record_of(document.game));
  ASSERT_EQ(entries.size(), 1u);
  EXPECT_EQ(entries[0].kind(), EntryKind::seen);
  EXPECT_EQ(entries[0].body()["frame"].text().value_or("").size(), 64u);
  const auto verified = verify(built_referee(), document.game);
  ASSERT_TRUE(verified);
  EXPECT_FALSE(verified->first_flaw);
  const Called checked = call({"verify", out});
  EXPECT_EQ(checked.status, 0) << checked.out;
}

TEST_F(TheWatchCall, GoesOnBehindATornFrame) {
  folder.write("film/frame-0002.png", "torn");
  const Called told = watch({});
  EXPECT_EQ(told.status, 0) << told.err;
  EXPECT_THAT(told.out, HasSubstr("frame-0002.png: this is no picture that can be read"));
  EXPECT_THAT(told.out, HasSubstr("Tiger, legal, 4 of 6."));
}

TEST_F(TheWatchCall, KeepsAPictureOfAMoveOnRequest) {
  EXPECT_EQ(watch({"--keep", folder / "kept"}).status, 0);
  EXPECT_TRUE(std::filesystem::exists(folder / "kept/move-1-tiger.png"));
}

TEST_F(TheWatchCall, SaysMovesAloud) {
  std::vector<std::string> said;
  const auto speaker = [&said] {
    return Result<Speaker>([&said](const std::string& sentence) { said.push_back(sentence); });
  };
  const std::vector<std::string> arguments{"watch", game, "--frames", folder / "film", "--say"};
  EXPECT_EQ(call(arguments, speaker).status, 0);
  EXPECT_THAT(said, ElementsAre("Tiger, legal, 4 of 6."));
  const auto dumb = [] { return Result<Speaker>(Problem{"", "", "this computer has no voice"}); };
  EXPECT_THAT(call(arguments, dumb).err, StartsWith("--say: this computer has no voice"));
  EXPECT_THAT(call(arguments).err, StartsWith("--say: this program was built without a voice"));
}

TEST_F(TheWatchCall, RefusesInOneSentence) {
  const auto refused = [](const Called& done) { return std::to_string(done.status) + " " + done.err; };
  EXPECT_THAT(refused(watch({"-o", folder / "x"})), StartsWith("2 -o needs --record auto"));
  EXPECT_THAT(refused(watch({"--record", "auto"})), StartsWith("2 --record auto needs -o"));
  EXPECT_THAT(refused(watch({"--rest", "9"})), StartsWith("2 --rest: seconds"));
  EXPECT_THAT(refused(watch({"--fps", "0"})), StartsWith("2 --fps: a number"));
  EXPECT_THAT(refused(call({"watch", game})), StartsWith("2 what is watched?"));
  std::filesystem::create_directory(folder / "empty");
  EXPECT_THAT(refused(call({"watch", game, "--frames", folder / "empty"})), HasSubstr("there is no picture in it"));
  folder.write("text/a.jpg", "no picture");
  EXPECT_THAT(refused(call({"watch", game, "--frames", folder / "text"})), HasSubstr("this is no picture"));
  const std::string bare = folder.write("bare.linesman", R"({"linesman": 1, "title": "", "ruleset": "skirmish",
      "table": {"width": 24, "depth": 18}, "terrain": [], "pieces": []})");
  EXPECT_THAT(refused(call({"watch", bare, "--frames", folder / "film"})),
              HasSubstr("no model of this game has a marker"));
}

TEST(TheSizeOfMarkers, IsThatOfTheCamera) {
  const auto millimetres = [](const char* film, double width, double depth, double tilt) {
    return least_marker(*film_size(film), width, depth, tilt) * MILLIMETRES_IN_AN_INCH;
  };
  EXPECT_NEAR(millimetres("1080p", 44, 30, 0), 18, 1);
  EXPECT_NEAR(millimetres("1080p", 72, 48, 45), 74, 1);
  EXPECT_NEAR(millimetres("4k", 36, 36, 30), 16, 1);
  EXPECT_NEAR(millimetres("720p", 36, 36, 15), 1.5 * 26, 1.5);
  EXPECT_FALSE(film_size("VHS"));
  EXPECT_THAT(call({"markers", "--camera", "1080p"}).out, HasSubstr("at a tilt of 0 degrees 29 mm, to be safe 38 mm."));
}

}  // namespace
}  // namespace linesman::watch_test
