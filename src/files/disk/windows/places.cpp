#include "files/disk/places.h"

#include <array>
#include <filesystem>

#include "files/disk/windows/win32.h"

namespace linesman {

namespace {

std::string file_of_module(HMODULE module) {
  constexpr std::size_t LONGEST = 32'768;
  std::string path(LONGEST, '\0');
  const DWORD size = ::GetModuleFileNameA(module, path.data(), static_cast<DWORD>(path.size()));
  path.resize(size < path.size() ? size : 0);
  return path;
}

}  // namespace

std::string program_folder() { return std::filesystem::path(file_of_module(nullptr)).parent_path().string(); }

std::string file_of_code(const void* address) {
  HMODULE module = nullptr;
  constexpr DWORD HOW = GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT;
  if (::GetModuleHandleExA(HOW, static_cast<const char*>(address), &module) == 0) return {};
  std::error_code error;
  const auto file = std::filesystem::canonical(file_of_module(module), error);
  return error ? std::string() : file.string();
}

// No signal ends a program for a write here.
void let_writes_fail() {}

void limit_process(double, double) {}

// There is no fork.
void hold_over_fork(std::mutex&) {}

bool output_has_no_reader() {
  DWORD written = 0;
  return ::WriteFile(::GetStdHandle(STD_OUTPUT_HANDLE), "", 0, &written, nullptr) == 0 &&
         ::GetLastError() == ERROR_NO_DATA;
}

}  // namespace linesman
