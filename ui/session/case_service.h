// The folder of cases of the open game, read off the interface thread: the cases that are like the present move, those
// with certain words, contradictions, and cases that are written.
//
//   cases.want(true);
//   connect(&cases, &CaseService::changed, this, [&] { show(cases.found()); });
#pragma once

#include <QTimer>
#include <functional>
#include <memory>

#include "casebook/case_desk.h"
#include "casebook/case_folder.h"
#include "casebook/event.h"
#include "ui/session/current_question.h"

namespace linesman {

/// The folder as it was read, and the present move looked up in it.
struct CasesFound {
  QString folder;
  std::shared_ptr<const CaseBook> book;   ///< nullptr with a problem
  std::optional<Problem> problem{};       ///< why the folder cannot be read
  std::vector<FileProblem> left_out{};    ///< files that are no cases
  std::vector<Conflict> conflicts{};      ///< of the book
  std::shared_ptr<const HeardMove> move;  ///< nullptr: nothing is ruled now
  std::optional<Problem> move_problem{};  ///< why it cannot be looked up
  LookedUp facts{};                       ///< of the move
  std::vector<LikeCase> like{};           ///< all that are the same or like it
  std::vector<std::size_t> with_words{};  ///< of `CaseService::words`; the newest first
};
using CasesPtr = std::shared_ptr<const CasesFound>;

/// A case of the folder, read whole, with its move judged.
struct ShownCase {
  FiledCase one;
  std::shared_ptr<const HeardMove> move;  ///< nullptr: it has no game, or that cannot be judged any more
};
using ShownCasePtr = std::shared_ptr<const ShownCase>;

/// Where a dispute comes from, when it is about a game that has a file.
struct RuledFrom {
  QString file;           ///< of the game; empty: it has none
  std::int64_t seq = 0;   ///< where its record stands
  std::string chain{};    ///< of that entry; empty: it has none
  bool is_ruled = false;  ///< that entry has a ruling, on which a decision may be made
};

class CaseService : public QObject {
  Q_OBJECT
 public:
  CaseService(Session& session, CurrentQuestion& asking, QObject* parent = nullptr);

  /// The folder of cases; empty: none. It is that of the event to which the game belongs, or the folder `cases` beside
  /// the game, or the one that was chosen last.
  const QString& folder() const { return folder_; }
  /// The folder of the event to which it belongs; empty: none.
  QString event() const;
  /// Chosen by the player; it is remembered.
  void choose_folder(const QString& folder);

  /// The game about which a dispute is, while the open one is a copy of it.
  void come_from(const RuledFrom& from);
  const RuledFrom& from() const { return from_; }

  /// The table of the event that is played in the game; nothing: none.
  std::optional<EventTable> table() const;

  /// While it is wanted by that name the folder is read and the present move is looked up.
  void want(const QString& who, bool wanted);

  /// The newest answer, also while it is not current; nullptr: there is none yet.
  const CasesPtr& found() const { return found_; }
  /// It is about the present move.
  bool is_current() const { return current_; }

  /// Words to be looked for; empty: none.
  void look_for(const QString& words);
  const QString& words() const { return words_; }

  /// The present move as a draft without its words. Nothing when no way and no place is ruled on now.
  std::optional<CaseDraft> draft() const;

  /// Writes a case. Returns at once; the result comes to `taken`.
  void add(CaseDraft draft, std::function<void(const Result<AddedCase>& added)> taken);

  /// Reads a case whole and judges its move; may be called on any thread.
  static Result<ShownCase> whole_case(const QString& folder, const FiledCase& one, const RulesetSource& rulesets);

 signals:
  void changed();
  void folder_changed();

 private:
  /// A folder as it was read last, for the worker's thread alone.
  struct Shelf;

  void find_folder();
  void outdate();
  void begin();
  void look_into_folder();
  /// The file of the game, from the folder of its event; empty: it does not lie in one.
  std::string file_in_event() const;
  std::optional<std::pair<Game, Value>> present() const;

  Session& session_;
  CurrentQuestion& asking_;
  QString folder_;
  RuledFrom from_;
  QString words_;
  QStringList wanted_by_;
  CasesPtr found_;
  bool current_ = false;
  QTimer rest_;   ///< a drag brings many answers: the last is looked up
  QTimer again_;  ///< files may come into the folder at any time
  std::shared_ptr<Shelf> shelf_;
  NewestWork work_;
  NewestWork writing_;
};

}  // namespace linesman
