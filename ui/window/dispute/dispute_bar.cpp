#include "ui/window/dispute/dispute_bar.h"

#include <QGridLayout>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"
#include "ui/window/own_rulesets.h"

namespace linesman {

namespace {

/// Takes a decimal comma and a decimal point for the same, whatever the system's language, and shows that of the words.
class LimitBox : public QDoubleSpinBox {
 public:
  LimitBox() { setLocale(QLocale::c()); }
  QValidator::State validate(QString& text, int& cursor) const override {
    QString typed = with_point(text);
    return QDoubleSpinBox::validate(typed, cursor);
  }
  double valueFromText(const QString& text) const override { return QDoubleSpinBox::valueFromText(with_point(text)); }
  QString textFromValue(double value) const override {
    return spoken(word(QDoubleSpinBox::textFromValue(value).toStdString()));
  }

 private:
  static QString with_point(QString text) { return text.replace(',', '.'); }
};

// Pixels.
constexpr int UPPER_HEIGHT = 40;
constexpr int MODEL_FIELD = 170;
constexpr QSize CHIP{30, 22};
constexpr int BESIDE_QUESTIONS = 6;  // column: behind four questions, the limit and what stretches
constexpr double USUAL_LIMIT = 6;    // inches
constexpr double GREATEST_LIMIT = 1000;

constexpr std::array CHIPS{Kind::wall, Kind::hedge, Kind::wood, Kind::building, Kind::rough, Kind::road, Kind::stream};

constexpr const char* QUESTIONS[]{
    QT_TRANSLATE_NOOP("linesman::DisputeBar", "May it go from here to here?"),
    QT_TRANSLATE_NOOP("linesman::DisputeBar", "Could it have got here?"),
    QT_TRANSLATE_NOOP("linesman::DisputeBar", "How far could it go?"),
    QT_TRANSLATE_NOOP("linesman::DisputeBar", "Are they further apart than"),
};
constexpr const char* QUESTION_NAMES[]{"question_go", "question_could", "question_far", "question_apart"};

QHBoxLayout* bar_row(QWidget* in) {
  auto* layout = new QHBoxLayout(in);
  layout->setContentsMargins(8, 2, 8, 2);
  layout->setSpacing(8);
  return layout;
}

}  // namespace

GroundChip::GroundChip(Kind kind, QWidget* parent) : QToolButton(parent), kind_(kind) {
  const QString words = words_for_kind(kind);
  setObjectName(QStringLiteral("ground_%1").arg(words));
  setIcon(kind_icon(kind, CHIP, palette()));
  setIconSize(CHIP);
  setToolButtonStyle(Qt::ToolButtonIconOnly);
  setAccessibleName(words);
  setAutoRaise(true);
  setToolTip(as_plain(tr("%1: drag it on to the table, or click and draw it there.").arg(words)));
  // Only by a key: presses of the mouse end in `mouseReleaseEvent`.
  connect(this, &QToolButton::clicked, this, [this] { emit drawing_asked(kind_); });
}

void GroundChip::mousePressEvent(QMouseEvent* event) {
  pressed_ = event->pos();
  dragged_ = false;
  QToolButton::mousePressEvent(event);
}

void GroundChip::mouseMoveEvent(QMouseEvent* event) {
  constexpr int SLIP = 8;  // pixels
  if (!dragged_ && (event->pos() - pressed_).manhattanLength() >= SLIP) {
    dragged_ = true;
    setCursor(Qt::DragCopyCursor);
  }
}

void GroundChip::mouseReleaseEvent(QMouseEvent* event) {
  const bool dragged = std::exchange(dragged_, false);
  unsetCursor();
  setDown(false);
  if (dragged)
    emit dropped_at(kind_, event->globalPosition().toPoint());
  else
    emit drawing_asked(kind_);
}

DisputeBar::DisputeBar(const RulesetSource& rulesets, QWidget* parent)
    : QWidget(parent),
      source_(rulesets),
      upper_(new QStackedWidget),
      rulesets_(new QComboBox),
      first_(new QLineEdit),
      second_(new QLineEdit),
      first_meant_(new PlainLabel),
      second_meant_(new PlainLabel),
      questions_(new QButtonGroup(this)),
      limit_(new LimitBox) {
  setObjectName("dispute_bar");
  setAccessibleName(tr("Dispute"));
  upper_->addWidget(make_models());
  upper_->addWidget(make_questions());
  // A row that is too wide for a small window is squeezed; it never makes the window wider than the screen.
  upper_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  arrange_questions();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(upper_);
}

QWidget* DisputeBar::make_models() {
  auto* page = new QWidget;
  auto* layout = bar_row(page);
  rulesets_->setAccessibleName(tr("Ruleset of the dispute"));
  add_rulesets(*rulesets_, source_);
  layout->addWidget(new PlainLabel(tr("A dispute between")));
  const auto add = [&](QLineEdit* field, QLabel* meant, const QString& name, const QString& hint) {
    field->setAccessibleName(name);
    field->setPlaceholderText(hint);
    field->setFixedWidth(MODEL_FIELD);
    layout->addWidget(field);
    layout->addWidget(meant);
    connect(field, &QLineEdit::textChanged, this, &DisputeBar::letters_typed);
  };
  add(first_, first_meant_, tr("First model"), tr("first model"));
  layout->addWidget(new PlainLabel(tr("and")));
  add(second_, second_meant_, tr("Second model"), tr("second model"));
  layout->addStretch();
  layout->addWidget(rulesets_);
  auto* begin = new QPushButton(tr("Begin"));
  begin->setObjectName("dispute_begin");
  layout->addWidget(begin);
  layout->addWidget(action(tr("Leave"), "dispute_leave", &DisputeBar::back_asked));
  connect(first_, &QLineEdit::returnPressed, this, [this] {
    second_->setFocus();
    second_->selectAll();
  });
  connect(second_, &QLineEdit::returnPressed, this, &DisputeBar::models_named);
  connect(begin, &QPushButton::clicked, this, &DisputeBar::models_named);
  connect(rulesets_, &QComboBox::currentIndexChanged, this, &DisputeBar::letters_typed);
  return page;
}

QWidget* DisputeBar::make_questions() {
  auto* page = new QWidget;
  auto* grid = new QGridLayout(page);
  grid->setContentsMargins(8, 2, 8, 2);
  grid->setSpacing(4);
  for (int i = 0; i < static_cast<int>(std::size(QUESTIONS)); ++i) {
    auto* button = new ChoiceButton(tr(QUESTIONS[i]));
    button->setObjectName(QUESTION_NAMES[i]);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);
    questions_->addButton(button, i);
  }
  limit_->setAccessibleName(tr("Distance that they may be apart"));
  limit_->setRange(0, GREATEST_LIMIT);
  limit_->setDecimals(2);
  limit_->setValue(USUAL_LIMIT);
  limit_->setSuffix(QStringLiteral("″"));
  auto* photograph = action(tr("By photograph…"), "dispute_photograph", &DisputeBar::photograph_asked);
  photograph->setParent(page);
  photograph->setToolTip(as_plain(tr("Where does it stand now? A photograph of the table with its markers says it.")));
  ground_ = make_ground();
  ground_->setParent(page);
  back_ = action(tr("Leave"), "dispute_leave", &DisputeBar::back_asked);
  back_->setParent(page);
  connect(questions_, &QButtonGroup::idClicked, this, [this](int id) { emit question_asked(DisputeQuestion{id}); });
  connect(limit_, &QDoubleSpinBox::valueChanged, this, &DisputeBar::limit_changed);
  return page;
}

// In one row, or in several where the window is narrow or the type large.
void DisputeBar::arrange_questions() {
  auto* grid = qobject_cast<QGridLayout*>(upper_->widget(1)->layout());
  auto* photograph = upper_->findChild<QPushButton*>("dispute_photograph");
  int asked = 40;
  for (const QAbstractButton* button : questions_->buttons()) asked += button->sizeHint().width() + 4;
  int all = asked;
  for (const QWidget* part : std::initializer_list<const QWidget*>{limit_, photograph, ground_, back_})
    if (!part->isHidden()) all += part->sizeHint().width() + 4;
  const int count = static_cast<int>(questions_->buttons().size());
  const int in_row = asked > width() ? count / 2 : count;
  const int question_rows = count / in_row;
  for (int i = 0; i < count; ++i) grid->addWidget(questions_->button(i), i / in_row, i % in_row);
  grid->addWidget(limit_, question_rows - 1, in_row);
  const bool narrow = all > width();
  const int row = narrow ? question_rows : 0;
  const int column = narrow ? 0 : BESIDE_QUESTIONS;
  grid->addWidget(ground_, row, column);
  grid->addWidget(photograph, row, column + 1);
  grid->addWidget(back_, row, column + 2);
  grid->setColumnStretch(BESIDE_QUESTIONS - 1, narrow ? 0 : 1);
  const int high = std::max(UPPER_HEIGHT, limit_->sizeHint().height() + 8);
  upper_->setFixedHeight(high * (narrow ? question_rows + 1 : 1));
}

void DisputeBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange_questions();
}

QWidget* DisputeBar::make_ground() {
  auto* page = new QWidget;
  auto* layout = new QHBoxLayout(page);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  for (const Kind kind : CHIPS) {
    auto* chip = new GroundChip(kind);
    layout->addWidget(chip);
    connect(chip, &GroundChip::dropped_at, this, &DisputeBar::ground_dropped);
    connect(chip, &GroundChip::drawing_asked, this, &DisputeBar::drawing_asked);
  }
  return page;
}

QPushButton* DisputeBar::action(const QString& words, const char* name, void (DisputeBar::*asked)()) {
  auto* button = new QPushButton(words);
  button->setObjectName(name);
  button->setFocusPolicy(Qt::TabFocus);
  connect(button, &QPushButton::clicked, this, asked);
  return button;
}

void DisputeBar::ask_models() {
  choose_usual_ruleset(*rulesets_);
  for (QLineEdit* field : {first_, second_}) field->clear();
  upper_->setCurrentIndex(0);
  first_->setFocus();
}

void DisputeBar::show_meant(bool first, const QString& words) {
  (first ? first_meant_ : second_meant_)->setText(words);
}

void DisputeBar::show_questions(bool of_game) {
  upper_->setCurrentIndex(1);
  if (auto* photograph = findChild<QPushButton*>("dispute_photograph")) photograph->setVisible(of_game);
  back_->setText(of_game ? tr("Back to the game") : tr("Leave"));
  arrange_questions();
}

void DisputeBar::check(DisputeQuestion question) { questions_->button(static_cast<int>(question))->setChecked(true); }

double DisputeBar::limit() const { return inches_of(limit_->value(), unit_); }

void DisputeBar::set_unit(LengthUnit unit) {
  if (unit == unit_) return;
  const double inches = limit();
  unit_ = unit;
  const std::string_view sign = sign_of(unit);
  limit_->setSuffix(QString::fromUtf8(sign.data(), static_cast<qsizetype>(sign.size())));
  limit_->setValue(in_unit(inches, unit));
}

}  // namespace linesman
