#pragma once

#include "model/book.h"
#include "model/result.h"
#include "model/rounds/round.h"
#include "model/values/enum_ids.h"
#include "model/values/ids.h"
#include "reports/report_document.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/wording.h"

#include <QString>

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace mentat {

/// The output formats of a report.
enum class ReportKind { Pdf, Html, Csv, Xlsx, Text, Markdown, BbCode };

/// By file suffix, also accepted by `--as`.
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
/// For paper with fixed positions or to fill in by hand, which is useless in a spreadsheet or
/// forum.
[[nodiscard]] const std::vector<ReportKind>& kindsOfPaper();

/// From a path such as "…/standings.PDF": by suffix, ignoring case.
[[nodiscard]] std::optional<ReportKind> kindOfFile(const QString& file);

/// How a table's phones report its result.
struct TableLink {
    QString code;    // "K7QM 2XWA"
    QString address; // of its page; empty while the room is not served
    friend bool operator==(const TableLink&, const TableLink&) = default;
};
using TableLinks = std::map<GameAddress, TableLink>;

/// What a report is made from. Keeps references, which must outlive it.
struct ReportRequest {
    const Book& book;
    const Event& event; // from the book
    const Wording& wording;
    QString printed; // the time of printing, formatted
    Paper paper = Paper::Letter;
    std::optional<RoundId> round; // for reports about a round
    int blanks = 0;               // blank sheets to add: how many
    TableLinks links = {};        // empty if tables do not report
};

enum class RoundOfReport {
    None,    // a round is refused
    Allowed, // one round, or all of them
    Needed   // the requested one; by default the latest heat with tables
};

/// The readers of a report, or its place. One for the GM alone never goes to a wall, a screen, or
/// the web.
enum class ReportReaders { Everyone, Door, Wall, Tables, Players, Gm, Convention };

/// Whether it is among a round's papers, which are printed together in list order.
enum class RoundPaper { No, Yes, OnWish };

/// When the GM needs a report: a long list of them is in these groups, in this order.
enum class ReportTime { BeforeRound, BetweenRounds, Final, Afterward };
/// Of a report or folder of any kind, by its name; absent: unknown.
[[nodiscard]] std::optional<ReportTime> reportTime(QStringView name);

/// A row of the list of reports.
struct Report {
    QLatin1StringView name; // "score-sheets": docs/CLI.md, `report`
    Phrase title;           // Phrase("mentat::reports", …)
    Phrase purpose;         // one short sentence: its use
    RoundOfReport round = RoundOfReport::None;
    ReportReaders readers = ReportReaders::Everyone;
    std::vector<ReportKind> kinds; // the useful ones, the usual one first
    /// Refused with a sentence if there is nothing to report: a round without tables.
    Result<ReportDocument> (*make)(const ReportRequest& request) = nullptr;
    RoundPaper roundPaper = RoundPaper::No;
    bool hasBlanks = false; // can be made without a round, as blank sheets
    /// Complete when handed out: later changes do not make it out of date.
    bool isOfTheMoment = false;
};

/// A file in a folder of reports.
struct ReportFile {
    QString name; // without a suffix: "2 result form"
    std::vector<ReportKind> kinds;
    ReportDocument document;
};
struct ReportFiles {
    std::vector<ReportFile> files; // in order
    QStringList stillEmpty;        // requested values still unknown, as sentences
};

/// Reports made together, into a folder.
struct ReportFolder {
    QLatin1StringView name; // "hand-in"
    Phrase title;
    Phrase purpose;
    RoundOfReport round = RoundOfReport::None;
    ReportReaders readers = ReportReaders::Gm;
    Result<ReportFiles> (*make)(const ReportRequest& request) = nullptr;
    bool isOfTheMoment = false;   // as for a report
    bool beforeEachRound = false; // written automatically when a round's tables are drawn
};

/// A round of the event, for reports.
struct ReportRound {
    RoundId id;
    bool hasTables = false; // with at least one player seated
    bool isOver = false;    // all its tables have a result
};

/// The reports of the event's kind, in the order of the GM's day.
[[nodiscard]] std::span<const Report> reportsOf(const Event& event);
/// nullptr if the event's kind has none with this name.
[[nodiscard]] const Report* findReport(const Event& event, const QString& name);

/// The report for its readers: in a public one, no name includes a badge.
[[nodiscard]] Result<ReportDocument> reportDocument(const Report& report,
                                                    const ReportRequest& request);
/// The result of make(), for the public.
[[nodiscard]] Result<ReportDocument>
documentForEveryone(const ReportRequest& request,
                    Result<ReportDocument> (*make)(const ReportRequest& request));

/// plannedRounds(); empty if the event's kind has no heats.
[[nodiscard]] std::vector<ReportRound> roundsOfReports(const Event& event);

[[nodiscard]] std::span<const ReportFolder> reportFoldersOf(const Event& event);
/// The names of the reports and folders handed over when the event is over, in order.
[[nodiscard]] std::span<const QLatin1StringView> handedOverOf(const Event& event);
[[nodiscard]] const ReportFolder* findReportFolder(const Event& event, const QString& name);

/// The mark on everything made from a practice book.
[[nodiscard]] QString practiceMark(const Language& language);

/// A document with the event's name and year, its GM, and the time and paper of the request.
[[nodiscard]] ReportDocument documentFor(const ReportRequest& request, const QString& title);
/// The same with its title as the first heading.
[[nodiscard]] ReportDocument titledDocument(const ReportRequest& request, const QString& title);

} // namespace mentat
