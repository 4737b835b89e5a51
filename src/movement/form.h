// A new shape for the models of an order, in place of their ways.
//
//   Form form{.shape = FormShape::ranks, .at = Vec{46, 30}, .facing = 20};
//   form.ranks = 2;
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/names.h"
#include "base/vec.h"

namespace linesman {

/// The member of an order that has a form.
inline constexpr std::string_view FORM = "form";

enum class FormShape { as_is, line, ranks, column, wedge, file, tray };
constexpr Names<FormShape::tray> names_of(FormShape) {
  return {"as-is", "line", "ranks", "column", "wedge", "file", "tray"};
}

struct Form {
  FormShape shape = FormShape::as_is;
  std::optional<Vec> at{};           ///< the middle of the front line, inches; nothing: where it is now
  std::optional<double> facing{};    ///< of the shape and of each model in it, in [0, 360); nothing: the leader's
  std::optional<int> ranks{};        ///< above 0; never beside `files`
  std::optional<int> files{};        ///< above 0
  double gap = 0.25;                 ///< inches between neighbours, at least 0; in a tray there is none
  std::optional<double> frontage{};  ///< inches from flank to flank, of a line or of ranks
  std::vector<Vec> way{};            ///< of a file, in place of `at` and `facing`; empty: it has none
  std::string leader{};              ///< an id; empty: the usual one
  std::vector<std::pair<std::string, int>> who{};  ///< slots by id that are fixed, from 1
};

}  // namespace linesman
