// Reads parts of the JSON of other programs, where nothing is sure: a part that is missing or of another type gives
// nothing, empty or a sentence, never a crash. Inside `exchange` only.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "base/json_reader.h"
#include "base/result.h"
#include "base/text.h"
#include "base/value.h"
#include "base/vec.h"

namespace linesman::exchange {

/// The whole number under `name`, where it lies between these.
std::optional<std::int64_t> whole_in(const Value& object, std::string_view name, std::int64_t least, std::int64_t most);

/// The text under `name`, empty when it is missing or of another type.
std::string text_in(const Value& object, std::string_view name);

/// {"x": …, "y": …}
std::optional<Vec> xy(const Value& point);

/// A list of these; nothing when it is none or one of them is not.
std::optional<Polyline> xy_list(const Value& list);

/// A member that may be missing but must be a list: its items, or none.
Result<Value> list_in(const Value& object, std::string_view name, const std::string& pointer = {});

/// «"lights" must be a list, not "x"».
Problem must_be(const std::string& pointer, std::string_view name, std::string_view what, const Value& is);

/// Builds an object member by member, in linear time. A member that comes again replaces the earlier one.
class ObjectBuilder {
 public:
  void set(const std::string& name, Value value);
  Value built() const { return members_; }

 private:
  Value::Object members_;
  std::unordered_map<std::string, std::size_t> places_;
};

}  // namespace linesman::exchange
