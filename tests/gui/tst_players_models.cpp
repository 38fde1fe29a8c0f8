#include "app/session/people/known_people.h"
#include "reports/tables/player_lists.h"
#include "reports/wording/language/language.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"
#include "ui/itemmodels/players_import_model.h"
#include "ui/itemmodels/players_model.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/pages/players/player_card.h"

#include <QAbstractItemModelTester>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_players_models {

namespace {

PlayersRow rowNamed(const QString& id, const QString& name) {
    return {*PlayerId::fromText(id), name};
}

QString text(const QAbstractItemModel& model, int row, int column) {
    return model.index(row, column).data().toString();
}

QStringList texts(const ReportRow& row) {
    QStringList cells;
    for (const ReportCell& cell : row.cells)
        cells.append(cell.text);
    return cells;
}

/// A list of the event as the desk reads it.
template <class Make, class... What>
ReportTable atDesk(const Event& event, Make make, What... what) {
    const Book book{.people = {}, .events = {{EventId(1), event}}, .summaries = {}};
    const Wording wording;
    const ReportRequest request{.book = book,
                                .event = book.events.front().event,
                                .wording = wording,
                                .printed = {},
                                .round = {}};
    return tableAt(request, make(request, what...), Audience::Desk);
}

std::vector<HeatNumber> heats(std::initializer_list<int> numbers) {
    std::vector<HeatNumber> list;
    for (const int number : numbers)
        list.emplace_back(number);
    return list;
}

QByteArray eventWith(const QByteArray& players, const QByteArray& rest = {}) {
    return R"({"format": "mentat-event", "version": 1, "event": {"name": "Dune", "year": 2024,
        "rules": "wbc-dune", "keepApart": [{"players": ["p1", "p2"], "hard": true}]},
        "players": [)"
           + players + "]" + rest + "}";
}

} // namespace

/// The models of the Players page: what stays keeps its place, and what a cell says.
class TestPlayersModels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersReadAsOnPaper_data() {
        QTest::addColumn<QLocale>("locale");
        QTest::newRow("C") << QLocale::c();
        QTest::newRow("American") << QLocale(u"en_US"_s);
        QTest::newRow("German") << QLocale(u"de_DE"_s);
    }
    void numbersReadAsOnPaper() {
        QFETCH(const QLocale, locale);
        const auto restore = qScopeGuard([usual = QLocale()] { QLocale::setDefault(usual); });
        QLocale::setDefault(locale);
        const Language paper(nullptr, locale);
        for (int halves = 0; halves < 5000; halves += 7) {
            const QString points = pointsText(QualificationPoints::fromHalves(halves));
            QCOMPARE(points, paper.points(halves));
            // In a column the decimal points stand below each other.
            QCOMPARE(points.lastIndexOf(locale.decimalPoint()), points.size() - 2);
            QCOMPARE(points.count(u','), locale.decimalPoint() == u","_s ? 1 : 0);
        }
        QCOMPARE(thousandthsText(Fraction(9500, 7)), paper.thousandths(1357143));
        for (const QTime time : {QTime(0, 5), QTime(9, 0), QTime(17, 12)})
            QCOMPARE(timeText(time), paper.clockTime(time));
    }

    void rowsComeAndGoWithoutAReset() {
        PlayersModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        model.setRows({rowNamed(u"p1"_s, u"Ada"_s), rowNamed(u"p2"_s, u"Blaise"_s)});
        const QPersistentModelIndex blaise = model.index(1, 0);
        model.setRows({{NewName(), u"Bl"_s}, rowNamed(u"p2"_s, u"Blaise"_s)});
        QCOMPARE(blaise.row(), 1);
        PlayersRow changed = rowNamed(u"p2"_s, u"Blaise"_s);
        changed.games = 2;
        model.setRows({changed, rowNamed(u"p3"_s, u"Carl"_s)});
        QCOMPARE(blaise.row(), 0);
        QCOMPARE(text(model, 0, PlayersModel::Games), u"2"_s);
        QCOMPARE(changes.count(), 1);
        QCOMPARE(resets.count(), 0);
    }

    /// The field of a row that goes is left, which saves it, which shows the rows anew.
    void rowsThatAreSetWhileRowsAreSetComeAfter() {
        PlayersModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setRows({rowNamed(u"p1"_s, u"Ada"_s), rowNamed(u"p2"_s, u"Blaise"_s),
                       rowNamed(u"p3"_s, u"Carl"_s)});
        const auto saved = connect(&model, &QAbstractItemModel::rowsRemoved, this, [&] {
            model.setRows({rowNamed(u"p2"_s, u"Blaise P."_s), rowNamed(u"p4"_s, u"Emmy"_s)});
        });
        model.setRows({rowNamed(u"p2"_s, u"Blaise"_s)});
        disconnect(saved);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.rows()[0].name, u"Blaise P."_s);
        QCOMPARE(model.rows()[1].name, u"Emmy"_s);
    }

    void aRowSaysWhatIsKnown() {
        PlayersModel model;
        PlayersRow row = rowNamed(u"p1"_s, u"Ada"_s);
        row.heats = heats({1, 2, 3, 5});
        row.isDisqualified = true;
        PlayersRow person{PersonId(7), u"Carl"_s};
        person.lastYear = Year(2023);
        model.setRows({row, person});
        QCOMPARE(text(model, 0, PlayersModel::Heats), u"1–3, 5"_s);
        QCOMPARE(text(model, 0, PlayersModel::Final), u"not asked"_s);
        QCOMPARE(text(model, 0, PlayersModel::Status), u"disqualified"_s);
        QVERIFY(model.index(0, PlayersModel::Status).data(playersWarningRole).toBool());
        QCOMPARE(text(model, 1, PlayersModel::Status), u"not registered"_s);
        QCOMPARE(text(model, 1, PlayersModel::LastYear), u"2023"_s);
        QCOMPARE(text(model, 1, PlayersModel::Games), QString());
        QCOMPARE(model.index(0, PlayersModel::Badge).data(Qt::AccessibleTextRole).toString(),
                 u"Badge: –"_s);
    }

    void heatsInARowAreOneRange() {
        QCOMPARE(rangesOf(heats({})), QString());
        QCOMPARE(rangesOf(heats({2})), u"2"_s);
        QCOMPARE(rangesOf(heats({1, 2})), u"1, 2"_s);
        QCOMPARE(rangesOf(heats({1, 3, 4, 5})), u"1, 3–5"_s);
    }

    void aQueryMeansPlayersThenPeopleThenSomebodyNew() {
        ScratchBook scratch;
        scratch.create({R"({"format": "mentat-event", "version": 1,
            "event": {"name": "Dune", "year": 2023, "rules": "wbc-dune"},
            "players": [{"id": "p1", "name": "Adam Smith"}]})",
                        eventWith(R"({"id": "p1", "name": "Ada Byron"},
                                     {"id": "p2", "name": "Blaise Pascal"})")});
        const auto session = scratch.open(Session::Access::Read);
        const Book& book = session->book();
        const PlayersSource source(book, book.events[1].event,
                                   std::make_shared<NameSearch>(book, book.events[1].event),
                                   std::make_shared<NearNames>(book.people));
        const auto meant = source.playersMeant(u"ada"_s);
        QCOMPARE(meant.size(), size_t(2));
        QCOMPARE(meant[0].name, u"Ada Byron"_s);
        QCOMPARE(meant[1].name, u"Adam Smith"_s);
        QCOMPARE(meant[1].lastYear, std::optional(Year(2023)));
        const auto nobody = source.playersMeant(u"Blaize Pascal"_s);
        QCOMPARE(nobody.size(), size_t(2));
        QVERIFY(nobody[0].isNear); // a hurried Enter makes no double
        QVERIFY(std::holds_alternative<NewName>(nobody[1].who));

        QCOMPARE(source.playersMeant(u"42"_s).size(), size_t(0));
        QCOMPARE(source.peopleMeant({}).size(), size_t(1));
        QCOMPARE(source.peopleNotRegistered(), 1);
    }

    void gamesSayWhatCameOfThem() {
        GameRecord won;
        won.heat = HeatNumber(2);
        won.number = 3;
        won.side = Faction::BeneGesserit;
        won.outcome = GameOutcome::Won;
        won.points = QualificationPoints::fromHalves(3);
        GameRecord last;
        last.isFinal = true;
        last.outcome = GameOutcome::Lost;
        last.place = Place(4);
        const Event event = eventFrom(eventWith(
            R"({"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Blaise Pascal"})"));
        const ReportTable table = atDesk(event, gamesOfPlayer, std::vector<GameRecord>{won, last});
        QCOMPARE(texts(table.rows[0]), (QStringList{u"Heat 2, table 3"_s, u"Bene Gesserit"_s,
                                                    u"won"_s, u"1.5"_s, u"–"_s}));
        QCOMPARE(texts(table.rows[1]),
                 (QStringList{u"Final"_s, u"–"_s, u"place 4"_s, u"–"_s, u"–"_s}));
    }

    void yearsSayWhatIsKnownOfThem() {
        const Name dune = *Name::fromText(u"Dune"_s);
        PlayerRecord record{*PlayerId::fromText(u"p1"_s),       {},    3,
                            QualificationPoints::fromHalves(5), false, {}};
        const ReportTable table = yearsTable(
            {}, {{EventId(1), Year(2023), dune, record, {}}, {{}, Year(2015), dune, {}, Place(1)}});
        QCOMPARE(texts(table.rows[0]), (QStringList{u"Dune 2023"_s, u"3"_s, u"2.5"_s, u""_s}));
        QCOMPARE(texts(table.rows[1]), (QStringList{u"Dune 2015"_s, u""_s, u""_s, u"1"_s}));
    }

    void eachLineOfAListHasItsFate() {
        ScratchBook scratch;
        scratch.create({eventWith(R"({"id": "p1", "name": "Ada Byron", "badge": "1"},
                                     {"id": "p2", "name": "Blaise Pascal"})")});
        const auto session = scratch.open(Session::Access::Read);
        const auto list
            = readPeopleCsv("name,badge,phone,email\nBlaise Pascal,,,\nAda Byron,2,55,\n"
                            "Carl Gauss,,9,c@x.org\nCarl Gauss,,8,g@x.org\n");
        QVERIFY(list);
        const Wording wording;
        PlayersImportModel model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const PeopleImport import = matchPeople(session->book(), *list);
        model.setRows(
            rowsOfImport(import, *list, similarLines(session->book().people, import), wording));
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row) {
            rows << text(model, row, PlayersImportModel::Line) + u' '
                        + text(model, row, PlayersImportModel::Fate) + u' '
                        + text(model, row, PlayersImportModel::Name);
        }
        QCOMPARE(rows, QStringList({u"5 rejected Carl Gauss"_s, u"2 unchanged Blaise Pascal"_s,
                                    u"3 updated Ada Byron"_s, u"4 new Carl Gauss"_s}));
        QCOMPARE(text(model, 2, PlayersImportModel::What), u"badge 2, was 1; phone 55"_s);
        QVERIFY(text(model, 0, PlayersImportModel::What).contains(u"4"_s));
        // A line that changes nothing says no more than that.
        const auto damagedList = readPeopleCsv("name,phone\nBlaise Pascal,8.15E+09\n");
        PeopleImport again = matchPeople(session->book(), *damagedList);
        again.matched.front().before = again.matched.front().after;
        QCOMPARE(rowsOfImport(again, *damagedList, {}, wording).front().what,
                 u"damaged by a spreadsheet"_s);
        QVERIFY(model.index(0, PlayersImportModel::Fate).data(playersWarningRole).toBool());
    }

    void wishesNameThePlayers() {
        const Event event = eventFrom(eventWith(
            R"({"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Blaise Pascal"})"));
        const ReportTable table = atDesk(event, keptApart);
        QCOMPARE(table.rows.size(), size_t(1));
        QCOMPARE(texts(table.rows[0]).front(), u"Ada Byron, Blaise Pascal"_s);
        QVERIFY(texts(table.rows[0]).back().contains(u"always"_s));
    }
};

} // namespace mentat::test::tst_players_models

MENTAT_TEST(tst_players_models, TestPlayersModels, QCoreApplication)
#include "tst_players_models.moc"
