// The services that calls work with: streams, rulesets, and what draws and reads pictures.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "answers/cases/pages.h"
#include "base/phrasebook.h"
#include "clock/answer.h"
#include "lab/experiment.h"
#include "photo/photo_reading.h"
#include "plugins/library.h"
#include "reach/questions/reach.h"
#include "referee/common_stop.h"
#include "referee/referee.h"
#include "watch/watch_request.h"

namespace linesman {

class Progress;

/// The terminal of a call, as far as there is one.
struct Terminal {
  bool in = false;       ///< standard input is typed by a person
  bool out = false;      ///< standard output is read by a person
  bool err = false;      ///< and so is standard error
  bool colours = false;  ///< verdicts have colours on standard output
};

struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  Phrasebook words{};  ///< of the language of what people read; empty: English. JSON stays as it is
  Terminal terminal{};
  Progress* progress = nullptr;  ///< of long work; nullptr: none is shown

  /// A sentence, and a finished text of lines, as people read them.
  std::string said(const Sentence& sentence) const { return say(sentence, {words}); }
  std::string said_lines(const std::string& text) const { return words.said_lines(text); }
};

/// The size of a picture, and what is drawn around the table.
struct PictureOptions {
  double scale = 0;     ///< inches of paper for an inch of the table; 0: the largest that fits
  double dpi = 0;       ///< pixels for an inch of paper; 0: the default
  double width = 0;     ///< pixels of a PNG from side to side; 0: as scale and dpi say
  std::string paper;    ///< A4, Letter, …; empty: the default
  bool sheets = false;  ///< divided over several sheets
  bool bare = false;    ///< the table alone, without a margin
  bool legend = false;
  bool dark = false;     ///< in the colours of a dark window
  bool backdrop = true;  ///< the picture under the terrain, if the game has one
  std::string title;
};

/// The reach of the pieces of an order, to be drawn.
struct ReachDrawn {
  std::vector<Reach> reaches;
  std::string title;   ///< names the pieces
  std::string symbol;  ///< `Terms::currency_symbol`
  std::optional<double> facing{};
};

/// The content of a picture: a game and, unless they are nullptr, the ruling on an order, a reach and a clock. The
/// pieces have `bases`; if that is empty, the bases of the document.
struct Drawn {
  const Game& game;
  const std::vector<Footprint>& bases;
  const Judgement* judgement = nullptr;
  const ReachDrawn* reach = nullptr;
  std::string folder = ".";                ///< of the document, where its backdrop lies
  std::string file = {};                   ///< the document, as messages name it
  std::shared_ptr<const Ruleset> rules{};  ///< of the game, for marks of statuses; nullptr: not installed
  const ClockAnswer* clock = nullptr;      ///< of the game
  const Together* together = nullptr;      ///< of an order of several: where all may stop
};

/// Returns the bytes of a picture file. The ending of `name` gives the format: of a clock a page as .html or .pdf too.
using Painter = std::function<Result<std::string>(const Drawn&, const std::string& name, const PictureOptions&)>;

/// The content of a sheet, and its paper.
struct SheetRequest {
  std::int64_t seq = 0;        ///< the entry of the record; 0: its last ruling
  std::optional<Order> order;  ///< a proposed order instead of an entry
  bool all = false;            ///< every ruling of the game instead of one entry, as a booklet
  std::string title;           ///< for a game without a title
  std::string paper;           ///< A4, Letter, …
  bool reach = false;          ///< with the reach of the pieces
};

/// Returns the bytes of a ruling sheet. The ending of `name` gives the format.
using SheetMaker =
    std::function<Result<std::string>(const RulesetSource&, const Game&, const SheetRequest&, const std::string& name)>;

/// Returns the bytes of the report of an experiment as one HTML file.
using LabPrinter = std::function<Result<std::string>(const lab::Experiment&, const lab::Findings&)>;

/// The markers to print: those of a game, or the usual ones of a table and some for pieces.
struct MarkerRequest {
  const Game* game = nullptr;  ///< nullptr: the usual ones
  int pieces = 0;              ///< the number of pieces, without a game
  double size = 0;             ///< of these, inches
  std::string paper;           ///< A4, Letter, …
};

/// Returns the bytes of sheets with markers. The ending of `name` gives the format.
using MarkerPrinter = std::function<Result<std::string>(const MarkerRequest&, const std::string& name)>;

/// A picture to lay under the terrain.
struct BackdropRequest {
  std::string picture;          ///< a file
  std::optional<double> scale;  ///< of a map, inches to a pixel; empty: it is a photograph with the table's markers
  Vec at;                       ///< of a map: its lower left corner
  double opacity = 1;           ///< 0 to 1
  std::string file;             ///< the name that the kept picture gets beside the document; empty: it goes inside
};

/// The annotation of a document, and the bytes of the picture to be kept.
struct MadeBackdrop {
  Value annotation;
  std::string bytes;
};

using BackdropMaker = std::function<Result<MadeBackdrop>(const Game&, const BackdropRequest&)>;

/// Reads a photograph of the table of a game.
using PhotographReader = std::function<Result<PhotoReading>(const Game&, const std::string& path)>;

/// The names of the cameras of this computer.
using CameraNames = std::function<Result<std::vector<std::string>>()>;

/// Says a sentence aloud, the newest alone. The last one is heard to its end when this goes.
using Speaker = std::function<void(const std::string& sentence)>;
/// A Problem where the computer has no voice; an empty speaker where the program was built without one.
using SpeakerFinder = std::function<Result<Speaker>()>;

/// The rules that all calls may be given before their own names.
struct GivenRules {
  std::vector<std::string> folders;  ///< whose rulesets go before all others
  bool carried = false;              ///< the user agrees to the rules that the game carries
};

/// The services that calls use.
struct Services {
  std::function<std::shared_ptr<const RulesetLibrary>()> library;  ///< called only when a call needs rulesets
  /// The same with charts that are in no folder, and the rulesets in the sub-folders of some folders, before all
  /// others. Its texts are in `words`.
  std::function<std::shared_ptr<const RulesetLibrary>(std::vector<std::string> folders, std::vector<Value> charts,
                                                      const Phrasebook& words)>
      library_after;
  Painter painter;               ///< empty in a program without pictures
  SheetMaker sheets;             ///< empty in a program without pictures
  LabPrinter lab_pages;          ///< empty in a program without pictures
  MarkerPrinter markers;         ///< empty in a program without pictures
  PhotographReader photographs;  ///< empty in a program without pictures
  BackdropMaker backdrops;       ///< empty in a program without pictures
  TableWatcher watcher;          ///< empty in a program without pictures
  CameraNames cameras;           ///< empty in a program without pictures
  SpeakerFinder speaker;         ///< empty in a program without pictures
  std::string data_folder;       ///< share/linesman beside the program
  /// `library` with titles, helps and texts in words, for what people read; empty: they stay English.
  std::function<std::shared_ptr<const RulesetLibrary>(const Phrasebook& words)> worded_library;
  std::function<void(const std::string& language)> speak;  ///< chooses that of pictures and sheets; empty: English
  std::string carried_instead;  ///< `judging_instead` of the rules to which the call agrees; else empty
  /// The folders of rulesets, whose words.LANGUAGE.json are read; empty: none.
  std::function<std::vector<std::string>()> ruleset_folders;
  GivenRules given{};
  BookPrinter books{};  ///< empty in a program without pictures
};

}  // namespace linesman
