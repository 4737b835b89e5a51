#include "ui/report/entry_words.h"

#include <QCoreApplication>

#include "files/order_json.h"
#include "files/ruling_json.h"
#include "rules/ruling_words.h"
#include "ui/report/edit_words.h"
#include "ui/report/ruling_lines.h"

namespace linesman {

QString roll_words(const Roll& roll, const Game& game, const Terms* terms) {
  QStringList faces;
  for (const double face : roll.faces) faces << QString::fromStdString(figure(face));
  QStringList names;
  for (const std::string& id : roll.pieces) names << QString::fromStdString(label_of(game, id));
  QString purpose = QString::fromStdString(roll.purpose);
  if (terms != nullptr)
    for (const DicePurpose& known : terms->dice)
      if (known.purpose == roll.purpose) purpose = QString::fromStdString(known.title);
  const QString rolled = roll.by == RolledBy::program
                             ? QCoreApplication::translate("History", "%1: %2, rolled by the program")
                             : QCoreApplication::translate("History", "%1: %2, rolled at the table");
  const QString whom = names.isEmpty() ? QString() : names.join(", ") + QStringLiteral(" · ");
  return whom + rolled.arg(purpose, faces.join(", "));
}

QString history_line(const Value& entry, const Game& game, const Terms* terms, const RulesetData* usual,
                     LengthUnit unit) {
  if (entry.find("edit") != nullptr) return edit_text(entry, game, terms, usual, unit);
  if (const auto roll = roll_of(entry)) return roll_words(*roll, game, terms);
  const auto order = read_order(entry["order"], {});
  QStringList parts;
  if (order) parts << order_title(*order, game, terms);
  if (const auto ruling = read_ruling_outline(entry["ruling"])) {
    parts << verdict_word(ruling->verdict);
    if (const QString allowance = allowance_text(*ruling, terms, unit); !allowance.isEmpty()) parts << allowance;
  }
  return parts.join(" · ");
}

}  // namespace linesman
