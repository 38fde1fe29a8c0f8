#include "app/platform/log_file.h"
#include "app/platform/storage_kind.h"
#include "tests/support/only_unix.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_storage {

/// Where files stand, and the log.
class TestStorage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fileSystems_data() {
        QTest::addColumn<bool>("isNetwork");
        for (const char* type : {"nfs", "nfs4", "cifs", "smb3", "fuse.sshfs", "fuse.gvfsd-fuse",
                                 "fuse.rclone", "9p", "davfs"})
            QTest::newRow(type) << true;
        for (const char* type : {"ext4", "vfat", "exfat", "btrfs", "fuseblk", "ntfs3", "tmpfs",
                                 "overlay", "fuse.portal", "xfs"})
            QTest::newRow(type) << false;
    }
    void fileSystems() {
        MENTAT_ONLY_ON_UNIX(drivesSayIt);
        QFETCH(bool, isNetwork);
        const QTemporaryDir folder;
        QCOMPARE(storagePlaceOf(folder.filePath(u"dune.mentat"_s),
                                QString::fromLatin1(QTest::currentDataTag())),
                 isNetwork ? StorageKind::Network : StorageKind::Local);
    }

    void foldersOfServices_data() {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("mark"); // a file, or a folder where it ends with a slash
        QTest::addColumn<bool>("isSynchronised");
        QTest::newRow("Dropbox") << u"Dropbox/dune"_s << QString() << true;
        QTest::newRow("Dropbox of a firm") << u"Dropbox (Work)"_s << QString() << true;
        QTest::newRow("OneDrive") << u"OneDrive - Firm/a/b"_s << QString() << true;
        QTest::newRow("Nextcloud") << u"nextcloud"_s << QString() << true;
        QTest::newRow("Google Drive") << u"Google Drive"_s << QString() << true;
        QTest::newRow("Syncthing") << u"shared/dune"_s << u"shared/.stfolder/"_s << true;
        QTest::newRow("Nextcloud elsewhere") << u"cloud/x"_s << u"cloud/.sync_0a1b.db"_s << true;
        QTest::newRow("Dropbox elsewhere") << u"box/dune"_s << u"box/.dropbox"_s << true;
        QTest::newRow("home with Dropbox") << u"home/dune"_s << u"home/.dropbox/"_s << false;
        QTest::newRow("an own one") << u"dune"_s << QString() << false;
        QTest::newRow("of a like name") << u"Dropboxes"_s << QString() << false;
        QTest::newRow("beside one") << u"dune"_s << u"Dropbox/"_s << false;
    }
    void foldersOfServices() {
        QFETCH(QString, folder);
        QFETCH(QString, mark);
        QFETCH(bool, isSynchronised);
        const QTemporaryDir root;
        QVERIFY(QDir().mkpath(root.filePath(folder)));
        if (mark.endsWith(u'/')) {
            QVERIFY(QDir().mkpath(root.filePath(mark)));
        } else if (!mark.isEmpty()) {
            QFile file(root.filePath(mark));
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        QCOMPARE(storagePlaceOf(root.filePath(folder) + u"/dune.mentat"_s, u"ext4"_s),
                 isSynchronised ? StorageKind::Synchronised : StorageKind::Local);
    }

    void sharesAreKnown() {
#ifdef Q_OS_WIN
        for (const auto& share :
             {u"//server/share/dune.mentat"_s, u"//?/UNC/server/share/d.mentat"_s})
            QCOMPARE(storagePlaceOf(share, u"NTFS"_s), StorageKind::Network);
#endif
        const QTemporaryDir folder;
        QCOMPARE(storagePlaceOf(folder.filePath(u"d.mentat"_s), u"ntfs"_s), StorageKind::Local);
    }

    void theFolderOfOneDriveIsKnownByTheSystemsWord() {
        const QTemporaryDir root;
        QVERIFY(QDir().mkpath(root.filePath(u"kept/dune"_s)));
        const QString file = root.filePath(u"kept/dune/dune.mentat"_s);
        for (const char* variable : {"OneDrive", "OneDriveConsumer", "OneDriveCommercial"}) {
            QCOMPARE(storagePlaceOf(file, u"ext4"_s), StorageKind::Local);
            qputenv(variable, QDir::toNativeSeparators(root.filePath(u"kept/"_s)).toUtf8());
            QCOMPARE(storagePlaceOf(file, u"ext4"_s), StorageKind::Synchronised);
            qputenv(variable, root.filePath(u"other"_s).toUtf8());
            QCOMPARE(storagePlaceOf(file, u"ext4"_s), StorageKind::Local);
            qunsetenv(variable);
        }
    }

    void theLogRotates() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"log/mentat.log"_s);
        constexpr qint64 full = 1000;
        LogFile log(path, full);
        for (int i = 0; i < 300; ++i)
            log.add(u"2026-07-29T14:00:00Z"_s, u"line %1"_s.arg(i));
        const QFileInfoList files = QDir(folder.filePath(u"log"_s)).entryInfoList(QDir::Files);
        QCOMPARE(files.size(), 1 + LogFile::olderOnes);
        for (const QFileInfo& file : files)
            QVERIFY2(file.size() < full + 100, qPrintable(file.fileName()));
        const QStringList lines = LogFile::endOf(path, 500).split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.back(), u"2026-07-29T14:00:00Z line 299"_s);
        QVERIFY(lines.size() > 10 && lines.size() < 20);
        QVERIFY(lines.front().startsWith(u"2026-07-29T14:00:00Z line "_s));
    }

    void aMessageIsOneLine() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"mentat.log"_s);
        LogFile log(path);
        log.add(u"t"_s, u"one\ntwo\r\nthree"_s);
        QCOMPARE(LogFile::endOf(path).count(u'\n'), 1);
    }

    void aLogThatCannotBeWrittenIsNone() {
        LogFile log(u"/proc/mentat/mentat.log"_s);
        log.add(u"t"_s, u"nothing"_s);
        QCOMPARE(LogFile::endOf(u"/proc/mentat/mentat.log"_s), QString());
    }
};

} // namespace mentat::test::tst_storage

MENTAT_TEST(tst_storage, TestStorage, QCoreApplication)
#include "tst_storage.moc"
