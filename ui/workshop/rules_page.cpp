#include "ui/workshop/rules_page.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>
#include <algorithm>

#include "base/text.h"
#include "chart/places.h"
#include "chart/renumbering.h"
#include "chart/sentences.h"
#include "drawing/report/spoken.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

QString member_text(const Value& value) { return QString::fromStdString(std::string(value.text().value_or(""))); }

Value::Array clauses_in(const Value& chart) {
  const auto& clauses = chart["clauses"].items();
  return Value::Array(clauses.begin(), clauses.end());
}

QString sentences_in_words(const Value& clause, const Value& chart) {
  QStringList all;
  const auto add = [&](const Value& rule) {
    if (const std::string words = chart::sentence_of(rule, chart, spoken_part); !words.empty())
      all << QString::fromStdString(words);
  };
  if (clause.find("rule")) add(clause["rule"]);
  for (const Value& rule : clause["rules"].items()) add(rule);
  return all.isEmpty() ? RulesPage::tr("This rule is a text to read. It judges nothing.") : all.join('\n');
}

}  // namespace

RulesPage::RulesPage(ChartDraft& draft, QWidget* parent) : QWidget(parent), draft_(draft) {
  auto* layout = new QHBoxLayout(this);
  layout->addWidget(list_side(), 1);
  layout->addWidget(form_side(), 3);
  connect(&draft_, &ChartDraft::changed, this, &RulesPage::refresh);
  connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
    if (!filling_ && row >= 0) turn_to(row);
  });
  connect(form_, &FormTree::edited, this,
          [this](const std::string& pointer, const Value& value) { draft_.set(tr("Change a rule"), pointer, value); });
  connect(form_, &FormTree::refused, this, &RulesPage::refused);
  refresh();
  turn_to(0);
}

// The rule itself is what its author wants to see.
void RulesPage::turn_to(int row) {
  for (const char* part : {"/rule", "/rules", "/rules/0"})
    form_->unfold(pointer_to("/clauses", static_cast<std::size_t>(row)) + part);
  show_rule();
}

QWidget* RulesPage::list_side() {
  auto* side = new QWidget(this);
  auto* layout = new QVBoxLayout(side);
  layout->setContentsMargins(0, 0, 0, 0);
  list_ = new QListWidget(side);
  list_->setAccessibleName(tr("Rules"));
  layout->addWidget(list_, 1);
  // In three rows the list leaves more of a narrow window to the form.
  auto* rows = new QGridLayout;
  layout->addLayout(rows);
  const auto place = [&](const QString& title, int row, int column, auto act) {
    auto* made = new QPushButton(title, side);
    made->setAutoDefault(false);
    rows->addWidget(made, row, column);
    connect(made, &QPushButton::clicked, this, act);
  };
  place(tr("&Add"), 0, 0, [this] { add_rule(); });
  place(tr("Cop&y"), 0, 1, [this] { copy_rule(); });
  place(tr("Move &up"), 1, 0, [this] { move_rule(-1); });
  place(tr("Move do&wn"), 1, 1, [this] { move_rule(1); });
  place(tr("&Delete"), 2, 0, [this] { delete_rule(); });
  return side;
}

QWidget* RulesPage::form_side() {
  auto* side = new QWidget(this);
  auto* layout = new QVBoxLayout(side);
  layout->setContentsMargins(0, 0, 0, 0);
  sentence_ = new PlainLabel(side);
  sentence_->setWordWrap(true);
  sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  QFont large = sentence_->font();
  large.setBold(true);
  sentence_->setFont(large);
  sentence_->setMinimumHeight(3 * sentence_->fontMetrics().lineSpacing());
  sentence_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  form_ = new FormTree(side);
  remove_ = new QPushButton(tr("Remove this part"), side);
  remove_->setAutoDefault(false);
  layout->addWidget(sentence_);
  layout->addWidget(form_, 1);
  layout->addWidget(remove_, 0, Qt::AlignLeft);
  connect(remove_, &QPushButton::clicked, this, [this] {
    if (const std::string pointer = form_->removable(); !pointer.empty())
      draft_.set(tr("Remove a part"), pointer, Value());
  });
  connect(form_, &QTreeWidget::currentItemChanged, this, [this] { remove_->setEnabled(!form_->removable().empty()); });
  return side;
}

void RulesPage::refresh() {
  filling_ = true;
  const int row = list_->currentRow();
  list_->clear();
  const Value& clauses = draft_.chart()["clauses"];
  for (std::size_t i = 0; i < clauses.items().size(); ++i) {
    auto* item = new QListWidgetItem(QString("%1. %2").arg(i + 1).arg(member_text(clauses[i]["title"])), list_);
    const std::string place = pointer_to("/clauses", i) + "/";
    const auto& mistakes = draft_.mistakes();
    if (std::any_of(mistakes.begin(), mistakes.end(),
                    [&](const Problem& mistake) { return (mistake.pointer + "/").starts_with(place); }))
      item->setIcon(style()->standardIcon(QStyle::SP_MessageBoxWarning));
  }
  list_->setCurrentRow(std::clamp(row, 0, std::max(0, list_->count() - 1)));
  filling_ = false;
  show_rule();
}

void RulesPage::show_rule() {
  const int row = list_->currentRow();
  form_->setEnabled(row >= 0);
  if (row < 0) return form_->clear();
  const std::string place = pointer_to("/clauses", static_cast<std::size_t>(row));
  sentence_->setText(sentences_in_words(chart::value_at(draft_.chart(), place), draft_.chart()));
  const chart::FormPlace clauses = chart::FormPlace::chart().member(draft_.chart(), "clauses");
  form_->show_place(draft_.chart(), place, clauses.item(), draft_.mistakes(), {"id", "handling"});
  remove_->setEnabled(!form_->removable().empty());
}

void RulesPage::go_to(const std::string& pointer) {
  constexpr std::string_view LIST = "/clauses/";
  if (!pointer.starts_with(LIST)) return;
  const std::string number = pointer.substr(LIST.size(), pointer.find('/', LIST.size()) - LIST.size());
  list_->setCurrentRow(static_cast<int>(parse_number(number).value_or(0)));
  form_->go_to(pointer);
  form_->setFocus();
}

void RulesPage::replace_rules(const QString& words, Value::Array clauses, int marked) {
  const std::string id(draft_.chart()["id"].text().value_or(""));
  const int row = std::clamp(marked, 0, std::max(0, static_cast<int>(clauses.size()) - 1));
  // Ids ascend through the file, whatever moves, and the cases cite the same rules as before.
  chart::Numbered made = chart::numbered_clauses(std::move(clauses), id);
  for (const Value& clause : draft_.chart()["clauses"].items())
    made.ids.emplace(std::string(clause["id"].text().value_or("")), std::string());
  draft_.change_both(words, draft_.chart().with("clauses", std::move(made.clauses)),
                     chart::cases_with_clauses(draft_.cases(), made.ids));
  list_->setCurrentRow(row);
}

void RulesPage::add_rule() {
  Value::Array clauses = clauses_in(draft_.chart());
  const int at = list_->currentRow() + 1;
  const Value rule = Value::Object{{"kind", "allowance"}, {"add", 1}};
  clauses.insert(clauses.begin() + at, Value::Object{{"id", ""},
                                                     {"title", tr("New rule").toStdString()},
                                                     {"text", tr("Say here what it asks.").toStdString()},
                                                     {"rule", rule}});
  replace_rules(tr("Add a rule"), std::move(clauses), at);
  form_->setFocus();
}

void RulesPage::copy_rule() {
  const int row = list_->currentRow();
  Value::Array clauses = clauses_in(draft_.chart());
  if (row < 0) return;
  const Value copied = clauses[static_cast<std::size_t>(row)];
  clauses.insert(clauses.begin() + row + 1, copied);
  replace_rules(tr("Copy a rule"), std::move(clauses), row + 1);
}

void RulesPage::delete_rule() {
  const int row = list_->currentRow();
  Value::Array clauses = clauses_in(draft_.chart());
  if (row < 0) return;
  clauses.erase(clauses.begin() + row);
  replace_rules(tr("Delete a rule"), std::move(clauses), row);
}

void RulesPage::move_rule(int by) {
  const int row = list_->currentRow();
  Value::Array clauses = clauses_in(draft_.chart());
  const int there = row + by;
  if (row < 0 || there < 0 || there >= static_cast<int>(clauses.size())) return;
  std::swap(clauses[static_cast<std::size_t>(row)], clauses[static_cast<std::size_t>(there)]);
  replace_rules(tr("Move a rule"), std::move(clauses), there);
}

}  // namespace linesman
