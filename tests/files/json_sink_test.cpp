#include "files/json_sink.h"

#include <gtest/gtest.h>

#include "support/documents.h"

namespace linesman::files {
namespace {

/// Writes a list in an object in a list, some of them empty.
void write(JsonSink& sink) {
  sink.begin_list();
  sink.value(1);
  sink.begin_object();
  sink.name("a");
  sink.begin_list();
  sink.end_list();
  sink.name("b");
  sink.text("\"ü\"\n");
  sink.name("c");
  sink.value(files_test::json(R"({"d": [0.5, null]})"));
  sink.end_object();
  sink.begin_list();
  sink.value({});
  sink.text("");
  sink.end_list();
  sink.end_list();
}

TEST(JsonWrittenMemberByMember, IsEqualAsTextAndAsAValue) {
  std::string text;
  JsonText as_text(text);
  write(as_text);
  JsonValue as_value;
  write(as_value);
  EXPECT_EQ(text, R"([1,{"a":[],"b":"\"ü\"\n","c":{"d":[0.5,null]}},[null,""]])");
  EXPECT_EQ(write_json(as_value.take_whole()), text);
}

TEST(JsonText, AppendsToItsString) {
  std::string text = "answer ";
  JsonText(text).value(true);
  EXPECT_EQ(text, "answer true");
}

}  // namespace
}  // namespace linesman::files
