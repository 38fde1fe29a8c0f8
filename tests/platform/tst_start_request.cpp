#include "app/platform/single_instance.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_start_request {

class TestStartRequest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsRead_data() {
        QTest::addColumn<QString>("file");
        QTest::newRow("plain") << u"/home/anna/dune.mentat"_s;
        QTest::newRow("blanks and accents") << u"/media/STICK 1/Żółw & père %41.mentat"_s;
        QTest::newRow("a line end") << u"/tmp/two\nlines"_s;
        QTest::newRow("the longest") << u"/"_s + QString(1500, u'東');
    }
    void whatIsWrittenIsRead() {
        QFETCH(QString, file);
        const QByteArray line = lineOf({file});
        QCOMPARE(line.count('\n'), 1);
        QVERIFY(line.size() <= longestRequest);
        QCOMPARE(readRequest(line), std::optional(StartRequest{file}));
    }

    void showingTheWindowNeedsNoFile() {
        QCOMPARE(readRequest(lineOf({})), std::optional(StartRequest{}));
    }

    void whatNoStartWritesIsRefused_data() {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("a line end alone") << QByteArray("\n");
        QTest::newRow("no line end") << QByteArray("mentat 1 raise");
        QTest::newRow("another version") << QByteArray("mentat 2 raise\n");
        QTest::newRow("more after it") << QByteArray("mentat 1 raise now\n");
        QTest::newRow("no path") << QByteArray("mentat 1 open \n");
        QTest::newRow("relative") << QByteArray("mentat 1 open dune.mentat\n");
        QTest::newRow("upwards") << QByteArray("mentat 1 open ../dune.mentat\n");
        QTest::newRow("an address") << QByteArray("mentat 1 open http%3A//example.org\n");
        QTest::newRow("a zero byte") << QByteArray("mentat 1 open /tmp/a%00b\n");
        QTest::newRow("no UTF-8") << QByteArray("mentat 1 open /tmp/%FF\n");
        QTest::newRow("half an escape") << QByteArray("mentat 1 open /tmp/%4\n");
        QTest::newRow("not escaped") << QByteArray("mentat 1 open /tmp/a b\n");
        QTest::newRow("too long") << QByteArray("mentat 1 open /") + QByteArray(longestRequest, 'a')
                                         + '\n';
    }
    void whatNoStartWritesIsRefused() {
        QFETCH(QByteArray, line);
        QCOMPARE(readRequest(line), std::nullopt);
    }
};

} // namespace mentat::test::tst_start_request

MENTAT_TEST(tst_start_request, TestStartRequest, QCoreApplication)
#include "tst_start_request.moc"
