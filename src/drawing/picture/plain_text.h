// Shows texts of documents as they are. Qt takes a text for rich text when it looks like that, and rich text opens the
// files that it names.
#pragma once

#include <QCoreApplication>
#include <QString>

namespace linesman {

/// For a tooltip, a message box or the label of an input dialog: the text is shown as it stands.
QString as_plain(const QString& text);

/// For paper: characters that would hide text or turn its direction stand there as \u202e and the like.
QString as_visible(const QString& text);

/// For the title of a window, where Qt puts a sign of unsaved changes in place of [*].
QString as_title(QString text);

namespace picture {

/// The translations of this room. Inside `picture` only.
inline QString tr(const char* text) { return QCoreApplication::translate("Picture", text); }

}  // namespace picture

}  // namespace linesman
