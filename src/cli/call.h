// The arguments of the calls, a struct for each family. The path of a file to read may be "-".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "answers/lab_json.h"
#include "cli/other_rules.h"
#include "cli/services.h"
#include "exchange/exchange.h"
#include "referee/certainty.h"

namespace linesman {

/// Arguments that many calls have. The help of a call says which of them it takes.
struct GameCall {
  std::string game;
  std::string order;
  std::string out;
  std::string to;  ///< the format of an output that goes to standard output: "svg"
  bool text = false;
  bool json = false;
};

/// judge, trace, timeline and apply.
struct JudgingCall : GameCall {
  std::vector<std::string> files;  ///< of judge: its orders
  OtherRules other_rules;
  double every = 1;      ///< of timeline: inches between rows
  std::string decision;  ///< of apply: the reason why an umpire lets an order pass; empty: none does
  std::string by;        ///< the umpire
};

struct WreckCall : GameCall {
  std::string piece;
  std::string rating;  ///< under the ruleset of the game; empty: the ruleset's
  std::string aboard;  ///< "lost"; empty: none may be aboard
};

/// ask, whose `order` is the question's file, reach, could, turns, readings, mend and sure.
struct QuestionCall : GameCall {
  OtherRules other_rules;      ///< in place of those of the game
  std::string after;           ///< of could: a second game, in which pieces have moved
  bool rulesets = false;       ///< of readings: under other rulesets too
  CertaintyRequest certainty;  ///< of sure
};

/// clock. The options as they were typed; left out: as usual.
struct ClockCall : GameCall {
  std::vector<std::string> sides;
  std::vector<std::string> units;
  std::vector<std::string> pieces;
  std::vector<std::string> actions;
  std::vector<std::string> at;     ///< "x,y"
  std::vector<std::string> hexes;  ///< "c,r"
  std::optional<std::int64_t> turns;
  std::optional<std::string> roll;
  std::optional<std::string> others;
  std::optional<std::string> from;
  std::optional<std::string> first;
  std::optional<std::int64_t> samples;
  std::optional<std::int64_t> seed;
  std::optional<double> budget;
  std::vector<std::string> vary;  ///< "mill.x=-3..3:1"
  std::string fair;               ///< a list of moves, or its file; empty: none
  std::string parts;              ///< a file of parts, a line each; empty: none
  bool progress = false;          ///< lines on the standard error say how far the work is
};

/// verify, record and at.
struct RecordCall : GameCall {
  std::string hash;                 ///< of verify: a check code to look for; empty: none
  std::optional<std::int64_t> seq;  ///< of at: an entry of the record
  bool fresh = false;               ///< of at: without the record
  bool force = false;               ///< of at: write over a game with a record
};

/// turn, edit, note, decide and rejudge.
struct EntryCall : GameCall {
  std::optional<std::int64_t> seq;   ///< an entry of the record
  std::string by;                    ///< the author of a decision or remark
  std::string changed;               ///< of edit: the altered game
  std::string verdict;               ///< of decide
  std::string remark;                ///< of note and decide: the text
  std::string of_case;               ///< of decide: the hash of its case; empty: none was filed
  std::optional<std::int64_t> turn;  ///< of turn: the number; nothing: the next
  bool phase = false;                ///< of turn: to the next phase of this turn
};

/// lab.
struct LabCall : GameCall {
  LabRequest lab;         ///< `lab.inputs` may begin with the word differ
  std::string order_out;  ///< of differ: where the order goes
  bool progress = false;  ///< how far it is goes to standard error
};

/// tray. One of `losses`, `breaks` and `models`.
struct TrayCall : GameCall {
  std::string piece;
  std::optional<std::int64_t> losses;  ///< the models that it has lost from now on
  bool breaks = false;
  std::string models;  ///< ids with commas, which are put on it
  std::int64_t files = 5;
  double gap = 0;
};

/// roll. Outside of a record it has `what` and `seed` alone.
struct RollCall : GameCall {
  std::string what;  ///< the dice
  std::optional<std::uint64_t> seed;
  std::string purpose;
  std::string piece;                     ///< empty: none in particular
  std::string faces;                     ///< of real dice; empty: the program rolls
  std::optional<std::int64_t> corrects;  ///< the entry that it corrects
  std::string remark;
};

/// replay and check.
struct CheckCall : GameCall {
  std::vector<std::string> files;  ///< of check: its games, of which `game` is the first
  bool lint = false;               ///< of check: warnings too
};

/// How a call draws.
struct PictureArguments {
  std::string scale;  ///< as typed; empty: none
  std::string tile;   ///< the paper of a picture in sheets; empty: one picture
  PictureOptions picture;
};

struct RenderCall : GameCall, PictureArguments {
  std::string reach;       ///< the order whose reach is drawn; may be empty
  OtherRules other_rules;  ///< in place of those of the game
};

/// import and export. `scale` of import is that of a map in metres or degrees.
struct ExchangeCall : GameCall, PictureArguments {
  std::string what;     ///< of import: the file
  bool force = false;   ///< of import: write over a game with a record
  bool report = false;  ///< list the things that had no place
  ImportOptions import_options;
  std::string kinds;               ///< of import: a file with the meanings of words; empty: none
  std::vector<std::string> bases;  ///< of import: bases to remember, "Guardsman=32 mm"
};

struct SheetCall : GameCall {
  std::optional<std::int64_t> seq;  ///< an entry of the record
  bool all = false;                 ///< every ruling
  bool with_reach = false;
  std::string paper = "A4";
  OtherRules other_rules;  ///< in place of those of the game
};

struct MarkersCall : GameCall {
  std::string paper = "A4";
  int pieces = 0;           ///< without a game
  double millimetres = 25;  ///< the size of these
  std::string camera;       ///< "1080p": print the sizes that it needs; empty: write sheets
};

struct PhotoCall : GameCall {
  std::vector<std::string> files;  ///< the photographs
  bool could = false;              ///< could the pieces that moved have got there?
  std::string accept;              ///< "all", or ids with commas; empty: nothing is written
};

struct WatchCall : GameCall {
  std::string frames;         ///< a folder or a film; empty: the camera
  std::optional<int> camera;  ///< its number, from 0
  bool cameras = false;       ///< list them
  double fps = 5;             ///< of a folder
  double rest = 1;            ///< seconds
  std::string record = "none";
  bool adopt = false;
  std::string keep;  ///< a folder; empty: no picture is kept
  bool say = false;  ///< aloud
};

struct BackdropCall : GameCall {
  std::string what;   ///< the picture; empty: the backdrop is taken away
  std::string scale;  ///< of a map, as typed; empty: it is a photograph
  std::optional<double> opacity;
  std::string place;    ///< of a map: where its lower left corner lies, "x,y"
  bool inside = false;  ///< the picture goes into the document
};

/// rulesets, with its options for rules of one's own.
struct RulesetsCall : GameCall {
  std::string what;                   ///< an id; empty: all are listed
  std::string tried;                  ///< the folder of a ruleset whose cases are judged
  std::string fresh_id;               ///< the id of a new one; empty: none
  bool chart = false;                 ///< the new one is a chart
  std::vector<std::string> exported;  ///< an id, and the file of rules to write
  std::string imported;               ///< a file of rules to take
  bool replace = false;               ///< what is imported replaces the user's own
};

struct CarryCall : GameCall {
  bool drop = false;  ///< take the rules out
};

/// The calls of a book of cases; `game` and `order` are the disputed move, `out` is where a book or a copy goes.
struct CasesCall : GameCall {
  std::string folder;
  std::string drafts;     ///< of add: a file of lines; empty: a game and an order are given
  std::string questions;  ///< of find: a file of lines; empty: a game and an order, or words, are given
  std::string words;      ///< of find: words to look for
  int most = 3;           ///< of find: the greatest number of cases
  std::string umpire;
  bool upheld = false;
  std::string verdict;
  std::string reason;
  std::vector<std::string> statements;  ///< three for each: side, name, text
  std::vector<std::string> cards;       ///< three for each: name, kind, why
  std::vector<std::string> seen_by;
  std::optional<std::int64_t> table;
  std::optional<std::int64_t> minutes;
  std::string corrects;  ///< the beginning of a hash
  bool withdraw = false;
  std::vector<std::string> folders;  ///< of merge-check
  bool without_names = false;
};

/// The calls of the desk of an event.
struct EventCall : GameCall {
  std::string folder;
  std::int64_t table = 0;
  std::string taken;  ///< of call: the umpire who goes; may be empty
  std::string ended;  ///< of call: the beginning of the hash of its case; empty: it has not ended
  std::string at;     ///< a moment; empty: now
  bool without_names = false;
};

struct BatchCall {
  std::vector<std::string> files;  ///< of request lines; empty: standard input
};

/// schema and examples.
struct InstalledCall : GameCall {
  std::string what;       ///< the name of one; empty: all
  std::string copied_to;  ///< of examples: the folder that gets them; empty: they are listed
};

}  // namespace linesman
