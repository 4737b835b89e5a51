// A host for tools without a window: judges at once, by one rule: six inches and no more.
#pragma once

#include <memory>

#include "base/tolerance.h"
#include "movement/grid/hex_grid.h"
#include "movement/trace/tracer.h"
#include "referee/cut_order.h"
#include "ui/table/table_view.h"
#include "ui/tools/tool_host.h"

namespace linesman {

class SixInchHost : public ToolHost {
 public:
  SixInchHost(TableView& view, Game game) : view_(view), game_(std::move(game)), tracer_(game_) {
    view_.show_game(game_);
    QObject::connect(&view_, &TableView::selection_asked, &view_, [this](const auto& pieces) { select(pieces); });
  }

  const Game& game() const override { return game_; }
  Footprint footprint(PieceIndex piece) const override { return game_.piece(piece).base; }
  const Terms* terms() const override { return terms_ ? &*terms_ : nullptr; }
  const Projection& projection() const override { return view_.projection(); }
  QRectF frame() const override { return view_.frame(); }
  LengthUnit unit() const override { return view_.view_style().unit; }
  const std::vector<Measurement>& pins() const override { return view_.pins(); }
  void set_pins(std::vector<Measurement> pins) override { view_.set_pins(std::move(pins)); }
  std::vector<PieceIndex> selection() const override { return view_.selection(); }
  void select(const std::vector<PieceIndex>& pieces) override {
    view_.set_selection(pieces);
    if (tool) tool->ruled();
  }
  std::optional<PieceIndex> piece_at(Vec point) const override { return view_.piece_at(point); }
  std::vector<PieceIndex> pieces_at(Vec point) const override { return view_.pieces_at(point); }
  std::vector<FeatureIndex> selected_features() const override { return view_.selected_features(); }
  void select_features(const std::vector<FeatureIndex>& features) override {
    view_.set_selected_features(features);
    if (tool) tool->ruled();
  }
  std::vector<FeatureIndex> features_at(Vec point) const override { return view_.features_at(point); }
  const Brush& brush() const override { return brush_; }
  void set_brush(const Brush& brush) override {
    brush_ = brush;
    if (tool) tool->ruled();
  }
  const Order* order() const override { return order_ ? &*order_ : nullptr; }
  const Judgement* judgement() const override { return judgement_.get(); }
  Order fresh_order(const std::vector<PieceIndex>& pieces) const override {
    Order order;
    if (pieces.size() == 1) order.who = OnePiece{game_.piece(pieces.front()).id};
    if (pieces.size() > 1) {
      Pieces several;
      for (const PieceIndex i : pieces) several.ids.push_back(game_.piece(i).id);
      order.who = std::move(several);
    }
    order.action = "move";
    return order;
  }
  void propose(const Order& order, double snap_within) override {
    ++proposals;
    order_ = order;
    judgement_ = judge(order);
    if (judgement_)
      if (auto cut = snapped(game_, terms_.value_or(Terms{}), order, *judgement_, snap_within)) {
        order_ = *cut;
        judgement_ = judge(*cut);
      }
    show();
  }
  void propose_walk(const Order& from, Hex goal, bool rear) override {
    Order led = from;
    Path path = led.paths.common().value_or(Path{});
    const HexGrid grid(*game_.table().hex);
    const Vec start = game_.piece(*game_.find_piece(ids_of(from.who).front())).pose.at;
    Hex last = *grid.hex_at(start);
    for (const Step& step : path)
      if (const auto* hex = std::get_if<HexStep>(&step)) last = hex->hex;
    for (const Hex hex : grid.straight(last, goal)) path.push_back(HexStep{hex, rear});
    led.paths.set_all(std::move(path));
    propose(led, 0);
  }
  void withdraw() override {
    order_.reset();
    judgement_.reset();
    show();
  }
  void change_game(const Game& after, const QString& what) override {
    game_ = after;
    changes.push_back(what);
    view_.show_game(game_);
  }
  void say(const QString& sentence) override { said = sentence; }
  void repaint() override { view_.tool_changed(); }

  /// Only these steps from now on.
  void allow(std::vector<std::string> steps) {
    terms_.emplace();
    terms_->offers = std::move(steps);
  }
  /// Orders may say where a piece begins.
  void allow_start() {
    Field start;
    start.key = "start";
    terms_->members.push_back(start);
  }
  const Path& path() const { return *order_->paths.common(); }
  Vec end() const { return judgement_->trace.pieces.front().end.pose.at; }

  Tool* tool = nullptr;
  QString said;
  int proposals = 0;
  QStringList changes;  ///< of the game, by name

 private:
  void show() {
    view_.show_ruling(game_, judgement_);
    if (tool) tool->ruled();
  }

  std::shared_ptr<const Judgement> judge(const Order& order) const {
    TraceRequest request;
    const auto pieces = ordered_pieces(game_, order);
    for (const PieceIndex i : *pieces)
      request.movers.push_back({i, game_.piece(i).base, start_of(order), path_of(order, i)});
    Judgement judgement{{}, *tracer_.trace(request)};
    for (const PieceTrace& trace : judgement.trace.pieces) rule(judgement.ruling, trace);
    return std::make_shared<const Judgement>(std::move(judgement));
  }

  Path path_of(const Order& order, PieceIndex piece) const {
    const Path* path = order.paths.of(game_.piece(piece).id);
    return path ? *path : Path{};
  }
  static std::optional<Pose> start_of(const Order& order) {
    const auto& start = order.starts.common();
    if (!start) return std::nullopt;
    return Pose{start->at, start->facing.value_or(0), 0};
  }

  static void rule(Ruling& ruling, const PieceTrace& trace) {
    double gone = 0;
    for (std::size_t i = 0; i < trace.steps.size(); ++i) {
      const auto* leg = std::get_if<Leg>(&trace.steps[i].facts);
      const double length = leg ? leg->length : 0;
      ruling.costs.push_back({"six-1", length, trace.piece, i, 0, length, ""});
      if (exceeds(gone + length, 6)) {
        ruling.verdict = Verdict::illegal;
        const double s = 6 - gone;
        Pose stop = trace.steps[i].before;
        stop.at = leg->from + (leg->to - leg->from) * (s / leg->length);
        ruling.furthest.push_back({trace.piece, i, s, stop, {}});
        ruling.faults.push_back(
            {"six-1", {trace.piece, i, s, stop.at}, gone + length - 6, "", "farther than 6 inches"});
        return;
      }
      gone += length;
    }
    if (!trace.steps.empty())
      ruling.furthest.push_back({trace.piece, trace.steps.size() - 1, gone, trace.end.pose, {}});
  }

  TableView& view_;
  Game game_;
  Tracer tracer_;
  std::optional<Terms> terms_;
  Brush brush_;
  std::optional<Order> order_;
  std::shared_ptr<const Judgement> judgement_;
};

}  // namespace linesman
