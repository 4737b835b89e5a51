// A book of cases as blocks to read: contradictions, then the decisions by clause, then extensions and cards by table.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/phrasebook.h"
#include "casebook/case_book.h"

namespace linesman {

enum class BlockKind { title, heading, text, item, struck, picture };

/// A part of a book. Its text is in the language of its reader, plain, and may have any character.
struct BookBlock {
  BlockKind kind = BlockKind::text;
  std::string text;            ///< of a picture what it shows
  std::size_t picture_of = 0;  ///< of a picture: the case in `CaseBook::cases`
  std::string picture{};       ///< of a picture of a reading: its name in `pictures`; empty: it is that of the case
};

struct BookReader {
  SentenceReader words;
  bool without_names = false;
  std::string title;  ///< of the event, or of the book
};

/// The blocks of a book that was read with `KeptJson::whole`; the last one has the hash of its sorted hashes.
/// `rulesets` have titles and texts of clauses, in the language of the reader. `before_tables` stand between the
/// clauses and what is said by table.
std::vector<BookBlock> book_blocks(const CaseBook& book, const RulesetSource& rulesets, const BookReader& reader,
                                   const std::vector<BookBlock>& before_tables = {});

/// The picture of a case, with its name below.
BookBlock case_picture(const CaseBook& book, std::size_t index, const BookReader& reader);

/// The hash of all hashes of a book, sorted, a line each.
std::string hash_of_book(const CaseBook& book);

/// The cases by hash as one JSON object: {"linesman_cases", "hash", "cases"}.
Value book_value(const CaseBook& book, bool without_people);

/// A picture of a page: an SVG, or the address of another one, such as "data:image/png;base64,…".
struct PagePicture {
  std::string svg;
  std::string address;
};

/// By block; the others have none.
using BookPictures = std::map<std::size_t, PagePicture>;

/// One file with its pictures inside. `language` is the tag of the text, as "en"; empty: it is not said.
std::string book_html(const std::vector<BookBlock>& blocks, const BookPictures& pictures, const std::string& language);

/// `names`: of the files beside it that have the pictures, by block.
std::string book_markdown(const std::vector<BookBlock>& blocks, const std::map<std::size_t, std::string>& names);

}  // namespace linesman
