#include "files/json_sink.h"

namespace linesman::files {

void JsonValue::end_object() {
  Value::Object members = std::move(open_.back().members);
  open_.pop_back();
  take(std::move(members));
}

void JsonValue::end_list() {
  Value::Array items = std::move(open_.back().items);
  open_.pop_back();
  take(std::move(items));
}

void JsonValue::take(Value value) {
  if (open_.empty())
    whole_ = std::move(value);
  else if (Begun& in = open_.back(); in.members.empty())
    in.items.push_back(std::move(value));
  else
    in.members.back().second = std::move(value);
}

}  // namespace linesman::files
