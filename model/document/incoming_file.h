#pragma once

#include "model/book.h"
#include "model/document/bytes/table.h"
#include "model/document/games_csv.h"
#include "model/event.h"
#include "model/result.h"

#include <QByteArray>

#include <variant>
#include <vector>

namespace mentat {

/// `format` of a standalone ruleset (H10.1), which is part of an event.
inline constexpr QLatin1StringView rulesetDocumentFormat{"mentat-ruleset"};

/// The content of a document: an event, or the summaries of earlier years.
using DocumentContent = std::variant<Event, std::vector<Summary>>;

/// Reads a document of either format. Failures: those of Json::parse(), Refused with all errors,
/// and StandaloneRuleset and StandalonePack for documents that are not events.
[[nodiscard]] Result<DocumentContent> readAnyDocument(const QByteArray& utf8);

enum class IncomingKind { EventDocument, SummaryDocument, GamesCsv };

/// The content of a file of earlier years, or everything that is wrong with it. If anything is
/// wrong, nothing can be imported; what was understood of a CSV is still included.
struct IncomingFile {
    IncomingKind kind = IncomingKind::EventDocument;
    std::vector<Event> events;
    std::vector<Summary> summaries;
    std::optional<Failure> failure; // of the document, or of a CSV that is not one
    GamesCsv games;                 // from a CSV, without its events
    CellTable table;                // the reading of a CSV, without its rows

    [[nodiscard]] bool isSound() const { return !failure && games.problems.empty(); }
};

/// Detects the kind by content, whatever the file's name. choice: for a list; byHand: the user's
/// assignment of columns.
[[nodiscard]] IncomingFile readIncomingFile(const QByteArray& bytes,
                                            NeededSettings needed = NeededSettings::AreProblems,
                                            const TableChoice& choice = {},
                                            const std::optional<GamesLayout>& byHand = {});

/// What cells copied from a spreadsheet contain: games or people; lines without a tab or a heading
/// are names. Unknown: no known headings.
struct PastedTable {
    enum class About { People, Games, Unknown };
    About about;
    QByteArray csv; // for readPeopleCsv() or readIncomingFile()
};
/// nullopt if the text is not a table: at most a single line.
[[nodiscard]] std::optional<PastedTable> readPastedTable(const QString& text);

} // namespace mentat
