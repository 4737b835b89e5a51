// The changes that menus and panels make to terrain. Each is one command on the undo stack, recorded in the history, or
// a Problem and nothing done. Locked terrain is left alone by all but its lock and its form.
#pragma once

#include "editing/terrain_edits.h"
#include "editing/transform.h"
#include "ui/session/session.h"

namespace linesman {

/// The selected features, in the order in which they were selected.
std::vector<FeatureIndex> selected_terrain(const Session& session);

/// The feature of that id becomes `after`. `what` completes «Undo …».
Result<void> change_feature(Session& session, const Feature& after, const QString& what);
/// Sets a trait, or with null takes it away.
Result<void> edit_feature_trait(Session& session, FeatureIndex feature, const std::string& key, const Value& value);
/// How the players rate it under the ruleset; null: as its kind is rated.
Result<void> rate_feature(Session& session, FeatureIndex feature, const std::string& ruleset, const Value& rating);

// On what is selected.
Result<void> delete_terrain(Session& session);
Result<void> duplicate_terrain(Session& session);
Result<void> reorder_terrain(Session& session, Reorder where);
Result<void> lock_terrain(Session& session, bool locked);
/// Across its middle: from west to east, or from south to north.
Result<void> mirror_terrain(Session& session, bool east_west);
Result<void> align_terrain(Session& session, Alignment where);
Result<void> join_terrain(Session& session);

}  // namespace linesman
