// The features of a game in document order, as an immutable list that shares what stayed with the list it came from.
#pragma once

#include <compare>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <vector>

#include "table/feature.h"

namespace linesman {

/// Reads as a vector of features. Copies and changes cost a pointer for each feature; none is ever changed in place.
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
  /// The same object as in every list that has this feature unchanged.
  const Shared& shared(std::size_t i) const { return features_[i]; }
  /// To be changed at will.
  std::vector<Feature> copies() const;

  void push_back(Shared feature) { features_.push_back(std::move(feature)); }
  void set(std::size_t i, Feature feature);
  void insert(std::size_t i, std::vector<Feature> features);
  void erase(std::size_t i);
  /// All for which `gone(feature)` holds.
  template <class Gone>
  void erase_if(Gone gone) {
    std::erase_if(features_, [&](const Shared& feature) { return gone(*feature); });
  }

 private:
  std::vector<Shared> features_;
};

/// Goes over the features themselves, not over the pointers to them.
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

}  // namespace linesman
