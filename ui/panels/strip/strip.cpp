#include "ui/panels/strip/strip.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QMenu>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "base/text.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/heard.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "rules/dice.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"
#include "ui/session/draft.h"
#include "ui/session/orders.h"
#include "ui/session/past_table.h"
#include "words/ask_words.h"
#include "words/certainty_words.h"

namespace linesman {
namespace {

constexpr int STRIP_PACE = 20;      // ms
constexpr int STRIP_SETTLED = 700;  // ms

// Pixels.
constexpr int STRIP_HEIGHT = 56;
constexpr int STRIP_GAP = 6;
constexpr int STRIP_BUTTON = 32;
constexpr int LEAST_LINE = 900;    // for one row
constexpr double USUAL_TYPE = 18;  // the height of type at 100 per cent
constexpr int WIDE_LINE = 1180;
constexpr int WIDE_FIX = 168;
constexpr int NARROW_FIX = 112;
constexpr double NARROW_PART = 0.72;  // of the room that the chips have otherwise
constexpr int STRIP_CHOICE = 24;
constexpr int CHOICE_ROOM = 6;  // by which the row of choices is higher than a line
constexpr int MOST_FACES = 12;
constexpr int USUAL_FACES = 6;

/// How much larger the type is than at 100 per cent of an ordinary screen.
double type_scale(const QWidget& strip) { return std::max(1.0, strip.fontMetrics().height() / USUAL_TYPE); }

int row_height(const QWidget& strip) { return static_cast<int>(STRIP_HEIGHT * type_scale(strip)); }

/// Screen readers read the description of what has news.
void alert(AnswerStrip& strip) {
  for (const auto type : {QAccessible::DescriptionChanged, QAccessible::Alert}) {
    QAccessibleEvent event(&strip, type);
    QAccessible::updateAccessibility(&event);
  }
}

/// Its description is always the newest, and a change of it is no event: what comes to rest is announced.
class StripAccessible : public QAccessibleWidget {
 public:
  explicit StripAccessible(AnswerStrip& strip) : QAccessibleWidget(&strip, QAccessible::StatusBar), strip_(strip) {}
  QString text(QAccessible::Text which) const override {
    return which == QAccessible::Description ? strip_.in_words() : QAccessibleWidget::text(which);
  }

 private:
  AnswerStrip& strip_;
};

QString words_of(const Value& value, const Game& game) {
  if (value.is_text()) return QString::fromStdString(label_of(game, *value.text()));
  if (value.is_bool()) return *value.boolean() ? AnswerStrip::tr("yes") : AnswerStrip::tr("no");
  return value.is_number() ? QString::fromStdString(number_text(*value.number())) : QString();
}

}  // namespace

QAccessibleInterface* accessible_line(const QString&, QObject* object) {
  auto* strip = qobject_cast<AnswerStrip*>(object);
  return strip != nullptr ? new StripAccessible(*strip) : nullptr;
}

AnswerStrip::AnswerStrip(Session& session, CurrentQuestion& asking, MendService& fixes, DiceEntry& dice,
                         QWidget* parent)
    : QWidget(parent),
      session_(session),
      asking_(asking),
      fixes_(fixes),
      certainty_(session),
      entry_(dice),
      chips_(new Chips(session, asking, dice, this)),
      sign_(new VerdictSign(this)),
      answer_(new CutText(this)),
      below_(new QStackedWidget(this)),
      reason_(new CutText),
      rows_said_(new RowButtons),
      choices_(new QWidget),
      fix_(new QPushButton(this)),
      carry_out_(new QPushButton(icon_named("carry-out"), tr("Carry out"), this)),
      keep_(new QToolButton(this)),
      copy_(new QToolButton(this)),
      dispute_(new QToolButton(this)),
      place_(new CutText(this)) {
  setAccessibleName(tr("Answer"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  QFont bold = font();
  bold.setBold(true);
  answer_->setFont(bold);
  answer_->setObjectName("strip-answer");
  reason_->setObjectName("line-problem");
  place_->setObjectName("line-place");
  choices_->setObjectName("strip-choices");
  auto* why = new QWidget;
  auto* why_row = new QHBoxLayout(why);
  why_row->setContentsMargins(0, 0, 0, 0);
  why_row->setSpacing(STRIP_GAP);
  why_row->addWidget(reason_, 1);
  why_row->addWidget(rows_said_);
  below_->addWidget(why);
  below_->addWidget(choices_);
  auto* choices_row = new QHBoxLayout(choices_);
  choices_row->setContentsMargins(0, 0, 0, 0);
  choices_row->setSpacing(2);
  fix_->setObjectName("line-fix");
  carry_out_->setObjectName("line-carry-out");
  carry_out_->setToolTip(tr("Carry the order out (Enter on the table, Ctrl+Enter from anywhere)"));
  const auto icon = [](QToolButton& button, const char* name, const char* sign, const QString& title) {
    button.setObjectName(name);
    button.setIcon(icon_named(sign));
    button.setAutoRaise(true);
    button.setToolTip(as_plain(title));
    button.setAccessibleName(title);
  };
  icon(*keep_, "strip-keep", "save", tr("Keep the answer"));
  icon(*copy_, "strip-copy", "copy", tr("Copy question and answer as a picture (C)"));
  icon(*dispute_, "line-dispute", "dispute", tr("Settle a dispute about the selected models (D)"));
  dispute_->setAccessibleName(tr("Dispute"));
  auto* keeps = new QMenu(keep_);
  keeps->addAction(tr("As a &note"), this, &AnswerStrip::note_asked)->setObjectName("keep-note");
  keeps->addAction(tr("As a &decision…"), this, &AnswerStrip::decision_asked)->setObjectName("keep-decision");
  keeps->addAction(tr("&Print…"), this, &AnswerStrip::print_asked)->setObjectName("keep-print");
  keep_->setMenu(keeps);
  keep_->setPopupMode(QToolButton::InstantPopup);
  set_keeps(true, false);
  // A click leaves the focus where it is: on the table, whose keys go on working.
  for (QWidget* control : std::initializer_list<QWidget*>{fix_, carry_out_, keep_, copy_, dispute_})
    control->setFocusPolicy(Qt::TabFocus);
  for (QTimer* timer : {&soon_, &passing_, &settled_}) timer->setSingleShot(true);
  soon_.setInterval(STRIP_PACE);
  settled_.setInterval(STRIP_SETTLED);
  soon_.setObjectName("pace");
  settled_.setObjectName("settled");
  fix_->installEventFilter(this);
  listen();
  refresh();
}

void AnswerStrip::listen() {
  const auto later = [this] {
    // What is grey is grey at once; words may wait a moment.
    if (!shown_.grey && !own_ && asking_.is_grey() && !shown_.sentence.isEmpty()) {
      shown_.grey = true;
      show_answer();
    }
    if (!soon_.isActive()) soon_.start();
  };
  for (const auto changed : {&ProposedOrder::order_changed, &ProposedOrder::dice_changed})
    connect(&session_.proposal(), changed, this, later);
  connect(&session_.selected(), &SelectedThings::pieces_changed, this, later);
  for (const auto changed : {&Session::game_changed, &Session::unit_changed}) connect(&session_, changed, this, later);
  connect(&asking_, &CurrentQuestion::changed, this, later);
  connect(&session_, &Session::ruleset_changed, this, &AnswerStrip::refresh);
  connect(&session_, &Session::past_changed, this, &AnswerStrip::refresh);
  connect(&soon_, &QTimer::timeout, this, &AnswerStrip::refresh);
  connect(&passing_, &QTimer::timeout, this, [this] { say({}); });
  connect(&settled_, &QTimer::timeout, this, &AnswerStrip::announce);
  connect(&fixes_, &MendService::changed, this, &AnswerStrip::show_fix);
  connect(&certainty_, &CertaintyService::changed, this, later);
  connect(&entry_, &DiceEntry::said, this, &AnswerStrip::said);
  connect(rows_said_, &RowButtons::chosen, this, [this](const QString& action) {
    const auto question = asking_.question();
    if (question)
      session_.proposal().say_action(session_.proposal().order() ? session_.proposal().dice_owners() : question->who,
                                     action.toStdString());
  });
  connect(fix_, &QPushButton::clicked, this, &AnswerStrip::take_fix);
  connect(carry_out_, &QPushButton::clicked, this, &AnswerStrip::carry_out_asked);
  connect(copy_, &QToolButton::clicked, this, &AnswerStrip::copy_asked);
  connect(dispute_, &QToolButton::clicked, this, &AnswerStrip::dispute_asked);
  for (CutText* text : {answer_, reason_}) connect(text, &CutText::clicked, this, &AnswerStrip::page_asked);
}

QSize AnswerStrip::sizeHint() const {
  const int upper = upper_ != nullptr && !upper_->isHidden() ? upper_->sizeHint().height() : 0;
  // Before there is a game only a dispute asks something here.
  return {800, (session_.has_game() ? rows_ * row_height(*this) : 0) + upper};
}

// At the left what was asked, with hints and coordinates below it; at the right what to do, with the turn below it; the
// answer and its reason have what is left between them. Large type on a narrow screen takes a second row.
void AnswerStrip::place() {
  const double by = type_scale(*this);
  int top = 0;
  if (upper_ != nullptr && !upper_->isHidden()) {
    top = upper_->sizeHint().height();
    upper_->setGeometry(0, 0, width(), top);
  }
  const int row = row_height(*this);
  const int button = static_cast<int>(STRIP_BUTTON * by);
  const int low = fontMetrics().lineSpacing();
  const int first = top + 2;
  const int second = top + row - low - 2;
  const int answers = rows_ > 1 ? row : 0;  // how much farther down the answer stands
  const double share = width() >= WIDE_LINE * by || rows_ > 1 ? 1 : NARROW_PART;
  const int wide = std::min(static_cast<int>(chips_->sizeHint().width() * share), width() - 2 * STRIP_GAP);
  chips_->setGeometry(STRIP_GAP, first, wide, button - 2);
  place_->setGeometry(STRIP_GAP, second, wide, low);
  int right = width() - STRIP_GAP;
  const auto from_right = [&](QWidget& part, int pixels) {
    part.setGeometry(right - pixels, first + answers, pixels, button);
    right -= pixels + STRIP_GAP;
  };
  from_right(*dispute_, STRIP_BUTTON);
  from_right(*copy_, STRIP_BUTTON);
  from_right(*keep_, STRIP_BUTTON + 8);
  from_right(*carry_out_, std::max(static_cast<int>(92 * by), carry_out_->sizeHint().width()));
  from_right(*fix_, static_cast<int>((width() >= WIDE_LINE * by ? WIDE_FIX : NARROW_FIX) * by));
  int below_right = width() - STRIP_GAP;
  if (corner_ != nullptr) {
    const int corner = std::max(corner_->minimumSizeHint().width(), 120);
    below_right -= corner + STRIP_GAP;
    corner_->setGeometry(width() - STRIP_GAP - corner, second + answers, corner, low);
  }
  int left = rows_ > 1 ? STRIP_GAP : STRIP_GAP + wide + STRIP_GAP;
  left += STRIP_BUTTON + STRIP_GAP;
  const int room = std::max(0, right - left);
  const int below = second - CHOICE_ROOM;
  answer_->setGeometry(left, first + answers, room, below - first - 1);
  sign_->setGeometry(left - STRIP_BUTTON - STRIP_GAP, first + answers, STRIP_BUTTON, below - first - 1);
  // A reason goes on under the buttons at the right; choices are as high as they are, and stay beside them.
  const bool chooses = below_->currentIndex() != 0;
  below_->setGeometry(left, below + answers, chooses ? room : std::max(room, below_right - left), low + CHOICE_ROOM);
}

void AnswerStrip::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const int rows = width() < LEAST_LINE * type_scale(*this) ? 2 : 1;
  if (std::exchange(rows_, rows) != rows) updateGeometry();
  place();
  show_fix();
}

// The verdict's colour is of the light or the dark appearance.
void AnswerStrip::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) refresh();
}

void AnswerStrip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().window());
  painter.fillRect(0, 0, width(), 1, palette().mid());
}

void AnswerStrip::refresh() {
  soon_.stop();
  updateGeometry();
  if (!session_.has_game()) return;
  const ShownAnswer before = std::exchange(shown_, found());
  chips_->refresh();
  show_answer();
  show_hint();
  show_choices();
  show_fix();
  dispute_->setEnabled(!session_.selected().pieces().empty() && !session_.past());
  const QString words = heard({shown_.sentence, shown_.reason, shown_.others});
  if (asking_.question() && !words.isEmpty() && words != in_words_) settled_.start();
  in_words_ = words.isEmpty() ? place_->words() : words;
  place();
  show_rows();
}

ShownAnswer AnswerStrip::found() const {
  if (session_.past()) return answer_of_past(*session_.past(), session_);
  if (!session_.hearing()) return {{}, tr("Not judged."), spoken(session_.hearing_problem()), {}};
  const AskedPtr& asked = asking_.asked();
  const bool wants = asked && asked->best() != nullptr && asked->best()->wants;
  if (own_ && !wants) return *own_;
  if (asked && asked->answer) return answer_of_rows(*asked, asking_, session_, certainty_.certainty());
  const AnswerPtr& answer =
      asking_.is_about_way() && session_.proposal().order() ? session_.proposal().answer() : nullptr;
  if (answer && answer->form && session_.hearing()) return answer_of_form(*answer, session_);
  const Problem* problem = answer ? answer->problem() : nullptr;
  if (asked && problem == nullptr) problem = &asked->problem;
  if (problem == nullptr || (answer && waits_for_a_path(answer->order, session_.terms()))) return {};
  return {{}, tr("Not yet."), reason_text(*problem), {}, asking_.is_grey()};
}

void AnswerStrip::show_own(std::optional<ShownAnswer> own) {
  own_ = std::move(own);
  refresh();
}

void AnswerStrip::show_answer() {
  sign_->show_verdict(shown_.grey ? std::nullopt : shown_.verdict);
  const QColor quiet = palette().placeholderText().color();
  answer_->show_words(shown_.sentence);
  answer_->set_colour(shown_.grey ? quiet : shown_.verdict ? verdict_colour(*shown_.verdict, palette()) : QColor());
  reason_->show_words(shown_.reason);
  reason_->set_colour(shown_.grey ? quiet : QColor());
  const bool stands = !shown_.grey && !shown_.sentence.isEmpty();
  const bool present = !session_.past();
  carry_out_->setEnabled(!shown_.grey && present && asking_.order_to_carry_out().has_value());
  copy_->setEnabled(!shown_.grey);
  keep_->setEnabled(stands && present && shown_.verdict.has_value());
}

void AnswerStrip::show_hint() {
  if (!sentence_.isEmpty()) return place_->show_words(sentence_);
  const bool idle = !session_.proposal().order() && asking_.is_about_way() && !session_.past();
  place_->show_words(pointed_at_.isEmpty() && idle ? tr("Drag a model: the move is ruled on while you drag.")
                                                   : pointed_at_);
}

void AnswerStrip::say(const QString& sentence, int ms, bool aloud) {
  passing_.stop();
  sentence_ = sentence;
  if (!sentence.isEmpty() && ms > 0) passing_.start(ms);
  show_hint();
  if (sentence.isEmpty() || !aloud) return;
  in_words_ = heard(QStringList{sentence});
  alert(*this);
  emit announced(in_words_);
}

void AnswerStrip::show_place(const QString& words) {
  pointed_at_ = words;
  show_hint();
}

void AnswerStrip::set_corner(QWidget* corner) {
  corner_ = corner;
  corner_->setParent(this);
  place();
  corner_->show();
}

void AnswerStrip::set_upper(QWidget* upper) {
  upper_ = upper;
  upper_->setParent(this);
  upper_->installEventFilter(this);
  place();
}

void AnswerStrip::set_keeps(bool note, bool decision) {
  for (QAction* action : keep_->menu()->actions()) {
    if (action->objectName() == "keep-note") action->setVisible(note);
    if (action->objectName() == "keep-decision") action->setVisible(decision);
  }
}

// A question back has its faces or choices as buttons, in place of the reason.
void AnswerStrip::show_choices() {
  const Row* row = session_.past() || asking_.is_grey() ? nullptr : asking_.best();
  if (row != nullptr && !row->wants) row = nullptr;
  std::vector<Value> choices;
  if (row != nullptr && !row->wants->die.empty()) {
    const auto given = session_.proposal().roll_of(session_.proposal().dice_owners());
    const auto faces = given.find(row->wants->die);
    if (row->wants->count) {
      if (faces != given.end())
        for (const auto& face : faces->second)
          if (face) choices.emplace_back(double(*face));
      for (const double chosen : left_)
        if (const auto known = std::find(choices.begin(), choices.end(), Value(chosen)); known != choices.end())
          choices.erase(known);
    } else {
      int most = USUAL_FACES;
      for (const DiceEntry::Die& die : entry_.dice())
        if (die.purpose == row->wants->die) most = std::min(MOST_FACES, die.faces);
      for (int face = 1; face <= most; ++face) choices.emplace_back(double(face));
    }
  } else if (row != nullptr) {
    for (const Choice& choice : row->then) choices.push_back(choice.is);
  }
  QString key;
  for (const Value& choice : choices) key += words_of(choice, session_.game()) + '|';
  below_->setCurrentIndex(choices.empty() ? 0 : 1);
  if (row == nullptr || !row->wants->count) left_.clear();
  if (key == choices_key_) return;
  choices_key_ = key;
  auto* choices_row = static_cast<QHBoxLayout*>(choices_->layout());
  while (QLayoutItem* item = choices_row->takeAt(0)) {
    if (item->widget() != nullptr) item->widget()->deleteLater();
    delete item;
  }
  for (const Value& choice : choices) {
    const QString words = words_of(choice, session_.game());
    auto* button = new QPushButton(words, choices_);
    button->setObjectName(QStringLiteral("face_%1").arg(words));
    button->setFixedHeight(STRIP_CHOICE);
    button->setMinimumWidth(STRIP_CHOICE);
    button->setMaximumWidth(std::max(STRIP_CHOICE, fontMetrics().horizontalAdvance(words) + 16));
    button->setFocusPolicy(Qt::TabFocus);
    // It goes when its answer comes.
    connect(
        button, &QPushButton::clicked, this,
        [this, choice] {
          if (const Row* best = asking_.best(); best != nullptr && best->wants) choose(*best, choice);
        },
        Qt::QueuedConnection);
    choices_row->addWidget(button);
  }
  choices_row->addStretch();
}

// What is not said is asked of all actions: a click on a row says its action.
void AnswerStrip::show_rows() {
  const auto question = asking_.question();
  const bool open = question && question->how.action.empty() && !session_.past() && !own_ && !asking_.is_grey();
  rows_said_->show_rows(open ? asking_.asked().get() : nullptr, session_.unit(),
                        below_->width() - std::min(below_->width() / 3, reason_->sizeHint().width()));
}

void AnswerStrip::choose(const Row& row, const Value& is) {
  const Wanted wants = *row.wants;
  if (wants.die.empty()) {
    edit_order(session_, [&](Order& order) { order.members = order.members.with(wants.member, is); });
  } else if (wants.count) {
    choose_left(wants, *is.number());
  } else {
    entry_.type(static_cast<int>(*is.number()));
  }
}

void AnswerStrip::choose_left(const Wanted& wants, double face) {
  left_.push_back(face);
  if (left_.size() < *wants.count) return refresh();
  session_.proposal().give_dice(session_.proposal().dice_owners(), wants.die, std::exchange(left_, {}));
}

const Mend* AnswerStrip::fix() const {
  const auto& fixes = fixes_.mends();
  const auto found =
      std::find_if(fixes.begin(), fixes.end(), [this](const Mend& mend) { return fixes_.may_take(mend); });
  return found == fixes.end() ? nullptr : &*found;
}

// Its place stays where there is none.
void AnswerStrip::show_fix() {
  const Mend* nearest = session_.past() || !asking_.is_about_way() ? nullptr : fix();
  fix_->setVisible(nearest != nullptr);
  if (nearest == nullptr) return;
  const QString words = without_stop(spoken(nearest->what, session_.unit()));
  fix_->setText(fontMetrics().elidedText(words, Qt::ElideRight, fix_->width() - 16));
  fix_->setToolTip(
      as_plain(words + '\n' + allowance_text(nearest->instead.judgement.ruling, session_.terms(), session_.unit())));
  fix_->setAccessibleName(words);
}

void AnswerStrip::take_fix() {
  const Mend* nearest = fix();
  if (nearest == nullptr) return;
  emit previewed({}, nullptr);
  const Mend mend = *nearest;
  fixes_.take(mend);
}

bool AnswerStrip::eventFilter(QObject* watched, QEvent* event) {
  if (watched == upper_ && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent ||
                            event->type() == QEvent::LayoutRequest)) {
    updateGeometry();
    place();
  }
  if (watched != fix_) return QWidget::eventFilter(watched, event);
  const Mend* nearest = fix();
  if ((event->type() == QEvent::Enter || event->type() == QEvent::FocusIn) && nearest != nullptr) {
    looked_at_ = true;
    emit previewed(fixes_.game(), std::make_shared<const Judgement>(nearest->instead.judgement));
  }
  const bool left =
      event->type() == QEvent::Leave || event->type() == QEvent::FocusOut || event->type() == QEvent::Hide;
  if (left && std::exchange(looked_at_, false)) emit previewed({}, nullptr);
  return false;
}

// A drag changes the answer many times: who listens hears where it came to rest, once.
void AnswerStrip::announce() {
  if (in_words_ == announced_last_ || !asking_.question()) return;
  announced_last_ = in_words_;
  alert(*this);
  emit announced(in_words_);
}

}  // namespace linesman
