#include "reports/writers/own_folder.h"
#include "tests/reports/sample_report.h"
#include "tests/support/folder_files.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_own_folder {

namespace {

const FilesOwner dune{u"d0"_s, u"Dune 2026"_s};
const FilesOwner otherDune{u"d1"_s, u"Dune 2026"_s}; // of another file
const QString handIn = u"Dune 2026 hand-in"_s;

bool never() {
    return false;
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

/// Nothing is written over that was not written for this very event.
class TestOwnFolder : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_stick;

    [[nodiscard]] QString path(const QString& name) const { return m_stick->filePath(name); }
    [[nodiscard]] FolderFiles content() const { return filesBelow(m_stick->path()); }
    OwnFolder write(const FilesOwner& owner, const QByteArray& bytes,
                    const QString& name = handIn) {
        const auto done = writeOwnFolder(
            m_stick->path(), name, owner,
            {{u"form.pdf"_s, bytes + " form"}, {u"list.xlsx"_s, bytes + " list"}}, never);
        return done ? *done : OwnFolder();
    }

private Q_SLOTS:
    void init() { m_stick = std::make_unique<QTemporaryDir>(); }

    void anEventHasAFolderOfItsOwn() {
        const OwnFolder done = write(dune, "one");
        QCOMPARE(done.path, path(handIn));
        QCOMPARE(done.written, (QStringList{u"form.pdf"_s, u"list.xlsx"_s}));
        QVERIFY(done.replaced.isEmpty() && done.kept.isEmpty());
        QCOMPARE(content()[handIn + u"/form.pdf"_s], QByteArray("one form"));
    }

    void theSecondTimeReplacesItsOwn() {
        (void)write(dune, "one");
        const OwnFolder done = write(dune, "two");
        QCOMPARE(done.path, path(handIn));
        QCOMPARE(done.replaced, (QStringList{u"form.pdf"_s, u"list.xlsx"_s}));
        QCOMPARE(content().size(), size_t(3)); // and the mark
        QCOMPARE(content()[handIn + u"/list.xlsx"_s], QByteArray("two list"));
    }

    void whatIsAnothersStays_data() {
        QTest::addColumn<bool>("isMentats");
        QTest::newRow("an event of the same title, of another file") << true;
        QTest::newRow("somebody's own folder") << false;
    }
    void whatIsAnothersStays() {
        QFETCH(const bool, isMentats);
        if (isMentats)
            (void)write(otherDune, "theirs");
        else {
            QVERIFY(QDir().mkdir(path(handIn)));
            put(path(handIn + u"/form.pdf"_s), "theirs");
        }
        const FolderFiles before = content();
        for (const char* bytes : {"one", "two"}) {
            const OwnFolder done = write(dune, bytes);
            QCOMPARE(done.path, path(handIn + u" (2)"_s)); // its own from then on
            QCOMPARE(lostSince(before, content()), QStringList());
        }
        QCOMPARE(content()[handIn + u" (2)/form.pdf"_s], QByteArray("two form"));
    }

    void whatSomebodyChangedStays() {
        (void)write(dune, "one");
        put(path(handIn + u"/form.pdf"_s), "filled in by hand");
        const OwnFolder done = write(dune, "two");
        QCOMPARE(done.kept, QStringList{u"form.pdf"_s});
        QCOMPARE(done.written, (QStringList{u"form (2).pdf"_s, u"list.xlsx"_s}));
        QCOMPARE(content()[handIn + u"/form.pdf"_s], QByteArray("filled in by hand"));
        QCOMPARE(write(dune, "three").replaced, (QStringList{u"form (2).pdf"_s, u"list.xlsx"_s}));
        QCOMPARE(content()[handIn + u"/form (2).pdf"_s], QByteArray("three form"));
    }

    void whatIsInTheWayIsGoneRound() {
        put(path(handIn), "a file");
        QVERIFY(QDir().mkpath(path(handIn + u" (2)"_s))); // empty: nobody's
        QCOMPARE(write(dune, "one").path, path(handIn + u" (2)"_s));
        QVERIFY(QFile::remove(path(handIn + u" (2)/list.xlsx"_s)));
        QVERIFY(QDir().mkdir(path(handIn + u" (2)/list.xlsx"_s)));
        QCOMPARE(write(dune, "two").written, (QStringList{u"form.pdf"_s, u"list (2).xlsx"_s}));
    }

    /// A mark is what Mentat wrote; anything else proves nothing.
    void aMarkThatIsNoneProvesNothing() {
        (void)write(dune, "one");
        const QString mark = path(handIn + u'/' + FolderMark::fileName());
        for (const QByteArray& bytes :
             {QByteArray(), QByteArray("{"), QByteArray("[]"), QByteArray(R"({"format": 1})"),
              QByteArray(R"({"format": "mentat-files", "version": 2, "event": "d0"})")}) {
            put(mark, bytes);
            const FolderFiles before = content();
            QVERIFY(write(dune, "two").path != path(handIn));
            QCOMPARE(lostSince(before, content()).filter(handIn + u'/'), QStringList());
        }
    }

    /// An event that cannot be told from others takes nothing for its own.
    void anEventThatIsNotKnownIsNobody() {
        (void)write({{}, dune.title}, "one");
        QCOMPARE(write({{}, dune.title}, "two").path, path(handIn + u" (2)"_s));
    }

    /// The mark takes its place before the files: killed between them, they still are the event's.
    void killedHalfWayNothingIsDisowned() {
        (void)write(dune, "one");
        const FolderFiles before = content();
        (void)write(dune, "two");
        for (const QString& name : {u"/form.pdf"_s, u"/list.xlsx"_s})
            put(path(handIn + name), before.at(handIn + name)); // as if not yet written
        const OwnFolder done = write(dune, "three");
        QCOMPARE(done.replaced.size(), 2);
        QVERIFY(done.kept.isEmpty());
    }

    void givenUpNothingIsThere() {
        const auto done
            = writeOwnFolder(m_stick->path(), handIn, dune, {{u"a"_s, "b"}}, [] { return true; });
        QVERIFY(done);
        QVERIFY(content().empty());
    }

    void filesAreNamedAfterTheEvent() {
        const auto named = namedFilesOf({{u"1 participants"_s, {ReportKind::Text}, sampleReport()},
                                         {u"Roster"_s, {ReportKind::Csv}, sampleReport()}},
                                        u"Dune: 2026"_s, {}, never);
        QVERIFY(named);
        QCOMPARE(named->front().name, u"1 Dune 2026 participants.txt"_s);
        QCOMPARE(named->back().name, u"Dune 2026 Roster.csv"_s);
    }

    /// As it was: all events into the folder that was chosen, by names without the event.
    void plantedFaultsAreFound() {
        const auto writePlainly = [&](const QByteArray& bytes) {
            return writeWhole({{path(u"form.pdf"_s), bytes}}, never);
        };
        QVERIFY(writePlainly("Dune"));
        const FolderFiles before = content();
        QVERIFY(writePlainly("Puerto Rico"));
        QCOMPARE(lostSince(before, content()), QStringList{u"form.pdf"_s});
        QVERIFY(QFile::remove(path(u"form.pdf"_s)));
        QCOMPARE(lostSince(before, content()), QStringList{u"form.pdf"_s});
    }
};

} // namespace mentat::test::tst_own_folder

MENTAT_TEST(tst_own_folder, TestOwnFolder, QCoreApplication)
#include "tst_own_folder.moc"
