// A value that the pieces of an order share, or that a piece has of its own.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace linesman {

/// One value for all pieces of an order (`path`, `start`), and values of single pieces that replace it (`paths`,
/// `starts`). Pieces are named by id; another part checks whether the order names them.
template <class T>
class PerPiece {
 public:
  /// The value of a piece: its own, otherwise the common one; nullptr when there is neither.
  const T* of(const std::string& piece) const {
    const auto own = own_.find(piece);
    if (own != own_.end()) return &own->second;
    return common_ ? &*common_ : nullptr;
  }
  /// The value of a piece, to change it. A change of the common one concerns all pieces without their own.
  T* of(const std::string& piece) {
    const auto own = own_.find(piece);
    if (own != own_.end()) return &own->second;
    return common_ ? &*common_ : nullptr;
  }

  bool has_own(const std::string& piece) const { return own_.contains(piece); }
  const std::optional<T>& common() const { return common_; }
  const std::map<std::string, T>& own() const { return own_; }
  /// Whether there is neither a common value nor an own one.
  bool empty() const { return !common_ && own_.empty(); }

  /// Sets the value of all pieces; none keeps its own.
  void set_all(T value) {
    own_.clear();
    common_ = std::move(value);
  }
  /// Sets the value of all pieces without their own.
  void set_common(T value) { common_ = std::move(value); }
  /// Sets a piece's own value.
  void set(const std::string& piece, T value) { own_.insert_or_assign(piece, std::move(value)); }
  /// Replaces the value of a piece: its own if it has one, otherwise the common one.
  void replace(const std::string& piece, T value) {
    if (has_own(piece))
      set(piece, std::move(value));
    else
      set_common(std::move(value));
  }

  /// Gives each of these pieces its present value as its own; then there is no common value.
  void separate(const std::vector<std::string>& pieces) {
    if (common_)
      for (const std::string& piece : pieces) own_.try_emplace(piece, *common_);
    common_.reset();
  }
  /// Drops the own values of all other pieces.
  void keep_only(const std::vector<std::string>& pieces) {
    std::erase_if(own_,
                  [&](const auto& own) { return std::find(pieces.begin(), pieces.end(), own.first) == pieces.end(); });
  }
  void drop_own(const std::string& piece) { own_.erase(piece); }
  void drop_common() { common_.reset(); }
  void clear() { *this = {}; }

  /// Calls `change` with the common value and with each own value.
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
