#include "files/documents/parts.h"
#include "files/json_sink.h"
#include "files/orders/ruling_json.h"
#include "files/writing.h"

namespace linesman {

using namespace files;

namespace {

constexpr std::int64_t PROTOCOL_VERSION = 1;

/// Ground along a line always has its width, which has no default there.
Value added_value(const Feature& feature) {
  const Value value = feature_value(feature, nullptr, Value::empty_object());
  const bool strip = std::holds_alternative<Polyline>(feature.shape) && class_of(feature.kind) == FeatureClass::area;
  return strip ? value.with("width", six(feature.width)) : value;
}

Value replacement_value(const Effect& e) {
  const Value value = e.replace.is_object() ? e.replace : Value::empty_object();
  return e.geometry ? value.with("geometry", geometry_value(*e.geometry, Value())) : value;
}

/// Writes a ruling on pieces of `game`, member by member.
class RulingWriter {
 public:
  RulingWriter(JsonSink& out, const Game& game) : out_(out), game_(game) {}

  void write(const Ruling& ruling, const std::optional<Together>& together);

 private:
  void write(const Allowance& a);
  void write(const AllowancePart& p);
  void write(const Cost& c);
  void write(const Fault& f);
  void write(const DiceNeed& d);
  void write(const Effect& e);
  void write(const End& e);
  void write(const Note& n);
  void write(const Furthest& f) { write(f, true); }
  void write(const Furthest& f, bool with_piece);
  void write_furthest(const Ruling& ruling);
  void write(const CommonStop& stop);
  void write(const MemberStop& stop);
  void write_who_decides(const std::vector<Fault>& by);

  void text(std::string_view name, std::string_view text) {
    out_.name(name);
    out_.text(text);
  }
  void value(std::string_view name, const Value& value) {
    out_.name(name);
    out_.value(value);
  }
  void number(std::string_view name, const std::optional<double>& x) { value(name, six(x)); }
  void piece(PieceIndex piece) { text("piece", game_.piece(piece).id); }
  void point(std::string_view name, Vec p);
  template <class Items>
  void list(std::string_view name, const Items& items);

  JsonSink& out_;
  const Game& game_;
};

void RulingWriter::point(std::string_view name, Vec p) {
  out_.name(name);
  out_.begin_list();
  out_.value(six(p.x));
  out_.value(six(p.y));
  out_.end_list();
}

template <class Items>
void RulingWriter::list(std::string_view name, const Items& items) {
  out_.name(name);
  out_.begin_list();
  for (const auto& item : items) write(item);
  out_.end_list();
}

void RulingWriter::write(const AllowancePart& p) {
  out_.begin_object();
  text("rule", p.rule);
  number("amount", p.amount);
  text("text", english(p.text));
  out_.end_object();
}

void RulingWriter::write(const Allowance& a) {
  out_.begin_object();
  number("total", a.total);
  number("spent", a.spent);
  number("left", a.left);
  text("currency", a.currency);
  list("parts", a.parts);
  out_.end_object();
}

void RulingWriter::write(const Cost& c) {
  out_.begin_object();
  text("rule", c.rule);
  number("amount", c.amount);
  piece(c.piece);
  value("step", count_value(c.step));
  number("from", c.from);
  number("to", c.to);
  text("text", english(c.text));
  out_.end_object();
}

void RulingWriter::write(const Fault& f) {
  out_.begin_object();
  text("rule", f.rule);
  piece(f.place.piece);
  value("step", count_value(f.place.step));
  number("s", f.place.s);
  point("at", f.place.at);
  number("excess", f.excess);
  if (!f.with.empty()) text("with", f.with);
  text("text", english(f.text));
  out_.end_object();
}

void RulingWriter::write(const DiceNeed& d) {
  out_.begin_object();
  text("rule", d.rule);
  text("purpose", d.purpose);
  text("need", d.need);
  value("given", d.given ? list_of(*d.given, [](double face) { return six(face); }) : Value());
  out_.end_object();
}

void RulingWriter::write(const Effect& e) {
  out_.begin_object();
  text("rule", e.rule);
  text("on", e.on);
  if (e.remove)
    value("remove", true);
  else if (e.add)
    value("add", six_throughout(added_value(*e.add)));
  else if (e.replace.is_object() || e.geometry)
    value("replace", six_throughout(replacement_value(e)));
  else
    value("set", six_throughout(e.set));
  out_.end_object();
}

void RulingWriter::write(const End& e) {
  out_.begin_object();
  piece(e.piece);
  point("at", e.pose.at);
  if (e.hex) value("hex", hex_value(*e.hex));
  value("facing", six_heading(e.pose.facing));
  number("altitude", e.pose.altitude);
  out_.end_object();
}

void RulingWriter::write(const Note& n) {
  out_.begin_object();
  text("rule", n.rule);
  text("text", english(n.text));
  out_.end_object();
}

void RulingWriter::write(const Furthest& f, bool with_piece) {
  out_.begin_object();
  if (with_piece) piece(f.piece);
  value("step", count_value(f.step));
  number("s", f.s);
  point("at", f.pose.at);
  if (f.hex) value("hex", hex_value(*f.hex));
  value("facing", six_heading(f.pose.facing));
  out_.end_object();
}

void RulingWriter::write_furthest(const Ruling& ruling) {
  if (ruling.several && !ruling.furthest.empty()) return list("furthest", ruling.furthest);
  out_.name("furthest");
  if (ruling.furthest.empty())
    out_.value({});
  else
    write(ruling.furthest.front(), false);
}

void RulingWriter::write(const MemberStop& stop) {
  out_.begin_object();
  piece(stop.piece);
  value("step", stop.step ? count_value(*stop.step) : Value());
  number("s", stop.s);
  point("at", stop.pose.at);
  if (stop.hex) value("hex", hex_value(*stop.hex));
  value("facing", six_heading(stop.pose.facing));
  out_.end_object();
}

void RulingWriter::write_who_decides(const std::vector<Fault>& by) {
  out_.name("by");
  out_.begin_list();
  for (const Fault& fault : by) {
    out_.begin_object();
    piece(fault.place.piece);
    text("rule", fault.rule);
    if (!fault.with.empty()) text("with", fault.with);
    out_.end_object();
  }
  out_.end_list();
}

void RulingWriter::write(const CommonStop& stop) {
  out_.begin_object();
  number("length", stop.cut.length);
  value("then", count_value(stop.cut.then));
  number("spent", stop.judgement.ruling.allowance.spent);
  number("total", stop.judgement.ruling.allowance.total);
  write_who_decides(stop.by);
  list("stops", stop.stops);
  out_.end_object();
}

void RulingWriter::write(const Ruling& ruling, const std::optional<Together>& together) {
  out_.begin_object();
  value("linesman", PROTOCOL_VERSION);
  text("ruleset", ruling.ruleset);
  text("verdict", name_of(ruling.verdict));
  out_.name("allowance");
  write(ruling.allowance);
  list("costs", ruling.costs);
  list("faults", ruling.faults);
  list("dice", ruling.dice);
  list("effects", ruling.effects);
  list("ends", ruling.ends);
  list("notes", ruling.notes);
  write_furthest(ruling);
  if (together) {
    out_.name("together");
    if (together->stop)
      write(*together->stop);
    else
      out_.value({});
  }
  out_.end_object();
}

}  // namespace

Value write_ruling(const Ruling& ruling, const Game& game, const std::optional<Together>& together) {
  JsonValue value;
  RulingWriter(value, game).write(ruling, together);
  return value.take_whole();
}

Value write_judged(const Hearing& hearing, const Order& order, const Judgement& judgement) {
  return write_ruling(judgement.ruling, hearing.game(), together_of(hearing, order, judgement));
}

std::string write_ruling_text(const Ruling& ruling, const Game& game, const std::optional<Together>& together) {
  constexpr std::size_t USUAL_LENGTH = 2048;
  std::string out;
  out.reserve(USUAL_LENGTH);
  JsonText text(out);
  RulingWriter(text, game).write(ruling, together);
  return out;
}

}  // namespace linesman
