#include "app/room/kept/kept_page.h"
#include "app/room/kept/scanned_report.h"
#include "app/session/acts.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/tables/table_acts.h"
#include "app/session/typing/scanned_sheet.h"
#include "model/changes/change_kind.h"
#include "model/document/bytes/json.h"
#include "tests/publish/marked_documents.h"
#include "tests/room/room_at_once.h"
#include "tests/session/session_test.h"
#include "tests/support/sample.h"
#include "tests/support/test_program.h"

#include <QCryptographicHash>
#include <QGuiApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_kept_sheets {

namespace {

const GameAddress table{HeatNumber(1), TableNumber(1)};
constexpr qsizetype mostBytes = 20'000;

/// One table of six with names as long as people have them, and with whatever ends an element.
QByteArray document(const QByteArray& year = "2026") {
    QByteArrayList players;
    QByteArrayList seats;
    QByteArrayList entrants;
    for (int i = 1; i <= 6; ++i) {
        const QByteArray number = QByteArray::number(i);
        players += QByteArray(R"({"id": "p%1", "name": "Player </script><b> %1 of a long name",
            "phone": "555 1234", "badge": "471%1"})")
                       .replace("%1", number);
        seats += QByteArray(R"({"seat": %1, "player": "p%1"})").replace("%1", number);
        entrants += QByteArray(R"("p%1")").replace("%1", number);
    }
    return QByteArray(R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": %year, "rules": "wbc-dune",
                  "sets": ["base", "ixians-tleilaxu", "choam-richese"]},
        "players": [%players],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "entrants": [%entrants],
                   "draw": {"seed": 7, "entrants": [%entrants], "tables": [[%entrants]]},
                   "games": [{"table": 1, "seats": [%seats]}]}]})")
        .replace("%year", year)
        .replace("%players", players.join(','))
        .replace("%entrants", entrants.join(','))
        .replace("%seats", seats.join(','));
}

/// What stands between the two; the first of them, and it is there.
QByteArray between(const QByteArray& text, const QByteArray& begin, const QByteArray& end) {
    const qsizetype from = text.indexOf(begin);
    const qsizetype to = from < 0 ? -1 : text.indexOf(end, from + begin.size());
    if (to < 0)
        qFatal("the page has no %s", begin.constData());
    return text.mid(from + begin.size(), to - from - begin.size());
}

/// What the phone would show that has typed these into the fields of these names.
ScannedSheet filledIn(const Session& session, EventId id, int seat, const FormFields& typed,
                      const GameAddress& at = table) {
    const Event& event = *findEvent(session.book(), id);
    QStringList values;
    for (const SheetPart& part : roomSheetsOf(event)->parts({event, at, {}, Wording()})) {
        for (const SheetInput& input : part.inputs)
            values.append(typed.value(input.name));
    }
    return {ScanMark::of(event, *gameAt(event, at)).number(), codeOf(session, id, at)->text(), seat,
            values};
}

FormFields fields(const std::vector<std::pair<QString, QString>>& all) {
    return FormFields::read(FormFields::written(all)).value();
}

} // namespace

/// The page that a phone keeps, and what comes of the code that it shows.
class TestKeptSheets : public SessionTest {
    Q_OBJECT

private:
    const FormFields m_typed = fields({{u"turns"_s, u"7"_s},
                                       {u"ended"_s, u"17:12"_s},
                                       {u"won"_s, u"S"_s},
                                       {u"winners"_s, u"E"_s},
                                       {u"faction-1"_s, u"E"_s},
                                       {u"points-1"_s, u"9.5"_s},
                                       {u"note"_s, u"a quick game"_s}});

    QByteArray page() {
        const PublishSource source = roomSource(event(), m_scratch->clock());
        const auto parts = roomSheetsOf(event())->parts({event(), table, {}, source.wording});
        return keptPage(RoomView(source), {*codeOf(*m_session, id(), table), table, parts});
    }
    QString scannedOf(int seat, const FormFields& typed) {
        return scannedText(filledIn(*m_session, id(), seat, typed));
    }
    /// What stands beside the event, each as one text.
    QStringList drafts() {
        QStringList all;
        for (const Draft& draft : m_session->drafts())
            all.append(draft.place + u'\n' + draft.content);
        all.sort();
        return all;
    }
    auto scan(const QString& text) { return reportScanned(*m_session, id(), Wording(), text); }
    /// Why it was not taken; nothing where it was, or for another reason.
    std::optional<ScanRefusal> refusal(const QString& text) {
        const QStringList before = drafts();
        const auto report = scan(text);
        if (report || drafts() != before)
            return std::nullopt;
        const auto* why = std::get_if<ScanRefusal>(&report.error());
        return why ? std::optional(*why) : std::nullopt;
    }

private Q_SLOTS:
    void init() {
        openFileWith({document()});
        QVERIFY(letTablesReport(*m_session, id(), true));
    }
    void cleanup() { closeFile(); }

    void thePageNeedsNothingElse() {
        const QByteArray page = this->page();
        QVERIFY2(page.size() <= mostBytes, qPrintable(QString::number(page.size())));
        for (const char* outside : {"src=", "href=", "url(", "@import", "http://", "https://",
                                    "fetch(", "XMLHttpRequest", "innerHTML", "eval("})
            QVERIFY2(!page.contains(outside), outside);
        QCOMPARE(page.count("<script"), 2);
        QCOMPARE(page.count("</script>"), 2); // no name ends one
        QVERIFY(!page.contains("555 1234") && !page.contains("4711"));
    }
    // The hash is that of the one script, and the page itself asks for it where no server does.
    void onlyItsOwnScriptMayRun() {
        const QByteArray page = this->page();
        const QByteArray script = between(page, "<script>", "</script>");
        QVERIFY(script.contains("function qrCodeOf") && script.contains("function start"));
        const QByteArray hash
            = QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64();
        QCOMPARE(keptScriptHash(), "'sha256-" + hash + "'");
        const QByteArray policy
            = between(page, "<meta http-equiv=\"Content-Security-Policy\" content=\"", "\"/>");
        QVERIFY(policy.contains("default-src 'none'"));
        QVERIFY2(policy.contains(QByteArray("script-src 'sha256-" + hash + "'")), policy);
        QVERIFY(!policy.contains("unsafe-eval"));
    }
    void itHasTheFieldsOfTheSheet() {
        const auto data = Json::parse(
            between(page(), "<script type=\"application/json\" id=\"data\">", "</script>"));
        QVERIFY(data);
        QCOMPARE(*data->find(u"head")->text(),
                 scannedHead(ScanMark::of(event(), *gameAt(event(), table)).number(),
                             codeOf(*m_session, id(), table)->text()));
        QCOMPARE(data->find(u"seats")->list()->size(), 7u); // and none of them yet
        const auto parts = roomSheetsOf(event())->parts({event(), table, {}, Wording()});
        const Json::List& written = *data->find(u"parts")->list();
        QCOMPARE(written.size(), parts.size());
        const Json::List& labels = *data->find(u"labels")->list();
        for (size_t i = 0; i < parts.size(); ++i) {
            QCOMPARE(*written[i].find(u"heading")->text(), parts[i].heading);
            const Json::List& inputs = *written[i].find(u"inputs")->list();
            QCOMPARE(inputs.size(), parts[i].inputs.size());
            for (size_t j = 0; j < inputs.size(); ++j) {
                const auto label = static_cast<size_t>(*inputs[j].find(u"label")->integer());
                QCOMPARE(*labels[label].text(), parts[i].inputs[j].label);
            }
        }
    }

    // A code that is none opens nothing, and counts as a guess.
    void theSheetOfATableLeadsToIt() {
        RoomAtOnce room(*m_session, m_scratch->clock());
        const QString code = codeOf(*m_session, id(), table)->text();
        const QByteArray sheet = room.get(u"our-result"_s, {{u"code"_s, code}}).page;
        const QByteArray link = between(sheet, "<a href=\"our-result?", "\">Keep this page");
        const RoomReply kept
            = room.follow(u"our-result?"_s + QString::fromLatin1(link).replace(u"&amp;"_s, u"&"_s));
        QCOMPARE(kept.status, 200);
        QVERIFY(kept.page == page());
        QCOMPARE(kept.ownScript, keptScriptHash());
        QVERIFY(room.get(u"our-result"_s, {{u"code"_s, code}}).ownScript.isEmpty());
        const RoomReply guessed
            = room.get(u"our-result"_s, {{u"code"_s, u"00000000"_s}, {u"keep"_s, u"1"_s}});
        QCOMPARE(guessed.status, 404);
        QVERIFY(guessed.isWrongCode);
        QVERIFY(guessed.ownScript.isEmpty() && !guessed.page.contains("<script"));
    }
    void nothingPrivateIsKept_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("this") << document();
        QTest::newRow("sample") << sampleDocument();
        QTest::newRow("every-key") << testDocument(u"every-key.json"_s);
    }
    void nothingPrivateIsKept() {
        QFETCH(const QByteArray, document);
        const MarkedDocument marked = withMarks(document);
        openFileWith({marked.document});
        QVERIFY(letTablesReport(*m_session, id(), true));
        RoomAtOnce room(*m_session, m_scratch->clock());
        QByteArray all;
        for (const auto& [code, place] : tableCodes(*m_session, id()))
            all += room.get(u"our-result"_s, {{u"code"_s, code.text()}, {u"keep"_s, u"1"_s}}).page;
        QVERIFY(all.contains("function qrCodeOf"));
        QCOMPARE(marksIn(all, marked.marks), QByteArrayList());
        QVERIFY(!marksIn(all + marked.marks.front(), marked.marks).isEmpty());
    }

    void whatIsScannedIsAReport() {
        const auto report = scan(scannedOf(2, m_typed));
        QVERIFY(report);
        QCOMPARE(report->table, table);
        QCOMPARE(report->seat, SeatNumber(2));
        QCOMPARE(report->outcome, ReportOutcome::New);
        const auto reports = tableReports(*m_session, id(), table);
        QCOMPARE(reports.size(), 1u);
        QCOMPARE(reports.front().seat, SeatNumber(2));
        // The same as if it had come over the network.
        QCOMPARE(reports.front().sheet,
                 roomSheetsOf(event())->typed({event(), table, {}, Wording()}, m_typed));
        QVERIFY(reports.front().sheet.contains(u"9.5"_s));
        QVERIFY(!hasResult(heatsPlay(event())->heats.front().games.front()));
    }
    void theFinalIsScannedToo() {
        QByteArray withFinal = document();
        withFinal.insert(withFinal.size() - 1,
                         ",\"final\": {\"game\": {\"table\": 1, \"seats\": ["
                         "{\"seat\": 1, \"player\": \"p4\"}, {\"seat\": 2, \"player\": \"p2\"}]}}");
        openFileWith({withFinal});
        QVERIFY(letTablesReport(*m_session, id(), true));
        const GameAddress final = finalAddress(event());
        const auto report = scan(scannedText(filledIn(*m_session, id(), 2, m_typed, final)));
        QVERIFY(report);
        QCOMPARE(report->table, final);
        QCOMPARE(tableReports(*m_session, id(), final).size(), 1u);
        QVERIFY(tableReports(*m_session, id(), table).empty());
    }
    // Whatever the game has by then, the scanned sheet is the one that would be sent.
    void itIsTheSheetThatWouldBeSent() {
        Game game = *gameAt(event(), table);
        dune(game.seats[1]).faction = Faction::Atreides;
        game.note = u"told the GM alone"_s;
        QVERIFY(m_session->perform(
            id(), *changeGame(event(), HeatNumber(1), game, ChangeKind::GameChanged)));
        QVERIFY(scan(scannedOf(2, m_typed)));
        RoomAtOnce room(*m_session, m_scratch->clock());
        AskedFields sent; // every field but boxes without a check, as a browser does
        for (const SheetPart& part : roomSheetsOf(event())->parts({event(), table, {}, Wording()}))
            for (const SheetInput& input : part.inputs)
                if (input.kind != SheetInput::Kind::Box)
                    sent.emplace_back(input.name, m_typed.value(input.name));
        sent.emplace_back(u"code"_s, codeOf(*m_session, id(), table)->text());
        sent.emplace_back(u"seat"_s, u"3"_s);
        const QByteArray asked = room.post(u"our-result"_s, sent).page;
        sent.emplace_back(u"seen"_s,
                          QString::fromLatin1(between(asked, "name=\"seen\" value=\"", "\"")));
        (void)room.post(u"our-result"_s, sent);
        const auto reports = tableReports(*m_session, id(), table);
        QCOMPARE(reports.size(), 1u); // and the other seat confirms it
        QCOMPARE(reports.front().confirmed.size(), 1u);
    }
    void aReplayChangesNothing() {
        const QString text = scannedOf(2, m_typed);
        QVERIFY(scan(text));
        const QStringList before = drafts();
        for (int i = 0; i < 3; ++i) {
            openAgain();
            QCOMPARE(scan(text)->outcome, ReportOutcome::Known);
            QCOMPARE(drafts(), before);
        }
    }
    void anotherSeatConfirmsOrReportsBesides() {
        QVERIFY(scan(scannedOf(2, m_typed)));
        QCOMPARE(scan(scannedOf(4, m_typed))->outcome, ReportOutcome::Confirmed);
        QCOMPARE(scan(scannedOf(4, fields({{u"turns"_s, u"8"_s}})))->outcome, ReportOutcome::New);
        const auto reports = tableReports(*m_session, id(), table);
        QCOMPARE(reports.size(), 2u);
        QCOMPARE(reports.front().confirmed.front().seat, SeatNumber(4));
    }

    void whatIsNotTakenSaysWhy() {
        const QString text = scannedOf(2, m_typed);
        QCOMPARE(refusal(u"Ada"_s), ScanRefusal::NoSheet);
        QCOMPARE(refusal(text.chopped(1)), ScanRefusal::Damaged);
        ScannedSheet sheet = filledIn(*m_session, id(), 2, m_typed);
        sheet.seat = 0;
        QCOMPARE(refusal(scannedText(sheet)), ScanRefusal::Damaged);
        sheet.seat = 2;
        sheet.values.append(u"1"_s);
        QCOMPARE(refusal(scannedText(sheet)), ScanRefusal::OtherSeats);
        const auto unknownSeat = scan(scannedOf(7, m_typed));
        QVERIFY(!unknownSeat && std::holds_alternative<Failure>(unknownSeat.error()));
    }
    void whereTablesReportNothingNoneIsTaken() {
        const QString text = scannedOf(2, m_typed);
        QVERIFY(letTablesReport(*m_session, id(), false));
        QCOMPARE(refusal(text), ScanRefusal::NoReports);
        QVERIFY(letTablesReport(*m_session, id(), true));
        QVERIFY(scan(text));
    }
    // Else the page's values would be those of other people.
    void whoChangedSeatsSinceIsNotMistaken() {
        const QString text = scannedOf(2, m_typed);
        Game game = *gameAt(event(), table);
        std::swap(game.seats[0].player, game.seats[2].player);
        QVERIFY(m_session->perform(
            id(), *changeGame(event(), HeatNumber(1), game, ChangeKind::GameChanged)));
        QCOMPARE(codeOf(*m_session, id(), table)->text(), sheetScanned(text)->code);
        QCOMPARE(refusal(text), ScanRefusal::OtherSeats);
    }
    void anotherGameOrEventIsNotTaken() {
        const QString text = scannedOf(2, m_typed);
        QVERIFY(m_session->perform(id(), *takeBackDraw(event(), HeatNumber(1))));
        QCOMPARE(refusal(text), ScanRefusal::OtherGame);
        openFileWith({document("2025")});
        QVERIFY(letTablesReport(*m_session, id(), true));
        QCOMPARE(refusal(text), ScanRefusal::OtherEvent);
        openFileWith({document("2025")}); // without codes
        QCOMPARE(refusal(text), ScanRefusal::OtherEvent);
    }
};

} // namespace mentat::test::tst_kept_sheets

MENTAT_TEST(tst_kept_sheets, TestKeptSheets, QGuiApplication)
#include "tst_kept_sheets.moc"
