// The arguments of a call and the services that it works with.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>

#include "base/phrasebook.h"
#include "cli/other_rules.h"
#include "exchange/exchange.h"
#include "photo/photo_reading.h"
#include "plugins/library.h"
#include "reach/questions/reach.h"
#include "referee/certainty.h"
#include "referee/referee.h"

namespace linesman {

struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
  Phrasebook words{};  ///< of the language of what people read; empty: English. JSON stays as it is

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

/// The content of a picture: a game and, unless they are nullptr, the ruling on an order and a reach. The pieces have
/// `bases`; if that is empty, the bases of the document.
struct Drawn {
  const Game& game;
  const std::vector<Footprint>& bases;
  const Judgement* judgement = nullptr;
  const ReachDrawn* reach = nullptr;
  std::string folder = ".";  ///< of the document, where its backdrop lies
};

/// Returns the bytes of a picture file. The ending of `name` gives the format.
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
  MarkerPrinter markers;         ///< empty in a program without pictures
  PhotographReader photographs;  ///< empty in a program without pictures
  BackdropMaker backdrops;       ///< empty in a program without pictures
  std::string data_folder;       ///< share/linesman beside the program
  /// `library` with titles, helps and texts in words, for what people read; empty: they stay English.
  std::function<std::shared_ptr<const RulesetLibrary>(const Phrasebook& words)> worded_library;
  std::function<void(const std::string& language)> speak;  ///< chooses that of pictures and sheets; empty: English
  /// The folders of rulesets, whose words.LANGUAGE.json are read; empty: none.
  std::function<std::vector<std::string>()> ruleset_folders;
};

/// The arguments of a call on the command line. The path of a file to read may be "-".
struct Call {
  std::string game;
  std::string order;               ///< of render: may be empty
  std::vector<std::string> files;  ///< of judge: its orders; of check: its games, of which `game` is the first
  std::string out;
  std::string reach;                         ///< of render: the order whose reach is drawn; may be empty
  OtherRules other_rules;                    ///< of questions, in place of those of the game
  std::string after;                         ///< of could: a second game, in which pieces have moved
  std::string what;                          ///< a ruleset's id, a roll, a schema, a photograph, or a file to import
  std::vector<std::string> ruleset_folders;  ///< whose rulesets go before all others
  std::string language;                      ///< of what people read, "de"; empty: the environment says it
  std::string tried;                         ///< of rulesets: the folder of a ruleset whose cases are judged
  std::string copied_to;                     ///< of examples: the folder that gets them; empty: they are listed
  std::string fresh_id;                      ///< of rulesets: the id of a new one; empty: none
  bool chart = false;                        ///< of rulesets: the new one is a chart
  std::vector<std::string> exported;         ///< of rulesets: an id, and the file of rules to write
  std::string imported;                      ///< of rulesets: a file of rules to take
  bool replace = false;                      ///< of rulesets: what is imported replaces the user's own
  bool carried = false;                      ///< the user agrees to the rules that the game carries
  bool drop = false;                         ///< of carry: take the rules out
  bool text = false;
  bool json = false;
  bool lint = false;           ///< of check: warnings too
  bool rulesets = false;       ///< of readings: under other rulesets too
  CertaintyRequest certainty;  ///< of sure
  bool force = false;          ///< of import: write over a game with a record
  bool report = false;         ///< of import and export: list the things that had no place
  ImportOptions import_options;
  std::string kinds;  ///< of import: a file with the meanings of words; empty: none
  std::string scale;  ///< of a picture, as typed; empty: none
  std::string tile;   ///< the paper of a picture in sheets; empty: one picture
  PictureOptions picture;
  std::optional<std::uint64_t> seed;
  std::optional<std::int64_t> seq;       ///< an entry of a record
  bool all = false;                      ///< of sheet: every ruling
  bool with_reach = false;               ///< of sheet: the reach too
  std::string paper = "A4";              ///< of a sheet, of markers
  int pieces = 0;                        ///< of markers: the number of pieces, without a game
  double millimetres = 25;               ///< of markers: the size of these
  std::optional<double> opacity;         ///< of backdrop
  std::string place;                     ///< of backdrop: where its lower left corner lies, "x,y"
  bool inside = false;                   ///< of backdrop: the picture goes into the document
  bool could = false;                    ///< of photo: could the pieces that moved have got there?
  std::string accept;                    ///< of photo: "all", or ids with commas; empty: nothing is written
  std::string decision;                  ///< of apply: the reason why an umpire lets an order pass; empty: none does
  std::string by;                        ///< the author of a decision or remark
  std::string hash;                      ///< of verify: a check code to look for; empty: none
  bool fresh = false;                    ///< of at: without the record
  std::string changed;                   ///< of edit: the altered game
  std::string verdict;                   ///< of decide
  std::string remark;                    ///< of note, decide and roll: the text
  std::optional<std::int64_t> turn;      ///< of turn: the number; nothing: the next
  bool phase = false;                    ///< of turn: to the next phase of this turn
  double every = 1;                      ///< of timeline: inches between rows
  std::string rating;                    ///< of wreck: under the ruleset of the game; empty: the ruleset's
  std::string aboard;                    ///< of wreck: "lost"; empty: it carries none
  std::string purpose;                   ///< of a roll for a record: its purpose
  std::string piece;                     ///< of a roll for a record: its piece; empty: none in particular
  std::string faces;                     ///< of a roll for a record: the faces of real dice; empty: the program rolls
  std::optional<std::int64_t> corrects;  ///< of a roll for a record: the entry that it corrects
};

}  // namespace linesman
