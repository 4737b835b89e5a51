// The reader and the writer of each format. Inside `exchange` only.
//
// A reader hands the things of the file to the builder. A Problem (without its file) means that the file gives no game.
#pragma once

#include "exchange/files_beside.h"
#include "exchange/import_builder.h"
#include "exchange/xml.h"

namespace linesman::exchange {

Result<void> read_universal_vtt(const Value& file, ImportBuilder& builder);
Result<void> read_tiled(const Value& file, FilesBeside& files, ImportBuilder& builder);
Result<void> read_geojson(const Value& file, ImportBuilder& builder);
Result<void> read_roster(std::string_view text, ImportBuilder& builder);
/// A roster of a list builder, in XML or JSON.
Result<void> read_selections(const XmlElement& roster, ImportBuilder& builder);
Result<void> read_selections(const Value& file, ImportBuilder& builder);
/// A list of units as text.
Result<void> read_text_list(std::string_view text, ImportBuilder& builder);
Result<void> read_tabletop_simulator(const Value& file, ImportBuilder& builder);

/// Whether a text has a line that names columns of a roster.
bool names_columns(std::string_view text);
/// Whether a text has a line with a number of models or a cost, as lists of units have.
bool lists_units(std::string_view text);

Exported write_universal_vtt(const Game& game, const MapPicture& picture);
Exported write_geojson(const Game& game);
Exported write_roster(const Game& game);
Exported write_tabletop_simulator(const Game& game);

/// The members of a piece of a document as plain properties, those of its base among them; without id, place and side.
Value::Object properties_of_piece(const Value& piece);

/// The lines of a report for options, house rules and history, which no format has a place for.
std::vector<ReportLine> without_rules(const Game& game);

}  // namespace linesman::exchange
