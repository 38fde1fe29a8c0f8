#include "reports/wording/dune/dune_names.h"
#include "reports/wording/dune/dune_wording.h"
#include "reports/wording/language/phrase.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

namespace reasons {

// %1 are the winners, %4 the runners-up.
constexpr auto verdictByValue = Phrase("Reason", "%1 beat %4 on %5, %2 to %3 (R3.2)");
constexpr auto verdictByRoll = Phrase("Reason", "%1 beat %4 on a roll, %2 to %3 (R3.3)");
constexpr auto onlySide = Phrase("Reason", "%1: the only side left in the game (R3.3)");
constexpr auto verdictTied
    = Phrase("Reason", "Tied on all four values, so each side rolls: %1 (R3.3)");
constexpr auto noSide = Phrase("Reason", "No one is left in the game (R3.3)");
constexpr auto verdictOpen = Phrase("Reason", "No verdict without the %1 of %2 (R3.5)");

} // namespace reasons

QString namesListed(const Language& language, const std::vector<PlayerId>& players,
                    const NameOf& nameOf) {
    return listedNames(language, namesOf(players, nameOf));
}

} // namespace

QString verdictReason(const Language& language, const Verdict& verdict, const NameOf& nameOf) {
    const QString winners = namesListed(language, verdict.winners, nameOf);
    if (verdict.decision) {
        const QStringList values{winners, language.number(verdict.decision->winners),
                                 language.number(verdict.decision->next),
                                 namesListed(language, verdict.decision->nextSide, nameOf)};
        if (verdict.decidedBy == VerdictBy::HighestRoll)
            return say(language, reasons::verdictByRoll, values);
        const auto value = static_cast<EndValue>(verdict.decidedBy);
        return say(language, reasons::verdictByValue,
                   values + QStringList{endValueName(language, value)});
    }
    if (verdict.decidedBy == VerdictBy::OnlySide)
        return say(language, reasons::onlySide, {winners});
    if (!verdict.needs.empty()) {
        std::vector<PlayerId> players;
        for (const Need& need : verdict.needs)
            players.push_back(need.player);
        return say(language, reasons::verdictOpen,
                   {endValueName(language, verdict.needs.front().value),
                    namesListed(language, players, nameOf)});
    }
    QStringList sides;
    for (const auto& side : verdict.tied)
        sides.append(namesListed(language, side, nameOf));
    return sides.empty() ? say(language, reasons::noSide)
                         : say(language, reasons::verdictTied, {sides.join(u"; "_s)});
}

} // namespace mentat
