#include "journal/journal_text.h"

#include <algorithm>
#include <optional>

#include "files/json.h"
#include "record/sha256.h"

namespace linesman {

namespace {

constexpr std::int64_t JOURNAL_VERSION = 1;
constexpr std::string_view SUM_BEGINS = ",\"sum\":\"";
constexpr std::string_view SUM_ENDS = "\"}";
constexpr std::size_t SUM_DIGITS = 64;
constexpr std::size_t SUM_SIZE = SUM_BEGINS.size() + SUM_DIGITS + SUM_ENDS.size();

std::string sealed(const Value& object, std::string& sum) {
  std::string line = write_json(object);
  line.pop_back();
  sum = sha256(sum + line);
  return line.append(SUM_BEGINS).append(sum).append(SUM_ENDS) += '\n';
}

/// The object of a line. `sum` is the sum of the line before and becomes that of this line. Nothing when they do not
/// fit.
std::optional<Value> unsealed(std::string_view line, std::string& sum) {
  if (line.size() <= SUM_SIZE || !line.ends_with(SUM_ENDS)) return std::nullopt;
  const std::string_view body = line.substr(0, line.size() - SUM_SIZE);
  const std::string_view said = line.substr(line.size() - SUM_SIZE + SUM_BEGINS.size(), SUM_DIGITS);
  const std::string expected = sha256(sum + std::string(body));
  if (expected != said || line.substr(body.size(), SUM_BEGINS.size()) != SUM_BEGINS) return std::nullopt;
  auto value = parse_json(line, "");
  if (!value) return std::nullopt;
  sum = expected;
  return std::move(value).value();
}

/// Removes the next line from `text` and returns it without its line break. Nothing when there is no line break.
std::optional<std::string_view> next_line(std::string_view& text) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view line = text.substr(0, end);
  text.remove_prefix(end + 1);
  return line;
}

std::string text_of(const Value& value) { return std::string(value.text().value_or("")); }

std::string counted_lines(std::string_view text) {
  const auto lines = std::count(text.begin(), text.end(), '\n') + (text.empty() || text.back() == '\n' ? 0 : 1);
  return lines == 1 ? "1 line" : std::to_string(lines) + " lines";
}

}  // namespace

Result<JournalText> read_journal(std::string_view text, const std::string& file) {
  const Problem unusable{file, "", "is no journal, or its beginning is not whole: nothing can be restored from it"};
  std::string sum;
  const auto first = next_line(text);
  const auto head = first ? unsealed(*first, sum) : std::nullopt;
  const auto second = next_line(text);
  if (!head || !second || (*head)["journal"].whole() != JOURNAL_VERSION) return unusable;
  if (sha256(*second) != text_of((*head)["base"])) return unusable;
  auto base = parse_json(*second, file);
  if (!base) return base.problem();
  JournalText journal{{text_of((*head)["session"]), (*head)["seq"].whole().value_or(0), text_of((*head)["document"]),
                       text_of((*head)["of"])},
                      std::move(base).value(),
                      {},
                      {},
                      false};
  while (!text.empty()) {
    std::string_view rest = text;
    const auto line = next_line(rest);
    auto change = line ? unsealed(*line, sum) : std::nullopt;
    const auto expected = journal.head.seq + static_cast<std::int64_t>(journal.changes.size()) + 1;
    if (!change || (*change)["seq"].whole() != expected) break;
    journal.changes.push_back(*std::move(change));
    text = rest;
  }
  if (text.empty()) return journal;
  journal.damaged = text.find('\n') != std::string_view::npos;
  journal.torn = journal.damaged ? counted_lines(text) + " of its journal are damaged and left out."
                                 : "Another change was being written and was never carried out.";
  return journal;
}

JournalBase journal_base(const Value& document) {
  std::string text = write_json(document);
  std::string hash = sha256(text);
  return {std::move(text), std::move(hash)};
}

std::string JournalWriter::begin(const JournalHead& head, const JournalBase& base) {
  Value::Object object{{"journal", JOURNAL_VERSION}, {"session", head.session}, {"seq", head.seq},
                       {"document", head.document},  {"of", head.of},           {"base", base.hash}};
  sum_.clear();
  return sealed(Value(std::move(object)), sum_) + base.text + '\n';
}

std::string JournalWriter::line(const Value& change) { return sealed(change, sum_); }

}  // namespace linesman
