#include "architecture/directions.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const QtModules MADE_UP_QT = [](const std::string& header) -> std::string {
  if (header == "QWidget") return "QtWidgets";
  if (header == "QPainter") return "QtGui";
  if (header == "QString" || header == "QtPlugin") return "QtCore";
  return {};
};

std::vector<std::string> faults(const std::string& path, const std::string& includes) {
  return direction_faults(path, includes, MADE_UP_QT);
}

TEST(TheDirections, LetRoomsIncludeWhatTheyStandOn) {
  EXPECT_THAT(faults("src/table/game.h", "#include <vector>\n#include \"base/vec.h\"\n"), IsEmpty());
  EXPECT_THAT(faults("src/geometry/hull.cpp", "#include <boost/geometry.hpp>\n"), IsEmpty());
  EXPECT_THAT(faults("src/movement/trace/tracer.cpp", "#include \"geometry/sweep.h\"\n"), IsEmpty());
  EXPECT_THAT(faults("src/movement/trace.h", "#include <boost/container/small_vector.hpp>\n"), IsEmpty());
  EXPECT_THAT(faults("src/files/json.cpp", "#include <boost/json/src.hpp>\n"), IsEmpty());
  EXPECT_THAT(faults("src/geometry/hull.cpp", "#include \"geometry/boost/boost_models.h\"\n"), IsEmpty());
  EXPECT_THAT(
      faults("src/cli/drawing_module.cpp", "#include \"drawing/picture/picture.h\"\n#include <QGuiApplication>\n"),
      IsEmpty());
  EXPECT_THAT(faults("rulesets/pips/pips.cpp", "#include \"pips/figures.h\"\n#include \"movement/trace.h\"\n"),
              IsEmpty());
  EXPECT_THAT(faults("rulesets/pips/plugin.cpp", "#include \"plugins/ruleset_plugin.h\"\n#include \"plugin.moc\"\n"),
              IsEmpty());
}

TEST(TheDirections, RefuseARoomAbove) {
  EXPECT_THAT(faults("src/base/vec.h", "#include \"table/game.h\"\n"), ElementsAre(HasSubstr("src/base/vec.h:1")));
  EXPECT_THAT(faults("src/table/game.h", "#include \"movement/order.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("src/geometry/sweep.h", "#include \"table/footprint.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("src/rules/terms.cpp", "#include \"files/json.h\"\n#include \"movement/trace/tracer.h\"\n"),
              SizeIs(2));
  EXPECT_THAT(faults("src/movement/trace.h", "#include \"geometry/sweep.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("src/movement/trace/tracer.cpp", "#include \"rules/ruling.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("src/cli/judge.cpp", "#include \"ui/window/window.h\"\n#include \"drawing/picture/picture.h\"\n"),
              SizeIs(2));
}

TEST(TheDirections, HoldInTheWindow) {
  EXPECT_THAT(faults("ui/window/window.cpp", "#include <QWidget>\n#include \"ui/panels/order_panel.h\"\n"), IsEmpty());
  EXPECT_THAT(faults("ui/panels/order_panel.cpp", "#include \"drawing/report/ruling_lines.h\"\n"), IsEmpty());
  EXPECT_THAT(faults("ui/session/session.cpp", "#include \"ui/panels/order_panel.h\"\n"),
              ElementsAre(HasSubstr("ui/session/session.cpp:1 includes ui/panels/order_panel.h (ui/panels)")));
  EXPECT_THAT(faults("ui/tools/tool.h", "#include \"ui/session/session.h\"\n#include <QWidget>\n"), SizeIs(2));
  EXPECT_THAT(faults("ui/table/view.cpp", "#include \"ui/session/session.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("ui/tools/placing/put_tool.cpp", "#include \"ui/tools/tool.h\"\n"), IsEmpty());
  EXPECT_THAT(faults("ui/tools/placing/put_tool.cpp", "#include \"ui/session/session.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("src/drawing/picture/scene.cpp", "#include \"ui/table/view.h\"\n#include \"table/game.h\"\n"),
              SizeIs(1));
  EXPECT_THAT(faults("ui/commands/gestures.cpp", "#include <QWidget>\n"), SizeIs(1));
}

TEST(TheDirections, LetOnlyRulesetsPutRulingsTogether) {
  EXPECT_THAT(faults("rulesets/pips/pips.cpp", "#include \"rules/ruling_builder.h\"\n"), IsEmpty());
  EXPECT_THAT(faults("src/rules/findings.cpp", "#include \"rules/findings.h\"\n"), IsEmpty());
  EXPECT_THAT(faults("src/drawing/picture/scene.cpp", "#include \"rules/ruling_builder.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("src/referee/referee.cpp", "#include \"rules/findings.h\"\n"), SizeIs(1));
}

TEST(TheDirections, KeepLibrariesInTheirRooms) {
  EXPECT_THAT(faults("src/geometry/sweep.h", "#include <boost/geometry.hpp>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/movement/trace/tracer.cpp", "#include <boost/geometry.hpp>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/table/features.h", "#include <boost/geometry/index/rtree.hpp>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/rules/terms.cpp", "#include <boost/json/src.hpp>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/files/json.h", "#include <boost/json/src.hpp>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/referee/referee.cpp", "#include <QString>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/files/json.cpp", "#include <QString>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/plugins/library.cpp", "#include <QString>\n#include <QPainter>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/cli/judge.cpp", "#include <QString>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/cli/main.cpp", "#include <QPainter>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/cli/drawing_module.cpp", "#include <QWidget>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/drawing/picture/scene.cpp", "#include <QPainter>\n#include <QWidget>\n"), SizeIs(1));
  EXPECT_THAT(faults("src/drawing/picture/scene.cpp", "#include \"ui/window/window.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("src/geometry/hull.h", "#include \"geometry/boost/boost_models.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("src/base/text.cpp", "#include <locale>\n"), SizeIs(1));
}

TEST(TheDirections, LetARulesetSeeOnlyValuesAndRules) {
  EXPECT_THAT(faults("rulesets/pips/pips.cpp", "#include \"movement/trace/tracer.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("rulesets/pips/pips.cpp", "#include \"geometry/sweep.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("rulesets/pips/pips.cpp", "#include \"referee/referee.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("rulesets/pips/pips.cpp", "#include \"orders/orders.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("rulesets/pips/pips.cpp", "#include \"plugins/ruleset_plugin.h\"\n"), SizeIs(1));
  EXPECT_THAT(faults("rulesets/pips/plugin.cpp", "#include \"plugins/library.h\"\n"), SizeIs(1));
}

TEST(ThePrivateHeaders, AreOnlyForTheirRoom) {
  EXPECT_THAT(private_header_faults("src/movement/trace/tracer.cpp", "#include \"geometry/shapes/area.h\"\n"),
              IsEmpty());
  EXPECT_THAT(private_header_faults("src/geometry/shapes/area.cpp", "#include \"geometry/shapes/strip.h\"\n"),
              IsEmpty());
  EXPECT_THAT(private_header_faults("src/movement/trace/tracer.cpp", "#include \"geometry/shapes/strip.h\"\n"),
              ElementsAre(HasSubstr("src/movement/trace/tracer.cpp:1 includes geometry/shapes/strip.h")));
  EXPECT_THAT(private_header_faults("ui/panels/order.cpp", "#include \"files/reading.h\"\n"), SizeIs(1));
  EXPECT_THAT(private_header_faults("ui/table/view.cpp", "#include \"ui/table/ruler.h\"\n"), IsEmpty());
}

}  // namespace
}  // namespace linesman
