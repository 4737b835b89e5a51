// Reads rosters of list builders: .ros in XML, the same packed (.rosz), and the JSON of New Recruit. All have forces
// with selections, and a selection is a unit, a model, or something that a model carries. The number of a selection is
// that of the whole roster: models of a unit are not multiplied by the number of the unit.
#include "base/text.h"
#include "exchange/army/army.h"
#include "exchange/formats.h"
#include "exchange/json_parts.h"
#include "exchange/xml.h"

namespace linesman::exchange {

namespace {

/// A force or a selection, from XML or JSON.
struct Selection {
  std::string name;
  std::string type;
  Value number;
  std::string place;
  std::vector<Selection> forces;
  std::vector<Selection> inner;
};

Selection selection_in(const XmlElement& element) {
  Selection selection;
  selection.name = element.attribute("customName");
  if (selection.name.empty()) selection.name = element.attribute("name");
  selection.type = element.attribute("type");
  if (const std::string number = element.attribute("number"); !number.empty()) selection.number = number;
  selection.place = "line " + std::to_string(element.line);
  for (const XmlElement& list : element.children)
    if (list.name == "forces" || list.name == "selections")
      for (const XmlElement& child : list.children)
        (list.name == "forces" ? selection.forces : selection.inner).push_back(selection_in(child));
  return selection;
}

Selection selection_in(const Value& json, const std::string& place, ImportBuilder& builder) {
  Selection selection;
  selection.name = text_in(json, "customName");
  if (selection.name.empty()) selection.name = text_in(json, "name");
  selection.type = text_in(json, "type");
  selection.number = json["number"];
  selection.place = place;
  const auto take = [&](const char* list, std::vector<Selection>& into) {
    builder.each(json, list, place, [&](const Value& inner, const std::string& at) {
      if (inner.is_object())
        into.push_back(selection_in(inner, at, builder));
      else
        builder.say(Fate::left_out, at, said<"it must be an object, not {a}">(described(inner)));
    });
  };
  take("forces", selection.forces);
  take("selections", selection.inner);
  return selection;
}

class RosterReader {
 public:
  explicit RosterReader(ImportBuilder& builder) : builder_(builder), taker_(builder) {}

  Result<void> read(const Selection& roster);

 private:
  void read_force(const Selection& force);
  void read_selection(const Selection& selection);
  void add_models(const Selection& of, ArmyUnit& unit);

  ImportBuilder& builder_;
  ArmyTaker taker_;
  std::size_t carried_ = 0;  ///< selections that are no models
};

ArmyModels models_of(const Selection& selection) {
  return {selection.name.empty() ? "Model" : selection.name, selection.number, selection.place};
}

/// Models of a unit lie in it or in its groups. A unit in a unit is one of its own.
void RosterReader::add_models(const Selection& of, ArmyUnit& unit) {
  for (const Selection& inner : of.inner) {
    if (inner.type == "unit") {
      read_selection(inner);
      continue;
    }
    if (inner.type == "model")
      unit.models.push_back(models_of(inner));
    else
      ++carried_;
    add_models(inner, unit);
  }
}

bool has_models(const Selection& selection) {
  for (const Selection& inner : selection.inner)
    if (inner.type == "unit" || inner.type == "model" || has_models(inner)) return true;
  return false;
}

void RosterReader::read_selection(const Selection& selection) {
  const bool is_unit = selection.type == "unit";
  if (!is_unit && selection.type != "model") {
    if (!has_models(selection))
      return builder_.say(Fate::left_out, selection.place, said<"{name} has no models">(selection.name));
    for (const Selection& inner : selection.inner)
      if (inner.type == "unit" || inner.type == "model" || has_models(inner))
        read_selection(inner);
      else
        ++carried_;
    return;
  }
  ArmyUnit unit{selection.name.empty() ? "Unit" : selection.name, selection.place, {}};
  if (!is_unit) unit.models.push_back(models_of(selection));
  add_models(selection, unit);
  if (unit.models.empty()) {
    unit.models.push_back(models_of(selection));
    builder_.say(Fate::noted, selection.place,
                 said<"the models of {name} are not listed: its number counts">(unit.name));
  }
  taker_.take(unit);
}

void RosterReader::read_force(const Selection& force) {
  for (const Selection& selection : force.inner) read_selection(selection);
  for (const Selection& inner : force.forces) read_force(inner);
}

Result<void> RosterReader::read(const Selection& roster) {
  if (roster.forces.empty()) return Problem{"", roster.place, "the roster has no forces"};
  builder_.set_title(roster.name);
  if (!builder_.has_table())
    if (const auto taken = builder_.set_table(Table{}, ""); !taken) return taken.problem();
  for (const Selection& force : roster.forces) read_force(force);
  if (taker_.models() == 0) return Problem{"", roster.place, "the roster has no models"};
  if (carried_ > 0)
    builder_.say(Fate::noted, roster.place,
                 said<"what models carry has no place in a game: {n} of it is not taken">(carried_));
  return {};
}

}  // namespace

Result<void> read_selections(const XmlElement& roster, ImportBuilder& builder) {
  return RosterReader(builder).read(selection_in(roster));
}

Result<void> read_selections(const Value& file, ImportBuilder& builder) {
  const bool inside = file["roster"].is_object();
  const Selection roster = selection_in(inside ? file["roster"] : file, inside ? "/roster" : "", builder);
  return RosterReader(builder).read(roster);
}

}  // namespace linesman::exchange
