// Finds the journals of games whose window ended without saving them.
//
//   for (Unsaved& unsaved : unsaved_of(path, state_folder()))
//     if (player_wants(unsaved.game)) …          // else:
//       unsaved.discard();
#pragma once

#include <string>
#include <vector>

#include "files/disk/descriptor.h"
#include "files/documents/document.h"

namespace linesman {

/// A game that was not saved. Its journals stay locked while the object lives, so that no other window offers it too.
class Unsaved {
 public:
  Document base;             ///< as it was opened or saved last
  Game game;                 ///< with all restored changes
  std::string path;          ///< of its document; empty: it had no file
  std::string of;            ///< SHA-256 of the bytes of the document at `base`; empty without a file
  std::int64_t changes = 0;  ///< number of unsaved changes; 0: none could be restored
  std::string torn;          ///< a sentence about the part that could not be read; empty when all was read

  /// Removes the journals, when the game is kept elsewhere or not wanted. A damaged journal is put aside.
  void discard();

  struct File {
    std::string path;
    bool damaged = false;
    Descriptor lock;
    /// The path of a journal that is put aside.
    std::string aside() const { return path + ".damaged"; }
  };
  std::vector<File> files;
};

/// The unsaved games of one document, from journals beside it and in the state folder. Journals in use by a window are
/// left out. A journal with the very game of the document is removed, unless a part of it could not be restored.
std::vector<Unsaved> unsaved_of(const std::string& document, const std::string& state_folder);

/// The unsaved games of all documents in the state folder.
std::vector<Unsaved> unsaved_in(const std::string& state_folder);

/// $XDG_STATE_HOME/linesman; without that variable, ~/.local/state/linesman.
std::string state_folder();

}  // namespace linesman
