#include "drawing/report/spoken.h"

#include <QCoreApplication>
#include <algorithm>

#include "base/phrasebook.h"

namespace linesman {

namespace {

// The contexts by which the window finds them (`ui/window/language`).
constexpr const char* ENGINE = "Engine";
constexpr const char* RULESET = "Ruleset";

std::string said_value(const std::string& name, const std::string& value, const std::string& form) {
  const std::string asked = form.empty() && name == "piece" ? std::string(Phrasebook::LIST) : form;
  return QCoreApplication::translate(ENGINE, value.c_str(), asked.empty() ? nullptr : asked.c_str()).toStdString();
}

}  // namespace

QString spoken(std::string_view sentence) { return QCoreApplication::translate(ENGINE, std::string(sentence).c_str()); }

std::string spoken_part(const std::string& part) {
  const std::string said = spoken(part).toStdString();
  return said == part ? QCoreApplication::translate(RULESET, part.c_str()).toStdString() : said;
}

QString spoken(const Problem& problem) {
  return QString::fromStdString(
      Problem{problem.file, problem.pointer, spoken(problem.reason).toStdString()}.sentence());
}

QString spoken(const Terms* terms, std::string_view rule, const std::string& sentence) {
  if (terms == nullptr) return spoken(sentence);
  const auto clause =
      std::find_if(terms->clauses.begin(), terms->clauses.end(), [&](const Clause& each) { return each.id == rule; });
  if (clause == terms->clauses.end()) return spoken(sentence);
  std::string best;
  std::size_t length = 0;
  for (const auto& [key, wording] : clause->says.members()) {
    // Most wordings of a clause begin otherwise, and every event of a drag asks: patterns are made of the others alone.
    const std::string text(wording.text().value_or(""));
    if (!sentence.starts_with(std::string_view(text).substr(0, text.find('{')))) continue;
    const Pattern pattern(text);
    if (!best.empty() && pattern.own_length() <= length) continue;
    const auto values = pattern.values_in(sentence);
    const std::string translated = QCoreApplication::translate(RULESET, text.c_str()).toStdString();
    if (!values || translated == text) continue;
    best = Pattern(translated).filled(*values, said_value);
    length = pattern.own_length();
  }
  return best.empty() ? spoken(sentence) : QString::fromStdString(best);
}

}  // namespace linesman
