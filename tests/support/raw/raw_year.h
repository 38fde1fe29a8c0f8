#pragma once

#include "raw_play.h"
#include "raw_slip.h"

#include <vector>

// A year as statistics and history count it (internals of raw_scoring.h).
namespace mentat::test::raw {

__extension__ using Wide = __int128;

// An exact number, never negative.
struct Exact {
    Wide top = 0;
    Wide bottom = 1;

    friend Exact operator+(const Exact& one, const Exact& other);
    friend bool operator<(const Exact& one, const Exact& other) {
        return one.top * other.bottom < other.top * one.bottom;
    }
    friend bool operator==(const Exact& one, const Exact& other) {
        return one.top * other.bottom == other.top * one.bottom;
    }
};
Exact exact(qint64 top, qint64 bottom = 1);
Exact dividedBy(const Exact& number, qint64 divisor);
// To 3 decimals, half away from zero.
Json rounded(const Exact& number);

struct YearGame {
    Play play;
    std::optional<qint64> minutes;
    bool concession = false;
    // The event's disqualified players, excluded from `best` (R5.3).
    QStringList out;
};

struct YearHeat {
    qint64 number = 0;
    int entrants = 0;
    std::vector<YearGame> games;
    int unfinished = 0;
    int voided = 0;
};

struct RawYear {
    QString name;
    int year = 0;
    PlayedEvent event;
    QStringList setFactions;
    // In the order of their numbers, with the completed games.
    std::vector<YearHeat> heats;
    std::optional<YearGame> last;
    Slip slip = Slip::None;

    std::vector<YearGame> games() const;
};

RawYear readYear(const Json& document, Slip slip);
bool isDune(const Json& document);

// R5.2 for one seat; absent if a value is unknown or no turn was played.
std::optional<Exact> normalizedOf(const YearGame& game, const PlaySeat& seat);
// The highest figure that counts for R5.3's award; absent if nobody scored.
std::optional<Exact> bestFigure(const QString& faction, const std::vector<YearGame>& games,
                                Slip slip);

// `mean`, `known`, and `unknown` of values in units of `unit`.
Json meanOf(const std::vector<std::optional<qint64>>& values, qint64 unit);
Json turnsOf(const std::vector<YearGame>& games, Slip slip);
Json hoursOf(const std::vector<YearGame>& games, Slip slip);
Json minutesPerTurnOf(const std::vector<YearGame>& games, Slip slip);
qint64 playerStartsOf(const std::vector<YearGame>& games, Slip slip);
qint64 adjudicatedOf(const std::vector<YearGame>& games);
Json factionsOf(const std::vector<YearGame>& games, const QStringList& setFactions, Slip slip);
// Sets the keys from `playerStarts` to `adjudications`.
void setCounts(Json& object, const std::vector<YearGame>& games, const QStringList& setFactions,
               Slip slip);

// The QP of the last player to advance, or null; from the rows of rawStandings().
Json cutOf(const Json& standings, const PlaySettings& settings, Slip slip);
qint64 distinctPlayers(const std::vector<YearGame>& games);

Json fromWhole(qint64 number);

} // namespace mentat::test::raw
