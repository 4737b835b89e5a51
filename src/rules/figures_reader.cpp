#include "rules/figures_reader.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"

namespace linesman {

Result<void> check_figures(const Value& value, const std::string& pointer) {
  constexpr int DECIMALS = 6;
  const double size = std::abs(value.number().value_or(0));
  if (size > LARGEST_NUMBER) return Problem{pointer, said<"must be at most {n}">(LARGEST_NUMBER)};
  if (size != 0 && size < SMALLEST_NUMBER)
    return Problem{pointer, said<"must be 0 or at least {n}">(Number{SMALLEST_NUMBER, DECIMALS})};
  for (std::size_t i = 0; i < value.items().size(); ++i)
    if (auto checked = check_figures(value[i], pointer_to(pointer, i)); !checked) return checked;
  for (const auto& [name, member] : value.members())
    if (auto checked = check_figures(member, pointer_to(pointer, name)); !checked) return checked;
  return {};
}

double FiguresReader::number(std::string_view name, NumberRange range) {
  return number_at(figures_[name], pointer_to("/figures", name), range);
}

int FiguresReader::whole(std::string_view name, NumberRange range) {
  const double x = number(name, range);
  if (figures_[name].is_whole()) return static_cast<int>(x);
  fail(pointer_to("/figures", name),
       said<"must be {ids}">(number_wanted({range.least, range.most, range.above, true})));
  return static_cast<int>(std::max(range.least, std::min(x, range.most)));
}

double FiguresReader::number_at(const Value& value, const std::string& pointer, NumberRange range) {
  const auto figure = check_figures(value, pointer);
  if (const auto x = number_in(value, range); x && figure) return *x;
  if (value.is_number() && !figure) fail(pointer, figure.problem().reason);
  fail(pointer, must_be(number_wanted(range), value));
  return range.least > -LARGEST_NUMBER ? range.least : 0;
}

double FiguresReader::member(const Value& object, const std::string& pointer, std::string_view name,
                             NumberRange range) {
  return number_at(object[name], pointer_to(pointer, name), range);
}

FigureRow FiguresReader::row(const Value& object, const std::string& pointer, NumberRange range) {
  FigureRow all;
  for (const auto& [name, value] : object.members()) all[name] = number_at(value, pointer_to(pointer, name), range);
  return all;
}

}  // namespace linesman
