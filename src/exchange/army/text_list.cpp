// Reads lists of armies as people paste them. A line without an indent or a bullet is a unit or a heading, the lines
// below it are its models or what they carry:
//
//   Guard (60 points)            Guard [60 pts]              5x Guard
//     • 1x Sergeant              . Sergeant: Sword           3 Riders
//       • 1x Sword               . 4x Guardsman: Rifle       Captain
//     • 4x Guardsman
//       • 4x Rifle
//
// A line below a unit is a model when it has lines or a colon of its own, otherwise when it has a number and is not
// called like a weapon. Without models a unit has its own number, or is one model.
#include <algorithm>
#include <array>
#include <cctype>

#include "base/text.h"
#include "base/utf8.h"
#include "exchange/army/army.h"
#include "exchange/formats.h"

namespace linesman::exchange {

namespace {

bool is_numeral(char c) { return c >= '0' && c <= '9'; }

std::string small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return small;
}

template <class Words>
bool is_one_of(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

template <class Words>
bool ends_in(const Words& words, std::string_view text) {
  return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return text.ends_with(word); });
}

/// The last words of things that models carry, in English and German, in the singular.
constexpr std::array<std::string_view, 89> CARRIED{
    "weapon",   "sword",    "pistol",   "rifle",   "gun",          "blade",    "shield",   "banner",  "standard",
    "grenade",  "armour",   "armor",    "spear",   "bow",          "lance",    "axe",      "hammer",  "mace",
    "launcher", "cannon",   "flamer",   "knife",   "dagger",       "claw",     "fist",     "bolter",  "carbine",
    "musket",   "blaster",  "laser",    "missile", "mortar",       "bomb",     "staff",    "whip",    "halberd",
    "pike",     "sling",    "javelin",  "horn",    "drum",         "icon",     "helmet",   "cloak",   "radio",
    "scope",    "engine",   "talisman", "relic",   "amulet",       "potion",   "scroll",   "melta",   "stubber",
    "hoof",     "talon",    "maul",     "flail",   "saw",          "ram",      "howitzer", "thrower", "charge",
    "battery",  "backpack", "kit",      "tool",    "trait",        "sabre",    "stab",     "schwert", "gewehr",
    "pistole",  "speer",    "bogen",    "schild",  "lanze",        "axt",      "rüstung",  "kanone",  "waffe",
    "granate",  "banner",   "horn",     "dolch",   "streitkolben", "armbrust", "werfer",   "werkzeug"};
/// Words before a colon that begin a list of what is carried.
constexpr std::array<std::string_view, 15> LABELS{"selections", "wargear",   "weapons", "options",     "upgrades",
                                                  "equipment",  "abilities", "traits",  "enhancement", "enhancements",
                                                  "relic",      "relics",    "rules",   "keywords",    "ausrüstung"};
/// Words of the names of whole lists.
constexpr std::array<std::string_view, 14> OF_LISTS{"army",  "roster", "list",     "detachment", "warband",
                                                    "force", "total",  "allies",   "points",     "armee",
                                                    "liste", "gesamt", "aufgebot", "punkte"};
constexpr std::array<std::string_view, 17> COST_WORDS{"pts",    "pt",   "pts.",    "point", "points", "p",
                                                      "pl",     "pr",   "power",   "pkt",   "pkt.",   "punkt",
                                                      "punkte", "gold", "credits", "cost",  "kosten"};
constexpr std::array<std::string_view, 10> MODEL_WORDS{"model",      "models", "figure",  "figures", "miniature",
                                                       "miniatures", "modell", "modelle", "figur",   "figuren"};
/// Behind a number they make it a measure of one thing.
constexpr std::array<std::string_view, 8> MEASURES{"mm", "cm", "inch", "pdr", "pounder", "ton", "t", "prd"};
constexpr std::array<std::string_view, 4> CARRYING{" w/ ", " with ", " mit ", " w/"};

struct ListLine {
  std::size_t number = 0;  ///< of the line, from 1
  std::size_t level = 0;   ///< by its indent and its bullet
  std::string name;
  std::optional<double> count;
  std::optional<double> cost;
  bool has_colon = false;    ///< what it carries stands behind a colon, or behind "with"
  bool is_heading = false;   ///< by its signs or capitals
  std::size_t children = 0;  ///< lines below it

  std::string place() const { return "line " + std::to_string(number); }
  bool is_marked() const { return count || cost || children > 0; }
};

/// Takes the sign from the front of a text.
bool take_front(std::string_view& text, std::string_view sign) {
  if (!text.starts_with(sign)) return false;
  text.remove_prefix(sign.size());
  return true;
}

/// Takes the indent and the bullets of a line: blanks count one each, a bullet makes it deeper than none, and a second
/// kind of bullet deeper than the first.
std::size_t take_level(std::string_view& text) {
  constexpr std::size_t STEP = 4;
  std::size_t blanks = 0;
  std::size_t rank = 0;
  for (bool more = true; more;) {
    if (take_front(text, "\t"))
      blanks += STEP;
    else if (take_front(text, " ") || take_front(text, "\u00A0"))
      ++blanks;
    else if (take_front(text, "◦") || take_front(text, "○") || take_front(text, "▪") || take_front(text, "▫"))
      rank = std::max<std::size_t>(rank, 2);
    else if (take_front(text, "•") || take_front(text, "●") || take_front(text, "·") || take_front(text, "➤"))
      rank = std::max<std::size_t>(rank, 1);
    else if ((text.starts_with("- ") || text.starts_with("* ") || text.starts_with("– ") || text.starts_with("> ")) &&
             rank == 0) {
      text.remove_prefix(text.find(' '));
      rank = 1;
    } else if (text.starts_with(". ") || text.starts_with("..")) {
      text.remove_prefix(1);
      rank = std::min(rank + 1, STEP - 1);
    } else {
      more = false;
    }
  }
  return blanks * STEP + rank;
}

bool is_decorated(std::string_view text) {
  constexpr std::string_view SIGNS = "+=#~_";
  return text.starts_with("**") || text.starts_with("--") ||
         (text.size() > 1 && SIGNS.find(text.front()) != std::string_view::npos);
}

/// "CHARACTERS": letters, none of them small, and no digits.
bool is_in_capitals(std::string_view text) {
  constexpr std::size_t FEWEST = 4;
  std::size_t letters = 0;
  for (const char c : text) {
    if (is_numeral(c) || (c >= 'a' && c <= 'z')) return false;
    letters += c >= 'A' && c <= 'Z' ? 1 : 0;
  }
  return letters >= FEWEST;
}

/// Removes the sign × or x from the front, where no letter follows it at once.
bool take_times(std::string_view& text) {
  std::string_view rest = text;
  if (!take_front(rest, "×") && !take_front(rest, "x") && !take_front(rest, "X")) return false;
  text = rest;
  return true;
}

/// "5x Guard", "5 Guard", "x5 Guard" and "Guard x5".
void take_count(std::string_view& text, ListLine& line) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  constexpr std::size_t MOST_DIGITS = 6;
  if (digits > 0 && digits <= MOST_DIGITS) {
    std::string_view rest = trimmed(text.substr(digits));
    const bool apart = digits < text.size() && text[digits] == ' ';
    std::string_view behind = rest;
    if (take_times(behind) && !behind.empty() && (behind.front() == ' ' || !apart) && !is_numeral(behind.front()))
      rest = trimmed(behind);
    else if (!apart || rest.empty() || std::isalpha(static_cast<unsigned char>(rest.front())) == 0 ||
             is_one_of(MEASURES, small_letters(rest.substr(0, rest.find(' ')))))
      return;
    line.count = parse_number(text.substr(0, digits));
    text = rest;
    return;
  }
  std::string_view front = text;
  if (take_times(front) && !front.empty() && is_numeral(front.front())) {
    const std::size_t end = std::min(front.find_first_not_of("0123456789"), front.size());
    if (end < front.size() && front[end] == ' ') {
      line.count = parse_number(front.substr(0, end));
      text = trimmed(front.substr(end));
      return;
    }
  }
  const std::size_t blank = text.rfind(' ');
  if (blank == std::string_view::npos) return;
  std::string_view last = text.substr(blank + 1);
  if (take_times(last) && !last.empty() && last.find_first_not_of("0123456789") == std::string_view::npos) {
    line.count = parse_number(last);
    text = trimmed(text.substr(0, blank));
  }
}

struct Figure {
  double number = 0;
  std::string word;
};

/// "60 pts", "60pts", "60"; with several, as in "4 PL, 60pts", the last.
std::optional<Figure> figure_in(std::string_view text) {
  if (const std::size_t comma = text.rfind(", "); comma != std::string_view::npos) text = text.substr(comma + 2);
  text = trimmed(text);
  const std::size_t end = std::min(text.find_first_not_of("0123456789.,"), text.size());
  std::string digits(text.substr(0, end));
  std::erase(digits, ',');
  const auto number = parse_number(digits);
  if (!number) return std::nullopt;
  return Figure{*number, small_letters(trimmed(text.substr(end)))};
}

/// Takes the costs and numbers in brackets from a name, wherever they stand; other brackets stay.
std::string without_figures(std::string_view text, ListLine& line) {
  std::string name;
  std::optional<double> bare;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text[at] == '('   ? text.find(')', at)
                            : text[at] == '[' ? text.find(']', at)
                                              : std::string::npos;
    const auto figure = end == std::string_view::npos ? std::nullopt : figure_in(text.substr(at + 1, end - at - 1));
    const bool counts = figure && (is_one_of(MODEL_WORDS, figure->word) || (figure->word.empty() && bare));
    if (!figure || (!figure->word.empty() && !counts && !is_one_of(COST_WORDS, figure->word))) {
      name += text[at++];
      continue;
    }
    if (is_one_of(MODEL_WORDS, figure->word))
      line.count = line.count ? line.count : figure->number;
    else if (figure->word.empty())
      bare = figure->number;
    else
      line.cost = figure->number;
    at = end + 1;
  }
  // A bare number is the count where the cost is given too, otherwise the cost.
  if (bare && line.cost && !line.count)
    line.count = bare;
  else if (bare && !line.cost)
    line.cost = bare;
  return std::string(trimmed(name));
}

/// "Guard - 60 pts", "Guard: 60 points"
std::string without_cost_behind(std::string name, ListLine& line) {
  const std::size_t first = name.find_last_of("0123456789");
  if (first == std::string::npos) return name;
  if (!is_one_of(COST_WORDS, small_letters(trimmed(std::string_view(name).substr(first + 1))))) return name;
  std::size_t begin = first;
  while (begin > 0 && (is_numeral(name[begin - 1]) || name[begin - 1] == '.')) --begin;
  std::string_view before = trimmed(std::string_view(name).substr(0, begin));
  while (!before.empty() &&
         (before.back() == '-' || before.back() == ':' || before.back() == ',' || before.back() == '='))
    before = trimmed(before.substr(0, before.size() - 1));
  if (before.ends_with("–")) before = trimmed(before.substr(0, before.size() - std::string_view("–").size()));
  if (before.empty()) return name;
  line.cost = parse_number(std::string_view(name).substr(begin, first - begin + 1));
  return std::string(before);
}

/// "Char1: 1x Captain" without its label.
void take_label(std::string_view& text) {
  const std::size_t colon = text.find(": ");
  if (colon == std::string_view::npos || colon == 0 || !is_numeral(text[colon - 1])) return;
  const std::string_view label = text.substr(0, colon);
  if (label.find_first_of("([ ") == std::string_view::npos &&
      std::isalpha(static_cast<unsigned char>(label.front())) != 0)
    text = trimmed(text.substr(colon + 2));
}

/// The name before a colon outside of brackets, or before "with".
std::string_view without_carried(std::string_view text, ListLine& line) {
  int brackets = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    brackets += text[i] == '(' || text[i] == '[' ? 1 : text[i] == ')' || text[i] == ']' ? -1 : 0;
    if (text[i] != ':' || brackets > 0 || i == 0) continue;
    const std::string_view behind = trimmed(text.substr(i + 1));
    if (const auto figure = figure_in(behind); figure && is_one_of(COST_WORDS, figure->word)) break;
    line.has_colon = !behind.empty();
    text = trimmed(text.substr(0, i));
    break;
  }
  for (const std::string_view with : CARRYING)
    if (const std::size_t at = text.find(with); at != std::string_view::npos && at > 0) {
      line.has_colon = true;
      return trimmed(text.substr(0, at));
    }
  return text;
}

ListLine line_of(std::string_view text, std::size_t number) {
  ListLine line;
  line.number = number;
  line.level = take_level(text);
  text = trimmed(text);
  line.is_heading = is_decorated(text);
  take_label(text);
  text = without_carried(text, line);
  take_count(text, line);
  line.name = without_cost_behind(without_figures(text, line), line);
  if (!line.count) {
    std::string_view name = line.name;
    take_count(name, line);
    line.name = std::string(name);
  }
  line.is_heading = line.is_heading || (line.level == 0 && !line.count && !line.cost && is_in_capitals(line.name));
  return line;
}

std::vector<ListLine> lines_of(std::string_view text) {
  std::vector<ListLine> lines;
  std::size_t number = 0;
  while (!text.empty()) {
    ++number;
    std::string_view one = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(one.size() + 1, text.size()));
    if (one.ends_with('\r')) one.remove_suffix(1);
    if (trimmed(one).empty()) continue;
    ListLine line = line_of(one, number);
    if (!line.name.empty()) lines.push_back(std::move(line));
  }
  // A list that is indented as a whole begins at its least indent.
  std::size_t least = lines.empty() ? 0 : lines.front().level;
  for (const ListLine& line : lines) least = std::min(least, line.level);
  std::vector<std::size_t> open;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    lines[i].level -= least;
    while (!open.empty() && lines[open.back()].level >= lines[i].level) open.pop_back();
    if (!open.empty() && !lines[i].is_heading) ++lines[open.back()].children;
    open.push_back(i);
  }
  return lines;
}

bool is_called_as_carried(const std::string& name) {
  std::string last = small_letters(name.substr(name.rfind(' ') + 1));
  if (last.ends_with("s") && !last.ends_with("ss")) last.pop_back();
  return ends_in(CARRIED, last) || is_one_of(LABELS, small_letters(name));
}

class ListReader {
 public:
  ListReader(std::vector<ListLine> lines, ImportBuilder& builder)
      : lines_(std::move(lines)), builder_(builder), taker_(builder) {}

  Result<void> read();

 private:
  bool is_heading(const ListLine& line) const;
  void find_costs();
  std::size_t end_of(std::size_t unit) const;
  void read_unit(std::size_t at);

  std::vector<ListLine> lines_;
  ImportBuilder& builder_;
  ArmyTaker taker_;
  double cost_ = 0;       ///< of all units with a number or lines of their own
  bool all_cost_ = true;  ///< every marked line at the front has a cost
  bool any_is_marked_ = false;
  std::size_t carried_ = 0;
};

void ListReader::find_costs() {
  for (const ListLine& line : lines_) {
    if (line.level > 0 || line.is_heading || !line.is_marked()) continue;
    any_is_marked_ = true;
    all_cost_ = all_cost_ && line.cost;
    if (line.count || line.children > 0) cost_ += line.cost.value_or(0);
  }
}

/// Headings of a list, its title and remarks.
bool ListReader::is_heading(const ListLine& line) const {
  if (line.is_heading) return true;
  if (line.count || line.children > 0) return false;
  if (line.cost && cost_ > 0 && *line.cost >= cost_) return true;
  std::string word;
  for (const char c : small_letters(line.name) + " ") {
    if (c != ' ' && c != ':' && c != ',') {
      word += c;
      continue;
    }
    if (is_one_of(OF_LISTS, word)) return true;
    word.clear();
  }
  if (line.cost) return false;
  constexpr auto MOST_WORDS = 8;
  const bool is_prose = std::count(line.name.begin(), line.name.end(), ' ') >= MOST_WORDS;
  return any_is_marked_ && (line.has_colon || is_prose || all_cost_);
}

/// The first line behind a unit that is not below it.
std::size_t ListReader::end_of(std::size_t unit) const {
  std::size_t end = unit + 1;
  while (end < lines_.size() && lines_[end].level > lines_[unit].level && !lines_[end].is_heading) ++end;
  return end;
}

void ListReader::read_unit(std::size_t at) {
  const ListLine& line = lines_[at];
  const std::size_t end = end_of(at);
  ArmyUnit unit{line.name, line.place(), {}};
  std::vector<const ListLine*> bare;  // with a number, without lines or a colon of their own
  double most = 0;
  double sum = 0;
  const std::size_t level = at + 1 < end ? lines_[at + 1].level : 0;
  const auto add = [&](const ListLine& models) {
    unit.models.push_back({models.name, models.count ? Value(*models.count) : Value(), models.place()});
  };
  for (std::size_t i = at + 1; i < end; ++i) {
    const ListLine& below = lines_[i];
    if (below.level > level) continue;
    const bool is_carried = is_called_as_carried(below.name);
    if (!is_carried && (below.children > 0 || below.has_colon)) {
      add(below);
    } else if (!is_carried && below.count) {
      bare.push_back(&below);
      most = std::max(most, *below.count);
      sum += *below.count;
    }
  }
  const bool bare_are_models = most > 1 || !unit.models.empty() || (line.count && sum == *line.count);
  if (bare_are_models)
    for (const ListLine* models : bare) add(*models);
  carried_ += end - at - 1 - unit.models.size();
  for (std::size_t i = at; i < end; ++i) carried_ += lines_[i].has_colon ? 1 : 0;
  if (unit.models.empty()) {
    unit.models.push_back({line.name, line.count ? Value(*line.count) : Value(), line.place()});
    if (!line.count)
      builder_.say(Fate::noted, line.place(), said<"no number stands at {name}: it is 1 model">(line.name));
  } else if (line.count) {
    double models = 0;
    for (const ArmyModels& each : unit.models) models += each.count.number().value_or(1);
    if (models < *line.count || models > *line.count)
      builder_.say(
          Fate::noted, line.place(),
          said<"{name} is said to have {n} models, and {m} are listed below it">(line.name, *line.count, models));
  }
  taker_.take(unit);
}

Result<void> ListReader::read() {
  find_costs();
  if (!builder_.has_table())
    if (const auto taken = builder_.set_table(Table{}, ""); !taken) return taken.problem();
  for (std::size_t i = 0; i < lines_.size();) {
    if (is_heading(lines_[i])) {
      builder_.say(lines_[i].is_heading ? Fate::noted : Fate::left_out, lines_[i].place(),
                   said<"{a} is taken for a heading or a remark">(described(Value(lines_[i].name))));
      ++i;
      continue;
    }
    read_unit(i);
    i = end_of(i);
  }
  if (taker_.models() == 0) return Problem{"", "the list has no models"};
  if (carried_ > 0)
    builder_.say(Fate::noted, "", said<"what models carry has no place in a game: {n} of it is not taken">(carried_));
  return {};
}

}  // namespace

bool lists_units(std::string_view text) {
  constexpr std::size_t LONGEST = 1000;
  if (!is_utf8(text)) return false;
  bool found = false;
  for (std::size_t at = 0; at < text.size(); at = std::min(text.find('\n', at), text.size() - 1) + 1) {
    const std::string_view line = text.substr(at, text.find('\n', at) - at);
    if (line.size() > LONGEST || line.find('\0') != std::string_view::npos) return false;
    if (found || trimmed(line).empty()) continue;
    const ListLine read = line_of(line, 1);
    found = !read.is_heading && !read.name.empty() && (read.cost || read.count);
  }
  return found;
}

Result<void> read_text_list(std::string_view text, ImportBuilder& builder) {
  return ListReader(lines_of(text), builder).read();
}

}  // namespace linesman::exchange
