#include "drawing/picture/plain_text.h"

#include <QTextDocument>

#include "base/utf8.h"

namespace linesman {

QString as_plain(const QString& text) { return Qt::mightBeRichText(text) ? Qt::convertFromPlainText(text) : text; }

QString as_visible(const QString& text) { return QString::fromStdString(visible(text.toStdString())); }

QString as_title(QString text) { return text.replace("[*]", "[*][*]"); }

}  // namespace linesman
