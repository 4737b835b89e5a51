#include "ui/session/open/open_file.h"

namespace linesman {

void OpenFile::begin(Document document, const QString& name, bool open) {
  document_ = std::move(document);
  open_ = open;
  name_ = name;
  entries_in_file_ = document_.game.history().size();
  basis_.begin(document_.game);
  undo_stack_.clear();
}

void OpenFile::saved_as(const QString& name, Value source) {
  document_.source = std::move(source);
  document_.read = std::make_shared<const Game>(document_.game);
  name_ = name;
  entries_in_file_ = document_.game.history().size();
  undo_stack_.setClean();
  emit changed();
}

}  // namespace linesman
