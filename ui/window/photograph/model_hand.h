// Puts models on a photograph by eye: the base of one follows the pointer as the camera sees it, and snaps to an edge
// in the picture. A click puts it, a drag from there turns it, and the next of its unit comes.
#pragma once

#include <functional>

#include "photo/base_snap.h"
#include "ui/window/photograph/photo_view.h"
#include "ui/window/photograph/traced_table.h"

namespace linesman {

class ModelHand : public PhotoHand {
 public:
  /// The table outlives it. `changed`: something was put or taken back, or another model is in hand.
  ModelHand(TracedTable& table, std::function<void()> changed) : table_(table), changed_(std::move(changed)) {}

  /// A group of the table by its place; the first of its models that was not put is taken up.
  void take_up(std::size_t group);
  std::size_t group() const { return group_; }
  /// The model in hand; nothing when all of the group are put.
  std::optional<PieceIndex> piece() const { return piece_; }
  /// Of the upper edge of bases above the table, inches.
  void set_height(double inches) { height_ = inches; }

  void press(const PhotoPointer& pointer) override;
  void move(const PhotoPointer& pointer) override;
  void release(const PhotoPointer& pointer) override;
  bool turn(double notches, Qt::KeyboardModifiers keys) override;
  bool key(int key, Qt::KeyboardModifiers keys) override;
  void paint(QPainter& painter, const PhotoFrame& frame) const override;

 private:
  std::optional<Vec> place_at(const PhotoPointer& pointer) const;
  double height_of(const Pose& pose) const { return height_ + pose.altitude; }
  /// The model that was put and is under the pointer.
  std::optional<PieceIndex> put_at(Vec place) const;
  void follow(Vec place, Qt::KeyboardModifiers keys);
  void take_up_next(std::optional<PieceIndex> after);

  TracedTable& table_;
  std::function<void()> changed_;
  std::size_t group_ = 0;
  std::optional<PieceIndex> piece_;
  double facing_ = 0;  ///< as it is turned
  double height_ = 0.1;
  std::optional<Vec> pointer_;        ///< on the table
  std::optional<Pose> pose_;          ///< of the model in hand
  bool snapped_ = false;              ///< to an edge of the picture
  std::optional<PhotoPointer> held_;  ///< where the button was pressed
};

/// How well a model is known that was put by eye, on an edge of the picture or not.
inline constexpr PlaceError ON_AN_EDGE{0.15, 6};
inline constexpr PlaceError BY_EYE{0.4, 15};

}  // namespace linesman
