// The open document and the file that it is in.
#pragma once

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "files/documents/document.h"
#include "ui/session/open/entry_basis.h"

namespace linesman {

class OpenFile : public QObject {
  Q_OBJECT
 public:
  OpenFile() { connect(&undo_stack_, &QUndoStack::cleanChanged, this, &OpenFile::changed); }

  bool is_open() const { return open_; }
  const Document& document() const { return document_; }
  const QString& name() const { return name_; }  ///< empty for a game that was never in a file
  QUndoStack& undo_stack() { return undo_stack_; }
  /// Something is not in the file yet: a change, or an entry that undo has stepped back over.
  bool modified() const { return !undo_stack_.isClean() || document_.game.history().size() != entries_in_file_; }
  /// The document is on disk as it is now, under that name.
  void saved_as(const QString& name, Value source);
  /// The basis of an entry that is made now.
  EntryBasis entry_basis(const std::shared_ptr<const Ruleset>& ruleset) { return basis_.of(document_.game, ruleset); }

  // For the session.
  /// Puts another document in place of this one, with an empty undo stack; says nothing.
  void begin(Document document, const QString& name, bool open);
  void set_game(Game game) { document_.game = std::move(game); }

 signals:
  void changed();  ///< its name or saved state

 private:
  Document document_;
  bool open_ = false;
  QString name_;
  std::size_t entries_in_file_ = 0;
  QUndoStack undo_stack_;
  EntryBasisCache basis_;
};

}  // namespace linesman
