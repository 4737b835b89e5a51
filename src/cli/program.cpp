#include "cli/program.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <optional>
#include <ostream>

#include "base/check.h"
#include "base/nearest_name.h"
#include "cli/safe_output.h"
#include "cli/text/completions.h"
#include "cli/text/help_in_words.h"
#include "cli/text/language.h"
#include "files/disk/places.h"

namespace linesman {

namespace {

using Command = int (*)(const Call&, const Services&, const Streams&);

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

/// Why a folder that should hold rulesets holds none; nothing when it may.
std::optional<Problem> why_no_rulesets(const std::string& folder) {
  std::error_code error;
  if (!std::filesystem::is_directory(folder, error)) return Problem{"", "", "--rulesets " + folder + ": is no folder"};
  if (std::filesystem::exists(std::filesystem::path(folder) / "ruleset.json", error))
    return Problem{"", "", "--rulesets " + folder + ": is a ruleset itself; the folder above it is wanted"};
  return std::nullopt;
}

/// Parses the arguments into `call` and `command`.
class CommandLine {
 public:
  CommandLine() : app_("A referee for tabletop wargames: judges orders against published rules.", "linesman-cli") {
    app_.require_subcommand(1);
    app_.set_version_flag("--version", version());
    app_.footer(STATUSES);
    app_.add_option("--rulesets", call_.ruleset_folders, "Folders whose rulesets go before all others")
        ->take_all()
        ->expected(1)
        ->allow_extra_args(false);
    app_.add_flag("--carried", call_.carried, "Agree to the rules that the game carries: they judge it");
    app_.add_option("--language", call_.language, "The language of text for people, as de; usually that of the system");
    add_judging();
    add_questions();
    add_record();
    add_appending();
    add_documents();
    add_exchange();
    add_sheets();
    add_photographs();
    add_rest();
  }

  CLI::App& app() { return app_; }
  const Call& call() const { return call_; }
  Command command() const { return command_; }
  /// The shell of the call `completion`; empty: it is another call.
  const std::string& shell() const { return shell_; }

  /// The mistake in the arguments. Our own words replace CLI11's about subcommands.
  std::string complaint(const std::vector<std::string>& arguments, const CLI::ParseError& error) const {
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
  std::string misspelt_option(const std::vector<std::string>& arguments, const CLI::App& call) const {
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

  static std::string version() { return "linesman-cli " LINESMAN_VERSION; }

 private:
  CLI::App* add(const std::string& name, const std::string& help, Command chosen) {
    CLI::App* sub = app_.add_subcommand(name, help);
    sub->set_version_flag("--version", version());
    sub->footer(STATUSES);
    sub->callback([this, chosen] { command_ = chosen; });
    return sub;
  }

  void take_game(CLI::App* sub) {
    sub->add_option("GAME", call_.game, "The game's file; - reads standard input")->required();
  }
  void take_game_and_order(CLI::App* sub) {
    take_game(sub);
    sub->add_option("ORDER", call_.order, "The order's file; - reads standard input")->required();
  }
  /// The rules by which a question is judged in place of those of its game.
  void take_rules(CLI::App* sub) {
    sub->add_option("--ruleset", call_.other_rules.ruleset, "Under this ruleset in place of the game's")
        ->type_name("ID");
    sub->add_option("--option", call_.other_rules.options, "With this option of the ruleset, as weather=wet")
        ->type_name("KEY=VALUE")
        ->take_all()
        ->expected(1)
        ->allow_extra_args(false);
    sub->add_option("--tolerance", call_.other_rules.tolerance,
                    "With this measuring tolerance, in inches or what the rules count in")
        ->type_name("FLOAT");
  }
  void take_text(CLI::App* sub, const char* help = "Print the ruling for people, not as JSON") {
    take_format(sub, sub->add_flag("--text", call_.text, help));
  }
  void take_json(CLI::App* sub) { take_format(sub, sub->add_flag("--json", call_.json, "Print the result as JSON")); }
  /// The same switch for every call that prints a result; `flag` is the call's own for the format that is not usual.
  void take_format(CLI::App* sub, CLI::Option* flag) {
    const auto take = [this](const std::string& format) {
      call_.text = format == "text";
      call_.json = format == "json";
    };
    sub->add_option_function<std::string>("--format", take, "json or text")
        ->check(CLI::IsMember({"json", "text"}))
        ->excludes(flag);
  }

  void add_judging() {
    CLI::App* judge = add("judge", "Print the ruling on an order.", judge_call);
    take_game(judge);
    judge->add_option("ORDER", call_.files, "The file of an order, or of several; - reads standard input")->required();
    take_rules(judge);
    take_text(judge);
    CLI::App* trace = add("trace", "Print what a move does, before any rule.", trace_call);
    take_game_and_order(trace);
    take_rules(trace);
    CLI::App* apply = add("apply", "Carry a legal order out and print its ruling.", apply_call);
    take_game_and_order(apply);
    apply->add_option("-o,--output", call_.out, "Where the game goes afterwards; - prints it in place of the ruling")
        ->required();
    apply->add_option("--decision", call_.decision, "Why an umpire lets it pass though it is illegal");
    apply->add_option("--by", call_.by, "The umpire's name");
    take_text(apply);
  }

  void add_questions() {
    CLI::App* ask = add("ask", "Answer a question about a move, by action and roll.", ask_call);
    take_game(ask);
    ask->add_option("QUESTION", call_.order, "The question's file; - reads standard input")->required();
    take_text(ask, "Print the answer for people, not as JSON");
    CLI::App* reach = add("reach", "Where a piece can legally end, as GeoJSON.", reach_call);
    CLI::App* could = add("could", "Whether a piece could get to where the order ends.", could_call);
    CLI::App* turns = add("turns", "In how many turns a piece gets somewhere.", turns_call);
    CLI::App* readings = add("readings", "The order under every reading that the options leave.", readings_call);
    CLI::App* mend = add("mend", "Legal orders near to an illegal one.", mend_call);
    CLI::App* sure = add("sure", "How sure the verdict is when everything lies a little off its place.", sure_call);
    for (CLI::App* sub : {reach, turns, readings, mend, sure}) take_game_and_order(sub);
    sure->add_option("--error", call_.certainty.error.distance, "Inches by which things lie off; usually 0.05");
    sure->add_option("--facing-error", call_.certainty.error.facing, "Degrees by which they face wrongly; usually 2");
    sure->add_option("--samples", call_.certainty.samples, "The most tables on which it is judged; usually 1000");
    sure->add_option("--seed", call_.certainty.seed, "A whole number: the same seed gives the same answer");
    take_game(could);
    could->add_option("ORDER", call_.order, "The order's file; - reads standard input");
    could->add_option("--after", call_.after, "A second game: could its pieces have got to where they stand in it?");
    readings->add_flag("--rulesets", call_.rulesets, "Under every other ruleset that can read it too");
    for (CLI::App* sub : {reach, could, turns, readings, mend, sure}) {
      take_rules(sub);
      take_text(sub, "Print the answer for people, not as JSON");
    }
  }

  void add_record() {
    CLI::App* verify =
        add("verify", "Say whether a game's record holds: its chain, and every ruling again.", verify_call);
    take_game(verify);
    verify->add_option("--hash", call_.hash, "A check code from a sheet: does the record hold what was signed?");
    take_json(verify);
    CLI::App* record = add("record", "Print a game's record, with all its branches.", record_call);
    take_game(record);
    take_json(record);
    CLI::App* at = add("at", "Write a game as it stood after an entry of its record.", at_call);
    take_game(at);
    at->add_option("SEQ", call_.seq, "The number of the entry; 0: the start")->required();
    at->add_flag("--fresh", call_.fresh, "Without its record: a new game that begins there");
    at->add_flag("--force", call_.force, "With --fresh: write over a game that has a record, which is lost");
    take_output(at);
  }

  void take_output(CLI::App* sub) {
    sub->add_option("-o,--output", call_.out, "Where the game goes; - prints it")->required();
  }
  void take_entry(CLI::App* sub) { sub->add_option("SEQ", call_.seq, "The number of the entry")->required(); }

  void add_appending() {
    CLI::App* turn = add("turn", "Go on to the next turn, or to another.", turn_call);
    take_game(turn);
    turn->add_option("--to", call_.turn, "The number of the turn");
    CLI::App* edit = add("edit", "Record what somebody changed by hand in a copy of a game.", edit_call);
    take_game(edit);
    edit->add_option("CHANGED", call_.changed, "The game as it was changed")->required();
    CLI::App* note = add("note", "Record a remark.", note_call);
    take_game(note);
    note->add_option("TEXT", call_.remark, "The remark; empty: a bookmark")->required();
    note->add_option("--on", call_.seq, "The entry that it is about; usually where the game stands");
    note->add_option("--by", call_.by, "Whose remark it is");
    CLI::App* decide = add("decide", "Record an umpire's word on the ruling of an entry.", decide_call);
    take_game(decide);
    take_entry(decide);
    decide->add_option("VERDICT", call_.verdict, "legal or illegal")->required();
    decide->add_option("--text", call_.remark, "Why")->required();
    decide->add_option("--by", call_.by, "The umpire's name")->required();
    CLI::App* rejudge = add("rejudge", "Put an entry right, and make all later ones again.", rejudge_call);
    take_game(rejudge);
    take_entry(rejudge);
    rejudge->add_option("ORDER", call_.order, "The order in its place; - reads standard input")->required();
    take_json(rejudge);
    for (CLI::App* sub : {turn, edit, note, decide, rejudge}) take_output(sub);
  }

  void add_documents() {
    CLI::App* replay = add("replay", "Judge a game's history again from the start.", replay_call);
    take_game(replay);
    take_json(replay);
    CLI::App* check = add("check", "Say everything that is wrong with a game, a line each.", check_call);
    check->add_option("GAME", call_.files, "The file of a game, or of several; - reads standard input")
        ->required()
        ->each([this](const std::string& game) { call_.game = call_.game.empty() ? game : call_.game; });
    take_json(check);
    check->add_flag("--lint", call_.lint, "Say too what a designer hardly wants: warnings");
    CLI::App* render = add("render", "Draw a picture of a game.", render_call);
    take_game(render);
    render->add_option("OUT", call_.out, "The picture: a name in .png, .svg or .pdf")->required();
    render->add_option("--order", call_.order, "Draw the ruling on this order too");
    render->add_option("--reach", call_.reach, "Draw where the pieces of this order can go, with a key");
    take_rules(render);
    take_picture(render);
  }

  void take_picture(CLI::App* sub) {
    sub->add_option("--scale", call_.scale, "Of a picture: 1 is life size, 1:10 a tenth of it");
    sub->add_option("--dpi", call_.picture.dpi, "Pixels for an inch of a .png");
    sub->add_option("--width", call_.picture.width, "Pixels of a .png from side to side");
    sub->add_option("--page", call_.picture.paper, "Paper of a .pdf: A5, A4, A3, A2, Letter, Legal or Tabloid");
    sub->add_option("--tile", call_.tile, "Spread a .pdf over sheets of this paper, life size or as --scale says");
    sub->add_option("--title", call_.picture.title, "A heading for the picture");
    sub->add_flag("--dark", call_.picture.dark, "Light on dark, as in a dark window");
    sub->add_flag("--legend", call_.picture.legend, "Name kinds and sides beside the table");
    sub->add_flag("!--no-backdrop", call_.picture.backdrop, "Leave out the picture under the terrain");
  }
  void take_report(CLI::App* sub) {
    sub->add_flag("--report", call_.report, "Print what was not taken as it stands, a line each");
    take_json(sub);
  }

  void add_exchange() {
    CLI::App* import = add("import", "Make a game of a file of another program.", import_call);
    import->add_option("FILE", call_.what, "The file: Universal VTT, Tiled in JSON, GeoJSON or a CSV roster")
        ->required();
    import->add_option("-o,--output", call_.out, "Where the game goes; - prints it")->required();
    import->add_option("--into", call_.game, "Add what is in the file to this game");
    import->add_option("--inches", call_.import_options.inches,
                       "Inches of a square, hex, tile or unit of the file; usually 1");
    import->add_option("--ruleset", call_.import_options.ruleset, "The rules of a new game; usually pips");
    import->add_option("--side", call_.import_options.side, "The side of pieces that name none; usually blue");
    import->add_option("--scale", call_.scale, "Of GeoJSON in metres or degrees: 1:300 makes them inches");
    import->add_option("--kinds", call_.kinds, "A file that says what words for terrain mean: {\"Heath\": \"rough\"}");
    import->add_flag("--force", call_.force, "Write over a game that has a record, which is lost");
    take_report(import);
    CLI::App* to_file = add("export", "Write a game for another program, by the ending of the file.", export_call);
    take_game(to_file);
    to_file->add_option("FILE", call_.out, "The file: .geojson, .dd2vtt, .uvtt, .csv, .png, .svg or .pdf")->required();
    take_picture(to_file);
    take_report(to_file);
  }

  void add_sheets() {
    CLI::App* sheet = add("sheet", "Write a ruling sheet, or all of a game as a booklet.", sheet_call);
    take_game(sheet);
    sheet->add_option("ENTRY", call_.seq, "The entry of the record; usually the last that has a ruling")
        ->check(CLI::Validator(why_no_entry, ""));
    sheet->add_option("-o,--output", call_.out, "The sheet: a name in .pdf, .html or .svg")->required();
    sheet->add_flag("--all", call_.all, "Every ruling of the game, with cover and contents");
    CLI::Option* order =
        sheet->add_option("--order", call_.order, "In place of an entry: an order that is judged now; - reads it");
    take_rules(sheet);
    for (const char* rule : {"--ruleset", "--option", "--tolerance"}) sheet->get_option(rule)->needs(order);
    sheet->add_flag("--reach", call_.with_reach, "Draw where the pieces of the order could go too");
    sheet->add_option("--page", call_.paper, "Paper: A4, Letter, A5, A3 or Legal; usually A4");
  }

  void add_photographs() {
    CLI::App* markers = add("markers", "Write sheets of markers to print, for photographs of the table.", markers_call);
    markers->add_option("OUT", call_.out, "The sheets: a name in .pdf or .svg")->required();
    markers->add_option("--game", call_.game, "The markers of this game's table and pieces; - reads it");
    markers->add_option("--pieces", call_.pieces, "Without a game: markers for this number of pieces; usually none");
    markers->add_option("--size", call_.millimetres, "Of these: the side of the black square in mm; usually 25");
    markers->add_option("--page", call_.paper, "Paper: A4, Letter, A5, A3 or Legal; usually A4");
    CLI::App* photo =
        add("photo", "Read a photograph of the table: where everything with a marker stands.", photo_call);
    take_game(photo);
    photo->add_option("IMAGE", call_.what, "The photograph: JPEG, PNG or WebP")->required();
    photo->add_flag("--could", call_.could, "Say of each piece that moved whether it could have got there");
    photo->add_option("--accept", call_.accept, "Move all that moved, or the pieces with these ids (a,b), to there");
    photo->add_option("-o,--output", call_.out, "With --accept: where the game goes; - prints it");
    take_json(photo);
    CLI::App* backdrop = add("backdrop", "Lay a picture under the terrain, or take it away.", backdrop_call);
    take_game(backdrop);
    backdrop->add_option("IMAGE", call_.what, "A photograph with the table's markers, or with --scale a map");
    backdrop->add_option("--scale", call_.scale, "Of a map: inches to a pixel");
    backdrop->add_option("--at", call_.place, "Of a map: where its lower left corner lies, as 0,0");
    backdrop->add_option("--opacity", call_.opacity, "From 0, unseen, to 1; usually 1");
    backdrop->add_flag("--inside", call_.inside, "Keep the picture inside the game, not beside it");
    take_output(backdrop);
  }

  void add_rest() {
    CLI::App* rulesets = add("rulesets", "List the rulesets, or tell all about one.", rulesets_call);
    CLI::Option* one = rulesets->add_option("ID", call_.what, "The ruleset to tell about");
    rulesets->add_option("--new", call_.fresh_id, "Begin a ruleset of your own: write its first files into a folder")
        ->type_name("ID")
        ->excludes(one);
    rulesets->add_flag("--chart", call_.chart, "Of a new ruleset: as a chart, which needs no compiler")->needs("--new");
    rulesets->add_option("--try", call_.tried, "Judge the cases.json in the folder of a ruleset");
    rulesets->add_option("--export", call_.exported, "Write a chart with its cases into a file in .lmrules")
        ->type_name("ID FILE")
        ->expected(2);
    CLI::Option* import =
        rulesets->add_option("--import", call_.imported, "Keep the rules of a file in .lmrules among your own");
    rulesets->add_flag("--replace", call_.replace, "What is imported replaces your own rules of that id")
        ->needs(import);
    take_json(rulesets);
    CLI::App* roll = add("roll", "Roll dice and print the faces.", roll_call);
    roll->add_option(
            "DICE", call_.what,
            "What to roll: 3d6, d66 (tens and units), 3d6+2, 2d6+1d4, 4d6kh3 (keeps the highest; kl the lowest), "
            "4d6dl1 (without the lowest), 10d6>=5 (counts successes)")
        ->required();
    roll->add_option("--seed", call_.seed, "A whole number: the same seed rolls the same faces");
    roll->add_option("--into", call_.game, "Record the roll in this game");
    roll->add_option("--for", call_.purpose, "Of a recorded roll: what it is for");
    roll->add_option("--piece", call_.piece, "Of a recorded roll: the piece for which it is");
    roll->add_option("--faces", call_.faces, "Of a recorded roll: the faces that fell at the table, as 3,4");
    roll->add_option("--corrects", call_.corrects, "Of a recorded roll: the entry of the roll that it puts right");
    roll->add_option("--text", call_.remark, "Of a recorded roll: why");
    roll->add_option("-o,--output", call_.out, "Of a recorded roll: where the game goes; usually the same file");
    take_json(roll);
    CLI::App* completion = app_.add_subcommand("completion", "Print what completes words in bash, zsh or fish.");
    completion->group("");  // for those who make packages, so no help shows it
    completion->add_option("SHELL", shell_)->required()->check(CLI::IsMember({"bash", "zsh", "fish"}));
    CLI::App* carry = add("carry", "Put the chart of a game into its document, for players without it.", carry_call);
    take_game(carry);
    carry->add_flag("--drop", call_.drop, "Take it out again");
    take_output(carry);
    CLI::App* schema = add("schema", "Print a JSON Schema, or the names of all.", schema_call);
    schema->add_option("NAME", call_.what, "The name of a schema, as game");
    CLI::App* examples = add("examples", "List the example games, or copy them into a folder.", examples_call);
    examples->add_option("NAME", call_.what, "The name of one example, as pips-river");
    examples->add_option("--copy", call_.copied_to, "Where the game and its orders go; . is this folder")
        ->type_name("FOLDER");
    add("batch", "Read JSON lines {\"do\", \"game\", \"order\"} and answer each with a line.", batch_call);
  }

  CLI::App app_;
  Call call_;
  Command command_ = nullptr;
  std::string shell_;
};

/// `help judge` asks for the same as `judge --help`.
std::vector<std::string> with_help_last(std::vector<std::string> arguments) {
  if (arguments.empty() || arguments.front() != "help") return arguments;
  arguments.erase(arguments.begin());
  arguments.emplace_back("--help");
  return arguments;
}

/// "--hash=" as "--hash" and an empty value, so that both are refused alike.
std::vector<std::string> with_values_apart(const std::vector<std::string>& arguments) {
  std::vector<std::string> apart;
  for (const std::string& argument : arguments) {
    const bool is_empty = argument.starts_with("--") && argument.ends_with('=');
    apart.push_back(is_empty ? argument.substr(0, argument.size() - 1) : argument);
    if (is_empty) apart.emplace_back();
  }
  return apart;
}

/// The value of --language, before anything is parsed: the help is in it too.
std::string language_among(const std::vector<std::string>& arguments) {
  const std::string option = "--language";
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i] == option && i + 1 < arguments.size()) return arguments[i + 1];
    if (arguments[i].starts_with(option + "=")) return arguments[i].substr(option.size() + 1);
  }
  return {};
}

/// An option whose value is empty, as a script gives it when its variable is: it would count as left out. Words for
/// people may be none, and the id of a ruleset is refused as an id.
std::string empty_option(const CLI::App& app) {
  for (const CLI::Option* option : app.get_options()) {
    const std::string name = option->get_name();
    const bool may_be_empty = name == "--text" || name == "--title" || name == "--ruleset";
    const auto& values = option->results();
    if (!option->get_positional() && !may_be_empty && std::count(values.begin(), values.end(), "") > 0) return name;
  }
  for (const CLI::App* call : app.get_subcommands())
    if (std::string name = empty_option(*call); !name.empty()) return name;
  return {};
}

int parse_and_run(const std::vector<std::string>& given, const Services& services, const Streams& streams) {
  const std::vector<std::string> arguments = with_values_apart(with_help_last(given));
  CommandLine line;
  const std::string language = language_among(arguments);
  const auto words = phrases_of(language, services);
  const Streams spoken{streams.in, streams.out, streams.err, words ? *words : Phrasebook()};
  try {
    line.app().parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
  } catch (const CLI::CallForHelp&) {
    say_help_in(spoken.words, line.app());
    streams.out << line.app().help();
    return DONE;
  } catch (const CLI::CallForVersion&) {
    streams.out << CommandLine::version() << '\n';
    return DONE;
  } catch (const CLI::ParseError& error) {
    return refuse({"", "", "linesman-cli: " + line.complaint(arguments, error) + "; --help says how to call it"},
                  spoken);
  }
  if (const std::string name = empty_option(line.app()); !name.empty())
    return refuse({"", "", name + ": is empty: leave it out, or give a value"}, spoken);
  if (const auto script = completion_script(line.app(), line.shell())) {
    streams.out << *script;
    return DONE;
  }
  const Call& call = line.call();
  if (!words) return refuse(words.problem(), streams);
  if (services.speak) services.speak(language_of(language, services));
  for (const std::string& folder : call.ruleset_folders)
    if (const auto problem = why_no_rulesets(folder)) return refuse(*problem, spoken);
  if (call.ruleset_folders.empty() && !call.carried) return line.command()(call, services, spoken);
  std::vector<Value> charts;
  if (call.carried && line.command() != batch_call) {  // there each request has a game
    const auto carried = carried_rulesets(call.game, services, spoken);
    if (!carried) return refuse(carried.problem(), spoken);
    charts = *carried;
  }
  Services with_rules = services;
  with_rules.library = [&] { return services.library_after(call.ruleset_folders, charts, {}); };
  with_rules.worded_library = [&](const Phrasebook& book) {
    return services.library_after(call.ruleset_folders, charts, book);
  };
  return line.command()(call, with_rules, spoken);
}

int run_safely(const std::vector<std::string>& arguments, const Services& services, const Streams& streams) {
  int status = UNUSABLE;
  try {
    status = parse_and_run(arguments, services, streams);
  } catch (const std::bad_alloc&) {
    return refuse({"", "", "linesman-cli: there is not enough memory for this"}, streams);
  } catch (const BrokenPromise& mistake) {
    return refuse({"", "", std::string("linesman-cli: ") + words_of(mistake) + "; please report it"}, streams);
  } catch (const std::exception& mistake) {
    return refuse(
        {"", "", std::string("linesman-cli: a mistake in Linesman: ") + words_of(mistake) + "; please report it"},
        streams);
  }
  streams.out.flush();
  if (streams.out) return status;
  // Nothing is said to a reader that had enough, as head has.
  return output_has_no_reader() ? UNUSABLE : refuse({"", "", "standard output: cannot be written"}, streams);
}

}  // namespace

int run_program(const std::vector<std::string>& arguments, const Services& services, const Streams& streams) {
  SafeOutput out(streams.out);
  SafeOutput err(streams.err);
  return run_safely(arguments, services, {streams.in, out.stream(), err.stream(), streams.words});
}

}  // namespace linesman
