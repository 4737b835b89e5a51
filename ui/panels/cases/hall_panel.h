// The page Hall: a tile for each table of the event. A table's number, typed, opens it; Enter goes there.
#pragma once

#include <QAbstractButton>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

#include "ui/session/hall_service.h"

namespace linesman {

class HallTileButton : public QAbstractButton {
  Q_OBJECT
 public:
  HallTileButton(HallTile tile, QWidget* parent = nullptr);

  const HallTile& tile() const { return tile_; }
  void show_tile(const HallTile& tile);
  /// The rows below its number, as long as they fit. The tool tip has them whole.
  QStringList rows() const;
  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  /// Where its words stand.
  QRect room() const;

  HallTile tile_;
};

class HallPanel : public QWidget {
  Q_OBJECT
 public:
  HallPanel(Session& session, CaseService& cases, QWidget* parent = nullptr);

  std::vector<HallTileButton*> tiles() const { return tiles_; }

 signals:
  /// The file of a table is to be opened.
  void table_asked(const QString& file);
  void said(const QString& sentence);
  void refused(const QString& sentence);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void lay_out();
  void refresh();
  void place_tiles(const Hall& hall);
  void choose(std::int64_t number);
  const HallTile* chosen() const;
  void show_chosen();
  bool press(const QKeyEvent& key);
  void type(int digit);
  void open_table(std::int64_t number);
  void go();
  void write(CallKind kind, const QString& sentence);

  HallService* service_;
  QLabel* state_;
  QWidget* board_;
  QGridLayout* grid_;
  std::vector<HallTileButton*> tiles_;
  QComboBox* umpire_;
  QPushButton* open_;
  QPushButton* call_;
  QPushButton* go_;
  QPushButton* end_;
  std::optional<std::int64_t> number_;  ///< of the chosen table
  std::int64_t typed_ = 0;              ///< the digits of a number so far
  QTimer typing_;                       ///< runs while another digit may follow
};

}  // namespace linesman
