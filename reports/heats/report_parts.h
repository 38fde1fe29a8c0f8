#pragma once

#include "model/rounds/heats_play.h"
#include "model/rounds/round.h"
#include "reports/report.h"
#include "reports/report_cells.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "scoring/ranking/standings.h"

namespace mentat {

// Building blocks for the reports of an event with heats.

/// The label of the line between the last to advance and the first alternate.
[[nodiscard]] QString nameOfCut(const ReportRequest& request);

/// Marks a row as the beginning of the ranks tied across the cut, or of the alternates.
void beginPartAtCut(const ReportRequest& request, const RanksAtCut& cut, size_t rank,
                    ReportRow& row);

/// Base of report writers: the request, and the report's texts in its language.
class ReportTeller {
protected:
    /// Keeps the reference.
    explicit ReportTeller(const ReportRequest& request)
        : m_request(request)
        , m_language(request.wording.language()) {}

    const ReportRequest& m_request;
    const Language& m_language;
};

/// The number of alternates shown on the wall, for players hoping for a seat.
inline constexpr size_t alternatesOnWall = 4;

/// Time and place of a round: "Saturday 9:00 AM · Dogwood", as far as known.
[[nodiscard]] QString whenAndWhere(const QString& when, const std::optional<QString>& location);

/// Whether anyone sits in it: a void table does not count.
[[nodiscard]] bool hasTables(const Round& round);
/// The requested round, or the latest heat with tables. Failures: UnknownHeat, UnknownStage,
/// RoundWithoutTables, NoTablesYet.
[[nodiscard]] Result<Round> roundWithTables(const ReportRequest& request);
/// The same, for papers on a table: refused if everyone has a bye (H1). Failures: those of
/// roundWithTables(), OnlyByes.
[[nodiscard]] Result<Round> roundToPlay(const ReportRequest& request);

/// "Heat 2", or the GM's name for it.
[[nodiscard]] QString heatName(const Heat& heat, const Language& language);
/// The same for any round: "Semifinal".
[[nodiscard]] QString roundTitle(const Round& round, const Language& language);

[[nodiscard]] const HeatsPlay& playOf(const ReportRequest& request);
/// The heats in order of number.
[[nodiscard]] std::vector<const Heat*> heatsInOrder(const ReportRequest& request);
/// The requested round, or all rounds with recorded facts. Failures: UnknownHeat, UnknownStage,
/// RoundWithoutTables.
[[nodiscard]] Result<std::vector<Round>> roundsAskedFor(const ReportRequest& request);

/// The call list with only its introduction.
[[nodiscard]] ReportDocument callDocument(const ReportRequest& request);

/// Who gets plaques and laurels (R7.6).
[[nodiscard]] Paragraph prizesNote(const ReportRequest& request);

[[nodiscard]] NameOf namesIn(const Event& event);

/// Whether any hometown is known: otherwise the column is omitted.
[[nodiscard]] bool knowsHomes(const Event& event);

/// The ties of the standings to roll now (tiesToRoll()), one sentence each.
[[nodiscard]] QStringList tiesToRollLines(const ReportRequest& request);
/// Adds such sentences under a heading; nothing if there are none.
void addTiesToRoll(ReportDocument& document, const ReportRequest& request, const QStringList& ties);

/// Adds the notes on games in the order of play, under a heading; nothing if there are none. won:
/// how a game was won, in a column, for kinds of rules that say so.
void addNotesOnGames(ReportDocument& document, const ReportRequest& request,
                     ReportCell (*won)(const Language& language, const Game& game) = nullptr);

/// A place of the final as a step of the podium: "Champion", or "1st (tied)" if it is shared until
/// a roll. about: more about the player, after the hometown; empty ones are omitted.
[[nodiscard]] PodiumStep podiumStep(const ReportRequest& request, const Placement& placement,
                                    QStringList about = {});

/// The same for a player in the standings, before there is a final: "1st in the standings".
[[nodiscard]] PodiumStep leaderStep(const ReportRequest& request, const PlayerId& player,
                                    Place rank, const QString& about);

/// "2nd"
[[nodiscard]] QString ordinalText(const Language& language, int place);

/// H1: shown instead of a table number for a bye.
[[nodiscard]] QString byeText(const Language& language);
/// The number of a game's table, or the bye text.
[[nodiscard]] ReportCell tableCell(const Language& language, const Game& game);

/// "Ada Byron, IL": the form of convention books; only the name if no hometown is known.
[[nodiscard]] QString nameAndHome(const Event& event, const PlayerId& player);

} // namespace mentat
