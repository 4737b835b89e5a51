#include "ui/panels/strip/chips.h"

#include <QMenu>
#include <QPainter>
#include <QSet>
#include <QStyle>
#include <QTimer>
#include <algorithm>

#include "drawing/picture/plain_text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/words.h"
#include "ui/panels/icons.h"

namespace linesman {
namespace {

// Pixels.
constexpr int CHIP_HEIGHT = 28;
constexpr int CHIP_PAD = 16;
constexpr int CHIP_GAP = 4;
constexpr int WIDEST_WHO = 132;
constexpr int WIDEST_ACTION = 112;
constexpr int WIDEST_TO = 88;
constexpr int WIDEST_RULES = 76;
constexpr int DICE_ROOM = 104;
constexpr int ROLL_ROOM = 28;
constexpr int BLINK = 500;  // ms

/// The title for a menu, with the first of its letters that no earlier entry has as its key.
QString with_key(const QString& title, QSet<QChar>& taken) {
  QString text;
  bool has_key = false;
  for (const QChar letter : title) {
    if (letter == '&') text += '&';
    if (!has_key && letter.isLetter() && !taken.contains(letter.toUpper())) {
      taken.insert(letter.toUpper());
      text += '&';
      has_key = true;
    }
    text += letter;
  }
  return text;
}

}  // namespace

Chip::Chip(QWidget* parent) : QToolButton(parent) {
  setFocusPolicy(Qt::TabFocus);  // a click leaves the focus on the table
  blink_.setInterval(BLINK);
  connect(&blink_, &QTimer::timeout, this, [this] {
    lit_ = !lit_;
    update();
  });
}

void Chip::show_member(const QString& words, bool said) {
  words_ = words;
  said_ = said;
  setText(words);
  setToolTip(as_plain(words));
  setAccessibleDescription(words);
  updateGeometry();
  update();
}

// Where the desktop wants no animation it is lit all the while.
void Chip::set_wanted(bool wanted) {
  if (wanted == wanted_) return;
  wanted_ = wanted;
  lit_ = wanted;
  const bool moves = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
  if (wanted && moves)
    blink_.start();
  else
    blink_.stop();
  update();
}

QSize Chip::sizeHint() const {
  // Its words are cut where they are too long: the tool tip has them whole.
  return {CHIP_PAD, std::max(CHIP_HEIGHT, fontMetrics().height() + 8)};
}

void Chip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
  const QPalette& colours = palette();
  const bool bright = lit_ || hasFocus();
  painter.setPen(QPen(bright ? colours.highlight().color() : colours.mid().color(), bright ? 2 : 1,
                      said_ ? Qt::SolidLine : Qt::DashLine));
  painter.setBrush(said_ ? colours.button() : QBrush(Qt::NoBrush));
  painter.drawRoundedRect(box, 8, 8);
  painter.setPen(said_ ? colours.buttonText().color() : colours.placeholderText().color());
  painter.drawText(rect().adjusted(6, 0, -6, 0), Qt::AlignCenter,
                   fontMetrics().elidedText(words_, Qt::ElideRight, width() - 12));
}

Chips::Chips(Session& session, CurrentQuestion& asking, DiceEntry& dice, QWidget* parent)
    : QWidget(parent),
      session_(session),
      asking_(asking),
      entry_(dice),
      who_(new Chip(this)),
      action_(new Chip(this)),
      dice_(new DiceStrip(dice, this)),
      roll_(new QToolButton(this)),
      to_(new Chip(this)),
      rules_(new Chip(this)) {
  who_->setObjectName("chip-who");
  who_->setAccessibleName(tr("Who"));
  action_->setObjectName("line-action");
  action_->setAccessibleName(tr("Action"));
  action_->setPopupMode(QToolButton::InstantPopup);
  action_->setMenu(new QMenu(action_));
  to_->setObjectName("chip-to");
  to_->setAccessibleName(tr("Where to"));
  to_->setFocusPolicy(Qt::NoFocus);
  rules_->setObjectName("chip-rules");
  rules_->setAccessibleName(tr("Rules"));
  roll_->setIcon(icon_named("roll"));
  roll_->setAutoRaise(true);
  roll_->setToolTip(tr("Roll the dice that are missing"));
  roll_->setAccessibleName(tr("Roll the dice"));
  roll_->setFocusPolicy(Qt::TabFocus);
  connect(roll_, &QToolButton::clicked, &entry_, &DiceEntry::roll);
  connect(who_, &QToolButton::clicked, this, &Chips::who_asked);
  connect(rules_, &QToolButton::clicked, this, &Chips::rules_asked);
  connect(&session_, &Session::ruleset_changed, this, &Chips::fill_actions);
  fill_actions();
  refresh();
}

std::vector<std::string> Chips::who() const {
  const auto question = asking_.question();
  return question ? question->who : session_.selected().pieces();
}

QString Chips::who_words() const {
  std::vector<PieceIndex> pieces;
  for (const std::string& id : who()) {
    if (const auto unit = session_.game().find_unit(id))
      return QString::fromStdString(label(session_.game().unit(*unit)));
    if (const auto piece = session_.game().find_piece(id)) pieces.push_back(*piece);
  }
  return pieces.empty() ? tr("no model") : name_of_pieces(session_.game(), pieces);
}

QString Chips::to_words() const {
  const auto question = asking_.question();
  if (!question) return tr("nowhere yet");
  if (std::holds_alternative<PlaceAsked>(question->to)) return tr("to here");
  if (std::holds_alternative<AnywhereAsked>(question->to)) return tr("anywhere");
  if (std::holds_alternative<ApartAsked>(question->to)) return tr("apart");
  return tr("this way");
}

void Chips::fill_actions() {
  action_->menu()->clear();
  if (session_.terms() == nullptr) return;
  QSet<QChar> taken;
  const auto add = [this, &taken](const QString& title, const QString& help, const std::string& id) {
    QAction* entry = action_->menu()->addAction(with_key(title, taken));
    entry->setToolTip(as_plain(help));
    connect(entry, &QAction::triggered, this, [this, id] {
      if (!who().empty())
        session_.proposal().say_action(session_.proposal().order() ? session_.proposal().dice_owners() : who(), id);
    });
  };
  for (const Action& action : session_.terms()->actions)
    add(QString::fromStdString(action.title), QString::fromStdString(action.help), action.id);
  add(tr("any action"), tr("Each action is asked about"), {});
  // What is not said comes first; the actions have chosen their letters before it.
  QAction* open = action_->menu()->actions().last();
  action_->menu()->removeAction(open);
  action_->menu()->insertAction(action_->menu()->actions().value(0), open);
}

void Chips::choose_action() {
  if (action_->isHidden() || !action_->isEnabled()) return;
  // Once it is open, arrows go on from its first entry.
  QTimer::singleShot(0, action_->menu(), [menu = action_->menu()] { menu->setActiveAction(menu->actions().value(0)); });
  action_->showMenu();
}

void Chips::refresh() {
  const bool present = session_.has_game() && !session_.past();
  const bool anybody = present && !who().empty();
  who_->show_member(present ? who_words() : QString(), anybody);
  const Order order =
      anybody ? session_.proposal().fresh_order(session_.proposal().order() ? session_.proposal().dice_owners() : who())
              : Order{};
  const Action* action = session_.terms() != nullptr ? session_.terms()->action(order.action) : nullptr;
  action_->show_member(action != nullptr ? QString::fromStdString(action->title) : tr("any action"), action != nullptr);
  to_->show_member(present ? to_words() : QString(), asking_.question().has_value());
  rules_->show_member(session_.terms() != nullptr ? QString::fromStdString(session_.terms()->title) : QString(), true);
  const Row* row = asking_.is_grey() ? nullptr : asking_.best();
  const bool wants = row != nullptr && row->wants;
  to_->set_wanted(wants && !row->wants->member.empty());
  who_->setEnabled(anybody);
  action_->setEnabled(anybody && !action_->menu()->isEmpty());
  for (QWidget* part : std::initializer_list<QWidget*>{who_, action_, to_, rules_}) part->setVisible(present);
  dice_->setVisible(present);
  roll_->setVisible(present && session_.proposal().order().has_value());
  place();
}

QSize Chips::sizeHint() const {
  const double by = std::max(1.0, fontMetrics().height() / 18.0);
  const int chips = static_cast<int>((WIDEST_WHO + WIDEST_ACTION + WIDEST_TO + WIDEST_RULES) * by);
  return {chips + DICE_ROOM + ROLL_ROOM + 5 * CHIP_GAP, who_->sizeHint().height()};
}

// Every part has its place; a long name is cut in it.
void Chips::place() {
  const double by = std::max(1.0, fontMetrics().height() / 18.0);
  constexpr int FIXED = ROLL_ROOM + 5 * CHIP_GAP;
  const double share = std::min(1.0, static_cast<double>(width() - FIXED) / (sizeHint().width() - FIXED));
  const auto scaled = [&](int pixels) { return static_cast<int>(pixels * by * share); };
  int left = 0;
  const auto put = [&](QWidget& part, int wide) {
    part.setGeometry(left, 0, wide, height());
    left += wide + CHIP_GAP;
  };
  put(*who_, scaled(WIDEST_WHO));
  put(*action_, scaled(WIDEST_ACTION));
  put(*dice_, static_cast<int>(DICE_ROOM * share));
  put(*roll_, ROLL_ROOM);
  put(*to_, scaled(WIDEST_TO));
  put(*rules_, scaled(WIDEST_RULES));
}

void Chips::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  place();
}

}  // namespace linesman
