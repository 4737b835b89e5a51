// Writes the pages of a book of cases, with their pictures.
#pragma once

#include "casebook/book_pages.h"
#include "cli/services.h"

namespace linesman {

/// A Problem unless a name ends in .html, .md or, with `json`, .json.
Result<void> check_book_name(const std::string& path, bool json);

/// Writes the blocks as HTML or Markdown, by the ending of the name. Pictures are those of cases of `book`.
Result<void> write_book(const std::vector<BookBlock>& blocks, const CaseBook& book, const std::string& path,
                        const Services& services, const Streams& streams);

}  // namespace linesman
