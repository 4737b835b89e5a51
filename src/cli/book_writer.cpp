#include "cli/book_writer.h"

#include <filesystem>

#include "casebook/dispute.h"
#include "files/disk/file.h"

namespace linesman {

namespace fs = std::filesystem;

namespace {

/// The picture of a case: its move on its table.
Result<std::string> picture_of(const FiledCase& one, const Services& services) {
  const Value& way = one.json["way"];
  const auto dispute = heard(one.json["game"], way.is_null() ? one.json["order"] : way, *services.library());
  if (!dispute) return dispute.problem();
  const Game& game = dispute->hearing.game();
  const std::vector<Footprint> bases = footprints_of(dispute->hearing.ruleset(), game);
  return services.painter({game, bases, &dispute->judgement}, "case.svg", {});
}

BookPictures pictures_of(const std::vector<BookBlock>& blocks, const CaseBook& book, const Services& services) {
  BookPictures pictures;
  for (const BookBlock& block : blocks)
    if (block.kind == BlockKind::picture && services.painter && !pictures.contains(block.picture_of))
      if (auto svg = picture_of(book.cases()[block.picture_of], services))
        pictures.emplace(block.picture_of, std::move(svg).value());
  return pictures;
}

}  // namespace

Result<void> check_book_name(const std::string& path, bool json) {
  const std::string ending = fs::path(path).extension().string();
  if (ending == ".html" || ending == ".md" || (json && ending == ".json")) return {};
  if (json) return Problem{path, "", "a book is written as .html, .md or .json"};
  return Problem{path, "", "it is written as .html or .md"};
}

Result<void> write_book(const std::vector<BookBlock>& blocks, const CaseBook& book, const std::string& path,
                        const Services& services, const Streams& streams) {
  const BookPictures pictures = pictures_of(blocks, book, services);
  if (fs::path(path).extension() == ".html")
    return save_file(path, book_html(blocks, pictures, streams.words.empty() ? "en" : ""));
  std::map<std::size_t, std::string> names;
  for (const auto& [index, svg] : pictures) {
    constexpr std::size_t DIGITS = 8;
    const std::string name = fs::path(path).stem().string() + "-" + book.cases()[index].hash.substr(0, DIGITS) + ".svg";
    names.emplace(index, name);
    if (auto saved = save_file((fs::path(path).parent_path() / name).string(), svg); !saved) return saved;
  }
  return save_file(path, book_markdown(blocks, names));
}

}  // namespace linesman
