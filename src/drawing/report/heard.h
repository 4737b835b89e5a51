// Texts as a screen reader is given them: words in place of signs, and one stop after each sentence.
#pragma once

#include <QString>
#include <QStringList>

namespace linesman {

/// A text with words in place of the sign for inches: "4.5 inches" for "4.5″".
QString heard(QString text);

/// Several texts as sentences. Empty ones are left out, and so is one that the text before it has already.
QString heard(const QStringList& texts);

}  // namespace linesman
