#include "reports/wording/ruleset/ruleset_kind_words.h"

#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/ruleset/ruleset_wording.h"
#include "reports/wording/ruleset/sentence_maker.h"
#include "reports/wording/sentences.h"
#include "scoring/ruleset/ruleset_standings.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The texts of a key: its name, the reason why one player ranks ahead, and its description in the
/// ruleset. In the reason, %3 is the upper player's value and %4 the lower's. No reason: it depends
/// on the key's parameters.
struct KeyTexts {
    OrderBy by;
    Phrase name;
    Phrase reason;
    KeySentence sentence;
};

constexpr KeyTexts keyTexts[] = {
    {OrderBy::Wins,
     Phrase("Ruleset", "wins"),
     Phrase("Ruleset", "wins %3 vs. %4 (H4)"),
     {Phrase("RulesetSentences", "Most wins"), Phrase("RulesetSentences", "%1.")}},
    {OrderBy::PlacePoints,
     Phrase("Ruleset", "place points"),
     Phrase("Ruleset", "%3 place points vs. %4 (H4)"),
     {Phrase("RulesetSentences", "Most points for places"), Phrase("RulesetSentences", "%1: %2.")}},
    {OrderBy::EarlyWins,
     Phrase("Ruleset", "early wins"),
     Phrase("Ruleset", "wins in game %5 of each, in the order of the heats: %3 "
                       "vs. %4 (H4)"),
     {Phrase("RulesetSentences", "Wins in earlier games"), Phrase("RulesetSentences", "%1.")}},
    {OrderBy::Places,
     Phrase("Ruleset", "places"),
     Phrase("Ruleset", "times in place %5: %3 vs. %4 (H4)"),
     {Phrase("RulesetSentences", "Most high finishes"),
      Phrase("RulesetSentences", "%1, starting with place %2.")}},
    {OrderBy::Finishes,
     Phrase("Ruleset", "finishes"),
     Phrase("Ruleset", "finish %5 of each, the best first: place %3 vs. %4 (H4)"),
     {Phrase("RulesetSentences", "Best finishes"), Phrase("RulesetSentences", "%1.")}},
    {OrderBy::AveragePlace,
     Phrase("Ruleset", "average place"),
     Phrase("Ruleset", "average place %3 vs. %4 (H4)"),
     {Phrase("RulesetSentences", "Best average place"), Phrase("RulesetSentences", "%1.")}},
    {OrderBy::Score,
     Phrase("Ruleset", "score"),
     nullptr,
     {Phrase("RulesetSentences", "Score"), Phrase("RulesetSentences", "%1: %2.")}},
    {OrderBy::ScoreShare,
     Phrase("Ruleset", "share of the score"),
     nullptr,
     {Phrase("RulesetSentences", "Share of the table's total score"),
      Phrase("RulesetSentences", "%1: %2.")}},
    {OrderBy::ScoreOfFirst,
     Phrase("Ruleset", "score vs. the best"),
     nullptr,
     {Phrase("RulesetSentences", "Score measured by the table's best"),
      Phrase("RulesetSentences", "%1: %2.")}},
    {OrderBy::Margin,
     Phrase("Ruleset", "margin"),
     nullptr,
     {Phrase("RulesetSentences", "Margin over the others' best score"),
      Phrase("RulesetSentences", "%1: %2.")}},
    {OrderBy::BehindFirst,
     Phrase("Ruleset", "behind the best"),
     nullptr,
     {Phrase("RulesetSentences", "Least behind the table's best score"),
      Phrase("RulesetSentences", "%1, counting games finished in %2.")}},
    {OrderBy::HeatsPlayed,
     Phrase("Ruleset", "heats played"),
     nullptr,
     {Phrase("RulesetSentences", "Heats played"), Phrase("RulesetSentences", "%1: %2.")}},
    {OrderBy::OpponentsWins,
     Phrase("Ruleset", "opponents' wins"),
     Phrase("Ruleset", "opponents' wins %3 vs. %4 (H4)"),
     {Phrase("RulesetSentences", "Most wins by opponents"), Phrase("RulesetSentences", "%1.")}},
    {OrderBy::Opponents,
     Phrase("Ruleset", "opponents"),
     Phrase("Ruleset", "people met %3 vs. %4 (H4)"),
     {Phrase("RulesetSentences", "Most opponents met"), Phrase("RulesetSentences", "%1.")}},
    {OrderBy::LaterSeats,
     Phrase("Ruleset", "later seats"),
     Phrase("Ruleset", "later seats %3 vs. %4 (H4)"),
     {Phrase("RulesetSentences", "Later seats in turn order"), Phrase("RulesetSentences", "%1.")}},
};
static_assert(std::size(keyTexts) == idTable(OrderBy{}).size(),
              "each key of an order has its texts, in the order of OrderBy");

// In the order of Take.
constexpr Phrase scoreReasons[] = {Phrase("Ruleset", "sum of the scores %3 vs. %4 (H4)"),
                                   Phrase("Ruleset", "mean score %3 vs. %4 (H4)"),
                                   Phrase("Ruleset", "best score %3 vs. %4 (H4)")};
constexpr Phrase lowScoreReasons[]
    = {Phrase("Ruleset", "sum of the scores %3 vs. %4, lower is "
                         "better (H4)"),
       Phrase("Ruleset", "mean score %3 vs. %4, lower is better (H4)"),
       Phrase("Ruleset", "best score %3 vs. %4, lower is better (H4)")};
constexpr Phrase shareReasons[] = {Phrase("Ruleset", "sum of the shares of each table's score %3 "
                                                     "vs. %4 (H4)"),
                                   Phrase("Ruleset", "mean share of the table's score %3 vs. %4 "
                                                     "(H4)"),
                                   Phrase("Ruleset", "best share of the table's score %3 vs. %4 "
                                                     "(H4)")};
constexpr Phrase ofFirstReasons[] = {Phrase("Ruleset", "sum of the scores as shares of the table's "
                                                       "best %3 vs. %4 (H4)"),
                                     Phrase("Ruleset", "mean score as a share of the table's best "
                                                       "%3 vs. %4 (H4)"),
                                     Phrase("Ruleset", "best score as a share of the table's best "
                                                       "%3 vs. %4 (H4)")};
constexpr Phrase ofOthersReasons[]
    = {Phrase("Ruleset", "sum of the scores as shares of the others' "
                         "best %3 vs. %4 (H4)"),
       Phrase("Ruleset", "mean score as a share of the others' best "
                         "%3 vs. %4 (H4)"),
       Phrase("Ruleset", "best score as a share of the others' best "
                         "%3 vs. %4 (H4)")};
constexpr Phrase marginReasons[] = {Phrase("Ruleset", "sum of the margins over the others' best "
                                                      "score %3 vs. %4 (H4)"),
                                    Phrase("Ruleset", "mean margin over the others' best score %3 "
                                                      "vs. %4 (H4)"),
                                    Phrase("Ruleset", "best margin over the others' best score %3 "
                                                      "vs. %4 (H4)")};
constexpr Phrase behindReasons[] = {Phrase("Ruleset", "%3 behind the best score vs. %4 (H4)"),
                                    Phrase("Ruleset", "on average %3 behind the best score vs. %4 "
                                                      "(H4)"),
                                    Phrase("Ruleset", "at best %3 behind the best score vs. %4 "
                                                      "(H4)")};
// In the order of PreferHeats.
constexpr Phrase heatsReasons[] = {Phrase("Ruleset", "fewer heats played, %3 vs. %4 (H4)"),
                                   Phrase("Ruleset", "more heats played, %3 vs. %4 (H4)")};
/// %5 are the places.
constexpr Phrase behindInSome[] = {Phrase("Ruleset", "%3 behind the best score vs. %4, in games of "
                                                     "place %5 (H4)"),
                                   Phrase("Ruleset", "on average %3 behind the best score vs. %4, "
                                                     "in games of place %5 (H4)"),
                                   Phrase("Ruleset", "at best %3 behind the best score vs. %4, in "
                                                     "games of place %5 (H4)")};
constexpr auto noValue = Phrase("Ruleset", "no value");
constexpr auto noFinish = Phrase("Ruleset", "none");

constexpr auto byRoll = Phrase("Ruleset", "roll %3 vs. %4 (H5)");
/// %1 are the names.
constexpr auto tied
    = Phrase("Ruleset", "%1 are tied on everything and share the place until they roll (H5)");
constexpr auto tiedWithNext = Phrase(
    "Ruleset", "Tied on everything with the next: they share the place until they roll (H5)");

const KeyTexts& textsOf(OrderBy by) {
    return keyTexts[static_cast<size_t>(by)];
}

bool isWhole(const Exact& number) {
    return !number.text().contains(u'/');
}

/// decimals: at least as many, with zeros.
QString numberText(const Language& language, const Exact& number, int decimals = 0) {
    QLocale locale = language.locale(); // points for places may have three decimals
    locale.setNumberOptions({});
    const auto whole = number.times(1);
    const QString plain = isWhole(number) ? number.text() : number.rounded();
    QString text = whole ? locale.toString(*whole) : plain.section(u'.', 0, 0);
    const QString digits = plain.section(u'.', 1).leftJustified(decimals, u'0');
    if (!digits.isEmpty())
        text += locale.decimalPoint() + digits;
    return text;
}

/// Two different numbers as different texts: exact if rounding would make them equal.
QStringList textsThatDiffer(const Language& language, const Exact& upper, const Exact& lower) {
    const QStringList texts{numberText(language, upper), numberText(language, lower)};
    return texts[0] == texts[1] ? QStringList{upper.text(), lower.text()} : texts;
}

/// The first position where the lists differ; a missing number counts as 0.
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

QString saidValue(const Language& language, const OrderValue& value) {
    return std::holds_alternative<std::monostate>(value) ? say(language, noValue)
                                                         : orderValueText(language, value);
}

/// A finish; or that the player with fewer has none.
QString saidFinish(const Language& language, const std::vector<Exact>& finishes, size_t position) {
    return position < finishes.size() ? numberText(language, finishes[position])
                                      : say(language, noFinish);
}

/// Both values; for lists, also the position where they differ.
QStringList differingValues(const Language& language, const OrderKey& key, const OrderValue& upper,
                            const OrderValue& lower) {
    const auto* one = std::get_if<Exact>(&upper);
    const auto* other = std::get_if<Exact>(&lower);
    if (one && other)
        return textsThatDiffer(language, *one, *other);
    const auto* list = std::get_if<std::vector<Exact>>(&upper);
    const auto* otherList = std::get_if<std::vector<Exact>>(&lower);
    if (!list || !otherList)
        return {saidValue(language, upper), saidValue(language, lower)};
    const size_t position = firstDifference(*list, *otherList);
    const auto at = [&](const std::vector<Exact>& of) {
        return position < of.size() ? of[position] : Exact();
    };
    if (std::holds_alternative<FinishesKey>(key)
        && position >= std::min(list->size(), otherList->size()))
        return {saidFinish(language, *list, position), saidFinish(language, *otherList, position),
                language.number(static_cast<qint64>(position) + 1)};
    const auto* places = std::get_if<PlacesKey>(&key);
    const int from = places ? places->from.value() : 1;
    return textsThatDiffer(language, at(*list), at(*otherList))
           << language.number(static_cast<qint64>(position) + from);
}

/// The reason by which a key ranks one player ahead, depending on its parameters.
Phrase keyReason(const OrderKey& key, Scores scores) {
    if (const auto* score = std::get_if<ScoreKey>(&key)) {
        const auto take = static_cast<size_t>(score->take);
        return scores == Scores::Low ? lowScoreReasons[take] : scoreReasons[take];
    }
    if (const auto* share = std::get_if<ScoreShareKey>(&key))
        return shareReasons[static_cast<size_t>(share->take)];
    if (const auto* ofFirst = std::get_if<ScoreOfFirstKey>(&key)) {
        const auto take = static_cast<size_t>(ofFirst->take);
        return ofFirst->against == Against::Others ? ofOthersReasons[take] : ofFirstReasons[take];
    }
    if (const auto* margin = std::get_if<MarginKey>(&key))
        return marginReasons[static_cast<size_t>(margin->take)];
    if (const auto* heats = std::get_if<HeatsPlayedKey>(&key))
        return heatsReasons[static_cast<size_t>(heats->prefer)];
    if (const auto* behind = std::get_if<BehindFirstKey>(&key)) {
        const auto take = static_cast<size_t>(behind->take);
        return behind->places.empty() ? behindReasons[take] : behindInSome[take];
    }
    return textsOf(orderBy(key)).reason;
}

QString placesOf(const Language& language, const OrderKey& key) {
    QStringList places;
    if (const auto* behind = std::get_if<BehindFirstKey>(&key)) {
        for (const PlaceAtTable place : behind->places)
            places.append(language.number(place.value()));
    }
    return places.join(u", "_s);
}

/// The place of the two names in a reason that leaves them to aheadText().
QStringList noNames() {
    return {QString(), QString()};
}

/// names: the upper player, then the lower; or none.
QString reasonOf(const Language& language, const Ruleset& ruleset, const QStringList& names,
                 const ByKey& by) {
    const OrderKey& key = ruleset.order[by.key];
    QStringList filling = noNames() + differingValues(language, key, by.upper, by.lower);
    if (const QString places = placesOf(language, key); !places.isEmpty())
        filling.append(places);
    return aheadText(language, names, say(language, keyReason(key, ruleset.score), filling));
}

QString rollReason(const Language& language, Phrase english, const ByRoll& roll) {
    return say(language, english,
               noNames()
                   + QStringList{language.number(roll.upper.value()),
                                 language.number(roll.lower.value())});
}

} // namespace

const KeySentence& keySentence(OrderBy by) {
    return textsOf(by).sentence;
}

QString orderKeyName(const Language& language, OrderBy by) {
    return say(language, textsOf(by).name);
}

QString orderValueText(const Language& language, const OrderValue& value, int decimals) {
    if (const auto* number = std::get_if<Exact>(&value))
        return numberText(language, *number, decimals);
    if (const auto* list = std::get_if<std::vector<Exact>>(&value)) {
        QStringList texts;
        for (const Exact& number : *list)
            texts << numberText(language, number);
        return texts.isEmpty() ? u"0"_s : texts.join(u", "_s);
    }
    return u"–"_s;
}

namespace {

// Reasons between two places. %1 is the upper player, %2 the lower; then as noted.

/// A reason that names a player, and the same between the two rows.
struct NamingReason {
    Phrase named;
    Phrase inRow;
};

/// The stages where each played last.
constexpr NamingReason placedByStage{Phrase("Ruleset", "got to the %3, %2 to the %4 (H11)"),
                                     Phrase("Ruleset", "got to the %3, the next to the %4 (H11)")};
/// The stage.
constexpr NamingReason placedByForfeit{Phrase("Ruleset", "%2 left after the %3 (H11)"),
                                       Phrase("Ruleset", "the next left after the %3 (H11)")};
/// Two values and the stage.
constexpr auto placedByPlace = Phrase("Ruleset", "place %3 vs. %4 in the %5 (H11)");
constexpr auto placedByScore
    = Phrase("Ruleset", "score as a share of the table's best %3 vs. %4 in the %5 (H11)");
/// Two values and the stage; two for keys where less is better; the upper value and the stage.
constexpr auto placedByTotal = Phrase("Ruleset", "score %3 vs. %4 in the %5 (H11)");
constexpr auto placedByLowTotal
    = Phrase("Ruleset", "score %3 vs. %4 in the %5, lower is better (H11)");
constexpr NamingReason placedByKnownTotal{
    Phrase("Ruleset", "score %3 in the %4, where that of %2 is not known (H11)"),
    Phrase("Ruleset", "score %3 in the %4, where that of the next is not known (H11)")};
/// Two values.
constexpr auto placedBySeed = Phrase("Ruleset", "seed %3 vs. %4 (H11)");
constexpr NamingReason placedByHavingSeed{
    Phrase("Ruleset", "seed %3; %2 was not in the line-up (H11)"),
    Phrase("Ruleset", "seed %3; the next was not in the line-up (H11)")};
constexpr NamingReason placedByRegistration{
    Phrase("Ruleset", "neither was in the line-up, and %1 registered first (H11)"),
    Phrase("Ruleset", "registered before the next; neither was in the line-up (H11)")};

constexpr auto placedByRoll = Phrase("Ruleset", "roll %3 vs. %4 (H11)");
constexpr auto placedEqual
    = Phrase("Ruleset", "%1 are tied on everything and share the place until they roll (H11)");
constexpr auto placedEqualWithNext = Phrase(
    "Ruleset", "Tied on everything with the next: they share the place until they roll (H11)");

const Ruleset& rulesetOf(const Event& event) {
    return std::get<RulesetPlay>(event.play).ruleset;
}

/// Says why two places differ in an event with stages, with the names of both or with none.
class PlaceReason {
public:
    PlaceReason(const Language& language, const Ruleset& ruleset, const Placement& row,
                QStringList names)
        : m_language(language)
        , m_ruleset(ruleset)
        , m_row(row)
        , m_names(std::move(names)) {}

    [[nodiscard]] QString text(const ByKey& by) const {
        switch (placeKeys(m_ruleset)[by.key]) {
        case PlaceBy::Stage: return because(placedByStage, {stage(by.upper), stage(by.lower)});
        case PlaceBy::Forfeit: return because(placedByForfeit, {stageOfBoth()});
        case PlaceBy::FinalPlace:
        case PlaceBy::StagePlace:
            return because(placedByPlace, {number(by.upper), number(by.lower), stageOfBoth()});
        case PlaceBy::StageScore:
            return because(
                placedByScore,
                textsThatDiffer(m_language, std::get<Exact>(by.upper), std::get<Exact>(by.lower))
                    << stageOfBoth());
        case PlaceBy::StageTotal: return totalText(by);
        case PlaceBy::Seed:
            return std::holds_alternative<std::monostate>(by.lower)
                       ? because(placedByHavingSeed, {number(by.upper)})
                       : because(placedBySeed, {number(by.upper), number(by.lower)});
        case PlaceBy::Registration: return because(placedByRegistration, {});
        }
        Q_UNREACHABLE();
    }

private:
    [[nodiscard]] QString because(Phrase phrase, const QStringList& filling) const {
        const QStringList names = m_names.isEmpty() ? noNames() : m_names;
        return aheadText(m_language, m_names, say(m_language, phrase, names + filling));
    }
    [[nodiscard]] QString because(const NamingReason& reason, const QStringList& filling) const {
        return because(m_names.isEmpty() ? reason.inRow : reason.named, filling);
    }
    [[nodiscard]] QString totalText(const ByKey& by) const {
        const Exact& upper = std::get<Exact>(by.upper);
        const auto* lower = std::get_if<Exact>(&by.lower);
        if (!lower)
            return because(placedByKnownTotal, {numberText(m_language, upper), stageOfBoth()});
        return because(m_ruleset.score == Scores::Low ? placedByLowTotal : placedByTotal,
                       textsThatDiffer(m_language, upper, *lower) << stageOfBoth());
    }
    [[nodiscard]] QString number(const OrderValue& value) const {
        return m_language.number(*std::get<Exact>(value).times(1));
    }
    [[nodiscard]] QString stage(const OrderValue& position) const {
        const auto stage = static_cast<size_t>(*std::get<Exact>(position).times(1));
        return onOneLine(m_ruleset.stages[stage].name.text());
    }
    /// The stage where both played last.
    [[nodiscard]] QString stageOfBoth() const { return stage(m_row.values.front()); }

    const Language& m_language;
    const Ruleset& m_ruleset;
    const Placement& m_row;
    QStringList m_names;
};

QStringList namesOfBoth(const NameOf& nameOf, const PlayerId& upper, const PlayerId& lower) {
    return {onOneLine(nameOf(upper)), onOneLine(nameOf(lower))};
}

/// The first key is public. If rounds are paired by record, the record shows the wins already, and
/// the wins of opponents come next.
bool isKeyForAll(const Ruleset& ruleset, size_t key) {
    const OrderBy by = orderBy(ruleset.order[key]);
    if (ruleset.pairing == Pairing::Record)
        return by == OrderBy::OpponentsWins || (key == 0 && by != OrderBy::Wins);
    return key == 0;
}

std::vector<StandingColumn> rulesetColumns(const Language& language, const Event& event) {
    const Ruleset& ruleset = rulesetOf(event);
    std::vector<StandingColumn> columns;
    for (size_t key = 0; key < ruleset.order.size(); ++key) {
        const OrderBy by = orderBy(ruleset.order[key]);
        StandingColumn column{.key = key,
                              .word = idOf(by),
                              .id = idOf(by),
                              .title = orderKeyName(language, by),
                              .isNumber = by != OrderBy::EarlyWins && by != OrderBy::Places
                                          && by != OrderBy::Finishes,
                              .isOffWall = key > 0 && !isKeyForAll(ruleset, key),
                              .isForAll = isKeyForAll(ruleset, key)};
        column.title.front() = column.title.front().toUpper();
        // The order can have a key twice, with different parameters.
        const auto before = std::ranges::count(columns, column.word, &StandingColumn::word);
        if (before > 0) {
            column.title += u' ' + language.number(before + 1);
            column.id += QString::number(before + 1);
        }
        columns.push_back(std::move(column));
    }
    return columns;
}

QString rulesetStatus(const Language& language, StandingStatus status) {
    if (status != StandingStatus::Qualifier)
        return statusName(language, status);
    return say(language, Phrase("RulesetReport", "qualifies"));
}

QString rulesetReason(const Language& language, const Event& event, const Standing& row,
                      const Standing& next, const NameOf& nameOf) {
    const QStringList names = nameOf ? namesOfBoth(nameOf, row.player, next.player) : QStringList();
    if (const auto* roll = std::get_if<ByRoll>(&row.fromNext))
        return aheadText(language, names, rollReason(language, byRoll, *roll));
    if (const auto* by = std::get_if<ByKey>(&row.fromNext))
        return reasonOf(language, rulesetOf(event), names, *by);
    return names.isEmpty() ? say(language, tiedWithNext)
                           : say(language, tied, {listedNames(language, names)});
}

QString rulesetPlaceReason(const Language& language, const Event& event, const Placement& row,
                           const Placement& next, const NameOf& nameOf) {
    const Ruleset& ruleset = rulesetOf(event);
    const QStringList names = nameOf ? namesOfBoth(nameOf, row.player, next.player) : QStringList();
    if (const auto* roll = std::get_if<ByRoll>(&row.fromNext))
        return aheadText(language, names, rollReason(language, placedByRoll, *roll));
    if (const auto* by = std::get_if<ByKey>(&row.fromNext))
        return ruleset.stages.empty() ? reasonOf(language, ruleset, names, *by)
                                      : PlaceReason(language, ruleset, row, names).text(*by);
    if (!isTie(row.fromNext))
        return {};
    return names.isEmpty() ? say(language, placedEqualWithNext)
                           : say(language, placedEqual, {listedNames(language, names)});
}

} // namespace

StandingWords rulesetStandingWords() {
    return {rulesetColumns,
            rulesetStatus,
            false,
            [](const Language& language, size_t, const OrderValue& value, int decimals) {
                return orderValueText(language, value, decimals);
            },
            rulesetReason,
            rulesetPlaceReason,
            tied,
            placedEqual};
}

namespace {

constexpr FigureTexts figuresByRuleset[] = {
    {"seat-win-rate"_L1, Phrase("Figure", "Wins by seat"), Phrase("Figure", "Seat"),
     Phrase("Figure", "Share of games won"),
     Phrase("Figure", "For each table size. The line is the 95% confidence interval of first "
                      "places; where lines overlap, the difference may be chance.")},
    {"label-win-rate"_L1, Phrase("Figure", "Wins by what was played"), Phrase("Figure", "Played"),
     Phrase("Figure", "Share of games won"),
     Phrase("Figure", "The line is the 95% confidence interval of first places; where lines "
                      "overlap, the difference may be chance."),
     CountedPhrase("Figure", "%n seat(s) left out: not known.")},
};

} // namespace

FigureTextsOfKind rulesetFigureTexts() {
    return {figuresByRuleset, {}};
}

} // namespace mentat
