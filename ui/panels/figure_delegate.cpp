#include "ui/panels/figure_delegate.h"

#include <QComboBox>
#include <QLineEdit>

#include "base/text.h"
#include "files/json.h"

namespace linesman {

namespace {

// A figure's value as JSON text, and the words and titles to choose from.
enum FigureRole { JSON = FigureDelegate::FIGURE + 1, WORDS, TITLES };

/// What typed text is as a value of the type that was there; a Problem when it is none.
Result<Value> typed(const QString& text, const Value& old) {
  const std::string words = text.trimmed().toStdString();
  if (old.is_text()) return words.empty() ? Result<Value>(Problem{"", "must not be empty"}) : Value(words);
  if (old.is_array() || old.is_object()) return parse_json(words, {});
  // A decimal comma is what many players type.
  const auto number = parse_number(text.trimmed().replace(',', '.').toStdString());
  if (!number) return Problem{"", "\"" + words + "\" is not a number"};
  const auto whole = Value(*number).whole();
  return whole ? Value(*whole) : Value(*number);
}

}  // namespace

void FigureDelegate::set_figure(QTreeWidgetItem& item, int column, const Value& value,
                                const std::vector<std::string>& choices, const Field* field) {
  QStringList words;
  QStringList titles;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    words << QString::fromStdString(write_json(Value(choices[i])));
    titles << QString::fromStdString(field != nullptr ? field->choice_titles.at(i) : choices[i]);
  }
  if (value.is_bool()) {
    words = {"true", "false"};
    titles = {tr("yes"), tr("no")};
  }
  item.setData(column, JSON, QString::fromStdString(write_json(value)));
  item.setData(column, WORDS, words);
  item.setData(column, TITLES, titles);
}

QWidget* FigureDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const {
  const QStringList words = index.data(WORDS).toStringList();
  if (words.isEmpty()) {
    auto* edit = new QLineEdit(parent);
    edit->setFrame(false);
    return edit;
  }
  auto* box = new QComboBox(parent);
  for (qsizetype i = 0; i < words.size(); ++i) box->addItem(index.data(TITLES).toStringList().at(i), words.at(i));
  // A choice is made when it is picked; who leaves the box otherwise changes nothing.
  connect(box, &QComboBox::activated, this, [this, box] {
    auto* self = const_cast<FigureDelegate*>(this);
    emit self->commitData(box);
    emit self->closeEditor(box);
  });
  return box;
}

void FigureDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
  if (auto* box = qobject_cast<QComboBox*>(editor)) return box->setCurrentIndex(box->findData(index.data(JSON)));
  auto* edit = qobject_cast<QLineEdit*>(editor);
  const auto value = parse_json(index.data(JSON).toString().toStdString(), {});
  const bool plain = value && value->is_text();
  edit->setText(plain ? QString::fromStdString(std::string(*value->text())) : index.data(JSON).toString());
  edit->selectAll();
}

void FigureDelegate::setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const {
  const auto old = parse_json(index.data(JSON).toString().toStdString(), {});
  if (!old) return;
  const auto* box = qobject_cast<QComboBox*>(editor);
  const auto value = box != nullptr ? parse_json(box->currentData().toString().toStdString(), {})
                                    : typed(qobject_cast<QLineEdit*>(editor)->text(), *old);
  if (!value) {
    emit refused(QString::fromStdString(value.problem().sentence()));
    return;
  }
  emit given(index.data(FIGURE).toULongLong(), *value);
}

}  // namespace linesman
