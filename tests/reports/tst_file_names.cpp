#include "reports/writers/file_writing.h"
#include "tests/support/test_program.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_file_names {

namespace {

const QStringList devices{u"CON"_s,  u"PRN"_s,  u"AUX"_s,    u"NUL"_s,     u"COM1"_s, u"COM9"_s,
                          u"LPT1"_s, u"LPT9"_s, u"CONIN$"_s, u"CONOUT$"_s, u"COM¹"_s};

/// What some system says no to, in a name with something put behind it; empty: nothing.
QString faultOf(const QString& name) {
    for (const QChar c : name) {
        if (c < u' ' || u"<>:\"/\\|?*"_s.contains(c))
            return u"a letter"_s;
    }
    if (name.isEmpty() || name.size() > 120)
        return u"the length"_s;
    if (name.startsWith(u'.') || name.startsWith(u' ') || name.endsWith(u'.')
        || name.endsWith(u' '))
        return u"an end"_s;
    const QString base = name.section(u'.', 0, 0).trimmed();
    return devices.contains(base, Qt::CaseInsensitive) ? u"a device"_s : QString();
}

} // namespace

/// What files are called that are proposed for an event, a report or a ruleset.
class TestFileNames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void devicesAreNoNames_data() {
        QTest::addColumn<QString>("wished");
        QTest::addColumn<QString>("name");
        QTest::newRow("a device") << u"CON"_s << u"Mentat CON"_s;
        QTest::newRow("in small letters") << u"nul"_s << u"Mentat nul"_s;
        QTest::newRow("with an end") << u"Aux.2026"_s << u"Mentat Aux.2026"_s;
        QTest::newRow("with a number") << u"COM1"_s << u"Mentat COM1"_s;
        QTest::newRow("with a small number") << u"lpt³"_s << u"Mentat lpt³"_s;
        QTest::newRow("behind a dot") << u"...NUL..."_s << u"Mentat NUL"_s;
        QTest::newRow("behind what goes") << u"CON:"_s << u"Mentat CON"_s;
        QTest::newRow("cut off at the end") << u"NUL "_s + QString(200, u'.') << u"Mentat NUL"_s;
        QTest::newRow("a word") << u"Convention"_s << u"Convention"_s;
        QTest::newRow("a city") << u"Con City 2026"_s << u"Con City 2026"_s;
        QTest::newRow("a port") << u"COM10"_s << u"COM10"_s;
    }
    void devicesAreNoNames() {
        QFETCH(QString, wished);
        QTEST(fileNameOf(wished), "name");
    }

    void nothingBadStaysAtTheEnds() {
        QCOMPARE(fileNameOf(u"Dune Inc."_s), u"Dune Inc"_s);
        QCOMPARE(fileNameOf(u" . Dune . . "_s), u"Dune"_s);
        QCOMPARE(fileNameOf(u"Who wins?"_s), u"Who wins"_s);
        QCOMPARE(fileNameOf(QString(99, u'a') + u".b"_s), QString(99, u'a'));
    }

    void anyNameIsOneOnAnySystem() {
        const QStringList pieces
            = devices + QStringList{u"."_s,   u" "_s,    u":"_s, u"?"_s,  u"a"_s,
                                    u"\n"_s,  u"2026"_s, u"/"_s, u"\\"_s, u"ł"_s,
                                    u"con"_s, u"<"_s,    u"*"_s, u"|"_s,  u"\""_s};
        for (quint32 seed = 1; seed <= 3000; ++seed) {
            QRandomGenerator random(seed);
            QString wished;
            for (int left = random.bounded(6); left >= 0; --left)
                wished += pieces[random.bounded(static_cast<int>(pieces.size()))];
            const QString name = fileNameOf(wished);
            QVERIFY2(faultOf(name).isEmpty(), qPrintable(u"%1: \"%2\" of \"%3\""_s.arg(
                                                  QString::number(seed), name, wished)));
            QCOMPARE(fileNameOf(name), name);
        }
    }

    void theCheckSeesABadName() {
        for (const auto& name : {u"NUL"_s, u"con.txt"_s, u"a."_s, u"a:b"_s, u""_s, u".a"_s})
            QVERIFY2(!faultOf(name).isEmpty(), qPrintable(name));
    }
};

} // namespace mentat::test::tst_file_names

MENTAT_TEST(tst_file_names, TestFileNames, QCoreApplication)
#include "tst_file_names.moc"
