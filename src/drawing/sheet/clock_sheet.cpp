#include "drawing/sheet/clock_sheet.h"

#include <algorithm>
#include <cmath>

#include "drawing/picture/clock/clock_words.h"
#include "drawing/picture/marks.h"
#include "drawing/picture/picture.h"
#include "drawing/report/spoken.h"
#include "drawing/sheet/paper_strip.h"

namespace linesman {

namespace {

using sheet::text;
using sheet::tr;

constexpr int MOST_BESIDE = 3;  // pictures of turns
constexpr double TURN_CAPTION = 26;

/// The turns that have a picture: of many every second or third.
std::vector<int> turns_shown(int turns) {
  constexpr int MOST = 9;
  const int step = (turns + MOST - 1) / MOST;
  std::vector<int> shown;
  for (int turn = step; turn <= turns; turn += step) shown.push_back(turn);
  if (shown.empty() || shown.back() != turns) shown.push_back(turns);
  return shown;
}

void paint_turn_picture(QPainter& painter, const PicturedMove& table, const ClockSnapshot& snapshot, QSizeF size,
                        double fine) {
  painter.save();
  painter.scale(fine, fine);
  const Projection projection{size.width() / fine / table.game.table().width, {0, size.height() / fine}};
  painter.setClipRect(QRectF(QPointF(0, 0), size / fine), Qt::IntersectClip);
  ViewStyle style = paper_style(table.unit);
  style.names = false;
  PictureSubject subject{table.game, table.footprints, nullptr, nullptr, nullptr, table.statuses.get()};
  subject.clock = &snapshot;
  paint_table(painter, projection, Box{{0, 0}, {table.game.table().width, table.game.table().depth}}, subject, style);
  painter.restore();
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Palette::of(false).edge, 1));
  painter.drawRect(QRectF(QPointF(0.5, 0.5), size - QSizeF(1, 1)));
}

Drawing turn_caption(const QRectF& place, const QString& words) {
  return {place, [place, words](QPainter& painter) {
            SetText(words, paper_font(10), place.width()).paint(painter, {0, 3}, Palette::of(false).ink);
          }};
}

double clock_height(const PicturedMove& table, double width) {
  return width * table.game.table().depth / table.game.table().width;
}

/// The table with all turns, and its key below.
LaidFigure laid_whole(const PicturedMove& table, const ClockSnapshot& snapshot, double width) {
  const ViewStyle style = paper_style(table.unit);
  const QSizeF key = paint_clock_key(nullptr, {}, table.game, snapshot, style) + QSizeF(2, 2);
  const double high = std::min(clock_height(table, width), width);
  const QSizeF size(high * table.game.table().width / table.game.table().depth, high);
  LaidFigure figure;
  figure.height = high + BESIDE_PICTURE + key.height();
  figure.words = tr("The ground that each side comes to first, by turns 1 to %1.").arg(snapshot.last_turn());
  figure.drawings = {{QRectF(QPointF(0, 0), size),
                      [=](QPainter& painter) { paint_turn_picture(painter, table, snapshot, size, 0.8); }},
                     {QRectF(QPointF(0, high + BESIDE_PICTURE / 2), key), [=](QPainter& painter) {
                        paint_clock_key(&painter, {1, 1}, table.game, snapshot, style);
                      }}};
  return figure;
}

LaidFigure laid_strip(const PicturedMove& table, const ClockSnapshot& snapshot, double width) {
  const auto turns = turns_shown(snapshot.answer->turns);
  const double each = (width - (MOST_BESIDE - 1) * BESIDE_PICTURE) / MOST_BESIDE;
  const QSizeF size(each, clock_height(table, each));
  const auto rows = (turns.size() + MOST_BESIDE - 1) / MOST_BESIDE;
  LaidFigure figure;
  figure.height = static_cast<double>(rows) * (size.height() + TURN_CAPTION);
  figure.words = tr("The same turn by turn.");
  for (std::size_t i = 0; i < turns.size(); ++i) {
    const QPointF corner(static_cast<double>(i % MOST_BESIDE) * (each + BESIDE_PICTURE),
                         static_cast<double>(i / MOST_BESIDE) * (size.height() + TURN_CAPTION));
    ClockSnapshot shown = snapshot;
    shown.turn = turns[i];
    shown.tables = false;
    figure.drawings.push_back(
        {QRectF(corner, size), [=](QPainter& painter) { paint_turn_picture(painter, table, shown, size, 0.45); }});
    figure.drawings.push_back(turn_caption(QRectF(corner + QPointF(0, size.height()), QSizeF(each, TURN_CAPTION)),
                                           tr("Turn %1").arg(turns[i])));
  }
  return figure;
}

class ClockSheet {
 public:
  ClockSheet(const PicturedMove& table, const ClockSnapshot& snapshot)
      : table_(table), snapshot_(snapshot), answer_(*snapshot.answer) {}

  Blocks blocks(const QString& title) {
    add(Heading{1, title.isEmpty() ? tr("The clock of a table") : title});
    add(Paragraph{asked(), TextStyle::lead});
    add_fairness();
    add(Figure{[table = table_, snapshot = snapshot_](double width) { return laid_whole(table, snapshot, width); }});
    add(Heading{2, tr("Turn by turn")});
    add(Figure{[table = table_, snapshot = snapshot_](double width) { return laid_strip(table, snapshot, width); }});
    add_goals();
    add_gaps();
    add_chokes();
    add_ground();
    add(Heading{2, tr("What the answer leaves out")});
    for (const auto& [code, words] : answer_.left_out) add(Paragraph{spoken(words), TextStyle::usual});
    if (!answer_.settled) add(Paragraph{tr("The answer is not settled: its bounds are wide."), TextStyle::usual});
    return std::move(blocks_);
  }

 private:
  void add(Block block) { blocks_.push_back(std::move(block)); }

  QString side(std::size_t i) const { return text(answer_.sides[i]); }

  QString asked() const {
    const QString turns = tr("Who is where by which turn, over %1 turns.").arg(answer_.turns);
    const QString roll = roll_words(answer_.roll);
    return roll.isEmpty() ? turns : tr("%1 The pictures show every turn %2.").arg(turns, roll);
  }

  void add_fairness() {
    if (!answer_.fairness) return;
    add(Heading{2, tr("Is it fair?")});
    add(Notice{lean_words(answer_, *answer_.fairness), shares_words(answer_, *answer_.fairness)});
    if (!answer_.fairness->tempo.empty()) {
      QStringList tempo;
      for (std::size_t i = 0; i < answer_.fairness->tempo.size(); ++i)
        tempo << tr("%1: %2").arg(side(i), number_shown(answer_.fairness->tempo[i], 2));
      add(Paragraph{tr("Mean number of turns to an objective: %1").arg(tempo.join(QStringLiteral(" · ")))});
    }
    add(Paragraph{lean_caution(), TextStyle::small});
  }

  void add_goals() {
    if (answer_.goals.empty()) return;
    add(Heading{2, tr("Objectives")});
    for (const GoalTold& told : answer_.goals) {
      Grid grid{{{0.3, false}, {0.26, false}, {0.44, false}}, {}};
      grid.rows.push_back(
          {{goal_name(told.goal), tr("Earliest"), tr("There by the end of a turn, in 100")}, RowKind::head});
      for (std::size_t i = 0; i < told.sides.size(); ++i) {
        const ArrivalTold* arrival = arrival_of(answer_, told.sides[i]);
        QStringList by;
        for (std::size_t turn = 1; turn < told.sides[i].by.size(); ++turn)
          by << tr("%1: %2").arg(turn).arg(number_shown(100 * told.sides[i].by[turn].chance, 0));
        grid.rows.push_back({{side(i), arrival != nullptr ? arrival_words(answer_, *arrival) : QString(),
                              by.join(QStringLiteral(" · "))}});
      }
      QStringList first;
      for (std::size_t i = 0; i < told.first.sides.size(); ++i)
        first << tr("%1: %2").arg(side(i), likely(told.first.sides[i]));
      first << tr("together: %1").arg(likely(told.first.together)) << tr("no side: %1").arg(likely(told.first.none));
      grid.rows.push_back(
          {{tr("First, in 100"), first_words(answer_, told), first.join(QStringLiteral(" · "))}, RowKind::sum});
      add(std::move(grid));
      add(Paragraph{method_words(told.method), TextStyle::small});
    }
  }

  static QString likely(const Likely& likely) {
    if (likely.most - likely.least < 0.005) return number_shown(100 * likely.chance, 0);
    return tr("%1 (%2 to %3)")
        .arg(number_shown(100 * likely.chance, 0), number_shown(100 * likely.least, 0),
             number_shown(100 * likely.most, 0));
  }

  void add_gaps() {
    Grid grid{{{0.34, false}, {0.12, true}, {0.18, true}, {0.36, false}}, {}};
    for (const GapTold& gap : answer_.gaps)
      for (const GapSideTold& told : gap.sides) add_gap(gap, told, grid);
    if (grid.rows.empty()) return;
    grid.rows.insert(grid.rows.begin(), {{tr("Gap"), tr("Width"), tr("Ways through it"), QString()}, RowKind::head});
    add(Heading{2, tr("Gaps")});
    add(std::move(grid));
  }

  void add_gap(const GapTold& gap, const GapSideTold& told, Grid& grid) const {
    const QStringList facts = gap_facts(answer_, table_.game, told);
    if (facts.isEmpty()) return;
    grid.rows.push_back({{gap_words(gap), length_text(gap.width, table_.unit),
                          tr("%1 of %2").arg(told.ways).arg(told.all), facts.join(QStringLiteral("; "))}});
  }

  /// On hexes.
  void add_chokes() {
    if (answer_.chokes.empty()) return;
    Grid grid{{{0.22, false}, {0.2, false}, {0.2, true}, {0.38, false}}, {}};
    grid.rows.push_back({{tr("Hex"), tr("Side"), tr("Ways through it"), QString()}, RowKind::head});
    for (const ChokeTold& choke : answer_.chokes)
      grid.rows.push_back(
          {{choke_words(choke), side(choke.side), tr("%1 of %2").arg(choke.ways).arg(choke.all), choke_fact(choke)}});
    add(Heading{2, tr("Gaps")});
    add(std::move(grid));
  }

  void add_ground() {
    if (answer_.ground.size() != answer_.sides.size() + 2) return;
    Grid grid{{{0.5, false}, {0.5, true}}, {}};
    for (std::size_t i = 0; i < answer_.ground.size(); ++i) {
      const QString name = i < answer_.sides.size()    ? tr("%1 first").arg(side(i))
                           : i == answer_.sides.size() ? tr("in the same turn")
                                                       : tr("no side by the last turn");
      grid.rows.push_back({{name, of_hundred(answer_.ground[i])}});
    }
    add(Heading{2, tr("The table's ground")});
    add(std::move(grid));
  }

  const PicturedMove& table_;
  const ClockSnapshot& snapshot_;
  const ClockAnswer& answer_;
  Blocks blocks_;
};

}  // namespace

Blocks clock_blocks(const PicturedMove& table, const ClockSnapshot& snapshot, const QString& title) {
  return ClockSheet(table, snapshot).blocks(title);
}

PaperText clock_sheet(const PicturedMove& table, const ClockSnapshot& snapshot, const QString& title) {
  return {title.isEmpty() ? tr("The clock of a table") : title, clock_blocks(table, snapshot, title)};
}

}  // namespace linesman
