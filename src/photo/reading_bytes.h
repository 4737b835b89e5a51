// A reading of a photograph as bytes, for the way from one process to another. Inside `photo` only.
#pragma once

#include <QByteArray>

#include "base/result.h"
#include "photo/photo_reading.h"

namespace linesman {

QByteArray reading_bytes(const Result<PhotoReading>& reading);

/// Nothing for bytes that hold no reading of a game with that number of pieces, as a program leaves them that ended
/// before it was done.
std::optional<Result<PhotoReading>> reading_from(const QByteArray& bytes, std::size_t pieces);

}  // namespace linesman
