// The call batch: it reads requests, one a line, and writes an answer line for each.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <istream>
#include <mutex>
#include <optional>
#include <ostream>
#include <vector>

#include "answers/answerer.h"
#include "answers/error_line.h"
#include "base/side_by_side.h"
#include "cli/commands.h"
#include "cli/file_answers.h"
#include "cli/pages_tools.h"
#include "cli/progress.h"
#include "files/disk/file.h"
#include "files/json.h"

namespace linesman {

namespace {

bool blank(std::string_view line) { return line.find_first_not_of(" \t\r") == std::string_view::npos; }

Problem no_request() { return {"", "", "the line is blank"}; }

Problem too_long() { return {"", "", "the line is longer than " + std::to_string(MAX_FILE_BYTES >> 20) + " MiB"}; }

enum class LineEnd { line, too_long, end };

/// The lines of an input, read in blocks.
class InputLines {
 public:
  /// Reads from `in` the lines that are waited for; `out` is flushed before.
  InputLines(std::istream& in, std::ostream& out) : in_(in), out_(out) {}

  /// Reads the next line. A line longer than MAX_FILE_BYTES is skipped.
  LineEnd next(std::string& line);

  /// Whether a whole line is already read, so that `next` does not wait for input.
  bool has_line() const { return left_.find('\n') != std::string_view::npos; }

 private:
  /// Reads the available input; false at the end. Flushes the answers before it waits.
  bool take_block();

  std::istream& in_;
  std::ostream& out_;
  std::array<char, 1 << 16> block_{};
  std::string_view left_;  ///< the unread part of the block
};

bool InputLines::take_block() {
  std::streambuf& bytes = *in_.rdbuf();
  if (bytes.in_avail() <= 0) out_.flush();
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
  AnswersInOrder(const Streams& streams, std::size_t count)
      : out_(streams.out), progress_(streams.progress), waiting_(count) {}

  void put(std::size_t line, std::string answer) {
    const std::lock_guard lock(mutex_);
    waiting_[line] = std::move(answer);
    for (; written_ < waiting_.size() && waiting_[written_]; ++written_) {
      out_ << *waiting_[written_] << '\n';
      waiting_[written_].reset();
      if (progress_ != nullptr) progress_->count(1);
    }
  }

  /// Whether the output still has a reader. Without one the program reports it at the end.
  bool wanted() {
    const std::lock_guard lock(mutex_);
    return out_.good();
  }

 private:
  std::ostream& out_;
  Progress* progress_;
  std::mutex mutex_;
  std::vector<std::optional<std::string>> waiting_;  ///< by line
  std::size_t written_ = 0;
};

/// Whether a line may ask for pages with pictures. Qt draws on one thread alone.
bool may_draw(std::string_view line) {
  constexpr std::array<std::string_view, 3> CALLS{"cases book", "event report", "event pack"};
  return std::any_of(CALLS.begin(), CALLS.end(),
                     [&](std::string_view call) { return line.find(call) != std::string_view::npos; });
}

/// Answers every line of an input. False when the answers have no reader any more.
bool answer_lines(std::istream& in, Answerer& answerer, const Streams& streams) {
  InputLines input(in, streams.out);
  std::vector<std::optional<std::string>> lines;  // empty for a line that is too long
  for (LineEnd end = LineEnd::line; end != LineEnd::end;) {
    lines.clear();
    do {
      std::string line;
      end = input.next(line);
      if (end == LineEnd::too_long) lines.emplace_back();
      if (end == LineEnd::line) lines.emplace_back(std::move(line));
    } while (end != LineEnd::end && input.has_line());
    AnswersInOrder answers(streams, lines.size());
    const auto answer = [&](std::size_t i) {
      if (!answers.wanted()) return;
      if (!lines[i] || blank(*lines[i]))
        answers.put(i, write_json(error_line(lines[i] ? no_request() : too_long())));
      else
        answers.put(i, answerer.answer(*lines[i]));
    };
    side_by_side(lines.size(), [&](std::size_t i) {
      if (!lines[i] || !may_draw(*lines[i])) answer(i);
    });
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (lines[i] && may_draw(*lines[i])) answer(i);
    if (!streams.out) return false;
  }
  return true;
}

/// Why a file has no lines to answer; nothing when it may.
std::optional<Problem> why_not_opened(const std::string& path) {
  std::error_code error;
  if (path == STANDARD_INPUT) return std::nullopt;
  if (std::filesystem::is_directory(path, error)) return Problem{path, "", "is a folder; a file with lines is wanted"};
  if (!std::ifstream(path, std::ios::binary)) return Problem{path, "", "cannot be opened"};
  return std::nullopt;
}

}  // namespace

int batch_call(const BatchCall& call, const Services& services, const Streams& streams) {
  std::vector<std::string> files = call.files;
  if (files.empty()) files.emplace_back(STANDARD_INPUT);
  if (const auto problem = why_read_twice(files)) return refuse(*problem, streams);
  // Before the first answer, so that none is lost in a long list of files.
  for (const std::string& file : files)
    if (const auto problem = why_not_opened(file)) return refuse(*problem, streams);
  AnswerLimits limits;
  limits.carried = services.given.carried;
  std::mutex drawing;
  limits.pages = [&](const PagesRequest& request) {
    const std::lock_guard lock(drawing);
    return write_pages(request, pages_tools(services, streams));
  };
  Answerer answerer(services.library(), limits);
  for (const std::string& file : files) {
    std::ifstream opened;
    if (file != STANDARD_INPUT) opened.open(file, std::ios::binary);
    if (!answer_lines(file == STANDARD_INPUT ? streams.in : opened, answerer, streams)) break;
  }
  return DONE;
}

}  // namespace linesman
