// No text of a game or of a call steers the terminal, whichever call prints it.
#include <gmock/gmock.h>

#include "base/utf8.h"
#include "cli/the_program.h"
#include "files/disk/file.h"

namespace linesman {
namespace {

/// Escapes of C0, DEL and C1, turned letters, ends of lines, and a byte that is no character.
const std::string POISON = "\x07\x1b[2J\x7f\u009b2J\u202e\u2066\u200f\u2028";

/// Characters that steer, found without the code that takes them out.
std::string steering_in(std::string_view text) {
  std::string found;
  for (std::size_t i = 0; i < text.size();) {
    const Character c = character_at(text, i);
    const char32_t code = c.code.value_or(0xFFFF);
    const bool control = (code < 0x20 && code != '\n' && code != '\t') || (code >= 0x7F && code < 0xA0);
    const bool turning = code == 0x061C || (code >= 0x200E && code <= 0x200F) || (code >= 0x2028 && code <= 0x202E) ||
                         (code >= 0x2066 && code <= 0x2069) || code == 0xFFFF;
    if (control || turning) found += std::to_string(static_cast<unsigned>(code)) + " ";
    i += c.bytes;
  }
  return found;
}

/// The value with the poison behind each text that is free: what a ruleset or a format names stays.
Value poisoned(const Value& value, const std::string& name = {}) {
  if (value.is_array()) {
    Value::Array items;
    for (const Value& each : value.items()) items.push_back(poisoned(each, name));
    return items;
  }
  if (value.is_object()) {
    Value::Object members;
    for (const auto& [key, member] : value.members()) members.emplace_back(key, poisoned(member, key));
    return members;
  }
  for (const char* free : {"name", "title", "text", "by", "side", "agreed_by", "note"})
    if (value.text() && name == free) return std::string(*value.text()) + POISON;
  return value;
}

class Poison : public TheProgram {
 protected:
  Poison() {
    const Value game = load_json(at.game()).value();
    file = at.write("poison.linesman", write_json(poisoned(game)));
  }

  void expect_safe(const std::vector<std::string>& arguments, const std::string& in = {}) const {
    const Finished f = at.run(arguments, in);
    EXPECT_EQ(steering_in(f.out + f.err), "") << arguments[0] << " " << arguments[1] << "\n" << f.out << f.err;
    EXPECT_NE(f.out + f.err, "") << arguments[0];
  }

  std::string file;
};

TEST_F(Poison, GoesThroughNoCallThatPrintsText) {
  const std::string order = at.forward(2);
  const std::string far = at.forward(90);
  const std::string played = at / "played.linesman";
  expect_safe({"apply", file, order, "-o", played});
  expect_safe({"note", played, POISON, "--by", POISON, "-o", played});
  expect_safe({"decide", played, "1", "illegal", "--text", POISON, "--by", POISON, "-o", played});
  expect_safe({"roll", "2d6", "--into", played, "--for", POISON, "--text", POISON});
  expect_safe({"turn", played, "-o", played});
  expect_safe({"apply", played, far, "--decision", POISON, "--by", POISON, "-o", played});
  for (const char* call : {"check", "record", "verify"}) expect_safe({call, played});
  expect_safe({"check", "--lint", played});
  for (const std::string& asked : {order, far})
    for (const char* call : {"judge", "trace", "reach", "could", "turns", "mend", "readings", "sure"})
      for (const char* format : {"json", "text"}) {
        const Finished f = at.run({call, "--format", format, file, asked});
        EXPECT_EQ(steering_in(f.out + f.err), "") << call << " " << format;
      }
  expect_safe({"judge", "--text", file, order});
  expect_safe({"at", played, "1", "-o", "-"});
  const Finished exported = at.run({"export", file, at / "a.csv", "--report"});
  EXPECT_EQ(steering_in(exported.out + exported.err), "");
  expect_safe({"judge", POISON, POISON});
  expect_safe({"roll", POISON});
  expect_safe({"--language", POISON, "rulesets"});
  const Value request = Value::Object{{"do", POISON}, {"game", load_json(file).value()}};
  expect_safe({"batch", "--rulesets", at / "."}, write_json(request) + "\n");
}

TEST_F(Poison, LeavesJsonAsItMeansIt) {
  const Finished f = at.run({"at", file, "0", "-o", "-"});
  EXPECT_EQ(json(f.out)["title"].text(), load_json(file).value()["title"].text()) << f.err;
}

TEST_F(Poison, IsToldByTheTestItself) {
  EXPECT_EQ(steering_in(POISON), "7 27 127 155 8238 8294 8207 8232 ");
  EXPECT_EQ(steering_in("Jäger\n\t″ 𝄞"), "");
}

}  // namespace
}  // namespace linesman
