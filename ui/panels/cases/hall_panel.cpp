#include "ui/panels/cases/hall_panel.h"

#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "casebook/hall_words.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "ui/panels/dice/dice_entry.h"
#include "ui/panels/record/umpire_name.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr int COLUMNS = 2;
constexpr int NEXT_DIGIT = 700;  // ms
constexpr int TILE_MARGIN = 6;   // pixels
constexpr int LINES_OF_A_TILE = 5;

QStringList names_of_players(const HallTile& tile) {
  QStringList names;
  for (const EventPlayer& player : tile.players) names << QString::fromStdString(player.name);
  return names;
}

QString in_one_row(const QStringList& names) { return names.join(QStringLiteral(" – ")); }

/// The lines of a tile below its number and its state: its players, turn, call, and what its cases gave.
QStringList tile_lines(const HallTile& tile, const TileWords& words) {
  const auto part = [](const std::optional<Sentence>& sentence) { return sentence ? spoken(*sentence) : QString(); };
  QStringList cards;
  for (const auto& [kind, count] : counted_cards(tile))
    cards << QStringLiteral("%1 %2").arg(count).arg(spoken(word(name_of(kind))));
  QStringList more{part(words.extension), cards.join(QStringLiteral(", "))};
  more.removeAll(QString());
  return {in_one_row(names_of_players(tile)), part(words.turn), part(words.call), more.join(QStringLiteral(" · "))};
}

/// Red, amber, grey or none, to be read in a light and a dark window.
QColor tile_colour(const HallTile& tile, const QPalette& palette) {
  const Palette& colours = Palette::of(is_dark(palette));
  if (tile.state == TableState::called) return colours.illegal;
  if (tile.state == TableState::taken) return colours.marginal;
  return tile.is_stale ? palette.color(QPalette::Disabled, QPalette::Text) : palette.color(QPalette::Mid);
}

}  // namespace

HallTileButton::HallTileButton(HallTile tile, QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setProperty(TAKES_DIGITS, true);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  show_tile(tile);
}

void HallTileButton::show_tile(const HallTile& tile) {
  tile_ = tile;
  const TileWords words = tile_words(tile_, HallLayout::tile);
  QStringList lines = tile_lines(tile_, words);
  lines.removeAll(QString());
  const QString title = HallPanel::tr("Table %1: %2").arg(tile_.number).arg(spoken(words.state));
  setAccessibleName(title);
  setAccessibleDescription(lines.join(QStringLiteral(", ")));
  if (words.ahead) lines << spoken(*words.ahead);
  setToolTip(as_plain(title + '\n' + lines.join('\n')));
  update();
}

QSize HallTileButton::sizeHint() const {
  const QFontMetrics metrics = fontMetrics();
  return {metrics.averageCharWidth() * 18, metrics.lineSpacing() * LINES_OF_A_TILE + 2 * TILE_MARGIN + 6};
}

QRect HallTileButton::room() const { return rect().adjusted(TILE_MARGIN + 6, TILE_MARGIN, -TILE_MARGIN, -TILE_MARGIN); }

QStringList HallTileButton::rows() const {
  const QFontMetrics metrics = fontMetrics();
  const int width = room().width();
  const TileWords words = tile_words(tile_, HallLayout::tile);
  QStringList lines = tile_lines(tile_, words);
  // Too long to stand beside the number. No call is there while it is quiet.
  if (tile_.state == TableState::quiet && tile_.is_stale) lines[2] = spoken(words.state);
  QStringList names{lines.takeFirst()};
  // A row for each where they do not fit in one, as far as other rows are free.
  const QStringList each = names_of_players(tile_);
  const auto free = lines.count(QString());
  if (metrics.horizontalAdvance(names.front()) > width && each.size() <= 1 + free) {
    names = each;
    for (qsizetype i = 1; i < each.size(); ++i) lines.removeOne(QString());
  }
  for (QString& name : names) name = metrics.elidedText(name, Qt::ElideMiddle, width);
  for (QString& line : lines) line = metrics.elidedText(line, Qt::ElideRight, width);
  return names + lines;
}

void HallTileButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor colour = tile_colour(tile_, palette());
  const QRectF frame = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
  const bool is_loud = tile_.state != TableState::quiet;
  painter.setPen(
      QPen(isChecked() || hasFocus() ? palette().color(QPalette::Highlight) : colour, isChecked() ? 3 : 1.5));
  painter.setBrush(is_loud ? with_alpha(colour, 0.18) : palette().brush(QPalette::Base));
  painter.drawRoundedRect(frame, 5, 5);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  painter.drawRoundedRect(QRectF(frame.left(), frame.top(), 5, frame.height()), 2, 2);
  const bool is_grey = tile_.is_stale && !is_loud;
  painter.setPen(palette().color(is_grey ? QPalette::Disabled : QPalette::Active, QPalette::Text));
  QFont bold = font();
  bold.setBold(true);
  painter.setFont(bold);
  const int line = fontMetrics().lineSpacing();
  QRect row(room().topLeft(), QSize(room().width(), line));
  const QString number = QString::number(tile_.number);
  painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, number);
  const int beside = row.width() - painter.fontMetrics().horizontalAdvance(number + ' ');
  painter.setFont(font());
  if (is_loud)
    painter.drawText(row, Qt::AlignRight | Qt::AlignVCenter,
                     fontMetrics().elidedText(spoken(tile_words(tile_, HallLayout::tile).state), Qt::ElideRight,
                                              std::max(beside, 0)));
  for (const QString& each : rows()) {
    row.translate(0, line);
    painter.drawText(row, Qt::AlignLeft | Qt::AlignVCenter, each);
  }
}

HallPanel::HallPanel(Session& session, CaseService& cases, QWidget* parent)
    : QWidget(parent),
      service_(new HallService(session, cases, this)),
      state_(new PlainLabel(this)),
      board_(new QWidget(this)),
      grid_(new QGridLayout(board_)),
      umpire_(new QComboBox(this)),
      open_(new QPushButton(tr("&Open"), this)),
      call_(new QPushButton(tr("&Call"), this)),
      go_(new QPushButton(tr("&Go there"), this)),
      end_(new QPushButton(tr("&Done"), this)) {
  setAccessibleName(tr("Hall"));
  lay_out();
  typing_.setSingleShot(true);
  typing_.setInterval(NEXT_DIGIT);
  connect(&typing_, &QTimer::timeout, this, [this] { open_table(std::exchange(typed_, 0)); });
  connect(service_, &HallService::changed, this, &HallPanel::refresh);
  connect(open_, &QPushButton::clicked, this, [this] {
    if (number_) open_table(*number_);
  });
  connect(go_, &QPushButton::clicked, this, &HallPanel::go);
  connect(call_, &QPushButton::clicked, this, [this] { write(CallKind::called, tr("Table %1 has called.")); });
  connect(end_, &QPushButton::clicked, this, [this] { write(CallKind::ended, tr("The call of table %1 has ended.")); });
  connect(umpire_, &QComboBox::currentTextChanged, this, [this](const QString& name) {
    if (!name.isEmpty()) keep_umpire(name);
    show_chosen();
  });
  refresh();
}

void HallPanel::lay_out() {
  state_->setWordWrap(true);
  umpire_->setAccessibleName(tr("You are"));
  umpire_->setEditable(true);
  umpire_->setInsertPolicy(QComboBox::NoInsert);
  umpire_->setCurrentText(last_umpire());
  grid_->setContentsMargins(0, 0, 0, 0);
  go_->setToolTip(tr("You take the call of the chosen table (Enter)."));
  open_->setToolTip(tr("Opens the game of the chosen table. Its number does the same."));
  call_->setToolTip(tr("The chosen table calls for an umpire."));
  end_->setToolTip(tr("The call of the chosen table is over."));
  auto* content = new QWidget(this);
  auto* layout = new QVBoxLayout(content);
  layout->addWidget(state_);
  layout->addWidget(board_);
  layout->addStretch(1);
  auto* foot = new QWidget(this);
  auto* rows = new QVBoxLayout(foot);
  auto* form = new QFormLayout;
  form->addRow(tr("&You are:"), umpire_);
  rows->addLayout(form);
  auto* buttons = new QHBoxLayout;
  for (QPushButton* button : {call_, go_, end_, open_}) buttons->addWidget(button);
  rows->addLayout(buttons);
  auto* whole = new QVBoxLayout(this);
  whole->setContentsMargins(0, 0, 0, 0);
  whole->addWidget(new TallScroll(content, this), 1);
  whole->addWidget(foot);
  for (QWidget* each : std::initializer_list<QWidget*>{open_, call_, go_, end_}) {
    each->setProperty(TAKES_DIGITS, true);
    each->installEventFilter(this);
  }
}

void HallPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  service_->want(true);
  refresh();
}

void HallPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  service_->want(false);
}

void HallPanel::refresh() {
  const HallPtr& found = service_->found();
  QString state;
  if (!found)
    state = tr("This game belongs to no event.");
  else if (found->problem)
    state = reason_text(*found->problem);
  else if (found->hall.tiles.empty())
    state = tr("The event has no tables.");
  state_->setText(state);
  state_->setVisible(!state.isEmpty());
  board_->setVisible(state.isEmpty());
  if (found && !found->problem) {
    const QSignalBlocker quiet(umpire_);
    const QString mine = umpire_->currentText();
    QStringList names;
    for (const std::string& name : found->event.umpires) names << QString::fromStdString(name);
    if (umpire_->count() != names.size()) {
      umpire_->clear();
      umpire_->addItems(names);
      umpire_->setCurrentText(mine.isEmpty() ? names.value(0) : mine);
    }
    place_tiles(found->hall);
  }
  show_chosen();
}

// A tile stays the widget that it was while the tables are the same: it may have the focus.
void HallPanel::place_tiles(const Hall& hall) {
  const bool were_none = tiles_.empty();
  while (tiles_.size() > hall.tiles.size()) {
    delete tiles_.back();
    tiles_.pop_back();
  }
  while (tiles_.size() < hall.tiles.size()) {
    auto* tile = new HallTileButton(hall.tiles[tiles_.size()], board_);
    tile->installEventFilter(this);
    connect(tile, &HallTileButton::clicked, this, [this, tile] { choose(tile->tile().number); });
    const int place = static_cast<int>(tiles_.size());
    grid_->addWidget(tile, place / COLUMNS, place % COLUMNS);
    tiles_.push_back(tile);
  }
  for (std::size_t i = 0; i < tiles_.size(); ++i) tiles_[i]->show_tile(hall.tiles[i]);
  if (were_none && !tiles_.empty() && focusWidget() != nullptr && focusWidget()->hasFocus()) tiles_.front()->setFocus();
}

void HallPanel::choose(std::int64_t number) {
  number_ = number;
  show_chosen();
}

const HallTile* HallPanel::chosen() const {
  const auto tile = std::find_if(tiles_.begin(), tiles_.end(), [&](const HallTileButton* each) {
    return number_ && each->tile().number == *number_;
  });
  return tile == tiles_.end() ? nullptr : &(*tile)->tile();
}

void HallPanel::show_chosen() {
  for (HallTileButton* tile : tiles_) tile->setChecked(number_ && tile->tile().number == *number_);
  const HallTile* tile = chosen();
  open_->setEnabled(tile && !tile->file.empty());
  call_->setEnabled(tile && tile->state == TableState::quiet);
  go_->setEnabled(tile && tile->state == TableState::called && !umpire_->currentText().trimmed().isEmpty());
  end_->setEnabled(tile && tile->state != TableState::quiet);
}

// Digits and Enter go to the page from whatever tile or button of it has the focus.
bool HallPanel::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::KeyPress && press(*static_cast<QKeyEvent*>(event))) return true;
  return QWidget::eventFilter(watched, event);
}

bool HallPanel::press(const QKeyEvent& key) {
  if ((key.modifiers() & ~Qt::KeypadModifier) != 0) return false;
  if (key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9) {
    type(key.key() - Qt::Key_0);
    return true;
  }
  if (key.key() != Qt::Key_Return && key.key() != Qt::Key_Enter) return false;
  auto* tile = qobject_cast<HallTileButton*>(focusWidget());
  if (tile != nullptr && !number_) choose(tile->tile().number);
  if (tile != nullptr && tile->hasFocus()) choose(tile->tile().number);
  go();
  return true;
}

void HallPanel::type(int digit) {
  typed_ = typed_ * 10 + digit;
  const auto has = [&](std::int64_t number) {
    return std::any_of(tiles_.begin(), tiles_.end(),
                       [&](const HallTileButton* tile) { return tile->tile().number == number; });
  };
  bool may_go_on = false;
  for (std::int64_t next = 0; next <= 9; ++next) may_go_on = may_go_on || (typed_ > 0 && has(typed_ * 10 + next));
  if (may_go_on) return typing_.start();
  typing_.stop();
  open_table(std::exchange(typed_, 0));
}

void HallPanel::open_table(std::int64_t number) {
  const auto tile = std::find_if(tiles_.begin(), tiles_.end(),
                                 [&](const HallTileButton* each) { return each->tile().number == number; });
  if (tile == tiles_.end()) return emit refused(tr("There is no table %1.").arg(number));
  choose(number);
  (*tile)->setFocus();
  const std::string& file = (*tile)->tile().file;
  if (file.empty()) return emit said(tr("Table %1 has no file.").arg(number));
  emit table_asked(QDir(service_->found()->folder).filePath(QString::fromStdString(file)));
}

void HallPanel::go() {
  const HallTile* tile = chosen();
  if (tile == nullptr || tile->state != TableState::called)
    return emit said(tr("Choose a table that has called first."));
  write(CallKind::taken, tr("You go to table %1."));
}

void HallPanel::write(CallKind kind, const QString& sentence) {
  if (!number_) return;
  NewCall call;
  call.table = *number_;
  call.kind = kind;
  if (kind == CallKind::taken) call.by = umpire_->currentText().trimmed().toStdString();
  if (kind == CallKind::taken && call.by.empty()) return emit said(tr("Say who you are first."));
  const QString done = sentence.arg(*number_);
  service_->call(std::move(call), [this, done](const std::optional<Problem>& problem) {
    if (problem) return emit refused(reason_text(*problem));
    emit said(done);
  });
}

}  // namespace linesman
