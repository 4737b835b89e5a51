// The call schema: the JSON Schemas of documents, orders, answers and rulesets.
#include <algorithm>
#include <ostream>

#include "cli/commands.h"
#include "cli/inputs.h"
#include "files/disk/file.h"

namespace linesman {

int schema_call(const InstalledCall& call, const Services& services, const Streams& streams) {
  const std::string folder = services.data_folder + "/schema";
  const std::string ending = ".schema.json";
  const std::vector<std::string> names = installed_names(folder, ending);
  if (names.empty()) return refuse({folder, "", "there are no schemas there"}, streams);
  if (call.what.empty()) {
    for (const std::string& name : names) streams.out << name << '\n';
    return DONE;
  }
  if (!std::binary_search(names.begin(), names.end(), call.what))
    return refuse({"", "there is no schema \"" + call.what + "\", but there is " + names_to_offer(call.what, names)},
                  streams);
  const auto schema = read_file(folder + "/" + call.what + ending);
  if (!schema) return refuse(schema.problem(), streams);
  streams.out << *schema;
  return DONE;
}

}  // namespace linesman
