// What is shown without a game: how to begin, recent games, and the examples as pictures of their tables.
#pragma once

#include <QLabel>
#include <QWidget>

#include "ui/window/game_gallery.h"

namespace linesman {

class StartPage : public QWidget {
  Q_OBJECT
 public:
  /// `rulesets` outlives the page.
  explicit StartPage(const RulesetSource& rulesets, QWidget* parent = nullptr);

  void show_games(const QStringList& examples, const QStringList& recent);

 signals:
  void game_chosen(const QString& path);
  void open_asked();
  /// The command of that id (ui/window/command_box.h).
  void command_asked(const char* id);

 private:
  QLayout* beginnings();

  GameGallery* examples_;
  GameGallery* recent_;
  QWidget* recent_part_;
};

}  // namespace linesman
