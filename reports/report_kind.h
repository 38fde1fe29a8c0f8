#pragma once

#include "model/values/enum_ids.h"

#include <QString>

#include <optional>
#include <vector>

namespace mentat {

/// What a report can be written as.
enum class ReportKind { Pdf, Html, Csv, Xlsx, Text, Markdown, BbCode };

/// By the suffix of its files, which `--as` takes too.
constexpr std::array<EnumId<ReportKind>, 7> idTable(ReportKind) {
    return {{{ReportKind::Pdf, QLatin1StringView("pdf")},
             {ReportKind::Html, QLatin1StringView("html")},
             {ReportKind::Csv, QLatin1StringView("csv")},
             {ReportKind::Xlsx, QLatin1StringView("xlsx")},
             {ReportKind::Text, QLatin1StringView("txt")},
             {ReportKind::Markdown, QLatin1StringView("md")},
             {ReportKind::BbCode, QLatin1StringView("bbcode")}}};
}

/// Every kind, the usual one first.
[[nodiscard]] const std::vector<ReportKind>& allKinds();
/// Of what has its places on paper or is filled in by hand: a spreadsheet or a forum would have
/// nothing of it.
[[nodiscard]] const std::vector<ReportKind>& kindsOfPaper();

/// Of "…/standings.PDF": by what follows the last dot, in capitals or not.
[[nodiscard]] std::optional<ReportKind> kindOfFile(const QString& file);

} // namespace mentat
