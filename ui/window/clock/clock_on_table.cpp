#include "ui/window/clock/clock_on_table.h"

#include <algorithm>

#include "drawing/picture/clock/clock_words.h"
#include "drawing/report/ruling_lines.h"
#include "ui/window/commands/acts.h"

namespace linesman {

namespace {

constexpr double NEAR_GAP = 10;   // pixels
constexpr int POINTER_REST = 80;  // ms

}  // namespace

ClockOnTable::ClockOnTable(CommandContext& at, ClockPanel& panel)
    : QObject(&panel),
      at_(at),
      panel_(panel),
      table_(&at.table),
      fair_tool_(at.controller, {[&panel](const std::string& id) { panel.fair().may().toggle(id); },
                                 [&panel](const MayMove& may) { panel.fair().may().change(may); },
                                 [&panel] { panel.fair().leave(); }}),
      way_work_(this) {
  rest_.setSingleShot(true);
  rest_.setInterval(POINTER_REST);
  connect(&rest_, &QTimer::timeout, this, [this] {
    if (pointed_) ask_way(*pointed_);
  });
  connect(&panel_, &ClockPanel::shown_changed, this, &ClockOnTable::show);
  connect(&at_.table, &TableView::reach_changed, this, [this] {
    if (!at_.table.reach()) show();
  });
  connect(&at_.controller, &TableController::came_back, this, &ClockOnTable::show);
  connect(&at_.session, &Session::past_changed, this, &ClockOnTable::show);
  connect(&panel_, &ClockPanel::place_picked, &at_.table, &TableView::bring_into_view);
  connect(&panel_, &ClockPanel::page_asked, this, [this] {
    if (panel_.snapshot()) preview_clock_page(at_, panel_.game(), *panel_.snapshot());
  });
  connect(&at_.table, &TableView::hovered, this, &ClockOnTable::look_at);
  at_.controller.set_hold_taker([to = QPointer<ClockPanel>(&panel_)](const HeldGame& game) {
    if (to) to->hold(game);
  });
  connect(&panel_, &ClockPanel::fair_shown, this, &ClockOnTable::show_fairer);
  connect(&panel_.fair(), &FairPanel::looked, this, &ClockOnTable::show_fairer);
  connect(&panel_.fair().may(), &MayMoveList::edited, this, &ClockOnTable::show_fairer);
  // The player has taken up another tool.
  connect(&at_.controller, &TableController::tool_changed, this, [this] {
    if (panel_.makes_fair() && !drops_ && at_.table.tool() != &fair_tool_) panel_.fair().leave();
  });
}

ClockOnTable::~ClockOnTable() {
  if (table_ && table_->tool() == &fair_tool_) table_->set_tool(nullptr);
}

/// Not another shade: a reach, or a threat.
bool ClockOnTable::shows_clock() const {
  const auto& shown = at_.table.reach();
  return shown && shown->clock && !shown->clock->threat;
}

// Other shades of the table go first.
void ClockOnTable::show() {
  // A better answer gives the pointer another way.
  const std::optional<Vec> pointed = pointed_;
  drop_way();
  const auto& snapshot = panel_.snapshot();
  if (!snapshot || at_.controller.looking_back()) {
    drop_fair_tool();
    if (shows_clock()) at_.table.show_reach(nullptr);
    return;
  }
  if (panel_.makes_fair() && !at_.table.busy()) use_fair_tool();
  if (at_.table.reach() && !shows_clock()) return;
  at_.table.show_reach(std::make_shared<ShownReach>(ShownReach{panel_.game(), {}, *snapshot}));
  if (pointed) look_at(pointed);
}

void ClockOnTable::look_at(const std::optional<Vec>& point) {
  const auto& snapshot = panel_.snapshot();
  rest_.stop();
  if (!point || !snapshot || at_.table.busy() || !shows_clock()) return drop_way();
  const ClockAnswer& answer = *snapshot->answer;
  const auto arrivals = arrivals_at(panel_.game().table(), answer, *point);
  words_ = arrivals_words(answer, arrivals);
  if (const GapTold* gap = gap_at(answer, *point, NEAR_GAP / at_.table.projection().scale))
    words_ = tr("Gap %1: %2").arg(gap_words(*gap), gap_told_words(answer, panel_.game(), *gap).replace('\n', "; "));
  at_.tell(words_);
  const bool any = std::any_of(arrivals.begin(), arrivals.end(), [&](const ArrivalTold& arrival) {
    return arrival.inner && *arrival.inner <= snapshot->last_turn();
  });
  const bool asks = any && snapshot->current;
  if (!asks) drop_way();
  pointed_ = point;  // a better answer may know a way
  if (asks) rest_.start();
}

void ClockOnTable::drop_way() {
  rest_.stop();
  way_work_.forget();
  pointed_.reset();
  if (!at_.table.over().way.empty()) at_.table.show_way({});
}

// Of all movers: who is there first goes.
void ClockOnTable::ask_way(Vec point) {
  const ClockPtr shown = panel_.shown();
  if (!shown || !shown->answer || !at_.session.hearing()) return;
  const auto find = [hearing = *at_.session.hearing(), shown,
                     point](const std::stop_token& stop) -> std::optional<WayToPlace> {
    try {
      const auto there = hearing.on(shown->game);
      if (!there) return std::nullopt;
      ClockRequest request = shown->request;
      request.turns = shown->answer->turns;
      request.roll = shown->answer->roll;
      return way_to_place(*there, std::move(request), point, stop);
    } catch (const std::exception&) {
      return std::nullopt;  // a mistake of ours: the bands themselves say so
    }
  };
  way_work_.begin(find, [this](const std::optional<WayToPlace>& way) {
    if (way && pointed_ && !at_.table.busy()) return show_way(*way);
    at_.table.show_way({});
  });
}

void ClockOnTable::show_way(const WayToPlace& way) {
  std::vector<PreviewedTurn> turns;
  QStringList words;
  for (const StepOfWay& step : way.steps) {
    auto judgement = std::make_shared<const Judgement>(step.judgement);
    const QString action = order_title(step.order, step.game, at_.session.terms());
    const QString spent = allowance_text(judgement->ruling, at_.session.terms(), at_.session.unit());
    words << tr("turn %1, %2, %3").arg(step.turn).arg(action, spent);
    turns.push_back({step.turn, step.game, std::move(judgement)});
  }
  at_.table.show_way(std::move(turns));
  if (!words.isEmpty()) at_.tell(tr("%1. The way: %2.").arg(words_, words.join(QStringLiteral("; "))));
}

void ClockOnTable::use_fair_tool() { at_.table.set_tool(&fair_tool_); }

void ClockOnTable::drop_fair_tool() {
  if (at_.table.tool() != &fair_tool_) return;
  drops_ = true;
  at_.controller.use(at_.controller.tool_in_hand().id);
  drops_ = false;
}

void ClockOnTable::show_fairer() {
  if (!panel_.makes_fair() || !panel_.isVisible()) return drop_fair_tool();
  use_fair_tool();
  fair_tool_.show(panel_.fair().may().all());
  const FairTable* fairer = panel_.fair().looked_at();
  std::vector<std::string> ids;
  if (fairer != nullptr)
    for (const auto& [id, move] : fairer->moves) ids.push_back(id);
  fair_tool_.show_ghosts(fairer != nullptr ? std::optional(fairer->clock->game) : std::nullopt, std::move(ids));
}

}  // namespace linesman
