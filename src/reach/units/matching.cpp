#include "reach/units/matching.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/max_cardinality_matching.hpp>

namespace linesman {

namespace {

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
using Vertex = boost::graph_traits<Graph>::vertex_descriptor;

/// By vertex, its mate or none: models come first, then places.
class Mates {
 public:
  Mates(std::size_t models, const std::vector<MatchingPair>& pairs, double dearest) : models_(models) {
    Graph graph(2 * models);
    for (const MatchingPair& pair : pairs)
      if (pair.price <= dearest) boost::add_edge(pair.who, models + pair.place, graph);
    mates_.resize(2 * models);
    boost::edmonds_maximum_cardinality_matching(graph, mates_.data());
  }

  std::optional<std::size_t> place_of(std::size_t who) const {
    if (mates_[who] == boost::graph_traits<Graph>::null_vertex()) return std::nullopt;
    return mates_[who] - models_;
  }
  std::optional<std::size_t> taker_of(std::size_t place) const {
    const Vertex mate = mates_[models_ + place];
    return mate == boost::graph_traits<Graph>::null_vertex() ? std::nullopt : std::optional<std::size_t>(mate);
  }
  bool complete() const {
    return std::none_of(mates_.begin(), mates_.end(),
                        [](Vertex mate) { return mate == boost::graph_traits<Graph>::null_vertex(); });
  }

 private:
  std::size_t models_;
  std::vector<Vertex> mates_;
};

/// Places that can be come to along the matching from one that nobody takes: too few models can take them.
void tell_places_short_of_takers(const Mates& mates, std::size_t models, const std::vector<MatchingPair>& pairs,
                                 Matching& found) {
  std::vector<bool> place(models);
  std::vector<bool> taker(models);
  for (std::size_t i = 0; i < models; ++i)
    if (!mates.taker_of(i)) {
      place[i] = true;
      break;
    }
  for (bool grown = true; grown;) {
    grown = false;
    for (const MatchingPair& pair : pairs) {
      if (!place[pair.place] || taker[pair.who]) continue;
      taker[pair.who] = true;
      grown = true;
      // Every taker has a place, or the matching would not be the largest.
      if (const auto its = mates.place_of(pair.who)) place[*its] = true;
    }
  }
  for (std::size_t i = 0; i < models; ++i) {
    if (place[i]) found.places.push_back(i);
    if (taker[i]) found.takers.push_back(i);
  }
}

}  // namespace

Matching matched(std::size_t models, const std::vector<MatchingPair>& pairs) {
  std::vector<double> prices;
  for (const MatchingPair& pair : pairs) prices.push_back(pair.price);
  std::sort(prices.begin(), prices.end());
  prices.erase(std::unique(prices.begin(), prices.end()), prices.end());
  Matching found;
  found.place_of.resize(models);
  if (models == 0) return found;
  const Mates all(models, pairs, prices.empty() ? 0 : prices.back());
  if (!all.complete()) {
    for (std::size_t i = 0; i < models; ++i) found.place_of[i] = all.place_of(i);
    tell_places_short_of_takers(all, models, pairs, found);
    return found;
  }
  const auto enough = std::partition_point(prices.begin(), prices.end(),
                                           [&](double dearest) { return !Mates(models, pairs, dearest).complete(); });
  const Mates cheapest(models, pairs, *enough);
  for (std::size_t i = 0; i < models; ++i) found.place_of[i] = cheapest.place_of(i);
  return found;
}

}  // namespace linesman
