#include "app/phones/phones_request.h"
#include "app/phones/phones_visitors.h"
#include "tests/support/random_source.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_phones_request {

namespace {

using Fields = std::vector<std::pair<QString, QString>>;

PhonesMessage asking(const QByteArray& target) {
    return {.method = "GET", .target = target, .host = "192.168.1.5:8017"};
}

PhonesMessage sending(const QByteArray& form) {
    return {.method = "POST",
            .target = "/check-in",
            .host = "192.168.1.5:8017",
            .origin = "http://192.168.1.5:8017",
            .contentType = "application/x-www-form-urlencoded",
            .body = form};
}

int statusOf(const PhonesMessage& message) {
    const auto request = requestIn(message);
    return request ? 200 : request.error();
}

/// Anything that can stand in a field, half of it what an address has for itself.
QString randomText(RandomSource& random) {
    static const QStringList special{u"&"_s, u"="_s, u"+"_s,  u"%"_s, u";"_s,         u"?"_s,
                                     u" "_s, u"#"_s, u"\""_s, u"/"_s, u"\U0001F600"_s};
    QString text;
    for (size_t i = random.below(8); i > 0; --i) {
        if (random.oneIn(2))
            text += special.at(
                static_cast<qsizetype>(random.below(static_cast<size_t>(special.size()))));
        else
            text += QChar(static_cast<char16_t>(random.oneIn(2) ? 0x20 + random.below(0x5f)
                                                                : 0xa0 + random.below(0x1d0)));
    }
    return text;
}

/// What gave way, in its order.
struct Arrival final : PhonesArrival {
    Arrival(QString who, QStringList& all) : name(std::move(who)), gone(all) {}
    void giveWay() override { gone += name; }
    QString name;
    QStringList& gone;
};

std::chrono::steady_clock::time_point after(int milliseconds) {
    return std::chrono::steady_clock::time_point() + std::chrono::milliseconds(milliseconds);
}

} // namespace

/// What phones send, taken apart by our own code; and who asks how much.
class TestPhonesRequest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fieldsAreReadAsBrowsersWriteThem() {
        const auto fields = FormFields::read("name=Jean-Fran%C3%A7ois+Gagn%c3%a9&heat=2&empty=&x");
        QVERIFY(fields);
        QCOMPARE(fields->value(u"name"_s), u"Jean-François Gagné"_s);
        QCOMPARE(fields->value(u"heat"_s), u"2"_s);
        QCOMPARE(fields->value(u"empty"_s), QString());
        QCOMPARE(fields->value(u"none"_s), QString());
        QCOMPARE(fields->all().size(), size_t(4));
        QVERIFY(FormFields::read("")->all().empty());
        QVERIFY(FormFields::read("&&")->all().empty());
    }

    void whatNoBrowserWritesIsRefused_data() {
        QTest::addColumn<QByteArray>("sent");
        QTest::newRow("half a digit") << QByteArray("name=%4");
        QTest::newRow("no digits") << QByteArray("name=%zz");
        QTest::newRow("no UTF-8") << QByteArray("name=%ff%fe");
        QTest::newRow("bare bytes") << QByteArray("name=\xc3");
        QTest::newRow("too many") << QByteArray("a=1&").repeated(FormFields::most + 1);
    }
    void whatNoBrowserWritesIsRefused() {
        QFETCH(const QByteArray, sent);
        QVERIFY(!FormFields::read(sent));
        QCOMPARE(statusOf(sending(sent)), 400);
    }

    void whatIsWrittenIsRead() {
        for (int seed = 1; seed <= rounds(300, 20'000); ++seed) {
            RandomSource random(static_cast<unsigned>(seed));
            Fields fields;
            for (size_t i = random.below(5); i > 0; --i)
                fields.emplace_back(randomText(random), randomText(random));
            const auto read = FormFields::read(FormFields::written(fields));
            QVERIFY2(read, qPrintable(QString::number(seed)));
            Fields kept;
            for (const auto& field : fields) {
                // A field without a name and a value is nothing on the way.
                if (!field.first.isEmpty() || !field.second.isEmpty()
                    || !FormFields::written({field}).isEmpty())
                    kept.push_back(field);
            }
            QCOMPARE(read->all(), kept);
        }
    }

    // A NUL ends a text for some who read it, and no key types one.
    void controlCharactersAreLeftOut() {
        const auto fields = FormFields::read("name=%00a%01b%7Fc%C2%85&note=a%0D%0Ab%09c&%00=d");
        QVERIFY(fields);
        QCOMPARE(fields->value(u"name"_s), u"abc"_s);
        QCOMPARE(fields->value(u"note"_s), u"a\r\nb\tc"_s);
        QCOMPARE(fields->value(QString()), u"d"_s);
        QVERIFY(FormFields::read("name=%00")->value(u"name"_s).isEmpty());
    }

    void onlyPlainBodiesAreTaken() {
        PhonesMessage message = sending("a=1");
        for (const char* plain : {"", "chunked", "Chunked"}) {
            message.transferEncoding = plain;
            QCOMPARE(statusOf(message), 200);
        }
        for (const char* other : {"xchunked", "gzip", "gzip, chunked", "chunked, chunked",
                                  "identity", "chunked;q=1", "several"}) {
            message.transferEncoding = other;
            QCOMPARE(statusOf(message), 400);
        }
    }

    void aRequestIsTakenApart() {
        const auto got = requestIn(asking("/my-table?name=ada"));
        QVERIFY(got && !got->isPost);
        QCOMPARE(got->path, u"/my-table"_s);
        QCOMPARE(got->fields.value(u"name"_s), u"ada"_s);
        const auto sent = requestIn(sending("heat=2"));
        QVERIFY(sent && sent->isPost);
        QCOMPARE(sent->fields.value(u"heat"_s), u"2"_s);
    }

    void onlyTheRoomsOwnPagesSend_data() {
        QTest::addColumn<QByteArray>("host");
        QTest::addColumn<QByteArray>("origin");
        QTest::addColumn<int>("status");
        QTest::newRow("from here")
            << QByteArray("10.0.0.1:8017") << QByteArray("http://10.0.0.1:8017") << 200;
        QTest::newRow("says nothing") << QByteArray("10.0.0.1:8017") << QByteArray() << 200;
        QTest::newRow("by a name")
            << QByteArray("laptop.local:8017") << QByteArray("http://laptop.local:8017") << 200;
        QTest::newRow("number of six")
            << QByteArray("[fe80::1]:8017") << QByteArray("http://[fe80::1]:8017") << 200;
        QTest::newRow("another port")
            << QByteArray("10.0.0.1:8017") << QByteArray("http://10.0.0.1:80") << 403;
        QTest::newRow("another page")
            << QByteArray("10.0.0.1:8017") << QByteArray("http://example.org") << 403;
        QTest::newRow("hidden") << QByteArray("10.0.0.1:8017") << QByteArray("null") << 403;
        QTest::newRow("led here") << QByteArray("example.org:8017")
                                  << QByteArray("http://example.org:8017") << 403;
        QTest::newRow("no host") << QByteArray() << QByteArray() << 403;
    }
    void onlyTheRoomsOwnPagesSend() {
        QFETCH(const QByteArray, host);
        QFETCH(const QByteArray, origin);
        PhonesMessage message = sending("heat=1");
        message.host = host;
        message.origin = origin;
        QTEST(statusOf(message), "status");
    }

    void theTokenIsReadFromItsCookie() {
        PhonesMessage message = asking("/desk");
        const auto token = [&](const QByteArray& cookie) {
            message.cookie = cookie;
            return requestIn(message)->token;
        };
        QCOMPARE(token("desk=0a1b2c"), u"0a1b2c"_s);
        QCOMPARE(token("other=1; desk=0a1b2c ;more=2"), u"0a1b2c"_s);
        for (const QByteArray& cookie :
             {QByteArray(), QByteArray("desk"), QByteArray("desk=\xff"), QByteArray("desk=A b"),
              QByteArray("xdesk=0a1b"), QByteArray("desk=" + QByteArray(65, 'a'))})
            QCOMPARE(token(cookie), QString());
    }
    /// Beside it, and neither is taken for the other.
    void whosePhoneItIsIsReadFromItsCookie() {
        PhonesMessage message = asking("/");
        message.cookie = "desk=0a1b; me=77ff; xme=1";
        const auto request = requestIn(message);
        QCOMPARE(request->me, u"77ff"_s);
        QCOMPARE(request->token, u"0a1b"_s);
        message.cookie = "xme=77ff";
        QCOMPARE(requestIn(message)->me, QString());
    }

    void otherRequestsAreNone() {
        QCOMPARE(statusOf(asking("/")), 200);
        QCOMPARE(statusOf(asking("http://192.168.1.5/")), 400);
        QCOMPARE(statusOf(asking("")), 400);
        QCOMPARE(statusOf(asking("/a b")), 400);
        QCOMPARE(statusOf(asking("/" + QByteArray(3000, 'a'))), 414);
        PhonesMessage message = asking("/");
        message.method = "PUT";
        QCOMPARE(statusOf(message), 405);
        message = sending("a=1");
        message.contentType = "text/plain";
        QCOMPARE(statusOf(message), 415);
        message.contentType = "Application/X-www-form-urlencoded; charset=UTF-8";
        QCOMPARE(statusOf(message), 200);
    }

    void visitorsAreCounted() {
        PhonesVisitors visitors({.connections = 3, .ofOneAddress = 2, .requestsASecond = 2});
        QVERIFY(visitors.mayConnect("a", after(0)));
        QVERIFY(visitors.mayConnect("a", after(0)));
        QVERIFY(!visitors.mayConnect("a", after(0)));
        QVERIFY(visitors.mayConnect("b", after(0)));
        QVERIFY(!visitors.mayConnect("c", after(0)));
        visitors.leaves("a", after(1));
        QCOMPARE(visitors.connections(), 2);
        QVERIFY(visitors.mayConnect("c", after(1)));
        // Two at once, then one each half second; another address has its own.
        QVERIFY(visitors.mayAsk("a", after(10)));
        QVERIFY(visitors.mayAsk("a", after(10)));
        QVERIFY(!visitors.mayAsk("a", after(11)));
        QVERIFY(visitors.mayAsk("b", after(11)));
        QVERIFY(!visitors.mayAsk("a", after(400)));
        QVERIFY(visitors.mayAsk("a", after(600)));
    }

    void badgesHaveAnAllowanceOfTheirOwn() {
        PhonesVisitors visitors(
            {.connections = 3, .ofOneAddress = 2, .requestsASecond = 2, .badgesAMinute = 2});
        QVERIFY(visitors.mayTryBadge("a", after(0)));
        QVERIFY(visitors.mayTryBadge("a", after(0)));
        QVERIFY(!visitors.mayTryBadge("a", after(0)));
        QVERIFY(visitors.mayAsk("a", after(0))); // a name
        QVERIFY(visitors.mayTryBadge("b", after(0)));
        QVERIFY(!visitors.mayTryBadge("a", after(29'000)));
        QVERIFY(visitors.mayTryBadge("a", after(31'000)));
    }

    void tenWrongCodesLockAnAddressOut() {
        using namespace std::chrono_literals;
        PhonesVisitors visitors({.connections = 3, .ofOneAddress = 2, .requestsASecond = 2});
        for (int i = 0; i < 9; ++i)
            QVERIFY(!visitors.triedWrongCode("a", after(i * 1000)));
        QVERIFY(!visitors.isLockedOut("a", after(9000)));
        QVERIFY(visitors.triedWrongCode("a", after(10'000))); // said once
        QVERIFY(!visitors.triedWrongCode("a", after(10'000)));
        QVERIFY(visitors.isLockedOut("a", after(10'000)));
        QVERIFY(!visitors.isLockedOut("b", after(10'000)));
        // Not forgotten in a crowd.
        for (int i = 0; i < 5000; ++i)
            (void)visitors.mayAsk("10." + std::to_string(i), after(20'000 + i));
        QVERIFY(visitors.isLockedOut("a", after(30'000)));
        QVERIFY(!visitors.isLockedOut("a", after(10'000) + PhonesVisitors::lock));
        QVERIFY(!visitors.triedWrongCode("a", after(10'000) + PhonesVisitors::lock));
        // A slip now and then is none.
        for (int i = 0; i < 30; ++i)
            QVERIFY(!visitors.triedWrongCode("c", after(0) + i * 11min));
    }

    void whoTakesMostGivesWayFirst() {
        PhonesArrivals arrivals;
        QStringList gone;
        std::vector<std::pair<PhonesArrivals::Number, std::shared_ptr<Arrival>>> all;
        for (const char* one : {"a1", "b1", "a2", "c1", "b2", "a3"}) {
            const auto arrival = std::make_shared<Arrival>(QString::fromLatin1(one), gone);
            all.emplace_back(arrivals.next(), arrival);
            arrivals.add(all.back().first, std::string(1, *one), arrival);
        }
        QCOMPARE(arrivals.greediest(), std::string("a"));
        QVERIFY(arrivals.giveWay("a"));
        QCOMPARE(arrivals.greediest(), std::string("b")); // of two with two the one that came first
        QVERIFY(arrivals.giveWay("b"));
        QVERIFY(!arrivals.giveWay("d"));
        arrivals.remove(all[2].first); // has sent its request
        QVERIFY(arrivals.giveWay("a"));
        QVERIFY(!arrivals.giveWay("a"));
        QCOMPARE(gone, (QStringList{u"a1"_s, u"b1"_s, u"a3"_s}));
        all.clear(); // left, and nobody said so
        QVERIFY(!arrivals.giveWay("c"));
    }

    void strangersAreForgotten() {
        PhonesVisitors visitors({.connections = 3, .ofOneAddress = 2, .requestsASecond = 2});
        QVERIFY(visitors.mayConnect("here", after(0)));
        for (int i = 0; i < 5000; ++i) {
            const std::string stranger = "10." + std::to_string(i);
            QVERIFY(visitors.mayConnect(stranger, after(i * 10)));
            visitors.leaves(stranger, after(i * 10));
        }
        QVERIFY(visitors.known() <= PhonesVisitors::mostKnown);
        visitors.leaves("here", after(60'000));
        QCOMPARE(visitors.connections(), 0);
    }
};

} // namespace mentat::test::tst_phones_request

MENTAT_TEST(tst_phones_request, TestPhonesRequest, QCoreApplication)
#include "tst_phones_request.moc"
