#include "app/publish/published_folder.h"
#include "app/publish/web_pages.h"
#include "model/failure_kind.h"
#include "tests/publish/marked_documents.h"
#include "tests/publish/page_reader.h"
#include "tests/support/sample.h"
#include "tests/support/scratch_book.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QGuiApplication>
#include <QMutex>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_published_folder {

namespace {

// Windows replaces no page while it is open, and nobody reads without a pause; nor does it open one
// at the very moment when it is replaced.
#ifdef Q_OS_WIN
constexpr unsigned long betweenVisits = 100; // milliseconds
bool isBeingReplaced(const QFile& page) {
    return page.exists();
}
#else
constexpr unsigned long betweenVisits = 0;
bool isBeingReplaced(const QFile&) {
    return false;
}
#endif

std::vector<WebPage> pagesOf(const Event& event, int minute = 0) {
    const auto begin = *VenueTime::fromText(u"2026-07-30T08:00"_s);
    return webPages(
        {.event = PublicEvent(event), .wording = Wording(), .now = begin.plusMinutes(minute)});
}

Event sampleEvent() {
    static const Event event = eventFrom(sampleDocument());
    return event;
}

/// As it was before the last heat was drawn.
Event withoutLastHeat() {
    Event event = sampleEvent();
    auto& play = std::get<DunePlay>(event.play);
    play.heats.back().games.clear();
    play.setFinalGame({});
    return event;
}

Result<Published> update(const QString& folder, const std::vector<WebPage>& pages) {
    return bringUpToDate(folder, pages, MissingFolder::Refuse, Language());
}

QString sentenceOf(const Result<Published>& refused) {
    return refused ? QString() : Wording().failure(refused.error());
}

/// Reads the pages of a folder again and again, as visitors do.
class Visitor {
public:
    explicit Visitor(QString folder) : m_folder(std::move(folder)) {}

    /// Says that these are whole pages from now on.
    void expect(const std::vector<WebPage>& pages) {
        const QMutexLocker lock(&m_mutex);
        for (const WebPage& page : pages)
            m_whole.insert(page.bytes);
    }

    /// Every page that the index leads to, once.
    void visit() {
        const QByteArray index = read(indexName());
        check(indexName(), index);
        QStringList links = readPage(index).links;
        links.removeDuplicates();
        for (const QString& link : links) {
            const QByteArray page = read(link);
            // Gone: the index leads there no more, if it is read again.
            if (page.isNull() && read(indexName()) == index)
                m_faults.append(link + u" is missing"_s);
            else if (!page.isNull())
                check(link, page);
        }
        ++m_visits;
    }
    [[nodiscard]] const QStringList& faults() const { return m_faults; }
    [[nodiscard]] int visits() const { return m_visits; }
    [[nodiscard]] size_t versionsSeen() const { return m_seen.size(); }

private:
    /// Null where there is no such file.
    [[nodiscard]] QByteArray read(const QString& name) const {
        QFile file(QDir(m_folder).filePath(name));
        while (!file.open(QIODevice::ReadOnly)) {
            if (!isBeingReplaced(file))
                return {};
            QThread::yieldCurrentThread();
        }
        const QByteArray bytes = file.readAll();
        return bytes.isNull() ? QByteArray("") : bytes;
    }

    void check(const QString& name, const QByteArray& bytes) {
        const QMutexLocker lock(&m_mutex);
        if (!m_whole.contains(bytes))
            m_faults.append(name + u" is not whole"_s);
        if (name == indexName())
            m_seen.insert(bytes);
    }

    QString m_folder;
    QMutex m_mutex;
    std::set<QByteArray> m_whole;
    std::set<QByteArray> m_seen;
    QStringList m_faults;
    std::atomic<int> m_visits = 0;
};

} // namespace

class TestPublishedFolder : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString folder() const { return m_folder->path(); }
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void pagesAreWrittenOnce() {
        const auto pages = pagesOf(sampleEvent());
        const auto first = update(folder(), pages);
        QVERIFY(first);
        QStringList names;
        for (const WebPage& page : pages)
            names.append(page.name);
        QCOMPARE(first->written, names); // the index last
        QCOMPARE(first->unchanged, 0);
        for (const WebPage& page : pages)
            QCOMPARE(bytesOf(path(page.name)), page.bytes);
        const auto again = update(folder(), pages);
        QCOMPARE(again->written, QStringList());
        QCOMPARE(again->unchanged, int(pages.size()));
    }

    void whatSaysTheSameStaysWithItsTime() {
        QVERIFY(update(folder(), pagesOf(sampleEvent(), 0)));
        const auto before = pagesIn(folder());
        QCOMPARE(update(folder(), pagesOf(sampleEvent(), 30))->written,
                 QStringList{u"index.html"_s});
        Event corrected = sampleEvent();
        corrected.players.back().name = *Name::fromText(u"Somebody Else"_s);
        const auto done = update(folder(), pagesOf(corrected, 60));
        QVERIFY(done->written.contains(u"standings.html"_s) && done->unchanged > 0);
        for (const auto& [name, bytes] : pagesIn(folder())) {
            if (done->written.contains(name))
                QVERIFY(bytes.contains("2026-07-30T09:00"));
            else
                QCOMPARE(bytes, before.at(name));
        }
    }

    void newPagesComeFirstAndOldOnesGoLast() {
        QVERIFY(update(folder(), pagesOf(withoutLastHeat(), 0)));
        const auto drawn = update(folder(), pagesOf(sampleEvent(), 1));
        QCOMPARE(drawn->written.front(), u"heat-3.html"_s);
        QCOMPARE(drawn->written.back(), u"index.html"_s);
        QCOMPARE(drawn->removed, QStringList());
        const auto undone = update(folder(), pagesOf(withoutLastHeat(), 2));
        QCOMPARE(undone->removed, QStringList{u"heat-3.html"_s});
        QVERIFY(!QFile::exists(path(u"heat-3.html"_s)));
    }

    void whatIsNotOursStays() {
        writeBytes(path(u"notes.txt"_s), "mine");
        writeBytes(path(u"club.html"_s), "<!DOCTYPE html><title>Club</title>");
        QVERIFY(QDir().mkdir(path(u"pictures.html"_s)));
        QVERIFY(update(folder(), pagesOf(sampleEvent())));
        QVERIFY(update(folder(), pagesOf(withoutLastHeat())));
        QCOMPARE(bytesOf(path(u"notes.txt"_s)), QByteArray("mine"));
        QVERIFY(QFile::exists(path(u"club.html"_s)) && QDir(path(u"pictures.html"_s)).exists());
    }

    void aPageOfSomebodyElseIsNotWrittenOver() {
        writeBytes(path(u"index.html"_s), "<!DOCTYPE html><title>Club</title>");
        const auto before = pagesIn(folder());
        const QString said = sentenceOf(update(folder(), pagesOf(sampleEvent())));
        QCOMPARE(said, unwritableSentence(path(u"index.html"_s), u"it was not made by Mentat"_s));
        QCOMPARE(pagesIn(folder()), before);
    }

    /// Kept up to date by itself: the pages of another event stay, whatever the two are called.
    void thePagesOfAnotherEventAreNotWrittenOver() {
        const auto guarded = [&](const Event& event, const FilesOwner& owner, int minute = 0) {
            return bringUpToDate(folder(), pagesOf(event, minute), MissingFolder::Refuse,
                                 Language(), owner, OthersPages::Refuse);
        };
        const FilesOwner dune{u"d0"_s, u"Dune (sample) 2026"_s};
        const FilesOwner ofAnotherFile{u"d1"_s, dune.title};
        QVERIFY(guarded(sampleEvent(), dune));
        const auto before = pagesIn(folder());
        Event storm = sampleEvent();
        storm.details.name = *Name::fromText(u"Storm"_s);
        const std::vector<std::pair<Event, FilesOwner>> others{
            {sampleEvent(), ofAnotherFile}, {storm, {u"s"_s, u"Storm 2026"_s}}, {storm, {}}};
        for (const auto& [event, owner] : others) {
            QVERIFY(sentenceOf(guarded(event, owner, 5))
                        .contains(u"it was made for another event, Dune (sample) 2026"_s));
            QCOMPARE(pagesIn(folder()), before);
        }
        // Its own go on as ever: replaced, removed, and no other file with them.
        writeBytes(path(u"club.html"_s), before.at(u"heat-3.html"_s));
        const auto undone = guarded(withoutLastHeat(), dune, 6);
        QVERIFY(undone && undone->written.back() == indexName());
        QCOMPARE(undone->removed, QStringList{u"heat-3.html"_s});
        QVERIFY(QFile::exists(path(u"club.html"_s)));
        QVERIFY(guarded(sampleEvent(), dune, 7));
    }

    void aPageThatSomebodyChangedStays() {
        const FilesOwner dune{u"d0"_s, u"Dune (sample) 2026"_s};
        const auto guarded = [&](int minute) {
            return bringUpToDate(folder(), pagesOf(sampleEvent(), minute), MissingFolder::Refuse,
                                 Language(), dune, OthersPages::Refuse);
        };
        // What says the same, without any mark: by the command line, or an earlier version.
        QVERIFY(update(folder(), pagesOf(sampleEvent())));
        QVERIFY(guarded(1));
        const QByteArray page = bytesOf(path(u"awards.html"_s));
        QByteArray changed = page;
        writeBytes(path(u"awards.html"_s), changed.replace("</main>", "<p>Ours</p></main>"));
        QVERIFY(sentenceOf(guarded(2)).contains(u"made for another event, or changed since"_s));
        QCOMPARE(bytesOf(path(u"awards.html"_s)), changed);
        writeBytes(path(u"awards.html"_s), page);
        QVERIFY(guarded(3));
    }

    /// Whoever names the folder by a command gives it to this event; the window then knows.
    void whoNamesTheFolderTakesItOver() {
        const FilesOwner dune{u"d0"_s, u"Dune (sample) 2026"_s};
        QVERIFY(bringUpToDate(folder(), pagesOf(sampleEvent()), MissingFolder::Refuse, Language(),
                              dune, OthersPages::Refuse));
        Event storm = sampleEvent();
        storm.details.name = *Name::fromText(u"A < B"_s);
        const auto done = bringUpToDate(folder(), pagesOf(storm), MissingFolder::Refuse, Language(),
                                        {u"s"_s, u"A < B 2026"_s}, OthersPages::Replace);
        QVERIFY(done);
        QCOMPARE(done->tookOver, u"Dune (sample) 2026"_s);
        const auto refused
            = bringUpToDate(folder(), pagesOf(sampleEvent(), 1), MissingFolder::Refuse, Language(),
                            dune, OthersPages::Refuse);
        QVERIFY(sentenceOf(refused).contains(u"it was made for another event, A < B 2026"_s));
    }

    void aMissingFolderIsMadeWhereAsked() {
        const QString below = path(u"deep/pages"_s);
        QCOMPARE(sentenceOf(update(below, pagesOf(sampleEvent()))),
                 unwritableSentence(below, u"it is missing"_s));
        QVERIFY(!QFile::exists(below));
        QVERIFY(bringUpToDate(below, pagesOf(sampleEvent()), MissingFolder::Make, Language()));
        QVERIFY(QFile::exists(below + u"/index.html"_s));
    }

    void everybodyCanReadThem() {
        QVERIFY(update(folder(), pagesOf(sampleEvent())));
        // As any file that this user makes.
        writeBytes(path(u"plain"_s), "x");
        QCOMPARE(QFile::permissions(path(u"index.html"_s)), QFile::permissions(path(u"plain"_s)));
    }

    void aFileInPlaceOfTheFolderIsSaid() {
        writeBytes(path(u"file"_s), "x");
        QCOMPARE(sentenceOf(update(path(u"file"_s), pagesOf(sampleEvent()))),
                 unwritableSentence(path(u"file"_s), u"it is a file"_s));
        QCOMPARE(bytesOf(path(u"file"_s)), QByteArray("x"));
        for (const QString& wrong : {path(u"file/pages"_s), u"/proc/pages"_s, u"/proc"_s}) {
            const auto refused
                = bringUpToDate(wrong, pagesOf(sampleEvent()), MissingFolder::Make, Language());
            QVERIFY2(!refused, qPrintable(wrong));
            QCOMPARE(refused.error().kind, FailureKind::UnwritableFile);
            QCOMPARE(sentenceOf(refused).count(u'\n'), 0);
        }
    }

    void aFolderInPlaceOfAPageLeavesTheOldOnes() {
        QVERIFY(update(folder(), pagesOf(withoutLastHeat())));
        QVERIFY(QDir().mkdir(path(u"heat-3.html"_s)));
        const auto before = pagesIn(folder());
        QVERIFY(!update(folder(), pagesOf(sampleEvent(), 5)));
        QCOMPARE(pagesIn(folder()), before);
    }

    void aReaderNeverSeesHalfAPage() {
        Visitor visitor(folder());
        const auto publish = [&](int minute) {
            const auto pages = pagesOf(minute % 2 ? sampleEvent() : withoutLastHeat(), minute);
            visitor.expect(pages);
            const auto done = update(folder(), pages);
            QVERIFY2(done, qPrintable(sentenceOf(done)));
        };
        publish(0);
        std::atomic<bool> isOver = false;
        const std::unique_ptr<QThread> reader(QThread::create([&] {
            for (; !isOver; QThread::msleep(betweenVisits))
                visitor.visit();
        }));
        reader->start();
        const int rounds = isSoak() ? 2000 : 40;
        for (int minute = 1; minute < rounds; ++minute) {
            publish(minute);
            const int visits = visitor.visits();
            // Every few rounds the reader comes round, however busy the machine is.
            while (minute % 10 == 0 && visitor.visits() == visits)
                QThread::yieldCurrentThread();
        }
        isOver = true;
        QVERIFY(reader->wait());
        QCOMPARE(visitor.faults(), QStringList());
        QVERIFY(visitor.visits() >= rounds / 10 - 1);
        QVERIFY(visitor.versionsSeen() >= 3);
    }

    void plantedFaultsAreFound() {
        const auto pages = pagesOf(sampleEvent());
        const auto faultsAfter = [&](const std::function<void()>& spoil) {
            Visitor visitor(folder());
            visitor.expect(pages);
            (void)update(folder(), pages);
            visitor.visit();
            const bool wasRight = visitor.faults().isEmpty();
            spoil();
            visitor.visit();
            return wasRight ? visitor.faults() : QStringList();
        };
        // As a program that writes in place would be seen in the midst of it.
        QCOMPARE(faultsAfter([&] {
                     const QByteArray whole = bytesOf(path(u"standings.html"_s));
                     writeBytes(path(u"standings.html"_s), whole.left(whole.size() / 2));
                 }),
                 QStringList{u"standings.html is not whole"_s});
        QCOMPARE(faultsAfter([&] { writeBytes(path(u"index.html"_s), ""); }),
                 QStringList{u"index.html is not whole"_s});
        // As one that writes the index first, or takes pages away first.
        QDir(folder()).removeRecursively();
        QDir().mkpath(folder());
        QCOMPARE(faultsAfter([&] { QFile::remove(path(u"heat-3.html"_s)); }),
                 QStringList{u"heat-3.html is missing"_s});
    }
};

} // namespace mentat::test::tst_published_folder

MENTAT_TEST(tst_published_folder, TestPublishedFolder, QGuiApplication)
#include "tst_published_folder.moc"
