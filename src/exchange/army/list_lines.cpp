#include "exchange/army/list_lines.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "base/contains.h"
#include "base/text.h"
#include "exchange/letters.h"

namespace linesman::exchange {

namespace {

bool is_numeral(char c) { return c >= '0' && c <= '9'; }

constexpr std::array<std::string_view, 17> COST_WORDS{"pts",    "pt",   "pts.",    "point", "points", "p",
                                                      "pl",     "pr",   "power",   "pkt",   "pkt.",   "punkt",
                                                      "punkte", "gold", "credits", "cost",  "kosten"};
/// Those that stand before a name.
constexpr std::array<std::string_view, 10> POINT_WORDS{"pts",    "pt",  "pts.", "pt.",   "point",
                                                       "points", "pkt", "pkt.", "punkt", "punkte"};
constexpr std::array<std::string_view, 10> MODEL_WORDS{"model",      "models", "figure",  "figures", "miniature",
                                                       "miniatures", "modell", "modelle", "figur",   "figuren"};
/// Behind a number they make it a measure of one thing.
constexpr std::array<std::string_view, 8> MEASURES{"mm", "cm", "inch", "pdr", "pounder", "ton", "t", "prd"};
constexpr std::array<std::string_view, 4> CARRYING{" w/ ", " with ", " mit ", " w/"};

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
  const bool is_bold =
      text.starts_with("**") && !text.starts_with("***") && text.find("**", 2) != std::string_view::npos;
  return text.starts_with("--") || (text.starts_with("**") && !is_bold) ||
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
             contains(MEASURES, small_letters(rest.substr(0, rest.find(' ')))))
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

/// A number alone in brackets.
struct BareFigure {
  double number = 0;
  bool is_round = false;     ///< "(20)" and not "[20]"
  bool follows_one = false;  ///< only blanks stand between it and another
};

/// A number alone is the count where the cost is given too, otherwise the cost. Of two side by side one is the count:
/// in "Guard (20) [80]" the first, in any other spelling the smaller.
void take_bare_figures(const std::vector<BareFigure>& bare, ListLine& line) {
  if (bare.empty()) return;
  const BareFigure& first = bare.front();
  const BareFigure& last = bare.back();
  if (line.cost) {
    line.count = line.count ? *line.count : last.number;
    return;
  }
  line.cost = last.number;
  constexpr std::size_t PAIR = 2;
  if (bare.size() != PAIR || !last.follows_one) return;
  const bool begins_with_count = (first.is_round && !last.is_round) || first.number < last.number;
  line.count_beside_cost = begins_with_count ? first.number : last.number;
  line.cost_beside_count = begins_with_count ? last.number : first.number;
}

/// Takes the costs and numbers in brackets from a name, wherever they stand; other brackets stay, with numbers in them.
std::string without_figures(std::string_view text, ListLine& line) {
  std::string name;
  std::vector<BareFigure> bare;
  std::size_t end_of_bare = 0;
  int open = 0;  // brackets that stay
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text[at] == '('   ? text.find(')', at)
                            : text[at] == '[' ? text.find(']', at)
                                              : std::string::npos;
    const auto figure = end == std::string_view::npos ? std::nullopt : figure_in(text.substr(at + 1, end - at - 1));
    const bool counts = figure && contains(MODEL_WORDS, figure->word);
    const bool is_known = figure && (figure->word.empty() ? open <= 0 : counts || contains(COST_WORDS, figure->word));
    if (!is_known) {
      open += text[at] == '(' || text[at] == '[' ? 1 : text[at] == ')' || text[at] == ']' ? -1 : 0;
      name += text[at++];
      continue;
    }
    if (counts)
      line.count = line.count ? line.count : figure->number;
    else if (!figure->word.empty())
      line.cost = figure->number;
    else
      bare.push_back({figure->number, text[at] == '(', trimmed(text.substr(end_of_bare, at - end_of_bare)).empty()});
    at = end + 1;
    end_of_bare = at;
  }
  take_bare_figures(bare, line);
  return std::string(trimmed(name));
}

/// "Guard - 60 pts", "Guard: 60 points"
std::string without_cost_behind(std::string name, ListLine& line) {
  const std::size_t first = name.find_last_of("0123456789");
  if (first == std::string::npos) return name;
  if (!contains(COST_WORDS, small_letters(trimmed(std::string_view(name).substr(first + 1))))) return name;
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
    if (const auto figure = figure_in(behind); figure && contains(COST_WORDS, figure->word)) break;
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

/// "**Guard** (60 pts)" without these signs. Signs round all of it make a heading of what has no number and no cost.
std::string without_bold(std::string_view text, bool& all_is_bold) {
  constexpr std::string_view MARK = "**";
  const std::size_t end = text.starts_with(MARK) ? text.find(MARK, MARK.size()) : std::string_view::npos;
  all_is_bold = end != std::string_view::npos && end + MARK.size() == text.size();
  if (end == std::string_view::npos) return std::string(text);
  return std::string(text.substr(MARK.size(), end - MARK.size())) + std::string(text.substr(end + MARK.size()));
}

/// "60 pts Guard", "60 pts: Guard"
void take_cost_in_front(std::string_view& text, ListLine& line) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  if (digits == 0) return;
  const std::string_view behind = trimmed(text.substr(digits));
  const std::size_t end = std::min(behind.find_first_of(" :"), behind.size());
  const std::string word = small_letters(behind.substr(0, end));
  if (end == behind.size() || !contains(POINT_WORDS, word)) return;
  line.cost = parse_number(text.substr(0, digits));
  text = trimmed(behind.substr(end + (behind[end] == ':' ? 1 : 0)));
}

/// "Guard [5] Q4+ D4+ | 60pts | Steady": the name, with its cost from the fields behind it. Words such as "Q4+" at the
/// end of the name tell what the models can do.
std::string_view without_fields(std::string_view text, ListLine& line) {
  const std::size_t bar = text.find(" | ");
  if (bar == std::string_view::npos) return text;
  for (std::size_t at = bar; at != std::string_view::npos; at = text.find(" | ", at + 1)) {
    const std::string_view behind = text.substr(at + 3);
    const auto figure = figure_in(behind.substr(0, behind.find(" | ")));
    if (!figure || !contains(COST_WORDS, figure->word)) continue;
    line.cost = figure->number;
    line.has_fields = true;
  }
  if (!line.has_fields) return text;
  std::string_view name = trimmed(text.substr(0, bar));
  while (name.ends_with('+') && name.rfind(' ') != std::string_view::npos)
    name = trimmed(name.substr(0, name.rfind(' ')));
  return name;
}

}  // namespace

ListLine line_of(std::string_view text, std::size_t number) {
  ListLine line;
  line.number = number;
  line.level = take_level(text);
  text = trimmed(text);
  line.is_heading = is_decorated(text);
  bool all_is_bold = false;
  const std::string plain = without_bold(text, all_is_bold);
  text = plain;
  take_label(text);
  take_cost_in_front(text, line);
  text = without_fields(text, line);
  text = without_carried(text, line);
  take_count(text, line);
  const std::optional<double> units = line.has_fields ? line.count : std::nullopt;
  if (units) line.count.reset();
  line.name = without_cost_behind(without_figures(text, line), line);
  if (units) line.count = *units * line.count.value_or(1);
  if (!line.count) {
    std::string_view name = line.name;
    take_count(name, line);
    line.name = std::string(name);
  }
  line.has_both_bare = !line.count && line.count_beside_cost;
  if (line.has_both_bare) {
    line.count = line.count_beside_cost;
    line.cost = line.cost_beside_count;
  }
  line.is_heading =
      line.is_heading || (line.level == 0 && !line.count && !line.cost && (all_is_bold || is_in_capitals(line.name)));
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
  // The lines below a unit with fields are what it carries, though they have no indent.
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const ListLine& above = lines[i - 1];
    ListLine& line = lines[i];
    const bool is_below = above.has_fields ? line.level == above.level : above.below_fields && line.level < above.level;
    if (!is_below || line.is_heading || line.has_fields || line.cost) continue;
    ++line.level;
    line.below_fields = true;
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

}  // namespace linesman::exchange
