#include "cli/text/ruling_text.h"

#include <algorithm>
#include <set>

#include "base/text.h"
#include "cli/text/columns.h"
#include "rules/findings.h"
#include "words/ruling_words.h"
#include "rules/vocabulary.h"

namespace linesman {

namespace {

/// Lays the words of a ruling in columns.
class Page {
 public:
  Page(const Judgement& judgement, const Game& game, const Order& order, const RulesetData& data,
       const std::vector<Sentence>& conditions, const Phrasebook& book)
      : ruling_(judgement.ruling),
        trace_(judgement.trace),
        game_(game),
        order_(order),
        terms_(data.terms),
        words_(judgement.ruling, &data.terms, &game),
        action_(action_of(data, order)),
        conditions_(conditions),
        reader_{book} {}

  std::string all() const {
    CitedRules cited;
    std::string s = headline() + allowance();
    for (const auto part : {&Page::parts, &Page::costs, &Page::faults, &Page::dice, &Page::effects})
      s += (this->*part)(cited);
    s += ends();
    s += notes(cited);
    return s + stop() + agreed();
  }

 private:
  using CitedRules = std::set<std::string>;

  std::string say(const Sentence& sentence) const { return linesman::say(sentence, reader_); }
  std::string amount(const std::string& number) const { return say(words_.amount(number)); }
  std::string citation(const std::string& rule) const { return say(words_.clause(rule)); }

  std::string heading(const std::string& title) const { return "\n" + say(title) + "\n"; }

  /// The name with the id, which an order needs: "Sherman (tank)".
  Argument named(std::string_view id) const {
    const Argument label = argument_of(game_, id);
    return english(label) == id ? label : Argument(said<"{name} ({id})">(label, std::string(id)));
  }
  Argument named(PieceIndex piece) const { return named(game_.piece(piece).id); }
  std::string name(PieceIndex piece) const { return say(said<"{name}">(named(piece))); }

  static std::string point(Vec p) { return "(" + figure(p.x) + ", " + figure(p.y) + ")"; }

  static Sentence pose(const Pose& pose, const std::optional<Hex>& hex) {
    const std::string facing = figure(pose.facing);
    if (hex && pose.altitude != 0)
      return said<"hex [{x}, {y}], facing {n}°, at altitude {m}″">(hex->column, hex->row, facing,
                                                                   figure(pose.altitude));
    if (hex) return said<"hex [{x}, {y}], facing {n}°">(hex->column, hex->row, facing);
    if (pose.altitude != 0)
      return said<"{place}, facing {n}°, at altitude {m}″">(point(pose.at), facing, figure(pose.altitude));
    return said<"{place}, facing {n}°">(point(pose.at), facing);
  }

  /// The place on the way: "step 1, after 3.1″". Steps are counted from 1, as they are written in the order.
  Sentence where(PieceIndex piece, std::size_t step, double s) const {
    const PieceTrace* t = trace_.of(piece);
    if (!t || t->steps.empty()) return said<"where it stands">();
    if (step >= t->steps.size()) return said<"at the end of the path">();
    const std::size_t written = t->steps[step].written + 1;
    const StepFacts& facts = t->steps[step].facts;
    if (std::holds_alternative<HexEntry>(facts) || std::holds_alternative<HexTurn>(facts))
      return said<"step {n}">(written);
    if (s == 0) return step == 0 ? said<"at the start">() : said<"step {n}, at its beginning">(written);
    if (std::holds_alternative<Turn>(facts)) return said<"step {n}, {m}° round">(written, figure(s));
    if (std::holds_alternative<Climb>(facts)) return said<"step {n}, after a climb of {m}″">(written, figure(s));
    return said<"step {n}, after {m}″">(written, figure(s));
  }

  std::string who() const {
    Several names{{}, "and"};
    for (const std::string& id : ids_of(order_.who)) names.items.push_back(named(id));
    return say(said<"{list}">(std::move(names)));
  }

  std::string headline() const {
    std::string verdict(name_of(ruling_.verdict));
    for (char& c : verdict) c = static_cast<char>(c - 'a' + 'A');
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

  std::size_t clause_width() const {
    std::size_t width = 0;
    const auto widen = [&](const auto& lines) {
      for (const auto& line : lines) width = std::max(width, columns(citation(line.rule)));
    };
    widen(ruling_.allowance.parts);
    widen(ruling_.costs);
    widen(ruling_.faults);
    widen(ruling_.dice);
    widen(ruling_.effects);
    widen(ruling_.notes);
    return width;
  }
  std::string clause(const std::string& rule) const { return "  " + left_in(citation(rule), clause_width()) + "  "; }

  /// A sentence. The first one that cites an optional clause also has the chosen options.
  std::string sentence(const std::string& rule, const Sentence& text, CitedRules& rules) const {
    const Sentence option = words_.option(rule);
    const bool cites = !option.empty() && rules.insert(rule).second;
    return say(text) + (cites ? " (" + say(option) + ")" : "");
  }

  /// Entries with their amounts in a column and the sum below.
  template <class Entry>
  std::string bill(const std::string& title, const std::vector<Entry>& entries, double sum, CitedRules& cited) const {
    if (entries.empty()) return {};
    std::size_t decimals = decimals_of(sum);
    for (const Entry& e : entries) decimals = std::max(decimals, decimals_of(e.amount));
    const std::string total = amount(figure(sum, decimals));
    std::size_t width = columns(total);
    for (const Entry& e : entries) width = std::max(width, columns(amount(figure(e.amount, decimals))));
    std::string s = "\n" + say(title) + "\n";
    for (const Entry& e : entries)
      s += paragraph("  " + right_in(amount(figure(e.amount, decimals)), width) + clause(e.rule),
                     sentence(e.rule, e.text, cited));
    std::string rule;
    for (std::size_t i = 0; i < width; ++i) rule += "─";
    return s + "  " + rule + "\n  " + right_in(total, width) + "  " + say("in all") + "\n";
  }

  std::string parts(CitedRules& cited) const {
    return bill("Allowance", ruling_.allowance.parts, ruling_.allowance.total.value_or(0), cited);
  }

  std::string costs(CitedRules& cited) const {
    double sum = 0;
    for (const Cost& c : ruling_.costs) sum += c.amount;
    return bill("Costs", ruling_.costs, ruling_.allowance.spent.value_or(sum), cited);
  }

  std::string faults(CitedRules& cited) const {
    if (ruling_.faults.empty()) return {};
    std::string s = heading(ruling_.faults.size() == 1 ? "Problem" : "Problems");
    for (const Fault& f : ruling_.faults) {
      s += paragraph(clause(f.rule), sentence(f.rule, f.text, cited));
      s += paragraph(std::string(columns(clause(f.rule)), ' ') + "→ ", place_of(f));
    }
    return s;
  }

  std::string dice(CitedRules& cited) const {
    if (ruling_.dice.empty()) return {};
    std::string s = heading("Dice");
    for (const DiceNeed& d : ruling_.dice)
      s += paragraph(clause(d.rule), sentence(d.rule, said<"{title}: {dice}">(purpose(d), words_.dice(d)), cited));
    return s;
  }

  /// The place of a fault, with the thing and the amount: "step 1, after 3.1″, at (4, 5), with the hedge (hedge-1); by
  /// 2".
  std::string place_of(const Fault& fault) const {
    const Place& at = fault.place;
    const Sentence way = where(at.piece, at.step, at.s);
    const Argument with = argument_of(game_, fault.with);
    std::string s = say(fault.with.empty() ? said<"{where}, at {place}">(way, point(at.at))
                                           : said<"{where}, at {place}, with {a}">(way, point(at.at), with));
    if (english(with) != fault.with) s += " (" + fault.with + ")";
    if (fault.excess) s += say(said<"; by {n}">(figure(*fault.excess)));
    return (ruling_.several ? name(at.piece) + ": " : "") + s;
  }

  /// The title with the key that an order needs for the dice: "Movement dice (movement)".
  Argument purpose(const DiceNeed& need) const {
    const std::string title = words_.purpose(need);
    return title == need.purpose ? Argument(title) : Argument(said<"{name} ({id})">(title, need.purpose));
  }

  std::string effects(CitedRules& cited) const {
    if (ruling_.effects.empty()) return {};
    std::string s = heading("When carried out");
    for (const Effect& e : ruling_.effects)
      s += paragraph(clause(e.rule), sentence(e.rule, said<"{thing}: {change}">(named(e.on), words_.change(e)), cited));
    return s;
  }

  std::string ends() const {
    if (ruling_.ends.empty()) return {};
    std::string s = heading(is_allowed(ruling_.verdict) ? "End" : "Would end");
    std::size_t width = 0;
    for (const End& e : ruling_.ends) width = std::max(width, columns(name(e.piece)));
    for (const End& e : ruling_.ends)
      s += paragraph("  " + left_in(name(e.piece), width) + "  ", say(pose(e.pose, e.hex)));
    return s;
  }

  std::string notes(CitedRules& cited) const {
    if (ruling_.notes.empty()) return {};
    std::string s = heading(ruling_.notes.size() == 1 ? "Note" : "Notes");
    for (const Note& n : ruling_.notes) s += paragraph(clause(n.rule), sentence(n.rule, n.text, cited));
    return s;
  }

  std::string stop() const {
    if (ruling_.verdict == Verdict::legal || ruling_.verdict == Verdict::incomplete) return {};
    std::string s = heading("Could stop");
    if (ruling_.furthest.empty()) return s + "  " + say("It may not move at all.") + "\n";
    for (const Furthest& f : ruling_.furthest)
      s += paragraph("  " + (ruling_.several ? name(f.piece) + ": " : ""),
                     say(said<"{where}, at {place}">(where(f.piece, f.step, f.s), pose(f.pose, f.hex))));
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
  std::string action_;
  const std::vector<Sentence>& conditions_;
  const SentenceReader reader_;
};

}  // namespace

std::string ruling_text(const Judgement& judgement, const Game& game, const Order& order, const RulesetData& data,
                        const std::vector<Sentence>& conditions, const Phrasebook& words) {
  return Page(judgement, game, order, data, conditions, words).all();
}

}  // namespace linesman
