#include "model/document/bytes/json.h"
#include "model/store/database.h"
#include "tests/cli/cli_support.h"
#include "tests/cli/facts.h"
#include "tests/support/raw/document_faults.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"
#include "tests/support/sentences.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_commands {

namespace {

/// The value that was printed, on one line.
QByteArray compact(const QByteArray& json) {
    const auto value = Json::parse(json);
    return value ? value->toCompactBytes() : QByteArray("no JSON: " + json);
}

QByteArray replaced(QByteArray document, const char* before, const char* after) {
    if (!document.contains(before))
        qFatal("%s is not in the document", before);
    return document.replace(before, after);
}

} // namespace

class TestCommands : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<Terminal> m_terminal;
    QString m_file;

    QByteArray import(const QByteArray& document, const QStringList& more = {}) {
        return compact(m_terminal->done(
            QStringList{u"import"_s, m_file, u"--document"_s, u"-"_s, u"--format"_s, u"json"_s}
                + more,
            document));
    }
    Outcome tryImport(const QByteArray& document, const QStringList& more = {}) {
        return m_terminal->run(QStringList{u"import"_s, m_file, u"--document"_s, u"-"_s} + more,
                               document);
    }
    Outcome importPlayers(const QByteArray& csv, const QStringList& more = {}) {
        return m_terminal->run(
            QStringList{u"import-players"_s, m_file, u"--csv"_s, u"-"_s, u"--format"_s, u"json"_s}
                + more,
            csv);
    }
    QByteArray events(const QStringList& more = {}) {
        return compact(
            m_terminal->done(QStringList{u"events"_s, m_file, u"--format"_s, u"json"_s} + more));
    }
    /// The year of the event that --event picks; what is said where it picks none.
    QString picked(const QString& wanted) {
        const Outcome outcome = m_terminal->run({u"export"_s, m_file, u"--event"_s, wanted});
        const auto document = Json::parse(outcome.out);
        if (outcome.code != 0)
            return u"%1: %2"_s.arg(outcome.code).arg(QString::fromUtf8(outcome.err).trimmed());
        const Json* event = document->find(u"event");
        return *event->find(u"name")->text() + u' '
               + QString::number(*event->find(u"year")->integer());
    }
    /// All formats of what a command prints.
    void checkFormats(const QStringList& typed, int code = 0) {
        const QByteArray json = m_terminal->run(typed + QStringList{u"--format=json"_s}).out;
        const Outcome csv = m_terminal->run(typed + QStringList{u"--format"_s, u"csv"_s});
        const auto rows = csvRows(csv.out);
        QVERIFY2(rows, csv.out.constData());
        QCOMPARE(csv.code, code);
        QCOMPARE(differenceFrom(json, *rows, {}), QString());
    }

private Q_SLOTS:
    void init() {
        m_terminal = std::make_unique<Terminal>();
        m_file = m_terminal->path(u"a file – 沙丘.mentat"_s);
    }

    void importAnswers() {
        const QByteArray three = eventDocument(u"Dune"_s, 2025, {{u"A"_s}, {u"B"_s}, {u"C"_s}});
        QCOMPARE(import(three), inJson("{'event':1,'players':3,'games':0}"));
        QCOMPARE(import(summaryDocument(u"Dune"_s, {1992, 1993})), inJson("{'summaries':2}"));
        QCOMPARE(import(eventDocument(u"Dune"_s, 2026)),
                 inJson("{'event':4,'players':0,'games':0}"));
        QCOMPARE(
            events(),
            QByteArray(inJson(
                "[{'event':1,'name':'Dune','year':2025,'players':3,'games':0},"
                "{'event':2,'name':'Dune','year':1992,'players':38,'games':null,'summary':true},"
                "{'event':3,'name':'Dune','year':1993,'players':null,'games':null,'summary':true},"
                "{'event':4,'name':'Dune','year':2026,'players':0,'games':0}]")));
    }

    void importIsSignedByTheCommandLine() {
        import(eventDocument(u"Dune"_s, 2025));
        auto session = Session::open(m_file, Session::Access::Read, m_terminal->desk());
        const auto marks = (*session)->journalMarks();
        QCOMPARE(marks->size(), 1U);
        const auto entry = (*session)->journalEntry(marks->front().id);
        QCOMPARE(entry->scorekeeper, u"cli"_s);
        QCOMPARE(entry->time, m_terminal->desk().clock.nowUtc());
    }

    void existingEventsAreRefusedUnlessSaidOtherwise() {
        import(eventDocument(u"Dune"_s, 2025, {{ u"Ada"_s }}));
        import(summaryDocument(u"Dune"_s, {1992}));
        const auto before = m_terminal->content();
        const QByteArray again = eventDocument(u"DUNE"_s, 2025, {{u"Ada"_s}, {u"Bo"_s}});
        for (const QByteArray& document : {again, summaryDocument(u"dune"_s, {2000, 1992})}) {
            const Outcome refused = tryImport(document);
            QCOMPARE(faultOfRefusal(refused, ExitCode::WrongRequest), QString());
            QCOMPARE(refused.errorLines().size(), 1);
            QCOMPARE(differenceOf(before, m_terminal->content()), QString());
        }
        QCOMPARE(import(again, {u"--replace"_s}), inJson("{'event':1,'players':2,'games':0}"));
        QCOMPARE(import(again, {u"--as-new"_s}), inJson("{'event':3,'players':2,'games':0}"));
        QCOMPARE(import(summaryDocument(u"Dune"_s, {1992}), {u"--replace"_s}),
                 inJson("{'summaries':1}"));
        QCOMPARE(import(summaryDocument(u"Dune"_s, {1992, 2025}), {u"--as-new"_s}),
                 inJson("{'summaries':2}"));
        QCOMPARE(import(eventDocument(u"Other"_s, 2025), {u"--replace"_s}),
                 inJson("{'event':6,'players':0,'games':0}"));
    }

    void refusedDocuments_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QStringList>("lines"); // how each begins and, after a bar, ends
        const auto row = [](const char* name, const QByteArray& document,
                            const QStringList& lines) { QTest::newRow(name) << document << lines; };
        const QByteArray right = eventDocument(u"Dune"_s, 2025, {{u"Ada"_s}});
        row("empty", "", {u"line 1, column 1: |"_s});
        row("broken", "{\n \"format\": \"mentat-event\",\n \"x\"?", {u"line 3, column 5: |"_s});
        row("not UTF-8", replaced(right, "Ada", "Ad\xe9"), {u"line 15|"_s});
        row("no object", "[]", {u": |(R10.1)"_s});
        row("null", "null", {u": |(R10.1)"_s});
        row("no format", replaced(right, " \"format\": \"mentat-event\",\n", ""),
            {u": |(R10.1)"_s});
        row("another format", replaced(right, "mentat-event", "mentat-book"),
            {u"/format: \"mentat-book\" is not valid here; use one of mentat-event, "_s
             u"mentat-summary |(R10.1)"_s});
        row("format is no text", replaced(right, "\"mentat-event\"", "3"),
            {u"/format: |(R10.1)"_s});
        row("newer version", replaced(right, "\"version\": 1", "\"version\": 2"),
            {u"/version: |(R10.1)"_s});
        row("newer summary",
            replaced(summaryDocument(u"Dune"_s, {1992}), "\"version\": 1", "\"version\": 2"),
            {u"/version: |(R10.1)"_s});
        row("bad summary", replaced(summaryDocument(u"Dune"_s, {1992, 1993}), "1993", "1992"),
            {u"/events/1/year: |(R10.1)"_s});
        row("two errors", replaced(replaced(right, "\"Ada\"", "\" \""), "2025", "0"),
            {u"/event/year: |(R10.1)"_s, u"/players/0/name: |(R10.1)"_s});
        row("wrong format and another error",
            replaced(replaced(right, "\"Ada\"", "\"\""), "mentat-event", "x"),
            {u"/format: |(R10.1)"_s, u"/players/0/name: |(R10.1)"_s});
        row("deep", QByteArray(5000, '[') + QByteArray(5000, ']'), {u"The document |100 deep."_s});
    }
    void refusedDocuments() {
        QFETCH(const QByteArray, document);
        QFETCH(const QStringList, lines);
        const auto nothing = m_terminal->content();
        for (const bool fileExists : {false, true}) {
            if (fileExists)
                import(eventDocument(u"Dune"_s, 2024));
            const auto before = m_terminal->content();
            const Outcome outcome = tryImport(document, {u"--as-new"_s});
            QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
            QCOMPARE(differenceOf(before, m_terminal->content()), QString());
            QCOMPARE(outcome.errorLines().size(), lines.size());
            for (qsizetype i = 0; i < lines.size(); ++i) {
                const QString line = outcome.errorLines().at(i);
                QVERIFY2(line.startsWith(lines[i].section(u'|', 0, 0))
                             && line.endsWith(lines[i].section(u'|', 1)),
                         outcome.err.constData());
            }
        }
        QVERIFY(nothing.empty());
    }

    void plantedFaultsAreReportedWhereTheyAre() {
        int planted = 0;
        for (quint32 seed = 1; seed <= (isSoak() ? 5000U : 250U); ++seed) {
            const QByteArray valid = raw::randomDocument(seed, {.players = 12});
            const auto fault = raw::plantFault(valid, seed);
            // A document that calls itself a summary is read as one.
            if (!fault || fault->document.contains("mentat-summary"))
                continue;
            ++planted;
            const Outcome outcome = tryImport(fault->document);
            const QString line = outcome.errorLines().value(0);
            const bool isRight = faultOfRefusal(outcome, ExitCode::WrongRequest).isEmpty()
                                 && outcome.errorLines().size() == 1
                                 && line.startsWith(fault->expected.pointer + u": ")
                                 && line.endsWith(u" ("_s + fault->expected.rule + u')');
            QVERIFY2(isRight, qPrintable(u"seed %1, %2: %3"_s.arg(seed).arg(
                                  fault->what, QString::fromUtf8(outcome.err))));
        }
        QVERIFY(planted > 100);
        QVERIFY(m_terminal->content().empty());
    }

    void atMostAHundredProblemsAreShown_data() {
        QTest::addColumn<int>("problems");
        QTest::addColumn<int>("lines");
        QTest::addColumn<QString>("last");
        QTest::newRow("99") << 99 << 99 << u"/players/98/name: "_s;
        QTest::newRow("100") << 100 << 100 << u"/players/99/name: "_s;
        QTest::newRow("101") << 101 << 101 << u"1 more problem"_s;
        QTest::newRow("500") << 500 << 101 << u"400 more problems"_s;
    }
    void atMostAHundredProblemsAreShown() {
        QFETCH(const int, problems);
        QFETCH(const int, lines);
        QFETCH(const QString, last);
        const std::vector<SamplePlayer> nameless(static_cast<size_t>(problems), {QString()});
        const Outcome outcome = tryImport(eventDocument(u"Dune"_s, 2025, nameless));
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QCOMPARE(outcome.errorLines().size(), lines);
        QVERIFY2(outcome.errorLines().last().startsWith(last), outcome.err.constData());
        QVERIFY(outcome.errorLines().last().size() < 80);
    }

    void documentsComeAsPeopleSaveThem() {
        const QByteArray document = eventDocument(u"Dune"_s, 2025, {{u"Zoë"_s}});
        QByteArray windows = document;
        windows.replace("\n", "\r\n").prepend("\xef\xbb\xbf");
        import(windows);
        QCOMPARE(m_terminal->done({u"export"_s, m_file}), document);
        const QString named = m_terminal->put(u"a document – é.json"_s, document);
        m_terminal->done(
            {u"--format=csv"_s, u"--document"_s, named, u"import"_s, u"--as-new"_s, m_file});
        QCOMPARE(events({u"--event=2"_s}),
                 inJson("[{'event':2,'name':'Dune','year':2025,'players':1,'games':0}]"));
    }

    void inputsThatCannotBeRead_data() {
        QTest::addColumn<QString>("input");
        QTest::newRow("missing") << u"nothing.json"_s;
        QTest::newRow("folder") << u"."_s;
        QTest::newRow("empty name") << u""_s;
        QTest::newRow("missing folder") << u"no/such/folder.json"_s;
    }
    void inputsThatCannotBeRead() {
        QFETCH(const QString, input);
        const QString path = input.isEmpty() ? input : m_terminal->path(input);
        for (const QString& file : {m_file, m_terminal->put(u"no.mentat"_s, "no event file")}) {
            const auto before = m_terminal->content();
            for (const QStringList& typed : {QStringList{u"import"_s, file, u"--document"_s, path},
                                             {u"import-players"_s, file, u"--csv"_s, path}}) {
                const Outcome outcome = m_terminal->run(typed);
                QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
                QCOMPARE(outcome.errorLines().size(), 1);
                QCOMPARE(differenceOf(before, m_terminal->content()), QString());
            }
        }
    }

    void filesThatAreNoEventFiles_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << "no event file"_ba;
        QTest::newRow("empty") << ""_ba;
        QTest::newRow("document") << eventDocument(u"Dune"_s, 2025);
        QTest::newRow("another database") << "SQLite format 3\0"_ba + QByteArray(4096, '\0');
    }
    void filesThatAreNoEventFiles() {
        QFETCH(const QByteArray, bytes);
        m_terminal->put(u"no.mentat"_s, bytes);
        const QString document = m_terminal->put(u"d.json"_s, eventDocument(u"Dune"_s, 2025));
        const QString list = m_terminal->put(u"l.csv"_s, "name\nAda\n");
        const auto before = m_terminal->content();
        const QString folder = m_terminal->folder();
        const QString file = m_terminal->path(u"no.mentat"_s);
        for (const QString& path : {file, folder, QString(folder + u"/no/such.mentat"_s),
                                    QString(file + u"/below.mentat"_s)}) {
            for (const QStringList& typed :
                 {QStringList{u"events"_s, path},
                  {u"export"_s, path},
                  {u"check"_s, path},
                  {u"import"_s, path, u"--document"_s, document},
                  {u"import"_s, path, u"--document"_s, document, u"--replace"_s},
                  {u"import-players"_s, path, u"--csv"_s, list}}) {
                const Outcome outcome = m_terminal->run(typed);
                QCOMPARE(faultOfRefusal(outcome, ExitCode::FileFailed), QString());
                QCOMPARE(outcome.errorLines().size(), 1);
                QCOMPARE(differenceOf(before, m_terminal->content()), QString());
            }
        }
    }

    void damagedFilesAreRefused() {
        import(eventDocument(u"Dune"_s, 2025, {{ u"Ada"_s }}));
        QByteArray bytes = bytesOf(m_file);
        bytes.replace(8192, 20000, QByteArray(20000, 'x'));
        writeBytes(m_file, bytes);
        const auto before = m_terminal->content();
        for (const auto command : {"events", "export", "check"}) {
            const Outcome outcome = m_terminal->run({QLatin1StringView(command), m_file});
            QCOMPARE(faultOfRefusal(outcome, ExitCode::FileFailed), QString());
            QCOMPARE(outcome.errorLines().size(), 1);
        }
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }

    void anEventIsPicked() {
        import(eventDocument(u"Dune"_s, 2025));
        import(eventDocument(u"Dune"_s, 2026));
        import(eventDocument(u"Storm: Æther"_s, 2026));
        import(eventDocument(u"Old"_s, 1999));
        import(summaryDocument(u"Dune"_s, {2018, 2025}));
        import(summaryDocument(u"Lone"_s, {2001}));
        QVERIFY(m_terminal->done({u"export"_s, m_file}).contains("\"Storm: Æther\""));
        QCOMPARE(picked(u"1"_s), u"Dune 2025"_s);
        QCOMPARE(picked(u"Dune 2026"_s), u"Dune 2026"_s);
        QCOMPARE(picked(u"Dune 2025"_s), u"Dune 2025"_s); // a year may have a summary besides
        QCOMPARE(picked(u"dune  2026"_s), u"Dune 2026"_s);
        QCOMPARE(picked(u"storm aether"_s), u"Storm: Æther 2026"_s);
        QCOMPARE(picked(u"STORM: ÆTHER 2026"_s), u"Storm: Æther 2026"_s);
        QCOMPARE(picked(u"Old"_s), u"Old 1999"_s);
        QCOMPARE(picked(u"Dune"_s), u"1: \"Dune\" matches several events: Dune 2025 (1), Dune "_s
                                    u"2026 (2). Give the name and year, or the number."_s);
        QCOMPARE(picked(u"Dune 2018"_s), u"1: Dune 2018 is only a summary of an earlier year. "_s
                                         u"Choose an event with games."_s);
        QVERIFY(picked(u"5"_s).startsWith(u"1: Dune 2018 is only"_s));
        QVERIFY(picked(u"lone"_s).startsWith(u"1: Lone 2001 is only"_s));
        QVERIFY(picked(u"Dune 2031"_s)
                    .contains(u"Storm: Æther 2026 (3), Old 1999 (4), Dune 2018 "
                              "(summary 5)"_s));
        for (const auto wrong : {"99", "0", "-1", "2026", "", " ", "...", "1 2"})
            QVERIFY2(picked(QLatin1StringView(wrong)).startsWith(u"1: The file has no "_s), wrong);
    }

    void equalNamesArePickedByNumber() {
        import(eventDocument(u"Dune"_s, 2026, {{ u"Ada"_s }}));
        import(eventDocument(u"Dune"_s, 2026), {u"--as-new"_s});
        import(eventDocument(u"Dune"_s, 2025));
        QVERIFY(picked(u"Dune 2026"_s).contains(u"Dune 2026 (1), Dune 2026 (2)"_s));
        QVERIFY(m_terminal->done({u"export"_s, m_file, u"--event"_s, u"1"_s}).contains("Ada"));
        QVERIFY(!m_terminal->done({u"export"_s, m_file}).contains("Ada")); // the last added
    }

    void withoutAnEventThereIsNothingToPick() {
        import(summaryDocument(u"Dune"_s, {1992}));
        for (const auto command : {"export", "check"}) {
            for (const QStringList& more : {QStringList{}, {u"--event"_s, u"1"_s}}) {
                const Outcome outcome
                    = m_terminal->run(QStringList{QLatin1StringView(command), m_file} + more);
                QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
            }
        }
        const QByteArray row = inJson("[{'event':1,'name':'Dune','year':1992,'players':38,"
                                      "'games':null,'summary':true}]");
        QCOMPARE(events(), row);
        QCOMPARE(events({u"--event"_s, u"Dune 1992"_s}), row);
        QCOMPARE(m_terminal->run({u"events"_s, m_file, u"--event"_s, u"2"_s}).code, 1);
    }

    void exportIsTheDocumentInEveryFormat() {
        const QByteArray document = eventDocument(u"Dune"_s, 2025, {{u"Ada"_s}});
        import(document);
        for (const auto format : {"table", "json", "csv"})
            QCOMPARE(
                m_terminal->done({u"export"_s, m_file, u"--format"_s, QLatin1StringView(format)}),
                document);
    }

    void peopleAreImported() {
        const QByteArray list = "\xef\xbb\xbfName;From;Badge\r\nAda Byron;PA;1\r\nBo;;\r\n";
        QCOMPARE(compact(importPlayers(list).out),
                 inJson("{'added':2,'updated':0,'unchanged':0,'rejected':[]}"));
        QCOMPARE(events(), QByteArray("[]"));
        const auto before = m_terminal->content();
        const Outcome refused = importPlayers("name,badge\nAda Byron,1\n,3\nCy,4\n,5\n");
        QCOMPARE(faultOfRefusal(refused, ExitCode::WrongRequest), QString());
        QCOMPARE(refused.errorLines().size(), 2);
        QVERIFY(refused.errorLines()[0].startsWith(u"line 3: "_s));
        QVERIFY(refused.errorLines()[1].startsWith(u"line 5: "_s));
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
        const Outcome skipped
            = importPlayers("name,badge\nAda Byron,1\n,3\nBo,2\n", {u"--skip-rejected"_s});
        QCOMPARE(skipped.code, 0);
        QCOMPARE(skipped.err, QByteArray());
        QCOMPARE(compact(skipped.out),
                 inJson("{'added':0,'updated':1,'unchanged':1,"
                        "'rejected':[{'line':3,'reason':'The name is missing.'}]}"));
    }

    // A club's list, with headings of its own and a title above them.
    void columnsOfAListAreSaidByHand() {
        const QByteArray club = "Spielefreunde,,,\nTeilnehmer,Ausweis,Wo her?,Phone\n"
                                "Noether Emmy,7,PA,555-0100\nByron Ada,8,,\n";
        QVERIFY(importPlayers(club).err.startsWith("No column has names in it."));
        const auto people = [&](const QByteArray& csv, const QStringList& more) {
            const Outcome outcome = importPlayers(csv, more);
            if (outcome.code != 0)
                return QStringList(QString::fromUtf8(outcome.err).trimmed());
            QStringList told;
            {
                const auto session
                    = Session::open(m_file, Session::Access::Read, m_terminal->desk());
                for (const Person& person : (*session)->book().people)
                    told << QStringList{person.name.text(), person.from.value_or(u"-"_s),
                                        person.badge.value_or(u"-"_s),
                                        person.phone.value_or(u"-"_s)}
                                .join(u'|');
            }
            (void)QFile::remove(m_file);
            return told;
        };
        const QStringList all{u"Emmy Noether|PA|7|-"_s, u"Ada Byron|-|8|-"_s};
        QCOMPARE(
            people(club, {u"--columns"_s, u"family-first=teilnehmer,Badge=AUSWEIS,from=Wo-her?"_s}),
            all);
        QCOMPARE(people(club, {u"--columns=Family First=1, badge=2,from=3"_s}), all);
        const QByteArray bare = "Noether,Emmy\nByron,Ada\n";
        QCOMPARE(people(bare, {u"--columns=last=1,first=2"_s}), QStringList(u"Ada Byron|-|-|-"_s));
        QCOMPARE(people(bare, {u"--columns=last=1,first=2"_s, u"--no-header"_s}),
                 (QStringList{u"Emmy Noether|-|-|-"_s, u"Ada Byron|-|-|-"_s}));
        QCOMPARE(people(club, {u"--columns=name=Teilnehmer,badge=Nummer"_s}),
                 QStringList(u"No row of the list has these headings: Teilnehmer, Nummer."_s));
        QCOMPARE(people(club, {u"--columns=name=5"_s}),
                 QStringList(u"The list has no column 5; its widest line has 4."_s));
        QCOMPARE(people("", {u"--columns=name=1"_s}),
                 QStringList(u"The list is empty. Its first row must name the columns."_s));
        QVERIFY(!QFile::exists(m_file));
    }

    void listsThatAreRefused_data() {
        QTest::addColumn<QByteArray>("csv");
        QTest::newRow("empty") << ""_ba;
        QTest::newRow("no name") << "badge\n7\n"_ba;
        QTest::newRow("open quote") << "name\n\"Ada\n"_ba;
        QTest::newRow("column twice") << "name,Name\nAda,Bo\n"_ba;
        QTest::newRow("no text") << "name\nAd\xe9\x01\n"_ba;
        QTest::newRow("rejected line") << "name,badge\n,7\n"_ba;
    }
    void listsThatAreRefused() {
        QFETCH(const QByteArray, csv);
        const auto nothing = m_terminal->content();
        QCOMPARE(faultOfRefusal(importPlayers(csv), ExitCode::WrongRequest), QString());
        QCOMPARE(differenceOf(nothing, m_terminal->content()), QString());
        import(eventDocument(u"Dune"_s, 2025));
        const auto before = m_terminal->content();
        const Outcome outcome = importPlayers(csv);
        QCOMPARE(faultOfRefusal(outcome, ExitCode::WrongRequest), QString());
        QCOMPARE(outcome.errorLines().size(), 1);
        QCOMPARE(differenceOf(before, m_terminal->content()), QString());
    }

    void aSoundEventHasNoErrors() {
        import(eventDocument(u"Dune"_s, 2025, {{ u"Ada"_s }}));
        QCOMPARE(compact(m_terminal->done({u"check"_s, m_file, u"--format=json"_s})),
                 inJson("{'errors':[],'warnings':[]}"));
        QCOMPARE(m_terminal->done({u"check"_s, m_file}), nothingFound);
        checkFormats({u"check"_s, m_file});
    }

    void checkTellsErrorsInTheOrderOfTheDocument() {
        import(bytesOf(QStringLiteral(MENTAT_SAMPLES "/dune-sample-2026.json")));
        {
            Database database(m_file, Database::Access::ReadWrite);
            database.run(
                u"UPDATE round_game SET turns = 99 WHERE round = '1' AND table_number IN (1, 3)"_s);
            database.run(
                u"UPDATE round_seat SET winner = 0 WHERE round = '2' AND table_number = 1"_s);
        }
        const Outcome outcome = m_terminal->run({u"check"_s, m_file, u"--format"_s, u"json"_s});
        QCOMPARE(outcome.code, 1);
        QCOMPARE(outcome.err, QByteArray());
        const QByteArray said = compact(outcome.out);
        QVERIFY2(said.startsWith(
                     inJson("{'errors':[{'rule':'R10.4','where':'/heats/0/games/0/turns',"
                            "'text':'Turns must be 0 (a concession) or from 1 to 10, not 99'},"
                            "{'rule':'R10.10','where':'/heats/0/games/0/seats/0/control',")),
                 said.constData());
        const auto third
            = said.indexOf(inJson("{'rule':'R10.4','where':'/heats/0/games/2/turns',"));
        const auto last
            = said.indexOf(inJson("{'rule':'R10.5','where':'/heats/1/games/0/victory',"));
        QVERIFY2(0 < third && third < last, said.constData());
        checkFormats({u"check"_s, m_file}, 1);
        const Outcome table = m_terminal->run({u"check"_s, m_file});
        QCOMPARE(table.code, 1);
        QVERIFY2(
            table.out.startsWith("kind   rule    where                             text\n"
                                 "error  R10.4   /heats/0/games/0/turns            Turns must "),
            table.out.constData());
    }

    void checkWarnsOfPeopleItCannotTellApart() {
        import(eventDocument(u"Dune"_s, 2024, {{u"Ada"_s, u"PA"_s}, { u"Ada"_s, u"OH"_s }}));
        import(eventDocument(u"Dune"_s, 2025, {{u"Bo"_s}, { u"Ada"_s }}));
        const QByteArray said
            = compact(m_terminal->done({u"check"_s, m_file, u"--format"_s, u"json"_s}));
        QVERIFY2(said.startsWith(inJson("{'errors':[],'warnings':[{'rule':'identity',"
                                        "'where':'/players/1")),
                 said.constData());
        checkFormats({u"check"_s, m_file});
        QVERIFY(m_terminal->done({u"check"_s, m_file}).contains("\nwarning  identity  /players/1"));
        QCOMPARE(m_terminal->done({u"check"_s, m_file, u"--event"_s, u"1"_s}), nothingFound);
    }

    void allFormatsSayTheSame() {
        // Replacing, so that every run answers the same.
        checkFormats({u"import"_s, m_file, u"--replace"_s, u"--document"_s,
                      m_terminal->put(u"d.json"_s, eventDocument(u"Dune, \"Zoë\""_s, 2025))});
        m_terminal->done({u"import"_s, m_file, u"--document"_s,
                          m_terminal->put(u"e.json"_s, eventDocument(u"Two  blanks"_s, 2024))});
        checkFormats({u"events"_s, m_file}); // one without a column for summaries
        const QString years
            = m_terminal->put(u"s.json"_s, summaryDocument(u"Dune"_s, {1992, 1993}));
        checkFormats({u"import"_s, m_file, u"--as-new"_s, u"--document"_s, years});
        checkFormats({u"events"_s, m_file});
        const QString list = m_terminal->put(u"l.csv"_s, "name\nAda\n\"\"\nBo\n\" \"\n");
        m_terminal->done({u"import-players"_s, m_file, u"--skip-rejected"_s, u"--csv"_s, list});
        checkFormats({u"import-players"_s, m_file, u"--skip-rejected"_s, u"--csv"_s, list});
    }

    void theTableOfEventsSaysTheSame() {
        import(eventDocument(u"Dune, the \"Desert\" game"_s, 2025, {{ u"Ada"_s }}));
        import(summaryDocument(u"Dune"_s, {1992, 1993}));
        const QByteArray json = m_terminal->done({u"events"_s, m_file, u"--format=json"_s});
        const QString table = QString::fromUtf8(m_terminal->done({u"events"_s, m_file}));
        QCOMPARE(differenceFrom(json, tableRows(table), u"–"_s), QString());
        QCOMPARE(table.section(u'\n', 0, 0),
                 u"event  name                     year  players  games  summary"_s);
    }

    // What was taken all the same is told on standard error; the answer is as ever.
    void anImportTellsWhatToLookAt() {
        m_terminal->done({u"import-players"_s, m_file, u"--csv"_s, u"-"_s},
                         "name,from\nKatherine Pell,OH\n");
        const Outcome outcome = m_terminal->run(
            {u"import-players"_s, m_file, u"--csv"_s, u"-"_s, u"--format"_s, u"json"_s},
            "Name,City,St/Prov,Note\nKathryn Pell,Akron,OH,x\nAnn Lee,,PA,\n");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(compact(outcome.out),
                 inJson("{'added':2,'updated':0,'unchanged':0,'rejected':[]}"));
        QCOMPARE(outcome.err,
                 QByteArray("Ignored columns: City, Note. Use --columns to say what they hold.\n"
                            "line 2: Kathryn Pell is new, but may be Katherine Pell (OH). If they "
                            "are one person, merge them in Mentat, on Players.\n"));
    }

    void anImportTellsOfDamagedNumbers() {
        const Outcome outcome = m_terminal->run(
            {u"import-players"_s, m_file, u"--csv"_s, u"-"_s, u"--format"_s, u"json"_s},
            "Name,Badge,Phone\nAnn Lee,1.23E+11,\nBo Roe,7,8.15E+09\n");
        QCOMPARE(outcome.code, 0);
        QCOMPARE(compact(outcome.out),
                 inJson("{'added':2,'updated':0,'unchanged':0,'rejected':[]}"));
        QCOMPARE(outcome.err,
                 QByteArray("line 2: the badge 1.23E+11 was damaged by a spreadsheet. Format the "
                            "column as text there, then save the list again.\n"
                            "line 3: the phone 8.15E+09 was damaged by a spreadsheet. Format the "
                            "column as text there, then save the list again.\n"));
    }

    // What people --format csv writes is a list as it was.
    void aListThatMentatWroteIsReadAgain() {
        m_terminal->done({u"import-players"_s, m_file, u"--csv"_s, u"-"_s},
                         "Name,State,Phone\nAda Byron,PA,+1 814 555 0101\n=Emmy,@DE,+49 30 555\n");
        const QByteArray list = m_terminal->done({u"people"_s, m_file, u"--format"_s, u"csv"_s});
        QVERIFY(list.contains("'+49 30 555"));
        const QString other = m_terminal->path(u"other.mentat"_s);
        const Outcome outcome
            = m_terminal->run({u"import-players"_s, other, u"--csv"_s, u"-"_s}, list);
        QCOMPARE(outcome.err, QByteArray());
        const QStringList json{u"--format"_s, u"json"_s};
        QCOMPARE(m_terminal->done(QStringList{u"people"_s, other} + json),
                 m_terminal->done(QStringList{u"people"_s, m_file} + json));
    }

    void theTableOfAListShowsRejectedLines() {
        const Outcome outcome = m_terminal->run(
            {u"import-players"_s, m_file, u"--csv"_s, u"-"_s, u"--skip-rejected"_s},
            "name,badge\nAda,1\n,2\n");
        QCOMPARE(outcome.out, QByteArray("added  updated  unchanged\n    1        0          0\n\n"
                                         "line  reason\n   3  The name is missing.\n"));
    }
};

} // namespace mentat::test::tst_commands

MENTAT_TEST(tst_commands, TestCommands, QCoreApplication)
#include "tst_commands.moc"
