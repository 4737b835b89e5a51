#include "answers/game_cache.h"

#include <algorithm>

#include "answers/problem_place.h"
#include "files/json.h"

namespace linesman {

namespace {

constexpr std::size_t MAX_GAMES = 8;
constexpr std::size_t MAX_THINGS = 20'000;  // features and pieces of all games together; one game may have more

std::size_t things_in(const PreparedGame& prepared) {
  return prepared.document.game.terrain().size() + prepared.document.game.pieces().size();
}

}  // namespace

std::shared_ptr<const PreparedGame> GameCache::find(const std::string& file, const std::optional<FileStamp>& stamp,
                                                    const Value& game) {
  const auto known = std::find_if(games_.begin(), games_.end(), [&](const auto& each) {
    return each->file == file && each->stamp == stamp && (!file.empty() || each->json == game);
  });
  if (known == games_.end()) return nullptr;
  games_.splice(games_.begin(), games_, known);
  return games_.front();
}

void GameCache::make_room() {
  std::size_t games = 0;
  std::size_t things = 0;
  std::erase_if(games_, [&](const auto& each) {
    things += things_in(*each);
    return ++games > MAX_GAMES || (games > 1 && things > MAX_THINGS);
  });
}

Result<std::shared_ptr<const PreparedGame>> GameCache::open(const Value& game) {
  const std::string file(game.text().value_or(""));
  const auto stamp = file.empty() ? std::nullopt : stamp_of(file);
  // While one thread opens a game the others wait, as they mostly need the same game.
  const std::lock_guard lock(mutex_);
  if (auto known = find(file, stamp, game)) return known;
  if (!file.empty()) std::erase_if(games_, [&](const auto& each) { return each->file == file; });
  auto json = file.empty() ? Result<Value>(game) : load_json(file);
  if (!json) return json.problem();
  auto document = read_document(*json, file);
  if (!document) return below("/game", document.problem());
  auto hearing = Referee(library_).open(document->game);
  if (!hearing) {
    Problem problem = hearing.problem();
    if (problem.file.empty()) problem.file = file;
    return below("/game", problem);
  }
  games_.push_front(std::make_shared<const PreparedGame>(
      PreparedGame{file, stamp, std::move(json).value(), std::move(document).value(), std::move(hearing).value()}));
  make_room();
  return games_.front();
}

}  // namespace linesman
