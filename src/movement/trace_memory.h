// Remembers the last trace, for a next one that begins alike: a drag whose last step follows the mouse, or ways through
// one place.
#pragma once

#include <memory>

namespace linesman {

class KnownWay;

/// Belongs to a caller that asks for one trace after another; for one thread at a time. It changes no bit of a trace
/// and saves time.
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
