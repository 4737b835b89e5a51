#include "answers/game_cache.h"

#include <algorithm>
#include <atomic>

#include "answers/problem_place.h"
#include "files/json.h"
#include "sharing/carried_rules.h"

namespace linesman {

namespace {

/// Whether two games are equal. Terrain is compared last: it is most of a game, and variants of a game often share it.
bool same_game(const Value& a, const Value& b) {
  constexpr std::string_view LARGEST = "terrain";
  if (a.size() != b.size()) return false;
  for (const auto& [name, value] : a.members()) {
    const Value* other = b.find(name);
    if (other == nullptr || (name != LARGEST && *other != value)) return false;
  }
  return a[LARGEST] == b[LARGEST];
}

}  // namespace

Result<RulesetsOfGame> rulesets_for(const Game& game, const std::shared_ptr<const RulesetLibrary>& library,
                                    bool carried) {
  if (!carried) return RulesetsOfGame{library};
  const auto rules = carried_rules(game);
  if (!rules) return rules.problem();
  if (!*rules) return RulesetsOfGame{library};
  const auto with_them = library->with_charts((*rules)->rulesets);
  if (!with_them) return with_them.problem();
  return RulesetsOfGame{*with_them, judging_instead(**rules, *library)};
}

Result<SharedGame> prepared(const std::shared_ptr<const RulesetLibrary>& library, Value json, const std::string& file,
                            bool carried) {
  auto document = read_document(json, file);
  if (!document) return below("/game", document.problem());
  const auto rulesets = rulesets_for(document->game, library, carried);
  if (!rulesets) return below("/game", about(file, rulesets.problem()));
  auto hearing = Referee(rulesets->library).open(document->game);
  if (!hearing) return below("/game", about(file, hearing.problem()));
  return std::make_shared<const PreparedGame>(PreparedGame{file, std::move(json), std::move(document).value(),
                                                           rulesets->library, rulesets->carried_instead,
                                                           std::move(hearing).value()});
}

/// A game that is kept, or is being opened by the first thread that asked for it.
struct GameCache::Entry {
  std::string file;  ///< empty: `json` is the game
  std::optional<FileStamp> stamp;
  bool carried = false;
  Value json;
  std::once_flag opened;
  Result<SharedGame> game = SharedGame();
  std::atomic<std::size_t> things = 0;  ///< 0 until it is opened
};

std::shared_ptr<GameCache::Entry> GameCache::entry_of(const Value& game, bool carried) {
  const std::string file(game.text().value_or(""));
  const auto stamp = file.empty() ? std::nullopt : stamp_of(file);
  const std::lock_guard lock(mutex_);
  const auto known = std::find_if(entries_.begin(), entries_.end(), [&](const auto& each) {
    return each->carried == carried && each->file == file && each->stamp == stamp &&
           (!file.empty() || same_game(each->json, game));
  });
  if (known != entries_.end()) {
    entries_.splice(entries_.begin(), entries_, known);
    return entries_.front();
  }
  // A file that has changed is no longer wanted as it was.
  if (!file.empty())
    std::erase_if(entries_, [&](const auto& each) { return each->file == file && each->stamp != stamp; });
  auto entry = std::make_shared<Entry>();
  entry->file = file;
  entry->stamp = stamp;
  entry->carried = carried;
  if (file.empty()) entry->json = game;
  entries_.push_front(entry);
  return entry;
}

void GameCache::drop(const std::shared_ptr<Entry>& entry) {
  const std::lock_guard lock(mutex_);
  entries_.remove(entry);
}

void GameCache::make_room() {
  const std::lock_guard lock(mutex_);
  std::size_t games = 0;
  std::size_t things = 0;
  std::erase_if(entries_, [&](const auto& each) {
    things += each->things;
    return ++games > kept_.games || (games > 1 && things > kept_.things);
  });
}

Result<SharedGame> GameCache::open(const Value& game, bool carried) {
  const auto entry = entry_of(game, carried);
  try {
    std::call_once(entry->opened, [&] {
      auto json = entry->file.empty() ? Result<Value>(entry->json) : load_json(entry->file);
      entry->game = json ? prepared(library_, std::move(json).value(), entry->file, carried) : json.problem();
      if (!entry->game) return;
      const Game& opened = (*entry->game)->document.game;
      entry->things = opened.terrain().size() + opened.pieces().size();
    });
  } catch (...) {
    drop(entry);
    throw;
  }
  if (entry->game)
    make_room();
  else
    drop(entry);
  return entry->game;
}

}  // namespace linesman
