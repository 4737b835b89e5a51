#include <rapidjson/reader.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <unordered_set>

#include "base/text.h"
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

/// Line and column, from 1, of a byte.
std::string place_in(std::string_view text, std::size_t byte) {
  const std::string_view before = text.substr(0, std::min(byte, text.size()));
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const std::size_t start = before.rfind('\n') + 1;  // npos + 1 is 0
  return "line " + std::to_string(line) + ", column " + std::to_string(before.size() - start + 1);
}

/// The character before a byte, quoted; empty when it is not a visible ASCII character.
std::string character_before(std::string_view text, std::size_t byte) {
  const char c = byte > 0 && byte <= text.size() ? text[byte - 1] : '\0';
  return c > ' ' && c <= '~' ? std::string("`") + c + "`" : "";
}

/// Builds the Value from the events of a parser. Stops at the first mistake.
class ValueBuilder {
 public:
  explicit ValueBuilder(std::string_view text) : text_(text) {}

  bool null() { return take(Value()); }
  bool boolean(bool b) { return take(Value(b)); }
  bool number_integer(std::int64_t n) { return take(Value(n)); }
  bool number_unsigned(std::uint64_t n) {
    const bool fits = n <= static_cast<std::uint64_t>(INT64_MAX);
    return take(fits ? Value(static_cast<std::int64_t>(n)) : Value(static_cast<double>(n)));
  }
  bool number_float(double x, const std::string&) { return take(Value(x)); }
  bool string(std::string_view text) { return take(Value(text)); }
  bool binary(std::vector<std::uint8_t>&) { return refuse("binary data is no JSON"); }
  bool start_object(std::size_t) { return open(true); }
  bool start_array(std::size_t) { return open(false); }
  bool key(std::string name);
  bool end_object() { return close(); }
  bool end_array() { return close(); }
  bool parse_error(std::size_t position, const std::string& token, const nlohmann::json::exception& error);

  Value take_root() { return std::move(root_); }
  const Problem& problem() const { return problem_; }

 private:
  bool take(Value value);
  bool open(bool object);
  bool close();
  bool refuse(std::string reason) {
    problem_ = {"", pointer(), std::move(reason)};
    return false;
  }
  bool is_given(const std::string& name);
  std::string pointer() const;

  std::string_view text_;
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

bool ValueBuilder::key(std::string name) {
  const bool twice = is_given(name);
  members_.emplace_back(std::move(name), Value());
  open_.back().named = true;
  return !twice || refuse("the member is given twice");
}

bool ValueBuilder::parse_error(std::size_t position, const std::string& token, const nlohmann::json::exception& error) {
  const std::string said = error.what();
  const std::string place = place_in(text_, position > 0 ? position - 1 : 0) + ": ";
  const auto says = [&](std::string_view words) { return said.find(words) != std::string::npos; };
  constexpr int OUT_OF_RANGE = 406;
  constexpr std::size_t LONGEST_NUMBER = 40;
  if (error.id == OUT_OF_RANGE)
    return refuse(place + "the number " + (token.size() <= LONGEST_NUMBER ? token + " " : "") + "is too large");
  if (says("UTF-8") || says("surrogate")) return refuse(place + "the text is not UTF-8");
  if (position > text_.size() || says("unexpected end of input")) return refuse(place + "the text ends too early");
  const std::string character = character_before(text_, position);
  return refuse(place + (character.empty() ? "this is not JSON" : character + " is not expected here"));
}

/// Passes RapidJSON's events to the builder. The standard library reads numbers exactly.
class FastReader : public rapidjson::BaseReaderHandler<rapidjson::UTF8<>, FastReader> {
 public:
  explicit FastReader(ValueBuilder& builder) : builder_(builder) {}

  bool Null() { return builder_.null(); }
  bool Bool(bool b) { return builder_.boolean(b); }
  bool RawNumber(const char* text, rapidjson::SizeType length, bool) { return number({text, length}); }
  bool String(const char* text, rapidjson::SizeType length, bool) { return builder_.string({text, length}); }
  bool StartObject() { return builder_.start_object(0); }
  bool Key(const char* text, rapidjson::SizeType length, bool) { return builder_.key({text, length}); }
  bool EndObject(rapidjson::SizeType) { return builder_.end_object(); }
  bool StartArray() { return builder_.start_array(0); }
  bool EndArray(rapidjson::SizeType) { return builder_.end_array(); }

 private:
  bool number(std::string_view text) {
    const char* end = text.data() + text.size();
    if (text.find_first_of(".eE") == std::string_view::npos) {
      std::int64_t n = 0;
      if (std::from_chars(text.data(), end, n).ec == std::errc()) return builder_.number_integer(n);
    }
    double x = 0;
    return std::from_chars(text.data(), end, x).ec == std::errc() && builder_.number_float(x, "");
  }

  ValueBuilder& builder_;
};

/// Reads with RapidJSON. Nothing when it or the builder stops; then the careful reader decides. RapidJSON misses a NUL
/// after the value and halves of surrogate pairs in escapes, so such texts are left to the careful reader.
std::optional<Value> read_fast(std::string_view text) {
  if (text.find('\0') != std::string_view::npos || text.find("\\u") != std::string_view::npos) return std::nullopt;
  ValueBuilder builder(text);
  FastReader handler(builder);
  std::string parsed(text);  // texts are unescaped in place
  rapidjson::InsituStringStream bytes(parsed.data());
  rapidjson::Reader reader;
  constexpr unsigned FLAGS =
      rapidjson::kParseInsituFlag | rapidjson::kParseValidateEncodingFlag | rapidjson::kParseNumbersAsStringsFlag;
  if (reader.Parse<FLAGS>(bytes, handler).IsError()) return std::nullopt;
  return builder.take_root();
}

/// Reads with nlohmann's parser, which names each mistake and its place.
Result<Value> read_with_care(std::string_view text, const std::string& file) {
  ValueBuilder builder(text);
  if (nlohmann::json::sax_parse(text.begin(), text.end(), &builder)) return builder.take_root();
  Problem problem = builder.problem();
  problem.file = file;
  return problem;
}

}  // namespace

Result<Value> parse_json(std::string_view text, const std::string& file) {
  if (text.size() > MAX_FILE_BYTES)
    return Problem{file, "", "is larger than " + std::to_string(MAX_FILE_BYTES >> 20) + " MiB"};
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return Problem{file, "", "is empty"};
  if (auto value = read_fast(text)) return std::move(*value);
  return read_with_care(text, file);
}

Result<Value> load_json(const std::string& path) {
  const auto text = read_file(path);
  if (!text) return text.problem();
  return parse_json(*text, path);
}

}  // namespace linesman
