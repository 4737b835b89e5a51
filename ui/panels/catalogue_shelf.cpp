#include "ui/panels/catalogue_shelf.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <algorithm>

#include "files/json.h"

namespace linesman {

namespace {

const char* const FAVOURITES_KEY = "favourite_models";

QString sentence(const Problem& problem) { return QString::fromStdString(problem.sentence()); }

}  // namespace

CatalogueShelf::CatalogueShelf(const QString& installed_folder, QString own_file, QObject* parent)
    : QObject(parent), own_file_(std::move(own_file)) {
  if (auto installed = load_catalogues(installed_folder.toStdString()))
    installed_ = *std::move(installed);
  else
    problem_ = sentence(installed.problem());
  if (QFileInfo::exists(own_file_)) {
    auto own = load_catalogue(own_file_.toStdString());
    own_is_readable_ = own.ok();
    if (own)
      own_ = *std::move(own);
    else
      problem_ = sentence(own.problem());
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
  if (!own_is_readable_) return Problem{own_file_.toStdString(), "", "it could not be read, so it is left as it is"};
  QDir().mkpath(QFileInfo(own_file_).absolutePath());
  auto saved = save_file(own_file_.toStdString(), write_json(write_catalogue(own), 2) + "\n");
  if (!saved) return saved;
  own_ = std::move(own);
  join();
  emit changed();
  return {};
}

}  // namespace linesman
