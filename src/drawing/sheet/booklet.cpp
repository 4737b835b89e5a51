#include "drawing/sheet/ruling_sheet.h"

#include <algorithm>
#include <limits>

#include "drawing/report/entry_words.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/sheet/block.h"
#include "drawing/sheet/clock_sheet.h"
#include "drawing/sheet/figures.h"
#include "drawing/sheet/sheet_parts.h"
#include "record/timeline.h"

namespace linesman {

namespace {

using sheet::append;
using sheet::text;
using sheet::tr;

QString anchor_of(std::int64_t seq) { return QString("entry-%1").arg(seq); }
constexpr std::int64_t END = std::numeric_limits<std::int64_t>::max();
const char* const CLAUSES = "clauses";
const char* const CLOCK = "clock";
const char* const ENDING = "ending";

class Booklet {
 public:
  Booklet(const RulesetSource& rulesets, const Game& game, const SheetOptions& options)
      : rulesets_(rulesets), game_(game), options_(options), line_(line_to(record_of(game), record_of(game).here)) {}

  Result<PaperText> bound() {
    const auto found = astray(game_);
    for (const std::int64_t seq : ruled_entries(game_)) {
      auto sheet_case = case_of_entry(rulesets_, game_, seq, found);
      if (!sheet_case) return sheet_case.problem();
      cases_.push_back(std::move(sheet_case).value());
    }
    if (cases_.empty()) return Problem{"", "/history", "no move has been carried out"};
    PaperText whole;
    whole.title = tr("%1 – the rulings of a game").arg(options_.title);
    append(whole.blocks, cover());
    append(whole.blocks, contents());
    for (std::size_t i = 0; i < cases_.size(); ++i) append(whole.blocks, sheet(i));
    append(whole.blocks, clock());
    append(whole.blocks, ending());
    return whole;
  }

 private:
  Blocks cover() const {
    Blocks blocks;
    blocks.push_back(Paragraph{tr("The rulings of a game"), TextStyle::lead});
    blocks.push_back(Heading{1, options_.title});
    blocks.push_back(Paragraph{counts(), TextStyle::lead});
    const SheetCase& first = cases_.front();
    blocks.push_back(table_figure(pictured(first.game, first.ruleset.get(), nullptr, options_.unit)));
    append(blocks, condition_blocks(first.game, first.usual.get(), options_.unit));
    return blocks;
  }

  QString counts() const {
    const auto of = [this](Verdict verdict) {
      return std::count_if(cases_.begin(), cases_.end(),
                           [&](const SheetCase& c) { return c.ruling.verdict == verdict; });
    };
    QStringList sides;
    for (const std::string& side : sides_of(game_)) sides << text(side);
    return tr("%1 · up to turn %2 · rulings: %3 (%4 legal, %5 marginal, %6 illegal)")
        .arg(sides.join(QStringLiteral(" – ")))
        .arg(game_.turn())
        .arg(cases_.size())
        .arg(of(Verdict::legal))
        .arg(of(Verdict::marginal))
        .arg(of(Verdict::illegal));
  }

  Blocks contents() const {
    Contents contents;
    for (const SheetCase& sheet_case : cases_)
      contents.lines.push_back({tr("%1 · %2 · turn %3")
                                    .arg(sheet_title(sheet_case), verdict_word(sheet_case.ruling.verdict))
                                    .arg(sheet_case.game.turn()),
                                anchor_of(sheet_case.entry->seq)});
    if (options_.clock) contents.lines.push_back({tr("The clock of a table"), CLOCK});
    contents.lines.push_back({tr("How the game ended"), ENDING});
    contents.lines.push_back({tr("The rules"), CLAUSES});
    return {NewPage{}, Heading{1, tr("Contents")}, std::move(contents)};
  }

  /// The entries on the line of the record between two others; none of them has a ruling.
  Blocks between(std::int64_t after, std::int64_t before, const Game& game) const {
    const auto usual = cases_.front().usual;
    Grid grid{{{0.08, true}, {0.92, false}}, {}};
    for (const std::int64_t seq : line_)
      if (after < seq && seq < before)
        grid.rows.push_back({{QString::number(seq), history_line(game_.history()[static_cast<std::size_t>(seq) - 1],
                                                                 game, usual ? &usual->terms() : nullptr,
                                                                 usual ? &usual->data() : nullptr, options_.unit)}});
    if (grid.rows.empty()) return {};
    return {Heading{2, after == 0 ? tr("Before this move") : tr("Since step %1").arg(after)}, std::move(grid)};
  }

  Blocks sheet(std::size_t i) const {
    const SheetCase& sheet_case = cases_[i];
    Blocks blocks{NewPage{}};
    append(blocks, ruling_blocks(sheet_case, options_, anchor_of(sheet_case.entry->seq)));
    append(blocks, interpretation_blocks(sheet_case, options_.unit));
    append(blocks, between(i == 0 ? 0 : cases_[i - 1].entry->seq, sheet_case.entry->seq, sheet_case.game));
    append(blocks, proof_blocks(sheet_case));
    return blocks;
  }

  /// The designer's page.
  Blocks clock() const {
    if (!options_.clock) return {};
    const auto table = pictured(game_, cases_.back().ruleset.get(), nullptr, options_.unit);
    Blocks page = clock_blocks(table, *options_.clock, tr("The clock of a table"));
    std::get<Heading>(page.front()).anchor = CLOCK;
    Blocks blocks{NewPage{}};
    append(blocks, std::move(page));
    return blocks;
  }

  Blocks ending() const {
    Blocks blocks{NewPage{}, Heading{1, tr("How the game ended"), ENDING}};
    const SheetCase& last = cases_.back();
    blocks.push_back(table_figure(pictured(game_, last.ruleset.get(), nullptr, options_.unit)));
    append(blocks, between(last.entry->seq, END, game_));
    append(blocks, signature_blocks(game_));
    std::vector<const SheetCase*> all;
    for (const SheetCase& sheet_case : cases_) all.push_back(&sheet_case);
    Blocks clauses = clause_blocks(all, options_.unit);
    if (clauses.empty()) return blocks;
    std::get<Heading>(clauses.front()).anchor = CLAUSES;
    append(blocks, std::move(clauses));
    return blocks;
  }

  const RulesetSource& rulesets_;
  const Game& game_;
  const SheetOptions& options_;
  std::vector<std::int64_t> line_;  ///< the numbers of the entries that lead to the game as it stands
  std::vector<SheetCase> cases_;
};

}  // namespace

Result<PaperText> booklet(const RulesetSource& rulesets, const Game& game, const SheetOptions& options) {
  return Booklet(rulesets, game, options).bound();
}

}  // namespace linesman
