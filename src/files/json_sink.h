// Writes JSON member by member, into a text or into a value. Inside `files` only.
//
//   void write_point(JsonSink& out, Vec p) { out.begin_list(); out.value(p.x); out.value(p.y); out.end_list(); }
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/value.h"

namespace linesman::files {

/// Takes a value from its beginning to its end. Each member of an object is a call of `name`, then its value.
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
  /// `name` has only letters, digits and underscores, so it needs no escapes.
  virtual void name(std::string_view name) = 0;
  virtual void text(std::string_view text) = 0;
  virtual void value(const Value& value) = 0;
};

/// Appends the text on one line, as `write_json` would write the value.
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
  bool after_value_ = false;  ///< the next value needs a comma before it
};

/// Builds a Value.
class JsonValue final : public JsonSink {
 public:
  void begin_object() override { open_.emplace_back(); }
  void end_object() override;
  void begin_list() override { open_.emplace_back(); }
  void end_list() override;
  void name(std::string_view name) override { open_.back().members.emplace_back(name, Value()); }
  void text(std::string_view text) override { take(text); }
  void value(const Value& value) override { take(value); }

  /// The complete value.
  Value take_whole() { return std::move(whole_); }

 private:
  /// The members of an open object or the items of an open list.
  struct Begun {
    Value::Object members;
    Value::Array items;
  };

  void take(Value value);

  std::vector<Begun> open_;
  Value whole_;
};

}  // namespace linesman::files
