#include "lint/lint.h"

#include <algorithm>

#include "base/text.h"
#include "lint/lints.h"
#include "lint/ruleset_problems.h"

namespace linesman {

namespace lints {

namespace {

constexpr Lint LINTS[] = {
    {{"gap-too-narrow", "A gap is too narrow for a base that must pass."}, gaps_too_narrow},
    {{"pieces-overlap", "Two models overlap."}, pieces_overlap},
    {{"start-impassable", "A model stands on ground that it may not enter."}, starts_impassable},
    {{"piece-off-table", "A base sticks out over the table's edge."}, pieces_off_table},
    {{"out-of-formation", "Models of a unit stand apart from it."}, out_of_formation},
    {{"feature-off-table", "Terrain lies wholly off the table."}, features_off_table},
    {{"feature-hidden", "Terrain lies wholly under other terrain."}, features_hidden},
    {{"zero-width", "An obstacle that usually has a width has none."}, obstacles_without_width},
    {{"road-does-not-meet", "A road ends short of another, or of the table's edge."}, roads_that_do_not_meet},
    {{"lines-nearly-meet", "Two hedges, walls, streams or contours nearly meet, but leave a gap."},
     lines_that_nearly_meet},
    {{"trait-missing", "A model lacks data that a ruleset needs."}, traits_missing},
    {{"not-for-ruleset", "A ruleset that the game is meant for cannot read it."}, not_for_ruleset},
    {{"unit-unnamed", "Units have no names."}, units_unnamed},
    {{"building-unnamed", "Buildings have no names."}, buildings_unnamed},
    {{"base-large", "A base is so large that millimetres may be meant."}, bases_too_large},
    {{"trait-unknown", "A trait that no ruleset reads is nearly one that is read."}, traits_misspelt},
    {{"status-unread", "No rule reads a status."}, statuses_unread},
    {{"status-over", "A status is over and still stands there."}, statuses_over},
    {{"modifier-action", "A modifier is for an action that the ruleset does not have."}, modifiers_of_no_action},
    {{"key-taken", "The ruleset has a meaning of its own for a key of the players."}, keys_taken},
    {{"outside-zone", "A model stands outside the start zones of its side."}, outside_start_zones},
    {{"zones-overlap", "Start zones of two sides overlap."}, start_zones_overlap},
    {{"objective-closed", "No model can ever reach an objective."}, objectives_closed},
};

}  // namespace

std::span<const Lint> all_lints() { return LINTS; }

}  // namespace lints

std::vector<LintKind> lint_kinds() {
  std::vector<LintKind> kinds;
  for (const lints::Lint& each : lints::all_lints()) kinds.push_back(each.kind);
  return kinds;
}

namespace {

/// The id of the thing that a pointer leads into: of the piece for "/pieces/12/traits/speed". Empty for other pointers.
std::vector<std::string> things_at(std::string_view pointer, const Game& game) {
  const auto index_in = [&](std::string_view list) -> std::optional<std::size_t> {
    if (!pointer.starts_with(list)) return std::nullopt;
    const std::string_view rest = pointer.substr(list.size());
    const auto number = parse_number(rest.substr(0, rest.find('/')));
    return number && *number >= 0 ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
  };
  if (const auto i = index_in("/pieces/"); i && *i < game.pieces().size()) return {game.pieces()[*i]->id};
  if (const auto i = index_in("/units/"); i && *i < game.units().size()) return {game.units()[*i].id};
  if (const auto i = index_in("/terrain/"); i && *i < game.terrain().size()) return {game.terrain()[*i].id};
  return {};
}

Complaint error_of(const Problem& problem, const Game& game) {
  Complaint error{.severity = Severity::error,
                  .code = std::string(UNUSABLE_CODE),
                  .pointer = problem.pointer,
                  .reason = problem.reason,
                  .of = things_at(problem.pointer, game),
                  .at = {}};
  const auto piece = error.of.empty() ? std::nullopt : game.find_piece(error.of.front());
  if (piece && game.piece(*piece).on_table()) error.at = game.piece(*piece).pose.at;
  return error;
}

void take(Complaint complaint, const LintOptions& options, Linted& into) {
  const auto& silenced = options.silenced;
  const auto silence =
      std::find_if(silenced.begin(), silenced.end(), [&](const Silence& s) { return s.covers(complaint); });
  if (silence == silenced.end())
    into.complaints.push_back(std::move(complaint));
  else
    into.silenced.push_back({std::move(complaint), silence->reason});
}

}  // namespace

Linted lint(const Game& game, const RulesetSource& rulesets, const GivenUp& given_up) {
  const LintOptions options = lint_options(game);
  Linted linted;
  for (const Problem& problem : ruleset_problems(game, rulesets)) linted.complaints.push_back(error_of(problem, game));
  for (const Complaint& complaint : options.complaints) linted.complaints.push_back(complaint);
  const lints::Setup setup(game, options.meant_for, rulesets, given_up);
  for (const lints::Lint& each : lints::all_lints()) {
    setup.begin_lint();
    if (setup.given_up()) break;
    lints::Complaints complaints = each.run(setup);
    if (lints::is_full(complaints)) {
      complaints.resize(lints::MAX_OF_A_KIND);
      complaints.push_back(
          {.reason = said<"There are more of this kind: only the first {n} are listed.">(lints::MAX_OF_A_KIND),
           .of = {},
           .at = {}});
    } else if (setup.is_used_up()) {
      complaints.push_back({.reason = "So much lies in one place that not all was looked at.", .of = {}, .at = {}});
    }
    for (Complaint& complaint : complaints) {
      complaint.code = each.kind.code;
      take(std::move(complaint), options, linted);
    }
  }
  return linted;
}

}  // namespace linesman
