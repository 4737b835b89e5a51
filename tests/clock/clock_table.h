// Tables, questions and answers for tests of the clock.
#pragma once

#include <string>

#include "clock/clock.h"

namespace linesman::clock_test {

/// A game for these rules on a table of 72 by 48 inches, with features, pieces and markings as JSON.
Hearing heard(const std::string& ruleset, const std::string& terrain, const std::string& pieces,
              const std::string& markings = {}, const std::string& more = {});

/// A round model of an inch that faces north.
std::string model(const std::string& id, const std::string& side, const std::string& at,
                  const std::string& traits = R"({"troop": "infantry"})");

std::string area(const std::string& id, const std::string& kind, const std::string& ring);

ClockAnswer asked(const Hearing& hearing, const ClockRequest& request);

const GoalTold& goal(const ClockAnswer& answer, const std::string& id);
const ArrivalTold& arrival(const ClockAnswer& answer, const std::string& id, const std::string& side,
                           const std::string& roll = "given");

/// Its orders, carried out one a turn, are legal, and the mover is at the goal after the last.
void expect_chain(const Hearing& hearing, const GoalTold& goal, const ArrivalTold& arrival);

/// Whether the area of a side by a turn holds a place.
bool holds(const ClockAnswer& answer, BandKind kind, const std::string& side, int turn, Vec place);

}  // namespace linesman::clock_test
