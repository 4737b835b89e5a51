#include "cli/text/word_offers.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>

#include "cli/inputs.h"
#include "cli/text/value_names.h"
#include "files/documents/document.h"
#include "files/json.h"
#include "plugins/library.h"

namespace linesman {

namespace {

namespace fs = std::filesystem;

struct OfferedWord {
  std::string word;
  std::string help;
};

/// The option that a word names, in the call or in those above it; nullptr when there is none.
const CLI::Option* option_named(const CLI::App* call, const std::string& word) {
  for (; call != nullptr; call = call->get_parent())
    for (const CLI::Option* option : call->get_options())
      if (option->nonpositional() && option->check_name(word)) return option;
  return nullptr;
}

/// The place of the word that is being typed: its call, and the option or argument whose value it is.
struct TypedPlace {
  const CLI::App* call;
  const CLI::Option* value_of = nullptr;
  std::string ruleset;  ///< of --ruleset, or the one that the game names; may be empty
};

std::vector<const CLI::Option*> arguments_of(const CLI::App& call) {
  return call.get_options([](const CLI::Option* option) { return option->get_positional(); });
}

const CLI::App* call_named(const CLI::App& above, const std::string& name) {
  const auto found = above.get_subcommands([&](const CLI::App* call) { return call->get_name() == name; });
  return found.empty() ? nullptr : found.front();
}

std::string ruleset_of_game(const std::string& file) {
  const auto json = load_json(file);
  return json ? std::string((*json)["ruleset"].text().value_or("")) : std::string();
}

/// Goes through words as the program does.
class TypedWords {
 public:
  explicit TypedWords(const CLI::App& program) : place_{&program, nullptr, {}} {}

  void take(const std::string& word) {
    if (wanted_ > 0) {
      take_value(word);
    } else if (word.size() > 1 && word.starts_with('-')) {
      take_option(word);
    } else if (const CLI::App* call = taken_ == 0 ? call_named(*place_.call, word) : nullptr) {
      place_.call = call;
    } else {
      if (const CLI::Option* argument = next_argument())
        if (place_.ruleset.empty() && kind_of_value(*place_.call, *argument) == ValueKind::game)
          place_.ruleset = ruleset_of_game(word);
      ++taken_;
    }
  }

  /// The place of the next word.
  TypedPlace place() const {
    TypedPlace place = place_;
    if (wanted_ == 0) place.value_of = next_argument();
    return place;
  }
  bool after_option() const { return wanted_ > 0; }

 private:
  void take_value(const std::string& word) {
    if (place_.value_of->check_name("--ruleset")) place_.ruleset = word;
    // The second value of an option is a file.
    if (--wanted_ == 0) place_.value_of = nullptr;
  }

  void take_option(const std::string& word) {
    const std::size_t sign = word.find('=');
    const CLI::Option* option = option_named(place_.call, word.substr(0, sign));
    if (option == nullptr || !takes_value(*option)) return;
    place_.value_of = option;
    wanted_ = std::max(1, option->get_items_expected_min());
    if (sign != std::string::npos) take_value(word.substr(sign + 1));
  }

  const CLI::Option* next_argument() const {
    const auto arguments = arguments_of(*place_.call);
    if (arguments.empty()) return nullptr;
    if (taken_ < arguments.size()) return arguments[taken_];
    return arguments.back()->get_items_expected_max() > 1 ? arguments.back() : nullptr;
  }

  TypedPlace place_;
  int wanted_ = 0;         ///< values that the option before wants
  std::size_t taken_ = 0;  ///< arguments so far
};

std::vector<OfferedWord> options_offered(const CLI::App* call) {
  std::vector<OfferedWord> offers;
  for (; call != nullptr; call = call->get_parent())
    for (const CLI::Option* option : call->get_options()) {
      if (option->get_group().empty()) continue;
      for (const std::string& name : option->get_lnames()) {
        const std::string word = "--" + name;
        const auto known = [&](const OfferedWord& offer) { return offer.word == word; };
        if (std::none_of(offers.begin(), offers.end(), known)) offers.push_back({word, option->get_description()});
      }
    }
  return offers;
}

std::vector<OfferedWord> calls_offered(const CLI::App& above) {
  std::vector<OfferedWord> offers;
  for (const CLI::App* call : above.get_subcommands({})) offers.push_back({call->get_name(), call->get_description()});
  if (!offers.empty() && above.get_parent() == nullptr) {
    offers.push_back({"help", "Say how to call one of these."});
    offers.push_back({"version", "Print the version."});
  }
  return offers;
}

std::vector<OfferedWord> plain(const std::vector<std::string>& words) {
  std::vector<OfferedWord> offers;
  for (const std::string& word : words) offers.push_back({word, {}});
  return offers;
}

std::vector<OfferedWord> rulesets_offered(const Services& services) {
  const auto library = services.library();
  std::vector<OfferedWord> offers;
  for (const std::string& id : library->ids()) offers.push_back({id, library->find(id)->data.terms.title});
  return offers;
}

/// "weather=" with its title, or "weather=wet" once the key is typed; of every ruleset where none is known.
std::vector<OfferedWord> options_of_rulesets(const TypedPlace& place, const std::string& typed,
                                             const Services& services) {
  const auto library = services.library();
  const bool one = library->find(place.ruleset) != nullptr;
  std::vector<OfferedWord> offers;
  for (const std::string& id : one ? std::vector{place.ruleset} : library->ids())
    for (const Field& option : library->find(id)->data.terms.options) {
      const std::string key = option.key + "=";
      if (!typed.starts_with(key))
        offers.push_back({key, option.title});
      else
        for (std::size_t i = 0; i < option.choices.size(); ++i)
          offers.push_back(
              {key + option.choices[i], i < option.choice_titles.size() ? option.choice_titles[i] : std::string()});
    }
  const auto by_word = [](const OfferedWord& a, const OfferedWord& b) { return a.word < b.word; };
  const auto same = [](const OfferedWord& a, const OfferedWord& b) { return a.word == b.word; };
  std::stable_sort(offers.begin(), offers.end(), by_word);
  offers.erase(std::unique(offers.begin(), offers.end(), same), offers.end());
  return offers;
}

std::vector<std::string> languages(const Services& services) {
  std::vector<std::string> found{"en"};
  std::error_code error;
  for (const auto& entry : fs::directory_iterator(services.data_folder + "/translations", error))
    if (entry.is_directory(error)) found.push_back(entry.path().filename().string());
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<OfferedWord> values_offered(const TypedPlace& place, const std::string& typed, const Services& services) {
  switch (kind_of_value(*place.call, *place.value_of)) {
    case ValueKind::choice: return plain(choices_of(*place.call, *place.value_of));
    case ValueKind::game: return plain({":files linesman"});
    case ValueKind::order: return plain({":files json"});
    case ValueKind::picture: return plain({":files png jpg jpeg webp"});
    case ValueKind::file: return plain({":files"});
    case ValueKind::folder: return plain({":folders"});
    case ValueKind::ruleset: return rulesets_offered(services);
    case ValueKind::ruleset_option: return options_of_rulesets(place, typed, services);
    case ValueKind::language: return plain(languages(services));
    case ValueKind::schema: return plain(installed_names(services.data_folder + "/schema", ".schema.json"));
    case ValueKind::example: return plain(installed_names(services.data_folder + "/examples", ".linesman"));
    case ValueKind::paper: return plain({"A2", "A3", "A4", "A5", "Legal", "Letter", "Tabloid"});
    case ValueKind::words: break;
  }
  return {};
}

std::string lines_of(std::vector<OfferedWord> offers, const std::string& typed, const std::string& before) {
  std::string lines;
  for (OfferedWord& offer : offers) {
    std::replace(offer.help.begin(), offer.help.end(), '\n', ' ');
    if (offer.word.starts_with(':') || offer.word.starts_with(typed))
      lines += (offer.word.starts_with(':') ? offer.word : before + offer.word) + "\t" + offer.help + "\n";
  }
  return lines;
}

}  // namespace

std::string word_offers(const CLI::App& program, const std::vector<std::string>& typed, const Services& services) {
  TypedWords words(program);
  // `help judge` and `judge --help` are the same; what is asked for by help is a call.
  for (std::size_t i = 0; i + 1 < typed.size(); ++i)
    if (i > 0 || typed[i] != "help") words.take(typed[i]);
  const std::string word = typed.empty() ? std::string() : typed.back();
  TypedPlace place = words.place();
  if (words.after_option()) return lines_of(values_offered(place, word, services), word, {});
  if (const std::size_t sign = word.find('='); word.starts_with("--") && sign != std::string::npos) {
    place.value_of = option_named(place.call, word.substr(0, sign));
    if (place.value_of == nullptr || !takes_value(*place.value_of)) return {};
    const std::string value = word.substr(sign + 1);
    return lines_of(values_offered(place, value, services), value, word.substr(0, sign + 1));
  }
  if (word.starts_with('-') && word != "-") return lines_of(options_offered(place.call), word, {});
  std::vector<OfferedWord> offers = calls_offered(*place.call);
  if (place.value_of != nullptr)
    for (OfferedWord& value : values_offered(place, word, services)) offers.push_back(std::move(value));
  return lines_of(std::move(offers), word, {});
}

}  // namespace linesman
