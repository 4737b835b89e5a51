// Reads saves of Tabletop Simulator: the models with their places and facings. Shapes of models are in files of their
// own, so bases and the outlines of terrain are not in a save.
#include <algorithm>
#include <array>
#include <map>

#include "base/heading.h"
#include "base/text.h"
#include "exchange/formats.h"
#include "exchange/json_parts.h"
#include "exchange/tts/objects.h"
#include "files/json.h"

namespace linesman::exchange {

namespace {

/// How the kinds of objects begin that may be models.
constexpr std::array<std::string_view, 13> OF_MODELS{
    "Figurine",    "rpg_",     "Custom_Model", "Custom_Assetbundle", "Custom_Token",
    "Custom_Tile", "Checker_", "Chess_",       "PlayerPawn",         "Block",
    "GoPiece",     "Chip_",    "go_game_piece"};

bool is_bag(std::string_view kind) {
  return kind == "Bag" || (kind.ends_with("_Bag") && !kind.ends_with("Infinite_Bag"));
}

bool is_model(std::string_view kind) {
  if (kind.ends_with("_Bag")) return false;
  return std::any_of(OF_MODELS.begin(), OF_MODELS.end(),
                     [&](std::string_view begins) { return kind.starts_with(begins); });
}

/// The first line of a name, without its marks: "[ff0000]Guard[-]" is Guard.
std::string plain_name(std::string_view text) {
  std::string plain;
  text = trimmed(text.substr(0, text.find_first_of("\r\n")));
  while (!text.empty()) {
    const std::size_t end = text.front() == '[' ? text.find(']') : std::string_view::npos;
    constexpr std::size_t LONGEST_MARK = 8;
    if (end != std::string_view::npos && end <= LONGEST_MARK) {
      const std::string_view mark = text.substr(1, end - 1);
      const bool is_colour =
          mark.size() == 6 && mark.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
      constexpr std::array<std::string_view, 11> MARKS{"-", "b", "/b", "i", "/i", "u", "/u", "s", "/s", "sup", "/sup"};
      if (is_colour || std::find(MARKS.begin(), MARKS.end(), mark) != MARKS.end()) {
        text.remove_prefix(end + 1);
        continue;
      }
    }
    plain += text.front();
    text.remove_prefix(1);
  }
  return std::string(trimmed(plain));
}

/// What we wrote into the memo of an object; null when it is not ours.
Value memo_of(const Value& object) {
  const auto text = object["Memo"].text();
  if (!text || text->empty() || text->front() != '{') return {};
  const auto json = parse_json(*text, "");
  return json ? (*json)[OURS] : Value();
}

class SaveReader {
 public:
  explicit SaveReader(ImportBuilder& builder) : builder_(builder) {}

  Result<void> read(const Value& file);

 private:
  Result<void> lay_table(const Value& objects, const std::string& place);
  void read_object(const Value& object, const std::string& place, bool in_bag);
  void read_model(const Value& object, const std::string& place, bool in_bag);
  void leave_out(const std::string& kind, const std::string& place);
  Vec on_table(const Value& transform) const;

  ImportBuilder& builder_;
  Vec middle_;                                                         ///< of the table, in the units of the save
  Vec half_;                                                           ///< of the table's size, in inches
  std::map<std::string, std::pair<std::string, std::size_t>> others_;  ///< by kind: the first place, how many
};

/// The mat that we wrote gives the size and the middle of the table.
Result<void> SaveReader::lay_table(const Value& objects, const std::string& place) {
  Table table;
  std::size_t i = 0;
  std::string at;
  for (const Value& object : objects.items()) {
    const Value size = memo_of(object)[TABLE_SIZE];
    const auto width = size[0].number();
    const auto depth = size[1].number();
    if (width && depth) {
      table.width = *width;
      table.depth = *depth;
      middle_ = {number_in(object["Transform"]["posX"]).value_or(0),
                 number_in(object["Transform"]["posZ"]).value_or(0)};
      at = pointer_to(place, i);
      break;
    }
    ++i;
  }
  if (at.empty() && !builder_.has_table())
    builder_.say(Fate::noted, "",
                 said<"a save does not tell how large its table is: it is {w}″ × {d}″">(table.width, table.depth));
  if (!builder_.has_table() || !at.empty())
    if (const auto taken = builder_.set_table(table, at); !taken) return taken.problem();
  half_ = 0.5 * Vec{builder_.table().width, builder_.table().depth};
  return {};
}

Vec SaveReader::on_table(const Value& transform) const {
  const Vec at{number_in(transform["posX"]).value_or(0), number_in(transform["posZ"]).value_or(0)};
  return half_ + builder_.options().inches * (at - middle_);
}

void SaveReader::leave_out(const std::string& kind, const std::string& place) {
  const auto [it, is_new] = others_.try_emplace(kind, place, 0);
  ++it->second.second;
}

void SaveReader::read_model(const Value& object, const std::string& place, bool in_bag) {
  const Value memo = memo_of(object);
  std::string name = plain_name(text_in(object, "Nickname"));
  if (memo.is_null() && object["Locked"].boolean().value_or(false))
    return builder_.say(Fate::left_out, place,
                        name.empty() ? said<"it is locked, as terrain is: its outline is not in a save">()
                                     : said<"{name} is locked, as terrain is: its outline is not in a save">(name));
  Fields fields;
  for (const auto& [key, value] : memo.members()) fields.emplace_back(key, value);
  auto read = piece_draft(fields);
  if (!read) return builder_.say(Fate::left_out, place, read.problem().reason);
  PieceDraft draft = std::move(read).value();
  if (!name.empty()) draft.name = std::move(name);
  const Value& transform = object["Transform"];
  const auto x = number_in(transform["posX"]);
  const auto z = number_in(transform["posZ"]);
  if (!in_bag && (!x || !z))
    return builder_.say(Fate::left_out, place, "its Transform has no place: posX and posZ are numbers");
  draft.facing = normalised(number_in(transform["rotY"]).value_or(0));
  if (const auto count = whole_in(object, "Number", 2, MAX_ALIKE); count && text_in(object, "Name").ends_with("_Stack"))
    draft.count = static_cast<int>(*count);
  const Vec at = on_table(transform);
  const bool is_on_it = at.x >= 0 && at.y >= 0 && at.x <= 2 * half_.x && at.y <= 2 * half_.y;
  if (!in_bag && is_on_it) draft.at = at;
  if (!in_bag && !is_on_it) builder_.say(Fate::noted, place, "it lies off the table");
  builder_.add(draft, place);
}

void SaveReader::read_object(const Value& object, const std::string& place, bool in_bag) {
  const std::string kind = text_in(object, "Name");
  if (kind.empty()) return builder_.say(Fate::left_out, place, "it is no object: it has no \"Name\"");
  if (memo_of(object).find(TABLE_SIZE)) return;
  if (is_bag(kind)) {
    builder_.each(object, "ContainedObjects", place,
                  [&](const Value& inner, const std::string& at) { read_object(inner, at, true); });
  } else if (is_model(kind)) {
    read_model(object, place, in_bag);
  } else {
    leave_out(kind, place);
  }
}

Result<void> SaveReader::read(const Value& file) {
  constexpr std::string_view OBJECTS = "ObjectStates";
  const Value& objects = file[OBJECTS];
  if (!objects.is_array()) return must_be("", OBJECTS, "a list", objects);
  const std::string place = pointer_to("", OBJECTS);
  builder_.set_title(text_in(file, "SaveName"));
  if (const auto laid = lay_table(objects, place); !laid) return laid.problem();
  builder_.each(file, OBJECTS, "", [&](const Value& object, const std::string& at) { read_object(object, at, false); });
  for (const auto& [kind, found] : others_)
    builder_.say(Fate::left_out, found.first,
                 found.second == 1 ? said<"a {kind} is no model">(kind)
                                   : said<"{n} of {kind} are no models">(found.second, kind));
  return {};
}

}  // namespace

Result<void> read_tabletop_simulator(const Value& file, ImportBuilder& builder) {
  return SaveReader(builder).read(file);
}

}  // namespace linesman::exchange
