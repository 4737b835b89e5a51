#include "ui/window/threat_shading.h"

#include <algorithm>

#include "clock/way_to_place.h"
#include "drawing/picture/projection.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "movement/grid/hex_grid.h"
#include "rules/argument_of.h"
#include "table/plan.h"

namespace linesman {

namespace {

ClockRequest next_move_of(const Game& game, const std::string& mover) {
  ClockRequest request;
  request.turns = 1;
  (game.find_unit(mover) && !game.find_piece(mover) ? request.units : request.pieces).push_back(mover);
  return request;
}

MoverThreat threat_of(const Hearing& hearing, const std::string& mover, const std::stop_token& stop) {
  MoverThreat threat{mover, {}, {}};
  const auto answer = clock_of(hearing, next_move_of(hearing.game(), mover), stop);
  if (!answer) return threat;
  for (const AreaTold& area : answer->areas)
    if (area.kind == BandKind::threat) threat.areas.push_back(area.area);
  for (const HexTold& hex : answer->hexes)
    if (hex.kind == BandKind::threat) threat.hexes.push_back(hex.hex);
  return threat;
}

std::shared_ptr<const ThreatFound> threat_reply(const Hearing& hearing, const std::string& side,
                                                const std::stop_token& stop) {
  auto found = std::make_shared<ThreatFound>(ThreatFound{hearing.game(), side});
  try {
    ClockRequest request;
    request.sides = {side};
    request.turns = 1;
    auto answer = clock_of(hearing, request, stop);
    if (!answer) {
      found->problem = answer.problem();
      return found;
    }
    for (const MoverTold& mover : answer->movers) {
      if (stop.stop_requested()) break;
      found->movers.push_back(threat_of(hearing, mover.id, stop));
    }
    found->answer = std::make_shared<const ClockAnswer>(*std::move(answer));
  } catch (const std::exception& mistake) {
    found->problem = Problem{"", mistake.what()};
  }
  return found;
}

bool comes_to(const ThreatFound& found, const MoverThreat& mover, Vec point) {
  if (found.game.table().hex) {
    const auto hex = HexGrid(*found.game.table().hex).hex_at(point);
    return hex && std::find(mover.hexes.begin(), mover.hexes.end(), *hex) != mover.hexes.end();
  }
  const Projection in_inches{1, {0, 0}};
  return std::any_of(mover.areas.begin(), mover.areas.end(), [&](const MultiPolygon& area) {
    return region_path(in_inches, area).contains(in_inches.to_paper(point));
  });
}

}  // namespace

ThreatShading::ThreatShading(CommandContext& at, QAction& toggle, QObject* parent)
    : QObject(parent), at_(at), toggle_(toggle), work_(this), way_work_(this) {
  connect(&toggle_, &QAction::toggled, this, &ThreatShading::ask);
  const auto ask_anew = [this] {
    if (toggle_.isChecked()) ask();
  };
  for (const auto changed : {&Session::game_changed, &Session::ruleset_changed})
    connect(&at_.session, changed, this, ask_anew);
  // Another selection matters only where it is of another side.
  connect(&at_.session.selected(), &SelectedThings::pieces_changed, this, [this, ask_anew] {
    if (!found_ || found_->side != other_side()) ask_anew();
  });
  connect(&at_.table, &TableView::hovered, this, &ThreatShading::look_at);
}

// That whose turn it is not: not the side of the selected model, nor the one that the notes name.
std::string ThreatShading::other_side() const {
  const Game& game = at_.session.game();
  std::string mine = plan_of(game).playing;
  if (const auto& selected = at_.session.selected().pieces(); !selected.empty())
    if (const auto piece = game.find_piece(selected.front())) mine = game.piece(*piece).side;
  const std::vector<std::string> sides = sides_of(game);
  if (mine.empty() && !sides.empty()) mine = sides.front();
  const auto other = std::find_if(sides.begin(), sides.end(), [&](const std::string& side) { return side != mine; });
  return other == sides.end() ? std::string() : *other;
}

void ThreatShading::forget() {
  work_.forget();
  way_work_.forget();
  found_.reset();
  if (!named_.empty()) at_.table.show_preview({}, nullptr);
  named_.clear();
  const auto& shown = at_.table.reach();
  if (shown && shown->clock && shown->clock->threat) at_.table.show_reach(nullptr);
}

void ThreatShading::ask() {
  forget();
  if (!toggle_.isChecked() || !at_.session.has_game()) return;
  if (at_.controller.looking_back()) return at_.tell(tr("You see a past step: the threat needs the present."));
  const std::string side = other_side();
  if (side.empty()) return at_.tell(tr("There is no other side on this table."));
  if (!at_.session.hearing())
    return at_.tell(tr("There is no threat: %1").arg(reason_text(at_.session.hearing_problem())));
  at_.tell(tr("The next move of %1 is being searched…").arg(QString::fromStdString(side)));
  work_.begin([hearing = *at_.session.hearing(),
               side](const std::stop_token& stop) { return threat_reply(hearing, side, stop); },
              [this](std::shared_ptr<const ThreatFound> found) { take(std::move(found)); });
}

void ThreatShading::take(std::shared_ptr<const ThreatFound> found) {
  if (!toggle_.isChecked()) return;
  found_ = std::move(found);
  if (found_->problem) return at_.tell(tr("There is no threat: %1").arg(reason_text(*found_->problem)));
  auto shown = std::make_shared<ShownReach>();
  shown->game = found_->game;
  shown->clock = ClockSnapshot{found_->answer, nullptr};
  shown->clock->threat = 0;
  at_.table.show_reach(std::move(shown));
  at_.tell(tr("Shaded: where %1 can be with its next move.").arg(QString::fromStdString(found_->side)));
}

void ThreatShading::look_at(const std::optional<Vec>& point) {
  if (!found_ || !found_->answer || at_.table.busy() || at_.controller.looking_back()) return;
  std::string who;
  QStringList names;
  for (const MoverThreat& mover : found_->movers) {
    if (!point || !comes_to(*found_, mover, *point)) continue;
    if (who.empty()) who = mover.id;
    names << spoken(said<"{thing}">(argument_of(found_->game, mover.id)));
  }
  if (who.empty()) {
    if (!named_.empty()) at_.table.show_preview({}, nullptr);
    named_.clear();
    return way_work_.forget();
  }
  named_ = who;
  at_.tell(tr("It can come here with its next move: %1").arg(names.join(QStringLiteral(", "))));
  ask_way(who, *point);
}

void ThreatShading::ask_way(const std::string& mover, Vec point) {
  if (!at_.session.hearing()) return;
  const auto find = [hearing = *at_.session.hearing(), mover,
                     point](const std::stop_token& stop) -> std::shared_ptr<const Judgement> {
    try {
      const auto way = way_to_place(hearing, next_move_of(hearing.game(), mover), point, stop);
      if (way && !way->steps.empty()) return std::make_shared<const Judgement>(way->steps.front().judgement);
    } catch (const std::exception&) {
      return nullptr;  // a mistake of ours: the shade itself says so
    }
    return nullptr;
  };
  way_work_.begin(find, [this, game = at_.session.game()](std::shared_ptr<const Judgement> judgement) {
    if (found_ && !named_.empty()) at_.table.show_preview(game, std::move(judgement));
  });
}

}  // namespace linesman
