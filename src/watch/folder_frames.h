// A film as a folder of pictures: JPEG, PNG and WebP by their names.
#pragma once

#include <memory>

#include "watch/frame.h"

namespace linesman {

/// Frame n, from 0, is at n / `fps` seconds. A Problem for a folder that cannot be read or has no picture.
Result<std::unique_ptr<FrameSource>> frames_in_folder(const std::string& folder, double fps);

}  // namespace linesman
