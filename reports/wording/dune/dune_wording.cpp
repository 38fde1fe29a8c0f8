#include "reports/wording/dune/dune_wording.h"

#include "reports/wording/sentences.h"

namespace mentat {

QString victoryName(const Language& language, Victory victory) {
    static constexpr const char* names[] = {QT_TRANSLATE_NOOP("Victory", "solo"),
                                            QT_TRANSLATE_NOOP("Victory", "alliance"),
                                            QT_TRANSLATE_NOOP("Victory", "prediction"),
                                            QT_TRANSLATE_NOOP("Victory", "Fremen default"),
                                            QT_TRANSLATE_NOOP("Victory", "Guild default"),
                                            QT_TRANSLATE_NOOP("Victory", "adjudicated")};
    return language.translate("Victory", names[static_cast<size_t>(victory)]);
}

namespace {

constexpr const char* reportContext = "Report";

QString inReport(const Language& language, const char* english, const QStringList& filling = {},
                 int count = -1) {
    return filled(language.translate(reportContext, english, nullptr, count), filling);
}

} // namespace

QString endingName(const Language& language, Ending ending) {
    switch (ending) {
    case Ending::Victory: return inReport(language, QT_TRANSLATE_NOOP("Report", "victory"));
    case Ending::Concession: return inReport(language, QT_TRANSLATE_NOOP("Report", "concession"));
    case Ending::TurnLimit: return inReport(language, QT_TRANSLATE_NOOP("Report", "turn limit"));
    case Ending::TimeLimit: break;
    }
    return inReport(language, QT_TRANSLATE_NOOP("Report", "time limit"));
}

QString tieBreakNote(const Language& language, TieBreakValues reading) {
    if (reading == TieBreakValues::Individual)
        return inReport(
            language,
            QT_TRANSLATE_NOOP(
                "Report", "Players tied in QP are compared game by game, then by the player's own "
                          "strongholds, tokens, spice, and cards in the best game, then by a "
                          "roll (R4.2 to R4.4). Unknown values are shown as – and count as "
                          "0. If alliance totals would give a different order, the reason "
                          "says so."));
    return inReport(
        language,
        QT_TRANSLATE_NOOP(
            "Report",
            "Players tied in QP are compared game by game, then by the strongholds, tokens, "
            "spice, and cards of the player's alliance in the best game, then by a "
            "roll (R4.2 to R4.4). Unknown values are shown as – and count as 0. If "
            "the players' own values would give a different order, the reason says "
            "so."));
}

QString awardFootnote(const Language& language, const AwardCourse& course) {
    if (course.questions.empty() || course.award.winners.empty())
        return {};
    return inReport(
        language,
        QT_TRANSLATE_N_NOOP("Report", "Best %1: %n player(s) with unknown PP could have won."),
        {factionName(language, course.award.faction)}, static_cast<int>(course.questions.size()));
}

namespace {

constexpr const char* finalContext = "Final";

QString finalText(const Language& language, const char* english, const QStringList& filling = {}) {
    return filled(language.translate(finalContext, english), filling);
}

} // namespace

QString voteText(const Language& language, const FinalState& state, const NameOf& nameOf) {
    const VoteCount& votes = state.votes;
    if (votes.inFavour + votes.against == 0)
        return finalText(
            language, QT_TRANSLATE_NOOP("Final", "No one has voted on the expansion yet (R7.2)."));
    QStringList filling{language.number(static_cast<qint64>(votes.inFavour)),
                        language.number(static_cast<qint64>(votes.against))};
    if (votes.followed) {
        filling.append(nameOf(*votes.followed));
        return finalText(
            language,
            state.withExpansion
                ? QT_TRANSLATE_NOOP("Final",
                                    "With the expansion: %1 for, %2 against. The tie goes with "
                                    "%3, the first in the line-up to vote (R7.2).")
                : QT_TRANSLATE_NOOP("Final",
                                    "Base game only: %1 for, %2 against. The tie goes with %3, "
                                    "the first in the line-up to vote (R7.2)."),
            filling);
    }
    return finalText(
        language,
        state.withExpansion
            ? QT_TRANSLATE_NOOP("Final", "With the expansion: %1 for, %2 against (R7.2).")
            : QT_TRANSLATE_NOOP("Final", "Base game only: %1 for, %2 against (R7.2)."),
        filling);
}

QString pickedBeforeText(const Language& language, const QString& name, const QString& whoseTurn) {
    return finalText(language,
                     QT_TRANSLATE_NOOP("Final", "%1 picked before %2, whose turn it was (R7.3)."),
                     {name, whoseTurn});
}

} // namespace mentat
