// The things that players do with the record of a game, besides carrying orders out. Each is one command on the undo
// stack.
#pragma once

#include "files/documents/record.h"
#include "record/rejudged.h"
#include "record/seen.h"
#include "ui/session/session.h"

namespace linesman {

/// Carries the proposed order out, whatever its ruling, because an umpire says so, and drops it. A Problem when there
/// is none, its dice are missing, or text or name are empty.
Result<void> decide_order(Session& session, const QString& text, const QString& by);

/// An umpire's word on the ruling of an entry; the table stays as it is.
Result<void> decide_entry(Session& session, const Decision& decision);

/// Records a move that a camera saw, with its models where they were seen. A Problem when the game does not allow it.
Result<void> record_seen_move(Session& session, const SeenMove& seen);

/// A bookmark (without text) or a remark.
void add_remark(Session& session, const EntryNote& remark);

/// Dice of an entry put right: another roll that says why.
Result<void> correct_roll(Session& session, std::int64_t seq, const std::vector<double>& faces, const QString& why);

/// Begins to put an entry right: the game goes back to before it, and its order is proposed, to be changed.
Result<void> begin_to_put_right(Session& session, std::int64_t seq);

/// Carries the proposed order out in the place of that entry, and makes all later ones again. A Problem when the order
/// is not legal there.
Result<Rejudged> put_right(Session& session, std::int64_t seq);

/// Goes back, or on, to where the game stood after an entry: what is done next begins a branch there.
Result<void> go_on_from(Session& session, std::int64_t seq);

}  // namespace linesman
