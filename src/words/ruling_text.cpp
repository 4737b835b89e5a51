#include "words/ruling_text.h"

#include <algorithm>

#include "base/text.h"
#include "rules/vocabulary.h"
#include "words/columns.h"
#include "words/ruling_lines.h"
#include "words/together_words.h"
#include "words/way_place.h"

namespace linesman {

namespace {

/// The lines of the terminal come in this order: the bill before its problems.
const LineOptions TERMINAL{
    {LineKind::allowance, LineKind::cost, LineKind::fault, LineKind::dice, LineKind::effect, LineKind::note}, true};

/// Lays the words of a ruling in columns.
class Page {
 public:
  Page(const Judgement& judgement, const Game& game, const Order& order, const RulesetData& data,
       const std::vector<Sentence>& conditions, const Phrasebook& book, const std::optional<Together>& together)
      : ruling_(judgement.ruling),
        trace_(judgement.trace),
        game_(game),
        order_(order),
        terms_(data.terms),
        words_(judgement.ruling, &data.terms, &game),
        lines_(ruling_lines(judgement.ruling, game, &data.terms, TERMINAL)),
        action_(action_of(data, order)),
        conditions_(conditions),
        together_(together),
        reader_{book} {}

  std::string all() const {
    return headline() + allowance() + parts() + costs() + faults() + plain(LineKind::dice, heading_of(LineKind::dice)) +
           plain(LineKind::effect, "When carried out") + ends() +
           plain(LineKind::note, ruling_.notes.size() == 1 ? "Note" : heading_of(LineKind::note)) + stop() + agreed();
  }

 private:
  std::string say(const Sentence& sentence) const { return linesman::say(sentence, reader_); }
  std::string amount(const std::string& number) const { return say(words_.amount(reader_.phrases.word(number))); }

  std::string heading(std::string_view title) const { return "\n" + say(std::string(title)) + "\n"; }

  std::string name(PieceIndex piece) const { return say(said<"{name}">(named(game_, game_.piece(piece).id, true))); }

  std::string who() const {
    Several names{{}, "and"};
    for (const std::string& id : ids_of(order_.who)) names.items.push_back(named(game_, id, true));
    return say(said<"{list}">(std::move(names)));
  }

  std::string headline() const {
    const std::string verdict = in_capitals(name_of(ruling_.verdict));
    const Action* action = terms_.action(action_);
    const std::string what = action ? action->title : action_;
    return paragraph(linesman::say(word(verdict), reader_) + "  ",
                     who() + (what.empty() ? "" : ": " + what) + " (" + terms_.title + ")");
  }

  std::string allowance() const {
    const Sentence words = words_.allowance();
    if (words.empty()) return {};
    const bool marginal = ruling_.verdict == Verdict::marginal;
    return paragraph("", marginal ? say(said<"{a} (agreed tolerance {b}).">(words, words_.amount(game_.tolerance())))
                                  : say(words) + ".");
  }

  std::vector<const RulingLine*> lines_of(LineKind kind) const {
    std::vector<const RulingLine*> found;
    for (const RulingLine& line : lines_)
      if (line.kind == kind) found.push_back(&line);
    return found;
  }

  std::size_t clause_width() const {
    std::size_t width = 0;
    for (const RulingLine& line : lines_) width = std::max(width, columns(say(line.clause)));
    return width;
  }
  std::string clause(const RulingLine& line) const { return "  " + left_in(say(line.clause), clause_width()) + "  "; }

  /// The lines of a kind with their amounts in a column and the sum below.
  std::string bill(LineKind kind, const std::vector<double>& amounts, double sum) const {
    if (amounts.empty()) return {};
    std::size_t decimals = decimals_of(sum);
    for (const double each : amounts) decimals = std::max(decimals, decimals_of(each));
    const std::string total = amount(figure(sum, decimals));
    std::size_t width = columns(total);
    for (const double each : amounts) width = std::max(width, columns(amount(figure(each, decimals))));
    std::string s = heading(heading_of(kind));
    std::size_t at = 0;
    for (const RulingLine* line : lines_of(kind))
      s += paragraph("  " + right_in(amount(figure(amounts[at++], decimals)), width) + clause(*line), say(line->text));
    std::string rule;
    for (std::size_t i = 0; i < width; ++i) rule += "─";
    return s + "  " + rule + "\n  " + right_in(total, width) + "  " + say("in all") + "\n";
  }

  std::string parts() const {
    std::vector<double> amounts;
    for (const AllowancePart& part : ruling_.allowance.parts) amounts.push_back(part.amount);
    return bill(LineKind::allowance, amounts, ruling_.allowance.total.value_or(0));
  }

  std::string costs() const {
    std::vector<double> amounts;
    double sum = 0;
    for (const Cost& c : ruling_.costs) {
      amounts.push_back(c.amount);
      sum += c.amount;
    }
    return bill(LineKind::cost, amounts, ruling_.allowance.spent.value_or(sum));
  }

  std::string faults() const {
    if (ruling_.faults.empty()) return {};
    std::string s = heading(ruling_.faults.size() == 1 ? "Problem" : heading_of(LineKind::fault));
    auto fault = ruling_.faults.begin();
    for (const RulingLine* line : lines_of(LineKind::fault)) {
      s += paragraph(clause(*line), say(line->text));
      s += paragraph(std::string(columns(clause(*line)), ' ') + "→ ", place_of(*fault++));
    }
    return s;
  }

  std::string plain(LineKind kind, std::string_view title) const {
    std::string s;
    for (const RulingLine* line : lines_of(kind)) s += paragraph(clause(*line), say(line->text));
    return s.empty() ? s : heading(title) + s;
  }

  /// The place of a fault, with the thing and the amount: "step 1, after 3.1″, at (4, 5), with the hedge (hedge-1); by
  /// 2".
  std::string place_of(const Fault& fault) const {
    std::string s = say(place_of_fault(fault, &trace_));
    const Argument with = named(game_, fault.with, false);
    if (!fault.with.empty()) s += say(said<", with {a}">(with));
    if (english(with) != fault.with) s += " (" + fault.with + ")";
    if (fault.excess) s += say(said<"; by {n}">(word(figure(*fault.excess))));
    return (ruling_.several ? name(fault.place.piece) + ": " : "") + s;
  }

  std::string ends() const {
    if (ruling_.ends.empty()) return {};
    std::string s = heading(is_allowed(ruling_.verdict) ? "End" : "Would end");
    std::size_t width = 0;
    for (const End& e : ruling_.ends) width = std::max(width, columns(name(e.piece)));
    for (const End& e : ruling_.ends)
      s += paragraph("  " + left_in(name(e.piece), width) + "  ", say(pose_in_words(e.pose, e.hex)));
    return s;
  }

  /// The line that says how far all may go.
  std::string all_stop() const {
    const Sentence words = together_ ? together_sentence(*together_, game_, terms_) : Sentence();
    return words.empty() ? std::string() : heading("All together") + paragraph("  ", say(words));
  }

  std::string stop() const {
    if (ruling_.verdict == Verdict::legal || ruling_.verdict == Verdict::incomplete) return all_stop();
    std::string s = all_stop() + heading(ruling_.several ? "Each by itself could stop" : "Could stop");
    if (ruling_.furthest.empty()) return s + "  " + say("It may not move at all.") + "\n";
    for (const Furthest& f : ruling_.furthest)
      s += paragraph("  " + (ruling_.several ? name(f.piece) + ": " : ""), say(place_of_stop(f, &trace_)));
    return s;
  }

  std::string agreed() const {
    if (conditions_.empty()) return {};
    std::string s = heading("Agreed");
    for (const Sentence& sentence : conditions_) s += paragraph("  ", say(sentence));
    return s;
  }

  const Ruling& ruling_;
  const Trace& trace_;
  const Game& game_;
  const Order& order_;
  const Terms& terms_;
  const RulingWords words_;
  const std::vector<RulingLine> lines_;
  std::string action_;
  const std::vector<Sentence>& conditions_;
  const std::optional<Together>& together_;
  const SentenceReader reader_;
};

}  // namespace

std::string ruling_text(const Judgement& judgement, const Game& game, const Order& order, const RulesetData& data,
                        const std::vector<Sentence>& conditions, const Phrasebook& words,
                        const std::optional<Together>& together) {
  return Page(judgement, game, order, data, conditions, words, together).all();
}

}  // namespace linesman
