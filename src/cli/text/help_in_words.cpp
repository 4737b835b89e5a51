#include "cli/text/help_in_words.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

namespace linesman {

void say_help_in(const Phrasebook& words, CLI::App& app) {
  if (words.empty()) return;
  app.description(words.said(app.get_description()));
  app.footer(words.said_lines(app.get_footer()));
  for (const char* label : {"Usage",    "OPTIONS",  "Positionals", "SUBCOMMAND", "SUBCOMMANDS", "REQUIRED", "Needs",
                            "Excludes", "Examples", "TEXT",        "NUMBER",     "FILE",        "FOLDER",   "PAPER",
                            "LANGUAGE", "NAME",     "SCALE",       "CODE",       "FACES",       "RATING"})
    app.get_formatter()->label(label, words.said(label));
  app.group(words.said(app.get_group()));
  for (CLI::Option* option : app.get_options()) {
    option->description(words.said(option->get_description()));
    option->group(words.said(option->get_group()));
  }
  for (CLI::App* call : app.get_subcommands({})) say_help_in(words, *call);
}

}  // namespace linesman
