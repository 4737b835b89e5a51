#include "ui/panels/history_panel.h"

#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

#include "files/history.h"
#include "files/order_json.h"
#include "files/roll.h"
#include "files/ruling_json.h"
#include "rules/ruling_words.h"
#include "ui/panels/edit_text.h"

namespace linesman {
namespace {

QString roll_text(const Roll& roll, const Game& game, const Terms* terms) {
  QStringList faces;
  for (const double face : roll.faces) faces << QString::fromStdString(figure(face));
  QStringList names;
  for (const std::string& id : roll.pieces) names << QString::fromStdString(label_of(game, id));
  QString purpose = QString::fromStdString(roll.purpose);
  if (terms != nullptr)
    for (const DicePurpose& known : terms->dice)
      if (known.purpose == roll.purpose) purpose = QString::fromStdString(known.title);
  const QString rolled = roll.by == RolledBy::program
                             ? QCoreApplication::translate("History", "%1: %2, rolled by the program")
                             : QCoreApplication::translate("History", "%1: %2, rolled at the table");
  const QString whom = names.isEmpty() ? QString() : names.join(", ") + QStringLiteral(" · ");
  return whom + rolled.arg(purpose, faces.join(", "));
}

}  // namespace

QString history_line(const Value& entry, const Game& game, const Terms* terms, const RulesetData* usual,
                     LengthUnit unit) {
  if (entry.find("edit") != nullptr) return edit_text(entry, game, terms, usual, unit);
  if (const auto roll = roll_of(entry)) return roll_text(*roll, game, terms);
  const auto order = read_order(entry["order"], {});
  QStringList parts;
  if (order) parts << order_title(*order, game, terms);
  if (const auto ruling = read_ruling_outline(entry["ruling"])) {
    parts << verdict_word(ruling->verdict);
    if (const QString allowance = allowance_text(*ruling, terms, unit); !allowance.isEmpty()) parts << allowance;
  }
  return parts.join(" · ");
}

HistoryPanel::HistoryPanel(Session& session, QWidget* parent)
    : QWidget(parent),
      session_(session),
      hint_(new QLabel(tr("Orders that are carried out are listed here, with their rulings."), this)),
      splitter_(new QSplitter(Qt::Vertical, this)),
      entries_(new QListWidget),
      ruling_(new RulingList) {
  setAccessibleName(tr("History"));
  hint_->setWordWrap(true);
  hint_->setForegroundRole(QPalette::PlaceholderText);
  entries_->setAccessibleName(tr("Orders carried out"));
  entries_->setWordWrap(true);
  entries_->setAlternatingRowColors(true);
  ruling_->setAccessibleName(tr("Lines of the past ruling"));
  splitter_->addWidget(entries_);
  splitter_->addWidget(ruling_);
  splitter_->setCollapsible(0, false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(6, 6, 0, 0);
  layout->addWidget(hint_);
  layout->addWidget(splitter_, 1);
  layout->addStretch();
  connect(entries_, &QListWidget::currentRowChanged, this, &HistoryPanel::show_entry);
  connect(&session_, &Session::game_changed, this, &HistoryPanel::refresh);
  connect(&session_, &Session::unit_changed, this, &HistoryPanel::refill);
  refresh();
}

void HistoryPanel::refresh() {
  const Value& history = session_.game().history();
  hint_->setVisible(history.items().empty());
  splitter_->setVisible(!history.items().empty());
  if (&history.items() == &shown_.items()) return;
  shown_ = history;
  refill();
}

void HistoryPanel::refill() {
  entries_->clear();
  const auto usual = session_.usual_ruleset();
  const RulesetData* figures = usual ? &usual->data() : nullptr;
  int number = 0;
  for (const Value& entry : shown_.items())
    entries_->addItem(QString("%1.  %2").arg(++number).arg(
        history_line(entry, session_.game(), session_.terms(), figures, session_.unit())));
  entries_->scrollToBottom();
  show_entry(-1);
}

void HistoryPanel::show_entry(int row) {
  const bool any = row >= 0 && static_cast<std::size_t>(row) < shown_.items().size();
  const auto entry = static_cast<std::size_t>(row);
  ruling_->setVisible(any && shown_[entry].find("ruling") != nullptr);
  if (ruling_->isHidden()) return ruling_->show_lines({});
  // The pieces that it names may have left since.
  const auto before = before_entry(session_.game(), entry);
  const Game& game = before ? *before : session_.game();
  const auto ruling = read_ruling(shown_[entry]["ruling"], game);
  if (!ruling) return ruling_->show_lines({{LineKind::note, reason_text(ruling.problem()), {}, {}, {}}});
  // Clauses are explained only where the ruling was made under the ruleset in force.
  const bool same = ruling->ruleset == session_.game().ruleset();
  ruling_->show_lines(ruling_lines(*ruling, game, same ? session_.terms() : nullptr, session_.unit()),
                      same ? session_.ruleset_data() : nullptr, &game, session_.unit());
}

}  // namespace linesman
