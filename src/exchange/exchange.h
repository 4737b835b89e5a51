// Imports games from files of other programs, and exports games to them.
//
// An import gives a game that `files` would read, or a Problem with one sentence. The report lists the things of the
// file that had no place in a game or were changed to fit. A file has at most MAX_FILE_BYTES bytes and is nested at
// most MAX_NESTING deep (files/json.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "exchange/imported.h"

namespace linesman {

/// The format by the ending of a file's name, in upper or lower case: .dd2vtt, .df2vtt, .uvtt, .tmj, .tsj, .tmx,
/// .tsx, .geojson, .csv, .ros, .rosz, .tts.json. An import uses it only when the content leaves the format open.
std::optional<ExchangeFormat> exchange_format_of(std::string_view path);

/// Imports the file as a new game. With `into`, it adds the file to that game: its table, rules and things stay, things
/// of the file get other ids where theirs are taken, and the history has an entry for the addition.
Result<Imported> import_file(const std::string& path, const ImportOptions& options, const Game* into = nullptr);

/// Imports a text, which has no folder and no files beside it; `file` is its name in the Problem.
Result<Imported> import_text(std::optional<ExchangeFormat> by_ending, std::string_view text, const std::string& file,
                             const ImportOptions& options, const Game* into = nullptr);

/// A base as people write it: "25 mm", "60 × 35 mm", "1″". The Problem's reason says how.
Result<Footprint> parse_base(const std::string& text);

/// A table of words for `ImportOptions::kinds`: {"Heath": "rough", "Decoration": null}.
Result<KindTable> load_kinds(const std::string& path);
Result<KindTable> read_kinds(const Value& json, const std::string& file);

/// The text of a file in that format. A Problem for Tiled maps and army lists, which are read only.
Result<Exported> export_text(const Game& game, ExchangeFormat format, const MapPicture& picture = {});

}  // namespace linesman
