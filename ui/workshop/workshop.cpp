#include "ui/workshop/workshop.h"

#include <QAction>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMessageBox>
#include <QStandardPaths>
#include <QToolButton>
#include <QVBoxLayout>

#include "chart/warnings.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "files/disk/file.h"
#include "files/documents/record.h"
#include "sharing/rules_file.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr int MISTAKE_PLACE = Qt::UserRole;

QToolButton* tool_button(QAction* action, const char* icon, const QKeySequence& key, QWidget* parent) {
  action->setIcon(icon_named(icon));
  action->setToolTip(as_plain(QString("%1 (%2)").arg(action->text(), key.toString(QKeySequence::NativeText))));
  auto* made = new QToolButton(parent);
  made->setDefaultAction(action);
  made->setToolButtonStyle(Qt::ToolButtonIconOnly);  // a column leaves the room to its title
  made->setFocusPolicy(Qt::StrongFocus);
  return made;
}

}  // namespace

Workshop::Workshop(std::unique_ptr<ChartDraft> draft, Session& session, std::function<void()> find_anew,
                   QWidget* parent)
    : QWidget(parent),
      draft_(std::move(draft)),
      open_table_(&session),
      find_anew_(std::move(find_anew)),
      judge_(new LiveJudge(*draft_, session, this)),
      rules_(new RulesPage(*draft_, this)),
      troops_(new TroopsPage(*draft_, this)),
      cases_(new CasesPage(*draft_, session, *judge_, this)),
      pages_(new QTabWidget(this)) {
  setAttribute(Qt::WA_DeleteOnClose);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(head());
  layout->addWidget(pages_, 1);
  layout->addWidget(foot());
  pages_->addTab(rules_, tr("&Rules"));
  pages_->addTab(troops_, tr("&Troops by ground"));
  pages_->addTab(game_page(), tr("&Game, models, terrain"));
  pages_->addTab(cases_, tr("&Cases"));
  connect(draft_.get(), &ChartDraft::changed, this, &Workshop::refresh);
  connect(draft_.get(), &ChartDraft::saved_now, this, &Workshop::refresh);
  connect(draft_.get(), &ChartDraft::saved_now, this, &Workshop::take_as_begun);
  // A step is counted only after it has been shown.
  connect(&draft_->undo_stack(), &QUndoStack::cleanChanged, this, &Workshop::refresh);
  connect(judge_, &LiveJudge::judged, this, &Workshop::show_verdict);
  connect(rules_, &RulesPage::refused, state_, &QLabel::setText);
  connect(troops_, &TroopsPage::refused, state_, &QLabel::setText);
  connect(cases_, &CasesPage::refused, state_, &QLabel::setText);
  connect(mistakes_, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) { go_to(*item); });
  connect(mistakes_, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) { go_to(*item); });
  constexpr int KEPT_AFTER = 1500;  // ms
  keep_soon_.setSingleShot(true);
  keep_soon_.setInterval(KEPT_AFTER);
  connect(&keep_soon_, &QTimer::timeout, this, &Workshop::keep_draft);
  connect(draft_.get(), &ChartDraft::changed, &keep_soon_, qOverload<>(&QTimer::start));
  take_as_begun();
  refresh();
  judge_->judge();
}

// The window of the game has keys of the same names: those that are pressed in here are of the rules.
bool Workshop::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto* key = static_cast<QKeyEvent*>(event);
    for (const auto wanted : {QKeySequence::Undo, QKeySequence::Redo, QKeySequence::Save})
      if (key->matches(wanted)) event->accept();
  }
  return QWidget::event(event);
}

void Workshop::keyPressEvent(QKeyEvent* event) {
  if (event->matches(QKeySequence::Undo)) return draft_->undo_stack().undo();
  if (event->matches(QKeySequence::Redo)) return draft_->undo_stack().redo();
  if (event->matches(QKeySequence::Save)) return save();
  QWidget::keyPressEvent(event);
}

Workshop::~Workshop() {
  if (!discarded_) keep_draft();
  if (!open_table_) return;
  open_table_->disconnect(this);
  open_table_->draft().disconnect(this);
  open_table_->draft().set(nullptr);
}

void Workshop::judge_the_table() {
  const Value& chart = draft_->chart();
  const bool is_of_it = open_table_->has_game() && chart["id"].text() == open_table_->game().ruleset();
  const auto library = std::dynamic_pointer_cast<const RulesetLibrary>(open_table_->shared_rulesets());
  if (!is_of_it || !library) {
    judged_by_ = {};
    open_table_->draft().set(nullptr);
  } else if (draft_->mistakes().empty() && !(judged_by_ == chart)) {  // else by the last rules without a mistake
    judged_by_ = chart;
    open_table_->draft().set(std::make_shared<const ChartSource>(library, chart));
  }
  buttons_.by_saved->setEnabled(open_table_->draft().is_there());
  buttons_.by_saved->setChecked(open_table_->draft().is_there() && !open_table_->draft().is_judging());
  const bool is_of_another = open_table_->has_game() && !is_of_it;
  buttons_.by_saved->setVisible(!is_of_another);
  buttons_.try_on->setVisible(is_of_another);
  buttons_.try_on->setEnabled(library && draft_->mistakes().empty());
}

// Options and house rules of another game do not fit these rules.
void Workshop::ask_for_try() {
  const std::string id(draft_->chart()["id"].text().value_or(""));
  const Value none = Value::empty_object();
  emit try_asked(without_record(open_table_->game()).with_ruleset(id, none, none));
}

void Workshop::keep_draft() {
  if (draft_->undo_stack().isClean()) return let_go();
  keeps_ = save_draft(draft_->file(), draft_->chart()).ok() || keeps_;
}

void Workshop::let_go() {
  if (!keeps_) return;
  if (had_draft_)
    save_draft(draft_->file(), begun_with_).ok();
  else
    drop_draft(draft_->file());
  keeps_ = false;
}

void Workshop::take_as_begun() {
  begun_with_ = draft_->chart();
  had_draft_ = QFileInfo::exists(QString::fromStdString(draft_->file().draft()));
  keeps_ = false;
}

QWidget* Workshop::head() {
  auto* bar = new QWidget(this);
  auto* layout = new QHBoxLayout(bar);
  layout->setContentsMargins(0, 0, 0, 0);
  QUndoStack& steps = draft_->undo_stack();
  layout->addWidget(tool_button(steps.createUndoAction(this, tr("Undo")), "undo", QKeySequence::Undo, this));
  layout->addWidget(tool_button(steps.createRedoAction(this, tr("Redo")), "redo", QKeySequence::Redo, this));
  auto* title = new PlainLabel(bar);
  title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  layout->addWidget(title, 1);
  connect(this, &QWidget::windowTitleChanged, title, &QLabel::setText);
  auto* share = new QPushButton(tr("E&xport…"), bar);
  layout->addWidget(share);
  connect(share, &QPushButton::clicked, this, &Workshop::ask_and_export);
  buttons_.save = new QPushButton(icon_named("save"), tr("&Save"), bar);
  buttons_.save->setToolTip(as_plain(QKeySequence(QKeySequence::Save).toString(QKeySequence::NativeText)));
  layout->addWidget(buttons_.save);
  auto* close = new QToolButton(bar);
  close->setIcon(style()->standardIcon(QStyle::SP_TitleBarCloseButton));
  close->setAutoRaise(true);
  close->setToolTip(tr("Close the workshop"));
  close->setAccessibleName(tr("Close the workshop"));
  layout->addWidget(close);
  connect(close, &QToolButton::clicked, this, &QWidget::close);
  connect(buttons_.save, &QPushButton::clicked, this, &Workshop::save);
  return bar;
}

// A message has its place whatever its length: nothing in here makes the column wider.
QWidget* Workshop::foot() {
  auto* bar = new QWidget(this);
  auto* layout = new QGridLayout(bar);
  layout->setContentsMargins(0, 0, 0, 0);
  const auto text = [&] {
    auto* made = new PlainLabel(bar);
    made->setWordWrap(true);
    made->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    made->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    return made;
  };
  state_ = text();
  mistakes_ = new QListWidget(bar);
  mistakes_->setAccessibleName(tr("Mistakes"));
  mistakes_->setWordWrap(true);
  verdict_ = text();
  verdict_->setAccessibleName(tr("The move of the open table"));
  buttons_.by_saved = new QPushButton(tr("By the saved rules"), bar);
  buttons_.by_saved->setCheckable(true);
  buttons_.by_saved->setAutoDefault(false);
  buttons_.by_saved->setToolTip(
      tr("The table is judged by the rules as they are written here. Press to see it under those that are saved."));
  buttons_.try_on = new QPushButton(tr("Try on this table"), bar);
  buttons_.try_on->setAutoDefault(false);
  buttons_.try_on->setToolTip(tr("Opens a copy of the game. These rules judge it as they are written here."));
  connect(buttons_.by_saved, &QPushButton::toggled, &open_table_->draft(), &DraftRules::show_saved);
  connect(buttons_.try_on, &QPushButton::clicked, this, &Workshop::ask_for_try);
  connect(open_table_.data(), &Session::game_opened, this, &Workshop::judge_the_table);
  connect(open_table_.data(), &Session::game_changed, this, &Workshop::judge_the_table);
  connect(&open_table_->draft(), &DraftRules::changed, this, &Workshop::judge_the_table);
  layout->addWidget(state_, 0, 0);
  layout->addWidget(buttons_.by_saved, 0, 1, Qt::AlignTop);
  layout->addWidget(buttons_.try_on, 0, 1, Qt::AlignTop);
  layout->addWidget(mistakes_, 1, 0);
  layout->addWidget(verdict_, 1, 1);
  layout->setColumnStretch(0, 1);
  layout->setColumnStretch(1, 1);
  layout->setRowMinimumHeight(0, 2 * fontMetrics().lineSpacing());
  layout->setRowStretch(1, 1);
  bar->setFixedHeight(9 * fontMetrics().lineSpacing());
  return bar;
}

QWidget* Workshop::game_page() {
  auto* page = new QWidget(this);
  auto* layout = new QVBoxLayout(page);
  game_ = new FormTree(page);
  auto* remove = new QPushButton(tr("Remove this part"), page);
  layout->addWidget(game_, 1);
  layout->addWidget(remove, 0, Qt::AlignLeft);
  connect(game_, &FormTree::edited, this, [this](const std::string& pointer, const Value& value) {
    draft_->set(tr("Change the game"), pointer, value);
  });
  connect(game_, &FormTree::refused, state_, &QLabel::setText);
  connect(remove, &QPushButton::clicked, this, [this] {
    if (const std::string pointer = game_->removable(); !pointer.empty())
      draft_->set(tr("Remove a part"), pointer, Value());
  });
  return page;
}

void Workshop::refresh() {
  const Value& chart = draft_->chart();
  const QString title = QString::fromStdString(std::string(chart["title"].text().value_or("")));
  setWindowTitle(as_title(tr("Workshop: %1").arg(title)));
  judge_the_table();
  game_->show_place(chart, "", chart::FormPlace::chart(), draft_->mistakes(), {"clauses", "judge", "id"});
  mistakes_->clear();
  for (const Problem& mistake : draft_->mistakes()) {
    auto* item = new QListWidgetItem(style()->standardIcon(QStyle::SP_MessageBoxWarning),
                                     spoken(Problem{"", mistake.pointer, mistake.reason}), mistakes_);
    item->setData(MISTAKE_PLACE, QString::fromStdString(mistake.pointer));
  }
  if (draft_->mistakes().empty()) {
    mistakes_->addItem(tr("The rules have no mistake."));
    show_warnings();
  }
  const bool saved = draft_->undo_stack().isClean() && draft_->chart() == draft_->saved();
  if (!draft_->mistakes().empty())
    state_->setText(tr("%1 mistakes. Saving keeps a draft; the last good rules stay.").arg(draft_->mistakes().size()));
  else
    state_->setText(saved ? tr("Saved. New games can choose these rules.") : tr("Not saved yet."));
}

// Of what the command line warns of, what a player has to know at once.
void Workshop::show_warnings() {
  const auto show = [&](const Problem& problem) {
    auto* item =
        new QListWidgetItem(style()->standardIcon(QStyle::SP_MessageBoxInformation), spoken(problem), mistakes_);
    item->setData(MISTAKE_PLACE, QString::fromStdString(problem.pointer));
  };
  for (const Problem& place : chart::unfilled_places(draft_->chart())) show(place);
  for (const chart::Warning& warning : chart::chart_warnings(draft_->chart()))
    if (warning.code == "shared-words" || warning.code == "rule-never-applies" ||
        warning.code == "action-without-allowance")
      show(Problem{warning.pointer, warning.reason});
}

void Workshop::show_verdict() {
  const LiveResult& live = judge_->result();
  QStringList lines;
  if (!draft_->mistakes().empty())
    lines << tr("The move is judged again when no mistake is left.");
  else if (!live.now)
    lines << tr("Drag a model on the table: its move is judged here by these rules.");
  if (live.now) {
    const bool changed = live.before && live.before->verdict != live.now->verdict;
    lines << (changed ? tr("The verdict has changed: %1").arg(live.now->words)
                      : tr("The move of the table: %1").arg(live.now->words));
    if (changed) lines << tr("Before: %1").arg(live.before->words);
    const QString reason = !live.now->reason.isEmpty() ? live.now->reason : changed ? live.before->reason : QString();
    if (!reason.isEmpty()) lines << reason;
    QFont font = this->font();
    font.setBold(changed);
    verdict_->setFont(font);
  }
  verdict_->setText(lines.join('\n'));
}

void Workshop::go_to(const QListWidgetItem& mistake) {
  const std::string pointer = mistake.data(MISTAKE_PLACE).toString().toStdString();
  if (pointer.starts_with("/clauses/")) {
    pages_->setCurrentWidget(rules_);
    return rules_->go_to(pointer);
  }
  if (pointer.empty()) return;
  pages_->setCurrentWidget(game_->parentWidget());
  game_->go_to(pointer);
  game_->setFocus();
}

void Workshop::save() {
  if (const auto saved = draft_->save(); !saved) return state_->setText(spoken(saved.problem()));
  if (draft_->mistakes().empty()) find_anew_();
}

void Workshop::ask_and_export() {
  const QString id = QString::fromStdString(std::string(draft_->chart()["id"].text().value_or("rules")));
  const QString ending = QString::fromStdString(std::string(RULES_ENDING));
  const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
  QString path = QFileDialog::getSaveFileName(this, tr("Export rules"), folder + "/" + id + ending,
                                              tr("Rules of Linesman (*.lmrules)"));
  if (path.isEmpty()) return;
  if (!path.endsWith(ending)) path += ending;
  export_to(path);
}

void Workshop::export_to(const QString& path) {
  const auto bytes = rules_file({draft_->chart(), draft_->cases()});
  const auto saved = bytes ? save_file(path.toStdString(), *bytes) : bytes.problem();
  state_->setText(saved ? tr("Exported to %1.").arg(path) : spoken(saved.problem()));
}

void Workshop::closeEvent(QCloseEvent* event) {
  if (draft_->undo_stack().isClean()) return event->accept();
  const auto answer = QMessageBox::question(this, tr("Workshop"), as_plain(tr("Save the changes of these rules?")),
                                            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel);
  if (answer == QMessageBox::Save) save();
  if (answer == QMessageBox::Discard) {
    discarded_ = true;
    let_go();
  }
  event->setAccepted(discarded_ || draft_->undo_stack().isClean());
}

}  // namespace linesman
