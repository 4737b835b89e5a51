#include "ui/session/open/open_question.h"

namespace linesman {

const OpenQuestion::Said& OpenQuestion::of(const About& about) const {
  static const Said nothing;
  const auto found = said_.find(about);
  return found == said_.end() ? nothing : found->second;
}

void OpenQuestion::say_action(const About& about, const std::string& action) {
  Said& said = said_[about];
  if (!said.action.empty() && said.action != action) said.roll.clear();
  said.action = action;
}

void OpenQuestion::say_faces(const About& about, const std::string& purpose, std::vector<std::optional<int>> faces) {
  Said& said = said_[about];
  if (faces.empty())
    said.roll.erase(purpose);
  else
    said.roll[purpose] = std::move(faces);
}

}  // namespace linesman
