// The call clock: who is where by which turn.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <iterator>
#include <ostream>
#include <sstream>
#include <stop_token>
#include <thread>

#include "answers/clock/clock_answer.h"
#include "answers/clock/clock_json.h"
#include "answers/game_cache.h"
#include "answers/problem_place.h"
#include "base/text.h"
#include "cli/commands.h"
#include "cli/drawing.h"
#include "cli/inputs.h"
#include "files/disk/file.h"
#include "files/disk/interruption.h"
#include "files/documents/plan_check.h"
#include "files/json.h"

namespace linesman {

namespace {

constexpr const char* DRAWN[]{".html", ".pdf", ".svg", ".png"};

/// The numbers of "30,20"; a text that spells none stays, so that the request is refused with its place.
Value pair_of(const std::string& text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string::npos) return text;
  const auto x = parse_number(text.substr(0, comma));
  const auto y = parse_number(text.substr(comma + 1));
  if (!x || !y) return text;
  return Value::Array{*x, *y};
}

void add_list(Value::Object& request, const char* name, const std::vector<std::string>& texts) {
  if (!texts.empty()) request.emplace_back(name, Value::Array(texts.begin(), texts.end()));
}

void add_pairs(Value::Object& request, const char* name, const std::vector<std::string>& texts) {
  Value::Array all;
  for (const std::string& text : texts) all.push_back(pair_of(text));
  if (!all.empty()) request.emplace_back(name, std::move(all));
}

template <class T>
void add(Value::Object& request, const char* name, const std::optional<T>& value) {
  if (value) request.emplace_back(name, Value(*value));
}

/// The parts in a file, a line each; lines without one are left out, for their movers are asked here.
Result<Value> load_parts(const std::string& path) {
  auto text = read_file(path);
  if (!text) return text.problem();
  Value::Array parts;
  std::istringstream lines(*text);
  std::size_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    ++number;
    if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
    auto part = parse_json(line, path);
    if (!part) return Problem{path, "", said<"line {n} is no JSON">(number)};
    if (part->find("error")) continue;
    parts.push_back(*std::move(part));
  }
  return Value(std::move(parts));
}

Result<Value> clock_request(const ClockCall& call, std::istream& in) {
  Value::Object request;
  add_list(request, "side", call.sides);
  add_list(request, "unit", call.units);
  add_list(request, "piece", call.pieces);
  add_list(request, "action", call.actions);
  add(request, "turns", call.turns);
  add(request, "roll", call.roll);
  add(request, "others", call.others);
  add(request, "from", call.from);
  add(request, "first", call.first);
  add_pairs(request, "at", call.at);
  add_pairs(request, "hex", call.hexes);
  add(request, "samples", call.samples);
  add(request, "seed", call.seed);
  add(request, "budget", call.budget);
  add_list(request, "vary", call.vary);
  if (!call.parts.empty()) {
    auto parts = load_parts(call.parts);
    if (!parts) return parts.problem();
    request.emplace_back("parts", *std::move(parts));
  }
  if (call.fair.empty()) return Value(std::move(request));
  auto may = call.fair.starts_with('[') ? parse_json(call.fair, "--fair") : load_input(call.fair, in);
  if (!may) return may.problem();
  request.emplace_back("fair", *std::move(may));
  return Value(std::move(request));
}

/// Sets a stop once the person at the terminal interrupts the program.
class Interrupted {
 public:
  Interrupted() {
    const std::atomic<bool>& interrupted = heed_interruptions();
    watch_ = std::jthread([this, &interrupted](const std::stop_token& over) {
      constexpr std::chrono::milliseconds EACH{10};
      while (!over.stop_requested() && !interrupted) std::this_thread::sleep_for(EACH);
      if (interrupted) work_.request_stop();
    });
  }
  std::stop_token token() const { return work_.get_token(); }

 private:
  std::stop_source work_;
  std::jthread watch_;
};

/// Lines such as {"share":0.4,"doing":"bands of red"}.
std::function<void(double, const Sentence&)> progress_lines(const ClockCall& call, const Streams& streams) {
  if (!call.progress) return {};
  return [&streams](double share, const Sentence& doing) {
    streams.err << write_json(Value::Object{{"share", rounded(share)}, {"doing", english(doing)}}) << std::endl;
  };
}

/// With the option in place of a pointer into the request.
Problem as_option(Problem problem, const ClockCall& call) {
  if (problem.pointer.starts_with("/clock/")) {
    std::string name = problem.pointer.substr(7);
    name = name.substr(0, name.find('/'));
    return {"", "", said<"{option}: {reason}">("--" + name, problem.reason)};
  }
  if (problem.file.empty()) problem.file = file_label(call.game);
  if (problem.pointer.starts_with("/game")) problem.pointer = problem.pointer.substr(5);
  return problem;
}

/// The formats in which a clock is drawn.
bool is_drawn(const std::string& name) {
  return std::any_of(std::begin(DRAWN), std::end(DRAWN), [&](const char* ending) { return name.ends_with(ending); });
}

/// Draws the clock of the game into the file of the call.
Result<void> draw_clock(const Hearing& hearing, const ClockCall& call, const Value& asked, const Services& services,
                        const Streams& streams, const ClockWork& work) {
  if (const auto wrong = plan_mistakes(hearing.game()); !wrong.empty()) return below("/game", wrong.front());
  const auto request = read_clock_request(asked);
  if (!request) return below("/clock", request.problem());
  const auto answer = clock_of(hearing, request->request, work);
  if (!answer)
    return answer.problem().pointer.starts_with("/game") ? answer.problem() : below("/clock", answer.problem());
  PictureOptions options;
  options.legend = true;
  options.title = hearing.game().title();
  const auto bases = footprints_of(hearing.ruleset(), hearing.game());
  Drawn drawn{hearing.game(), bases, nullptr, nullptr, folder_of(call.game), file_label(call.game)};
  drawn.clock = &*answer;
  return draw(drawn, {call.out}, options, services, streams);
}

}  // namespace

int clock_call(const ClockCall& call, const Services& services, const Streams& streams) {
  const bool to_file = !call.out.empty() && call.out != STANDARD_INPUT;
  if (to_file && !call.out.ends_with(".json") && !is_drawn(call.out))
    return refuse({call.out, "", "the name of a clock ends in .json, .html, .pdf, .svg or .png"}, streams);
  const auto game = load_input(call.game, streams.in);
  if (!game) return refuse(game.problem(), streams);
  const auto table = prepared(services.library(), *game, file_label(call.game), services.given.carried);
  if (!table) return refuse(table.problem(), streams);
  const auto request = clock_request(call, streams.in);
  if (!request) return refuse(request.problem(), streams);
  const Interrupted interrupted;
  const ClockWork work{interrupted.token(), progress_lines(call, streams)};
  if (to_file && is_drawn(call.out)) {
    const auto drawn = draw_clock((*table)->hearing, call, *request, services, streams, work);
    return drawn ? DONE : refuse(as_option(drawn.problem(), call), streams);
  }
  const auto answer = answer_clock(**table, *request, work);
  if (!answer) return refuse(as_option(answer.problem(), call), streams);
  const std::string text = write_json(*answer, INDENT) + "\n";
  if (!to_file) {
    streams.out << text;
    return DONE;
  }
  if (const auto saved = save_file(call.out, text); !saved) return refuse(saved.problem(), streams);
  return DONE;
}

}  // namespace linesman
