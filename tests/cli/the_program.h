// A test fixture with the program, installed in a temporary folder.
#pragma once

#include <gmock/gmock.h>

#include <algorithm>

#include "cli/program_run.h"
#include "files/json.h"

namespace linesman {

class TheProgram : public ::testing::Test {
 protected:
  static Value json(const std::string& text) { return parse_json(text, "output").value(); }

  /// Expects status 2, nothing on standard output, and one line on standard error.
  static void expect_refused(const Finished& f) {
    EXPECT_EQ(f.status, 2);
    EXPECT_EQ(f.out, "");
    EXPECT_EQ(std::count(f.err.begin(), f.err.end(), '\n'), 1) << f.err;
    EXPECT_THAT(f.err, ::testing::EndsWith("\n"));
  }

  Installed at;
};

}  // namespace linesman
