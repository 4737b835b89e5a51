// PDFs of pictures and sheets.
#pragma once

#include <QPageSize>
#include <QPdfWriter>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string_view>

namespace linesman {

/// Writes to `out`, which outlives it, with the title and this program in its data.
std::unique_ptr<QPdfWriter> new_pdf(QIODevice& out, const QString& title);

/// Paper by its name ("A4", "Letter"), in whatever case; nothing when it is none of `known`.
std::optional<QPageSize> paper_named(std::string_view name, std::initializer_list<QPageSize::PageSizeId> known);

}  // namespace linesman
