#include "cli/game_writer.h"

#include <filesystem>
#include <fstream>
#include <ostream>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "files/disk/descriptor.h"
#include "files/disk/file.h"
#include "files/json.h"

namespace linesman {

Result<GameWriter> GameWriter::begin(const std::string& game, const std::string& out) {
  constexpr std::chrono::seconds PATIENCE{2};
  GameWriter writer;
  writer.out_ = out;
  if (out == STANDARD_INPUT) return writer;
  auto lock = FileLock::take(out, "linesman-cli", PATIENCE);
  if (!lock) {
    Problem problem = lock.problem();
    problem.reason = said<"{reason}; nothing is written">(problem.reason);
    return problem;
  }
  writer.lock_ = std::move(lock).value();
  if (const auto one = writer.has_one_name(); !one) return one.problem();
  std::error_code error;
  writer.from_input_ = game == STANDARD_INPUT;
  writer.over_game_ = !game.empty() && game != STANDARD_INPUT && std::filesystem::equivalent(game, out, error);
  if (writer.over_game_) writer.stamp_ = stamp_of(out);
  return writer;
}

Result<void> GameWriter::save(const Document& document) const {
  const auto text = document_text(out_, document);
  if (!text) return text.problem();
  const auto stamp = over_game_ ? stamp_ : stamp_of(out_);
  if (auto same = is_the_game_read(document); !same) return same;
  const auto saved = save_file(out_, *text, [&]() -> Result<void> {
    if ((over_game_ || from_input_) && stamp_of(out_) != stamp)
      return Problem{out_, "", "was changed by another program meanwhile; nothing is written"};
    return {};
  });
  if (!saved) return saved;
  stamp_ = stamp_of(out_);
  from_input_ = false;
  return {};
}

Result<void> GameWriter::put(const Document& document, std::ostream& printed) const {
  if (out_ != STANDARD_INPUT) return save(document);
  printed << write_json(write_document(document), INDENT) << '\n';
  return {};
}

// The new content takes one name alone: under the others the game would go on as another one.
Result<void> GameWriter::has_one_name() const {
  std::error_code error;
  const auto names = std::filesystem::hard_link_count(out_, error);
  if (error || names <= 1 || !std::filesystem::is_regular_file(out_, error)) return {};
  return Problem{
      out_, "",
      said<"has {n} names (hard links), and only this one would get the new game: copy it first; nothing is written">(
          names)};
}

Result<void> loses_no_record(const std::string& out) {
  const auto there = load_json(out);
  if (!there || there->find("linesman") == nullptr || (*there)["history"].size() == 0) return {};
  return Problem{out, "", "holds a game with a record, which would be lost; --force writes over it"};
}

// A game from a pipe may be older than the file if another call has carried out an order in the file since.
Result<void> GameWriter::is_the_game_read(const Document& document) const {
  if (!from_input_ || !stamp_of(out_)) return {};
  const auto there = load_json(out_);
  if (!there || there->find("linesman") == nullptr || *there == document.source) return {};
  return Problem{out_, "", "holds another game than the one from standard input; nothing is written"};
}

std::string GameWriter::why_nearly_full() const {
  constexpr std::size_t NEARLY = MAX_FILE_BYTES / 5 * 4;
  std::error_code error;
  const auto size = out_ == STANDARD_INPUT ? 0 : std::filesystem::file_size(out_, error);
  if (error || size <= NEARLY) return {};
  // A file with indentation still has room: without it the file is half as large.
  std::ifstream file(out_);
  if (file.get() == '{' && file.get() == '\n') return {};
  return out_ + ": the record fills " + std::to_string(size * 100 / MAX_FILE_BYTES) +
         " of 100 parts of what a game's file may hold (" + std::to_string(MAX_FILE_BYTES >> 20) +
         " MiB); keep this file as it is and go on in a new one: linesman-cli at GAME SEQ --fresh -o NEW";
}

}  // namespace linesman
