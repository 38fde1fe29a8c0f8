#include "app/platform/single_instance.h"
#include "tests/support/only_unix.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_single_instance {

namespace {

/// A pipe of Windows is no file: nothing is left of it.
bool isThere(const QString& socket) {
#ifdef Q_OS_WIN
    return !QFile::exists(socket);
#else
    return QFile::exists(socket);
#endif
}

} // namespace

class TestSingleInstance : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString socket() const { return m_folder->filePath(u"socket"_s); }

    /// Starts another program and returns what it says first; this one's events go on meanwhile.
    QByteArray startAnother(const QStringList& file = {}) {
        QProcess other;
        other.start(QStringLiteral(MENTAT_TEST_STARTER), QStringList{socket()} + file);
        (void)QTest::qWaitFor([&] { return other.canReadLine(); }, patience);
        QByteArray said = other.readLine().trimmed();
        other.kill();
        other.waitForFinished(patience);
        return said;
    }

    /// A program that has the socket; killed when it goes.
    std::unique_ptr<QProcess> firstProgram() {
        auto first = std::make_unique<QProcess>();
        first->start(QStringLiteral(MENTAT_TEST_STARTER), {socket()});
        if (!first->waitForReadyRead(patience) || first->readLine().trimmed() != "first")
            qFatal("the first program did not get the socket");
        return first;
    }

    /// What a guest that sends these bytes is answered until it is sent away.
    QByteArray answerTo(const QByteArray& bytes) {
        QLocalSocket guest;
        guest.connectToServer(socket());
        guest.write(bytes);
        (void)QTest::qWaitFor([&] { return guest.state() == QLocalSocket::UnconnectedState; },
                              patience);
        return guest.readAll();
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aSecondStartHandsOverItsFile() {
        SingleInstance first(socket());
        QSignalSpy asked(&first, &SingleInstance::asked);
        QCOMPARE(first.start({}), SingleInstance::Start::First);
        QCOMPARE(startAnother({u"/media/STICK 1/père.mentat"_s}), "handed over");
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.front().front().value<StartRequest>(),
                 StartRequest{u"/media/STICK 1/père.mentat"_s});
        QCOMPARE(startAnother(), "handed over");
        QCOMPARE(asked.back().front().value<StartRequest>(), StartRequest{});
        QVERIFY(!QFile::exists(socket() + u"-lock"_s));
    }

    void theSocketStandsInTheFolderOfThePersonsSession() {
        MENTAT_ONLY_ON_UNIX(noSessionFolder);
        qputenv("XDG_RUNTIME_DIR", m_folder->path().toUtf8());
        qunsetenv("WAYLAND_DISPLAY");
        qputenv("DISPLAY", ":7.0");
        QCOMPARE(SingleInstance::socketPath(), m_folder->filePath(u"mentat-desk70"_s));
        qputenv("WAYLAND_DISPLAY", "wayland-1");
        QCOMPARE(SingleInstance::socketPath(), m_folder->filePath(u"mentat-deskwayland1"_s));
        qunsetenv("WAYLAND_DISPLAY");
        qunsetenv("DISPLAY");
        QCOMPARE(SingleInstance::socketPath(), m_folder->filePath(u"mentat-desk"_s));
    }

    void theSocketIsForThisUserAlone() {
        SingleInstance first(socket());
        QCOMPARE(first.start({}), SingleInstance::Start::First);
        const auto others
            = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QCOMPARE(QFile::permissions(socket()) & others, QFile::Permissions());
    }

    void theSocketOfADeadProgramIsTakenOver() {
        auto dead = firstProgram();
        dead->kill();
        dead->waitForFinished(patience);
        QVERIFY(isThere(socket()));
        SingleInstance next(socket());
        QCOMPARE(next.start({}), SingleInstance::Start::First);
        QCOMPARE(startAnother(), "handed over");
    }

    void aProgramThatEndsLeavesNoSocket() {
        {
            SingleInstance first(socket());
            QCOMPARE(first.start({}), SingleInstance::Start::First);
        }
        QVERIFY(!QFile::exists(socket()));
    }

    // Where nobody answers, the person still gets a window.
    void aProgramThatDoesNotAnswerIsLeftAlone() {
        QLocalServer mute; // connections are taken by the system, nobody reads them
        QVERIFY(mute.listen(socket()));
        SingleInstance next(socket(), std::chrono::milliseconds(50));
        QCOMPARE(next.start({}), SingleInstance::Start::Alone);
        QVERIFY(isThere(socket()));
    }

    void withoutAFolderForSocketsEachStartIsAlone() {
        QCOMPARE(SingleInstance(QString()).start({}), SingleInstance::Start::Alone);
        QCOMPARE(SingleInstance(m_folder->filePath(u"missing/socket"_s)).start({}),
                 SingleInstance::Start::Alone);
    }

    void aPathThatIsTooLongForASocketIsNone() {
        MENTAT_ONLY_ON_UNIX(pipesAreNoFiles);
        const QString tooLong = m_folder->filePath(QString(200, u'a'));
        QCOMPARE(SingleInstance(tooLong).start({}), SingleInstance::Start::Alone);
    }

    void whoSendsNonsenseIsSentAwayUnheard_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("another word") << QByteArray("mentat 1 delete /home\n");
        QTest::newRow("a relative path") << QByteArray("mentat 1 open etc/passwd\n");
        QTest::newRow("bytes") << QByteArray("\0\xff\xfe\n", 4);
        QTest::newRow("without end") << QByteArray(1'000'000, 'a');
        QTest::newRow("a request without its line end") << QByteArray("mentat 1 raise");
    }
    void whoSendsNonsenseIsSentAwayUnheard() {
        QFETCH(QByteArray, bytes);
        SingleInstance first(socket());
        QSignalSpy asked(&first, &SingleInstance::asked);
        QCOMPARE(first.start({}), SingleInstance::Start::First);
        QCOMPARE(answerTo(bytes), QByteArray());
        QCOMPARE(asked.count(), 0);
        QCOMPARE(answerTo("mentat 1 raise\n"), "understood\n");
        QCOMPARE(asked.count(), 1);
    }

    void oneGuestAsksOnce() {
        SingleInstance first(socket());
        QSignalSpy asked(&first, &SingleInstance::asked);
        QCOMPARE(first.start({}), SingleInstance::Start::First);
        QCOMPARE(answerTo("mentat 1 raise\nmentat 1 raise\nmentat 1 raise\n"), "understood\n");
        QCOMPARE(asked.count(), 1);
    }

    void manyStartsOneAfterTheOtherAreAllHeard() {
        SingleInstance first(socket());
        QSignalSpy asked(&first, &SingleInstance::asked);
        QCOMPARE(first.start({}), SingleInstance::Start::First);
        for (int i = 1; i <= 20; ++i) {
            QCOMPARE(answerTo("mentat 1 raise\n"), "understood\n");
            QCOMPARE(asked.count(), i);
        }
    }

    void manyGuestsWhoSayNothingKeepNobodyOut() {
        SingleInstance first(socket());
        QCOMPARE(first.start({}), SingleInstance::Start::First);
        std::vector<std::unique_ptr<QLocalSocket>> silent;
        for (int i = 0; i < 40; ++i) {
            silent.push_back(std::make_unique<QLocalSocket>());
            silent.back()->connectToServer(socket());
        }
        const auto allGone = [&] {
            return std::all_of(silent.begin(), silent.end(), [](const auto& guest) {
                return guest->state() == QLocalSocket::UnconnectedState;
            });
        };
        QVERIFY(QTest::qWaitFor(allGone, patience));
        QCOMPARE(answerTo("mentat 1 raise\n"), "understood\n");
    }

    void whoIsStartingKeepsNobodyFromHandingOver() {
        SingleInstance first(socket());
        QCOMPARE(first.start({}), SingleInstance::Start::First);
        QLockFile starting(socket() + u"-lock"_s);
        QVERIFY(starting.lock());
        QCOMPARE(startAnother(), "handed over");
    }

    void whileAnotherStartsNobodyElseListens() {
        QLockFile starting(socket() + u"-lock"_s);
        QVERIFY(starting.lock());
        SingleInstance next(socket(), std::chrono::milliseconds(50));
        QCOMPARE(next.start({}), SingleInstance::Start::Alone);
        QVERIFY(!QFile::exists(socket()));
    }

    void twoStartsAtOneMomentMakeOneProgram() {
        constexpr int programs = 6;
        std::vector<std::unique_ptr<QProcess>> started;
        for (int i = 0; i < programs; ++i) {
            started.push_back(std::make_unique<QProcess>());
            started.back()->start(QStringLiteral(MENTAT_TEST_STARTER), {socket()});
        }
        int first = 0;
        int handedOver = 0;
        for (const auto& process : started) {
            QVERIFY(process->canReadLine() || process->waitForReadyRead(patience));
            const QByteArray said = process->readLine().trimmed();
            first += said == "first" ? 1 : 0;
            handedOver += said == "handed over" ? 1 : 0;
        }
        for (const auto& process : started) {
            process->kill();
            process->waitForFinished(patience);
        }
        QCOMPARE(first, 1);
        QCOMPARE(handedOver, programs - 1);
    }
};

} // namespace mentat::test::tst_single_instance

MENTAT_TEST(tst_single_instance, TestSingleInstance, QCoreApplication)
#include "tst_single_instance.moc"
