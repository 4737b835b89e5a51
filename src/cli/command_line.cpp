#include "cli/command_line.h"

#include <algorithm>
#include <utility>

#include "base/nearest_name.h"
#include "cli/text/help_layout.h"

namespace linesman {

void take_game(CLI::App* sub, GameCall& call) {
  sub->add_option("GAME", call.game, "The game's file; - reads standard input")->required();
}

namespace {

/// The same switch for every call that prints a result; `flag` is the call's own for the format that is not usual.
void take_format(CLI::App* sub, GameCall& call, CLI::Option* flag) {
  const auto take = [&call](const std::string& format) {
    call.text = format == "text";
    call.json = format == "json";
  };
  sub->add_option_function<std::string>("--format", take, "json or text")
      ->check(CLI::IsMember({"json", "text"}))
      ->excludes(flag);
}

}  // namespace

void take_json(CLI::App* sub, GameCall& call) {
  take_format(sub, call, sub->add_flag("--json", call.json, "Print the result as JSON"));
}

void take_text(CLI::App* sub, GameCall& call, const char* help) {
  take_format(sub, call, sub->add_flag("--text", call.text, help));
}

namespace {

constexpr int MOST_JOBS = 1024;

constexpr const char* EVERYWHERE =
    "Every call has --rulesets, --carried, --language, --color and --jobs too: linesman-cli --help.\n";

constexpr const char* STATUSES =
    "Exit status: 0 legal, marginal or done; 1 illegal, or a difference found;\n"
    "2 the input is unusable (a line on standard error says why); 3 dice are missing.\n"
    "Read on: man linesman-cli (all calls), linesman-document (games, orders, rulings) and\n"
    "linesman-rulesets; the manual is share/doc/linesman/html, of the package linesman-doc.";

/// Empty for the number of an entry.
std::string why_no_entry(const std::string& text) {
  if (!text.empty() && text.find_first_not_of("0123456789") == std::string::npos && text != "0") return {};
  return "must be the number of an entry, not \"" + text + "\": the file goes after -o";
}

void take_game_and_order(CLI::App* sub, GameCall& call) {
  take_game(sub, call);
  sub->add_option("ORDER", call.order, "The order's file; - reads standard input")->required();
}

/// The rules by which a question is judged in place of those of its game.
void take_rules(CLI::App* sub, OtherRules& rules) {
  sub->add_option("--ruleset", rules.ruleset, "Under this ruleset in place of the game's")->type_name("ID");
  sub->add_option("--option", rules.options, "With this option of the ruleset, as weather=wet")
      ->type_name("KEY=VALUE")
      ->take_all()
      ->expected(1)
      ->allow_extra_args(false);
  sub->add_option("--tolerance", rules.tolerance, "With this measuring tolerance, in inches or what the rules count in")
      ->type_name("FLOAT");
}

void take_output(CLI::App* sub, GameCall& call) {
  sub->add_option("-o,--output", call.out, "Where the game goes; - prints it")->required();
}

void take_entry(CLI::App* sub, EntryCall& call) {
  sub->add_option("SEQ", call.seq, "The number of the entry")->required();
}

/// The format of what goes to standard output, where no ending says it.
void take_format_of_output(CLI::App* sub, GameCall& call, std::vector<std::string> formats) {
  sub->add_option("--to", call.to, "Of - in place of a file: the format that goes to standard output")
      ->check(CLI::IsMember(std::move(formats)));
}

void take_picture(CLI::App* sub, PictureArguments& call) {
  sub->add_option("--scale", call.scale, "Of a picture: 1 is life size, 1:10 a tenth of it");
  sub->add_option("--dpi", call.picture.dpi, "Pixels for an inch of a .png");
  sub->add_option("--width", call.picture.width, "Pixels of a .png from side to side");
  sub->add_option("--page", call.picture.paper, "Paper of a .pdf: A5, A4, A3, A2, Letter, Legal or Tabloid");
  sub->add_option("--tile", call.tile, "Spread a .pdf over sheets of this paper, life size or as --scale says");
  sub->add_option("--title", call.picture.title, "A heading for the picture");
  sub->add_flag("--dark", call.picture.dark, "Light on dark, as in a dark window");
  sub->add_flag("--legend", call.picture.legend, "Name kinds and sides beside the table");
  sub->add_flag_callback(
      "--no-backdrop", [&call] { call.picture.backdrop = false; }, "Leave out the picture under the terrain");
}

void take_report(CLI::App* sub, ExchangeCall& call) {
  sub->add_flag("--report", call.report, "Print what was not taken as it stands, a line each");
  take_json(sub, call);
}

void add_judging(CommandLine& line) {
  auto& call = line.keep<JudgingCall>();
  CLI::App* judge = line.add("judge", "Print the ruling on an order.", judge_call, call);
  take_game(judge, call);
  judge->add_option("ORDER", call.files, "The file of an order, or of several; - reads standard input")->required();
  take_rules(judge, call.other_rules);
  take_text(judge, call);
  CLI::App* trace = line.add("trace", "Print what a move does, before any rule.", trace_call, call);
  take_game_and_order(trace, call);
  take_rules(trace, call.other_rules);
  CLI::App* timeline =
      line.add("timeline", "Print a move inch by inch, for players who interrupt it.", timeline_call, call);
  take_game_and_order(timeline, call);
  take_rules(timeline, call.other_rules);
  timeline->add_option("--every", call.every, "Inches between two rows; usually 1");
  CLI::App* apply = line.add("apply", "Carry a legal order out and print its ruling.", apply_call, call);
  take_game_and_order(apply, call);
  apply->add_option("-o,--output", call.out, "Where the game goes afterwards; - prints it in place of the ruling")
      ->required();
  apply->add_option("--decision", call.decision, "Why an umpire lets it pass though it is illegal");
  apply->add_option("--by", call.by, "The umpire's name");
  take_text(apply, call);
}

void add_questions(CommandLine& line) {
  auto& call = line.keep<QuestionCall>();
  CLI::App* ask = line.add("ask", "Answer a question about a move, by action and roll.", ask_call, call);
  take_game(ask, call);
  ask->add_option("QUESTION", call.order, "The question's file; - reads standard input")->required();
  take_text(ask, call, "Print the answer for people, not as JSON");
  CLI::App* reach = line.add("reach", "Where a piece can legally end, as GeoJSON.", reach_call, call);
  CLI::App* could = line.add("could", "Whether a piece could get to where the order ends.", could_call, call);
  CLI::App* form = line.add("form", "How a unit comes into another shape, and by which order.", form_call, call);
  CLI::App* turns = line.add("turns", "In how many turns a piece gets somewhere.", turns_call, call);
  CLI::App* readings =
      line.add("readings", "The order under every reading that the options leave.", readings_call, call);
  CLI::App* mend = line.add("mend", "Legal orders near to an illegal one.", mend_call, call);
  CLI::App* sure =
      line.add("sure", "How sure the verdict is when everything lies a little off its place.", sure_call, call);
  for (CLI::App* sub : {reach, form, turns, readings, mend, sure}) take_game_and_order(sub, call);
  sure->add_option("--error", call.certainty.error.distance, "Inches by which things lie off; usually 0.05");
  sure->add_option("--facing-error", call.certainty.error.facing, "Degrees by which they face wrongly; usually 2");
  sure->add_option("--samples", call.certainty.samples, "The most tables on which it is judged; usually 1000");
  sure->add_option("--seed", call.certainty.seed, "A whole number: the same seed gives the same answer");
  take_game(could, call);
  could->add_option("ORDER", call.order, "The order's file; - reads standard input");
  could->add_option("--after", call.after, "A second game: could its pieces have got to where they stand in it?");
  readings->add_flag("--other-rulesets", call.rulesets, "Under every other ruleset that can read it too");
  for (CLI::App* sub : {reach, could, form, turns, readings, mend, sure}) {
    take_rules(sub, call.other_rules);
    take_text(sub, call, "Print the answer for people, not as JSON");
  }
}

void add_record(CommandLine& line) {
  auto& call = line.keep<RecordCall>();
  CLI::App* verify =
      line.add("verify", "Say whether a game's record holds: its chain, and every ruling again.", verify_call, call);
  take_game(verify, call);
  verify->add_option("--hash", call.hash, "A check code from a sheet: does the record hold what was signed?");
  take_json(verify, call);
  CLI::App* record = line.add("record", "Print a game's record, with all its branches.", record_call, call);
  take_game(record, call);
  take_json(record, call);
  CLI::App* at = line.add("at", "Write a game as it stood after an entry of its record.", at_call, call);
  take_game(at, call);
  at->add_option("SEQ", call.seq, "The number of the entry; 0: the start")->required();
  at->add_flag("--fresh", call.fresh, "Without its record: a new game that begins there");
  at->add_flag("--force", call.force, "With --fresh: write over a game that has a record, which is lost");
  take_output(at, call);
}

void add_appending(CommandLine& line) {
  auto& call = line.keep<EntryCall>();
  CLI::App* turn = line.add("turn", "Go on to the next turn, or to another.", turn_call, call);
  take_game(turn, call);
  CLI::Option* to = turn->add_option("--to", call.turn, "The number of the turn");
  turn->add_flag("--phase", call.phase, "Go on to the next phase of this turn")->excludes(to);
  auto& burnt = line.keep<WreckCall>();
  CLI::App* wreck = line.add("wreck", "Take a model away and leave its wreck where it stood.", wreck_call, burnt);
  take_game(wreck, burnt);
  wreck->add_option("PIECE", burnt.piece, "The id of the model")->required();
  wreck->add_option("--rating", burnt.rating, "The rating of the wreck; usually that of the rules");
  wreck->add_option("--aboard", burnt.aboard, "lost: those aboard are taken away too")->check(CLI::IsMember({"lost"}));
  take_output(wreck, burnt);
  auto& tray = line.keep<TrayCall>();
  CLI::App* ranks = line.add("tray", "Change the losses of a tray, break it, or put models on one.", tray_call, tray);
  take_game(ranks, tray);
  ranks->add_option("PIECE", tray.piece, "The id of the tray")->required();
  CLI::Option* losses = ranks->add_option("--losses", tray.losses, "The models that it has lost from now on");
  CLI::Option* breaks = ranks->add_flag("--break", tray.breaks, "Its models stand there one by one")->excludes(losses);
  CLI::Option* models = ranks->add_option("--models", tray.models, "Ids with commas: these equal models are put on it")
                            ->excludes(losses)
                            ->excludes(breaks);
  ranks->add_option("--files", tray.files, "With --models: how many stand in a rank")->needs(models);
  ranks->add_option("--gap", tray.gap, "With --models: inches between them")->needs(models);
  take_output(ranks, tray);
  CLI::App* edit = line.add("edit", "Record what somebody changed by hand in a copy of a game.", edit_call, call);
  take_game(edit, call);
  edit->add_option("CHANGED", call.changed, "The game as it was changed")->required();
  CLI::App* note = line.add("note", "Record a remark.", note_call, call);
  take_game(note, call);
  note->add_option("TEXT", call.remark, "The remark; empty: a bookmark")->required();
  note->add_option("--on", call.seq, "The entry that it is about; usually where the game stands");
  note->add_option("--by", call.by, "Whose remark it is");
  CLI::App* decide = line.add("decide", "Record an umpire's word on the ruling of an entry.", decide_call, call);
  take_game(decide, call);
  take_entry(decide, call);
  decide->add_option("VERDICT", call.verdict, "legal or illegal")->required();
  decide->add_option("--reason", call.remark, "Why")->required();
  decide->add_option("--by", call.by, "The umpire's name")->required();
  decide->add_option("--case", call.of_case, "The hash of the case that was filed of it")->type_name("HASH");
  CLI::App* rejudge = line.add("rejudge", "Put an entry right, and make all later ones again.", rejudge_call, call);
  take_game(rejudge, call);
  take_entry(rejudge, call);
  rejudge->add_option("ORDER", call.order, "The order in its place; - reads standard input")->required();
  take_json(rejudge, call);
  for (CLI::App* sub : {turn, edit, note, decide, rejudge}) take_output(sub, call);
}

void add_documents(CommandLine& line) {
  auto& check_arguments = line.keep<CheckCall>();
  auto& render_arguments = line.keep<RenderCall>();
  CLI::App* replay = line.add("replay", "Judge a game's history again from the start.", replay_call, check_arguments);
  take_game(replay, check_arguments);
  take_json(replay, check_arguments);
  CLI::App* check =
      line.add("check", "Say everything that is wrong with a game, a line each.", check_call, check_arguments);
  check->add_option("GAME", check_arguments.files, "The file of a game, or of several; - reads standard input")
      ->required()
      ->each([&check_arguments](const std::string& game) {
        check_arguments.game = check_arguments.game.empty() ? game : check_arguments.game;
      });
  take_json(check, check_arguments);
  check->add_flag("--lint", check_arguments.lint, "Say too what a designer hardly wants: warnings");
  CLI::App* render = line.add("render", "Draw a picture of a game.", render_call, render_arguments);
  take_game(render, render_arguments);
  render->add_option("OUT", render_arguments.out, "The picture: a name in .png, .svg or .pdf; - with --to prints it")
      ->required();
  take_format_of_output(render, render_arguments, {"png", "svg", "pdf"});
  render->add_option("--order", render_arguments.order, "Draw the ruling on this order too");
  render->add_option("--reach", render_arguments.reach, "Draw where the pieces of this order can go, with a key");
  take_rules(render, render_arguments.other_rules);
  take_picture(render, render_arguments);
}

void add_exchange(CommandLine& line) {
  auto& call = line.keep<ExchangeCall>();
  CLI::App* import = line.add("import", "Make a game of a file of another program.", import_call, call);
  import
      ->add_option("FILE", call.what,
                   "The file: Universal VTT, Tiled, GeoJSON, a CSV roster, a list of a list builder or as "
                   "text, or a save of Tabletop Simulator")
      ->required();
  import->add_option("-o,--output", call.out, "Where the game goes; - prints it")->required();
  import->add_option("--into", call.game, "Add what is in the file to this game");
  import->add_option("--inches", call.import_options.inches,
                     "Inches of a square, hex, tile or unit of the file; usually 1");
  import->add_option("--ruleset", call.import_options.ruleset, "The rules of a new game; usually pips");
  import->add_option("--side", call.import_options.side, "The side of pieces that name none; usually blue");
  import->add_option("--scale", call.scale, "Of GeoJSON in metres or degrees: 1:300 makes them inches");
  import->add_option("--base", call.bases, "The base of models of that name, as \"Guardsman=32 mm\": it is remembered")
      ->type_name("NAME=SIZE")
      ->take_all()
      ->expected(1)
      ->allow_extra_args(false);
  import->add_option("--kinds", call.kinds, "A file that says what words for terrain mean: {\"Heath\": \"rough\"}");
  import->add_flag("--force", call.force, "Write over a game that has a record, which is lost");
  take_report(import, call);
  CLI::App* to_file =
      line.add("export", "Write a game for another program, by the ending of the file.", export_call, call);
  take_game(to_file, call);
  to_file
      ->add_option("FILE", call.out,
                   "The file: .geojson, .dd2vtt, .uvtt, .csv, .tts.json, .png, .svg or .pdf; - with --to prints it")
      ->required();
  take_format_of_output(to_file, call, {"geojson", "dd2vtt", "uvtt", "csv", "tts.json", "png", "svg", "pdf"});
  take_picture(to_file, call);
  take_report(to_file, call);
}

void add_sheets(CommandLine& line) {
  auto& call = line.keep<SheetCall>();
  CLI::App* sheet = line.add("sheet", "Write a ruling sheet, or all of a game as a booklet.", sheet_call, call);
  take_game(sheet, call);
  sheet->add_option("ENTRY", call.seq, "The entry of the record; usually the last that has a ruling")
      ->check(CLI::Validator(why_no_entry, ""));
  sheet->add_option("-o,--output", call.out, "The sheet: a name in .pdf, .html or .svg; - with --to prints it")
      ->required();
  take_format_of_output(sheet, call, {"pdf", "html", "svg"});
  sheet->add_flag("--all", call.all, "Every ruling of the game, with cover and contents");
  CLI::Option* order =
      sheet->add_option("--order", call.order, "In place of an entry: an order that is judged now; - reads it");
  take_rules(sheet, call.other_rules);
  for (const char* rule : {"--ruleset", "--option", "--tolerance"}) sheet->get_option(rule)->needs(order);
  sheet->add_flag("--reach", call.with_reach, "Draw where the pieces of the order could go too");
  sheet->add_option("--page", call.paper, "Paper: A4, Letter, A5, A3 or Legal; usually A4");
}

void add_photographs(CommandLine& line) {
  auto& markers_arguments = line.keep<MarkersCall>();
  auto& photo_arguments = line.keep<PhotoCall>();
  auto& backdrop_arguments = line.keep<BackdropCall>();
  CLI::App* markers = line.add("markers", "Write sheets of markers to print, for photographs of the table.",
                               markers_call, markers_arguments);
  markers->add_option("OUT", markers_arguments.out, "The sheets: a name in .pdf or .svg; - with --to prints them");
  take_format_of_output(markers, markers_arguments, {"pdf", "svg"});
  markers->add_option("--game", markers_arguments.game, "The markers of this game's table and pieces; - reads it");
  markers->add_option("--pieces", markers_arguments.pieces,
                      "Without a game: markers for this number of pieces; usually none");
  markers->add_option("--size", markers_arguments.millimetres,
                      "Of these: the side of the black square in mm; usually 25");
  markers->add_option("--page", markers_arguments.paper, "Paper: A4, Letter, A5, A3 or Legal; usually A4");
  markers->add_option("--camera", markers_arguments.camera,
                      "In place of sheets: the sizes that a camera of 720p, 1080p or 4k needs");
  CLI::App* photo = line.add("photo", "Read a photograph of the table: where everything with a marker stands.",
                             photo_call, photo_arguments);
  take_game(photo, photo_arguments);
  photo->add_option("IMAGE", photo_arguments.files, "The photograph, or several: JPEG, PNG or WebP")->required();
  photo->add_flag("--could", photo_arguments.could, "Say of each piece that moved whether it could have got there");
  photo->add_option("--accept", photo_arguments.accept,
                    "Move all that moved, or the pieces with these ids (a,b), to there");
  photo->add_option("-o,--output", photo_arguments.out, "With --accept: where the game goes; - prints it");
  take_json(photo, photo_arguments);
  CLI::App* backdrop =
      line.add("backdrop", "Lay a picture under the terrain, or take it away.", backdrop_call, backdrop_arguments);
  take_game(backdrop, backdrop_arguments);
  backdrop->add_option("IMAGE", backdrop_arguments.what,
                       "A photograph with the table's markers, or with --scale a map");
  backdrop->add_option("--scale", backdrop_arguments.scale, "Of a map: inches to a pixel");
  backdrop->add_option("--at", backdrop_arguments.place, "Of a map: where its lower left corner lies, as 0,0");
  backdrop->add_option("--opacity", backdrop_arguments.opacity, "From 0, unseen, to 1; usually 1");
  backdrop->add_flag("--inside", backdrop_arguments.inside, "Keep the picture inside the game, not beside it");
  take_output(backdrop, backdrop_arguments);
}

void add_rulesets(CommandLine& line) {
  auto& call = line.keep<RulesetsCall>();
  CLI::App* rulesets = line.add("rulesets", "List the rulesets, or tell all about one.", rulesets_call, call);
  CLI::Option* one = rulesets->add_option("ID", call.what, "The ruleset to tell about");
  rulesets->add_option("--new", call.fresh_id, "Begin a ruleset of your own: write its first files into a folder")
      ->type_name("ID")
      ->excludes(one);
  rulesets->add_flag("--chart", call.chart, "Of a new ruleset: as a chart, which needs no compiler")->needs("--new");
  rulesets->add_option("--try", call.tried, "Judge the cases.json in the folder of a ruleset");
  rulesets->add_option("--export", call.exported, "Write a chart with its cases into a file in .lmrules")
      ->type_name("ID FILE")
      ->expected(2);
  CLI::Option* import =
      rulesets->add_option("--import", call.imported, "Keep the rules of a file in .lmrules among your own");
  rulesets->add_flag("--replace", call.replace, "What is imported replaces your own rules of that id")->needs(import);
  take_json(rulesets, call);
}

void add_roll(CommandLine& line) {
  auto& call = line.keep<RollCall>();
  CLI::App* roll = line.add("roll", "Roll dice and print the faces.", roll_call, call);
  roll->add_option(
          "DICE", call.what,
          "What to roll: 3d6, d66 (tens and units), 3d6+2, 2d6+1d4, 4d6kh3 (keeps the highest; kl the lowest), "
          "4d6dl1 (without the lowest), 10d6>=5 (counts successes)")
      ->required();
  roll->add_option("--seed", call.seed, "A whole number: the same seed rolls the same faces");
  roll->add_option("--into", call.game, "Record the roll in this game");
  roll->add_option("--for", call.purpose, "Of a recorded roll: what it is for");
  roll->add_option("--piece", call.piece, "Of a recorded roll: the piece for which it is");
  roll->add_option("--faces", call.faces, "Of a recorded roll: the faces that fell at the table, as 3,4");
  roll->add_option("--corrects", call.corrects, "Of a recorded roll: the entry of the roll that it puts right");
  roll->add_option("--reason", call.remark, "Of a recorded roll: why");
  roll->add_option("-o,--output", call.out, "Of a recorded roll: where the game goes; usually the same file");
  take_json(roll, call);
}

void add_rest(CommandLine& line) {
  auto& carry_arguments = line.keep<CarryCall>();
  auto& installed_arguments = line.keep<InstalledCall>();
  CLI::App* carry = line.add("carry", "Put the chart of a game into its document, for players without it.", carry_call,
                             carry_arguments);
  take_game(carry, carry_arguments);
  carry->add_flag("--drop", carry_arguments.drop, "Take it out again");
  take_output(carry, carry_arguments);
  CLI::App* schema = line.add("schema", "Print a JSON Schema, or the names of all.", schema_call, installed_arguments);
  schema->add_option("NAME", installed_arguments.what, "The name of a schema, as game");
  CLI::App* examples =
      line.add("examples", "List the example games, or copy them into a folder.", examples_call, installed_arguments);
  examples->add_option("NAME", installed_arguments.what, "The name of one example, as pips-river");
  examples->add_option("--copy", installed_arguments.copied_to, "Where the game and its orders go; . is this folder")
      ->type_name("FOLDER");
  auto& batch_arguments = line.keep<BatchCall>();
  CLI::App* batch = line.add_call("batch", "Read JSON lines {\"do\", \"game\", \"order\"} and answer each with a line.",
                                  nullptr, [&batch_arguments](const Services& services, const Streams& streams) {
                                    return batch_call(batch_arguments, services, streams);
                                  });
  batch->add_option("FILE", batch_arguments.files, "The files with the lines; usually standard input, which is - too");
}

}  // namespace

CommandLine::CommandLine()
    : app_("A referee for tabletop wargames: judges orders against published rules.", "linesman-cli") {
  app_.require_subcommand(1);
  app_.fallthrough();  // what all calls have may stand behind the call too
  app_.formatter(std::make_shared<HelpLayout>());
  app_.set_version_flag("-V,--version", version());
  app_.footer(STATUSES);
  app_.add_option("--rulesets", given_.folders, "Folders whose rulesets go before all others")
      ->take_all()
      ->expected(1)
      ->allow_extra_args(false);
  app_.add_flag("--carried", given_.carried, "Agree to the rules that the game carries: they judge it");
  app_.add_option("--language", language_, "The language of text for people, as de; usually that of the system");
  app_.add_option("--color", colour_, "Colours for verdicts; usually auto: on a terminal, unless NO_COLOR is set")
      ->check(CLI::IsMember({"auto", "always", "never"}));
  app_.add_option("--jobs", jobs_, "The most threads that work side by side; usually one for each processor")
      ->check(CLI::Range(1, MOST_JOBS));
  add_judging(*this);
  add_questions(*this);
  add_record(*this);
  add_appending(*this);
  add_documents(*this);
  add_exchange(*this);
  add_sheets(*this);
  add_photographs(*this);
  add_rulesets(*this);
  add_roll(*this);
  add_rest(*this);
  CLI::App* completion = app_.add_subcommand("completion", "Print what completes words in bash, zsh or fish.");
  completion->set_version_flag("-V,--version", version());
  completion->footer(STATUSES);
  completion->add_option("SHELL", shell_, "The shell: bash, zsh or fish")
      ->required()
      ->check(CLI::IsMember({"bash", "zsh", "fish"}));
}

std::string CommandLine::version() { return "linesman-cli " LINESMAN_VERSION; }

std::string CommandLine::complaint(const std::vector<std::string>& arguments, const CLI::ParseError& error) const {
  if (const auto chosen = app_.get_subcommands(); !chosen.empty()) {
    const std::string misspelt = misspelt_option(arguments, *chosen.front());
    return misspelt.empty() ? error.what() : misspelt;
  }
  if (arguments.empty()) return "a call is needed, for example judge";
  std::vector<std::string> calls;
  for (const CLI::App* sub : app_.get_subcommands({})) calls.push_back(sub->get_name());
  const std::string meant = name_meant(arguments.front(), calls);
  return "there is no call \"" + arguments.front() + "\"" + (meant.empty() ? "" : ", but there is \"" + meant + "\"");
}

/// About the first option that is nearly one of the call's or of the program's; empty when there is none.
std::string CommandLine::misspelt_option(const std::vector<std::string>& arguments, const CLI::App& call) const {
  std::vector<std::string> known;
  for (const CLI::App* app : {&call, &app_})
    for (const CLI::Option* option : app->get_options())
      for (const std::string& name : option->get_lnames()) known.push_back("--" + name);
  for (const std::string& argument : arguments) {
    const std::string given = argument.substr(0, argument.find('='));
    if (!given.starts_with("--") || std::find(known.begin(), known.end(), given) != known.end()) continue;
    if (const std::string meant = name_meant(given, known); !meant.empty())
      return "there is no option \"" + given + "\", but there is \"" + meant + "\"";
  }
  return {};
}

CLI::App* CommandLine::add_call(const std::string& name, const std::string& help, const GameCall* arguments, Run run) {
  return add_call_below(&app_, name, help, arguments, std::move(run));
}

CLI::App* CommandLine::add_group(const std::string& name, const std::string& help) {
  CLI::App* group = app_.add_subcommand(name, help);
  group->require_subcommand(1);
  group->footer(STATUSES);
  return group;
}

CLI::App* CommandLine::add_call_below(CLI::App* group, const std::string& name, const std::string& help,
                                      const GameCall* arguments, Run run) {
  CLI::App* sub = group->add_subcommand(name, help);
  sub->set_version_flag("-V,--version", version());
  sub->footer(EVERYWHERE + std::string(STATUSES));
  sub->callback([this, arguments, run = std::move(run)] {
    chosen_ = arguments;
    run_ = run;
  });
  return sub;
}

int CommandLine::run(const Services& services, const Streams& streams) const {
  return run_call(run_, chosen_ == nullptr ? std::string() : chosen_->out, services, streams);
}

}  // namespace linesman
