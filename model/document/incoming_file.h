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

/// The word of a ruleset by itself (H10.1), which is part of an event.
inline constexpr QLatin1StringView rulesetDocumentFormat{"mentat-ruleset"};

/// What a document can hold: an event, or the summaries of earlier years.
using DocumentContent = std::variant<Event, std::vector<Summary>>;

/// Reads a document of either format. Failures: those of Json::parse(), Refused with all that is
/// wrong in it, RulesetByItself and PackByItself where it is no event.
[[nodiscard]] Result<DocumentContent> readAnyDocument(const QByteArray& utf8);

enum class IncomingKind { EventDocument, SummaryDocument, GamesCsv };

/// What a file of earlier years holds, or all that is wrong with it. With something wrong nothing
/// of it can come in; what was understood of a CSV is there all the same.
struct IncomingFile {
    IncomingKind kind = IncomingKind::EventDocument;
    std::vector<Event> events;
    std::vector<Summary> summaries;
    std::optional<Failure> failure; // that of the document, or of a CSV that is none
    GamesCsv games;                 // of a CSV, without its events
    CellTable table;                // how a CSV was read, without its rows

    [[nodiscard]] bool isSound() const { return !failure && games.problems.empty(); }
};

/// Tells the kinds apart by what is in the file, whatever it is called. choice: of a list; byHand:
/// what was said of its columns.
[[nodiscard]] IncomingFile readIncomingFile(const QByteArray& bytes,
                                            NeededSettings needed = NeededSettings::AreProblems,
                                            const TableChoice& choice = {},
                                            const std::optional<GamesLayout>& byHand = {});

/// What cells that somebody copied from a spreadsheet hold: games, or people; lines without a tab
/// and without a heading are names. Unknown: its headings are none of ours.
struct PastedTable {
    enum class About { People, Games, Unknown };
    About about;
    QByteArray csv; // as readPeopleCsv() or readIncomingFile() take it
};
/// Nothing where the text is no table: a single line, or none.
[[nodiscard]] std::optional<PastedTable> readPastedTable(const QString& text);

} // namespace mentat
