// What was traced last, for a way that begins alike: a drag whose last step follows the mouse, ways by one place.
#pragma once

#include <memory>

namespace linesman {

class KnownWay;

/// Kept by whoever asks for one trace after another; for one thread at a time. What is traced is the same without it,
/// to the last bit, and takes longer.
class TraceMemory {
 public:
  TraceMemory();
  TraceMemory(TraceMemory&&) noexcept;
  TraceMemory& operator=(TraceMemory&&) noexcept;
  ~TraceMemory();

  /// For the tracer.
  KnownWay& way() { return *way_; }

 private:
  std::unique_ptr<KnownWay> way_;
};

}  // namespace linesman
