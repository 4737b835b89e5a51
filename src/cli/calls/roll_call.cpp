// The call roll, outside of a game's record.
#include <ostream>

#include "cli/commands.h"
#include "cli/dice.h"

namespace linesman {

namespace {

/// "4 1 6 2": a face that does not count stands in brackets.
std::string faces_text(const DiceRoll& what, const std::vector<int>& faces) {
  const std::vector<bool> counts = faces_that_count(what, faces);
  std::string text;
  std::size_t place = 0;
  const auto put = [&](int dice, const std::string& sign) {
    for (int i = 0; i < dice; ++i, ++place) {
      const std::string face = std::to_string(faces[place]);
      text += (i == 0 ? sign : " ") + (counts[place] ? face : "[" + face + "]");
    }
  };
  put(what.tens_and_units ? static_cast<int>(faces.size()) : what.dice, "");
  for (const MoreDice& more : what.more) put(more.dice, more.is_taken_off ? " - " : " + ");
  return text;
}

/// " + 2" or " - 2".
std::string added_text(int added) { return (added < 0 ? " - " : " + ") + std::to_string(added < 0 ? -added : added); }

std::string roll_text(const DiceRoll& what, const std::vector<int>& faces) {
  std::string text = faces_text(what, faces);
  if (what.added) text += added_text(*what.added);
  if (what.is_totalled()) text += " = " + std::to_string(total(what, faces));
  return text + "\n";
}

Value roll_value(const DiceRoll& what, const std::vector<int>& faces) {
  const Value::Array list(faces.begin(), faces.end());
  if (what.tens_and_units)
    return Value::Object{{"roll", name_of_roll(what)}, {"faces", list}, {"reads", total(what, faces)}};
  Value::Object rolled{{"roll", name_of_roll(what)}, {"faces", list}, {"sum", sum_of(faces)}};
  if (what.successes) {
    rolled.emplace_back("successes", total(what, faces));
    return rolled;
  }
  if (what.keep != KeptDice::all) {
    const std::vector<bool> counts = faces_that_count(what, faces);
    Value::Array kept;
    for (std::size_t i = 0; i < static_cast<std::size_t>(what.dice); ++i)
      if (counts[i]) kept.emplace_back(faces[i]);
    rolled.emplace_back("kept", std::move(kept));
  }
  if (what.added) rolled.emplace_back("added", *what.added);
  if (what.is_totalled()) rolled.emplace_back("total", total(what, faces));
  return rolled;
}

}  // namespace

int roll_call(const RollCall& call, const Services& services, const Streams& streams) {
  const auto what = parse_roll(call.what);
  if (!what) return refuse(what.problem(), streams);
  if (!call.game.empty()) return roll_into(call, *what, services, streams);
  const bool of_record = !call.purpose.empty() || !call.piece.empty() || !call.faces.empty() || call.corrects ||
                         !call.remark.empty() || !call.out.empty();
  if (of_record)
    return refuse({"", "", "--for, --piece, --faces, --corrects, --reason and -o go with --into"}, streams);
  const std::vector<int> faces = roll(*what, call.seed);
  if (call.json) return print_json(roll_value(*what, faces), streams);
  streams.out << roll_text(*what, faces);
  return DONE;
}

}  // namespace linesman
