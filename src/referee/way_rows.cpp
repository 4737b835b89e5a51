#include "referee/way_rows.h"

#include <algorithm>
#include <cmath>

#include "base/tolerance.h"
#include "state/events.h"

namespace linesman {

namespace {

PathPoint end_of(const PieceTrace& way, std::size_t step) {
  const bool has_places = facts_of<Leg>(way.steps[step]) || facts_of<Climb>(way.steps[step]);
  return {step, has_places ? extent_of(way.steps[step]) : 0};
}

bool is_same(PathPoint a, PathPoint b) { return a.step == b.step && same_length(a.s, b.s); }

/// The places of the rows behind the start, in the order of the way.
Result<std::vector<PathPoint>> places_on(const PieceTrace& way, double every, bool grid) {
  std::vector<PathPoint> places;
  for (std::size_t i = 0; i < way.steps.size(); ++i)
    if (!grid || facts_of<HexEntry>(way.steps[i])) places.push_back(end_of(way, i));
  if (grid || way.steps.empty()) return places;
  const double length = state::inches_to(way, end_of(way, way.steps.size() - 1));
  if (length / every + static_cast<double>(places.size()) > static_cast<double>(MOST_ROWS))
    return Problem{"", said<"these would be more than {n} rows">(static_cast<double>(MOST_ROWS))};
  for (double n = 1; !exceeds(n * every, length); ++n)
    if (const auto place = state::place_after(way, n * every)) places.push_back(*place);
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end(), is_same), places.end());
  return places;
}

const PieceAllowance* allowance_of(const Ruling& ruling, PieceIndex piece) {
  const auto& all = ruling.shown.allowances;
  const auto it = std::find_if(all.begin(), all.end(), [&](const PieceAllowance& each) { return each.piece == piece; });
  return it == all.end() ? nullptr : &*it;
}

void take_figures(const Ruling& ruling, PieceIndex piece, WayRow& row) {
  const PieceAllowance* own = allowance_of(ruling, piece);
  if (!own || ruling.verdict == Verdict::incomplete || !own->total || !own->spent) return;
  row.spent = own->spent;
  row.left = *own->total - *own->spent;
}

class RowWriter {
 public:
  RowWriter(const Hearing& hearing, const Order& order, Budget& budget)
      : hearing_(hearing), order_(order), budget_(budget), grid_(hearing.ruleset().terms().grid) {}

  Result<WayRows> rows(const PieceTrace& way, double every) const {
    const auto places = places_on(way, every, grid_);
    if (!places) return places.problem();
    WayRows all{way.piece, {WayRow{}}};
    for (const PathPoint place : *places) {
      auto row = row_at(way, place);
      if (!row) return row.problem();
      all.rows.push_back(std::move(row).value());
    }
    begin(way, all.rows);
    return all;
  }

 private:
  Result<WayRow> row_at(const PieceTrace& way, PathPoint place) const {
    const auto judged = hearing_.judge_stopped(order_, {{way.piece, place}}, budget_, Detail::verdict);
    if (!judged) return judged.problem();
    WayRow row;
    row.at = place;
    row.inches = state::inches_to(way, place);
    row.stand = judged->trace.of(way.piece)->end;
    row.verdict = judged->ruling.verdict;
    if (grid_) {
      std::size_t entered = 0;
      for (std::size_t i = 0; i <= place.step; ++i) entered += facts_of<HexEntry>(way.steps[i]) ? 1 : 0;
      row.after = entered;
      row.hex = row.stand.hex;
    }
    take_figures(judged->ruling, way.piece, row);
    return row;
  }

  /// The row of the start: what earlier orders of the turn have spent, of what it may spend on the way.
  void begin(const PieceTrace& way, std::vector<WayRow>& rows) const {
    WayRow& first = rows.front();
    first.stand = way.start;
    if (grid_) {
      first.after = 0;
      first.hex = way.start.hex;
    }
    if (rows.size() > 1 && !rows[1].spent) return;
    const auto standing = hearing_.judge_stopped(order_, {{way.piece, AT_START}}, budget_, Detail::verdict);
    if (rows.size() == 1) {
      if (standing) take_figures(standing->ruling, way.piece, first);
      return;
    }
    const PieceAllowance* own = standing ? allowance_of(standing->ruling, way.piece) : nullptr;
    first.spent = own && own->spent ? *own->spent : 0;
    first.left = *rows[1].spent + *rows[1].left - *first.spent;
  }

  const Hearing& hearing_;
  const Order& order_;
  Budget& budget_;
  const bool grid_;
};

}  // namespace

Result<std::vector<WayRows>> way_rows(const Hearing& hearing, const Order& order, double every, Budget& budget) {
  const auto trace = hearing.trace(order, budget);
  if (!trace) return trace.problem();
  std::vector<WayRows> all;
  for (const PieceTrace& way : trace->pieces) {
    // Where events have ended the way no one can interrupt it later.
    auto rows = RowWriter(hearing, order, budget).rows(way, every);
    if (!rows) return rows.problem();
    all.push_back(std::move(rows).value());
  }
  return all;
}

}  // namespace linesman
