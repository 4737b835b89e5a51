#include "exchange/xml.h"

#include <tinyxml2.h>

#include <algorithm>
#include <cctype>

#include "base/text.h"
#include "base/utf8.h"
#include "exchange/encodings.h"

namespace linesman::exchange {

namespace {

constexpr int DEEPEST_ELEMENT = 64;

std::string line_place(int line) { return "line " + std::to_string(std::max(line, 1)); }

std::string without_prefix(std::string_view name) {
  const std::size_t colon = name.find(':');
  return std::string(colon == std::string_view::npos ? name : name.substr(colon + 1));
}

/// Looks for what is refused, before anything is copied.
class Limits : public tinyxml2::XMLVisitor {
 public:
  const std::optional<Problem>& problem() const { return problem_; }

  bool VisitEnter(const tinyxml2::XMLElement& element, const tinyxml2::XMLAttribute*) override {
    if (++depth_ > DEEPEST_ELEMENT)
      problem_ = {line_place(element.GetLineNum()), said<"its XML is nested deeper than {n}">(DEEPEST_ELEMENT)};
    return !problem_;
  }
  bool VisitExit(const tinyxml2::XMLElement&) override {
    --depth_;
    return !problem_;
  }
  bool Visit(const tinyxml2::XMLUnknown& unknown) override {
    problem_ = {line_place(unknown.GetLineNum()), "its XML has a document type, which is not read"};
    return false;
  }

 private:
  int depth_ = 0;
  std::optional<Problem> problem_;
};

XmlElement plain(const tinyxml2::XMLElement& element) {
  XmlElement copy;
  copy.name = without_prefix(element.Name());
  copy.line = element.GetLineNum();
  for (const auto* each = element.FirstAttribute(); each; each = each->Next())
    copy.attributes.emplace_back(each->Name(), each->Value());
  for (const auto* node = element.FirstChild(); node; node = node->NextSibling()) {
    if (const auto* part = node->ToText(); part && !part->CData()) copy.text += part->Value();
    if (const auto* child = node->ToElement()) copy.children.push_back(plain(*child));
  }
  return copy;
}

Sentence why_no_utf8(const std::string& encoding) {
  if (encoding.empty() || encoding == "utf-8" || encoding == "utf8")
    return "its XML is no UTF-8: save it as UTF-8 in the program that made it";
  return said<"its XML is in {a}, which is not read: save it as UTF-8">(encoding);
}

}  // namespace

std::string XmlElement::attribute(std::string_view named) const {
  for (const auto& [key, value] : attributes)
    if (key == named) return value;
  return {};
}

Result<XmlElement> read_xml(std::string_view text) {
  if (!is_utf8(text)) return Problem{"", why_no_utf8(encoding_of_xml(text))};
  tinyxml2::XMLDocument document;
  if (document.Parse(text.data(), text.size()) != tinyxml2::XML_SUCCESS) {
    const bool too_deep = document.ErrorID() == tinyxml2::XML_ELEMENT_DEPTH_EXCEEDED;
    return Problem{line_place(document.ErrorLineNum()), too_deep
                                                            ? said<"its XML is nested deeper than {n}">(DEEPEST_ELEMENT)
                                                            : Sentence("its XML cannot be read from here on")};
  }
  Limits limits;
  document.Accept(&limits);
  if (limits.problem()) return *limits.problem();
  const auto* root = document.RootElement();
  if (root == nullptr) return Problem{"line 1", "its XML has no element"};
  if (const auto* second = root->NextSiblingElement())
    return Problem{line_place(second->GetLineNum()), "its XML has a second root"};
  return plain(*root);
}

std::string xml_root(std::string_view text) {
  constexpr std::size_t LOOKED_AT = 2000;
  text = text.substr(0, LOOKED_AT);
  for (std::size_t at = text.find('<'); at < text.size(); at = text.find('<', at + 1)) {
    if (text.substr(at).starts_with("<!--")) at = std::min(text.find("-->", at), text.size() - 1);
    if (at + 1 >= text.size() || std::isalpha(static_cast<unsigned char>(text[at + 1])) == 0) continue;
    const std::string_view name = text.substr(at + 1, text.find_first_of(" \t\r\n/>", at) - at - 1);
    return in_small_letters(without_prefix(name));
  }
  return {};
}

}  // namespace linesman::exchange
