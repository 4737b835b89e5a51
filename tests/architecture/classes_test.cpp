#include "architecture/classes.h"

#include <gmock/gmock.h>

namespace linesman {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(TheReaderOfClasses, CountsFunctionsAndMembers) {
  EXPECT_THAT(classes_in("class A final : public B {\n public:\n  explicit A(int x = 1) : x_(x) {}\n"
                         "  bool operator==(const A&) const = default;\n  int x() const { return x_; }\n  void f();\n"
                         "  template <class T> T g(T t) { for (;;) {} }\n\n private:\n  int x_ = 0, y_{2};\n"
                         "  std::map<int, std::vector<int>> z_{};  ///< one, not three\n};"),
              ElementsAre(ClassSize{"A", 5, 3}));
}

TEST(TheReaderOfClasses, LeavesOutTypesConstantsAndFriends) {
  EXPECT_THAT(classes_in("struct A {\n  enum class E { one, two };\n  using F = int (*)(int);\n  struct G;\n"
                         "  static constexpr int H = 1;\n  friend void f(A);\n  Q_OBJECT\n};"),
              ElementsAre(ClassSize{"A", 0, 0}));
}

TEST(TheReaderOfClasses, CountsInnerClassesByThemselves) {
  EXPECT_THAT(classes_in("namespace n {\nstruct A {\n  struct B { int x; int f() { return 1; } };\n  B b;\n};\n}"),
              ElementsAre(ClassSize{"B", 1, 1}, ClassSize{"A", 0, 1}));
}

TEST(TheReaderOfClasses, TakesMembersThatHoldFunctions) {
  EXPECT_THAT(classes_in("struct A {\n  std::function<void(int)> f;\n  std::function<int()> g = [] { return 1; };\n};"),
              ElementsAre(ClassSize{"A", 0, 2}));
}

TEST(TheReaderOfClasses, FindsNoneInFunctionsAndComments) {
  EXPECT_THAT(classes_in("// class A {};\nconst char* s = \"class B {};\";\nenum class C { one };"), IsEmpty());
}

TEST(TheReaderOfDefinitions, FindsTheClassesOfASource) {
  EXPECT_THAT(
      classes_with_functions_in("A::A(int x) : x_(x) {}\nA::~A() = default;\nstd::vector<int> B::all() const {\n"
                                "  return C::all();\n}\n[[gnu::hot]] int free() { return D::one(); }\n"),
      ElementsAre("A", "B"));
}

}  // namespace
}  // namespace linesman
