#include "table/game.h"

#include <algorithm>
#include <numeric>
#include <unordered_set>

#include "base/check.h"
#include "table/kind.h"
#include "table/shared_keys.h"
#include "table/tray_left.h"

namespace linesman {

namespace {

std::unordered_map<std::string, PieceIndex> index_by_id(const std::vector<std::shared_ptr<const Piece>>& pieces) {
  std::unordered_map<std::string, PieceIndex> ids;
  for (std::size_t i = 0; i < pieces.size(); ++i) ids.emplace(pieces[i]->id, static_cast<PieceIndex>(i));
  return ids;
}

/// A tray has the base of the models that are left on it.
std::shared_ptr<const Piece> outlined(Piece piece) {
  if (piece.tray) piece.base = base_left(*piece.tray, piece.status);
  return std::make_shared<const Piece>(std::move(piece));
}

void outline_trays(std::vector<std::shared_ptr<const Piece>>& pieces) {
  for (auto& piece : pieces)
    if (piece->tray && piece->base != base_left(*piece->tray, piece->status)) piece = outlined(*piece);
}

/// Members of the document that say where a game stands in its history and seal it (files/documents/record.h). They do
/// not apply to another history.
constexpr std::array<std::string_view, 2> PLACE_IN_HISTORY{"here", "chain"};

template <class Names>
bool is_among(const Names& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

bool Piece::on_table() const {
  return !status[ABOARD].is_text() && !status[RESERVE].boolean().value_or(false) &&
         !status[LEFT].boolean().value_or(false) && (!tray || models_left(*tray, status) > 0);
}

std::shared_ptr<const Terrain::Ids> Terrain::ids_of(const Features& features) {
  auto ids = std::make_shared<Ids>();
  std::vector<int> order(features.size());
  std::iota(order.begin(), order.end(), 0);
  const auto id = [&](int i) -> const std::string& { return features[static_cast<std::size_t>(i)].id; };
  std::sort(order.begin(), order.end(), [&](int a, int b) { return id(a) < id(b); });
  ids->ranks.resize(features.size());
  for (std::size_t rank = 0; rank < order.size(); ++rank)
    ids->ranks[static_cast<std::size_t>(order[rank])] = static_cast<int>(rank);
  for (std::size_t i = 0; i < features.size(); ++i)
    LINESMAN_CHECK(ids->places.emplace(features[i].id, static_cast<FeatureIndex>(i)).second);
  return ids;
}

std::shared_ptr<const Terrain::Classes> Terrain::classes_of(const Features& features) {
  auto classes = std::make_shared<Classes>();
  for (std::size_t i = 0; i < features.size(); ++i)
    (*classes)[static_cast<std::size_t>(class_of(features[i].kind))].push_back(static_cast<FeatureIndex>(i));
  return classes;
}

Terrain::Terrain(Features features)
    : features_(std::move(features)), ids_(ids_of(features_)), classes_(classes_of(features_)) {}

Terrain::Terrain(Features features, const Terrain& earlier) : features_(std::move(features)) {
  const auto same = [&](auto alike) {
    return std::equal(features_.begin(), features_.end(), earlier.features_.begin(), earlier.features_.end(),
                      [&](const Feature& a, const Feature& b) { return &a == &b || alike(a, b); });
  };
  const bool same_ids = same([](const Feature& a, const Feature& b) { return a.id == b.id; });
  const bool same_classes =
      same([](const Feature& a, const Feature& b) { return class_of(a.kind) == class_of(b.kind); });
  ids_ = same_ids ? earlier.ids_ : ids_of(features_);
  classes_ = same_classes ? earlier.classes_ : classes_of(features_);
}

std::optional<FeatureIndex> Terrain::find(std::string_view id) const {
  const auto it = ids_->places.find(std::string(id));
  if (it == ids_->places.end()) return std::nullopt;
  return it->second;
}

Game::Game() : Game(Parts{}) {}

Game::Game(Parts parts) {
  head_ = std::make_shared<const Head>(Head{std::move(parts.title), std::move(parts.ruleset), std::move(parts.options),
                                            std::move(parts.house_rules), parts.tolerance, parts.table, parts.turn,
                                            std::move(parts.history), std::move(parts.annotations)});
  terrain_ = std::make_shared<const Terrain>(std::move(parts.terrain));
  units_ = std::make_shared<const std::vector<Unit>>(std::move(parts.units));
  std::vector<std::shared_ptr<const Piece>> pieces;
  pieces.reserve(parts.pieces.size());
  for (Piece& p : parts.pieces) pieces.push_back(outlined(std::move(p)));
  pieces_ = std::make_shared<const std::vector<std::shared_ptr<const Piece>>>(std::move(pieces));
  piece_ids_ = std::make_shared<const PieceIds>(index_by_id(*pieces_));
  check_ids();
}

void Game::check_ids() const {
  LINESMAN_CHECK(piece_ids_->size() == pieces_->size());
  std::unordered_set<std::string> units;
  for (const Unit& u : *units_) LINESMAN_CHECK(units.insert(u.id).second && !find_piece(u.id) && !find_feature(u.id));
  for (const auto& p : *pieces_) LINESMAN_CHECK(!find_feature(p->id));
}

std::optional<UnitIndex> Game::find_unit(std::string_view id) const {
  const auto it = std::find_if(units_->begin(), units_->end(), [&](const Unit& u) { return u.id == id; });
  if (it == units_->end()) return std::nullopt;
  return static_cast<UnitIndex>(it - units_->begin());
}

std::optional<PieceIndex> Game::find_piece(std::string_view id) const {
  const auto it = piece_ids_->find(std::string(id));
  if (it == piece_ids_->end()) return std::nullopt;
  return it->second;
}

std::vector<PieceIndex> Game::pieces_of(UnitIndex unit) const {
  std::vector<PieceIndex> found;
  for (std::size_t i = 0; i < pieces_->size(); ++i)
    if ((*pieces_)[i]->unit == unit) found.push_back(static_cast<PieceIndex>(i));
  return found;
}

Game Game::with_head(Head head) const {
  Game g = *this;
  g.head_ = std::make_shared<const Head>(std::move(head));
  return g;
}

Game Game::with_ruleset(std::string id, Value options, Value house_rules) const {
  Head head = *head_;
  head.ruleset = std::move(id);
  head.options = std::move(options);
  head.house_rules = std::move(house_rules);
  return with_head(std::move(head));
}

Game Game::with_title(std::string title) const {
  Head head = *head_;
  head.title = std::move(title);
  return with_head(std::move(head));
}

Game Game::with_turn(std::int64_t turn) const {
  Head head = *head_;
  head.turn = turn;
  return with_head(std::move(head));
}

Game Game::with_tolerance(double tolerance) const {
  Head head = *head_;
  head.tolerance = tolerance;
  return with_head(std::move(head));
}

Game Game::with_history(Value history) const {
  Head head = *head_;
  head.history = std::move(history);
  for (const std::string_view name : PLACE_IN_HISTORY) head.annotations = head.annotations.without(name);
  return with_head(std::move(head));
}

Game Game::with_annotation(std::string_view name, const Value& value) const {
  LINESMAN_CHECK(is_among(ANNOTATIONS, name) || is_among(PLACE_IN_HISTORY, name));
  Head head = *head_;
  head.annotations = value.is_null() ? head.annotations.without(name) : head.annotations.with(name, value);
  return with_head(std::move(head));
}

Game Game::with_table(Table table) const {
  Head head = *head_;
  head.table = std::move(table);
  return with_head(std::move(head));
}

Game Game::with_piece(PieceIndex i, Piece changed) const {
  LINESMAN_CHECK(piece(i).id == changed.id);
  auto pieces = *pieces_;
  pieces[at(i)] = outlined(std::move(changed));
  Game g = *this;
  g.pieces_ = std::make_shared<const std::vector<std::shared_ptr<const Piece>>>(std::move(pieces));
  return g;
}

Game Game::with_pieces(std::vector<std::shared_ptr<const Piece>> pieces) const {
  outline_trays(pieces);
  Game g = *this;
  g.pieces_ = std::make_shared<const std::vector<std::shared_ptr<const Piece>>>(std::move(pieces));
  g.piece_ids_ = std::make_shared<const PieceIds>(index_by_id(*g.pieces_));
  g.check_ids();
  return g;
}

Game Game::with_units(std::vector<Unit> units) const {
  Game g = *this;
  g.units_ = std::make_shared<const std::vector<Unit>>(std::move(units));
  g.check_ids();
  return g;
}

Game Game::with_terrain(Features features) const {
  Game g = *this;
  g.terrain_ = std::make_shared<const Terrain>(std::move(features), *terrain_);
  if (!g.terrain_->has_ids_of(*terrain_)) g.check_ids();
  return g;
}

std::vector<TableMarker> markers_on(const Table& table) {
  return table.markers.empty() ? usual_markers(table.width, table.depth) : table.markers;
}

std::vector<std::string> sides_of(const Game& game) {
  std::vector<std::string> sides;
  const auto add = [&](std::string_view side) {
    if (!side.empty() && std::find(sides.begin(), sides.end(), side) == sides.end()) sides.emplace_back(side);
  };
  for (const Value& side : game.annotation("sides").items()) add(side.text().value_or(""));
  for (const Unit& unit : game.units()) add(unit.side);
  for (const auto& piece : game.pieces()) add(piece->side);
  return sides;
}

std::string label_of(const Game& game, std::string_view id) {
  if (const auto piece = game.find_piece(id)) return label(game.piece(*piece));
  if (const auto unit = game.find_unit(id)) return label(game.unit(*unit));
  if (const auto feature = game.find_feature(id)) return spoken_name(game.feature(*feature));
  return std::string(id);
}

}  // namespace linesman
