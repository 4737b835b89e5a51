#include "ui/panels/state/interrupt_card.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <functional>

#include "base/tolerance.h"
#include "drawing/picture/marks.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "rules/figure_words.h"
#include "rules/modified.h"
#include "state/keys.h"
#include "ui/commands/state_gestures.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr double FINE = 0.25;   // inches between two places of the slider, for one model
constexpr double COARSE = 1;    // for several
constexpr int NARROWEST = 320;  // pixels

Value event_named(const char* word) { return Value(Value::Object{{"event", Value(word)}}); }

bool is_full_inch(double inches) { return same_length(inches, std::round(inches)); }

/// Whether a row is the end of a step: the next one is on another.
bool ends_step(const std::vector<WayRow>& rows, std::size_t i) {
  return i + 1 == rows.size() || !rows[i].at || !rows[i + 1].at || rows[i].at->step != rows[i + 1].at->step;
}

}  // namespace

void WaySlider::keyPressEvent(QKeyEvent* event) {
  const int key = event->key();
  const bool on = key == Qt::Key_Right || key == Qt::Key_Up;
  const bool back = key == Qt::Key_Left || key == Qt::Key_Down;
  if (key == Qt::Key_Return || key == Qt::Key_Enter) return emit entered();
  if (!on && !back) return QSlider::keyPressEvent(event);
  const auto next = std::upper_bound(stops_.begin(), stops_.end(), value());
  const auto before = std::lower_bound(stops_.begin(), stops_.end(), value());
  if (on && next != stops_.end()) setValue(*next);
  if (back && before != stops_.begin()) setValue(*std::prev(before));
}

InterruptCard::InterruptCard(Session& session, QWidget* parent)
    : TableCard(parent),
      session_(session),
      title_(new PlainLabel(this)),
      who_(new QComboBox(this)),
      slider_(new WaySlider(this)),
      words_(new PlainLabel(this)),
      reason_(new ReasonField(this)),
      levels_(new QSpinBox(this)),
      wreck_(new QCheckBox(tr("leaves a wreck"), this)),
      buttons_(new QWidget(this)),
      own_(new QWidget(this)),
      stopped_(new QPushButton(tr("Stopped here"), buttons_)),
      none_(new QPushButton(tr("Not interrupted"), this)),
      rows_work_(this),
      look_work_(this) {
  setObjectName("interrupt-card");
  lay_out();
  connect(slider_, &QSlider::valueChanged, this, &InterruptCard::show_place);
  connect(slider_, &WaySlider::entered, stopped_, &QPushButton::click);
  connect(who_, &QComboBox::activated, this, &InterruptCard::show_piece);
  connect(none_, &QPushButton::clicked, this, [this] {
    Order order = order_;
    order.members = state::without_events(order.members);
    hide();
    session_.proposal().propose(std::move(order));
    emit left();
  });
}

void InterruptCard::lay_out() {
  QFont bold = font();
  bold.setBold(true);
  title_->setFont(bold);
  who_->setObjectName("interrupt-who");
  who_->setAccessibleName(tr("Who is interrupted"));
  slider_->setObjectName("interrupt-slider");
  slider_->setAccessibleName(tr("Place on the way"));
  slider_->setTickPosition(QSlider::TicksBelow);
  words_->setObjectName("interrupt-place");
  levels_->setObjectName("interrupt-levels");
  levels_->setAccessibleName(tr("Damage"));
  levels_->setPrefix(tr("Damage") + ' ');
  wreck_->setChecked(true);
  wreck_->setObjectName("interrupt-wreck");
  none_->setObjectName("interrupt-none");
  auto* grid = new QGridLayout(buttons_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setSpacing(4);
  const auto add = [&](QPushButton* button, const char* name, int row, int column, std::function<Value()> event) {
    button->setObjectName(name);
    grid->addWidget(button, row, column);
    connect(button, &QPushButton::clicked, this, [this, event = std::move(event)] { befall(event()); });
  };
  const auto damage = [this] { return levels_->isVisibleTo(this) ? levels_->value() : 0; };
  add(stopped_, "interrupt-stopped", 0, 0, [damage] {
    return damage() > 0 ? event_named("damage").with("levels", Value(damage())) : event_named("stopped");
  });
  add(new QPushButton(tr("Hit, goes on"), buttons_), "interrupt-hit", 0, 1, [this, damage] {
    if (damage() == 0) return event_named("continue");
    const auto hit = session_.game().find_piece(piece());
    const auto had = hit ? state::in_force(session_.game()).piece(*hit).status["damage"].whole().value_or(0) : 0;
    return event_named("continue").with("set", Value(Value::Object{{"damage", Value(had + damage())}}));
  });
  add(new QPushButton(tr("Held"), buttons_), "interrupt-held", 1, 0, [this] {
    const QString why = reason_->reason().isEmpty() ? tr("pinned") : reason_->reason();
    return state::held_event({why.toStdString()});
  });
  add(new QPushButton(tr("Destroyed"), buttons_), "interrupt-destroyed", 1, 1, [this] {
    Value event = event_named("eliminated");
    return wreck_->isChecked() ? event.with("wreck", Value(true)) : event;
  });
  new QHBoxLayout(own_);
  own_->layout()->setContentsMargins(0, 0, 0, 0);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(8, 6, 8, 8);
  layout->setSpacing(4);
  for (QWidget* part :
       std::initializer_list<QWidget*>{title_, who_, slider_, words_, reason_, levels_, buttons_, own_, wreck_, none_})
    layout->addWidget(part);
  setMinimumWidth(NARROWEST);
  stopped_->setDefault(true);
}

/// A ruleset may have words of its own for what befalls a model on its way.
void InterruptCard::add_own_words() {
  qDeleteAll(own_->findChildren<QPushButton*>(Qt::FindDirectChildrenOnly));
  const Field* events = session_.terms() != nullptr ? session_.terms()->member(state::EVENTS) : nullptr;
  int count = 0;
  if (events != nullptr)
    for (const Field& member : events->members) {
      if (member.key != "event") continue;
      for (std::size_t i = 0; i < member.choices.size(); ++i) {
        if (member.choices[i] == "eliminated") continue;  // a button has it already
        auto* button = new QPushButton(QString::fromStdString(member.choice_titles[i]), own_);
        button->setObjectName("interrupt-" + QString::fromStdString(member.choices[i]));
        connect(button, &QPushButton::clicked, this,
                [this, word = member.choices[i]] { befall(event_named(word.c_str())); });
        own_->layout()->addWidget(button);
        ++count;
      }
    }
  own_->setVisible(count > 0);
}

bool InterruptCard::begin() {
  const auto order = session_.proposal().judged_order();
  if (!order || !session_.hearing() || session_.past()) return false;
  if (session_.terms() != nullptr && session_.terms()->chart && keeps_own(*session_.terms(), state::EVENTS))
    return false;
  session_.proposal().answer_now();
  order_ = session_.proposal().order() ? *session_.proposal().order() : *order;
  const Order judged = session_.proposal().judged_order().value_or(order_);
  ways_.clear();
  title_->setText(tr("Interrupted: %1").arg(order_title(judged, session_.game(), session_.terms())));
  words_->setText({});
  reason_->offer(reasons_in(session_.game(), ReasonOf::hold), {});
  reason_->show_reason({});
  const Field* damage = session_.terms() != nullptr ? session_.terms()->status_field("damage") : nullptr;
  levels_->setVisible(damage != nullptr);
  if (damage != nullptr) levels_->setRange(0, static_cast<int>(damage->most.value_or(9)));
  levels_->setValue(0);
  add_own_words();
  none_->setVisible(state::has_events(order_.members));
  who_->hide();
  adjustSize();
  show();
  raise();
  slider_->setFocus();
  const bool one = std::holds_alternative<OnePiece>(judged.who) && judged.paths.own().size() <= 1;
  rows_work_.begin(
      [hearing = *session_.hearing(), judged, one](const std::stop_token& stop) -> Found {
        try {
          Budget budget(20 * Budget::OF_AN_ORDER, stop);
          auto ways = way_rows(hearing, judged, one ? FINE : COARSE, budget);
          if (!ways) return {{}, ways.problem()};
          return {*std::move(ways)};
        } catch (const std::exception& e) {
          return {{}, {"", e.what()}};
        }
      },
      [this](Found found) { take(std::move(found)); });
  return true;
}

void InterruptCard::take(Found found) {
  if (!isVisible()) return;
  ways_ = std::move(found.ways);
  std::erase_if(ways_, [](const WayRows& way) { return way.rows.size() < 2; });
  if (ways_.empty()) {
    hide();
    emit left();
    return emit said(found.problem.reason.empty() ? tr("Nothing moves on this way.") : reason_text(found.problem));
  }
  who_->clear();
  if (ways_.size() > 1) who_->addItem(tr("all of them"), QString());
  for (const WayRows& way : ways_) {
    const Piece& moved = session_.game().piece(way.piece);
    who_->addItem(QString::fromStdString(label(moved)), QString::fromStdString(moved.id));
  }
  who_->setVisible(ways_.size() > 1);
  if (session_.selected().pieces().size() == 1)
    who_->setCurrentIndex(std::max(0, who_->findData(QString::fromStdString(session_.selected().pieces().front()))));
  adjustSize();
  show_piece();
}

std::string InterruptCard::piece() const {
  return ways_.size() > 1 ? who_->currentData().toString().toStdString()
         : ways_.empty()  ? std::string()
                          : session_.game().piece(ways_.front().piece).id;
}

/// Of all together the longest way is gone along.
static const WayRows& way_of(const std::vector<WayRows>& ways, const Game& game, const std::string& id) {
  const auto found =
      std::find_if(ways.begin(), ways.end(), [&](const WayRows& way) { return game.piece(way.piece).id == id; });
  if (found != ways.end()) return *found;
  return *std::max_element(ways.begin(), ways.end(), [](const WayRows& a, const WayRows& b) {
    return a.rows.back().inches < b.rows.back().inches;
  });
}

void InterruptCard::show_piece() {
  const std::vector<WayRow>& rows = way_of(ways_, session_.game(), piece()).rows;
  const int last = static_cast<int>(rows.size()) - 1;
  std::vector<int> stops;
  for (int i = 1; i <= last; ++i) {
    const auto n = static_cast<std::size_t>(i);
    if (rows[n].after || is_full_inch(rows[n].inches) || ends_step(rows, n)) stops.push_back(i);
  }
  const int first = stops.empty() ? 1 : stops.front();
  slider_->set_stops(std::move(stops));
  const QSignalBlocker quiet(slider_);
  slider_->setRange(1, last);
  slider_->setValue(first);
  show_place();
}

const WayRow* InterruptCard::row() const {
  if (ways_.empty()) return nullptr;
  const std::vector<WayRow>& rows = way_of(ways_, session_.game(), piece()).rows;
  return &rows.at(static_cast<std::size_t>(std::clamp(slider_->value(), 1, static_cast<int>(rows.size()) - 1)));
}

state::MeetingPlace InterruptCard::place() const {
  const WayRow& at = *row();
  if (at.after) return {at.after};
  if (piece().empty()) return {{}, {}, at.inches};
  return {{}, at.at};
}

void InterruptCard::show_place() {
  const WayRow* at = row();
  if (at == nullptr) return;
  const QString where =
      at->after ? tr("hex %1").arg(*at->after) : tr("after %1").arg(length_text(at->inches, session_.unit()));
  QStringList words{where};
  if (at->spent && at->left && session_.terms() != nullptr)
    words << tr("%1 spent").arg(spoken(amount_in(*session_.terms(), *at->spent), session_.unit()))
          << tr("%1 left").arg(spoken(amount_in(*session_.terms(), *at->left), session_.unit()));
  if (at->verdict) words << verdict_word(*at->verdict);
  words_->setText(words.join(QStringLiteral(" · ")));
  slider_->setAccessibleDescription(words_->text());
  look();
}

std::optional<Order> InterruptCard::interrupted(const Value& event) const {
  if (row() == nullptr) return std::nullopt;
  Order order = order_;
  order.members = state::with_event(order.members, piece(), place(), event);
  return order;
}

/// As it would stand there.
void InterruptCard::look() {
  auto order = interrupted(event_named("stopped"));
  if (!order) return;
  if (order->action.empty()) order->action = session_.proposal().judged_order().value_or(*order).action;
  look_work_.begin(
      [hearing = *session_.hearing(), order = *std::move(order)](const std::stop_token& stop) -> Previewed {
        try {
          Budget budget(Budget::OF_AN_ORDER, stop);
          auto judged = hearing.judge(order, budget);
          return judged ? std::make_shared<const Judgement>(*std::move(judged)) : nullptr;
        } catch (const std::exception&) {
          return nullptr;  // a mistake of ours: the ruling itself will say so
        }
      },
      [this](const Previewed& judged) {
        if (isVisible()) emit previewed(session_.game(), judged);
      });
}

void InterruptCard::befall(Value event) {
  if (event.find("why") == nullptr && !reason_->reason().isEmpty())
    event = event.with("why", Value(reason_->reason().toStdString()));
  auto order = interrupted(event);
  if (!order) return;
  const QString where = words_->text().section(QStringLiteral(" · "), 0, 0);
  hide();
  session_.proposal().propose(*std::move(order));
  emit said(tr("Interrupted %1. Enter carries it out.").arg(where));
  emit left();
}

void InterruptCard::hideEvent(QHideEvent* event) {
  TableCard::hideEvent(event);
  rows_work_.forget();
  look_work_.forget();
  emit previewed({}, nullptr);
}

}  // namespace linesman
