// The reader and the writer of each format. Inside `exchange` only.
//
// A reader hands the things of the file to the builder. A Problem (without its file) means that the file gives no game.
#pragma once

#include "exchange/files_beside.h"
#include "exchange/import_builder.h"

namespace linesman::exchange {

Result<void> read_universal_vtt(const Value& file, ImportBuilder& builder);
Result<void> read_tiled(const Value& file, FilesBeside& files, ImportBuilder& builder);
Result<void> read_geojson(const Value& file, ImportBuilder& builder);
Result<void> read_roster(std::string_view text, ImportBuilder& builder);

/// Whether a text has a line that names columns of a roster.
bool names_columns(std::string_view text);

Exported write_universal_vtt(const Game& game, const MapPicture& picture);
Exported write_geojson(const Game& game);
Exported write_roster(const Game& game);

/// The lines of a report for options, house rules and history, which no format has a place for.
std::vector<ReportLine> without_rules(const Game& game);

}  // namespace linesman::exchange
