// Reads lists of armies as people paste them. A line without an indent or a bullet is a unit or a heading, the lines
// below it are its models or what they carry:
//
//   Guard (60 points)            Guard [60 pts]              5x Guard
//     • 1x Sergeant              . Sergeant: Sword           3 Riders
//       • 1x Sword               . 4x Guardsman: Rifle       Captain
//     • 4x Guardsman
//       • 4x Rifle
//
//   **Guard** (60 pts)           60 pts 5x Guard             Guard [5] Q4+ D4+ | 60pts | Steady
//   - 1x Sergeant: Sabre                                     4x Rifle (24", A1)
//
// A line below a unit is a model when it has lines or a colon of its own, otherwise when it has a number and is not
// called like a weapon. Without models a unit has its own number, or is one model.
#include <algorithm>
#include <array>

#include "base/contains.h"
#include "base/text.h"
#include "base/utf8.h"
#include "exchange/army/army.h"
#include "exchange/army/list_lines.h"
#include "exchange/formats.h"
#include "exchange/letters.h"

namespace linesman::exchange {

namespace {

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

bool is_called_as_carried(const std::string& name) {
  std::string last = small_letters(name.substr(name.rfind(' ') + 1));
  if (last.ends_with("s") && !last.ends_with("ss")) last.pop_back();
  const auto ends = [&](std::string_view word) { return last.ends_with(word); };
  return std::any_of(CARRIED.begin(), CARRIED.end(), ends) || contains(LABELS, small_letters(name));
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
  double cost_ = 0;       ///< of all units with a number or lines of their own, but for those below
  double bare_cost_ = 0;  ///< of all whose count and cost are two bare numbers
  bool all_cost_ = true;  ///< every marked line at the front has a cost
  bool any_is_marked_ = false;
  std::size_t carried_ = 0;
};

void ListReader::find_costs() {
  for (const ListLine& line : lines_) {
    if (line.level > 0 || line.is_heading || !line.is_marked()) continue;
    any_is_marked_ = true;
    all_cost_ = all_cost_ && line.cost;
    if (line.count || line.children > 0) (line.has_both_bare ? bare_cost_ : cost_) += line.cost.value_or(0);
  }
}

/// Headings of a list, its title and remarks.
bool ListReader::is_heading(const ListLine& line) const {
  if (line.is_heading) return true;
  if (line.count || line.children > 0) return false;
  // The first line may be the title of a list whose costs have no word.
  const double of_units = cost_ + (line.number == lines_.front().number ? bare_cost_ : 0);
  if (line.cost && of_units > 0 && *line.cost >= of_units) return true;
  std::string word;
  for (const char c : small_letters(line.name) + " ") {
    if (c != ' ' && c != ':' && c != ',') {
      word += c;
      continue;
    }
    if (contains(OF_LISTS, word)) return true;
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
    if (below.level > level || line.has_fields) continue;
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
