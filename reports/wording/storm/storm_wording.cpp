#include "reports/wording/storm/storm_wording.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

#include <QStringList>

#include <iterator>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

QString deckName(const Language& language, Deck deck) {
    return say(language, deck == Deck::Imperial ? Phrase("Storm", "Imperial deck")
                                                : Phrase("Storm", "House deck"));
}

QString countText(const Language& language, const std::optional<Count>& count) {
    return count ? language.number(count->value()) : u"–"_s;
}

struct WarningWords {
    const Language& language;
    const NameOf& nameOf;

    QString operator()(const TooFewPlayers& one) const {
        return say(language, Phrase("Storm", "Players: %1; a game needs at least two"),
                   {language.number(one.players)});
    }
    QString operator()(const TwoGreatHouses& one) const {
        return say(language,
                   Phrase("Storm", "Great Houses: %1; the game ends with the first "
                                   "one (rulebook 5.4)"),
                   {namesOf(one.players, nameOf).join(u", "_s)});
    }
    QString operator()(const FavorGone& one) const {
        return say(language,
                   Phrase("Storm", "%1 has %2 favor and is not eliminated: a player without "
                                   "favor must withdraw (rulebook, Imperial favor)"),
                   {onOneLine(nameOf(one.player)), language.number(one.favor)});
    }
    QString operator()(const AdmittedWithLess& one) const {
        return say(language,
                   Phrase("Storm", "%1 is a Great House with %2 favor and %3 spice, "
                                   "under 10 of each: only possible with all six "
                                   "Dune fiefs (rulebook 7.1)"),
                   {onOneLine(nameOf(one.player)), language.number(one.favor),
                    language.number(one.spice)});
    }
};

} // namespace

QString sponsorName(const Language& language, Sponsor sponsor) {
    static constexpr Phrase names[]
        = {Phrase("Storm", "Corrino"), Phrase("Storm", "Atreides"),   Phrase("Storm", "Harkonnen"),
           Phrase("Storm", "Guild"),   Phrase("Storm", "Sisterhood"), Phrase("Storm", "Fremen")};
    return say(language, names[static_cast<size_t>(sponsor)]);
}

QString sponsorNames(const Language& language, const std::vector<Sponsor>& sponsors) {
    QStringList names;
    for (const Sponsor sponsor : sponsors)
        names.append(sponsorName(language, sponsor));
    return names.isEmpty() ? u"–"_s : names.join(u", "_s);
}

QString statusName(const Language& language, StormStatus status) {
    static constexpr Phrase names[] = {Phrase("Storm", "Great House"), Phrase("Storm", "active"),
                                       Phrase("Storm", "renegade"), Phrase("Storm", "eliminated")};
    return say(language, names[static_cast<size_t>(status)]);
}

QString startingFault(const Language& language, StartingFault fault) {
    switch (fault) {
    case StartingFault::TooManyPoints:
        return say(language, Phrase("Storm", "More than 5 starting points are spent (R11.1)"));
    case StartingFault::OddFavorPoints:
        return say(language, Phrase("Storm", "Favor costs 2 points each: points for favor "
                                             "must be even (R11.1)"));
    case StartingFault::SpiceNoMultiple:
        return say(language, Phrase("Storm", "Spice costs the rate of the player's first game "
                                             "in points each (R11.1)"));
    case StartingFault::TooMuchSpice:
        return say(language, Phrase("Storm", "No one starts with more than 3 spice "
                                             "(R11.1)"));
    }
    return {};
}

QString deckFault(const Language& language, const DeckFault& fault) {
    if (const auto* apart = std::get_if<AdversariesInDeck>(&fault)) {
        return say(language, Phrase("Storm", "%1: %2 and %3 are adversaries (R11.2)"),
                   {deckName(language, apart->deck), sponsorName(language, apart->first),
                    sponsorName(language, apart->second)});
    }
    return say(language,
               Phrase("Storm", "House deck: no card of %1 is in the Imperial deck "
                               "(R11.2)"),
               {sponsorName(language, std::get<NotInImperialDeck>(fault).allegiance)});
}

QString stormWarning(const Language& language, const StormWarning& warning, const NameOf& nameOf) {
    return std::visit(WarningWords{language, nameOf}, warning);
}

QString startingTotals(const Language& language, const StartingHouse& house) {
    return say(language, Phrase("Storm", "%1 solaris, %2 favor, %3 spice"),
               {countText(language, house.solaris), countText(language, house.favor),
                countText(language, house.spice)});
}

QString signedAmount(const Language& language, qint64 amount) {
    QString text = language.number(amount);
    if (amount < 0 && text.startsWith(u'-'))
        text.front() = u'−';
    return text;
}

QString pointsSum(const Language& language, const StormSeat& seat) {
    const auto points = victoryPoints(seat);
    if (!points)
        return u"–"_s;
    if (seat.status == StormStatus::Eliminated)
        return say(language, Phrase("Storm", "eliminated = 0"));
    const QStringList filling{language.number(points->status),
                              language.number(seat.solaris->value()),
                              signedAmount(language, seat.favor->value()),
                              language.number(seat.spice->value()),
                              signedAmount(language, points->sum()),
                              statusName(language, seat.status)};
    if (seat.status == StormStatus::GreatHouse) {
        return say(language,
                   Phrase("Storm", "%6 %1 + %2 solaris + 2 × %3 favor + 3 × %4 spice "
                                   "= %5"),
                   filling);
    }
    return say(language, Phrase("Storm", "%6: %2 solaris + 2 × %3 favor + 3 × %4 spice = %5"),
               filling);
}

QString gameSum(const Language& language, const StormSum& sum) {
    return say(language, Phrase("Storm", "Game %1: %2"),
               {language.number(sum.game.value()), pointsSum(language, sum.seat)});
}

QString setUpOf(const Language& language, int players) {
    const Count count(players);
    return say(
        language, Phrase("Storm", "%1 spice in the Guild hoard, rate %2"),
        {language.number(startingGuildHoard(count)), language.number(startingRate(count).value())});
}

QString pointsTitle(const Language& language, const QString& name, int points) {
    return sayCounted(language, CountedPhrase("Storm", "%1: %n victory point(s) (R11.3, R11.4)"),
                      points, {name});
}

QString exchangeText(const Language& language, qint64 hoard, ExchangeSide side) {
    const auto steps = exchangeSteps(hoard, side);
    if (steps.empty())
        return say(language, Phrase("Storm", "Buy: the Guild hoard has no spice"));
    QStringList parts;
    for (size_t i = 0; i < steps.size(); ++i)
        parts.append(
            say(language, Phrase("Storm", "%1 for %2 (then rate %3)"),
                {language.number(static_cast<qint64>(i) + 1), language.number(steps[i].solaris),
                 language.number(steps[i].rateAfter.value())}));
    return say(language,
               side == ExchangeSide::Buy ? Phrase("Storm", "Buy: %1") : Phrase("Storm", "Sell: %1"),
               {parts.join(u" · "_s)});
}

QStringList deckChecklist(const Language& language) {
    return {
        say(language, Phrase("Storm", "The homeworld has the sponsor's allegiance")),
        say(language, Phrase("Storm", "The Dune fief card is set aside")),
        say(language, Phrase("Storm", "Imperial deck: at least 10 cards, each once")),
        say(language, Phrase("Storm", "House deck: at least 30 cards, none more than 4 times")),
        say(language, Phrase("Storm", "House deck: only cards without allegiance, or "
                                      "of an allegiance in the Imperial deck")),
        say(language, Phrase("Storm", "Both shuffled; 3 Imperial cards face down as "
                                      "the assembly, 7 House cards in hand")),
    };
}

namespace {

// In the order of GameField.
constexpr Phrase gameFieldNames[] = {Phrase("GameText", "Status"), Phrase("GameText", "Solaris"),
                                     Phrase("GameText", "Favor"), Phrase("GameText", "Spice")};
static_assert(std::size(gameFieldNames) == static_cast<size_t>(GameField::SpiceTotal) + 1);

// In the order of GameFaultKind.
constexpr Phrase gameFaultTexts[] = {
    Phrase("GameText", "Round: type a whole number, or nothing."),
    Phrase("GameText", "Table: type its number, 1 or more, or nothing."),
    Phrase("GameText", "A game needs at least two players: add them first."),
    Phrase("GameText", "%1 of %2: type G, A, R, or E."),
    Phrase("GameText", "%1 of %2: not known yet. The game stays a draft until it is "
                       "(R11.3)."),
    Phrase("GameText", "%1 of %2: type a whole number."),
    Phrase("GameText", "%1 of %2: type a whole number, 0 or more."),
};
static_assert(std::size(gameFaultTexts) == static_cast<size_t>(GameFaultKind::NoCount) + 1);

// In the order of HouseFault.
constexpr Phrase houseFaultTexts[] = {
    Phrase("HouseText", "Starting points: type how many of the 5 are spent on it, 0 or more."),
    Phrase("HouseText", "Players of the first game: type their number, 2 or more, or nothing."),
};
static_assert(std::size(houseFaultTexts)
              == static_cast<size_t>(HouseFault::NoPlayersOfFirstGame) + 1);

} // namespace

QString gameFaultText(const Language& language, const GameFault& fault, const QString& name) {
    const QString text = say(language, gameFaultTexts[static_cast<size_t>(fault.kind)]);
    if (!fault.at)
        return text;
    Phrase field = gameFieldNames[static_cast<size_t>(fault.at->field)];
    return filled(text, {say(language, field), name});
}

QString houseFaultText(const Language& language, HouseFault fault) {
    return say(language, houseFaultTexts[static_cast<size_t>(fault)]);
}

} // namespace mentat
