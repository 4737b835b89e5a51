#include "words/answer_lines.h"

#include <algorithm>
#include <cmath>

#include "rules/conditions.h"
#include "rules/figure_words.h"

namespace linesman {

namespace {

/// A part of a list that is joined by another sign than a comma.
template <FixedPattern Joined>
Argument joined(std::vector<Argument> parts) {
  Argument all = parts.front();
  for (std::size_t i = 1; i < parts.size(); ++i) all = said<Joined>(std::move(all), std::move(parts[i]));
  return all;
}

void add_faults(const Ruling& ruling, AnswerLines& lines) {
  for (const Fault& fault : ruling.faults) lines.push_back({said<"{rule}: {text}">(fault.rule, fault.text), true});
}

Sentence yes(const std::string& roll) {
  return roll.empty() ? said<"Yes.">() : said<"Yes, with the roll \"{roll}\".">(roll);
}

Sentence yes_for(const std::string& roll, const Sentence& cost) {
  if (roll == "lowest") return said<"Yes, it could with every roll: {cost}.">(cost);
  if (roll == "highest") return said<"Yes, it could with the best roll: {cost}.">(cost);
  if (roll.starts_with("p")) return said<"Yes, it could on {n} % of rolls: {cost}.">(roll.substr(1), cost);
  return said<"Yes, it could: {cost}.">(cost);
}

Sentence not_yes(const Could& could) {
  return could.answer == CouldAnswer::no ? said<"No: {reason}.">(could.reason)
                                         : said<"I cannot tell: {reason}.">(could.reason);
}

Argument option_value(const Field* option, const Value& value) {
  if (option) return value_argument(*option, value);
  return word(value_text(value));
}

/// "Crossing (on the obstacle / the whole move)", or with keys "crossing (while_on / roll)", for each option.
std::vector<Argument> options_of(const std::vector<OptionChoice>& choices, const Terms* terms) {
  std::vector<Argument> all;
  for (auto choice = choices.begin(); choice != choices.end(); ++choice) {
    const auto same = [&](const OptionChoice& other) { return other.key == choice->key; };
    if (std::any_of(choices.begin(), choice, same)) continue;
    const Field* option = terms ? terms->option(choice->key) : nullptr;
    std::vector<Argument> values;
    for (auto each = choice; each != choices.end(); ++each)
      if (same(*each)) values.push_back(option_value(option, each->value));
    all.emplace_back(
        said<"{title} ({value})">(option ? option->title : choice->key, joined<"{a} / {b}">(std::move(values))));
  }
  return all;
}

std::string rules_of(const Ruling& ruling) {
  std::string rules;
  for (const Fault& fault : ruling.faults) rules += (rules.empty() ? "" : "; ") + fault.rule;
  return rules;
}

/// The game's own reading. Options that do not change it are not named.
Sentence own_reading(const Ruling& ruling) {
  const Word verdict = word(name_of(ruling.verdict));
  const std::string rules = rules_of(ruling);
  return rules.empty() ? said<"With the options of the game: {verdict}.">(verdict)
                       : said<"With the options of the game: {verdict}; {rules}.">(verdict, rules);
}

/// Another reading: its verdict and clauses, and where these are those of the game, what is spent.
Sentence other_reading(const Interpretation& each, const Terms* terms, const Ruling& own) {
  const Ruling& ruling = each.judgement.ruling;
  const Word verdict = word(name_of(ruling.verdict));
  const Argument options = Several{options_of(each.options, terms), ""};
  const std::string rules = rules_of(ruling);
  const auto& [spent, total] = std::pair(ruling.allowance.spent, ruling.allowance.total);
  const bool differs = ruling.verdict != own.verdict || rules != rules_of(own);
  if (!differs && spent && total)
    return rules.empty()
               ? said<"With {options}: {verdict}; {n} of {m} spent.">(options, verdict, *spent, *total)
               : said<"With {options}: {verdict}; {rules}; {n} of {m} spent.">(options, verdict, rules, *spent, *total);
  return rules.empty() ? said<"With {options}: {verdict}.">(options, verdict)
                       : said<"With {options}: {verdict}; {rules}.">(options, verdict, rules);
}

Sentence turns_line(const TurnsTo& each) {
  const Word roll = word(each.roll);
  if (!each.turns)
    return each.at_least ? said<"{roll}: no way was found: {reason}.">(roll, each.why)
                         : said<"{roll}: never: {reason}.">(roll, each.why);
  if (each.turns != each.at_least && each.at_least)
    return *each.turns == 1 ? said<"{roll}: 1 turn, at least {m}.">(roll, *each.at_least)
                            : said<"{roll}: {n} turns, at least {m}.">(roll, *each.turns, *each.at_least);
  return *each.turns == 1 ? said<"{roll}: 1 turn.">(roll) : said<"{roll}: {n} turns.">(roll, *each.turns);
}

/// As JSON has shares: rounded to four decimals.
double share(double exact) { return std::round(exact * 1e4) / 1e4; }

/// A thing by its name, or in words "the wood".
Argument thing(const Game& game, const std::string& id) {
  const auto feature = game.find_feature(id);
  const std::string name = label_of(game, id);
  return feature && game.feature(*feature).name.empty() ? Argument(word(name)) : Argument(name);
}

Sentence how_close(const Certainty& certainty, const Game& game) {
  const Word verdict = word(title_of(certainty.verdict));
  const double of_hundred = std::round(100 * share(certainty.same));
  if (certainty.measure.empty()) return said<"{verdict}, but close: {n} in 100.">(verdict, of_hundred);
  const std::vector<std::string>& between = certainty.measure.front().between;
  if (between.size() == 1)
    return said<"{verdict}, but close: {n} in 100; measure where {a} stands.">(verdict, of_hundred,
                                                                               thing(game, between.front()));
  return said<"{verdict}, but close: {n} in 100; measure {a} to {b}.">(
      verdict, of_hundred, thing(game, between.front()), thing(game, between.back()));
}

Sentence otherwise(const OtherVerdict& other, const Game& game) {
  const Word verdict = word(name_of(other.verdict));
  const Number of_hundred{100 * share(other.share), 1};
  if (other.clauses.empty()) return said<"{verdict} in {n} of 100:">(verdict, of_hundred);
  std::vector<Argument> rules;
  for (const DecidingClause& clause : other.clauses)
    rules.push_back(clause.with.empty() ? Argument(clause.rule)
                                        : said<"{rule} ({a})">(clause.rule, thing(game, clause.with)));
  return said<"{verdict} in {n} of 100: {rules}">(verdict, of_hundred, joined<"{a} {b}">(std::move(rules)));
}

}  // namespace

std::string text_of(const AnswerLines& lines, const SentenceReader& reader) {
  std::string text;
  for (const AnswerLine& line : lines) {
    const bool names = !line.piece.empty() && !line.indented;
    text += line.indented ? "  " : "";
    text += say(names ? said<"{model}: {answer}">(line.piece, line.text) : line.text, reader) + "\n";
  }
  return text;
}

AnswerLines form_lines(const Formed& formed, const Hearing& hearing) {
  const Game& game = hearing.game();
  if (formed.answer == CouldAnswer::unknown) {
    AnswerLines lines{{said<"I cannot tell: {reason}.">(formed.reason)}};
    if (formed.best) add_faults(formed.best->judgement.ruling, lines);
    return lines;
  }
  if (formed.answer == CouldAnswer::no) {
    AnswerLines lines{{said<"No: {reason}.">(formed.reason)}};
    if (formed.nearest) lines.push_back({said<"The shape can stand {n}″ short of its place.">(formed.short_by), true});
    return lines;
  }
  const Terms& terms = hearing.ruleset().terms();
  for (const FilledSlot& filled : formed.filled)
    if (filled.piece == formed.last && filled.total)
      return {{said<"Yes. {model} is last: {spent} of {total}.">(
          label(game.piece(filled.piece)), amount_in(terms, filled.spent), amount_in(terms, *filled.total))}};
  return {{said<"Yes.">()}};
}

AnswerLines could_lines(const Could& could) {
  if (could.answer == CouldAnswer::yes) return {{yes(could.roll)}};
  AnswerLines lines{{not_yes(could)}};
  if (could.nearest) lines.push_back({said<"The nearest possible place is {n} inches away.">(could.short_by), true});
  if (could.would) add_faults(could.would->judgement.ruling, lines);
  return lines;
}

Sentence could_sentence(const Could& could, const Sentence& cost, LengthUnit unit) {
  if (could.answer == CouldAnswer::yes && could.witness) return yes_for(could.roll, cost);
  if (!could.nearest || !(could.short_by > 0)) return not_yes(could);
  return said<"{a} {b}">(
      not_yes(could), said<"The nearest possible place is {length} away.">(word(length_words(could.short_by, unit))));
}

AnswerLines reach_lines(const std::vector<Reach>& reaches) {
  AnswerLines lines;
  if (!reaches.empty()) {
    for (const RollReach& roll : reaches.front().rolls)
      lines.push_back({said<"Allowance ({roll}): {n}.">(word(roll.roll), roll.allowance)});
    if (reaches.front().rolls.empty())
      lines.push_back({said<"Allowance ({roll}): {n}.">(word("given"), reaches.front().allowance)});
  }
  double band = 0;
  bool hexes = false;
  for (const Reach& reach : reaches) {
    for (const HexReached& each : reach.hexes)
      lines.push_back({said<"[{x}, {y}]  {n}">(each.hex.column, each.hex.row, each.cost)});
    hexes = hexes || !reach.hexes.empty();
    for (const RollReach& roll : reach.rolls) band = std::max(band, roll.band);
  }
  if (!hexes) lines.push_back({said<"The border may be {n} inches out.">(band)});
  return lines;
}

AnswerLines turns_lines(const std::vector<TurnsTo>& turns) {
  AnswerLines lines;
  for (const TurnsTo& each : turns) lines.push_back({turns_line(each)});
  return lines;
}

AnswerLines mend_lines(const std::vector<Mend>& mends, bool is_legal, const std::string& context) {
  if (is_legal) return {{said<"The order is legal.">()}};
  if (mends.empty()) return {{said<"No fix was found.">()}};
  AnswerLines lines;
  for (const Mend& mend : mends) {
    const Sentence fix = mend.kind ? mend.what : Sentence(mend.what.pattern(), {}, context);
    lines.push_back({said<"{fix} ({n} inches from there)">(fix, mend.distance)});
  }
  return lines;
}

AnswerLines reading_lines(const std::vector<Interpretation>& readings, const Terms* terms, const std::string& under) {
  AnswerLines lines;
  if (!under.empty()) lines.push_back({said<"Under {ruleset}:">(under)});
  if (readings.empty()) return lines;
  const Ruling& own = readings.front().judgement.ruling;
  lines.push_back({own_reading(own)});
  for (std::size_t i = 1; i < readings.size(); ++i) lines.push_back({other_reading(readings[i], terms, own)});
  if (readings.size() == 1) lines.push_back({said<"No other reading changes it.">()});
  return lines;
}

AnswerLines sure_lines(const Certainty& certainty, const Game& game) {
  if (certainty.otherwise.empty()) return {{said<"{verdict}, sure.">(word(title_of(certainty.verdict)))}};
  AnswerLines lines{{how_close(certainty, game)}};
  for (const OtherVerdict& other : certainty.otherwise) lines.push_back({otherwise(other, game), true});
  return lines;
}

}  // namespace linesman
