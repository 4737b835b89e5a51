#include "watch/film_source.h"

#include <filesystem>

#include "watch/film_calls.h"
#include "watch/folder_frames.h"

namespace linesman {

Result<std::unique_ptr<FrameSource>> film_of(const WatchRequest& request, const std::atomic<bool>& stop) {
  std::error_code error;
  if (!request.camera && std::filesystem::is_directory(request.frames, error))
    return frames_in_folder(request.frames, request.fps);
  if (!request.camera && !std::filesystem::exists(request.frames, error))
    return Problem{request.frames, "", "there is no such folder or film"};
  if (!filming()) return filming().problem();
  return request.camera ? filming()->of_camera(*request.camera, stop) : filming()->in_file(request.frames, stop);
}

}  // namespace linesman
