#include "model/document/event_document.h"
#include "scoring/dune/today/what_is_needed.h"
#include "tests/scoring/played_events.h"
#include "tests/scoring/remaining_play.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/raw/raw_scoring.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_needed_by_trial {

namespace {

/// One claim: so ends the game, and that follows.
struct Claim {
    OwnEnd end;
    Prospect prospect;
};

int shareIn(const Event& event, WinRow row, bool isFull) {
    const WinEntry& entry = event.settings.winPoints.at(row);
    return (isFull ? entry.fiveOrSix : entry.threeOrFour).halves();
}

std::vector<Claim> claimsOf(const Event& event, const NextGame& next) {
    const bool isFull = next.column == QpColumn::FiveOrSix;
    std::vector<Claim> claims{{{true, std::nullopt}, next.withoutVictory}};
    if (next.withoutGame)
        claims.push_back({{false, std::nullopt}, *next.withoutGame});
    for (const OwnVictory& victory : next.victories) {
        const int share = shareIn(event, victory.rows.front(), isFull);
        claims.push_back({{true, OwnEnd::Win{share, isFull}}, victory.prospect});
    }
    return claims;
}

Prospect prospectOf(const Followed& followed) {
    if (followed.always)
        return Prospect::Certain;
    return followed.never ? Prospect::Excluded : Prospect::Open;
}

QString text(const Claim& claim) {
    static constexpr std::array words{"certain", "open", "excluded"};
    QString end = claim.end.plays ? u"no victory"_s : u"no game"_s;
    if (const auto& win = claim.end.win)
        end = u"%1 half-points at a %2 table"_s.arg(win->share)
                  .arg(win->isFull ? u"full"_s : u"small"_s);
    return end + u": "_s + QLatin1StringView(words[static_cast<size_t>(claim.prospect)]);
}

bool sitsIn(const Game& game, const PlayerId& player) {
    return std::any_of(game.seats.begin(), game.seats.end(),
                       [&](const Seat& seat) { return seat.player == player && !seat.dropout; });
}

/// Where somebody can play next, by position in the event.
std::optional<size_t> nextHeat(const Event& event, const PlayerId& player) {
    const auto& heats = std::get<DunePlay>(event.play).heats;
    std::optional<size_t> next;
    for (const RemainingHeat& left : remainingHeats(event)) {
        const Heat& heat = heats[left.heat];
        const bool isFree = std::find(left.free.begin(), left.free.end(), player) != left.free.end()
                            && (left.free.size() >= 3 || !left.begun.empty());
        const bool isIn = std::any_of(left.begun.begin(), left.begun.end(), [&](size_t begun) {
            return sitsIn(heat.games[begun], player);
        });
        if ((isFree || isIn) && (!next || heat.number < heats[*next].number))
            next = left.heat;
    }
    return next;
}

size_t positionOf(const Event& event, HeatNumber number) {
    const auto& heats = std::get<DunePlay>(event.play).heats;
    const auto heat = std::find_if(heats.begin(), heats.end(),
                                   [&](const Heat& one) { return one.number == number; });
    return static_cast<size_t>(heat - heats.begin());
}

using AllFollows = std::map<OwnEnd, Followed>;

/// By going through everything; nothing where it would take too long.
std::optional<AllFollows> allThatFollows(const Event& event, const PlayerId& player,
                                         const NextGame& next) {
    constexpr size_t limit = 50'000;
    return whatFollows(event, player, positionOf(event, next.heat), limit);
}

/// Where another thing follows than is claimed; empty: nowhere. What is open claims nothing.
QString disagreement(AllFollows expected, QpColumn column, const std::vector<Claim>& claims) {
    for (const Claim& claim : claims) {
        const auto found = expected.find(claim.end);
        if (found == expected.end())
            continue; // cannot be
        if (claim.prospect != Prospect::Open && prospectOf(found->second) != claim.prospect)
            return text(claim);
        expected.erase(found);
    }
    // Of begun games it is not asked what follows without them.
    expected.erase(OwnEnd{false, std::nullopt});
    for (const auto& [end, followed] : expected) {
        if (!end.win || end.win->isFull == (column == QpColumn::FiveOrSix))
            return u"not claimed: "_s + text({end, prospectOf(followed)});
    }
    return {};
}

WinRow rowOf(const Game& game) {
    const auto winners = std::count_if(game.seats.begin(), game.seats.end(), hasWon);
    switch (*dune(game).victory) {
    case Victory::Solo: return WinRow::Solo;
    case Victory::Alliance: return WinRow::Alliance;
    case Victory::BgPrediction: return WinRow::BgPrediction;
    case Victory::FremenDefault:
        return winners > 1 ? WinRow::FremenDefaultAlliance : WinRow::FremenDefault;
    case Victory::GuildDefault:
        return winners > 1 ? WinRow::GuildDefaultAlliance : WinRow::GuildDefault;
    case Victory::Adjudicated: break;
    }
    return WinRow::Adjudicated;
}

/// How the player's game in the heat ended in an event that was played on.
OwnEnd endOf(const Event& played, const PlayerId& player, size_t heat) {
    for (const Game& game : std::get<DunePlay>(played.play).heats[heat].games) {
        if (!dune(game).victory || game.isVoid)
            continue;
        for (const Seat& seat : game.seats) {
            if (seat.player != player)
                continue;
            const bool isFull = game.seats.size() >= 5;
            if (!dune(seat).winner)
                return {true, std::nullopt};
            return {true, OwnEnd::Win{shareIn(played, rowOf(game), isFull), isFull}};
        }
    }
    return {};
}

/// By standings that share no code with the program.
bool qualifies(const Event& event, const PlayerId& player) {
    const raw::Json standings
        = raw::rawStandings(*raw::readJson(writeEventDocument(event).toBytes()));
    const auto finalists = static_cast<size_t>(event.settings.finalists.value());
    for (size_t row = 0; row < std::min(finalists, standings.items.size()); ++row) {
        const raw::Json& one = standings.items[row];
        if (one.find(u"player"_s)->text == player.text())
            return one.find(u"rank"_s)->kind != raw::Json::Kind::Null;
    }
    return false;
}

/// How much was tried, and which claim an event that was played on refutes.
struct Trial {
    size_t tried = 0;
    QString refuted;
};

/// Plays on at random, now for the player, now against him.
Trial trialOf(const Event& event, const PlayerId& player, size_t heat,
              const std::vector<Claim>& claims, RandomSource& random, int tries) {
    Trial trial;
    for (int i = 0; i < tries; ++i) {
        Playing how;
        how.staying = {player.text()};
        how.dropouts = random.oneIn(3);
        for (const Player& other : event.players) {
            if (random.oneIn(2) == (other.id != player))
                how.favored.insert(other.id.text());
        }
        const Event played = playedOn(event, how, random);
        const OwnEnd end = endOf(played, player, heat);
        for (const Claim& claim : claims) {
            if (claim.end != end || claim.prospect == Prospect::Open)
                continue;
            // R6.1: whoever is disqualified makes room, also for somebody who is out.
            if (how.dropouts && claim.prospect == Prospect::Excluded)
                continue;
            ++trial.tried;
            if (qualifies(played, player) != (claim.prospect == Prospect::Certain)) {
                trial.refuted = text(claim);
                return trial;
            }
        }
    }
    return trial;
}

/// Of everyone whose next game decides something.
struct Case {
    PlayerId player;
    NextGame next;
    std::vector<Claim> claims;
};

std::vector<Case> casesOf(const Event& event) {
    std::vector<Case> cases;
    for (const Player& player : event.players) {
        const auto need = whatIsNeeded(event, player.id);
        if (const auto* next = need ? std::get_if<NextGame>(&*need) : nullptr)
            cases.push_back({player.id, *next, claimsOf(event, *next)});
    }
    return cases;
}

bool decidesSomething(const Claim& claim) {
    return claim.prospect != Prospect::Open;
}

Event smallEvent(quint32 seed) {
    static const std::vector<int> sizes{3, 4, 5, 5, 6, 6, 7, 8};
    RandomSource random(seed * 37);
    Event event = midTournament(seed, random.of(sizes), random.between(1, 3));
    std::get<DunePlay>(event.play).setFinalGame({});
    std::get<DunePlay>(event.play).stage().closed = false;
    return event;
}

Event largeEvent(quint32 seed) {
    RandomSource random(seed * 41);
    Event event
        = midTournament(seed, random.between(9, random.oneIn(3) ? 45 : 16), random.between(1, 3));
    std::get<DunePlay>(event.play).setFinalGame({});
    std::get<DunePlay>(event.play).stage().closed = false;
    return event;
}

QString told(quint32 seed, const PlayerId& player, const QString& what) {
    return u"seed %1, %2: %3"_s.arg(seed).arg(player.text(), what);
}

/// With one claim more, which is not true; none where nothing is open that is not so.
std::vector<Claim> withOneTooMany(std::vector<Claim> claims, Prospect prospect,
                                  const AllFollows& follows) {
    const auto open = std::find_if(claims.begin(), claims.end(), [&](const Claim& claim) {
        const auto found = follows.find(claim.end);
        return claim.prospect == Prospect::Open && found != follows.end()
               && prospectOf(found->second) != prospect;
    });
    if (open == claims.end())
        return {};
    open->prospect = prospect;
    return claims;
}

} // namespace

/// What a player needs, against trial: every outcome of small heats is gone through, larger ones
/// are played on at random, and the standings made again by brute force.
class TestNeededByTrial : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void itIsTheNextGameOfThePlayer() {
        size_t games = 0;
        for (quint32 seed = 1; goesOn(seed, seedCount() / 8, games > 100); ++seed) {
            const Event event = seed % 2 ? smallEvent(seed) : largeEvent(seed);
            for (const Player& player : event.players) {
                const auto need = whatIsNeeded(event, player.id);
                const auto next = nextHeat(event, player.id);
                if (!need || std::holds_alternative<Certainty>(*need))
                    continue;
                const auto* game = std::get_if<NextGame>(&*need);
                QVERIFY2((game != nullptr) == next.has_value(),
                         qPrintable(told(seed, player.id, u"next game"_s)));
                if (game)
                    QCOMPARE(positionOf(event, game->heat), *next);
                games += game ? 1U : 0U;
            }
        }
        QVERIFY(games > 100);
    }

    void withFewPlayersNothingIsSaidButWhatFollows() {
        size_t judged = 0;
        size_t decided = 0;
        for (quint32 seed = 1; goesOn(seed, seedCount() / 20, decided > 20); ++seed) {
            const Event event = smallEvent(seed);
            for (const Case& one : casesOf(event)) {
                const auto follows = allThatFollows(event, one.player, one.next);
                if (!follows)
                    break;
                const QString wrong = disagreement(*follows, one.next.column, one.claims);
                QVERIFY2(wrong.isEmpty(), qPrintable(told(seed, one.player, wrong)));
                ++judged;
                decided += std::any_of(one.claims.begin(), one.claims.end(), decidesSomething) ? 1U
                                                                                               : 0U;
            }
        }
        qInfo("%zu players' next games gone through, something decided in %zu", judged, decided);
        QVERIFY(decided > 20);
    }

    void nothingThatHappensRefutesAClaim() {
        size_t tried = 0;
        for (quint32 seed = 1; goesOn(seed, seedCount() / 10, tried > 300); ++seed) {
            const Event event = seed % 4 ? largeEvent(seed) : smallEvent(seed);
            RandomSource random(seed);
            int left = 6; // players; more would take long
            for (const Case& one : casesOf(event)) {
                if (std::none_of(one.claims.begin(), one.claims.end(), decidesSomething)
                    || left-- == 0)
                    continue;
                const Trial trial = trialOf(event, one.player, positionOf(event, one.next.heat),
                                            one.claims, random, 12);
                QVERIFY2(trial.refuted.isEmpty(),
                         qPrintable(told(seed, one.player, trial.refuted)));
                tried += trial.tried;
            }
        }
        qInfo("%zu times what was claimed came about", tried);
        QVERIFY(tried > 300);
    }

    /// The planted faults: what is open is said to be certain, or excluded; what is decided is not
    /// said.
    void aClaimTooManyIsSeen() {
        size_t gone = 0;
        size_t refuted = 0;
        size_t planted = 0;
        for (quint32 seed = 1; goesOn(seed, 10, planted > 10 && refuted > 10); ++seed) {
            const Event event = smallEvent(seed);
            RandomSource random(seed);
            for (const Case& one : casesOf(event)) {
                const auto follows = allThatFollows(event, one.player, one.next);
                const size_t heat = positionOf(event, one.next.heat);
                for (const Prospect prospect : {Prospect::Certain, Prospect::Excluded}) {
                    const auto wrongly = follows ? withOneTooMany(one.claims, prospect, *follows)
                                                 : std::vector<Claim>();
                    if (wrongly.empty())
                        continue;
                    gone += disagreement(*follows, one.next.column, wrongly).isEmpty() ? 0U : 1U;
                    ++planted;
                    const Trial trial = trialOf(event, one.player, heat, wrongly, random, 20);
                    refuted += trial.refuted.isEmpty() ? 0U : 1U;
                }
            }
        }
        qInfo("of %zu claims too many %zu seen, %zu refuted at random", planted, gone, refuted);
        QCOMPARE(gone, planted);
        QVERIFY(planted > 10);
        QVERIFY(refuted > 10);
    }
};

} // namespace mentat::test::tst_needed_by_trial

MENTAT_TEST(tst_needed_by_trial, TestNeededByTrial, QCoreApplication)

#include "tst_needed_by_trial.moc"
