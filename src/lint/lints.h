// The warnings, a function for each. They leave code and severity empty.
#pragma once

#include <span>

#include "lint/setup.h"

namespace linesman::lints {

using Complaints = std::vector<Complaint>;

/// A person reads no more of one kind, and pairs of many things in one place are very many.
inline constexpr std::size_t MAX_OF_A_KIND = 10'000;
/// Whether a lint may stop: it has one more than are listed.
inline bool is_full(const Complaints& complaints) { return complaints.size() > MAX_OF_A_KIND; }

Complaints gaps_too_narrow(const Setup& setup);
Complaints pieces_overlap(const Setup& setup);
Complaints starts_impassable(const Setup& setup);
Complaints pieces_off_table(const Setup& setup);
Complaints out_of_formation(const Setup& setup);
Complaints features_off_table(const Setup& setup);
Complaints features_hidden(const Setup& setup);
Complaints obstacles_without_width(const Setup& setup);
Complaints roads_that_do_not_meet(const Setup& setup);
Complaints lines_that_nearly_meet(const Setup& setup);
Complaints traits_missing(const Setup& setup);
Complaints not_for_ruleset(const Setup& setup);
Complaints units_unnamed(const Setup& setup);
Complaints buildings_unnamed(const Setup& setup);
Complaints bases_too_large(const Setup& setup);
Complaints traits_misspelt(const Setup& setup);
Complaints statuses_unread(const Setup& setup);
Complaints statuses_over(const Setup& setup);
Complaints modifiers_of_no_action(const Setup& setup);
Complaints keys_taken(const Setup& setup);
Complaints outside_start_zones(const Setup& setup);
Complaints start_zones_overlap(const Setup& setup);
Complaints objectives_closed(const Setup& setup);

struct Lint {
  LintKind kind;
  Complaints (*run)(const Setup& setup);
};

std::span<const Lint> all_lints();

}  // namespace linesman::lints
