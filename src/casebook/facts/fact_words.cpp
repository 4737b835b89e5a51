#include "casebook/facts/fact_words.h"

#include <array>
#include <string>

namespace linesman {

namespace {

/// "kind:what|how"
struct FactParts {
  std::string_view kind;
  std::string_view what;
  std::string_view how;
};

FactParts parts_of(std::string_view fact) {
  const std::size_t colon = fact.find(':');
  if (colon == std::string_view::npos) return {fact, {}, {}};
  const std::string_view rest = fact.substr(colon + 1);
  // The value of an option or a house rule may have any sign.
  const bool is_value = fact.starts_with("option:") || fact.starts_with("house:");
  const std::size_t bar = is_value ? std::string_view::npos : rest.rfind('|');
  if (bar == std::string_view::npos) return {fact.substr(0, colon), rest, {}};
  return {fact.substr(0, colon), rest.substr(0, bar), rest.substr(bar + 1)};
}

std::string named_so(std::string_view text) { return std::string(text); }

/// A rating or a kind without the hyphens of a key.
Word rating_word(std::string_view text) {
  std::string plain(text);
  for (char& c : plain)
    if (c == '-' || c == '_') c = ' ';
  return word(plain);
}

Word who_word(std::string_view who) {
  if (who == "own") return word("a model of its own unit");
  if (who == "friend") return word("a friendly model");
  if (who == "enemy") return word("an enemy model");
  return rating_word(who);
}

Word class_word(std::string_view name) {
  if (name == "exact") return word("nothing that can be measured");
  if (name == "hair") return word("0.1 at most");
  if (name == "close") return word("more than 0.1, 0.5 at most");
  if (name == "clear") return word("more than 0.5, 2 at most");
  if (name == "far") return word("more than 2");
  return word("no amount");
}

/// Before and behind the first sign "=". A text stands without its quotation marks.
std::pair<std::string, std::string> key_and_value(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos) return {std::string(text), {}};
  std::string_view value = text.substr(equals + 1);
  if (value.size() >= 2 && value.front() == '"' && value.back() == '"') value = value.substr(1, value.size() - 2);
  return {std::string(text.substr(0, equals)), std::string(value)};
}

Sentence action_words(std::string_view id, const Terms* terms) {
  if (terms != nullptr)
    for (const Action& action : terms->actions)
      if (action.id == id && !action.title.empty()) return said<"the action is {action}">(word(action.title));
  return said<"the action is {action}">(rating_word(id));
}

Sentence fault_words(const FactParts& fact) {
  const std::string rule = named_so(fact.what);
  if (fact.how.empty()) return said<"{id} is broken">(rule);
  if (fact.how == "-") return said<"{id} is broken by the move itself">(rule);
  return said<"{id} is broken at {thing}">(rule, who_word(fact.how));
}

Sentence thing_words(const FactParts& fact) {
  const Word thing = rating_word(fact.what);
  if (fact.how == "inside") return said<"the centre ends within ({thing})">(thing);
  if (fact.how == "crossed") return said<"the centre crosses it, and the base is clear of it ({thing})">(thing);
  if (fact.how == "through") return said<"the centre goes through, and the base is clear of it ({thing})">(thing);
  if (fact.how == "astride") return said<"the base ends astride ({thing})">(thing);
  if (fact.how == "edge") return said<"the base ends on it, the centre does not ({thing})">(thing);
  if (fact.how == "left") return said<"the base leaves it ({thing})">(thing);
  if (fact.how == "brushed") return said<"the base brushes it on the way ({thing})">(thing);
  if (fact.how == "touched") return said<"the base ends touching it ({thing})">(thing);
  if (fact.how == "hair") return said<"the base misses it by a hair ({thing})">(thing);
  return said<"the move meets {thing}">(thing);
}

Sentence surface_words(const FactParts& fact) {
  const Word surface = rating_word(fact.what);
  if (fact.how == "all") return said<"the centre is on it all the way ({thing})">(surface);
  if (fact.how == "part") return said<"the centre is on it for a part of the way ({thing})">(surface);
  return said<"the base alone is on it ({thing})">(surface);
}

Sentence met_words(const FactParts& fact) {
  const std::size_t slash = fact.what.find('/');
  const Word who = who_word(fact.what.substr(0, slash));
  const Word troop =
      rating_word(slash == std::string_view::npos ? std::string_view("model") : fact.what.substr(slash + 1));
  if (fact.how == "end") return said<"it ends over {who} ({thing})">(who, troop);
  if (fact.how == "way") return said<"it passes through {who} ({thing})">(who, troop);
  if (fact.how == "touch") return said<"it ends touching {who} ({thing})">(who, troop);
  return said<"it meets {who} ({thing})">(who, troop);
}

Sentence near_words(const FactParts& fact) {
  if (fact.how == "1") return said<"{who} is within 1 inch at the end">(who_word(fact.what));
  return said<"{who} is more than 1 and at most 2 inches away at the end">(who_word(fact.what));
}

Sentence turn_words_of(std::string_view turn) {
  if (turn == "slight") return "it turns by 10 degrees at most";
  if (turn == "part") return "it turns by more than 10 and at most 45 degrees";
  if (turn == "quarter") return "it turns by more than 45 and at most 90 degrees";
  return "it turns by more than 90 degrees";
}

using FactSpeaker = Sentence (*)(const FactParts& fact, const Terms* terms);

struct KindOfFact {
  std::string_view kind;
  FactSpeaker say;
};

// The table of all kinds.
constexpr std::array KINDS_OF_FACTS{
    KindOfFact{"asked",
               [](const FactParts& f, const Terms*) {
                 return f.what == "could" ? Sentence("the question is about a place")
                                          : Sentence("the question is about a way");
               }},
    KindOfFact{"action", [](const FactParts& f, const Terms* terms) { return action_words(f.what, terms); }},
    KindOfFact{"verdict", [](const FactParts& f,
                             const Terms*) { return said<"the ruling is {verdict}">(word(named_so(f.what))); }},
    KindOfFact{"mover",
               [](const FactParts& f, const Terms*) { return said<"the mover is {thing}">(named_so(f.what)); }},
    KindOfFact{"can",
               [](const FactParts& f, const Terms*) { return said<"the mover is marked {thing}">(named_so(f.what)); }},
    KindOfFact{"fault", [](const FactParts& f, const Terms*) { return fault_words(f); }},
    KindOfFact{"fault by",
               [](const FactParts& f, const Terms*) {
                 return said<"{id} is broken by {thing}">(named_so(f.what), class_word(f.how));
               }},
    KindOfFact{"part",
               [](const FactParts& f, const Terms*) { return said<"{id} changes the allowance">(named_so(f.what)); }},
    KindOfFact{"effect", [](const FactParts& f, const Terms*) { return said<"{id} has an effect">(named_so(f.what)); }},
    KindOfFact{"dice missing",
               [](const FactParts& f, const Terms*) { return said<"dice are missing ({thing})">(named_so(f.what)); }},
    KindOfFact{"thing", [](const FactParts& f, const Terms*) { return thing_words(f); }},
    KindOfFact{"surface", [](const FactParts& f, const Terms*) { return surface_words(f); }},
    KindOfFact{"met", [](const FactParts& f, const Terms*) { return met_words(f); }},
    KindOfFact{"near", [](const FactParts& f, const Terms*) { return near_words(f); }},
    KindOfFact{"beside", [](const FactParts& f, const Terms*) { return near_words(f); }},
    KindOfFact{"edge",
               [](const FactParts& f, const Terms*) {
                 return f.what == "off" ? Sentence("the base passes the edge of the table")
                                        : Sentence("the base ends touching the edge of the table");
               }},
    KindOfFact{"manner",
               [](const FactParts& f, const Terms*) { return said<"it moves {manner}">(rating_word(f.what)); }},
    KindOfFact{"act",
               [](const FactParts& f, const Terms*) { return said<"it does this: {thing}">(rating_word(f.what)); }},
    KindOfFact{"option",
               [](const FactParts& f, const Terms*) {
                 const auto [key, value] = key_and_value(f.what);
                 return said<"the option {key} is {thing}">(key, value);
               }},
    KindOfFact{"house",
               [](const FactParts& f, const Terms*) {
                 const auto [key, value] = key_and_value(f.what);
                 return said<"the house rule {key} is {thing}">(key, value);
               }},
    KindOfFact{"by",
               [](const FactParts& f, const Terms*) {
                 return said<"{id} is broken at terrain by {thing}">(named_so(f.what), class_word(f.how));
               }},
    KindOfFact{"cost", [](const FactParts& f, const Terms*) { return said<"{id} has its cost">(named_so(f.what)); }},
    KindOfFact{"note", [](const FactParts& f, const Terms*) { return said<"{id} is noted">(named_so(f.what)); }},
    KindOfFact{"left", [](const FactParts& f,
                          const Terms*) { return said<"what is left of the allowance: {thing}">(class_word(f.what)); }},
    KindOfFact{"kind",
               [](const FactParts& f, const Terms*) { return said<"the terrain is {thing}">(rating_word(f.what)); }},
    KindOfFact{"over",
               [](const FactParts& f, const Terms*) {
                 return said<"it meets terrain that is open to it ({thing})">(rating_word(f.what));
               }},
    KindOfFact{"close",
               [](const FactParts& f, const Terms*) {
                 return said<"it ends within half an inch of terrain ({thing})">(rating_word(f.what));
               }},
    KindOfFact{"trait",
               [](const FactParts& f, const Terms*) {
                 const auto [key, value] = key_and_value(f.what);
                 return said<"its trait {key} is {thing}">(key, value);
               }},
    KindOfFact{"status",
               [](const FactParts& f, const Terms*) {
                 const auto [key, value] = key_and_value(f.what);
                 return said<"its status {key} is {thing}">(key, value);
               }},
    KindOfFact{"movers",
               [](const FactParts& f, const Terms*) {
                 return f.what == "one" ? Sentence("one model moves") : Sentence("several models move");
               }},
    KindOfFact{"own", [](const FactParts&, const Terms*) { return Sentence("it meets a model of its own unit"); }},
    KindOfFact{"turn", [](const FactParts& f, const Terms*) { return turn_words_of(f.what); }},
    KindOfFact{"slope",
               [](const FactParts& f, const Terms*) { return said<"the ground goes {thing}">(rating_word(f.what)); }},
};

}  // namespace

Sentence fact_words(std::string_view fact, const Terms* terms) {
  const FactParts parts = parts_of(fact);
  for (const KindOfFact& kind : KINDS_OF_FACTS)
    if (kind.kind == parts.kind) return kind.say(parts, terms);
  return std::string(fact);
}

}  // namespace linesman
