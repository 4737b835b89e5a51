// Lets one allocation of a program fail, counted from the beginning of its main. A part of the preloaded library: what
// runs before main is the loader's and no input reaches it.
//
//   LINESMAN_FAULT_ALLOCATION  the number of the allocation, from 1
//   LINESMAN_FAULT_REPORT      a file that is made when it fails
#include <dlfcn.h>
#include <fcntl.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>

// Where the allocator of glibc is found without asking the loader, which allocates itself.
extern "C" {
void* __libc_malloc(std::size_t size);                           // NOLINT: glibc's name
void* __libc_calloc(std::size_t count, std::size_t size);        // NOLINT: glibc's name
void* __libc_realloc(void* memory, std::size_t size);            // NOLINT: glibc's name
void* __libc_memalign(std::size_t alignment, std::size_t size);  // NOLINT: glibc's name
}

namespace {

std::atomic<long> ahead{0};  ///< allocations until the one that fails; 0: none fails

bool fails() {
  if (ahead.load(std::memory_order_relaxed) <= 0 || ahead.fetch_sub(1) != 1) return false;
  const char* path = std::getenv("LINESMAN_FAULT_REPORT");
  if (path != nullptr) ::close(::open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600));
  errno = ENOMEM;
  return true;
}

using Main = int(int, char**, char**);
Main* main_of_program = nullptr;

int main_with_faults(int count, char** arguments, char** environment) {
  const char* asked = std::getenv("LINESMAN_FAULT_ALLOCATION");
  ahead = asked != nullptr ? std::strtol(asked, nullptr, 10) : 0;
  const int status = main_of_program(count, arguments, environment);
  ahead = 0;
  return status;
}

}  // namespace

extern "C" {

void* malloc(std::size_t size) { return fails() ? nullptr : __libc_malloc(size); }
void* calloc(std::size_t count, std::size_t size) { return fails() ? nullptr : __libc_calloc(count, size); }
void* realloc(void* memory, std::size_t size) { return fails() ? nullptr : __libc_realloc(memory, size); }
void* aligned_alloc(std::size_t alignment, std::size_t size) {
  return fails() ? nullptr : __libc_memalign(alignment, size);
}
int posix_memalign(void** memory, std::size_t alignment, std::size_t size) {
  if (fails()) return ENOMEM;
  *memory = __libc_memalign(alignment, size);
  return *memory != nullptr ? 0 : ENOMEM;
}

// NOLINTNEXTLINE: glibc's name; the loader calls it with the main of the program
int __libc_start_main(Main* main, int count, char** arguments, void (*init)(), void (*fini)(), void (*loader_fini)(),
                      void* stack) {
  main_of_program = main;
  using Start = int(Main*, int, char**, void (*)(), void (*)(), void (*)(), void*);
  const auto real = reinterpret_cast<Start*>(::dlsym(RTLD_NEXT, "__libc_start_main"));
  return real(main_with_faults, count, arguments, init, fini, loader_fini, stack);
}

}  // extern "C"
