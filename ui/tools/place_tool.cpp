#include "ui/tools/place_tool.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/picture/models_picture.h"
#include "ui/tools/order_keys.h"
#include "ui/tools/path_edit.h"

namespace linesman {

namespace {

QString tr(const char* text) { return QCoreApplication::translate("linesman::PlaceTool", text); }

class PlaceModels : public Gesture {
 public:
  /// `pieces`: at least one.
  PlaceModels(ToolHost& host, const std::vector<PieceIndex>& pieces, const Pointer& pressed)
      : host_(host), pressed_at_(pressed.at), drag_(pressed) {
    for (const PieceIndex piece : pieces) moved_.push_back({piece, host.game().piece(piece)});
  }

  void move(const Pointer& pointer) override {
    if (!drag_.passed(pointer)) return;
    host_.say(tr("Let go to put it there. Escape: leave it where it was."));
    for (Moved& one : moved_) put(one, pointer.at - pressed_at_);
  }

  void finish() override {
    const auto stays = [this](const Moved& one) { return one.after.pose == host_.game().piece(one.piece).pose; };
    if (std::all_of(moved_.begin(), moved_.end(), stays)) return;
    Game after = host_.game();
    for (const Moved& one : moved_) after = after.with_piece(one.piece, one.after);
    const QString name = QString::fromStdString(label(moved_.front().after));
    host_.change_game(after, moved_.size() == 1 ? tr("the place of %1").arg(name) : tr("the places of models"));
  }

  void cancel() override {}

  void paint(QPainter& painter, const Palette& palette) const override {
    if (!drag_.passed()) return;
    for (const Moved& one : moved_)
      paint_model(painter, host_.projection(), host_.game(), one.piece, host_.footprint(one.piece), one.after.pose,
                  palette, Presence::ghost);
  }

  QRectF extent() const override {
    QRectF all;
    for (const Moved& one : moved_) {
      const double reach = outer_radius(host_.footprint(one.piece)) + 30 / host_.projection().scale;
      all |= host_.projection().to_paper(Box{one.after.pose.at, one.after.pose.at}.grown(reach));
    }
    return all;
  }

 private:
  struct Moved {
    PieceIndex piece;
    Piece after;
  };

  void put(Moved& one, Vec by) const {
    const Table& table = host_.game().table();
    Vec place = tidy(host_.game().piece(one.piece).pose.at + by, host_.projection().scale);
    place = {std::clamp(place.x, 0.0, table.width), std::clamp(place.y, 0.0, table.depth)};
    if (!table.hex) {
      one.after.pose.at = place;
      return;
    }
    const HexGrid grid(*table.hex);
    const auto hex = grid.hex_at(place);
    if (!hex) return;
    one.after.hex = hex;
    one.after.pose.at = grid.centre(*hex);
  }

  ToolHost& host_;
  Vec pressed_at_;
  DragThreshold drag_;
  std::vector<Moved> moved_;
};

}  // namespace

std::vector<KeyLine> PlaceTool::key_lines() {
  return {{"Drag a model", "put it elsewhere, with those that are selected with it; one step of undo"}};
}

std::unique_ptr<Gesture> PlaceTool::begin(const Pointer& pointer) {
  const std::vector<PieceIndex> taken = host().pieces_at(pointer.at);
  if (taken.empty()) return nullptr;
  std::vector<PieceIndex> pieces = host().selection();
  if (std::find(pieces.begin(), pieces.end(), taken.front()) == pieces.end()) {
    pieces = taken;
    host().select(pieces);
  }
  std::erase_if(pieces, [this](PieceIndex i) { return !host().game().piece(i).on_table(); });
  return std::make_unique<PlaceModels>(host(), pieces, pointer);
}

bool PlaceTool::idle_key(int key, Qt::KeyboardModifiers) { return key == Qt::Key_Escape && drop_order(host()); }

}  // namespace linesman
