#pragma once

#include "model/settings.h"
#include "model/values/numbers.h"
#include "reports/wording/language/language.h"
#include "scoring/dune/figures/event_figures.h"

#include <QStringList>

namespace mentat {

// The year in sentences, for the event report and the yearbook. Omits unknown values; an empty
// text: nothing to say.

/// "34 players played 15 games in 3 heats."
[[nodiscard]] QString playedSentence(const Language& language, const EventFigures& figures);
/// "16 of them played in all 3 heats."
[[nodiscard]] QString faithfulSentence(const Language& language, const EventFigures& figures);
/// "A game took 6.9 turns and 4.2 hours on average."
[[nodiscard]] QString lengthSentence(const Language& language, const EventFigures& figures);
/// How the heats' games were won, most frequent first: "Victories: 5 alliance, 4 solo."
[[nodiscard]] QString victoriesSentence(const Language& language, const EventFigures& figures);
/// "1 game was conceded. 3 players dropped out of a game."
[[nodiscard]] QString unfinishedSentence(const Language& language, const EventFigures& figures);
/// Who won most, as the chart says it: "Atreides won most: 5 of 13 games."
[[nodiscard]] QString mostWinsSentence(const Language& language, const EventFigures& figures);
/// Who never won while others did: "Tleilaxu won none of 4 games."
[[nodiscard]] QString neverWonSentence(const Language& language, const EventFigures& figures);
/// "The last to qualify had 2.0 QP."
[[nodiscard]] QString cutSentence(const Language& language, QualificationPoints cut);

/// How a final ended, as far as known. allies: names of those who won with the first.
struct FinalCourse {
    Victory victory;
    QStringList allies{};
    std::optional<int> turn{};
    std::optional<qint64> minutes{};
};
/// "An alliance victory with Ada Byron (Emperor) in turn 9, after 7 h 08."
[[nodiscard]] QString finalSentence(const Language& language, const FinalCourse& course);

} // namespace mentat
