#pragma once

#include "reports/tables/listing.h"
#include "scoring/ranking/standings.h"

#include <map>
#include <set>

namespace mentat {

/// The desk's marks in the standings.
struct StandingMarks {
    std::map<PlayerId, QString> notes{};               // "already through"
    QString otherReading{};                            // for a player whose rank differs by R4.3
    std::set<std::pair<PlayerId, size_t>> askedKeys{}; // unknown values that could decide (R10.26)
    std::vector<OpenTie> ties{};
    /// The event's actual ranks, during a what-if.
    std::optional<std::map<PlayerId, Place>> ranksNow{};
};

/// R4, H5: the standings of an event: rank, name, a column for each key of its order, what
/// separates each row from the next.
[[nodiscard]] Listing<const Standing*> standingsList(const ReportRequest& request,
                                                     const Standings& standings,
                                                     const StandingMarks& marks = {});

/// For paper and files: with the cut, then the disqualified (R6.2).
[[nodiscard]] ReportTable standingsTable(const ReportRequest& request, const Standings& standings);
/// What the sentences between its rows say, for the report that has them.
[[nodiscard]] Paragraph reasonsNote(const Language& language);
/// For web pages and phones, which have room for few columns and show no private reasons.
[[nodiscard]] ReportTable publicStandings(const PublicRequest& request, const Standings& standings);
/// For the desk, with the first value of the order and who is above the cut in strong letters; in a
/// what-if, whom it moves. cut: the sentence in the row below the last qualifier, with key cutKey;
/// there is no such row if nobody qualifies.
[[nodiscard]] ReportTable deskStandings(const ReportRequest& request, const Standings& standings,
                                        const StandingMarks& marks, const QString& cut);
inline const QString cutKey
    = QStringLiteral("cut"); // differs from players' keys, which have a prefix
/// The column of deskStandings() that says whom a what-if moves.
inline const QString movedColumn = QStringLiteral("moved");
/// "7 → 5". now: absent for a player without a rank.
[[nodiscard]] QString movedText(const Language& language, const std::optional<Place>& now,
                                Place supposed);
/// The key of a player's row.
[[nodiscard]] QString standingKey(const PlayerId& player);
[[nodiscard]] std::optional<PlayerId> playerOfStandingKey(const QString& key);

} // namespace mentat
