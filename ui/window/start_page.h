// What is shown without a game: recent games, and the examples as pictures of their tables.
#pragma once

#include <QListWidget>
#include <QWidget>

namespace linesman {

class StartPage : public QWidget {
  Q_OBJECT
 public:
  explicit StartPage(QWidget* parent = nullptr);

  void show_games(const QStringList& examples, const QStringList& recent);

 signals:
  void game_chosen(const QString& path);
  void open_asked();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void draw_next();
  bool eventFilter(QObject* watched, QEvent* event) override;

  QListWidget* examples_;
  QListWidget* recent_;
  QWidget* recent_part_;
  int next_ = 0;  ///< of the examples: the first without its picture
};

/// The picture of a game's table, kept beside other pictures of this user until the file changes; null for a file that
/// is no game.
QPixmap table_picture(const QString& path, QSize size, bool dark);

}  // namespace linesman
