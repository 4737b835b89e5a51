#include "drawing/report/ruling_lines.h"

#include <set>

#include "drawing/report/spoken.h"
#include "drawing/report/translation.h"
#include "drawing/report/words.h"
#include "rules/argument_of.h"
#include "rules/conditions.h"
#include "words/decimals.h"

namespace linesman {
namespace {

using report::tr;

QString text(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }

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

QString heading_of_kind(LineKind kind) { return spoken(std::string(heading_of(kind))); }

QString verdict_word(Verdict verdict) { return spoken(word(title_of(verdict))); }

QString allowance_text(const Ruling& ruling, const Terms* terms, LengthUnit unit) {
  return spoken(RulingWords(ruling, terms).allowance(), unit);
}

QString option_html(const Clause& clause, const Terms& terms, const Value& game_options) {
  const Sentence options = options_in_force(terms, clause, game_options);
  return options.empty() ? QString() : QString("<br><i>%1</i>").arg(spoken(options).toHtmlEscaped());
}

QString clause_in_words(const RulesetData& data, const Clause& clause, const Value& game_options, LengthUnit unit) {
  return text(with_decimals_of(phrases_in_language(), with_lengths_in(clause_text(data, clause, game_options), unit)));
}

QString clause_tip(const std::string& rule, const RulesetData* data, const Game* game, LengthUnit unit) {
  if (data == nullptr) return {};
  const Value options = game != nullptr ? game->options() : Value::empty_object();
  for (const Clause& clause : data->terms.clauses) {
    if (rule != clause.id) continue;
    return QString("<p><b>%1 · %2</b></p><p>%3%4</p>")
        .arg(spoken(cited(clause, game != nullptr ? game->house_rules() : Value())).toHtmlEscaped(),
             text(clause.title).toHtmlEscaped(), clause_in_words(*data, clause, options, unit).toHtmlEscaped(),
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
  for (const RulingLine& line : ruling_lines(ruling, game, terms)) {
    if (kind != line.kind) out << QString() << heading_of_kind(line.kind);
    kind = line.kind;
    const QString amount = line.amount.empty() ? QString() : spoken(line.amount, unit) + "  ";
    const QString number = line.number > 0 ? QString("%1. ").arg(line.number) : QString();
    out << QString("  %1%2%3  [%4]").arg(number, amount, spoken(line.text, unit), spoken(line.clause));
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
