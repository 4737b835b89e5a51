// The call photo: where everything with a marker stands.
#include <ostream>

#include "answers/photo_json.h"
#include "base/utf8.h"
#include "cli/commands.h"
#include "cli/inputs.h"
#include "files/json.h"

namespace linesman {

int photo_call(const Call& call, const Services& services, Streams streams) {
  if (!services.photographs) return refuse({"", "", "this program was built without pictures"}, streams);
  const auto json = load_input(call.game, streams.in);
  if (!json) return refuse(json.problem(), streams);
  const auto document = read_document(*json, file_label(call.game));
  if (!document) return refuse(document.problem(), streams);
  const auto reading = services.photographs(document->game, call.what);
  if (!reading) return refuse(reading.problem(), streams);
  if (call.json)
    streams.out << write_json(write_photo_reading(*reading, document->game), INDENT) << '\n';
  else
    streams.out << visible(photo_text(*reading, document->game));
  return DONE;
}

}  // namespace linesman
