#include "casebook/moment.h"

#include <chrono>

namespace linesman {

namespace {

constexpr std::string_view SHAPE = "dddd-dd-ddTdd:dd:dd.dddZ";

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool has_shape(std::string_view text) {
  if (text.size() != SHAPE.size()) return false;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (SHAPE[i] == 'd' ? !is_digit(text[i]) : text[i] != SHAPE[i]) return false;
  return true;
}

int number_at(std::string_view text, std::size_t at, std::size_t digits) {
  int number = 0;
  for (std::size_t i = at; i < at + digits; ++i) number = 10 * number + (text[i] - '0');
  return number;
}

std::string padded(std::int64_t number, std::size_t digits) {
  std::string text = std::to_string(number);
  return text.size() < digits ? std::string(digits - text.size(), '0') + text : text;
}

constexpr std::int64_t SECOND = 1000;
constexpr std::int64_t MINUTE = 60 * SECOND;
constexpr std::int64_t HOUR = 60 * MINUTE;
constexpr std::int64_t DAY = 24 * HOUR;

}  // namespace

std::optional<std::int64_t> moment_in(std::string_view text) {
  using namespace std::chrono;
  if (!has_shape(text)) return std::nullopt;
  const year_month_day date{year(number_at(text, 0, 4)), month(static_cast<unsigned>(number_at(text, 5, 2))),
                            day(static_cast<unsigned>(number_at(text, 8, 2)))};
  const int hour = number_at(text, 11, 2);
  const int minute = number_at(text, 14, 2);
  const int second = number_at(text, 17, 2);
  if (!date.ok() || hour > 23 || minute > 59 || second > 59) return std::nullopt;
  const std::int64_t days = sys_days(date).time_since_epoch().count();
  return days * DAY + hour * HOUR + minute * MINUTE + second * SECOND + number_at(text, 20, 3);
}

std::string moment_text(std::int64_t milliseconds) {
  using namespace std::chrono;
  const sys_days days_since{floor<days>(std::chrono::milliseconds(milliseconds))};
  const year_month_day date(days_since);
  const std::int64_t of_day = milliseconds - days_since.time_since_epoch().count() * DAY;
  return padded(static_cast<int>(date.year()), 4) + "-" + padded(static_cast<unsigned>(date.month()), 2) + "-" +
         padded(static_cast<unsigned>(date.day()), 2) + "T" + padded(of_day / HOUR, 2) + ":" +
         padded(of_day % HOUR / MINUTE, 2) + ":" + padded(of_day % MINUTE / SECOND, 2) + "." +
         padded(of_day % SECOND, 3) + "Z";
}

std::int64_t moment_now() {
  using namespace std::chrono;
  return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string moment_in_name(std::string_view text) {
  std::string name;
  for (const char c : text)
    if (c != '-' && c != ':' && c != '.') name += c;
  return name;
}

}  // namespace linesman
