// Pictures that calls write.
#pragma once

#include "cli/call.h"

namespace linesman {

/// "1", "0.1", "1:10", "2:1": inches of paper for an inch of the table.
Result<double> parse_scale(std::string_view text);

/// What a call says of its picture.
Result<PictureWish> picture_wish(const Call& call);

/// The bases in play under the game's rules; none where these are not here or cannot read the game, for a table can be
/// drawn all the same.
std::vector<Footprint> bases_in_play(const Game& game, const Services& services);

/// Draws into the file `path`, whole or not at all.
Result<void> draw(const Drawn& drawn, const std::string& path, const PictureWish& wish, const Services& services);

}  // namespace linesman
