#include "growth/counted_memory.h"

#include <malloc.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <new>

namespace linesman {

namespace {

std::atomic<std::size_t> allocations{0};
std::atomic<std::size_t> bytes{0};
std::atomic<std::ptrdiff_t> held{0};
std::atomic<std::ptrdiff_t> most_held{0};

void* counted(void* memory) {
  if (memory == nullptr) return nullptr;
  const std::size_t size = ::malloc_usable_size(memory);
  allocations.fetch_add(1, std::memory_order_relaxed);
  bytes.fetch_add(size, std::memory_order_relaxed);
  const auto signed_size = static_cast<std::ptrdiff_t>(size);
  const std::ptrdiff_t now = held.fetch_add(signed_size, std::memory_order_relaxed) + signed_size;
  std::ptrdiff_t most = most_held.load(std::memory_order_relaxed);
  while (now > most && !most_held.compare_exchange_weak(most, now)) {
  }
  return memory;
}

void freed(void* memory) {
  if (memory == nullptr) return;
  held.fetch_sub(static_cast<std::ptrdiff_t>(::malloc_usable_size(memory)), std::memory_order_relaxed);
  std::free(memory);
}

void* counted_or_thrown(void* memory) {
  if (memory == nullptr) throw std::bad_alloc();
  return counted(memory);
}

}  // namespace

void begin_to_count() {
  allocations = 0;
  bytes = 0;
  held = 0;
  most_held = 0;
}

MemoryUse counted_since() {
  return {allocations, bytes, static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, most_held))};
}

}  // namespace linesman

void* operator new(std::size_t size) { return linesman::counted_or_thrown(std::malloc(size)); }
void* operator new[](std::size_t size) { return linesman::counted_or_thrown(std::malloc(size)); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return linesman::counted(std::malloc(size)); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  return linesman::counted_or_thrown(
      std::aligned_alloc(static_cast<std::size_t>(alignment), (size + static_cast<std::size_t>(alignment) - 1) /
                                                                  static_cast<std::size_t>(alignment) *
                                                                  static_cast<std::size_t>(alignment)));
}
void operator delete(void* memory) noexcept { linesman::freed(memory); }
void operator delete[](void* memory) noexcept { linesman::freed(memory); }
void operator delete(void* memory, std::size_t) noexcept { linesman::freed(memory); }
void operator delete[](void* memory, std::size_t) noexcept { linesman::freed(memory); }
void operator delete(void* memory, const std::nothrow_t&) noexcept { linesman::freed(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { linesman::freed(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { linesman::freed(memory); }
