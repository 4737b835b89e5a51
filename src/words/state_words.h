// Statuses that players set as sentences: for tool tips, pages, sheets and the history.
//
//   for (const StatusInWords& each : state_words(game, piece, terms)) say(each.words);   // "Held: pinned, until the
//   end of turn 3"
#pragma once

#include <vector>

#include "base/sentence.h"
#include "rules/terms.h"
#include "state/statuses.h"

namespace linesman {

/// "Held: pinned", with its end if it has one.
Sentence hold_words(const state::Hold& hold);
/// "−2″", "+1″", "½", "×2": of both `times` stands first. `terms` may be nullptr.
Sentence modifier_figure(const state::Modifier& modifier, const Terms* terms);
/// "Modifier: −2″, 2 Shock", with its end if it has one.
Sentence modifier_words(const state::Modifier& modifier, const Terms* terms);

/// The sentence of a status of a piece or unit.
enum class StatusForm {
  hold,
  modifier,
  unread,  ///< no rule reads it
  other    ///< a rule reads it; it has an end
};

struct StatusInWords {
  StatusForm form{};
  std::string key;
  std::size_t number = 0;  ///< among the holds or modifiers of its owner
  bool of_unit = false;
  bool is_over = false;
  Sentence words;
};

/// The holds, modifiers, statuses that no rule reads and statuses with an end of a piece: its unit's first, then its
/// own. Of the document as it stands, what is over too. Without terms (nullptr) every status is read.
std::vector<StatusInWords> state_words(const Game& document, PieceIndex piece, const Terms* terms);

/// Whether `state_words` has something to say of some status of the object.
bool has_state(const Value& status, const Terms* terms);

/// The holds or modifiers that a status with this key is; empty for any other status.
std::vector<Sentence> words_of_status(std::string_view key, const Value& value, const Terms* terms);

}  // namespace linesman
