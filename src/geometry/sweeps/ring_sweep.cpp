#include "geometry/sweeps/ring_sweep.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <span>
#include <tuple>

#include "geometry/shapes/orientation.h"

namespace linesman {

namespace {

/// The sweep goes from left to right, and on its line upward, so that upright edges need no rule of their own.
bool before(Vec a, Vec b) { return std::tie(a.x, a.y) < std::tie(b.x, b.y); }

/// An edge from its left end to its right.
struct SweptEdge {
  RingEdge name;
  Vec left;
  Vec right;
  bool inside_above;  ///< whether the inside of its ring is above it
};

bool runs_left_about(const Ring& ring) {
  const auto lowest = std::min_element(ring.begin(), ring.end(), before) - ring.begin();
  const auto i = static_cast<std::size_t>(lowest);
  const std::size_t n = ring.size();
  return orientation(ring[(i + n - 1) % n], ring[i], ring[(i + 1) % n]) > 0;
}

std::vector<SweptEdge> swept_edges(const std::vector<Ring>& rings) {
  std::vector<SweptEdge> edges;
  for (std::size_t r = 0; r < rings.size(); ++r) {
    const Ring& ring = rings[r];
    const bool left_about = runs_left_about(ring);
    for (std::size_t i = 0; i < ring.size(); ++i) {
      const Vec from = ring[i];
      const Vec to = ring[i + 1 == ring.size() ? 0 : i + 1];
      const bool rightward = before(from, to);
      edges.push_back({{r, i}, rightward ? from : to, rightward ? to : from, rightward == left_about});
    }
  }
  return edges;
}

/// The face on one side of an edge: the outside of the polygon, its inside, or a hole by the number of its ring.
constexpr std::size_t OUTSIDE = SIZE_MAX;
constexpr std::size_t INSIDE = 0;

std::size_t face(const SweptEdge& edge, bool above) {
  const bool in_own = edge.inside_above == above;
  if (edge.name.ring == 0) return in_own ? INSIDE : OUTSIDE;
  return in_own ? edge.name.ring : INSIDE;
}

/// Two edges that meet in a forbidden way.
struct Clash {
  enum class Kind { meeting, overlapping, faces };
  Kind kind;
  RingEdge one;
  RingEdge other;
};

/// The edges that the sweep line cuts, from below to above. Their order does not change before the first clash, so that
/// their ends decide it.
class Sweep {
 public:
  explicit Sweep(const std::vector<Ring>& rings)
      : rings_(rings), edges_(swept_edges(rings)), cut_(Below{this}), places_(edges_.size(), cut_.end()) {}

  std::optional<Clash> first_clash();

 private:
  struct Event {
    Vec at;
    bool begins;
    std::size_t edge;
  };
  struct Below {
    Sweep* sweep;
    bool operator()(std::size_t a, std::size_t b) const { return sweep->is_below(a, b); }
  };

  std::vector<Event> events() const;
  bool is_below(std::size_t a, std::size_t b);
  void begin(std::size_t edge);
  void end(std::size_t edge);
  void compare(std::size_t one, std::size_t other);
  void compare_at(std::span<const Event> point);
  void compare_faces(std::size_t edge);
  void note(Clash::Kind kind, std::size_t one, std::size_t other) {
    if (!clash_) clash_ = Clash{kind, edges_[one].name, edges_[other].name};
  }
  bool neighbours(const RingEdge& a, const RingEdge& b) const;

  const std::vector<Ring>& rings_;
  const std::vector<SweptEdge> edges_;
  std::set<std::size_t, Below> cut_;
  std::vector<std::set<std::size_t, Below>::iterator> places_;
  std::optional<Clash> clash_;
};

std::vector<Sweep::Event> Sweep::events() const {
  std::vector<Event> events;
  events.reserve(2 * edges_.size());
  for (std::size_t i = 0; i < edges_.size(); ++i) {
    events.push_back({edges_[i].left, true, i});
    events.push_back({edges_[i].right, false, i});
  }
  // At one point, edges that end come before edges that begin.
  std::sort(events.begin(), events.end(), [](const Event& a, const Event& b) {
    if (!(a.at == b.at)) return before(a.at, b.at);
    return std::tie(a.begins, a.edge) < std::tie(b.begins, b.edge);
  });
  return events;
}

std::optional<Clash> Sweep::first_clash() {
  const std::vector<Event> all = events();
  for (auto from = all.begin(); from != all.end() && !clash_;) {
    const auto to = std::find_if(from, all.end(), [&](const Event& e) { return !(e.at == from->at); });
    for (auto event = from; event != to && !clash_; ++event) event->begins ? begin(event->edge) : end(event->edge);
    if (!clash_) compare_at({from, to});
    from = to;
  }
  return clash_;
}

/// By the left end of the edge that begins later; if that end is on the other edge, by its right end.
bool Sweep::is_below(std::size_t a, std::size_t b) {
  if (a == b) return false;
  const bool a_later = before(edges_[b].left, edges_[a].left) || (edges_[b].left == edges_[a].left && b < a);
  const SweptEdge& earlier = edges_[a_later ? b : a];
  const SweptEdge& later = edges_[a_later ? a : b];
  int side = orientation(earlier.left, earlier.right, later.left);
  if (side == 0) {
    compare(a, b);
    side = orientation(earlier.left, earlier.right, later.right);
  }
  if (side == 0) return a < b;
  return a_later == (side < 0);
}

void Sweep::begin(std::size_t edge) {
  const auto at = cut_.insert(edge).first;
  places_[edge] = at;
  if (at != cut_.begin()) compare(*std::prev(at), edge);
  if (std::next(at) != cut_.end()) compare(edge, *std::next(at));
}

void Sweep::end(std::size_t edge) {
  const auto above = cut_.erase(places_[edge]);
  places_[edge] = cut_.end();
  if (above != cut_.end() && above != cut_.begin()) compare(*std::prev(above), *above);
}

bool Sweep::neighbours(const RingEdge& a, const RingEdge& b) const {
  const auto [first, second] = std::minmax(a.edge, b.edge);
  return second == first + 1 || (first == 0 && second + 1 == rings_[a.ring].size());
}

void Sweep::compare(std::size_t one, std::size_t other) {
  const SweptEdge& a = edges_[one];
  const SweptEdge& b = edges_[other];
  const bool same_ring = a.name.ring == b.name.ring;
  if (same_ring && neighbours(a.name, b.name)) return;
  const Meeting m = meeting(a.left, a.right, b.left, b.right);
  if (m == Meeting::crossing || (m == Meeting::touching && same_ring)) note(Clash::Kind::meeting, one, other);
  if (m == Meeting::overlapping) note(same_ring ? Clash::Kind::meeting : Clash::Kind::overlapping, one, other);
}

/// Compares edges after all that end and begin at a point.
void Sweep::compare_at(std::span<const Event> point) {
  constexpr std::size_t OF_ONE_CORNER = 2;
  for (const Event& event : point) {
    // Finds a corner that touches another corner of the ring when all edges of the one lie left and those of the other
    // right.
    if (rings_.size() == 1 && point.size() > OF_ONE_CORNER && event.edge != point.front().edge)
      compare(point.front().edge, event.edge);
    if (event.begins && rings_.size() > 1) compare_faces(event.edge);
  }
}

void Sweep::compare_faces(std::size_t edge) {
  const auto at = places_[edge];
  const auto above = std::next(at);
  const std::size_t face_below = at == cut_.begin() ? OUTSIDE : face(edges_[*std::prev(at)], true);
  const std::size_t face_above = above == cut_.end() ? OUTSIDE : face(edges_[*above], false);
  if (face(edges_[edge], false) != face_below)
    note(Clash::Kind::faces, edge, at == cut_.begin() ? edge : *std::prev(at));
  if (face(edges_[edge], true) != face_above) note(Clash::Kind::faces, edge, above == cut_.end() ? edge : *above);
}

}  // namespace

std::optional<MeetingEdges> meeting_edges(const Ring& ring) {
  const auto clash = Sweep({ring}).first_clash();
  if (!clash) return std::nullopt;
  const bool in_order = clash->one.edge < clash->other.edge;
  return MeetingEdges{in_order ? clash->one.edge : clash->other.edge, in_order ? clash->other.edge : clash->one.edge};
}

std::optional<RingConflict> ring_conflict(const std::vector<Ring>& rings) {
  const auto clash = Sweep(rings).first_clash();
  if (!clash) return std::nullopt;
  const bool one_is_hole =
      clash->one.ring > 0 && (clash->kind == Clash::Kind::faces || clash->one.ring > clash->other.ring);
  const RingEdge& hole = one_is_hole ? clash->one : clash->other;
  const RingEdge& other = one_is_hole ? clash->other : clash->one;
  switch (clash->kind) {
    case Clash::Kind::meeting: return RingConflict{RingConflict::Kind::crossing, hole, other.ring};
    case Clash::Kind::overlapping: return RingConflict{RingConflict::Kind::overlapping, hole, other.ring};
    case Clash::Kind::faces: break;
  }
  const bool nested = other.ring > 0 && other.ring != hole.ring;
  return RingConflict{nested ? RingConflict::Kind::nested : RingConflict::Kind::outside, hole, nested ? other.ring : 0};
}

}  // namespace linesman
