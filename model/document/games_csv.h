#pragma once

#include "model/document/bytes/csv.h"
#include "model/event.h"
#include "model/result.h"

#include <QByteArray>
#include <QStringList>

#include <map>

namespace mentat {

/// What can be wrong in a CSV of games. The comment names the values of each kind, in order.
enum class GamesProblemKind {
    // the header row
    ColumnMissing, // heading
    ColumnsSame,   // the other column's heading
    // one cell, or one row
    Empty,            // heading
    NotWhole,         // the text, the least
    NotHalf,          // the text
    NotHours,         // the text
    NotYesOrNo,       // the text
    NotHeat,          // the text
    NoTime,           // the text
    UnknownWord,      // the text, the words possible
    ControlCharacter, // –
    TooManyFields,    // fields, columns
    // rows that belong together
    Differs,         // this value, the other value, the other line
    YearDiffers,     // this value, the other value, the other line
    HomeDiffers,     // name, this value, the other value, the other line
    SeatNotNumbered, // –
    TooManySeats,    // rows of the game, the most seats
    NoSuchPlayer,    // name
    // what the year's settings do not allow, and no column sets
    NeedsTurnLimit,    // turns, the limit
    NeedsAllianceSize, // members, the size
    // an error of the event that the rows make
    Error, // those of the finding
};

/// One thing that is wrong, and where: its line from 1, its column from 1 (0: the whole line).
struct GamesProblem {
    GamesProblemKind kind;
    Rule rule;
    qint64 line;
    int column;
    QString heading; // as written in the file, or as it should be
    Values values;
    std::optional<Finding> finding; // if it is an Error

    friend bool operator==(const GamesProblem&, const GamesProblem&) = default;
};

/// A setting that a year's rows need to be free of errors, and the value it must have.
struct NeededSetting {
    QString event;
    Year year;
    QString heading; // "turn limit"
    int value;
    friend bool operator==(const NeededSetting&, const NeededSetting&) = default;
};
/// Whether years adopt the settings that they need, or a missing one is a problem.
enum class NeededSettings { AreProblems, AreTaken };

/// The content of a CSV of games. If there is a problem, its events only show how much was
/// understood and must not be kept.
struct GamesCsv {
    std::vector<Event> events;          // in the order of their first rows
    std::vector<GamesProblem> problems; // in the order of the file
    qint64 furtherProblems = 0;         // not listed, only counted
    std::vector<NeededSetting> needed;  // including adopted ones
    std::vector<QString> ignored;       // unknown headings

    /// There can be several problems per byte or two, and at most a hundred are shown: up to this
    /// number all are kept, beyond it the first hundred in file order.
    static constexpr size_t maxProblems = 10'000;
    static constexpr size_t maxListed = 100;

    void add(GamesProblem problem);
    [[nodiscard]] qint64 problemCount() const { return qint64(problems.size()) + furtherProblems; }
    /// Too many to build an event from.
    [[nodiscard]] bool isHopeless() const { return furtherProblems > 0; }
    void sortProblems();
};

/// The meaning of a list's columns, by the numbers of gamesHeadings().
struct GamesLayout {
    std::map<size_t, size_t> columns; // their positions, from 0
    size_t header = 0;                // the row, from 0, that names them
    bool hasHeader = true;            // no: it is a row of a seat like the others
};
/// By the headings; if few of them are known, the row that most likely has them. At least one row.
[[nodiscard]] GamesLayout gamesLayout(const std::vector<CsvRow>& rows);
/// The rows below a header in our own words, as readGames() takes them, according to a layout
/// chosen by hand.
[[nodiscard]] std::vector<CsvRow> gamesRows(std::vector<CsvRow> rows, const GamesLayout& layout);
/// The columns that are required and missing: "player" or both parts of a name suffice.
[[nodiscard]] QStringList missingGamesHeadings(const std::map<size_t, size_t>& columns);

/// Reads games, one row per seat, one or many years (docs/DOCUMENT.md, "Games as CSV"), below any
/// titles. Failure: CsvNoHeader.
[[nodiscard]] Result<GamesCsv> readGames(std::vector<CsvRow> rows,
                                         NeededSettings needed = NeededSettings::AreProblems);
/// The same from a file. Failures: those of readTable(), too.
[[nodiscard]] Result<GamesCsv> readGamesCsv(const QByteArray& bytes,
                                            NeededSettings needed = NeededSettings::AreProblems);

/// The columns' names in our own words; elsewhere a column is identified by its number among these.
[[nodiscard]] QStringList gamesHeadings();
[[nodiscard]] std::optional<size_t> gamesHeadingNamed(const QString& heading);

} // namespace mentat
