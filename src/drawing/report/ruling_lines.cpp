#include "drawing/report/ruling_lines.h"

#include <cmath>
#include <set>

#include "base/tolerance.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "rules/conditions.h"
#include "rules/findings.h"
#include "words/ruling_words.h"

namespace linesman {
namespace {

using report::tr;

QString text(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }
QString text_in(std::string_view words, LengthUnit unit) { return text(with_lengths_in(words, unit)); }

/// Puts the lines of one ruling together.
class Lines {
 public:
  Lines(const Ruling& ruling, const Game& game, const Terms* terms, LengthUnit unit)
      : ruling_(ruling), game_(game), terms_(terms), words_(ruling, terms, &game), unit_(unit) {}

  std::vector<RulingLine> all() {
    for (const Fault& f : ruling_.faults) add_fault(f);
    for (const AllowancePart& p : ruling_.allowance.parts)
      add(LineKind::allowance, p.rule, p.text, words_.amount(p.amount));
    for (const Cost& c : ruling_.costs)
      add(LineKind::cost, c.rule, c.text, words_.amount(c.amount), LinePlace{id_of(c.piece), c.step, c.from, c.to});
    for (const DiceNeed& d : ruling_.dice)
      add(LineKind::dice, d.rule, said<"{title}: {dice}.">(words_.purpose(d), words_.dice(d)));
    for (const Effect& e : ruling_.effects) add_effect(e);
    for (const Note& n : ruling_.notes) add(LineKind::note, n.rule, n.text);
    return std::move(lines_);
  }

 private:
  const std::string& id_of(PieceIndex piece) const { return game_.piece(piece).id; }

  void add(LineKind kind, const std::string& rule, const Sentence& sentence, const Sentence& amount = {},
           std::optional<LinePlace> place = {}) {
    const Sentence option = words_.option(rule);
    const bool tells = !option.empty() && options_told_.insert(rule).second;
    lines_.push_back({kind, spoken(tells ? said<"{sentence} ({option})">(sentence, option) : sentence, unit_),
                      spoken(amount, unit_), text(rule), spoken(words_.clause(rule)), std::move(place)});
  }

  void add_fault(const Fault& fault) {
    const Place& at = fault.place;
    add(LineKind::fault, fault.rule, fault.text,
        fault.excess ? said<"+{amount}">(words_.amount(*fault.excess)) : Sentence(),
        LinePlace{id_of(at.piece), at.step, at.s, at.s});
    lines_.back().number = static_cast<int>(lines_.size());
  }

  void add_effect(const Effect& effect) {
    const Argument thing = argument_of(game_, effect.on);
    const Sentence change = words_.change(effect);
    add(LineKind::effect, effect.rule,
        effect.remove ? said<"{a} {change}.">(thing, change) : said<"{a}: {change}.">(thing, change));
  }

  const Ruling& ruling_;
  const Game& game_;
  const Terms* terms_;
  const RulingWords words_;
  std::set<std::string> options_told_;  ///< by clause
  const LengthUnit unit_;
  std::vector<RulingLine> lines_;
};

/// The unit whose pieces on the table are exactly these.
std::optional<UnitIndex> whole_unit(const Game& game, const std::vector<PieceIndex>& pieces) {
  const auto unit = pieces.size() > 1 ? game.piece(pieces.front()).unit : std::nullopt;
  if (!unit) return {};
  std::set<PieceIndex> there;
  for (const PieceIndex piece : game.pieces_of(*unit))
    if (game.piece(piece).on_table()) there.insert(piece);
  return there == std::set<PieceIndex>(pieces.begin(), pieces.end()) ? unit : std::nullopt;
}

}  // namespace

QString reason_text(const Problem& problem) {
  QString text = spoken(problem.reason);
  if (text.isEmpty()) return text;
  text[0] = text[0].toUpper();
  return text.back().isPunct() && text.back() != '"' ? text : text + '.';
}

QString name_of_pieces(const Game& game, const std::vector<PieceIndex>& pieces) {
  if (const auto unit = whole_unit(game, pieces)) return QString::fromStdString(label(game.unit(*unit)));
  if (pieces.size() > 3) return counted_words("%n model", "%n models", static_cast<qsizetype>(pieces.size()));
  QStringList names;
  for (const PieceIndex piece : pieces) names << QString::fromStdString(label(game.piece(piece)));
  return names.join(", ");
}

std::vector<RulingLine> ruling_lines(const Ruling& ruling, const Game& game, const Terms* terms, LengthUnit unit) {
  return Lines(ruling, game, terms, unit).all();
}

QString heading_of_kind(LineKind kind) {
  switch (kind) {
    case LineKind::fault: return tr("Problems");
    case LineKind::allowance: return tr("Allowance");
    case LineKind::cost: return tr("Costs");
    case LineKind::dice: return tr("Dice");
    case LineKind::effect: return tr("Effects");
    case LineKind::note: return tr("Notes");
  }
  return {};
}

QString verdict_word(Verdict verdict) {
  switch (verdict) {
    case Verdict::legal: return tr("Legal");
    case Verdict::marginal: return tr("Marginal");
    case Verdict::illegal: return tr("Illegal");
    case Verdict::incomplete: return tr("Incomplete");
  }
  return {};
}

QString allowance_text(const Ruling& ruling, const Terms* terms, LengthUnit unit) {
  const RulingWords words(ruling, terms);
  const Allowance& allowance = ruling.allowance;
  const auto amount = [&](double x) { return spoken(words.amount(x), unit); };
  if (!allowance.total) return allowance.spent ? tr("%1 spent").arg(amount(*allowance.spent)) : QString();
  if (!allowance.spent) return tr("%1 allowed").arg(amount(*allowance.total));
  if (!exceeds(*allowance.total, 0))
    return exceeds(*allowance.spent, 0) ? tr("%1 too much, no movement left").arg(amount(*allowance.spent))
                                        : tr("nothing spent");
  const double left = allowance.left.value_or(*allowance.total - *allowance.spent);
  const QString sentence = exceeds(0, left) ? tr("%1 of %2 spent, %3 too much") : tr("%1 of %2 spent, %3 left");
  return sentence.arg(amount(*allowance.spent), amount(*allowance.total), amount(std::abs(left)));
}

QString option_html(const Clause& clause, const Terms& terms, const Value& game_options) {
  const Sentence options = options_in_force(terms, clause, game_options);
  return options.empty() ? QString() : QString("<br><i>%1</i>").arg(spoken(options).toHtmlEscaped());
}

QString clause_tip(const QString& rule, const RulesetData* data, const Game* game, LengthUnit unit) {
  if (data == nullptr) return {};
  const Value options = game != nullptr ? game->options() : Value::empty_object();
  for (const Clause& clause : data->terms.clauses) {
    if (rule != QString::fromStdString(clause.id)) continue;
    return QString("<p><b>%1 · %2</b></p><p>%3%4</p>")
        .arg(spoken(cited(clause, game != nullptr ? game->house_rules() : Value())).toHtmlEscaped(),
             text(clause.title).toHtmlEscaped(), text_in(clause_text(*data, clause, options), unit).toHtmlEscaped(),
             game != nullptr ? option_html(clause, data->terms, game->options()) : QString());
  }
  return {};
}

QStringList agreed_lines(const RulesetData* usual, const Game& game, LengthUnit unit) {
  QStringList lines;
  if (usual != nullptr)
    for (const Sentence& sentence : conditions(*usual, game)) lines << spoken(sentence, unit);
  return lines;
}

QString ruling_text(const Ruling& ruling, const Game& game, const Terms* terms, const RulesetData* usual,
                    LengthUnit unit) {
  QStringList out;
  QString head = verdict_word(ruling.verdict);
  if (const QString allowance = allowance_text(ruling, terms, unit); !allowance.isEmpty()) head += " · " + allowance;
  out << head;
  std::optional<LineKind> kind;
  for (const RulingLine& line : ruling_lines(ruling, game, terms, unit)) {
    if (kind != line.kind) out << QString() << heading_of_kind(line.kind);
    kind = line.kind;
    const QString amount = line.amount.isEmpty() ? QString() : line.amount + "  ";
    const QString number = line.number > 0 ? QString("%1. ").arg(line.number) : QString();
    out << QString("  %1%2%3  [%4]").arg(number, amount, line.text, line.clause);
  }
  const QStringList agreed = agreed_lines(usual, game);
  if (!agreed.isEmpty()) out << QString() << tr("Agreed");
  for (const QString& line : agreed) out << "  " + line;
  return out.join('\n') + '\n';
}

QString order_title(const Order& order, const Game& game, const Terms* terms) {
  const std::vector<std::string> ids = ids_of(order.who);
  std::vector<PieceIndex> several;
  for (const std::string& id : ids)
    if (const auto piece = game.find_piece(id)) several.push_back(*piece);
  const bool listed = std::holds_alternative<Pieces>(order.who);
  const QString names = listed ? name_of_pieces(game, several) : text(label_of(game, ids.front()));
  const Action* action = terms != nullptr ? terms->action(order.action) : nullptr;
  const QString doing = QString::fromStdString(action != nullptr ? action->title : order.action);
  return doing.isEmpty() ? names : tr("%1: %2").arg(names, doing);
}

}  // namespace linesman
