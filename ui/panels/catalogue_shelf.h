// The catalogue as the player has it: what is installed, what he has put into his own, and which he likes best.
#pragma once

#include <QObject>
#include <QSet>
#include <QString>
#include <vector>

#include "catalogue/catalogue.h"

namespace linesman {

class CatalogueShelf : public QObject {
  Q_OBJECT
 public:
  /// `own_file` need not be there yet.
  CatalogueShelf(const QString& installed_folder, QString own_file, QObject* parent = nullptr);

  /// The installed ones, then his own. A catalogue that cannot be read is left out; `problem` says why.
  const std::vector<CatalogueEntry>& entries() const { return entries_; }
  const QString& problem() const { return problem_; }
  const CatalogueEntry* find(const std::string& id) const;

  bool is_own(const std::string& id) const { return find(own_, id) != nullptr; }
  bool is_favourite(const std::string& id) const { return favourites_.contains(QString::fromStdString(id)); }
  void set_favourite(const std::string& id, bool liked);

  /// Writes it into his own catalogue, under an id that no other has, which is given back.
  Result<std::string> add(CatalogueEntry entry);
  Result<void> remove(const std::string& id);

 signals:
  void changed();

 private:
  static const CatalogueEntry* find(const std::vector<CatalogueEntry>& entries, const std::string& id);
  Result<void> save(std::vector<CatalogueEntry> own);
  void join();

  QString own_file_;
  std::vector<CatalogueEntry> installed_;
  std::vector<CatalogueEntry> own_;
  std::vector<CatalogueEntry> entries_;
  bool own_is_readable_ = true;
  QSet<QString> favourites_;
  QString problem_;
};

}  // namespace linesman
