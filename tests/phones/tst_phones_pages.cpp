#include "app/phones/overview_page.h"
#include "app/phones/reading_pages.h"
#include "app/session/acts.h"
#include "app/session/rounds/heat_acts.h"
#include "app/session/rounds/phone_check_ins.h"
#include "tests/phones/phones_at_once.h"
#include "tests/publish/hostile_documents.h"
#include "tests/publish/marked_documents.h"
#include "tests/publish/page_reader.h"
#include "tests/reports/hostile_texts.h"
#include "tests/session/session_test.h"
#include "tests/support/disk/test_disk.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/random_play.h"
#include "tests/support/sample.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_phones_pages {

namespace {

constexpr qsizetype maxBytes = 20'000;
constexpr qsizetype longestTyped = 90; // letters, so that the address is one

/// Two heats, the second open; people of the year before.
QByteArray document() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"},
        "players": [{"id": "p1", "name": "Ada Byron", "from": "Ockham", "badge": "4711"},
                    {"id": "p2", "name": "Carl Gauss"},
                    {"id": "p3", "name": "Adam Ries", "alsoKnownAs": ["Adam Riese"]}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "entrants": ["p1"], "games": []}]})";
}

/// Table 3 plays; by the usual settings the last turn starts by 17:30.
QByteArray playingDocument() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune", "location": "Seven Springs"},
        "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Carl Gauss"},
                    {"id": "p3", "name": "Adam Ries"}, {"id": "p4", "name": "Emmy Noether"},
                    {"id": "p5", "name": "Grace Hopper"}, {"id": "p6", "name": "Niels Abel"}],
        "heats": [{"number": 1, "start": "2026-07-29T13:00", "minutes": 300, "location": "Alpine",
                   "entrants": ["p1", "p2", "p3", "p4", "p5"],
                   "games": [{"table": 3, "start": "2026-07-29T13:05", "seats": [
                     {"seat": 1, "player": "p2"}, {"seat": 2, "player": "p1"},
                     {"seat": 3, "player": "p3"}, {"seat": 4, "player": "p4"},
                     {"seat": 5, "player": "p5"}]}]}]})";
}

QByteArray lastYear() {
    return R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2025, "rules": "wbc-dune"},
        "players": [{"id": "a", "name": "Grace Hopper", "from": "Arlington", "badge": "77"},
                    {"id": "b", "name": "Graciela Chichilnisky", "phone": "555 1234"}],
        "heats": []})";
}

/// Everything that a visitor can come to, from the overview on and by every letter of the names.
class Walk {
public:
    Walk(PhonesAtOnce& room, QStringList typed) : m_room(room), m_typed(std::move(typed)) {}

    /// What is wrong with a page of it; empty: nothing.
    QString run() {
        go(QString());
        QStringList files{u"rules"_s, u"nothing"_s, u"qr.html"_s};
        if (heatsPlay(m_room.view().event()))
            files += {u"check-in"_s, u"my-table"_s, u"clock"_s};
        for (const QString& file : files) {
            go(file);
            for (const QString& typed : m_typed)
                go(addressOfTyped(file, typed.left(longestTyped)));
        }
        return m_fault;
    }
    [[nodiscard]] const QByteArray& all() const { return m_all; }
    [[nodiscard]] const std::set<QString>& seen() const { return m_seen; }

private:
    static QString addressOfTyped(const QString& file, const QString& typed) {
        return file + u'?' + QString::fromLatin1(FormFields::written({{u"name"_s, typed}}));
    }
    void go(const QString& link) {
        if (!m_seen.insert(link).second || !m_fault.isEmpty())
            return;
        const PhonesReply reply = m_room.follow(link);
        m_all += reply.page + '\n';
        const ReadPage page = readPage(reply.page, Forms::Some);
        if (!page.fault.isEmpty())
            m_fault = link + u": "_s + page.fault;
        else if (reply.page.size() > maxBytes)
            m_fault = u"%1: %2 bytes"_s.arg(link).arg(reply.page.size());
        else if (reply.status != 200 && !link.startsWith(u"nothing"_s))
            m_fault = u"%1: status %2"_s.arg(link).arg(reply.status);
        for (const QString& next : page.links)
            go(next);
    }

    PhonesAtOnce& m_room;
    QStringList m_typed;
    QByteArray m_all;
    QString m_fault;
    std::set<QString> m_seen;
};

} // namespace

/// What phones are shown.
class TestPhonesPages : public SessionTest {
    Q_OBJECT

private:
    std::unique_ptr<TestDisk> m_disk;
    std::unique_ptr<PhonesAtOnce> m_room;

    void open(const std::vector<QByteArray>& documents) {
        m_room.reset();
        openFileWith(documents);
        m_room = std::make_unique<PhonesAtOnce>(*m_session, m_scratch->clock());
    }
    ReadPage read(const PhonesReply& reply) { return readPage(reply.page, Forms::Some); }
    QString textOf(const PhonesReply& reply) { return read(reply).texts.join(u'\n'); }
    /// Whether the page says this.
    bool says(const PhonesReply& reply, const QString& text) {
        return textOf(reply).contains(text);
    }
    QString linkWith(const PhonesReply& reply, const QString& part) {
        for (const QString& link : read(reply).links) {
            if (link.contains(part))
                return link;
        }
        return {};
    }
    QStringList namesOfAll() {
        QStringList names;
        for (const Player& player : event().players)
            names += player.name.text();
        for (const Person& person : m_session->book().people)
            names += person.name.text();
        return names;
    }

    /// From now on nothing more goes to the file.
    void fillTheDisk() { m_disk->failAt(diskFaults()[diskFull], 1, true); }

    /// From now on phones check in, to this heat; absent: the event has none, or is closed.
    std::optional<HeatNumber> openCheckIn() {
        const HeatsPlay* play = heatsPlay(event());
        if (!play || play->heats.empty())
            return std::nullopt;
        if (const auto held = holdAfterAll(event(), play->heats.front().number))
            (void)m_session->perform(id(), *held);
        const Heat& heat = heatsPlay(event())->heats.front();
        if (const auto& start = heat.details.start)
            m_scratch->clock().set(QDateTime(start->date(), start->time(), Qt::UTC));
        m_room->look();
        const QDateTime now = m_scratch->clock().nowUtc();
        return heatForPhones(event(), VenueTime::of(now.date(), now.time()));
    }

private Q_SLOTS:
    void init() { m_disk = std::make_unique<TestDisk>(); }
    void cleanup() {
        m_room.reset();
        closeFile();
        m_disk.reset();
    }

    void everyPageIsWhole_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("desk") << document();
        QTest::newRow("sample") << sampleDocument();
        QTest::newRow("storm") << testDocument(u"storm.json"_s);
        QTest::newRow("unfinished") << testDocument(u"unfinished.json"_s);
    }
    void everyPageIsWhole() {
        QFETCH(const QByteArray, document);
        open({document});
        Walk walk(*m_room, {u"ada"_s, u"a"_s, u"123"_s, u"battle plan"_s, u"nobody here"_s});
        QCOMPARE(walk.run(), QString());
        QVERIFY(walk.seen().size() > 20);
    }

    void plantedFaultsOfPagesAreFound() {
        open({document()});
        // A page that is too long, and an address that leads nowhere.
        Walk walk(*m_room, {QString(99, u'<') + u" <"_s});
        QCOMPARE(walk.run(), QString());
        QVERIFY(
            !readPage("<!DOCTYPE html>\n<html><script/></html>\n", Forms::Some).fault.isEmpty());
        QVERIFY(!readPage(m_room->get(u"check-in"_s).page).fault.isEmpty()); // no forms in a folder
        QCOMPARE(m_room->follow(u"heat-9.html"_s).status, 404);
    }

    void textsAreTexts() {
        QStringList texts;
        for (const QString& text : hostileTexts())
            texts += text.left(longestTyped);
        for (qsizetype begin = 0; begin < texts.size(); begin += 5) {
            open({withTexts(document(), texts, begin)});
            Walk walk(*m_room, texts.mid(begin, 5) + namesOfAll());
            QCOMPARE(walk.run(), QString());
            QVERIFY(!walk.all().contains("<b>"));
            QVERIFY(!walk.all().contains("<script"));
        }
    }

    void nothingPrivateIsServed_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::newRow("desk") << document();
        QTest::newRow("sample") << sampleDocument();
        for (const QString& name : {u"every-key.json"_s, u"storm.json"_s, u"names.json"_s})
            QTest::newRow(qPrintable(name)) << testDocument(name);
        for (quint32 seed = 1; seed <= 2; ++seed) {
            QTest::addRow("random play %u", seed) << raw::randomPlayedEvent(seed);
            QTest::addRow("random heats %u", seed) << raw::randomHeatsEvent(seed);
        }
    }
    void nothingPrivateIsServed() {
        QFETCH(const QByteArray, document);
        const MarkedDocument marked = withMarks(document);
        open({marked.document});
        Walk walk(*m_room, namesOfAll().mid(0, 8) + QStringList{u"ada"_s, u"phone"_s});
        (void)walk.run(); // of these some are long
        QByteArray all = walk.all();
        const auto heat = openCheckIn();
        const QString number = QString::number(heat ? heat->value() : 1);
        const auto players = event().players; // more come in
        std::set<int> statuses;
        const auto ask = [&](const AskedFields& fields) {
            all += m_room->get(u"check-in"_s, fields).page;
            const PhonesReply reply = m_room->post(u"check-in"_s, fields);
            all += reply.page;
            statuses.insert(reply.status);
        };
        for (const bool isFull : {true, false}) {
            isFull ? fillTheDisk() : m_disk->mend();
            for (size_t i = 0; i < std::min(players.size(), size_t(8)); ++i) {
                const Player& player = players[i];
                for (const QString& key : {u"player"_s, u"person"_s, u"new"_s})
                    ask({{u"heat"_s, number},
                         {key, player.id.text()},
                         {u"name"_s, player.name.text()}});
            }
            ask({{u"heat"_s, number}, {u"new"_s, u"Vera Sos"_s}});
        }
        QCOMPARE(statuses.contains(200) && statuses.contains(409), heat.has_value());
        QVERIFY(heat || QTest::currentDataTag() != "desk"_L1);
        for (const int status : {400, 413, 429, 503})
            all += PhonesSite(std::make_shared<CurrentView>(std::make_shared<PhonesView>(
                                  roomSource(event(), m_scratch->clock()))),
                              m_scratch->clock(), {})
                       .refusalPage(status);
        QCOMPARE(marksIn(all, marked.marks), QByteArrayList());
        QVERIFY(!all.contains(m_scratch->folder().toUtf8()));
        // One that got in would be seen.
        const QByteArray page = m_room->get(u"rules"_s).page;
        for (const QByteArray& mark : marked.marks)
            QCOMPARE(marksIn(page + mark.toUpper(), marked.marks), QByteArrayList{mark});
    }

    void whatFailsIsSaidAtTheDeskAlone() {
        open({document()});
        fillTheDisk();
        for (const auto& who : AskedFields{{u"player"_s, u"p2"_s}, {u"new"_s, u"Niels Abel"_s}}) {
            const PhonesReply reply = m_room->post(u"check-in"_s, {{u"heat"_s, u"1"_s}, who});
            QCOMPARE(reply.status, 409);
            QVERIFY(says(reply, u"Your check-in was not saved. Ask at the desk."_s));
            QVERIFY(!reply.page.contains("book.mentat"));
            const auto& news = m_room->news();
            const auto* guest = news ? std::get_if<GuestNews>(&*news) : nullptr;
            QVERIFY(guest && !guest->outcome);
            QVERIFY(Wording().failure(guest->outcome.error()).contains(m_scratch->path()));
        }
        m_disk->mend();
        QVERIFY(says(m_room->post(u"check-in"_s, {{u"heat"_s, u"1"_s}, {u"player"_s, u"p2"_s}}),
                     u"You are in."_s));
    }

    void threeLettersFindPlayersOfTheEvent() {
        open({document(), lastYear()});
        const PhonesReply found = m_room->get(u"check-in"_s, {{u"name"_s, u"ada"_s}});
        QVERIFY(says(found, u"Ada Byron"_s));
        QVERIFY(says(found, u"Adam Ries"_s));
        QVERIFY(says(found, u"is in"_s));
        QVERIFY(!says(found, u"Carl"_s));
        for (const QString& typed : {u"ad"_s, u"a d"_s, u""_s})
            QVERIFY(!says(m_room->get(u"check-in"_s, {{u"name"_s, typed}}), u"Ada Byron"_s));
    }

    void whoIsKnownFromEarlierIsFoundOnlyInFull() {
        open({document(), lastYear()});
        for (const QString& typed : {u"gra"_s, u"grace"_s, u"hopper"_s, u"grace hop"_s, u"7"_s})
            QVERIFY2(!says(m_room->get(u"check-in"_s, {{u"name"_s, typed}}), u"Arlington"_s),
                     qPrintable(typed));
        for (const QString& typed :
             {u"Grace Hopper"_s, u" grace  HOPPER"_s, u"77"_s, u"#077.0"_s}) {
            const PhonesReply found = m_room->get(u"check-in"_s, {{u"name"_s, typed}});
            QVERIFY2(says(found, u"Grace Hopper"_s), qPrintable(typed));
            const PhonesReply own = m_room->follow(linkWith(found, u"person="_s));
            QVERIFY(says(own, u"Grace Hopper"_s));
            QVERIFY(says(own, u"That's me, check me in"_s));
        }
        // A badge finds players too, and another name in full.
        QVERIFY(says(m_room->get(u"check-in"_s, {{u"name"_s, u"4711"_s}}), u"Ada Byron"_s));
        QVERIFY(says(m_room->get(u"check-in"_s, {{u"name"_s, u"Adam Riese"_s}}), u"Adam Ries"_s));
    }

    void aNumberAloneIsNobody() {
        open({document(), lastYear()});
        for (const Person& person : m_session->book().people) {
            const QString number = QString::number(person.id.number());
            for (const QString& typed : {u""_s, u"gra"_s, u"Somebody Else"_s}) {
                const AskedFields fields{
                    {u"heat"_s, u"1"_s}, {u"person"_s, number}, {u"name"_s, typed}};
                QVERIFY(
                    !m_room->get(u"check-in"_s, fields).page.contains(person.name.text().toUtf8()));
                QCOMPARE(m_room->post(u"check-in"_s, fields).status, 404);
            }
        }
        QCOMPARE(event().players.size(), size_t(3));
    }

    void theOwnRowIsConfirmed() {
        open({document()});
        const PhonesReply found = m_room->get(u"check-in"_s, {{u"name"_s, u"gau"_s}});
        const PhonesReply own = m_room->follow(linkWith(found, u"player=p2"_s));
        QVERIFY(says(own, u"Carl Gauss"_s));
        QCOMPARE(heatsPlay(event())->heats.front().entrants.size(), size_t(1)); // not yet
        const AskedFields fields{{u"heat"_s, u"1"_s}, {u"player"_s, u"p2"_s}};
        QVERIFY(says(m_room->post(u"check-in"_s, fields), u"You are in."_s));
        QVERIFY(says(m_room->post(u"check-in"_s, fields), u"You were already in."_s));
        QCOMPARE(heatsPlay(event())->heats.front().entrants.size(), size_t(2));
    }

    void aNewcomerIsAskedToTheDesk() {
        open({document()});
        const PhonesReply none = m_room->get(u"check-in"_s, {{u"name"_s, u"Niels Abel"_s}});
        QVERIFY(says(none, u"I'm new: Niels Abel"_s));
        QVERIFY(!says(m_room->get(u"check-in"_s, {{u"name"_s, u"Niels"_s}}), u"I'm new"_s));
        const PhonesReply sent
            = m_room->post(u"check-in"_s, {{u"heat"_s, u"1"_s}, {u"new"_s, u"Niels Abel"_s}});
        QVERIFY(says(sent, u"Waiting for the desk"_s));
        QCOMPARE(waitingGuests(*m_session, id(), HeatNumber(1)).size(), size_t(1));
    }

    void whyNobodyComesInIsSaid() {
        open({QByteArray(document()).replace(R"("games": [])", R"("standby": ["p2"], "games": [])"),
              lastYear()});
        const auto post
            = [&](const AskedFields& fields) { return m_room->post(u"check-in"_s, fields); };
        QVERIFY(says(post({{u"heat"_s, u"1"_s}, {u"player"_s, u"p2"_s}}),
                     u"You play only if needed. Ask at the desk."_s));
        QVERIFY(!says(m_room->get(u"check-in"_s, {{u"name"_s, u"gau"_s}}), u"is in"_s));
        QVERIFY(says(post({{u"heat"_s, u"2"_s}, {u"player"_s, u"p3"_s}}),
                     u"This page is for an earlier heat. Open check-in again."_s));
        const QString nobody = u"No one was found. Ask at the desk."_s;
        QVERIFY(says(post({{u"heat"_s, u"1"_s}, {u"player"_s, u"p99"_s}}), nobody));
        QVERIFY(says(post({{u"heat"_s, u"1"_s}, {u"person"_s, u"1"_s}}), nobody));
        QVERIFY(says(m_room->get(u"check-in"_s, {{u"player"_s, u"p99"_s}}), nobody));
    }

    void whatIsOddChecksNobodyIn() {
        open({document()});
        const auto post
            = [&](const AskedFields& fields) { return m_room->post(u"check-in"_s, fields).status; };
        QCOMPARE(post({{u"heat"_s, u"2"_s}, {u"player"_s, u"p2"_s}}), 409); // another heat's page
        QCOMPARE(post({{u"player"_s, u"p2"_s}}), 409);
        QCOMPARE(post({{u"heat"_s, u"1"_s}, {u"player"_s, u"p99"_s}}), 404);
        QCOMPARE(post({{u"heat"_s, u"1"_s}, {u"person"_s, u"-4"_s}}), 200); // the field again
        QCOMPARE(post({{u"heat"_s, u"1"_s}, {u"new"_s, QString(500, u'x')}}), 200);
        QCOMPARE(m_room->post(u"standings.html"_s, {}).status, 404);
        QCOMPARE(heatsPlay(event())->heats.front().entrants.size(), size_t(1));
        QVERIFY(waitingGuests(*m_session, id(), HeatNumber(1)).empty());
    }

    void myTableSaysWhereISit() {
        open({sampleDocument()});
        const Heat& last = heatsPlay(event())->heats.back();
        const Seat& seat = last.games.front().seats.front();
        const QString name = playerName(event(), seat.player);
        const PhonesReply found = m_room->get(u"my-table"_s, {{u"name"_s, name}});
        const bool isFinalist
            = onlyFinalGame(event())
              && std::ranges::any_of(onlyFinalGame(event())->seats,
                                     [&](const Seat& one) { return one.player == seat.player; });
        const QString expected = isFinalist
                                     ? u"Final, table"_s
                                     : u"table %1, seat %2"_s.arg(last.games.front().table.value())
                                           .arg(seat.number.value());
        QVERIFY2(says(found, expected), qPrintable(textOf(found)));
        QVERIFY(found.page.contains("http-equiv=\"refresh\""));
        QVERIFY(says(m_room->get(u"my-table"_s, {{u"name"_s, u"nobody at all"_s}}),
                     u"No one in this event has that name."_s));
    }

    /// The name is said once: from then on the first page begins with the own table.
    void aPhoneSaysOnceWhoseItIs() {
        open({playingDocument()});
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 29), QTime(16, 37), Qt::UTC));
        const QStringList own{u"Ada Byron"_s, u"Table 3"_s, u"seat 2"_s, u"Heat 1 · Alpine"_s,
                              u"Last turn starts by 17:30 · 53 min left"_s};
        const auto missing = [&](const PhonesReply& reply) {
            QStringList texts = own;
            texts.removeIf([&](const QString& text) { return says(reply, text); });
            return texts;
        };
        const PhonesReply first = m_room->get(u"index.html"_s);
        QVERIFY(says(first, u"At least three letters of your name"_s));
        QCOMPARE(missing(first), own);
        QVERIFY(!first.me);
        const PhonesReply found = m_room->get(u"index.html"_s, {{u"name"_s, u"byr"_s}});
        const PhonesReply mine = m_room->follow(linkWith(found, u"me="_s));
        QVERIFY2(missing(mine).isEmpty(), qPrintable(textOf(mine)));
        QVERIFY(mine.me && !mine.me->isEmpty());
        QVERIFY(mine.page.contains("http-equiv=\"refresh\""));
        // The phone keeps it: nothing is typed any more.
        QCOMPARE(missing(m_room->get(QString())), QStringList());
        QVERIFY(says(m_room->get(u"my-table"_s), u"Heat 1, table 3, seat 2"_s));
        QVERIFY(m_room->get(u"my-table"_s).page.contains("<li class=\"own\">"));
        // Whoever has no seat is told so, and a phone can become somebody else's, or nobody's.
        const PhonesReply others = m_room->get(u"index.html"_s, {{u"name"_s, u"abel"_s}});
        QVERIFY(says(m_room->follow(linkWith(others, u"me="_s)), u"No seat in Heat 1."_s));
        const PhonesReply nobody = m_room->get(u"index.html"_s, {{u"me"_s, QString()}});
        QVERIFY(nobody.me && nobody.me->isEmpty());
        QVERIFY(says(m_room->get(QString()), u"At least three letters of your name"_s));
    }
    /// It is of one player in one event, under one name.
    void aMarkOfSomebodyElseIsNobodys() {
        open({playingDocument()});
        const PhonesView view(roomSource(event(), m_scratch->clock()), {}, u"one"_s);
        const PhonesView other(roomSource(event(), m_scratch->clock()), {}, u"other"_s);
        const Player& ada = view.event().players.front();
        QCOMPARE(playerOfMark(view, ownMark(view, ada)), &ada);
        QCOMPARE(playerOfMark(other, ownMark(view, ada)), nullptr);
        QCOMPARE(playerOfMark(view, QString()), nullptr);
        Player renamed = ada;
        renamed.name = *Name::fromText(u"Ada Lovelace"_s);
        QCOMPARE(playerOfMark(view, ownMark(view, renamed)), nullptr);
    }
    /// Four ways on, and what is said of them.
    void theFirstPageLeadsOn() {
        open({sampleDocument()});
        const PhoneRank leader = m_room->view().ranks().front();
        const PhonesReply found = m_room->get(u"index.html"_s, {{u"name"_s, leader.name}});
        const PhonesReply mine = m_room->follow(linkWith(found, u"me="_s));
        QVERIFY2(says(mine, u"you: 1st"_s), qPrintable(textOf(mine)));
        // The final is over; before it is, there are only leaders.
        QVERIFY(says(mine, u"Champion"_s) && says(mine, u"Íñigo Peñaroja Luz"_s));
        QVERIFY(!says(mine, u"Leaders so far"_s));
        for (const QString& file : {u"standings.html"_s, u"rules"_s, u"my-table"_s, u"check-in"_s})
            QVERIFY2(!linkWith(mine, file).isEmpty(), qPrintable(file));
        QCOMPARE(mine.page.count("<div class=\"tiles\">"), 1);
        QJsonObject running = QJsonDocument::fromJson(sampleDocument()).object();
        running.remove(u"final"_s);
        open({QJsonDocument(running).toJson()});
        const PhonesReply leaders = m_room->get(QString());
        QVERIFY2(says(leaders, u"Leaders so far"_s), qPrintable(textOf(leaders)));
        QVERIFY(!says(leaders, u"Champion"_s));
    }

    void theClockGoesByTheHour() {
        open({document()});
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 29), QTime(12, 30), Qt::UTC));
        QVERIFY(says(m_room->get(u"clock"_s), u"Starts at"_s));
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 29), QTime(15, 0), Qt::UTC));
        QVERIFY(says(m_room->get(u"clock"_s), u"Ends at"_s));
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 29), QTime(18, 30), Qt::UTC));
        QVERIFY(says(m_room->get(u"clock"_s), u"Time is up"_s));
        m_scratch->clock().set(QDateTime(QDate(2026, 8, 9), QTime(18, 30), Qt::UTC));
        QVERIFY(says(m_room->get(u"clock"_s), u"No clock is running."_s));
    }

    // Which of the advanced rounds is next, the semifinal before the final.
    void theClockOfASemifinal() {
        open({R"({"format": "mentat-event", "version": 1, "event": {"code": "PRI",
                  "gm": "Pat Reilly", "name": "Puerto Rico", "year": 2026, "rules": "heats",
                  "ruleset": {"name": "Places", "sizes": [4], "order": [{"by": "wins"}],
                  "stages": [{"name": "Semifinal", "sizes": [4], "entrants": 16},
                             {"name": "Final", "sizes": [4], "fillTo": 4}]}},
                  "players": [], "heats": [],
                  "stages": [{"name": "Semifinal", "start": "2026-07-29T19:00", "location": "Alpine"},
                             {"name": "Final", "start": "2026-07-29T21:00"}]})"});
        m_scratch->clock().set(QDateTime(QDate(2026, 7, 29), QTime(18, 41), Qt::UTC));
        const PhonesReply clock = m_room->get(u"clock"_s);
        QVERIFY2(says(clock, u"Semifinal\nAlpine\nStarts at 19:00"_s), qPrintable(textOf(clock)));
    }

    void theTableOfASemifinal() {
        open({R"({"format": "mentat-event", "version": 1, "event": {"name": "Puerto Rico",
                  "year": 2026, "rules": "heats",
                  "ruleset": {"name": "Places", "sizes": [2], "order": [{"by": "wins"}],
                  "stages": [{"name": "Semi & more", "entrants": 4}, {"name": "Final"}]}},
                  "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Bo Ek"},
                              {"id": "p3", "name": "Cy Dee"}, {"id": "p4", "name": "Di Eff"}],
                  "heats": [{"number": 1, "entrants": ["p1", "p2", "p3", "p4"], "games": [
                    {"table": 1, "seats": [{"seat": 1, "player": "p1"}, {"seat": 2, "player": "p2"}]},
                    {"table": 2, "seats": [{"seat": 1, "player": "p3"}, {"seat": 2, "player": "p4"}]}
                  ]}],
                  "stages": [{"name": "Semi & more", "location": "Alpine", "games": [
                    {"table": 3, "seats": [{"seat": 1, "player": "p3"}, {"seat": 2, "player": "p1"}]},
                    {"table": 4, "void": true,
                     "seats": [{"seat": 1, "player": "p2"}, {"seat": 2, "player": "p4"}]}]},
                    {"name": "Final", "games": [
                    {"table": 1, "seats": [{"seat": 1, "player": "p3"}]}]}]})"});
        const auto of = [&](const QString& name) {
            return m_room->get(u"my-table"_s, {{u"name"_s, name}});
        };
        QVERIFY2(says(of(u"Ada"_s), u"Semi & more, table 3, seat 2"_s),
                 qPrintable(textOf(of(u"Ada"_s))));
        QVERIFY(says(of(u"Ada"_s), u"Alpine"_s));
        QVERIFY(says(of(u"Ada"_s), u"Your opponent: Cy Dee"_s));
        QVERIFY(says(of(u"Cy Dee"_s), u"Final, table 1, seat 1"_s));
        QVERIFY(says(of(u"Bo Ek"_s), u"Heat 1, table 1, seat 2"_s)); // that table is void
    }

    /// H1: whoever has a bye looks for no table.
    void myTableSaysThatIHaveABye() {
        open({R"({"format": "mentat-event", "version": 1, "event": {"name": "Chess",
                  "year": 2026, "rules": "heats",
                  "ruleset": {"name": "Pairs", "sizes": [2], "byes": true,
                              "order": [{"by": "wins"}]}},
                  "players": [{"id": "p1", "name": "Ada Byron"}, {"id": "p2", "name": "Bo Ek"},
                              {"id": "p3", "name": "Cy Dee"}],
                  "heats": [{"number": 1, "entrants": ["p1", "p2", "p3"], "games": [
                    {"table": 1, "seats": [{"seat": 1, "player": "p1"}, {"seat": 2, "player": "p2"}]},
                    {"table": 2, "seats": [{"seat": 1, "player": "p3", "place": 1}]}]}]})"});
        const auto of = [&](const QString& name) {
            return m_room->get(u"my-table"_s, {{u"name"_s, name}});
        };
        QVERIFY2(says(of(u"Cy Dee"_s), u"Heat 1: you have a bye"_s),
                 qPrintable(textOf(of(u"Cy Dee"_s))));
        QVERIFY(!says(of(u"Cy Dee"_s), u"table 2"_s));
        QVERIFY(says(of(u"Bo Ek"_s), u"Your opponent: Ada Byron"_s));
    }

    void theRulesDeskAnswers() {
        open({document()});
        const PhonesReply answer = m_room->get(u"rules"_s, {{u"name"_s, u"lasgun shield"_s}});
        QVERIFY(read(answer).texts.size() > 15);
        QVERIFY(says(m_room->get(u"rules"_s, {{u"name"_s, u"price of tea in china"_s}}),
                     u"Ask the Game Master."_s));
    }

    // Whoever opens the page has asked nothing yet, or sends the field as it was.
    void theRulesCanBeAskedByWhoeverOpensThem() {
        open({document()});
        for (const QString& link : {u"rules"_s, u"rules?name="_s, u"rules?name=%20"_s}) {
            const PhonesReply page = m_room->follow(link);
            QCOMPARE(page.status, 200);
            QVERIFY(page.page.contains("<form action=\"rules\" method=\"get\" role=\"search\">"));
            QVERIFY2(!says(page, u"can't be searched"_s), qPrintable(textOf(page)));
            QVERIFY2(!says(page, u"don't say for certain"_s), qPrintable(textOf(page)));
        }
    }
    void whereThereIsNoRulesDeskThePageSaysSo() {
        open({document()});
        const PhonesView view(roomSource(event(), m_scratch->clock()));
        for (const QString& typed : {QString(), u"lasgun"_s})
            QVERIFY(says({200, rulesPage(view, typed, nullptr)}, u"Ask at the desk."_s));
    }

    void checkInClosesWithTheLastHeat() {
        open({sampleDocument()}); // all of it is drawn
        QVERIFY(says(m_room->post(u"check-in"_s, {{u"heat"_s, u"1"_s}, {u"new"_s, u"Vera Sos"_s}}),
                     u"Waiting for the desk"_s));
        m_scratch->clock().set(QDateTime(QDate(2026, 8, 9), QTime(12, 0), Qt::UTC));
        QVERIFY(says(m_room->get(u"check-in"_s), u"Check-in isn't open."_s));
    }
};

} // namespace mentat::test::tst_phones_pages

MENTAT_TEST(tst_phones_pages, TestPhonesPages, QGuiApplication)
#include "tst_phones_pages.moc"
