// A list that is made once and shared by all its copies.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include "base/check.h"

namespace linesman {

/// An immutable list that is as large as a pointer. Its elements lie in one block of memory; an empty list has no
/// block. Several threads may hold copies.
template <class T>
class SharedList {
 public:
  using value_type = T;
  using const_iterator = const T*;

  SharedList() = default;
  /// Move iterators move the elements. At most 2^32 - 1 elements (checked).
  template <class Iterator>
  SharedList(Iterator first, Iterator last) : block_(first == last ? nullptr : made(first, last)) {}
  SharedList(const SharedList& other) noexcept : block_(other.block_) {
    if (block_) block_->owners.fetch_add(1, std::memory_order_relaxed);
  }
  SharedList(SharedList&& other) noexcept : block_(std::exchange(other.block_, nullptr)) {}
  SharedList& operator=(SharedList other) noexcept {
    std::swap(block_, other.block_);
    return *this;
  }
  ~SharedList() {
    if (block_ && (is_only_owner() || block_->owners.fetch_sub(1, std::memory_order_acq_rel) == 1)) unmake();
  }

  std::size_t size() const { return block_ ? block_->size : 0; }
  bool empty() const { return !block_; }
  const T* data() const { return block_ ? elements(block_) : nullptr; }
  const T* begin() const { return data(); }
  const T* end() const { return data() + size(); }
  const T& operator[](std::size_t i) const { return data()[i]; }
  const T& at(std::size_t i) const {
    LINESMAN_CHECK(i < size());
    return data()[i];
  }
  const T& front() const { return data()[0]; }
  const T& back() const { return data()[size() - 1]; }

  /// Whether both share one block; two empty lists do.
  bool shares_with(const SharedList& other) const { return block_ == other.block_; }
  friend bool operator==(const SharedList& a, const SharedList& b) {
    return a.shares_with(b) || std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

  /// A copy that can be changed.
  operator std::vector<T>() const { return std::vector<T>(begin(), end()); }  // NOLINT(google-explicit-constructor)

 private:
  struct Block {
    std::atomic<std::uint32_t> owners{1};
    std::uint32_t size = 0;
  };

  static T* elements(Block* block) { return std::launder(reinterpret_cast<T*>(block + 1)); }

  template <class Iterator>
  static Block* made(Iterator first, Iterator last) {
    static_assert(sizeof(Block) % alignof(T) == 0 && alignof(T) <= alignof(std::max_align_t));
    const auto size = static_cast<std::size_t>(std::distance(first, last));
    LINESMAN_CHECK(size <= UINT32_MAX);
    const auto release = [](void* memory) { ::operator delete(memory); };
    std::unique_ptr<void, decltype(release)> memory(::operator new(sizeof(Block) + size * sizeof(T)), release);
    auto* block = new (memory.get()) Block;
    block->size = static_cast<std::uint32_t>(size);
    std::uninitialized_copy(first, last, reinterpret_cast<T*>(block + 1));
    memory.release();  // NOLINT(bugprone-unused-return-value): the list is its owner from here on
    return block;
  }

  bool is_only_owner() const { return block_->owners.load(std::memory_order_acquire) == 1; }
  void unmake() {
    std::destroy_n(elements(block_), block_->size);
    ::operator delete(block_);
  }

  Block* block_ = nullptr;
};

}  // namespace linesman
