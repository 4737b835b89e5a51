// The phrases of a chart: those of its tables (`kinds.h`, `words.h`), of amounts and other words of rules.
#pragma once

#include <memory>
#include <string_view>

#include "chart/name_phrases.h"
#include "chart/table.h"

namespace linesman::chart::rule_words {

class Grammar : private NamePhrases {
 public:
  using NamePhrases::NamePhrases;

  /// A rule of any kind with its conditions.
  PhrasePtr rule() const;
  PhrasePtr amount() const;
  PhrasePtr when() const;
  PhrasePtr way() const;
  /// The value that a status gets; empty: of a status that is not known.
  PhrasePtr setting(std::string_view key) const;

 private:
  // Amounts.
  PhrasePtr source() const;
  PhrasePtr dice() const;
  PhrasePtr operand() const;
  PhrasePtr less() const;
  PhrasePtr made_amount() const;
  PhrasePtr pairs(std::string_view english, PhrasePtr second) const;

  // Words of rules.
  PhrasePtr who() const;
  PhrasePtr made_who() const;
  PhrasePtr company() const;
  PhrasePtr ground() const;
  PhrasePtr value_of(const Value* field) const;
  PhrasePtr test(const Value* field) const;
  PhrasePtr conditions(bool of_features) const;
  PhrasePtr settings() const;
  PhrasePtr made_way() const;
  PhrasePtr nested(PhrasePtr condition) const;

  // Tables.
  PhrasePtr value_of(const Row& row) const;
  PhrasePtr listed_words(const Row& row) const;
  std::shared_ptr<const PartsPhrase> made_parts(const Rows& rows) const;
  PhrasePtr parts(const Rows& rows) const;
  PhrasePtr sentence(const Rows& rows) const;
  PhrasePtr place_of(const Rows& rows, std::string_view name) const;
  PhrasePtr row(const Rows& rows, const Row& row, bool is_part) const;
  PhrasePtr kind(Kind kind) const;
};

}  // namespace linesman::chart::rule_words
