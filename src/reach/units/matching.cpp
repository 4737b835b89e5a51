#include "reach/units/matching.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/max_cardinality_matching.hpp>
#include <boost/graph/successive_shortest_path_nonnegative_weights.hpp>
#include <cmath>

namespace linesman {

namespace {

constexpr double PARTS = 1e9;

/// Models, then places.
using Pairs = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
constexpr std::size_t NOBODY = SIZE_MAX;

/// By model its place, then by place its model.
template <class May>
std::vector<std::size_t> most_matched(std::size_t count, May may) {
  Pairs pairs(2 * count);
  for (std::size_t model = 0; model < count; ++model)
    for (std::size_t place = 0; place < count; ++place)
      if (may(model, place)) add_edge(model, count + place, pairs);
  std::vector<Pairs::vertex_descriptor> mates(2 * count);
  boost::edmonds_maximum_cardinality_matching(pairs, mates.data());
  std::vector<std::size_t> of(2 * count, NOBODY);
  for (std::size_t i = 0; i < 2 * count; ++i)
    if (mates[i] != boost::graph_traits<Pairs>::null_vertex()) of[i] = i < count ? mates[i] - count : mates[i];
  return of;
}

template <class May>
bool all_matched(std::size_t count, May may) {
  const auto of = most_matched(count, may);
  return std::count(of.begin(), of.end(), NOBODY) == 0;
}

/// The least price up to which each model can have a place.
Price threshold(const PriceTable& prices) {
  const std::size_t count = prices.count();
  std::vector<Price> all;
  for (std::size_t model = 0; model < count; ++model)
    for (std::size_t place = 0; place < count; ++place) all.push_back(prices.at(model, place));
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  const auto enough = [&](Price most) {
    return all_matched(count, [&](std::size_t model, std::size_t place) { return prices.at(model, place) <= most; });
  };
  return *std::partition_point(all.begin(), all.end() - 1, [&](Price most) { return !enough(most); });
}

using Traits = boost::adjacency_list_traits<boost::vecS, boost::vecS, boost::directedS>;
struct Arc {
  int capacity = 0;
  int residual = 0;
  Price price = 0;
  Traits::edge_descriptor back{};
};
using Network = boost::adjacency_list<boost::vecS, boost::vecS, boost::directedS, boost::no_property, Arc>;

/// From a source over each model and each place to a sink, one model to a place.
class Assignment {
 public:
  Assignment(const PriceTable& prices, Price most) : prices_(prices), most_(most), network_(2 * prices.count() + 2) {
    const std::size_t count = prices.count();
    for (std::size_t model = 0; model < count; ++model) {
      join(source(), model, 0);
      join(count + model, sink(), 0);
      for (std::size_t place = 0; place < count; ++place)
        if (prices.at(model, place) <= most) join(model, count + place, prices.at(model, place));
    }
    boost::successive_shortest_path_nonnegative_weights(network_, source(), sink(),
                                                        boost::capacity_map(get(&Arc::capacity, network_))
                                                            .residual_capacity_map(get(&Arc::residual, network_))
                                                            .weight_map(get(&Arc::price, network_))
                                                            .reverse_edge_map(get(&Arc::back, network_)));
    for (std::size_t model = 0; model < count; ++model)
      for (const auto& arc : boost::make_iterator_range(out_edges(model, network_)))
        if (network_[arc].capacity == 1 && network_[arc].residual == 0) taken_.push_back(target(arc, network_) - count);
  }

  /// Of all assignments of the least sum the first.
  std::vector<std::size_t> first() const {
    const std::size_t count = prices_.count();
    const std::vector<Price> worth = worths();
    std::vector<bool> may(count * count, false);
    for (std::size_t model = 0; model < count; ++model)
      for (std::size_t place = 0; place < count; ++place)
        may[model * count + place] =
            prices_.at(model, place) <= most_ && worth[model] + prices_.at(model, place) == worth[count + place];
    std::vector<std::size_t> places(count);
    for (std::size_t model = 0; model < count; ++model) {
      for (std::size_t place = 0; place < count; ++place) {
        if (!may[model * count + place]) continue;
        std::vector<bool> with = may;
        for (std::size_t other = 0; other < count; ++other) {
          if (other != place) with[model * count + other] = false;
          if (other != model) with[other * count + place] = false;
        }
        const bool last = std::none_of(may.begin() + static_cast<std::ptrdiff_t>(model * count + place + 1),
                                       may.begin() + static_cast<std::ptrdiff_t>((model + 1) * count),
                                       [](bool each) { return each; });
        if (!last && !all_matched(count, [&](std::size_t m, std::size_t p) { return with[m * count + p]; })) continue;
        may = std::move(with);
        places[model] = place;
        break;
      }
    }
    return places;
  }

 private:
  std::size_t source() const { return 2 * prices_.count(); }
  std::size_t sink() const { return source() + 1; }

  void join(std::size_t from, std::size_t to, Price price) {
    const auto there = add_edge(from, to, network_).first;
    const auto back = add_edge(to, from, network_).first;
    network_[there] = {1, 0, price, back};
    network_[back] = {0, 0, -price, there};
  }

  /// With these worths no arc from a model to a place costs less than the difference of the two, and those of the flow
  /// cost just that: so all assignments of the least sum are those of arcs that do.
  std::vector<Price> worths() const {
    const std::size_t count = prices_.count();
    std::vector<Price> worth(2 * count, 0);
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t model = 0; model < count; ++model) {
        worth[model] = worth[count + taken_[model]] - prices_.at(model, taken_[model]);
        for (std::size_t place = 0; place < count; ++place) {
          if (prices_.at(model, place) > most_ || worth[count + place] <= worth[model] + prices_.at(model, place))
            continue;
          worth[count + place] = worth[model] + prices_.at(model, place);
          changed = true;
        }
      }
    }
    return worth;
  }

  const PriceTable& prices_;
  Price most_;
  Network network_;
  std::vector<std::size_t> taken_;  ///< by model, the place that the flow gives it
};

}  // namespace

Price price_of(double share) {
  const double parts = share * PARTS;
  return parts < static_cast<double>(NO_PRICE) ? static_cast<Price>(std::llround(std::max(0.0, parts))) : NO_PRICE;
}

std::vector<std::size_t> fairest(const PriceTable& prices) {
  if (prices.count() == 0) return {};
  return Assignment(prices, threshold(prices)).first();
}

std::optional<TooFew> too_few(std::size_t count, const std::vector<bool>& can) {
  const auto of = most_matched(count, [&](std::size_t model, std::size_t place) { return can[model * count + place]; });
  TooFew found;
  for (std::size_t place = 0; place < count; ++place)
    if (of[count + place] == NOBODY) found.places.push_back(place);
  if (found.places.empty()) return std::nullopt;
  // Each model that can come to one of these has another one of these.
  std::vector<bool> seen(count, false);
  for (std::size_t next = 0; next < found.places.size(); ++next)
    for (std::size_t model = 0; model < count; ++model) {
      if (seen[model] || !can[model * count + found.places[next]]) continue;
      seen[model] = true;
      found.models.push_back(model);
      found.places.push_back(of[model]);
    }
  std::sort(found.places.begin(), found.places.end());
  std::sort(found.models.begin(), found.models.end());
  return found;
}

Matching matched(std::size_t models, const std::vector<MatchingPair>& pairs) {
  std::vector<bool> can(models * models, false);
  PriceTable prices(models);
  for (const MatchingPair& pair : pairs) {
    can[pair.who * models + pair.place] = true;
    prices.at(pair.who, pair.place) = price_of(pair.price);
  }
  Matching found;
  if (auto few = too_few(models, can)) {
    found.place_of.resize(models);
    found.places = std::move(few->places);
    found.takers = std::move(few->models);
    return found;
  }
  for (const std::size_t place : fairest(prices)) found.place_of.emplace_back(place);
  return found;
}

}  // namespace linesman
