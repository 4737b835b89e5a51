// Boost.JSON reads: it took 12.0 ms for a document of 10,000 features (6.3 MB) where RapidJSON 1.1 took 14.3, and 0.90
// µs for a line of a batch where that took 1.13; and it alone refuses halves of surrogate pairs.
#include <algorithm>
#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/src.hpp>  // built in: a shared library would be one more package, and mingw has none
#include <charconv>
#include <cmath>
#include <iterator>
#include <memory>
#include <unordered_set>

#include "base/text.h"
#include "base/utf8.h"
#include "files/disk/file.h"
#include "files/json.h"

namespace linesman {

namespace {

/// With more members than this the names of an object are hashed, so that a hostile object does not cost the square.
constexpr std::size_t FEW_MEMBERS = 24;

/// An array or object that is being read. Its values are at the end of the builder's items or members.
struct Open {
  bool object = false;
  std::size_t items = 0;                                     ///< number of the builder's items before it
  std::size_t members = 0;                                   ///< number of the builder's members before it
  bool named = false;                                        ///< a name was read, its value was not yet
  std::unique_ptr<std::unordered_set<std::string>> names{};  ///< only with more than FEW_MEMBERS
};

/// A mistake at a byte, with its line and column.
Sentence mistake_in(std::string_view text, std::size_t byte, Sentence reason) {
  const std::string_view before = text.substr(0, std::min(byte, text.size()));
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const std::size_t start = before.rfind('\n') + 1;  // npos + 1 is 0
  return said<"line {n}, column {m}: {reason}">(line, before.size() - start + 1, std::move(reason));
}

/// The character at a byte, quoted; empty when it is not a visible ASCII character.
std::string character_in(std::string_view text, std::size_t byte) {
  const char c = byte < text.size() ? text[byte] : '\0';
  return c > ' ' && c <= '~' ? std::string("`") + c + "`" : "";
}

/// Builds the Value from the events of a parser. Stops at the first mistake.
class ValueBuilder {
 public:
  bool take(Value value);
  bool open(bool object);
  bool close();
  bool name(std::string name);
  bool refuse(std::string reason) {
    problem_ = {"", pointer(), std::move(reason)};
    return false;
  }

  /// The place of the value that is read.
  std::string pointer() const;
  Value take_root() { return std::move(root_); }
  const Problem& problem() const { return problem_; }

 private:
  bool is_given(const std::string& name);

  std::size_t values_ = 0;
  std::vector<Open> open_;
  std::vector<Value> items_;            ///< of all open arrays, the innermost last
  std::vector<Value::Member> members_;  ///< of all open objects; the last of each may still have no value
  Value root_;
  Problem problem_;
};

std::string ValueBuilder::pointer() const {
  std::string p;
  for (std::size_t i = 0; i < open_.size(); ++i) {
    const Open& o = open_[i];
    const bool innermost = i + 1 == open_.size();
    const std::size_t items = innermost ? items_.size() : open_[i + 1].items;
    const std::size_t members = innermost ? members_.size() : open_[i + 1].members;
    if (!o.object)
      p = pointer_to(p, items - o.items);
    else if (o.named)
      p = pointer_to(p, members_[members - 1].first);
  }
  return p;
}

bool ValueBuilder::take(Value value) {
  if (++values_ > MAX_VALUES) return refuse("there are more than " + std::to_string(MAX_VALUES) + " values in it");
  if (open_.empty()) {
    root_ = std::move(value);
  } else if (Open& in = open_.back(); in.object) {
    members_.back().second = std::move(value);
    in.named = false;
  } else {
    items_.push_back(std::move(value));
  }
  return true;
}

bool ValueBuilder::open(bool object) {
  if (open_.size() >= MAX_NESTING)
    return refuse("lists and objects are nested deeper than " + std::to_string(MAX_NESTING));
  open_.push_back({object, items_.size(), members_.size()});
  return true;
}

/// Moves the elements from `first` on out of `all`.
template <class T>
SharedList<T> taken_off(std::vector<T>& all, std::size_t first) {
  const auto begin = all.begin() + static_cast<std::ptrdiff_t>(first);
  SharedList<T> last(std::make_move_iterator(begin), std::make_move_iterator(all.end()));
  all.erase(begin, all.end());
  return last;
}

bool ValueBuilder::close() {
  const Open done = std::move(open_.back());
  open_.pop_back();
  return take(done.object ? Value(taken_off(members_, done.members)) : Value(taken_off(items_, done.items)));
}

bool ValueBuilder::is_given(const std::string& name) {
  Open& in = open_.back();
  const auto begin = members_.begin() + static_cast<std::ptrdiff_t>(in.members);
  const auto count = static_cast<std::size_t>(members_.end() - begin);
  if (count < FEW_MEMBERS) return std::any_of(begin, members_.end(), [&](const auto& m) { return m.first == name; });
  if (!in.names) {
    in.names = std::make_unique<std::unordered_set<std::string>>();
    std::for_each(begin, members_.end(), [&](const auto& m) { in.names->insert(m.first); });
  }
  return !in.names->insert(name).second;
}

bool ValueBuilder::name(std::string name) {
  const bool twice = is_given(name);
  members_.emplace_back(std::move(name), Value());
  open_.back().named = true;
  return !twice || refuse("the member is given twice");
}

/// Takes the events of Boost.JSON's parser, in parts where a text has escapes. The standard library reads numbers.
class ParserEvents {
 public:
  using Error = boost::json::error_code;
  using Text = boost::json::string_view;
  static constexpr std::size_t max_object_size = MAX_FILE_BYTES;
  static constexpr std::size_t max_array_size = MAX_FILE_BYTES;
  static constexpr std::size_t max_key_size = MAX_FILE_BYTES;
  static constexpr std::size_t max_string_size = MAX_FILE_BYTES;

  bool on_document_begin(Error&) { return true; }
  bool on_document_end(Error&) { return true; }
  bool on_object_begin(Error&) { return builder.open(true); }
  bool on_object_end(std::size_t, Error&) { return builder.close(); }
  bool on_array_begin(Error&) { return builder.open(false); }
  bool on_array_end(std::size_t, Error&) { return builder.close(); }
  bool on_key_part(Text part, std::size_t, Error&) { return keep(part); }
  bool on_key(Text last, std::size_t, Error&) { return builder.name(std::string(whole(last))); }
  bool on_string_part(Text part, std::size_t, Error&) { return keep(part); }
  bool on_string(Text last, std::size_t, Error&) { return builder.take(whole(last)); }
  bool on_number_part(Text part, Error&) { return keep(part); }
  bool on_int64(std::int64_t n, Text last, Error&) {
    whole(last);
    return builder.take(n);
  }
  bool on_uint64(std::uint64_t n, Text last, Error&) { return number(whole(last), static_cast<double>(n)); }
  bool on_double(double x, Text last, Error&) { return number(whole(last), x); }
  bool on_bool(bool b, Error&) { return builder.take(b); }
  bool on_null(Error&) { return builder.take({}); }
  bool on_comment_part(Text, Error&) { return true; }
  bool on_comment(Text, Error&) { return true; }

  ValueBuilder builder;
  bool is_too_large = false;  ///< a number that no double holds was read last

 private:
  bool keep(Text part) {
    parts_.append(part.data(), part.size());
    return true;
  }
  /// The parts that were kept, with the last one; it holds until the next event.
  std::string_view whole(Text last) {
    if (parts_.empty()) return {last.data(), last.size()};
    keep(last);
    whole_.swap(parts_);
    parts_.clear();
    return whole_;
  }
  /// The nearest double, which the parser's own need not be. One that is too small for a double is 0.
  bool number(std::string_view text, double about) {
    double x = std::copysign(0.0, about);
    const auto error = std::from_chars(text.data(), text.data() + text.size(), x).ec;
    is_too_large = error != std::errc() && std::abs(about) > 1;
    return !is_too_large && builder.take(x);
  }

  std::string parts_;
  std::string whole_;
};

constexpr std::string_view IN_NUMBERS = "+-.0123456789Ee";

/// The mistake of a number that no double holds, of which `byte` is the last or stands behind it.
Sentence too_large(std::string_view text, std::size_t byte) {
  constexpr std::size_t LONGEST_NUMBER = 40;
  const std::size_t begin = text.substr(0, byte).find_last_not_of(IN_NUMBERS) + 1;  // npos + 1 is 0
  const std::size_t end = std::min(text.find_first_not_of(IN_NUMBERS, begin), text.size());
  const std::string number(text.substr(begin, end - begin));
  return mistake_in(text, end - 1,
                    number.size() <= LONGEST_NUMBER ? said<"the number {a} is too large">(number)
                                                    : said<"the number is too large">());
}

/// Whether a byte of text that is JSON up to there lies between quotes.
bool is_quoted(std::string_view text, std::size_t byte) {
  bool quoted = false;
  for (std::size_t i = 0; i < byte; ++i) {
    if (text[i] == '"') quoted = !quoted;
    if (text[i] == '\\') ++i;
  }
  return quoted;
}

/// Whether a byte between quotes comes where the second half of a surrogate pair must.
bool is_after_half(std::string_view text, std::size_t byte) {
  constexpr std::size_t ESCAPE = 6;  // \ud83d
  if (text[byte - 1] == '\\') --byte;
  const std::string_view half = byte < ESCAPE ? "" : text.substr(byte - ESCAPE, ESCAPE);
  return half.starts_with("\\u") && (half[2] | 0x20) == 'd' && std::string_view("89abAB").find(half[3]) < ESCAPE;
}

/// The last character of what begins at a byte and is not expected there, or its first that is wrong.
std::size_t end_of_unexpected(std::string_view text, std::size_t byte) {
  if (text[byte] == '"') {
    std::size_t end = byte + 1;
    while (end < text.size() && text[end] != '"') end += text[end] == '\\' ? 2 : 1;
    return std::min(end, text.size());
  }
  for (const std::string_view word : {"true", "false", "null"})
    for (std::size_t i = 0; text[byte] == word[0] && byte + i < text.size(); ++i)
      if (i + 1 == word.size() || text[byte + i] != word[i]) return byte + i;
  if (text[byte] != '-' && (text[byte] < '0' || text[byte] > '9')) return byte;
  return std::min(text.find_first_not_of(IN_NUMBERS, byte), text.size()) - 1;
}

/// The mistake at which the parser stopped, with its line and column.
Sentence mistake_at(std::string_view text, std::size_t byte, const boost::json::error_code& code) {
  using Code = boost::json::error;
  const auto no_utf8 = [&](std::size_t at) { return mistake_in(text, at, said<"the text is not UTF-8">()); };
  if (code == Code::exponent_overflow) return too_large(text, byte);
  const bool quoted = is_quoted(text, byte);
  if (quoted && is_after_half(text, byte)) return no_utf8(byte);
  if (code == Code::expected_hex_digit || code == Code::illegal_leading_surrogate ||
      code == Code::illegal_trailing_surrogate) {
    // The parser gives the beginning of the escape, or some digit of it.
    constexpr std::size_t DIGITS = 4;
    const std::size_t first = text.rfind("\\u", byte) + 2;
    byte = std::min(text.find_first_not_of("0123456789abcdefABCDEF", first), text.size());
    if (byte >= first + DIGITS) return no_utf8(first + DIGITS - 1);
  }
  if (quoted && byte < text.size() && !character_at(text, byte).code) return no_utf8(byte + begun_bytes(text, byte));
  if (!quoted && byte < text.size()) byte = end_of_unexpected(text, byte);
  if (byte >= text.size()) return mistake_in(text, byte, said<"the text ends too early">());
  const std::string character = character_in(text, byte);
  return mistake_in(text, byte,
                    character.empty() ? said<"this is not JSON">() : said<"{sign} is not expected here">(character));
}

}  // namespace

Result<Value> parse_json(std::string_view text, const std::string& file) {
  if (text.size() > MAX_FILE_BYTES) return Problem{file, "", said<"is larger than {n} MiB">(MAX_FILE_BYTES >> 20)};
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return Problem{file, "", "is empty"};
  // A NUL ends the text.
  if (const std::size_t nul = text.find('\0'); nul < text.size() && !is_quoted(text, nul)) text = text.substr(0, nul);
  constexpr std::string_view BYTE_ORDER_MARK = "\xEF\xBB\xBF";
  const std::size_t begin = text.starts_with(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.size() : 0;
  boost::json::parse_options options;
  options.max_depth = MAX_NESTING + 1;  // the builder says where it is too deep
  boost::json::basic_parser<ParserEvents> parser(options);
  boost::json::error_code error;
  const std::size_t read = begin + parser.write_some(false, text.data() + begin, text.size() - begin, error);
  ParserEvents& events = parser.handler();
  if (!error && read == text.size()) return events.builder.take_root();
  Problem problem = events.builder.problem();
  if (problem.reason.empty())
    problem = {events.builder.pointer(), events.is_too_large ? too_large(text, read) : mistake_at(text, read, error)};
  problem.file = file;
  return problem;
}

Result<Value> load_json(const std::string& path) {
  const auto text = read_file(path);
  if (!text) return text.problem();
  return parse_json(*text, path);
}

}  // namespace linesman
