#include "app/phones/phones_host.h"
#include "app/session/event_mark.h"
#include "app/session/rounds/table_reports.h"
#include "tests/phones/phone_client.h"
#include "tests/phones/phones_at_once.h"
#include "tests/publish/page_reader.h"
#include "tests/reports/hostile_texts.h"
#include "tests/session/session_test.h"
#include "tests/support/patience.h"
#include "tests/support/random_source.h"
#include "tests/support/sample.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_phones_queries {

namespace {

const QStringList files{u""_s,      u"index.html"_s, u"standings.html"_s, u"check-in"_s,
                        u"clock"_s, u"my-table"_s,   u"our-result"_s,     u"rules"_s,
                        u"desk"_s,  u"desk.js"_s,    u"nothing"_s};
const QStringList names{u"name"_s,     u"heat"_s,   u"player"_s,   u"person"_s,  u"new"_s,
                        u"code"_s,     u"seat"_s,   u"seen"_s,     u"confirm"_s, u"typed"_s,
                        u"table"_s,    u"page"_s,   u"act"_s,      u"id"_s,      u"pin"_s,
                        u"seats"_s,    u"called"_s, u"initials"_s, u"turns"_s,   u"points-1"_s,
                        u"lookedAt"_s, u"note"_s,   u"of"_s};

/// Values as an address has them, and no browser all of them.
QByteArrayList hostileValues() {
    QByteArrayList values{"%00",
                          "%00%00",
                          "a%00b",
                          "ada%00",
                          "%22%00",
                          "%ED%A0%80",
                          "%ED%B0%80",
                          "%EF%BF%BE",
                          "%F0%9F%98%80",
                          "%C2%85",
                          "%0D%0A%0D%0A",
                          "%E2%80%AE",
                          "-1",
                          "0",
                          "99999999999999999999",
                          "1e999",
                          "NaN",
                          "%27%22%60",
                          "*",
                          "%22*",
                          "NEAR%281%29",
                          "a AND",
                          "%3Cscript%3E",
                          "%25s%25n",
                          "../../etc",
                          ""};
    values += QByteArray(1500, 'a');
    values += QByteArray("%F0%9F%98%80").repeated(120);
    values += QByteArray("%CC%81").repeated(300);
    for (QByteArray& value : values)
        value.replace(' ', '+');
    return values;
}

/// A request of anything, most of it near to what a browser sends.
PhonesMessage randomMessage(RandomSource& random, const QByteArrayList& values,
                            const QString& mark) {
    PhonesMessage message;
    message.method = random.oneIn(3) ? "POST" : "GET";
    message.host = "10.0.0.1";
    QByteArray fields;
    for (size_t i = random.below(6); i > 0; --i) {
        QByteArray value
            = values[static_cast<qsizetype>(random.below(static_cast<size_t>(values.size())))];
        for (size_t damage = random.below(3); damage > 0 && !value.isEmpty(); --damage)
            value[static_cast<qsizetype>(random.below(static_cast<size_t>(value.size())))]
                = static_cast<char>(random.between(0x21, 0x7e));
        fields += names[static_cast<qsizetype>(random.below(static_cast<size_t>(names.size())))]
                      .toLatin1()
                  + '=' + value + '&';
    }
    if (random.oneIn(2))
        fields += "of=" + mark.toLatin1() + '&';
    const QByteArray path
        = '/'
          + files[static_cast<qsizetype>(random.below(static_cast<size_t>(files.size())))]
                .toLatin1();
    message.target = message.method == "GET" ? path + '?' + fields : path;
    message.body = message.method == "GET" ? QByteArray() : fields;
    message.contentType = "application/x-www-form-urlencoded";
    return message;
}

/// Throws at what nobody expects, as a reader did once.
class FaultyHandler final : public PhonesHandler {
public:
    void handle(const PhonesRequest& request,
                const std::shared_ptr<PhonesTicket>& ticket) override {
        if (request.fields.value(u"name"_s).contains(u'*'))
            throw std::runtime_error("unterminated string");
        ticket->answer({200, "well"});
    }
    [[nodiscard]] QByteArray refusalPage(int status) const override {
        return QByteArray::number(status);
    }
};

} // namespace

/// Whatever stands in an address or a form, it is answered.
class TestPhonesQueries : public SessionTest {
    Q_OBJECT

private:
    std::unique_ptr<PhonesAtOnce> m_room;

    /// What is wrong with an answer; empty: nothing.
    QString faultOf(const PhonesMessage& message) {
        try {
            const PhonesReply reply = m_room->ask(message);
            if (reply.status >= 500)
                return u"status %1"_s.arg(reply.status);
            if (reply.content == PhonesContent::Script)
                return {};
            const auto forms
                = reply.content == PhonesContent::DeskPage ? Forms::WithScript : Forms::Some;
            return readPage(reply.page, forms).fault;
        } catch (const std::exception& fault) {
            return QString::fromLatin1(fault.what());
        }
    }

private Q_SLOTS:
    void init() {
        openFileWith({sampleDocument()});
        QVERIFY(letTablesReport(*m_session, id(), true));
        m_room = std::make_unique<PhonesAtOnce>(*m_session, m_scratch->clock());
        m_room->second().setOpen(true);
        (void)m_room->post(u"desk"_s,
                           {{u"initials"_s, u"CD"_s}, {u"pin"_s, m_room->second().pin()}});
    }
    void cleanup() {
        m_room.reset();
        closeFile();
    }

    void everyFieldOfEveryPageTakesAnything() {
        const QByteArrayList values = hostileValues();
        for (const QString& file : files) {
            for (const QString& name : names) {
                for (const QByteArray& value : values) {
                    const QByteArray target
                        = '/' + file.toLatin1() + '?' + name.toLatin1() + '=' + value;
                    const QString fault
                        = faultOf({.method = "GET", .target = target, .host = "10.0.0.1"});
                    QVERIFY2(fault.isEmpty(),
                             qPrintable(QString::fromLatin1(target) + u' ' + fault));
                }
            }
        }
    }

    void theRulesTakeANul() {
        const PhonesReply rules = m_room->follow(u"rules?name=%00"_s);
        QCOMPARE(rules.status, 200);
        QCOMPARE(rules.page, m_room->follow(u"rules"_s).page);
        QCOMPARE(m_room->follow(u"rules?name=%00%22"_s).status, 200);
    }

    void randomRequestsAreAnswered() {
        const QByteArrayList values = hostileValues();
        const QString mark = m_room->view().markField().second;
        const int count = rounds(1000, 200'000);
        for (int seed = 1; seed <= count; ++seed) {
            RandomSource random(static_cast<unsigned>(seed));
            const QString fault = faultOf(randomMessage(random, values, mark));
            QVERIFY2(fault.isEmpty(), qPrintable(u"%1: %2"_s.arg(seed).arg(fault)));
        }
    }

    // Over a socket, a byte here and there changed, lost or cut off: whoever comes next is
    // answered.
    void randomBytesAreSurvived() {
        PhonesLimits limits;
        limits.requestsASecond = 100'000;
        limits.wrongCodes = 1'000'000;
        limits.badgesAMinute = 1'000'000;
        limits.slowedDown = std::chrono::milliseconds(0);
        PhonesHost host(*m_session, id(), m_scratch->clock());
        host.setSecondDesk(true);
        QVERIFY(host.start(u"127.0.0.1"_s, 0,
                           std::make_shared<PhonesView>(roomSource(event(), m_scratch->clock()),
                                                        roomCodes(*m_session, id()),
                                                        eventMark(*m_session, id())),
                           limits));
        const QByteArrayList values = hostileValues();
        const int count = rounds(200, 5000);
        for (int seed = 1; seed <= count; ++seed) {
            RandomSource random(static_cast<unsigned>(seed));
            const PhonesMessage message = randomMessage(random, values, QString());
            QByteArray sent
                = message.method + ' ' + message.target + " HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                  + "Content-Type: application/x-www-form-urlencoded\r\n"
                  + (random.oneIn(5) ? "Transfer-Encoding: xchunked\r\n" : "") + "Content-Length: "
                  + QByteArray::number(message.body.size()) + "\r\n\r\n" + message.body;
            for (size_t i = random.below(4); i > 0; --i) {
                const auto place
                    = static_cast<qsizetype>(random.below(static_cast<size_t>(sent.size())));
                if (random.oneIn(3))
                    sent.remove(place, 1 + static_cast<qsizetype>(random.below(9)));
                else
                    sent[place] = static_cast<char>(random.below(256));
            }
            PhoneClient phone(host.port());
            phone.send(sent);
            if (seed % 50 != 0) {
                for (int pause = 0; pause < 20 && !phone.isOver(); ++pause)
                    QTest::qWait(1); // some wait for more, which never comes
                QVERIFY2(phone.status() < 500, qPrintable(QString::number(seed)));
                continue;
            }
            PhoneClient next(host.port(), u"127.0.0.9"_s);
            next.get("/clock");
            QTRY_VERIFY_WITH_TIMEOUT(next.isOver(), patience);
            QCOMPARE(next.status(), 200);
        }
    }

    void plantedFaultsAreFound() {
        const auto server = PhonesServer::start(u"127.0.0.1"_s, 0,
                                                [] { return std::make_unique<FaultyHandler>(); });
        QVERIFY(server);
        int failed = 0;
        for (const QByteArray& value : hostileValues()) {
            PhoneClient phone((*server)->port());
            phone.get("/rules?name=" + value);
            QTRY_VERIFY_WITH_TIMEOUT(phone.isOver(), patience);
            failed += phone.status() == 500 ? 1 : 0;
        }
        QCOMPARE(failed, 2); // "*" and "\"*"
    }
};

} // namespace mentat::test::tst_phones_queries

MENTAT_TEST(tst_phones_queries, TestPhonesQueries, QGuiApplication)
#include "tst_phones_queries.moc"
