#pragma once

#include "model/document/bytes/csv.h"
#include "model/event.h"
#include "model/result.h"

#include <QByteArray>
#include <QStringList>

#include <map>

namespace mentat {

/// What can be wrong in a CSV of games. The comment names the values that come with it, in order.
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
    Differs,         // what stands here, what stands there, the line there
    YearDiffers,     // what stands here, what stands there, the line there
    HomeDiffers,     // name, what stands here, what stands there, the line there
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
    QString heading; // as it stands in the file, or as it would
    Values values;
    std::optional<Finding> finding; // where it is an Error

    friend bool operator==(const GamesProblem&, const GamesProblem&) = default;
};

/// A setting without which a year's rows have errors, and what it would have to be.
struct NeededSetting {
    QString event;
    Year year;
    QString heading; // "turn limit"
    int value;
    friend bool operator==(const NeededSetting&, const NeededSetting&) = default;
};
/// Whether years get the settings that they need, or the lack of them is a problem.
enum class NeededSettings { AreProblems, AreTaken };

/// What a CSV of games says. With a problem its events are no events to be kept: they say only how
/// much was understood.
struct GamesCsv {
    std::vector<Event> events;          // in the order in which the file begins them
    std::vector<GamesProblem> problems; // in the order of the file
    qint64 furtherProblems = 0;         // beyond these, which are only counted
    std::vector<NeededSetting> needed;  // also where they were taken
    std::vector<QString> ignored;       // headings that say nothing to us

    /// There can be several problems for each byte or two, and nobody is told more than a hundred:
    /// up to a number all are kept, beyond it the first hundred in the order of the file.
    static constexpr size_t mostProblems = 10'000;
    static constexpr size_t mostTold = 100;

    void add(GamesProblem problem);
    [[nodiscard]] qint64 problemCount() const { return qint64(problems.size()) + furtherProblems; }
    /// So many that no event is made of it.
    [[nodiscard]] bool isHopeless() const { return furtherProblems > 0; }
    void sortProblems();
};

/// What the columns of a list hold, by the numbers of gamesHeadings().
struct GamesLayout {
    std::map<size_t, size_t> columns; // each where it stands, from 0
    size_t header = 0;                // the row, from 0, that names them
    bool hasHeader = true;            // no: it is a row of a seat like those below it
};
/// What the headings say; where few of them are known, the row that most likely has them. There is
/// at least one row.
[[nodiscard]] GamesLayout gamesLayout(const std::vector<CsvRow>& rows);
/// The rows below a header of our own words: as readGames() takes them, by what was said by hand.
[[nodiscard]] std::vector<CsvRow> gamesRows(std::vector<CsvRow> rows, const GamesLayout& layout);
/// Which columns are needed and not there: one of "player" and both parts of a name is enough.
[[nodiscard]] QStringList missingGamesHeadings(const std::map<size_t, size_t>& columns);

/// Reads games, a row a seat, one or many years (docs/DOCUMENT.md, "Games as CSV"), below whatever
/// titles. Failure: CsvNoHeader.
[[nodiscard]] Result<GamesCsv> readGames(std::vector<CsvRow> rows,
                                         NeededSettings needed = NeededSettings::AreProblems);
/// The same of a file. Failures: those of readTable() too.
[[nodiscard]] Result<GamesCsv> readGamesCsv(const QByteArray& bytes,
                                            NeededSettings needed = NeededSettings::AreProblems);

/// What its columns are called, in our own words; each is named by its number among these.
[[nodiscard]] QStringList gamesHeadings();
[[nodiscard]] std::optional<size_t> gamesHeadingNamed(const QString& heading);

} // namespace mentat
