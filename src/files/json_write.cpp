#include <algorithm>
#include <charconv>
#include <cmath>

#include "base/utf8.h"
#include "files/json.h"
#include "files/json_sink.h"
#include "files/json_spelling.h"

namespace linesman {

namespace {

constexpr int ON_ONE_LINE = -1;

/// The greatest depth of a written value. Files are limited to MAX_NESTING besides.
constexpr std::size_t MAX_WRITTEN_NESTING = 2 * MAX_NESTING;

/// Names from the command line or the system need not be UTF-8.
void write_text(std::string_view text, std::string& out) {
  is_utf8(text) ? spell_text(text, out) : spell_text(repaired(text), out);
}

void write_whole(std::int64_t n, std::string& out) {
  std::array<char, 24> buffer{};
  out.append(buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), n).ptr);
}

/// Whether the standard library writes a number without an exponent and with the fewest digits.
bool is_plain(double x) { return x == 0 || (std::abs(x) >= 1e-3 && std::abs(x) < 1e15); }

void write_plain(double x, std::string& out) {
  std::array<char, 40> buffer{};
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), x, std::chars_format::fixed).ptr;
  const std::string_view digits(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
  out += digits;
  if (digits.find('.') == std::string_view::npos) out += ".0";
}

/// Writes a number so that it does not read back as a whole number: 4.0. Long ones get an exponent.
void write_double(double x, std::string& out) {
  if (is_plain(x)) return write_plain(x, out);
  const ShortestDigits shortest(x);
  constexpr int MAX_PLAIN_DIGITS = 15;
  constexpr int MAX_ZEROS = 4;  // between the point and the first digit
  if (std::signbit(x)) out += '-';
  if (shortest.point() > -MAX_ZEROS && shortest.point() <= MAX_PLAIN_DIGITS) {
    shortest.spell_plain(out);
    if (shortest.point() >= shortest.count()) out += ".0";
    return;
  }
  shortest.spell_mantissa(out);
  const int exponent = shortest.point() - 1;
  out += exponent < 0 ? "e-" : "e+";
  if (std::abs(exponent) < 10) out += '0';
  write_whole(std::abs(exponent), out);
}

class Printer {
 public:
  Printer(int indent, std::string& out) : indent_(indent), out_(out) {}

  void print(const Value& value, std::size_t depth);

 private:
  void print_items(const Value::Items& items, std::size_t depth);
  void print_members(const Value::Members& members, std::size_t depth);
  /// Begins a line for an item, a member or a closing bracket.
  void begin_line(std::size_t depth);

  int indent_;  ///< below 0: everything on one line, without spaces
  std::string& out_;
};

void Printer::begin_line(std::size_t depth) {
  if (indent_ < 0) return;
  out_ += '\n';
  out_.append(static_cast<std::size_t>(indent_) * depth, ' ');
}

/// Lists of numbers, mostly points and poses, are written on one line.
bool on_one_line(const Value::Items& items) {
  return std::all_of(items.begin(), items.end(), [](const Value& item) { return item.is_number(); });
}

void Printer::print_items(const Value::Items& items, std::size_t depth) {
  const bool one_line = on_one_line(items);
  out_ += '[';
  bool first = true;
  for (const Value& item : items) {
    if (!std::exchange(first, false)) out_ += one_line && indent_ >= 0 ? ", " : ",";
    if (!one_line) begin_line(depth + 1);
    print(item, depth + 1);
  }
  if (!one_line) begin_line(depth);
  out_ += ']';
}

void Printer::print_members(const Value::Members& members, std::size_t depth) {
  out_ += '{';
  bool first = true;
  for (const auto& [name, member] : members) {
    if (!std::exchange(first, false)) out_ += ',';
    begin_line(depth + 1);
    write_text(name, out_);
    out_ += indent_ < 0 ? ":" : ": ";
    print(member, depth + 1);
  }
  if (!members.empty()) begin_line(depth);
  out_ += '}';
}

void Printer::print(const Value& value, std::size_t depth) {
  LINESMAN_CHECK(depth <= MAX_WRITTEN_NESTING);
  if (value.stored_whole()) return write_whole(*value.whole(), out_);
  if (const auto x = value.number()) return write_double(*x, out_);
  if (const auto text = value.text()) return write_text(*text, out_);
  if (value.is_array()) return print_items(value.items(), depth);
  if (value.is_object()) return print_members(value.members(), depth);
  const auto truth = value.boolean();
  out_ += !truth ? "null" : *truth ? "true" : "false";
}

}  // namespace

std::size_t depth_of(const Value& value) {
  std::size_t deepest = 0;
  for (const Value& item : value.items()) deepest = std::max(deepest, depth_of(item));
  for (const auto& [name, member] : value.members()) deepest = std::max(deepest, depth_of(member));
  return value.is_array() || value.is_object() ? deepest + 1 : 0;
}

std::string write_json(const Value& value, int indent) {
  std::string out;
  Printer(indent, out).print(value, 0);
  return out;
}

namespace files {

void JsonText::separate() {
  if (std::exchange(after_value_, true)) out_ += ',';
}

void JsonText::begin(char bracket) {
  separate();
  out_ += bracket;
  after_value_ = false;
}

void JsonText::end(char bracket) {
  out_ += bracket;
  after_value_ = true;
}

void JsonText::name(std::string_view name) {
  separate();
  out_ += '"';
  out_ += name;
  out_ += "\":";
  after_value_ = false;
}

void JsonText::text(std::string_view text) {
  separate();
  write_text(text, out_);
}

void JsonText::value(const Value& value) {
  separate();
  Printer(ON_ONE_LINE, out_).print(value, 0);
}

}  // namespace files

}  // namespace linesman
