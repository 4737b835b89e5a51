// A list of a few values without an allocation.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <new>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace linesman {

/// Grows like a vector; the first N values live in the object. For trivially copyable values only.
template <class T, std::size_t N>
class Buffer {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  void push_back(T value) {
    if (size_ == N && many_.empty()) many_.assign(few(), few() + N);
    if (size_ >= N)
      many_.push_back(value);
    else
      ::new (static_cast<void*>(few_.data() + size_ * sizeof(T))) T(value);
    ++size_;
  }
  void clear() {
    size_ = 0;
    many_.clear();
  }
  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  T operator[](std::size_t i) const { return data()[i]; }
  T* begin() { return const_cast<T*>(std::as_const(*this).data()); }
  T* end() { return begin() + size_; }
  const T* begin() const { return data(); }
  const T* end() const { return data() + size_; }
  std::span<const T> view() const { return {data(), size_}; }

 private:
  const T* few() const { return std::launder(reinterpret_cast<const T*>(few_.data())); }
  const T* data() const { return size_ <= N ? few() : many_.data(); }

  alignas(T) std::array<std::byte, N * sizeof(T)> few_;  // uninitialised until a value is put there
  std::vector<T> many_;
  std::size_t size_ = 0;
};

}  // namespace linesman
