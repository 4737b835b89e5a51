// The people of a case. Their names stand in one member of the file; every text has letters in their place.
//
//   People people;
//   people.add_player("Anna Reid");                     // 'a'
//   people.add_umpire("Bo Lind");                       // 'u'
//   people.lettered("Ask anna reid {sic}");             // "Ask {a} {{sic}}"
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/value.h"

namespace linesman {

/// Names by letter, a to z.
using NamesByLetter = std::map<char, std::string>;

class People {
 public:
  static constexpr std::size_t MOST = 26;

  /// The letter of a name: the one that it has already, else the next. Nothing when all letters are taken.
  std::optional<char> add_player(const std::string& name) { return add(name, "abcdefghijklmnopqrstuvwxyz"); }
  std::optional<char> add_umpire(const std::string& name) { return add(name, "uvwxyztsrqponmlkjihgfedcba"); }

  const NamesByLetter& names() const { return names_; }

  /// The text with letters in braces for the names, whole words in any case; a brace that was typed stands twice.
  std::string lettered(std::string_view text) const;

  /// {"salt", "names"}.
  Value value(const std::string& salt) const;

 private:
  std::optional<char> add(const std::string& name, std::string_view letters);

  NamesByLetter names_;
};

/// The names of a case's `people`; empty when they were taken out.
NamesByLetter names_in(const Value& people);

/// A lettered text for people: each letter becomes its name or, without one, stays in its braces.
std::string with_names(std::string_view lettered, const NamesByLetter& names);

/// 32 hexadecimal digits by the system's source of randomness.
std::string random_salt();

}  // namespace linesman
