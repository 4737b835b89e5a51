#include "files/orders/order_json.h"
#include "files/pose_read.h"

namespace linesman {

Result<EndWish> read_end(const Value& json, const std::string& pointer) {
  using namespace files;
  if (!json.is_object()) return Problem{pointer, "must be an object such as {\"at\": [4, 5]}, not " + describe(json)};
  const JsonPlace place(json, pointer);
  ProblemList problems;
  EndWish end;
  end.at = need_point(place.member("at"), problems).value_or(Vec{});
  for (const Value::Member& member : json.members()) {
    const JsonPlace value = place.member(member);
    if (member.first == "facing")
      end.facing = need_heading(value, problems);
    else if (member.first == "altitude")
      end.altitude = need_altitude(value, problems);
    else if (member.first != "at")
      problems.add(value, value.label() + " is nothing that an end has");
  }
  if (problems.count() > 0) return problems.all().front();
  return end;
}

}  // namespace linesman
