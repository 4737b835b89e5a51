#include "drawing/report/spoken.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

namespace linesman {

namespace {

const QRegularExpression& place_in_pattern() {
  static const QRegularExpression PLACE("\\{([^{}]+)\\}");
  return PLACE;
}

/// Of two patterns that fit, the one that says more itself is meant: "{a}″ of {b}″" rather than "{a}″".
qsizetype own_length(QString pattern) { return pattern.remove(place_in_pattern()).size(); }

}  // namespace

std::optional<QString> said_again(const QString& sentence, const QString& pattern, const QString& translated) {
  // Most patterns of a clause begin otherwise, and every event of a drag asks: expressions are made for the others
  // alone.
  if (!sentence.startsWith(QStringView(pattern).left(pattern.indexOf('{')))) return std::nullopt;
  QString expression;
  QStringList names;
  qsizetype from = 0;
  for (auto places = place_in_pattern().globalMatch(pattern); places.hasNext();) {
    const auto place = places.next();
    expression += QRegularExpression::escape(pattern.mid(from, place.capturedStart() - from));
    if (const auto known = names.indexOf(place.captured(1)); known >= 0) {
      expression += "\\" + QString::number(known + 1);
    } else {
      expression += "(.+?)";
      names << place.captured(1);
    }
    from = place.capturedEnd();
  }
  expression += QRegularExpression::escape(pattern.mid(from));
  const auto made = QRegularExpression(QRegularExpression::anchoredPattern(expression)).match(sentence);
  if (!made.hasMatch()) return std::nullopt;
  QString said;
  from = 0;
  for (auto places = place_in_pattern().globalMatch(translated); places.hasNext();) {
    const auto place = places.next();
    const auto known = names.indexOf(place.captured(1));
    said += translated.mid(from, place.capturedStart() - from);
    said += known < 0 ? place.captured(0) : made.captured(static_cast<int>(known) + 1);
    from = place.capturedEnd();
  }
  return said + translated.mid(from);
}

QString spoken(const Terms* terms, std::string_view rule, const std::string& sentence) {
  const QString english = QString::fromStdString(sentence);
  if (terms == nullptr) return english;
  const auto clause =
      std::find_if(terms->clauses.begin(), terms->clauses.end(), [&](const Clause& each) { return each.id == rule; });
  if (clause == terms->clauses.end()) return english;
  QString best = english;
  qsizetype length = -1;
  for (const auto& [key, wording] : clause->says.members()) {
    const std::string text(wording.text().value_or(""));
    const QString pattern = QString::fromStdString(text);
    const QString translated = QCoreApplication::translate("Ruleset", text.c_str());
    if (translated == pattern || own_length(pattern) <= length) continue;
    if (const auto said = said_again(english, pattern, translated)) {
      best = *said;
      length = own_length(pattern);
    }
  }
  return best;
}

}  // namespace linesman
