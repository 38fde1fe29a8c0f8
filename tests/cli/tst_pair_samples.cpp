#include "tests/cli/cli_support.h"
#include "tests/support/raw/ordered_json.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

using namespace Qt::StringLiterals;

// The samples of events for two at a table (tools/heats-sample).
namespace mentat::test::tst_pair_samples {

namespace {

QByteArray sampleOf(const QString& name) {
    QFile file(QStringLiteral(MENTAT_SAMPLES "/%1-2026.json").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no sample");
    return file.readAll();
}

/// "37 18+1 (7)": who plays, games of two and of one, and how many of them are open.
QString roundText(const raw::Json& round, const QString& whoPlays) {
    int pairs = 0;
    int open = 0;
    int byes = 0;
    for (const raw::Json& game : round.find(u"games"_s)->items) {
        const bool isBye = game.find(u"seats"_s)->items.size() == 1;
        (isBye ? byes : pairs) += 1;
        open += !isBye && !game.find(u"end"_s) ? 1 : 0;
    }
    return u"%1 %2+%3 (%4)"_s.arg(round.find(whoPlays)->items.size())
        .arg(pairs)
        .arg(byes)
        .arg(open);
}

} // namespace

class TestPairSamples : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// resources/sample/README.md: nothing to warn of, drawn as the program draws, half played.
    void inTheMiddleOfTheirDay_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("heats");
        QTest::addColumn<QStringList>("stages");
        QTest::newRow("Swiss") << u"swiss-sample"_s
                               << QStringList{u"39 19+1 (0)"_s, u"40 20+0 (0)"_s, u"40 20+0 (0)"_s,
                                              u"38 19+0 (0)"_s, u"37 18+1 (7)"_s}
                               << QStringList();
        QTest::newRow("mulligan") << u"mulligan-sample"_s
                                  << QStringList{u"48 24+0 (0)"_s, u"35 17+1 (0)"_s}
                                  << QStringList{u"41 9+23 (0)"_s, u"32 16+0 (8)"_s};
    }
    void inTheMiddleOfTheirDay() {
        QFETCH(QString, name);
        QFETCH(QStringList, heats);
        QFETCH(QStringList, stages);
        const QByteArray document = sampleOf(name);
        Terminal terminal;
        const QString file = terminal.path(u"sample.mentat"_s);
        terminal.done({u"import"_s, file, u"--document"_s, u"-"_s}, document);
        QCOMPARE(terminal.done({u"export"_s, file}), document);
        QCOMPARE(terminal.done({u"check"_s, file}), nothingFound);
        const raw::Json event = *raw::readJson(document);
        QStringList drawn;
        for (const raw::Json& heat : event.find(u"heats"_s)->items) {
            drawn << roundText(heat, u"entrants"_s);
            const raw::Json again = *raw::readJson(
                terminal.done({u"seat-check"_s, file, u"--heat"_s, QString::number(drawn.size()),
                               u"--format"_s, u"json"_s}));
            QVERIFY(again.find(u"drawnAgain"_s)->flag);
            QVERIFY(again.find(u"differences"_s)->items.empty());
        }
        QCOMPARE(drawn, heats);
        QStringList seated;
        for (const raw::Json& stage : event.find(u"stages"_s)->items) {
            if (!stage.find(u"games"_s)->items.empty())
                seated << roundText(stage, u"present"_s);
        }
        QCOMPARE(seated, stages);
    }
};

} // namespace mentat::test::tst_pair_samples

MENTAT_TEST(tst_pair_samples, TestPairSamples, QCoreApplication)
#include "tst_pair_samples.moc"
