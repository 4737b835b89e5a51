#include "ui/window/dispute/dispute_bar.h"

#include <QGridLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "drawing/picture/marks.h"
#include "drawing/picture/palette.h"
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
constexpr int LOWER_HEIGHT = 68;
constexpr int SIGN_SIZE = 40;
constexpr int ANSWER_LETTERS = 22;
constexpr int MODEL_FIELD = 170;
constexpr QSize CHIP{44, 30};
constexpr int CHIP_WIDTH = 72;
constexpr int CHIP_PAD = 8;
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
  setText(words);
  setIcon(kind_icon(kind, CHIP, palette()));
  setIconSize(CHIP);
  setFixedSize(std::max(CHIP_WIDTH, fontMetrics().horizontalAdvance(words) + CHIP_PAD),
               CHIP.height() + fontMetrics().height() + CHIP_PAD);
  setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
  setAutoRaise(true);
  setToolTip(as_plain(tr("Drag it on to the table, or click and draw it there.")));
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
      lower_(new QStackedWidget),
      rulesets_(new QComboBox),
      first_(new QLineEdit),
      second_(new QLineEdit),
      first_meant_(new PlainLabel),
      second_meant_(new PlainLabel),
      questions_(new QButtonGroup(this)),
      limit_(new LimitBox),
      sign_(new PlainLabel),
      sentence_(new PlainLabel),
      below_(new QStackedWidget),
      reason_(new PlainLabel),
      faces_(new QWidget),
      faces_row_(bar_row(faces_)) {
  setObjectName("dispute_bar");
  setAccessibleName(tr("Dispute"));
  upper_->addWidget(make_models());
  upper_->addWidget(make_questions());
  lower_->addWidget(make_ground());
  lower_->addWidget(make_answer());
  // What is too wide for a small window is squeezed; it never makes the window wider than the screen.
  for (QStackedWidget* part : {upper_, lower_}) part->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  lower_->setFixedHeight(std::max(LOWER_HEIGHT, sentence_->fontMetrics().height() + 2 * fontMetrics().height()));
  arrange_questions();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(upper_);
  layout->addWidget(lower_);
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
  connect(questions_, &QButtonGroup::idClicked, this, [this](int id) { emit question_asked(DisputeQuestion{id}); });
  connect(limit_, &QDoubleSpinBox::valueChanged, this, &DisputeBar::limit_changed);
  return page;
}

// In one row, or in two where the window is narrow or the type large.
void DisputeBar::arrange_questions() {
  auto* grid = qobject_cast<QGridLayout*>(upper_->widget(1)->layout());
  auto* photograph = upper_->findChild<QPushButton*>("dispute_photograph");
  int wide = limit_->sizeHint().width() + photograph->sizeHint().width() + 40;
  for (const QAbstractButton* button : questions_->buttons()) wide += button->sizeHint().width() + 4;
  const int in_row = wide > width() ? 2 : static_cast<int>(questions_->buttons().size());
  for (int i = 0; i < questions_->buttons().size(); ++i) grid->addWidget(questions_->button(i), i / in_row, i % in_row);
  const int last = static_cast<int>(questions_->buttons().size()) - 1;
  grid->addWidget(limit_, last / in_row, last % in_row + 1);
  grid->addWidget(photograph, 0, in_row > 2 ? BESIDE_QUESTIONS : in_row);
  grid->setColumnStretch(BESIDE_QUESTIONS - 1, 1);
  const int row = std::max(UPPER_HEIGHT, limit_->sizeHint().height() + 8);
  upper_->setFixedHeight(in_row > 2 ? row : 2 * row);
}

void DisputeBar::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange_questions();
}

QWidget* DisputeBar::make_ground() {
  auto* page = new QWidget;
  auto* layout = bar_row(page);
  auto* words = new PlainLabel(tr("Drag the ground on to the table:"));
  words->setWordWrap(true);
  words->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
  layout->addWidget(words);
  layout->setSpacing(2);
  for (const Kind kind : CHIPS) {
    auto* chip = new GroundChip(kind);
    layout->addWidget(chip);
    connect(chip, &GroundChip::dropped_at, this, &DisputeBar::ground_dropped);
    connect(chip, &GroundChip::drawing_asked, this, &DisputeBar::drawing_asked);
  }
  layout->addStretch();
  auto* back = action(tr("Leave"), "dispute_leave", &DisputeBar::back_asked);
  layout->addWidget(back);
  return page;
}

QPushButton* DisputeBar::action(const QString& words, const char* name, void (DisputeBar::*asked)()) {
  auto* button = new QPushButton(words);
  button->setObjectName(name);
  button->setFocusPolicy(Qt::TabFocus);
  connect(button, &QPushButton::clicked, this, asked);
  return button;
}

QWidget* DisputeBar::make_answer() {
  auto* page = new QWidget;
  auto* layout = bar_row(page);
  QFont large = sentence_->font();
  large.setPixelSize(std::max(ANSWER_LETTERS, fontMetrics().height() * 5 / 4));
  large.setBold(true);
  sentence_->setFont(large);
  sentence_->setObjectName("dispute_sentence");
  sentence_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  reason_->setObjectName("dispute_reason");
  // Long reasons are cut rather than push the buttons away; the tool tip has them whole.
  for (QLabel* label : {sentence_, reason_}) label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  below_->addWidget(reason_);
  below_->addWidget(faces_);
  faces_row_->setContentsMargins(0, 0, 0, 0);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  words->addWidget(sentence_);
  words->addWidget(below_);
  sign_->setFixedSize(SIGN_SIZE, SIGN_SIZE);
  layout->addWidget(sign_);
  layout->addLayout(words, 1);
  copy_ = action(tr("Copy picture (C)"), "dispute_copy", &DisputeBar::copy_asked);
  print_ = action(tr("Print"), "dispute_print", &DisputeBar::print_asked);
  note_ = action(tr("Keep as note"), "dispute_note", &DisputeBar::note_asked);
  decide_ = action(tr("Keep as decision…"), "dispute_decide", &DisputeBar::decision_asked);
  back_ = action(tr("Back to the game"), "dispute_back", &DisputeBar::back_asked);
  for (QPushButton* button : {copy_, print_, note_, decide_, back_}) layout->addWidget(button);
  return page;
}

void DisputeBar::ask_models() {
  choose_usual_ruleset(*rulesets_);
  for (QLineEdit* field : {first_, second_}) field->clear();
  upper_->setCurrentIndex(0);
  lower_->setCurrentIndex(0);
  first_->setFocus();
}

void DisputeBar::show_meant(bool first, const QString& words) {
  (first ? first_meant_ : second_meant_)->setText(words);
}

void DisputeBar::show_questions(bool of_game) {
  upper_->setCurrentIndex(1);
  if (auto* photograph = findChild<QPushButton*>("dispute_photograph")) photograph->setVisible(of_game);
  note_->setVisible(of_game);
  decide_->setVisible(of_game);
  back_->setText(of_game ? tr("Back to the game") : tr("Leave"));
  if (auto* leave = findChild<QPushButton*>("dispute_leave")) leave->setText(back_->text());
  show_answer({});
}

void DisputeBar::check(DisputeQuestion question) { questions_->button(static_cast<int>(question))->setChecked(true); }

QString DisputeBar::words(DisputeQuestion question) const {
  if (question == DisputeQuestion::apart) return tr("Are they further apart than %1?").arg(length_text(limit(), unit_));
  return tr(QUESTIONS[static_cast<std::size_t>(question)]);
}

double DisputeBar::limit() const { return inches_of(limit_->value(), unit_); }

void DisputeBar::set_unit(LengthUnit unit) {
  if (unit == unit_) return;
  const double inches = limit();
  unit_ = unit;
  const std::string_view sign = sign_of(unit);
  limit_->setSuffix(QString::fromUtf8(sign.data(), static_cast<qsizetype>(sign.size())));
  limit_->setValue(in_unit(inches, unit));
}

void DisputeBar::show_answer(const DisputeAnswer& answer) {
  answer_ = answer;
  lower_->setCurrentIndex(answer.sentence.isEmpty() ? 0 : 1);
  sentence_->setText(answer.sentence);
  sentence_->setToolTip(as_plain(answer.sentence));
  reason_->setText(answer.reason);
  reason_->setToolTip(as_plain(answer.reason));
  const bool said = answer.verdict != Verdict::incomplete;
  for (QPushButton* button : {copy_, print_, note_, decide_}) button->setEnabled(said);
  show_sign();
  setAccessibleDescription(QStringLiteral("%1 %2").arg(answer.sentence, answer.reason));
}

void DisputeBar::show_sign() {
  QPixmap picture(QSize(SIGN_SIZE, SIGN_SIZE) * devicePixelRatioF());
  picture.setDevicePixelRatio(devicePixelRatioF());
  picture.fill(Qt::transparent);
  if (answer_.verdict) {
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool dark = is_dark(palette());
    paint_verdict_mark(painter, QRectF(1, 1, SIGN_SIZE - 2, SIGN_SIZE - 2), *answer_.verdict, Palette::of(dark));
  }
  sign_->setPixmap(picture);
}

void DisputeBar::show_faces(const std::vector<double>& faces) {
  while (QLayoutItem* item = faces_row_->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  for (const double face : faces) {
    auto* button = new QPushButton(QString::number(face));
    button->setObjectName(QStringLiteral("face_%1").arg(face));
    button->setFixedSize(36, 32);
    button->setFocusPolicy(Qt::TabFocus);
    // It goes when its answer comes.
    connect(
        button, &QPushButton::clicked, this, [this, face] { emit face_chosen(face); }, Qt::QueuedConnection);
    faces_row_->addWidget(button);
  }
  faces_row_->addStretch();
  below_->setCurrentWidget(faces.empty() ? static_cast<QWidget*>(reason_) : faces_);
}

}  // namespace linesman
