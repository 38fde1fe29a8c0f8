#include "model/document/games_csv.h"
#include "model/failure_kind.h"

#include "model/dune/dune_play.h"
#include "model/errors.h"
#include "model/kinds/rules_kind.h"
#include "tests/document/documents.h"
#include "tests/document/games_rows.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_games_csv {

namespace {

/// A game won by Ada and Bo, allied; the columns that follow are typed by the test.
const QByteArray sound = "year,heat,table,player,faction,alliance,winner,victory,turns\n"
                         "2001,1,1,Ada,emperor,1,yes,alliance,7\n"
                         "2001,1,1,Bo,guild,1,yes,alliance,7\n"
                         "2001,1,1,Cy,atreides,,,alliance,7\n";

GamesCsv readGames(const QByteArray& csv, NeededSettings needed = NeededSettings::AreProblems) {
    auto games = readGamesCsv(csv, needed);
    Q_ASSERT(games);
    return *std::move(games);
}

const DunePlay& playOf(const GamesCsv& games) {
    return std::get<DunePlay>(games.events.front().play);
}

const Game& gameIn(const GamesCsv& games) {
    return playOf(games).heats.front().games.front();
}

/// A problem as a test compares it: line:column heading rule, and what it is.
QString textOf(const GamesProblem& problem) {
    return u"%1:%2 %3 %4 %5"_s.arg(QString::number(problem.line), QString::number(problem.column),
                                   problem.heading, QString(idOf(problem.rule)),
                                   QString::number(int(problem.kind)));
}

QString problem(qint64 line, int column, const QString& heading, const QString& rule,
                GamesProblemKind kind) {
    return u"%1:%2 %3 %4 %5"_s.arg(QString::number(line), QString::number(column), heading, rule,
                                   QString::number(int(kind)));
}

QStringList problemsIn(const QByteArray& csv) {
    QStringList texts;
    for (const GamesProblem& one : readGames(csv).problems)
        texts << textOf(one);
    return texts;
}

/// The sound list with one text put in the place of another.
QByteArray with(const QByteArray& before, const QByteArray& after) {
    Q_ASSERT(sound.contains(before));
    QByteArray csv = sound;
    return csv.replace(csv.indexOf(before), before.size(), after);
}

std::optional<QString> trimmed(const std::optional<QString>& text) {
    if (!text || text->trimmed().isEmpty())
        return std::nullopt;
    return text->trimmed();
}

/// The game as a list can say it.
Game sayable(Game game, const std::map<PlayerId, PlayerId>& ids) {
    game.locked = game.checked = false;
    dune(game).pool.clear();
    game.accepted.clear();
    game.note = trimmed(game.note);
    if (dune(game).predicted)
        dune(game).predicted = ids.at(*dune(game).predicted);
    for (Seat& seat : game.seats) {
        seat.player = ids.at(seat.player);
        dune(seat).control.clear();
        dune(seat).qpReason = trimmed(dune(seat).qpReason);
    }
    return game;
}

/// One name each, and what is told of a final without a game left out.
Event namedApart(Event event) {
    for (size_t i = 0; i < event.players.size(); ++i) {
        event.players[i].name = *Name::fromText(u"Élan %1 O'Byron"_s.arg(i));
        event.players[i].from = trimmed(event.players[i].from);
    }
    return event;
}

/// Who stands for whom: the names are the same, the ids are new.
std::map<PlayerId, PlayerId> idsBetween(const Event& from, const Event& to) {
    std::map<PlayerId, PlayerId> ids;
    for (const Player& before : from.players) {
        for (const Player& after : to.players) {
            if (before.name == after.name)
                ids.emplace(before.id, after.id);
        }
    }
    return ids;
}

QString difference(const Event& expected, const Event& read) {
    const auto ids = idsBetween(expected, read);
    const auto& before = std::get<DunePlay>(expected.play);
    const auto& after = std::get<DunePlay>(read.play);
    std::vector<Game> wanted;
    std::vector<Game> found;
    for (const Heat& heat : before.heats) {
        for (const Game& game : heat.games)
            wanted.push_back(sayable(game, ids));
    }
    for (const Heat& heat : after.heats) {
        std::set<PlayerId> seated;
        for (const Game& game : heat.games) {
            found.push_back(game);
            for (const Seat& seat : game.seats)
                seated.insert(seat.player);
        }
        if (seated != std::set<PlayerId>(heat.entrants.begin(), heat.entrants.end()))
            return u"the entrants of heat %1"_s.arg(heat.number.value());
    }
    if (wanted != found)
        return u"the games"_s;
    const bool sameFinal = (before.finalGame() != nullptr) == (after.finalGame() != nullptr)
                           && (!before.finalGame()
                               || (sayable(*before.finalGame(), ids) == *after.finalGame()
                                   && before.isFinalTableStated == after.isFinalTableStated));
    if (!sameFinal)
        return u"the final"_s;
    const Settings& a = expected.settings;
    const Settings& b = read.settings;
    if (std::tuple(a.turnLimit, a.allianceSize, a.finalists, a.prizeLevel)
        != std::tuple(b.turnLimit, b.allianceSize, b.finalists, b.prizeLevel))
        return u"the settings"_s;
    if (expected.details.sets != read.details.sets)
        return u"the sets"_s;
    for (const auto& [old, id] : ids) {
        if (findPlayer(expected, old)->from != findPlayer(read, id)->from)
            return u"where %1 is from"_s.arg(id.text());
    }
    return {};
}

} // namespace

class TestGamesCsv : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // As in a list of people: one person stays one, however the lists write the name.
    void theFamilyNameMayComeFirst() {
        QByteArray csv = with("player", "player,predicted");
        csv.replace(",Ada,", ",\"Byron, Ada\",,").replace(",Bo,", ",Bo Peep,,");
        csv.replace(",Cy,", ",\"Smith, Cy, Jr.\",,");
        const GamesCsv games = readGames(csv);
        QVERIFY(games.problems.empty());
        QStringList names;
        for (const Player& player : games.events.front().players)
            names << player.name.text();
        QCOMPARE(names, (QStringList{u"Ada Byron"_s, u"Bo Peep"_s, u"Cy Smith, Jr."_s}));
        // Also where the same list names them the other way, and as who was predicted.
        csv.replace("2001,1,1,Bo Peep,,", "2001,1,1,Bo Peep,Ada Byron,");
        csv.replace("Cy, Jr.\",,", "Cy, Jr.\",\"Byron, Ada\",");
        const GamesCsv again = readGames(csv
                                         + "2001,2,1,Ada Byron,,guild,,yes,stronghold,5\n"
                                           "2001,2,1,Bo Peep,,emperor,,,stronghold,5\n");
        QCOMPARE(again.events.front().players.size(), size_t(3));
        QVERIFY(dune(gameIn(again)).predicted == again.events.front().players.front().id);
    }

    // Events without a game leave nothing in a list; the seeds below are of those that have some.
    void whatIsWrittenIsReadAgain() {
        int compared = 0;
        for (int seed = 0; seed < rounds(60, 2000); ++seed) {
            RandomSource random(unsigned(seed) + 7);
            const Event event = namedApart(eventOf(raw::randomPlayedEvent(quint32(seed))));
            const auto rows = gamesRowsOf(event);
            if (rows.empty())
                continue;
            const QByteArray csv = gamesCsvOf(rows, randomGamesStyle(random), random);
            const GamesCsv read = readGames(csv);
            for (const GamesProblem& one : read.problems)
                qWarning().noquote() << "seed" << seed << textOf(one);
            QVERIFY(read.problems.empty());
            QCOMPARE(read.events.size(), size_t(1));
            QVERIFY2(
                difference(event, read.events.front()).isEmpty(),
                qPrintable(u"seed %1: %2"_s.arg(seed).arg(difference(event, read.events.front()))));
            ++compared;
        }
        QVERIFY(compared > 40);
    }

    void severalYearsInOneFile() {
        for (int seed = 100; seed < rounds(110, 400); ++seed) {
            RandomSource random(unsigned(seed) + 7);
            std::map<Year, Event> events;
            std::vector<GamesRowCells> rows;
            for (int year = 2001; year < 2004; ++year) {
                Event event = namedApart(eventOf(raw::randomPlayedEvent(quint32(seed + year))));
                event.details.name = *Name::fromText(u"Dune"_s);
                event.details.year = Year(year);
                const auto more = gamesRowsOf(event);
                rows.insert(rows.end(), more.begin(), more.end());
                if (!more.empty())
                    events.emplace(event.details.year, std::move(event));
            }
            const GamesCsv read = readGames(gamesCsvOf(rows, randomGamesStyle(random), random));
            QVERIFY(read.problems.empty());
            QCOMPARE(read.events.size(), events.size());
            for (const Event& event : read.events)
                QCOMPARE(difference(events.at(event.details.year), event), QString());
        }
    }

    // The comparison above finds what it should.
    void aLostWinnerIsADifference() {
        const Event event = readGames(sound).events.front();
        Event other = event;
        QCOMPARE(difference(event, other), QString());
        dune(std::get<DunePlay>(other.play).heats.front().games.front().seats.front()).winner
            = false;
        QCOMPARE(difference(event, other), u"the games"_s);
        other = event;
        std::get<DunePlay>(other.play).heats.front().entrants.pop_back();
        QCOMPARE(difference(event, other), u"the entrants of heat 1"_s);
    }

    void playersAreNumberedAsTheyAppear() {
        const Event event
            = readGames("year,heat,table,player,from\n"
                        "2001,1,1,Zoë Ångström,\n2001,1,1,Ada,PA\n2001,2,1,ZOE  ANGSTROM,NJ\n")
                  .events.front();
        QCOMPARE(event.players.size(), size_t(2));
        QCOMPARE(event.players[0].id.text(), u"p1"_s);
        QCOMPARE(event.players[0].name.text(), u"Zoë Ångström"_s);
        QCOMPARE(*event.players[0].from, u"NJ"_s);
        QCOMPARE(event.players[1].id.text(), u"p2"_s);
        QCOMPARE(event.details.name.text(), u"Dune"_s);
        QCOMPARE(std::get<DunePlay>(event.play).heats[1].entrants,
                 std::vector<PlayerId>{event.players[0].id});
    }

    void yearsAndEventsStandApart() {
        const GamesCsv games = readGames("event,year,heat,table,player\n"
                                         "Dune,2002,1,1,A\nDune,2001,1,1,A\ndune ,2002,1,1,B\n"
                                         "Dune Express,2002,1,1,A\n");
        QCOMPARE(games.events.size(), size_t(3));
        QCOMPARE(games.events[0].details.year, Year(2002));
        QCOMPARE(games.events[0].players.size(), size_t(2));
        QCOMPARE(games.events[1].details.year, Year(2001));
        QCOMPARE(games.events[2].details.name.text(), u"Dune Express"_s);
    }

    void otherHeadings_data() {
        QTest::addColumn<QByteArray>("header");
        for (const char* header :
             {"Year,Round,Game,Name,Faction,Alliance,Won,Victory,Turns",
              "YEAR,HEAT,Table number,Full-Name,faction,alliance,WINNER,victory type,game_turns",
              "year,heat,table,player name,faction,alliance,winner,victory,turns"})
            QTest::newRow(header) << QByteArray(header);
    }
    void otherHeadings() {
        QFETCH(QByteArray, header);
        QByteArray csv = sound;
        csv.replace(0, csv.indexOf('\n'), header);
        const GamesCsv games = readGames(csv);
        QVERIFY(games.problems.empty());
        QVERIFY(games.ignored.empty());
        QVERIFY(games.events.front() == readGames(sound).events.front());
    }

    void everyOtherHeadingIsKnown() {
        const QByteArray others = "event name;tournament;seat number;state;performance points;"
                                  "dropped out;prediction;duration;started;ended;notes;"
                                  "qualification points;given;first name;first;family;last name;"
                                  "last;surname;given name;family name;hours";
        for (const QByteArray& heading : others.split(';')) {
            const GamesCsv games
                = readGames("year,heat,table,player," + heading + "\n2001,1,1,Ada,\n");
            QVERIFY2(games.ignored.empty() && games.problems.empty(), heading.constData());
        }
        QCOMPARE(readGames("year,heat,table,player,Place\n2001,1,1,Ada,1\n").ignored,
                 std::vector<QString>{u"Place"_s});
    }

    void givenAndFamilyNames() {
        const GamesCsv games
            = readGames("year,heat,table,first name,last name\n2001,1,1,Ada,Byron\n");
        QCOMPARE(games.events.front().players.front().name.text(), u"Ada Byron"_s);
    }

    void otherWords() {
        const GamesCsv games = readGames(
            "year;heat;table;player;faction;winner;victory;hours;pp;start;alliance;roll;spice\n"
            "2001;Heat 1;1;Ada;BG;x;prediction;5,5;2,5;2001-08-02 13:05;;4 / 6;-\n"
            "2001;1;1;Bo;Spacing Guild;no;;5:30;3;;b;;?\n2001;1;1;Cy;AT;;;;;;B;;–\n");
        QVERIFY(games.problems.empty());
        const Game& game = gameIn(games);
        QCOMPARE(*game.minutes, Minutes(330));
        QCOMPARE(*dune(game).victory, Victory::BgPrediction);
        QCOMPARE(game.start->text(), u"2001-08-02T13:05"_s);
        QCOMPARE(*dune(game.seats[0]).faction, Faction::BeneGesserit);
        QCOMPARE(dune(game.seats[0]).performancePoints->halves(), 5);
        QCOMPARE(dune(game.seats[0]).rolls, (std::vector<Roll>{Roll(4), Roll(6)}));
        QVERIFY(!dune(game.seats[0]).spice && !dune(game.seats[1]).spice
                && !dune(game.seats[2]).spice);
        QCOMPARE(*dune(game.seats[1]).faction, Faction::Guild);
        QCOMPARE(*dune(game.seats[1]).alliance, AllianceNumber(2));
        QCOMPARE(dune(game.seats[2]).alliance, dune(game.seats[1]).alliance);
    }

    void eachProblemAtItsCell_data();
    void eachProblemAtItsCell() {
        QFETCH(QByteArray, csv);
        QFETCH(QStringList, problems);
        QCOMPARE(problemsIn(csv), problems);
    }

    // What the year's settings would have to be is said, and taken on request.
    void settingsThatAreNeeded() {
        const QByteArray csv = "year,heat,table,player,faction,alliance,winner,victory,turns\n"
                               "2001,1,1,A,emperor,1,y,alliance,12\n2001,1,1,B,guild,1,y,,\n"
                               "2001,1,1,C,atreides,1,y,,\n2001,2,1,A,fremen,,y,solo,15\n"
                               "2002,1,1,A,fremen,,y,solo,9\n";
        const GamesCsv refused = readGames(csv);
        QCOMPARE(refused.problems.size(), size_t(3));
        const std::vector<NeededSetting> needed{{u"Dune"_s, Year(2001), u"turn limit"_s, 15},
                                                {u"Dune"_s, Year(2001), u"alliance size"_s, 3}};
        QVERIFY(refused.needed == needed);
        const GamesCsv taken = readGames(csv, NeededSettings::AreTaken);
        QVERIFY(taken.problems.empty());
        QVERIFY(taken.needed == needed);
        QCOMPARE(taken.events[0].settings.turnLimit, Positive(15));
        QCOMPARE(taken.events[0].settings.allianceSize, Positive(3));
        QVERIFY(taken.events[1].settings == Settings());
    }

    // A limit that the file says is the year's, and no other is taken.
    void aSettingThatIsSaidStands() {
        const QByteArray csv = "year,heat,table,player,faction,winner,victory,turns,turn limit\n"
                               "2001,1,1,A,emperor,y,solo,12,11\n";
        for (const auto needed : {NeededSettings::AreProblems, NeededSettings::AreTaken}) {
            const GamesCsv games = readGames(csv, needed);
            QCOMPARE(games.problems.size(), size_t(1));
            QCOMPARE(games.problems.front().kind, GamesProblemKind::Error);
            QVERIFY(games.needed.empty());
        }
    }

    void hostileFiles_data();
    void hostileFiles() {
        QFETCH(QByteArray, csv);
        const auto games = readGamesCsv(csv);
        // Either no list at all, or each problem at a line that the file has.
        if (!games)
            return;
        const qint64 lines = csv.count('\n') + csv.count('\r') + 1;
        for (const GamesProblem& one : games->problems) {
            QVERIFY(one.line >= 1 && one.line <= lines);
            QVERIFY(one.column >= 0 && one.column <= csv.size() + 1);
        }
        if (games->problems.empty()) {
            for (const Event& event : games->events)
                QVERIFY(eventErrors(event).empty());
        }
    }

    void noList() {
        QCOMPARE(readGamesCsv("").error().kind, FailureKind::CsvNoHeader);
        QCOMPARE(readGamesCsv("year,\"heat").error().kind, FailureKind::CsvUnclosedQuote);
        QCOMPARE(readGamesCsv(QByteArray("year,\xff\0", 7)).error().kind, FailureKind::NotUtf8);
    }

    // Thirty years of fifteen games: the whole file at once, each seat where it belongs.
    void manyYears() {
        QByteArray csv = "year,heat,table,player,faction,winner,victory\n";
        const QByteArrayList factions{"emperor", "guild", "fremen", "atreides", "harkonnen"};
        for (int year = 1990; year < 2020; ++year) {
            for (int game = 0; game < 15; ++game) {
                for (int seat = 0; seat < 5; ++seat)
                    csv += QByteArray::number(year) + ',' + QByteArray::number(game / 5 + 1) + ','
                           + QByteArray::number(game % 5 + 1) + ",P"
                           + QByteArray::number(game % 5 * 5 + seat) + ',' + factions[seat]
                           + (seat == 0 ? ",y,solo\n" : ",,\n");
            }
        }
        const GamesCsv games = readGames(csv);
        QVERIFY(games.problems.empty());
        QCOMPARE(games.events.size(), size_t(30));
        for (const Event& event : games.events) {
            QCOMPARE(event.players.size(), size_t(25));
            QCOMPARE(kindOf<RulesKind>(event).gameCount(event.play), size_t(15));
        }
    }
};

namespace {

using Kind = GamesProblemKind;

void newProblem(const char* name, const QByteArray& csv, const QStringList& problems) {
    QTest::newRow(name) << csv << problems;
}

void addProblemsOfCells() {
    newProblem("none", sound, {});
    newProblem("no columns", "player\nAda\n",
               {problem(1, 0, u"year"_s, u"R10.1"_s, Kind::ColumnMissing),
                problem(1, 0, u"heat"_s, u"R10.1"_s, Kind::ColumnMissing),
                problem(1, 0, u"table"_s, u"R10.1"_s, Kind::ColumnMissing)});
    newProblem("no name", "year,heat,table,given\n",
               {problem(1, 0, u"player"_s, u"R10.1"_s, Kind::ColumnMissing)});
    newProblem("column twice", with("alliance,winner", "Won,winner"),
               {problem(1, 7, u"winner"_s, u"R10.1"_s, Kind::ColumnsSame)});
    newProblem("minutes and hours", with("alliance,winner", "hours,minutes"),
               {problem(1, 7, u"minutes"_s, u"R10.1"_s, Kind::ColumnsSame)});
    newProblem("no year", with("2001,1,1,Cy", ",1,1,Cy"),
               {problem(4, 1, u"year"_s, u"R10.1"_s, Kind::Empty)});
    newProblem("bad year", with("2001,1,1,Cy", "01/2,1,1,Cy"),
               {problem(4, 1, u"year"_s, u"R10.1"_s, Kind::NotWhole)});
    newProblem("no player", with("Ada", " "),
               {problem(2, 4, u"player"_s, u"R10.1"_s, Kind::Empty)});
    newProblem("control character", with("Ada", "A\x07"),
               {problem(2, 4, u"player"_s, u"R10.1"_s, Kind::ControlCharacter)});
    newProblem("no heat", with("2001,1,1,Cy", "2001,,1,Cy"),
               {problem(4, 2, u"heat"_s, u"R10.1"_s, Kind::Empty)});
    newProblem("bad heat", with("2001,1,1,Cy", "2001,Friday,1,Cy"),
               {problem(4, 2, u"heat"_s, u"R10.1"_s, Kind::NotHeat)});
    newProblem("no table", with("2001,1,1,Cy", "2001,1,,Cy"),
               {problem(4, 3, u"table"_s, u"R10.1"_s, Kind::Empty)});
    newProblem("table 0", with("2001,1,1,Cy", "2001,1,0,Cy"),
               {problem(4, 3, u"table"_s, u"R10.1"_s, Kind::NotWhole)});
    newProblem("unknown faction", with("atreides", "Smurfs"),
               {problem(4, 5, u"faction"_s, u"R10.1"_s, Kind::UnknownWord)});
    newProblem("unknown faction of a winner", with("emperor", "Smurfs"),
               {problem(2, 5, u"faction"_s, u"R10.1"_s, Kind::UnknownWord)});
    newProblem("winner without a faction", with("emperor", ""),
               {problem(2, 5, u"faction"_s, u"R10.1"_s, Kind::Empty)});
    newProblem("neither yes nor no", with("guild,1,yes", "guild,1,perhaps"),
               {problem(3, 7, u"winner"_s, u"R10.1"_s, Kind::NotYesOrNo)});
    newProblem("unknown victory", with("alliance,7\n2001,1,1,Cy", "luck,7\n2001,1,1,Cy"),
               {problem(3, 8, u"victory"_s, u"R10.1"_s, Kind::UnknownWord)});
    newProblem("negative turns", with(",,,alliance,7", ",,,alliance,-1"),
               {problem(4, 9, u"turns"_s, u"R10.4"_s, Kind::NotWhole)});
    newProblem("other turns", with(",,,alliance,7", ",,,alliance,8"),
               {problem(4, 9, u"turns"_s, u"R10.1"_s, Kind::Differs)});
    newProblem("too many fields", with(",,,alliance,7", ",,,alliance,7,,9"),
               {problem(4, 0, QString(), u"R10.1"_s, Kind::TooManyFields)});
}

void addProblemsOfGames() {
    newProblem("too many turns",
               with("Ada,emperor,1,yes,alliance,7", "Ada,emperor,1,yes,,12")
                   .replace("alliance,7", "alliance,"),
               {problem(2, 9, u"turns"_s, u"R10.4"_s, Kind::NeedsTurnLimit)});
    newProblem("no winner", QByteArray(sound).replace("yes", ""),
               {problem(2, 8, u"victory"_s, u"R10.5"_s, Kind::Error)});
    newProblem("alliance of one", with("atreides,,", "atreides,9,"),
               {problem(4, 6, u"alliance"_s, u"R10.6"_s, Kind::Error)});
    newProblem("alliance of three", with("atreides,,", "atreides,1,y"),
               {problem(4, 6, u"alliance"_s, u"R10.6"_s, Kind::NeedsAllianceSize)});
    newProblem("faction twice", with("atreides", "guild"),
               {problem(4, 5, u"faction"_s, u"R10.3"_s, Kind::Error)});
    newProblem("player twice", with("Cy", "ADA"),
               {problem(4, 4, u"player"_s, u"R10.2"_s, Kind::Error)});
    newProblem("two tables", sound + "2001,1,2,Bo,fremen,,,,\n",
               {problem(5, 4, u"player"_s, u"R10.2"_s, Kind::Error)});
    const QByteArray seats = "year,heat,table,player,seat,pp,qp,roll,tokens,start,hours,from\n";
    newProblem("values", seats + "2001,1,1,A,1,2.25,,0,x,noon,5h,\n",
               {problem(2, 6, u"pp"_s, u"R10.8"_s, Kind::NotHalf),
                problem(2, 8, u"roll"_s, u"R10.8"_s, Kind::NotWhole),
                problem(2, 9, u"tokens"_s, u"R10.1"_s, Kind::NotWhole),
                problem(2, 10, u"start"_s, u"R10.1"_s, Kind::NoTime),
                problem(2, 11, u"hours"_s, u"R10.1"_s, Kind::NotHours)});
    newProblem("some seats", seats + "2001,1,1,A,1,,,,,,,\n2001,1,1,B,,,,,,,,\n",
               {problem(3, 5, u"seat"_s, u"R10.1"_s, Kind::SeatNotNumbered)});
    newProblem("seat twice", seats + "2001,1,1,A,1,,,,,,,\n2001,1,1,B,1,,,,,,,\n",
               {problem(3, 5, u"seat"_s, u"R10.1"_s, Kind::Error)});
    newProblem("two homes", seats + "2001,1,1,A,1,,,,,,,PA\n2001,2,1,A,1,,,,,,,NJ\n",
               {problem(3, 12, u"from"_s, u"R10.1"_s, Kind::HomeDiffers)});
    QByteArray crowd = "year,heat,table,player\n";
    for (int i = 0; i < 14; ++i)
        crowd += "2001,1,1,P" + QByteArray::number(i) + '\n';
    newProblem("two tables of one number", crowd,
               {problem(14, 3, u"table"_s, u"R10.3"_s, Kind::TooManySeats)});
    const QByteArray final
        = "year,heat,table,player,faction,winner,victory,predicted,prize level\n";
    newProblem("nobody predicted", final + "2001,final,,A,BG,y,prediction,,\n",
               {problem(2, 8, u"predicted"_s, u"R10.9"_s, Kind::Error)});
    newProblem("a stranger predicted", final + "2001,final,,A,BG,y,prediction,Zed,\n",
               {problem(2, 8, u"predicted"_s, u"R10.9"_s, Kind::NoSuchPlayer)});
    newProblem("two final tables", final + "2001,final,1,A,AT,y,solo,,\n2001,f,2,B,FR,,solo,,\n",
               {problem(3, 3, u"table"_s, u"R10.1"_s, Kind::Differs)});
    newProblem("two prize levels", final + "2001,1,1,A,,,,,3\n2001,2,1,A,,,,,4\n2002,1,1,A,,,,,4\n",
               {problem(3, 9, u"prize level"_s, u"R10.1"_s, Kind::YearDiffers)});
    newProblem("in the order of the file",
               with("Cy,atreides,,,alliance,7", "Cy,guild,,maybe,alliance,x")
                   .replace("Ada,emperor", "Ada,nobody"),
               {problem(2, 5, u"faction"_s, u"R10.1"_s, Kind::UnknownWord),
                problem(4, 5, u"faction"_s, u"R10.3"_s, Kind::Error),
                problem(4, 7, u"winner"_s, u"R10.1"_s, Kind::NotYesOrNo),
                problem(4, 9, u"turns"_s, u"R10.1"_s, Kind::NotWhole)});
}

} // namespace

void TestGamesCsv::eachProblemAtItsCell_data() {
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<QStringList>("problems");
    addProblemsOfCells();
    addProblemsOfGames();
}

void TestGamesCsv::hostileFiles_data() {
    QTest::addColumn<QByteArray>("csv");
    const QByteArray header = "event,year,heat,table,player,faction,winner,victory,roll,hours\n";
    QByteArray many = header;
    QByteArray lost = header;
    QByteArray years = header;
    for (int i = 0; i < 5000; ++i) {
        const QByteArray number = QByteArray::number(i + 1);
        many += "Dune,2001,1," + number + ",P" + number + ",emperor,,solo,,\n";
        lost += "Dune,2001,1,,P" + number + ",x,y,z,-,-\n";
        years += number + ",2001,1," + number + ",P,,y,solo,,\n";
    }
    QTest::newRow("a game without a winner each") << many;
    QTest::newRow("rows without a place") << lost;
    QTest::newRow("an event each") << years;
    QTest::newRow("great numbers") << header
                                          + "Dune,9999,2147483647,2147483647,A,,,,"
                                            "99999999999999999999,1e300\n";
    QTest::newRow("a great roll") << header + "D,1,1,1,A,,,,2147483648 2,nan\n";
    QTest::newRow("odd texts") << header + "%1%2,2001,1,1,\"=cmd|' /C'!A0\n\",%3,â®,%n,,\n";
    QTest::newRow("no rows") << header;
    QTest::newRow("a heading only") << QByteArray("\"\n\n\"");
    QTest::newRow("separators") << QByteArray(2000, ',') + '\n' + QByteArray(3000, ',');
    QTest::newRow("one heading often") << QByteArray("year,").repeated(500);
    QTest::newRow("no-break blanks") << header + "Dune,2001,1,1,Â â,,,,,\n";
    RandomSource random(99);
    for (int i = 0; i < rounds(60, 3000); ++i) {
        QByteArray torn = sound;
        for (int hit = 0; hit < 4; ++hit)
            torn[qsizetype(random.below(size_t(torn.size())))] = ",;\"\n\r x0-\t"[random.below(10)];
        QTest::addRow("torn %d", i) << torn;
    }
}

} // namespace mentat::test::tst_games_csv

MENTAT_TEST(tst_games_csv, TestGamesCsv, QCoreApplication)
#include "tst_games_csv.moc"
