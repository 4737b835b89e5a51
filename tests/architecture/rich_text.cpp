#include "architecture/rich_text.h"

#include <algorithm>
#include <regex>
#include <set>

#include "architecture/includes.h"

namespace linesman {

namespace {

/// A call whose text Qt may take for rich text.
struct TextCall {
  const char* mark;      ///< what stands in every text that has it
  const char* name;      ///< as a regular expression
  std::size_t argument;  ///< which of its arguments is the text; ALL where it stands at different places
  const char* way;       ///< what makes a text harmless there
};

constexpr std::size_t ALL = 99;
constexpr TextCall TEXT_CALLS[]{
    {"setToolTip", "setToolTip", ALL, "as_plain"},
    {"setWhatsThis", "setWhatsThis", ALL, "as_plain"},
    {"QToolTip::", "QToolTip::showText", 1, "as_plain"},
    {"QMessageBox::", "QMessageBox::(?:question|information|warning|critical)", 2, "as_plain"},
    {"QInputDialog::", "QInputDialog::get[A-Z][A-Za-z]*", 2, "as_plain"},
    {"setInformativeText", "setInformativeText", 0, "as_plain"},
    {"setWindowTitle", "setWindowTitle", 0, "as_title"},
};

/// Sources where rich text is wanted, each with all that documents put into it escaped.
const std::set<std::string> RICH{"ui/panels/widgets.cpp", "ui/panels/ruling/clauses_panel.cpp",
                                 "ui/panels/terrain/feature_panel.cpp", "ui/panels/ruling/ruling_list.cpp",
                                 "ui/window/dialogs/help.cpp"};
/// Where the one class of labels is made.
const std::set<std::string> LABELS{"ui/panels/widgets.h", "ui/panels/widgets.cpp"};

/// Where the bracket that opens before `from` closes, strings passed over.
std::size_t end_of_brackets(const std::string& code, std::size_t from) {
  int depth = 1;
  bool quoted = false;
  for (std::size_t i = from; i < code.size(); ++i) {
    if (quoted && code[i] == '\\') {
      ++i;
      continue;
    }
    if (code[i] == '"') quoted = !quoted;
    if (quoted) continue;
    depth += code[i] == '(' || code[i] == '{' || code[i] == '[';
    depth -= code[i] == ')' || code[i] == '}' || code[i] == ']';
    if (depth == 0) return i;
  }
  return code.size();
}

/// Where the string that begins before `from` ends.
std::size_t end_of_string(const std::string& code, std::size_t from) {
  for (std::size_t i = from; i < code.size(); ++i) {
    if (code[i] == '"') return i;
    if (code[i] == '\\') ++i;
  }
  return code.size();
}

std::vector<std::string> arguments_in(const std::string& inside) {
  std::vector<std::string> all{""};
  for (std::size_t i = 0; i < inside.size(); ++i) {
    const bool opens = inside[i] == '(' || inside[i] == '{' || inside[i] == '[';
    const std::size_t end = opens              ? end_of_brackets(inside, i + 1)
                            : inside[i] == '"' ? end_of_string(inside, i + 1)
                                               : inside.size();
    if (end < inside.size()) {
      all.back() += inside.substr(i, end - i + 1);
      i = end;
    } else if (inside[i] == ',') {
      all.emplace_back();
    } else {
      all.back() += inside[i];
    }
  }
  return all;
}

/// Only words of this program: strings, translated or not.
bool is_fixed(const std::string& argument) {
  static const std::regex strings("\"(?:[^\"\\\\]|\\\\.)*\"");
  static const std::regex name("[A-Za-z_][A-Za-z_0-9]*");
  static const std::set<std::string> harmless{"tr", "QString", "QStringLiteral"};
  const std::string rest = std::regex_replace(argument, strings, "");
  return std::all_of(std::sregex_iterator(rest.begin(), rest.end(), name), std::sregex_iterator(),
                     [&](const std::smatch& word) { return harmless.contains(word.str()); });
}

bool goes_through(const std::string& argument, const std::string& way) {
  return std::regex_search(argument, std::regex("\\b" + way + "\\("));
}

std::string line_of(const std::string& code, std::size_t at) {
  return std::to_string(1 + std::count(code.begin(), code.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

class RichTextSearch {
 public:
  RichTextSearch(std::string path, std::string_view text) : path_(std::move(path)), code_(without_comments(text)) {}

  std::vector<std::string> faults() && {
    if (!LABELS.contains(path_) && code_.find("QLabel") != std::string::npos)
      find("\\bnew\\s+QLabel\\b|\\bQLabel\\s+[a-z_]+\\s*[;({=]|public\\s+QLabel\\b",
           "makes a label that is no PlainLabel");
    if (!RICH.contains(path_)) {
      find(
          "\\bQStaticText\\b|\\bQErrorMessage\\b|\\bQProgressDialog\\b|\\bsetHtml\\(|\\binsertHtml\\(|\\bsetMarkdown\\("
          "|"
          "\\bQt::(?:RichText|AutoText|MarkdownText)\\b",
          "takes a text for rich text");
      for (const TextCall& call : TEXT_CALLS) find_call(call);
      find_roles();
    }
    find_rows();
    return std::move(faults_);
  }

 private:
  using Matches = std::sregex_iterator;

  void fault(std::size_t at, const std::string& what) {
    faults_.push_back(path_ + ":" + line_of(code_, at) + " " + what);
  }
  void find(const std::string& pattern, const std::string& what) {
    const std::regex wanted(pattern);
    for (Matches it(code_.begin(), code_.end(), wanted), end; it != end; ++it)
      fault(static_cast<std::size_t>(it->position()), what);
  }
  void find_call(const TextCall& call) {
    if (code_.find(call.mark) == std::string::npos) return;
    const std::regex wanted(std::string("(?:^|[^A-Za-z_])(?:") + call.name + ")\\(");
    for (Matches it(code_.begin(), code_.end(), wanted), end; it != end; ++it) {
      const auto from = static_cast<std::size_t>(it->position() + it->length());
      const std::string inside = code_.substr(from, end_of_brackets(code_, from) - from);
      const auto all = arguments_in(inside);
      const std::string& argument = call.argument < all.size() ? all[call.argument] : inside;
      if (!is_fixed(argument) && !goes_through(argument, call.way))
        fault(static_cast<std::size_t>(it->position()), "gives Qt a text without " + std::string(call.way));
    }
  }
  /// Tooltips of models: the statement that names the role.
  void find_roles() {
    static const std::regex role("Qt::ToolTipRole");
    for (Matches it(code_.begin(), code_.end(), role), end; it != end; ++it) {
      const auto at = static_cast<std::size_t>(it->position());
      const std::size_t from = code_.find_last_of(";{}", at) + 1;
      if (!goes_through(code_.substr(from, code_.find(';', at) - from), "as_plain"))
        fault(at, "gives a tooltip without as_plain");
    }
  }
  /// A form makes a label of its own of a row's title, unless it is given one.
  void find_rows() {
    static const std::regex row("addRow\\(");
    for (Matches it(code_.begin(), code_.end(), row), end; it != end; ++it) {
      const auto from = static_cast<std::size_t>(it->position() + it->length());
      const auto all = arguments_in(code_.substr(from, end_of_brackets(code_, from) - from));
      if (all.size() < 2 || is_fixed(all.front())) continue;
      const std::regex made("\\b" + all.front() + "(?:\\(| = )new PlainLabel\\b");
      if (!std::regex_match(all.front(), std::regex("[a-z_0-9]+")) || !std::regex_search(code_, made))
        fault(static_cast<std::size_t>(it->position()), "makes a label that is no PlainLabel");
    }
  }

  std::string path_;
  std::string code_;
  std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> rich_text_faults(const std::string& path, std::string_view text) {
  return RichTextSearch(path, text).faults();
}

}  // namespace linesman
