#include "drawing/sheet/ruling_sheet.h"

#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "drawing/report/unit_brief.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/figures.h"
#include "drawing/sheet/sheet_parts.h"
#include "drawing/sheet/sheet_words.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "rules/vocabulary.h"
#include "words/certainty_words.h"
#include "words/way_place.h"

namespace linesman {

namespace {

using sheet::append;
using sheet::text;
using sheet::tr;

/// The order with its action; an order without one means the default action.
QString title_of_order(const SheetCase& sheet_case) {
  Order meant = sheet_case.order;
  if (sheet_case.ruleset) meant.action = action_of(sheet_case.ruleset->data(), sheet_case.order);
  return order_title(meant, sheet_case.game, sheet_case.terms());
}

QString rules_words(const SheetCase& sheet_case) {
  const Terms* terms = sheet_case.terms();
  if (terms == nullptr) return text(sheet_case.ruling.ruleset);
  return tr("%1, edition %2").arg(text(terms->title), text(terms->edition));
}

QString facts_words(const SheetCase& sheet_case) {
  QStringList facts;
  if (sheet_case.entry) facts << tr("Step %1 of the history").arg(sheet_case.entry->seq);
  facts << tr("turn %1").arg(sheet_case.game.turn()) << rules_words(sheet_case);
  facts.front()[0] = facts.front()[0].toUpper();
  return facts.join(" · ");
}

QString ended(const QString& words) { return words.isEmpty() || words.back().isPunct() ? words : words + '.'; }

/// Words of an umpire, and of players who let a marginal move pass.
Blocks decision_blocks(const SheetCase& sheet_case) {
  Blocks blocks;
  for (const Decision& word : sheet_case.decisions)
    blocks.push_back(Notice{tr("Decided by %1: %2").arg(text(word.by), verdict_word(word.verdict).toLower()),
                            ended(text(word.text)) + ' ' + tr("The decision overrides the ruling above.")});
  if (sheet_case.entry && !sheet_case.entry->agreed_by.empty())
    blocks.push_back(Notice{tr("An agreed marginal move"), tr("Agreed by %1.").arg(text(sheet_case.entry->agreed_by))});
  if (sheet_case.judged_otherwise)
    blocks.push_back(Notice{tr("Today's ruling differs"),
                            tr("This ruling is from the history. Today's rules give another ruling.")});
  return blocks;
}

/// The lines of one kind under its heading.
class Ledger {
 public:
  Ledger(const SheetCase& sheet_case, LengthUnit unit)
      : about_(sheet_case),
        unit_(unit),
        words_(sheet_case.ruling, sheet_case.terms(), &sheet_case.game),
        lines_(ruling_lines(sheet_case.ruling, sheet_case.game, sheet_case.terms())) {}

  Blocks all() const {
    Blocks blocks;
    add(blocks, heading_of_kind(LineKind::fault), faults());
    for (const QString& stop : stop_words(about_, unit_)) blocks.push_back(Paragraph{stop});
    add(blocks, tr("The path and its cost"), path_grid(about_, unit_).rows);
    add(blocks, heading_of_kind(LineKind::allowance), allowance());
    if (const QString each = each_words(about_, unit_); !each.isEmpty()) blocks.push_back(Paragraph{each});
    add(blocks, heading_of_kind(LineKind::dice), dice());
    add(blocks, tr("When carried out"), plain(LineKind::effect));
    add(blocks, tr("Interrupted"), notes(true));
    add(blocks, heading_of_kind(LineKind::note), notes(false));
    return blocks;
  }

 private:
  static void add(Blocks& blocks, const QString& heading, std::vector<GridRow> rows) {
    if (rows.empty()) return;
    blocks.push_back(Heading{2, heading});
    blocks.push_back(Grid{ledger_columns(), std::move(rows)});
  }

  QString words(const Sentence& sentence) const { return spoken(sentence, unit_); }

  std::vector<GridRow> plain(LineKind kind) const {
    std::vector<GridRow> rows;
    for (const RulingLine& line : lines_)
      if (line.kind == kind) rows.push_back({{QString(), words(line.amount), words(line.text), spoken(line.clause)}});
    return rows;
  }

  /// Of what befell pieces on their way, or all others.
  std::vector<GridRow> notes(bool of_events) const {
    std::vector<GridRow> rows;
    for (const RulingLine& line : lines_)
      if (line.kind == LineKind::note && (line.rule == "players-3") == of_events)
        rows.push_back({{QString(), words(line.amount), words(line.text), spoken(line.clause)}});
    return rows;
  }

  std::vector<GridRow> faults() const {
    std::vector<GridRow> rows;
    for (const RulingLine& line : lines_) {
      if (line.kind != LineKind::fault) continue;
      const Fault& fault = about_.ruling.faults[static_cast<std::size_t>(line.number - 1)];
      const QString where = spoken(place_of_fault(fault, trace_of(about_), {unit_, true}));
      rows.push_back({{QString::number(line.number), words(line.amount),
                       words(line.text) + "\n" + where[0].toUpper() + where.mid(1) + ".", spoken(line.clause)}});
    }
    return rows;
  }

  std::vector<GridRow> allowance() const {
    std::vector<GridRow> rows = plain(LineKind::allowance);
    if (rows.size() > 1 && about_.ruling.allowance.total)
      rows.push_back(
          {{QString(), spoken(words_.amount(*about_.ruling.allowance.total)), tr("in all"), QString()}, RowKind::sum});
    return rows;
  }

  std::vector<GridRow> dice() const {
    std::vector<GridRow> rows;
    std::size_t need = 0;
    for (const RulingLine& line : lines_) {
      if (line.kind != LineKind::dice) continue;
      const QString by = rolled_words(about_, about_.ruling.dice[need++]);
      const QString dice = words(line.text);
      rows.push_back(
          {{QString(), QString(), by.isEmpty() ? dice : tr("%1 They were %2.").arg(dice, by), spoken(line.clause)}});
    }
    return rows;
  }

  const SheetCase& about_;
  LengthUnit unit_;
  RulingWords words_;
  std::vector<RulingLine> lines_;
};

PicturedMove pictured(const SheetCase& sheet_case, LengthUnit unit) {
  PicturedMove move = pictured(sheet_case.game, sheet_case.ruleset.get(), sheet_case.judgement, unit);
  move.together = sheet_case.together;
  return move;
}

Blocks reach_blocks(const SheetCase& sheet_case, const SheetOptions& options) {
  if (!options.reach) return {};
  return {Heading{2, tr("Where it could go")}, reach_figure(pictured(sheet_case, options.unit), options.reach)};
}

Blocks order_blocks(const Order& order) {
  return {Heading{2, tr("The move as JSON (for linesman-cli)")},
          Paragraph{text(write_json(write_order(order))), TextStyle::code}};
}

}  // namespace

QString sheet_title(const SheetCase& sheet_case) {
  const QString title = title_of_order(sheet_case);
  return sheet_case.entry ? QString("%1. %2").arg(sheet_case.entry->seq).arg(title) : title;
}

Blocks ruling_blocks(const SheetCase& sheet_case, const SheetOptions& options, const QString& anchor) {
  Blocks blocks;
  blocks.push_back(Paragraph{tr("Ruling sheet · %1").arg(options.title), TextStyle::lead});
  blocks.push_back(Heading{1, title_of_order(sheet_case), anchor});
  blocks.push_back(Paragraph{facts_words(sheet_case), TextStyle::lead});
  if (const QString form = form_words(sheet_case.order, options.unit); !form.isEmpty())
    blocks.push_back(Paragraph{form});
  blocks.push_back(VerdictLine{sheet_case.ruling.verdict, verdict_word(sheet_case.ruling.verdict),
                               margin_words(sheet_case, options.unit)});
  if (options.certainty)
    blocks.push_back(Paragraph{
        spoken(certainty_sentence(*options.certainty, sheet_case.game, CertaintyRequest{}.error, options.unit))});
  append(blocks, decision_blocks(sheet_case));
  blocks.push_back(move_figure(pictured(sheet_case, options.unit)));
  append(blocks, Ledger(sheet_case, options.unit).all());
  return blocks;
}

PaperText ruling_sheet(const SheetCase& sheet_case, const SheetOptions& options) {
  PaperText sheet;
  sheet.title = tr("%1 – ruling sheet: %2").arg(options.title, sheet_title(sheet_case));
  sheet.blocks = ruling_blocks(sheet_case, options);
  append(sheet.blocks, reach_blocks(sheet_case, options));
  append(sheet.blocks, clause_blocks({&sheet_case}, options.unit));
  append(sheet.blocks, condition_blocks(sheet_case.game, sheet_case.usual.get(), options.unit));
  append(sheet.blocks, interpretation_blocks(sheet_case, options.unit));
  append(sheet.blocks, signature_blocks(sheet_case.game));
  append(sheet.blocks, proof_blocks(sheet_case));
  append(sheet.blocks, order_blocks(sheet_case.order));
  return sheet;
}

}  // namespace linesman
