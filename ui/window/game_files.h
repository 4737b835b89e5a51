// Opening and saving games: dialogs, recent games, the question about unsaved changes.
#pragma once

#include <QObject>
#include <QStringList>
#include <functional>

#include "journal/unsaved.h"
#include "ui/session/session.h"
#include "ui/window/kept_game.h"

class QWidget;

namespace linesman {

// Orders that come from files and from the clipboard.

/// The file is an order, or an entry of a history, and no game.
bool is_order_file(const QString& path);

/// Proposes the order in a JSON text, or of a history's entry with one, and selects whom it is for; `file` is for the
/// Problem. Without an open game there is nothing to order.
Result<void> propose_order(Session& session, const Result<Value>& json, const std::string& file);

/// The clipboard's text, taken for such a JSON text.
Result<void> propose_copied_order(Session& session);

class GameFiles : public QObject {
  Q_OBJECT
 public:
  /// Dialogs belong to `window`.
  GameFiles(Session& session, QWidget* window);

  /// Opens a file in place of the open game. A bad file leaves everything as it is, and `failed` says so. What
  /// another program has open is opened as a copy, and changes that were never saved are offered (`offered`).
  bool open(const QString& path);
  /// A game that is in no file yet in place of the open one.
  void begin(Document document);
  /// An example or another read-only file is saved under a name of its own. A file that another program has changed
  /// since is not replaced unasked (`offered`).
  bool save();
  bool save_as();
  /// `changed_too`: the player wants the file replaced whatever became of it.
  bool save_to(const QString& path, bool changed_too = false);
  /// Writes a game that has unsaved changes into a new file beside its own, or where that cannot be among the player's
  /// data, and gives the path; an empty one when there is nothing to save. The game stays the one of its own file.
  Result<QString> save_copy() const;
  /// Keeps a table that no file has among the recent ones, for a week. A Problem where it cannot be written.
  Result<void> put_by(const Document& document);
  /// Nothing unsaved is left, or the player lets it go.
  bool may_leave();

  QStringList recent() const;
  const KeptGame& kept() const { return kept_; }

  /// Without a game: offers those that were in no file or are among the recent ones, and were not saved.
  void offer_unsaved();

 public slots:
  void ask_and_open();
  void close_game();

 signals:
  /// One sentence: file, pointer, reason.
  void failed(const QString& sentence);
  /// The same, with what can be done about it.
  void offered(const QString& sentence, const QString& button, std::function<void()> act);
  void opened(const QString& path);
  /// The file that the player opened is an order, not a game.
  void order_met(const QString& path);
  void saved(const QString& path);
  void recent_changed();

 private:
  void remember(const QString& path);
  void say_why_not(const QString& path, const Problem& problem);
  void say_in_use(const QString& path);
  void offer(std::vector<Unsaved> unsaved);
  bool put_aside(Unsaved& unsaved);
  void restore();

  Session& session_;
  QWidget* window_;
  KeptGame kept_;
  std::vector<Unsaved> unsaved_;  ///< found and neither restored nor done with
};

}  // namespace linesman
