// Texts of documents where they are shown: Qt takes a text for rich text when it looks like that, and rich text opens
// the files that it names.
#pragma once

#include <QString>

namespace linesman {

/// For a tooltip, a message box or the label of an input dialog: shown as it stands.
QString as_plain(const QString& text);

/// On paper: what would turn round or hide what is read stands there as \u202e and the like.
QString as_visible(const QString& text);

/// For the title of a window, where Qt puts a sign of unsaved changes in place of [*].
QString as_title(QString text);

}  // namespace linesman
