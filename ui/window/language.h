// The choice of the window's language. `drawing/report/translation.h` installs it.
//
//   install_language(shown_language(chosen_language()), folders);  // before the first widget
#pragma once

#include <QString>
#include <QStringList>

namespace linesman {

/// Languages with translations: "en" first, then by name.
QStringList known_languages();

/// The player's choice: a language of `known_languages`, or empty for the language of the system.
QString chosen_language();
void remember_language(const QString& language);

/// The language that is shown for a choice: the first one of the system's that is known, for an empty choice.
QString shown_language(const QString& choice);

}  // namespace linesman
