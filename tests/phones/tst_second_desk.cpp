#include "app/session/acts.h"
#include "app/session/rounds/check_in_acts.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/phone_check_ins.h"
#include "app/session/rounds/round_acts.h"
#include "app/session/rounds/seat_acts.h"
#include "tests/phones/phones_at_once.h"
#include "tests/publish/marked_documents.h"
#include "tests/publish/page_reader.h"
#include "tests/reports/hostile_texts.h"
#include "tests/session/session_test.h"
#include "tests/support/disk/test_disk.h"
#include "tests/support/sample.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_second_desk {

namespace {

constexpr qsizetype maxBytes = 20'000;
const HeatNumber first{1};

QByteArray document() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "Ada Byron", "from": "Ockham", "badge": "4711",
                     "phone": "555 4321"},
                    {"id": "p2", "name": "Carl Gauss"}, {"id": "p3", "name": "Adam Ries"},
                    {"id": "p4", "name": "Emmy Noether", "disqualified": true,
                     "disqualifiedReason": "left in anger"}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300, "entrants": ["p1"],
                   "games": []},
                  {"number": 2, "start": "2026-07-30T13:00", "minutes": 300, "entrants": [],
                   "games": []}]})";
}

QByteArray lastYear() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2025, "rules": "wbc-dune"},
        "players": [{"id": "a", "name": "Grace Hopper", "from": "Arlington", "badge": "77"},
                    {"id": "b", "name": "Graciela Chichilnisky", "phone": "555 1234"}],
        "heats": []})";
}

const PlayerId ada = *PlayerId::fromText(u"p1"_s);
const PlayerId carl = *PlayerId::fromText(u"p2"_s);

/// A PIN that is none: of as many digits.
QString otherThan(const QString& pin, int i) {
    return QString::number((pin.toInt() + 1 + i) % 1'000'000).rightJustified(6, u'0');
}

} // namespace

/// The second desk: who is let in, what an assistant does there, and what the page says.
class TestSecondDesk : public SessionTest {
    Q_OBJECT

private:
    std::unique_ptr<TestDisk> m_disk;
    std::unique_ptr<PhonesAtOnce> m_room;
    int m_acts = 0;

    void open(const std::vector<QByteArray>& documents) {
        m_room.reset();
        openFileWith(documents);
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 29), QTime(12, 30), Qt::UTC));
        m_room = std::make_unique<PhonesAtOnce>(*m_session, m_scratch->clock());
        m_room->second().setOpen(true);
    }
    PhonesReply signIn(const QString& initials = u"CD"_s) {
        return m_room->post(u"desk"_s,
                            {{u"initials"_s, initials}, {u"pin"_s, m_room->second().pin()}});
    }
    ReadPage read(const PhonesReply& reply) { return readPage(reply.page, Forms::WithScript); }
    bool says(const PhonesReply& reply, const QString& text) {
        return read(reply).texts.join(u'\n').contains(text);
    }
    static QString endOf(const PhonesReply& reply) {
        const QByteArray begin = "data-end=\"";
        const qsizetype at = reply.page.indexOf(begin) + begin.size();
        return QString::fromLatin1(reply.page.mid(at, reply.page.indexOf('"', at) - at));
    }
    AskedFields act(const QString& what, const std::pair<QString, QString>& who) {
        return {{u"heat"_s, u"1"_s},
                {u"id"_s, u"0123456789abcdef-%1"_s.arg(++m_acts)},
                {u"act"_s, what},
                who};
    }
    PhonesReply type(const QString& name) {
        return m_room->post(u"desk"_s, act(u"in"_s, {u"typed"_s, name}));
    }
    QStringList missed() { return missedBadges(*m_session, id(), first); }
    const std::vector<PlayerId>& in() { return heatsPlay(event())->heats.front().entrants; }
    void draw() {
        Game game = blankGame(event());
        game.seats.push_back(blankSeat(event(), SeatNumber(1), ada));
        const auto change = setTables(event(), first, Draw(), {game});
        QVERIFY(change && m_session->perform(id(), *change));
    }

private Q_SLOTS:
    void init() {
        m_disk = std::make_unique<TestDisk>();
        open({document(), lastYear()});
    }
    void cleanup() {
        m_room.reset();
        closeFile();
        m_disk.reset();
    }

    void whereThereIsNoneItsAddressIsNoPage() {
        m_room->second().setOpen(false);
        const PhonesReply none = m_room->get(u"nothing"_s);
        for (const QString& file : {u"desk"_s, u"desk.js"_s}) {
            QCOMPARE(m_room->get(file).status, 404);
            QCOMPARE(m_room->get(file).page, none.page);
            QCOMPARE(m_room->post(file, act(u"in"_s, {u"player"_s, u"p2"_s})).status, 404);
        }
        QVERIFY(m_room->second().pin().isEmpty());
        QCOMPARE(in(), std::vector{ada});
    }

    void thePinLetsIn() {
        QCOMPARE(m_room->second().pin().size(), 6);
        QVERIFY(says(m_room->get(u"desk"_s), u"Your initials"_s));
        const PhonesReply page = signIn(u"c.d."_s);
        QCOMPARE(page.status, 200);
        QVERIFY(says(page, u"CD · Heat 1 · 1 player is in"_s));
        const auto news = m_room->assistantNews();
        QCOMPARE(news.size(), size_t(1));
        QCOMPARE(news.front().what, AssistantNews::What::CameIn);
        QCOMPARE(news.front().who, u"CD"_s);
        QVERIFY(says(m_room->get(u"desk"_s), u"CD · Heat 1"_s)); // by the cookie
        m_room->askFrom(u"10.0.0.8"_s);                          // another browser has none
        QVERIFY(says(m_room->get(u"desk"_s), u"Your initials"_s));
    }

    void enterLeadsFromInitialsToPin() {
        const PhonesReply page
            = m_room->post(u"desk"_s, {{u"initials"_s, u"CD"_s}, {u"pin"_s, {}}});
        QVERIFY(page.page.contains("name=\"initials\" autocomplete=\"off\" maxlength=\"4\" "
                                   "value=\"CD\"/>"));
        QVERIFY(page.page.contains("maxlength=\"12\" autofocus=\"autofocus\"/>"));
        QCOMPARE(m_room->post(u"desk"_s, {{u"initials"_s, u"4711"_s}, {u"pin"_s, u"1"_s}}).status,
                 403); // no initials: no try either
        for (int i = 0; i < 20; ++i)
            (void)m_room->post(u"desk"_s, {{u"initials"_s, u"CD"_s}, {u"pin"_s, {}}});
        QCOMPARE(signIn().status, 200);
    }

    void whoeverIsNotInDoesNothing() {
        QCOMPARE(type(u"carl"_s).status, 403);
        QVERIFY(says(type(u"carl"_s), u"Your initials"_s));
        QCOMPARE(endOf(type(u"carl"_s)), u"door"_s);
        QVERIFY(!says(m_room->get(u"desk"_s, {{u"typed"_s, u"carl"_s}}), u"Carl Gauss"_s));
        QCOMPARE(in(), std::vector{ada});
        (void)signIn();
        (void)m_room->post(u"desk"_s, {{u"act"_s, u"leave"_s}});
        QCOMPARE(type(u"carl"_s).status, 403);
        (void)signIn();
        m_room->second().setOpen(true); // served anew
        QCOMPARE(type(u"carl"_s).status, 403);
        QCOMPARE(in(), std::vector{ada});
    }

    void guessingEndsInALock() {
        const QString pin = m_room->second().pin();
        const auto guess = [&](int i) {
            return m_room->post(u"desk"_s,
                                {{u"initials"_s, u"XX"_s}, {u"pin"_s, otherThan(pin, i)}});
        };
        for (int i = 0; i < DeskDoor::mostWrongOfOne - 1; ++i)
            QVERIFY(says(guess(i), u"This PIN is wrong."_s));
        QVERIFY(m_room->assistantNews().empty());
        QVERIFY(says(guess(20), u"Too many wrong PINs."_s));
        const auto news = m_room->assistantNews();
        QCOMPARE(news.size(), size_t(1));
        QCOMPARE(news.front().what, AssistantNews::What::Locked);
        QCOMPARE(news.front().who, u"10.0.0.7"_s);
        QCOMPARE(signIn().status, 403); // not even the right one
        QVERIFY(m_room->assistantNews().empty());
        m_room->askFrom(u"10.0.0.8"_s);
        QCOMPARE(signIn().status, 200); // nobody else's loss
    }

    void aRoomFullOfAddressesGuessesAHundred() {
        const QString pin = m_room->second().pin();
        (void)signIn();
        int tried = 0;
        for (int address = 0; address < 60; ++address) {
            m_room->askFrom(u"10.0.1.%1"_s.arg(address));
            for (int i = 0; i < 5; ++i) {
                const PhonesReply reply
                    = m_room->post(u"desk"_s, {{u"initials"_s, u"XX"_s},
                                               {u"pin"_s, otherThan(pin, address * 5 + i)}});
                tried += says(reply, u"This PIN is wrong."_s) ? 1 : 0;
            }
        }
        QCOMPARE(tried, DeskDoor::mostWrong - 1);
        QVERIFY(m_room->second().isLockedForAll());
        const auto news = m_room->assistantNews();
        QCOMPARE(news.back().what, AssistantNews::What::LockedForAll);
        QCOMPARE(std::ranges::count(news, AssistantNews::What::Locked, &AssistantNews::what), 0);
        m_room->askFrom(u"10.0.2.1"_s);
        QCOMPARE(signIn().status, 403);
        m_room->second().setOpen(true); // a new PIN
        QVERIFY(!m_room->second().isLockedForAll());
        QCOMPARE(signIn().status, 200);
    }

    void plantedGuessIsSeen() {
        // The same guesses with the right one among them come in.
        const QString pin = m_room->second().pin();
        for (int i = 0; i < 5; ++i)
            (void)m_room->post(u"desk"_s,
                               {{u"initials"_s, u"XX"_s}, {u"pin"_s, otherThan(pin, i)}});
        QCOMPARE(signIn().status, 200);
    }

    void lettersAndEnterCheckIn() {
        (void)signIn();
        const PhonesReply done = type(u"gau"_s);
        QCOMPARE(endOf(done), u"done"_s);
        QVERIFY(says(done, u"Carl Gauss is in."_s));
        QVERIFY(says(done, u"2 players are in"_s));
        QVERIFY(done.page.contains("maxlength=\"100\" autofocus=\"autofocus\"/>")); // for the next
        QCOMPARE(in(), (std::vector{ada, carl}));
        QCOMPARE(m_session->journalPage({}, 1)->front().scorekeeper, u"CD"_s);
        QVERIFY(says(type(u"adam riese"_s), u"No player called “adam riese”."_s));
        QVERIFY(says(type(u"adam ries"_s), u"Adam Ries is in."_s));
        QVERIFY(says(type(u"77"_s), u"Grace Hopper is in."_s));
        const PhonesReply unknown = type(u"78"_s);
        QVERIFY(says(unknown, u"No one has badge 78."_s));
        QVERIFY(!unknown.page.contains("value=\"78\"")); // the next scan is no part of it
        QVERIFY(type(u"7x"_s).page.contains("value=\"7x\""));
        QVERIFY(says(type(u"04711.0"_s), u"Ada Byron"_s));
    }

    void anUnknownBadgeIsListedAtTheDesk() {
        (void)signIn();
        const AskedFields scan = act(u"in"_s, {u"typed"_s, u"0981"_s});
        const PhonesReply unknown = m_room->post(u"desk"_s, scan);
        QVERIFY(says(unknown, u"No one has badge 0981. The Game Master's desk lists it. Type the "
                              "name, or send them there."_s));
        QVERIFY(unknown.page.contains("name=\"typed\" value=\"\""));
        (void)type(u"981.0"_s); // scanned twice
        QCOMPARE(missed(), QStringList{u"0981"_s});
        (void)type(u"982"_s);
        (void)m_room->get(u"desk"_s, {{u"typed"_s, u"983"_s}}); // looks only
        QCOMPARE(missed(), (QStringList{u"0981"_s, u"982"_s}));
        QCOMPARE(event().players.size(), size_t(4));
        // Sent once more by a broken link, after it was dealt with.
        QVERIFY(dismissMissedBadge(*m_session, id(), first, u"981"_s));
        QVERIFY(says(m_room->post(u"desk"_s, scan), u"The Game Master's desk lists it."_s));
        QCOMPARE(missed(), QStringList{u"982"_s});
        // Once somebody has it, the next scan lets them in and takes it off.
        Player known = event().players[1];
        known.badge = u"982"_s;
        QVERIFY(m_session->perform(id(), *changePlayer(m_session->book(), event(), known)));
        m_room->second().forgetNames();
        QVERIFY(says(type(u"982"_s), u"Carl Gauss is in."_s));
        QCOMPARE(missed(), QStringList());
        QVERIFY(m_session->undo());
        QCOMPARE(missed(), QStringList{u"982"_s});
    }

    void aBadgeOfSeveralIsListedUntilOneIsIn() {
        open({QByteArray(document())
                  .replace("\"name\": \"Carl Gauss\"",
                           "\"name\": \"Carl Gauss\", \"badge\": \"4711\"")});
        (void)signIn();
        const PhonesReply two = type(u"4711"_s);
        QVERIFY(says(two, u"Several people have badge 4711. The Game Master's desk lists it until "
                          "one of them is in. Choose who it is."_s));
        QVERIFY(two.page.contains("name=\"badge\" value=\"4711\""));
        QCOMPARE(missed(), QStringList{u"4711"_s});
        AskedFields chosen = act(u"in"_s, {u"player"_s, u"p2"_s});
        chosen.emplace_back(u"badge"_s, u"4711"_s);
        QVERIFY(says(m_room->post(u"desk"_s, chosen), u"Carl Gauss is in."_s));
        QCOMPARE(missed(), QStringList());
    }

    void aScanBehindHalfANameGivesItBack() {
        (void)signIn();
        const auto hasMich = [](const PhonesReply& reply) {
            return reply.page.contains("value=\"Mich\"") && reply.page.contains("data-given-back");
        };
        const PhonesReply in77 = type(u"Mich77"_s);
        QVERIFY(says(in77, u"Grace Hopper is in. You were typing “Mich”. Keep going."_s));
        QVERIFY(hasMich(in77));
        const PhonesReply unknown = type(u"Mich78"_s);
        QVERIFY(says(unknown, u"No one has badge 78."_s));
        QVERIFY(hasMich(unknown));
        const PhonesReply again = type(u"Mich77"_s);
        QVERIFY(says(again, u"Grace Hopper is in already."_s));
        QVERIFY(hasMich(again));
        QCOMPARE(missed(), QStringList{u"78"_s});
        QCOMPARE(event().players.size(), size_t(5)); // no Mich77
        QVERIFY(!type(u"gau"_s).page.contains("data-given-back"));
    }

    void aMissThatIsNotSavedIsSaid() {
        (void)signIn();
        (void)m_room->assistantNews();
        m_disk->failAt(diskFaults()[diskFull], 1, true);
        const AskedFields scan = act(u"in"_s, {u"typed"_s, u"981"_s});
        QVERIFY(says(m_room->post(u"desk"_s, scan), u"Badge 981: this was not saved."_s));
        const auto news = m_room->assistantNews();
        QCOMPARE(news.size(), size_t(1));
        QCOMPARE(news.front().who, u"Badge 981"_s);
        m_disk->mend();
        QVERIFY(says(m_room->post(u"desk"_s, scan), u"The Game Master's desk lists it."_s));
        QCOMPARE(missed(), QStringList{u"981"_s});
    }

    // Of a heat that takes nobody any more.
    void aBadgeForAHeatThatIsOverIsNotListed() {
        (void)signIn();
        AskedFields scan = act(u"in"_s, {u"typed"_s, u"981"_s});
        for (const QString& heat : {u"9"_s, u"-1"_s}) {
            scan.front().second = heat;
            (void)m_room->post(u"desk"_s, scan);
        }
        QVERIFY(m_session->drafts().empty());
    }

    // One leaves by the head: a button below the sheet is pressed for the one that records.
    void theWayOutIsInTheHead() {
        QVERIFY(!m_room->get(u"desk"_s).page.contains("Sign out")); // nobody is in
        const PhonesReply in = signIn();
        const PhonesReply sheets = m_room->get(u"desk"_s, {{u"page"_s, u"sheets"_s}});
        for (const PhonesReply& reply : {in, sheets, type(u"ad"_s)}) {
            const QByteArray& page = reply.page;
            QCOMPARE(page.count("Sign out"), 1);
            QVERIFY(page.indexOf("Sign out") < page.indexOf("<h1>"));
        }
        QVERIFY(!in.page.contains("class=\"plain\"")); // Enter checks in
    }

    void severalAreChosenFrom() {
        (void)signIn();
        const PhonesReply two = type(u"ad"_s);
        QCOMPARE(endOf(two), u"choose"_s);
        QVERIFY(says(two, u"Ada Byron"_s) && says(two, u"Adam Ries"_s));
        QVERIFY(says(two, u"Ockham · is in"_s));
        QCOMPARE(in(), std::vector{ada});
        QCOMPARE(two.page.count("autofocus=\""), 1); // the first who is not in
        QVERIFY(two.page.contains("<button autofocus"));
        QCOMPARE(two.page.count("<button class=\"plain\""), 1); // one accent: what Enter does
        QVERIFY(says(m_room->post(u"desk"_s, act(u"in"_s, {u"player"_s, u"p3"_s})),
                     u"Adam Ries is in."_s));
        // Those of earlier years too, whom phones find only in full.
        QVERIFY(says(type(u"gra"_s), u"Grace Hopper"_s));
    }

    void whoIsNewIsRegistered() {
        (void)signIn();
        const PhonesReply none = type(u"Niels Abel"_s);
        QVERIFY(says(none, u"Add Niels Abel"_s));
        QCOMPARE(event().players.size(), size_t(4));
        const PhonesReply similar = type(u"Grase Hopper"_s);
        QVERIFY(says(similar, u"Choose a similar name"_s) && says(similar, u"Arlington"_s));
        QVERIFY(says(m_room->post(u"desk"_s, act(u"in"_s, {u"new"_s, u"Niels Abel"_s})),
                     u"Niels Abel is in."_s));
        QCOMPARE(event().players.back().name.text(), u"Niels Abel"_s);
        QCOMPARE(in().back(), event().players.back().id);
    }

    void someoneIsTakenOut() {
        (void)signIn();
        const PhonesReply late = type(u"ada byron"_s);
        QVERIFY(says(late, u"Ada Byron is in already."_s));
        QVERIFY(says(late, u"Remove"_s));
        QVERIFY(says(m_room->post(u"desk"_s, act(u"out"_s, {u"player"_s, u"p1"_s})),
                     u"Ada Byron is out."_s));
        QVERIFY(in().empty());
    }

    void whatComesTooLateIsRefusedAtItsField() {
        (void)signIn();
        const auto change = checkIn(event(), first, carl);
        QVERIFY(change && m_session->perform(id(), *change));
        const PhonesReply late = type(u"carl"_s);
        QCOMPARE(late.status, 409);
        QCOMPARE(endOf(late), u"refused"_s);
        QVERIFY(says(late, u"Carl Gauss is in already. At 12:30, AB: Carl Gauss checked in to "
                           "heat 1."_s));
        QVERIFY(late.page.contains("value=\"Carl Gauss\""));
        draw();
        for (const QString& what : {u"in"_s, u"out"_s}) {
            const PhonesReply drawn = m_room->post(
                u"desk"_s, act(what, {u"player"_s, what == u"in"_s ? u"p3"_s : u"p1"_s}));
            QCOMPARE(endOf(drawn), u"refused"_s);
            QVERIFY(says(drawn, u"the tables of this heat are drawn. Send them to the Game "
                                "Master. At 12:30, AB:"_s));
        }
        QVERIFY(says(type(u"emmy"_s), u"the tables of this heat are drawn"_s));
        QCOMPARE(in(), (std::vector{ada, carl}));
    }

    void onlyTheGameMasterLetsThemIn() {
        (void)signIn();
        const PhonesReply refused = type(u"emmy"_s);
        QVERIFY(says(refused, u"Emmy Noether, who is out of the tournament."_s));
        QVERIFY(!refused.page.contains("anger"));
        QCOMPARE(in(), std::vector{ada});
    }

    void sentTwiceIsDoneOnce() {
        (void)signIn();
        const AskedFields newcomer = act(u"in"_s, {u"new"_s, u"Niels Abel"_s});
        const AskedFields typed = act(u"in"_s, {u"typed"_s, u"gau"_s});
        for (int i = 0; i < 3; ++i) {
            QVERIFY(says(m_room->post(u"desk"_s, newcomer), u"Niels Abel is in."_s));
            QVERIFY(says(m_room->post(u"desk"_s, typed), u"Carl Gauss is in."_s));
        }
        QCOMPARE(in().size(), size_t(3));
        // What was undone since was asked for once.
        QVERIFY(m_session->undo());
        QVERIFY(says(m_room->post(u"desk"_s, typed), u"Carl Gauss is in."_s));
        QCOMPARE(in().size(), size_t(2));
        // After a restart of the program: by what the file keeps.
        m_room.reset();
        openAgain();
        m_room = std::make_unique<PhonesAtOnce>(*m_session, m_scratch->clock());
        m_room->second().setOpen(true);
        (void)signIn();
        const auto players = event().players.size();
        QVERIFY(says(m_room->post(u"desk"_s, newcomer), u"Niels Abel is in."_s));
        QCOMPARE(event().players.size(), players);
    }

    void anotherHeatIsChosen() {
        (void)signIn();
        const PhonesReply page = m_room->get(u"desk"_s);
        QVERIFY(read(page).links.contains(u"desk?heat=2"_s));
        QVERIFY(says(m_room->follow(u"desk?heat=2"_s), u"CD · Heat 2 · 0 players are in"_s));
        AskedFields fields = act(u"in"_s, {u"typed"_s, u"carl"_s});
        fields.front().second = u"2"_s;
        QVERIFY(says(m_room->post(u"desk"_s, fields), u"CD · Heat 2 · 1 player is in"_s));
        QCOMPARE(in(), std::vector{ada});
    }

    void whatIsOddDoesNothing() {
        (void)signIn();
        const auto post
            = [&](const AskedFields& fields) { return m_room->post(u"desk"_s, fields); };
        const auto marks = m_session->journalMarks()->size();
        (void)post({{u"heat"_s, u"1"_s}, {u"act"_s, u"in"_s}, {u"player"_s, u"p2"_s}}); // no id
        (void)post({{u"heat"_s, u"1"_s}, {u"id"_s, u"short"_s}, {u"player"_s, u"p2"_s}});
        AskedFields fields = act(u"in"_s, {u"player"_s, u"p2"_s});
        for (const QString& heat : {u""_s, u"0"_s, u"-1"_s, u"9"_s, u"99999999999"_s}) {
            fields.front().second = heat;
            (void)post(fields);
        }
        (void)post(act(u"in"_s, {u"player"_s, u"p99"_s}));
        (void)post(act(u"in"_s, {u"person"_s, u"-4"_s}));
        (void)post(act(u"out"_s, {u"new"_s, u"Vera Sos"_s}));
        (void)post(act(u"in"_s, {u"typed"_s, QString()}));
        (void)post(act(u"in"_s, {u"typed"_s, u"<>&\""_s}));
        QCOMPARE(m_session->journalMarks()->size(), marks);
    }

    void nothingOpenIsSaid() {
        (void)signIn();
        m_scratch->clock().set(QDateTime(QDate(2026, 8, 9), QTime(12, 0), Qt::UTC));
        QVERIFY(says(m_room->get(u"desk"_s), u"Check-in isn't open. Ask at the desk."_s));
        QVERIFY(says(type(u"carl"_s), u"this heat is over, canceled, or deleted."_s));
        QCOMPARE(in(), std::vector{ada});
    }

    void whatFailsIsSaidAtTheGameMastersDesk() {
        (void)signIn();
        (void)m_room->assistantNews();
        m_disk->failAt(diskFaults()[diskFull], 1, true);
        const AskedFields fields = act(u"in"_s, {u"player"_s, u"p2"_s});
        const PhonesReply reply = m_room->post(u"desk"_s, fields);
        QVERIFY(says(reply, u"Carl Gauss: this was not saved. Ask at the desk."_s));
        QVERIFY(!reply.page.contains("book.mentat"));
        const auto news = m_room->assistantNews();
        QCOMPARE(news.size(), size_t(1));
        QCOMPARE(news.front().what, AssistantNews::What::Failed);
        QVERIFY(Wording().failure(*news.front().why).contains(m_scratch->path()));
        m_disk->mend();
        QVERIFY(says(m_room->post(u"desk"_s, fields), u"Carl Gauss is in."_s)); // the same act
    }

    void everyPageIsWholeAndShort() {
        QStringList texts;
        for (const QString& text : hostileTexts())
            texts += text.left(90);
        QByteArrayList players;
        for (int i = 0; i < 40; ++i)
            players += QByteArray(R"({"id": "x%1", "name": "Player Number %1 of many"})")
                           .replace("%1", QByteArray::number(i));
        open({QByteArray(document())
                  .replace("\"players\": [",
                           QByteArray("\"players\": [" + players.join(',') + ','))});
        QList<PhonesReply> replies{m_room->get(u"desk"_s), signIn()};
        for (const QString& text : texts + QStringList{u"pla"_s, u"player number 7"_s}) {
            replies += type(text);
            replies += m_room->get(u"desk"_s, {{u"typed"_s, text}});
            replies += m_room->post(u"desk"_s, act(u"in"_s, {u"new"_s, text}));
        }
        for (const PhonesReply& reply : replies) {
            QCOMPARE(read(reply).fault, QString());
            QVERIFY2(reply.page.size() < maxBytes, qPrintable(QString::number(reply.page.size())));
            QCOMPARE(reply.content, PhonesContent::DeskPage);
            QVERIFY(!reply.page.contains("<b>"));
            QCOMPARE(reply.page.count("<script"), 1);
        }
        // As a page of the room it would not do: it runs something.
        QVERIFY(!readPage(replies.front().page, Forms::Some).fault.isEmpty());
    }

    void nothingPrivateIsServed_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("desk") << document();
        QTest::newRow("sample") << sampleDocument();
        for (const QString& name : {u"every-key.json"_s, u"names.json"_s})
            QTest::newRow(qPrintable(name)) << testDocument(name);
    }
    void nothingPrivateIsServed() {
        QFETCH(const QByteArray, document);
        const MarkedDocument marked = withMarks(document);
        open({marked.document});
        QByteArray all
            = m_room->get(u"desk"_s).page + signIn().page + m_room->get(u"desk.js"_s).page;
        const auto players = event().players;
        for (size_t i = 0; i < std::min(players.size(), size_t(12)); ++i) {
            const QString name = players[i].name.text();
            for (const QString& typed : {name, name.left(2), players[i].badge.value_or(u"1"_s)})
                all += type(typed).page;
            for (const QString& what : {u"in"_s, u"out"_s, u"in"_s})
                all += m_room->post(u"desk"_s, act(what, {u"player"_s, players[i].id.text()})).page;
        }
        m_disk->failAt(diskFaults()[diskFull], 1, true);
        all += m_room->post(u"desk"_s, act(u"in"_s, {u"new"_s, u"Vera Sos"_s})).page;
        m_disk->mend();
        // A badge that the assistant typed is said again.
        QByteArrayList marks = marked.marks;
        for (const Player& player : players)
            marks.removeAll(player.badge.value_or(QString()).toUtf8());
        QCOMPARE(marksIn(all, marks), QByteArrayList());
        QVERIFY(!all.contains(m_scratch->folder().toUtf8()));
        // One that got in would be seen.
        const QByteArray page = type(QString()).page;
        for (const QByteArray& mark : marks)
            QCOMPARE(marksIn(page + mark.toUpper(), marks), QByteArrayList{mark});
    }

    void theScriptIsServedToAnyone() {
        const PhonesReply script = m_room->get(u"desk.js"_s);
        QCOMPARE(script.status, 200);
        QCOMPARE(script.content, PhonesContent::Script);
        QVERIFY(script.page.startsWith("\"use strict\";"));
        QVERIFY(script.page.size() < maxBytes);
        for (const char* word : {"eval", "innerHTML", "http:", "https:", "import"})
            QVERIFY2(!script.page.contains(word), word);
    }
};

} // namespace mentat::test::tst_second_desk

MENTAT_TEST(tst_second_desk, TestSecondDesk, QGuiApplication)
#include "tst_second_desk.moc"
