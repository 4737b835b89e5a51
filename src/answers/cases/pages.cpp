#include "answers/cases/pages.h"

#include <algorithm>
#include <filesystem>

#include "casebook/case_desk.h"
#include "casebook/event_files.h"
#include "casebook/event_pages.h"
#include "files/disk/file.h"
#include "files/json.h"
#include "record/base64.h"
#include "record/sha256.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

constexpr int SPACES = 2;  // of a step of JSON

bool is_of_case(const BookBlock& block) { return block.kind == BlockKind::picture && block.picture.empty(); }

bool is_png(std::string_view bytes) { return bytes.starts_with("\x89PNG"); }

/// A Problem unless the name has one of the endings.
Result<void> check_name(const PagesRequest& request) {
  const std::string ending = fs::path(request.out).extension().string();
  const bool is_book = request.kind == PagesKind::book;
  if (ending == ".html" || ending == ".pdf" || ending == ".md" || (is_book && ending == ".json")) return {};
  if (is_book) return Problem{request.out, "", "a book is written as .html, .pdf, .md or .json"};
  return Problem{request.out, "", "it is written as .html, .pdf or .md"};
}

/// Writes blocks with their pictures, those of the cases of a book and of the readings of an event.
class PagesFile {
 public:
  PagesFile(const PagesRequest& request, const PagesTools& tools, const CaseBook& book, std::vector<BookBlock> blocks)
      : request_(request), tools_(tools), book_(book), blocks_(std::move(blocks)) {}

  Result<void> write() {
    read_pictures();
    const fs::path ending = fs::path(request_.out).extension();
    if (ending == ".pdf") return write_pdf();
    return ending == ".html" ? write_html() : write_markdown();
  }

  std::vector<FileProblem> take_problems() { return std::move(problems_); }

 private:
  /// The move of a case on its table.
  Result<HeardMove> move_of(const FiledCase& one) const {
    const Value& way = one.json["way"];
    return heard(one.json["game"], way.is_null() ? one.json["order"] : way, *tools_.rulesets);
  }

  void read_pictures() {
    for (std::size_t i = 0; i < blocks_.size(); ++i) {
      if (blocks_[i].kind != BlockKind::picture || blocks_[i].picture.empty()) continue;
      auto bytes = read_picture(request_.folder, blocks_[i].picture);
      if (bytes)
        pictures_.emplace(i, std::move(bytes).value());
      else
        problems_.push_back({picture_name(blocks_[i].picture), bytes.problem().reason});
    }
  }

  /// The SVG of each case that a block shows.
  std::map<std::size_t, std::string> painted() const {
    std::map<std::size_t, std::string> all;
    for (const BookBlock& block : blocks_) {
      if (!is_of_case(block) || !tools_.painter || all.contains(block.picture_of)) continue;
      const auto move = move_of(book_.cases()[block.picture_of]);
      if (!move) continue;
      if (auto svg = tools_.painter(*move)) all.emplace(block.picture_of, std::move(svg).value());
    }
    return all;
  }

  Result<void> write_html() const {
    BookPictures shown;
    for (const auto& [block, bytes] : pictures_)
      shown[block].address = std::string("data:image/") + (is_png(bytes) ? "png" : "jpeg") + ";base64," + base64(bytes);
    const auto svgs = painted();
    for (std::size_t i = 0; i < blocks_.size(); ++i)
      if (const auto svg = is_of_case(blocks_[i]) ? svgs.find(blocks_[i].picture_of) : svgs.end(); svg != svgs.end())
        shown[i].svg = svg->second;
    return save_file(request_.out, book_html(blocks_, shown, tools_.words.empty() ? "en" : ""));
  }

  /// The pictures are files beside it, each with the name of the page and the first digits of a hash.
  Result<void> write_markdown() const {
    constexpr std::size_t DIGITS = 8;
    const fs::path out(request_.out);
    std::map<std::size_t, std::string> names;
    const auto put = [&](std::size_t block, const std::string& hash, const char* ending, const std::string& bytes) {
      const std::string name = out.stem().string() + "-" + hash.substr(0, DIGITS) + ending;
      names.emplace(block, name);
      return save_file((out.parent_path() / name).string(), bytes);
    };
    for (const auto& [block, bytes] : pictures_)
      if (auto saved = put(block, sha256(bytes), is_png(bytes) ? ".png" : ".jpg", bytes); !saved) return saved;
    const auto svgs = painted();
    for (std::size_t i = 0; i < blocks_.size(); ++i)
      if (const auto svg = is_of_case(blocks_[i]) ? svgs.find(blocks_[i].picture_of) : svgs.end(); svg != svgs.end())
        if (auto saved = put(i, book_.cases()[svg->first].hash, ".svg", svg->second); !saved) return saved;
    return save_file(request_.out, book_markdown(blocks_, names));
  }

  Result<void> write_pdf() const {
    if (!tools_.printer) return Problem{"", "this program was built without pictures"};
    BookRequest pages{blocks_};
    for (const BookBlock& block : blocks_) {
      if (!is_of_case(block) || pages.moves.contains(block.picture_of)) continue;
      const auto move = move_of(book_.cases()[block.picture_of]);
      if (!move) continue;
      const Game& game = move->hearing.game();
      const auto rules = tools_.rulesets->ruleset(game.ruleset(), game.house_rules());
      pages.moves.emplace(block.picture_of,
                          BookMove{game, rules ? *rules : nullptr, std::make_shared<const Judgement>(move->judgement)});
    }
    pages.pictures = pictures_;
    for (const FiledCase& one : book_.cases()) pages.made = std::max(pages.made, one.made);
    const auto bytes = tools_.printer(pages);
    return bytes ? save_file(request_.out, *bytes) : bytes.problem();
  }

  const PagesRequest& request_;
  const PagesTools& tools_;
  const CaseBook& book_;
  std::vector<BookBlock> blocks_;
  std::map<std::size_t, std::string> pictures_;  ///< of readings, by block
  std::vector<FileProblem> problems_;
};

/// The cases of a folder, whole; none where an event has no folder of them.
Result<ReadBook> cases_of(const PagesRequest& request, const RulesetSource& rulesets) {
  const std::string cases = cases_folder(request.folder);
  std::error_code error;
  if (request.kind != PagesKind::book && !fs::exists(fs::symlink_status(cases, error)))
    return ReadBook{CaseBook(rulesets), {}};
  auto found = read_book(cases, rulesets, KeptJson::whole);
  if (!found) return found.problem();
  ReadBook read = std::move(found).value();
  if (request.kind != PagesKind::book)
    for (FileProblem& problem : read.problems) problem.file = "cases/" + problem.file;
  return read;
}

}  // namespace

Result<std::vector<FileProblem>> write_pages(const PagesRequest& request, const PagesTools& tools) {
  if (const auto fit = check_name(request); !fit) return fit.problem();
  const auto event = request.kind == PagesKind::book ? Result<ReadEvent>(ReadEvent{}) : read_event(request.folder);
  if (!event) return event.problem();
  const auto read = cases_of(request, *tools.rulesets);
  if (!read) return read.problem();
  const CaseBook& book = read->book;
  std::vector<FileProblem> problems = read->problems;
  if (fs::path(request.out).extension() == ".json") {
    const std::string json = write_json(book_value(book, request.without_names), SPACES) + "\n";
    if (auto saved = save_file(request.out, json); !saved) return saved.problem();
    return problems;
  }
  const RulesetSource& worded = tools.worded ? *tools.worded : *tools.rulesets;
  const BookReader reader{{tools.words}, request.without_names, {}};
  PagesFile file(request, tools, book,
                 request.kind == PagesKind::book     ? book_blocks(book, worded, reader)
                 : request.kind == PagesKind::report ? report_blocks(event->event, book, worded, reader)
                                                     : pack_blocks(event->event, book, worded, reader));
  if (const auto written = file.write(); !written) return written.problem();
  for (FileProblem& problem : file.take_problems()) problems.push_back(std::move(problem));
  return problems;
}

}  // namespace linesman
