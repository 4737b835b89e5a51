#include "base/names.h"

#include <gtest/gtest.h>

namespace elsewhere {

enum class Colour { red, green, blue };
constexpr linesman::Names<Colour::blue> names_of(Colour) { return {"red", "green", "bright-blue"}; }

class Lamp {
 public:
  enum class State { off, on };
  friend constexpr linesman::Names<State::on> names_of(State) { return {"off", "on"}; }
};

enum class Nameless { one, two };

}  // namespace elsewhere

namespace linesman {
namespace {

using elsewhere::Colour;

TEST(AnEnumWithATable, IsNamedInAnyNamespace) {
  EXPECT_EQ(name_of(Colour::red), "red");
  EXPECT_EQ(name_of(Colour::blue), "bright-blue");
  EXPECT_EQ(name_of(elsewhere::Lamp::State::on), "on");
}

TEST(AnEnumWithATable, IsFoundByItsNamesAlone) {
  EXPECT_EQ(named<Colour>("green"), Colour::green);
  EXPECT_EQ(named<Colour>("bright-blue"), Colour::blue);
  EXPECT_EQ(named<Colour>("blue"), std::nullopt);
  EXPECT_EQ(named<Colour>(""), std::nullopt);
  EXPECT_EQ(named<Colour>("Red"), std::nullopt);
}

TEST(ATableOfNames, IsRefusedUnlessItsNamesAreDistinct) {
  EXPECT_TRUE(are_distinct(Names<Colour::blue>{"a", "b", "c"}));
  EXPECT_FALSE(are_distinct(Names<Colour::blue>{"a", "b"})) << "the last has no name";
  EXPECT_FALSE(are_distinct(Names<Colour::blue>{"a", "b", "a"}));
}

TEST(AnEnumWithoutATable, HasNoNames) {
  EXPECT_TRUE(Named<Colour>);
  EXPECT_FALSE(Named<elsewhere::Nameless>);
  EXPECT_FALSE(Named<int>);
}

}  // namespace
}  // namespace linesman
