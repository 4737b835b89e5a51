// A law held against trials on tables made at random.
#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "property/proof.h"

namespace linesman {

/// Says what is wrong with a trial, or nothing.
using Check = std::function<std::string(Random&, const Trial&)>;

/// Runs a check on that many random tables (`tables_tried`), with seeds from `first_seed` on. At least a fifth of the
/// tables must come to it, or the property proves little.
void check_random_tables(const Subject& subject, const TableRecipe& recipe, std::uint64_t first_seed,
                         std::uint64_t tables, const Check& check);

/// The id of the ruleset, as a name of a test.
std::string tested_ruleset(const ::testing::TestParamInfo<Subject>& tested);

}  // namespace linesman
