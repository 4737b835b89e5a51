// A desktop program runs in the locale of its user, but numbers in documents do not depend on it.
#include <gtest/gtest.h>

#include <clocale>

#include "support/documents.h"

namespace linesman {
namespace {

class InALocaleWithDecimalCommas : public testing::Test {
 protected:
  void SetUp() override {
    for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "de_DE"})
      if (std::setlocale(LC_ALL, name)) return;
    GTEST_SKIP() << "no such locale is installed";
  }
  void TearDown() override { std::setlocale(LC_ALL, "C"); }
};

TEST_F(InALocaleWithDecimalCommas, NumbersAreReadAndWrittenAsInAnyOther) {
  EXPECT_EQ(write_json(files_test::json("[1.5, 1234567.25, 1e-7]")), "[1.5,1234567.25,1e-07]");
  EXPECT_EQ(files_test::json("1.5").number(), 1.5);
  EXPECT_FALSE(parse_json("1,5", ""));
  EXPECT_EQ(parse_json("{\"a\": 1e400}", "").problem().pointer, "/a");
}

TEST_F(InALocaleWithDecimalCommas, ADocumentIsWrittenUnchanged) {
  EXPECT_EQ(write_json(write_document(files_test::read(files_test::ford_at_dawn()))),
            write_json(files_test::ford_at_dawn()));
}

}  // namespace
}  // namespace linesman
