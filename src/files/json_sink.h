// Where JSON goes that is written member by member: into a text, or into a value. Inside `files` only.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/value.h"

namespace linesman::files {

/// Is told a value from its beginning to its end; each member of an object by its name and then its value.
class JsonSink {
 public:
  JsonSink() = default;
  JsonSink(const JsonSink&) = delete;
  JsonSink& operator=(const JsonSink&) = delete;
  virtual ~JsonSink() = default;

  virtual void begin_object() = 0;
  virtual void end_object() = 0;
  virtual void begin_list() = 0;
  virtual void end_list() = 0;
  /// Of letters, digits and underscores: nothing that would have to be escaped.
  virtual void name(std::string_view name) = 0;
  virtual void text(std::string_view text) = 0;
  virtual void value(const Value& value) = 0;
};

/// Appends the text that `write_json` makes of the same value, on one line.
class JsonText final : public JsonSink {
 public:
  explicit JsonText(std::string& out) : out_(out) {}

  void begin_object() override { begin('{'); }
  void end_object() override { end('}'); }
  void begin_list() override { begin('['); }
  void end_list() override { end(']'); }
  void name(std::string_view name) override;
  void text(std::string_view text) override;
  void value(const Value& value) override;

 private:
  void separate();
  void begin(char bracket);
  void end(char bracket);

  std::string& out_;
  bool after_value_ = false;  ///< what comes next in the same object or list has a comma before it
};

/// Puts the value together.
class JsonValue final : public JsonSink {
 public:
  void begin_object() override { open_.emplace_back(); }
  void end_object() override;
  void begin_list() override { open_.emplace_back(); }
  void end_list() override;
  void name(std::string_view name) override { open_.back().members.emplace_back(name, Value()); }
  void text(std::string_view text) override { take(text); }
  void value(const Value& value) override { take(value); }

  /// What was told.
  Value take_whole() { return std::move(whole_); }

 private:
  /// Of an object the members, of a list the items.
  struct Begun {
    Value::Object members;
    Value::Array items;
  };

  void take(Value value);

  std::vector<Begun> open_;
  Value whole_;
};

}  // namespace linesman::files
