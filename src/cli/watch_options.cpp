#include "cli/watch_options.h"

namespace linesman {

void add_watch(CommandLine& line) {
  auto& call = line.keep<WatchCall>();
  CLI::App* watch = line.add("watch", "Watch a table through a camera, and tell what happens and whether it is legal.",
                             watch_call, call);
  watch->add_option("GAME", call.game, "The game; - reads it");
  CLI::Option* frames = watch->add_option("--frames", call.frames, "A folder of pictures by their names, or a film");
  CLI::Option* camera = watch->add_option("--camera", call.camera, "The number of a camera, from 0");
  camera->excludes(frames);
  watch->add_flag("--cameras", call.cameras, "List the cameras");
  watch->add_option("--fps", call.fps, "Of a folder: pictures for each second; usually 5");
  watch->add_option("--rest", call.rest, "Seconds without motion before it tells, 0.5 to 5; usually 1");
  watch->add_option("--record", call.record, "Record none, or auto: each legal move; usually none");
  watch->add_option("-o,--output", call.out, "With --record auto: where the game goes");
  watch->add_flag("--adopt", call.adopt, "At the start take the table as it stands");
  watch->add_option("--keep", call.keep, "A folder that gets a picture of each move; usually none");
  watch->add_flag("--say", call.say, "Say aloud what is told");
  take_json(watch, call);
}

}  // namespace linesman
