// Models to put on the table: the catalogue, how many of them, for which side and how they stand.
#pragma once

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include "catalogue/placement.h"
#include "ui/panels/fields/number_edit.h"
#include "ui/panels/models/catalogue_list.h"
#include "ui/session/session.h"

namespace linesman {

class CataloguePanel : public QWidget {
  Q_OBJECT
 public:
  /// `shelf` outlives the panel.
  CataloguePanel(Session& session, CatalogueShelf& shelf, QWidget* parent = nullptr);

  /// The current entry; nullptr while none is.
  const CatalogueEntry* entry() const { return list_->current(); }
  PlacementRequest placement() const;
  CatalogueShelf& shelf() { return shelf_; }

 signals:
  /// The current entry is to be put on the table as `placement` says; with a drag as it goes on.
  void put_asked();
  void drag_begun();
  void dragged_to(const QPoint& global);
  void dropped_at(const QPoint& global);
  void drag_given_up();
  /// A piece that is selected is to become what the current entry is.
  void replace_asked();
  void said(const QString& sentence);
  void refused(const QString& sentence);

 protected:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void lay_out();
  void lay_out_more(QVBoxLayout& layout);
  void listen();
  void refresh();
  void refresh_sides();
  void refresh_buttons();
  void add_selected();
  void remove_own();
  QString default_side() const;
  QString words_without_entry() const;

  Session& session_;
  CatalogueShelf& shelf_;
  QLineEdit* filter_;
  QCheckBox* all_;
  QLabel* problem_;
  CatalogueList* list_;
  QLabel* base_;
  QComboBox* side_;
  QSpinBox* copies_;
  QComboBox* arrangement_;
  NumberEdit* gap_;
  QCheckBox* as_unit_;
  QPushButton* put_;
  QToolButton* favourite_;
  QToolButton* add_;
  QToolButton* remove_;
  QToolButton* replace_;
};

}  // namespace linesman
