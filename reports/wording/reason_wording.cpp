#include "reports/wording/reason_wording.h"

#include "reports/wording/sentences.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// %1 is the upper player, %2 the lower one, %3 and %4 are their values.
namespace reasons {

constexpr const char* context = "Reason";

constexpr auto byPoints = QT_TRANSLATE_NOOP("Reason", "%1 ahead of %2: %3 QP vs. %4 (R4.1)");
constexpr auto byBestGame
    = QT_TRANSLATE_NOOP("Reason", "%1 ahead of %2: %3 QP vs. %4 in their best games (R4.2)");
constexpr auto byGame = QT_TRANSLATE_NOOP(
    "Reason", "%1 ahead of %2: %3 QP vs. %4 in game %5, each player's best first (R4.2)");
constexpr auto byValue
    = QT_TRANSLATE_NOOP("Reason", "%1 ahead of %2: %5 %3 vs. %4 in their best games (R4.2)");
constexpr auto byAllianceValue = QT_TRANSLATE_NOOP(
    "Reason",
    "%1 ahead of %2: %5 %3 vs. %4 in their best games, summed over alliances (R4.2, R4.3)");
constexpr auto byFinalValue
    = QT_TRANSLATE_NOOP("Reason", "%1 ahead of %2: %5 %3 vs. %4 at the final's end (R7.5)");
constexpr auto byRoll = QT_TRANSLATE_NOOP("Reason", "%1 ahead of %2: roll %3 vs. %4 (R4.4)");
constexpr auto tied = QT_TRANSLATE_NOOP(
    "Reason", "%1 and %2 are tied on everything and share the place until they roll (R4.5)");
constexpr auto tiedInFinal = QT_TRANSLATE_NOOP(
    "Reason", "%1 and %2 are tied on everything and share the place until they roll (R7.5)");
constexpr auto byDropoutTurn
    = QT_TRANSLATE_NOOP("Reason", "%1 ahead of %2: left in turn %3, later than turn %4 (R7.5)");
constexpr auto byKnownDropoutTurn = QT_TRANSLATE_NOOP(
    "Reason", "%1 ahead of %2: left in turn %3, the other in an unknown turn (R7.5)");
constexpr auto winner = QT_TRANSLATE_NOOP("Reason", "%1 ahead of %2: won the final (R7.5)");
constexpr auto predictor
    = QT_TRANSLATE_NOOP("Reason", "%1 ahead of %2: predicted who would win (R7.5)");
constexpr auto predicted
    = QT_TRANSLATE_NOOP("Reason", "%1 ahead of %2: was predicted to win (R7.5)");
constexpr auto predictedsAlly
    = QT_TRANSLATE_NOOP("Reason", "%1 ahead of %2: allied with the predicted player (R7.5)");
constexpr auto stayed = QT_TRANSLATE_NOOP("Reason", "%1 ahead of %2, who left the final (R7.5)");

constexpr auto otherwiseIndividual = QT_TRANSLATE_NOOP(
    "Reason", "By the players' own values: %1 ahead of %2, %5 %3 vs. %4 (R4.3)");
constexpr auto otherwiseAlliance = QT_TRANSLATE_NOOP(
    "Reason", "By the sums of their alliances: %1 ahead of %2, %5 %3 vs. %4 (R4.3)");
constexpr auto tiedIndividual
    = QT_TRANSLATE_NOOP("Reason", "By the players' own values they would be tied (R4.3)");
constexpr auto tiedAlliance
    = QT_TRANSLATE_NOOP("Reason", "By the sums of their alliances they would be tied (R4.3)");

constexpr auto unknown = QT_TRANSLATE_NOOP("Reason", "unknown (counts as 0)");

// %1 are the winners, %4 are the next.
constexpr auto verdictByValue = QT_TRANSLATE_NOOP("Reason", "%1: %5 %2 vs. %3 for %4 (R3.2)");
constexpr auto verdictByRoll = QT_TRANSLATE_NOOP("Reason", "%1: roll %2 vs. %3 for %4 (R3.3)");
constexpr auto onlySide = QT_TRANSLATE_NOOP("Reason", "%1: the only side left in the game (R3.3)");
constexpr auto verdictTied
    = QT_TRANSLATE_NOOP("Reason", "Equal in all four values, so each side rolls: %1 (R3.3)");
constexpr auto noSide = QT_TRANSLATE_NOOP("Reason", "No one is left in the game (R3.3)");
constexpr auto verdictOpen = QT_TRANSLATE_NOOP("Reason", "No verdict without the %1 of %2 (R3.5)");

constexpr auto award = QT_TRANSLATE_NOOP("Reason", "Best %1: %2 with %3 normalized PP (R5.3)");
constexpr auto awardBefore
    = QT_TRANSLATE_NOOP("Reason", "Best %1: %2 with %3 normalized PP, ahead of %4 with %5 (R5.3)");
constexpr auto awardTied = QT_TRANSLATE_NOOP(
    "Reason", "Best %1: %2 are tied at %3 normalized PP; the GM decides (R5.3)");
constexpr auto awardDecided = QT_TRANSLATE_NOOP(
    "Reason", "Best %1: %2 with %3 normalized PP, chosen by the GM over %4, who tied (R5.3)");
constexpr auto noAward = QT_TRANSLATE_NOOP("Reason", "Best %1: no one scored with it (R5.3)");

} // namespace reasons

QString translated(const Language& language, const char* english) {
    return language.translate(reasons::context, english);
}

QString said(const Language& language, const char* english, const QStringList& filling) {
    return filled(translated(language, english), filling);
}

QString amountText(const Language& language, const Amount& amount) {
    return amount ? language.number(*amount) : translated(language, reasons::unknown);
}

QString listed(const Language& language, const std::vector<PlayerId>& players,
               const NameOf& nameOf) {
    return listedNames(language, namesOf(players, nameOf));
}

/// What standings and finals say differently.
struct TiebreakTexts {
    const char* byValue;
    const char* tied;
};

/// Says what separates two named players.
class TiebreakText {
public:
    TiebreakText(const Language& language, QString upper, QString lower)
        : m_language(language)
        , m_upper(std::move(upper))
        , m_lower(std::move(lower)) {}

    [[nodiscard]] QString of(const Tiebreak& tiebreak, const TiebreakTexts& texts) const {
        return std::visit([&](const auto& reason) { return text(reason, texts); }, tiebreak);
    }
    [[nodiscard]] QString say(const char* english, const QStringList& values = {}) const {
        return said(m_language, english, QStringList{m_upper, m_lower} + values);
    }

private:
    [[nodiscard]] QString text(const ByPoints& reason, const TiebreakTexts&) const {
        return say(reasons::byPoints, {points(reason.upper), points(reason.lower)});
    }
    [[nodiscard]] QString text(const ByGame& reason, const TiebreakTexts&) const {
        const QStringList values{points(reason.upper), points(reason.lower),
                                 m_language.number(static_cast<qint64>(reason.game) + 1)};
        return say(reason.game == 0 ? reasons::byBestGame : reasons::byGame, values);
    }
    [[nodiscard]] QString text(const ByValue& reason, const TiebreakTexts& texts) const {
        return say(texts.byValue,
                   {amountText(m_language, reason.upper), amountText(m_language, reason.lower),
                    endValueName(m_language, reason.value)});
    }
    [[nodiscard]] QString text(const ByRoll& reason, const TiebreakTexts&) const {
        return say(reasons::byRoll, {m_language.number(reason.upper.value()),
                                     m_language.number(reason.lower.value())});
    }
    [[nodiscard]] QString text(const ByDropoutTurn& reason, const TiebreakTexts&) const {
        QStringList turns;
        for (const auto& turn : {reason.upper, reason.lower}) {
            if (turn)
                turns.append(m_language.number(turn->value()));
        }
        return say(reason.lower ? reasons::byDropoutTurn : reasons::byKnownDropoutTurn, turns);
    }
    [[nodiscard]] QString text(const NotSeparated&, const TiebreakTexts& texts) const {
        return say(texts.tied);
    }
    [[nodiscard]] QString text(const ByKind&, const TiebreakTexts&) const { return {}; }
    [[nodiscard]] QString text(const IsLast&, const TiebreakTexts&) const { return {}; }

    [[nodiscard]] QString points(QualificationPoints points) const {
        return m_language.points(points.halves());
    }

    const Language& m_language;
    QString m_upper;
    QString m_lower;
};

QString otherReadingText(const Language& language, const Standing::OtherReading& other,
                         TieBreakValues inForce, const QString& upper, const QString& lower) {
    const bool individual = inForce == TieBreakValues::Alliance;
    if (isTie(other.fromNext))
        return translated(language, individual ? reasons::tiedIndividual : reasons::tiedAlliance);
    const TiebreakText text(language, other.isReversed ? lower : upper,
                            other.isReversed ? upper : lower);
    return text.of(other.fromNext,
                   {individual ? reasons::otherwiseIndividual : reasons::otherwiseAlliance, {}});
}

/// What puts a kind of finalist before those who follow.
const char* kindText(PlacedAs kind) {
    switch (kind) {
    case PlacedAs::Winner: return reasons::winner;
    case PlacedAs::Predictor: return reasons::predictor;
    case PlacedAs::Predicted: return reasons::predicted;
    case PlacedAs::PredictedsAlly: return reasons::predictedsAlly;
    case PlacedAs::Other:
    case PlacedAs::Dropout: break; // nobody comes after those who left
    }
    return reasons::stayed;
}

/// "1.131"
QString figure(const Language& language, const Fraction& fraction) {
    return language.thousandths(fraction.thousandths());
}

/// "1.131"; where another figure that differs is written alike, "1.131 (95/84)".
QString figureBeside(const Language& language, const Fraction& fraction, const Fraction& other) {
    const QString rounded = figure(language, fraction);
    return fraction == other || fraction.thousandths() != other.thousandths()
               ? rounded
               : QString(rounded + u" ("_s + fraction.text() + u')');
}

} // namespace

QString standingReason(const Language& language, const Standing& row, const PlayerId& next,
                       TieBreakValues reading, const NameOf& nameOf) {
    const QString upper = onOneLine(nameOf(row.player));
    const QString lower = onOneLine(nameOf(next));
    const auto byValue
        = reading == TieBreakValues::Individual ? reasons::byValue : reasons::byAllianceValue;
    QString text = TiebreakText(language, upper, lower).of(row.fromNext, {byValue, reasons::tied});
    if (row.otherReading)
        text += u". "_s + otherReadingText(language, *row.otherReading, reading, upper, lower);
    return text;
}

QString verdictReason(const Language& language, const Verdict& verdict, const NameOf& nameOf) {
    const QString winners = listed(language, verdict.winners, nameOf);
    if (verdict.decision) {
        const QStringList values{winners, language.number(verdict.decision->winners),
                                 language.number(verdict.decision->next),
                                 listed(language, verdict.decision->nextSide, nameOf)};
        if (verdict.decidedBy == VerdictBy::HighestRoll)
            return said(language, reasons::verdictByRoll, values);
        const auto value = static_cast<EndValue>(verdict.decidedBy);
        return said(language, reasons::verdictByValue,
                    values + QStringList{endValueName(language, value)});
    }
    if (verdict.decidedBy == VerdictBy::OnlySide)
        return said(language, reasons::onlySide, {winners});
    if (!verdict.needs.empty()) {
        std::vector<PlayerId> players;
        for (const Need& need : verdict.needs)
            players.push_back(need.player);
        return said(language, reasons::verdictOpen,
                    {endValueName(language, verdict.needs.front().value),
                     listed(language, players, nameOf)});
    }
    QStringList sides;
    for (const auto& side : verdict.tied)
        sides.append(listed(language, side, nameOf));
    return sides.empty() ? translated(language, reasons::noSide)
                         : said(language, reasons::verdictTied, {sides.join(u"; "_s)});
}

QString awardReason(const Language& language, const Award& award, const NameOf& nameOf) {
    const QString faction = factionName(language, award.faction);
    if (award.winners.empty())
        return said(language, reasons::noAward, {faction});
    QStringList names = namesOf(award.winners, nameOf);
    const Fraction& normalized = award.winners.front().normalized;
    const QString best = figure(language, normalized);
    if (award.tied)
        return said(language, reasons::awardTied, {faction, listedNames(language, names), best});
    const QString winner = names.takeFirst();
    if (award.decided)
        return said(language, reasons::awardDecided,
                    {faction, winner, best, listedNames(language, names)});
    // Nobody is second to oneself.
    const auto isOther
        = [&](const Performance& one) { return one.player != award.winners.front().player; };
    const auto next = std::ranges::find_if(award.others, isOther);
    if (next == award.others.end())
        return said(language, reasons::award, {faction, winner, best});
    std::vector<PlayerId> seconds;
    for (const Performance& other : award.others) {
        if (isOther(other) && other.normalized == next->normalized
            && std::ranges::find(seconds, other.player) == seconds.end())
            seconds.push_back(other.player);
    }
    return said(language, reasons::awardBefore,
                {faction, winner, figureBeside(language, normalized, next->normalized),
                 listed(language, seconds, nameOf),
                 figureBeside(language, next->normalized, normalized)});
}

QString placementReason(const Language& language, const Placement& row, const Placement& next,
                        const NameOf& nameOf) {
    const TiebreakText text(language, onOneLine(nameOf(row.player)),
                            onOneLine(nameOf(next.player)));
    if (std::holds_alternative<ByKind>(row.fromNext))
        return text.say(kindText(row.as));
    return text.of(row.fromNext, {reasons::byFinalValue, reasons::tiedInFinal});
}

} // namespace mentat
