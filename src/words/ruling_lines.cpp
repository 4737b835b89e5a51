#include "words/ruling_lines.h"

#include <algorithm>
#include <array>
#include <set>

#include "rules/findings.h"
#include "state/statuses.h"

namespace linesman {

namespace {

Argument with_id_behind(Argument name, std::string_view id, bool wanted) {
  if (!wanted || english(name) == id) return name;
  return said<"{name} ({id})">(std::move(name), std::string(id));
}

/// Puts the lines of one ruling together.
class Lines {
 public:
  Lines(const Ruling& ruling, const Game& game, const Terms* terms, const LineOptions& options)
      : ruling_(ruling), game_(game), options_(options), words_(ruling, terms, &game) {}

  std::vector<RulingLine> all() {
    for (const LineKind kind : options_.kinds) add_all(kind);
    return std::move(lines_);
  }

 private:
  void add_all(LineKind kind) {
    switch (kind) {
      case LineKind::fault: return add_faults();
      case LineKind::allowance:
        for (const AllowancePart& p : ruling_.allowance.parts) add(kind, p.rule, p.text, words_.amount(p.amount));
        return;
      case LineKind::cost:
        for (const Cost& c : ruling_.costs)
          add(kind, c.rule, c.text, words_.amount(c.amount), LinePlace{id_of(c.piece), c.step, c.from, c.to});
        return;
      case LineKind::dice:
        for (const DiceNeed& d : ruling_.dice)
          add(kind, d.rule, ended(said<"{title}: {dice}.">(purpose(d), words_.dice(d))));
        return;
      case LineKind::effect:
        for (const Effect& e : ruling_.effects) add(kind, e.rule, ended(effect(e)));
        return;
      case LineKind::note:
        add_ends_of_statuses();
        for (const Note& n : ruling_.notes) add(kind, n.rule, n.text);
        return;
    }
  }

  const std::string& id_of(PieceIndex piece) const { return game_.piece(piece).id; }

  void add(LineKind kind, const std::string& rule, const Sentence& sentence, Sentence amount = {},
           std::optional<LinePlace> place = {}) {
    const Sentence option = words_.option(rule);
    const bool tells = !option.empty() && options_named_.insert(rule).second;
    lines_.push_back({kind, tells ? said<"{sentence} ({option})">(sentence, option) : sentence, std::move(amount), rule,
                      words_.clause(rule), std::move(place)});
  }

  void add_faults() {
    int number = 0;
    for (const Fault& fault : ruling_.faults) {
      const Place& at = fault.place;
      add(LineKind::fault, fault.rule, fault.text,
          fault.excess ? said<"+{amount}">(words_.amount(*fault.excess)) : Sentence(),
          LinePlace{id_of(at.piece), at.step, at.s, at.s});
      lines_.back().number = ++number;
    }
  }

  /// Until when what is in force counts, where that is said.
  void add_ends_of_statuses() {
    const bool heeded = std::any_of(ruling_.allowance.parts.begin(), ruling_.allowance.parts.end(),
                                    [](const AllowancePart& part) { return part.rule == "players-2"; }) ||
                        std::any_of(ruling_.faults.begin(), ruling_.faults.end(),
                                    [](const Fault& fault) { return fault.rule == "players-1"; });
    if (!heeded) return;
    const state::Moment now = state::moment_of(game_);
    const auto add_all_of = [&](const auto& states, std::string_view rule, const std::string& name) {
      for (const auto& each : states)
        if (each.until && !each.until->is_over(now))
          add(LineKind::note, std::string(rule),
              said<"{piece}, {why}: {until}.">(name, each.why, until_words(*each.until)));
    };
    for (const End& end : ruling_.ends) {
      const std::string& name = label(game_.piece(end.piece));
      add_all_of(state::holds_of(game_, end.piece), "players-1", name);
      add_all_of(state::modifiers_of(game_, end.piece), "players-2", name);
    }
  }

  Sentence ended(const Sentence& sentence) const { return options_.with_ids ? sentence.as_part() : sentence; }

  Argument purpose(const DiceNeed& need) const {
    return with_id_behind(words_.purpose(need), need.purpose, options_.with_ids);
  }

  Sentence effect(const Effect& effect) const {
    const Argument thing = named(game_, effect.on, options_.with_ids);
    const Sentence change = words_.change(effect);
    // Behind an id there is always a colon.
    const bool as_one = effect.remove && !options_.with_ids;
    return as_one ? said<"{a} {change}.">(thing, change) : said<"{a}: {change}.">(thing, change);
  }

  const Ruling& ruling_;
  const Game& game_;
  const LineOptions& options_;
  const RulingWords words_;
  std::set<std::string> options_named_;  ///< by clause
  std::vector<RulingLine> lines_;
};

}  // namespace

Argument named(const Game& game, std::string_view id, bool with_id) {
  return with_id_behind(argument_of(game, id), id, with_id);
}

std::vector<RulingLine> ruling_lines(const Ruling& ruling, const Game& game, const Terms* terms,
                                     const LineOptions& options) {
  return Lines(ruling, game, terms, options).all();
}

std::string_view heading_of(LineKind kind) {
  constexpr std::array<std::string_view, 6> HEADINGS{"Problems", "Allowance", "Costs", "Dice", "Effects", "Notes"};
  return HEADINGS.at(static_cast<std::size_t>(kind));
}

}  // namespace linesman
