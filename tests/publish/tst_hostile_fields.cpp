#include "app/publish/web_pages.h"
#include "model/document/event_document.h"
#include "reports/report.h"
#include "reports/writers/html/html_writer.h"
#include "reports/writers/report_writer.h"
#include "tests/publish/hostile_documents.h"
#include "tests/publish/marked_documents.h"
#include "tests/publish/page_reader.h"
#include "tests/publish/page_scanner.h"
#include "tests/publish/report_of_event.h"
#include "tests/reports/hostile_texts.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/sample.h"
#include "tests/support/scratch_book.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QGuiApplication>
#include <QProcess>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_hostile_fields {

namespace {

/// Those of every kind of output, and some that turn the direction of all that follows.
QStringList texts() {
    return hostileTexts()
           + QStringList{u"\u202E\u202E\u202Dthree that stay open"_s,
                         u"\u2067\u2068isolates"_s,
                         u"مرحبا \u202Eabc\u202C עולם 123"_s,
                         u"\t=1+1"_s,
                         u"\r@x"_s,
                         u"=cmd|' /C calc'!A0"_s,
                         u"'\"><b>&"_s,
                         u"%1 %2 %n %%"_s,
                         u"../../etc/x"_s,
                         u"-1e3"_s};
}

/// The first line that is another one; nothing where all are the same.
QByteArray firstDifference(const QByteArray& is, const QByteArray& expected) {
    const auto lines = is.split('\n');
    const auto others = expected.split('\n');
    for (qsizetype i = 0; i < std::min(lines.size(), others.size()); ++i) {
        if (lines[i] != others[i])
            return lines[i].left(200) + " for " + others[i].left(200);
    }
    return is == expected ? QByteArray() : QByteArray("one is longer");
}

/// What is seen of one event, on every way out of the program.
class WaysOut {
public:
    /// marked: those of markedTexts() that are in it.
    explicit WaysOut(const Book& book, QStringList marked = {})
        : m_book(book)
        , m_event(book.events.front().event)
        , m_marked(std::move(marked)) {}

    void writeReports(const QSet<ReportKind>& kinds) {
        for (const Report& report : reportsOf(m_event)) {
            const auto document = report.make(request(report));
            if (!document)
                continue; // there is nothing to make it of
            for (const ReportKind kind : report.kinds) {
                if (kinds.contains(kind) && m_fault.isEmpty())
                    write(report, *document, kind);
            }
        }
        if (m_fault.isEmpty() && !m_workbooks.isEmpty())
            m_fault = workbookFault(m_workbooks);
    }

    void publish() {
        const PublishSource source{.event = PublicEvent(m_event),
                                   .wording = m_wording,
                                   .now = *VenueTime::fromText(u"2026-07-30T17:31"_s),
                                   .address = u"https://example.org/"_s};
        for (const WebPage& page : webPages(source)) {
            QString fault = readPage(page.bytes).fault;
            if (fault.isEmpty())
                fault = faultOfMarks(page.bytes);
            if (!fault.isEmpty() && m_fault.isEmpty())
                m_fault = page.name + u": "_s + fault;
        }
    }

    [[nodiscard]] const QString& fault() const { return m_fault; }
    [[nodiscard]] int written() const { return m_written; }
    [[nodiscard]] size_t seen() const { return m_seen.size(); }

private:
    QString faultOfMarks(const QByteArray& html) {
        const SeenMarks marks = marksOf(html, m_marked);
        m_seen.insert(marks.texts.begin(), marks.texts.end());
        return marks.fault;
    }
    [[nodiscard]] ReportRequest request(const Report& report) const {
        ReportRequest request{.book = m_book,
                              .event = m_event,
                              .wording = m_wording,
                              .printed = u"2026-07-30 17:31"_s,
                              .round = {}};
        if (report.round == RoundOfReport::Needed && !roundsOfReports(m_event).empty())
            request.round = roundsOfReports(m_event).front().id;
        return request;
    }

    void write(const Report& report, const ReportDocument& document, ReportKind kind) {
        const auto bytes = mentat::written(document, kind);
        const QString suffix = QString(idOf(kind));
        const QString what = report.name + u" as "_s + suffix + u": "_s;
        ++m_written;
        if (!bytes)
            m_fault = what + u"not written"_s;
        else if (kind == ReportKind::Xlsx)
            keep(*bytes);
        else if (const QString fault = faultOfReport(*bytes, suffix); !fault.isEmpty())
            m_fault = what + fault;
        else if (const QString mark = kind == ReportKind::Html ? faultOfMarks(*bytes) : QString();
                 !mark.isEmpty())
            m_fault = what + mark;
    }

    void keep(const QByteArray& workbook) {
        m_workbooks.append(m_folder.filePath(QString::number(m_workbooks.size()) + u".xlsx"_s));
        writeBytes(m_workbooks.back(), workbook);
    }

    const Book& m_book;
    const Event& m_event;
    Wording m_wording;
    QTemporaryDir m_folder;
    QStringList m_workbooks;
    QString m_fault;
    QStringList m_marked;
    std::set<int> m_seen;
    int m_written = 0;
};

const QSet<ReportKind> quickKinds{ReportKind::Html, ReportKind::Csv, ReportKind::Text,
                                  ReportKind::Markdown, ReportKind::BbCode};
const QSet<ReportKind> slowKinds{ReportKind::Pdf, ReportKind::Xlsx};

} // namespace

/// A text that means harm stands in every field of an event in turn, and goes all ways: into the
/// file and out of it again, onto paper, into every kind of file and onto the pages for everyone.
class TestHostileFields : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFieldOnEveryWay_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<int>("first");
        const int count = static_cast<int>(texts().size());
        // Each field gets another text each time: a third of them here, every one in the soak.
        for (int first = 0; first < count; first += isSoak() ? 1 : 3) {
            QTest::addRow("every key, from %d", first)
                << testDocument(u"every-key.json"_s) << first;
            QTest::addRow("storm, from %d", first) << testDocument(u"storm.json"_s) << first;
        }
        for (int first = 0; first < count; first += isSoak() ? 1 : count)
            QTest::addRow("sample, from %d", first) << sampleDocument() << first;
    }
    void everyFieldOnEveryWay() {
        QFETCH(const QByteArray, document);
        QFETCH(const int, first);
        const QByteArray hostile = withTexts(document, texts(), first);
        const Event event = eventFrom(hostile);
        ScratchBook scratch;
        scratch.create({hostile});
        const auto session = scratch.open(Session::Access::Read);
        QCOMPARE(firstDifference(exported(session->book()), writeEventDocument(event).toBytes()),
                 QByteArray());
        WaysOut ways(session->book());
        ways.writeReports(first % 15 == 0 ? quickKinds + slowKinds : quickKinds);
        ways.publish();
        QVERIFY2(ways.fault().isEmpty(), qPrintable(ways.fault()));
        QVERIFY(ways.written() > 4);
        const Wording wording;
        const auto entries = session->journalPage(std::nullopt, 10);
        QVERIFY(entries);
        for (const JournalEntry& entry : *entries)
            QCOMPARE(faultOfReport(wording.journal(entry).toUtf8(), u"txt"_s), QString());
    }

    // Markup, entities and places to fill, put together by chance: each text is seen letter by
    // letter as it was typed, in every report and on every page that has it.
    void whatWasTypedIsSeen_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= (isSoak() ? 100U : 2U); ++seed) {
            QTest::addRow("every key, seed %u", seed) << testDocument(u"every-key.json"_s) << seed;
            QTest::addRow("storm, seed %u", seed) << testDocument(u"storm.json"_s) << seed;
            QTest::addRow("ruleset, seed %u", seed) << raw::randomHeatsEvent(seed) << seed;
        }
        QTest::newRow("sample") << sampleDocument() << 1U;
    }
    void whatWasTypedIsSeen() {
        QFETCH(const QByteArray, document);
        QFETCH(const unsigned, seed);
        RandomSource random(seed);
        const QStringList marked = markedTexts(random, 200);
        Book book;
        book.events.push_back({EventId(1), eventFrom(withTexts(document, marked))});
        WaysOut ways(book, marked);
        ways.writeReports({ReportKind::Html});
        ways.publish();
        QVERIFY2(ways.fault().isEmpty(), qPrintable(ways.fault()));
        QVERIFY2(ways.seen() > 1, qPrintable(QString::number(ways.seen())));
    }

    // Nothing cuts it off: a name as long as a book is stored and comes out whole (with
    // MENTAT_SOAK=1 one of a megabyte). On paper it takes as many pages as it needs.
    void aLongTextInAField_data() {
        QTest::addColumn<QString>("text");
        const qsizetype length = isSoak() ? 1'000'000 : 10'000;
        QTest::newRow("letters") << QString(length, u'x');
        QTest::newRow("words") << u"ab "_s.repeated(length / 3);
        QTest::newRow("right to left") << u"\u202Eשלום "_s.repeated(length / 6);
        QTest::newRow("markup") << u"<b>"_s.repeated(length / 3);
    }
    void aLongTextInAField() {
        QFETCH(const QString, text);
        Event event = eventFrom(testDocument(u"every-key.json"_s));
        event.details.notes = text;
        event.players.front().notes = text;
        event.players.front().from = text;
        event.players.front().name = *Name::fromText(u"N"_s + text);
        const QByteArray document = writeEventDocument(event).toBytes();
        ScratchBook scratch;
        scratch.create({document});
        const auto session = scratch.open(Session::Access::Read);
        QCOMPARE(firstDifference(exported(session->book()), document), QByteArray());
        WaysOut ways(session->book());
        ways.writeReports(isSoak() ? quickKinds : quickKinds + slowKinds);
        ways.publish();
        QVERIFY2(ways.fault().isEmpty(), qPrintable(ways.fault().left(200)));
        QVERIFY(ways.written() > 4);
    }

    // The planted faults: what the checks above have to see.
    void plantedFaultsAreFound() {
        QCOMPARE(faultOfReport("a,b\r\nx,-1\r\n", u"csv"_s), QString());
        QVERIFY(!faultOfReport("a,b\r\nx,=1\r\n", u"csv"_s).isEmpty());
        QVERIFY(!faultOfReport("a,b\r\nx,-a\r\n", u"csv"_s).isEmpty());
        QVERIFY(!faultOfReport("a,b\r\n\"\tx\",1\r\n", u"csv"_s).isEmpty());
        QVERIFY(!faultOfReport("a\x07", u"txt"_s).isEmpty());
        QVERIFY(!faultOfReport("a\u202Eb", u"md"_s).isEmpty());
        QVERIFY(!faultOfReport("x", u"pdf"_s).isEmpty());
        const QByteArray page
            = writtenAsHtml(reportOfEvent(u"standings"_s, eventFrom(sampleDocument())));
        QCOMPARE(faultOfReport(page, u"html"_s), QString());
        QVERIFY(
            !faultOfReport(QByteArray(page).replace("<h1>", "<h1><b>x</b>"), u"html"_s).isEmpty());
        QVERIFY(!faultOfReport(QByteArray(page).replace("<h1>", "<h1><"), u"html"_s).isEmpty());
        Event event = eventFrom(sampleDocument());
        event.details.name = *Name::fromText(u"<p>zq0z"_s);
        const QByteArray named = writtenAsHtml(reportOfEvent(u"standings"_s, event));
        const auto marks = [](const QByteArray& html) { return marksOf(html, {u"<p>zq0z"_s}); };
        QCOMPARE(marks(named).texts, std::set<int>{0});
        QCOMPARE(marks(named).fault, QString());
        QVERIFY(!marks(QByteArray(named).replace("&lt;p&gt;zq", "<p>zq")).fault.isEmpty());
        QVERIFY(
            !marks(QByteArray(named).replace("&lt;p&gt;zq", "&amp;lt;p&gt;zq")).fault.isEmpty());
    }

    void aFormulaInAWorkbookIsFound() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"f.xlsx"_s);
        const auto make = [&](const QString& cell) {
            QProcess::execute(u"python3"_s,
                              {u"-c"_s,
                               u"import sys, zipfile\n"
                               "with zipfile.ZipFile(sys.argv[1], 'w') as book:\n"
                               "    book.writestr('xl/worksheets/sheet1.xml', sys.argv[2])\n"_s,
                               path, u"<worksheet><c>"_s + cell + u"</c></worksheet>"_s});
            return workbookFault({path});
        };
        QCOMPARE(make(u"<v>1</v>"_s), QString());
        QVERIFY(make(u"<f>1+1</f>"_s).contains(u"a formula"_s));
        QVERIFY(!make(u"<v>"_s).isEmpty());
    }

    void everyPlaceIsFilled() {
        for (const QString& name : {u"every-key.json"_s, u"storm.json"_s}) {
            const QByteArray filled = withTexts(testDocument(name), {u"zq"_s});
            QVERIFY2(filled.count("\"zq") > 4, filled);
        }
        const QByteArray all = withTexts(testDocument(u"every-key.json"_s), {u"zq"_s});
        for (const char* key : {"from", "badge", "email", "phone", "notes", "whereabouts", "gm",
                                "location", "question", "answer", "reason", "note", "qpReason"})
            QVERIFY2(all.contains(QByteArray("\"" + QByteArray(key) + "\": \"zq\"")), key);
    }
};

} // namespace mentat::test::tst_hostile_fields

MENTAT_TEST(tst_hostile_fields, TestHostileFields, QGuiApplication)
#include "tst_hostile_fields.moc"
