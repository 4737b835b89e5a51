// valijson matches patterns with std::regex, in which GCC 12 sees uninitialised memory when sanitizers are on.
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"

#include "schema_check.h"

#include <map>

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "files/json.h"
#include "support/cases.h"

namespace linesman::schema_test {

namespace {

using Json = nlohmann::json;
using Adapter = valijson::adapters::NlohmannJsonAdapter;

Json plain(const Value& value) { return Json::parse(write_json(value)); }

/// A schema by the name of its file or by its address, which ends in that name. Read once.
const Json* named(const std::string& address) {
  const std::string file = address.substr(address.rfind('/') + 1);  // npos + 1 is 0
  static std::map<std::string, Json> read;
  const auto [it, first] = read.try_emplace(file);
  if (first) it->second = plain(load_json(in_project("resources/schema/" + file)).value());
  return &it->second;
}

}  // namespace

struct SchemaCheck::Parsed {
  valijson::Schema schema;
};

SchemaCheck::SchemaCheck(const std::string& name) : parsed_(std::make_unique<Parsed>()) {
  valijson::SchemaParser parser;
  const Json& document = *named(name + ".schema.json");
  parser.populateSchema<Adapter>(Adapter(document), parsed_->schema, named, [](const Json*) {});
}

SchemaCheck::~SchemaCheck() = default;

std::string SchemaCheck::operator()(const Value& value) const {
  const Json json = plain(value);
  valijson::Validator validator(valijson::Validator::kStrongTypes);
  valijson::ValidationResults results;
  if (validator.validate(parsed_->schema, Adapter(json), &results)) return "";
  std::string said = "refused";
  for (valijson::ValidationResults::Error error; results.popError(error);) {
    said += "\n ";
    for (const std::string& step : error.context) said += step;
    said += " " + error.description;
  }
  return said;
}

}  // namespace linesman::schema_test
