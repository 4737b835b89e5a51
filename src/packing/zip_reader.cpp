#include "packing/zip_reader.h"

#include <zip.h>

#include <array>

namespace linesman {

namespace {

struct CloseFile {
  void operator()(zip_file_t* file) const { zip_fclose(file); }
};

}  // namespace

Result<ZipReader> ZipReader::over(std::string_view bytes) {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
  zip_t* archive = source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, &error);
  if (archive == nullptr) {
    const std::string why = zip_error_strerror(&error);
    if (source != nullptr) zip_source_free(source);
    zip_error_fini(&error);
    return Problem{"", why};
  }
  zip_error_fini(&error);
  ZipReader reader;
  reader.archive_ = std::shared_ptr<void>(archive, [](void* open) { zip_discard(static_cast<zip_t*>(open)); });
  const zip_int64_t count = zip_get_num_entries(archive, 0);
  for (zip_int64_t i = 0; i < count; ++i) {
    const char* name = zip_get_name(archive, static_cast<zip_uint64_t>(i), ZIP_FL_ENC_GUESS);
    reader.names_.emplace_back(name == nullptr ? "" : name);
  }
  return reader;
}

Result<std::string> ZipReader::unpacked(std::size_t index, std::size_t most) const {
  auto* archive = static_cast<zip_t*>(archive_.get());
  const std::unique_ptr<zip_file_t, CloseFile> file(zip_fopen_index(archive, index, 0));
  if (!file) return Problem{"", std::string("cannot be unpacked: ") + zip_strerror(archive)};
  std::string text;
  std::array<char, 1 << 16> some;
  for (;;) {
    const zip_int64_t count = zip_fread(file.get(), some.data(), some.size());
    if (count < 0) return Problem{"", std::string("cannot be unpacked: ") + zip_file_strerror(file.get())};
    if (count == 0) return text;
    text.append(some.data(), static_cast<std::size_t>(count));
    if (text.size() > most) return Problem{"", "is larger than " + std::to_string(most >> 20) + " MiB"};
  }
}

}  // namespace linesman
