// Films and cameras, by Qt Multimedia, frame by frame. An application must live that may have windows
// (QGuiApplication).
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <vector>

#include "watch/frame.h"

namespace linesman {

/// Of more frames only the newest is given, at most that number a second.
inline constexpr int MOST_FRAMES_A_SECOND = 10;

/// Chooses the engine that plays films and opens cameras, unless the user chose one. Before anything else of Qt
/// Multimedia.
void choose_media_engine();

/// The frames of a film in a file, at the times that it has for them. It is played, and `stop` ends it.
std::unique_ptr<FrameSource> film_in_file(const std::string& path, const std::atomic<bool>& stop);

/// The frames of a camera from now on; the best format up to 4K that has five frames a second. A Problem when there is
/// no such camera.
Result<std::unique_ptr<FrameSource>> film_of_camera(int number, const std::atomic<bool>& stop);

std::vector<std::string> camera_names();

}  // namespace linesman
