#include "app/session/backups.h"
#include "model/errors.h"
#include "model/store/database.h"
#include "tests/support/disk/power_loss.h"
#include "tests/support/random_changes.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_power {

namespace {

/// What a session shows.
struct Shown {
    QByteArray documents;
    std::vector<Person> people;
    std::map<QString, QString> drafts;
    size_t journalRows = 0;
    friend bool operator==(const Shown&, const Shown&) = default;
};

Shown shownBy(Session& session) {
    Shown shown{
        exported(session.book()), session.book().people, {}, session.journalMarks()->size()};
    for (const Draft& draft : session.drafts())
        shown.drafts[draft.place] = draft.content;
    return shown;
}

/// What was shown as saved once so many steps had been taken.
struct Moment {
    size_t steps;
    Shown shown;
};

/// An hour at the desk: what stood on the disk before, each step, each moment.
struct Hour {
    FolderBytes before;
    std::vector<DiskStep> steps;
    std::vector<Moment> moments;
};

/// Turns the syncs of the connection off as the first change begins, behind the program's back.
class WithoutSyncs final : public StatementWatch {
public:
    explicit WithoutSyncs(const char* pragma) : m_pragma(pragma) {}
    void aboutToRun(const QString& sql) override {
        if (sql == u"BEGIN IMMEDIATE")
            TestDisk::runOnLastConnection(m_pragma);
    }

private:
    const char* m_pragma;
};

struct Losses {
    int tried = 0;
    int lost = 0;   // something shown as saved is not there
    int halves = 0; // or what is there was never shown
    int broken = 0; // or the file does not open, has errors, or undo does not go on
    [[nodiscard]] int all() const { return lost + halves + broken; }
};

} // namespace

/// The power goes at any step, and of what was not brought to the disk anything may be missing.
class TestPower : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;
    std::unique_ptr<TestDisk> m_disk;

    void create(unsigned seed, int players) {
        raw::RandomDocumentOptions options;
        options.players = players;
        options.heats = 2;
        options.hasFinal = true;
        options.isOpen = true;
        m_scratch->create({raw::randomDocument(seed, options)});
    }

    /// Changes, drafts, undo and redo; the file is closed twice on the way and once at the end.
    Hour work(unsigned seed, int changes, StatementWatch* watch = nullptr) {
        RandomSource random(seed);
        Hour hour{bytesIn(m_scratch->folder()), {}, {}};
        m_disk->remember();
        auto session = m_scratch->open(Session::Access::Write, {watch, nullptr});
        const auto note = [&] { hour.moments.push_back({m_disk->stepCount(), shownBy(*session)}); };
        note();
        for (int i = 0; i < changes; ++i) {
            const EventId id = session->book().events.front().id;
            switch (random.below(8)) {
            case 0: (void)session->undo(); break;
            case 1: (void)session->redo(); break;
            case 2:
                (void)session->saveDraft(id, u"heats/1/tables/%1"_s.arg(random.between(1, 2)),
                                         u"draft %1"_s.arg(i));
                break;
            case 3: (void)session->discardDraft(id, u"heats/1/tables/1"_s); break;
            default: performRandomChanges(*session, random, 1);
            }
            note();
            if (i % (changes / 3 + 1) == changes / 3) {
                session.reset();
                session = m_scratch->open(Session::Access::Write, {watch, nullptr});
                note();
            }
        }
        session.reset();
        hour.steps = m_disk->steps();
        return hour;
    }

    /// Opens what is left as anybody would, and holds it against what was shown.
    void judge(const Hour& hour, size_t taken, bool undoToo, Losses& losses) {
        ++losses.tried;
        size_t last = 0;
        while (last + 1 < hour.moments.size() && hour.moments[last + 1].steps <= taken)
            ++last;
        const auto opened
            = Session::open(m_scratch->path(), Session::Access::Write, m_scratch->desk());
        if (!opened) {
            ++losses.broken;
            return;
        }
        Session& session = **opened;
        const Shown now = shownBy(session);
        // What is under way when the power goes may be there or not.
        const bool isNext = last + 1 < hour.moments.size() && now == hour.moments[last + 1].shown;
        if (now != hour.moments[last].shown && !isNext)
            ++(now.journalRows < hour.moments[last].shown.journalRows ? losses.lost
                                                                      : losses.halves);
        for (const BookEvent& entry : session.book().events)
            losses.broken += eventErrors(entry.event).empty() ? 0 : 1;
        if (undoToo && session.undo())
            losses.broken += session.redo() && exported(session.book()) == now.documents ? 0 : 1;
    }

    /// every: one of so many steps, beginning with the first.
    Losses loseThePower(const Hour& hour, size_t every, unsigned seed) {
        std::mt19937 random(seed);
        Losses losses;
        for (size_t taken = 0; taken <= hour.steps.size(); taken += every) {
            for (const Kept kept :
                 {Kept::Nothing, Kept::Everything, Kept::Beginnings, Kept::Some, Kept::Sectors}) {
                putBytes(m_scratch->folder(),
                         afterPowerLoss(hour.before, hour.steps, taken, kept, random));
                judge(hour, taken, taken % 5 == 0, losses);
            }
        }
        return losses;
    }

    /// The documents in an event file; empty where it does not open.
    [[nodiscard]] QByteArray there(const QString& path) const {
        const auto session = Session::open(path, Session::Access::Read, m_scratch->desk());
        return session ? exported((*session)->book()) : QByteArray();
    }

    /// holds: whether what is left after a loss is as it should be, by whether the act was over.
    void loseThePowerDuring(const std::function<void()>& act,
                            const std::function<bool(bool)>& holds) {
        const FolderBytes before = bytesIn(m_scratch->folder());
        m_disk->remember();
        act();
        const auto steps = m_disk->steps();
        QVERIFY(steps.size() > 10);
        std::mt19937 random(1);
        const size_t every = isSoak() ? 1 : 6;
        for (size_t taken = 0; taken <= steps.size(); taken += every) {
            // The last steps are those by which it gets its name.
            const size_t now = steps.size() - taken;
            for (const Kept kept : {Kept::Nothing, Kept::Everything, Kept::Some}) {
                putBytes(m_scratch->folder(), afterPowerLoss(before, steps, now, kept, random));
                QVERIFY2(holds(now == steps.size()), qPrintable(u"%1 of %2 steps, %3"_s.arg(now)
                                                                    .arg(steps.size())
                                                                    .arg(static_cast<int>(kept))));
            }
        }
    }

private Q_SLOTS:
    void init() {
        m_scratch = std::make_unique<ScratchBook>();
        m_disk = std::make_unique<TestDisk>();
    }
    void cleanup() {
        m_scratch.reset();
        m_disk.reset();
    }

    void whatWasShownIsThere_data() {
        QTest::addColumn<unsigned>("seed");
        const unsigned seeds = isSoak() ? 60 : 1;
        for (unsigned seed = 1; seed <= seeds; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void whatWasShownIsThere() {
        QFETCH(unsigned, seed);
        create(seed, 12);
        // The log is folded in while the file is open, too, after this many pages.
        if (seed % 2 == 1)
            TestDisk::runOnEachConnection("PRAGMA wal_autocheckpoint = 8");
        const Hour hour = work(seed, 10);
        TestDisk::runOnEachConnection(nullptr);
        // In the gate a third of the moments; the planted faults show at fewer.
        const Losses losses = loseThePower(hour, isSoak() ? 1 : 3, seed);
        qInfo("%zu steps, %d losses of power", hour.steps.size(), losses.tried);
        QCOMPARE(losses.lost, 0);
        QCOMPARE(losses.halves, 0);
        QCOMPARE(losses.broken, 0);
    }

    // What was made as a whole is there once it is said to be, and nothing else is worse off.
    void aNewFileIsThereOnceItIsSaid() {
        create(1, 8);
        const QByteArray document = raw::randomDocument(2);
        const QString path = m_scratch->folder() + u"/new.mentat"_s;
        const auto made = [&] {
            QVERIFY(Session::create(path, m_scratch->desk(), [&](Session& session) -> Result<void> {
                const auto id = session.importEvent(eventFrom(document), ImportMode::AsNew);
                return id ? Result<void>() : tl::unexpected(id.error());
            }));
        };
        const QByteArray whole = exported([&] {
            Book book;
            book.events.push_back({EventId(1), eventFrom(document)});
            return book;
        }());
        loseThePowerDuring(made, [&](bool isOver) {
            return there(path) == whole || (!isOver && !QFile::exists(path));
        });
    }
    void aBackupIsThereOnceItIsSaid() {
        create(1, 8);
        const QByteArray whole = there(m_scratch->path());
        const BackupFolders folders{m_scratch->path(), {}};
        const auto made
            = [&] { QVERIFY(makeBackups(folders, m_scratch->clock().nowUtc()).beside); };
        loseThePowerDuring(made, [&](bool isOver) {
            const auto backups = backupsOf(folders, QDateTime::currentDateTimeUtc());
            return there(m_scratch->path()) == whole
                   && (backups.empty() ? !isOver : there(backups.front().path) == whole);
        });
    }
    // At every moment there is the file as it was or as it is to be; as it was, it is kept.
    void aRestoredFileIsThereAtEveryMoment() {
        create(1, 8);
        const BackupFolders folders{m_scratch->path(), {}};
        QVERIFY(makeBackups(folders, m_scratch->clock().nowUtc()).beside);
        const QByteArray restored = there(m_scratch->path());
        {
            RandomSource random(1);
            performRandomChanges(*m_scratch->open(), random, 3);
        }
        const QByteArray before = there(m_scratch->path());
        QVERIFY(before != restored);
        const QString backup = backupsOf(folders, QDateTime::currentDateTimeUtc()).front().path;
        const auto made
            = [&] { QVERIFY(restoreBackup(m_scratch->path(), backup, m_scratch->desk())); };
        loseThePowerDuring(made, [&](bool isOver) {
            const QByteArray now = there(m_scratch->path());
            if (now != restored)
                return !isOver && now == before;
            const QDir folder(m_scratch->folder());
            const auto kept = folder.entryList({u"*before-restore*.mentat"_s}, QDir::Files);
            return kept.size() == 1 && there(folder.absoluteFilePath(kept.front())) == before;
        });
    }

    // The planted fault: a new name that the folder is not synced for.
    void aNameThatIsNotBroughtToTheDiskIsMissed() {
        const FolderBytes before = bytesIn(m_scratch->folder());
        m_disk->remember();
        create(1, 8);
        auto steps = m_disk->steps();
        std::erase_if(
            steps, [](const DiskStep& step) { return step.kind == DiskStep::Kind::FolderSynced; });
        std::mt19937 random(1);
        putBytes(m_scratch->folder(),
                 afterPowerLoss(before, steps, steps.size(), Kept::Nothing, random));
        QVERIFY(!QFile::exists(m_scratch->path()));
    }

    // The planted faults: without syncs, and with those that a log needs not to be broken but not
    // those that it needs to lose nothing, the same test finds losses.
    void aDiskThatIsNotWaitedForLoses_data() {
        QTest::addColumn<QByteArray>("pragma");
        QTest::newRow("off") << QByteArray("PRAGMA synchronous = OFF");
        QTest::newRow("normal") << QByteArray("PRAGMA synchronous = NORMAL");
    }
    void aDiskThatIsNotWaitedForLoses() {
        QFETCH(QByteArray, pragma);
        create(1, 12);
        WithoutSyncs watch(pragma.constData());
        const Hour hour = work(1, 6, &watch);
        const Losses losses = loseThePower(hour, 7, 1);
        QVERIFY(losses.tried > 20);
        QVERIFY(losses.lost > 0);
    }
};

} // namespace mentat::test::tst_power

MENTAT_TEST(tst_power, TestPower, QCoreApplication)
#include "tst_power.moc"
