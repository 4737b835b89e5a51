// A feature of the terrain, and the immutable list of all features of a game in document order. A changed list shares
// unchanged features with the list it was made from.
#pragma once

#include <compare>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "base/value.h"
#include "table/footprint.h"
#include "table/hex.h"
#include "table/kind.h"

namespace linesman {

/// The shape of a feature; none when it is given by hexes only.
using FeatureShape = std::variant<std::monostate, MultiPolygon, Polyline>;

/// One feature of the terrain.
struct Feature {
  std::string id;
  std::string name;  ///< may be empty
  Kind kind = Kind::broken;
  FeatureShape shape;
  double width = 0;   ///< inches across a Polyline: the strip with flat ends and round joins; 0 is the bare line
  double height = 0;  ///< inches; pieces at this altitude or above pass over it
  Value traits = Value::empty_object();
  Value ratings = Value::empty_object();  ///< by ruleset id
  std::vector<Hex> hexes;                 ///< on a hex grid: the hexes that it covers, if the document lists them
  std::vector<Hexside> hexsides;          ///< on a hex grid: the hexsides on which it lies, if the document lists them
  Value status = Value::empty_object();   ///< changes by play: a narrow passage that was used this turn
};

/// Reads like a vector of features. A copy or change costs a pointer for each feature; features never change in place.
class Features {
 public:
  using Shared = std::shared_ptr<const Feature>;
  class const_iterator;
  using value_type = Feature;

  Features() = default;
  Features(std::vector<Feature> features);            // NOLINT(google-explicit-constructor)
  Features(std::initializer_list<Feature> features);  // NOLINT(google-explicit-constructor)
  /// A part of another list.
  Features(const_iterator first, const_iterator last);

  std::size_t size() const { return features_.size(); }
  bool empty() const { return features_.empty(); }
  const_iterator begin() const;
  const_iterator end() const;
  const Feature& operator[](std::size_t i) const { return *features_[i]; }
  const Feature& at(std::size_t i) const { return *features_.at(i); }
  const Feature& front() const { return *features_.front(); }
  const Feature& back() const { return *features_.back(); }
  /// The feature as a pointer, which is equal in all lists that have the feature unchanged.
  const Shared& shared(std::size_t i) const { return features_[i]; }
  /// Copies that may be changed.
  std::vector<Feature> copies() const;

  void push_back(Shared feature) { features_.push_back(std::move(feature)); }
  void set(std::size_t i, Feature feature);
  void insert(std::size_t i, std::vector<Feature> features);
  void erase(std::size_t i);
  /// Removes all features for which `gone(feature)` holds.
  template <class Gone>
  void erase_if(Gone gone) {
    std::erase_if(features_, [&](const Shared& feature) { return gone(*feature); });
  }

 private:
  std::vector<Shared> features_;
};

/// Iterates over the features, not over the pointers to them.
class Features::const_iterator {
 public:
  using iterator_category = std::random_access_iterator_tag;
  using value_type = Feature;
  using difference_type = std::ptrdiff_t;
  using pointer = const Feature*;
  using reference = const Feature&;

  const_iterator() = default;
  explicit const_iterator(const Shared* place) : place_(place) {}
  const Shared* base() const { return place_; }

  reference operator*() const { return **place_; }
  pointer operator->() const { return place_->get(); }
  reference operator[](difference_type n) const { return *place_[n]; }
  const_iterator& operator+=(difference_type n) { return place_ += n, *this; }
  const_iterator& operator-=(difference_type n) { return place_ -= n, *this; }
  const_iterator& operator++() { return *this += 1; }
  const_iterator& operator--() { return *this -= 1; }
  const_iterator operator++(int) { return const_iterator(place_++); }
  const_iterator operator--(int) { return const_iterator(place_--); }
  friend const_iterator operator+(const_iterator i, difference_type n) { return i += n; }
  friend const_iterator operator+(difference_type n, const_iterator i) { return i += n; }
  friend const_iterator operator-(const_iterator i, difference_type n) { return i -= n; }
  friend difference_type operator-(const_iterator a, const_iterator b) { return a.place_ - b.place_; }
  friend auto operator<=>(const_iterator, const_iterator) = default;

 private:
  const Shared* place_ = nullptr;
};

inline Features::const_iterator Features::begin() const { return const_iterator(features_.data()); }
inline Features::const_iterator Features::end() const { return const_iterator(features_.data() + features_.size()); }

/// The box of a shape, in inches; of a line without its width. Empty without a shape or polygons.
Box box_of(const MultiPolygon& polygons);
Box box_of(const FeatureShape& shape);

}  // namespace linesman
