#include "reach/questions/region.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "base/side_by_side.h"
#include "base/tolerance.h"
#include "reach/effort.h"

namespace linesman {

namespace {

constexpr double BOUND_EPS = 1e-6;  // of the currency

enum class Known : char { unknown, yes, no };
using Searches = std::vector<std::unique_ptr<WaySearch>>;

bool turn_freely(const Searches& searches) {
  return std::all_of(searches.begin(), searches.end(), [](const auto& search) { return turns_freely(search->fare()); });
}

/// Fine cells along one of the lattice. Where turning is limited or paid for, or the base is not round, the bounds lie
/// farther apart than its cells, and finer ones are for a thorough answer.
int usual_parts(const Searches& searches) {
  const bool free = turn_freely(searches);
  const WaySearch& first = *searches.front();
  const int finest = effort::of(first.level(), free).parts;
  if (!free) return finest;
  const int most = first.bounds().round() ? finest : std::min(finest, effort::MAX_PARTS_NOT_ROUND);
  int parts = 1;
  while (parts < most && first.lattice().step / (2 * parts) >= effort::FINEST_CELL) parts *= 2;
  return parts;
}

int coarsest(const Searches& searches) { return effort::of(searches.front()->level(), turn_freely(searches)).square; }

int parts_of(const Searches& searches, double cell) {
  int parts = usual_parts(searches);
  while (2 * parts <= coarsest(searches) && cell > 0 && searches.front()->lattice().step / parts > cell + EPS)
    parts *= 2;
  return parts;
}

/// Fine cells along a square that is looked into only where something is shown in it or beside it.
int sought_size(const Searches& searches, double step) {
  int size = effort::SMALLEST_SOUGHT;
  while (size * step < effort::SOUGHT_APART && 2 * size <= std::min(effort::LARGEST_SOUGHT, coarsest(searches)))
    size *= 2;
  return size;
}

/// The lattice round those of all searches, in fine cells.
Lattice lattice_of(const Searches& searches, int parts) {
  Box box;
  for (const auto& search : searches) {
    box.include(search->lattice().place(0, 0));
    box.include(search->lattice().place(search->lattice().columns, search->lattice().rows));
  }
  const double step = searches.front()->lattice().step / parts;
  const auto count = [&](double inches) { return static_cast<int>(std::lround(inches / step)); };
  return {box.min, step, count(box.max.x - box.min.x), count(box.max.y - box.min.y)};
}

/// Some rows of a region. Nothing that other rows find bears on it, so that the answer is the same in whatever order
/// and on however many threads they are worked out.
class Rows {
 public:
  /// All outlive it.
  Rows(const Searches& searches, std::optional<double> facing, const std::stop_token& stop, const Lattice& lattice,
       int parts, int first, const KnownBefore& known)
      : searches_(searches),
        known_before_(known),
        facing_(facing),
        stop_(stop),
        work_(0),
        lattice_(lattice),
        parts_(parts),
        first_(first),
        end_(std::min(first + coarsest(searches), lattice.rows)),
        free_(turn_freely(searches)),
        known_reach_(searches.size()),
        sought_size_(sought_size(searches, lattice.step)),
        known_(lattice.corner(0, end_ - first + 1), Known::unknown),
        inner_(lattice.cell(0, end_ - first), false),
        outer_(inner_),
        sought_(inner_),
        sure_(inner_) {}

  /// Where it is stopped nothing is ruled out, and nothing is sought.
  void tell_bounds() {
    if (stop_.stop_requested()) {
      outer_.assign(outer_.size(), true);
      return;
    }
    tell_outer(Going::anyhow, outer_);
    const auto finds_less = [](const auto& search) { return search->bounds().misses_turns() || search->bound_only(); };
    if (std::any_of(searches_.begin(), searches_.end(), finds_less))
      tell_outer(Going::by_legs, sought_);
    else
      sought_ = outer_;
  }

  std::uint64_t looks_left() const { return work_.left(); }

  /// Cells in which ways that the searches find may end.
  std::uint64_t sought() const {
    return static_cast<std::uint64_t>(std::count(sought_.begin(), sought_.end(), static_cast<unsigned char>(1)));
  }

  /// After the bounds. Squares in which few places show nothing are put off.
  void tell(const WorkLeft& work) {
    work_ = work;
    const int size = coarsest(searches_);
    for (int column = 0; column < lattice_.columns; column += size) tell(column, first_, size);
  }

  /// Marks the squares in which something is shown.
  void mark_shown(Raster& shown) const {
    for (int row = first_; row < end_; ++row)
      for (int column = 0; column < lattice_.columns; ++column)
        if (inner_[cell(column, row)]) shown.in[shown.lattice.cell(column / sought_size_, row / sought_size_)] = true;
    for (int row = first_; row <= end_; ++row)
      for (int column = 0; column <= lattice_.columns; ++column)
        if (known_[lattice_.corner(column, row - first_)] == Known::yes)
          shown.in[shown.lattice.cell(std::min(column / sought_size_, shown.lattice.columns - 1),
                                      std::min(row, end_ - 1) / sought_size_)] = true;
  }

  /// Looks into those that were put off and lie beside others; false where there are none.
  bool look_beside(const Raster& shown) {
    const auto beside = [&](const std::pair<int, int>& square) {
      const int column = square.first / sought_size_;
      const int row = square.second / sought_size_;
      for (int r = row - 1; r <= row + 1; ++r)
        for (int c = column - 1; c <= column + 1; ++c)
          if (shown.holds(c, r)) return true;
      return false;
    };
    const auto first = std::stable_partition(put_off_.begin(), put_off_.end(), std::not_fn(beside));
    const std::vector<std::pair<int, int>> now(first, put_off_.end());
    put_off_.erase(first, put_off_.end());
    for (const auto& [column, row] : now) tell_parts(column, row, sought_size_);
    return !now.empty();
  }

  void finish() {
    look_along_border();
    fill_notches();
  }

  void copy_to(EndRegion& region) const {
    const auto from = static_cast<std::ptrdiff_t>(lattice_.cell(0, first_));
    std::copy(inner_.begin(), inner_.end(), region.inner.in.begin() + from);
    std::copy(outer_.begin(), outer_.end(), region.outer.in.begin() + from);
  }

 private:
  std::size_t cell(int column, int row) const { return lattice_.cell(column, row - first_); }

  void tell_outer(Going how, Flags& outer) {
    const int parts = parts_;
    for (int row = first_; row < end_; row += parts)
      for (int column = 0; column < lattice_.columns; column += parts)
        if (how == Going::anyhow || any_in(outer_, column, row, parts)) tell_outer(column, row, parts, how, outer);
  }

  /// One cell of the lattice. What is surely well within the bound need not be looked at piece by piece, or only for
  /// what closes it.
  void tell_outer(int column, int row, int parts, Going how, Flags& outer) {
    bool some = false;
    bool all = false;
    near_.clear();
    within_.clear();
    const Box box{lattice_.place(column, row), lattice_.place(column + parts, row + parts)};
    for (const auto& search : searches_) {
      if (how == Going::by_legs && search->bound_only()) continue;
      if (!search->lattice().holds((box.min + box.max) * 0.5)) continue;
      const double least = search->bounds().least(box, how);
      if (least > search->fare().allowance + BOUND_EPS) continue;
      some = true;
      const bool well = least + parts * lattice_.step * 3 * search->bounds().dearest() < search->fare().allowance;
      all = all || (well && search->bounds().even_in(box));
      (well ? within_ : near_).push_back(search.get());
    }
    for (int r = row; some && r < row + parts; ++r)
      for (int c = column; c < column + parts; ++c) outer[cell(c, r)] = all || may_end_in(c, r, how);
  }

  bool may_end_in(int column, int row, Going how) const {
    const Box box{lattice_.place(column, row), lattice_.place(column + 1, row + 1)};
    const auto open = [&](const WaySearch* search) { return !search->bounds().closed_in(box, how); };
    const auto affordable = [&](const WaySearch* search) {
      return search->bounds().least(box, how) <= search->fare().allowance + BOUND_EPS;
    };
    return std::any_of(within_.begin(), within_.end(), open) || std::any_of(near_.begin(), near_.end(), affordable);
  }

  bool can_end_at(int column, int row) {
    if (column > lattice_.columns || row > end_) return false;
    Known& known = known_[lattice_.corner(column, row - first_)];
    if (known == Known::unknown)
      known = found(lattice_.place(column, row), effort::TRIES_A_CELL) ? Known::yes : Known::no;
    return known == Known::yes;
  }

  bool found(Vec place, int tries) {
    if (stop_.stop_requested()) return false;
    if (known_before_.inner && known_before_.inner->covers(place)) return true;
    for (std::size_t i = 0; i < searches_.size(); ++i) {
      if (searches_[i]->bound_only() || !searches_[i]->lattice().holds(place)) continue;
      known_reach_[i].work = work_;
      const bool leads = searches_[i]->leads_to(place, facing_, tries, known_reach_[i]);
      work_ = known_reach_[i].work;
      if (leads) return true;
    }
    return work_.none() && known_before_.coarse && known_before_.coarse->covers(place);
  }

  bool any_in(const Flags& cells, int column, int row, int size) const {
    for (int r = row; r < std::min(row + size, end_); ++r)
      for (int c = column; c < std::min(column + size, lattice_.columns); ++c)
        if (cells[cell(c, r)]) return true;
    return false;
  }

  bool all_sought(int column, int row, int size) const {
    for (int r = row; r < std::min(row + size, end_); ++r)
      for (int c = column; c < std::min(column + size, lattice_.columns); ++c)
        if (!sought_[cell(c, r)]) return false;
    return true;
  }

  /// Nothing begins or ends near it that a base could meet.
  bool even(int column, int row, int size) const {
    const Box box{lattice_.place(column, row), lattice_.place(column + size, row + size)};
    return std::all_of(searches_.begin(), searches_.end(),
                       [&](const auto& search) { return search->bounds().even_in(box); });
  }

  void tell(int column, int row, int size) {
    if (!any_in(sought_, column, row, size) || stop_.stop_requested()) return;
    int ends = 0;
    for (const int r : {row, row + size})
      for (const int c : {column, column + size}) ends += can_end_at(c, r);
    if (size == 1) {
      const std::size_t own = cell(column, row);
      inner_[own] = ends == 4 && sought_[own] && found(lattice_.middle(column, row), effort::TRIES_A_CELL);
      sure_[own] = true;
      return;
    }
    const bool middle = can_end_at(column + size / 2, row + size / 2);
    const bool small = size <= effort::SMALLEST_UNEVEN || size * lattice_.step <= effort::UNEVEN + EPS;
    if (ends == 4 && middle && all_sought(column, row, size)) {
      const bool sure = free_ && even(column, row, size);
      if (sure || small) return fill(column, row, size, sure);
    }
    if (ends == 0 && !middle &&
        (size <= effort::SMALLEST_SOUGHT || (size <= effort::SMALLEST_EVEN && even(column, row, size))))
      return;
    if (ends == 0 && !middle && size == sought_size_) {
      put_off_.emplace_back(column, row);
      return;
    }
    tell_parts(column, row, size);
  }

  void tell_parts(int column, int row, int size) {
    const int half = size / 2;
    for (const int r : {row, row + half})
      for (const int c : {column, column + half})
        if (c < lattice_.columns && r < end_) tell(c, r, half);
  }

  /// What few places spoke for is looked at cell by cell where it ends, farther in as long as cells go. Where the work
  /// has run out a cell that was not looked at goes, for nothing says that it may stay; but it says nothing of the
  /// next.
  void look_along_border() {
    std::vector<std::pair<int, int>> open;
    for (int row = first_; row < end_; ++row)
      for (int column = 0; column < lattice_.columns; ++column)
        if (const std::size_t own = cell(column, row); inner_[own] && !sure_[own] && !is_amidst(column, row))
          open.emplace_back(column, row);
    while (!open.empty()) {
      const auto [column, row] = open.back();
      open.pop_back();
      if (!inner_[cell(column, row)] || sure_[cell(column, row)] || can_end_all_over(column, row)) continue;
      inner_[cell(column, row)] = false;
      if (work_.none() || stop_.stop_requested()) continue;
      for (const auto& [c, r] : {std::pair(-1, 0), std::pair(1, 0), std::pair(0, -1), std::pair(0, 1)})
        if (is_inner(column + c, row + r)) open.emplace_back(column + c, row + r);
    }
  }

  bool is_inner(int column, int row) const {
    return column >= 0 && row >= first_ && column < lattice_.columns && row < end_ && inner_[cell(column, row)];
  }

  /// As far as its own rows tell.
  bool is_amidst(int column, int row) const {
    return is_inner(column - 1, row) && is_inner(column + 1, row) && (row == first_ || is_inner(column, row - 1)) &&
           (row + 1 == end_ || is_inner(column, row + 1));
  }

  bool can_end_all_over(int column, int row) {
    return can_end_at(column, row) && can_end_at(column + 1, row) && can_end_at(column, row + 1) &&
           can_end_at(column + 1, row + 1) && found(lattice_.middle(column, row), effort::TRIES_A_CELL);
  }

  /// Few tries leave out a place here and there in the midst of others. These are looked at once more.
  void fill_notches() {
    for (int row = first_; row <= end_; ++row)
      for (int column = 0; column <= lattice_.columns; ++column) {
        Known& known = known_[lattice_.corner(column, row - first_)];
        if (known != Known::no || !in_notch(column, row)) continue;
        if (found(lattice_.place(column, row), effort::TRIES_IN_A_NOTCH)) known = Known::yes;
      }
    for (int row = first_; row < end_; ++row)
      for (int column = 0; column < lattice_.columns; ++column) {
        const std::size_t own = cell(column, row);
        if (inner_[own] || !sought_[own] || !has_all_corners(column, row)) continue;
        inner_[own] = found(lattice_.middle(column, row), effort::TRIES_IN_A_NOTCH);
      }
  }

  bool is_shown(int column, int row) const {
    if (column < 0 || row < first_ || column > lattice_.columns || row > end_) return false;
    const Known known = known_[lattice_.corner(column, row - first_)];
    if (known != Known::unknown) return known == Known::yes;
    // It lies within what was filled at once.
    return column < lattice_.columns && row < end_ && inner_[cell(column, row)];
  }

  bool in_notch(int column, int row) const {
    return is_shown(column - 1, row) + is_shown(column + 1, row) + is_shown(column, row - 1) +
               is_shown(column, row + 1) >=
           effort::NOTCH;
  }

  bool has_all_corners(int column, int row) const {
    return is_shown(column, row) && is_shown(column + 1, row) && is_shown(column, row + 1) &&
           is_shown(column + 1, row + 1);
  }

  void fill(int column, int row, int size, bool sure) {
    for (int r = row; r < std::min(row + size, end_); ++r)
      for (int c = column; c < std::min(column + size, lattice_.columns); ++c) {
        inner_[cell(c, r)] = true;
        sure_[cell(c, r)] = sure;
      }
  }

  const Searches& searches_;
  KnownBefore known_before_;
  std::optional<double> facing_;
  std::stop_token stop_;
  WorkLeft work_;
  const Lattice& lattice_;
  int parts_;  ///< fine cells along one of the lattice of the searches
  int first_;  ///< its rows begin there
  int end_;    ///< and end before this one
  bool free_;  ///< all turn freely: what holds at the corners and the middle of a square mostly holds between
  std::vector<KnownReach> known_reach_;
  int sought_size_;                           ///< fine cells
  std::vector<std::pair<int, int>> put_off_;  ///< squares of that size, by their first cell
  std::vector<Known> known_;                  ///< by corner
  Flags inner_;                               ///< by cell
  Flags outer_;
  Flags sought_;                          ///< where ways that the searches find may end
  std::vector<const WaySearch*> near_;    ///< whose bound may go through the cell that is looked at
  std::vector<const WaySearch*> within_;  ///< whose bound lies beyond it
  Flags sure_;                            ///< by cell: five places spoke for it alone, or it lies on even ground
};

/// Squares that were put off are looked into from those outwards in which something is shown, or to which a label led.
void look_beside_shown(std::vector<Rows>& parts, const Searches& searches, const Lattice& lattice) {
  const int size = sought_size(searches, lattice.step);
  const auto count = [&](int cells) { return (cells + size - 1) / size; };
  Raster shown{{lattice.origin, lattice.step * size, count(lattice.columns), count(lattice.rows)}, {}};
  shown.in.assign(shown.lattice.cells(), false);
  for (const auto& search : searches)
    for (const WayLabel& label : search->labels())
      if (lattice.holds(label.at)) shown.in[shown.lattice.cell_at(label.at)] = true;
  for (bool any = true; any;) {
    for (const Rows& part : parts) part.mark_shown(shown);
    std::vector<char> looked(parts.size());
    side_by_side(parts.size(), [&](std::size_t i) { looked[i] = parts[i].look_beside(shown); });
    any = std::find(looked.begin(), looked.end(), true) != looked.end();
  }
}

}  // namespace

EndRegion region_of(const Searches& searches, std::optional<double> facing, const std::stop_token& stop,
                    std::uint64_t looks, const KnownBefore& known, double cell) {
  EndRegion region;
  const int fine = parts_of(searches, cell);
  const Lattice lattice = lattice_of(searches, fine);
  region.inner = {lattice, Flags(lattice.cells())};
  region.outer = region.inner;
  std::vector<Rows> parts;
  const int rows = coarsest(searches);
  for (int row = 0; row < lattice.rows; row += rows)
    parts.emplace_back(searches, facing, stop, lattice, fine, row, known);
  side_by_side(parts.size(), [&](std::size_t i) { parts[i].tell_bounds(); });
  std::uint64_t sought = 1;
  for (const Rows& part : parts) sought += part.sought();
  const double each = static_cast<double>(looks) / static_cast<double>(sought);
  side_by_side(parts.size(), [&](std::size_t i) {
    parts[i].tell(WorkLeft(static_cast<std::uint64_t>(each * static_cast<double>(parts[i].sought()))));
  });
  look_beside_shown(parts, searches, lattice);
  side_by_side(parts.size(), [&](std::size_t i) { parts[i].finish(); });
  for (const Rows& part : parts) {
    part.copy_to(region);
    region.looks_left += part.looks_left();
  }
  return region;
}

}  // namespace linesman
