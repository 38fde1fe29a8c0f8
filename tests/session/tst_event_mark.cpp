#include "app/session/event_mark.h"
#include "tests/support/award_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_event_mark {

/// What tells an event from every other goes with it, and with it alone.
class TestEventMark : public QObject {
    Q_OBJECT

private:
    static QByteArray nextYear() {
        return awardDocument().replace("\"year\": 2026", "\"year\": 2027");
    }

private Q_SLOTS:
    void everyEventHasAnother() {
        std::set<QString> marks;
        ScratchBook one;
        one.create({awardDocument(), nextYear()});
        ScratchBook other; // the same events, in another file
        other.clock().set(other.clock().nowUtc().addMSecs(1));
        other.create({awardDocument(), nextYear()});
        for (ScratchBook* scratch : {&one, &other}) {
            const auto session = scratch->open(Session::Access::Read);
            for (const BookEvent& entry : session->book().events)
                marks.insert(eventMark(*session, entry.id));
        }
        QCOMPARE(marks.size(), size_t(4));
        QVERIFY(!marks.contains(QString()));
    }

    void itStaysInEveryCopyAndWhateverTheEventIsCalled() {
        ScratchBook scratch;
        scratch.create({awardDocument()});
        const auto session = scratch.open();
        const EventId event = session->book().events.front().id;
        const QString mark = eventMark(*session, event);
        EventDetails details = session->book().events.front().event.details;
        details.name = *Name::fromText(u"Arrakis"_s);
        Event renamed = session->book().events.front().event;
        renamed.details = details;
        QVERIFY(session->importEvent(renamed, ImportMode::RefuseExisting)); // another event
        QCOMPARE(eventMark(*session, event), mark);
        QVERIFY(eventMark(*session, session->book().events.back().id) != mark);
        QVERIFY(session->importEvent(session->book().events.front().event, ImportMode::Replace));
        QCOMPARE(eventMark(*session, event), mark);
        const QString copy = scratch.folder() + u"/copy.mentat"_s;
        QVERIFY(session->copyTo(copy));
        const auto copied = Session::open(copy, Session::Access::Read, scratch.desk());
        QVERIFY(copied);
        QCOMPARE(eventMark(**copied, event), mark);
    }
};

} // namespace mentat::test::tst_event_mark

MENTAT_TEST(tst_event_mark, TestEventMark, QCoreApplication)
#include "tst_event_mark.moc"
