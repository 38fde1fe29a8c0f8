#include "app/publish/published_folder.h"
#include "app/publish/web_pages.h"
#include "model/failure_kind.h"
#include "tests/publish/page_reader.h"
#include "tests/support/sample.h"
#include "tests/support/scratch_book.h"
#include "tests/support/short_disk.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_published_without_space {

namespace {

std::vector<WebPage> pagesOf(const Event& event) {
    return webPages({.event = PublicEvent(event),
                     .wording = Wording(),
                     .now = *VenueTime::fromText(u"2026-07-30T08:00"_s)});
}

Event sampleEvent() {
    return eventFrom(sampleDocument());
}

std::vector<WebPage> pagesBeforeTheFinal() {
    Event event = sampleEvent();
    std::get<DunePlay>(event.play).setFinalGame({});
    return pagesOf(event);
}

} // namespace

/// Web pages for which there is no room, by the limit that Unix has for the length of a file.
class TestPublishedWithoutRoom : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    [[nodiscard]] QString folder() const { return m_folder->path(); }
    [[nodiscard]] QString path(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] Result<Published> update(const std::vector<WebPage>& pages) const {
        return bringUpToDate(folder(), pages, MissingFolder::Refuse, Language());
    }

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void aFullDiskLeavesTheOldPages() {
        QVERIFY(update(pagesBeforeTheFinal()));
        const auto before = pagesIn(folder());
        // As many bytes as all pages but the longest need, and so on down.
        for (const rlim_t bytes : {rlim_t(8000), rlim_t(4000), rlim_t(1)}) {
            Result<Published> refused = Published{};
            {
                const ShortDisk full(bytes);
                refused = update(pagesOf(sampleEvent()));
            }
            QVERIFY(!refused);
            QCOMPARE(refused.error().kind, FailureKind::UnwritableFile);
            QCOMPARE(Wording().failure(refused.error()).count(u'\n'), 0);
            QCOMPARE(pagesIn(folder()), before); // nothing beside them either
        }
        QVERIFY(update(pagesOf(sampleEvent())));
        QVERIFY(pagesIn(folder()) != before);
    }

    void aFolderThatWasMadeForNothingIsGone() {
        const QString made = path(u"made"_s);
        {
            const ShortDisk full(1);
            QVERIFY(!bringUpToDate(made, pagesOf(sampleEvent()), MissingFolder::Make, Language()));
        }
        QVERIFY(!QFile::exists(made));
    }
};

} // namespace mentat::test::tst_published_without_space

MENTAT_TEST(tst_published_without_space, TestPublishedWithoutRoom, QGuiApplication)
#include "tst_published_without_space.moc"
