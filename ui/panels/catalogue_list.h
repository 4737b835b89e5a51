// The entries of a catalogue under their headings, favourites first, with pictures; filtered while one types. An entry
// is chosen with Enter or a double click, or dragged out of the list.
#pragma once

#include <QTreeWidget>
#include <optional>

#include "rules/terms.h"
#include "ui/panels/catalogue_shelf.h"

namespace linesman {

class CatalogueList : public QTreeWidget {
  Q_OBJECT
 public:
  /// `shelf` outlives the list.
  explicit CatalogueList(const CatalogueShelf& shelf, QWidget* parent = nullptr);

  /// Shows the entries whose name or heading has all these words, of those for the ruleset (nullptr: of all).
  void show_entries(const QString& words, const Terms* terms);
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
  std::optional<QPoint> pressed_;
  bool dragging_ = false;
};

/// "1.2 × 2.6″, 30 × 66 mm"; of a round base its diameter.
QString base_text(const Footprint& base);

}  // namespace linesman
