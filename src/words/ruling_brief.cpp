#include "words/ruling_brief.h"

#include <algorithm>
#include <optional>

#include "base/tolerance.h"
#include "rules/argument_of.h"

namespace linesman {

namespace {

constexpr std::size_t MAX_WORDS = 5;
constexpr std::string_view BLANKS = " \t\n";

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(BLANKS);
  return begin == std::string_view::npos ? std::string_view()
                                         : text.substr(begin, text.find_last_not_of(BLANKS) + 1 - begin);
}

/// The end of the words up to the n-th; npos where there are no more.
std::size_t end_of_words(std::string_view text, std::size_t n) {
  std::size_t at = 0;
  for (; n > 0; --n) {
    at = text.find(' ', text.find_first_not_of(' ', at));
    if (at == std::string_view::npos) return at;
  }
  return text.find_first_not_of(' ', at) == std::string_view::npos ? std::string_view::npos : at;
}

bool has_few_words(std::string_view text) {
  return !text.empty() && end_of_words(text, MAX_WORDS) == std::string_view::npos;
}

/// Up to the first of : ; , ( and of a full stop at the end of a sentence.
std::string_view up_to_pause(std::string_view text) {
  for (std::size_t at = 0; (at = text.find_first_of(":;,(.", at)) != std::string_view::npos; ++at) {
    const bool ends = at + 1 == text.size() || BLANKS.find(text[at + 1]) != std::string_view::npos;
    if (text[at] != '.' || ends) return text.substr(0, at);
  }
  return text;
}

/// Puts the brief of one ruling together.
class Brief {
 public:
  Brief(const Ruling& ruling, const Game& game, const Terms* terms, const SentenceReader& reader)
      : ruling_(ruling), game_(game), terms_(terms), reader_(reader), words_(ruling, terms, &game) {}

  BriefSentences all() const {
    BriefSentences brief{spent()};
    if (!ruling_.faults.empty()) {
      const Fault& first = ruling_.faults.front();
      say_problem(brief, first.rule, first.text);
      brief.reason = reason_of(first);
      brief.denies = !first.excess && denies(first, brief.reason);
      brief.more = static_cast<int>(ruling_.faults.size()) - 1;
      return brief;
    }
    const auto missing =
        std::find_if(ruling_.dice.begin(), ruling_.dice.end(), [](const DiceNeed& need) { return !need.given; });
    if (missing == ruling_.dice.end()) return brief;
    brief.reason = said<"{n} to roll">(missing->need);
    if (ruling_.verdict == Verdict::incomplete)
      say_problem(brief, missing->rule, said<"{title}: {dice}.">(words_.purpose(*missing), words_.dice(*missing)));
    return brief;
  }

 private:
  bool is_short(const Sentence& sentence) const { return has_few_words(say(sentence, reader_)); }

  Sentence amount(double amount) const {
    if (ruling_.shown.symbol == "″" || ruling_.allowance.currency == "inch")
      return said<"{length}">(word(length_words(amount, reader_.unit)));
    return words_.amount(amount);
  }

  std::string title_of_clause(const std::string& id) const {
    if (terms_ != nullptr)
      for (const Clause& clause : terms_->clauses)
        if (clause.id == id) return clause.title;
    return id;
  }

  /// A model or terrain as a sentence names it: terrain without a name is "the wood". Nothing: there is no such thing.
  std::optional<Argument> thing_of(const std::string& id) const {
    if (!game_.find_piece(id) && !game_.find_feature(id)) return std::nullopt;
    return argument_of(game_, id);
  }

  /// The ground that costs more than an inch for an inch at the place of a fault; empty where it costs no more.
  std::string dear_ground(const Fault& fault) const {
    for (const Cost& cost : ruling_.costs) {
      const bool there = cost.piece == fault.place.piece && cost.step == fault.place.step &&
                         cost.from <= fault.place.s + EPS && fault.place.s <= cost.to + EPS;
      if (there && cost.to > cost.from && exceeds(cost.amount, cost.to - cost.from)) return title_of_clause(cost.rule);
    }
    return {};
  }

  /// The pattern of a fault in the reader's language without the piece that it begins with, up to its first pause. Only
  /// the pattern is cut: names in it stay whole.
  Sentence first_words(const Fault& fault) const {
    constexpr std::string_view PIECE = "{piece}";
    const std::string* translated = reader_.phrases.found(fault.text.pattern(), fault.text.context());
    std::string_view pattern = translated ? *translated : fault.text.pattern();
    if (pattern.starts_with(PIECE)) pattern.remove_prefix(PIECE.size());
    // A pattern that is there already has no translation of its own.
    return {std::string(trimmed(up_to_pause(trimmed(pattern)))), fault.text.arguments(), fault.text.context()};
  }

  Sentence reason_of(const Fault& fault) const {
    if (fault.excess) {
      Sentence over = said<"{n} over">(amount(*fault.excess));
      std::optional<Argument> where = thing_of(fault.with);
      if (const std::string ground = dear_ground(fault); !where && !ground.empty()) where = Argument(ground);
      if (!where) return over;
      Sentence both = said<"{a}: {b}">(*where, over);
      return is_short(both) ? both : over;
    }
    if (Sentence first = first_words(fault); is_short(first)) return first;
    const std::string title = title_of_clause(fault.rule);
    const std::optional<Argument> thing = thing_of(fault.with);
    const Sentence cut = said<"{title}">(cut_to_words(title));
    if (!thing) return cut;
    Sentence both = said<"{a}: {b}">(title, *thing);
    return is_short(both) ? both : cut;
  }

  static std::string cut_to_words(const std::string& text) {
    return has_few_words(text) ? text : text.substr(0, end_of_words(text, MAX_WORDS)) + "…";
  }

  /// By the pattern of the rule, which is English in every language, or by the title where that is the reason.
  bool denies(const Fault& fault, const Sentence& reason) const {
    const std::string title = title_of_clause(fault.rule);
    return say(reason, reader_).starts_with(title) ? title.starts_with("No ") : fault.text.pattern().starts_with("No ");
  }

  Sentence spent() const {
    const Allowance& allowance = ruling_.allowance;
    if (allowance.spent && allowance.total && !exceeds(*allowance.total, 0))
      return exceeds(*allowance.spent, 0) ? said<"{n} over">(amount(*allowance.spent)) : Sentence();
    if (allowance.spent)
      return said<"{n} of {m}">(amount(*allowance.spent),
                                allowance.total ? Argument(amount(*allowance.total)) : Argument(std::string("?")));
    return allowance.total ? said<"{a} allowed">(amount(*allowance.total)) : Sentence();
  }

  /// A sentence of the ruleset, with the option that its clause depends on.
  void say_problem(BriefSentences& brief, const std::string& rule, const Sentence& sentence) const {
    const Sentence option = words_.option(rule);
    brief.problem = option.empty() ? sentence : said<"{sentence} ({option})">(sentence, option);
    brief.clause = words_.clause(rule);
  }

  const Ruling& ruling_;
  const Game& game_;
  const Terms* terms_;
  const SentenceReader& reader_;
  const RulingWords words_;
};

}  // namespace

BriefSentences brief_sentences(const Ruling& ruling, const Game& game, const Terms* terms,
                               const SentenceReader& reader) {
  return Brief(ruling, game, terms, reader).all();
}

}  // namespace linesman
