#include "ui/panels/cases/case_book_panel.h"

#include <QDir>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "casebook/case_words.h"
#include "casebook/facts/fact_words.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

const QString BOOK_WANTS = QStringLiteral("book");

/// The clauses that both rulings broke, or that both moves meet: what a contradiction is about.
QString about_conflict(const CasesFound& found, const Conflict& conflict, const Terms* terms) {
  for (const std::string& fact : found.book->facts(conflict.one).sure)
    if (is_core(fact) && fact.find('|') != std::string::npos) return spoken(fact_words(fact, terms));
  return {};
}

}  // namespace

CaseBookPanel::CaseBookPanel(Session& session, CaseService& cases, QWidget* parent)
    : QWidget(parent),
      session_(session),
      cases_(cases),
      words_(new QLineEdit(this)),
      line_(new PlainLabel(this)),
      list_(new CaseList(tr("Cases"), this)),
      conflicts_heading_(new PlainLabel(this)),
      conflicts_(new CaseList(tr("Contradictions"), this)),
      view_(new CaseView(session, cases, this)),
      state_(new PlainLabel(this)),
      folder_(new QPushButton(tr("Choose the &folder of cases…"), this)) {
  setAccessibleName(tr("Case book"));
  lay_out();
  connect(&cases_, &CaseService::changed, this, &CaseBookPanel::refresh);
  connect(words_, &QLineEdit::textChanged, this, [this](const QString& text) { cases_.look_for(text.trimmed()); });
  connect(list_, &QListWidget::currentRowChanged, this, &CaseBookPanel::show_case);
  connect(conflicts_, &QListWidget::currentRowChanged, this, &CaseBookPanel::show_conflict);
  connect(folder_, &QPushButton::clicked, this, &CaseBookPanel::folder_asked);
  refresh();
}

void CaseBookPanel::lay_out() {
  words_->setPlaceholderText(tr("Words; empty: like the present move"));
  words_->setAccessibleName(tr("Words of a case"));
  words_->setClearButtonEnabled(true);
  line_->setWordWrap(true);
  state_->setWordWrap(true);
  for (QLabel* label : {line_, conflicts_heading_}) {
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setWordWrap(true);
  }
  auto* content = new QWidget(this);
  auto* layout = new QVBoxLayout(content);
  layout->addWidget(words_);
  layout->addWidget(line_);
  layout->addWidget(list_);
  layout->addWidget(view_);
  layout->addWidget(conflicts_heading_);
  layout->addWidget(conflicts_);
  layout->addStretch(1);
  auto* foot = new QWidget(this);
  auto* buttons = new QVBoxLayout(foot);
  buttons->addWidget(state_);
  buttons->addWidget(folder_);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(new TallScroll(content, this), 1);
  whole->addWidget(foot);
}

void CaseBookPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  cases_.want(BOOK_WANTS, true);
  refresh();
}

void CaseBookPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  cases_.want(BOOK_WANTS, false);
}

void CaseBookPanel::refresh() {
  const CasesPtr& found = cases_.found();
  QString state;
  if (cases_.folder().isEmpty())
    state = tr("No folder of cases is chosen yet.");
  else if (found && found->problem)
    state = reason_text(*found->problem);
  else if (found && found->book)
    state = tr("Cases in %1: %2").arg(QDir::toNativeSeparators(cases_.folder())).arg(found->book->counted());
  if (found && !found->left_out.empty()) state += '\n' + tr("Files left out: %1").arg(found->left_out.size());
  state_->setText(state);
  QStringList left_out;
  if (found)
    for (const FileProblem& problem : found->left_out)
      left_out << QStringLiteral("%1 %2").arg(QString::fromStdString(problem.file), spoken(problem.reason));
  state_->setToolTip(as_plain(left_out.join('\n')));
  for (QWidget* each : std::initializer_list<QWidget*>{line_, list_, conflicts_}) each->setEnabled(cases_.is_current());
  if (!cases_.is_current() || (shown_ == found && shown_words_ == cases_.words())) return;
  shown_ = found;
  shown_words_ = cases_.words();
  view_->clear();
  const QSignalBlocker quiet(list_);
  const QSignalBlocker also_quiet(conflicts_);
  list_->clear();
  conflicts_->clear();
  line_->clear();
  conflicts_heading_->clear();
  if (!found || !found->book) return;
  refresh_cases(*found);
  refresh_conflicts(*found);
}

void CaseBookPanel::refresh_cases(const CasesFound& found) {
  const auto add = [&](std::size_t index, const QString& more) {
    const FiledCase& one = found.book->cases()[index];
    const QString words = more.isEmpty() ? case_row(one) : case_row(one) + '\n' + more;
    list_->add(one, words);
  };
  if (!cases_.words().isEmpty()) {
    line_->setText(tr("Cases with these words: %1").arg(found.with_words.size()));
    for (const std::size_t index : found.with_words)
      add(index, QString::fromStdString(found.book->cases()[index].decision.reason));
    return;
  }
  if (!found.move) return line_->setText(tr("Type words, or propose a move."));
  line_->setText(spoken(like_line(*found.book, found.facts, found.like, session_.terms())));
  for (const LikeCase& like : found.like)
    add(like.index, like.same ? tr("the same") : tr("likeness %1 of 1000").arg(like.likeness));
}

void CaseBookPanel::refresh_conflicts(const CasesFound& found) {
  conflicts_heading_->setText(found.conflicts.empty() ? tr("No case contradicts another.")
                                                      : tr("Contradictions: %1").arg(found.conflicts.size()));
  for (const Conflict& each : found.conflicts)
    conflicts_->add(found.book->cases()[each.one], about_conflict(found, each, session_.terms()) + '\n' +
                                                       case_row(found.book->cases()[each.one]) + '\n' +
                                                       case_row(found.book->cases()[each.other]));
  conflicts_->setVisible(!found.conflicts.empty());
}

void CaseBookPanel::show_case(int row) {
  if (!shown_ || row < 0) return view_->clear();
  const auto at = static_cast<std::size_t>(row);
  const QSignalBlocker quiet(conflicts_);
  conflicts_->setCurrentRow(-1);
  if (!shown_words_.isEmpty()) {
    if (at < shown_->with_words.size()) view_->show_cases(shown_, shown_->with_words[at]);
  } else if (at < shown_->like.size()) {
    view_->show_beside(shown_, shown_->like[at]);
  }
}

void CaseBookPanel::show_conflict(int row) {
  if (!shown_ || row < 0 || row >= static_cast<int>(shown_->conflicts.size())) return view_->clear();
  const QSignalBlocker quiet(list_);
  list_->setCurrentRow(-1);
  const Conflict& each = shown_->conflicts[static_cast<std::size_t>(row)];
  view_->show_cases(shown_, each.one, each.other);
}

}  // namespace linesman
