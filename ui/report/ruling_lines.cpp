#include "ui/report/ruling_lines.h"

#include <QCoreApplication>
#include <set>

#include "base/text.h"
#include "files/json.h"

namespace linesman {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("Ruling", text); }

QString text_of(const Value& value) {
  const auto text = value.text();
  return text ? QString::fromUtf8(text->data(), static_cast<int>(text->size())) : QString();
}

std::string id_of(const Value& value) { return std::string(value.text().value_or("")); }

LinePlace place_of(const Value& line, const char* from, const char* to) {
  return {id_of(line["piece"]), static_cast<std::size_t>(line["step"].whole().value_or(0)),
          line[from].number().value_or(0), line[to].number().value_or(0)};
}

std::string currency_of(const Value& ruling) { return id_of(ruling["allowance"]["currency"]); }

QString status_title(const Terms* terms, const std::string& key) {
  const Field* field = terms != nullptr ? terms->status_field(key) : nullptr;
  return QString::fromStdString(field != nullptr && !field->title.empty() ? field->title : key);
}

QString value_text(const Value& value) {
  if (const auto truth = value.boolean()) return *truth ? tr("yes") : tr("no");
  if (value.is_text()) return text_of(value);
  if (const auto number = value.number()) return QString::fromStdString(number_text(*number, 3));
  return QString::fromStdString(write_json(value));
}

QString effect_text(const Value& effect, const Game& game, const Terms* terms) {
  const QString who = label_of(game, id_of(effect["on"]));
  if (effect["remove"].boolean().value_or(false)) return tr("%1 is taken off the table.").arg(who);
  if (const Value& added = effect["add"]; added.is_object()) {
    const Value& name = added["name"].is_null() ? added["kind"] : added["name"];
    return tr("%1: beside it lies %2, new.").arg(who, value_text(name));
  }
  QStringList changes;
  for (const auto& [key, value] : effect["set"].members())
    changes << (value.is_null() ? tr("no longer %1").arg(status_title(terms, key))
                                : tr("%1: %2").arg(status_title(terms, key), value_text(value)));
  for (const auto& [key, value] : effect["replace"].members())
    changes << (key == "geometry" ? tr("has a new shape")
                                  : tr("%1 becomes %2").arg(QString::fromStdString(key), value_text(value)));
  return tr("%1: %2.").arg(who, changes.join(", "));
}

QString dice_text(const Value& dice, const Terms* terms) {
  QString purpose = text_of(dice["purpose"]);
  if (terms != nullptr)
    for (const DicePurpose& known : terms->dice)
      if (purpose == QString::fromStdString(known.purpose)) purpose = QString::fromStdString(known.title);
  if (dice["given"].is_null()) return tr("%1: roll %2.").arg(purpose, text_of(dice["need"]));
  QStringList faces;
  for (const Value& face : dice["given"].items()) faces << value_text(face);
  return tr("%1: %2 rolled %3.").arg(purpose, text_of(dice["need"]), faces.join(", "));
}

using Maker = RulingLine (*)(const Value&, const Value& ruling, const Game&, const Terms*);

RulingLine fault_line(const Value& line, const Value& ruling, const Game&, const Terms* terms) {
  const auto excess = line["excess"].number();
  const QString amount = excess ? "+" + amount_text(*excess, currency_of(ruling), terms) : QString();
  return {LineKind::fault, text_of(line["text"]), amount, text_of(line["rule"]), place_of(line, "s", "s")};
}

RulingLine cost_line(const Value& line, const Value& ruling, const Game&, const Terms* terms) {
  const QString amount = amount_text(line["amount"].number().value_or(0), currency_of(ruling), terms);
  return {LineKind::cost, text_of(line["text"]), amount, text_of(line["rule"]), place_of(line, "from", "to")};
}

RulingLine dice_line(const Value& line, const Value&, const Game&, const Terms* terms) {
  return {LineKind::dice, dice_text(line, terms), {}, text_of(line["rule"]), {}};
}

RulingLine effect_line(const Value& line, const Value&, const Game& game, const Terms* terms) {
  return {LineKind::effect, effect_text(line, game, terms), {}, text_of(line["rule"]), {}};
}

RulingLine note_line(const Value& line, const Value&, const Game&, const Terms*) {
  return {LineKind::note, text_of(line["text"]), {}, text_of(line["rule"]), {}};
}

/// The unit of which these pieces are all that is on the table.
std::optional<UnitIndex> whole_unit(const Game& game, const std::vector<PieceIndex>& pieces) {
  const auto unit = pieces.size() > 1 ? game.piece(pieces.front()).unit : std::nullopt;
  if (!unit) return {};
  std::set<PieceIndex> there;
  for (const PieceIndex piece : game.pieces_of(*unit))
    if (game.piece(piece).on_table()) there.insert(piece);
  return there == std::set<PieceIndex>(pieces.begin(), pieces.end()) ? unit : std::nullopt;
}

QString figure(const Value& value, const std::string& currency, const Terms* terms) {
  const auto number = value.number();
  return number ? amount_text(*number, currency, terms) : QString();
}

}  // namespace

QString reason_text(const Problem& problem) {
  QString text = QString::fromStdString(problem.reason);
  if (text.isEmpty()) return text;
  text[0] = text[0].toUpper();
  return text.back().isPunct() && text.back() != '"' ? text : text + '.';
}

QString label_of(const Game& game, const std::string& id) {
  if (const auto piece = game.find_piece(id)) return QString::fromStdString(label(game.piece(*piece)));
  if (const auto unit = game.find_unit(id)) return QString::fromStdString(label(game.unit(*unit)));
  if (const auto feature = game.find_feature(id)) return QString::fromStdString(label(game.feature(*feature)));
  return QString::fromStdString(id);
}

QString name_of_pieces(const Game& game, const std::vector<PieceIndex>& pieces) {
  if (const auto unit = whole_unit(game, pieces)) return QString::fromStdString(label(game.unit(*unit)));
  if (pieces.size() > 3) return tr("%1 pieces").arg(pieces.size());
  QStringList names;
  for (const PieceIndex piece : pieces) names << QString::fromStdString(label(game.piece(piece)));
  return names.join(", ");
}

std::vector<RulingLine> ruling_lines(const Value& ruling, const Game& game, const Terms* terms) {
  std::vector<RulingLine> lines;
  const auto add = [&](const char* member, Maker make) {
    for (const Value& line : ruling[member].items()) lines.push_back(make(line, ruling, game, terms));
  };
  add("faults", fault_line);
  for (std::size_t i = 0; i < lines.size(); ++i) lines[i].number = static_cast<int>(i) + 1;
  add("costs", cost_line);
  add("dice", dice_line);
  add("effects", effect_line);
  add("notes", note_line);
  return lines;
}

QString heading_of_kind(LineKind kind) {
  switch (kind) {
    case LineKind::fault: return tr("Faults");
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

std::optional<Verdict> verdict_of(const Value& ruling) {
  for (const Verdict verdict : {Verdict::legal, Verdict::marginal, Verdict::illegal, Verdict::incomplete})
    if (ruling["verdict"].text() == name_of(verdict)) return verdict;
  return {};
}

QString amount_text(double amount, const std::string& currency, const Terms* terms) {
  const QString number = QString::fromStdString(number_text(amount, 2));
  const std::string symbol =
      terms != nullptr && terms->currency == currency && !terms->currency_symbol.empty() ? terms->currency_symbol : "";
  if (symbol.empty()) return currency == "inch" ? number + "″" : number + " " + QString::fromStdString(currency);
  // A symbol is written as the ruleset has it; one that is a word stands apart.
  const QString unit = QString::fromStdString(symbol);
  return unit.front().isLetter() ? number + " " + unit : number + unit;
}

QString allowance_text(const Value& ruling, const Terms* terms) {
  const Value& allowance = ruling["allowance"];
  const std::string currency = currency_of(ruling);
  const QString total = figure(allowance["total"], currency, terms);
  const QString spent = figure(allowance["spent"], currency, terms);
  const double left = allowance["left"].number().value_or(0);
  if (total.isEmpty() && spent.isEmpty()) return {};
  if (total.isEmpty()) return tr("%1 spent").arg(spent);
  if (spent.isEmpty()) return tr("%1 allowed").arg(total);
  return left < 0 ? tr("%1 of %2 spent, %3 too much").arg(spent, total, amount_text(-left, currency, terms))
                  : tr("%1 of %2 spent, %3 left").arg(spent, total, amount_text(left, currency, terms));
}

QString clause_tip(const QString& rule, const RulesetData* data) {
  if (data == nullptr) return {};
  for (const Clause& clause : data->terms.clauses) {
    if (rule != QString::fromStdString(clause.id)) continue;
    const QString text = QString::fromStdString(fill(clause.text, data->figures));
    return QString("<p><b>%1 · %2</b></p><p>%3</p>")
        .arg(rule.toHtmlEscaped(), QString::fromStdString(clause.title).toHtmlEscaped(), text.toHtmlEscaped());
  }
  return {};
}

QString ruling_text(const Value& ruling, const Game& game, const Terms* terms) {
  QStringList out;
  const auto verdict = verdict_of(ruling);
  QString head = verdict ? verdict_word(*verdict) : QString();
  if (const QString allowance = allowance_text(ruling, terms); !allowance.isEmpty()) head += " · " + allowance;
  out << head;
  std::optional<LineKind> kind;
  for (const RulingLine& line : ruling_lines(ruling, game, terms)) {
    if (kind != line.kind) out << QString() << heading_of_kind(line.kind);
    kind = line.kind;
    const QString amount = line.amount.isEmpty() ? QString() : line.amount + "  ";
    const QString number = line.number > 0 ? QString("%1. ").arg(line.number) : QString();
    out << QString("  %1%2%3  [%4]").arg(number, amount, line.text, line.rule);
  }
  return out.join('\n') + '\n';
}

QString order_title(const Order& order, const Game& game, const Terms* terms) {
  const std::vector<std::string> ids = ids_of(order.who);
  std::vector<PieceIndex> several;
  for (const std::string& id : ids)
    if (const auto piece = game.find_piece(id)) several.push_back(*piece);
  const bool listed = std::holds_alternative<Pieces>(order.who);
  const QString names = listed ? name_of_pieces(game, several) : label_of(game, ids.front());
  const Action* action = terms != nullptr ? terms->action(order.action) : nullptr;
  const QString doing = QString::fromStdString(action != nullptr ? action->title : order.action);
  return doing.isEmpty() ? names : tr("%1: %2").arg(names, doing);
}

}  // namespace linesman
