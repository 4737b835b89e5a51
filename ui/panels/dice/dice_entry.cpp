#include "ui/panels/dice/dice_entry.h"

#include <QRandomGenerator>
#include <algorithm>

#include "rules/dice.h"
#include "ui/commands/gestures.h"

namespace linesman {
namespace {

std::size_t count_of(const DiceNeed& need) {
  const auto count = dice_count(need.need);
  return count ? static_cast<std::size_t>(count->count) : 0;
}

bool is_whole(const std::vector<std::optional<int>>& faces, std::size_t count) {
  return faces.size() >= count && std::none_of(faces.begin(), faces.end(), [](const auto& face) { return !face; });
}

}  // namespace

DiceEntry::DiceEntry(Session& session, QObject* parent) : QObject(parent), session_(session) {
  for (const auto other : {&ProposedOrder::order_changed, &ProposedOrder::answer_changed, &ProposedOrder::dice_changed})
    connect(&session_.proposal(), other, this, &DiceEntry::changed);
  connect(&session_.selected(), &SelectedThings::pieces_changed, this, &DiceEntry::changed);
  for (const auto other : {&Session::game_changed, &Session::ruleset_changed})
    connect(&session_, other, this, &DiceEntry::changed);
}

std::vector<DiceNeed> DiceEntry::needs() const {
  std::vector<DiceNeed> needs;
  const Ruling* ruling =
      session_.proposal().order() && session_.proposal().answer() ? session_.proposal().answer()->ruling() : nullptr;
  if (ruling != nullptr)
    needs = ruling->dice;
  else if (session_.terms() != nullptr)
    for (const DicePurpose& known : session_.terms()->dice) needs.push_back({{}, known.purpose, {}, {}});
  // The answer may be of a moment ago.
  const Dice dice = session_.proposal().dice_of(session_.proposal().dice_owners());
  for (DiceNeed& need : needs) {
    const auto given = dice.find(need.purpose);
    need.given = given != dice.end() ? std::optional(given->second) : std::nullopt;
  }
  return needs;
}

DiceEntry::Faces DiceEntry::faces_of(const DiceNeed& need) const {
  Faces faces;
  const AskedRoll& roll = session_.proposal().roll_of(session_.proposal().dice_owners());
  if (const auto there = roll.find(need.purpose); there != roll.end()) faces = there->second;
  if (faces.size() < count_of(need)) faces.resize(count_of(need));
  return faces;
}

std::vector<DiceEntry::Die> DiceEntry::dice() const {
  std::vector<Die> all;
  if (!session_.has_game() || session_.proposal().dice_owners().empty()) return all;
  for (const DiceNeed& need : needs()) {
    const auto count = dice_count(need.need);
    const Faces faces = faces_of(need);
    for (std::size_t i = 0; i < faces.size(); ++i) all.push_back({need.purpose, i, count ? count->faces : 6, faces[i]});
  }
  return all;
}

std::vector<double> DiceEntry::begun(const std::string& purpose) const {
  const AskedRoll& roll = session_.proposal().roll_of(session_.proposal().dice_owners());
  const auto there = roll.find(purpose);
  std::vector<double> faces;
  if (there == roll.end() || is_whole(there->second, 1)) return faces;
  for (const auto& face : there->second)
    if (face) faces.push_back(*face);
  return faces;
}

void DiceEntry::put(const DiceNeed& need, Faces faces, bool recorded) {
  const bool whole = is_whole(faces, count_of(need));
  std::vector<double> given;
  for (const auto& face : faces)
    if (face) given.push_back(*face);
  session_.proposal().say_faces(session_.proposal().dice_owners(), need.purpose, std::move(faces));
  if (whole && recorded && count_of(need) > 0) record_dice(session_, need.purpose, given, RolledBy::table);
  emit changed();
}

void DiceEntry::type(int face) {
  if (session_.proposal().dice_owners().empty()) return said(tr("Select a model first: digits enter its dice."));
  const std::vector<DiceNeed> needed = needs();
  if (needed.empty()) {
    const OrderAnswer* answer = session_.proposal().answer_is_current() ? session_.proposal().answer().get() : nullptr;
    const bool is_illegal = answer && answer->ruling() && answer->ruling()->verdict == Verdict::illegal;
    return said(is_illegal ? tr("No roll makes this move legal.") : tr("This move needs no dice."));
  }
  // Before a ruling no count is known: then all digits are dice of the first purpose.
  const auto lacks = [&](const DiceNeed& need) { return !is_whole(faces_of(need), count_of(need)); };
  const bool counted = std::any_of(needed.begin(), needed.end(), [](const DiceNeed& n) { return count_of(n) > 0; });
  const auto lacking = std::find_if(needed.begin(), needed.end(), lacks);
  const DiceNeed& need = lacking != needed.end() ? *lacking : needed.front();
  if (const auto count = dice_count(need.need); count && face > count->faces)
    return said(tr("A die with %1 faces has no %2.").arg(count->faces).arg(face));
  if (lacking == needed.end() && counted)
    return said(tr("All its dice have fallen. Turn one by a click, or clear them."));
  Faces faces = faces_of(need);
  const auto open = std::find(faces.begin(), faces.end(), std::nullopt);
  if (open != faces.end())
    *open = face;
  else
    faces.emplace_back(face);
  put(need, std::move(faces), true);
}

void DiceEntry::turn(const Die& die, int face) {
  for (const DiceNeed& need : needs()) {
    if (need.purpose != die.purpose) continue;
    Faces faces = faces_of(need);
    if (die.place >= faces.size()) return;
    faces[die.place] = face;
    return put(need, std::move(faces), false);
  }
}

void DiceEntry::roll() {
  for (const DiceNeed& need : needs()) {
    const auto count = dice_count(need.need);
    if (!count || is_whole(faces_of(need), count_of(need))) continue;
    std::vector<double> faces;
    for (int i = 0; i < count->count; ++i) faces.push_back(QRandomGenerator::system()->bounded(1, count->faces + 1));
    session_.proposal().give_dice(session_.proposal().dice_owners(), need.purpose, faces);
    record_dice(session_, need.purpose, faces, RolledBy::program);
  }
}

void DiceEntry::clear() {
  const auto owners = session_.proposal().dice_owners();
  const AskedRoll roll = session_.proposal().roll_of(owners);
  for (const auto& [purpose, faces] : roll) session_.proposal().say_faces(owners, purpose, {});
  emit changed();
}

}  // namespace linesman
