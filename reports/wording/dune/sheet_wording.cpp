#include "reports/wording/dune/sheet_wording.h"

#include "model/finding_kind.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/journal/fact_words.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace mentat {

QString beyondText(const Language& language, const BeyondBoard& beyond,
                   const std::optional<Turns>& turns) {
    const auto points = [&](qint64 halves) { return language.points(halves); };
    const QString value = language.number(beyond.value);
    const QString limit = language.number(beyond.limit);
    const QString turnsText
        = turns ? language.number(turns->value()) : say(language, Phrase("BeyondBoard", "all"));
    switch (beyond.kind) {
    case BeyondKind::Points:
        return say(language, Phrase("BeyondBoard", "PP %1, but %2 turns give at most %3"),
                   {points(beyond.value), turnsText, points(beyond.limit)});
    case BeyondKind::PointsTogether:
        return say(language,
                   Phrase("BeyondBoard", "All PP add up to %1, but %2 turns give at most %3"),
                   {points(beyond.value), turnsText, points(beyond.limit)});
    case BeyondKind::Strongholds:
        return say(language, Phrase("BeyondBoard", "%1 strongholds, but the board has %2"),
                   {value, limit});
    case BeyondKind::StrongholdsAtOnce:
        return say(language,
                   Phrase("BeyondBoard", "Together they hold %1 strongholds, but the board has %2"),
                   {value, limit});
    case BeyondKind::Tokens:
        return say(language, Phrase("BeyondBoard", "%1 tokens, but a faction has %2"),
                   {value, limit});
    case BeyondKind::Spice:
        return say(language,
                   Phrase("BeyondBoard", "%1 spice, but the desert rarely gives %2 in %3 turns"),
                   {value, limit, turnsText});
    case BeyondKind::Length:
        return say(language, Phrase("BeyondBoard", "That is %1 of play, but the heat has %2"),
                   {durationText(language, beyond.value), durationText(language, beyond.limit)});
    }
    Q_UNREACHABLE();
}

namespace {

// In the order of SheetFaultKind.
constexpr Phrase sheetFaultTexts[] = {
    Phrase("ResultSheet", "Type a whole number, not “%1”"),
    Phrase("ResultSheet", "Type whole or half points, such as 7 or 7.5, not “%1”"),
    Phrase("ResultSheet", "QP set by the GM needs a reason"),
    Phrase("ResultSheet", "No faction has the letter “%1”"),
    Phrase("ResultSheet", "%1 is before the start at %2"),
    Phrase("ResultSheet", "Type a time, such as 17:12 or 1712, not “%1”"),
    Phrase("ResultSheet", "No row plays “%1” yet"),
    Phrase("ResultSheet", "“%1” names neither a faction nor a seat"),
    Phrase("ResultSheet", "“%1” is in two alliances"),
    Phrase("ResultSheet", "Type a die from 1 to 20, not “%1”"),
    Phrase("ResultSheet", "The end at %1 is still to come: it is %2 now"),
};
static_assert(std::size(sheetFaultTexts) == static_cast<size_t>(SheetFaultKind::EndToCome) + 1);

/// Texts about a field; without a name of its own it has that of its fact.
struct FieldTexts {
    FieldKind kind;
    Phrase name;           // at the desk; nullptr: the fact's
    Phrase onPaper;        // on phones; nullptr: the same
    Phrase rule = nullptr; // nullptr: none
};
constexpr FieldTexts fieldTexts[] = {
    {FieldKind::TurnsPlayed, Phrase("ResultSheet", "Turns"), Phrase("ResultSheet", "Turns played"),
     Phrase("ResultSheet", "R3.1, R10.4: game turns played, 0 for a concession in the first turn")},
    {FieldKind::EndTime, Phrase("ResultSheet", "Ended"), Phrase("ResultSheet", "Ended at"),
     Phrase("ResultSheet", "R3.1: when play stopped")},
    {FieldKind::HowWon, Phrase("ResultSheet", "Victory"), Phrase("ResultSheet", "Won by"),
     Phrase("ResultSheet", "R2: how the game was won")},
    {FieldKind::Alliances, Phrase("ResultSheet", "Alliances"),
     Phrase("ResultSheet", "Alliances at the end"),
     Phrase("ResultSheet", "R10.6: alliances at the end of the game")},
    {FieldKind::Winners, Phrase("ResultSheet", "Winners"), nullptr,
     Phrase("ResultSheet", "R10.5: winners that fit the victory")},
    {FieldKind::Predicted, Phrase("ResultSheet", "Predicted"),
     Phrase("ResultSheet", "Predicted by the Bene Gesserit"),
     Phrase("ResultSheet", "R2.4: whom the Bene Gesserit predicted")},
    {FieldKind::SidePlayed, Phrase("ResultSheet", "Faction"), nullptr,
     Phrase("ResultSheet", "R9, R10.3: each faction once")},
    {FieldKind::Points, Phrase("ResultSheet", "PP"), nullptr,
     Phrase("ResultSheet", "R5.1: performance points over all turns")},
    {FieldKind::Strongholds, Phrase("ResultSheet", "Strongholds"), nullptr,
     Phrase("ResultSheet", "R3.2: strongholds at the end, without the Shield Wall (R3.4)")},
    {FieldKind::Tokens, Phrase("ResultSheet", "Tokens"), nullptr,
     Phrase("ResultSheet", "R3.2: tokens on the board; advisors are not on the board")},
    {FieldKind::Spice, Phrase("ResultSheet", "Spice"), nullptr,
     Phrase("ResultSheet", "R3.2: spice in hand")},
    {FieldKind::Cards, Phrase("ResultSheet", "Cards"), nullptr,
     Phrase("ResultSheet", "R3.2: treachery cards in hand")},
    {FieldKind::DropoutTurn, Phrase("ResultSheet", "Left in turn"), nullptr,
     Phrase("ResultSheet", "R6.1: the turn in which the player left")},
    {FieldKind::Die, Phrase("ResultSheet", "Die"), nullptr,
     Phrase("ResultSheet", "R3.3: one die per side, rolled again while tied")},
    {FieldKind::QpByGm, Phrase("ResultSheet", "QP set by the GM"), nullptr,
     Phrase("ResultSheet", "R2.6: QP set by the GM, with a reason")},
    {FieldKind::QpReason, Phrase("ResultSheet", "Reason"), nullptr},
    {FieldKind::PlayerName, nullptr, nullptr},
    {FieldKind::StartTime, Phrase("ResultSheet", "Started"), nullptr,
     Phrase("ResultSheet", "R1.6: when play began at this table")},
    {FieldKind::Control, nullptr, nullptr,
     Phrase("ResultSheet", "R5.1: who controlled it at the turn's Mentat Pause")},
    {FieldKind::Note, nullptr, nullptr},
};

/// nullptr: it has no texts of its own.
const FieldTexts* textsOf(FieldKind kind) {
    const auto* const found = std::ranges::find(fieldTexts, kind, &FieldTexts::kind);
    return found == std::end(fieldTexts) ? nullptr : found;
}

} // namespace

QString sheetFaultText(const Language& language, const SheetFault& fault) {
    Phrase english = sheetFaultTexts[static_cast<size_t>(fault.kind)];
    return say(language, english, {fault.typed, fault.other});
}

QString sheetRemarkText(const Wording& wording,
                        const std::variant<SheetFault, Finding, BeyondBoard>& what,
                        const std::optional<Turns>& turns) {
    const Language& language = wording.language();
    if (const auto* fault = std::get_if<SheetFault>(&what))
        return sheetFaultText(language, *fault);
    if (const auto* beyond = std::get_if<BeyondBoard>(&what))
        return beyondText(language, *beyond, turns);
    const auto& finding = std::get<Finding>(what);
    if (finding.kind == FindingKind::MissingKey) {
        return say(language, Phrase("ResultSheet", "A winner's faction is missing"));
    }
    return u"%1 (%2)"_s.arg(wording.finding(finding), wording.ruleName(ruleOf(finding)));
}

QString fieldName(const Language& language, FieldKind kind) {
    const FieldTexts* texts = textsOf(kind);
    if (!texts)
        return factName(language, QString(duneField(kind).fact));
    return texts->name ? say(language, texts->name) : QString();
}

QString fieldNameOnPaper(const Language& language, FieldKind kind) {
    const FieldTexts* texts = textsOf(kind);
    return texts && texts->onPaper ? say(language, texts->onPaper) : fieldName(language, kind);
}

QString fieldRuleText(const Language& language, FieldKind kind) {
    const FieldTexts* texts = textsOf(kind);
    return texts && texts->rule ? say(language, texts->rule) : QString();
}

} // namespace mentat
