#include "ui/table/table_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "base/text.h"
#include "drawing/picture/marks.h"
#include "drawing/report/spoken.h"
#include "movement/grid/hex_grid.h"
#include "state/statuses.h"
#include "words/state_words.h"

namespace linesman {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("linesman::TableView", text); }
QString plain(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QString value_words(const Value& value) {
  if (const auto text = value.text()) return plain(*text);
  if (const auto number = value.number()) return spoken(word(number_text(*number, 2)));
  return {};
}

/// The name of a status or of its value in the language; English has the id itself.
QString status_word(const Game& game, const QString& id) {
  const QString said = spoken(word(id.toStdString()), game.ruleset(), "status");
  return said == id ? QString(id).replace('_', ' ') : said;
}

QString status_words(const Game& game, const Piece& piece) {
  QStringList words;
  for (const auto& [key, value] : piece.status.members()) {
    if (value.is_null() || value.boolean() == false) continue;
    if (const auto states = words_of_status(key, value, nullptr); !states.empty()) {
      for (const Sentence& state : states) words << spoken(state);
      continue;
    }
    const QString text = value_words(value.is_object() ? state::in_force(piece.status, {})[key] : value);
    const QString name = status_word(game, plain(key));
    words << (text.isEmpty() ? name : name + QLatin1Char(' ') + status_word(game, text));
  }
  return words.join(QStringLiteral(", "));
}

}  // namespace

QString words_for_table(const Game& game, const std::vector<PieceIndex>& selection, LengthUnit unit) {
  QString words = tr("Table: %1 by %2. Terrain features: %3. Models: %4.")
                      .arg(length_text(game.table().width, unit), length_text(game.table().depth, unit))
                      .arg(game.terrain().size())
                      .arg(game.pieces().size());
  for (const PieceIndex i : selection) {
    const Pose& pose = game.piece(i).pose;
    words += QLatin1Char(' ') + tr("Selected: %1, %2 from the west edge, %3 from the south edge, facing %4 degrees.")
                                    .arg(words_for_piece(game, i, unit), length_text(pose.at.x, unit),
                                         length_text(pose.at.y, unit), spoken(word(number_text(pose.facing, 1))));
  }
  return words;
}

QString words_for_place(const Table& table, Vec point, LengthUnit unit) {
  const int decimals = unit == LengthUnit::inch ? 1 : 2;
  const QString place =
      QStringLiteral("%1, %2").arg(length_text(point.x, unit, decimals), length_text(point.y, unit, decimals));
  const auto hex = table.hex ? HexGrid(*table.hex).hex_at(point) : std::nullopt;
  return hex ? tr("%1 · hex %2, %3").arg(place).arg(hex->column).arg(hex->row) : place;
}

QString words_for_piece(const Game& game, PieceIndex index, LengthUnit unit) {
  const Piece& piece = game.piece(index);
  QString words = QString::fromStdString(label(piece));
  if (!piece.side.empty()) words += QStringLiteral(" (%1)").arg(QString::fromStdString(piece.side));
  if (piece.pose.altitude > 0) words = tr("%1, %2 up").arg(words, length_text(piece.pose.altitude, unit));
  if (const QString status = status_words(game, piece); !status.isEmpty()) words += QStringLiteral(": ") + status;
  return words;
}

QString words_for_state(const Game& game, const Piece& piece, LengthUnit unit) {
  QString words = status_words(game, piece);
  if (piece.pose.altitude > 0) words = tr("%1, %2 up").arg(words, length_text(piece.pose.altitude, unit));
  return words.startsWith(", ") ? words.mid(2) : words;
}

QString words_for_feature(const Feature& feature, LengthUnit unit) {
  QString words = spoken(name_of(feature.kind));
  words.replace(QLatin1Char('-'), QLatin1Char(' '));
  if (!feature.name.empty()) words = QString::fromStdString(feature.name) + QStringLiteral(" (%1)").arg(words);
  if (feature.height > 0.1) words = tr("%1, %2 high").arg(words, length_text(feature.height, unit));
  return words;
}

}  // namespace linesman
