// What stands under the ledger of a sheet.
#include <algorithm>

#include "drawing/report/ruling_lines.h"
#include "drawing/report/words.h"
#include "drawing/sheet/ruling_sheet.h"
#include "drawing/sheet/sheet_blocks.h"
#include "drawing/sheet/sheet_words.h"
#include "rules/conditions.h"
#include "rules/ruling_words.h"

namespace linesman {

namespace {

using sheet::text;
using sheet::tr;

/// The ids of the clauses that a ruling cites, in the order of its lines.
void cite(const SheetCase& about, std::vector<std::string>& ids) {
  for (const RulingLine& line : ruling_lines(about.ruling, about.game, about.terms()))
    if (const std::string id = line.rule.toStdString(); std::find(ids.begin(), ids.end(), id) == ids.end())
      ids.push_back(id);
}

Row clause_row(const RulesetData& data, const Clause& clause, const Game& game, LengthUnit unit) {
  const std::string sentence = with_lengths_in(clause_text(data, clause, game.options()), unit);
  return {{text(cited(clause, game.house_rules())), tr("%1. %2").arg(text(clause.title), text(sentence))}};
}

/// Every option with the value in force.
QString options_words(const Terms& terms, const Game& game) {
  QStringList all;
  for (const Field& option : terms.options) {
    const Value* own = game.options().find(option.key);
    all << tr("%1: %2").arg(title_of(option), text_for_person(option, own ? *own : option.fallback));
  }
  return all.join("; ");
}

QString faults_words(const Ruling& ruling) {
  QStringList clauses;
  for (const Fault& fault : ruling.faults) clauses << text(fault.rule);
  clauses.removeDuplicates();
  return clauses.join(", ");
}

}  // namespace

Blocks clause_blocks(const std::vector<const SheetCase*>& cases, LengthUnit unit) {
  if (cases.empty() || !cases.front()->ruleset) return {};
  const SheetCase& first = *cases.front();
  std::vector<std::string> ids;
  for (const SheetCase* about : cases)
    if (about->ruling.ruleset == first.ruling.ruleset) cite(*about, ids);
  Grid grid{{{0.20, false}, {0.80, false}}, {}};
  for (const Clause& clause : first.terms()->clauses)
    if (std::find(ids.begin(), ids.end(), clause.id) != ids.end())
      grid.rows.push_back(clause_row(first.ruleset->data(), clause, first.game, unit));
  if (grid.rows.empty()) return {};
  return {Heading{2, tr("The clauses")}, std::move(grid)};
}

Blocks condition_blocks(const Game& game, const Ruleset* usual, LengthUnit unit) {
  Blocks blocks{Heading{2, tr("Conditions")}};
  if (usual == nullptr) {
    blocks.push_back(Paragraph{tr("Ruleset: %1, which is not at hand.").arg(text(game.ruleset()))});
    return blocks;
  }
  const Terms& terms = usual->terms();
  Grid grid{{{0.20, false}, {0.80, false}}, {}};
  const auto add = [&](const QString& name, const QString& words) { grid.rows.push_back({{name, words}}); };
  add(tr("Ruleset"), tr("%1, edition %2 (%3)").arg(text(terms.title), text(terms.edition), text(terms.id)));
  const QStringList agreed = agreed_lines(&usual->data(), game);
  add(tr("Agreed otherwise"),
      agreed.isEmpty() ? tr("nothing") : text(with_lengths_in(agreed.join('\n').toStdString(), unit)));
  if (game.tolerance() <= 0) add(tr("Measuring tolerance"), tr("none"));
  if (!terms.options.empty()) add(tr("Options in force"), options_words(terms, game));
  blocks.push_back(std::move(grid));
  return blocks;
}

Blocks interpretation_blocks(const SheetCase& about, LengthUnit unit) {
  if (about.interpretations.empty() || !about.ruleset || about.terms()->options.empty()) return {};
  Blocks blocks{Heading{2, tr("What would change it")}};
  Grid grid{{{0.13, false}, {0.27, false}, {0.45, false}, {0.15, false}},
            {{{tr("Verdict"), tr("Allowance"), tr("With"), tr("Faults")}, RowKind::head}}};
  for (const Interpretation& one : about.interpretations) {
    if (&one == &about.interpretations.front()) continue;
    const Ruling& ruling = one.judgement.ruling;
    const RulingWords words(ruling, about.terms(), &about.game);
    grid.rows.push_back({{verdict_word(ruling.verdict), text(with_lengths_in(words.allowance(), unit)),
                          choices_words(one.options, *about.terms()), faults_words(ruling)}});
  }
  if (grid.rows.size() == 1)
    blocks.push_back(Paragraph{tr("No other value of any option changes verdict, allowance or faults.")});
  else
    blocks.push_back(std::move(grid));
  return blocks;
}

Blocks signature_blocks(const Game& game) {
  QStringList names;
  const std::vector<std::string> sides = sides_of(game);
  for (std::size_t i = 0; i < sides.size() && i < 2; ++i) names << tr("For %1, with the date").arg(text(sides[i]));
  if (names.size() < 2) names = {tr("A player, with the date"), tr("Another, with the date")};
  return {Heading{2, tr("Signed")}, Signatures{names}};
}

Blocks proof_blocks(const SheetCase& about) {
  Blocks blocks{Heading{2, tr("To check this sheet")}};
  if (!about.entry) {
    blocks.push_back(
        Proof{{},
              tr("The order above is only proposed: it stands in no record. Whoever has the game's file gets the same "
                 "ruling, byte for byte, from “linesman-cli judge GAME ORDER”.")});
  } else if (!about.entry->flaw.empty()) {
    blocks.push_back(Notice{tr("Entry %1 does not hold, so it has no check code").arg(about.entry->seq),
                            text(about.entry->flaw + ".")});
  } else if (about.entry->hash.empty()) {
    blocks.push_back(
        Proof{{},
              tr("The record of this game has no check codes: an older Linesman made it, or they were taken away. "
                 "“linesman-cli replay GAME” judges every entry of it again.")});
  } else {
    blocks.push_back(Proof{text(about.entry->hash),
                           tr("This is the check code (SHA-256) of entry %1 and of all that it follows. “linesman-cli "
                              "verify GAME --hash CODE” says whether a game's file holds just that, and judges every "
                              "ruling again.")
                               .arg(about.entry->seq)});
  }
  return blocks;
}

}  // namespace linesman
