#include "cli/writing.h"

#include <filesystem>

#include "cli/inputs.h"
#include "files/json.h"

namespace linesman {

Result<Writing> Writing::begin(const std::string& game, const std::string& out) {
  constexpr std::chrono::seconds PATIENCE{2};
  Writing writing;
  writing.out_ = out;
  if (out == STANDARD_INPUT) return writing;
  auto lock = FileLock::take(out, "linesman-cli", PATIENCE);
  if (!lock) {
    Problem problem = lock.problem();
    problem.reason += "; nothing is written";
    return problem;
  }
  writing.lock_ = std::move(lock).value();
  std::error_code error;
  writing.over_game_ = !game.empty() && game != STANDARD_INPUT && std::filesystem::equivalent(game, out, error);
  if (writing.over_game_) writing.stamp_ = stamp_of(out);
  return writing;
}

Result<void> Writing::save(const Document& document) const {
  const auto text = document_text(out_, document);
  if (!text) return text.problem();
  if (over_game_ && stamp_of(out_) != stamp_)
    return Problem{out_, "", "was changed by another program meanwhile; nothing is written"};
  return save_file(out_, *text);
}

}  // namespace linesman
