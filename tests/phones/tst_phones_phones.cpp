#include "app/phones/phones_forms.h"
#include "app/phones/phones_host.h"
#include "tests/phones/phone_client.h"
#include "tests/phones/phones_at_once.h"
#include "tests/publish/page_reader.h"
#include "tests/session/session_test.h"
#include "tests/support/patience.h"
#include "tests/support/random_source.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_phones_phones {

namespace {

constexpr int people = 40;

QByteArray idOf(int i) {
    return "p" + QByteArray::number(i);
}

QByteArray document() {
    QByteArrayList players;
    for (int i = 1; i <= people; ++i)
        players += QByteArray(R"({"id": "p%1", "name": "Player %1"})")
                       .replace("%1", QByteArray::number(i));
    return QByteArray(R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [%1],
        "heats": [{"number": 1, "entrants": [], "games": []}]})")
        .replace("%1", players.join(", "));
}

/// Somebody who does not give up: asks until told that it is done, on a connection that breaks.
struct Person {
    int number = 0;
    int tries = 0;
    bool isTold = false;
    std::unique_ptr<PhoneClient> phone{};
};

/// Who is lost or stands twice among those who are in; empty: nobody.
QString faultOf(const std::vector<PlayerId>& in, int expected) {
    for (int i = 1; i <= expected; ++i) {
        const auto id = *PlayerId::fromText(QString::fromLatin1(idOf(i)));
        const auto times = std::count(in.begin(), in.end(), id);
        if (times != 1)
            return u"%1 is in %2 times"_s.arg(id.text()).arg(times);
    }
    return {};
}

} // namespace

/// Phones over real sockets, and the one session that they check in to.
class TestPhonesPhones : public SessionTest {
    Q_OBJECT

private:
    std::unique_ptr<PhonesHost> m_host;

    [[nodiscard]] std::shared_ptr<const PhonesView> view() {
        return std::make_shared<PhonesView>(roomSource(event(), m_scratch->clock()));
    }
    const std::vector<PlayerId>& in() { return heatsPlay(event())->heats.front().entrants; }
    /// Loopback addresses of one laptop: each phone has its own.
    static QString addressOf(int number) {
        return u"127.0.%1.%2"_s.arg(number / 200).arg(number % 200 + 2);
    }
    static QByteArray formOf(int number) {
        return "heat=1&player=" + idOf(number)
               + "&called=" + formMark(u"Player %1"_s.arg(number)).toLatin1();
    }
    void answered(PhoneClient& phone) { QTRY_VERIFY_WITH_TIMEOUT(phone.isOver(), patience); }
    int journalEntries() { return static_cast<int>(m_session->journalMarks()->size()); }

    /// One more try of somebody; some are cut before or after the desk has heard of it.
    void tryOnce(Person& person, RandomSource& random) {
        ++person.tries;
        person.phone = std::make_unique<PhoneClient>(m_host->port(), addressOf(person.number));
        person.phone->post("/check-in", formOf(person.number));
        for (size_t i = random.below(4); i > 0; --i)
            QCoreApplication::processEvents();
        if (random.oneIn(3))
            person.phone->cut();
    }

private Q_SLOTS:
    void init() {
        openFileWith({document()});
        m_host = std::make_unique<PhonesHost>(*m_session, id(), m_scratch->clock());
        QVERIFY(m_host->start(u"127.0.0.1"_s, 0, view()));
    }
    void cleanup() {
        m_host.reset();
        closeFile();
    }

    void aPhoneIsAnswered() {
        PhoneClient phone(m_host->port());
        phone.get("/check-in?name=player");
        answered(phone);
        QCOMPARE(phone.status(), 200);
        QVERIFY(phone.body().contains("Player 12"));
        PhoneClient sent(m_host->port());
        QStringList heard;
        QObject context;
        connect(m_host.get(), &PhonesHost::beginsToAct, &context, [&] { heard += u"begins"_s; });
        connect(m_session.get(), &Session::eventChanged, &context, [&] { heard += u"changed"_s; });
        connect(m_host.get(), &PhonesHost::hasActed, &context, [&] { heard += u"acted"_s; });
        connect(m_host.get(), &PhonesHost::news, &context,
                [&](const PhonesNews& news) { heard += std::get<GuestNews>(news).name; });
        sent.post("/check-in", formOf(7));
        answered(sent);
        QVERIFY(sent.body().contains("You are in."));
        QCOMPARE(in().size(), size_t(1));
        QCOMPARE(heard, (QStringList{u"begins"_s, u"changed"_s, u"acted"_s, u"Player 7"_s}));
    }

    void aNewerViewIsShown() {
        PhoneClient phone(m_host->port());
        phone.post("/check-in", formOf(7));
        answered(phone);
        m_host->show(view());
        PhoneClient other(m_host->port());
        other.get("/check-in?name=player%207");
        answered(other);
        QVERIFY(other.body().contains("is in"));
    }

    void noneIsLostOrDoubled() {
        for (int seed = 1; seed <= rounds(3, 60); ++seed) {
            m_host.reset();
            openFileWith({document()});
            m_host = std::make_unique<PhonesHost>(*m_session, id(), m_scratch->clock());
            PhonesLimits limits;
            limits.requestsASecond = 1000; // whoever asks again at once
            QVERIFY(m_host->start(u"127.0.0.1"_s, 0, view(), limits));
            const int before = journalEntries();
            RandomSource random(static_cast<unsigned>(seed));
            std::vector<Person> all;
            for (int i = 1; i <= people; ++i)
                all.push_back({.number = i});
            const auto areTold = [&] { return std::ranges::all_of(all, &Person::isTold); };
            int cuts = 0;
            for (int turn = 0; turn < 10'000 && !areTold(); ++turn) {
                for (Person& person : all) {
                    if (person.isTold || (person.phone && !person.phone->isOver()))
                        continue;
                    const QByteArray told = person.phone ? person.phone->body() : QByteArray();
                    person.isTold = told.contains("You are in.") || told.contains("already in");
                    if (!person.isTold) {
                        cuts += person.phone ? 1 : 0;
                        tryOnce(person, random);
                    }
                }
                QTest::qWait(1); // sockets have something to do in between
            }
            QVERIFY(areTold());
            QVERIFY(cuts > 0);
            QCOMPARE(faultOf(in(), people), QString());
            QCOMPARE(in().size(), size_t(people));
            QCOMPARE(journalEntries(), before + people);
            QCOMPARE(inByPhone(*m_session, id(), HeatNumber(1)).size(), size_t(people));
        }
    }

    void plantedLossAndDoubleAreSeen() {
        std::vector<PlayerId> all;
        for (int i = 1; i <= 4; ++i)
            all.push_back(*PlayerId::fromText(QString::fromLatin1(idOf(i))));
        QCOMPARE(faultOf(all, 4), QString());
        QCOMPARE(faultOf(all, 5), u"p5 is in 0 times"_s);
        all.push_back(all.front());
        QCOMPARE(faultOf(all, 4), u"p1 is in 2 times"_s);
    }

    void manyAtOnceWithHostileOnesBetween() {
        // Those who only hold connections, from two addresses of their own, and one who sends
        // rubbish.
        std::vector<std::unique_ptr<PhoneClient>> hostile;
        for (int i = 0; i < 60; ++i)
            hostile.push_back(
                std::make_unique<PhoneClient>(m_host->port(), u"127.9.0.%1"_s.arg(i % 2 + 1)));
        for (int i = 0; i < 20; ++i) {
            hostile.push_back(std::make_unique<PhoneClient>(m_host->port(), u"127.9.0.3"_s));
            hostile.back()->send(QByteArray(4000, static_cast<char>(i)));
        }
        std::vector<std::unique_ptr<PhoneClient>> phones;
        for (int i = 1; i <= people; ++i) {
            phones.push_back(std::make_unique<PhoneClient>(m_host->port(), addressOf(i)));
            phones.back()->post("/check-in", formOf(i));
            phones.push_back(std::make_unique<PhoneClient>(m_host->port(), addressOf(i)));
            phones.back()->get("/index.html");
        }
        for (const auto& phone : phones) {
            answered(*phone);
            QCOMPARE(phone->status(), 200);
        }
        QCOMPARE(faultOf(in(), people), QString());
        QVERIFY(m_host->refusals().gaveWay >= 20); // of the 60, those beyond 20 of an address
    }

    void tenWrongCodesLockAPhoneOut() {
        PhonesLimits limits;
        limits.requestsASecond = 1000;
        QVERIFY(m_host->start(
            u"127.0.0.1"_s, 0,
            std::make_shared<PhonesView>(roomSource(event(), m_scratch->clock()), PhonesCodes()),
            limits));
        QStringList told;
        QObject context;
        connect(m_host.get(), &PhonesHost::lockedOut, &context,
                [&](const QString& address) { told += address; });
        const auto statusOf = [&](const QByteArray& target, const QString& from) {
            PhoneClient phone(m_host->port(), from);
            phone.get(target);
            return QTest::qWaitFor([&] { return phone.isOver(); }, patience) ? phone.status() : 0;
        };
        const QString guesser = u"127.0.0.7"_s;
        for (int i = 0; i < 10; ++i) {
            // What cannot be a code is a slip.
            QCOMPARE(statusOf("/our-result?code=table+3", guesser), 404);
            QCOMPARE(statusOf("/our-result?code=AAAA000" + QByteArray::number(i), guesser), 404);
        }
        QCOMPARE(statusOf("/our-result?code=AAAA0000", guesser), 423);
        QTRY_COMPARE_WITH_TIMEOUT(told, QStringList{guesser}, patience);
        QCOMPARE(statusOf("/our-result?code=AAAA0000", guesser), 423);
        QCOMPARE(told, QStringList{guesser});
        QCOMPARE(statusOf("/our-result", guesser), 200); // all else goes on
        QCOMPARE(statusOf("/clock", guesser), 200);
        QCOMPARE(statusOf("/our-result?code=AAAA0000", u"127.0.0.8"_s), 404);
    }

    void itStopsWithTheBook() {
        const quint16 port = m_host->port();
        PhoneClient waiting(port);
        QTRY_VERIFY_WITH_TIMEOUT(waiting.isConnected(), patience);
        m_host->stop();
        QVERIFY(!m_host->isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(waiting.isOver(), patience);
        QVERIFY(m_host->start(u"127.0.0.1"_s, port, view())); // at the same place again
        QCOMPARE(m_host->port(), port);
    }
};

} // namespace mentat::test::tst_phones_phones

MENTAT_TEST(tst_phones_phones, TestPhonesPhones, QGuiApplication)
#include "tst_phones_phones.moc"
