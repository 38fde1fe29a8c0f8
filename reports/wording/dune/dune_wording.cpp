#include "reports/wording/dune/dune_wording.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

namespace mentat {

QString victoryName(const Language& language, Victory victory) {
    static constexpr Phrase names[]
        = {Phrase("Victory", "solo"),          Phrase("Victory", "alliance"),
           Phrase("Victory", "prediction"),    Phrase("Victory", "Fremen default"),
           Phrase("Victory", "Guild default"), Phrase("Victory", "adjudicated")};
    return say(language, names[static_cast<size_t>(victory)]);
}

QString endingName(const Language& language, Ending ending) {
    switch (ending) {
    case Ending::Victory: return say(language, Phrase("Report", "victory"));
    case Ending::Concession: return say(language, Phrase("Report", "concession"));
    case Ending::TurnLimit: return say(language, Phrase("Report", "turn limit"));
    case Ending::TimeLimit: break;
    }
    return say(language, Phrase("Report", "time limit"));
}

QString tieBreakNote(const Language& language, TieBreakValues reading) {
    if (reading == TieBreakValues::Individual)
        return say(language,
                   Phrase("Report",
                          "Players tied in QP are compared game by game, then by the player's own "
                          "strongholds, tokens, spice, and cards in the best game, then by a "
                          "roll (R4.2 to R4.4). Unknown values are shown as – and count as "
                          "0. If alliance totals would give a different order, the reason "
                          "says so."));
    return say(
        language,
        Phrase("Report",
               "Players tied in QP are compared game by game, then by the strongholds, tokens, "
               "spice, and cards of the player's alliance in the best game, then by a "
               "roll (R4.2 to R4.4). Unknown values are shown as – and count as 0. If "
               "the players' own values would give a different order, the reason says "
               "so."));
}

QString awardFootnote(const Language& language, const AwardCourse& course) {
    if (course.questions.empty() || course.award.winners.empty())
        return {};
    return sayCounted(
        language,
        CountedPhrase("Report",
                      "The PP of %n player(s) (is|are) unknown and could change Best %1."),
        static_cast<int>(course.questions.size()), {sideName(language, course.award.side)});
}

QString voteText(const Language& language, const FinalState& state, const NameOf& nameOf) {
    const VoteCount& votes = state.votes;
    if (votes.inFavor + votes.against == 0)
        return say(language, Phrase("Final", "No one has voted on the expansion yet (R7.2)."));
    QStringList filling{language.number(static_cast<qint64>(votes.inFavor)),
                        language.number(static_cast<qint64>(votes.against))};
    if (votes.followed) {
        filling.append(nameOf(*votes.followed));
        return say(language,
                   state.withExpansion
                       ? Phrase("Final",
                                "The expansion is in: %1–%2, and %3, the first in the line-up to "
                                "vote, breaks the tie (R7.2).")
                       : Phrase("Final",
                                "The expansion is out: %1–%2, and %3, the first in the line-up to "
                                "vote, breaks the tie (R7.2)."),
                   filling);
    }
    return say(language,
               state.withExpansion
                   ? Phrase("Final", "The expansion is in: %1 for, %2 against (R7.2).")
                   : Phrase("Final", "The expansion is out: %1 for, %2 against (R7.2)."),
               filling);
}

QString pickedBeforeText(const Language& language, const QString& name, const QString& whoseTurn) {
    return say(language, Phrase("Final", "%1 picked before %2, whose turn it was (R7.3)."),
               {name, whoseTurn});
}

} // namespace mentat
