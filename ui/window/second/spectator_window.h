// A window for opponents or a television: the table alone, the verdict large, nothing to press.
#pragma once

#include <QWidget>

#include "ui/panels/widgets.h"
#include "ui/session/session.h"
#include "ui/table/table_view.h"

namespace linesman {

class SpectatorWindow : public QWidget {
  Q_OBJECT
 public:
  /// It shows that session's game, move and verdict as they change, while both live. It opens on the screen and in the
  /// place that it had last.
  explicit SpectatorWindow(Session& session, QWidget* parent);
  ~SpectatorWindow() override;

  TableView& table() { return *view_; }
  QString verdict() const { return verdict_->text(); }

  /// An inch of the table is an inch of the screen (the setting of this screen), or the whole table is shown.
  void set_life_size(bool life_size);
  bool life_size() const { return life_size_; }

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

 private:
  void remember() const;
  void show_game();
  void show_answer();
  void frame();

  Session& session_;
  TableView* view_;
  PlainLabel* verdict_;
  PlainLabel* title_;
  bool life_size_ = false;
};

/// Pixels an inch on a screen: as calibrated, else as the screen says; at least 20.
double pixels_an_inch(const QScreen& screen);
void keep_pixels_an_inch(const QScreen& screen, double pixels);

}  // namespace linesman
