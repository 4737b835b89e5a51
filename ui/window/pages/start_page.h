// The page that is shown without a game: how to begin, recent games, and the examples as pictures of their tables.
#pragma once

#include <QLabel>
#include <QListWidget>
#include <QWidget>

#include "referee/referee.h"

namespace linesman {

/// Games as pictures of their tables, with title and ruleset, drawn one after the other so that the list is there at
/// once.
class GameGallery : public QListWidget {
  Q_OBJECT
 public:
  /// `rulesets` say what the rulesets of the games are called; it outlives the gallery.
  GameGallery(const RulesetSource& rulesets, QSize picture, const QString& name, QWidget* parent = nullptr);

  /// Files of games. Games that cannot be read stand there by the names of their files. Pictures are made while they
  /// can be seen.
  void show_games(const QStringList& paths);
  /// The height that one row of pictures takes.
  int row_height() const;

 signals:
  void game_chosen(const QString& path);

 protected:
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void draw_next();
  QString words_about(const Game& game) const;

  const RulesetSource& rulesets_;
  QSize picture_;
  int next_ = 0;  ///< the first without its picture
};

/// The picture of a game's table, kept beside other pictures of this user until the file changes; null for a file that
/// is no game.
QPixmap table_picture(const QString& path, QSize size, bool dark);

class StartPage : public QWidget {
  Q_OBJECT
 public:
  /// `rulesets` outlives the page.
  explicit StartPage(const RulesetSource& rulesets, QWidget* parent = nullptr);

  void show_games(QStringList examples, const QStringList& recent);

 signals:
  void game_chosen(const QString& path);
  void open_asked();
  /// The command of that id (ui/window/command_box.h).
  void command_asked(const char* id);

 private:
  QLayout* beginnings();

  const RulesetSource& rulesets_;
  GameGallery* examples_;
  GameGallery* recent_;
  QWidget* recent_part_;
};

}  // namespace linesman
