#include "ui/window/commands/command_rows.h"
#include "ui/window/lab/lab_window.h"
#include "ui/window/lab/split_view.h"

namespace linesman {

namespace {

void open_laboratory(CommandContext& at) { show_laboratory(at); }

void split_the_view(CommandContext& at) { at.put_beside(new SplitView(at.session, &at.window)); }

}  // namespace

std::span<const Command> lab_commands() {
  using enum CommandGroup;
  using enum CommandUse;
  static constexpr Command ROWS[]{
      {"laboratory", QT_TR_NOOP("&Laboratory…"), "", "", rules_own, always, open_laboratory},
      {"split-view", QT_TR_NOOP("&Split view by two rules"), "", "", rules_own, game, split_the_view},
  };
  return ROWS;
}

}  // namespace linesman
