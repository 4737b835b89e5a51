// Charts that players make: judged before they are in a file, and saved where the library finds them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "referee/referee.h"

namespace linesman {

/// A place where a chart of the player's own is kept: FOLDER/<id>/ with its ruleset, its cases and its draft.
struct ChartFile {
  std::string folder;  ///< FOLDER/<id>

  std::string ruleset() const { return folder + "/ruleset.json"; }
  std::string cases() const { return folder + "/cases.json"; }
  std::string draft() const { return folder + "/draft.json"; }
};

/// Saves a chart with its cases (an object with the list `cases`, or null for none). A chart with mistakes goes into
/// the draft alone, so that a good ruleset.json stays; a chart without one takes the draft away. Missing folders are
/// made, writable by their owner alone. A Problem when the chart has no valid id, or when others can write to the
/// folder above.
Result<void> save_chart(const ChartFile& file, const Value& chart, const Value& cases);

/// Keeps a chart as the draft alone, with or without mistakes.
Result<void> save_draft(const ChartFile& file, const Value& chart);

/// Takes the draft away, and the folder if nothing else is in it.
void drop_draft(const ChartFile& file);

/// Why a ruleset that is no chart as a whole is refused where only such a chart has a place.
Problem why_no_chart(const Value& ruleset);

/// The charts of a folder of rulesets, also those of which there is only a draft, by name.
std::vector<ChartFile> chart_files(const std::string& folder);

/// The chart that is worked on there: the draft if there is one, else the ruleset.
Result<Value> load_chart(const ChartFile& file);
/// Its cases; an object without any where there is no file of them.
Result<Value> load_cases(const ChartFile& file);

}  // namespace linesman
