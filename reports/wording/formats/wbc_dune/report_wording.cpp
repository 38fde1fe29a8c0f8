#include "reports/wording/formats/wbc_dune/report_wording.h"

#include "reports/wording/sentences.h"

namespace mentat {

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

} // namespace mentat
