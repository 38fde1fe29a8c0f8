#include "tests/cli/cli_support.h"
#include "tests/support/namesakes.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_namesakes_answers {

/// What people read tells players of one name apart; JSON and CSV have the bare names.
class TestNamesakesAnswers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tablesTellThemApart_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QStringList>("commands");
        const QStringList heats{u"standings"_s,  u"standings --explain"_s,  u"finalists"_s,
                                u"placements"_s, u"placements --explain"_s, u"statistics"_s,
                                u"check"_s,      u"seat-check --heat 1"_s};
        for (quint32 seed = 1; seed <= 4; ++seed) {
            const raw::RandomPlayOptions played{.players = 13, .heats = 2, .finishedFinal = true};
            QTest::addRow("Dune %u", seed) << raw::randomPlayedEvent(seed, played)
                                           << heats + QStringList{u"awards --explain"_s};
            QTest::addRow("heats %u", seed) << raw::randomHeatsEvent(seed) << heats;
        }
        QTest::newRow("ruleset") << rulesetDocument() << heats;
        QTest::newRow("storm") << stormDocument() << QStringList{u"score"_s};
    }
    void tablesTellThemApart() {
        QFETCH(const QByteArray, document);
        QFETCH(const QStringList, commands);
        Terminal terminal;
        const QString file = terminal.path(u"event.mentat"_s);
        terminal.done({u"import"_s, file, u"--document"_s, u"-"_s}, withNamesakes(document));
        int naming = 0;
        for (const QString& command : commands) {
            QStringList typed = command.split(u' ');
            typed.insert(1, file);
            const QString table = QString::fromUtf8(terminal.run(typed).out);
            naming += table.contains(u"zelda"_s, Qt::CaseInsensitive) ? 1 : 0;
            QCOMPARE(unclearNames(table, NamesakeReaders::Desk).join(u'\n'), QString());
            if (typed.front() == u"check"_s) // whose sentences are made for people
                continue;
            for (const QString& format : {u"json"_s, u"csv"_s}) {
                const QByteArray out = terminal.run(typed + QStringList{u"--format"_s, format}).out;
                for (const char* told : {"(Ohio", "(Fargo", "(badge", "(no."})
                    QVERIFY2(!out.contains(told), out.constData());
            }
        }
        QVERIFY(naming > 0);
    }

    void theDocumentStaysAsItCame() {
        Terminal terminal;
        const QString file = terminal.path(u"event.mentat"_s);
        const QByteArray document = withNamesakes(rulesetDocument());
        terminal.done({u"import"_s, file, u"--document"_s, u"-"_s}, document);
        const QByteArray out = terminal.done({u"export"_s, file});
        QVERIFY(out.contains("\"name\": \"Zelda Quoxley\""));
        QVERIFY(!out.contains("Quoxley ("));
        // A list of people, too, which is read again.
        const QByteArray list = terminal.done({u"people"_s, file, u"--format"_s, u"csv"_s});
        QVERIFY(list.contains("Zelda Quoxley,Utica"));
    }

    void aReportOfOursIsReadAsTheNamesItIsOf() {
        Terminal terminal;
        const QString file = terminal.path(u"event.mentat"_s);
        terminal.done({u"import"_s, file, u"--document"_s, u"-"_s},
                      withNamesakes(rulesetDocument()));
        const QString list = terminal.path(u"standings.csv"_s);
        terminal.done({u"report"_s, file, u"--report"_s, u"standings"_s, u"--output"_s, list});
        const QString other = terminal.path(u"other.mentat"_s);
        (void)terminal.run({u"import-players"_s, other, u"--csv"_s, list, u"--skip-rejected"_s});
        const QByteArray people = terminal.done({u"people"_s, other, u"--format"_s, u"csv"_s});
        QVERIFY(people.contains("Zelda Quoxley,Ohio Falls"));
        QVERIFY(!people.contains("Quoxley ("));
    }

    // The planted fault: JSON has what a table must not.
    void theBareNameIsFound() {
        Terminal terminal;
        const QString file = terminal.path(u"event.mentat"_s);
        terminal.done({u"import"_s, file, u"--document"_s, u"-"_s},
                      withNamesakes(rulesetDocument()));
        const QByteArray json = terminal.done({u"standings"_s, file, u"--format"_s, u"json"_s});
        QVERIFY(!unclearNames(QString::fromUtf8(json), NamesakeReaders::Desk).isEmpty());
    }
};

} // namespace mentat::test::tst_namesakes_answers

MENTAT_TEST(tst_namesakes_answers, TestNamesakesAnswers, QCoreApplication)
#include "tst_namesakes_answers.moc"
