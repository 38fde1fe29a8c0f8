#include "model/document/bytes/input.h"
#include "model/document/people/people_csv.h"
#include "model/failure_kind.h"
#include "tests/support/only_unix.h"
#include "tests/support/test_program.h"

#include <QBuffer>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_whole_input {

namespace {

constexpr qint64 most = 67'108'864; // 64 MB

/// Another program's output that never ends. Counts what is taken of it.
class Endless : public QIODevice {
public:
    Endless() { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }
    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 taken() const { return m_taken; }

protected:
    qint64 readData(char* data, qint64 length) override {
        std::fill_n(data, length, ' ');
        m_taken += length;
        return length;
    }
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    qint64 m_taken = 0;
};

Failure failureOf(const Result<QByteArray>& read) {
    return read ? Failure{} : read.error();
}

} // namespace

class TestWholeInput : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whatEndsIsReadWhole() {
        QByteArray bytes(200'001, 'x');
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        QCOMPARE(readWhole(buffer, u"it"_s).value(), bytes);
        QBuffer nothing;
        QVERIFY(nothing.open(QIODevice::ReadOnly));
        QCOMPARE(readWhole(nothing, u"it"_s).value(), QByteArray());
    }

    void theBoundIsIncluded() {
        QByteArray bytes(most, 'x');
        QBuffer buffer(&bytes);
        QVERIFY(buffer.open(QIODevice::ReadOnly));
        QCOMPARE(readWhole(buffer, u"it"_s).value().size(), most);
        bytes += 'x';
        QVERIFY(buffer.reset());
        const Failure refused = failureOf(readWhole(buffer, u"it"_s));
        QCOMPARE(refused.kind, FailureKind::InputTooLarge);
        QCOMPARE(refused.values, (Values{u"it"_s, qint64(64)}));
        QCOMPARE(buffer.pos(), 0); // its size says it all
        // What was pasted has no name.
        const auto list = readPeopleCsv(bytes);
        QVERIFY(!list);
        QCOMPARE(list.error().kind, FailureKind::InputTooLarge);
        QCOMPARE(list.error().values, (Values{QString(), qint64(64)}));
    }

    void whatNeverEndsIsGivenUp() {
        Endless endless;
        const Failure refused = failureOf(readWhole(endless, u"standard input"_s));
        QCOMPARE(refused.kind, FailureKind::InputTooLarge);
        QVERIFY2(endless.taken() <= most + 65'536, qPrintable(QString::number(endless.taken())));
    }

    void aDeviceThatNeverEndsIsGivenUp() {
        MENTAT_ONLY_ON_UNIX(noDevices);
        QCOMPARE(failureOf(readWholeFile(u"/dev/zero"_s)).kind, FailureKind::InputTooLarge);
    }

    void aDeviceWithNothingInItIsRead() {
        MENTAT_ONLY_ON_UNIX(noDevices);
        QCOMPARE(readWholeFile(u"/dev/null"_s).value(), QByteArray());
    }

    void whatIsNoFileIsSaid() {
        const QTemporaryDir folder;
        QCOMPARE(failureOf(readWholeFile(folder.path())).kind, FailureKind::FileIsFolder);
        QCOMPARE(failureOf(readWholeFile(folder.filePath(u"none"_s))).kind,
                 FailureKind::FileMissing);
    }
};

} // namespace mentat::test::tst_whole_input

MENTAT_TEST(tst_whole_input, TestWholeInput, QCoreApplication)
#include "tst_whole_input.moc"
