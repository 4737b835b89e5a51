// The features of a game in document order, as an immutable list that shares what stayed with the list it came from.
#pragma once

#include <boost/iterator/indirect_iterator.hpp>
#include <initializer_list>
#include <memory>
#include <vector>

#include "table/feature.h"

namespace linesman {

/// Reads as a vector of features. Copies and changes cost a pointer for each feature; none is ever changed in place.
class Features {
 public:
  using Shared = std::shared_ptr<const Feature>;
  using const_iterator = boost::indirect_iterator<std::vector<Shared>::const_iterator>;
  using value_type = Feature;

  Features() = default;
  Features(std::vector<Feature> features);            // NOLINT(google-explicit-constructor)
  Features(std::initializer_list<Feature> features);  // NOLINT(google-explicit-constructor)
  /// A part of another list.
  Features(const_iterator first, const_iterator last) : features_(first.base(), last.base()) {}

  std::size_t size() const { return features_.size(); }
  bool empty() const { return features_.empty(); }
  const_iterator begin() const { return const_iterator(features_.begin()); }
  const_iterator end() const { return const_iterator(features_.end()); }
  const Feature& operator[](std::size_t i) const { return *features_[i]; }
  const Feature& at(std::size_t i) const { return *features_.at(i); }
  const Feature& front() const { return *features_.front(); }
  const Feature& back() const { return *features_.back(); }
  /// The same object as in every list that has this feature unchanged.
  const Shared& shared(std::size_t i) const { return features_[i]; }
  /// To be changed at will.
  std::vector<Feature> copies() const { return {begin(), end()}; }

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

}  // namespace linesman
