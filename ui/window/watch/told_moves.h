// The moves that a watched table reported, and what players said of them: the newest are kept.
#pragma once

#include <QString>
#include <deque>
#include <optional>

#include "watch/watch_event.h"

namespace linesman {

/// The fate of a reported move.
enum class ToldFate {
  told,      ///< in memory alone
  recorded,  ///< in the history
  accepted,  ///< as it stands, by a player's word
  put_back,  ///< by hand, or to be put back
  replaced   ///< by a later move of the same models
};

/// One thing that was reported.
struct ToldThing {
  std::int64_t id = 0;  ///< of the move; 0: it is none
  double t = 0;
  QString words{};
  std::optional<MoveTold> move{};
  std::string gone{};  ///< the id of a model that is missed; empty: none is
  ToldFate fate = ToldFate::told;
  std::int64_t before = 0;  ///< the entry of the history before it, where it was recorded
  std::int64_t entry = 0;   ///< its own, likewise
};

class ToldMoves {
 public:
  void clear() { all_.clear(); }
  ToldThing& add(ToldThing told);
  /// nullptr: it is not kept any more.
  ToldThing* find(std::int64_t id);
  const std::deque<ToldThing>& all() const { return all_; }
  std::deque<ToldThing>& all() { return all_; }

 private:
  std::deque<ToldThing> all_;  ///< the newest last
};

/// Whether a player may record it as it was reported.
bool may_be_recorded(const ToldThing& told);
/// Whether its models may be accepted where they stand.
bool may_be_accepted(const ToldThing& told);
/// Whether it may be taken back.
bool may_be_put_back(const ToldThing& told);

}  // namespace linesman
