// Charts made at random: without a mistake, of every kind of rule, the same for the same seed.
#pragma once

#include "base/value.h"
#include "support/random.h"

namespace linesman::charts_test {

/// A chart with the id "random".
Value random_chart(Random& random);

}  // namespace linesman::charts_test
