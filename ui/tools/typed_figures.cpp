#include "ui/tools/typed_figures.h"

#include <QRegularExpression>
#include <QStringList>

#include "base/heading.h"
#include "base/text.h"
#include "base/tolerance.h"

namespace linesman {

namespace {

QChar sign_of(int key) {
  if (key >= Qt::Key_0 && key <= Qt::Key_9) return QLatin1Char(static_cast<char>('0' + key - Qt::Key_0));
  switch (key) {
    case Qt::Key_Period: return QLatin1Char('.');
    case Qt::Key_Minus: return QLatin1Char('-');
    case Qt::Key_Comma:
    case Qt::Key_Semicolon: return QLatin1Char(',');
    case Qt::Key_Less:
    case Qt::Key_At: return QLatin1Char('<');
    default: return {};
  }
}

std::optional<double> number(const QString& text) { return parse_number(text.toStdString()); }

}  // namespace

bool TypedNumbers::may_take(int key) const { return !sign_of(key).isNull() || (key == Qt::Key_Backspace && !empty()); }

bool TypedNumbers::key(int key) {
  if (!may_take(key)) return false;
  if (key == Qt::Key_Backspace)
    text_.chop(1);
  else
    text_ += sign_of(key);
  return true;
}

std::optional<TypedNumbers::Figures> TypedNumbers::figures(LengthUnit unit) const {
  const bool heading = text_.contains(QLatin1Char('<'));
  const QStringList parts = text_.split(heading ? QLatin1Char('<') : QLatin1Char(','));
  const auto first = number(parts.front());
  if (!first || parts.size() > 2) return std::nullopt;
  const double length = inches_of(*first, unit);
  if (parts.size() == 1) return Figures{length, {}, false};
  const auto second = number(parts.back());
  if (!second) return std::nullopt;
  return Figures{length, heading ? *second : inches_of(*second, unit), heading};
}

std::optional<Vec> place_of(const TypedNumbers::Figures& figures, std::optional<Vec> from, Vec pointer) {
  if (figures.second && !figures.heading) return Vec{figures.first, *figures.second};
  if (!from) return std::nullopt;
  if (figures.heading) return *from + direction(*figures.second) * figures.first;
  const Vec way = pointer - *from;
  if (length(way) <= EPS) return std::nullopt;
  return *from + way * (figures.first / length(way));
}

Vec opposite_corner(const TypedNumbers::Figures& figures, Vec from, Vec pointer) {
  const double east = pointer.x < from.x ? -1 : 1;
  const double north = pointer.y < from.y ? -1 : 1;
  return from + Vec{east * figures.first, north * figures.second.value_or(figures.first)};
}

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
