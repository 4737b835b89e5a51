#include "ui/window/start_page.h"

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

/// All pictures of one size, so that the names stand in line.
QPixmap framed(const QPixmap& picture, QSize size, qreal ratio) {
  QPixmap frame(size * ratio);
  frame.setDevicePixelRatio(ratio);
  frame.fill(Qt::transparent);
  QPainter painter(&frame);
  const QSizeF drawn = picture.deviceIndependentSize();
  painter.drawPixmap(QPointF((size.width() - drawn.width()) / 2, (size.height() - drawn.height()) / 2), picture);
  return frame;
}

/// What a ruleset is about: its summary as far as the first colon or full stop.
QString subject_of(const Terms& terms) {
  const QString summary = QString::fromStdString(terms.summary);
  return summary.left(summary.indexOf(QRegularExpression("[:.]")));
}

}  // namespace

QPixmap table_picture(const QString& path, QSize size, bool dark) {
  const QString kept = kept_at(path, size, dark);
  QImage image(kept);
  if (image.isNull()) {
    const auto document = load_document(path.toStdString());
    if (!document) return {};
    Look look;
    look.dark = dark;
    look.names = false;
    look.scale_bar = false;
    image = thumbnail(document->game, size, look);
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
  const bool dark = palette().base().color().lightness() < 128;
  QPixmap picture = table_picture(path, picture_ * devicePixelRatio(), dark);
  if (const auto document = load_document(path.toStdString()); document && !document->game.title().empty())
    one->setText(words_about(document->game));
  picture.setDevicePixelRatio(devicePixelRatio());
  one->setIcon(QIcon(framed(picture, picture_, devicePixelRatio())));
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
constexpr int MOST_RECENT = 6;

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
      examples_(new GameGallery(rulesets, LARGE_PICTURE, tr("Example games"), this)),
      recent_(new GameGallery(rulesets, SMALL_PICTURE, tr("Recent games"), this)),
      recent_part_(new QWidget(this)) {
  setAccessibleName(tr("Start"));
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  recent_->setWrapping(false);
  recent_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  recent_->setFixedHeight(recent_->row_height());

  auto* recent_layout = new QVBoxLayout(recent_part_);
  recent_layout->setContentsMargins(0, 0, 0, 0);
  recent_layout->addWidget(heading(tr("Recent games"), 1.25));
  recent_layout->addWidget(recent_);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(32, 24, 32, 8);
  layout->setSpacing(14);
  layout->addLayout(beginnings());
  layout->addWidget(recent_part_);
  layout->addWidget(heading(tr("Example games"), 1.25));
  layout->addWidget(examples_, 1);
  for (GameGallery* gallery : {examples_, recent_})
    connect(gallery, &GameGallery::game_chosen, this, &StartPage::game_chosen);
}

QLayout* StartPage::beginnings() {
  auto* sign = new PlainLabel;
  sign->setPixmap(program_icon().pixmap(56, 56));
  auto* words = new QVBoxLayout;
  words->addWidget(heading("Linesman", 2));
  auto* what = new PlainLabel(tr("Drag a model: the move is measured and ruled on while you drag."));
  what->setWordWrap(true);
  words->addWidget(what);
  auto* begin = new QPushButton(icon_named("new"), tr("New game…"));
  auto* open = new QPushButton(icon_named("open"), tr("Open a game…"));
  auto* dispute = new QPushButton(icon_named("move"), tr("Settle a dispute…"));
  connect(dispute, &QPushButton::clicked, this, [this] { emit command_asked("new-dispute"); });
  connect(begin, &QPushButton::clicked, this, [this] { emit command_asked("new-game"); });
  connect(open, &QPushButton::clicked, this, &StartPage::open_asked);
  auto* top = new QHBoxLayout;
  top->addWidget(sign);
  top->addSpacing(8);
  top->addLayout(words, 1);
  for (QPushButton* button : {dispute, begin, open}) top->addWidget(button, 0, Qt::AlignVCenter);
  return top;
}

void StartPage::show_games(const QStringList& examples, const QStringList& recent) {
  recent_->show_games(recent.mid(0, MOST_RECENT));
  recent_part_->setVisible(!recent.isEmpty());
  examples_->show_games(examples);
}

}  // namespace linesman
