#include "ui/panels/plain_label.h"

#include <QStringList>

namespace linesman {

PlainLabel::PlainLabel(QWidget* parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }

PlainLabel::PlainLabel(const QString& text, QWidget* parent) : PlainLabel(parent) { setText(text); }

void PlainLabel::show_links(const std::vector<Link>& links, const QString& without) {
  QStringList shown;
  for (const Link& link : links)
    shown << QStringLiteral("<a href=\"%1\">%2</a>").arg(link.target.toHtmlEscaped(), link.words.toHtmlEscaped());
  setTextFormat(links.empty() ? Qt::PlainText : Qt::RichText);
  setText(links.empty() ? without : shown.join(QStringLiteral(", ")));
}

}  // namespace linesman
