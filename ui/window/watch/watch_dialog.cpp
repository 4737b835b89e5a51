#include "ui/window/watch/watch_dialog.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QSettings>
#include <QVBoxLayout>

#include "drawing/report/ruling_lines.h"
#include "drawing/report/words.h"
#include "ui/panels/widgets.h"

namespace linesman {

namespace {

constexpr const char* WATCHED_FOLDER = "watch/folder";
enum SourceKind { NO_SOURCE, CAMERA, FOLDER, FILM, CHOSEN };

}  // namespace

WatchDialog::WatchDialog(TableWatch& watch, const Game& game, QWidget* parent)
    : QDialog(parent),
      watch_(watch),
      game_(game),
      source_(new QComboBox),
      record_(new QComboBox),
      rest_(new QDoubleSpinBox),
      adopt_(new QCheckBox(tr("&At the start take the table as it stands"))),
      aloud_(new QCheckBox(tr("&Say verdicts aloud"))),
      keep_(new QCheckBox(tr("&Keep a picture of each move…"))),
      picture_(new SeenPicture),
      words_(new PlainLabel),
      private_(new PlainLabel) {
  setWindowTitle(tr("Watch the table"));
  source_->addItem(tr("Choose a camera or a folder"), NO_SOURCE);
  if (filming()) {
    int number = 0;
    for (const std::string& name : filming()->cameras()) {
      source_->addItem(QString::fromStdString(name), CAMERA);
      source_->setItemData(source_->count() - 1, number++, Qt::UserRole + 1);
    }
  }
  source_->addItem(tr("A folder of pictures…"), FOLDER);
  if (filming()) source_->addItem(tr("A film…"), FILM);
  source_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  record_->addItem(tr("Nothing is recorded"));
  record_->addItem(tr("They wait for Enter or the next model"));
  record_->addItem(tr("They are recorded at once"));
  record_->setCurrentIndex(static_cast<int>(watch.record()));
  rest_->setRange(0.5, 5);
  rest_->setSingleStep(0.5);
  rest_->setDecimals(1);
  if (watch.is_on()) request_ = watch.request();
  rest_->setValue(request_.rest);
  rest_->setSuffix(QStringLiteral(" s"));
  aloud_->setVisible(WatchSounds::may_be_aloud());
  aloud_->setChecked(watch.sounds().is_aloud());
  adopt_->setChecked(request_.adopt);
  keep_->setChecked(!request_.keep.empty());
  words_->setWordWrap(true);
  words_->setObjectName("watch-words");
  private_->setObjectName("watch-kept");
  private_->setWordWrap(true);
  private_->setForegroundRole(QPalette::PlaceholderText);
  auto* form = new QFormLayout;
  form->setRowWrapPolicy(QFormLayout::WrapAllRows);
  form->addRow(tr("&Pictures come from"), source_);
  form->addRow(tr("&Legal moves"), record_);
  form->addRow(tr("&Rest before it tells"), rest_);
  form->addRow(adopt_);
  form->addRow(aloud_);
  form->addRow(keep_);
  auto* left = new QVBoxLayout;
  left->addLayout(form);
  left->addWidget(words_);
  left->addStretch(1);
  left->addWidget(private_);
  auto* side = new QWidget;
  side->setLayout(left);
  auto* sides = new QHBoxLayout;
  sides->addWidget(new TallScroll(side));
  sides->addWidget(picture_, 1);
  auto* buttons = new QDialogButtonBox;
  go_ = buttons->addButton(tr("&Watch"), QDialogButtonBox::AcceptRole);
  stop_ = buttons->addButton(tr("S&top"), QDialogButtonBox::RejectRole);
  go_->setDefault(true);
  go_->setEnabled(watch_.is_on());
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(sides, 1);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(this, &QDialog::rejected, &watch_, &TableWatch::end);
  connect(source_, &QComboBox::activated, this, &WatchDialog::choose_source);
  connect(record_, &QComboBox::currentIndexChanged, this,
          [this](int row) { watch_.set_record(static_cast<WatchRecord>(row)); });
  connect(rest_, &QDoubleSpinBox::valueChanged, this, [this] { begin(); });
  connect(adopt_, &QCheckBox::toggled, this, [this] { begin(); });
  connect(keep_, &QCheckBox::toggled, this, &WatchDialog::ask_keep);
  connect(aloud_, &QCheckBox::toggled, this, [this](bool aloud) { watch_.sounds().set_aloud(aloud); });
  connect(&watch_.service(), &WatchService::seen, this, &WatchDialog::show_view);
  connect(&watch_.service(), &WatchService::ended, this, &WatchDialog::show_ended);
  picture_->show_words(tr("Here the table is seen, with what is read of it."));
  say_kept();
  if (watch_.is_on()) show_view();
}

void WatchDialog::choose(const QString& path) {
  request_.frames = path.toStdString();
  request_.camera.reset();
  source_->insertItem(1, QFileInfo(path).fileName(), CHOSEN);
  source_->setItemData(1, path, Qt::UserRole + 1);
  source_->setCurrentIndex(1);
  begin();
}

void WatchDialog::choose_source(int row) {
  const QVariant chosen = source_->itemData(row, Qt::UserRole + 1);
  switch (source_->itemData(row).toInt()) {
    case CAMERA:
      request_.frames.clear();
      request_.camera = chosen.toInt();
      return begin();
    case CHOSEN:
      request_.frames = chosen.toString().toStdString();
      request_.camera.reset();
      return begin();
    case FOLDER:
    case FILM: {
      const QString last = QSettings().value(WATCHED_FOLDER).toString();
      const bool is_film = source_->itemData(row).toInt() == FILM;
      const QString path = is_film ? QFileDialog::getOpenFileName(this, tr("A film of the table"), last)
                                   : QFileDialog::getExistingDirectory(this, tr("A folder of pictures"), last);
      if (path.isEmpty()) return source_->setCurrentIndex(0);
      QSettings().setValue(WATCHED_FOLDER, path);
      return choose(path);
    }
    default: break;
  }
}

// Watching begins with the picture, so that players see that all is read before they play.
void WatchDialog::begin() {
  if (request_.frames.empty() && !request_.camera) return;
  request_.rest = rest_->value();
  request_.adopt = adopt_->isChecked();
  words_->setText(tr("The pictures are being looked at…"));
  go_->setEnabled(true);
  watch_.begin(request_);
}

// Asked anew each time, and never remembered: pictures of a table are pictures of people's rooms.
void WatchDialog::ask_keep(bool keeps) {
  QString folder = keeps ? QFileDialog::getExistingDirectory(this, tr("A folder for pictures of moves")) : QString();
  // Pictures that are kept there would be watched in turn.
  const bool is_watched = !folder.isEmpty() && QDir(folder) == QDir(QString::fromStdString(request_.frames));
  if (is_watched) folder.clear();
  request_.keep = folder.toStdString();
  if (keeps && folder.isEmpty()) {
    const QSignalBlocker quiet(keep_);
    keep_->setChecked(false);
  } else {
    begin();
  }
  if (is_watched) words_->setText(tr("The pictures that are watched lie there: choose another folder."));
  say_kept();
}

void WatchDialog::say_kept() {
  private_->setText(request_.keep.empty() ? tr("Pictures stay in memory: none is written or sent.")
                                          : tr("A picture of each move is written to %1. None is sent.")
                                                .arg(QDir::toNativeSeparators(QString::fromStdString(request_.keep))));
}

void WatchDialog::show_view() {
  const WatchView& view = watch_.service().view();
  picture_->show_view(view, game_);
  QStringList lines{state_words(view)};
  if (!view.outline.isEmpty())
    lines << counted_words("The table is found; %n model is read.", "The table is found; %n models are read.",
                           static_cast<qsizetype>(view.models.size()));
  for (const ToldThing& told : watch_.told().all())
    if (!told.move) lines << told.words;
  constexpr qsizetype MOST_LINES = 6;
  words_->setText(lines.mid(0, MOST_LINES).join('\n'));
}

void WatchDialog::show_ended(const std::optional<Problem>& why) {
  if (!why) return;
  picture_->show_words(reason_text(*why));
  words_->setText(reason_text(*why));
  go_->setEnabled(false);
}

}  // namespace linesman
