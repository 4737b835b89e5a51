// Writes the pages of a book of cases or of an event, with their pictures. Calls and lines of a batch share them.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "casebook/book_pages.h"
#include "casebook/dispute.h"

namespace linesman {

/// The move of a case, as its picture shows it.
struct BookMove {
  Game game;
  std::shared_ptr<const Ruleset> rules;
  std::shared_ptr<const Judgement> judgement;
};

/// The pages of a book of cases.
struct BookRequest {
  const std::vector<BookBlock>& blocks;
  std::map<std::size_t, BookMove> moves{};        ///< by case; the others have no picture
  std::map<std::size_t, std::string> pictures{};  ///< of readings, PNG or JPEG, by block
  std::string made{};                             ///< the moment of its newest case, which dates the file; empty: none
};

/// Returns the bytes of a book as PDF.
using BookPrinter = std::function<Result<std::string>(const BookRequest&)>;

/// Returns the picture of a move as SVG.
using MovePainter = std::function<Result<std::string>(const HeardMove&)>;

enum class PagesKind { book, report, pack };

struct PagesRequest {
  PagesKind kind = PagesKind::book;
  std::string folder;  ///< of cases or of an event; a report and a pack are those of an event
  std::string out;     ///< a name in .html, .pdf or .md; of a book in .json too
  bool without_names = false;
};

/// The makings of pages. Without a painter they have no pictures of cases, without a printer there is no PDF.
struct PagesTools {
  std::shared_ptr<const RulesetSource> rulesets;
  std::shared_ptr<const RulesetSource> worded{};  ///< titles and texts in `words`; nullptr: they are English
  Phrasebook words{};                             ///< empty: English
  MovePainter painter{};
  BookPrinter printer{};
};

/// Writes the pages. Returns the files that cannot be used and were left out.
Result<std::vector<FileProblem>> write_pages(const PagesRequest& request, const PagesTools& tools);

using PagesWriter = std::function<Result<std::vector<FileProblem>>(const PagesRequest&)>;

}  // namespace linesman
