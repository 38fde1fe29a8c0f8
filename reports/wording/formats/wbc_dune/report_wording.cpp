#include "reports/wording/formats/wbc_dune/report_wording.h"

#include "reports/wording/sentences.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr const char* reportContext = "Report";

QString inReport(const Language& language, const char* english, const QStringList& filling = {},
                 int count = -1) {
    return filled(language.translate(reportContext, english, nullptr, count), filling);
}

/// Half away from zero.
qint64 tenthsOf(const Fraction& fraction) {
    return (20 * fraction.numerator() + fraction.denominator()) / (2 * fraction.denominator());
}

} // namespace

QString meanText(const Language& language, const std::optional<Fraction>& mean) {
    return mean ? language.tenths(tenthsOf(*mean)) : u"–"_s;
}

QString hoursText(const Language& language, const std::optional<Fraction>& minutes) {
    if (!minutes)
        return u"–"_s;
    return meanText(language, Fraction(minutes->numerator(), 60 * minutes->denominator()));
}

QString durationText(const Language& language, qint64 minutes) {
    const QString rest = language.number(minutes % 60);
    return inReport(
        language, QT_TRANSLATE_NOOP("Report", "%1 h %2"),
        {language.number(minutes / 60), minutes % 60 < 10 ? QString(u'0' + rest) : rest});
}

QString heatTitle(const Language& language, const Heat& heat) {
    const QString number = language.number(heat.number.value());
    QString plain = inReport(language, QT_TRANSLATE_NOOP("Report", "Heat %1"), {number});
    if (!heat.details.name || heat.details.name->text() == plain)
        return plain;
    return inReport(language, QT_TRANSLATE_NOOP("Report", "Heat %1 (%2)"),
                    {number, onOneLine(heat.details.name->text())});
}

QString tableTitle(const Language& language, HeatNumber heat, TableNumber table) {
    return inReport(language, QT_TRANSLATE_NOOP("Report", "Heat %1, table %2"),
                    {language.number(heat.value()), language.number(table.value())});
}

QString endingName(const Language& language, Ending ending) {
    switch (ending) {
    case Ending::Victory: return inReport(language, QT_TRANSLATE_NOOP("Report", "victory"));
    case Ending::Concession: return inReport(language, QT_TRANSLATE_NOOP("Report", "concession"));
    case Ending::TurnLimit: return inReport(language, QT_TRANSLATE_NOOP("Report", "turn limit"));
    case Ending::TimeLimit: break;
    }
    return inReport(language, QT_TRANSLATE_NOOP("Report", "time limit"));
}

QString statusName(const Language& language, StandingStatus status) {
    switch (status) {
    case StandingStatus::Qualifier:
        return inReport(language, QT_TRANSLATE_NOOP("Report", "qualifier"));
    case StandingStatus::Alternate:
        return inReport(language, QT_TRANSLATE_NOOP("Report", "alternate"));
    case StandingStatus::Disqualified: break;
    }
    return inReport(language, QT_TRANSLATE_NOOP("Report", "disqualified"));
}

QString callPartName(const Language& language, CallListPart part) {
    switch (part) {
    case CallListPart::Qualifier:
        return inReport(language, QT_TRANSLATE_NOOP("Report", "qualifier"));
    case CallListPart::Tied:
        return inReport(language, QT_TRANSLATE_NOOP("Report", "tied at the cut"));
    case CallListPart::Alternate:
        return inReport(language, QT_TRANSLATE_NOOP("Report", "alternate"));
    case CallListPart::Noted: break;
    }
    return inReport(language, QT_TRANSLATE_NOOP("Report", "called before"));
}

QString callStateName(const Language& language, CallState state) {
    switch (state) {
    case CallState::Told: return inReport(language, QT_TRANSLATE_NOOP("Report", "told"));
    case CallState::Confirmed: return inReport(language, QT_TRANSLATE_NOOP("Report", "confirmed"));
    case CallState::NoAnswer: return inReport(language, QT_TRANSLATE_NOOP("Report", "no answer"));
    case CallState::Cannot: break;
    }
    return inReport(language, QT_TRANSLATE_NOOP("Report", "can't play"));
}

QString standingsIntroduction(const Language& language, int games, int finalists) {
    if (games == 0)
        return inReport(language,
                        QT_TRANSLATE_NOOP("Report", "No games yet: the standings begin with the "
                                                    "first result."));
    return inReport(language,
                    QT_TRANSLATE_N_NOOP("Report", "After %n completed game(s). The first %1 of the "
                                                  "standings play the final (R4.6)."),
                    {language.number(finalists)}, games);
}

QString tieBreakNote(const Language& language, TieBreakValues reading) {
    if (reading == TieBreakValues::Individual)
        return inReport(
            language,
            QT_TRANSLATE_NOOP("Report",
                              "Equal QP are compared game by game, then by the player's own "
                              "strongholds, tokens, spice and cards in the best game, then by a "
                              "roll (R4.2 to R4.4). Unknown values show as – and count 0. Where "
                              "the sums of alliances would say otherwise, the reason says so."));
    return inReport(
        language,
        QT_TRANSLATE_NOOP("Report",
                          "Equal QP are compared game by game, then by the strongholds, tokens, "
                          "spice and cards of the player's alliance in the best game, then by a "
                          "roll (R4.2 to R4.4). Unknown values show as – and count 0. Where the "
                          "players' own values would say otherwise, the reason says so."));
}

QString coverageText(const Language& language, const GameMean& mean) {
    if (mean.unknown == 0)
        return inReport(language, QT_TRANSLATE_N_NOOP("Report", "over %n game(s)"), {}, mean.known);
    return inReport(language, QT_TRANSLATE_N_NOOP("Report", "over %n game(s); not known of %1"),
                    {language.number(mean.unknown)}, mean.known);
}

} // namespace mentat
