#include "app/phones/phones_host.h"
#include "app/session/rounds/check_in_acts.h"
#include "app/session/rounds/heat_acts.h"
#include "model/changes/change_kind.h"
#include "tests/phones/phone_client.h"
#include "tests/phones/phones_at_once.h"
#include "tests/session/session_test.h"
#include "tests/support/random_source.h"
#include "tests/support/soak.h"
#include "tests/support/test_program.h"

#include <QGuiApplication>
#include <QTest>

#include <deque>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_second_desk_link {

namespace {

constexpr int people = 120;
constexpr int registered = 100; // the others are new
constexpr int maxTurns = 20'000;
const HeatNumber first{1};

/// "Caa Byron": names are looked for by their letters.
QString nameOf(int i) {
    const auto letter = [](int n) { return QChar(u'a' + n % 26); };
    return QString(letter(i / 26 + 2).toUpper()) + letter(i / 5) + letter(i) + u" Byron"_s;
}

QByteArray document() {
    QByteArrayList players;
    for (int i = 1; i <= registered; ++i)
        players += QByteArray(R"({"id": "p%1", "name": "%2"})")
                       .replace("%1", QByteArray::number(i))
                       .replace("%2", nameOf(i).toLatin1());
    return QByteArray(R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": [%1],
        "heats": [{"number": 1, "entrants": [], "games": []}]})")
        .replace("%1", players.join(", "));
}

/// What somebody at a second desk has typed, until it is told that it came.
struct Sent {
    QString id;
    QString name;
    bool isNew = false;
};

/// A browser at a second desk, as its script does it: what was entered first goes first, over and
/// over, until an answer comes.
struct AssistantBrowser {
    QString initials;
    QString address;
    bool makesNewIds = false; // a fault: what is sent again is another act
    QByteArray token{};
    std::deque<Sent> waiting{};
    std::unique_ptr<PhoneClient> link{};
    std::vector<QString> done{}; // names, once for each act that is told to be done
    int refused = 0;
    int cuts = 0;
    int acts = 0;

    QString newId() { return u"%1-0123456789abcdef-%2"_s.arg(initials).arg(++acts); }
    void enter(const QString& name, bool isNew) { waiting.push_back({newId(), name, isNew}); }

    void sendFirst(quint16 port) {
        if (makesNewIds)
            waiting.front().id = newId();
        link = std::make_unique<PhoneClient>(port, address);
        const Sent& act = waiting.front();
        const std::pair<QString, QString> who{act.isNew ? u"new"_s : u"typed"_s, act.name};
        link->post(
            "/desk",
            FormFields::written({{u"heat"_s, u"1"_s}, {u"id"_s, act.id}, {u"act"_s, u"in"_s}, who}),
            QByteArray(tokenCookie) + '=' + token);
    }
    /// What came of it; without an answer it waits on.
    void hear() {
        const QByteArray page = link->body();
        if (page.contains("data-end=\"done\"")) {
            done.push_back(waiting.front().name);
            waiting.pop_front();
        } else if (page.contains("data-end=\"refused\"")) {
            ++refused;
            waiting.pop_front();
        } else if (link->status() == 200 || link->status() == 403) {
            qFatal("an answer that is none: %s", page.constData());
        } else {
            ++cuts;
        }
        link.reset();
    }
};

/// What of the journal or the list is not as it was told; empty: all is. players: by name, who is
/// in how often.
QString faultOf(const std::map<QString, int>& in, const std::map<QString, int>& entered,
                const std::map<QString, int>& told) {
    for (int i = 1; i <= people; ++i) {
        const QString name = nameOf(i);
        const auto numberIn = [&](const std::map<QString, int>& counts) {
            const auto found = counts.find(name);
            return found == counts.end() ? 0 : found->second;
        };
        if (numberIn(in) != 1)
            return u"%1 is in %2 times"_s.arg(name).arg(numberIn(in));
        if (numberIn(entered) != numberIn(told))
            return u"%1 was checked in %2 times and told so %3 times"_s.arg(name)
                .arg(numberIn(entered))
                .arg(numberIn(told));
    }
    return {};
}

} // namespace

/// Two second desks over real sockets, with a link that is cut at random, while the Game Master
/// takes people out.
class TestSecondDeskLink : public SessionTest {
    Q_OBJECT

private:
    std::unique_ptr<PhonesHost> m_host;

    std::shared_ptr<const PhonesView> view() {
        return std::make_shared<PhonesView>(roomSource(event(), m_scratch->clock()));
    }
    QByteArray tokenOf(const AssistantBrowser& browser) {
        PhoneClient door(m_host->port(), browser.address);
        door.post("/desk", FormFields::written(
                               {{u"initials"_s, browser.initials}, {u"pin"_s, m_host->pin()}}));
        while (!door.isOver())
            QTest::qWait(1);
        const QByteArray begin = "Set-Cookie: desk=";
        const qsizetype at = door.received().indexOf(begin);
        if (at < 0)
            qFatal("a desk was not let in");
        return door.received().mid(at + begin.size(), 32);
    }
    void openDesks(std::vector<AssistantBrowser>& desks) {
        m_host.reset();
        openFileWith({document()});
        m_host = std::make_unique<PhonesHost>(*m_session, id(), m_scratch->clock());
        m_host->setSecondDesk(true);
        PhonesLimits limits;
        limits.requestsASecond = 1000; // whoever asks again at once
        QVERIFY(m_host->start(u"127.0.0.1"_s, 0, view(), limits));
        for (AssistantBrowser& desk : desks)
            desk.token = tokenOf(desk);
    }
    /// The first entrant has to leave; comes back, to a desk of chance.
    void takeOneOut(std::vector<AssistantBrowser>& desks, RandomSource& random) {
        const auto& in = heatsPlay(event())->heats.front().entrants;
        if (in.empty())
            return;
        const PlayerId who = in[random.below(in.size())];
        const QString name = playerName(event(), who);
        const auto out = checkOut(event(), first, who);
        QVERIFY(out && m_session->perform(id(), *out));
        desks[random.below(desks.size())].enter(name, false);
    }
    std::map<QString, int> peopleIn() {
        std::map<QString, int> in;
        for (const PlayerId& one : heatsPlay(event())->heats.front().entrants)
            ++in[playerName(event(), one)];
        return in;
    }
    /// How often the hands of the desks have checked somebody in.
    std::map<QString, int> checkedIn() {
        std::map<QString, int> entered;
        const auto page = m_session->journalPage({}, 10'000);
        for (const JournalEntry& entry : *page) {
            if (entry.scorekeeper != u"AB" && entry.change.kind == ChangeKind::CheckedIn)
                ++entered[std::get<QString>(entry.change.operands.front())];
        }
        return entered;
    }
    static std::map<QString, int> toldBy(const std::vector<AssistantBrowser>& desks) {
        std::map<QString, int> told;
        for (const AssistantBrowser& desk : desks) {
            for (const QString& name : desk.done)
                ++told[name];
        }
        return told;
    }

    /// Everyone is checked in by two desks, some at both. What is wrong then; empty: nothing.
    QString faultOfRun(int seed, bool makesNewIds) {
        std::vector<AssistantBrowser> desks;
        desks.push_back(
            {.initials = u"CD"_s, .address = u"127.0.1.1"_s, .makesNewIds = makesNewIds});
        desks.push_back(
            {.initials = u"EF"_s, .address = u"127.0.1.2"_s, .makesNewIds = makesNewIds});
        openDesks(desks);
        RandomSource random(static_cast<unsigned>(seed));
        int twice = 0;
        for (int i = 1; i <= people; ++i) {
            const size_t one = random.below(2);
            desks[one].enter(nameOf(i), i > registered);
            if (random.oneIn(10)) {
                desks[1 - one].enter(nameOf(i), i > registered);
                ++twice;
            }
        }
        const auto isThrough = [&] {
            return std::ranges::all_of(desks, [](const AssistantBrowser& desk) {
                return desk.waiting.empty() && !desk.link;
            });
        };
        int toLeave = 30;
        for (int turn = 0; turn < maxTurns && !isThrough(); ++turn) {
            for (AssistantBrowser& desk : desks) {
                if (desk.link && desk.link->isOver()) {
                    desk.hear();
                    if (toLeave > 0 && random.oneIn(4)) {
                        takeOneOut(desks, random);
                        --toLeave;
                    }
                }
                if (!desk.link && !desk.waiting.empty()) {
                    desk.sendFirst(m_host->port());
                    for (size_t i = random.below(6); i > 0; --i)
                        QCoreApplication::processEvents();
                    if (random.oneIn(3))
                        desk.link->cut();
                }
            }
            QTest::qWait(1); // sockets have something to do in between
        }
        if (!isThrough())
            return u"they never came to an end"_s;
        if (desks[0].cuts + desks[1].cuts == 0)
            return u"no link was cut"_s;
        // Whoever is newly registered is one player, whichever desk was first.
        if (event().players.size() != size_t(people))
            return u"%1 players"_s.arg(event().players.size());
        if (desks[0].refused + desks[1].refused < twice)
            return u"who came second was not told"_s;
        return faultOf(peopleIn(), checkedIn(), toldBy(desks));
    }

private Q_SLOTS:
    void cleanup() {
        m_host.reset();
        closeFile();
    }

    void noneIsLostOrDoubled() {
        for (int seed = 1; seed <= rounds(3, 60); ++seed)
            QCOMPARE(u"seed %1: "_s.arg(seed) + faultOfRun(seed, false), u"seed %1: "_s.arg(seed));
    }

    void plantedSecondIdIsSeen() {
        QString fault;
        for (int seed = 1; seed <= 10 && fault.isEmpty(); ++seed)
            fault = faultOfRun(seed, true);
        QVERIFY(!fault.isEmpty());
    }

    void plantedLossIsSeen() {
        std::map<QString, int> all;
        for (int i = 1; i <= people; ++i)
            all[nameOf(i)] = 1;
        QCOMPARE(faultOf(all, all, all), QString());
        auto lost = all;
        lost.erase(nameOf(7));
        QCOMPARE(faultOf(lost, all, all), nameOf(7) + u" is in 0 times"_s);
        auto doubled = all;
        doubled[nameOf(8)] = 2;
        QCOMPARE(faultOf(doubled, all, all), nameOf(8) + u" is in 2 times"_s);
        QCOMPARE(faultOf(all, doubled, all),
                 nameOf(8) + u" was checked in 2 times and told so 1 times"_s);
    }
};

} // namespace mentat::test::tst_second_desk_link

MENTAT_TEST(tst_second_desk_link, TestSecondDeskLink, QGuiApplication)
#include "tst_second_desk_link.moc"
