#include "watch/film_calls.h"

#include <QLibrary>

#include "files/disk/places.h"

namespace linesman {

namespace {

constexpr const char* MODULE = "/../lib/linesman/filming.so";  // from the folder of the program

Result<FilmCalls> load_filming() {
  QLibrary module(QString::fromStdString(program_folder() + MODULE));
  const auto fill = reinterpret_cast<FilmingFunction>(module.resolve(FILMING_FUNCTION));
  if (fill == nullptr)
    return Problem{module.fileName().toStdString(), "", "cannot be loaded, so there are no films and no cameras"};
  FilmCalls calls;
  fill(calls);
  return calls;
}

}  // namespace

const Result<FilmCalls>& filming() {
  static const auto loaded = load_filming();
  return loaded;
}

}  // namespace linesman
