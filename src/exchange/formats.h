// One reader and one writer for each format. Inside `exchange` only.
//
// A reader hands what it finds to the builder; a Problem (its file is left empty) means that nothing comes of the file.
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

/// What a game says of its rules and of what has happened, where it says anything.
std::vector<ReportLine> without_rules(const Game& game);

}  // namespace linesman::exchange
