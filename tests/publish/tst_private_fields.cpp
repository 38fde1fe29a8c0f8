#include "app/publish/published_folder.h"
#include "app/publish/web_pages.h"
#include "model/document/event_document.h"
#include "reports/public_pages.h"
#include "reports/writers/html/html_writer.h"
#include "tests/publish/marked_documents.h"
#include "tests/publish/page_reader.h"
#include "tests/publish/report_of_event.h"
#include "tests/support/raw/document_fields.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/sample.h"
#include "tests/support/scratch_book.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_private_fields {

namespace {

// Nothing whole gets to where pages for everyone are made: it does not compile.
static_assert(!std::is_convertible_v<Event, PublicEvent>);
static_assert(!std::is_constructible_v<PublicRequest, ReportRequest>);
static_assert(!std::is_constructible_v<PublicRequest, Event, Wording>);
static_assert(!std::is_invocable_v<decltype(publicPages), const ReportRequest&>);
static_assert(std::is_invocable_v<decltype(publicPages), const PublicRequest&>);

PublishSource sourceOf(const QByteArray& document) {
    return {.event = PublicEvent(eventFrom(document)),
            .wording = Wording(),
            .now = *VenueTime::fromText(u"2026-07-30T17:31"_s),
            .address = u"https://example.org/dune/"_s};
}

/// Every byte of every file of the folder, names included.
QByteArray everythingIn(const QString& folder) {
    QByteArray all;
    for (const auto& [name, bytes] : pagesIn(folder))
        all += name.toUtf8() + '\n' + bytes;
    return all;
}

/// Into a folder of its own, with further pages.
QByteArray published(const PublishSource& source, const std::vector<WebPage>& more = {}) {
    const QTemporaryDir folder;
    auto pages = webPages(source);
    pages.insert(pages.begin(), more.begin(), more.end());
    const auto done = bringUpToDate(folder.path(), pages, MissingFolder::Refuse, Language());
    if (!done || done->written.size() != static_cast<qsizetype>(pages.size()))
        qFatal("the pages were not written");
    return everythingIn(folder.path());
}

/// A page as it would be if a report for the GM were put there by mistake.
WebPage pageOfReport(const QString& report, const Event& event) {
    return {report + u".html"_s, writtenAsHtml(reportOfEvent(report, event))};
}

} // namespace

/// No byte that is published holds what people told the GM alone.
class TestPrivateFields : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTextIsForEverybodyOrForTheGm() {
        // A key that is new in the document has to be looked at: may it be shown?
        QStringList left = publicTexts() + privateTexts();
        for (const raw::DocumentField& field : raw::documentFields()) {
            using enum raw::FieldType;
            if (field.type == Text || field.type == Name || field.type == TextList
                || field.type == NameList)
                QVERIFY2(left.removeAll(field.path) == 1, qPrintable(field.path));
        }
        QCOMPARE(left, QStringList());
    }

    void nothingPrivateIsPublished_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("sample") << sampleDocument();
        for (const QString& name :
             {u"every-key.json"_s, u"storm.json"_s, u"unfinished.json"_s, u"names.json"_s})
            QTest::newRow(qPrintable(name)) << testDocument(name);
        for (quint32 seed = 1; seed <= quint32(rounds(4, 12)); ++seed) {
            QTest::addRow("random event %u", seed) << raw::randomDocument(seed);
            QTest::addRow("random play %u", seed) << raw::randomPlayedEvent(seed);
            QTest::addRow("random session %u", seed) << raw::randomStormEvent(seed);
            QTest::addRow("random heats %u", seed) << raw::randomHeatsEvent(seed);
        }
    }
    void nothingPrivateIsPublished() {
        QFETCH(const QByteArray, document);
        const MarkedDocument marked = withMarks(document);
        const PublishSource source = sourceOf(marked.document);
        // The event has all of them, so that what is looked for is there to be found.
        const Event whole = eventFrom(marked.document);
        QCOMPARE(marksIn(writeEventDocument(whole).toBytes(), marked.marks), marked.marks);
        QCOMPARE(marksIn(published(source), marked.marks), QByteArrayList());
    }

    void everyPrivateTextIsMarkedSomewhere() {
        QStringList marked;
        for (const QString& name : {u"every-key.json"_s, u"storm.json"_s})
            marked += withMarks(testDocument(name)).pathsThatAre;
        QStringList left = privateTexts() + privateTextsOfStages();
        for (quint32 seed = 1; goesOn(seed, 4, left.isEmpty()); ++seed) {
            marked += withMarks(raw::randomHeatsEvent(seed)).pathsThatAre;
            left.removeIf([&](const QString& path) { return marked.contains(path); });
        }
        QCOMPARE(left, QStringList());
    }

    void whatIsTakenOutIsGone() {
        // The pages are not even made of it.
        const MarkedDocument marked = withMarks(sampleDocument());
        const PublicEvent open(eventFrom(marked.document));
        const Event& left = open.event();
        const QByteArrayList found = marksIn(writeEventDocument(left).toBytes(), marked.marks);
        for (const Player& player : left.players)
            QVERIFY(!player.phone && !player.email && !player.badge && !player.whereabouts
                    && !player.notes && !player.disqualifiedReason && player.alsoKnownAs.empty());
        QVERIFY(found.size() < marked.marks.size());
    }

    void plantedFaultsAreFound() {
        const MarkedDocument marked = withMarks(sampleDocument());
        const PublishSource source = sourceOf(marked.document);
        // One mark after another somewhere in the index.
        for (const QByteArray& mark : marked.marks) {
            auto pages = webPages(source);
            pages.back().bytes.replace("<h1>", QByteArray("<h1>" + mark.toUpper()));
            QCOMPARE(marksIn(pages.back().bytes, marked.marks), QByteArrayList{mark});
        }
        // Pages that should not be there: phones and whereabouts, notes of games, rulings.
        for (const QString& report : {u"call-list"_s, u"event-report"_s, u"rulings"_s}) {
            const WebPage fault = pageOfReport(report, eventFrom(marked.document));
            const QByteArrayList found = marksIn(published(source, {fault}), marked.marks);
            QVERIFY2(!found.isEmpty(), qPrintable(report));
            QCOMPARE(found, marksIn(fault.bytes, marked.marks));
        }
        const MarkedDocument other = withMarks(raw::randomHeatsEvent(3));
        const PublishSource ruled = sourceOf(other.document);
        const WebPage fault = pageOfReport(u"event-report"_s, eventFrom(other.document));
        QVERIFY(!marksIn(published(ruled, {fault}), other.marks).isEmpty());
    }
};

} // namespace mentat::test::tst_private_fields

MENTAT_TEST(tst_private_fields, TestPrivateFields, QGuiApplication)
#include "tst_private_fields.moc"
