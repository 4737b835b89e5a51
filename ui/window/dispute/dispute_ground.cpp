#include "ui/window/dispute/dispute_ground.h"

#include <QObject>
#include <algorithm>
#include <cmath>

#include "catalogue/placement.h"
#include "editing/hex_painting.h"
#include "editing/outlines.h"
#include "editing/terrain_edits.h"
#include "movement/grid/hex_grid.h"
#include "ui/window/dialogs/new_game.h"

namespace linesman {

namespace {

constexpr double GROUND = 24;         // inches
constexpr double WIDEST_SHAPE = 3;    // of the ground, by its depth
constexpr double MODELS_APART = 12;   // inches, centre to centre
constexpr double GROUND_AROUND = 12;  // inches of ground shown round the models of a dispute
constexpr Vec DROPPED_LINE{4, 0};     // inches: half of a wall, a hedge, a road that is dropped
constexpr Vec DROPPED_AREA{3, 2};     // inches: half of a wood or a building, east and north
constexpr HexLayout HEXES{HexOrientation::flat, 2, 13, 11, HexShift::odd};

/// What the rules ask of a piece before it may be ordered, where nothing was played before.
void make_ready(Piece& piece, const Terms& terms) {
  for (const Field& field : terms.status) {
    const bool of_pieces = std::find(field.owners.begin(), field.owners.end(), FieldOwner::piece) != field.owners.end();
    if (of_pieces && !field.ready.is_null() && piece.status.find(field.key) == nullptr)
      piece.status = piece.status.with(field.key, field.ready);
  }
}

Game with_model(const Game& game, const CatalogueEntry& entry, const Ruleset& ruleset, const std::string& side,
                const Pose& pose) {
  PlacementRequest request;
  request.side = side;
  NewPieces arriving = pieces_from(entry, request, game, &ruleset);
  for (Piece& piece : arriving.pieces) {
    piece.pose.at = pose.at;
    piece.pose.facing = pose.facing;
    make_ready(piece, ruleset.terms());
    if (const auto& layout = game.table().hex) stand_in_hex(HexGrid(*layout), piece);
  }
  return with_new_pieces(game, std::move(arriving)).game;
}

}  // namespace

Result<Document> dispute_between(const CatalogueEntry& red, const CatalogueEntry& blue, const Ruleset& ruleset,
                                 double shape) {
  const double wide = std::round(GROUND * std::clamp(shape, 1.0, WIDEST_SHAPE));
  const Table table = ruleset.terms().grid ? table_of(HEXES) : Table{wide, GROUND, {}};
  const Vec middle{table.width / 2, table.depth / 2};
  Game game = bare_game(QObject::tr("A dispute").toStdString(), ruleset.terms().id, table, {"Red", "Blue"});
  game = with_model(game, red, ruleset, "Red", {middle - Vec{0, MODELS_APART / 2}, 0, 0});
  game = with_model(game, blue, ruleset, "Blue", {middle + Vec{0, MODELS_APART / 2}, 180, 0});
  return read_document(write_document({game, Value()}), "");
}

Document dispute_about(const Document& document, const QString& about) {
  const Game game = document.game.with_title(QObject::tr("Dispute: %1").arg(about).toStdString());
  return without_history({game, document.source});
}

Box ground_around(const Game& game, const std::vector<PieceIndex>& pieces, const Trace* move) {
  Box box;
  const auto show = [&](PieceIndex piece, Vec place) {
    box.include(Box{place, place}.grown(outer_radius(game.piece(piece).base) + GROUND_AROUND));
  };
  for (const PieceIndex piece : pieces) show(piece, game.piece(piece).pose.at);
  if (move != nullptr)
    for (const PieceTrace& mover : move->pieces) show(mover.piece, mover.end.pose.at);
  const Table& table = game.table();
  const auto within = [&](Vec p) { return Vec{std::clamp(p.x, 0.0, table.width), std::clamp(p.y, 0.0, table.depth)}; };
  return {within(box.min), within(box.max)};
}

const CatalogueEntry* entry_meant(const std::vector<CatalogueEntry>& entries, const std::vector<std::string>& lineage,
                                  const QString& typed) {
  const QString letters = typed.trimmed();
  if (letters.isEmpty()) return nullptr;
  // How well a name fits; the least is best.
  const auto rank = [&](const QString& name) {
    if (name.compare(letters, Qt::CaseInsensitive) == 0) return 0;
    if (name.startsWith(letters, Qt::CaseInsensitive)) return 1;
    if (name.contains(QLatin1Char(' ') + letters, Qt::CaseInsensitive)) return 2;
    return name.contains(letters, Qt::CaseInsensitive) ? 3 : 4;
  };
  const CatalogueEntry* best = nullptr;
  int least = 4;
  for (const CatalogueEntry& entry : entries) {
    if (entry.part_for(lineage) == nullptr) continue;
    const int own = rank(QString::fromStdString(entry.name));
    if (own >= least) continue;
    least = own;
    best = &entry;
  }
  return best;
}

Result<Game> with_ground(const Game& game, Kind kind, Vec place) {
  Brush brush = with_kind({}, kind);
  const Table& table = game.table();
  const Vec half = draws_line(brush) ? DROPPED_LINE : DROPPED_AREA;
  const Vec middle{std::clamp(place.x, half.x, std::max(half.x, table.width - half.x)),
                   std::clamp(place.y, half.y, std::max(half.y, table.depth - half.y))};
  FeatureShape shape;
  if (table.hex)
    brush.outline = OutlineShape::hexes;
  else if (draws_line(brush))
    shape = Polyline{middle - half, middle + half};
  else
    shape = MultiPolygon{Polygon{rectangle_between(middle - half, middle + half), {}}};
  auto made = feature_of(game, brush, shape);
  if (!made) return made.problem();
  Feature feature = *std::move(made);
  if (table.hex) {
    HexStroke stroke(*table.hex, lies_on_hexsides(kind));
    stroke.go_to(place);
    feature.hexes = stroke.hexes;
    feature.hexsides = stroke.hexsides;
  }
  return with_features_added(game, {std::move(feature)});
}

}  // namespace linesman
