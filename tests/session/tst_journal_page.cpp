#include "app/session/acts.h"
#include "model/store/database.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_journal_page {

/// The journal, read in pages from its end.
class TestJournalPage : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ScratchBook> m_scratch;
    std::unique_ptr<Session> m_session;

    static std::vector<qint64> idsOf(const std::vector<JournalEntry>& entries) {
        std::vector<qint64> ids;
        for (const JournalEntry& entry : entries)
            ids.push_back(entry.id.number());
        return ids;
    }

private Q_SLOTS:
    void init() {
        m_scratch = std::make_unique<ScratchBook>();
        m_scratch->create({raw::randomDocument(21, {.isOpen = true})});
        m_session = m_scratch->open();
        for (int number = 1; number <= 4; ++number) { // entries 2 to 5, after the import
            const BookEvent& entry = m_session->book().events.front();
            Ruling ruling;
            ruling.answer = u"answer %1"_s.arg(number);
            QVERIFY(m_session->perform(entry.id, *recordRuling(entry.event, ruling)));
        }
    }
    void cleanup() { m_session.reset(); }

    void thePagesComeNewestFirstAndEndWhereTheJournalBegins() {
        const auto newest = m_session->journalPage({}, 2);
        QVERIFY(newest);
        QCOMPARE(idsOf(*newest), std::vector<qint64>({5, 4}));
        const auto next = m_session->journalPage(newest->back().id, 2);
        QCOMPARE(idsOf(*next), std::vector<qint64>({3, 2}));
        const auto last = m_session->journalPage(next->back().id, 2);
        QCOMPARE(idsOf(*last), std::vector<qint64>({1}));
        QVERIFY(m_session->journalPage(last->back().id, 2)->empty());
    }

    // A recovered file lacks the entries that were lost: what is older is there all the same.
    void aGapIsNotWhereTheJournalBegins() {
        m_session.reset();
        Database(m_scratch->path(), Database::Access::ReadWrite)
            .run(u"DELETE FROM journal WHERE id BETWEEN 2 AND 4"_s);
        m_session = m_scratch->open();
        QCOMPARE(idsOf(*m_session->journalPage({}, 2)), std::vector<qint64>({5, 1}));
        QCOMPARE(idsOf(*m_session->journalPage(JournalId(5), 2)), std::vector<qint64>({1}));
    }

    void anEntryOfAPageIsTheEntryItself() {
        const auto page = m_session->journalPage({}, 1);
        const auto entry = m_session->journalEntry(JournalId(5));
        QCOMPARE(page->front().change, entry->change);
        QCOMPARE(page->front().time, entry->time);
        QCOMPARE(page->front().scorekeeper, entry->scorekeeper);
        QCOMPARE(page->front().event, entry->event);
    }
};

} // namespace mentat::test::tst_journal_page

MENTAT_TEST(tst_journal_page, TestJournalPage, QCoreApplication)
#include "tst_journal_page.moc"
