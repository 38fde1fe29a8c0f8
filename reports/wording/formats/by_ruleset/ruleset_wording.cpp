#include "reports/wording/formats/by_ruleset/ruleset_wording.h"

#include "reports/wording/sentences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr const char* context = "Ruleset";

/// Of one key: its name, and why one stands before another. %1 is the upper player, %2 the lower
/// one, %3 and %4 are their values.
struct KeyTexts {
    OrderBy by;
    const char* name;
    const char* reason;
};

constexpr KeyTexts keyTexts[] = {
    {OrderBy::Wins, QT_TRANSLATE_NOOP("Ruleset", "wins"),
     QT_TRANSLATE_NOOP("Ruleset", "%1 before %2: wins %3 against %4 (H4)")},
    {OrderBy::PlacePoints, QT_TRANSLATE_NOOP("Ruleset", "place points"),
     QT_TRANSLATE_NOOP("Ruleset", "%1 before %2: %3 place points against %4 (H4)")},
    {OrderBy::EarlyWins, QT_TRANSLATE_NOOP("Ruleset", "early wins"),
     QT_TRANSLATE_NOOP("Ruleset",
                       "%1 before %2: wins in game %5 of each, in the order of the heats: %3 "
                       "against %4 (H4)")},
    {OrderBy::Places, QT_TRANSLATE_NOOP("Ruleset", "places"),
     QT_TRANSLATE_NOOP("Ruleset", "%1 before %2: times in place %5: %3 against %4 (H4)")},
    {OrderBy::AveragePlace, QT_TRANSLATE_NOOP("Ruleset", "average place"),
     QT_TRANSLATE_NOOP("Ruleset", "%1 before %2: average place %3 against %4 (H4)")},
    {OrderBy::Score, QT_TRANSLATE_NOOP("Ruleset", "score"),
     QT_TRANSLATE_NOOP("Ruleset", "%1 before %2: score %3 against %4 (H4)")},
    {OrderBy::ScoreShare, QT_TRANSLATE_NOOP("Ruleset", "share of the score"),
     QT_TRANSLATE_NOOP("Ruleset", "%1 before %2: share of the table's score %3 against %4 (H4)")},
    {OrderBy::ScoreOfFirst, QT_TRANSLATE_NOOP("Ruleset", "score to the best"),
     QT_TRANSLATE_NOOP("Ruleset",
                       "%1 before %2: score as a share of the table's best %3 against %4 (H4)")},
    {OrderBy::BehindFirst, QT_TRANSLATE_NOOP("Ruleset", "behind the best"),
     QT_TRANSLATE_NOOP("Ruleset", "%1 before %2: %3 behind the best score against %4 (H4)")},
    {OrderBy::HeatsPlayed, QT_TRANSLATE_NOOP("Ruleset", "heats played"),
     QT_TRANSLATE_NOOP("Ruleset", "%1 before %2: heats played %3 against %4 (H4)")},
    {OrderBy::OpponentsWins, QT_TRANSLATE_NOOP("Ruleset", "opponents' wins"),
     QT_TRANSLATE_NOOP("Ruleset", "%1 before %2: opponents' wins %3 against %4 (H4)")},
    {OrderBy::LaterSeats, QT_TRANSLATE_NOOP("Ruleset", "later seats"),
     QT_TRANSLATE_NOOP("Ruleset", "%1 before %2: later seats %3 against %4 (H4)")},
};
static_assert(std::size(keyTexts) == idTable(OrderBy{}).size());

constexpr auto byRoll = QT_TRANSLATE_NOOP("Ruleset", "%1 before %2: roll %3 against %4 (R4.4)");
constexpr auto tied = QT_TRANSLATE_NOOP(
    "Ruleset", "%1 and %2 are equal in everything and share the place until they roll (R4.5)");

const KeyTexts& textsOf(OrderBy by) {
    return keyTexts[static_cast<size_t>(by)];
}

bool isWhole(const Exact& number) {
    return !number.text().contains(u'/');
}

QString numberText(const Language& language, const Exact& number) {
    bool fits = false;
    const qint64 whole = number.text().toLongLong(&fits);
    if (fits) {
        QLocale locale = language.locale(); // points of places come in thousands
        locale.setNumberOptions({});
        return locale.toString(whole);
    }
    return isWhole(number) ? number.text() : number.rounded();
}

/// Two different numbers as texts that differ: exact where they would be rounded to the same.
QStringList textsThatDiffer(const Language& language, const Exact& upper, const Exact& lower) {
    const QStringList texts{numberText(language, upper), numberText(language, lower)};
    return texts[0] == texts[1] ? QStringList{upper.text(), lower.text()} : texts;
}

/// The first position in which two lists differ; a missing number is 0.
size_t firstDifference(const std::vector<Exact>& upper, const std::vector<Exact>& lower) {
    const auto at = [](const std::vector<Exact>& list, size_t i) {
        return i < list.size() ? list[i] : Exact();
    };
    size_t position = 0;
    while (position < std::max(upper.size(), lower.size())
           && at(upper, position) == at(lower, position))
        ++position;
    return position;
}

/// The two values, and of lists the place in which they differ.
QStringList differingValues(const Language& language, const OrderKey& key, const OrderValue& upper,
                            const OrderValue& lower) {
    const auto* one = std::get_if<Exact>(&upper);
    const auto* other = std::get_if<Exact>(&lower);
    if (one && other)
        return textsThatDiffer(language, *one, *other);
    const auto* list = std::get_if<std::vector<Exact>>(&upper);
    const auto* otherList = std::get_if<std::vector<Exact>>(&lower);
    if (!list || !otherList)
        return {orderValueText(language, upper), orderValueText(language, lower)};
    const size_t position = firstDifference(*list, *otherList);
    const auto text = [&](const std::vector<Exact>& of) {
        return numberText(language, position < of.size() ? of[position] : Exact());
    };
    const auto* places = std::get_if<PlacesKey>(&key);
    const int from = places ? places->from.value() : 1;
    return {text(*list), text(*otherList), language.number(static_cast<qint64>(position) + from)};
}

} // namespace

QString orderKeyName(const Language& language, OrderBy by) {
    return language.translate(context, textsOf(by).name);
}

QString orderValueText(const Language& language, const OrderValue& value) {
    if (const auto* number = std::get_if<Exact>(&value))
        return numberText(language, *number);
    if (const auto* list = std::get_if<std::vector<Exact>>(&value)) {
        QStringList texts;
        for (const Exact& number : *list)
            texts << numberText(language, number);
        return texts.isEmpty() ? u"0"_s : texts.join(u", "_s);
    }
    return u"–"_s;
}

QString rulesetStandingReason(const Language& language, const Ruleset& ruleset,
                              const RulesetStanding& row, const RulesetStanding& next,
                              const NameOf& nameOf) {
    QStringList filling{onOneLine(nameOf(row.player)), onOneLine(nameOf(next.player))};
    if (const auto* roll = std::get_if<ByRoll>(&row.fromNext)) {
        filling << language.number(roll->upper.value()) << language.number(roll->lower.value());
        return filled(language.translate(context, byRoll), filling);
    }
    const auto* byKey = std::get_if<ByOrderKey>(&row.fromNext);
    if (!byKey)
        return filled(language.translate(context, tied), filling);
    const OrderKey& key = ruleset.order[byKey->key];
    filling << differingValues(language, key, row.values[byKey->key], next.values[byKey->key]);
    return filled(language.translate(context, textsOf(orderBy(key)).reason), filling);
}

} // namespace mentat
