#include "chart/name_phrases.h"

#include <algorithm>
#include <set>

#include "base/text.h"

namespace linesman::chart::rule_words {

namespace {

/// Numbers by their dotted paths, or tables by theirs.
void add_figures(const Value& figures, const std::string& before, bool tables, WordPhrase::Words& all) {
  for (const auto& [name, value] : figures.members()) {
    const std::string path = before + name;
    if (value.is_object() ? tables : value.is_number() && !tables) all.emplace_back(path, value);
    add_figures(value, path + ".", tables, all);
  }
}

}  // namespace

NamePhrases::~NamePhrases() {
  for (const auto& [name, phrase] : phrases_) phrase->forget();
}

PhrasePtr NamePhrases::number() const {
  return once("number", [this] { return std::make_shared<NumberPhrase>(in("0.5").substr(1, 1), in("a number")); });
}

std::string NamePhrases::in(std::string_view pattern) const {
  if (!in_words_) return std::string(pattern);
  const std::size_t begin = std::min(pattern.find_first_not_of(' '), pattern.size());
  const std::size_t end =
      pattern.find_last_not_of(' ') == std::string_view::npos ? begin : pattern.find_last_not_of(' ') + 1;
  const std::string core(pattern.substr(begin, end - begin));
  if (core.empty()) return std::string(pattern);
  auto known = said_.find(core);
  if (known == said_.end()) known = said_.emplace(core, in_words_(core)).first;
  return std::string(pattern.substr(0, begin)) + known->second + std::string(pattern.substr(end));
}

PhrasePtr NamePhrases::pattern(std::string_view english, const Places& place, Value also) const {
  return std::make_shared<PatternPhrase>(in(english), place, std::move(also));
}

PhrasePtr NamePhrases::member_in(std::string_view english, std::string_view name, PhrasePtr value) const {
  return pattern(english, [&](std::string_view) { return member(name, value); });
}

PhrasePtr NamePhrases::once(const std::string& name, const std::function<PhrasePtr()>& made, const void* of) const {
  std::shared_ptr<LaterPhrase>& phrase = phrases_[{of, name}];
  if (!phrase) phrase = std::make_shared<LaterPhrase>(made);
  return phrase;
}

// Titles that several have say their word besides.
PhrasePtr NamePhrases::names(const Names& all, std::string_view what) const {
  std::multiset<std::string> titles;
  for (const auto& [word, title] : all) titles.insert(in_small_letters(in(title.empty() ? word : title)));
  WordPhrase::Words said;
  WordPhrase::Words besides;
  for (const auto& [word, title] : all) {
    std::string name = in(title.empty() ? word : title);
    if (titles.count(in_small_letters(name)) > 1) name += " (" + word + ")";
    said.emplace_back(name, Value(word));
    besides.emplace_back(word, Value(word));
  }
  return std::make_shared<WordPhrase>(said, in(what), besides);
}

PhrasePtr NamePhrases::named_in(const char* list, const char* id, std::string_view what) const {
  Names all;
  for (const Value& entry : file_[list].items()) all.emplace_back(text_in(entry, id), text_in(entry, "title"));
  return either(names(all, what), raw());
}

PhrasePtr NamePhrases::words(const std::vector<std::string>& all) const {
  WordPhrase::Words said;
  for (const std::string& word : all) said.emplace_back(in(word), Value(word));
  return either(std::make_shared<WordPhrase>(said), raw());
}

std::vector<const Value*> NamePhrases::fields(bool of_features) const {
  std::vector<const Value*> all;
  const auto add = [&](bool wanted) {
    for (const char* list : {"traits", "status", "options", "order"})
      for (const Value& field : file_[list].items()) {
        const auto& on = field["on"].items();
        const bool only_features = on.size() == 1 && on[0].text() == "feature";
        const bool on_features = std::find(on.begin(), on.end(), Value("feature")) != on.end();
        if ((of_features ? on_features : !only_features) != wanted) continue;
        if (std::none_of(all.begin(), all.end(), [&](const Value* each) { return (*each)["key"] == field["key"]; }))
          all.push_back(&field);
      }
  };
  add(true);
  add(false);
  return all;
}

PhrasePtr NamePhrases::keys(const std::function<bool(const Value& field)>& fits, std::string_view what) const {
  Names all;
  for (const Value* field : fields(false))
    if (fits(*field)) all.emplace_back(text_in(*field, "key"), text_in(*field, "title"));
  return either(names(all, what), raw());
}

PhrasePtr NamePhrases::ratings() const {
  std::set<std::string> all{"open"};
  for (const auto& [kind, rating] : file_["ratings"].members()) all.insert(std::string(rating.text_or("open")));
  for (const Value& choice : file_["rating_choices"].items())
    for (const Value& word : choice["values"].items()) all.insert(std::string(word.text_or("open")));
  Names named;
  for (const std::string& word : all) named.emplace_back(word, std::string());
  return either(names(named, "a rating of terrain"), raw());
}

// «2 (slow)»: the number is that of the file, so the path alone will do.
PhrasePtr NamePhrases::figures(bool tables) const {
  WordPhrase::Words all;
  add_figures(file_["figures"], {}, tables, all);
  WordPhrase::Words said;
  WordPhrase::Words besides;
  const NumberPhrase number(in("0.5").substr(1, 1), {});
  for (const auto& [path, value] : all) {
    const std::string word = in(path);
    said.emplace_back(tables ? word : number.say(value, {})->text + " (" + word + ")", Value(path));
    besides.emplace_back(path, Value(path));
    besides.emplace_back(word, Value(path));
  }
  return either(std::make_shared<WordPhrase>(said, in(tables ? "a table of the figures" : "a figure"), besides), raw());
}

}  // namespace linesman::chart::rule_words
