#include "watch/folder_frames.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <vector>

#include "base/text.h"
#include "files/disk/folder.h"
#include "photo/picture_input.h"

namespace linesman {

namespace {

namespace fs = std::filesystem;

bool is_picture_name(const fs::path& path) {
  const std::string ending = in_small_letters(path.extension().string());
  constexpr std::array<std::string_view, 4> ENDINGS{".jpg", ".jpeg", ".png", ".webp"};
  return std::find(ENDINGS.begin(), ENDINGS.end(), ending) != ENDINGS.end();
}

class FolderFrames : public FrameSource {
 public:
  FolderFrames(std::vector<std::string> paths, double fps) : paths_(std::move(paths)), fps_(fps) {}

  Result<std::optional<Frame>> next() override {
    if (next_ == paths_.size()) return std::optional<Frame>();
    const std::size_t index = next_++;
    const auto loaded = load_picture(paths_[index]);
    if (!loaded) return loaded.problem();
    Photograph photograph = photograph_of(*loaded);
    Frame frame;
    frame.grey = std::move(photograph.picture);
    frame.number = static_cast<std::int64_t>(index);
    frame.t = static_cast<double>(index) / fps_;
    frame.sha256 = std::move(photograph.sha256);
    return std::optional(std::move(frame));
  }

 private:
  std::vector<std::string> paths_;
  double fps_;
  std::size_t next_ = 0;
};

}  // namespace

Result<std::unique_ptr<FrameSource>> frames_in_folder(const std::string& folder, double fps) {
  std::error_code error;
  std::vector<std::string> paths;
  for (const std::string& name : names_in(folder, error))
    if (is_picture_name(name)) paths.push_back((fs::path(folder) / name).string());
  if (error) return Problem{folder, "", "cannot be read"};
  if (paths.empty()) return Problem{folder, "", "there is no picture in it"};
  return std::unique_ptr<FrameSource>(std::make_unique<FolderFrames>(std::move(paths), fps));
}

}  // namespace linesman
