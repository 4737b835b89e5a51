// Hands that build a table: the palette of terrain and the catalogue of models, worked with the mouse and with keys.
#pragma once

#include <QLineEdit>
#include <QListWidget>

#include "ui/panels/models/catalogue_panel.h"
#include "ui/panels/terrain/palette_panel.h"
#include "window/window_test_support.h"

namespace linesman::testing_window {

class BuildingTest : public WindowTest {
 protected:
  PalettePanel& palette() { return *window->findChild<PalettePanel*>(); }
  /// Nullptr: none of that name.
  QListWidgetItem* kind_item(const QString& words);
  /// As a player does it: the picture in the palette is clicked.
  void choose(const QString& kind);
  void choose_shape(const QString& begins);
  /// Forty features of five kinds, each its own place in a raster of eight by five.
  void draw_forty_with_the_mouse();
  /// Likewise, each as three corners.
  void draw_forty_by_keys();
  /// To whatever has the focus.
  void type(const QString& text);
  QString in_hand() { return window->actions().tools()->checkedAction()->data().toString(); }
  std::size_t features() { return session().game().terrain().size(); }

  CataloguePanel& catalogue() { return *window->findChild<CataloguePanel*>(); }
  CatalogueList& catalogue_list() { return *catalogue().findChild<CatalogueList*>(); }
  QLineEdit& catalogue_filter();
  /// Types a name into the filter, so that the list begins with the entry.
  void find_model(const char* name);
  /// Drags the current entry out of the list to a point of the table.
  void drag_on_to(Vec place);
  std::size_t pieces() { return session().game().pieces().size(); }
};

}  // namespace linesman::testing_window
