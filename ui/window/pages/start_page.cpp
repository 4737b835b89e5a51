#include "ui/window/pages/start_page.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "drawing/picture/palette.h"
#include "drawing/picture/picture.h"
#include "drawing/picture/plain_text.h"
#include "files/documents/document.h"
#include "ui/panels/icons.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

QString kept_at(const QString& path, QSize size, bool dark) {
  const QFileInfo file(path);
  const QString what = QString("%1|%2|%3|%4x%5|%6|%7")
                           .arg(path)
                           .arg(file.lastModified().toMSecsSinceEpoch())
                           .arg(file.size())
                           .arg(size.width())
                           .arg(size.height())
                           .arg(dark)
                           .arg(LINESMAN_VERSION);
  const QByteArray name = QCryptographicHash::hash(what.toUtf8(), QCryptographicHash::Sha1).toHex();
  return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + "/tables/" + QString::fromLatin1(name) +
         ".png";
}

/// All pictures of one size on one ground, so that pictures and names stand in line.
QPixmap framed(const QPixmap& picture, QSize size, qreal ratio, const QColor& ground) {
  QPixmap frame(size * ratio);
  frame.setDevicePixelRatio(ratio);
  frame.fill(Qt::transparent);
  QPainter painter(&frame);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground);
  painter.drawRoundedRect(QRectF(QPointF(0, 0), QSizeF(size)), 8, 8);
  const QSizeF drawn = picture.deviceIndependentSize();
  painter.drawPixmap(QPointF((size.width() - drawn.width()) / 2, (size.height() - drawn.height()) / 2), picture);
  return frame;
}

/// What a ruleset is about: its summary as far as the first colon or full stop.
QString subject_of(const Terms& terms) {
  const QString summary = QString::fromStdString(terms.summary);
  const QString subject = summary.left(summary.indexOf(QRegularExpression("[:.]")));
  return subject.startsWith("For ") ? 'f' + subject.mid(1) : subject;
}

}  // namespace

QPixmap table_picture(const QString& path, QSize size, bool dark) {
  const QString kept = kept_at(path, size, dark);
  QImage image(kept);
  if (image.isNull()) {
    const auto document = load_document(path.toStdString());
    if (!document) return {};
    ViewStyle style;
    style.dark = dark;
    style.names = false;
    style.scale_bar = false;
    image = thumbnail(document->game, size, style);
    QDir().mkpath(QFileInfo(kept).absolutePath());
    image.save(kept);
  }
  return QPixmap::fromImage(image);
}

GameGallery::GameGallery(const RulesetSource& rulesets, QSize picture, const QString& name, QWidget* parent)
    : QListWidget(parent), rulesets_(rulesets), picture_(picture) {
  setAccessibleName(name);
  setFrameShape(QFrame::NoFrame);
  setTabKeyNavigation(false);
  setViewMode(QListView::IconMode);
  setIconSize(picture_);
  setUniformItemSizes(true);
  setResizeMode(QListView::Adjust);
  setMovement(QListView::Static);
  setWordWrap(true);
  setSpacing(8);
  const auto choose = [this](QListWidgetItem* item) { emit game_chosen(item->data(Qt::UserRole).toString()); };
  connect(this, &QListWidget::itemActivated, this, choose);
  connect(this, &QListWidget::itemClicked, this, choose);
}

int GameGallery::row_height() const { return picture_.height() + 3 * fontMetrics().height() + 34; }

void GameGallery::show_games(const QStringList& paths) {
  clear();
  for (const QString& path : paths) {
    auto* item = new QListWidgetItem(QFileInfo(path).completeBaseName(), this);
    item->setData(Qt::UserRole, path);
    item->setToolTip(as_plain(path));
    item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
    item->setSizeHint(picture_ + QSize(8, 3 * fontMetrics().height() + 14));
  }
  next_ = 0;
  QTimer::singleShot(0, this, &GameGallery::draw_next);
}

QString GameGallery::words_about(const Game& game) const {
  const auto ruleset = rulesets_.ruleset(game.ruleset(), Value::empty_object());
  const QString title = QString::fromStdString(game.title());
  if (!ruleset) return title + "\n" + QString::fromStdString(game.ruleset());
  const Terms& terms = (*ruleset)->terms();
  return title + "\n" + tr("%1: %2").arg(QString::fromStdString(terms.title), subject_of(terms));
}

void GameGallery::draw_next() {
  if (next_ >= count() || !isVisible()) return;
  QListWidgetItem* one = item(next_++);
  const QString path = one->data(Qt::UserRole).toString();
  const bool dark = is_dark(palette());
  QPixmap picture = table_picture(path, picture_ * devicePixelRatio(), dark);
  if (const auto document = load_document(path.toStdString()); document && !document->game.title().empty())
    one->setText(words_about(document->game));
  picture.setDevicePixelRatio(devicePixelRatio());
  one->setIcon(QIcon(framed(picture, picture_, devicePixelRatio(), palette().window().color())));
  QTimer::singleShot(0, this, &GameGallery::draw_next);
}

void GameGallery::changeEvent(QEvent* event) {
  QListWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  next_ = 0;
  QTimer::singleShot(0, this, &GameGallery::draw_next);
}

void GameGallery::showEvent(QShowEvent* event) {
  QListWidget::showEvent(event);
  QTimer::singleShot(0, this, &GameGallery::draw_next);
}

// A list without a marked item would swallow the first arrow key.
void GameGallery::focusInEvent(QFocusEvent* event) {
  if (currentItem() == nullptr && count() > 0) setCurrentRow(0);
  QListWidget::focusInEvent(event);
}

namespace {

constexpr QSize LARGE_PICTURE(270, 180);
constexpr QSize SMALL_PICTURE(165, 110);
constexpr int MAX_RECENT = 6;

/// A large button: an icon, a title, and a sentence that says what for. The first of them leads.
class StartCard : public QPushButton {
 public:
  StartCard(const char* icon, const QString& title, const QString& sentence, bool leads)
      : QPushButton(icon_named(icon), title), sentence_(sentence), leads_(leads) {
    setAccessibleDescription(sentence);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
  }

  QSize sizeHint() const override { return {230, heightForWidth(230)}; }
  QSize minimumSizeHint() const override { return {150, 0}; }
  bool hasHeightForWidth() const override { return true; }
  // The sentence is whole however narrow the window and however large the type.
  int heightForWidth(int wide) const override {
    const QRect room(0, 0, wide - 2 * PAD, QWIDGETSIZE_MAX);
    const int lines =
        std::max(2 * fontMetrics().height(), fontMetrics().boundingRect(room, Qt::TextWordWrap, sentence_).height());
    return 2 * PAD + title_height() + GAP + lines;
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = palette().highlight().color();
    QColor ground = leads_ ? accent : palette().button().color();
    if (underMouse() || isDown()) ground = leads_ ? ground.lighter(110) : palette().midlight().color();
    painter.setBrush(ground);
    painter.setPen(QPen(hasFocus() ? palette().text().color()
                        : leads_   ? accent
                                   : palette().mid().color(),
                        hasFocus() ? 2 : 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
    const QColor ink = leads_ ? palette().highlightedText().color() : palette().buttonText().color();
    const QRect sign(PAD, PAD + (title_height() - SIGN) / 2, SIGN, SIGN);
    QPixmap picture = icon().pixmap(QSize(SIGN, SIGN), devicePixelRatio());
    QPainter tint(&picture);
    tint.setCompositionMode(QPainter::CompositionMode_SourceIn);
    tint.fillRect(picture.rect(), ink);
    tint.end();
    painter.drawPixmap(sign, picture);
    painter.setPen(ink);
    painter.setFont(title_font());
    const int left = PAD + SIGN + GAP;
    const QRect room(left, PAD, width() - left - PAD, title_height());
    if (painter.fontMetrics().horizontalAdvance(text()) > room.width()) {
      QFont plain = font();
      plain.setBold(true);
      painter.setFont(plain);
    }
    painter.drawText(room, Qt::AlignVCenter, painter.fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    painter.setFont(font());
    const int top = PAD + title_height() + GAP;
    const QRect below(PAD, top, width() - 2 * PAD, height() - top);
    painter.drawText(below, Qt::TextWordWrap, sentence_);
  }

 private:
  static constexpr int PAD = 12;   // pixels from the edge
  static constexpr int GAP = 8;    // pixels between parts
  static constexpr int SIGN = 24;  // pixels across the icon

  QFont title_font() const {
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    large.setBold(true);
    return large;
  }
  int title_height() const { return std::max(SIGN, QFontMetrics(title_font()).height()); }

  QString sentence_;
  bool leads_;
};

QLabel* heading(const QString& text, double size) {
  auto* label = new PlainLabel(text);
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * size);
  label->setFont(font);
  return label;
}

}  // namespace

StartPage::StartPage(const RulesetSource& rulesets, QWidget* parent)
    : QWidget(parent),
      rulesets_(rulesets),
      examples_(new GameGallery(rulesets, LARGE_PICTURE, tr("Example games"), this)),
      recent_(new GameGallery(rulesets, SMALL_PICTURE, tr("Go on"), this)),
      recent_part_(new QWidget(this)) {
  setAccessibleName(tr("Start"));
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  recent_->setWrapping(false);
  recent_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  recent_->setFixedHeight(recent_->row_height());

  auto* recent_layout = new QVBoxLayout(recent_part_);
  recent_layout->setContentsMargins(0, 0, 0, 0);
  recent_layout->addWidget(heading(tr("Go on"), 1.25));
  recent_layout->addWidget(recent_);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(32, 24, 32, 8);
  layout->setSpacing(14);
  layout->addLayout(beginnings());
  layout->addWidget(recent_part_);
  layout->addWidget(heading(tr("Examples"), 1.25));
  layout->addWidget(examples_, 1);
  setFocusProxy(findChild<QPushButton*>());  // the dispute comes first
  for (GameGallery* gallery : {examples_, recent_})
    connect(gallery, &GameGallery::game_chosen, this, &StartPage::game_chosen);
}

QLayout* StartPage::beginnings() {
  auto* sign = new PlainLabel;
  sign->setPixmap(program_icon().pixmap(56, 56));
  auto* words = new QVBoxLayout;
  words->addWidget(heading("Linesman", 2));
  auto* what = new PlainLabel(tr("Drag a model to see whether the move is legal."));
  what->setWordWrap(true);
  words->addWidget(what);
  auto* dispute =
      new StartCard("dispute", tr("Settle a dispute"), tr("Two models, the ground between them, one answer."), true);
  auto* begin =
      new StartCard("new", tr("New table"), tr("Choose a size and rules, then scatter or draw terrain."), false);
  auto* open = new StartCard("open", tr("Open a game"), tr("Go on with a game from a file."), false);
  connect(dispute, &QPushButton::clicked, this, [this] { emit command_asked("new-dispute"); });
  connect(begin, &QPushButton::clicked, this, [this] { emit command_asked("new-game"); });
  connect(open, &QPushButton::clicked, this, &StartPage::open_asked);
  auto* title = new QHBoxLayout;
  title->addWidget(sign);
  title->addSpacing(8);
  title->addLayout(words, 1);
  auto* cards = new QHBoxLayout;
  cards->setSpacing(12);
  for (StartCard* button : {dispute, begin, open}) cards->addWidget(button, 1);
  auto* top = new QVBoxLayout;
  top->setSpacing(12);
  top->addLayout(title);
  top->addLayout(cards);
  return top;
}

namespace {

/// A newcomer's first game asks for no dice and offers few actions; smaller is better.
std::size_t steps_to_learn(const RulesetSource& rulesets, const QString& example) {
  constexpr std::size_t DICE = 100;
  constexpr std::size_t GRID = 10;
  const std::string id = QFileInfo(example).fileName().section('-', 0, 0).toStdString();
  const auto rules = rulesets.ruleset(id, Value::empty_object());
  if (!rules) return 2 * DICE;
  const Terms& terms = (*rules)->terms();
  return terms.actions.size() + (terms.dice.empty() ? 0 : DICE) + (terms.grid ? GRID : 0);
}

}  // namespace

void StartPage::show_games(QStringList examples, const QStringList& recent) {
  if (!examples.isEmpty()) {
    const auto easiest = std::min_element(examples.begin(), examples.end(), [&](const QString& a, const QString& b) {
      return steps_to_learn(rulesets_, a) < steps_to_learn(rulesets_, b);
    });
    std::rotate(examples.begin(), easiest, easiest + 1);
  }
  recent_->show_games(recent.mid(0, MAX_RECENT));
  recent_part_->setVisible(!recent.isEmpty());
  examples_->show_games(examples);
}

}  // namespace linesman
