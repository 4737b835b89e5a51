// The call examples: the example games that are installed with the program.
#include <algorithm>
#include <filesystem>
#include <ostream>

#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/inputs.h"
#include "files/disk/file.h"
#include "files/json.h"

namespace linesman {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view GAME_ENDING = ".linesman";

/// A file of the examples and the place where its copy goes.
struct Copy {
  fs::path to;
  std::string bytes;
  bool there = false;  ///< the same bytes lie at `to` already
};

/// The game of that name, its orders and its pictures; of no name every example.
std::vector<fs::path> files_of(const fs::path& folder, const std::string& name) {
  std::vector<fs::path> files;
  std::error_code error;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, error))
    if (name.empty() || entry.path().filename().string().starts_with(name + ".")) files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  return files;
}

/// The files that a call would write. A file that is there already with other bytes is the player's own: then nothing
/// is written.
Result<std::vector<Copy>> copies_of(const std::vector<fs::path>& files, const fs::path& folder) {
  std::vector<Copy> copies;
  for (const fs::path& file : files) {
    auto bytes = read_file(file.string());
    if (!bytes) return bytes.problem();
    Copy copy{folder / file.filename(), *std::move(bytes)};
    std::error_code error;
    if (fs::exists(copy.to, error)) {
      const auto present = read_file(copy.to.string());
      if (!present) return present.problem();
      if (*present != copy.bytes)
        return Problem{copy.to.string(), "", "is there already and differs from the example: nothing is copied"};
      copy.there = true;
    }
    copies.push_back(std::move(copy));
  }
  return copies;
}

int copy_examples(const std::vector<fs::path>& files, const std::string& folder, const Streams& streams) {
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) return refuse({folder, "", "cannot be made: " + error.message()}, streams);
  const auto copies = copies_of(files, folder);
  if (!copies) return refuse(copies.problem(), streams);
  for (const Copy& copy : *copies) {
    if (!copy.there)
      if (const auto saved = save_file(copy.to.string(), copy.bytes); !saved) return refuse(saved.problem(), streams);
    streams.out << visible(copy.to.lexically_normal().string()) << '\n';
  }
  return DONE;
}

}  // namespace

int examples_call(const InstalledCall& call, const Services& services, const Streams& streams) {
  const std::string folder = services.data_folder + "/examples";
  const std::vector<std::string> games = installed_names(folder, GAME_ENDING);
  if (games.empty()) return refuse({folder, "", "there are no examples there"}, streams);
  if (!call.what.empty() && !std::binary_search(games.begin(), games.end(), call.what))
    return refuse({"", "there is no example \"" + call.what + "\", but there is " + names_to_offer(call.what, games)},
                  streams);
  if (!call.copied_to.empty()) return copy_examples(files_of(folder, call.what), call.copied_to, streams);
  for (const std::string& game : games) {
    if (!call.what.empty() && game != call.what) continue;
    const auto document = load_json(folder + "/" + game + std::string(GAME_ENDING));
    if (!document) return refuse(document.problem(), streams);
    streams.out << game << ": " << visible((*document)["title"].text().value_or("")) << '\n';
  }
  return DONE;
}

}  // namespace linesman
