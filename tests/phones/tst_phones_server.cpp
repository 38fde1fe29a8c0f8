#include "app/phones/phones_server.h"
#include "tests/phones/phone_client.h"
#include "tests/support/patience.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <atomic>
#include <mutex>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace mentat::test::tst_phones_server {

namespace {

/// What the handler did not answer at once, for the test to do so.
struct Waiting {
    std::mutex mutex;
    std::vector<std::shared_ptr<PhonesTicket>> tickets;
    std::atomic<int> ended{0}; // handlers
    QStringList crowdedBy;
    QStringList failed;

    [[nodiscard]] size_t count() {
        const std::lock_guard lock(mutex);
        return tickets.size();
    }
};

/// Says what it was asked; keeps those who ask for /wait.
class EchoHandler final : public PhonesHandler {
public:
    explicit EchoHandler(Waiting& waiting) : m_waiting(waiting) {}
    ~EchoHandler() override { ++m_waiting.ended; }

    void handle(const PhonesRequest& request,
                const std::shared_ptr<PhonesTicket>& ticket) override {
        if (request.path == u"/wait"_s) {
            const std::lock_guard lock(m_waiting.mutex);
            m_waiting.tickets.push_back(ticket);
            return;
        }
        if (request.path == u"/fault"_s)
            throw std::runtime_error("of one connection");
        if (request.path == u"/desk"_s) {
            ticket->answer({200, request.from.toUtf8(), PhonesContent::DeskPage, "0a1b"});
            return;
        }
        if (request.path == u"/own"_s || request.path == u"/nobodys"_s) {
            PhonesReply reply{200, "own"};
            reply.me = request.path == u"/own"_s ? QByteArray("77ff") : QByteArray();
            ticket->answer(std::move(reply));
            return;
        }
        if (request.path == u"/script"_s) {
            ticket->answer({200, "1;", PhonesContent::Script});
            return;
        }
        if (request.path == u"/body"_s) {
            ticket->answer({200, request.fields.value(u"a"_s).toUtf8()});
            return;
        }
        ticket->answer({200, request.path.toUtf8() + ' ' + request.fields.value(u"a"_s).toUtf8()});
    }
    void isCrowded(const QString& address) override {
        const std::lock_guard lock(m_waiting.mutex);
        m_waiting.crowdedBy += address;
    }
    void hasFailed(const PhonesRequest& request, const std::exception& fault) override {
        const std::lock_guard lock(m_waiting.mutex);
        m_waiting.failed += request.path + u' ' + QString::fromLatin1(fault.what());
    }
    [[nodiscard]] QByteArray refusalPage(int status) const override {
        return "refused " + QByteArray::number(status);
    }

private:
    Waiting& m_waiting;
};

/// Nothing of it stands in anybody's way.
PhonesLimits loose() {
    return {.connections = 10'000,
            .ofOneAddress = 10'000,
            .requestsASecond = 100'000,
            .head = 100'000,
            .body = 1'000'000,
            .receiving = 1h,
            .sending = 1h,
            .desk = 1h};
}

} // namespace

/// The server over real sockets. Each limit is held against one that is none: what the limit does
/// is then not done.
class TestPhonesServer : public QObject {
    Q_OBJECT

private:
    Waiting m_waiting;

    std::unique_ptr<PhonesServer> serverWith(const PhonesLimits& limits) {
        auto server = PhonesServer::start(
            u"127.0.0.1"_s, 0, [this] { return std::make_unique<EchoHandler>(m_waiting); }, limits);
        if (!server)
            qFatal("there is no server");
        return *std::move(server);
    }
    static void finish(PhoneClient& phone) { QTRY_VERIFY_WITH_TIMEOUT(phone.isOver(), patience); }

    int statusOf(const PhonesLimits& limits, const QByteArray& sent) {
        const auto server = serverWith(limits);
        PhoneClient phone(server->port());
        phone.send(sent);
        finish(phone);
        return phone.status();
    }
    static QByteArray requestOf(const QByteArray& headers, const QByteArray& body) {
        return "POST /x HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: "
               "application/x-www-form-urlencoded\r\n"
               + headers + "\r\n" + body;
    }

    /// How many of so many phones that only connect give way to later ones; these stay.
    int turnedAway(const PhonesLimits& limits, int phones, bool isEachElsewhere) {
        const auto server = serverWith(limits);
        std::vector<std::unique_ptr<PhoneClient>> all;
        for (int i = 0; i < phones; ++i)
            all.push_back(std::make_unique<PhoneClient>(
                server->port(), isEachElsewhere ? u"127.0.0.%1"_s.arg(i + 2) : QString()));
        const auto away = [&] { return server->refusals().gaveWay; };
        const auto settled = [&] { return server->connections() + away() == phones; };
        if (!QTest::qWaitFor(settled, patience))
            qFatal("the phones did not connect");
        const int refused = static_cast<int>(away());
        // Those that came first.
        const auto areCut = [&] {
            return std::ranges::all_of(all.begin(), all.begin() + refused,
                                       [](const auto& one) { return one->isOver(); });
        };
        if (!QTest::qWaitFor(areCut, patience))
            qFatal("who gave way is still connected");
        if (std::ranges::any_of(all.begin() + refused, all.end(),
                                [](const auto& one) { return one->isOver(); }))
            qFatal("somebody was cut for nothing");
        return refused;
    }

private Q_SLOTS:
    void init() {
        m_waiting.tickets.clear();
        m_waiting.crowdedBy.clear();
        m_waiting.failed.clear();
    }

    void aRequestIsAnswered() {
        const auto server = serverWith({});
        PhoneClient phone(server->port());
        phone.get("/my-table?a=ada");
        finish(phone);
        QCOMPARE(phone.status(), 200);
        QCOMPARE(phone.body(), QByteArray("/my-table ada"));
        PhoneClient other(server->port());
        other.post("/check-in", "a=b%20c");
        finish(other);
        QCOMPARE(other.body(), QByteArray("/check-in b c"));
        QTRY_COMPARE_WITH_TIMEOUT(server->connections(), 0, patience);
        QVERIFY(server->refusals() == PhonesRefusals());
    }

    void everythingElseIsForbiddenByHeaders() {
        const auto server = serverWith({});
        for (const QByteArray& target : {QByteArray("/"), QByteArray("/a b")}) {
            PhoneClient phone(server->port());
            phone.get(target);
            finish(phone);
            for (const char* line :
                 {"Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; "
                  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
                  "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
                  "Cache-Control: no-store", "Referrer-Policy: same-origin",
                  "Cross-Origin-Opener-Policy: same-origin",
                  "Cross-Origin-Resource-Policy: same-origin", "Connection: close",
                  "Content-Type: text/html; charset=utf-8"})
                QVERIFY2(phone.hasHeader(line), line);
            QVERIFY(!phone.hasHeader("X-Content-Type-Options: sniff"));
            QVERIFY(!phone.received().contains("\r\nServer:"));
            QVERIFY(!phone.received().contains("\r\nSet-Cookie:"));
        }
    }

    void longBodiesAreRefused() {
        const QByteArray body = "a=" + QByteArray(40'000, 'x');
        const QByteArray sent
            = requestOf("Content-Length: " + QByteArray::number(body.size()) + "\r\n", body);
        QCOMPARE(statusOf({}, sent), 413);
        QCOMPARE(statusOf(loose(), sent), 200);
        // In pieces, without saying how long it is.
        const QByteArray pieces
            = requestOf("Transfer-Encoding: chunked\r\n",
                        QByteArray::number(body.size(), 16) + "\r\n" + body + "\r\n0\r\n\r\n");
        QCOMPARE(statusOf({}, pieces), 413);
        QCOMPARE(statusOf(loose(), pieces), 200);
        const QByteArray most = "a=" + QByteArray(32 * 1024 - 2, 'x');
        QCOMPARE(
            statusOf(
                {}, requestOf("Content-Length: " + QByteArray::number(most.size()) + "\r\n", most)),
            200);
    }

    void longHeadsAreRefused() {
        const QByteArray sent
            = "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + QByteArray(9'000, 'x') + "\r\n\r\n";
        QCOMPARE(statusOf({}, sent), 431);
        QCOMPARE(statusOf(loose(), sent), 200);
    }

    void whatIsNoRequestIsRefused_data() {
        QTest::addColumn<QByteArray>("sent");
        QTest::addColumn<int>("status");
        const auto row = [](const char* name, const QByteArray& sent, int status) {
            QTest::newRow(name) << sent << status;
        };
        row("no HTTP", "hello\r\n\r\n", 400);
        row("another version", "GET / HTTP/9.9\r\n\r\n", 400);
        row("two lengths", requestOf("Content-Length: 1\r\nContent-Length: 2\r\n", "a"), 400);
        row("a length and pieces",
            requestOf("Content-Length: 1\r\nTransfer-Encoding: chunked\r\n", "a"), 400);
        for (const char* encoding : {"xchunked", "gzip", "gzip, chunked", "identity"})
            row(encoding,
                requestOf(QByteArray("Transfer-Encoding: ") + encoding + "\r\n", "0\r\n\r\n"), 400);
        row("an encoding twice",
            requestOf("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n", "0\r\n\r\n"),
            400);
        row("another encoding and a length",
            requestOf("Transfer-Encoding: xchunked\r\nContent-Length: 3\r\n", "a=1"), 400);
        row("negative length", requestOf("Content-Length: -1\r\n", "a"), 400);
        row("a header without a colon", "GET / HTTP/1.1\r\nHost\r\n\r\n", 400);
        row("a folded header", "GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n x\x01\r\n\r\n", 400);
        row("another method", "DELETE / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 405);
        row("no host", "GET / HTTP/1.1\r\n\r\n", 403);
        row("another host", "GET / HTTP/1.1\r\nHost: example.org\r\n\r\n", 403);
        row("another type", "POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\n\r\na",
            415);
    }
    void whatIsNoRequestIsRefused() {
        QFETCH(const QByteArray, sent);
        QFETCH(const int, status);
        const auto server = serverWith({});
        PhoneClient phone(server->port());
        phone.send(sent);
        finish(phone);
        QCOMPARE(phone.status(), status);
        QCOMPARE(phone.body(), QByteArray("refused " + QByteArray::number(status)));
        QCOMPARE(server->refusals().malformed, qint64(1));
        PhoneClient next(server->port());
        next.get("/");
        finish(next);
        QCOMPARE(next.status(), 200);
    }

    void slowOnesAreCut() {
        // A byte now and then: none of the pauses is long, the whole is.
        PhonesLimits limits = loose();
        limits.receiving = 300ms;
        for (const bool isLimited : {true, false}) {
            const auto server = serverWith(isLimited ? limits : loose());
            PhoneClient phone(server->port());
            for (int sent = 0; sent < 30 && !phone.isOver(); ++sent) {
                phone.send("G");
                QTest::qWait(20); // the pace of the one who sends, not a wait for anything
            }
            if (isLimited)
                finish(phone);
            QCOMPARE(phone.isOver(), isLimited);
            QCOMPARE(server->refusals().slow, qint64(isLimited ? 1 : 0));
            QCOMPARE(phone.status(), 0);
        }
    }

    void connectionsAreLimited() {
        PhonesLimits limits = loose();
        limits.connections = 5;
        QCOMPARE(turnedAway(limits, 8, true), 3);
        QCOMPARE(turnedAway(loose(), 8, true), 0);
    }

    void connectionsOfOneAddressAreLimited() {
        PhonesLimits limits = loose();
        limits.ofOneAddress = 5;
        QCOMPARE(turnedAway(limits, 8, false), 3);
        QCOMPARE(turnedAway(limits, 8, true), 0); // each has its own
        QCOMPARE(turnedAway(loose(), 8, false), 0);
    }

    // Ten addresses that send nothing, over and over, and a phone that only wants its page.
    void aCrowdThatSendsNothingClosesTheRoomToNobody() {
        PhonesLimits limits = loose();
        limits.connections = 30;
        limits.ofOneAddress = 3;
        const auto server = serverWith(limits);
        std::vector<std::unique_ptr<PhoneClient>> crowd;
        const auto crowdIn = [&] {
            for (int i = 0; i < 30; ++i)
                crowd.push_back(
                    std::make_unique<PhoneClient>(server->port(), u"127.0.1.%1"_s.arg(i % 10 + 1)));
        };
        crowdIn();
        QTRY_COMPARE_WITH_TIMEOUT(server->connections(), 30, patience);
        QVERIFY(m_waiting.crowdedBy.isEmpty());
        for (int i = 0; i < 20; ++i) {
            PhoneClient phone(server->port(), u"127.0.2.%1"_s.arg(i + 1));
            phone.get("/body?a=" + QByteArray::number(i));
            finish(phone);
            QCOMPARE(phone.body(), QByteArray::number(i));
            if (i % 5 == 0)
                crowdIn();
        }
        QVERIFY(server->refusals().gaveWay >= 20);
        const std::lock_guard lock(m_waiting.mutex);
        QCOMPARE(m_waiting.crowdedBy.size(), 1); // once in a while
        QVERIFY(m_waiting.crowdedBy.front().startsWith(u"127.0.1."_s));
    }

    // The planted fault: where nobody gives way, the phone gets nothing.
    void whoHasSentARequestKeepsItsPlace() {
        PhonesLimits limits = loose();
        limits.connections = 3;
        const auto server = serverWith(limits);
        std::vector<std::unique_ptr<PhoneClient>> all;
        for (size_t i = 0; i < 3; ++i) {
            all.push_back(std::make_unique<PhoneClient>(server->port()));
            all.back()->get("/wait");
            QTRY_COMPARE_WITH_TIMEOUT(m_waiting.count(), i + 1, patience);
        }
        PhoneClient late(server->port());
        late.get("/");
        finish(late);
        QCOMPARE(late.status(), 0);
        QCOMPARE(server->refusals().connections, qint64(1));
        QCOMPARE(server->refusals().gaveWay, qint64(0));
        for (size_t i = 0; i < 3; ++i) {
            QVERIFY(m_waiting.tickets[i]->claim());
            m_waiting.tickets[i]->answer({200, "done"});
            finish(*all[i]);
            QCOMPARE(all[i]->body(), QByteArray("done"));
        }
    }

    void whoLeftMakesRoom() {
        PhonesLimits limits = loose();
        limits.connections = 2;
        const auto server = serverWith(limits);
        for (int i = 0; i < 6; ++i) {
            PhoneClient phone(server->port());
            phone.get("/");
            finish(phone);
            QCOMPARE(phone.status(), 200);
            QTRY_COMPARE_WITH_TIMEOUT(server->connections(), 0, patience);
        }
    }

    void badgesAMinuteAreLimited() {
        const auto refusedOf = [&](const PhonesLimits& limits, const QByteArray& target) {
            const auto server = serverWith(limits);
            int refused = 0;
            for (int i = 0; i < 8; ++i) {
                PhoneClient phone(server->port());
                phone.get(target + QByteArray::number(1000 + i));
                finish(phone);
                refused += phone.status() == 429 ? 1 : 0;
            }
            PhoneClient other(server->port(), u"127.0.0.9"_s);
            other.get("/check-in?name=77");
            finish(other);
            return other.status() == 200 ? refused : -1;
        };
        PhonesLimits limits = loose();
        limits.slowedDown = 0ms;
        limits.badgesAMinute = 3;
        QVERIFY(refusedOf(limits, "/check-in?name=") > 0);
        QCOMPARE(refusedOf(limits, "/check-in?name=ada+"), 0); // a name is none
        limits.badgesAMinute = 1000;
        QCOMPARE(refusedOf(limits, "/check-in?name="), 0);
    }

    void requestsASecondAreLimited() {
        PhonesLimits limits = loose();
        limits.requestsASecond = 3;
        for (const bool isLimited : {true, false}) {
            const auto server = serverWith(isLimited ? limits : loose());
            std::vector<std::unique_ptr<PhoneClient>> phones;
            for (int i = 0; i < 40; ++i) {
                phones.push_back(std::make_unique<PhoneClient>(server->port()));
                phones.back()->get("/");
            }
            int refused = 0;
            for (const auto& phone : phones) {
                finish(*phone);
                refused += phone->status() == 429 ? 1 : 0;
                QVERIFY(phone->status() == 429 || phone->status() == 200);
            }
            QCOMPARE(refused > 0, isLimited);
            QCOMPARE(server->refusals().requests, qint64(refused));
            PhoneClient other(server->port(), u"127.0.0.9"_s); // nobody else waits for them
            other.get("/");
            finish(other);
            QCOMPARE(other.status(), 200);
        }
    }

    void onlyTheSecondDeskRunsItsScript() {
        const auto server = serverWith(loose());
        const auto answer = [&](const QByteArray& target) {
            PhoneClient phone(server->port(), u"127.0.0.5"_s);
            phone.get(target);
            finish(phone);
            return phone.received();
        };
        const QByteArray page = answer("/anything");
        QVERIFY(!page.contains("script-src") && !page.contains("Set-Cookie"));
        QVERIFY(page.contains("\r\nContent-Type: text/html; charset=utf-8\r\n"));
        const QByteArray desk = answer("/desk");
        QVERIFY(desk.contains("default-src 'none'; script-src 'self'; connect-src 'self';"));
        QVERIFY(desk.contains("\r\nSet-Cookie: desk=0a1b; Path=/; HttpOnly; SameSite=Strict\r\n"));
        QVERIFY(desk.endsWith("\r\n\r\n127.0.0.5"));
        // A phone keeps for the days of an event whose it is, and forgets it where it is nobody's.
        QVERIFY(answer("/own").contains("\r\nSet-Cookie: me=77ff; Path=/; Max-Age=604800; "
                                        "HttpOnly; SameSite=Lax\r\n"));
        QVERIFY(answer("/nobodys")
                    .contains("\r\nSet-Cookie: me=; Path=/; Max-Age=0; "
                              "HttpOnly; SameSite=Lax\r\n"));
        const QByteArray script = answer("/script");
        QVERIFY(script.contains("\r\nContent-Type: text/javascript; charset=utf-8\r\n"));
        QVERIFY(script.contains("\r\nX-Content-Type-Options: nosniff\r\n"));
        QVERIFY(!script.contains("script-src"));
    }

    void theDeskAnswersLater() {
        const auto server = serverWith(loose());
        PhoneClient phone(server->port());
        phone.get("/wait");
        QTRY_COMPARE_WITH_TIMEOUT(m_waiting.count(), size_t(1), patience);
        QVERIFY(m_waiting.tickets.front()->claim());
        QVERIFY(!m_waiting.tickets.front()->claim()); // once
        m_waiting.tickets.front()->answer({200, "from the desk"});
        m_waiting.tickets.front()->answer({200, "twice"});
        finish(phone);
        QCOMPARE(phone.body(), QByteArray("from the desk"));
    }

    void aBusyDeskDoesNothing() {
        PhonesLimits limits = loose();
        limits.desk = 50ms;
        const auto server = serverWith(limits);
        PhoneClient phone(server->port());
        phone.get("/wait");
        finish(phone);
        QCOMPARE(phone.status(), 503);
        QVERIFY(!m_waiting.tickets.front()->claim()); // the phone was told so
        m_waiting.tickets.front()->answer({200, "too late"});
        PhoneClient next(server->port());
        next.get("/");
        finish(next);
        QCOMPARE(next.body(), QByteArray("/ "));
    }

    void aDeskThatActsIsWaitedFor() {
        PhonesLimits limits = loose();
        limits.desk = 100ms;
        const auto server = serverWith(limits);
        PhoneClient phone(server->port());
        phone.get("/wait");
        QTRY_COMPARE_WITH_TIMEOUT(m_waiting.count(), size_t(1), patience);
        if (!m_waiting.tickets.front()->claim())
            return;        // this machine was too busy for that; the phone was told so
        QTest::qWait(300); // longer than the limit
        QVERIFY(!phone.isOver());
        m_waiting.tickets.front()->answer({200, "done"});
        finish(phone);
        QCOMPARE(phone.body(), QByteArray("done"));
    }

    void whoHasGoneIsNotMissed() {
        const auto server = serverWith(loose());
        auto phone = std::make_unique<PhoneClient>(server->port());
        phone->get("/wait");
        QTRY_COMPARE_WITH_TIMEOUT(m_waiting.count(), size_t(1), patience);
        phone->cut();
        QVERIFY(m_waiting.tickets.front()->claim());
        m_waiting.tickets.front()->answer({200, "to nobody"});
        QTRY_COMPARE_WITH_TIMEOUT(server->connections(), 0, patience);
    }

    void aFaultOfOneIsNobodyElses() {
        const auto server = serverWith(loose());
        PhoneClient phone(server->port());
        phone.get("/fault");
        finish(phone); // at once, and not when the desk was waited for
        QCOMPARE(phone.status(), 500);
        QCOMPARE(phone.body(), QByteArray("refused 500"));
        QCOMPARE(m_waiting.failed, QStringList{u"/fault of one connection"_s});
        PhoneClient next(server->port());
        next.get("/");
        finish(next);
        QCOMPARE(next.status(), 200);
    }

    void endingItCutsEverybody() {
        const int ended = m_waiting.ended;
        auto server = serverWith(loose());
        PhoneClient idle(server->port());
        PhoneClient waiting(server->port());
        waiting.get("/wait");
        QTRY_COMPARE_WITH_TIMEOUT(m_waiting.count(), size_t(1), patience);
        const quint16 port = server->port();
        server.reset();
        QCOMPARE(int(m_waiting.ended), ended + 1);
        QVERIFY(!m_waiting.tickets.front()->claim()); // nobody is there to do it for
        m_waiting.tickets.front()->answer({200, "after the end"});
        finish(idle);
        finish(waiting);
        QCOMPARE(waiting.status(), 0);
        PhoneClient late(port);
        finish(late);
        QCOMPARE(late.status(), 0);
    }

    void whatStandsInTheWayIsSaid() {
        const auto maker = [this] { return std::make_unique<EchoHandler>(m_waiting); };
        const auto server = serverWith({});
        const auto second = PhonesServer::start(u"127.0.0.1"_s, server->port(), maker);
        QVERIFY(!second);
        QCOMPARE(second.error(), PhonesObstacle::PortTaken);
        for (const QString& nowhere : {u"192.0.2.1"_s, u"somewhere"_s, QString()}) {
            const auto none = PhonesServer::start(nowhere, 0, maker);
            QVERIFY(!none);
            QCOMPARE(none.error(), PhonesObstacle::NoSuchAddress);
        }
    }
};

} // namespace mentat::test::tst_phones_server

MENTAT_TEST(tst_phones_server, TestPhonesServer, QCoreApplication)
#include "tst_phones_server.moc"
