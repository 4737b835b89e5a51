#include "ui/window/photograph/backdrop_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QVBoxLayout>

#include "base/tolerance.h"
#include "drawing/picture/marks.h"
#include "drawing/picture/picture.h"
#include "drawing/report/ruling_lines.h"
#include "files/disk/file.h"
#include "photo/apart.h"
#include "photo/picture_input.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr QSize PREVIEW{480, 320};
enum BackdropKind { PHOTOGRAPH, MAP };

QImage for_preview(const QImage& picture) {
  constexpr int TIMES = 2;  // as sharp as any screen
  return picture.scaled(PREVIEW * TIMES, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

}  // namespace

BackdropDialog::BackdropDialog(const Game& game, const QString& path, const QString& folder, LengthUnit unit,
                               QWidget* parent)
    : QDialog(parent),
      game_(game),
      path_(path),
      folder_(folder),
      preview_(new PlainLabel),
      words_(new PlainLabel(tr("The picture is being read…"))),
      kind_(new QComboBox),
      width_(new NumberEdit),
      east_(new NumberEdit),
      north_(new NumberEdit),
      opacity_(new QSlider(Qt::Horizontal)),
      inside_(new QCheckBox(tr("&Keep it inside the game's file"))) {
  setWindowTitle(tr("Picture under the terrain"));
  preview_->setFixedSize(PREVIEW);
  preview_->setAlignment(Qt::AlignCenter);
  preview_->setAccessibleName(tr("The table with the picture under its terrain"));
  words_->setWordWrap(true);
  kind_->addItem(tr("Photograph of the table with its markers"));
  kind_->addItem(tr("Map that lies straight"));
  for (NumberEdit* length : {width_, east_, north_}) length->set_length_unit(unit);
  width_->set_range(0.1, FARTHEST_COORDINATE);
  width_->set_number(game.table().width);
  east_->set_number(0);
  north_->set_number(0);
  opacity_->setRange(5, 100);
  opacity_->setValue(100);
  inside_->setChecked(folder.isEmpty());
  inside_->setEnabled(!folder.isEmpty());
  auto* form = new QFormLayout;
  form->addRow(tr("&Picture"), kind_);
  form->addRow(tr("&Width on the table"), width_);
  form->addRow(tr("From the west ed&ge"), east_);
  form->addRow(tr("From the &south edge"), north_);
  form->addRow(tr("&Opacity"), opacity_);
  form->addRow(QString(), inside_);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  take_ = buttons->addButton(tr("&Lay it under"), QDialogButtonBox::AcceptRole);
  take_->setDefault(true);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(preview_, 0, Qt::AlignHCenter);
  layout->addWidget(words_);
  layout->addLayout(form);
  layout->addWidget(buttons);
  connect(kind_, &QComboBox::currentIndexChanged, this, &BackdropDialog::refresh);
  connect(opacity_, &QSlider::valueChanged, this, &BackdropDialog::refresh);
  for (const NumberEdit* length : {width_, east_, north_})
    connect(length, &NumberEdit::committed, this, &BackdropDialog::refresh);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  refresh();
  work_.begin([game, file = path.toStdString()](const std::stop_token&) { return read(game, file); },
              [this](Read done) { show_read(std::move(done)); });
}

BackdropDialog::Read BackdropDialog::read(const Game& game, const std::string& path) {
  Read done;
  try {
    const auto loaded = load_picture(path);
    if (!loaded) {
      done.problem = loaded.problem().reason;
      return done;
    }
    done.picture = loaded->picture;
    done.small_picture = for_preview(done.picture);
    done.bytes = loaded->bytes;
    const auto reading = read_loaded_apart(game, *loaded);
    if (!reading) {
      done.straight = reading.problem();
      return done;
    }
    done.residual = reading->residual;
    done.straight = straightened(loaded->picture, reading->camera, game.table());
    if (!done.straight) return done;
    done.straight_bytes = backdrop_jpeg(*done.straight);
    done.small_straight = for_preview(*done.straight);
  } catch (const std::exception& mistake) {
    done.problem = mistake.what();
  }
  return done;
}

void BackdropDialog::show_read(Read done) {
  read_ = std::move(done);
  finished_ = true;
  if (!read_.straight) kind_->setCurrentIndex(MAP);
  refresh();
}

bool BackdropDialog::is_photograph() const { return kind_->currentIndex() == PHOTOGRAPH; }

double BackdropDialog::scale() const {
  return width_->number().value_or(game_.table().width) / std::max(1, read_.picture.width());
}

void BackdropDialog::refresh() {
  for (NumberEdit* length : {width_, east_, north_}) length->setEnabled(!is_photograph());
  const bool usable = finished_ && read_.problem.empty() && (read_.straight || !is_photograph());
  take_->setEnabled(usable);
  if (!finished_) return;
  if (!read_.problem.empty()) return words_->setText(reason_text(Problem{"", read_.problem}));
  if (!usable) return words_->setText(reason_text(read_.straight.problem()));
  const Table& table = game_.table();
  const Vec at{east_->number().value_or(0), north_->number().value_or(0)};
  BackdropPicture shown{read_.small_picture,
                        {at, at + Vec{read_.picture.width() * scale(), read_.picture.height() * scale()}},
                        opacity_share()};
  if (is_photograph()) shown = {read_.small_straight, {{0, 0}, {table.width, table.depth}}, opacity_share()};
  words_->setText(is_photograph() ? tr("It is made straight. The markers on the table fit to %1.")
                                        .arg(length_text(read_.residual, LengthUnit::inch))
                                  : tr("It lies as it is, its upper edge to the north."));
  QImage picture(PREVIEW * devicePixelRatio(), QImage::Format_ARGB32_Premultiplied);
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  ViewStyle style;
  style.names = false;
  paint_picture(painter, QRectF(picture.rect()), {game_, {}, nullptr, nullptr, &shown}, style);
  painter.end();
  picture.setDevicePixelRatio(devicePixelRatio());
  preview_->setPixmap(QPixmap::fromImage(picture));
}

namespace {

/// Writes a picture into a folder, unless it is the very file that it comes from.
Result<void> keep_beside(const QString& folder, const QString& name, const QString& from, const QByteArray& bytes) {
  const QString kept = folder + "/" + name;
  if (QFileInfo(kept).absoluteFilePath() == QFileInfo(from).absoluteFilePath()) return {};
  return save_file(kept.toStdString(), bytes.toStdString());
}

}  // namespace

Result<Game> over_photograph(const Game& game, const StraightPhotograph& straight, const QString& photograph,
                             const QString& folder) {
  const QByteArray& bytes = straight.bytes;
  if (bytes.isEmpty()) return Problem{photograph.toStdString(), "", "cannot be kept as a picture"};
  QString file;
  if (!folder.isEmpty()) {
    file = QFileInfo(photograph).completeBaseName() + "-straight.jpg";
    if (const auto saved = keep_beside(folder, file, photograph, bytes); !saved) return saved.problem();
  }
  return game.with_annotation(BACKDROP, backdrop_value(game.table(), straight.size, bytes, file.toStdString(),
                                                       straight.opacity, straight.residual));
}

Result<Game> BackdropDialog::with_backdrop() const {
  const QString folder = inside_->isChecked() ? QString() : folder_;
  if (is_photograph())
    return over_photograph(game_, {read_.straight->size(), read_.straight_bytes, read_.residual, opacity_share()},
                           path_, folder);
  if (read_.bytes.isEmpty()) return Problem{path_.toStdString(), "", "cannot be kept as a picture"};
  QString file;
  if (!folder.isEmpty()) {
    file = QFileInfo(path_).fileName();
    if (const auto saved = keep_beside(folder, file, path_, read_.bytes); !saved) return saved.problem();
  }
  return game_.with_annotation(BACKDROP, map_value(scale(), {east_->number().value_or(0), north_->number().value_or(0)},
                                                   read_.bytes, file.toStdString(), opacity_share()));
}

}  // namespace linesman
