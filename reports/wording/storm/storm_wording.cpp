#include "reports/wording/storm/storm_wording.h"

#include "reports/wording/sentences.h"

#include <QStringList>

#include <iterator>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr const char* stormContext = "Storm";

QString storm(const Language& language, const char* english, const QStringList& filling = {}) {
    return filled(language.translate(stormContext, english), filling);
}

QString deckName(const Language& language, Deck deck) {
    return storm(language, deck == Deck::Imperial ? QT_TRANSLATE_NOOP("Storm", "Imperial deck")
                                                  : QT_TRANSLATE_NOOP("Storm", "House deck"));
}

QString countText(const Language& language, const std::optional<Count>& count) {
    return count ? language.number(count->value()) : u"–"_s;
}

struct WarningWords {
    const Language& language;
    const NameOf& nameOf;

    QString operator()(const TooFewPlayers& one) const {
        return storm(language, QT_TRANSLATE_NOOP("Storm", "Players: %1; a game needs at least two"),
                     {language.number(one.players)});
    }
    QString operator()(const TwoGreatHouses& one) const {
        return storm(language,
                     QT_TRANSLATE_NOOP("Storm", "Great Houses: %1; the game ends with the first "
                                                "one (rulebook 5.4)"),
                     {namesOf(one.players, nameOf).join(u", "_s)});
    }
    QString operator()(const FavorGone& one) const {
        return storm(language,
                     QT_TRANSLATE_NOOP("Storm",
                                       "%1 has %2 favor and is not eliminated: a player without "
                                       "favor must withdraw (rulebook, Imperial favor)"),
                     {onOneLine(nameOf(one.player)), language.number(one.favor)});
    }
    QString operator()(const AdmittedWithLess& one) const {
        return storm(language,
                     QT_TRANSLATE_NOOP("Storm", "%1 is a Great House with %2 favor and %3 spice, "
                                                "under 10 of each: only possible with all six "
                                                "Dune fiefs (rulebook 7.1)"),
                     {onOneLine(nameOf(one.player)), language.number(one.favor),
                      language.number(one.spice)});
    }
};

} // namespace

QString sponsorName(const Language& language, Sponsor sponsor) {
    static constexpr const char* names[]
        = {QT_TRANSLATE_NOOP("Storm", "Corrino"),    QT_TRANSLATE_NOOP("Storm", "Atreides"),
           QT_TRANSLATE_NOOP("Storm", "Harkonnen"),  QT_TRANSLATE_NOOP("Storm", "Guild"),
           QT_TRANSLATE_NOOP("Storm", "Sisterhood"), QT_TRANSLATE_NOOP("Storm", "Fremen")};
    return storm(language, names[static_cast<size_t>(sponsor)]);
}

QString sponsorNames(const Language& language, const std::vector<Sponsor>& sponsors) {
    QStringList names;
    for (const Sponsor sponsor : sponsors)
        names.append(sponsorName(language, sponsor));
    return names.isEmpty() ? u"–"_s : names.join(u", "_s);
}

QString statusName(const Language& language, StormStatus status) {
    static constexpr const char* names[]
        = {QT_TRANSLATE_NOOP("Storm", "Great House"), QT_TRANSLATE_NOOP("Storm", "active"),
           QT_TRANSLATE_NOOP("Storm", "renegade"), QT_TRANSLATE_NOOP("Storm", "eliminated")};
    return storm(language, names[static_cast<size_t>(status)]);
}

QString startingFault(const Language& language, StartingFault fault) {
    switch (fault) {
    case StartingFault::TooManyPoints:
        return storm(language,
                     QT_TRANSLATE_NOOP("Storm", "More than 5 starting points are spent (R11.1)"));
    case StartingFault::OddFavorPoints:
        return storm(language,
                     QT_TRANSLATE_NOOP("Storm", "Favor costs 2 points each: points for favor "
                                                "must be even (R11.1)"));
    case StartingFault::SpiceNoMultiple:
        return storm(language,
                     QT_TRANSLATE_NOOP("Storm", "Spice costs the rate of the player's first game "
                                                "in points each (R11.1)"));
    case StartingFault::TooMuchSpice:
        return storm(language, QT_TRANSLATE_NOOP("Storm", "No one starts with more than 3 spice "
                                                          "(R11.1)"));
    }
    return {};
}

QString deckFault(const Language& language, const DeckFault& fault) {
    if (const auto* apart = std::get_if<AdversariesInDeck>(&fault)) {
        return storm(language, QT_TRANSLATE_NOOP("Storm", "%1: %2 and %3 are adversaries (R11.2)"),
                     {deckName(language, apart->deck), sponsorName(language, apart->first),
                      sponsorName(language, apart->second)});
    }
    return storm(language,
                 QT_TRANSLATE_NOOP("Storm", "House deck: no card of %1 is in the Imperial deck "
                                            "(R11.2)"),
                 {sponsorName(language, std::get<NotInImperialDeck>(fault).allegiance)});
}

QString stormWarning(const Language& language, const StormWarning& warning, const NameOf& nameOf) {
    return std::visit(WarningWords{language, nameOf}, warning);
}

QString startingTotals(const Language& language, const StartingHouse& house) {
    return storm(language, QT_TRANSLATE_NOOP("Storm", "%1 solaris, %2 favor, %3 spice"),
                 {countText(language, house.solaris), countText(language, house.favor),
                  countText(language, house.spice)});
}

QString pointsSum(const Language& language, const StormSeat& seat) {
    const auto points = victoryPoints(seat);
    if (!points)
        return u"–"_s;
    if (seat.status == StormStatus::Eliminated)
        return storm(language, QT_TRANSLATE_NOOP("Storm", "eliminated = 0"));
    const QStringList filling{
        language.number(points->status),      language.number(seat.solaris->value()),
        language.number(seat.favor->value()), language.number(seat.spice->value()),
        language.number(points->sum()),       statusName(language, seat.status)};
    if (seat.status == StormStatus::GreatHouse) {
        return storm(language,
                     QT_TRANSLATE_NOOP("Storm", "%6 %1 + %2 solaris + 2 × %3 favor + 3 × %4 spice "
                                                "= %5"),
                     filling);
    }
    return storm(language,
                 QT_TRANSLATE_NOOP("Storm", "%6: %2 solaris + 2 × %3 favor + 3 × %4 spice = %5"),
                 filling);
}

QString gameSum(const Language& language, const StormSum& sum) {
    return storm(language, QT_TRANSLATE_NOOP("Storm", "Game %1: %2"),
                 {language.number(sum.game.value()), pointsSum(language, sum.seat)});
}

QString setUpOf(const Language& language, int players) {
    const Count count(players);
    return storm(
        language, QT_TRANSLATE_NOOP("Storm", "%1 spice in the Guild hoard, rate %2"),
        {language.number(startingGuildHoard(count)), language.number(startingRate(count).value())});
}

QString pointsTitle(const Language& language, const QString& name, int points) {
    return filled(
        language.translate(stormContext,
                           QT_TRANSLATE_N_NOOP("Storm", "%1: %n victory point(s) (R11.3, R11.4)"),
                           nullptr, points),
        {name});
}

QString exchangeText(const Language& language, qint64 hoard, ExchangeSide side) {
    const auto steps = exchangeSteps(hoard, side);
    if (steps.empty())
        return storm(language, QT_TRANSLATE_NOOP("Storm", "Buy: the Guild hoard has no spice"));
    QStringList parts;
    for (size_t i = 0; i < steps.size(); ++i)
        parts.append(
            storm(language, QT_TRANSLATE_NOOP("Storm", "%1 for %2 (then rate %3)"),
                  {language.number(static_cast<qint64>(i) + 1), language.number(steps[i].solaris),
                   language.number(steps[i].rateAfter.value())}));
    return storm(language,
                 side == ExchangeSide::Buy ? QT_TRANSLATE_NOOP("Storm", "Buy: %1")
                                           : QT_TRANSLATE_NOOP("Storm", "Sell: %1"),
                 {parts.join(u" · "_s)});
}

QStringList deckChecklist(const Language& language) {
    return {
        storm(language, QT_TRANSLATE_NOOP("Storm", "The homeworld bears the sponsor's allegiance")),
        storm(language, QT_TRANSLATE_NOOP("Storm", "The Dune fief card is set aside")),
        storm(language, QT_TRANSLATE_NOOP("Storm", "Imperial deck: at least 10 cards, each once")),
        storm(language,
              QT_TRANSLATE_NOOP("Storm", "House deck: at least 30 cards, none more than 4 times")),
        storm(language, QT_TRANSLATE_NOOP("Storm", "House deck: only cards without allegiance, or "
                                                   "of an allegiance in the Imperial deck")),
        storm(language, QT_TRANSLATE_NOOP("Storm", "Both shuffled; 3 Imperial cards face down as "
                                                   "the assembly, 7 House cards in hand")),
    };
}

namespace {

constexpr const char* gameTextContext = "GameText";
constexpr const char* houseTextContext = "HouseText";

// In the order of GameField.
constexpr const char* gameFieldNames[]
    = {QT_TRANSLATE_NOOP("GameText", "Status"), QT_TRANSLATE_NOOP("GameText", "Solaris"),
       QT_TRANSLATE_NOOP("GameText", "Favor"), QT_TRANSLATE_NOOP("GameText", "Spice")};
static_assert(std::size(gameFieldNames) == static_cast<size_t>(GameField::SpiceTotal) + 1);

// In the order of GameFaultKind.
constexpr const char* gameFaultTexts[] = {
    QT_TRANSLATE_NOOP("GameText", "Round: type a whole number, or nothing."),
    QT_TRANSLATE_NOOP("GameText", "Table: type its number, 1 or more, or nothing."),
    QT_TRANSLATE_NOOP("GameText", "A game needs at least two players: add them first."),
    QT_TRANSLATE_NOOP("GameText", "%1 of %2: type G, A, R or E."),
    QT_TRANSLATE_NOOP("GameText", "%1 of %2: not known yet. The game stays a draft until it is "
                                  "(R11.3)."),
    QT_TRANSLATE_NOOP("GameText", "%1 of %2: type a whole number."),
    QT_TRANSLATE_NOOP("GameText", "%1 of %2: type a whole number, 0 or more."),
};
static_assert(std::size(gameFaultTexts) == static_cast<size_t>(GameFaultKind::NoCount) + 1);

// In the order of HouseFault.
constexpr const char* houseFaultTexts[] = {
    QT_TRANSLATE_NOOP("HouseText",
                      "Starting points: type how many of the 5 are spent on it, 0 or more."),
    QT_TRANSLATE_NOOP("HouseText",
                      "Players of the first game: type their number, 2 or more, or nothing."),
};
static_assert(std::size(houseFaultTexts)
              == static_cast<size_t>(HouseFault::NoPlayersOfFirstGame) + 1);

} // namespace

QString gameFaultText(const Language& language, const GameFault& fault, const QString& name) {
    const QString text
        = language.translate(gameTextContext, gameFaultTexts[static_cast<size_t>(fault.kind)]);
    if (!fault.at)
        return text;
    const char* field = gameFieldNames[static_cast<size_t>(fault.at->field)];
    return filled(text, {language.translate(gameTextContext, field), name});
}

QString houseFaultText(const Language& language, HouseFault fault) {
    return language.translate(houseTextContext, houseFaultTexts[static_cast<size_t>(fault)]);
}

} // namespace mentat
