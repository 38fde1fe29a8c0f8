#include "tests/cli/cli_support.h"
#include "tests/support/raw/ordered_json.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_seat_stage {

namespace {

raw::Json sample(const char* file) {
    QFile document(QStringLiteral(MENTAT_SAMPLES) + u'/' + QString::fromLatin1(file));
    if (!document.open(QIODevice::ReadOnly))
        qFatal("no sample");
    return *raw::readJson(document.readAll());
}

/// The sample by a ruleset, after its heats: nothing is known of its stages.
QByteArray beforeTheSemifinal() {
    raw::Json document = sample("heats-sample-2026.json");
    document.remove(u"stages"_s);
    return raw::writeJson(document);
}

/// The Dune tournament's sample, its line-up closed, its vote and picks made.
QByteArray beforeTheFinal() {
    raw::Json document = sample("dune-sample-2026.json");
    raw::jsonAt(document, u"/final"_s)->remove(u"game"_s);
    return raw::writeJson(document);
}

QString lineOf(const raw::Json& players) {
    QStringList ids;
    for (const raw::Json& player : players.items)
        ids << player.text;
    return ids.join(u' ');
}

/// The players of each table, in the order of their seats.
QStringList tablesOf(const raw::Json& seated) {
    QStringList tables;
    for (const raw::Json& table : seated.find(u"tables"_s)->items) {
        QStringList players;
        for (const raw::Json& seat : table.find(u"seats"_s)->items)
            players << seat.find(u"player"_s)->text;
        tables << players.join(u' ');
    }
    return tables;
}

/// H9's `snake`, once more: from the first table to the last and back, full ones passed over.
QStringList snake(const QStringList& lineUp, const std::vector<int>& sizes) {
    std::vector<QStringList> tables(sizes.size());
    int table = 0;
    int step = 1;
    for (qsizetype next = 0; next < lineUp.size();) {
        if (tables[static_cast<size_t>(table)].size() < sizes[static_cast<size_t>(table)])
            tables[static_cast<size_t>(table)] << lineUp[next++];
        if (table + step < 0 || table + step == static_cast<int>(sizes.size()))
            step = -step; // the same table once more
        else
            table += step;
    }
    QStringList all;
    for (const QStringList& players : tables)
        all << players.join(u' ');
    return all;
}

} // namespace

/// `seat --stage`: what a heat's draw takes, as far as a line-up leaves something to say.
class TestSeatStage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    void import(const QByteArray& document) {
        m_terminal->done({u"import"_s, m_file, u"--document"_s, u"-"_s}, document);
    }
    [[nodiscard]] QStringList typed(const QString& stage, const QStringList& options) const {
        return QStringList{u"seat"_s, m_file, u"--stage"_s, stage} + options;
    }
    [[nodiscard]] QByteArray answer(const QString& stage, const QStringList& options) {
        return m_terminal->done(typed(stage, options + QStringList{u"--format"_s, u"json"_s}));
    }
    [[nodiscard]] raw::Json json(const QString& stage, const QStringList& options) {
        return *raw::readJson(answer(stage, options));
    }
    [[nodiscard]] raw::Json exported() {
        return *raw::readJson(m_terminal->done({u"export"_s, m_file}));
    }
    [[nodiscard]] raw::Json finalists() {
        return *raw::readJson(m_terminal->done({u"finalists"_s, m_file, u"--format"_s, u"json"_s}));
    }
    [[nodiscard]] QString semifinalists() {
        return lineOf(*finalists().find(u"stages"_s)->items.front().find(u"lineup"_s));
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"event.mentat"_s);
    }

    void tablesOfOtherSizes() {
        import(beforeTheSemifinal());
        const QStringList lineUp = semifinalists().split(u' ');
        QCOMPARE(lineUp.size(), 16);
        QCOMPARE(tablesOf(json(u"Semifinal"_s, {u"--dry-run"_s})), snake(lineUp, {4, 4, 4, 4}));
        const QStringList wish{u"--sizes"_s, u"5,5,6"_s};
        QCOMPARE(tablesOf(json(u"Semifinal"_s, wish + QStringList{u"--dry-run"_s})),
                 snake(lineUp, {5, 5, 6}));
        QVERIFY(!exported().find(u"stages"_s)); // only tried
        QCOMPARE(tablesOf(json(u"Semifinal"_s, wish + QStringList{u"--seed"_s, u"7"_s})),
                 snake(lineUp, {5, 5, 6}));
        const raw::Json stored = exported().find(u"stages"_s)->items.front();
        QCOMPARE(stored.find(u"seed"_s)->number, 7);
        QCOMPARE(stored.find(u"games"_s)->items.size(), size_t(3));
        const QByteArray warnings
            = m_terminal->done({u"check"_s, m_file, u"--format"_s, u"json"_s});
        QCOMPARE(warnings.count("\"H10.21\""), 3); // sizes that are not listed
        QCOMPARE(differenceOfFormats(
                     *m_terminal,
                     typed(u"Semifinal"_s,
                           wish + QStringList{u"--redraw"_s, u"--dry-run"_s, u"--seed"_s, u"7"_s}),
                     Formats::Csv),
                 QString());
    }

    // The first of the line-up have byes, which hinder no other draw.
    void tablesForFewer() {
        import(beforeTheSemifinal());
        const QStringList lineUp = semifinalists().split(u' ');
        const QStringList wish{u"--sizes"_s, u"4,4,4"_s};
        const raw::Json drawn = json(u"Semifinal"_s, wish);
        QCOMPARE(tablesOf(drawn), snake(lineUp.mid(4), {4, 4, 4}));
        QCOMPARE(lineOf(*drawn.find(u"byes"_s)), lineUp.mid(0, 4).join(u' '));
        const raw::Json stage = finalists().find(u"stages"_s)->items.front();
        QCOMPARE(lineOf(*stage.find(u"byes"_s)), lineUp.mid(0, 4).join(u' '));
        const raw::Json stored = exported().find(u"stages"_s)->items.front();
        const auto& games = stored.find(u"games"_s)->items;
        QCOMPARE(games.size(), size_t(7));
        const raw::Json& bye = games.back().find(u"seats"_s)->items.front();
        QCOMPARE(bye.find(u"player"_s)->text, lineUp[3]);
        QCOMPARE(bye.find(u"place"_s)->number, 1);
        QCOMPARE(tablesOf(json(u"Semifinal"_s, {u"--redraw"_s})), snake(lineUp, {4, 4, 4, 4}));
    }

    void howItCouldBeSeated() {
        import(beforeTheSemifinal());
        const raw::Json before = exported();
        QCOMPARE(fromJson(answer(u"Semifinal"_s, {u"--options"_s})),
                 QByteArray("{'stage':'Semifinal','options':[{'sizes':[4,4,4,4],'kind':'default',"
                            "'minutes':100}]}"));
        QVERIFY(exported() == before);
        QCOMPARE(
            differenceOfFormats(*m_terminal, typed(u"Semifinal"_s, {u"--options"_s}), Formats::Csv),
            QString());
    }

    // Three sit at one table, though the ruleset has tables of four.
    void whomTheListedSizesCannotSeat() {
        QByteArray document = beforeTheSemifinal();
        raw::Json event = *raw::readJson(document);
        raw::jsonAt(event, u"/event/ruleset/stages/0"_s)->set(u"entrants"_s, *raw::readJson("3"));
        raw::jsonAt(event, u"/event/ruleset/stages/0"_s)->remove(u"skipBelow"_s);
        import(raw::writeJson(event));
        QCOMPARE(fromJson(answer(u"Semifinal"_s, {u"--options"_s})),
                 QByteArray("{'stage':'Semifinal','options':[{'sizes':[3],'kind':'default',"
                            "'minutes':95},{'sizes':[4],'kind':'missing','minutes':100}]}"));
    }

    void theFinalOfTheTournament() {
        import(beforeTheFinal());
        const QStringList lineUp = lineOf(*finalists().find(u"lineup"_s)).split(u' ');
        QCOMPARE(lineUp.size(), 6);
        const auto drawn = [&](const QString& seed, const QStringList& more = {}) {
            return json(u"Final"_s, QStringList{u"--seed"_s, seed} + more);
        };
        const raw::Json first = drawn(u"3"_s, {u"--dry-run"_s});
        QCOMPARE(tablesOf(first).size(), 1);
        const QStringList seated = tablesOf(first).front().split(u' ');
        QCOMPARE(std::set<QString>(seated.begin(), seated.end()),
                 std::set<QString>(lineUp.begin(), lineUp.end()));
        QCOMPARE(tablesOf(drawn(u"3"_s, {u"--dry-run"_s})), tablesOf(first));
        QVERIFY(tablesOf(drawn(u"4"_s, {u"--dry-run"_s})) != tablesOf(first));
        QCOMPARE(tablesOf(drawn(u"3"_s, {u"--dry-run"_s, u"--sizes"_s, u"6"_s})), tablesOf(first));
        QVERIFY(!exported().find(u"final"_s)->find(u"game"_s));
        // Picks hold (R7.3).
        const raw::Json& table = first.find(u"tables"_s)->items.front();
        for (const raw::Json& seat : table.find(u"seats"_s)->items) {
            if (seat.find(u"player"_s)->text == u"p5"_s)
                QCOMPARE(seat.find(u"faction"_s)->text, u"guild"_s);
        }
        QCOMPARE(tablesOf(drawn(u"3"_s)), tablesOf(first));
        const raw::Json game = *exported().find(u"final"_s)->find(u"game"_s);
        QCOMPARE(game.find(u"seats"_s)->items.size(), size_t(6));
        QCOMPARE(game.find(u"seats"_s)->items.front().find(u"player"_s)->text, seated.front());
        QVERIFY(tablesOf(drawn(u"4"_s, {u"--redraw"_s})) != tablesOf(first));
        QCOMPARE(fromJson(answer(u"Final"_s, {u"--options"_s})),
                 QByteArray(
                     "{'stage':'Final','options':[{'sizes':[6],'kind':'default','minutes':276}]}"));
        QCOMPARE(differenceOfFormats(
                     *m_terminal,
                     typed(u"Final"_s, {u"--redraw"_s, u"--dry-run"_s, u"--seed"_s, u"3"_s}),
                     Formats::Csv),
                 QString());
    }

    void whatIsRefused_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QString>("stage");
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<ExitCode>("code");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const QByteArray& document, const QString& stage,
                            const QString& options, ExitCode code, const char* says) {
            QTest::newRow(name) << document << stage << options.split(u' ') << code
                                << QString::fromLatin1(says);
        };
        const QByteArray ruleset = beforeTheSemifinal();
        const QByteArray dune = beforeTheFinal();
        const QByteArray played = raw::writeJson(sample("heats-sample-2026.json"));
        using enum ExitCode;
        row("too many seats", ruleset, u"Semifinal"_s, u"--sizes 9,9"_s, WrongRequest,
            "The tables have 18 seats, but 16 are to be seated.");
        row("a table that is none", ruleset, u"Semifinal"_s, u"--sizes 13,3"_s, WrongRequest,
            "A table of 13 is not possible; a game has from 2 to 12 players.");
        row("sizes that are none", ruleset, u"Semifinal"_s, u"--sizes 5;5"_s, WrongUsage,
            "--sizes must be numbers");
        row("not known yet", ruleset, u"Final"_s, u"--options"_s, WrongRequest,
            "It is not known yet who plays the Final");
        row("played", played, u"Semifinal"_s, u"--sizes 5,5,6 --redraw"_s, WrongRequest,
            "has a result, so the round can no longer be drawn.");
        row("avoid", ruleset, u"Semifinal"_s, u"--avoid-repeats"_s, WrongUsage,
            "--stage and --avoid-repeats cannot be used together: an advanced round is seated by "
            "its seeding.");
        row("standby", ruleset, u"Semifinal"_s, u"--standby 2"_s, WrongUsage,
            "--stage and --standby cannot be used together: alternates move up on the call list.");
        row("expansion", dune, u"Final"_s, u"--expansion-tables 1"_s, WrongUsage,
            "--stage and --expansion-tables cannot be used together: finalists vote on the "
            "expansion.");
        row("factions", dune, u"Final"_s, u"--factions"_s, WrongUsage,
            "--stage and --factions cannot be used together: finalists pick their factions.");
        row("no such round", dune, u"Semifinal"_s, u"--dry-run"_s, WrongRequest,
            "uses rules that have no such list.");
        row("a final of two tables", dune, u"Final"_s, u"--sizes 3,3"_s, WrongRequest,
            "A table of 3 is not possible; a game has from 6 to 6 players.");
        row("a final too small", dune, u"Final"_s, u"--sizes 5"_s, WrongRequest,
            "The tables have 5 seats, but 6 are to be seated.");
        row("a final that is played", raw::writeJson(sample("dune-sample-2026.json")), u"Final"_s,
            u"--redraw"_s, WrongRequest, "has a result, so the round can no longer be drawn.");
    }
    void whatIsRefused() {
        QFETCH(const QByteArray, document);
        QFETCH(const QString, stage);
        QFETCH(const QStringList, options);
        QFETCH(const ExitCode, code);
        QFETCH(const QString, says);
        import(document);
        const raw::Json before = exported();
        const FolderContent files = m_terminal->content();
        const Outcome outcome = m_terminal->run(typed(stage, options));
        QCOMPARE(faultOfRefusal(outcome, code), QString());
        QVERIFY2(QString::fromUtf8(outcome.err).contains(says), outcome.err.constData());
        QVERIFY(exported() == before);
        QCOMPARE(differenceOf(files, m_terminal->content()), QString());
    }

    // Without the word of the GM who asks again.
    void whatIsSeatedIsNotSeatedAgain() {
        import(beforeTheFinal());
        (void)json(u"Final"_s, {u"--seed"_s, u"3"_s});
        const Outcome again = m_terminal->run(typed(u"Final"_s, {u"--seed"_s, u"4"_s}));
        QCOMPARE(faultOfRefusal(again, ExitCode::WrongRequest), QString());
        QVERIFY(again.err.contains("The Final already has tables."));
    }

    void aFinalByARulesetIsOneTable() {
        raw::Json document = sample("heats-sample-2026.json");
        auto& stages = raw::jsonAt(document, u"/stages"_s)->items;
        stages.pop_back();
        import(raw::writeJson(document));
        const int players = static_cast<int>(
            finalists().find(u"stages"_s)->items.back().find(u"lineup"_s)->items.size());
        QCOMPARE(players, 4);
        for (const QStringList& dry : {QStringList{u"--dry-run"_s}, QStringList{}}) {
            const Outcome two
                = m_terminal->run(typed(u"Final"_s, QStringList{u"--sizes"_s, u"2,2"_s} + dry));
            QCOMPARE(faultOfRefusal(two, ExitCode::WrongRequest), QString());
            QCOMPARE(two.errorLines(),
                     QStringList{u"/stages/1/games/1: The final is one game; another must be void "
                                 "(H10.5)"_s});
        }
        QCOMPARE(tablesOf(json(u"Final"_s, {u"--sizes"_s, u"4"_s})).size(), 1);
    }
};

} // namespace mentat::test::tst_seat_stage

MENTAT_TEST(tst_seat_stage, TestSeatStage, QCoreApplication)
#include "tst_seat_stage.moc"
