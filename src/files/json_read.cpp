#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <unordered_set>

#include "base/text.h"
#include "files/json.h"

namespace linesman {

namespace {

/// Above this many members the names of an object are looked up by hash: a hostile object must not cost the square.
constexpr std::size_t FEW_MEMBERS = 24;

/// An array or object that is being read.
struct Open {
  bool object = false;
  Value::Array items;
  Value::Object members;
  std::string name;                                        ///< of the member whose value comes next
  bool named = false;                                      ///< a name has been read and its value has not
  std::unique_ptr<std::unordered_set<std::string>> names;  ///< made only beyond FEW_MEMBERS
};

/// Line and column, from 1, of a byte.
std::string place_in(std::string_view text, std::size_t byte) {
  const std::string_view before = text.substr(0, std::min(byte, text.size()));
  const auto line = std::count(before.begin(), before.end(), '\n') + 1;
  const std::size_t start = before.rfind('\n') + 1;  // npos + 1 is 0
  return "line " + std::to_string(line) + ", column " + std::to_string(before.size() - start + 1);
}

/// The last character before a byte, quoted; nothing when it is not plain to see.
std::string character_before(std::string_view text, std::size_t byte) {
  const char c = byte > 0 && byte <= text.size() ? text[byte - 1] : '\0';
  return c > ' ' && c <= '~' ? std::string("`") + c + "`" : "";
}

/// Receives what nlohmann's parser reads and builds the Value; stops at the first thing that is refused.
class Builder {
 public:
  explicit Builder(std::string_view text) : text_(text) {}

  bool null() { return take(Value()); }
  bool boolean(bool b) { return take(Value(b)); }
  bool number_integer(std::int64_t n) { return take(Value(n)); }
  bool number_unsigned(std::uint64_t n) {
    const bool fits = n <= static_cast<std::uint64_t>(INT64_MAX);
    return take(fits ? Value(static_cast<std::int64_t>(n)) : Value(static_cast<double>(n)));
  }
  bool number_float(double x, const std::string&) { return take(Value(x)); }
  bool string(std::string& s) { return take(Value(std::move(s))); }
  bool binary(std::vector<std::uint8_t>&) { return refuse("binary data is no JSON"); }
  bool start_object(std::size_t) { return open(true); }
  bool start_array(std::size_t) { return open(false); }
  bool key(std::string& name);
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
  std::string pointer() const;

  std::string_view text_;
  std::size_t values_ = 0;
  std::vector<Open> open_;
  Value root_;
  Problem problem_;
};

std::string Builder::pointer() const {
  std::string p;
  for (const Open& o : open_)
    if (!o.object)
      p = pointer_to(p, o.items.size());
    else if (o.named)
      p = pointer_to(p, o.name);
  return p;
}

bool Builder::take(Value value) {
  if (++values_ > MOST_VALUES) return refuse("there are more than " + std::to_string(MOST_VALUES) + " values in it");
  if (open_.empty())
    root_ = std::move(value);
  else if (Open& in = open_.back(); in.object) {
    in.members.emplace_back(std::move(in.name), std::move(value));
    in.named = false;
  } else {
    if (in.items.empty()) in.items.reserve(2);  // mostly points
    in.items.push_back(std::move(value));
  }
  return true;
}

bool Builder::open(bool object) {
  if (open_.size() >= DEEPEST_NESTING)
    return refuse("lists and objects are nested deeper than " + std::to_string(DEEPEST_NESTING));
  open_.emplace_back();
  open_.back().object = object;
  return true;
}

bool Builder::close() {
  Open done = std::move(open_.back());
  open_.pop_back();
  return take(done.object ? Value(std::move(done.members)) : Value(std::move(done.items)));
}

bool Builder::key(std::string& name) {
  Open& in = open_.back();
  in.name = std::move(name);
  in.named = true;
  bool twice = false;
  if (in.members.size() < FEW_MEMBERS) {
    twice = std::any_of(in.members.begin(), in.members.end(), [&](const auto& m) { return m.first == in.name; });
  } else {
    if (!in.names) {
      in.names = std::make_unique<std::unordered_set<std::string>>();
      for (const auto& [earlier, value] : in.members) in.names->insert(earlier);
    }
    twice = !in.names->insert(in.name).second;
  }
  return !twice || refuse("the member is given twice");
}

bool Builder::parse_error(std::size_t position, const std::string& token, const nlohmann::json::exception& error) {
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

}  // namespace

Result<Value> parse_json(std::string_view text, const std::string& file) {
  if (text.size() > LARGEST_FILE)
    return Problem{file, "", "is larger than " + std::to_string(LARGEST_FILE >> 20) + " MiB"};
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return Problem{file, "", "is empty"};
  Builder builder(text);
  if (nlohmann::json::sax_parse(text.begin(), text.end(), &builder)) return builder.take_root();
  Problem problem = builder.problem();
  problem.file = file;
  return problem;
}

Result<Value> load_json(const std::string& path) {
  const auto text = read_file(path);
  if (!text) return text.problem();
  return parse_json(*text, path);
}

}  // namespace linesman
