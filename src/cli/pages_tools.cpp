#include "cli/pages_tools.h"

#include <ostream>

#include "answers/cases/case_answers.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/inputs.h"

namespace linesman {

PagesTools pages_tools(const Services& services, const Streams& streams) {
  PagesTools tools{services.library(), library_in_words(services, streams), streams.words, {}, services.books};
  if (services.painter)
    tools.painter = [&services](const HeardMove& move) {
      const Game& game = move.hearing.game();
      const std::vector<Footprint> bases = footprints_of(move.hearing.ruleset(), game);
      return services.painter({game, bases, &move.judgement}, "case.svg", {});
    };
  return tools;
}

int pages_call(const PagesRequest& request, const Services& services, const Streams& streams) {
  const auto left_out = write_pages(request, pages_tools(services, streams));
  if (!left_out) return refuse(left_out.problem(), streams);
  for (const FileProblem& problem : *left_out)
    streams.err << one_line(streams.said(file_problem_words(problem))) << '\n';
  return DONE;
}

}  // namespace linesman
