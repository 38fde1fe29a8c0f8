#include "app/session/backups.h"
#include "app/session/people/known_people.h"
#include "app/session/people/near_names.h"
#include "app/session/practice.h"
#include "app/session/practice_play.h"
#include "model/document/event_document.h"
#include "model/errors.h"
#include "model/failure_kind.h"
#include "model/finding_kind.h"
#include "scoring/dune/results/believable_game.h"
#include "scoring/dune/results/game_questions.h"
#include "scoring/dune/today/dune_warnings.h"
#include "scoring/heats/clock/round_times.h"
#include "scoring/heats/draw/heat_draw.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/heats/seating/draw_source.h"
#include "tests/support/raw/raw_errors.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_practice {

namespace {

const QDate firstDay(2026, 7, 29);

/// An event of so many invented players with three heats drawn and started, nothing recorded.
Event drawnEvent(qint64 seed) {
    DrawSource chance(seed);
    Event event = inventedEvent(firstDay);
    const size_t players = 11 + chance.below(30);
    for (const InventedPerson& person : inventedPeople().first(players))
        event.players.push_back(newPlayer(*Name::fromText(person.name), nextPlayerId(event)));
    auto& play = std::get<DunePlay>(event.play);
    for (Heat& heat : play.heats) {
        for (const Player& player : event.players)
            heat.entrants.push_back(player.id);
        chance.shuffle(heat.entrants);
        heat.entrants.erase(heat.entrants.begin() + 10 + qsizetype(chance.below(players - 9)),
                            heat.entrants.end());
        const auto draw = drawHeat(event, {.heat = heat.number,
                                           .seed = qint64(chance.below(1000)),
                                           .sizes = {},
                                           .variantTables = {}});
        heat.draw = draw->record;
        heat.games = draw->games;
        for (Game& game : heat.games)
            game.start = heat.details.start->plusMinutes(qint64(chance.below(20)));
    }
    return event;
}

/// The same with an end for every table.
Event playedEvent(qint64 seed) {
    Event event = drawnEvent(seed);
    for (Heat& heat : std::get<DunePlay>(event.play).heats) {
        const VenueTime end = heatTimes(event.settings, heat.details)->end;
        for (Game& game : heat.games)
            game = believableEnd(event, game, end, seed * 1000 + game.table.value());
    }
    return event;
}

/// What R10 says of an event, whichever way it is asked, beside tables that are small by the draw.
QStringList complaints(const Event& event) {
    QStringList all;
    for (const Finding& error : eventErrors(event))
        all.append(u"error %1 %2"_s.arg(int(error.kind)).arg(error.where.text()));
    for (const Finding& warning : duneWarnings(event).open) {
        if (warning.kind != FindingKind::SmallGame
            && warning.kind != FindingKind::BaseOnlyAtVariant)
            all.append(u"warning %1 %2"_s.arg(int(warning.kind)).arg(warning.where.text()));
    }
    for (const raw::RawError& error : raw::rawErrors(writeEventDocument(event).toBytes()))
        all.append(u"raw %1 %2"_s.arg(error.rule, error.pointer));
    for (const Heat& heat : std::get<DunePlay>(event.play).heats) {
        for (const Game& game : heat.games) {
            if (!questionsOf(game, event.settings, false).empty())
                all.append(u"question at heat %1 table %2"_s.arg(heat.number.value())
                               .arg(game.table.value()));
        }
    }
    return all;
}

QList<PracticeStep> stepsOf(const std::vector<PracticeDeed>& deeds) {
    QList<PracticeStep> steps;
    for (const PracticeDeed& deed : deeds)
        steps.append(deed.step);
    return steps;
}

} // namespace

class TestPractice : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;

    [[nodiscard]] QString folder() const { return m_scratch->folder() + u"/practice"_s; }
    [[nodiscard]] std::unique_ptr<Session> opened(const QString& path) {
        auto session = Session::open(path, Session::Access::Write, m_scratch->desk());
        if (!session)
            qFatal("%s cannot be opened", qPrintable(path));
        return *std::move(session);
    }
    [[nodiscard]] std::unique_ptr<Session> invented() {
        const auto path = practiceWithInvented(folder(), m_scratch->desk(), firstDay);
        if (!path)
            qFatal("no practice");
        return opened(*path);
    }

private Q_SLOTS:
    void init() { m_scratch = std::make_unique<ScratchBook>(); }

    // B28: the first undo took the last of the made-up players away.
    void aFreshPracticeHasNothingToUndo() {
        const auto session = invented();
        const auto eventNow
            = [&]() -> const Event& { return session->book().events.front().event; };
        const size_t players = eventNow().players.size();
        QVERIFY(players > 20);
        QVERIFY(!session->undo().has_value());
        QCOMPARE(eventNow().players.size(), players);
        QVERIFY(registerInvented(*session, session->book().events.front().id, 1).has_value());
        QCOMPARE(eventNow().players.size(), players + 1); // planted: an act of its own
        QVERIFY(session->undo().has_value());
        QCOMPARE(eventNow().players.size(), players);
    }

    // 200 tournaments of 11 to 40 players.
    void whatIsMadeUpIsSound() {
        for (qint64 seed = 1; seed <= setting("MENTAT_PRACTICE_SEEDS", 200); ++seed) {
            const QStringList said = complaints(playedEvent(seed));
            QVERIFY2(said.isEmpty(),
                     qPrintable(u"seed %1: %2"_s.arg(seed).arg(said.join(u", "_s))));
        }
    }

    void plantedFaultsAreFound() {
        Event event = playedEvent(1);
        auto& games = std::get<DunePlay>(event.play).heats.front().games;
        const auto spoil = [&](const std::function<void(Game&)>& spoiled) {
            const Game kept = games.front();
            spoiled(games.front());
            const bool isFound = !complaints(event).isEmpty();
            games.front() = kept;
            return isFound;
        };
        QVERIFY(complaints(event).isEmpty());
        QVERIFY(spoil([](Game& game) {
            dune(game).victory = Victory::Solo;
            dune(game).ending = Ending::Victory;
            for (Seat& seat : game.seats) {
                dune(seat).alliance.reset();
                dune(seat).winner = &seat == &game.seats.front();
            }
            dune(game.seats.front()).strongholds = Count(1);
            dune(game.seats.front()).shieldWall = false;
        }));
        QVERIFY(spoil([](Game& game) { game.turns.reset(); }));
        QVERIFY(spoil([](Game& game) {
            dune(game.seats.front()).faction = dune(game.seats.back()).faction;
        }));
        QVERIFY(spoil([](Game& game) {
            dune(game.seats.front()).performancePoints = PerformancePoints::fromHalves(400);
        }));
    }

    // A published year: 6.9 turns in 3.9 hours, three of fourteen adjudicated.
    void whatIsMadeUpIsLikeThePublishedYears() {
        int games = 0;
        int turns = 0;
        qint64 minutes = 0;
        std::map<Victory, int> victories;
        for (qint64 seed = 1; seed <= 60; ++seed) {
            const Event event = playedEvent(seed);
            for (const Heat& heat : std::get<DunePlay>(event.play).heats) {
                for (const Game& game : heat.games) {
                    ++games;
                    turns += game.turns->value();
                    minutes += *minutesOf(game);
                    ++victories[*dune(game).victory];
                    QVERIFY(minutesOf(game) <= 300);
                }
            }
        }
        const auto between = [&](qint64 sum, double least, double most) {
            const double mean = double(sum) / games;
            if (mean < least || mean > most)
                qWarning("%f of %d games", mean, games);
            return mean >= least && mean <= most;
        };
        QVERIFY(between(turns, 6, 7.8));
        QVERIFY(between(minutes, 3.5 * 60, 4.4 * 60));
        QVERIFY(between(victories[Victory::Adjudicated], 0.14, 0.3));
        QVERIFY(between(victories[Victory::Alliance], 0.3, 0.5));
        for (const auto& [victory, id] : idTable(Victory()))
            QVERIFY2(victories[victory] > 0, id.data());
    }

    void theSameSeedIsTheSameGame() {
        QCOMPARE(playedEvent(7), playedEvent(7));
        QVERIFY(playedEvent(7) != playedEvent(8));
    }

    void factionsThatAreKnownStay() {
        Event event = drawnEvent(3);
        Game game = std::get<DunePlay>(event.play).heats.front().games.front();
        dune(game.seats.front()).faction = Faction::Guild;
        for (qint64 seed = 0; seed < 50; ++seed) {
            const Game ended = believableEnd(event, game, std::nullopt, seed);
            QCOMPARE(dune(ended.seats.front()).faction, Faction::Guild);
            std::set<Faction> all;
            for (size_t i = 0; i < ended.seats.size(); ++i) {
                QVERIFY(all.insert(*dune(ended.seats[i]).faction).second);
                QCOMPARE(ended.seats[i].player, game.seats[i].player);
            }
        }
    }

    void noInventedNameIsTakenForAnother() {
        std::set<QString> names;
        std::set<QString> families;
        for (const InventedPerson& person : inventedPeople()) {
            QVERIFY(names.insert(Name::fromText(person.name)->normalized()).second);
            QVERIFY(families.insert(person.name.section(u' ', 1)).second);
        }
        QVERIFY(int(names.size()) >= inventedPlayers);
    }

    void heatByHeat() {
        auto session = invented();
        QVERIFY(session->book().isPractice);
        const EventId event = session->book().events.front().id;
        const auto now = [&]() -> const Event& { return *findEvent(session->book(), event); };
        QCOMPARE(int(now().players.size()), inventedPlayers);
        // As many copies as the tables of everyone need, some with the expansion.
        int copies = 0;
        for (const Player& player : now().players)
            copies += player.copies && player.variantCopies ? player.copies->value() : 0;
        QVERIFY(copies * 6 >= inventedPlayers);

        using enum PracticeStep;
        for (const PracticeStep step :
             {PlayersCheckedIn, TablesDrawn, RoundStarted, ResultRecorded}) {
            const auto deed = doPracticeStep(*session, event, 42);
            QVERIFY(deed && *deed);
            QCOMPARE((*deed)->step, step);
            QCOMPARE((*deed)->round, std::optional(RoundId(HeatNumber(1))));
        }
        // The person types the next result, or whatever else; the program does the rest.
        const auto rest = playPracticeRound(*session, event, 43);
        QVERIFY(rest.has_value());
        const auto& heats = std::get<DunePlay>(now().play).heats;
        QCOMPARE(stepsOf(*rest),
                 QList<PracticeStep>(qsizetype(heats.front().games.size()) - 1, ResultRecorded));
        for (const int heat : {2, 3}) {
            const auto deeds = playPracticeRound(*session, event, heat);
            QVERIFY(deeds.has_value());
            QCOMPARE(
                deeds->front(),
                (PracticeDeed{
                    PlayersCheckedIn,
                    int(std::get<DunePlay>(now().play).heats[size_t(heat) - 1].entrants.size()),
                    RoundId(HeatNumber(heat))}));
        }
        QCOMPARE(complaints(now()).join(u'\n'), QString());
        const auto final = playPracticeRound(*session, event, 4);
        QVERIFY(final.has_value());
        QCOMPARE(stepsOf(*final),
                 (QList<PracticeStep>{LineUpClosed, TablesDrawn, RoundStarted, ResultRecorded}));
        QCOMPARE(final->front(), (PracticeDeed{LineUpClosed, 6, RoundId(finalName())}));
        QVERIFY(hasResult(*onlyFinalGame(now())));
        QCOMPARE(onlyFinalGame(now())->seats.size(), size_t(6));
        QCOMPARE(complaints(now()).join(u'\n'), QString());
        QVERIFY(!canPracticeOn(now()));
        const auto none = doPracticeStep(*session, event, 1);
        QVERIFY(none && !*none);
        // All of it was done as a person does it.
        QVERIFY(session->undo().has_value());
        QVERIFY(canPracticeOn(now()));
    }

    void peopleAndHeatsAreAddedWhereThereAreNone() {
        auto session = invented();
        Event empty = inventedEvent(firstDay);
        empty.details.name = *Name::fromText(u"Empty"_s);
        std::get<DunePlay>(empty.play).heats.clear();
        const auto event = session->addEvent(empty);
        QVERIFY(event.has_value());
        const auto deeds = playPracticeRound(*session, *event, 5);
        QVERIFY(deeds.has_value());
        QCOMPARE(deeds->at(0), (PracticeDeed{PracticeStep::PlayersRegistered, inventedPlayers}));
        QCOMPARE(deeds->at(1).step, PracticeStep::HeatAdded);
        QCOMPARE(deeds->back().step, PracticeStep::ResultRecorded);
    }

    void nothingIsMadeUpInAFileThatCounts() {
        m_scratch->create({writeEventDocument(drawnEvent(1)).toBytes()});
        auto session = m_scratch->open();
        const EventId event = session->book().events.front().id;
        const QByteArray before = exported(session->book());
        const auto step = doPracticeStep(*session, event, 1);
        QVERIFY(!step);
        QCOMPARE(step.error().kind, FailureKind::NoPractice);
        QCOMPARE(playPracticeRound(*session, event, 1).error().kind, FailureKind::NoPractice);
        QCOMPARE(exported(session->book()), before);
    }

    void whoIsMissingIsSaid() {
        // Everyone left, so that nobody can be checked in.
        auto session = invented();
        Event lonely = drawnEvent(2);
        lonely.details.name = *Name::fromText(u"Lonely"_s);
        auto& heats = std::get<DunePlay>(lonely.play).heats;
        heats.erase(heats.begin() + 1, heats.end());
        for (Game& game : heats.front().games)
            game.isVoid = true;
        heats.push_back({HeatNumber(2), {}, {}, {}, {}, {}});
        for (Player& player : lonely.players) {
            player.disqualified = true;
            player.disqualifiedReason = u"for cause"_s;
        }
        const auto event = session->addEvent(lonely);
        QVERIFY(event.has_value());
        const auto deeds = playPracticeRound(*session, *event, 5);
        QVERIFY(!deeds);
        QCOMPARE(deeds.error().kind, FailureKind::NoEntrants);
    }

    void aCopyLeavesTheFileAlone() {
        m_scratch->create({writeEventDocument(drawnEvent(4)).toBytes()});
        const QByteArray bytes = bytesOf(m_scratch->path());
        QString practice;
        {
            auto original = m_scratch->open();
            const auto path = practiceWithCopy(*original, folder(), m_scratch->desk());
            QVERIFY(path.has_value());
            practice = *path;
            QVERIFY(!original->book().isPractice);
            QVERIFY(original->canWrite());
        }
        QCOMPARE(bytesOf(m_scratch->path()), bytes);
        {
            auto session = opened(practice);
            QVERIFY(session->book().isPractice);
            const EventId event = session->book().events.front().id;
            QVERIFY(playPracticeRound(*session, event, 1).has_value());
            QCOMPARE(bytesOf(m_scratch->path()), bytes);
        }
        QCOMPARE(bytesOf(m_scratch->path()), bytes);
        QCOMPARE(QDir(m_scratch->folder()).entryList({u"*.mentat*"_s}).size(), 1);
        QVERIFY(!m_scratch->open()->book().isPractice);
    }

    void onePracticeAtATime() {
        const auto first = practiceWithInvented(folder(), m_scratch->desk(), firstDay);
        const auto second = practiceWithInvented(folder(), m_scratch->desk(), firstDay);
        QVERIFY(first && second);
        QCOMPARE(*first, *second);
        QCOMPARE(lastPractice(folder()), *second);
        // Somebody is at it: it stays, and the new one stands beside it.
        auto session = opened(*second);
        const auto third = practiceWithInvented(folder(), m_scratch->desk(), firstDay);
        QVERIFY(third && *third != *second);
        QVERIFY(QFile::exists(*second));
        session.reset();
        const auto fourth = practiceWithInvented(folder(), m_scratch->desk(), firstDay);
        QVERIFY(fourth.has_value());
        QCOMPARE(QDir(folder()).entryList(QDir::Files), QStringList{u"Practice.mentat"_s});
    }

    void theMarkGoesWhereverTheFileGoes() {
        auto session = invented();
        const QString copy = m_scratch->folder() + u"/somewhere else.mentat"_s;
        QVERIFY(session->copyTo(copy).has_value());
        QVERIFY(opened(copy)->book().isPractice);
        QVERIFY(practiceWithCopy(*session, folder() + u"/again"_s, m_scratch->desk()).has_value());
        const auto reading = Session::open(copy, Session::Access::Read, m_scratch->desk());
        QVERIFY(reading && (*reading)->book().isPractice);
        // Also out of the ruins.
        QByteArray bytes = bytesOf(copy);
        bytes.replace(8192, 512, QByteArray(512, '\x55'));
        bytes[70] = char(bytes[70] ^ 1); // and the mark itself was hit
        writeBytes(copy, bytes);
        const QString recovered = m_scratch->folder() + u"/recovered.mentat"_s;
        QVERIFY(recoverInto(recovered, {copy, {}}, m_scratch->desk()).has_value());
        QVERIFY(opened(recovered)->book().isPractice);
    }

    void theMarkCannotBeLostByASingleBit() {
        m_scratch->create({});
        const QByteArray bytes = bytesOf(m_scratch->path());
        for (int bit = 0; bit < 32; ++bit) {
            QByteArray hit = bytes;
            hit[68 + bit / 8] = char(hit[68 + bit / 8] ^ (1 << bit % 8));
            const QString path = m_scratch->folder() + u"/hit.mentat"_s;
            writeBytes(path, hit);
            const auto session = Session::open(path, Session::Access::Read, m_scratch->desk());
            QVERIFY(!session);
            QCOMPARE(session.error().kind, FailureKind::NotAnEventFile);
        }
    }

    void aDocumentSaysWhatItIsOf() {
        auto session = invented();
        const Event& event = session->book().events.front().event;
        QCOMPARE(eventForDocument(session->book(), event).details.name.text(),
                 u"Practice tournament (practice)"_s);
        QCOMPARE(eventForDocument({}, event), event);
    }

    void aFolderThatCannotBeMadeIsSaid() {
        writeBytes(m_scratch->folder() + u"/practice"_s, "a file");
        const auto made = practiceWithInvented(folder(), m_scratch->desk(), firstDay);
        QVERIFY(!made);
        QCOMPARE(made.error().kind, FailureKind::WriteFailed);
        m_scratch->create({});
        auto original = m_scratch->open();
        QVERIFY(!practiceWithCopy(*original, folder(), m_scratch->desk()));
    }
};

} // namespace mentat::test::tst_practice

MENTAT_TEST(tst_practice, TestPractice, QCoreApplication)
#include "tst_practice.moc"
