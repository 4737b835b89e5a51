// The oracle's checks, each of one kind of fact. What is wrong is added to `said`, after `where`.
#pragma once

#include <string>
#include <vector>

#include "support/oracle_scene.h"

namespace linesman {

struct Findings {
  std::vector<std::string> said;
  std::string where;
  void add(const std::string& what) { said.push_back(where + what); }
};

/// Compares two numbers to a micro-inch.
void check_same(Findings& findings, const std::string& what, double told, double right);
void check_same(Findings& findings, const std::string& what, const std::vector<std::string>& told,
                const std::vector<std::string>& right);

std::vector<std::string> ids(const Game& game, const FeatureSet& features);
std::vector<std::string> ids(const Game& game, const PieceSet& pieces);

void check_leg(Findings& findings, const Scene& scene, const Way& way, const Leg& leg);
void check_turn(Findings& findings, const Scene& scene, const Way& way, const Turn& turn);
void check_climb(Findings& findings, const Scene& scene, const Footprint& footprint, const TracedStep& step);

/// `moved`: the other pieces that the order moves, where they are then.
void check_stand(Findings& findings, const Scene& scene, const Footprint& footprint, const Stand& stand,
                 const TraceRequest& request, const std::vector<PlacedPiece>& moved);
void check_lines_at_end(Findings& findings, const Scene& scene, const Stand& end, const TraceRequest& request);

/// A piece that stays, when the order is done.
void check_standing(Findings& findings, const Scene& scene, const Standing& standing, const TraceRequest& request,
                    const std::vector<PlacedPiece>& ends);

/// Contacts, nearness and least gaps on a leg or turn.
void check_encounters(Findings& findings, const Scene& scene, const Way& way, const Encounters& met,
                      const TraceRequest& request, const PieceTrace& mover);

/// Contacts with, and nearness to, where the other moved pieces end.
void check_ends(Findings& findings, const Scene& scene, const Way& way, const Encounters& met,
                const TraceRequest& request, const std::vector<PlacedPiece>& ends);

/// The distance of a leg's line, prolonged ahead, to a feature.
void check_ahead(Findings& findings, const Scene& scene, const Way& way, const TraceRequest& request,
                 const std::optional<double>& told);

/// What the base meets a little farther straight on from a leg's end.
void check_against(Findings& findings, const Scene& scene, const Way& way, const TraceRequest& request,
                   const FeatureSet& told);

/// The first place where the base sticks out over the table's edge.
void check_edge(Findings& findings, const Scene& scene, const Way& way, const std::optional<double>& told);

/// The part of a leg on which the whole base is on the table.
void check_on_table(Findings& findings, const Scene& scene, const Way& way, const std::optional<Part>& told);

}  // namespace linesman
