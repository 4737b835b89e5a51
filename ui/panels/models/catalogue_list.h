// The entries of a catalogue under their headings, favourites first, with pictures; filtered while one types. An entry
// is chosen with Enter or a double click, or dragged out of the list.
#pragma once

#include <QObject>
#include <QSet>
#include <QString>
#include <QTreeWidget>
#include <optional>
#include <vector>

#include "catalogue/catalogue.h"
#include "rules/terms.h"

namespace linesman {

/// The catalogues of a folder, with names in the language of the window.
Result<std::vector<CatalogueEntry>> installed_catalogue(const QString& folder);

/// The catalogue as the player has it: what is installed, what he has put into his own, and which he likes best.
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

class CatalogueList : public QTreeWidget {
  Q_OBJECT
 public:
  /// `shelf` outlives the list.
  explicit CatalogueList(const CatalogueShelf& shelf, QWidget* parent = nullptr);

  /// Shows the entries whose name or heading has all these words, of those for the ruleset (nullptr: of all).
  void show_entries(const QString& words, const Terms* terms);
  /// Pictures have the colour of `side` in the game; it takes effect with the next `show_entries`.
  void set_side(const Game& game, const std::string& side);
  /// The number of entries with all these words, of all rulesets.
  qsizetype number_of(const QString& words) const;
  /// The current entry, nullptr while none is.
  const CatalogueEntry* current() const;

 signals:
  void chosen();
  /// The pointer has left with the current entry, is at that point of the screen, was let go there; or gave it up.
  void drag_begun();
  void dragged_to(const QPoint& global);
  void dropped_at(const QPoint& global);
  void drag_given_up();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void add(const QString& heading, const CatalogueEntry& entry);

  const CatalogueShelf& shelf_;
  std::string side_ = "model";
  Value sides_ = Value::empty_array();  ///< of the game, in its order: they say which colour is whose
  std::optional<QPoint> pressed_;
  bool dragging_ = false;
};

/// "1.2 × 2.6″, 30 × 66 mm"; of a round base its diameter.
QString base_text(const Footprint& base);

}  // namespace linesman
