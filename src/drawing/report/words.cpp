#include "drawing/report/words.h"

#include <QCoreApplication>

#include "base/text.h"
#include "files/json.h"

namespace linesman {

QString counted_words(const char* one, const char* many, qsizetype n) {
  const int number = static_cast<int>(n);
  const QString said = QCoreApplication::translate("Counts", many, nullptr, number);
  // English needs no file of translations.
  const bool english = said == QString::fromUtf8(many).replace("%n", QString::number(number));
  return english && number == 1 ? QString::fromUtf8(one).replace("%n", "1") : said;
}

QString title_of(const Field& field) {
  if (!field.title.empty()) return QString::fromStdString(field.title);
  QString title = QString::fromStdString(field.key).replace('_', ' ');
  if (!title.isEmpty()) title[0] = title[0].toUpper();
  return title;
}

QString text_for_person(const Field& field, const Value& value) {
  if (value.is_null()) return QCoreApplication::translate("linesman::FieldEditor", "not given");
  if (const auto truth = value.boolean())
    return *truth ? QCoreApplication::translate("linesman::FieldEditor", "yes")
                  : QCoreApplication::translate("linesman::FieldEditor", "no");
  if (const auto number = value.number()) return QString::fromStdString(number_text(*number));
  const std::string text(value.text().value_or(""));
  for (std::size_t i = 0; i < field.choices.size() && i < field.choice_titles.size(); ++i)
    if (field.choices[i] == text) return QString::fromStdString(field.choice_titles[i]);
  return QString::fromStdString(value.is_text() ? text : write_json(value));
}

}  // namespace linesman
