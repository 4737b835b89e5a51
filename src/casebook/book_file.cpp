#include "base/utf8.h"
#include "casebook/book_pages.h"

namespace linesman {

namespace {

/// What steers a terminal or turns the direction of writing shows as a sign of its own.
std::string shown(std::string_view text) {
  std::string out;
  const std::string whole = repaired(text);
  for (std::size_t at = 0; at < whole.size();) {
    const std::size_t bytes = character_at(whole, at).bytes;
    const std::string one = whole.substr(at, bytes);
    out += one != "\n" && visible(one) != one ? "\xEF\xBF\xBD" : one;
    at += bytes;
  }
  return out;
}

std::string in_html(std::string_view text) {
  std::string out;
  for (const char c : shown(text)) {
    if (c == '&')
      out += "&amp;";
    else if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '"')
      out += "&quot;";
    else if (c == '\'')
      out += "&#39;";
    else
      out += c;
  }
  return out;
}

std::string in_markdown(std::string_view text) {
  constexpr std::string_view SIGNS = "\\`*_{}[]<>#+-.!|~&";
  std::string out;
  for (const char c : shown(text)) {
    if (c == '\n') {
      out += ' ';
      continue;
    }
    if (SIGNS.find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

/// The picture as it stands in a page: an SVG without the head of its own file.
std::string picture_element(const PagePicture& picture, std::string_view words) {
  if (!picture.address.empty())
    return "<img style=\"max-width:100%\" alt=\"" + in_html(words) + "\" src=\"" + in_html(picture.address) + "\">";
  const std::size_t begin = picture.svg.find("<svg");
  return begin == std::string::npos ? std::string() : picture.svg.substr(begin);
}

std::string_view tag_of(BlockKind kind) {
  switch (kind) {
    case BlockKind::title: return "h1";
    case BlockKind::heading: return "h2";
    default: return "p";
  }
}

}  // namespace

std::string book_html(const std::vector<BookBlock>& blocks, const BookPictures& pictures, const std::string& language) {
  std::string page = "<!DOCTYPE html>\n<html" + (language.empty() ? "" : " lang=\"" + in_html(language) + "\"") +
                     ">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" "
                     "content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:\">\n<title>" +
                     (blocks.empty() ? "" : in_html(blocks.front().text)) +
                     "</title>\n<style>body{font-family:sans-serif;max-width:50em;margin:2em auto;padding:0 1em}"
                     "svg{max-width:100%;height:auto}</style>\n</head>\n<body>\n";
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const BookBlock& block = blocks[i];
    if (block.kind == BlockKind::picture) {
      if (const auto picture = pictures.find(i); picture != pictures.end())
        page += "<figure>" + picture_element(picture->second, block.text) + "<figcaption>" + in_html(block.text) +
                "</figcaption></figure>\n";
      continue;
    }
    const std::string tag(tag_of(block.kind));
    const bool is_struck = block.kind == BlockKind::struck;
    page += "<" + tag + ">" + (is_struck ? "<s>" : "") + in_html(block.text) + (is_struck ? "</s>" : "") + "</" + tag +
            ">\n";
  }
  return page + "</body>\n</html>\n";
}

std::string book_markdown(const std::vector<BookBlock>& blocks, const std::map<std::size_t, std::string>& names) {
  std::string page;
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const BookBlock& block = blocks[i];
    const std::string text = in_markdown(block.text);
    switch (block.kind) {
      case BlockKind::title: page += "# " + text + "\n\n"; break;
      case BlockKind::heading: page += "## " + text + "\n\n"; break;
      case BlockKind::text: page += text + "\n\n"; break;
      case BlockKind::item: page += "- " + text + "\n\n"; break;
      case BlockKind::struck: page += "- ~~" + text + "~~\n\n"; break;
      case BlockKind::picture:
        if (const auto name = names.find(i); name != names.end()) page += "![" + text + "](" + name->second + ")\n\n";
        break;
    }
  }
  return page;
}

}  // namespace linesman
