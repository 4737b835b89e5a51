#include "ui/panels/history_panel.h"

#include <QLabel>
#include <QMenu>
#include <QVBoxLayout>

#include "files/ruling_json.h"
#include "record/timeline.h"
#include "ui/report/entry_words.h"

namespace linesman {
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
  entries_->setContextMenuPolicy(Qt::CustomContextMenu);
  connect(entries_, &QListWidget::customContextMenuRequested, this, &HistoryPanel::show_menu);
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

void HistoryPanel::show_menu(QPoint at) {
  const int row = entries_->row(entries_->itemAt(at));
  if (row < 0 || shown_[static_cast<std::size_t>(row)].find("ruling") == nullptr) return;
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  connect(menu->addAction(tr("Ruling &sheet…")), &QAction::triggered, this,
          [this, row] { emit sheet_asked(static_cast<std::size_t>(row) + 1); });
  menu->popup(entries_->viewport()->mapToGlobal(at));
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
