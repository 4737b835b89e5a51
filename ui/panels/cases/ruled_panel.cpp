#include "ui/panels/cases/ruled_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include "casebook/case_words.h"
#include "casebook/facts/fact_words.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "ui/panels/cases/case_dialogs.h"
#include "ui/panels/record/umpire_name.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

const QString WANTS = QStringLiteral("decide");
constexpr int LINES_OF_A_STATEMENT = 3;

/// What a row of the list says of a case: how it was decided, and what tells it from the move most.
QString row_words(const CasesFound& found, const LikeCase& like, const Terms* terms) {
  const QString row = case_row(found.book->cases()[like.index]);
  if (like.same) return RuledPanel::tr("%1: the same").arg(row);
  const auto telling = found.book->telling(found.facts, like.index);
  if (!telling) return row;
  const QString fact = spoken(fact_words(telling->fact, terms));
  return telling->is_there ? RuledPanel::tr("%1: there %2").arg(row, fact)
                           : RuledPanel::tr("%1: but here %2").arg(row, fact);
}

}  // namespace

RuledPanel::RuledPanel(Session& session, CaseService& cases, QWidget* parent)
    : QWidget(parent),
      session_(session),
      cases_(cases),
      line_(new PlainLabel(this)),
      like_(new CaseList(tr("Cases like this"), this)),
      view_(new CaseView(session, cases, this)),
      call_(new CallForm(cases, this)),
      cards_words_(new PlainLabel(this)),
      state_(new PlainLabel(this)),
      folder_(new QPushButton(tr("Choose the &folder of cases…"), this)),
      uphold_(new QPushButton(tr("Up&hold"), this)),
      override_(new QPushButton(tr("O&verride…"), this)),
      card_(new QPushButton(tr("Car&d…"), this)) {
  setAccessibleName(tr("Decide"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(new TallScroll(make_content(), this), 1);
  layout->addWidget(make_buttons());
  connect(&cases_, &CaseService::changed, this, &RuledPanel::refresh);
  connect(&cases_, &CaseService::folder_changed, this, &RuledPanel::begin_anew);
  connect(&session_, &Session::game_opened, this, &RuledPanel::begin_anew);
  connect(like_, &QListWidget::currentRowChanged, this, &RuledPanel::show_like);
  connect(line_, &QLabel::linkActivated, this, [this] { like_->setCurrentRow(0); });
  connect(folder_, &QPushButton::clicked, this, &RuledPanel::folder_asked);
  connect(uphold_, &QPushButton::clicked, this, &RuledPanel::uphold);
  connect(override_, &QPushButton::clicked, this, &RuledPanel::override_ruling);
  connect(card_, &QPushButton::clicked, this, &RuledPanel::give_card);
  connect(call_, &CallForm::umpire_changed, this, &RuledPanel::refresh);
  begin_anew();
}

QWidget* RuledPanel::make_content() {
  auto* content = new QWidget(this);
  auto* layout = new QVBoxLayout(content);
  for (SideBox& side : sides_) {
    side.heading = new PlainLabel(content);
    side.name = new QLineEdit(content);
    side.name->setMaxLength(static_cast<int>(MAX_NAME));
    side.name->setPlaceholderText(tr("name of the player"));
    side.text = new QPlainTextEdit(content);
    side.text->setTabChangesFocus(true);
    side.text->setFixedHeight(fontMetrics().lineSpacing() * LINES_OF_A_STATEMENT + 12);
    side.heading->setBuddy(side.text);
    auto* head = new QHBoxLayout;
    head->addWidget(side.heading);
    head->addWidget(side.name, 1);
    layout->addLayout(head);
    layout->addWidget(side.text);
  }
  line_->setObjectName("like_line");
  line_->setAccessibleName(tr("Cases like this"));
  line_->setWordWrap(true);
  line_->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
  QFont bold = line_->font();
  bold.setBold(true);
  line_->setFont(bold);
  layout->addWidget(line_);
  layout->addWidget(like_);
  layout->addWidget(view_);
  cards_words_->setWordWrap(true);
  state_->setWordWrap(true);
  layout->addWidget(call_);
  layout->addWidget(cards_words_);
  layout->addStretch(1);
  return content;
}

QWidget* RuledPanel::make_buttons() {
  auto* foot = new QWidget(this);
  auto* rows = new QVBoxLayout(foot);
  rows->addWidget(state_);
  rows->addWidget(folder_);
  auto* buttons = new QHBoxLayout;
  uphold_->setObjectName("uphold");
  override_->setObjectName("override");
  card_->setObjectName("card");
  uphold_->setToolTip(tr("The ruling stands. It is filed as a case."));
  override_->setToolTip(tr("You decide otherwise, and say why."));
  card_->setToolTip(tr("A warning, yellow or red card is filed with the decision."));
  for (QPushButton* button : {uphold_, override_, card_}) buttons->addWidget(button);
  rows->addLayout(buttons);
  return foot;
}

void RuledPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  cases_.want(WANTS, true);
  call_->look();
  refresh();
}

void RuledPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  cases_.want(WANTS, false);
}

// Another game or table has other people.
void RuledPanel::begin_anew() {
  cards_given_.clear();
  asked_about_.clear();
  shown_.reset();
  const std::vector<std::string> all = session_.has_game() ? sides_of(session_.game()) : std::vector<std::string>();
  const std::array<QString, 2> usual{tr("Red"), tr("Blue")};
  const auto table = cases_.table();
  for (std::size_t i = 0; i < sides_.size(); ++i) {
    side_names_[i] = i < all.size() ? all[i] : usual[i].toStdString();
    SideBox& side = sides_[i];
    const QString name = QString::fromStdString(side_names_[i]);
    side.heading->setText(tr("What %1 says").arg(name));
    side.text->setAccessibleName(tr("What %1 says").arg(name));
    side.name->setAccessibleName(tr("Player of %1").arg(name));
    side.text->clear();
    side.name->clear();
    if (!table) continue;
    for (const EventPlayer& player : table->players)
      if (player.side == side_names_[i]) side.name->setText(QString::fromStdString(player.name));
  }
  call_->begin_anew();
  show_cards();
  refresh();
}

std::optional<Verdict> RuledPanel::ruled() const {
  const CasesPtr& found = cases_.found();
  if (!cases_.is_current() || !found || !found->move) return std::nullopt;
  const Verdict verdict = found->move->judgement.ruling.verdict;
  if (verdict == Verdict::incomplete) return std::nullopt;
  return verdict;
}

void RuledPanel::refresh() {
  refresh_line();
  const bool may = ruled() && !call_->umpire().isEmpty() && !is_writing_;
  uphold_->setEnabled(may);
  override_->setEnabled(may);
  folder_->setVisible(cases_.folder().isEmpty() || (cases_.found() && cases_.found()->problem));
  if (cases_.folder().isEmpty())
    state_->setText(tr("No folder of cases is chosen yet."));
  else if (cases_.found() && cases_.found()->problem)
    state_->setText(reason_text(*cases_.found()->problem));
  else if (cases_.found() && cases_.found()->move_problem)
    state_->setText(reason_text(*cases_.found()->move_problem));
  else if (call_->umpire().isEmpty())
    state_->setText(tr("Say who the umpire is."));
  else
    state_->clear();
  state_->setVisible(!state_->text().isEmpty());
}

void RuledPanel::refresh_line() {
  const CasesPtr& found = cases_.found();
  const bool known = found && found->move && found->book;
  line_->setEnabled(cases_.is_current());
  like_->setEnabled(cases_.is_current());
  if (!cases_.is_current()) return;  // grey until it is answered
  if (shown_ == found) return;
  shown_ = found;
  view_->clear();
  line_words_ = known ? spoken(like_line(*found->book, found->facts, found->like, session_.terms()))
                      : tr("Nothing is ruled yet: propose a move.");
  show_line();
  const QSignalBlocker quiet(like_);
  like_->clear();
  if (!known) return like_->hide();
  for (const LikeCase& like : found->like)
    like_->add(found->book->cases()[like.index], row_words(*found, like, session_.terms()));
  ;
  like_->setVisible(like_->count() > 0);
}

// A link has the colour of the palette under which it was made.
void RuledPanel::show_line() {
  line_->clear();
  if (shown_ && shown_->move && !shown_->like.empty())
    line_->show_links({{line_words_, QStringLiteral("first")}}, line_words_);
  else
    line_->setText(line_words_);
}

void RuledPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) show_line();
}

void RuledPanel::show_like(int row) {
  if (!shown_ || row < 0 || row >= static_cast<int>(shown_->like.size())) return view_->clear();
  view_->show_beside(shown_, shown_->like[static_cast<std::size_t>(row)]);
}

QStringList RuledPanel::players() const {
  QStringList names;
  for (const SideBox& side : sides_)
    if (!side.name->text().trimmed().isEmpty()) names << side.name->text().trimmed();
  return names;
}

void RuledPanel::show_cards() {
  QStringList lines;
  for (const DraftCard& card : cards_given_)
    lines << tr("%1 card for %2: %3")
                 .arg(spoken(word(name_of(card.kind))), QString::fromStdString(card.name),
                      QString::fromStdString(card.why));
  cards_words_->setText(lines.join('\n'));
  cards_words_->setVisible(!lines.isEmpty());
}

void RuledPanel::give_card() {
  CardDialog dialog(players(), this);
  if (dialog.exec() != QDialog::Accepted) return;
  cards_given_.push_back(dialog.card());
  show_cards();
}

std::optional<QString> RuledPanel::reason_against(Verdict verdict, const QString& reason) {
  const CasesPtr& found = cases_.found();
  const auto other = contradicted(*found->book, found->like, verdict);
  if (!other) return reason;
  const FiledCase& one = found->book->cases()[*other];
  const QString hash = QString::fromStdString(one.hash);
  if (asked_about_ == hash) return reason;
  CaseReasonDialog dialog(tr("This contradicts %1. Say why.").arg(spoken(case_name(one))), this);
  if (dialog.exec() != QDialog::Accepted) return std::nullopt;
  asked_about_ = hash;
  return reason.isEmpty() ? dialog.reason() : reason + ' ' + dialog.reason();
}

void RuledPanel::uphold() {
  const auto verdict = ruled();
  if (!verdict) return;
  const auto reason = reason_against(*verdict, {});
  if (reason) file(true, *verdict, *reason);
}

void RuledPanel::override_ruling() {
  const auto verdict = ruled();
  if (!verdict) return;
  const Verdict other = is_allowed(*verdict) ? Verdict::illegal : Verdict::legal;
  QString about = other == Verdict::legal ? tr("You decide against the ruling: the move is legal. Say why.")
                                          : tr("You decide against the ruling: the move is illegal. Say why.");
  const CasesPtr& found = cases_.found();
  if (const auto same = contradicted(*found->book, found->like, other)) {
    const FiledCase& one = found->book->cases()[*same];
    about += ' ' + tr("This contradicts %1. Say why.").arg(spoken(case_name(one)));
    asked_about_ = QString::fromStdString(one.hash);
  }
  CaseReasonDialog dialog(about, this);
  if (dialog.exec() == QDialog::Accepted) file(false, other, dialog.reason());
}

void RuledPanel::file(bool upheld, Verdict verdict, const QString& reason) {
  auto draft = cases_.draft();
  if (!draft) return;
  const QString umpire = call_->umpire();
  keep_umpire(umpire);
  call_->fill(*draft);
  draft->upheld = upheld;
  if (!upheld) draft->verdict = verdict;
  draft->reason = reason.toStdString();
  draft->cards = cards_given_;
  for (std::size_t i = 0; i < sides_.size(); ++i) {
    const QString text = sides_[i].text->toPlainText().trimmed();
    if (text.isEmpty()) continue;
    const QString name = sides_[i].name->text().trimmed();
    draft->statements.push_back(
        {side_names_[i], name.isEmpty() ? side_names_[i] : name.toStdString(), text.toStdString()});
  }
  if (const auto fit = check_draft(*draft); !fit) return emit refused(reason_text(fit.problem()));
  is_writing_ = true;
  refresh();
  const FiledDecision decision{
      {}, is_allowed(verdict) ? Verdict::legal : Verdict::illegal, reason, umpire, upheld, draft->from.is_object()};
  cases_.add(*std::move(draft), [this, decision](const Result<AddedCase>& added) {
    is_writing_ = false;
    if (!added) {
      refresh();
      return emit refused(reason_text(added.problem()));
    }
    FiledDecision filed_now = decision;
    filed_now.hash = added->hash;
    cards_given_.clear();
    call_->end_minutes();
    show_cards();
    refresh();
    emit said(tr("Filed as case %1.").arg(QString::fromStdString(added->hash.substr(0, 8))));
    emit filed(filed_now);
  });
}

}  // namespace linesman
