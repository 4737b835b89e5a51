#include "ui/panels/dice/dice_box.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QStyleOptionFocusRect>
#include <QVBoxLayout>
#include <algorithm>

#include "base/text.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/plain_text.h"
#include "rules/terms.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

const DicePurpose* purpose_of(const Terms* terms, const std::string& purpose) {
  if (terms == nullptr) return nullptr;
  const auto found = std::find_if(terms->dice.begin(), terms->dice.end(),
                                  [&](const DicePurpose& known) { return known.purpose == purpose; });
  return found == terms->dice.end() ? nullptr : &*found;
}

DiceCount count_without_need(const Terms* terms, const std::string& purpose, std::size_t given) {
  const DicePurpose* known = purpose_of(terms, purpose);
  return {std::max(1, static_cast<int>(given)), known != nullptr ? known->faces : 6};
}

}  // namespace

DiceArea::DiceArea(QWidget* parent) : QWidget(parent), layout_(new QVBoxLayout(this)) {
  layout_->setContentsMargins(0, 0, 0, 0);
  layout_->setSpacing(8);
}

void DiceArea::show_dice(const Order& order, const std::vector<DiceNeed>& needs, const Terms* terms) {
  Wanted wanted;
  for (const DiceNeed& need : needs) {
    const std::size_t given = need.given ? need.given->size() : 0;
    const auto count = dice_count(need.need);
    wanted.emplace_back(need.purpose, count ? *count : count_without_need(terms, need.purpose, given));
  }
  for (const auto& [purpose, faces] : order.dice) {
    const auto asked = [&, &key = purpose](const auto& known) { return known.first == key; };
    if (std::none_of(wanted.begin(), wanted.end(), asked))
      wanted.emplace_back(purpose, count_without_need(terms, purpose, faces.size()));
  }
  const bool same =
      std::equal(wanted.begin(), wanted.end(), boxes_.begin(), boxes_.end(), [](const auto& want, const Box& box) {
        return want.first == box.purpose && want.second.count == box.count.count &&
               want.second.faces == box.count.faces;
      });
  if (!same) rebuild(wanted, terms);
  for (const Box& box : boxes_) {
    const auto given = order.dice.find(box.purpose);
    box.widget->show_faces(given == order.dice.end() ? std::vector<double>{} : given->second);
  }
}

std::vector<std::string> DiceArea::purposes() const {
  std::vector<std::string> purposes;
  for (const Box& box : boxes_) purposes.push_back(box.purpose);
  return purposes;
}

void DiceArea::clear() { rebuild({}, nullptr); }

void DiceArea::rebuild(const Wanted& wanted, const Terms* terms) {
  for (const Box& box : boxes_) box.widget->deleteLater();
  boxes_.clear();
  for (const auto& [purpose, count] : wanted) {
    const DicePurpose* known = purpose_of(terms, purpose);
    const QString title = QString::fromStdString(known != nullptr ? known->title : purpose);
    auto* box = new DiceBox(title, QString::fromStdString(known != nullptr ? known->help : ""), count, this);
    layout_->addWidget(box);
    boxes_.push_back({purpose, count, box});
    connect(box, &DiceBox::edited, this,
            [this, key = purpose](const std::vector<double>& faces) { emit edited(key, faces); });
    connect(box, &DiceBox::finished, this, [this, key = purpose, box] {
      emit rolled(key, box->faces(), RolledBy::table);
      emit finished();
    });
    connect(box, &DiceBox::rolled, this,
            [this, key = purpose](const std::vector<double>& faces) { emit rolled(key, faces, RolledBy::program); });
  }
  setVisible(!boxes_.empty());
}

namespace {

constexpr int MAX_DICE_SHOWN = 24;

std::optional<int> small_whole(double face, int faces) {
  const int whole = static_cast<int>(face);
  return whole == face && whole >= 1 && whole <= faces ? std::optional(whole) : std::nullopt;
}

}  // namespace

DieButton::DieButton(const QString& name, int faces, QWidget* parent)
    : QAbstractButton(parent), name_(name), faces_(faces) {
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setToolTip(tr("Click: one more. Right-click: one less. Or type the face."));
  set_face({});
  connect(this, &QAbstractButton::clicked, this, [this] { turn(1); });
}

QSize DieButton::sizeHint() const {
  const int side = std::max(30, fontMetrics().height() * 2);
  return {side, side};
}

void DieButton::set_face(std::optional<int> face) {
  face_ = face;
  setAccessibleName(face ? tr("%1: %2").arg(name_).arg(*face) : tr("%1: not rolled").arg(name_));
  update();
}

void DieButton::turn(int by) {
  const int start = face_ ? *face_ - 1 : (by > 0 ? -1 : 0);
  choose((start + by + faces_) % faces_ + 1);
}

void DieButton::choose(int face) {
  set_face(face);
  emit faced(face);
}

void DieButton::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Up) return turn(1);
  if (event->key() == Qt::Key_Down) return turn(-1);
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return entered();
  const int digit = event->key() - Qt::Key_0;
  if (digit < 1 || digit > std::min(9, faces_)) return QAbstractButton::keyPressEvent(event);
  choose(digit);
  emit next_asked();
}

void DieButton::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::RightButton) return turn(-1);
  QAbstractButton::mousePressEvent(event);
}

void DieButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF box = QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5);
  const QPalette& colours = palette();
  const QColor edge = hasFocus() ? colours.highlight().color() : colours.mid().color();
  painter.setPen(QPen(edge, hasFocus() ? 2 : 1, face_ ? Qt::SolidLine : Qt::DashLine));
  painter.setBrush(face_ ? colours.base() : QBrush(Qt::NoBrush));
  painter.drawRoundedRect(box, box.width() * 0.18, box.width() * 0.18);
  painter.setPen(colours.text().color());
  if (!face_) {
    painter.setPen(colours.placeholderText().color());
    painter.drawText(box, Qt::AlignCenter, "?");
  } else if (faces_ == 6) {
    paint_pips(painter, box);
  } else {
    painter.drawText(box, Qt::AlignCenter, QString::number(*face_));
  }
}

void DieButton::paint_pips(QPainter& painter, const QRectF& box) const {
  // Bit 3 y + x of a face is the pip in column x of row y.
  static constexpr int PIPS[] = {0, 0b000010000, 0b100000001, 0b100010001, 0b101000101, 0b101010101, 0b101101101};
  painter.setPen(Qt::NoPen);
  painter.setBrush(palette().text());
  const double radius = box.width() * 0.09;
  for (int place = 0; place < 9; ++place) {
    if ((PIPS[*face_] >> place & 1) == 0) continue;
    const int column = place % 3;
    const int row = place / 3;
    const QPointF offset((column - 1) * box.width() * 0.27, (row - 1) * box.height() * 0.27);
    painter.drawEllipse(box.center() + offset, radius, radius);
  }
}

DiceBox::DiceBox(const QString& title, const QString& help, DiceCount count, QWidget* parent)
    : QWidget(parent), count_(count), text_(new QLineEdit(this)), complaint_(new PlainLabel(this)) {
  auto* heading = new PlainLabel(QString("%1 (%2d%3)").arg(title).arg(count.count).arg(count.faces), this);
  heading->setToolTip(as_plain(help));
  heading->setBuddy(text_);
  auto* row = new QHBoxLayout;
  row->setSpacing(4);
  for (int i = 0; i < std::min(count.count, MAX_DICE_SHOWN); ++i) {
    auto* die = new DieButton(tr("%1, die %2").arg(title).arg(i + 1), count.faces, this);
    dice_.push_back(die);
    row->addWidget(die);
    connect(die, &DieButton::faced, this, &DiceBox::collect);
    connect(die, &DieButton::entered, this, &DiceBox::enter);
    connect(die, &DieButton::next_asked, this, [this, i] {
      if (static_cast<std::size_t>(i) + 1 < dice_.size()) dice_[static_cast<std::size_t>(i) + 1]->setFocus();
    });
  }
  row->addStretch();
  auto* typing = new QHBoxLayout;
  text_->setPlaceholderText(tr("faces, as rolled"));
  text_->setAccessibleName(tr("%1: faces").arg(title));
  text_->setClearButtonEnabled(true);
  auto* roll_button = new QPushButton(icon_named("roll"), tr("Roll"), this);
  roll_button->setAccessibleName(tr("Roll %1").arg(title));
  typing->addWidget(text_);
  typing->addWidget(roll_button);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(4);
  layout->addWidget(heading);
  layout->addLayout(row);
  layout->addLayout(typing);
  layout->addWidget(complaint_);
  complaint_->setWordWrap(true);
  complaint_->setForegroundRole(QPalette::Link);
  complaint_->hide();
  connect(roll_button, &QPushButton::clicked, this, &DiceBox::roll);
  connect(text_, &QLineEdit::textEdited, this, &DiceBox::typed);
  connect(text_, &QLineEdit::returnPressed, this, &DiceBox::enter);
}

void DiceBox::show_faces(const std::vector<double>& faces) {
  // While the player turns the dice one by one nothing is given yet: what is turned already stays.
  const bool turning = faces.empty() && text_->text().isEmpty() && !text_->hasFocus();
  if (turning) return;
  for (std::size_t i = 0; i < dice_.size(); ++i)
    dice_[i]->set_face(i < faces.size() ? small_whole(faces[i], count_.faces) : std::nullopt);
  if (text_->hasFocus()) return;
  QStringList words;
  for (const double face : faces) words << QString::fromStdString(number_text(face));
  text_->setText(words.join(' '));
  show_complaint();
}

void DiceBox::roll() {
  std::vector<double> faces;
  faces.reserve(static_cast<std::size_t>(count_.count));
  for (int i = 0; i < count_.count; ++i) faces.push_back(QRandomGenerator::system()->bounded(1, count_.faces + 1));
  emit edited(faces);
  emit rolled(faces);
}

std::vector<QString> DiceBox::typed_words() const {
  static const QRegularExpression between("[\\s,;+]+");
  QStringList words = text_->text().split(between, Qt::SkipEmptyParts);
  // "43" are two dice: players do not type spaces between the faces of small dice.
  const QString only = words.size() == 1 ? words.front() : QString();
  if (count_.faces < 10 && count_.count > 1 && only.size() > 1) words = only.split("", Qt::SkipEmptyParts);
  return {words.begin(), words.end()};
}

std::vector<double> DiceBox::typed_faces() const {
  std::vector<double> faces;
  for (const QString& word : typed_words())
    if (const auto face = parse_number(word.toStdString())) faces.push_back(*face);
  return faces;
}

// A wrong face is explained by the ruling; of what is no number it never hears.
void DiceBox::show_complaint() {
  const std::vector<QString> words = typed_words();
  const auto is_none = [](const QString& word) { return !parse_number(word.toStdString()); };
  const auto nonsense = std::find_if(words.begin(), words.end(), is_none);
  complaint_->setVisible(nonsense != words.end());
  QPalette colours = palette();
  if (nonsense != words.end()) {
    complaint_->setText(tr("“%1” is not a face of %2d%3.").arg(*nonsense).arg(count_.count).arg(count_.faces));
    const bool dark = is_dark(colours);
    colours.setColor(QPalette::Base, dark ? QColor(0x5a, 0x26, 0x20) : QColor(0xff, 0xe0, 0xda));
  }
  text_->setPalette(colours);
  text_->setAccessibleDescription(complaint_->isHidden() ? QString() : complaint_->text());
}

void DiceBox::typed() {
  show_complaint();
  const std::vector<double> faces = typed_faces();
  const bool all = static_cast<int>(faces.size()) >= count_.count;
  if (all || faces.empty()) emit edited(faces);
}

// Dice that were turned or rolled stand in the text too.
void DiceBox::enter() {
  if (static_cast<int>(typed_faces().size()) >= count_.count) emit finished();
}

void DiceBox::collect() {
  std::vector<double> faces;
  for (const DieButton* die : dice_)
    if (die->face()) faces.push_back(*die->face());
  if (static_cast<int>(faces.size()) == count_.count) emit edited(faces);
}

}  // namespace linesman
