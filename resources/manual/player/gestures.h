// A line of a script as one gesture: `drag Jumbo to 34 20`, `key Ctrl+2`, `says Yes`.
#pragma once

#include <QString>
#include <functional>

namespace linesman::manual {

/// One line of a script, ready to be done. `problem` says why it cannot be done yet. Where that is empty, `act` does
/// it; a dialog may open then and wait. It sends events of mouse and keyboard, and calls nothing of the program
/// instead.
struct LineAct {
  QString problem;
  std::function<void()> act;
};

/// The words that a line may begin with: `open FILE`, `size WIDTH HEIGHT`, `button WORDS`, `tab WORDS`, `row WORDS`,
/// `rows WORDS` (with a double click), `menu TITLE > ENTRY`, `key KEYS`, `type TEXT`, `drag MODEL to X Y [to X Y]`
/// (with a waypoint where it turns), `hold` (a drag that is not let go), `release`, `lay WORDS to X Y` (from a button
/// to the table), `click`, `double` and `point` with a model or X Y, `says TEXT`, `part NAME FILE` and `picture FILE`.
LineAct act_of(const QString& line);

/// Nothing is being worked out for what is shown.
bool is_settled();

}  // namespace linesman::manual
