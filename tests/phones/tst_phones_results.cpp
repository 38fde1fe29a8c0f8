#include "app/phones/result/result_pages.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/rounds/table_acts.h"
#include "tests/phones/phones_at_once.h"
#include "tests/publish/marked_documents.h"
#include "tests/publish/page_reader.h"
#include "tests/reports/hostile_texts.h"
#include "tests/session/session_test.h"
#include "tests/support/disk/test_disk.h"
#include "tests/support/random_source.h"
#include "tests/support/sample.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_phones_results {

namespace {

constexpr qsizetype maxBytes = 22'000; // a third of it is the style of all pages

/// A heat of two tables that are played.
QByteArray document() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "Ada Byron", "badge": "4711", "phone": "555 1234"},
                    {"id": "p2", "name": "Carl Gauss"}, {"id": "p3", "name": "Emmy Noether"},
                    {"id": "p4", "name": "Niels Abel"}, {"id": "p5", "name": "Leonhard Euler"},
                    {"id": "p6", "name": "Vera Sos"}, {"id": "p7", "name": "Paul Erdos"},
                    {"id": "p8", "name": "Adam Ries"}, {"id": "p9", "name": "Grace Hopper"},
                    {"id": "p10", "name": "Alan Turing"}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
          "entrants": ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10"], "games": [
          {"table": 1, "start": "2026-07-29T13:05",
           "seats": [{"seat": 1, "player": "p1"}, {"seat": 2, "player": "p2"},
                     {"seat": 3, "player": "p3"}, {"seat": 4, "player": "p4"},
                     {"seat": 5, "player": "p5"}]},
          {"table": 2, "start": "2026-07-29T13:05",
           "seats": [{"seat": 1, "player": "p6"}, {"seat": 2, "player": "p7"},
                     {"seat": 3, "player": "p8"}, {"seat": 4, "player": "p9"},
                     {"seat": 5, "player": "p10"}]}]}]})";
}

/// The same with the final of those at its first table.
QByteArray withFinal() {
    return document().replace("]}]}]}", R"(]}]}],"final": {"start": "2026-08-01T09:00", "game": {
        "table": 1, "start": "2026-08-01T09:05", "seats": [{"seat": 1, "player": "p1"},
        {"seat": 2, "player": "p2"}, {"seat": 3, "player": "p3"}, {"seat": 4, "player": "p4"},
        {"seat": 5, "player": "p5"}]}}})");
}

/// By a ruleset: a semifinal of two tables, which are played.
QByteArray withSemifinal() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Meadows", "year": 2026, "rules": "heats", "ruleset": {
          "name": "Meadows", "sizes": [2], "order": [{"by": "wins"}],
          "stages": [{"name": "Semi/final <A>", "entrants": 4}, {"name": "Final"}]}},
        "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Carl Gauss"},
                    {"id": "p3", "name": "Emmy Noether"}, {"id": "p4", "name": "Niels Abel"}],
        "heats": [],
        "stages": [{"name": "Semi/final <A>", "games": [
          {"table": 1, "seats": [{"seat": 1, "player": "p1"}, {"seat": 2, "player": "p4"}]},
          {"table": 2, "seats": [{"seat": 1, "player": "p2"}, {"seat": 2, "player": "p3"}]}]}]})";
}

/// Seat 1 wins alone, in eight turns.
AskedFields soundSheet() {
    AskedFields fields{
        {u"turns"_s, u"8"_s}, {u"ended"_s, u"17:12"_s}, {u"won"_s, u"S"_s}, {u"winners"_s, u"A"_s}};
    const QStringList factions{u"A"_s, u"B"_s, u"E"_s, u"H"_s, u"G"_s};
    for (int seat = 1; seat <= 5; ++seat) {
        const QString number = QString::number(seat);
        fields.emplace_back(u"faction-"_s + number, factions.at(seat - 1));
        fields.emplace_back(u"points-"_s + number, seat == 1 ? u"7.5"_s : u"2"_s);
        for (const QString& value : {u"strongholds"_s, u"tokens"_s, u"spice"_s, u"cards"_s})
            fields.emplace_back(value + u'-' + number, seat == 1 ? u"3"_s : QString());
    }
    return fields;
}

AskedFields with(AskedFields fields, const AskedFields& more) {
    for (const auto& one : more) {
        std::erase_if(fields, [&](const auto& known) { return known.first == one.first; });
        fields.push_back(one);
    }
    return fields;
}

} // namespace

/// A table reports its result: by its code, seen through at once, confirmed by another seat.
class TestPhonesResults : public SessionTest {
    Q_OBJECT

private:
    std::unique_ptr<TestDisk> m_disk;
    std::unique_ptr<PhonesAtOnce> m_room;

    void open(const QByteArray& document, bool report = true) {
        m_room.reset();
        openFileWith({document});
        QVERIFY(letTablesReport(*m_session, id(), report));
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 29), QTime(17, 20), Qt::UTC));
        m_room = std::make_unique<PhonesAtOnce>(*m_session, m_scratch->clock());
    }
    QString code(int table = 1) {
        return codeOf(*m_session, id(), {HeatNumber(1), TableNumber(table)})->text();
    }
    std::vector<TableReport> reports(int table = 1) {
        return tableReports(*m_session, id(), {HeatNumber(1), TableNumber(table)});
    }
    PhonesReply get(const AskedFields& fields) { return m_room->get(u"our-result"_s, fields); }
    PhonesReply post(const AskedFields& fields) { return m_room->post(u"our-result"_s, fields); }
    QString textOf(const PhonesReply& reply) {
        return readPage(reply.page, Forms::Some).texts.join(u'\n');
    }
    bool says(const PhonesReply& reply, const QString& text) {
        return textOf(reply).contains(text);
    }
    /// What a form on the page sends along unseen.
    static QString hidden(const PhonesReply& reply, const QString& name) {
        const QString mark = u"name=\"%1\" value=\""_s.arg(name);
        const QString page = QString::fromUtf8(reply.page);
        const qsizetype at = page.indexOf(mark);
        return at < 0 ? QString()
                      : page.mid(at + mark.size(),
                                 page.indexOf(u'"', at + mark.size()) - at - mark.size());
    }
    AskedFields sheetOf(int table, int seat) {
        return with(soundSheet(), {{u"code"_s, code(table)}, {u"seat"_s, QString::number(seat)}});
    }
    /// Sends it, once more where something was noticed.
    PhonesReply insist(const AskedFields& fields) {
        const PhonesReply reply = post(fields);
        const QString seen = hidden(reply, u"seen"_s);
        return seen.isEmpty() ? reply : post(with(fields, {{u"seen"_s, seen}}));
    }

private Q_SLOTS:
    void init() { m_disk = std::make_unique<TestDisk>(); }
    void cleanup() {
        m_room.reset();
        closeFile();
        m_disk.reset();
    }

    void withoutTheGmsWordThereIsNoSuchPage() {
        open(document(), false);
        QCOMPARE(get({}).status, 404);
        QVERIFY(!m_room->get(u"index.html"_s).page.contains("our-result"));
        QCOMPARE(post({{u"code"_s, u"K7QM2XWA"_s}}).status, 404);
    }

    void aCodeOpensItsTable() {
        open(document());
        QVERIFY(m_room->get(u"index.html"_s).page.contains("our-result"));
        QVERIFY(says(get({}), u"The code on your score sheet"_s));
        for (const QString& typed :
             {code(2), code(2).toLower(), QString(code(2).insert(4, u' '))}) {
            const PhonesReply sheet = get({{u"code"_s, typed}});
            QCOMPARE(sheet.status, 200);
            QVERIFY(says(sheet, u"Heat 1, table 2"_s));
            QVERIFY(says(sheet, u"Grace Hopper"_s));
            QVERIFY(!says(sheet, u"Ada Byron"_s));
            QVERIFY(!sheet.isWrongCode);
        }
    }

    void whatIsNoCodeIsCountedWhereItCouldBeOne() {
        open(document());
        const PhonesReply wrong = get({{u"code"_s, u"K7QM 2XWA"_s}});
        QCOMPARE(wrong.status, 404);
        QVERIFY(wrong.isWrongCode);
        QVERIFY(says(wrong, u"No table has this code now."_s));
        QVERIFY(!get({{u"code"_s, u"table 1"_s}}).isWrongCode); // a slip, no guess
        QVERIFY(post({{u"code"_s, u"K7QM2XWA"_s}}).isWrongCode);
    }

    void theSheetIsInTheOrderOfThePaper() {
        open(document());
        const PhonesReply sheet = post({{u"code"_s, code()}, {u"asksWhoWon"_s, u"1"_s}});
        const QRegularExpression named(u" name=\"([^\"]+)\""_s);
        const QStringList wanted{u"turns"_s,    u"ended"_s,     u"alliances"_s, u"faction-1"_s,
                                 u"points-1"_s, u"faction-4"_s, u"cards-1"_s,   u"cards-4"_s,
                                 u"note"_s,     u"seat"_s};
        QStringList names;
        for (const auto& match : named.globalMatch(QString::fromUtf8(sheet.page))) {
            if (wanted.contains(match.captured(1)))
                names.append(match.captured(1));
        }
        // What matters, then the rest, each in its order.
        QCOMPARE(names.join(u' '), u"turns ended faction-1 points-1 faction-4 alliances cards-1 "
                                   "cards-4 note seat"_s);
    }

    void aSoundSheetIsSentAtOnce() {
        open(document());
        const PhonesReply sent = post(sheetOf(1, 2));
        QVERIFY2(says(sent, u"Sent. Someone at another seat can confirm it."_s),
                 qPrintable(textOf(sent)));
        QVERIFY(says(sent, u"Sent at 5:20 PM by seat 2, Carl Gauss"_s)
                || says(sent, u"Sent at 17:20 by seat 2, Carl Gauss"_s));
        QCOMPARE(reports().size(), size_t(1));
        QVERIFY(reports(2).empty());
        const auto* news = std::get_if<ReportNews>(&*m_room->news());
        QVERIFY(news && news->outcome == ReportOutcome::New);
        // It changes nothing, and the same once more is the same.
        QVERIFY(!hasResult(heatsPlay(event())->heats[0].games[0]));
        QVERIFY(says(post(sheetOf(1, 2)), u"This was sent before."_s));
        QVERIFY(!m_room->news());
        QCOMPARE(reports().size(), size_t(1));
    }

    // Read as tomorrow's clock, which nobody has seen yet: it is asked about before it is sent.
    void anEndToComeIsAskedAbout() {
        open(document());
        const QString asked = u"is still to come. Check the time."_s;
        const AskedFields early = with(sheetOf(1, 2), {{u"ended"_s, u"0100"_s}});
        const PhonesReply shown = post(early);
        QVERIFY2(says(shown, asked), qPrintable(textOf(shown)));
        QVERIFY(reports().empty());
        // A minute later it is the same question.
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 29), QTime(17, 21), Qt::UTC));
        QVERIFY(says(post(with(early, {{u"seen"_s, hidden(shown, u"seen"_s)}})), u"Sent."_s));
        // Of a watch that is a little ahead nothing is said, nor of an end that is over.
        for (const char* ended : {"17:24", "17:12"})
            QVERIFY(!says(post(with(sheetOf(2, 2), {{u"ended"_s, QString::fromLatin1(ended)}})),
                          asked));
    }

    void allThatIsWrongOrOddIsSaidAtOnce() {
        open(document());
        const AskedFields fields = with(sheetOf(1, 0), {{u"turns"_s, u"eight"_s},
                                                        {u"faction-2"_s, u"A"_s},
                                                        {u"points-1"_s, u"7.3"_s},
                                                        {u"ended"_s, u"noon"_s}});
        const PhonesReply reply = post(fields);
        QVERIFY(says(reply, u"Not sent yet"_s));
        for (const QString& fault : {u"Sent by: Choose at the end who sends it."_s,
                                     u"Turns played: Type a whole number, not “eight”"_s,
                                     u"Ended at: Type a time, such as 17:12 or 1712, not “noon”"_s,
                                     u"Seat 1, Ada Byron: PP: Type whole or half points"_s,
                                     u"already held by another seat"_s})
            QVERIFY2(says(reply, fault), qPrintable(fault + u'\n' + textOf(reply)));
        QVERIFY(reply.page.contains("value=\"eight\"")); // what was typed stays
        QVERIFY(reports().empty());
        QVERIFY(reply.page.size() < maxBytes);
        // Without a seat it is never sent.
        QVERIFY(says(insist(fields), u"Not sent yet"_s));
        QVERIFY(reports().empty());
    }

    void whoMeansItSendsItOnceMore() {
        open(document());
        const AskedFields odd = with(sheetOf(1, 2), {{u"points-1"_s, u"70"_s}});
        const PhonesReply first = post(odd);
        QVERIFY(says(first, u"Not sent yet"_s));
        const QString seen = hidden(first, u"seen"_s);
        QVERIFY(!seen.isEmpty());
        // Something else than was seen is looked through anew.
        QVERIFY(says(post(with(odd, {{u"seen"_s, seen}, {u"points-2"_s, u"80"_s}})),
                     u"Not sent yet"_s));
        QVERIFY(reports().empty());
        QVERIFY(says(post(with(odd, {{u"seen"_s, seen}})), u"Sent."_s));
        QCOMPARE(reports().size(), size_t(1));
    }

    void nothingFilledInIsNothingSent() {
        open(document());
        const AskedFields empty{{u"code"_s, code()}, {u"seat"_s, u"1"_s}};
        QVERIFY(says(insist(empty), u"Nothing is filled in."_s));
        QVERIFY(reports().empty());
    }

    void anotherSeatConfirms() {
        open(document());
        const PhonesReply sent = post(sheetOf(1, 2));
        const QString mark = hidden(sent, u"confirm"_s);
        QVERIFY(!mark.isEmpty());
        QVERIFY(!sent.page.contains("<option value=\"2\"")); // not the one who sent it
        const auto confirm = [&](const QString& seat) {
            return post({{u"code"_s, code()}, {u"confirm"_s, mark}, {u"seat"_s, seat}});
        };
        QVERIFY(says(confirm(QString()), u"Choose your seat, then confirm."_s));
        QVERIFY(says(confirm(u"9"_s), u"Choose your seat, then confirm."_s));
        QVERIFY(says(confirm(u"4"_s), u"Confirmed. Thank you."_s));
        QVERIFY(says(confirm(u"4"_s), u"This was sent before."_s));
        QCOMPARE(reports()[0].confirmed.size(), size_t(1));
        // Whoever opens the code sees it.
        QVERIFY(says(get({{u"code"_s, code()}}), u"by seat 4, Niels Abel"_s));
        QVERIFY(says(get({{u"code"_s, code()}}), u"Seat 1, Ada Byron"_s));
    }

    void twoThatDisagreeStandBesideEachOther() {
        open(document());
        (void)post(sheetOf(1, 2));
        const PhonesReply again = get({{u"code"_s, code()}, {u"new"_s, u"1"_s}});
        QVERIFY(again.page.contains("value=\"7.5\"")); // what was sent last, to be corrected
        const PhonesReply other
            = insist(with(sheetOf(1, 3), {{u"turns"_s, u"7"_s}, {u"points-2"_s, u"3"_s}}));
        QCOMPARE(reports().size(), size_t(2));
        QVERIFY(says(other, u"This table sent different results."_s));
        QVERIFY2(says(other, u"Turns played\nSeat 2, Carl Gauss: PP\n"_s),
                 qPrintable(textOf(other)));
        QVERIFY(says(other, u"by seat 2, Carl Gauss"_s));
        QVERIFY(says(other, u"by seat 3, Emmy Noether"_s));
    }

    void aLateOneIsTakenToo() {
        open(document());
        const auto before = heatsPlay(event())->heats[0].games[0];
        QVERIFY(m_session->perform(id(), *endGame(event(), {HeatNumber(1), TableNumber(1)},
                                                  *VenueTime::fromText(u"2026-07-29T17:12"_s))));
        QVERIFY(says(post(sheetOf(1, 2)), u"Sent."_s));
        QCOMPARE(reports().size(), size_t(1));
    }

    void whatIsNotSavedIsSaid() {
        open(document());
        m_disk->failAt(diskFaults()[diskFull], 1, true);
        const PhonesReply reply = post(sheetOf(1, 2));
        QCOMPARE(reply.status, 409);
        QVERIFY(says(reply, u"Your result was not saved. Bring the paper to the desk."_s));
        QVERIFY(!reply.page.contains("book.mentat"));
        const auto* news = std::get_if<ReportNews>(&*m_room->news());
        QVERIFY(news && !news->outcome);
        m_disk->mend();
        QVERIFY(says(post(sheetOf(1, 2)), u"Sent."_s));
    }

    void everyPageIsWhole() {
        for (const QByteArray& file :
             {document(), sampleDocument(), withFinal(), withSemifinal()}) {
            open(file);
            for (const auto& [code, place] : *m_room->view().codes()) {
                const AskedFields by{{u"code"_s, code.text()}};
                for (const PhonesReply& reply :
                     {get(by), post(by),
                      insist(with(soundSheet(), with(by, {{u"seat"_s, u"1"_s}}))),
                      get(with(by, {{u"new"_s, u"1"_s}})), get(by)}) {
                    QCOMPARE(readPage(reply.page, Forms::Some).fault, QString());
                    QVERIFY2(reply.page.size() < maxBytes,
                             qPrintable(QString::number(reply.page.size())));
                }
            }
        }
    }

    void nothingPrivateIsServed() {
        for (const QByteArray& file : {document(), sampleDocument(), withFinal()}) {
            const MarkedDocument marked = withMarks(file);
            open(marked.document);
            QByteArray all;
            for (const auto& [code, place] : *m_room->view().codes()) {
                const AskedFields by{{u"code"_s, code.text()}};
                QByteArray own = get(by).page + post(by).page;
                own += insist(with(soundSheet(), with(by, {{u"seat"_s, u"1"_s}}))).page;
                own += get(by).page + get(with(by, {{u"new"_s, u"1"_s}})).page;
                // Of another table a code says nothing.
                for (const auto& [other, elsewhere] : *m_room->view().codes())
                    QVERIFY(other == code || !own.contains(other.text().toUtf8()));
                all += own;
            }
            all += get({}).page + get({{u"code"_s, u"K7QM2XWA"_s}}).page
                   + m_room->get(u"index.html"_s).page;
            QVERIFY(all.size() > 10'000);
            QCOMPARE(marksIn(all, marked.marks), QByteArrayList());
            const QByteArray page = get({}).page; // one that got in would be seen
            for (const QByteArray& mark : marked.marks)
                QCOMPARE(marksIn(page + mark, marked.marks), QByteArrayList{mark});
        }
    }

    void theFinalReports() {
        open(withFinal());
        const GameAddress final = finalAddress(event());
        const QString typed = codeOf(*m_session, id(), final)->text();
        QVERIFY(says(get({{u"code"_s, typed}}), u"Final"_s));
        QVERIFY(!says(get({{u"code"_s, typed}}), u"Final, table"_s));
        QVERIFY(says(get({{u"code"_s, typed}}), u"Emmy Noether"_s));
        const AskedFields sheet = with(
            soundSheet(), {{u"code"_s, typed}, {u"seat"_s, u"2"_s}, {u"ended"_s, u"16:12"_s}});
        QVERIFY(says(insist(sheet), u"Sent."_s));
        QCOMPARE(tableReports(*m_session, id(), final).size(), size_t(1));
        QCOMPARE(std::get<ReportNews>(*m_room->news()).table, final);
        const PhonesReply shown = get({{u"code"_s, typed}});
        const AskedFields confirmation{
            {u"code"_s, typed}, {u"seat"_s, u"1"_s}, {u"confirm"_s, hidden(shown, u"confirm"_s)}};
        QVERIFY(says(post(confirmation), u"Confirmed."_s));
        QVERIFY(reports(1).empty());
    }

    void aStageReportsWhateverItIsCalled() {
        open(withSemifinal());
        const GameAddress place{*Name::fromText(u"Semi/final <A>"_s), TableNumber(2)};
        const QString typed = codeOf(*m_session, id(), place)->text();
        const PhonesReply sheet = get({{u"code"_s, typed}});
        QVERIFY(says(sheet, u"Semi/final <A>, table 2"_s));
        QVERIFY(says(sheet, u"Emmy Noether"_s));
        QVERIFY(says(insist({{u"code"_s, typed},
                             {u"seat"_s, u"2"_s},
                             {u"place-1"_s, u"1"_s},
                             {u"place-2"_s, u"2"_s}}),
                     u"Sent."_s));
        QCOMPARE(tableReports(*m_session, id(), place).size(), size_t(1));
    }

    void codesStandOnNoOtherPage() {
        open(sampleDocument());
        QByteArray all;
        for (const QString& file : {u"index.html"_s, u"my-table"_s, u"clock"_s, u"rules"_s,
                                    u"check-in"_s, u"our-result"_s, u"qr.html"_s})
            all += m_room->get(file, {{u"name"_s, u"ada"_s}}).page;
        for (const auto& [code, place] : *m_room->view().codes())
            QVERIFY(!all.contains(code.text().toUtf8()));
    }

    void textsAreTexts() {
        open(document());
        for (const QString& text : hostileTexts()) {
            AskedFields fields{{u"code"_s, code()}, {u"seat"_s, u"1"_s}};
            for (const auto& [name, value] : soundSheet())
                fields.emplace_back(name, text.left(200));
            for (const QString& name : {u"note"_s, u"alliances"_s, u"predicted"_s, u"die-1"_s,
                                        u"left-2"_s, u"dropout-2"_s, u"wall-1"_s})
                fields.emplace_back(name, text.left(200));
            for (const AskedFields& one : {fields, with(fields, {{u"confirm"_s, text.left(50)}}),
                                           with(fields, {{u"seat"_s, text.left(50)}}),
                                           with(fields, {{u"code"_s, text.left(30)}})}) {
                if (!FormFields::read(FormFields::written(one)))
                    continue; // halves of characters, which no browser sends
                PhonesReply reply = post(one);
                const QString seen = hidden(reply, u"seen"_s);
                if (!seen.isEmpty() && reports().size() < 15)
                    reply = post(with(one, {{u"seen"_s, seen}}));
                QCOMPARE(readPage(reply.page, Forms::Some).fault, QString());
                QVERIFY(!reply.page.contains("<b>"));
                QVERIFY(!reply.page.contains("<script"));
                QVERIFY(reply.status < 500);
            }
        }
        QVERIFY(reports().size() > 3);
        QCOMPARE(readPage(get({{u"code"_s, code()}}).page, Forms::Some).fault, QString());
    }
};

} // namespace mentat::test::tst_phones_results

MENTAT_TEST(tst_phones_results, TestPhonesResults, QGuiApplication)
#include "tst_phones_results.moc"
