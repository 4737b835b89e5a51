#include "photo/pins.h"

#include <algorithm>
#include <cmath>

#include "photo/camera_fit.h"

namespace linesman {

namespace {

constexpr std::size_t MIN_PINS = 4;
constexpr double MAX_PIXELS_OFF = 60;  // of a pin: beyond it something is exchanged

/// The pins and shapes that are known. The first rectangle counts as points when there are too few pins.
SeenThings things_of(const Pinned& pinned, Vec middle, bool rectangle_leads) {
  SeenThings things;
  for (const Pin& pin : pinned.pins) things.points.push_back({pin.seen, pin.place});
  for (std::size_t i = 0; i < pinned.rectangles.size(); ++i) {
    const PinnedRectangle& rectangle = pinned.rectangles[i];
    if (i > 0 || !rectangle_leads) {
      things.rectangles.push_back({rectangle.seen, rectangle.width, rectangle.length});
      continue;
    }
    const double x = rectangle.width / 2;
    const double y = rectangle.length / 2;
    const Vec corners[]{{-x, -y}, {x, -y}, {x, y}, {-x, y}};
    for (std::size_t c = 0; c < rectangle.seen.size(); ++c)
      things.points.push_back({rectangle.seen[c], {middle.x + corners[c].x, middle.y + corners[c].y, 0}});
  }
  return things;
}

std::optional<double> pin_off(const PhotoCamera& camera, const Pin& pin) {
  const auto at = camera.place_at(pin.seen, pin.place[2]);
  if (!at) return std::nullopt;
  return distance(*at, {pin.place[0], pin.place[1]});
}

std::optional<double> rectangle_off(const PhotoCamera& camera, const PinnedRectangle& rectangle) {
  std::array<Vec, 4> corners;
  for (std::size_t c = 0; c < corners.size(); ++c) {
    const auto at = camera.place_at(rectangle.seen[c], 0);
    if (!at) return std::nullopt;
    corners[c] = *at;
  }
  double worst = 0;
  for (std::size_t c = 0; c < corners.size(); ++c) {
    const double side = distance(corners[c], corners[(c + 1) % corners.size()]);
    worst = std::max(worst, std::abs(side - (c % 2 == 0 ? rectangle.width : rectangle.length)));
  }
  return worst;
}

/// Whether every pin is seen near where the player put it.
bool agrees(const PhotoCamera& camera, const std::vector<SeenPoint>& points) {
  return std::all_of(points.begin(), points.end(), [&](const SeenPoint& point) {
    const auto seen = camera.seen(point.place);
    return seen && std::hypot(seen->x - point.seen.x, seen->y - point.seen.y) <= MAX_PIXELS_OFF;
  });
}

/// Root mean square of pins that a camera is fitted to without one of them, inches; empty when there is no such camera.
std::optional<double> residual_without(const CameraPrior& prior, const Pinned& pinned, std::size_t without) {
  Pinned others = pinned;
  others.pins.erase(others.pins.begin() + static_cast<std::ptrdiff_t>(without));
  const auto fit = fit_camera(prior, things_of(others, {}, false));
  if (!fit) return std::nullopt;
  double sum = 0;
  for (const Pin& pin : others.pins) {
    const auto off = pin_off(fit->camera(), pin);
    if (!off) return std::nullopt;
    sum += *off * *off;
  }
  return std::sqrt(sum / static_cast<double>(others.pins.size()));
}

std::optional<std::size_t> suspect_pin(const CameraPrior& prior, const Pinned& pinned, double residual) {
  constexpr double LEAST = 0.05;  // inches
  constexpr double BETTER = 3;    // times
  if (pinned.pins.size() <= MIN_PINS || residual < LEAST) return std::nullopt;
  std::optional<std::size_t> suspect;
  double least = residual / BETTER;
  for (std::size_t i = 0; i < pinned.pins.size(); ++i) {
    const auto without = residual_without(prior, pinned, i);
    if (!without || *without >= least) continue;
    least = *without;
    suspect = i;
  }
  return suspect;
}

}  // namespace

Result<PinnedView> view_from_pins(const PictureFacts& picture, const Pinned& pinned, Vec middle) {
  const bool rectangle_leads = pinned.pins.size() < MIN_PINS;
  if (rectangle_leads && pinned.rectangles.empty())
    return Problem{"", said<"four pins are needed, or a thing of known size; there are {n} pins">(pinned.pins.size())};
  const SeenThings things = things_of(pinned, middle, rectangle_leads);
  CameraPrior prior{picture.width, picture.height, picture.focal_of_35mm};
  const auto fit = fit_camera(prior, things);
  if (!fit || !agrees(fit->camera(), things.points))
    return Problem{"", "no camera sees these points so: two of them may be exchanged, or three lie on one line"};
  PinnedView view;
  view.camera = fit->camera();
  double sum = 0;
  const auto add = [&](std::vector<double>& list, const std::optional<double>& off) {
    list.push_back(off.value_or(HUGE_VAL));
    sum += list.back() * list.back();
    view.worst = std::max(view.worst, list.back());
  };
  for (const Pin& pin : pinned.pins) add(view.pins_off, pin_off(view.camera, pin));
  for (const PinnedRectangle& rectangle : pinned.rectangles)
    add(view.rectangles_off, rectangle_off(view.camera, rectangle));
  view.residual = std::sqrt(sum / static_cast<double>(pinned.pins.size() + pinned.rectangles.size()));
  view.suspect = suspect_pin(prior, pinned, view.residual);
  return view;
}

}  // namespace linesman
