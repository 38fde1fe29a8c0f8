#include "reports/wording/dune/dune_standing_words.h"

#include "reports/wording/dune/dune_names.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"
#include "scoring/dune/final/dune_placements.h"
#include "scoring/dune/games/best_game.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// %1 is the upper player, %2 the lower; %3 and %4 are their values. Those without names leave them
// to aheadText().
namespace reasons {

constexpr auto byPoints = Phrase("Reason", "%3 QP vs. %4 (R4.1)");
constexpr auto byBestGame = Phrase("Reason", "%3 QP vs. %4 in their best games (R4.2)");
constexpr auto byGame
    = Phrase("Reason", "%3 QP vs. %4 in game %5, each player's best first (R4.2)");
constexpr auto byValue = Phrase("Reason", "%5 %3 vs. %4 in their best games (R4.2)");
constexpr auto byAllianceValue
    = Phrase("Reason", "%5 %3 vs. %4 in their best games, summed over alliances (R4.2, R4.3)");
constexpr auto byFinalValue = Phrase("Reason", "%5 %3 vs. %4 at the final's end (R7.5)");
constexpr auto byRoll = Phrase("Reason", "roll %3 vs. %4 (R4.4)");
/// %1 are the names.
constexpr auto tied
    = Phrase("Reason", "%1 are tied on everything and share the place until they roll (R4.5)");
constexpr auto tiedWithNext = Phrase(
    "Reason", "Tied on everything with the next: they share the place until they roll (R4.5)");
constexpr auto tiedInFinal
    = Phrase("Reason", "%1 are tied on everything and share the place until they roll (R7.5)");
constexpr auto byDropoutTurn
    = Phrase("Reason", "%1 ahead of %2: left in turn %3, later than turn %4 (R7.5)");
constexpr auto byKnownDropoutTurn
    = Phrase("Reason", "%1 ahead of %2: left in turn %3, the other in an unknown turn (R7.5)");
constexpr auto winner = Phrase("Reason", "%1 ahead of %2: won the final (R7.5)");
constexpr auto predictor = Phrase("Reason", "%1 ahead of %2: predicted who would win (R7.5)");
constexpr auto predicted = Phrase("Reason", "%1 ahead of %2: was predicted to win (R7.5)");
constexpr auto predictedsAlly
    = Phrase("Reason", "%1 ahead of %2: allied with the predicted player (R7.5)");
constexpr auto stayed = Phrase("Reason", "%1 ahead of %2, who left the final (R7.5)");

constexpr auto otherwiseIndividual
    = Phrase("Reason", "By the players' own values: %1 ahead of %2, %5 %3 vs. %4 (R4.3)");
constexpr auto otherwiseAlliance
    = Phrase("Reason", "By the sums of their alliances: %1 ahead of %2, %5 %3 vs. %4 (R4.3)");
// Without names: whether the other reading keeps the order.
constexpr auto keptIndividual
    = Phrase("Reason", "By the players' own values as well: %5 %3 vs. %4 (R4.3)");
constexpr auto keptAlliance = Phrase("Reason", "By alliance totals as well: %5 %3 vs. %4 (R4.3)");
constexpr auto reversedIndividual
    = Phrase("Reason", "By the players' own values the other way around: %5 %3 vs. %4 (R4.3)");
constexpr auto reversedAlliance
    = Phrase("Reason", "By alliance totals the other way around: %5 %3 vs. %4 (R4.3)");
constexpr auto tiedIndividual
    = Phrase("Reason", "By the players' own values they would be tied (R4.3)");
constexpr auto tiedAlliance
    = Phrase("Reason", "By the sums of their alliances they would be tied (R4.3)");

constexpr auto unknown = Phrase("Reason", "unknown (counts as 0)");

} // namespace reasons

QString amountText(const Language& language, const OrderValue& value) {
    const Amount amount = amountIn(value);
    return amount ? language.number(*amount) : say(language, reasons::unknown);
}

QString pointsText(const Language& language, const Exact& points) {
    return language.points(*points.times(2));
}

EndValue endValueOf(size_t key, size_t first) {
    return allEndValues[key - first];
}

/// Says what separates two players, with their names or without.
class DuneReason {
public:
    /// names: the upper player, then the lower; or none.
    DuneReason(const Language& language, QStringList names)
        : m_language(language)
        , m_names(std::move(names)) {}

    /// %1 and %2 are the two players.
    [[nodiscard]] QString because(Phrase phrase, const QStringList& values = {}) const {
        return say(m_language, phrase,
                   (hasNames() ? m_names : QStringList{QString(), QString()}) + values);
    }
    [[nodiscard]] bool hasNames() const { return !m_names.isEmpty(); }
    /// For a phrase without names.
    [[nodiscard]] QString ahead(Phrase phrase, const QStringList& values) const {
        return aheadText(m_language, m_names, because(phrase, values));
    }
    [[nodiscard]] QString byPoints(const ByKey& by) const {
        return ahead(reasons::byPoints, {pointsText(m_language, std::get<Exact>(by.upper)),
                                         pointsText(m_language, std::get<Exact>(by.lower))});
    }
    [[nodiscard]] QString byGames(const ByKey& by) const {
        const auto& upper = std::get<std::vector<Exact>>(by.upper);
        const auto& lower = std::get<std::vector<Exact>>(by.lower);
        const auto at = [](const std::vector<Exact>& games, size_t game) {
            return game < games.size() ? games[game] : Exact(); // R4.2: a missing game counts as 0
        };
        size_t game = 0;
        while (at(upper, game) == at(lower, game))
            ++game;
        return ahead(game == 0 ? reasons::byBestGame : reasons::byGame,
                     {pointsText(m_language, at(upper, game)),
                      pointsText(m_language, at(lower, game)),
                      m_language.number(static_cast<qint64>(game) + 1)});
    }
    /// The two values, and their name.
    [[nodiscard]] QStringList valuesIn(const ByKey& by, size_t first) const {
        return {amountText(m_language, by.upper), amountText(m_language, by.lower),
                endValueName(m_language, endValueOf(by.key, first))};
    }
    [[nodiscard]] QString byValue(Phrase english, const ByKey& by, size_t first) const {
        return ahead(english, valuesIn(by, first));
    }
    [[nodiscard]] QString byRoll(const ByRoll& roll) const {
        return ahead(reasons::byRoll, {m_language.number(roll.upper.value()),
                                       m_language.number(roll.lower.value())});
    }
    [[nodiscard]] QString tie(Phrase ofAll) const {
        return hasNames() ? say(m_language, ofAll, {listedNames(m_language, m_names)})
                          : say(m_language, reasons::tiedWithNext);
    }
    /// An unknown turn ranks lowest.
    [[nodiscard]] QString byDropoutTurn(const ByKey& by) const {
        QStringList turns;
        for (const OrderValue* turn : {&by.upper, &by.lower}) {
            if (const Amount known = amountIn(*turn))
                turns.append(m_language.number(*known));
        }
        return because(turns.size() == 2 ? reasons::byDropoutTurn : reasons::byKnownDropoutTurn,
                       turns);
    }

private:
    const Language& m_language;
    QStringList m_names;
};

/// R4.3: the order under the other reading.
QString otherReadingText(const Language& language, const Standing::OtherReading& other,
                         TieBreakValues inForce, QStringList names) {
    const bool individual = inForce == TieBreakValues::Alliance;
    const auto* by = std::get_if<ByKey>(&other.fromNext);
    if (!by)
        return say(language, individual ? reasons::tiedIndividual : reasons::tiedAlliance);
    if (other.isReversed)
        std::ranges::reverse(names);
    Phrase english = individual ? reasons::otherwiseIndividual : reasons::otherwiseAlliance;
    if (names.isEmpty() && other.isReversed)
        english = individual ? reasons::reversedIndividual : reasons::reversedAlliance;
    else if (names.isEmpty())
        english = individual ? reasons::keptIndividual : reasons::keptAlliance;
    const DuneReason text(language, std::move(names));
    return text.because(english, text.valuesIn(*by, FirstValueKey));
}

QString duneReasonAlone(const DuneReason& text, const Separation& separation,
                        TieBreakValues reading) {
    if (const auto* roll = std::get_if<ByRoll>(&separation))
        return text.byRoll(*roll);
    const auto* by = std::get_if<ByKey>(&separation);
    if (!by)
        return isTie(separation) ? text.tie(reasons::tied) : QString();
    if (by->key == SumKey)
        return text.byPoints(*by);
    if (by->key == GamesKey)
        return text.byGames(*by);
    return text.byValue(reading == TieBreakValues::Individual ? reasons::byValue
                                                              : reasons::byAllianceValue,
                        *by, FirstValueKey);
}

QString duneReason(const Language& language, const Event& event, const Standing& row,
                   const Standing& next, const NameOf& nameOf) {
    const QStringList names = nameOf ? namesOf({row.player, next.player}, nameOf) : QStringList();
    const TieBreakValues reading = event.settings.tieBreakValues;
    QString text = duneReasonAlone(DuneReason(language, names), row.fromNext, reading);
    if (row.otherReading)
        text += u". "_s + otherReadingText(language, *row.otherReading, reading, names);
    return text;
}

/// What puts finalists of one kind ahead of those who follow.
Phrase kindText(PlacedAs kind) {
    switch (kind) {
    case PlacedAs::Winner: return reasons::winner;
    case PlacedAs::Predictor: return reasons::predictor;
    case PlacedAs::Predicted: return reasons::predicted;
    case PlacedAs::PredictedsAlly: return reasons::predictedsAlly;
    case PlacedAs::Other:
    case PlacedAs::Dropout: break; // nobody follows those who left
    }
    return reasons::stayed;
}

QString dunePlaceReason(const Language& language, const Event&, const Placement& row,
                        const Placement& next, const NameOf& nameOf) {
    const DuneReason text(language, namesOf({row.player, next.player}, nameOf));
    if (const auto* roll = std::get_if<ByRoll>(&row.fromNext))
        return text.byRoll(*roll);
    const auto* by = std::get_if<ByKey>(&row.fromNext);
    if (!by)
        return isTie(row.fromNext) ? text.tie(reasons::tiedInFinal) : QString();
    if (by->key == KindKey)
        return text.because(kindText(placedAs(row)));
    return by->key == LeftInTurnKey ? text.byDropoutTurn(*by)
                                    : text.byValue(reasons::byFinalValue, *by, FirstFinalValueKey);
}

std::vector<StandingColumn> duneColumns(const Language& language, const Event&) {
    std::vector<StandingColumn> columns{{.key = SumKey,
                                         .word = u"qp"_s,
                                         .id = u"qp"_s,
                                         .title = say(language, Phrase("Report", "QP")),
                                         .isForAll = true},
                                        {.key = GamesKey,
                                         .word = u"games"_s,
                                         .id = u"gameQps"_s,
                                         .title = say(language, Phrase("Report", "Games")),
                                         .isNumber = false,
                                         .isOffWall = true},
                                        {.key = {},
                                         .word = u"best"_s,
                                         .id = u"best"_s,
                                         .title = say(language, Phrase("Report", "Best")),
                                         .isNumber = false,
                                         .isOffWall = true}};
    constexpr std::array titles{Phrase("Report", "Str."), Phrase("Report", "Tok."),
                                Phrase("Report", "Spice"), Phrase("Report", "Cards")};
    for (const EndValue value : allEndValues) {
        const auto position = static_cast<size_t>(value);
        columns.push_back({.key = FirstValueKey + position,
                           .word = idOf(value),
                           .id = idOf(value),
                           .title = say(language, titles[position]),
                           .isSpare = true});
    }
    return columns;
}

/// QP, with several games in a row; values of the best game unchanged.
QString duneValue(const Language& language, size_t key, const OrderValue& value, int) {
    if (const auto* number = std::get_if<Exact>(&value))
        return key == SumKey ? pointsText(language, *number) : language.number(*number->times(1));
    const auto* games = std::get_if<std::vector<Exact>>(&value);
    if (!games || games->empty())
        return u"–"_s;
    QStringList texts;
    for (const Exact& game : *games)
        texts.append(pointsText(language, game));
    return texts.join(u" · "_s);
}

} // namespace

StandingWords duneStandingWords() {
    return {duneColumns, statusName,      true,          duneValue,
            duneReason,  dunePlaceReason, reasons::tied, reasons::tiedInFinal};
}

} // namespace mentat
