#include "drawing/sheet/ruling_sheet.h"

#include "drawing/report/ruling_lines.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/figures.h"
#include "drawing/sheet/sheet_parts.h"
#include "drawing/sheet/sheet_words.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

using sheet::append;
using sheet::text;
using sheet::tr;

/// With the action that an order means that names none.
QString title_of_order(const SheetCase& about) {
  Order meant = about.order;
  if (about.ruleset) meant.action = action_of(about.ruleset->data(), about.order);
  return order_title(meant, about.game, about.terms());
}

QString rules_words(const SheetCase& about) {
  const Terms* terms = about.terms();
  if (terms == nullptr) return text(about.ruling.ruleset);
  return tr("%1, edition %2").arg(text(terms->title), text(terms->edition));
}

QString facts_words(const SheetCase& about) {
  QStringList facts;
  if (about.entry) facts << tr("Step %1 of the history").arg(about.entry->seq);
  facts << tr("turn %1").arg(about.game.turn()) << rules_words(about);
  facts.front()[0] = facts.front()[0].toUpper();
  return facts.join(" · ");
}

QString ended(const QString& words) { return words.isEmpty() || words.back().isPunct() ? words : words + '.'; }

/// Words of an umpire, and of players who let a marginal move pass.
Blocks decision_blocks(const SheetCase& about) {
  Blocks blocks;
  for (const Decision& word : about.decisions)
    blocks.push_back(Notice{tr("Decided by %1: %2").arg(text(word.by), verdict_word(word.verdict).toLower()),
                            ended(text(word.text)) + ' ' + tr("The decision overrides the ruling above.")});
  if (about.entry && !about.entry->agreed_by.empty())
    blocks.push_back(Notice{tr("An agreed marginal move"), tr("Agreed by %1.").arg(text(about.entry->agreed_by))});
  if (about.judged_otherwise)
    blocks.push_back(Notice{tr("Today's ruling differs"),
                            tr("This ruling is from the history. Today's rules give another ruling.")});
  return blocks;
}

/// The lines of one kind under its heading.
class Ledger {
 public:
  Ledger(const SheetCase& about, LengthUnit unit)
      : about_(about),
        unit_(unit),
        words_(about.ruling, about.terms(), &about.game),
        lines_(ruling_lines(about.ruling, about.game, about.terms(), unit)) {}

  Blocks all() const {
    Blocks blocks;
    add(blocks, heading_of_kind(LineKind::fault), faults());
    for (const QString& stop : stop_words(about_, unit_)) blocks.push_back(Paragraph{stop});
    add(blocks, tr("The path and its cost"), path_grid(about_, unit_).rows);
    add(blocks, heading_of_kind(LineKind::allowance), allowance());
    if (const QString each = each_words(about_, unit_); !each.isEmpty()) blocks.push_back(Paragraph{each});
    add(blocks, heading_of_kind(LineKind::dice), dice());
    add(blocks, tr("When carried out"), plain(LineKind::effect));
    add(blocks, heading_of_kind(LineKind::note), plain(LineKind::note));
    return blocks;
  }

 private:
  static void add(Blocks& blocks, const QString& heading, std::vector<Row> rows) {
    if (rows.empty()) return;
    blocks.push_back(Heading{2, heading});
    blocks.push_back(Grid{ledger_columns(), std::move(rows)});
  }

  std::vector<Row> plain(LineKind kind) const {
    std::vector<Row> rows;
    for (const RulingLine& line : lines_)
      if (line.kind == kind) rows.push_back({{QString(), line.amount, line.text, line.clause}});
    return rows;
  }

  std::vector<Row> faults() const {
    std::vector<Row> rows;
    for (const RulingLine& line : lines_) {
      if (line.kind != LineKind::fault) continue;
      const Fault& fault = about_.ruling.faults[static_cast<std::size_t>(line.number - 1)];
      const Place& place = fault.place;
      QString where = tr("at %1").arg(point_words(place.at, unit_));
      if (about_.judgement)
        where = place_words(about_.judgement->trace, place.piece, place.step, place.s, unit_) + ", " + where;
      rows.push_back({{QString::number(line.number), line.amount,
                       line.text + "\n" + where[0].toUpper() + where.mid(1) + ".", line.clause}});
    }
    return rows;
  }

  std::vector<Row> allowance() const {
    std::vector<Row> rows = plain(LineKind::allowance);
    if (rows.size() > 1 && about_.ruling.allowance.total)
      rows.push_back(
          {{QString(), text(words_.amount(*about_.ruling.allowance.total)), tr("in all"), QString()}, RowKind::sum});
    return rows;
  }

  std::vector<Row> dice() const {
    std::vector<Row> rows;
    std::size_t need = 0;
    for (const RulingLine& line : lines_) {
      if (line.kind != LineKind::dice) continue;
      const QString by = rolled_words(about_, about_.ruling.dice[need++]);
      rows.push_back(
          {{QString(), QString(), by.isEmpty() ? line.text : tr("%1 They were %2.").arg(line.text, by), line.clause}});
    }
    return rows;
  }

  const SheetCase& about_;
  LengthUnit unit_;
  RulingWords words_;
  std::vector<RulingLine> lines_;
};

PicturedMove pictured(const SheetCase& about, LengthUnit unit) {
  Footprints footprints = about.ruleset ? footprints_of(*about.ruleset, about.game) : Footprints{};
  return {about.game, std::move(footprints), about.judgement, unit};
}

Blocks reach_blocks(const SheetCase& about, const SheetOptions& options) {
  if (!options.reach) return {};
  return {Heading{2, tr("Where it could go")}, reach_figure(pictured(about, options.unit), options.reach)};
}

Blocks order_blocks(const Order& order) {
  return {Heading{2, tr("The move as JSON (for linesman-cli)")},
          Paragraph{text(write_json(write_order(order))), TextStyle::code}};
}

}  // namespace

QString sheet_title(const SheetCase& about) {
  const QString title = title_of_order(about);
  return about.entry ? QString("%1. %2").arg(about.entry->seq).arg(title) : title;
}

Blocks ruling_blocks(const SheetCase& about, const SheetOptions& options, const QString& anchor) {
  Blocks blocks;
  blocks.push_back(Paragraph{tr("Ruling sheet · %1").arg(options.title), TextStyle::lead});
  blocks.push_back(Heading{1, title_of_order(about), anchor});
  blocks.push_back(Paragraph{facts_words(about), TextStyle::lead});
  blocks.push_back(
      VerdictLine{about.ruling.verdict, verdict_word(about.ruling.verdict), margin_words(about, options.unit)});
  append(blocks, decision_blocks(about));
  blocks.push_back(move_figure(pictured(about, options.unit)));
  append(blocks, Ledger(about, options.unit).all());
  return blocks;
}

PaperText ruling_sheet(const SheetCase& about, const SheetOptions& options) {
  PaperText sheet;
  sheet.title = tr("%1 – ruling sheet: %2").arg(manner.title, sheet_title(about));
  sheet.blocks = ruling_blocks(about, manner);
  append(sheet.blocks, reach_blocks(about, manner));
  append(sheet.blocks, clause_blocks({&about}, manner.unit));
  append(sheet.blocks, condition_blocks(about.game, about.usual.get(), manner.unit));
  append(sheet.blocks, interpretation_blocks(about, manner.unit));
  append(sheet.blocks, signature_blocks(about.game));
  append(sheet.blocks, proof_blocks(about));
  append(sheet.blocks, order_blocks(about.order));
  return sheet;
}

}  // namespace linesman
