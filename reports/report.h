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

/// By what the phones of a table report its result.
struct TableLink {
    QString code;    // "K7QM 2XWA"
    QString address; // of its page; empty while the room is not served
    friend bool operator==(const TableLink&, const TableLink&) = default;
};
using TableLinks = std::map<GameAddress, TableLink>;

/// What a report is made of. Keeps references: everything outlives the making.
struct ReportRequest {
    const Book& book;
    const Event& event; // of the book
    const Wording& wording;
    QString printed; // the time of printing, as people read it
    Paper paper = Paper::Letter;
    std::optional<RoundId> round; // of those that are made for a round
    int blanks = 0;               // sheets to be filled in, without a table: how many
    TableLinks links = {};        // empty where tables report nothing
};

enum class RoundOfReport {
    None,    // a round is refused
    Allowed, // one round, or all of them
    Needed   // the one asked for; without one the latest heat that has tables
};

/// Who may see it: what is for the GM alone never goes to a wall, a screen or the web.
enum class ReportReaders { Everybody, Gm };

/// Whether it is among the papers of a round, which are printed in one go in the order of the list.
enum class RoundPaper { No, Yes, OnWish };

/// One row of the list of reports.
struct Report {
    QLatin1StringView name; // "score-sheets": docs/CLI.md, `report`
    Phrase title;           // Phrase("mentat::reports", …)
    Phrase purpose;         // one short sentence: who gets it and what for
    RoundOfReport round = RoundOfReport::None;
    ReportReaders readers = ReportReaders::Everybody;
    std::vector<ReportKind> kinds; // those that make sense, the usual one first
    /// Refused with a sentence where there is nothing to make it of: a round without tables.
    Result<ReportDocument> (*make)(const ReportRequest& request) = nullptr;
    RoundPaper roundPaper = RoundPaper::No;
    bool hasBlanks = false; // can be made without a round, as sheets to be filled in
    /// Used up when it is handed out: what changes later does not make it out of date.
    bool isOfTheMoment = false;
};

/// One of the files that a folder of reports holds.
struct ReportFile {
    QString name; // without a suffix: "2 result form"
    std::vector<ReportKind> kinds;
    ReportDocument document;
};
struct ReportFiles {
    std::vector<ReportFile> files; // in their order
    QStringList stillEmpty;        // what is asked for and not known yet, as sentences
};

/// Reports that are made in one go, into a folder.
struct ReportFolder {
    QLatin1StringView name; // "hand-in"
    Phrase title;
    Phrase purpose;
    RoundOfReport round = RoundOfReport::None;
    Result<ReportFiles> (*make)(const ReportRequest& request) = nullptr;
    bool isOfTheMoment = false;   // as of a report
    bool beforeEachRound = false; // written by itself when a round's tables are drawn
};

/// A round of the event, as far as reports ask.
struct ReportRound {
    RoundId id;
    bool hasTables = false; // at which somebody sits
    bool isOver = false;    // every table of it has a result
};

/// The reports of the event's kind, in the order in which the day needs them.
[[nodiscard]] std::span<const Report> reportsOf(const Event& event);
/// nullptr where the event's kind has none of that name.
[[nodiscard]] const Report* findReport(const Event& event, const QString& name);

/// The report as its readers may see it: in what everybody reads, nobody is called by a badge.
[[nodiscard]] Result<ReportDocument> reportDocument(const Report& report,
                                                    const ReportRequest& request);
/// What make() makes of the request, for everybody.
[[nodiscard]] Result<ReportDocument>
documentForEverybody(const ReportRequest& request,
                     Result<ReportDocument> (*make)(const ReportRequest& request));

/// plannedRounds(); none where the event's kind has no heats.
[[nodiscard]] std::vector<ReportRound> roundsOfReports(const Event& event);

[[nodiscard]] std::span<const ReportFolder> reportFoldersOf(const Event& event);
/// The names of the reports and folders that leave the desk when the event is over, in their order.
[[nodiscard]] std::span<const QLatin1StringView> handedOverOf(const Event& event);
[[nodiscard]] const ReportFolder* findReportFolder(const Event& event, const QString& name);

/// What stands on everything that is made of a book to practise with.
[[nodiscard]] QString practiceMark(const Language& language);

/// With the event's name and year, its GM, time and paper of the request.
[[nodiscard]] ReportDocument documentFor(const ReportRequest& request, const QString& title);
/// The same with its title as its heading.
[[nodiscard]] ReportDocument titledDocument(const ReportRequest& request, const QString& title);

} // namespace mentat
