#include "files/documents/roll.h"

#include "files/documents/parts_read.h"
#include "files/writing.h"

namespace linesman {

using namespace files;

Value roll_value(const Roll& roll) {
  Value::Object members;
  members.emplace_back("purpose", roll.purpose);
  if (!roll.need.empty()) members.emplace_back("need", roll.need);
  members.emplace_back("faces", list_of(roll.faces, [](double face) { return exact(face); }));
  members.emplace_back("by", name_of(roll.by));
  if (!roll.pieces.empty()) members.emplace_back("for", list_of(roll.pieces, [](const auto& id) { return Value(id); }));
  if (roll.corrects > 0) members.emplace_back("corrects", roll.corrects);
  if (!roll.text.empty()) members.emplace_back("text", roll.text);
  return members;
}

std::optional<Roll> roll_of(const Value& entry) {
  const Value* value = entry.find("roll");
  if (!value) return std::nullopt;
  ProblemList problems;
  check_roll(JsonPlace(*value), problems);
  if (problems.count() > 0) return std::nullopt;
  Roll roll;
  roll.purpose = *(*value)["purpose"].text();
  roll.need = (*value)["need"].text().value_or("");
  for (const Value& face : (*value)["faces"].items()) roll.faces.push_back(*face.number());
  roll.by = *named<RolledBy>(*(*value)["by"].text());
  for (const Value& id : (*value)["for"].items()) roll.pieces.emplace_back(*id.text());
  roll.corrects = (*value)["corrects"].whole().value_or(0);
  roll.text = (*value)["text"].text().value_or("");
  return roll;
}

}  // namespace linesman

namespace linesman::files {

void check_roll(const JsonPlace& roll, ProblemList& problems) {
  if (!need_object(roll, problems)) return;
  need_text(roll.member("purpose"), problems);
  for (const std::string_view name : {"need", "text"})
    if (const JsonPlace text = roll.member(name); text.given()) need_text(text, problems);
  const JsonPlace faces = roll.member("faces");
  if (need_list(faces, problems))
    for (std::size_t i = 0; i < faces.value().size(); ++i)
      need_number(faces.item(i), problems, {}, "a number, the face of a die");
  need_named<RolledBy>(roll.member("by"), problems);
  const JsonPlace whom = roll.member("for");
  if (whom.given() && need_list(whom, problems))
    for (std::size_t i = 0; i < whom.value().size(); ++i) need_id(whom.item(i), problems);
}

}  // namespace linesman::files
