#include "drawing/report/ruling_brief.h"

#include <QRegularExpression>
#include <algorithm>

#include "base/tolerance.h"
#include "drawing/report/spoken.h"
#include "drawing/report/translation.h"
#include "drawing/report/words.h"
#include "words/ruling_words.h"

namespace linesman {

namespace {

using report::tr;

constexpr qsizetype MAX_WORDS = 5;

QStringList words_in(const QString& text) { return text.split(QLatin1Char(' '), Qt::SkipEmptyParts); }

bool is_short(const QString& text) { return !text.isEmpty() && words_in(text).size() <= MAX_WORDS; }

QString cut_to_words(const QString& text) {
  const QStringList words = words_in(text);
  return words.size() <= MAX_WORDS ? text : words.mid(0, MAX_WORDS).join(QLatin1Char(' ')) + QStringLiteral("…");
}

QString amount_text(double amount, const Ruling& ruling, const Terms* terms, LengthUnit unit) {
  if (ruling.shown.symbol == "″" || ruling.allowance.currency == "inch")
    return QString::fromStdString(length_words(amount, unit));
  return spoken(RulingWords(ruling, terms).amount(amount));
}

const Clause* clause_named(const Terms* terms, const std::string& id) {
  if (terms == nullptr) return nullptr;
  const auto found =
      std::find_if(terms->clauses.begin(), terms->clauses.end(), [&](const Clause& clause) { return clause.id == id; });
  return found == terms->clauses.end() ? nullptr : &*found;
}

QString title_of_clause(const Terms* terms, const std::string& id) {
  const Clause* clause = clause_named(terms, id);
  return QString::fromStdString(clause != nullptr ? clause->title : id);
}

QString label_of_thing(const Game& game, const std::string& id) {
  if (const auto piece = game.find_piece(id)) return QString::fromStdString(label(game.piece(*piece)));
  if (const auto feature = game.find_feature(id)) return QString::fromStdString(label(game.feature(*feature)));
  return {};
}

/// The ground that costs more than an inch for an inch at the place of a fault; empty where it costs no more.
QString dear_ground(const Ruling& ruling, const Fault& fault, const Terms* terms) {
  for (const Cost& cost : ruling.costs) {
    const bool there = cost.piece == fault.place.piece && cost.step == fault.place.step &&
                       cost.from <= fault.place.s + EPS && fault.place.s <= cost.to + EPS;
    if (there && cost.to > cost.from && exceeds(cost.amount, cost.to - cost.from))
      return title_of_clause(terms, cost.rule);
  }
  return {};
}

/// The pattern of a fault in the reader's language without the piece that it begins with, up to its first pause. Only
/// the pattern is cut: names in it stay whole.
QString first_words(const Fault& fault) {
  static const QRegularExpression pause(QStringLiteral("[:;,(]|\\.(\\s|$)"));
  const Phrasebook& book = phrases_in_language();
  const std::string* said = book.found(fault.text.pattern(), fault.text.context());
  QString pattern = QString::fromStdString(said ? *said : fault.text.pattern());
  const QString piece = QStringLiteral("{piece}");
  if (pattern.startsWith(piece)) pattern = pattern.mid(piece.size()).trimmed();
  pattern = pattern.left(pattern.indexOf(pause)).trimmed();
  // A pattern that is there already has no translation of its own.
  return spoken(Sentence(pattern.toStdString(), fault.text.arguments(), fault.text.context())).trimmed();
}

QString reason_of(const Fault& fault, const Ruling& ruling, const Game& game, const Terms* terms, LengthUnit unit) {
  if (fault.excess) {
    const QString over = tr("%1 over").arg(amount_text(*fault.excess, ruling, terms, unit));
    QString where = label_of_thing(game, fault.with);
    if (where.isEmpty()) where = dear_ground(ruling, fault, terms);
    const QString both = tr("%1: %2").arg(where, over);
    return !where.isEmpty() && is_short(both) ? both : over;
  }
  if (const QString first = first_words(fault); is_short(first)) return first;
  const QString title = title_of_clause(terms, fault.rule);
  const QString thing = label_of_thing(game, fault.with);
  const QString both = tr("%1: %2").arg(title, thing);
  return !thing.isEmpty() && is_short(both) ? both : cut_to_words(title);
}

/// By the pattern of the rule, which is English in every language, or by the title where that is the reason.
bool denies(const Fault& fault, const QString& reason, const Terms* terms) {
  const QString title = title_of_clause(terms, fault.rule);
  return reason.startsWith(title) ? title.startsWith(QLatin1String("No ")) : fault.text.pattern().starts_with("No ");
}

QString spent_of(const Ruling& ruling, const Terms* terms, LengthUnit unit) {
  const Allowance& allowance = ruling.allowance;
  const auto amount = [&](double x) { return amount_text(x, ruling, terms, unit); };
  if (allowance.spent && allowance.total && !exceeds(*allowance.total, 0))
    return exceeds(*allowance.spent, 0) ? tr("%1 over").arg(amount(*allowance.spent)) : QString();
  if (allowance.spent)
    return tr("%1 of %2").arg(amount(*allowance.spent), allowance.total ? amount(*allowance.total) : QString("?"));
  return allowance.total ? tr("%1 allowed").arg(amount(*allowance.total)) : QString();
}

/// A sentence of the ruleset, with the option that its clause depends on.
QString sentence_of(const RulingWords& words, const std::string& rule, const Sentence& sentence, LengthUnit unit) {
  const Sentence option = words.option(rule);
  return spoken(option.empty() ? sentence : said<"{sentence} ({option})">(sentence, option), unit);
}

}  // namespace

RulingBrief brief_of(const Ruling& ruling, const Game& game, const Terms* terms, LengthUnit unit) {
  const RulingWords words(ruling, terms, &game);
  RulingBrief brief{spent_of(ruling, terms, unit)};
  const auto say = [&](const std::string& rule, const Sentence& sentence) {
    brief.problem = sentence_of(words, rule, sentence, unit);
    brief.clause = spoken(words.clause(rule));
  };
  if (!ruling.faults.empty()) {
    const Fault& first = ruling.faults.front();
    say(first.rule, first.text);
    brief.reason = reason_of(first, ruling, game, terms, unit);
    brief.denies = !first.excess && denies(first, brief.reason, terms);
    brief.more = static_cast<int>(ruling.faults.size()) - 1;
    return brief;
  }
  const auto missing =
      std::find_if(ruling.dice.begin(), ruling.dice.end(), [](const DiceNeed& need) { return !need.given; });
  if (missing == ruling.dice.end()) return brief;
  brief.reason = tr("%1 to roll").arg(QString::fromStdString(missing->need));
  if (ruling.verdict == Verdict::incomplete)
    say(missing->rule, said<"{title}: {dice}.">(words.purpose(*missing), words.dice(*missing)));
  return brief;
}

}  // namespace linesman
