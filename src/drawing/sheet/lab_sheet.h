// The report of the laboratory: flips with pictures of their moves, how often each rule comes up, curves.
#pragma once

#include <optional>

#include "base/lengths.h"
#include "drawing/sheet/block.h"
#include "lab/experiment.h"

namespace linesman {

/// The anchor of the heading of a flip, by its place in the findings, and that place again: nothing for other anchors.
QString lab_anchor(std::size_t flip);
std::optional<std::size_t> flip_of_anchor(const QString& anchor);

/// "perth/07.linesman, step 12"; of lines "line 12".
QString lab_place_words(const lab::OrderPlace& place);

/// "Legal → Illegal".
QString lab_flip_words(const lab::Difference& flip);

/// The rules of a side as its reader typed them, "each game's own rules" for none.
QString lab_side_words(const std::string& typed);

/// A sentence or two on the comparison and its outcome.
QString lab_summary(const lab::Findings& findings);

/// The moves of the first flips are judged again for their pictures.
PaperText lab_sheet(const lab::Experiment& experiment, const lab::Findings& findings, LengthUnit unit);

}  // namespace linesman
