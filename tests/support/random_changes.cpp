#include "tests/support/random_changes.h"

#include "app/session/event_packs.h"

#include "app/session/acts.h"
#include "app/session/people/list_matching.h"
#include "app/session/people/merging.h"
#include "app/session/scheduled_event.h"
#include "model/changes/change_kind.h"
#include "tests/support/kinds/kind_changes.h"

#include <QTest>

#include <array>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

using Act = std::optional<Change> (*)(const Book&, const Event&, RandomSource&);

std::optional<QString> randomText(RandomSource& random) {
    static const std::vector<QString> texts{u"Żółw"_s, u"père \"Noël\""_s, u"東京"_s,
                                            u"line\nbreak"_s, u""_s};
    return random.oneIn(4) ? std::nullopt : std::optional(random.of(texts));
}

std::optional<Change> newDetails(const Book&, const Event& event, RandomSource& random) {
    EventDetails details = event.details;
    details.notes = randomText(random);
    details.gm = randomText(random);
    details.host = randomText(random);
    details.assistants.push_back(u"assistant %1"_s.arg(random.below(9)));
    return accepted(changeDetails(event, details));
}

std::optional<Change> otherLogo(const Book&, const Event& event, RandomSource& random) {
    if (random.oneIn(3))
        return changeLogo(event, std::nullopt);
    const QByteArray svg = "<svg><circle r='" + QByteArray::number(random.below(9)) + "'/></svg>";
    return changeLogo(event, *logoOf(svg));
}

std::optional<Change> otherAids(const Book&, const Event& event, RandomSource& random) {
    EventAids aids;
    aids.notes = randomText(random);
    for (size_t sections = random.below(3); sections > 0; --sections)
        aids.card.push_back({*Name::fromText(u"Ties %1"_s.arg(random.below(9))),
                             {*Name::fromText(u"more spice wins"_s)}});
    return changeAids(event, aids);
}

std::optional<Change> newSettings(const Book&, const Event& event, RandomSource& random) {
    Settings settings = event.settings;
    settings.finalists = Positive(random.between(4, 8));
    settings.prizeLevel = Count(random.between(0, 5));
    settings.winPoints.set(WinRow::Solo, {QualificationPoints::fromHalves(random.between(0, 9)),
                                          QualificationPoints::fromHalves(random.between(0, 9))});
    return accepted(changeSettings(event, settings));
}

std::optional<Change> newPlayer(const Book& book, const Event& event, RandomSource& random) {
    const QString id = u"new%1"_s.arg(random.below(10'000));
    Player player{{},
                  *PlayerId::fromText(id),
                  *Name::fromText(u"Newcomer "_s + id),
                  Preference::Either,
                  {},
                  {},
                  {},
                  {},
                  {},
                  {}};
    player.phone = u"555-%1"_s.arg(random.between(10'000, 99'999)); // no two have the same
    if (!book.people.empty() && random.oneIn(3))
        player.person = random.of(book.people).id;
    return accepted(addPlayer(book, event, player));
}

std::optional<Change> otherPlayer(const Book& book, const Event& event, RandomSource& random) {
    if (event.players.empty())
        return std::nullopt;
    Player player = random.of(event.players);
    player.whereabouts = randomText(random);
    player.copies = Count(random.between(0, 3));
    player.phone = randomText(random);
    return accepted(changePlayer(book, event, player));
}

std::optional<Change> fewerPlayers(const Book&, const Event& event, RandomSource& random) {
    if (event.players.empty())
        return std::nullopt;
    return accepted(removePlayer(event, random.of(event.players).id));
}

std::optional<Change> judge(const Book&, const Event& event, RandomSource& random) {
    if (event.players.empty())
        return std::nullopt;
    const PlayerId& id = random.of(event.players).id;
    return accepted(random.oneIn(2) ? disqualify(event, id, u"left"_s)
                                    : reinstate(event, id, u"came back"_s));
}

std::optional<Change> rollTies(const Book&, const Event& event, RandomSource& random) {
    if (event.players.size() < 2)
        return std::nullopt;
    std::vector<TieRoll> ties = event.tieRolls;
    if (!ties.empty() && random.oneIn(2))
        ties.erase(ties.begin());
    else
        ties.push_back({{event.players[0].id, event.players[1].id},
                        {Roll(random.between(1, 6))},
                        randomText(random)});
    return oneEdit(ChangeKind::TiesRolled, {qint64(ties.size())}, event, TieRollsSlot{}, ties);
}

std::optional<Change> keepOthersApart(const Book&, const Event& event, RandomSource& random) {
    if (event.players.size() < 2)
        return std::nullopt;
    return accepted(changeKeepApart(
        event, {{{event.players.front().id, event.players.back().id}, random.oneIn(2)}}));
}

std::optional<Change> rule(const Book&, const Event& event, RandomSource& random) {
    Ruling ruling;
    ruling.question = randomText(random);
    ruling.answer = u"answer %1"_s.arg(random.below(100));
    if (!event.rulings.empty()) {
        const Ruling& known = event.rulings[random.below(event.rulings.size())];
        switch (random.below(4)) {
        case 0: return accepted(changeRuling(event, known, ruling));
        case 1: return accepted(withdrawRuling(event, known));
        default: break;
        }
    }
    return accepted(recordRuling(event, ruling));
}

std::optional<Change> award(const Book&, const Event& event, RandomSource& random) {
    const auto& factions = idTable(Faction{});
    AwardDecision decision{factions[random.below(factions.size())].value, {}, {}, true};
    if (!event.players.empty())
        decision.player = random.of(event.players).id;
    return accepted(decideAward(event, decision));
}

std::optional<Change> mergeTwo(const Book& book, EventId id, RandomSource& random) {
    const auto& players = findEvent(book, id)->players;
    if (players.empty() || book.people.empty())
        return std::nullopt;
    if (random.oneIn(2))
        return accepted(mergePlayers(book, id, random.of(players).id, random.of(players).id));
    // most pairs play in the same year
    for (int pair = 0; pair < 20; ++pair) {
        const auto change = mergePeople(book, random.of(book.people).id, random.of(book.people).id);
        if (change)
            return *change;
    }
    return std::nullopt;
}

/// Moves some rounds to other hours and rooms, as a later schedule does.
std::optional<Change> laterSchedule(const Book&, const Event& event, RandomSource& random) {
    ScheduledEvent scheduled{u"DUN"_s, event.details.name, {}, {}, {}, {}};
    const int heats = random.between(1, 4);
    for (int heat = 1; heat <= heats + 1; ++heat) {
        const bool isFinal = heat > heats;
        const QDate day(2026, 7, random.between(20, 31));
        scheduled.rounds.push_back({heat, isFinal ? RoundKind::Final : RoundKind::Heat,
                                    isFinal ? std::nullopt : std::optional(HeatNumber(heat)),
                                    u"round"_s, VenueTime::of(day, QTime(random.between(8, 20), 0)),
                                    Minutes(random.between(60, 400)),
                                    u"room %1"_s.arg(random.below(9))});
    }
    const auto update = updateFromSchedule(event, scheduled);
    return update ? update->change : std::nullopt;
}

/// The event's own pack, with another card.
std::optional<Change> samePackAgain(const Book&, const Event& event, RandomSource& random) {
    EventPack pack = packOf(event);
    pack.settings.prizeLevel = Count(random.between(0, 6));
    pack.aids.card.push_back({*Name::fromText(u"Part %1"_s.arg(random.below(9))), {}});
    return accepted(takePack(event, pack));
}

/// A new person, and a known one under another number.
std::optional<Change> someList(const Book& book, const Event&, RandomSource& random) {
    QByteArray csv = "Name,From,Phone\nListed " + QByteArray::number(random.below(900)) + ",PA,\n";
    if (!book.people.empty())
        csv += '"' + QString(random.of(book.people).name.text()).replace(u'"', u"\"\""_s).toUtf8()
               + "\",,555 " + QByteArray::number(random.below(900)) + '\n';
    const auto list = readPeopleCsv(csv);
    const PeopleImport import = list ? matchPeople(book, *list) : PeopleImport();
    return import.people.empty() ? std::nullopt : std::optional(peopleTaken(import));
}

constexpr std::array<Act, 16> acts{samePackAgain, newDetails, otherLogo,     otherAids,
                                   newSettings,   newPlayer,  newPlayer,     otherPlayer,
                                   fewerPlayers,  judge,      rollTies,      keepOthersApart,
                                   rule,          award,      laterSchedule, someList};

} // namespace

std::optional<Change> randomChange(const Book& book, EventId id, RandomSource& random) {
    const Event& event = *findEvent(book, id);
    if (event.details.closed) // everything else is refused
        return accepted(reopenEvent(event, u"a wrong line"_s));
    if (random.oneIn(20))
        return mergeTwo(book, id, random);
    if (random.oneIn(3))
        return acts[random.below(acts.size())](book, event, random);
    return randomFormatChange(event, random);
}

std::vector<ChangeKind> performRandomChanges(Session& session, RandomSource& random, int count) {
    std::vector<ChangeKind> kinds;
    for (int attempts = 0; kinds.size() < static_cast<size_t>(count); ++attempts) {
        if (attempts > 50 * count + 1000)
            qFatal("random changes are refused too often");
        const EventId id = random.of(session.book().events).id;
        const auto change = randomChange(session.book(), id, random);
        if (!change || isIdle(withoutIdleEdits(*change)))
            continue;
        if (session.perform(id, *change))
            kinds.push_back(change->kind);
    }
    return kinds;
}

} // namespace mentat::test
