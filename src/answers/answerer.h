// Answers requests: JSON in, JSON out, a line each. The call batch and the C library share it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "answers/cases/pages.h"
#include "answers/game_cache.h"

namespace linesman {

/// The limits of an Answerer.
struct AnswerLimits {
  KeptGames kept;
  std::uint64_t steps = Budget::OF_AN_ORDER;  ///< of work for a ruling or a trace; questions have limits of their own
  bool carried = false;  ///< the player agrees to the rules that games carry; a request may say so for itself
  PagesWriter pages{};   ///< empty: pages are English and have no pictures of cases
};

/// Answers requests (`resources/schema/batch.schema.json`). Thread-safe.
class Answerer {
 public:
  explicit Answerer(std::shared_ptr<const RulesetLibrary> library, const AnswerLimits& limits = {});

  /// The answer to a request as JSON text on one line. If the request has an "id", the answer begins with it. Errors
  /// are answers too: neither a bad request nor a mistake of ours makes it throw, also when that only shows while the
  /// answer is written.
  std::string answer(std::string_view request);

  /// The answer to a request without "game", about `game`.
  std::string answer(const PreparedGame& game, std::string_view request) const;

  /// A game made ready for requests. The Answerer does not keep it.
  Result<SharedGame> open(const Value& game) const { return prepared(library_, game, "", limits_.carried); }

 private:
  using Answer = Result<std::string>;

  Answer of_table(const std::string& what, const PreparedGame& table, const Value& request) const;
  Answer of_question(const PreparedGame& table, const Value& request) const;
  Answer clock(const PreparedGame& table, const Value& request) const;
  Answer of_order(const std::string& what, const PreparedGame& table, const Value& request) const;
  Answer timeline(const PreparedGame& table, const Order& order, const Value& request) const;
  Answer wreck(const PreparedGame& table, const Value& request) const;
  Answer lab(const Value& request) const;
  Answer rulesets(const Value& request) const;
  Answer tray(const PreparedGame& table, const Value& request) const;
  static Value edited(const PreparedGame& table, const Game& changed, const Value& request);
  Answer applied(const PreparedGame& table, const Order& order, const Value& request) const;
  Answer of_document(const std::string& what, const Value& json, const std::string& file, const Value& request) const;
  Result<Value> of_record(const std::string& what, const Document& document, const Value& json, const std::string& file,
                          const Value& request) const;
  Result<bool> agrees(const Value& request) const;
  PagesWriter pages() const;

  std::shared_ptr<const RulesetLibrary> library_;
  AnswerLimits limits_;
  GameCache games_;
};

}  // namespace linesman
