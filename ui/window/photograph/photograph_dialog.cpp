#include "ui/window/photograph/photograph_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPainter>
#include <QVBoxLayout>
#include <cmath>

#include "drawing/picture/marks.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/ruling_lines.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "photo/base_snap.h"
#include "rules/figure_words.h"
#include "ui/panels/widgets.h"
#include "ui/tools/pointer_label.h"
#include "words/ask_words.h"

namespace linesman {

namespace {

constexpr QSize PICTURE_ROOM{520, 390};
constexpr int MAX_PROBLEMS_SHOWN = 5;
enum SeenColumn { NAME, MOVED, COULD };

/// In pixels of the scaled picture.
template <class Points>
QPolygonF scaled_polygon(const Points& points, double scale) {
  QPolygonF polygon;
  for (const PicturePoint& point : points) polygon << QPointF(point.x, point.y) * scale;
  return polygon;
}

void draw_outline(QPainter& painter, const QPolygonF& polygon, const QColor& colour, double width, Qt::PenStyle line) {
  constexpr double HALO = 2;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(Qt::white, width + HALO));
  painter.drawPolygon(polygon);
  painter.setPen(QPen(colour, width, line));
  painter.drawPolygon(polygon);
}

/// The edge of the table, and each model where it is seen; one that moved also where it stood.
void paint_seen(QImage& picture, const PhotoReading& reading, const Game& game, const std::vector<Footprint>& bases,
                double scale) {
  const Palette& palette = Palette::of(false);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  draw_outline(painter, scaled_polygon(reading.table, scale), palette.select, 2, Qt::SolidLine);
  for (const PieceSeen& seen : reading.pieces) {
    const Footprint& base = bases[static_cast<std::size_t>(seen.piece)];
    const auto outline = [&](const Pose& pose) {
      return scaled_polygon(seen_outline(reading.camera, base, pose, seen.now.altitude), scale);
    };
    if (stands_elsewhere(seen) && game.piece(seen.piece).on_table())
      draw_outline(painter, outline(seen.now), palette.ink, 1, Qt::DotLine);
    const QColor& colour = stands_elsewhere(seen) ? palette.marginal : palette.legal;
    draw_outline(painter, outline({seen.at, seen.facing, seen.now.altitude}), colour, 2, Qt::SolidLine);
  }
}

QString sentence_of(const PhotoProblem& problem) { return reason_text(Problem{"", problem.text}); }

}  // namespace

PhotographDialog::PhotographDialog(const Session& session, const QString& path, QWidget* parent)
    : QDialog(parent),
      game_(session.game()),
      hearing_(session.hearing()),
      unit_(session.unit()),
      picture_(new PlainLabel),
      words_(new PlainLabel(tr("The photograph is being read…"))),
      list_(new QTreeWidget),
      problems_(new PlainLabel),
      all_(new QPushButton(tr("&All"))),
      none_(new QPushButton(tr("&None"))) {
  setWindowTitle(tr("Photograph"));
  picture_->setFixedSize(PICTURE_ROOM);
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setAccessibleName(tr("The photograph with the models that were found in it"));
  words_->setWordWrap(true);
  problems_->setWordWrap(true);
  problems_->setForegroundRole(QPalette::PlaceholderText);
  list_->setHeaderLabels({tr("Model"), tr("Moved"), tr("Could it have got there?")});
  list_->setRootIsDecorated(false);
  list_->setWordWrap(true);
  list_->setMinimumWidth(480);
  list_->header()->setStretchLastSection(true);
  auto* choice = new QHBoxLayout;
  choice->addWidget(all_);
  choice->addWidget(none_);
  choice->addStretch(1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  take_ = buttons->addButton(tr("&Move the models"), QDialogButtonBox::AcceptRole);
  take_->setDefault(true);
  by_hand_ = buttons->addButton(tr("Place by &hand…"), QDialogButtonBox::ActionRole);
  by_hand_->setToolTip(tr("Put models on the photograph by eye: without markers, or without enough of them"));
  auto* right = new QVBoxLayout;
  right->addWidget(words_);
  right->addWidget(list_, 1);
  right->addLayout(choice);
  right->addWidget(problems_);
  auto* sides = new QHBoxLayout;
  sides->addWidget(picture_, 0, Qt::AlignTop);
  sides->addLayout(right, 1);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(sides, 1);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(by_hand_, &QPushButton::clicked, this, [this] { done(BY_HAND); });
  connect(all_, &QPushButton::clicked, this, [this] { check_all(true); });
  connect(none_, &QPushButton::clicked, this, [this] { check_all(false); });
  connect(list_, &QTreeWidget::itemChanged, this, &PhotographDialog::refresh);
  refresh();
  const QSize size = PICTURE_ROOM * devicePixelRatio();
  service_.read<Read>(
      game_, path,
      [game = game_, bases = bases_in_play(hearing_, game_), size](Read& read) {
        const QImage& whole = read.loaded->picture;
        read.picture = whole.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        if (!read.reading) return;
        paint_seen(read.picture, *read.reading, game, bases, static_cast<double>(read.picture.width()) / whole.width());
      },
      [this](Read read) { show_reading(std::move(read)); });
}

void PhotographDialog::show_reading(Read done) {
  if (done.loaded) {
    done.picture.setDevicePixelRatio(devicePixelRatio());
    picture_->setPixmap(QPixmap::fromImage(done.picture));
  }
  reading_ = std::move(done.reading);
  if (!*reading_) {
    words_->setText(reason_text(reading_->problem()));
    by_hand_->setEnabled(done.loaded.has_value());
    return finish();
  }
  show_pieces();
  if (!hearing_) return finish();
  service_.ask(
      *hearing_, elsewhere_, [this](std::size_t row, const AskedPtr& asked) { show_answer(row, *asked); },
      [this] { finish(); });
}

void PhotographDialog::show_pieces() {
  const PhotoReading& found = **reading_;
  const QSignalBlocker quiet(list_);
  for (const PieceSeen& seen : found.pieces) {
    const Piece& piece = game_.piece(seen.piece);
    if (!stands_elsewhere(seen) && piece.on_table()) continue;
    elsewhere_.push_back(seen);
    auto* row = new QTreeWidgetItem(list_);
    row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    row->setCheckState(NAME, Qt::Checked);
    row->setText(NAME, QString::fromStdString(label(piece)));
    QString moved = piece.on_table() ? length_text(seen.moved, unit_) : tr("comes on");
    if (piece.on_table() && std::abs(seen.turned) > seen.turn)
      moved = tr("%1, turned %2°").arg(moved).arg(std::lround(std::abs(seen.turned)));
    row->setText(MOVED, moved);
    row->setToolTip(MOVED, as_plain(tr("Known to ±%1").arg(length_text(seen.uncertainty, unit_))));
    row->setText(COULD, hearing_ && piece.on_table() ? tr("…") : tr("–"));
  }
  const auto same = static_cast<qsizetype>(found.pieces.size() - elsewhere_.size());
  words_->setText(tr("%1 stand elsewhere, %2 where they stood. The markers on the table fit to %3.")
                      .arg(counted_words("%n model", "%n models", static_cast<qsizetype>(elsewhere_.size())),
                           QString::number(same), length_text(found.residual, unit_)));
  QStringList lines;
  for (const PhotoProblem& problem : found.problems)
    if (lines.size() < MAX_PROBLEMS_SHOWN) lines << sentence_of(problem);
  problems_->setText(lines.join('\n'));
  list_->resizeColumnToContents(NAME);
  list_->resizeColumnToContents(MOVED);
  refresh();
}

void PhotographDialog::show_answer(std::size_t row, const Asked& asked) {
  const QSignalBlocker quiet(list_);
  QTreeWidgetItem& item = *list_->topLevelItem(static_cast<int>(row));
  const Row* best = asked.best();
  const RowAnswer answer = best != nullptr ? best->answer : RowAnswer::unknown;
  item.setText(COULD, best != nullptr ? spoken(answer_sentence(*asked.answer, asked.question, asked.hearing), unit_)
                                      : reason_text(asked.problem));
  if (answer == RowAnswer::no) refused_ << item.text(NAME);
  item.setForeground(COULD, row_colour({answer, {}}, Palette::of(is_dark(this->palette()))));
  const QString reason = best != nullptr ? spoken(best->reason, unit_) : QString();
  item.setToolTip(COULD, as_plain(reason.isEmpty() ? item.text(COULD) : item.text(COULD) + '\n' + reason));
}

void PhotographDialog::finish() {
  finished_ = true;
  emit read_through();
}

QString PhotographDialog::summary() const {
  if (!reading_ || !*reading_ || refused_.isEmpty()) return words_->text();
  return tr("%1 %2 could not have got there.").arg(words_->text(), refused_.join(", "));
}

void PhotographDialog::check_all(bool accept) {
  for (int i = 0; i < list_->topLevelItemCount(); ++i)
    list_->topLevelItem(i)->setCheckState(NAME, accept ? Qt::Checked : Qt::Unchecked);
}

std::vector<PieceSeen> PhotographDialog::accepted() const {
  std::vector<PieceSeen> pieces;
  for (std::size_t i = 0; i < elsewhere_.size(); ++i)
    if (list_->topLevelItem(static_cast<int>(i))->checkState(NAME) == Qt::Checked) pieces.push_back(elsewhere_[i]);
  return pieces;
}

Game PhotographDialog::accepted_game() const {
  Game after = game_;
  for (const PieceSeen& seen : accepted()) after = after.with_piece(seen.piece, as_seen(game_, seen));
  return after;
}

void PhotographDialog::refresh() {
  const bool any = !elsewhere_.empty();
  all_->setEnabled(any);
  none_->setEnabled(any);
  take_->setEnabled(!accepted().empty());
}

}  // namespace linesman
