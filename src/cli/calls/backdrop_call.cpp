// The call backdrop: a picture under the terrain of a game.
#include <filesystem>
#include <ostream>

#include "base/text.h"
#include "cli/commands.h"
#include "cli/game_writer.h"
#include "cli/inputs.h"
#include "files/disk/file.h"
#include "files/json.h"

namespace linesman {

namespace {

Result<Vec> read_place(const std::string& text) {
  if (text.empty()) return Vec{};
  const std::size_t comma = text.find(',');
  const auto x = parse_number(text.substr(0, comma));
  const auto y = comma == std::string::npos ? std::nullopt : parse_number(text.substr(comma + 1));
  if (x && y) return Vec{*x, *y};
  return Problem{"", said<"--at: must be two numbers of inches as 0,0, not {a}">(described(Value(text)))};
}

/// "ford.backdrop.jpg" beside "ford.linesman".
std::string kept_name(const BackdropCall& call) {
  const std::filesystem::path picture(call.what);
  const std::string ending = call.scale.empty() ? ".jpg" : picture.extension().string();
  return std::filesystem::path(call.out).stem().string() + ".backdrop" + ending;
}

Result<BackdropRequest> request_of(const BackdropCall& call) {
  BackdropRequest request;
  request.picture = call.what;
  request.opacity = call.opacity.value_or(1);
  if (!(request.opacity >= 0 && request.opacity <= 1)) return Problem{"", "--opacity: must be a number from 0 to 1"};
  const auto at = read_place(call.place);
  if (!at) return at.problem();
  request.at = *at;
  if (!call.scale.empty()) {
    const auto scale = parse_number(call.scale);
    constexpr double LEAST = 1e-6;
    constexpr double MOST = 10'000;
    if (!scale || !(*scale >= LEAST && *scale <= MOST))
      return Problem{"", said<"--scale: must be a number of inches to a pixel, not {a}">(described(Value(call.scale)))};
    request.scale = *scale;
  } else if (!call.place.empty()) {
    return Problem{"", "--at is for a map, which has --scale; a photograph says itself where it lies"};
  }
  if (!call.inside) request.file = kept_name(call);
  return request;
}

}  // namespace

int backdrop_call(const BackdropCall& call, const Services& services, const Streams& streams) {
  if (!services.backdrops) return refuse({"", "", "this program was built without pictures"}, streams);
  if (call.out == STANDARD_INPUT && !call.what.empty() && !call.inside)
    return refuse({"", "", "the picture lies beside a file: with -o - it needs --inside"}, streams);
  const auto writer = GameWriter::begin(call.game, call.out);
  if (!writer) return refuse(writer.problem(), streams);
  auto read = load_document(call.game, streams.in);
  if (!read) return refuse(read.problem(), streams);
  Document document = *std::move(read);
  if (call.what.empty()) {
    document.game = document.game.with_annotation(BACKDROP, Value());
  } else {
    const auto request = request_of(call);
    if (!request) return refuse(request.problem(), streams);
    const auto made = services.backdrops(document.game, *request);
    if (!made) return refuse(made.problem(), streams);
    document.game = document.game.with_annotation(BACKDROP, made->annotation);
    if (!call.inside) {
      const std::filesystem::path beside = std::filesystem::path(call.out).parent_path() / request->file;
      if (const auto saved = save_file(beside.string(), made->bytes); !saved) return refuse(saved.problem(), streams);
    }
  }
  const auto saved = writer->put(document, streams.out);
  return saved ? DONE : refuse(about(call.out, saved.problem()), streams);
}

}  // namespace linesman
