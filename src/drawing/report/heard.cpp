#include "drawing/report/heard.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace linesman {

namespace {

/// Whether a sentence has an amount already: "2 inches too far" has "+2 inches".
bool says(const QString& sentence, const QString& amount) {
  const QString bare = QRegularExpression::escape(amount.startsWith('+') ? amount.mid(1) : amount);
  return sentence.contains(QRegularExpression("(?<![\\w.,])" + bare + "(?![\\w])"));
}

}  // namespace

QString heard(QString text) {
  static const QRegularExpression one("(?<![\\d.,])1″");
  static const QString inch = QStringLiteral("1 %1");
  text.replace(one, inch.arg(QCoreApplication::translate("Heard", "inch")));
  return text.replace(QStringLiteral("″"), ' ' + QCoreApplication::translate("Heard", "inches"));
}

QString heard(const QStringList& texts) {
  QString said;
  QString last;
  for (QString text : texts) {
    text = heard(text.trimmed());
    if (text.isEmpty() || says(last, text)) continue;
    last = text;
    said += (said.isEmpty() ? "" : " ") + text;
    if (!QStringLiteral(".!?:").contains(text.back())) said += '.';
  }
  return said;
}

}  // namespace linesman
