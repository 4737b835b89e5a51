// Which of the standard streams are a terminal, and how wide it is.
#pragma once

#include <cstddef>
#include <optional>

namespace linesman {

enum class StandardStream { in, out, err };

bool is_terminal(StandardStream stream);

/// The columns of the terminal that is standard output. Nothing where it is none, or where the terminal does not know.
std::optional<std::size_t> terminal_columns();

}  // namespace linesman
