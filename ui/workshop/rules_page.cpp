#include "ui/workshop/rules_page.h"

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
#include "files/json.h"
#include "ui/panels/widgets.h"
#include "ui/workshop/known_names.h"

namespace linesman {

namespace {

QString member_text(const Value& value) { return QString::fromStdString(std::string(value.text().value_or(""))); }

Value::Array clauses_in(const Value& chart) {
  const auto& clauses = chart["clauses"].items();
  return Value::Array(clauses.begin(), clauses.end());
}

/// The rules of a clause with their pointers.
std::vector<std::pair<std::string, Value>> rules_in(const Value& clause, const std::string& place) {
  std::vector<std::pair<std::string, Value>> all;
  if (clause.find("rule")) all.emplace_back(place + "/rule", clause["rule"]);
  for (std::size_t i = 0; i < clause["rules"].size(); ++i)
    all.emplace_back(pointer_to(place + "/rules", i), clause["rules"][i]);
  return all;
}

/// The deepest place of the chart on the way to a pointer: one word alone may stand for an object.
std::string place_in(const Value& chart, const std::string& pointer) {
  std::string place = pointer;
  while (!place.empty()) {
    const std::string above = place.substr(0, place.rfind('/'));
    const Value holder = chart::value_at(chart, above);
    if (holder.is_object() || holder.is_array()) return place;
    place = above;
  }
  return place;
}

SlottedLine slotted(const chart::SaidRule& said, const std::string& rule) {
  SlottedLine line{QString::fromStdString(said.text), {}};
  const auto chars = [&](std::size_t bytes) {
    return static_cast<int>(QString::fromStdString(said.text.substr(0, bytes)).size());
  };
  for (const chart::SaidSlot& slot : said.places)
    line.slots_in.push_back({chars(slot.begin), chars(slot.end), rule + slot.pointer});
  return line;
}

/// A title for a rule that has none of its own yet.
std::string title_of(const QString& sentence) {
  constexpr int ENOUGH = 44;
  QString title = sentence.chopped(sentence.endsWith('.') ? 1 : 0);
  if (title.size() > ENOUGH) title = title.left(title.lastIndexOf(' ', ENOUGH)) + "…";
  return title.toStdString();
}

}  // namespace

RulesPage::RulesPage(ChartDraft& draft, QWidget* parent) : QWidget(parent), draft_(draft) {
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(list_side(), 2);
  layout->addWidget(form_side(), 3);
  connect(&draft_, &ChartDraft::changed, this, &RulesPage::refresh);
  connect(list_, &QListWidget::currentRowChanged, this, [this](int row) {
    if (filling_ || row < 0) return;
    if (place_of_clause() != written_ && waits_for_a_sentence()) {
      filling_ = true;
      list_->setCurrentRow(static_cast<int>(parse_number(written_.substr(written_.rfind('/') + 1)).value_or(0)));
      filling_ = false;
      return;
    }
    turn_to(row);
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
  auto* row = new QHBoxLayout;
  layout->addLayout(row);
  const auto place = [&](const QString& title, auto act) {
    auto* made = new QPushButton(title, side);
    made->setAutoDefault(false);
    row->addWidget(made);
    connect(made, &QPushButton::clicked, this, [this, act] {
      if (!waits_for_a_sentence()) act();
    });
  };
  place(tr("&Add"), [this] { add_rule(); });
  place(tr("Cop&y"), [this] { copy_rule(); });
  place(tr("Move &up"), [this] { move_rule(-1); });
  place(tr("Move do&wn"), [this] { move_rule(1); });
  place(tr("&Delete"), [this] { delete_rule(); });
  return side;
}

QWidget* RulesPage::form_side() {
  auto* side = new QWidget(this);
  auto* layout = new QVBoxLayout(side);
  layout->setContentsMargins(0, 0, 0, 0);
  sentences_ = new SentenceEdit(side);
  hint_ = new PlainLabel(side);
  hint_->setWordWrap(true);
  hint_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  hint_->setFixedHeight(2 * hint_->fontMetrics().lineSpacing());
  hint_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  choices_ = new QListWidget(side);
  choices_->setAccessibleName(tr("Choices"));
  all_parts_ = new QPushButton(tr("All &parts"), side);
  all_parts_->setCheckable(true);
  all_parts_->setAutoDefault(false);
  parts_ = new QWidget(side);
  auto* parts = new QVBoxLayout(parts_);
  parts->setContentsMargins(0, 0, 0, 0);
  form_ = new FormTree(parts_);
  remove_ = new QPushButton(tr("Remove this part"), parts_);
  remove_->setAutoDefault(false);
  parts->addWidget(form_, 1);
  parts->addWidget(remove_, 0, Qt::AlignLeft);
  layout->addWidget(sentences_);
  layout->addWidget(hint_);
  layout->addWidget(choices_, 1);
  layout->addWidget(parts_, 1);
  layout->addWidget(all_parts_, 0, Qt::AlignLeft);
  parts_->hide();
  connect(all_parts_, &QPushButton::toggled, this, &RulesPage::show_all_parts);
  connect(sentences_, &SentenceEdit::entered, this, &RulesPage::take_sentences);
  connect(sentences_, &SentenceEdit::slot_marked, this, &RulesPage::offer_choices);
  connect(choices_, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) { choose(*item); });
  connect(choices_, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) { choose(*item); });
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
  const std::string place = place_of_clause();
  show_sentences();
  const chart::FormPlace clauses = chart::FormPlace::chart().member(draft_.chart(), "clauses");
  form_->show_place(draft_.chart(), place, clauses.item(), draft_.mistakes(), {"id", "handling"});
  remove_->setEnabled(!form_->removable().empty());
}

std::string RulesPage::place_of_clause() const {
  return pointer_to("/clauses", static_cast<std::size_t>(std::max(0, list_->currentRow())));
}

void RulesPage::show_all_parts(bool shown) {
  all_parts_->setChecked(shown);
  parts_->setVisible(shown);
  choices_->setVisible(!shown);
}

// A sentence that is not understood yet stays while the chart changes elsewhere.
void RulesPage::show_sentences() {
  const std::string place = place_of_clause();
  std::vector<SlottedLine> lines;
  for (const auto& [pointer, rule] : rules_in(chart::value_at(draft_.chart(), place), place))
    if (rule.is_object()) lines.push_back(slotted(chart::said_rule(rule, draft_.chart(), spoken_part), pointer));
  const auto text_of = [](const std::vector<SlottedLine>& all) {
    QStringList texts;
    for (const SlottedLine& line : all) texts << line.text;
    return texts;
  };
  if (written_ == place && sentences_->is_changed() && text_of(lines) == text_of(sentences_->lines())) return;
  written_ = place;
  sentences_->show_lines(std::move(lines));
  hint_->setText(sentences_->lines().empty() ? tr("This rule is a text to read. It judges nothing.")
                                             : tr("Click a word to change it, or type. Return takes the sentence."));
  offer_choices({});
}

void RulesPage::take_sentences() {
  if (filling_ || !sentences_->is_changed()) return;
  const std::string place = written_;
  const Value old_clause = chart::value_at(draft_.chart(), place);
  const auto old = rules_in(old_clause, place);
  const QStringList typed = sentences_->typed();
  Value::Array rules;
  for (qsizetype i = 0; i < typed.size(); ++i) {
    const auto& lines = sentences_->lines();
    const auto same = std::find_if(lines.begin(), lines.end(), [&](const auto& line) { return line.text == typed[i]; });
    if (same != lines.end()) {
      rules.push_back(old[static_cast<std::size_t>(same - lines.begin())].second);
      continue;
    }
    const auto rule = chart::rule_in(typed[i].toStdString(), draft_.chart(), spoken_part);
    if (!rule) return hint_->setText(spoken(rule.problem()));
    // Its own wordings are no part of the sentence.
    const std::size_t at = static_cast<std::size_t>(i);
    const Value says = at < old.size() && old[at].second["kind"] == (*rule)["kind"] ? old[at].second["says"] : Value();
    rules.push_back(says.is_null() ? *rule : rule->with("says", says));
  }
  Value clause = old_clause.without("rule").without("rules");
  if (rules.size() == 1) clause = clause.with("rule", rules.front());
  if (rules.size() > 1) clause = clause.with("rules", rules);
  if (!typed.isEmpty() && member_text(clause["title"]) == tr("New rule"))
    clause = clause.with("title", title_of(typed.front())).with("text", typed.join(' ').toStdString());
  // It is shown as it is printed, also where it stays the same rule.
  sentences_->show_lines({});
  draft_.set(tr("Type a rule"), place, clause);
  show_sentences();
}

bool RulesPage::waits_for_a_sentence() {
  take_sentences();
  if (!sentences_->is_changed()) return false;
  sentences_->setFocus();
  return true;
}

void RulesPage::offer_choices(const std::string& pointer) {
  choices_->clear();
  slot_ = pointer.empty() ? pointer : place_in(draft_.chart(), pointer);
  if (slot_.empty()) return;
  const PlaceInChart place = place_at(draft_.chart(), slot_);
  const Value now = chart::value_at(draft_.chart(), slot_);
  for (const OfferedValue& each : offered_values(draft_.chart(), place.place, place.name, now)) {
    auto* item = new QListWidgetItem(each.words, choices_);
    item->setData(Qt::UserRole, QString::fromStdString(write_json(each.value)));
    if (each.value == now) item->setSelected(true);
  }
}

void RulesPage::choose(const QListWidgetItem& item) {
  const auto value = parse_json(item.data(Qt::UserRole).toString().toStdString(), {});
  if (!value || slot_.empty()) return;
  // Showing the change makes the list anew, and one of its rows is still at work.
  QMetaObject::invokeMethod(
      this, [this, place = slot_, value = *value] { draft_.set(tr("Change a rule"), place, value); },
      Qt::QueuedConnection);
}

void RulesPage::go_to(const std::string& pointer) {
  constexpr std::string_view LIST = "/clauses/";
  if (!pointer.starts_with(LIST)) return;
  const std::string number = pointer.substr(LIST.size(), pointer.find('/', LIST.size()) - LIST.size());
  list_->setCurrentRow(static_cast<int>(parse_number(number).value_or(0)));
  show_all_parts(true);
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
  sentences_->mark_line(0);
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
