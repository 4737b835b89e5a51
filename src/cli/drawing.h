// Drawing for calls. The code that paints is a module, so that only calls that draw load it.
#pragma once

#include "cli/call.h"
#include "cli/output.h"

namespace linesman {

/// Says the texts of later sheets and pictures in a language ("de"). `ruleset_folders` have the words of rulesets.
using LanguageChooser =
    std::function<void(const std::string& language, const std::vector<std::string>& ruleset_folders)>;

struct DrawingCalls {
  LanguageChooser speak;
  Painter painter;
  SheetMaker sheets;
  MarkerPrinter markers;
  PhotographReader photographs;
  BackdropMaker backdrops;
  TableWatcher watcher;
  CameraNames cameras;
  BookPrinter books;
  SpeakerFinder speaker;
  LabPrinter lab_pages;
};

/// The path of the module from the folder of the program, and its function that fills a DrawingCalls.
inline constexpr const char* DRAWING_MODULE = "/../lib/linesman/drawing.so";
inline constexpr const char* DRAWING_FUNCTION = "linesman_drawing";
using DrawingFunction = void (*)(DrawingCalls&);

/// Reads "1", "0.1", "1:10" or "2:1": inches of paper for an inch of the table.
Result<double> parse_scale(std::string_view text);

/// The options of a call for its picture.
Result<PictureOptions> picture_options(const PictureArguments& call);

/// The bases under the game's ruleset. Empty when the ruleset is missing or cannot use the game; the table can still be
/// drawn.
std::vector<Footprint> bases_in_play(const Game& game, const Services& services);

/// A Problem of a painter with the file that it is about: the document of what is drawn where it has a pointer, as one
/// about its backdrop; else the picture `path`.
Problem in_its_file(const Problem& problem, const Drawn& drawn, const std::string& path);

/// Draws into a file, or prints the picture. On a Problem an old file is unchanged.
Result<void> draw(const Drawn& drawn, const CallOutput& output, const PictureOptions& options, const Services& services,
                  const Streams& streams);

}  // namespace linesman
