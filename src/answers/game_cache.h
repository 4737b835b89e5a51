// Games of requests, kept ready for orders.
#pragma once

#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "files/disk/descriptor.h"
#include "files/documents/document.h"
#include "plugins/library.h"

namespace linesman {

/// A game that was read, checked and surveyed.
struct PreparedGame {
  std::string file;  ///< empty when the request has the game itself
  Value json;
  Document document;
  std::shared_ptr<const RulesetLibrary> library;  ///< with the rules that the game carries, if they judge it
  std::string carried_instead;                    ///< `judging_instead` of them; empty where they do not judge
  Hearing hearing;
};
using SharedGame = std::shared_ptr<const PreparedGame>;

/// Rulesets, as in a PreparedGame.
struct RulesetsOfGame {
  std::shared_ptr<const RulesetLibrary> library;
  std::string carried_instead = {};
};

/// The rulesets for a game; `carried`: those that it carries, if any, before all others. A Problem has a pointer into
/// the game.
Result<RulesetsOfGame> rulesets_for(const Game& game, const std::shared_ptr<const RulesetLibrary>& library,
                                    bool carried);

/// A Problem has the file, or a pointer that begins with "/game".
Result<SharedGame> prepared(const std::shared_ptr<const RulesetLibrary>& library, Value json, const std::string& file,
                            bool carried);

/// Which games are kept: those that were asked for last.
struct KeptGames {
  std::size_t games = 8;        ///< the greatest number of them
  std::size_t things = 80'000;  ///< the greatest number of their features and pieces together; one game may have more
};

/// Keeps games ready for orders. Thread-safe: threads with different games do not wait for one another.
class GameCache {
 public:
  GameCache(std::shared_ptr<const RulesetLibrary> library, const KeptGames& kept)
      : library_(std::move(library)), kept_(kept) {}

  /// `game` is the member of a request: an object, or the path of a file, which is read again when it has changed.
  /// `carried`: the rules that it carries judge it. A Problem has its file, or a pointer into the request.
  Result<SharedGame> open(const Value& game, bool carried);

 private:
  struct Entry;

  std::shared_ptr<Entry> entry_of(const Value& game, bool carried);
  void drop(const std::shared_ptr<Entry>& entry);
  void make_room();

  std::shared_ptr<const RulesetLibrary> library_;
  KeptGames kept_;
  std::mutex mutex_;                           ///< guards the list
  std::list<std::shared_ptr<Entry>> entries_;  ///< most recently used first
};

}  // namespace linesman
