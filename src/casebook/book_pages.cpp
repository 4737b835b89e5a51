#include "casebook/book_pages.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <tuple>

#include "base/utf8.h"
#include "casebook/case_words.h"
#include "casebook/people.h"
#include "files/json.h"
#include "record/canonical_json.h"
#include "record/sha256.h"
#include "words/decimals.h"

namespace linesman {

namespace {

/// Says the people of a book: by name, or umpires by number and players by side.
class PeopleOfBook {
 public:
  PeopleOfBook(const CaseBook& book, const BookReader& reader) : reader_(reader) {
    if (!reader.without_names) return;
    std::vector<const FiledCase*> cases;
    for (const FiledCase& one : book.cases()) cases.push_back(&one);
    std::sort(cases.begin(), cases.end(), [](const FiledCase* a, const FiledCase* b) {
      return std::tie(a->made, a->hash) < std::tie(b->made, b->hash);
    });
    for (const FiledCase* one : cases) numbers_.try_emplace(umpire_key(*one), numbers_.size() + 1);
  }

  std::string umpire(const FiledCase& one) const {
    const NamesByLetter names = names_of_case(one);
    const std::string letter(one.json["umpire"].text_or(""));
    const auto name = letter.empty() ? names.end() : names.find(letter.front());
    if (name != names.end()) return name->second;
    const auto number = numbers_.find(umpire_key(one));
    if (number != numbers_.end()) return say(said<"Umpire {n}">(number->second), reader_.words);
    return say(word("Umpire"), reader_.words);
  }

  /// A player: his name, else his side where he said something, else a word for him.
  std::string player(const FiledCase& one, std::string_view letter) const {
    const NamesByLetter names = names_of_case(one);
    const auto name = letter.empty() ? names.end() : names.find(letter.front());
    if (name != names.end()) return name->second;
    for (const Value& each : one.json["statements"].items())
      if (each["who"].text() == letter) return std::string(each["side"].text_or(""));
    return say(word("A player"), reader_.words);
  }

  std::string text(const FiledCase& one, std::string_view lettered) const {
    return with_names(lettered, names_of_case(one));
  }

 private:
  static NamesByLetter no_names() { return {}; }
  NamesByLetter names_of_case(const FiledCase& one) const {
    return reader_.without_names ? no_names() : names_in(one.json["people"]);
  }
  /// An umpire is known by his name; without names each case has one of its own.
  static std::string umpire_key(const FiledCase& one) {
    const NamesByLetter names = names_in(one.json["people"]);
    const std::string letter(one.json["umpire"].text_or(""));
    const auto name = letter.empty() ? names.end() : names.find(letter.front());
    return name == names.end() ? "\n" + one.hash : name->second;
  }

  const BookReader& reader_;
  std::map<std::string, std::size_t> numbers_;
};

std::set<std::string> clauses_of(const FiledCase& one) {
  std::set<std::string> rules;
  for (const Value& fault : one.json["ruling"]["faults"].items()) rules.emplace(fault["rule"].text_or(""));
  if (rules.empty())
    for (const Value& cost : one.json["ruling"]["costs"].items()) rules.emplace(cost["rule"].text_or(""));
  rules.erase("");
  return rules;
}

class BookWriter {
 public:
  BookWriter(const CaseBook& book, const RulesetSource& rulesets, const BookReader& reader)
      : book_(book), rulesets_(rulesets), reader_(reader), people_(book, reader) {
    order_ = book.in_order();
    std::sort(order_.begin(), order_.end(), [&](std::size_t a, std::size_t b) {
      return std::tie(book.cases()[a].made, book.cases()[a].hash) <
             std::tie(book.cases()[b].made, book.cases()[b].hash);
    });
  }

  std::vector<BookBlock> blocks(const std::vector<BookBlock>& before_tables) {
    add(BlockKind::title, reader_.title.empty() ? word_said("Rulings") : reader_.title);
    add_conflicts();
    add_clauses();
    blocks_.insert(blocks_.end(), before_tables.begin(), before_tables.end());
    add_tables();
    const std::string code = hash_of_book(book_);
    add(BlockKind::text,
        said_so(book_.cases().size() == 1 ? said<"1 case; check code {id}">(code)
                                          : said<"{n} cases; check code {id}">(book_.cases().size(), code)));
    return std::move(blocks_);
  }

 private:
  std::string said_so(const Sentence& sentence) const { return say(sentence, reader_.words); }
  std::string word_said(std::string_view text) const { return say(word(text), reader_.words); }
  void add(BlockKind kind, std::string text) { blocks_.push_back({kind, std::move(text)}); }

  Sentence decision(const FiledCase& one) const {
    return decision_words(one, people_.umpire(one), people_.text(one, one.decision.reason));
  }

  void add_decision(std::size_t index) {
    const FiledCase& one = book_.cases()[index];
    add(book_.counts(index) ? BlockKind::item : BlockKind::struck, said_so(decision(one)));
  }

  /// Where the book has a clause: rulesets by id, each with its clauses as it numbers them, and first what breaks none.
  struct ClausePlace {
    std::string ruleset;
    std::size_t number = 0;
    std::string rule;  ///< empty: none is broken

    friend bool operator<(const ClausePlace& a, const ClausePlace& b) {
      return std::tie(a.ruleset, a.number, a.rule) < std::tie(b.ruleset, b.number, b.rule);
    }
  };

  ClausePlace place_of(const std::string& ruleset, const std::string& rule) const {
    if (rule.empty()) return {ruleset, 0, {}};
    const auto found = rulesets_.ruleset(ruleset, Value());
    if (!found) return {ruleset, 1, rule};
    const std::vector<Clause>& all = (*found)->terms().clauses;
    const auto clause = std::find_if(all.begin(), all.end(), [&](const Clause& each) { return each.id == rule; });
    return {ruleset, 1 + static_cast<std::size_t>(clause - all.begin()), rule};
  }

  /// The first clause that both decisions are about.
  ClausePlace place_of(const Conflict& conflict) const {
    const FiledCase& one = book_.cases()[conflict.one];
    std::optional<ClausePlace> first;
    const std::set<std::string> others = clauses_of(book_.cases()[conflict.other]);
    for (const std::string& rule : clauses_of(one))
      if (others.contains(rule))
        if (const ClausePlace place = place_of(one.ruleset, rule); !first || place < *first) first = place;
    return first.value_or(place_of(one.ruleset, {}));
  }

  void add_conflicts() {
    std::map<ClausePlace, std::vector<Conflict>> by_clause;
    for (const Conflict& each : book_.conflicts()) by_clause[place_of(each)].push_back(each);
    if (by_clause.empty()) return;
    add(BlockKind::heading, word_said("Decisions that contradict each other"));
    for (const auto& [clause, conflicts] : by_clause) {
      add(BlockKind::text, clause_name(clause));
      for (const Conflict& each : conflicts) {
        add_decision(each.one);
        add_decision(each.other);
      }
    }
  }

  void add_clauses() {
    std::map<ClausePlace, std::vector<std::size_t>> by_clause;
    for (const std::size_t i : order_) {
      const FiledCase& one = book_.cases()[i];
      const std::set<std::string> clauses = clauses_of(one);
      for (const std::string& clause : clauses) by_clause[place_of(one.ruleset, clause)].push_back(i);
      if (clauses.empty()) by_clause[place_of(one.ruleset, {})].push_back(i);
    }
    for (const auto& [clause, cases] : by_clause) {
      add_clause_heading(clause);
      for (const std::size_t i : cases) add_decision(i);
      add_picture(cases);
    }
  }

  /// The clause of a place as the installed ruleset has it; nothing where it has none.
  static const Clause* clause_at(const Ruleset& ruleset, const ClausePlace& place) {
    const std::vector<Clause>& all = ruleset.terms().clauses;
    return place.rule.empty() || place.number > all.size() ? nullptr : &all[place.number - 1];
  }

  std::string clause_name(const ClausePlace& place) const {
    if (place.rule.empty()) return said_so(said<"{id}: no clause broken">(place.ruleset));
    const auto found = rulesets_.ruleset(place.ruleset, Value());
    const Clause* clause = found ? clause_at(**found, place) : nullptr;
    return clause != nullptr ? place.rule + " " + clause->title : place.rule;
  }

  void add_clause_heading(const ClausePlace& place) {
    add(BlockKind::heading, clause_name(place));
    const auto found = rulesets_.ruleset(place.ruleset, Value());
    if (const Clause* clause = found ? clause_at(**found, place) : nullptr)
      add(BlockKind::text, with_decimals_of(reader_.words.phrases, clause_text((*found)->data(), *clause)));
  }

  /// Of the newest ruling that was upheld.
  void add_picture(const std::vector<std::size_t>& cases) {
    for (auto i = cases.rbegin(); i != cases.rend(); ++i) {
      const FiledCase& one = book_.cases()[*i];
      if (!book_.counts(*i) || !one.decision.upheld || one.json["game"].is_null()) continue;
      blocks_.push_back(case_picture(book_, *i, reader_));
      return;
    }
  }

  void add_tables() {
    std::map<std::int64_t, std::int64_t> minutes;
    std::map<std::int64_t, std::vector<std::string>> cards;
    for (const std::size_t i : order_) {
      const FiledCase& one = book_.cases()[i];
      if (!book_.counts(i)) continue;
      minutes[one.table] += one.json["minutes"].whole().value_or(0);
      for (const Value& card : one.json["cards"].items())
        cards[one.table].push_back(said_so(said<"Table {n}: {kind} for {who}: {why}">(
            one.table, word(card["kind"].text_or("")), people_.player(one, card["who"].text_or("")),
            people_.text(one, card["why"].text_or("")))));
    }
    std::erase_if(minutes, [](const auto& each) { return each.second == 0; });
    if (!minutes.empty()) add(BlockKind::heading, word_said("Extensions"));
    for (const auto& [table, sum] : minutes) add(BlockKind::item, said_so(said<"Table {n}: {m} minutes">(table, sum)));
    if (!cards.empty()) add(BlockKind::heading, word_said("Cards"));
    for (const auto& [table, lines] : cards)
      for (const std::string& line : lines) add(BlockKind::item, line);
  }

  const CaseBook& book_;
  const RulesetSource& rulesets_;
  const BookReader& reader_;
  PeopleOfBook people_;
  std::vector<std::size_t> order_;
  std::vector<BookBlock> blocks_;
};

}  // namespace

std::vector<BookBlock> book_blocks(const CaseBook& book, const RulesetSource& rulesets, const BookReader& reader,
                                   const std::vector<BookBlock>& before_tables) {
  return BookWriter(book, rulesets, reader).blocks(before_tables);
}

BookBlock case_picture(const CaseBook& book, std::size_t index, const BookReader& reader) {
  return {BlockKind::picture, say(said<"Case {id}">(book.cases()[index].hash.substr(0, 8)), reader.words), index};
}

std::string hash_of_book(const CaseBook& book) {
  std::string hashes;
  for (const std::size_t i : book.in_order()) hashes += book.cases()[i].hash + "\n";
  return sha256(hashes);
}

namespace {

/// With its members in one order, whatever the file had.
Value canonical(const Value& json) {
  const auto sorted = parse_json(canonical_json(json), "");
  return sorted ? *sorted : json;
}

}  // namespace

Value book_value(const CaseBook& book, bool without_people) {
  Value::Array cases;
  for (const std::size_t i : book.in_order()) {
    const Value& json = book.cases()[i].json;
    cases.push_back(canonical(without_people ? without_names(json) : json));
  }
  return Value::Object{{"linesman_cases", 1}, {"hash", hash_of_book(book)}, {"cases", std::move(cases)}};
}

}  // namespace linesman
