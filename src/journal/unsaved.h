// Games whose window ended without saving them, found by their journals.
#pragma once

#include <string>
#include <vector>

#include "files/descriptor.h"
#include "files/document.h"

namespace linesman {

/// Held as long as it lives, so that no other window offers it too.
class Unsaved {
 public:
  Document base;             ///< as it was opened or saved last
  Game game;                 ///< with all that was kept
  std::string path;          ///< of its document; empty: it was in no file
  std::string of;            ///< SHA-256 of the document's bytes that it goes on from; empty as above
  std::int64_t changes = 0;  ///< that were not saved; 0: none of them could be restored
  std::string torn;          ///< a sentence about what of it could not be read; empty when all could

  /// It is saved or kept elsewhere now, or nobody wants it: its journals go. One that was damaged is put aside.
  void discard();

  struct File {
    std::string path;
    bool damaged = false;
    Descriptor lock;
    /// Where it is put aside.
    std::string aside() const { return path + ".damaged"; }
  };
  std::vector<File> files;
};

/// Of one document, beside it and in the folder; none that another window has at work, and none that holds the very
/// game that the document holds (those are taken away), unless more of it could not be restored.
std::vector<Unsaved> unsaved_of(const std::string& document, const std::string& state_folder);

/// All in the folder, whatever their document.
std::vector<Unsaved> unsaved_in(const std::string& state_folder);

/// $XDG_STATE_HOME/linesman, or what the home has in its place.
std::string state_folder();

}  // namespace linesman
