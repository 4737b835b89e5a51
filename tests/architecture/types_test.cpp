#include "architecture/types.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(TheReaderOfTypes, FindsThoseWithABodyAtNamespaceScope) {
  EXPECT_THAT(types_defined_in("namespace linesman {\nstruct A { int x = 0; };\nclass B final : public A {};\n"
                               "enum class C : char { one };\nnamespace toys { template <class T> struct D {}; }\n}"),
              ElementsAre("linesman::A", "linesman::B", "linesman::C", "linesman::toys::D"));
}

TEST(TheReaderOfTypes, LeavesOutWhatNoOtherSourceMeets) {
  EXPECT_THAT(types_defined_in("namespace linesman {\nnamespace {\nstruct A {};\n}\nstruct B;\n}"), IsEmpty());
  EXPECT_THAT(types_defined_in("namespace linesman {\nvoid f() { struct A {}; }\n}"), IsEmpty());
  EXPECT_THAT(types_defined_in("namespace linesman {\nstruct A f(struct B b) { return {}; }\n}"), IsEmpty());
  EXPECT_THAT(types_defined_in("// namespace n { struct A {}; }\nconst char* s = \"struct B {\";"), IsEmpty());
}

TEST(TheReaderOfTypes, LeavesOutMembersOfTypes) {
  EXPECT_THAT(types_defined_in("namespace linesman {\nstruct A {\n  struct B {};\n};\n}"), ElementsAre("linesman::A"));
  EXPECT_THAT(types_defined_in("namespace linesman {\nstruct A::B {};\n}"), IsEmpty());
}

}  // namespace
}  // namespace linesman
