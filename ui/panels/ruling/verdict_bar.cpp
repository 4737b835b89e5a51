#include "ui/panels/ruling/verdict_bar.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QMenu>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "drawing/picture/plain_text.h"
#include "drawing/report/heard.h"
#include "drawing/report/spoken.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"
#include "ui/session/draft.h"
#include "ui/session/orders.h"
#include "ui/session/past_table.h"
#include "words/certainty_words.h"

namespace linesman {
namespace {

constexpr int LINE_PACE = 20;      // ms
constexpr int LINE_SETTLED = 700;  // ms

// Widths in pixels, on a wide line and on a narrow one.
constexpr int WIDE_LINE = 1180;
constexpr int LEAST_LINE = 900;    // for one row
constexpr double USUAL_TYPE = 18;  // the height of type at 100 per cent
constexpr int LINE_HEIGHT = 44;
constexpr int LINE_GAP = 8;
constexpr int LINE_SIGN = 32;
constexpr int LINE_BUTTON = 32;
struct LineWidths {
  int word;
  int action;
  int spent;
  int dice;
  int fix;
  int carry_out;
  int place;
};
constexpr LineWidths WIDE_WIDTHS{112, 100, 120, 104, 208, 108, 96};
constexpr LineWidths NARROW_WIDTHS{88, 88, 92, 68, 124, 92, 72};

/// How much larger the type is than at 100 per cent of an ordinary screen.
double type_scale(const QWidget& bar) { return std::max(1.0, bar.fontMetrics().height() / USUAL_TYPE); }

int row_height(const QWidget& bar) { return std::max(LINE_HEIGHT, 2 * bar.fontMetrics().lineSpacing() + LINE_GAP); }

/// Room for any verdict, in every language and size of type.
int widest_verdict(const QWidget& word) {
  constexpr int SLACK = 4;
  int wide = 0;
  for (const Verdict verdict : {Verdict::legal, Verdict::marginal, Verdict::illegal, Verdict::incomplete})
    wide = std::max(wide, word.fontMetrics().horizontalAdvance(verdict_word(verdict)) + SLACK);
  return wide;
}

QString without_stop(QString sentence) {
  if (sentence.endsWith('.')) sentence.chop(1);
  return sentence;
}

}  // namespace

CutText::CutText(QWidget* parent) : QAbstractButton(parent) { setFocusPolicy(Qt::NoFocus); }

void CutText::show_words(const QString& words, const QString& tail) {
  if (words == words_ && tail == tail_) return;
  words_ = words;
  tail_ = tail;
  const QString all = tail.isEmpty() ? words : words + ' ' + tail;
  setToolTip(as_plain(all));
  setAccessibleName(all);
  update();
}

void CutText::set_colour(const QColor& colour) {
  colour_ = colour;
  update();
}

void CutText::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setPen(colour_.isValid() ? colour_ : palette().text().color());
  // A short text stands in the middle of its room.
  const int line = fontMetrics().lineSpacing();
  const bool one = tail_.isEmpty() && fontMetrics().horizontalAdvance(words_) <= width();
  const int lines = one ? 1 : std::max(1, height() / line);
  const QRect room(0, (height() - lines * line) / 2, width(), lines * line);
  draw_cut(painter, room, words_, tail_, palette().placeholderText().color());
}

namespace {

/// Screen readers read the description of what has news.
void alert(VerdictBar& line) {
  for (const auto type : {QAccessible::DescriptionChanged, QAccessible::Alert}) {
    QAccessibleEvent event(&line, type);
    QAccessible::updateAccessibility(&event);
  }
}

/// Its description is always the newest, and a change of it is no event: what comes to rest is announced.
class LineAccessible : public QAccessibleWidget {
 public:
  explicit LineAccessible(VerdictBar& line) : QAccessibleWidget(&line, QAccessible::StatusBar), line_(line) {}
  QString text(QAccessible::Text which) const override {
    return which == QAccessible::Description ? line_.in_words() : QAccessibleWidget::text(which);
  }

 private:
  VerdictBar& line_;
};

}  // namespace

QAccessibleInterface* accessible_line(const QString&, QObject* object) {
  auto* line = qobject_cast<VerdictBar*>(object);
  return line != nullptr ? new LineAccessible(*line) : nullptr;
}

VerdictBar::VerdictBar(Session& session, MendService& fixes, DiceEntry& dice, QWidget* parent)
    : QWidget(parent),
      session_(session),
      fixes_(fixes),
      certainty_(session),
      entry_(dice),
      sign_(new VerdictSign(this)),
      word_(new CutText(this)),
      who_(new CutText(this)),
      action_(new QToolButton(this)),
      spent_(new CutText(this)),
      bar_(new AllowanceBar(this)),
      problem_(new CutText(this)),
      dice_(new DiceStrip(entry_, this)),
      roll_(new QToolButton(this)),
      fix_(new QPushButton(this)),
      carry_out_(new QPushButton(icon_named("carry-out"), tr("Carry out"), this)),
      dispute_(new QToolButton(this)),
      place_(new CutText(this)) {
  setAccessibleName(tr("Verdict"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  QFont bold = font();
  bold.setBold(true);
  word_->setFont(bold);
  action_->setObjectName("line-action");
  action_->setPopupMode(QToolButton::InstantPopup);
  action_->setMenu(new QMenu(action_));
  action_->setToolTip(tr("What the model does"));
  action_->setAccessibleName(tr("Action"));
  problem_->setObjectName("line-problem");
  place_->setObjectName("line-place");
  roll_->setIcon(icon_named("roll"));
  roll_->setAutoRaise(true);
  roll_->setToolTip(tr("Roll the dice that are missing"));
  roll_->setAccessibleName(tr("Roll the dice"));
  fix_->setObjectName("line-fix");
  carry_out_->setObjectName("line-carry-out");
  carry_out_->setToolTip(tr("Carry the order out (Enter on the table, Ctrl+Enter from anywhere)"));
  dispute_->setObjectName("line-dispute");
  dispute_->setIcon(icon_named("dispute"));
  dispute_->setAutoRaise(true);
  dispute_->setToolTip(tr("Settle a dispute about the selected models (D)"));
  dispute_->setAccessibleName(tr("Dispute"));
  // A click leaves the focus where it is: on the table, whose keys go on working.
  for (QWidget* control : std::initializer_list<QWidget*>{action_, roll_, fix_, carry_out_, dispute_})
    control->setFocusPolicy(Qt::TabFocus);
  for (QTimer* timer : {&soon_, &passing_, &settled_}) timer->setSingleShot(true);
  soon_.setInterval(LINE_PACE);
  settled_.setInterval(LINE_SETTLED);
  soon_.setObjectName("pace");
  settled_.setObjectName("settled");
  fix_->installEventFilter(this);
  listen();
  fill_actions();
  refresh();
}

void VerdictBar::listen() {
  const auto later = [this] {
    if (!soon_.isActive()) soon_.start();
  };
  for (const auto changed : {&Session::answer_changed, &Session::order_changed, &Session::selection_changed,
                             &Session::game_changed, &Session::unit_changed})
    connect(&session_, changed, this, later);
  connect(&session_, &Session::ruleset_changed, this, [this] {
    fill_actions();
    refresh();
  });
  connect(&session_, &Session::past_changed, this, &VerdictBar::refresh);
  connect(&soon_, &QTimer::timeout, this, &VerdictBar::refresh);
  connect(&passing_, &QTimer::timeout, this, [this] { say({}); });
  connect(&settled_, &QTimer::timeout, this, &VerdictBar::announce);
  connect(&fixes_, &MendService::changed, this, &VerdictBar::show_fix);
  connect(&certainty_, &CertaintyService::changed, this, &VerdictBar::show_problem);
  connect(&entry_, &DiceEntry::said, this, &VerdictBar::said);
  connect(fix_, &QPushButton::clicked, this, &VerdictBar::take_fix);
  connect(roll_, &QToolButton::clicked, &entry_, &DiceEntry::roll);
  connect(carry_out_, &QPushButton::clicked, this, &VerdictBar::carry_out_asked);
  connect(dispute_, &QToolButton::clicked, this, &VerdictBar::dispute_asked);
  for (CutText* text : {word_, who_, spent_, problem_}) connect(text, &CutText::clicked, this, &VerdictBar::page_asked);
}

QSize VerdictBar::sizeHint() const { return {800, rows_ * row_height(*this)}; }

// From the left what is ruled, from the right what is done about it; the problem has what is left between them. Large
// type on a narrow screen takes a second row for what is done.
void VerdictBar::place() {
  const double by = type_scale(*this);
  const LineWidths& widths = width() >= WIDE_LINE * by ? WIDE_WIDTHS : NARROW_WIDTHS;
  const auto scaled = [by](int pixels) { return static_cast<int>(pixels * by); };
  const int row = fontMetrics().lineSpacing();
  const int button = std::max(LINE_BUTTON, row + LINE_GAP);
  const int upper = row_height(*this) / 2;
  const int lower = height() - row_height(*this) / 2;
  int left = LINE_GAP;
  const auto from_left = [&](QWidget& part, int wide, int top, int high) {
    part.setGeometry(left, top, wide, high);
    return wide + LINE_GAP;
  };
  int right = width() - LINE_GAP;
  const auto from_right = [&](QWidget& part, int wide, int middle, int high) {
    part.setGeometry(right - wide, middle - high / 2, wide, high);
    right -= wide + LINE_GAP;
  };
  const int corner = corner_ == nullptr ? 0 : corner_->minimumSizeHint().width();
  from_right(*place_, std::max(scaled(widths.place), corner), upper, 2 * row);
  const int end_of_upper = right;
  if (rows_ > 1) right = width() - LINE_GAP;
  from_right(*dispute_, LINE_BUTTON, lower, LINE_BUTTON);
  from_right(*carry_out_, std::max(scaled(widths.carry_out), carry_out_->sizeHint().width()), lower, button);
  from_right(*fix_, scaled(widths.fix), lower, button);
  from_right(*dice_, widths.dice, lower, row_height(*this));
  from_right(*roll_, LINE_BUTTON, lower, LINE_BUTTON);
  left += from_left(*sign_, LINE_SIGN, upper - LINE_SIGN / 2, LINE_SIGN);
  const int verdict = std::max(scaled(widths.word), widest_verdict(*word_));
  from_left(*word_, verdict, upper - row, row);
  left += from_left(*who_, verdict, upper, row);
  if (rows_ > 1)
    action_->setGeometry(LINE_GAP, lower - button / 2, scaled(widths.action), button);
  else
    left += from_left(*action_, scaled(widths.action), lower - button / 2, button);
  from_left(*spent_, scaled(widths.spent), upper - row, row);
  left += from_left(*bar_, scaled(widths.spent), upper + 4, 8) + LINE_GAP;
  problem_->setGeometry(left, upper - row, std::max(0, (rows_ > 1 ? end_of_upper : right) - left), 2 * row);
  if (corner_ != nullptr) {
    const QRect both = place_->geometry();
    corner_->setGeometry(both.left(), upper - row, both.width(), row);
    place_->setGeometry(both.left(), upper, both.width(), row);
  }
}

void VerdictBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  const int rows = width() < LEAST_LINE * type_scale(*this) ? 2 : 1;
  if (std::exchange(rows_, rows) != rows) updateGeometry();
  place();
  show_fix();
}

// The verdict's colour is of the light or the dark appearance.
void VerdictBar::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) refresh();
}

void VerdictBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().window());
  painter.fillRect(0, 0, width(), 1, palette().mid());
}

void VerdictBar::refresh() {
  soon_.stop();
  if (!session_.has_game()) return;
  const AnswerPtr& answer = session_.order() ? session_.answer() : nullptr;
  const PastTable* past = session_.past().get();
  // While a newer order is being judged the last ruling stays: a drag would flicker otherwise.
  if (past != nullptr && past->answer && past->answer->ruling() != nullptr) {
    show_ruling(*past->answer);
  } else if (past != nullptr) {
    brief_ = {};
    show_none(tr("No ruling"), {});
  } else if (!session_.hearing()) {
    brief_ = {{}, {}, spoken(session_.hearing_problem()), {}, 0};
    show_none(tr("Not judged"), {});
  } else if (answer && answer->ruling() != nullptr) {
    show_ruling(*answer);
  } else if (answer && answer->problem() != nullptr && !waits_for_a_path(answer->order, session_.terms())) {
    brief_ = {{}, {}, reason_text(*answer->problem()), {}, 0};
    show_none(tr("Not yet"), order_title(answer->order, answer->game, session_.terms()));
  } else if (!session_.order() || answer) {
    brief_ = {};
    show_none({}, {});
  }
  show_problem();
  show_actions();
  show_fix();
  dice_->setVisible(past == nullptr);
  roll_->setVisible(session_.order().has_value() && past == nullptr);
  carry_out_->setEnabled(session_.may_carry_out() && past == nullptr);
  dispute_->setEnabled(!session_.selection().empty() && past == nullptr);
  if (corner_ != nullptr && corner_->width() < corner_->minimumSizeHint().width()) place();
}

void VerdictBar::show_ruling(const Answer& answer) {
  const Ruling& ruling = *answer.ruling();
  const RulingBrief before = std::exchange(brief_, brief_of(ruling, answer.game, session_.terms(), session_.unit()));
  // The newest counts: a sentence that stands until there is something newer gives way to another problem.
  if (!passing_.isActive() && !brief_.problem.isEmpty() && brief_.problem != before.problem) sentence_.clear();
  sign_->show_verdict(ruling.verdict);
  word_->show_words(verdict_word(ruling.verdict));
  word_->set_colour(verdict_colour(ruling.verdict, palette()));
  who_->show_words(order_title(answer.order, answer.game, session_.terms()).section(':', 0, 0));
  spent_->show_words(brief_.spent);
  const Allowance& allowance = ruling.allowance;
  bar_->setVisible(allowance.total && allowance.spent);
  if (!bar_->isHidden()) bar_->show_amounts(*allowance.total, *allowance.spent, ruling.verdict);
}

void VerdictBar::show_none(const QString& word, const QString& who) {
  sign_->show_verdict({});
  word_->show_words(word);
  word_->set_colour({});
  who_->show_words(who);
  spent_->show_words({});
  bar_->hide();
}

void VerdictBar::show_problem() {
  QStringList tail;
  if (!brief_.clause.isEmpty()) tail << brief_.clause;
  if (brief_.more > 0) tail << tr("and %1 more").arg(brief_.more);
  const auto certainty = session_.past() ? std::nullopt : certainty_.certainty();
  if (certainty && !brief_.problem.isEmpty()) tail << spoken(certainty_share(*certainty));
  if (!sentence_.isEmpty() && !session_.past())
    problem_->show_words(sentence_);
  else if (!odds_.isEmpty() && brief_.more == 0 && !session_.past())
    problem_->show_words(odds_);  // the empty boxes say which dice are missing
  else if (certainty && brief_.problem.isEmpty())
    problem_->show_words(spoken(certainty_words(*certainty, session_.game())));
  else
    problem_->show_words(brief_.problem.isEmpty() ? hint() : brief_.problem, tail.join(QStringLiteral(" · ")));
  const QString words = heard({word_->words(), who_->words(), spent_->words(), brief_.problem});
  if (session_.order() && !word_->words().isEmpty() && words != in_words_) settled_.start();
  in_words_ = session_.order() ? words : problem_->words();
}

QString VerdictBar::hint() const {
  if (session_.past()) return words_for_past(*session_.past());
  if (!session_.order()) return tr("Drag a model: the move is ruled on while you drag.");
  return session_.answer() && session_.answer()->ruling() != nullptr ? QString()
                                                                     : tr("Drag the model, or add steps to its path.");
}

void VerdictBar::say(const QString& sentence, int ms, bool aloud) {
  passing_.stop();
  sentence_ = sentence;
  if (!sentence.isEmpty() && ms > 0) passing_.start(ms);
  show_problem();
  if (sentence.isEmpty() || !aloud) return;
  in_words_ = heard(QStringList{sentence});
  alert(*this);
  emit announced(in_words_);
}

void VerdictBar::show_odds(const QString& words) {
  odds_ = words;
  show_problem();
}

void VerdictBar::show_place(const QString& words) { place_->show_words(words); }

void VerdictBar::set_corner(QWidget* corner) {
  corner_ = corner;
  corner_->setParent(this);
  place();
  corner_->show();
}

void VerdictBar::fill_actions() {
  action_->menu()->clear();
  if (session_.terms() == nullptr) return;
  for (const Action& action : session_.terms()->actions) {
    QAction* entry = action_->menu()->addAction(QString::fromStdString(action.title));
    entry->setToolTip(as_plain(QString::fromStdString(action.help)));
    connect(entry, &QAction::triggered, this, [this, id = action.id] { choose_action(id); });
  }
}

void VerdictBar::show_actions() {
  const auto order = draft_of(session_);
  const Action* action = order && session_.terms() != nullptr ? session_.terms()->action(order->action) : nullptr;
  const QString title = action != nullptr && !session_.past() ? QString::fromStdString(action->title) : QString();
  action_->setText(fontMetrics().elidedText(title, Qt::ElideRight, action_->width() - 24));
  action_->setAccessibleDescription(title);
  action_->setVisible(!title.isEmpty());
  action_->setEnabled(!action_->menu()->isEmpty());
}

void VerdictBar::choose_action(const std::string& id) {
  edit_order(session_, [&](Order& order) { order.action = id; });
}

const Mend* VerdictBar::fix() const {
  const auto& fixes = fixes_.mends();
  const auto found =
      std::find_if(fixes.begin(), fixes.end(), [this](const Mend& mend) { return fixes_.may_take(mend); });
  return found == fixes.end() ? nullptr : &*found;
}

// Its place stays where there is none.
void VerdictBar::show_fix() {
  const Mend* nearest = session_.past() ? nullptr : fix();
  fix_->setVisible(nearest != nullptr);
  if (nearest == nullptr) return;
  const QString words =
      without_stop(QString::fromStdString(with_lengths_in(spoken(nearest->what).toStdString(), session_.unit())));
  fix_->setText(fontMetrics().elidedText(words, Qt::ElideRight, fix_->width() - 16));
  fix_->setToolTip(
      as_plain(words + '\n' + allowance_text(nearest->instead.judgement.ruling, session_.terms(), session_.unit())));
  fix_->setAccessibleName(words);
}

void VerdictBar::take_fix() {
  const Mend* nearest = fix();
  if (nearest == nullptr) return;
  emit previewed({}, nullptr);
  const Mend mend = *nearest;
  fixes_.take(mend);
}

bool VerdictBar::eventFilter(QObject* watched, QEvent* event) {
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

// A drag changes the verdict many times: who listens hears where it came to rest, once.
void VerdictBar::announce() {
  if (in_words_ == announced_last_ || !session_.order()) return;
  announced_last_ = in_words_;
  alert(*this);
  emit announced(in_words_);
}

}  // namespace linesman
