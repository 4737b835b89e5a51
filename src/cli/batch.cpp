#include "cli/batch.h"

#include <algorithm>
#include <array>
#include <istream>
#include <mutex>
#include <new>
#include <optional>
#include <ostream>
#include <vector>

#include "base/mistake.h"
#include "base/side_by_side.h"
#include "base/text.h"
#include "cli/inputs.h"
#include "cli/questions.h"
#include "cli/record_answers.h"
#include "files/disk/file.h"
#include "files/json.h"
#include "files/orders/order_json.h"
#include "files/orders/ruling_json.h"
#include "files/orders/trace_json.h"
#include "record/timeline.h"

namespace linesman {

namespace {

constexpr std::size_t MAX_GAMES = 8;
constexpr std::size_t MAX_THINGS = 20'000;  // features and pieces of all games together; one game may have more

std::size_t things_in(const PreparedGame& prepared) {
  return prepared.document.game.terrain().size() + prepared.document.game.pieces().size();
}

Value error_line(const Problem& problem) {
  Value::Object line{{"error", problem.reason}};
  if (!problem.pointer.empty()) line.emplace_back("pointer", problem.pointer);
  if (!problem.file.empty()) line.emplace_back("file", problem.file);
  return line;
}

Result<std::string> written(const Result<Value>& answer) {
  return answer ? Result<std::string>(write_json(*answer)) : answer.problem();
}

bool blank(std::string_view line) { return line.find_first_not_of(" \t\r") == std::string_view::npos; }

Problem too_long() { return {"", "", "the line is longer than " + std::to_string(MAX_FILE_BYTES >> 20) + " MiB"}; }

enum class LineEnd { line, too_long, end };

/// The lines of an input, read in blocks.
class InputLines {
 public:
  explicit InputLines(Streams streams) : streams_(streams) {}

  /// Reads the next line. A line longer than MAX_FILE_BYTES is skipped.
  LineEnd next(std::string& line);

  /// Whether a whole line is already read, so that `next` does not wait for input.
  bool has_line() const { return left_.find('\n') != std::string_view::npos; }

 private:
  /// Reads the available input; false at the end. Flushes the answers before it waits.
  bool take_block();

  Streams streams_;
  std::array<char, 1 << 16> block_{};
  std::string_view left_;  ///< the unread part of the block
};

bool InputLines::take_block() {
  std::streambuf& bytes = *streams_.in.rdbuf();
  if (bytes.in_avail() <= 0) streams_.out.flush();
  if (bytes.sgetc() == std::streambuf::traits_type::eof()) return false;
  const auto most = static_cast<std::streamsize>(block_.size());
  const auto there = std::clamp(bytes.in_avail(), std::streamsize{1}, most);
  left_ = {block_.data(), static_cast<std::size_t>(bytes.sgetn(block_.data(), there))};
  return true;
}

LineEnd InputLines::next(std::string& line) {
  line.clear();
  for (bool too_long = false;;) {
    if (left_.empty() && !take_block())
      return too_long ? LineEnd::too_long : line.empty() ? LineEnd::end : LineEnd::line;
    const std::size_t end = left_.find('\n');
    if (!too_long) line += left_.substr(0, end);
    if (line.size() > MAX_FILE_BYTES) {
      too_long = true;
      line = {};
    }
    left_.remove_prefix(std::min(end, left_.size() - 1) + 1);
    if (end != std::string_view::npos) return too_long ? LineEnd::too_long : LineEnd::line;
  }
}

/// Writes answers in the order of their lines, as soon as all earlier ones are written. Thread-safe.
class AnswersInOrder {
 public:
  AnswersInOrder(std::ostream& out, std::size_t count) : out_(out), waiting_(count) {}

  void put(std::size_t line, std::string answer) {
    const std::lock_guard lock(mutex_);
    waiting_[line] = std::move(answer);
    for (; written_ < waiting_.size() && waiting_[written_]; ++written_) {
      out_ << *waiting_[written_] << '\n';
      waiting_[written_].reset();
    }
  }

  /// Whether the output still has a reader. Without one the program reports it at the end.
  bool wanted() {
    const std::lock_guard lock(mutex_);
    return out_.good();
  }

 private:
  std::ostream& out_;
  std::mutex mutex_;
  std::vector<std::optional<std::string>> waiting_;  ///< by line
  std::size_t written_ = 0;
};

}  // namespace

std::shared_ptr<const PreparedGame> GameCache::find(const std::string& file, const std::optional<FileStamp>& stamp,
                                                    const Value& game) {
  const auto known = std::find_if(games_.begin(), games_.end(), [&](const auto& each) {
    return each->file == file && each->stamp == stamp && (!file.empty() || each->json == game);
  });
  if (known == games_.end()) return nullptr;
  games_.splice(games_.begin(), games_, known);
  return games_.front();
}

void GameCache::make_room() {
  std::size_t games = 0;
  std::size_t things = 0;
  std::erase_if(games_, [&](const auto& each) {
    things += things_in(*each);
    return ++games > MAX_GAMES || (games > 1 && things > MAX_THINGS);
  });
}

Result<std::shared_ptr<const PreparedGame>> GameCache::open(const Value& game) {
  const std::string file(game.text().value_or(""));
  const auto stamp = file.empty() ? std::nullopt : stamp_of(file);
  // While one thread opens a game the others wait, as they mostly need the same game.
  const std::lock_guard lock(mutex_);
  if (auto known = find(file, stamp, game)) return known;
  if (!file.empty()) std::erase_if(games_, [&](const auto& each) { return each->file == file; });
  auto json = file.empty() ? Result<Value>(game) : load_json(file);
  if (!json) return json.problem();
  auto document = read_document(*json, file);
  if (!document) return below("/game", document.problem());
  auto hearing = Referee(library_).open(document->game);
  if (!hearing) {
    Problem problem = hearing.problem();
    if (problem.file.empty()) problem.file = file;
    return below("/game", problem);
  }
  games_.push_front(std::make_shared<const PreparedGame>(
      PreparedGame{file, stamp, std::move(json).value(), std::move(document).value(), std::move(hearing).value()}));
  make_room();
  return games_.front();
}

Batch::Batch(std::shared_ptr<const RulesetLibrary> library) : library_(library), games_(std::move(library)) {}

std::string Batch::answer(std::string_view line) {
  try {
    auto answered = answer_to(line);
    return answered ? std::move(answered).value() : write_json(error_line(answered.problem()));
  } catch (const std::bad_alloc&) {
    return write_json(error_line({"", "", "there is not enough memory for this line"}));
  } catch (const std::exception& mistake) {
    return write_json(error_line({"", "", words_of(mistake)}));
  }
}

Result<Value> Batch::check(const Value& game) const {
  const std::string file(game.text().value_or(""));
  const auto json = file.empty() ? Result<Value>(game) : load_json(file);
  if (!json) return json.problem();
  Value::Array problems;
  for (const Problem& p : check_game(*json, file, *library_)) problems.push_back(error_line(below("/game", p)));
  return Value(Value::Object{{"problems", std::move(problems)}});
}

Result<Value> Batch::of_record(const std::string& what, const Value& line) const {
  const std::string file(line["game"].text().value_or(""));
  const auto json = file.empty() ? Result<Value>(line["game"]) : load_json(file);
  if (!json) return json.problem();
  const auto document = read_document(*json, file);
  if (!document) return below("/game", document.problem());
  if (what == "record") return record_value(document->game);
  if (what == "verify") {
    const auto found = verify(Referee(library_), document->game);
    if (!found) return below("/game", found.problem());
    const CheckCodes codes = check_codes(document->game, std::string(line["hash"].text().value_or("")));
    return verification_value(held_against(codes, *found), codes);
  }
  if (auto problem = why_not_added_to(document->game, file)) return below("/game", *std::move(problem));
  const auto seq = line["seq"].whole();
  if (!seq) return Problem{"/seq", "must be the number of an entry, not " + describe(line["seq"])};
  const auto game = at_entry(document->game, *seq);
  if (!game) return below("/game", game.problem());
  return Value(Value::Object{{"game", write_document({*game, *json, document->read})}});
}

Result<std::string> Batch::answer_to(std::string_view line) {
  const auto json = parse_json(line, "");
  if (!json) return json.problem();
  if (!json->is_object()) return Problem{"", "a line must be an object, not " + describe(*json)};
  const std::string what((*json)["do"].text().value_or(""));
  constexpr std::array<std::string_view, 12> CALLS{"judge", "trace", "reach", "could",  "turns",  "readings",
                                                   "mend",  "apply", "check", "verify", "record", "at"};
  if (std::find(CALLS.begin(), CALLS.end(), what) == CALLS.end())
    return Problem{"/do", "must be " + listed(CALLS) + ", not " + describe((*json)["do"])};
  const Value& game = (*json)["game"];
  if (!game.is_object() && !(game.is_text() && !game.text()->empty()))
    return Problem{"/game", "must be a game or the path of one, not " + describe(game)};
  if (what == "check") return written(check(game));
  if (what == "verify" || what == "record" || what == "at") return written(of_record(what, *json));
  const auto opened = games_.open(game);
  if (!opened) return opened.problem();
  const PreparedGame& table = **opened;
  const Value& order_json = (*json)["order"];
  const auto placed = [&](Problem problem) {
    if (!problem.file.empty() || about_order(problem.pointer, order_json, table.json))
      return below("/order", std::move(problem));
    problem.file = table.file;
    return below("/game", std::move(problem));
  };
  if (is_question(what)) {
    const bool others = (*json)["rulesets"].boolean().value_or(false);
    auto answer = answer_question(what, table.hearing, order_json, others ? library_.get() : nullptr);
    return answer ? write_json(answer->json) : Result<std::string>(placed(answer.problem()));
  }
  const auto order = read_order(order_json, "");
  if (!order) return below("/order", order.problem());
  if (what == "trace") {
    Budget budget(STEPS_OF_A_WRITTEN_TRACE);
    const auto trace = table.hearing.trace(*order, budget);
    return trace ? Result<std::string>(write_json(write_trace(*trace, table.hearing.game()))) : placed(trace.problem());
  }
  if (what == "judge") {
    const auto judgement = table.hearing.judge(*order);
    return judgement ? Result<std::string>(write_ruling_text(judgement->ruling, table.hearing.game()))
                     : placed(judgement.problem());
  }
  if (auto problem = why_not_added_to(table.document.game, table.file)) return below("/game", *std::move(problem));
  const auto text_of = [&](std::string_view name) { return std::string((*json)[name].text().value_or("")); };
  const auto outcome = try_order(table.hearing, *order, {text_of("decision"), text_of("by")});
  if (!outcome) return placed(outcome.problem());
  const Value result = Value::Object{{"ruling", write_ruling(outcome->judgement.ruling, table.hearing.game())}};
  if (!outcome->after) return write_json(result);
  // A game that came in the line is written over the JSON of the line.
  const Document& known = table.document;
  const Document after =
      table.file.empty() ? Document{*outcome->after, game} : Document{*outcome->after, known.source, known.read};
  return write_json(result.with("game", write_document(after)));
}

int batch_call(const Call&, const Services& services, Streams streams) {
  Batch batch(services.library());
  InputLines input(streams);
  std::vector<std::optional<std::string>> lines;  // empty for a line that is too long
  for (LineEnd end = LineEnd::line; end != LineEnd::end;) {
    lines.clear();
    do {
      std::string line;
      end = input.next(line);
      if (end == LineEnd::too_long) lines.emplace_back();
      if (end == LineEnd::line && !blank(line)) lines.emplace_back(std::move(line));
    } while (end != LineEnd::end && input.has_line());
    AnswersInOrder answers(streams.out, lines.size());
    side_by_side(lines.size(), [&](std::size_t i) {
      if (answers.wanted()) answers.put(i, lines[i] ? batch.answer(*lines[i]) : write_json(error_line(too_long())));
    });
    if (!streams.out) break;
  }
  return DONE;
}

}  // namespace linesman
