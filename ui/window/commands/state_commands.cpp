#include "drawing/report/ruling_lines.h"
#include "table/losses.h"
#include "ui/commands/tray_gestures.h"
#include "ui/window/commands/command_rows.h"
#include "ui/window/commands/words.h"
#include "ui/window/state_at_table.h"

namespace linesman {

namespace {

using window::tr;

void next_phase(CommandContext& at) {
  if (!begin_next_phase(at.session)) return at.tell(tr("This is the last phase that a turn may have."));
  at.tell(turn_words(at.session.game()) + '.');
}

void lose(CommandContext& at, int models) {
  const auto trays = trays_of(at.session.game(), at.controller.selection());
  if (trays.empty()) return at.tell(tr("Select a tray first."));
  if (const auto done = lose_of_trays(at.session, trays, models); !done) return at.warn(reason_text(done.problem()));
  const Piece& first = at.session.game().piece(trays.front());
  at.tell(tr("%1 has %2 of %3 models.")
              .arg(QString::fromStdString(label(first)))
              .arg(models_left(first))
              .arg(first.tray->models));
}

void break_selected(CommandContext& at) {
  const auto trays = trays_of(at.session.game(), at.controller.selection());
  if (trays.empty()) return at.tell(tr("Select a tray first."));
  if (const auto done = break_tray(at.session, trays.front()); !done) at.warn(reason_text(done.problem()));
}

void put_selected_on_tray(CommandContext& at) {
  const auto pieces = at.controller.selection();
  if (pieces.size() < 2) return at.tell(tr("Select the models of the tray first."));
  if (const auto done = put_on_tray(at.session, pieces); !done) at.warn(reason_text(done.problem()));
}

constexpr CommandDetails LOSS{.on_table = true,
                              .help = QT_TR_NOOP("The selected tray loses a model (X)"),
                              .sheet = KeySheetPart::order,
                              .key_help = QT_TR_NOOP("the selected tray loses a model")};
constexpr CommandDetails GAIN{
    .on_table = true, .sheet = KeySheetPart::order, .key_help = QT_TR_NOOP("the selected tray gets a model back")};
constexpr CommandDetails BREAK{.help = QT_TR_NOOP("The models of the tray stand there one by one")};
constexpr CommandDetails ON_TRAY{.help = QT_TR_NOOP("The selected models are one tray from now on")};
constexpr CommandDetails HOLD{.on_table = true,
                              .help = QT_TR_NOOP("Hold the selected models, or free them (B)"),
                              .sheet = KeySheetPart::order,
                              .key_help = QT_TR_NOOP("hold the selected models with the last reason, or free them")};
constexpr CommandDetails HOLD_REASON{.on_table = true,
                                     .sheet = KeySheetPart::order,
                                     .key_help = QT_TR_NOOP("say why the selected models are held, and until when")};
constexpr CommandDetails MORE{.on_table = true,
                              .sheet = KeySheetPart::order,
                              .key_help = QT_TR_NOOP("the selected models may spend more; then the reason")};
constexpr CommandDetails LESS{.on_table = true,
                              .sheet = KeySheetPart::order,
                              .key_help = QT_TR_NOOP("the selected models may spend less; then the reason")};
constexpr CommandDetails INTERRUPT{.on_table = true,
                                   .help = QT_TR_NOOP("Interrupt the proposed move on its way (I)"),
                                   .sheet = KeySheetPart::order,
                                   .key_help = QT_TR_NOOP("interrupt the proposed move on its way")};
constexpr CommandDetails WRECK{.on_table = true,
                               .help = QT_TR_NOOP("The selected model is terrain from now on (W)"),
                               .sheet = KeySheetPart::order,
                               .key_help = QT_TR_NOOP("the selected models are wrecks now")};
constexpr CommandDetails PHASE{.help = QT_TR_NOOP("End what counts to the end of this phase")};

}  // namespace

std::span<const Command> state_commands() {
  using enum CommandGroup;
  using enum CommandUse;
  static constexpr Command ROWS[]{
      {"hold", QT_TR_NOOP("&Held, or free again"), "B", "", states, game,
       [](CommandContext& at) { at.states().hold_or_free(); }, HOLD},
      {"hold-reason", QT_TR_NOOP("&Why it is held…"), "Shift+B", "", states, game,
       [](CommandContext& at) { at.states().change_hold(); }, HOLD_REASON},
      {"more", QT_TR_NOOP("&More allowance…"), "+; =", "", states, game,
       [](CommandContext& at) { at.states().modify(1); }, MORE},
      {"less", QT_TR_NOOP("&Less allowance…"), "-", "", states, game,
       [](CommandContext& at) { at.states().modify(-1); }, LESS},
      {"interrupt", QT_TR_NOOP("&Interrupt the move…"), "I", "", states, game,
       [](CommandContext& at) { at.states().interrupt(); }, INTERRUPT},
      {"wreck", QT_TR_NOOP("Is a wrec&k now"), "W", "", states, game,
       [](CommandContext& at) { at.states().make_wrecks(); }, WRECK},
      {"tray-loss", QT_TR_NOOP("A lo&ss of the tray"), "X", "", states, game, [](CommandContext& at) { lose(at, 1); },
       LOSS},
      {"tray-back", QT_TR_NOOP("One &back to the tray"), "Shift+X", "", states, game,
       [](CommandContext& at) { lose(at, -1); }, GAIN},
      {"tray-break", QT_TR_NOOP("Break the tra&y"), "", "", states, game, break_selected, BREAK},
      {"tray-together", QT_TR_NOOP("P&ut on a tray"), "", "", states, game, put_selected_on_tray, ON_TRAY},
      {"next-phase", QT_TR_NOOP("Next &phase"), "Ctrl+Shift+T", "", order, game, next_phase, PHASE},
  };
  return ROWS;
}

}  // namespace linesman
