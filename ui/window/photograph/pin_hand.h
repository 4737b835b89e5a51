// Pins on a photograph: points of known place, dragged to where they are seen.
#pragma once

#include <functional>

#include "photo/pins.h"
#include "ui/window/photograph/photo_view.h"

namespace linesman {

class PinHand : public PhotoHand {
 public:
  /// `changed`: a pin was put or moved, or another one is chosen.
  explicit PinHand(std::function<void()> changed) : changed_(std::move(changed)) {}

  /// The places of the pins in the order in which they are put. Pins that are put already stay where they are seen.
  void set_places(std::vector<Place3> places, bool more_may_follow);
  /// The known place of a pin.
  void set_place(std::size_t pin, const Place3& place);
  /// The table as the camera sees it, its corners: shown once the pins say it.
  void set_table(std::vector<PicturePoint> corners) { table_ = std::move(corners); }

  /// Those that are put.
  const std::vector<Pin>& pins() const { return pins_; }
  std::size_t wanted() const { return places_.size(); }
  /// The pin that keys move; nothing before the first is put.
  std::optional<std::size_t> chosen() const { return chosen_; }

  void press(const PhotoPointer& pointer) override;
  void move(const PhotoPointer& pointer) override;
  void release(const PhotoPointer& pointer) override;
  bool key(int key, Qt::KeyboardModifiers keys) override;
  void paint(QPainter& painter, const PhotoFrame& frame) const override;

 private:
  std::optional<std::size_t> pin_near(const PhotoPointer& pointer) const;
  bool remove_chosen();

  std::function<void()> changed_;
  std::vector<Place3> places_;
  bool more_may_follow_ = false;
  std::vector<Pin> pins_;
  std::vector<PicturePoint> table_;
  std::optional<std::size_t> chosen_;
  bool held_ = false;
};

}  // namespace linesman
