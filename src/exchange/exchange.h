// Games from files of other programs, and for them.
//
// What comes in is a game that `files` would read, or a Problem with one sentence; whatever of a file had no place in a
// game, or was changed to fit, stands in the report. Files are read as `files/json.h` reads them: at most
// MAX_FILE_BYTES bytes, nested at most MAX_NESTING deep.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "exchange/imported.h"

namespace linesman {

/// The format that the ending of a file's name says, in whatever case: .dd2vtt, .df2vtt, .uvtt, .tmj, .tsj, .geojson,
/// .csv. Of a file that is imported it counts only where the content leaves it open.
std::optional<ExchangeFormat> exchange_format_of(std::string_view path);

/// The file as a new game or, with `into`, that game with what the file has added to it: its table, rules and things
/// stay, ids that it has are given anew, and the addition stands in its history.
Result<Imported> import_file(const std::string& path, const ImportOptions& options, const Game* into = nullptr);

/// The same of a text, which is in no folder and has no files beside it; `file` is for the Problem.
Result<Imported> import_text(std::optional<ExchangeFormat> by_ending, std::string_view text, const std::string& file,
                             const ImportOptions& options, const Game* into = nullptr);

/// A table of words for `ImportOptions::kinds`: {"Heath": "rough", "Decoration": null}.
Result<KindTable> load_kinds(const std::string& path);
Result<KindTable> read_kinds(const Value& json, const std::string& file);

/// The text of a file in that format. A Problem for Tiled maps, which are read only.
Result<Exported> export_text(const Game& game, ExchangeFormat format, const MapPicture& picture = {});

}  // namespace linesman
