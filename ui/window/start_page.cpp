#include "ui/window/start_page.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStandardPaths>
#include <QTimer>
#include <QVBoxLayout>

#include "files/document.h"
#include "ui/panels/icons.h"
#include "ui/picture/picture.h"

namespace linesman {
namespace {

constexpr QSize PICTURE(300, 200);

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
QPixmap framed(const QPixmap& picture, qreal ratio) {
  QPixmap frame(PICTURE * ratio);
  frame.setDevicePixelRatio(ratio);
  frame.fill(Qt::transparent);
  QPainter painter(&frame);
  const QSizeF size = picture.deviceIndependentSize();
  painter.drawPixmap(QPointF((PICTURE.width() - size.width()) / 2, (PICTURE.height() - size.height()) / 2), picture);
  return frame;
}

QListWidget* list_of_games(const QString& name, QWidget* parent) {
  auto* list = new QListWidget(parent);
  list->setAccessibleName(name);
  list->setFrameShape(QFrame::NoFrame);
  list->setTabKeyNavigation(false);
  return list;
}

QLabel* heading(const QString& text, double size) {
  auto* label = new QLabel(text);
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * size);
  label->setFont(font);
  return label;
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

StartPage::StartPage(QWidget* parent)
    : QWidget(parent),
      examples_(list_of_games(tr("Example games"), this)),
      recent_(list_of_games(tr("Recent games"), this)),
      recent_part_(new QWidget(this)) {
  setAccessibleName(tr("Start"));
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::Base);
  examples_->setViewMode(QListView::IconMode);
  examples_->setIconSize(PICTURE);
  examples_->setUniformItemSizes(true);
  examples_->setResizeMode(QListView::Adjust);
  examples_->setMovement(QListView::Static);
  examples_->setWordWrap(true);
  examples_->setSpacing(12);

  auto* open = new QPushButton(icon_named("open"), tr("Open a game…"));
  auto* sign = new QLabel;
  sign->setPixmap(program_icon().pixmap(56, 56));
  auto* top = new QHBoxLayout;
  auto* words = new QVBoxLayout;
  words->addWidget(heading("Linesman", 2));
  auto* what = new QLabel(tr("Drag a model: the move is measured and ruled on while you drag."));
  what->setWordWrap(true);
  words->addWidget(what);
  top->addWidget(sign);
  top->addSpacing(8);
  top->addLayout(words, 1);
  top->addWidget(open, 0, Qt::AlignVCenter);

  auto* recent_layout = new QVBoxLayout(recent_part_);
  recent_layout->setContentsMargins(0, 0, 0, 0);
  recent_layout->addWidget(heading(tr("Recent games"), 1.25));
  recent_layout->addWidget(recent_);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(32, 24, 32, 8);
  layout->setSpacing(14);
  layout->addLayout(top);
  layout->addWidget(recent_part_);
  layout->addWidget(heading(tr("Example games"), 1.25));
  layout->addWidget(examples_, 1);

  connect(open, &QPushButton::clicked, this, &StartPage::open_asked);
  for (QListWidget* list : {examples_, recent_}) {
    list->installEventFilter(this);
    connect(list, &QListWidget::itemActivated, this,
            [this](QListWidgetItem* item) { emit game_chosen(item->data(Qt::UserRole).toString()); });
  }
  connect(examples_, &QListWidget::itemClicked, this,
          [this](QListWidgetItem* item) { emit game_chosen(item->data(Qt::UserRole).toString()); });
}

void StartPage::show_games(const QStringList& examples, const QStringList& recent) {
  recent_->clear();
  for (const QString& path : recent) {
    auto* item = new QListWidgetItem(QFileInfo(path).completeBaseName() + "  —  " + path, recent_);
    item->setData(Qt::UserRole, path);
  }
  recent_part_->setVisible(!recent.isEmpty());
  const int rows = std::min(5, recent_->count());
  recent_->setFixedHeight(rows * std::max(1, recent_->sizeHintForRow(0)) + 4);
  examples_->clear();
  for (const QString& path : examples) {
    auto* item = new QListWidgetItem(QFileInfo(path).completeBaseName(), examples_);
    item->setData(Qt::UserRole, path);
    item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
    item->setSizeHint(PICTURE + QSize(8, 2 * fontMetrics().height() + 14));
  }
  next_ = 0;
  QTimer::singleShot(0, this, &StartPage::draw_next);
}

// One picture at a time, so that the page is there at once.
void StartPage::draw_next() {
  if (next_ >= examples_->count()) return;
  QListWidgetItem* item = examples_->item(next_++);
  const QString path = item->data(Qt::UserRole).toString();
  const bool dark = palette().base().color().lightness() < 128;
  QPixmap picture = table_picture(path, PICTURE * devicePixelRatio(), dark);
  if (const auto document = load_document(path.toStdString())) {
    const Game& game = document->game;
    if (!game.title().empty())
      item->setText(QString::fromStdString(game.title()) + "\n" + QString::fromStdString(game.ruleset()));
  }
  picture.setDevicePixelRatio(devicePixelRatio());
  item->setIcon(QIcon(framed(picture, devicePixelRatio())));
  QTimer::singleShot(0, this, &StartPage::draw_next);
}

void StartPage::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  next_ = 0;
  QTimer::singleShot(0, this, &StartPage::draw_next);
}

bool StartPage::eventFilter(QObject* watched, QEvent* event) {
  // A list without a marked item would swallow the first arrow key.
  auto* list = qobject_cast<QListWidget*>(watched);
  if (list != nullptr && event->type() == QEvent::FocusIn && !list->currentItem() && list->count() > 0)
    list->setCurrentRow(0);
  return QWidget::eventFilter(watched, event);
}

}  // namespace linesman
