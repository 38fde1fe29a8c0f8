#include "reports/wording/dune/sheet_wording.h"

#include "model/finding_kind.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/journal/fact_words.h"
#include "reports/wording/sentences.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace mentat {

QString beyondText(const Language& language, const BeyondBoard& beyond,
                   const std::optional<Turns>& turns) {
    const auto say = [&](const char* english, const QStringList& filling) {
        return filled(language.translate("BeyondBoard", english), filling);
    };
    const auto points = [&](qint64 halves) { return language.points(halves); };
    const QString value = language.number(beyond.value);
    const QString limit = language.number(beyond.limit);
    const QString turnsText = turns ? language.number(turns->value())
                                    : say(QT_TRANSLATE_NOOP("BeyondBoard", "all"), {});
    switch (beyond.kind) {
    case BeyondKind::Points:
        return say(QT_TRANSLATE_NOOP("BeyondBoard", "PP %1, but %2 turns give at most %3"),
                   {points(beyond.value), turnsText, points(beyond.limit)});
    case BeyondKind::PointsTogether:
        return say(
            QT_TRANSLATE_NOOP("BeyondBoard", "All PP add up to %1, but %2 turns give at most %3"),
            {points(beyond.value), turnsText, points(beyond.limit)});
    case BeyondKind::Strongholds:
        return say(QT_TRANSLATE_NOOP("BeyondBoard", "%1 strongholds, but the board has %2"),
                   {value, limit});
    case BeyondKind::StrongholdsAtOnce:
        return say(QT_TRANSLATE_NOOP("BeyondBoard",
                                     "Together they hold %1 strongholds, but the board has %2"),
                   {value, limit});
    case BeyondKind::Tokens:
        return say(QT_TRANSLATE_NOOP("BeyondBoard", "%1 tokens, but a faction has %2"),
                   {value, limit});
    case BeyondKind::Spice:
        return say(QT_TRANSLATE_NOOP("BeyondBoard",
                                     "%1 spice, but the desert rarely gives %2 in %3 turns"),
                   {value, limit, turnsText});
    case BeyondKind::Length:
        return say(QT_TRANSLATE_NOOP("BeyondBoard", "That is %1 of play, but the heat has %2"),
                   {durationText(language, beyond.value), durationText(language, beyond.limit)});
    }
    Q_UNREACHABLE();
}

namespace {

constexpr const char* sheetContext = "ResultSheet";

// In the order of SheetFaultKind.
constexpr const char* sheetFaultTexts[] = {
    QT_TRANSLATE_NOOP("ResultSheet", "Type a whole number, not “%1”"),
    QT_TRANSLATE_NOOP("ResultSheet", "Type whole or half points, such as 7 or 7.5, not “%1”"),
    QT_TRANSLATE_NOOP("ResultSheet", "QP by the Game Master need a reason"),
    QT_TRANSLATE_NOOP("ResultSheet", "No faction has the letter “%1”"),
    QT_TRANSLATE_NOOP("ResultSheet", "%1 is before the start at %2"),
    QT_TRANSLATE_NOOP("ResultSheet", "Type a time, such as 17:12 or 1712, not “%1”"),
    QT_TRANSLATE_NOOP("ResultSheet", "No row plays “%1” yet"),
    QT_TRANSLATE_NOOP("ResultSheet", "“%1” names neither a faction nor a seat"),
    QT_TRANSLATE_NOOP("ResultSheet", "“%1” is in two alliances"),
    QT_TRANSLATE_NOOP("ResultSheet", "Type a die from 1 to 20, not “%1”"),
    QT_TRANSLATE_NOOP("ResultSheet", "The end at %1 is still to come: it is %2 now"),
};
static_assert(std::size(sheetFaultTexts) == static_cast<size_t>(SheetFaultKind::EndToCome) + 1);

/// What is said of a field; one without texts of its own is called as its fact is.
struct FieldTexts {
    FieldKind kind;
    const char* name;           // at the desk; empty: none
    const char* onPaper;        // and on phones; nullptr: the same
    const char* rule = nullptr; // nullptr: none
};
constexpr FieldTexts fieldTexts[] = {
    {FieldKind::TurnsPlayed, QT_TRANSLATE_NOOP("ResultSheet", "Turns"),
     QT_TRANSLATE_NOOP("ResultSheet", "Turns played"),
     QT_TRANSLATE_NOOP("ResultSheet",
                       "R3.1, R10.4: game turns played, 0 for a concession in the first turn")},
    {FieldKind::EndTime, QT_TRANSLATE_NOOP("ResultSheet", "Ended"),
     QT_TRANSLATE_NOOP("ResultSheet", "Ended at"),
     QT_TRANSLATE_NOOP("ResultSheet", "R3.1: when play stopped")},
    {FieldKind::HowWon, QT_TRANSLATE_NOOP("ResultSheet", "Victory"),
     QT_TRANSLATE_NOOP("ResultSheet", "Won by"),
     QT_TRANSLATE_NOOP("ResultSheet", "R2: how the game was won")},
    {FieldKind::Alliances, QT_TRANSLATE_NOOP("ResultSheet", "Alliances"),
     QT_TRANSLATE_NOOP("ResultSheet", "Alliances at the end"),
     QT_TRANSLATE_NOOP("ResultSheet", "R10.6: alliances at the end of the game")},
    {FieldKind::Winners, QT_TRANSLATE_NOOP("ResultSheet", "Winners"), nullptr,
     QT_TRANSLATE_NOOP("ResultSheet", "R10.5: winners that fit the victory")},
    {FieldKind::Predicted, QT_TRANSLATE_NOOP("ResultSheet", "Predicted"),
     QT_TRANSLATE_NOOP("ResultSheet", "Predicted by the Bene Gesserit"),
     QT_TRANSLATE_NOOP("ResultSheet", "R2.4: whom the Bene Gesserit predicted")},
    {FieldKind::FactionPlayed, QT_TRANSLATE_NOOP("ResultSheet", "Faction"), nullptr,
     QT_TRANSLATE_NOOP("ResultSheet", "R9, R10.3: each faction once")},
    {FieldKind::Points, QT_TRANSLATE_NOOP("ResultSheet", "PP"), nullptr,
     QT_TRANSLATE_NOOP("ResultSheet", "R5.1: performance points over all turns")},
    {FieldKind::Strongholds, QT_TRANSLATE_NOOP("ResultSheet", "Strongholds"), nullptr,
     QT_TRANSLATE_NOOP("ResultSheet",
                       "R3.2: strongholds at the end, without the Shield Wall (R3.4)")},
    {FieldKind::Tokens, QT_TRANSLATE_NOOP("ResultSheet", "Tokens"), nullptr,
     QT_TRANSLATE_NOOP("ResultSheet", "R3.2: tokens on the board; advisors are not on the board")},
    {FieldKind::Spice, QT_TRANSLATE_NOOP("ResultSheet", "Spice"), nullptr,
     QT_TRANSLATE_NOOP("ResultSheet", "R3.2: spice in hand")},
    {FieldKind::Cards, QT_TRANSLATE_NOOP("ResultSheet", "Cards"), nullptr,
     QT_TRANSLATE_NOOP("ResultSheet", "R3.2: treachery cards in hand")},
    {FieldKind::DropoutTurn, QT_TRANSLATE_NOOP("ResultSheet", "Left in turn"), nullptr,
     QT_TRANSLATE_NOOP("ResultSheet", "R6.1: the turn in which the player left")},
    {FieldKind::Die, QT_TRANSLATE_NOOP("ResultSheet", "Die"), nullptr,
     QT_TRANSLATE_NOOP("ResultSheet", "R3.3: one die per side, rolled again while tied")},
    {FieldKind::QpByGm, QT_TRANSLATE_NOOP("ResultSheet", "QP by the Game Master"), nullptr,
     QT_TRANSLATE_NOOP("ResultSheet", "R2.6: QP by the Game Master, with a reason")},
    {FieldKind::QpReason, QT_TRANSLATE_NOOP("ResultSheet", "Why"), nullptr},
    {FieldKind::PlayerName, "", nullptr},
    {FieldKind::StartTime, QT_TRANSLATE_NOOP("ResultSheet", "Started"), nullptr,
     QT_TRANSLATE_NOOP("ResultSheet", "R1.6: when play began at this table")},
    {FieldKind::Control, "", nullptr,
     QT_TRANSLATE_NOOP("ResultSheet", "R5.1: who controlled it at the turn's Mentat Pause")},
    {FieldKind::Note, "", nullptr},
};

/// nullptr: it has none of its own.
const FieldTexts* textsOf(FieldKind kind) {
    const auto* const found = std::ranges::find(fieldTexts, kind, &FieldTexts::kind);
    return found == std::end(fieldTexts) ? nullptr : found;
}

} // namespace

QString sheetFaultText(const Language& language, const SheetFault& fault) {
    const char* english = sheetFaultTexts[static_cast<size_t>(fault.kind)];
    return filled(language.translate(sheetContext, english), {fault.typed, fault.other});
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
        const char* english = QT_TRANSLATE_NOOP("ResultSheet", "A winner's faction is missing");
        return language.translate(sheetContext, english);
    }
    return u"%1 (%2)"_s.arg(wording.finding(finding), wording.ruleName(ruleOf(finding)));
}

QString fieldName(const Language& language, FieldKind kind) {
    const FieldTexts* texts = textsOf(kind);
    if (!texts)
        return factName(language, QString(duneField(kind).fact));
    return *texts->name == '\0' ? QString() : language.translate(sheetContext, texts->name);
}

QString fieldNameOnPaper(const Language& language, FieldKind kind) {
    const FieldTexts* texts = textsOf(kind);
    return texts && texts->onPaper ? language.translate(sheetContext, texts->onPaper)
                                   : fieldName(language, kind);
}

QString fieldRuleText(const Language& language, FieldKind kind) {
    const FieldTexts* texts = textsOf(kind);
    return texts && texts->rule ? language.translate(sheetContext, texts->rule) : QString();
}

} // namespace mentat
