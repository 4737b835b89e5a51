#include "cli/compare_options.h"

namespace linesman {

void add_clock(CommandLine& line) {
  auto& call = line.keep<ClockCall>();
  CLI::App* clock = line.add("clock", "Who is where by which turn, and who is first.", clock_call, call);
  take_game(clock, call);
  const auto several = [&](const char* option, std::vector<std::string>& texts, const char* help, const char* type) {
    clock->add_option(option, texts, help)->type_name(type)->take_all()->expected(1)->allow_extra_args(false);
  };
  several("--side", call.sides, "Only this side; may be given several times, as the next three", "SIDE");
  several("--unit", call.units, "Only this unit", "ID");
  several("--piece", call.pieces, "Only this model", "ID");
  several("--action", call.actions, "Only by this action", "ID");
  several("--at", call.at, "A place, in inches; may be given several times", "X,Y");
  several("--hex", call.hexes, "On a grid, a place: a hex", "C,R");
  several("--vary", call.vary,
          "Other values: figures.KEY=4..8:1, options.KEY=V,V, or ID.width, ID.kind, ID.x, ID.y, ID.turn", "KEY=VALUES");
  clock
      ->add_option("--fair", call.fair,
                   "Look for a fairer table: a file or a list such as '[{\"id\": \"mill\", \"move\": 3}]'")
      ->type_name("MOVES");
  clock->add_option("--turns", call.turns, "How many turns; usually those of the plan, else 6");
  clock->add_option("--roll", call.roll, "The roll of the bands: lowest, p90, p50, p10 or highest; usually p50");
  clock->add_option("--others", call.others, "What other models do: stay or away; usually stay");
  clock->add_option("--from", call.from, "Where models begin: here or zones; usually here");
  clock->add_option("--first", call.first, "The side that moves first in each turn")->type_name("SIDE");
  clock->add_option("--samples", call.samples,
                    "How many games are rolled where chances cannot be counted; usually 10000");
  clock->add_option("--seed", call.seed, "A number on which the dice of these games depend; usually 0");
  clock->add_option("--budget", call.budget, "Times the work that an answer may take; usually 1");
  clock->add_option("--parts", call.parts, "Parts that other machines have worked out, one a line")->type_name("FILE");
  clock->add_flag("--progress", call.progress, "Say on standard error how far the work is, a line of JSON each");
  clock->add_option("-o,--output", call.out,
                    "A .json file for the answer; a .svg or .png picture; a .html or .pdf page; usually it is printed");
}

void add_lab(CommandLine& line) {
  auto& call = line.keep<LabCall>();
  CLI::App* lab =
      line.add("lab", "Judge many orders by two rules: which verdicts flip, which clauses decide.", lab_call, call);
  lab->add_option("INPUT", call.lab.inputs,
                  "Games with a record, .jsonl lines with game and order, folders of both; after the word differ: look "
                  "for the smallest table on which the two rules differ")
      ->type_name("FILE");
  lab->add_option("--a", call.lab.a,
                  "The first rules, as orders,obstacles=base,house=FILE; usually game: as each stands")
      ->type_name("RULES");
  lab->add_option("--b", call.lab.b, "The rules to compare with; without them there is one side alone")
      ->type_name("RULES");
  lab->add_option("--vary", call.lab.vary, "Draw a curve: figures.KEY=4..8:1 or options.KEY=wet,dry")
      ->type_name("KEY=VALUES")
      ->take_all()
      ->expected(1)
      ->allow_extra_args(false);
  lab->add_flag("--reach", call.lab.reach, "With --vary: say too how far the models can go, in square inches");
  lab->add_option("--by", call.lab.by, "With --reach: tell it apart by a trait, as troop")->type_name("KEY");
  lab->add_option("--random", call.lab.random, "That many orders on made-up tables too; of differ usually 20000");
  lab->add_option("--seed", call.lab.seed, "A whole number: the same seed makes up the same tables");
  lab->add_option("--in", call.lab.in, "Of differ: what must differ")
      ->check(CLI::IsMember({"verdict", "total", "spent", "rules", "unusable"}));
  lab->add_option("-o,--output", call.out,
                  "Where the answer goes: .json, .csv or .html with pictures; of differ the game");
  lab->add_option("--order-out", call.order_out, "Of differ: where the order goes");
  lab->add_flag("--progress", call.progress, "Say on standard error how far it is, as JSON lines");
}

}  // namespace linesman
