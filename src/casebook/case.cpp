#include "casebook/case.h"

#include <algorithm>

#include "base/json_reader.h"
#include "base/utf8.h"
#include "casebook/moment.h"
#include "files/json.h"
#include "record/canonical_json.h"
#include "record/sha256.h"

namespace linesman {

namespace {

bool is_hash(const Value& value) {
  const auto text = value.text();
  constexpr std::size_t DIGITS = 64;
  return text && text->size() == DIGITS && text->find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::size_t characters_in(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t at = 0; at < text.size(); at += character_at(text, at).bytes) ++count;
  return count;
}

/// Reads the members of a case. The first mistake is kept.
class CaseReader {
 public:
  explicit CaseReader(const Value& json) : members_(json, "", mistakes_, Strictness::lenient) {}

  Result<FiledCase> read() {
    FiledCase read;
    read.made = moment("made", true);
    read.table = whole("table", 0, LAST_TABLE).value_or(0);
    word_of<CaseAsked>("asked");
    for (const char* name : {"order", "ruling"}) object(name, true);
    for (const char* name : {"game", "from", "under", "way"}) object(name, false);
    read_from();
    read.ruleset = text_of(members_.json()["ruling"]["ruleset"]);
    read_statements();
    read_decision(read.decision);
    letter(members_.json()["umpire"], "/umpire");
    list("seen_by", MAX_SEEN_BY, [&](const Value& who, const std::string& place) { letter(who, place); });
    moment("called", false);
    read.minutes = whole("minutes", 0, MAX_MINUTES).value_or(0);
    read_cards(read.cards);
    list("shown", MAX_SHOWN, [&](const Value& hash, const std::string& place) { need_hash(hash, place); });
    if (const Value* corrects = members_.find("corrects")) need_hash(*corrects, "/corrects");
    read.corrects = text_of(members_.json()["corrects"]);
    read.withdrawn = members_.flag("withdrawn").value_or(false);
    read_facts(read.facts);
    for (const char* name : {"people_hash", "hash"}) need_hash(members_.json()[name], std::string("/") + name);
    read.hash = text_of(members_.json()["hash"]);
    read_people();
    read.has_names = members_.json().find("people") != nullptr;
    if (mistakes_.count() > 0) return mistakes_.all().front();
    read.json = members_.json();
    return read;
  }

 private:
  static std::string text_of(const Value& value) { return std::string(value.text().value_or("")); }

  void need_hash(const Value& value, const std::string& place) {
    if (!is_hash(value)) mistakes_.add(place, must_be("64 hexadecimal digits", value));
  }

  std::string moment(const char* name, bool required) {
    const std::string text = members_.text(name, required);
    if (!text.empty() && !moment_in(text))
      members_.fail(name, must_be("a moment such as 2026-11-28T14:07:31.482Z", Value(text)));
    return text;
  }

  std::optional<std::int64_t> whole(const char* name, std::int64_t least, std::int64_t most) {
    const auto number = members_.number(name, {static_cast<double>(least), static_cast<double>(most), false, true});
    return number ? std::optional(static_cast<std::int64_t>(*number)) : std::nullopt;
  }

  template <Named Enum>
  std::optional<Enum> word_of(const char* name) {
    const Value* value = members_.need(name);
    return value ? members_.word_of<Enum>(*value, members_.pointer(name)) : std::nullopt;
  }

  void object(const char* name, bool required) {
    const Value* value = required ? members_.need(name) : members_.find(name);
    if (value && !value->is_object()) members_.fail(name, must_be("an object", *value));
  }

  template <class Read>
  void list(const char* name, std::size_t most, Read read) {
    const Value* items = members_.find(name);
    if (!items) return;
    if (!items->is_array()) members_.fail(name, must_be("a list", *items));
    if (items->size() > most) members_.fail(name, said<"has more than {n} items">(most));
    if (!items->is_array() || items->size() > most) return;
    for (std::size_t i = 0; i < items->size(); ++i) read((*items)[i], pointer_to(members_.pointer(name), i));
  }

  void letter(const Value& value, const std::string& place) {
    const auto text = value.text();
    if (!text || text->size() != 1 || text->front() < 'a' || text->front() > 'z')
      mistakes_.add(place, must_be("a letter", value));
  }

  std::string bounded(const Value& value, const std::string& place, std::size_t most) {
    if (!value.is_text()) mistakes_.add(place, must_be("a text", value));
    if (value.is_text() && characters_in(*value.text()) > most)
      mistakes_.add(place, said<"has more than {n} characters">(most));
    return text_of(value);
  }

  void read_from() {
    const Value& from = members_.json()["from"];
    if (!from.is_object()) return;
    const std::string file = text_of(from["file"]);
    if (file.empty() || file.size() > 200 || file.front() == '/' || file.find("..") != std::string::npos)
      mistakes_.add("/from/file", "must be a path inside the event");
    if (from["seq"].whole().value_or(-1) < 0)
      mistakes_.add("/from/seq", must_be("the number of an entry", from["seq"]));
    need_hash(from["chain"], "/from/chain");
  }

  void read_statements() {
    list("statements", MAX_STATEMENTS, [&](const Value& each, const std::string& place) {
      bounded(each["side"], place + "/side", MAX_NAME);
      letter(each["who"], place + "/who");
      bounded(each["text"], place + "/text", MAX_CASE_TEXT);
    });
  }

  void read_decision(CaseDecision& into) {
    const Value& decision = members_.json()["decision"];
    if (!decision.is_object()) {
      mistakes_.add("/decision", must_be("an object", decision));
      return;
    }
    Members members(decision, "/decision", mistakes_, Strictness::lenient);
    const auto upheld = members.flag("upheld");
    const auto verdict = members.word<Verdict>("verdict");
    if (!upheld) members.fail("upheld", must_be("true or false", decision["upheld"]));
    if (!verdict || *verdict == Verdict::incomplete)
      members.fail("verdict", must_be("legal, marginal or illegal", decision["verdict"]));
    if (decision.find("reason")) into.reason = bounded(decision["reason"], "/decision/reason", MAX_CASE_TEXT);
    into.upheld = upheld.value_or(true);
    into.verdict = verdict.value_or(Verdict::legal);
    if (into.upheld) return;
    if (into.reason.empty()) members.fail("reason", "is needed by a decision that overrides a ruling");
    if (into.verdict == Verdict::marginal) members.fail("verdict", "must be legal or illegal where it overrides");
  }

  void read_cards(std::vector<CardKind>& into) {
    list("cards", MAX_CARDS, [&](const Value& each, const std::string& place) {
      letter(each["who"], place + "/who");
      const auto kind = named<CardKind>(each["kind"].text_or(""));
      if (!kind) mistakes_.add(place + "/kind", must_be("warning, yellow or red", each["kind"]));
      into.push_back(kind.value_or(CardKind::warning));
      bounded(each["why"], place + "/why", MAX_CASE_TEXT);
    });
  }

  void read_facts(Facts& into) {
    const Value& facts = members_.json()["facts"];
    if (facts["edition"].whole() != FACTS_EDITION) mistakes_.add("/facts/edition", must_be("1", facts["edition"]));
    read_fact_list(facts["sure"], "/facts/sure", into.sure);
    read_fact_list(facts["side"], "/facts/side", into.side);
  }

  void read_fact_list(const Value& list, const std::string& place, std::vector<std::string>& into) {
    if (!list.is_array()) mistakes_.add(place, must_be("a list", list));
    for (std::size_t i = 0; i < list.items().size(); ++i) {
      if (!list[i].is_text()) mistakes_.add(pointer_to(place, i), must_be("a text", list[i]));
      into.push_back(text_of(list[i]));
    }
    if (std::adjacent_find(into.begin(), into.end(), std::greater_equal<>()) != into.end())
      mistakes_.add(place, "must be sorted, each fact once");
  }

  void read_people() {
    const Value* people = members_.find("people");
    if (!people) return;
    const auto salt = (*people)["salt"].text();
    constexpr std::size_t SALT_DIGITS = 32;
    if (!salt || salt->size() != SALT_DIGITS || salt->find_first_not_of("0123456789abcdef") != std::string_view::npos)
      mistakes_.add("/people/salt", must_be("32 hexadecimal digits", (*people)["salt"]));
    if (!(*people)["names"].is_object()) mistakes_.add("/people/names", must_be("an object", (*people)["names"]));
    for (const auto& [who, name] : (*people)["names"].members()) {
      letter(Value(who), pointer_to("/people/names", who));
      if (bounded(name, pointer_to("/people/names", who), MAX_NAME).empty() && name.is_text())
        mistakes_.add(pointer_to("/people/names", who), "is empty");
    }
  }

  Mistakes mistakes_{1};
  Members members_;
};

/// Whether the last character of a text (UTF-8) lacks bytes.
bool ends_within_character(std::string_view text) {
  constexpr std::size_t LONGEST = 4;
  for (std::size_t back = 1; back < LONGEST && back <= text.size(); ++back) {
    const auto byte = static_cast<unsigned char>(text[text.size() - back]);
    if ((byte & 0xC0U) == 0x80U) continue;  // one that goes on
    const std::size_t bytes = byte >= 0xF0U ? 4 : byte >= 0xE0U ? 3 : byte >= 0xC0U ? 2 : 1;
    return bytes > back;
  }
  return false;
}

Value hashed_part(const Value& json) { return json.without("people").without("hash"); }

}  // namespace

Result<FiledCase> read_case(const Value& json) {
  const Value* version = json.find("linesman_case");
  if (!json.is_object() || !version || !version->is_whole()) return Problem{"", "is no case"};
  if (*version->whole() > CASE_VERSION)
    return Problem{"", said<"is of version {n}, newer than this program">(*version->whole())};
  if (*version->whole() != CASE_VERSION) return Problem{"/linesman_case", must_be("1", *version)};
  auto read = CaseReader(json).read();
  if (!read) {
    const Problem& mistake = read.problem();
    return Problem{"", said<"is no case: {place}: {reason}">(mistake.pointer, mistake.reason)};
  }
  if (sha256(canonical_json(hashed_part(json))) != read->hash)
    return Problem{"", "was changed: its content does not fit its hash"};
  if (read->has_names && Value(sha256(canonical_json(json["people"]))) != json["people_hash"])
    return Problem{"", "was changed: its names do not fit their hash"};
  return read;
}

Result<Value> parse_whole(std::string_view text) {
  auto json = parse_json(text, "");
  if (json) return json;
  const Sentence& reason = json.problem().reason;
  const Argument* inner = reason.argument("reason");
  const bool is_cut = reason.pattern() == "is empty" || ends_within_character(text) || text.ends_with('\0') ||
                      (inner && inner->sentence() && inner->sentence()->pattern() == "the text ends too early");
  if (is_cut) return Problem{"", "is not whole yet and was left out"};
  return Problem{"", said<"is no JSON and was left out: {reason}">(json.problem().placed())};
}

Result<FiledCase> read_case_text(std::string_view text) {
  if (text.size() > MAX_CASE_BYTES) return Problem{"", said<"is larger than {n} MiB">(MAX_CASE_BYTES >> 20)};
  const auto json = parse_whole(text);
  return json ? read_case(*json) : json.problem();
}

Value sealed(const Value& unsealed, const Value& people) {
  const Value named = unsealed.with("people_hash", sha256(canonical_json(people)));
  return named.with("hash", sha256(canonical_json(named))).with("people", people);
}

Value without_names(const Value& json) { return json.without("people"); }

std::optional<std::string> content_hash(const Value& json) {
  const Value& names = json["people"]["names"];
  if (!names.is_object()) return std::nullopt;
  return sha256(canonical_json(hashed_part(json).without("people_hash").with("names", names)));
}

std::string file_name_of(const Value& json) {
  constexpr std::size_t DIGITS = 16;
  const std::int64_t table = json["table"].whole().value_or(0);
  const std::string number = (table < 10 ? "0" : "") + std::to_string(table);
  return moment_in_name(json["made"].text_or("")) + "-t" + number + "-" +
         std::string(json["hash"].text_or("").substr(0, DIGITS)) + ".json";
}

}  // namespace linesman
