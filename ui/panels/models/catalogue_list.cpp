#include "ui/panels/models/catalogue_list.h"
#include "drawing/report/spoken.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSettings>
#include <algorithm>

#include "base/lengths.h"
#include "base/text.h"
#include "drawing/picture/models/models_picture.h"
#include "drawing/picture/palette.h"
#include "drawing/picture/plain_text.h"
#include "drawing/report/translation.h"
#include "files/disk/file.h"
#include "files/json.h"
#include "files/phrases.h"
#include "table/roster.h"
#include "ui/panels/models/base_form.h"

namespace linesman {

namespace {

const char* const FAVOURITES_KEY = "favourite_models";

}  // namespace

Result<std::vector<CatalogueEntry>> installed_catalogue(const QString& folder) {
  auto entries = load_catalogues(folder.toStdString());
  if (!entries) return entries;
  std::vector<CatalogueEntry> in_words = std::move(entries).value();
  for (CatalogueEntry& entry : in_words)
    for (std::string* words : {&entry.name, &entry.group})
      *words = phrases_in_language().word(*words, CATALOGUE_CONTEXT);
  return in_words;
}

CatalogueShelf::CatalogueShelf(const QString& installed_folder, QString own_file, QObject* parent)
    : QObject(parent), own_file_(std::move(own_file)) {
  if (auto installed = installed_catalogue(installed_folder))
    installed_ = *std::move(installed);
  else
    problem_ = spoken(installed.problem());
  if (QFileInfo::exists(own_file_)) {
    auto own = load_catalogue(own_file_.toStdString());
    own_is_readable_ = own.ok();
    if (own)
      own_ = *std::move(own);
    else
      problem_ = spoken(own.problem());
  }
  for (const QString& id : QSettings().value(FAVOURITES_KEY).toStringList()) favourites_.insert(id);
  join();
}

void CatalogueShelf::join() {
  entries_ = installed_;
  for (const CatalogueEntry& entry : own_)
    if (find(installed_, entry.id) == nullptr) entries_.push_back(entry);
}

const CatalogueEntry* CatalogueShelf::find(const std::vector<CatalogueEntry>& entries, const std::string& id) {
  const auto it = std::find_if(entries.begin(), entries.end(), [&](const CatalogueEntry& e) { return e.id == id; });
  return it == entries.end() ? nullptr : &*it;
}

const CatalogueEntry* CatalogueShelf::find(const std::string& id) const { return find(entries_, id); }

void CatalogueShelf::set_favourite(const std::string& id, bool liked) {
  if (liked)
    favourites_.insert(QString::fromStdString(id));
  else
    favourites_.remove(QString::fromStdString(id));
  QSettings().setValue(FAVOURITES_KEY, QStringList(favourites_.values()));
  emit changed();
}

Result<std::string> CatalogueShelf::add(CatalogueEntry entry) {
  const std::string stem = entry.id;
  for (int n = 2; find(entry.id) != nullptr; ++n) entry.id = stem + '-' + std::to_string(n);
  std::vector<CatalogueEntry> own = own_;
  own.push_back(entry);
  if (const auto saved = save(std::move(own)); !saved) return saved.problem();
  return entry.id;
}

Result<void> CatalogueShelf::remove(const std::string& id) {
  std::vector<CatalogueEntry> own = own_;
  std::erase_if(own, [&](const CatalogueEntry& entry) { return entry.id == id; });
  return save(std::move(own));
}

// A catalogue that could not be read is not written over.
Result<void> CatalogueShelf::save(std::vector<CatalogueEntry> own) {
  if (!own_is_readable_) return Problem{own_file_.toStdString(), "", "it cannot be read, so it stays unchanged"};
  QDir().mkpath(QFileInfo(own_file_).absolutePath());
  auto saved = save_file(own_file_.toStdString(), write_json(write_catalogue(own), 2) + "\n");
  if (!saved) return saved;
  own_ = std::move(own);
  join();
  emit changed();
  return {};
}

namespace {

constexpr int PICTURE = 30;  // pixels
constexpr int ENTRY_ID = Qt::UserRole;

QString figure(double number, int decimals) { return spoken(word(number_text(number, decimals))); }

/// The model as it would stand on the table, facing up, in the colour of its side.
QIcon picture_of(const CatalogueEntry& entry, const std::string& side, const Value& sides, const QPalette& colours,
                 double density) {
  Piece piece;
  piece.id = entry.id;
  piece.side = side;
  piece.base = entry.base;
  piece.traits = entry.traits;
  for (const EntryForRuleset& part : entry.rulesets)
    for (const auto& [key, value] : part.traits.members()) piece.traits = piece.traits.with(key, value);
  Game::Parts parts;
  parts.pieces.push_back(piece);
  parts.annotations = parts.annotations.with("sides", sides);
  QPixmap pixmap(QSize(PICTURE, PICTURE) * density);
  pixmap.setDevicePixelRatio(density);
  pixmap.fill(Qt::transparent);
  QPainter painter(&pixmap);
  painter.setRenderHint(QPainter::Antialiasing);
  const double half = PICTURE / 2.0;
  const Projection projection{(half - 2) / outer_radius(entry.base), {half, half}};
  const bool dark = is_dark(colours);
  paint_model(painter, projection, {Game(std::move(parts)), PieceIndex{0}, entry.base, {}}, Palette::of(dark));
  return pixmap;
}

bool has_all_words(const CatalogueEntry& entry, const QString& words) {
  const QString text = QString::fromStdString(entry.name + ' ' + entry.group);
  for (const QString& word : words.split(' ', Qt::SkipEmptyParts))
    if (!text.contains(word, Qt::CaseInsensitive)) return false;
  return true;
}

}  // namespace

CatalogueList::CatalogueList(const CatalogueShelf& shelf, QWidget* parent) : QTreeWidget(parent), shelf_(shelf) {
  setAccessibleName(tr("Models of the catalogue"));
  setColumnCount(1);
  setHeaderHidden(true);
  setIconSize({PICTURE, PICTURE});
  setUniformRowHeights(false);  // headings have no picture
  setFrameShape(QFrame::NoFrame);
  connect(this, &QTreeWidget::itemDoubleClicked, this, [this] {
    if (current() != nullptr) emit chosen();
  });
}

void CatalogueList::set_side(const Game& game, const std::string& side) {
  const auto sides = sides_of(game);
  sides_ = Value(Value::Array(sides.begin(), sides.end()));
  side_ = side.empty() ? "model" : side;
}

void CatalogueList::show_entries(const QString& words, const Terms* terms) {
  const QString before = currentItem() != nullptr ? currentItem()->data(0, ENTRY_ID).toString() : QString();
  clear();
  std::vector<const CatalogueEntry*> shown;
  for (const CatalogueEntry& entry : shelf_.entries())
    if ((terms == nullptr || entry.part_for(terms->lineage) != nullptr) && has_all_words(entry, words))
      shown.push_back(&entry);
  for (const CatalogueEntry* entry : shown)
    if (shelf_.is_favourite(entry->id)) add(tr("Favourites"), *entry);
  for (const CatalogueEntry* entry : shown) add(QString::fromStdString(entry->group), *entry);
  expandAll();
  for (QTreeWidgetItemIterator it(this, QTreeWidgetItemIterator::NoChildren); *it != nullptr; ++it)
    if (currentItem() == nullptr || (*it)->data(0, ENTRY_ID).toString() == before) {
      setCurrentItem(*it);
      if (!before.isEmpty() && (*it)->data(0, ENTRY_ID).toString() == before) break;
    }
}

qsizetype CatalogueList::number_of(const QString& words) const {
  const auto& all = shelf_.entries();
  return std::count_if(all.begin(), all.end(),
                       [&](const CatalogueEntry& entry) { return has_all_words(entry, words); });
}

void CatalogueList::add(const QString& heading, const CatalogueEntry& entry) {
  const auto found = findItems(heading, Qt::MatchExactly);
  QTreeWidgetItem* branch = found.isEmpty() ? new QTreeWidgetItem(this, {heading}) : found.front();
  branch->setFlags(Qt::ItemIsEnabled);
  QFont bold = font();
  bold.setBold(true);
  branch->setFont(0, bold);
  auto* item = new QTreeWidgetItem(branch, {QString::fromStdString(entry.name)});
  item->setData(0, ENTRY_ID, QString::fromStdString(entry.id));
  item->setIcon(0, picture_of(entry, side_, sides_, palette(), devicePixelRatioF()));
  item->setToolTip(0, as_plain(QString("%1\n%2").arg(QString::fromStdString(entry.name), base_text(entry.base))));
}

const CatalogueEntry* CatalogueList::current() const {
  return currentItem() == nullptr ? nullptr : shelf_.find(currentItem()->data(0, ENTRY_ID).toString().toStdString());
}

void CatalogueList::mousePressEvent(QMouseEvent* event) {
  QTreeWidget::mousePressEvent(event);
  const bool on_entry = itemAt(event->position().toPoint()) == currentItem() && current() != nullptr;
  if (event->button() == Qt::LeftButton && on_entry) pressed_ = event->globalPosition().toPoint();
}

void CatalogueList::mouseMoveEvent(QMouseEvent* event) {
  const QPoint here = event->globalPosition().toPoint();
  if (!pressed_) return;
  if (!dragging_ && (here - *pressed_).manhattanLength() >= QApplication::startDragDistance()) {
    dragging_ = true;
    emit drag_begun();
  }
  if (dragging_) emit dragged_to(here);
}

void CatalogueList::mouseReleaseEvent(QMouseEvent* event) {
  pressed_.reset();
  if (!std::exchange(dragging_, false)) return QTreeWidget::mouseReleaseEvent(event);
  emit dropped_at(event->globalPosition().toPoint());
}

void CatalogueList::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && std::exchange(dragging_, false)) {
    pressed_.reset();
    emit drag_given_up();
    return;
  }
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (!enter || current() == nullptr) return QTreeWidget::keyPressEvent(event);
  emit chosen();
}

QString base_text(const Footprint& base) {
  const Box box = frame_box(base);
  const double width = box.max.x - box.min.x;
  const double length = box.max.y - box.min.y;
  if (std::holds_alternative<CircleBase>(base))
    return CatalogueList::tr("round, %1″, %2 mm").arg(figure(width, 2), figure(width * MILLIMETRES_IN_AN_INCH, 1));
  return CatalogueList::tr("%1 × %2″, %3 × %4 mm")
      .arg(figure(width, 2), figure(length, 2), figure(width * MILLIMETRES_IN_AN_INCH, 1),
           figure(length * MILLIMETRES_IN_AN_INCH, 1));
}

}  // namespace linesman
