// The palette: what is drawn next. Kinds with pictures, filtered as one types, those used last first; the shape, and
// its width and height.
#pragma once

#include <QButtonGroup>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QWidget>

#include "ui/panels/fields/number_edit.h"
#include "ui/session/session.h"

namespace linesman {

/// The meanings of the textures and marks on the table.
class LegendPanel : public QWidget {
  Q_OBJECT
 public:
  explicit LegendPanel(Session& session, QWidget* parent = nullptr);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QSizeF paint(QPainter* painter) const;
  Session& session_;
};

class PalettePanel : public QWidget {
  Q_OBJECT
 public:
  explicit PalettePanel(Session& session, QWidget* parent = nullptr);

 signals:
  /// The player chose something to draw: the tool that draws is wanted.
  void drawing_asked();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void lay_out();
  QWidget* choice_row(QButtonGroup* group);
  void fill();
  void refresh();
  void choose(QListWidgetItem* item);
  void remember(Kind kind);
  void take_measures();

  Session& session_;
  QLineEdit* filter_;
  QListWidget* kinds_;
  QButtonGroup* outline_buttons_;  ///< ids: OutlineShape
  QButtonGroup* use_buttons_;      ///< ids: ShapeUse
  NumberEdit* width_;
  NumberEdit* height_;
  NumberEdit* tolerance_;
  std::vector<Kind> recent_;  ///< the last one first
};

}  // namespace linesman
