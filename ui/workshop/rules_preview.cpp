#include "ui/workshop/rules_preview.h"

#include <QPushButton>
#include <QVBoxLayout>

#include "chart/sentences.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "rules/terms.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

QString text_of(const Value& value) { return QString::fromStdString(std::string(value.text().value_or(""))); }

/// "By Ann. Edition 2. 12 rules, 30 cases."
QString facts_of(const SharedRules& rules) {
  QStringList facts;
  const QString author = text_of(rules.chart["author"]);
  facts << (author.isEmpty() ? RulesPreview::tr("The author gives no name.") : RulesPreview::tr("By %1.").arg(author));
  facts << RulesPreview::tr("Edition %1.").arg(text_of(rules.chart["edition"]));
  facts << counted_words("%n rule.", "%n rules.", static_cast<qsizetype>(rules.chart["clauses"].size()));
  facts << counted_words("%n case.", "%n cases.", static_cast<qsizetype>(rules.cases["cases"].size()));
  return facts.join(' ');
}

/// A text with the figures of the chart.
std::string fill_in(const Value& text, const Value& chart) { return fill(text.text().value_or(""), chart["figures"]); }

QLabel* add_label(QVBoxLayout& layout, const QString& text, QWidget* parent) {
  auto* label = new PlainLabel(text, parent);
  label->setWordWrap(true);
  label->setVisible(!text.isEmpty());
  layout.addWidget(label);
  return label;
}

}  // namespace

RulesPreview::RulesPreview(const SharedRules& rules, const QString& standing, QWidget* parent)
    : QDialog(parent), list_(new QListWidget(this)), buttons_(new QDialogButtonBox(QDialogButtonBox::Close, this)) {
  setWindowTitle(as_title(tr("Rules: %1").arg(text_of(rules.chart["title"]))));
  resize(760, 560);
  auto* layout = new QVBoxLayout(this);
  heading_ = add_label(*layout, text_of(rules.chart["title"]), this);
  QFont large = heading_->font();
  large.setPointSizeF(large.pointSizeF() * LARGE_TYPE);
  heading_->setFont(large);
  add_label(*layout, facts_of(rules), this);
  add_label(*layout, text_of(rules.chart["summary"]), this);
  layout->addWidget(list_, 1);
  QFont bold = add_label(*layout, standing, this)->font();
  bold.setBold(true);
  qobject_cast<QLabel*>(layout->itemAt(layout->count() - 1)->widget())->setFont(bold);
  layout->addWidget(buttons_);
  connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
  fill(rules.chart);
}

QPushButton* RulesPreview::add_choice(const QString& text, int result) {
  QPushButton* made = buttons_->addButton(text, QDialogButtonBox::ActionRole);
  connect(made, &QPushButton::clicked, this, [this, result] { done(result); });
  return made;
}

void RulesPreview::fill(const Value& chart) {
  list_->setAccessibleName(tr("Rules"));
  list_->setWordWrap(true);
  list_->setItemDelegate(new WholeRows(list_));
  list_->setAlternatingRowColors(true);
  list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  list_->setSelectionMode(QAbstractItemView::NoSelection);
  int number = 0;
  for (const Value& clause : chart["clauses"].items()) {
    const std::string text = fill_in(clause["text"], chart);
    QStringList words{QString("%1. %2").arg(++number).arg(text_of(clause["title"])), QString::fromStdString(text)};
    const auto add = [&](const Value& rule) {
      const std::string said = chart::sentence_of(rule, chart, spoken_part);
      if (!said.empty()) words << "– " + QString::fromStdString(said);
    };
    if (clause.find("rule") != nullptr) add(clause["rule"]);
    for (const Value& rule : clause["rules"].items()) add(rule);
    new QListWidgetItem(words.join(QChar::LineSeparator), list_);
  }
}

}  // namespace linesman
