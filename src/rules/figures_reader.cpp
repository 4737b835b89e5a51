#include "rules/figures_reader.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"

namespace linesman {

namespace {

std::string range_text(const FigureRange& range) {
  const bool below = std::isfinite(range.least);
  const bool above = std::isfinite(range.most);
  if (below && above) return " from " + number_text(range.least) + " to " + number_text(range.most);
  if (below) return " of at least " + number_text(range.least);
  return above ? " of at most " + number_text(range.most) : "";
}

}  // namespace

double FiguresReader::number(std::string_view name, FigureRange range) {
  return number_at(figures_[name], pointer_to("/figures", name), range);
}

int FiguresReader::whole(std::string_view name, FigureRange range) {
  const double x = number(name, range);
  if (figures_[name].is_whole()) return static_cast<int>(x);
  fail(pointer_to("/figures", name), "must be a whole number" + range_text(range));
  return static_cast<int>(std::max(range.least, std::min(x, range.most)));
}

double FiguresReader::number_at(const Value& value, const std::string& pointer, FigureRange range) {
  const auto x = value.number();
  if (x && *x >= range.least && *x <= range.most) return *x;
  fail(pointer, "must be a number" + range_text(range) + ", not " + describe(value));
  return std::isfinite(range.least) ? range.least : 0;
}

double FiguresReader::member(const Value& object, const std::string& pointer, std::string_view name,
                             FigureRange range) {
  return number_at(object[name], pointer_to(pointer, name), range);
}

FigureRow FiguresReader::row(const Value& object, const std::string& pointer, FigureRange range) {
  FigureRow all;
  for (const auto& [name, value] : object.members()) all[name] = number_at(value, pointer_to(pointer, name), range);
  return all;
}

void FiguresReader::fail(std::string pointer, std::string reason) {
  if (!problem_) problem_ = Problem{std::move(pointer), std::move(reason)};
}

}  // namespace linesman
