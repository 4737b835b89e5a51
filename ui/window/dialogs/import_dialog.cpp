#include "ui/window/dialogs/import_dialog.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPainter>
#include <QSettings>
#include <QVBoxLayout>
#include <algorithm>

#include "base/text.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/picture.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/spoken.h"
#include "drawing/report/words.h"
#include "lint/ruleset_problems.h"
#include "ui/panels/widgets.h"
#include "ui/window/own_rulesets.h"

namespace linesman {

namespace {

constexpr QSize PICTURE{440, 320};
constexpr const char* KEPT_WORDS = "import_words";
constexpr const char* NOTHING = "open";  // what a word means that is left out
constexpr double USUAL_SCALE = 300;      // 1:300, where a file needs a scale

/// The words that were answered in earlier imports.
KindTable kept_words() {
  KindTable kinds;
  const QVariantMap kept = QSettings().value(KEPT_WORDS).toMap();
  for (auto it = kept.begin(); it != kept.end(); ++it)
    kinds[it.key().toStdString()] = kind_named(it.value().toString().toStdString());
  return kinds;
}

void keep_words(const KindTable& kinds) {
  QVariantMap kept;
  for (const auto& [word, kind] : kinds) {
    const std::string name(kind ? name_of(*kind) : NOTHING);
    kept[QString::fromStdString(word)] = QString::fromStdString(name);
  }
  QSettings().setValue(KEPT_WORDS, kept);
}

/// "1:300" or "300"; nothing while it is no scale.
std::optional<double> scale_in(const QString& text) {
  const QString after = text.mid(text.indexOf(':') + 1).trimmed();
  const auto times = parse_number(QString(after).replace(',', '.').toStdString());
  return times && *times > 0 ? std::optional(1 / *times) : std::nullopt;
}

QString fate_text(Fate fate) {
  switch (fate) {
    case Fate::mended: return ImportDialog::tr("fixed");
    case Fate::noted: return ImportDialog::tr("filled in");
    case Fate::left_out: return ImportDialog::tr("skipped");
  }
  return {};
}

}  // namespace

ImportDialog::ImportDialog(const QString& path, const Session& session, QWidget* parent)
    : QDialog(parent),
      path_(path),
      session_(session),
      imported_(Problem{path.toStdString(), "", "is not read yet"}),
      picture_(new PlainLabel),
      summary_(new PlainLabel),
      report_(new QTreeWidget),
      new_game_(new QRadioButton(tr("As a &new game"))),
      into_(new QRadioButton(tr("Into the &open game"))),
      inches_(new NumberEdit),
      ruleset_(new QComboBox),
      side_(new QLineEdit(QString::fromStdString(ImportOptions{}.side))),
      scale_(new QLineEdit),
      words_(new QTreeWidget),
      kinds_(kept_words()) {
  setWindowTitle(as_title(tr("Import %1").arg(QFileInfo(path).fileName())));
  picture_->setMinimumSize(PICTURE);
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setAccessibleName(tr("Picture of the imported table"));
  summary_->setWordWrap(true);
  report_->setAccessibleName(tr("Report of the import"));
  report_->setHeaderLabels({tr("What"), tr("Where"), tr("Why")});
  report_->setRootIsDecorated(false);
  report_->setMinimumHeight(140);
  words_->setAccessibleName(tr("Unknown words"));
  words_->setHeaderLabels({tr("Word"), tr("Things"), tr("Means")});
  words_->setRootIsDecorated(false);
  words_->setMinimumHeight(100);
  words_->hide();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
  import_ = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
  import_->setDefault(true);
  auto* upper = new QHBoxLayout;
  upper->addWidget(picture_, 1);
  upper->addWidget(options_form());
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(upper);
  layout->addWidget(summary_);
  layout->addWidget(words_);
  layout->addWidget(report_, 1);
  layout->addWidget(buttons);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(words_, &QTreeWidget::currentItemChanged, this, &ImportDialog::show_picture);
  begin();
  import_->setFocus();
}

/// A roster goes into the open game; a map in degrees needs a scale, and is shown at the usual one.
void ImportDialog::begin() {
  refresh();
  if (!imported_) {
    scale_->setText(QStringLiteral("1:%1").arg(USUAL_SCALE));
    refresh();
    if (!imported_) scale_->clear();
    if (!imported_) refresh();
  }
  if (imported_ && imported_->format == ExchangeFormat::roster && session_.has_game()) into_->setChecked(true);
}

QWidget* ImportDialog::options_form() {
  inches_->set_number(1);
  inches_->set_range(0.01, 100);
  inches_->setToolTip(tr("Inches of one square, hex, tile or unit of the file"));
  add_rulesets(*ruleset_, session_.rulesets());
  const std::string usual = session_.has_game() ? session_.game().ruleset() : ImportOptions{}.ruleset;
  ruleset_->setCurrentIndex(std::max(0, ruleset_->findData(QString::fromStdString(usual))));
  side_->setToolTip(tr("For models without a side"));
  into_->setEnabled(session_.has_game());
  new_game_->setChecked(true);
  scale_->setToolTip(tr("For maps in metres or degrees: at 1:300 an inch is 25 feet"));
  auto* form = new QWidget;
  auto* layout = new QFormLayout(form);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addRow(new_game_);
  layout->addRow(into_);
  layout->addRow(tr("&Inches of a square"), inches_);
  layout->addRow(tr("S&cale"), scale_);
  layout->addRow(tr("&Ruleset"), ruleset_);
  layout->addRow(tr("&Side"), side_);
  connect(into_, &QRadioButton::toggled, this, &ImportDialog::refresh);
  connect(inches_, &NumberEdit::committed, this, &ImportDialog::refresh);
  connect(ruleset_, &QComboBox::currentIndexChanged, this, &ImportDialog::refresh);
  connect(side_, &QLineEdit::editingFinished, this, &ImportDialog::refresh);
  connect(scale_, &QLineEdit::editingFinished, this, &ImportDialog::refresh);
  return form;
}

ImportOptions ImportDialog::options() const {
  ImportOptions options;
  options.inches = inches_->number().value_or(0);
  if (ruleset_->count() > 0) options.ruleset = ruleset_->currentData().toString().toStdString();
  options.side = side_->text().trimmed().toStdString();
  options.kinds = kinds_;
  options.scale = scale_in(scale_->text());
  const RulesetSource& rulesets = session_.rulesets();
  options.refused_by_rules = [&rulesets](const Game& game) {
    const std::vector<std::string> ids = rulesets.ids();
    const bool known = std::find(ids.begin(), ids.end(), game.ruleset()) != ids.end();
    return known ? ruleset_problems(game, rulesets) : std::vector<Problem>();
  };
  options.ready_trait = [&rulesets](const Game& game, const std::string& trait) {
    return ready_trait(game, rulesets, trait);
  };
  return options;
}

void ImportDialog::refresh() {
  ruleset_->setEnabled(!into_->isChecked());
  imported_ = import_file(path_.toStdString(), options(), into_->isChecked() ? &session_.game() : nullptr);
  import_->setEnabled(imported_.ok());
  report_->clear();
  if (!imported_) {
    picture_->clear();
    summary_->setText(spoken(imported_.problem()));
    return;
  }
  ask_for(imported_->report.unknown);
  show_picture();
  show_report(imported_->report);
}

/// The table, and over it what is called by the word that is looked at.
void ImportDialog::show_picture() {
  if (!imported_) return;
  ViewStyle style;
  style.dark = is_dark(palette());
  QPixmap pixmap = QPixmap::fromImage(thumbnail(imported_->game, PICTURE * devicePixelRatio(), style));
  const int row = words_->indexOfTopLevelItem(words_->currentItem());
  if (row >= 0) {
    const Table& table = imported_->game.table();
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().highlight(), 3 * devicePixelRatio()));
    for (const Polyline& line : unknown_[static_cast<std::size_t>(row)].outlines) {
      QPolygonF drawn;
      for (const Vec p : line)
        drawn << QPointF(p.x / table.width * pixmap.width(), (1 - p.y / table.depth) * pixmap.height());
      painter.drawPolyline(drawn);
    }
  }
  pixmap.setDevicePixelRatio(devicePixelRatio());
  picture_->setPixmap(pixmap);
}

/// A row for each word that was not asked for yet; those that are answered stay, to be answered otherwise.
void ImportDialog::ask_for(const std::vector<UnknownWord>& words) {
  for (const UnknownWord& word : words) {
    const auto is_it = [&](const UnknownWord& known) { return known.word == word.word; };
    if (std::any_of(unknown_.begin(), unknown_.end(), is_it)) continue;
    unknown_.push_back(word);
    const QString text = QString::fromStdString(word.word);
    auto* item = new QTreeWidgetItem(words_, {text, QString::number(word.things)});
    auto* meanings = new QComboBox;
    meanings->setAccessibleName(tr("What %1 means").arg(text));
    meanings->addItem(tr("(skipped this time)"), QString());
    meanings->addItem(tr("nothing on a table"), QString(NOTHING));
    for (const Kind kind : all_kinds()) {
      const QString name = QString::fromStdString(std::string(name_of(kind)));
      meanings->addItem(spoken(name_of(kind)), name);
    }
    words_->setItemWidget(item, 2, meanings);
    connect(meanings, &QComboBox::currentIndexChanged, this,
            [this, meanings, asked = word.word] { answer(asked, meanings->currentData().toString()); });
  }
  words_->setVisible(!unknown_.empty());
  words_->resizeColumnToContents(0);
  if (!words_->currentItem() && !unknown_.empty()) words_->setCurrentItem(words_->topLevelItem(0));
}

void ImportDialog::answer(const std::string& word, const QString& meaning) {
  if (meaning.isEmpty())
    kinds_.erase(word);
  else
    kinds_[word] = kind_named(meaning.toStdString());
  refresh();
}

QComboBox& ImportDialog::meaning_of(int row) {
  return *qobject_cast<QComboBox*>(words_->itemWidget(words_->topLevelItem(row), 2));
}

void ImportDialog::done(int result) {
  if (result == Accepted) keep_words(kinds_);
  QDialog::done(result);
}

void ImportDialog::show_report(const ImportReport& report) {
  const auto number = [](std::size_t n) { return static_cast<qsizetype>(n); };
  summary_->setText(tr("Imported: %1, %2 and %3. Skipped: %4. Fixed: %5.")
                        .arg(counted_words("%n terrain feature", "%n terrain features", number(report.features)),
                             counted_words("%n unit", "%n units", number(report.units)),
                             counted_words("%n model", "%n models", number(report.pieces)))
                        .arg(number(report.count(Fate::left_out) + report.more))
                        .arg(number(report.count(Fate::mended))));
  for (const ReportLine& line : report.lines) {
    const QStringList cells{fate_text(line.fate), spoken(line.place), spoken(line.reason)};
    auto* item = new QTreeWidgetItem(report_, cells);
    item->setToolTip(2, as_plain(cells[2]));
  }
  for (int column = 0; column < 2; ++column) report_->resizeColumnToContents(column);
}

}  // namespace linesman
