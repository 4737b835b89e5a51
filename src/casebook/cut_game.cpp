#include "casebook/cut_game.h"

#include <algorithm>
#include <set>

#include "files/documents/document.h"
#include "files/documents/record.h"
#include "files/json.h"
#include "files/orders/ruling_json.h"
#include "movement/gaps.h"
#include "table/status.h"

namespace linesman {

namespace {

/// Inches round the way within which everything is kept.
constexpr double KEPT_AROUND = 6;

void add_texts(const Value& value, std::set<std::string, std::less<>>& texts) {
  if (const auto text = value.text()) texts.emplace(*text);
  for (const Value& item : value.items()) add_texts(item, texts);
  for (const auto& [name, member] : value.members()) {
    texts.insert(name);  // `paths` and `starts` name pieces so
    add_texts(member, texts);
  }
}

/// Chooses what a case keeps of a game.
class CutGame {
 public:
  CutGame(const Game& game, const Trace& trace) : game_(game), trace_(trace) {}

  Game result(const std::set<std::string, std::less<>>& named) {
    keep_named(named);
    for (const PieceTrace& way : trace_.pieces) keep_round(way);
    for (const StandingPiece& standing : trace_.standing) pieces_.insert(standing.piece);
    for (const PieceIndex piece : std::set<PieceIndex>(pieces_)) keep_carried(piece);
    for (const FeatureIndex feature : std::set<FeatureIndex>(features_))
      for (const FeatureIndex section : trace_.sections_of(feature)) features_.insert(section);
    return cut();
  }

 private:
  void keep_unit(UnitIndex unit) {
    units_.insert(unit);
    for (const PieceIndex member : game_.pieces_of(unit)) pieces_.insert(member);
  }

  void keep_named(const std::set<std::string, std::less<>>& named) {
    for (const std::string& id : named) {
      if (const auto piece = game_.find_piece(id)) pieces_.insert(*piece);
      if (const auto feature = game_.find_feature(id)) features_.insert(*feature);
      if (const auto unit = game_.find_unit(id)) keep_unit(*unit);
    }
  }

  /// A piece off the table meets nothing: it is kept for its transport alone.
  void keep_carried(PieceIndex piece) {
    for (std::optional<PieceIndex> carrier = carrier_of(game_, piece); carrier && pieces_.insert(*carrier).second;)
      carrier = carrier_of(game_, *carrier);
    for (const PieceIndex passenger : all_aboard(game_, piece)) pieces_.insert(passenger);
  }

  void keep_round(const PieceTrace& way) {
    pieces_.insert(way.piece);
    if (const auto unit = game_.piece(way.piece).unit) keep_unit(*unit);
    const double reach = KEPT_AROUND + outer_radius(way.footprint);
    keep_near(PlacedShape(Ring{way.start.pose.at}), reach);
    keep_near(PlacedShape(Ring{way.end.pose.at}), reach);
    for (const TracedStep& step : way.steps) {
      const auto* turn = facts_of<Turn>(step);
      keep_near(PlacedShape(Ring{step.before.at, step.after.at}), reach + (turn ? turn->centre_arc : 0));
    }
  }

  void keep_near(const PlacedShape& way, double reach) {
    const Box box = way.box().grown(reach);
    for (std::size_t i = 0; i < game_.terrain().size(); ++i) {
      const auto index = static_cast<FeatureIndex>(i);
      const Feature& feature = game_.feature(index);
      const bool has_no_shape = std::holds_alternative<std::monostate>(feature.shape);
      if (!features_.contains(index) && (has_no_shape || !exceeds(gap_to_feature(way, feature), reach)))
        features_.insert(index);
    }
    for (std::size_t i = 0; i < game_.pieces().size(); ++i) {
      const Piece& piece = *game_.pieces()[i];
      const double radius = outer_radius(piece.base);
      const Box near = box.grown(radius);
      const Vec at = piece.pose.at;
      if (at.x < near.min.x || at.x > near.max.x || at.y < near.min.y || at.y > near.max.y) continue;
      if (piece.on_table()) pieces_.insert(static_cast<PieceIndex>(i));
    }
  }

  Game cut() {
    for (const PieceIndex piece : pieces_)
      if (const auto unit = game_.piece(piece).unit) units_.insert(*unit);
    Game::Parts parts;
    parts.title = game_.title();
    parts.ruleset = game_.ruleset();
    parts.options = game_.options();
    parts.house_rules = game_.house_rules();
    parts.tolerance = game_.tolerance();
    parts.table = game_.table();
    parts.turn = game_.turn();
    std::vector<std::optional<UnitIndex>> places(game_.units().size());
    for (const UnitIndex unit : units_) {
      places[at(unit)] = static_cast<UnitIndex>(parts.units.size());
      parts.units.push_back(game_.unit(unit));
    }
    for (const PieceIndex index : pieces_) {
      Piece piece = game_.piece(index);
      if (piece.unit) piece.unit = places[at(*piece.unit)];
      parts.pieces.push_back(std::move(piece));
    }
    for (const FeatureIndex feature : features_) parts.terrain.push_back(game_.feature(feature));
    for (const std::string_view name : {std::string_view("sides"), CARRIED_RULES, std::string_view("phase")})
      if (!game_.annotation(name).is_null()) parts.annotations = parts.annotations.with(name, game_.annotation(name));
    return Game(std::move(parts));
  }

  const Game& game_;
  const Trace& trace_;
  std::set<PieceIndex> pieces_;
  std::set<FeatureIndex> features_;
  std::set<UnitIndex> units_;
};

/// Colours and signs of sides go by their order, which others have once the first models of a side are cut away.
Game with_order_of_sides(const Game& whole, const Game& cut) {
  const std::vector<std::string> all = sides_of(whole);
  const std::vector<std::string> kept = sides_of(cut);
  if (std::equal(kept.begin(), kept.end(), all.begin())) return cut;
  return cut.with_annotation("sides", Value::Array(all.begin(), all.end()));
}

Game whole(const Game& game) {
  Game kept = without_record(game);
  for (const std::string_view name : {"meant_for", "notes", "lint", "backdrop"}) kept = kept.with_annotation(name, {});
  return kept;
}

/// The game as it is read back from a case, judged anew.
Result<GameOfCase> judged_in_case(const Game& game, const Hearing& hearing, const JudgedOrder& judged,
                                  const RulesetSource& rulesets) {
  const Value json = write_document({game, Value()}).without("history");
  const auto document = read_document(json, "");
  if (!document) return document.problem();
  const auto open = hearing.on(document->game);
  if (!open) return open.problem();
  const auto again = open->judge(judged.order);
  if (!again) return again.problem();
  return GameOfCase{json, write_judged(*open, judged.order, *again),
                    facts_of(*open, {judged.order, *again, judged.asked}, rulesets)};
}

}  // namespace

Result<GameOfCase> game_of_case(const Hearing& hearing, const JudgedOrder& judged, const Value& order,
                                const RulesetSource& rulesets) {
  const Game& game = hearing.game();
  const Value ruling = write_judged(hearing, judged.order, judged.judgement);
  const Facts facts = facts_of(hearing, judged, rulesets);
  std::set<std::string, std::less<>> named;
  add_texts(order, named);
  add_texts(ruling, named);
  const Game kept = with_order_of_sides(game, CutGame(game, judged.judgement.trace).result(named));
  auto cut = judged_in_case(kept, hearing, judged, rulesets);
  if (cut && write_json(cut->ruling) == write_json(ruling) && cut->facts == facts) return cut;
  return GameOfCase{write_document({whole(game), Value()}).without("history"), ruling, facts};
}

}  // namespace linesman
