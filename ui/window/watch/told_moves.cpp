#include "ui/window/watch/told_moves.h"

#include <algorithm>

namespace linesman {

namespace {

constexpr std::size_t MOST_KEPT = 60;

}  // namespace

ToldThing& ToldMoves::add(ToldThing told) {
  all_.push_back(std::move(told));
  if (all_.size() > MOST_KEPT) all_.pop_front();
  return all_.back();
}

ToldThing* ToldMoves::find(std::int64_t id) {
  const auto found = std::find_if(all_.begin(), all_.end(), [id](const ToldThing& told) { return told.id == id; });
  return id > 0 && found != all_.end() ? &*found : nullptr;
}

bool may_be_recorded(const ToldThing& told) { return told.fate == ToldFate::told && told.move && told.move->entry; }

bool may_be_accepted(const ToldThing& told) { return told.fate == ToldFate::told && told.move && !told.move->entry; }

bool may_be_put_back(const ToldThing& told) {
  return told.move && (told.fate == ToldFate::told || told.fate == ToldFate::recorded);
}

}  // namespace linesman
