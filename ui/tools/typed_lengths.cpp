#include "ui/tools/typed_lengths.h"

#include <QRegularExpression>
#include <QStringList>

namespace linesman {

bool TypedLengths::key(int key) {
  if (key == Qt::Key_Backspace && !empty()) {
    text_.chop(1);
    return true;
  }
  const bool between = key == Qt::Key_Comma || key == Qt::Key_Space;
  if (between && empty()) return false;
  if (!between && key != Qt::Key_Period && (key < Qt::Key_0 || key > Qt::Key_9)) return false;
  text_ += between ? QStringLiteral(", ") : QString(QChar(key));
  return true;
}

std::vector<double> TypedLengths::lengths(LengthUnit unit) const {
  static const QRegularExpression separators(QStringLiteral("[,\\s]+"));
  std::vector<double> lengths;
  for (const QString& word : text_.split(separators, Qt::SkipEmptyParts)) {
    const auto length = parse_length(word.toStdString(), unit);
    if (!length || !(*length > 0)) return {};
    lengths.push_back(*length);
  }
  return lengths;
}

}  // namespace linesman
