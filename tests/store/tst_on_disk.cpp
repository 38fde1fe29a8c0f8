#include "model/failure_kind.h"
#include "model/store/book_store.h"
#include "model/store/file/held_file.h"
#include "model/store/file/on_disk.h"
#include "model/store/file/snapshots.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_on_disk {

namespace {

#ifdef Q_OS_WIN
constexpr bool openFilesKeepTheirNames = true;
#else
constexpr bool openFilesKeepTheirNames = false;
#endif

const QDateTime now(QDate(2026, 7, 29), QTime(18, 0), Qt::UTC);

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no file");
}

QStringList namesIn(const QString& folder) {
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

} // namespace

/// Files and their names, on whatever system, however they are called.
class TestOnDisk : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

    void put(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void oneFileTakesThePlaceOfAnother() {
        put(u"old"_s, "old");
        put(u"new"_s, "new");
        bringToDisk(path(u"new"_s));
        moveOver(path(u"new"_s), path(u"old"_s));
        bringNamesToDisk(m_folder->path());
        QCOMPARE(contentOf(path(u"old"_s)), "new");
        QVERIFY(!QFile::exists(path(u"new"_s)));
        QVERIFY_THROWS_EXCEPTION(StoreError, moveOver(path(u"new"_s), path(u"old"_s)));
        QCOMPARE(contentOf(path(u"old"_s)), "new");
    }

    void aNameThatIsTakenIsNotGiven() {
        put(u"old"_s, "old");
        put(u"new"_s, "new");
        QVERIFY_THROWS_EXCEPTION(StoreError, giveFreeName(path(u"new"_s), path(u"old"_s)));
        QCOMPARE(contentOf(path(u"old"_s)), "old");
        giveFreeName(path(u"new"_s), path(u"free"_s));
        QCOMPARE(contentOf(path(u"free"_s)), "new");
        QVERIFY(!QFile::exists(path(u"new"_s)));
    }

    void aSecondNameIsThatOfTheSameFile() {
        put(u"one"_s, "x");
        if (!giveSecondName(path(u"one"_s), path(u"two"_s)))
            return; // a file system that has none
        QVERIFY(hasOtherNames(path(u"one"_s)));
        QCOMPARE(identityOf(path(u"one"_s)), identityOf(path(u"two"_s)));
        QVERIFY(!giveSecondName(path(u"one"_s), path(u"two"_s)));
    }

    void anEventFileIsBackedUpAndRestored_data() {
        QTest::addColumn<QString>("within");
        QTest::newRow("plain") << u"dune"_s;
        QTest::newRow("letters of many") << u"Łódź 山田 père \U0001F3B2"_s;
        // Beyond what Windows takes without being asked in a form of its own.
        const QString level = u'/' + QString(90, u'x');
        QTest::newRow("long") << QString(u"long"_s + level + level + level);
    }
    void anEventFileIsBackedUpAndRestored() {
        QFETCH(QString, within);
        const QString folder = path(within);
        QVERIFY(QDir().mkpath(folder));
        const QString file = folder + u"/Łódź 山.mentat"_s;
        makeEmptyFile(file, migrations());
        const Snapshot made = takeSnapshot(file, snapshotFolder(file, folder), now);
        QVERIFY(QFile::exists(made.path));
        const QByteArray before = contentOf(file);
        const QString kept = restoreSnapshot(file, made.path, now.addSecs(60), u"Anna"_s);
        QCOMPARE(contentOf(kept), before);
        QVERIFY(!hasOtherNames(file));
        QCOMPARE(namesIn(folder).size(), 2);
        (void)BookStore(file, BookStore::Access::Read, {}).loadBook();
    }

    void aRestoreWaitsForNobodyWhoReads() {
        const QString file = path(u"dune.mentat"_s);
        makeEmptyFile(file, migrations());
        const Snapshot made = takeSnapshot(file, snapshotFolder(file, m_folder->path()), now);
        const QByteArray before = contentOf(file);
        QFile reader(file);
        QVERIFY(reader.open(QIODevice::ReadOnly));
        try {
            (void)restoreSnapshot(file, made.path, now.addSecs(60), u"Anna"_s);
            QVERIFY(!openFilesKeepTheirNames);
        } catch (const StoreError& error) {
            QVERIFY(openFilesKeepTheirNames);
            QCOMPARE(error.failure().kind, FailureKind::FileBusy);
            QCOMPARE(contentOf(file), before);
            QCOMPARE(namesIn(m_folder->path()), QStringList({u"dune.mentat"_s}));
        }
    }
};

} // namespace mentat::test::tst_on_disk

MENTAT_TEST(tst_on_disk, TestOnDisk, QCoreApplication)
#include "tst_on_disk.moc"
