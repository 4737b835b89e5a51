#include <gmock/gmock.h>

#include "files/orders/order_json.h"
#include "support/documents.h"

namespace linesman {
namespace {

using files_test::json;

Order order(std::string_view text) { return read_order(json(text), "order").value(); }

std::string order_refusal(std::string_view text) {
  const auto read = read_order(json(text), "");
  return read ? "read" : read.problem().sentence();
}

std::string step_refusal(std::string_view step) {
  return order_refusal("{\"piece\": \"a\", \"path\": [" + std::string(step) + "]}");
}

TEST(AnOrder, FromTheProtocolIsRead) {
  const Order o = order(R"({ "piece": "tank-1", "action": "rapid",
    "path": [ {"pivot": 30}, {"forward": 4}, {"to": [30, 20]} ], "dice": { "movement": [4, 3] } })");
  EXPECT_EQ(std::get<OnePiece>(o.who).id, "tank-1");
  EXPECT_EQ(o.action, "rapid");
  const Path& path = *o.paths.common();
  ASSERT_EQ(path.size(), 3u);
  EXPECT_EQ(std::get<PivotStep>(path.at(0)).angle, 30);
  EXPECT_FALSE(std::get<PivotStep>(path.at(0)).about);
  EXPECT_EQ(std::get<ForwardStep>(path.at(1)).distance, 4);
  EXPECT_EQ(std::get<ToStep>(path.at(2)).point, (Vec{30, 20}));
  EXPECT_EQ(o.dice.at("movement"), (std::vector<double>{4, 3}));
  EXPECT_EQ(o.members.size(), 0u);
}

TEST(AnOrder, MayNameItsSchemaAsEditorsWantIt) {
  const Order o = order(R"({"$schema": "order.schema.json", "piece": "a", "forced": true, "path": [{"forward": 1}]})");
  EXPECT_EQ(write_json(o.members), R"({"forced":true})");
}

TEST(AnOrder, IsReadBackUnchanged) {
  for (
      const char* text :
      {R"({"piece":"a","action":"move","path":[{"forward":1.5},{"reverse":2},{"sideways":-1},{"to":[1,2]},{"reverse_to":[3,4.5]},{"slide":[0,0]},{"pivot":-180},{"pivot":10,"about":[1,1]},{"wheel":45},{"climb":-2},{"hex":[1,-1]},{"hex":[2,2],"rear":true},{"turn":-3},{"act":"form","formation":"line","deep":{"x":[1]}}]})",
       R"({"unit":"u","path":[]})", R"({"pieces":["b","a"],"paths":{"a":[{"forward":1}],"b":[]}})",
       R"({"piece":"a","dice":{"free":[],"movement":[6,2.5,-1]},"start":{"at":[1,2]},"starts":{"a":{"at":[3,4],"facing":90,"altitude":6}}})",
       R"({"piece":"a","toward":"hill","events":[{"piece":"a","after":1}]})", R"({"piece":"a"})"})
    EXPECT_EQ(write_json(write_order(order(text))), text);
}

TEST(AnOrder, KeepsUnknownMembersForTheRuleset) {
  const Order o = order(R"({"piece": "a", "toward": "hill", "assault": null})");
  EXPECT_EQ(write_json(o.members), R"({"toward":"hill","assault":null})");
}

TEST(AnOrder, HasNormalisedFacings) {
  EXPECT_EQ(order(R"({"piece": "a", "start": {"at": [1,1], "facing": -90}})").starts.common()->facing, 270);
  EXPECT_EQ(order(R"({"piece": "a", "start": {"at": [1,1], "facing": 360}})").starts.common()->facing, 0);
}

TEST(AnOrder, NamesItsPiecesInExactlyOneWay) {
  EXPECT_EQ(order_refusal("{}"), "the order names nobody: \"piece\", \"unit\" or \"pieces\" is missing");
  EXPECT_EQ(order_refusal(R"({"piece": "a", "unit": "b"})"),
            "the order has piece and unit, and only one of them may be given");
  EXPECT_EQ(order_refusal(R"({"pieces": []})"), "/pieces: \"pieces\" names nobody");
  EXPECT_EQ(order_refusal(R"({"pieces": ["a", 3]})"),
            "/pieces/1: item 1 must be an id: 1 to 64 of a-z, 0-9, - _ and ., not 3");
  EXPECT_EQ(order_refusal(R"({"piece": "Tank"})"),
            "/piece: \"piece\" must be an id: 1 to 64 of a-z, 0-9, - _ and ., not \"Tank\"");
  EXPECT_EQ(order_refusal("[]"), "an order must be an object, not a list");
  EXPECT_EQ(order_refusal("null"), "an order must be an object, not null");
}

TEST(AStep, HasExactlyOneKey) {
  EXPECT_EQ(step_refusal("{\"forward\": 1, \"pivot\": 2}"),
            "/path/0: a step has one key only, and this has forward and pivot");
  EXPECT_THAT(step_refusal("{}"), testing::StartsWith("/path/0: the step is empty: a step is one of forward, "));
  EXPECT_EQ(step_refusal("{\"forward\": 1, \"about\": [1,1]}"),
            "/path/0/about: \"about\" is not known in a step with \"forward\"");
  EXPECT_THAT(step_refusal("{\"fly\": 1}"), testing::StartsWith("/path/0/fly: \"fly\" is not known in a step: "));
  EXPECT_EQ(step_refusal("{\"forward\": 1, \"\": 1}"), "/path/0/: \"\" is not known in a step with \"forward\"");
  EXPECT_EQ(step_refusal("7"), "/path/0: item 0 must be an object, not 7");
}

TEST(AStep, HasAFigureInItsRange) {
  for (const char* good :
       {"{\"forward\": 1e-9}", "{\"forward\": 20000}", "{\"pivot\": 180}", "{\"pivot\": -180}", "{\"pivot\": 0}",
        "{\"wheel\": 0.5}", "{\"climb\": 0}", "{\"turn\": 0}", "{\"turn\": 3.0}", "{\"sideways\": -2}",
        "{\"to\": [10000, -10000]}", "{\"hex\": [-1, 3]}", "{\"hex\": [1e15, 2]}"})
    EXPECT_EQ(step_refusal(good), "read") << good;
  for (const char* bad : {"{\"forward\": 0}",       "{\"forward\": -1}",    "{\"forward\": 20001}",
                          "{\"forward\": 1e300}",   "{\"forward\": \"4\"}", "{\"forward\": null}",
                          "{\"reverse\": 0}",       "{\"sideways\": 0}",    "{\"pivot\": 180.001}",
                          "{\"pivot\": -181}",      "{\"wheel\": 200}",     "{\"climb\": true}",
                          "{\"turn\": 4}",          "{\"turn\": 0.5}",      "{\"hex\": [1]}",
                          "{\"hex\": [1, 2, 3]}",   "{\"hex\": [1.5, 2]}",  "{\"hex\": [\"1\", 2]}",
                          "{\"to\": [10000.1, 0]}", "{\"to\": [1, \"2\"]}", "{\"to\": {\"x\": 1, \"y\": 2}}",
                          "{\"slide\": 3}",         "{\"act\": \"\"}",      "{\"act\": 4}"})
    EXPECT_THAT(step_refusal(bad), testing::StartsWith("/path/0/")) << bad;
  EXPECT_EQ(step_refusal("{\"pivot\": 30, \"about\": [1]}"),
            "/path/0/about: \"about\" must be a pair of numbers, not a list");
  EXPECT_EQ(step_refusal("{\"hex\": [1,1], \"rear\": 1}"), "/path/0/rear: \"rear\" must be true or false, not 1");
  EXPECT_EQ(step_refusal("{\"pivot\": \"x\"}"),
            "/path/0/pivot: \"pivot\" must be an angle from -180 to 180 degrees, not \"x\"");
}

TEST(OtherMembersOfAnOrder, HaveTheirShapes) {
  EXPECT_EQ(order_refusal(R"({"piece": "a", "path": {}})"), "/path: \"path\" must be a list, not an object");
  EXPECT_EQ(order_refusal(R"({"piece": "a", "paths": {"b": [{"forward": 0}]}})").substr(0, 18), "/paths/b/0/forward");
  EXPECT_EQ(order_refusal(R"({"piece": "a", "dice": {"movement": 4}})"),
            "/dice/movement: \"movement\" must be a list, not 4");
  EXPECT_EQ(order_refusal(R"({"piece": "a", "dice": {"movement": [4, "3"]}})"),
            "/dice/movement/1: item 1 must be the face of a die, not \"3\"");
  EXPECT_EQ(order_refusal(R"({"piece": "a", "action": ""})"), "/action: \"action\" is empty");
  EXPECT_EQ(order_refusal(R"({"piece": "a", "start": {}})"), "/start: \"at\" is missing");
  EXPECT_EQ(order_refusal(R"({"piece": "a", "start": {"at": [1,1], "speed": 3}})"),
            "/start/speed: \"speed\" is not known in a start");
  EXPECT_EQ(order_refusal(R"({"piece": "a", "starts": {"a": {"at": [1,1], "altitude": -1}}})"),
            "/starts/a/altitude: \"altitude\" must be a number of inches, 0 to 10000, not -1");
}

TEST(TheFirstProblemOfAnOrder, IsTheFirstInTheText) {
  EXPECT_EQ(order_refusal(R"({"dice": 1, "path": 2, "piece": 3})").substr(0, 6), "/dice:");
  EXPECT_EQ(order_refusal(R"({"path": 2, "dice": 1, "piece": 3})").substr(0, 6), "/path:");
}

TEST(ASingleStep, HasTheGivenPointer) {
  EXPECT_EQ(read_step(json("{\"forward\": -1}"), "/path/2").problem().pointer, "/path/2/forward");
  EXPECT_TRUE(read_step(json("{\"act\": \"limber\"}"), ""));
}

}  // namespace
}  // namespace linesman
