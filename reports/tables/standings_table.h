#pragma once

#include "reports/tables/listing.h"
#include "scoring/ranking/standings.h"

#include <map>
#include <set>

namespace mentat {

/// What the desk marks in the standings.
struct StandingMarks {
    std::map<PlayerId, QString> notes{};               // "already through"
    QString otherReading{};                            // of who stands elsewhere by R4.3
    std::set<std::pair<PlayerId, size_t>> askedKeys{}; // unknown values that could decide (R10.26)
    std::vector<OpenTie> ties{};
    /// The ranks of the event as it is, while something else is supposed.
    std::optional<std::map<PlayerId, Place>> ranksNow{};
};

/// R4, H5: the standings of an event: rank, name, a column for each key of its order, why each
/// stands before the next.
[[nodiscard]] Listing<const Standing*> standingsList(const ReportRequest& request,
                                                     const Standings& standings,
                                                     const StandingMarks& marks = {});

/// Those for paper and files: with the cut, and below them who is disqualified (R6.2).
[[nodiscard]] ReportTable standingsTable(const ReportRequest& request, const Standings& standings);
/// Those for web pages and phones, which have room for few columns and show no private reasons.
[[nodiscard]] ReportTable publicStandings(const PublicRequest& request, const Standings& standings);
/// Those for the desk. cut: the sentence of the row below the last who qualifies, known as cutKey;
/// there is none where nobody does.
[[nodiscard]] ReportTable deskStandings(const ReportRequest& request, const Standings& standings,
                                        const StandingMarks& marks, const QString& cut);
inline const QString cutKey = QStringLiteral("cut"); // no player's id, which stand behind a sign
/// Of the row of a player.
[[nodiscard]] QString standingKey(const PlayerId& player);
[[nodiscard]] std::optional<PlayerId> playerOfStandingKey(const QString& key);

} // namespace mentat
