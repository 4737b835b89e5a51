// The module that plays films and opens cameras, as a program finds it.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "watch/frame.h"

namespace linesman {

struct FilmCalls {
  std::function<Result<std::unique_ptr<FrameSource>>(const std::string& path, const std::atomic<bool>& stop)> in_file;
  std::function<Result<std::unique_ptr<FrameSource>>(int number, const std::atomic<bool>& stop)> of_camera;
  std::function<std::vector<std::string>()> cameras;
};

/// The path of the module from the folder of the program, and its function that fills a FilmCalls. It makes an
/// application where there is none.
inline constexpr const char* FILMING_MODULE = "/../lib/linesman/filming.so";
inline constexpr const char* FILMING_FUNCTION = "linesman_filming";
using FilmingFunction = void (*)(FilmCalls&);

}  // namespace linesman
