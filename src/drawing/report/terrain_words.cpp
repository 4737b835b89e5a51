#include "drawing/report/terrain_words.h"

#include <QRegularExpression>
#include <QStringList>

#include "base/text.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"

namespace linesman {

namespace {

QString plain(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString readable(QString words) {
  return words.replace(QLatin1Char('-'), QLatin1Char(' ')).replace(QLatin1Char('_'), QLatin1Char(' '));
}

QString said_word(std::string_view key) { return spoken(readable(plain(key)).toStdString()); }

QString scalar(const Value& value) {
  if (const auto text = value.text()) return said_word(*text);
  if (const auto number = value.number()) return spoken(word(number_text(*number, 3)));
  if (const auto truth = value.boolean()) return spoken(*truth ? "yes" : "no");
  return {};
}

QString part_name(const RulesetData& ruleset, const std::string& key) {
  const auto words = ruleset.raw["rating_words"][key].text();
  return words ? report::tr(std::string(*words).c_str()) : said_word(key);
}

QString in_short(const RulesetData& ruleset, const Value& value) {
  if (!value.is_object()) return scalar(value);
  QStringList parts;
  for (const auto& [key, member] : value.members()) {
    const QString words = in_short(ruleset, member);
    if (!words.isEmpty()) parts << part_name(ruleset, key) + QLatin1Char(' ') + words;
  }
  return parts.join(QStringLiteral(", "));
}

QStringList names_for(const RulesetData& ruleset, const Feature& feature) {
  QStringList names{plain(name_of(feature.kind))};
  const Value rating = rating_of(ruleset, feature);
  if (const auto word = rating.text()) names.prepend(plain(*word));
  names.removeDuplicates();
  return names;
}

void collect(const RulesetData& ruleset, const Value& figures, const QStringList& names, const QStringList& path,
             std::vector<RatedFigure>& found) {
  constexpr std::size_t MOST = 16;
  for (const auto& [key, value] : figures.members()) {
    if (found.size() >= MOST) return;
    const QString name = plain(key);
    if (names.contains(name))
      found.push_back({(path + QStringList{said_word(key)}).join(QStringLiteral(", ")), in_short(ruleset, value)});
    else if (value.is_object())
      collect(ruleset, value, names, path + QStringList{said_word(key)}, found);
  }
}

}  // namespace

QString rating_text(const RulesetData& ruleset, const Value& rating) { return in_short(ruleset, rating); }

std::function<QString(Kind)> kind_ratings(const RulesetData* ruleset) {
  return [ruleset](Kind kind) {
    Feature feature;
    feature.kind = kind;
    return ruleset == nullptr ? QString() : rating_text(*ruleset, rating_of(*ruleset, feature));
  };
}

std::vector<RatedFigure> figures_of_rating(const RulesetData& ruleset, const Feature& feature) {
  std::vector<RatedFigure> found;
  collect(ruleset, ruleset.figures, names_for(ruleset, feature), {}, found);
  return found;
}

std::vector<const Clause*> clauses_about(const RulesetData& ruleset, const Feature& feature) {
  QStringList words;
  for (const QString& name : names_for(ruleset, feature) + QStringList{plain(name_of(class_of(feature.kind)))})
    words << QRegularExpression::escape(readable(name));
  // "rough" and plurals name the ground, "roughly" does not.
  const QRegularExpression named(QStringLiteral("\\b(%1)(s|es)?\\b").arg(words.join(QLatin1Char('|'))),
                                 QRegularExpression::CaseInsensitiveOption);
  std::vector<const Clause*> found;
  for (const Clause& clause : ruleset.terms.clauses)
    if (QString::fromStdString(clause.title + " " + clause_text(ruleset, clause)).contains(named))
      found.push_back(&clause);
  return found;
}

}  // namespace linesman
