// Reads each new photograph of the watched folder, and offers its answer across the top of the table.
#pragma once

#include <functional>
#include <memory>

#include "ui/window/commands/command.h"
#include "ui/window/photograph/photograph_dialog.h"
#include "ui/window/photograph/watched_folder.h"

namespace linesman {

class PhotoWatch : public QObject {
  Q_OBJECT
 public:
  /// Shows a photograph and what was read of it; the dialog is nullptr where it has to be read again.
  using Show = std::function<void(PhotographDialog* read, const QString& path)>;
  PhotoWatch(CommandContext& at, Show show, QObject* parent);
  WatchedFolder& folder() { return folder_; }

 private:
  void take_up(const QString& path);
  void offer(const QString& path);

  CommandContext& at_;
  const Show show_;
  WatchedFolder folder_;
  std::unique_ptr<PhotographDialog> reading_;  ///< of the newest photograph, not shown
};

}  // namespace linesman
