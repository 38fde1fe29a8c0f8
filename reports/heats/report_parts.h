#pragma once

#include "model/rounds/heats_play.h"
#include "model/rounds/round.h"
#include "reports/report.h"
#include "reports/report_cells.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "scoring/ranking/standings.h"

namespace mentat {

// What the reports of an event with heats are put together from.

/// What the line between the last who goes on and the first alternate is called.
[[nodiscard]] QString nameOfCut(const ReportRequest& request);

/// Where the ranks are parted at the cut: the row begins those tied across it, or the alternates.
void beginPartAtCut(const ReportRequest& request, const RanksAtCut& cut, size_t rank,
                    ReportRow& row);

/// What tells a report, or a part of one: the request, and the report's texts in its language.
class ReportTeller {
protected:
    /// Keeps the reference.
    explicit ReportTeller(const ReportRequest& request)
        : m_request(request)
        , m_language(request.wording.language()) {}

    const ReportRequest& m_request;
    const Language& m_language;
};

/// So many of those who may move up are told on the wall: who comes to see whether there is a seat.
inline constexpr size_t alternatesOnWall = 4;

/// When a round is, and where: "Saturday 9:00 AM · Dogwood", as far as either is known.
[[nodiscard]] QString whenAndWhere(const QString& when, const std::optional<QString>& location);

/// Whether somebody sits in it: at a void table nobody does any more.
[[nodiscard]] bool hasTables(const Round& round);
/// The round asked for, or the latest heat that has tables. Failures: UnknownHeat, UnknownStage,
/// RoundWithoutTables, NoTablesYet.
[[nodiscard]] Result<Round> roundWithTables(const ReportRequest& request);
/// The same, for what lies on a table: where everybody has a bye (H1), there is none. Failures:
/// those of roundWithTables(), OnlyByes.
[[nodiscard]] Result<Round> roundToPlay(const ReportRequest& request);

/// "Heat 2", or as the GM calls it.
[[nodiscard]] QString heatName(const Heat& heat, const Language& language);
/// The same of any round: "Semifinal".
[[nodiscard]] QString roundTitle(const Round& round, const Language& language);

[[nodiscard]] const HeatsPlay& playOf(const ReportRequest& request);
/// The heats by their numbers.
[[nodiscard]] std::vector<const Heat*> heatsInOrder(const ReportRequest& request);
/// The one round that was asked for, or all of which something is recorded. Failures: UnknownHeat,
/// UnknownStage, RoundWithoutTables.
[[nodiscard]] Result<std::vector<Round>> roundsAskedFor(const ReportRequest& request);

/// The call list with nothing on it yet but for whom it is.
[[nodiscard]] ReportDocument callDocument(const ReportRequest& request);

/// Who gets plaques and laurels (R7.6).
[[nodiscard]] Paragraph prizesNote(const ReportRequest& request);

[[nodiscard]] NameOf namesIn(const Event& event);

/// Whether somebody's home is known: else its column would be empty.
[[nodiscard]] bool knowsHomes(const Event& event);

/// The ties of the standings that are to be rolled for now (tiesToRoll()), a sentence each.
[[nodiscard]] QStringList tiesToRollLines(const ReportRequest& request);
/// Such sentences under a heading of their own; nothing where there is none.
void addTiesToRoll(ReportDocument& document, const ReportRequest& request, const QStringList& ties);

/// What is noted on games, in the order of play, under a heading of its own; nothing where there is
/// no note. won: what a game was won by, in a column where the kind of rules says so.
void addNotesOnGames(ReportDocument& document, const ReportRequest& request,
                     ReportCell (*won)(const Language& language, const Game& game) = nullptr);

/// A place of the final as a step of the podium: "Champion", or "1st (tied)" where it is shared
/// until a roll. about: what else is said of them, after their home; empty ones are left out.
[[nodiscard]] PodiumStep podiumStep(const ReportRequest& request, const Placement& placement,
                                    QStringList about = {});

/// The same of somebody in the standings, while there is no final: "1st in the standings".
[[nodiscard]] PodiumStep leaderStep(const ReportRequest& request, const PlayerId& player,
                                    Place rank, const QString& about);

/// "2nd"
[[nodiscard]] QString ordinalText(const Language& language, int place);

/// H1: what stands in place of a table's number where somebody has a bye.
[[nodiscard]] QString byeText(const Language& language);
/// The number of a game's table, or that.
[[nodiscard]] ReportCell tableCell(const Language& language, const Game& game);

/// "Ada Byron, IL": as convention books name people; the name alone where no home is known.
[[nodiscard]] QString nameAndHome(const Event& event, const PlayerId& player);

} // namespace mentat
