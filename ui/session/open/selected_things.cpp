#include "ui/session/open/selected_things.h"

#include "ui/session/open/heard_game.h"

namespace linesman {

namespace {

auto is_no_piece_of(const Game& game) {
  return [&game](const std::string& id) { return !game.find_piece(id); };
}
auto is_no_feature_of(const Game& game) {
  return [&game](const std::string& id) { return !game.find_feature(id); };
}

}  // namespace

void SelectedThings::select(std::vector<std::string> piece_ids) {
  std::erase_if(piece_ids, is_no_piece_of(heard_.game()));
  if (piece_ids == pieces_) return;
  pieces_ = std::move(piece_ids);
  emit pieces_changed();
  emit pieces_chosen();
}

void SelectedThings::select_features(std::vector<std::string> feature_ids) {
  std::erase_if(feature_ids, is_no_feature_of(heard_.game()));
  if (feature_ids == features_) return;
  features_ = std::move(feature_ids);
  emit features_changed();
}

void SelectedThings::begin() {
  pieces_.clear();
  features_.clear();
}

void SelectedThings::drop_unknown() {
  if (std::erase_if(pieces_, is_no_piece_of(heard_.game())) > 0) emit pieces_changed();
  if (std::erase_if(features_, is_no_feature_of(heard_.game())) > 0) emit features_changed();
}

}  // namespace linesman
