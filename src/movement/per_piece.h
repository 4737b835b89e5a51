// Something that the pieces of an order share, or that a piece has for itself.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace linesman {

/// One value for all the pieces of an order (`path`, `start`), and values of single pieces in its place (`paths`,
/// `starts`). Pieces are named by id; whether the order names them is checked elsewhere.
template <class T>
class PerPiece {
 public:
  /// What counts for a piece: its own, else the common one; nullptr when there is neither.
  const T* of(const std::string& piece) const {
    const auto own = own_.find(piece);
    if (own != own_.end()) return &own->second;
    return common_ ? &*common_ : nullptr;
  }
  /// The same, to be changed: the common one changes for every piece without its own.
  T* of(const std::string& piece) {
    const auto own = own_.find(piece);
    if (own != own_.end()) return &own->second;
    return common_ ? &*common_ : nullptr;
  }

  bool has_own(const std::string& piece) const { return own_.contains(piece); }
  const std::optional<T>& common() const { return common_; }
  const std::map<std::string, T>& own() const { return own_; }
  /// Neither a common one nor any piece's own.
  bool empty() const { return !common_ && own_.empty(); }

  /// For all pieces: none keeps its own.
  void set_all(T value) {
    own_.clear();
    common_ = std::move(value);
  }
  /// For every piece without its own.
  void set_common(T value) { common_ = std::move(value); }
  /// A piece's own, in place of the common one.
  void set(const std::string& piece, T value) { own_.insert_or_assign(piece, std::move(value)); }
  /// In place of what counts for a piece now; common when there is nothing yet.
  void replace(const std::string& piece, T value) {
    if (has_own(piece))
      set(piece, std::move(value));
    else
      set_common(std::move(value));
  }

  /// Gives each of these pieces what counts for it as its own; nothing is common then.
  void separate(const std::vector<std::string>& pieces) {
    if (common_)
      for (const std::string& piece : pieces) own_.try_emplace(piece, *common_);
    common_.reset();
  }
  /// Drops what other pieces have for themselves.
  void keep_only(const std::vector<std::string>& pieces) {
    std::erase_if(own_,
                  [&](const auto& own) { return std::find(pieces.begin(), pieces.end(), own.first) == pieces.end(); });
  }
  void drop_own(const std::string& piece) { own_.erase(piece); }
  void drop_common() { common_.reset(); }
  void clear() { *this = {}; }

  /// Calls `change` with the common one and with each piece's own.
  template <class Change>
  void change_each(Change change) {
    if (common_) change(*common_);
    for (auto& own : own_) change(own.second);
  }

 private:
  std::optional<T> common_;
  std::map<std::string, T> own_;
};

}  // namespace linesman
