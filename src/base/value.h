// A JSON value as plain data, for traits, statuses, options, ratings and figures. `files` reads and writes its text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/shared_list.h"

namespace linesman {

/// An immutable JSON value; copies share their content. Whole numbers that fit stay whole, so that a document is
/// written as it was read. Objects keep their members in order and have no name twice.
class Value {
 public:
  using Array = std::vector<Value>;
  using Member = std::pair<std::string, Value>;
  using Object = std::vector<Member>;
  using Items = SharedList<Value>;     ///< an array as it is kept
  using Members = SharedList<Member>;  ///< an object as it is kept

  Value() = default;                                                       ///< null
  Value(std::nullptr_t) {}                                                 // NOLINT(google-explicit-constructor)
  Value(bool b) : data_(b) {}                                              // NOLINT(google-explicit-constructor)
  Value(int n) : data_(std::int64_t{n}) {}                                 // NOLINT(google-explicit-constructor)
  Value(std::int64_t n) : data_(n) {}                                      // NOLINT(google-explicit-constructor)
  Value(double x) : data_(x) {}                                            // NOLINT(google-explicit-constructor)
  Value(const char* text) : Value(std::string_view(text)) {}               // NOLINT(google-explicit-constructor)
  Value(const std::string& text) : Value(std::string_view(text)) {}        // NOLINT(google-explicit-constructor)
  Value(std::string_view text) : data_(Text(text.begin(), text.end())) {}  // NOLINT(google-explicit-constructor)
  Value(Array items);                                                      // NOLINT(google-explicit-constructor)
  Value(Object members);                                                   // NOLINT(google-explicit-constructor)
  Value(Items items) : data_(std::move(items)) {}                          // NOLINT(google-explicit-constructor)
  Value(Members members) : data_(std::move(members)) {}                    // NOLINT(google-explicit-constructor)
  static Value empty_object() { return Object{}; }
  static Value empty_array() { return Array{}; }

  bool is_null() const { return std::holds_alternative<std::monostate>(data_); }
  bool is_bool() const { return std::holds_alternative<bool>(data_); }
  bool is_number() const {
    return std::holds_alternative<double>(data_) || std::holds_alternative<std::int64_t>(data_);
  }
  /// Whether it is a number without a fraction, also when written as 4.0.
  bool is_whole() const { return whole().has_value(); }
  bool is_text() const { return std::holds_alternative<Text>(data_); }
  bool is_array() const { return std::holds_alternative<Items>(data_); }
  bool is_object() const { return std::holds_alternative<Members>(data_); }
  /// Whether it was written as a whole number (4, not 4.0).
  bool stored_whole() const { return std::holds_alternative<std::int64_t>(data_); }

  // The content; nothing when the value is of another type.
  std::optional<bool> boolean() const;
  std::optional<double> number() const;
  std::optional<std::int64_t> whole() const;
  std::optional<std::string_view> text() const;
  /// The text, or `otherwise` when the value is of another type.
  std::string_view text_or(std::string_view otherwise) const { return text().value_or(otherwise); }

  /// The items of an array; empty for any other type.
  const Items& items() const;
  /// The members of an object in order; empty for any other type.
  const Members& members() const;
  std::size_t size() const { return is_array() ? items().size() : members().size(); }

  /// The member of that name, or nullptr.
  const Value* find(std::string_view name) const;
  /// The member of that name, or null.
  const Value& operator[](std::string_view name) const;
  const Value& operator[](std::size_t index) const;

  /// A copy of this object (null counts as empty) with the member set: in its old place, or at the end.
  Value with(std::string_view name, Value value) const;
  Value without(std::string_view name) const;

  /// Numbers are equal by value (4 == 4.0), objects by their members in any order.
  friend bool operator==(const Value& a, const Value& b);

 private:
  using Text = SharedList<char>;
  std::variant<std::monostate, bool, std::int64_t, double, Text, Items, Members> data_;
};

/// A description of the value for a sentence: "true", "4.5", "a list", …
std::string describe(const Value& value);

/// `target` with the JSON merge patch `patch` laid over it (RFC 7386, section 2).
Value merge_patch(const Value& target, const Value& patch);

}  // namespace linesman
