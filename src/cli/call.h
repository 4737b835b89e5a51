// What a call is given and works with.
#pragma once

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>

#include "exchange/exchange.h"
#include "plugins/library.h"
#include "reach/questions/reach.h"
#include "referee/referee.h"

namespace linesman {

struct Streams {
  std::istream& in;
  std::ostream& out;
  std::ostream& err;
};

/// How large a picture is, and what stands round the table.
struct PictureWish {
  double scale = 0;     ///< inches of paper for an inch of the table; 0: as large as it fits
  double dpi = 0;       ///< pixels for an inch of paper; 0: as usual
  std::string paper;    ///< A4, Letter, …; empty: as usual
  bool sheets = false;  ///< over as many sheets as it takes
  bool bare = false;    ///< the table alone to its edges
  bool legend = false;
  std::string title;
};

/// Where the pieces of an order can go, to be drawn.
struct ReachDrawn {
  std::vector<Reach> reaches;
  std::string title;   ///< whose it is
  std::string symbol;  ///< of the currency, as in Terms
  std::optional<double> facing{};
};

/// What is drawn: a game, its pieces on those bases (on the document's when there are none), with the ruling on an
/// order and a reach unless they are nullptr.
struct Drawn {
  const Game& game;
  const std::vector<Footprint>& bases;
  const Judgement* judgement = nullptr;
  const ReachDrawn* reach = nullptr;
};

/// Gives the bytes of a file in the format that the ending of `name` says.
using Painter = std::function<Result<std::string>(const Drawn&, const std::string& name, const PictureWish&)>;

/// What a sheet is of, and on what paper.
struct SheetWish {
  std::int64_t seq = 0;        ///< the entry of the record; 0: its last ruling
  std::optional<Order> order;  ///< in its place: one that is only proposed
  bool all = false;            ///< in its place: every ruling of the game, as a booklet
  std::string title;           ///< of a game that has none
  std::string paper;           ///< A4, Letter, …
  bool reach = false;          ///< with where it could go
};

/// The bytes of a ruling sheet in the format that the ending of `name` says.
using SheetMaker =
    std::function<Result<std::string>(const RulesetSource&, const Game&, const SheetWish&, const std::string& name)>;

/// What calls work with besides their arguments.
struct Services {
  std::function<std::shared_ptr<const RulesetLibrary>()> library;  ///< asked only by calls that need rulesets
  Painter painter;                                                 ///< empty in a program without pictures
  SheetMaker sheets;                                               ///< likewise
};

/// The arguments of a call, as the command line gave them. Paths may be "-" where a file is read.
struct Call {
  std::string game;
  std::string order;  ///< of render: empty when there is none
  std::string out;
  std::string reach;  ///< of render: the order whose reach is drawn; empty when there is none
  std::string after;  ///< of could: a second game, in which pieces stand elsewhere
  std::string what;   ///< a ruleset's id, a roll, or a file to import
  bool text = false;
  bool json = false;
  bool lint = false;      ///< of check: warnings too
  bool rulesets = false;  ///< of readings: under other rulesets too
  bool report = false;    ///< of import and export: what had no place
  ImportWishes wishes;
  std::string kinds;  ///< of import: a file with what words mean; empty for none
  std::string scale;  ///< of a picture, as it was typed; empty for none
  std::string tile;   ///< the paper of a picture in sheets; empty for one picture
  PictureWish picture;
  std::optional<std::uint64_t> seed;
  std::optional<std::int64_t> seq;       ///< an entry of a record
  bool all = false;                      ///< of sheet: every ruling
  bool with_reach = false;               ///< of sheet: where it could go too
  std::string paper = "A4";              ///< of a sheet
  std::string decision;                  ///< of apply: why an umpire lets an order pass; empty: nobody does
  std::string by;                        ///< whose decision or remark it is
  std::string hash;                      ///< of verify: a check code to hold the record against; empty: none
  bool fresh = false;                    ///< of at: without the record
  std::string changed;                   ///< of edit: the game as somebody altered it
  std::string verdict;                   ///< of decide
  std::string remark;                    ///< of note, decide and roll: the words
  std::optional<std::int64_t> turn;      ///< of turn: which one; nothing: the next
  std::string purpose;                   ///< of a roll for a record: what it is for
  std::string piece;                     ///< of a roll for a record: for whom; empty: for nobody in particular
  std::string faces;                     ///< of a roll for a record: as they fell; empty: the program throws
  std::optional<std::int64_t> corrects;  ///< of a roll for a record: the entry that it puts right
};

}  // namespace linesman
