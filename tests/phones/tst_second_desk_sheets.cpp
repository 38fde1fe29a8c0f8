#include "app/session/acts.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/rounds/round_parts.h"
#include "app/session/rounds/table_acts.h"
#include "model/changes/change_kind.h"
#include "model/rounds/round.h"
#include "tests/phones/phones_at_once.h"
#include "tests/publish/marked_documents.h"
#include "tests/publish/page_reader.h"
#include "tests/session/session_test.h"
#include "tests/support/disk/test_disk.h"
#include "tests/support/player_ids.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/sample.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_second_desk_sheets {

namespace {

constexpr qsizetype maxBytes = 22'000; // a third of it is the style of all pages
const GameAddress table{HeatNumber(1), TableNumber(1)};

QByteArray document() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "Ada Byron", "badge": "4711"},
                    {"id": "p2", "name": "Carl Gauss"}, {"id": "p3", "name": "Emmy Noether"},
                    {"id": "p4", "name": "Niels Abel"}, {"id": "p5", "name": "Vera Sos"}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300,
                   "entrants": ["p1", "p2", "p3", "p4", "p5"], "games": [
          {"table": 1, "start": "2026-07-29T13:05", "note": "began late", "seats": [
            {"seat": 1, "player": "p1"}, {"seat": 2, "player": "p2"},
            {"seat": 3, "player": "p3"}, {"seat": 4, "player": "p4"},
            {"seat": 5, "player": "p5"}]}]}]})";
}

QByteArray withFinal() {
    return document().replace("]}]}]}", R"(]}]}], "final": {"start": "2026-08-01T09:00", "game": {
        "table": 1, "start": "2026-08-01T09:05", "seats": [{"seat": 1, "player": "p5"},
        {"seat": 2, "player": "p4"}, {"seat": 3, "player": "p3"}, {"seat": 4, "player": "p2"},
        {"seat": 5, "player": "p1"}]}}})");
}

/// By a ruleset: a semifinal of two tables, whose name is no word of an address.
QByteArray withSemifinal() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Meadows", "year": 2026, "rules": "heats", "ruleset": {
          "name": "Meadows", "sizes": [2], "order": [{"by": "wins"}],
          "stages": [{"name": "1/é & <A>", "entrants": 4}, {"name": "Final"}]}},
        "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Carl Gauss"},
                    {"id": "p3", "name": "Emmy Noether"}, {"id": "p4", "name": "Niels Abel"}],
        "heats": [{"number": 1, "entrants": ["p1", "p2"], "games": [
          {"table": 1, "seats": [{"seat": 1, "player": "p1"}, {"seat": 2, "player": "p2"}]}]}],
        "stages": [{"name": "1/é & <A>", "games": [
          {"table": 1, "seats": [{"seat": 1, "player": "p1"}, {"seat": 2, "player": "p4"}]},
          {"table": 2, "seats": [{"seat": 1, "player": "p2"}, {"seat": 2, "player": "p3"}]}]}]})";
}

/// Heat and table, then seat 1 wins alone in eight turns; all that is asked for is there.
AskedFields wholeSheet() {
    AskedFields fields{{u"heat"_s, u"1"_s},   {u"table"_s, u"1"_s},     {u"act"_s, u"sheet"_s},
                       {u"turns"_s, u"8"_s},  {u"ended"_s, u"17:12"_s}, {u"won"_s, u"S"_s},
                       {u"winners"_s, u"A"_s}};
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

void replace(AskedFields& fields, const QString& name, const QString& value) {
    std::erase_if(fields, [&](const auto& one) { return one.first == name; });
    fields.emplace_back(name, value);
}

/// What a page has in a hidden field; empty: nothing.
QString hiddenIn(const PhonesReply& reply, const QByteArray& name) {
    const QByteArray begin = "type=\"hidden\" name=\"" + name + "\" value=\"";
    const qsizetype at = reply.page.indexOf(begin);
    if (at < 0)
        return {};
    const qsizetype from = at + begin.size();
    return QString::fromUtf8(reply.page.mid(from, reply.page.indexOf('"', from) - from));
}

} // namespace

/// The sheets of all tables, typed at the second desk.
class TestSecondDeskSheets : public SessionTest {
    Q_OBJECT

private:
    std::unique_ptr<TestDisk> m_disk;
    std::unique_ptr<PhonesAtOnce> m_room;

    void open(const QByteArray& document) {
        m_room.reset();
        openFileWith({document});
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 29), QTime(17, 20), Qt::UTC));
        m_room = std::make_unique<PhonesAtOnce>(*m_session, m_scratch->clock());
        m_room->second().setOpen(true);
        (void)m_room->post(u"desk"_s,
                           {{u"initials"_s, u"CD"_s}, {u"pin"_s, m_room->second().pin()}});
    }
    ReadPage read(const PhonesReply& reply) { return readPage(reply.page, Forms::WithScript); }
    bool says(const PhonesReply& reply, const QString& text) {
        return read(reply).texts.join(u'\n').contains(text);
    }
    PhonesReply opened() {
        return m_room->get(u"desk"_s, {{u"heat"_s, u"1"_s}, {u"table"_s, u"1"_s}});
    }
    /// As the page that is shown sends them.
    AskedFields onPage(AskedFields fields, const PhonesReply& page) {
        for (const char* name : {"id", "seats", "lookedAt"})
            replace(fields, QString::fromLatin1(name), hiddenIn(page, name));
        return fields;
    }
    PhonesReply sent(const AskedFields& fields) { return m_room->post(u"desk"_s, fields); }
    const Game& game() { return *gameAt(event(), table); }
    void perform(const Result<Change>& change) {
        QVERIFY(change);
        QVERIFY(m_session->perform(id(), *change));
    }

private Q_SLOTS:
    void init() {
        m_disk = std::make_unique<TestDisk>();
        open(document());
    }
    void cleanup() {
        m_room.reset();
        closeFile();
        m_disk.reset();
    }

    void aTableIsOpenedByItsNumber() {
        const PhonesReply list = m_room->get(u"desk"_s, {{u"page"_s, u"sheets"_s}});
        QVERIFY(says(list, u"Heat 1, table 1"_s));
        QVERIFY(says(list, u"Ada Byron, Carl Gauss"_s));
        QCOMPARE(list.page.count("autofocus=\""), 1); // the number
        const PhonesReply sheet = opened();
        QVERIFY(says(sheet, u"Seat 3, Emmy Noether"_s));
        QVERIFY(sheet.page.contains("name=\"turns\" autofocus=\"autofocus\""));
        QVERIFY(!sheet.page.contains("began late"));
        const PhonesReply none
            = m_room->get(u"desk"_s, {{u"heat"_s, u"1"_s}, {u"table"_s, u"7"_s}});
        QVERIFY(says(none, u"there is no Heat 1, table 7, or it is void."_s));
    }

    void theFinalIsTypedHereToo() {
        open(withFinal());
        const PhonesReply list = m_room->get(u"desk"_s, {{u"page"_s, u"sheets"_s}});
        QVERIFY(says(list, u"Heat 1, table 1"_s));
        QVERIFY(list.page.contains("<button autofocus=\"autofocus\">Open its sheet")); // one Enter
        const QString round = hiddenIn(list, "heat");
        const AskedFields where{{u"heat"_s, round}, {u"table"_s, hiddenIn(list, "table")}};
        const PhonesReply sheet = m_room->get(u"desk"_s, where);
        QVERIFY(says(sheet, u"Final"_s));
        QVERIFY(says(sheet, u"Seat 1, Vera Sos"_s));
        AskedFields fields = onPage(wholeSheet(), sheet);
        replace(fields, u"heat"_s, round);
        replace(fields, u"ended"_s, u"16:12"_s);
        PhonesReply done = sent(fields);
        if (!says(done, u"Final is recorded."_s)) // what is odd was shown
            done = sent(onPage(fields, done));
        QVERIFY2(says(done, u"Final is recorded."_s),
                 qPrintable(read(done).texts.mid(0, 40).join(u'|')));
        const Game& final = *gameAt(event(), finalAddress(event()));
        QVERIFY(dune(final.seats[0]).winner);
        QVERIFY(!hasResult(game()));
        QCOMPARE(m_session->journalPage({}, 1)->front().scorekeeper, u"CD"_s);
        const PhonesReply after = m_room->get(u"desk"_s, {{u"page"_s, u"sheets"_s}});
        QVERIFY(says(after, u"Heat 1, table 1"_s));
        QVERIFY(!says(after, u"Final"_s));
        QVERIFY(says(m_room->get(u"desk"_s, where), u"Final has a result already."_s));
    }

    void aStageIsTypedHereWhateverItIsCalled() {
        open(withSemifinal());
        const PhonesReply list = m_room->get(u"desk"_s, {{u"page"_s, u"sheets"_s}});
        QVERIFY(says(list, u"Table of the 1/é & <A>"_s)); // the latest, by its number
        QVERIFY(says(list, u"1/é & <A>, table 2"_s));
        const QString round = hiddenIn(list, "heat");
        const AskedFields where{{u"heat"_s, round}, {u"table"_s, u"2"_s}};
        const PhonesReply sheet = m_room->get(u"desk"_s, where);
        QVERIFY(says(sheet, u"Seat 2, Emmy Noether"_s));
        AskedFields fields{{u"heat"_s, round},
                           {u"table"_s, u"2"_s},
                           {u"act"_s, u"sheet"_s},
                           {u"place-1"_s, u"2"_s},
                           {u"place-2"_s, u"1"_s}};
        PhonesReply done = sent(onPage(fields, sheet));
        if (!says(done, u"is recorded."_s))
            done = sent(onPage(fields, done));
        QVERIFY(says(done, u"1/é & <A>, table 2 is recorded."_s));
        const auto& games = *gamesOf(*heatsPlay(event()), RoundId(*Name::fromText(u"1/é & <A>"_s)));
        QVERIFY(hasResult(games[1]));
        QVERIFY(!hasResult(games[0]));
        // Heat 1 of the same number is another round.
        QVERIFY(!hasResult(game()));
        QVERIFY(says(opened(), u"Heat 1, table 1"_s));
    }

    // Whoever works at both reads the same words; phones have those of the paper.
    void theLabelsAreTheDesks() {
        const QStringList texts = read(opened()).texts;
        for (const QString& label : {u"Turns"_s, u"Ended"_s, u"Victory"_s, u"Alliances"_s,
                                     u"Winners"_s, u"Predicted"_s, u"Faction"_s, u"Left in turn"_s})
            QVERIFY2(texts.join(u'\n').contains(label), qPrintable(label));
        for (const QString& label : {u"Turns played"_s, u"Won by"_s, u"Alliances at the end"_s})
            QVERIFY2(!texts.join(u'\n').contains(label), qPrintable(label));
        const auto parts = sheetKindOf(event())->parts({event(), table, {}, Wording()});
        QCOMPARE(parts.front().inputs.front().label, u"Turns played"_s);
    }

    void aWholeSheetIsRecordedByTheAssistantsHand() {
        const PhonesReply done = sent(onPage(wholeSheet(), opened()));
        QVERIFY2(says(done, u"Heat 1, table 1 is recorded."_s),
                 qPrintable(read(done).texts.mid(0, 40).join(u'|')));
        QVERIFY(says(done, u"Every table has its result."_s));
        QVERIFY(hasResult(game()));
        QCOMPARE(game().turns->value(), 8);
        QCOMPARE(game().note, std::optional(u"began late"_s));
        const JournalEntry last = m_session->journalPage({}, 1)->front();
        QCOMPARE(last.scorekeeper, u"CD"_s);
        QCOMPARE(last.change.kind, ChangeKind::ResultRecorded);
    }

    void whatIsWrongIsSaidAtItsField() {
        AskedFields fields = wholeSheet();
        replace(fields, u"turns"_s, u"99"_s);
        replace(fields, u"faction-2"_s, u"A"_s); // twice
        const PhonesReply wrong = sent(onPage(fields, opened()));
        QVERIFY(says(wrong, u"Nothing is recorded yet. Correct what is marked."_s));
        QVERIFY(wrong.page.contains("value=\"99\""));
        QVERIFY(wrong.page.contains("name=\"turns\" autofocus=\"autofocus\""));
        QVERIFY(!hasResult(game()));
        const AskedFields nothing{
            {u"heat"_s, u"1"_s}, {u"table"_s, u"1"_s}, {u"act"_s, u"sheet"_s}};
        const PhonesReply blank = sent(onPage(nothing, opened()));
        QVERIFY(says(blank, u"Nothing is recorded yet."_s));
        QVERIFY(!hasResult(game()));
    }

    void anEndToComeIsLookedAtFirst() {
        AskedFields fields = wholeSheet();
        replace(fields, u"ended"_s, u"17:50"_s);
        const PhonesReply odd = sent(onPage(fields, opened()));
        QVERIFY(says(odd, u"is still to come. Check the time."_s));
        QVERIFY(!hasResult(game()));
        // A minute later it is the same question.
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 29), QTime(17, 21), Qt::UTC));
        QVERIFY(says(sent(onPage(fields, odd)), u"Heat 1, table 1 is recorded."_s));
    }

    void whatIsOddIsLookedAtFirst() {
        AskedFields fields = wholeSheet();
        replace(fields, u"points-3"_s, QString()); // not filled in
        const PhonesReply odd = sent(onPage(fields, opened()));
        QVERIFY(says(odd, u"Check what is marked, then record."_s));
        QVERIFY(odd.page.contains("<button autofocus=\"autofocus\">")); // one more Enter
        QVERIFY(!hasResult(game()));
        // Something else is odd now, and is shown first too.
        AskedFields other = onPage(fields, odd);
        replace(other, u"points-4"_s, QString());
        const PhonesReply again = sent(other);
        QVERIFY(says(again, u"Check what is marked, then record."_s));
        QVERIFY(!hasResult(game()));
        QVERIFY(says(sent(onPage(other, again)), u"is recorded."_s));
        QVERIFY(hasResult(game()));
        QVERIFY(game().accepted.empty()); // that is the Game Master's word
    }

    void sentTwiceIsRecordedOnce() {
        const AskedFields fields = onPage(wholeSheet(), opened());
        QVERIFY(says(sent(fields), u"is recorded."_s));
        const auto marks = m_session->journalMarks()->size();
        QVERIFY(says(sent(fields), u"is recorded."_s));
        QCOMPARE(m_session->journalMarks()->size(), marks);
        QVERIFY(m_session->undo());
        QVERIFY(says(sent(fields), u"is recorded."_s)); // was asked for once
        QVERIFY(!hasResult(game()));
    }

    void whatComesTooLateIsRefused() {
        const AskedFields fields = onPage(wholeSheet(), opened());
        Game moved = game();
        std::swap(moved.seats[0].player, moved.seats[1].player);
        perform(changeGame(event(), *table.heat(), moved, ChangeKind::SeatsDrawn));
        const PhonesReply swapped = sent(fields);
        QCOMPARE(swapped.status, 409);
        QVERIFY(says(swapped, u"the seats of Heat 1, table 1 changed."_s));
        QVERIFY(says(swapped, u"Changed at 17:20 by AB."_s));
        QVERIFY(says(swapped, u"Seat 1, Carl Gauss"_s));
        QVERIFY(swapped.page.contains("value=\"17:12\"")); // what was typed stays
        QVERIFY(m_session->saveDraft(id(), draftPlaceOf(table), u"{}"_s));
        QVERIFY(says(sent(onPage(wholeSheet(), swapped)),
                     u"the Game Master is typing the sheet of Heat 1, table 1."_s));
        Game won = game();
        dune(won).victory = Victory::Solo;
        dune(won.seats[2]).winner = true;
        dune(won.seats[2]).faction = Faction::Emperor;
        perform(recordGame(event(), table, won));
        const PhonesReply late = sent(onPage(wholeSheet(), swapped));
        QVERIFY(says(late, u"Heat 1, table 1 has a result already."_s));
        QVERIFY(says(late, u"At 17:20, AB: "_s));
        QCOMPARE(game(), won);
        perform(closeEvent(event()));
        QVERIFY(says(sent(fields), u"the event is closed."_s));
    }

    void whatFailsIsSaidAtTheGameMastersDesk() {
        const AskedFields fields = onPage(wholeSheet(), opened());
        (void)m_room->assistantNews();
        m_disk->failAt(diskFaults()[diskFull], 1, true);
        const PhonesReply reply = sent(fields);
        m_disk->mend();
        QVERIFY(says(reply, u"Heat 1, table 1: this was not saved. Ask at the desk."_s));
        QVERIFY(reply.page.contains("value=\"17:12\"")); // what was typed stays
        QVERIFY(!reply.page.contains("book.mentat"));
        QCOMPARE(m_room->assistantNews().size(), size_t(1));
        QVERIFY(says(sent(fields), u"is recorded."_s));
    }

    void whatIsOddDoesNothing() {
        const auto marks = m_session->journalMarks()->size();
        AskedFields fields = onPage(wholeSheet(), opened());
        for (const auto& [name, value] : AskedFields{{u"table"_s, u"9"_s},
                                                     {u"heat"_s, u"-1"_s},
                                                     {u"id"_s, u"short"_s},
                                                     {u"seats"_s, u"1-p1"_s}}) {
            AskedFields other = fields;
            replace(other, name, value);
            (void)sent(other);
        }
        QCOMPARE(m_session->journalMarks()->size(), marks);
    }

    void everyPageIsWholeAndSaysNothingPrivate_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("desk") << document();
        QTest::newRow("final") << withFinal();
        QTest::newRow("semifinal") << withSemifinal();
        QTest::newRow("sample") << sampleDocument();
        QTest::newRow("every key") << testDocument(u"every-key.json"_s);
        QTest::newRow("unfinished") << testDocument(u"unfinished.json"_s);
        for (quint32 seed = 1; seed <= 2; ++seed)
            QTest::addRow("random heats %u", seed) << raw::randomHeatsEvent(seed);
    }
    void everyPageIsWholeAndSaysNothingPrivate() {
        QFETCH(const QByteArray, document);
        const MarkedDocument marked = withMarks(document);
        open(marked.document);
        QByteArray all;
        const auto keep = [&](const PhonesReply& reply) {
            const ReadPage page = read(reply);
            QVERIFY2(page.fault.isEmpty(), qPrintable(page.fault));
            QVERIFY2(reply.page.size() < maxBytes, qPrintable(QString::number(reply.page.size())));
            all += reply.page;
        };
        keep(m_room->get(u"desk"_s, {{u"page"_s, u"sheets"_s}}));
        const Event before = event(); // what is sent changes it
        for (const Round& round : roundsOf(before)) {
            for (size_t i = 0; i < std::min(round.games().size(), size_t(4)); ++i) {
                const AskedFields where{
                    {u"heat"_s, roundWord(round.id())},
                    {u"table"_s, QString::number(round.games()[i].table.value())}};
                const PhonesReply sheet = m_room->get(u"desk"_s, where);
                keep(sheet);
                AskedFields fields = onPage(wholeSheet(), sheet);
                for (const auto& [name, value] : where)
                    replace(fields, name, value);
                const PhonesReply first = sent(fields);
                keep(first);
                fields = onPage(fields, first);
                keep(sent(fields));
            }
        }
        QCOMPARE(marksIn(all, marked.marks), QByteArrayList());
    }
};

} // namespace mentat::test::tst_second_desk_sheets

MENTAT_TEST(tst_second_desk_sheets, TestSecondDeskSheets, QGuiApplication)
#include "tst_second_desk_sheets.moc"
