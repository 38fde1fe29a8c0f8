#include "model/document/event_document.h"
#include "model/event.h"
#include "model/people/names.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_called {

namespace {

struct Somebody {
    QString name;
    QString from = {};
    QString badge = {};
};

/// "p1", "p2" and so on, in this order of registration.
Event eventOf(const std::vector<Somebody>& people) {
    static const QByteArray document = R"({"format": "mentat-event", "version": 1,
        "event": {"name": "Dune", "year": 2026, "rules": "wbc-dune"}, "players": []})";
    static const Event empty = readEventDocument(Json::parse(document).value()).value();
    Event event = empty;
    for (const Somebody& one : people) {
        const auto number = QString::number(event.players.size() + 1);
        Player player{{},
                      *PlayerId::fromText(u'p' + number),
                      *Name::fromText(one.name),
                      Preference::Either,
                      {},
                      {},
                      {},
                      {},
                      {},
                      {}};
        if (!one.from.isNull())
            player.from = one.from;
        if (!one.badge.isNull())
            player.badge = one.badge;
        event.players.push_back(std::move(player));
    }
    return event;
}

QStringList calledIn(const Event& event) {
    QStringList names;
    for (const Player& player : event.players)
        names.append(calledName(event, player));
    return names;
}

QStringList calledOf(const std::vector<Somebody>& people) {
    return calledIn(eventOf(people));
}

/// The alphabets of names, with what may stand between letters.
QString randomName(std::mt19937& random) {
    static const QStringList letters{
        u"a"_s, u"A"_s,  u"b"_s,  u"é"_s,  u"e"_s, u"e\u0301"_s, u"ß"_s, u"s"_s, u"ss"_s, u"ø"_s,
        u"o"_s, u"æ"_s,  u" "_s,  u"  "_s, u"-"_s, u"'"_s,       u"’"_s, u"."_s, u"д"_s,  u"Д"_s,
        u"й"_s, u"山"_s, u"각"_s, u"1"_s,  u"İ"_s, u"i"_s,       u"ı"_s, u"ﬁ"_s, u"fi"_s, u"🎲"_s};
    std::uniform_int_distribution<size_t> length(1, 3);
    std::uniform_int_distribution<qsizetype> letter(0, letters.size() - 1);
    QString name;
    for (size_t i = length(random); i > 0; --i)
        name += letters[letter(random)];
    return Name::isAcceptable(name) ? name : u"x"_s;
}

} // namespace

/// What tells players of one name apart.
class TestCalled : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aNameOfOnesOwnStandsAlone() {
        QCOMPARE(calledOf({{u"Michael Smith"_s, u"OH"_s, u"1"_s},
                           {u"Michael Smithson"_s, u"OH"_s, u"2"_s},
                           {u"Michael  Smi"_s}}),
                 (QStringList{u"Michael Smith"_s, u"Michael Smithson"_s, u"Michael  Smi"_s}));
    }

    void homesTellApart() {
        QCOMPARE(
            calledOf({{u"Michael Smith"_s, u"OH"_s, u"0412"_s}, {u"Michael Smith"_s, u"FL"_s}}),
            (QStringList{u"Michael Smith (OH)"_s, u"Michael Smith (FL)"_s}));
    }

    void caseAccentsAndSignsAreAside() {
        QCOMPARE(calledOf({{u"Chloé O'Hara"_s, u"OH"_s},
                           {u"CHLOE OHARA"_s, u"FL"_s},
                           {u"Chloe\u0301  O’Hara"_s, u"NY"_s},
                           {u"Chloé Ohare"_s, u"NY"_s}}),
                 (QStringList{u"Chloé O'Hara (OH)"_s, u"CHLOE OHARA (FL)"_s,
                              u"Chloe\u0301  O’Hara (NY)"_s, u"Chloé Ohare"_s}));
    }

    void ofOneHomeTheBadgesTellApart() {
        QCOMPARE(calledOf({{u"Michael Smith"_s, u"Québec"_s, u"00412"_s},
                           {u"Michael Smith"_s, u"quebec "_s, u"00413"_s}}),
                 (QStringList{u"Michael Smith (badge 00412)"_s, u"Michael Smith (badge 00413)"_s}));
    }

    void withoutEitherTheRegistrationDoes() {
        QCOMPARE(calledOf({{u"Ada Byron"_s, u"OH"_s},
                           {u"Michael Smith"_s, u"OH"_s, u"7"_s},
                           {u"Michael Smith"_s, u"OH"_s, u"7"_s},
                           {u"Michael Smith"_s}}),
                 (QStringList{u"Ada Byron"_s, u"Michael Smith (no. 2)"_s,
                              u"Michael Smith (no. 3)"_s, u"Michael Smith (no. 4)"_s}));
    }

    // Who was merged into another, or removed, leaves everyone else their numbers.
    void theNumberStaysWhoeverLeaves() {
        Event event = eventOf({{u"Ada Byron"_s},
                               {u"Michael Smith"_s},
                               {u"A. Byron"_s},
                               {u"Michael Smith"_s},
                               {u"michael smith"_s}});
        const QStringList before = calledIn(event);
        QCOMPARE(before[3], u"Michael Smith (no. 4)"_s);
        event.players.erase(event.players.begin() + 2);
        QCOMPARE(calledIn(event), (QStringList{before[0], before[1], before[3], before[4]}));
        event.players.erase(event.players.begin() + 1);
        QCOMPARE(calledIn(event), (QStringList{before[0], before[3], before[4]}));
    }

    // Another program's ids hold no number that could be shown: the place in the list does it.
    void withoutNumbersInTheIdsThePlaceDoes() {
        for (const QString& id : {u"smith"_s, u"p02"_s, u"p"_s, u"P2"_s, u"p2b"_s, u"q2"_s}) {
            Event event = eventOf({{u"Ada Byron"_s}, {u"Al Roe"_s}, {u"Al Roe"_s}, {u"Al Roe"_s}});
            event.players[1].id = *PlayerId::fromText(id);
            event.players[3].id = *PlayerId::fromText(u"p17"_s);
            QCOMPARE(calledIn(event), (QStringList{u"Ada Byron"_s, u"Al Roe (no. 2)"_s,
                                                   u"Al Roe (no. 3)"_s, u"Al Roe (no. 4)"_s}));
            event.players[1].id = *PlayerId::fromText(u"p2"_s);
            QCOMPARE(calledName(event, event.players[3]), u"Al Roe (no. 17)"_s);
        }
    }

    // Nor is it that of registration where they stand in another order.
    void idsInAnotherOrderAreNoNumbersOfRegistration() {
        Event event = eventOf({{u"Ada Byron"_s}, {u"Al Roe"_s}, {u"Al Roe"_s}});
        event.players[0].id = *PlayerId::fromText(u"p9"_s);
        QCOMPARE(calledName(event, event.players[2]), u"Al Roe (no. 3)"_s);
        event.players[0].id = *PlayerId::fromText(u"ada"_s);
        event.players[2].id = *PlayerId::fromText(u"p8"_s);
        QCOMPARE(calledName(event, event.players[2]), u"Al Roe (no. 8)"_s);
    }

    void oneBadgeOfTwoSpellingsTellsNobodyApart() {
        QCOMPARE(calledOf({{u"Al Roe"_s, u"OH"_s, u"00412"_s}, {u"Al Roe"_s, u"OH"_s, u"412"_s}}),
                 (QStringList{u"Al Roe (no. 1)"_s, u"Al Roe (no. 2)"_s}));
    }

    void eachOfThreeIsToldApartByTheFirstThatDoes() {
        QCOMPARE(calledOf({{u"Michael Smith"_s, u"OH"_s, u"1"_s},
                           {u"Michael Smith"_s, u"FL"_s, u"2"_s},
                           {u"Michael Smith"_s, u"OH"_s},
                           {u"Michael Smith"_s, {}, u"4"_s},
                           {u"Michael Smith"_s}}),
                 (QStringList{u"Michael Smith (badge 1)"_s, u"Michael Smith (FL)"_s,
                              u"Michael Smith (no. 3)"_s, u"Michael Smith (badge 4)"_s,
                              u"Michael Smith (no. 5)"_s}));
    }

    void whatCannotStandInALineTellsNobodyApart() {
        QCOMPARE(calledOf({{u"Michael Smith"_s, u"O\nH"_s, u" "_s},
                           {u"Michael Smith"_s, u"  Oak\u00A0 Hill "_s}}),
                 (QStringList{u"Michael Smith (no. 1)"_s, u"Michael Smith (Oak Hill)"_s}));
    }

    void everybodyIsToldNoBadge() {
        const Event event = eventOf({{u"Michael Smith"_s, u"OH"_s, u"1"_s},
                                     {u"Michael Smith"_s, u"OH"_s, u"2"_s},
                                     {u"Michael Smith"_s, u"FL"_s, u"3"_s}});
        QCOMPARE(publicName(event, event.players[0]), u"Michael Smith (no. 1)"_s);
        QCOMPARE(publicName(event, event.players[2]), u"Michael Smith (FL)"_s);
        QCOMPARE(calledIn(withoutBadges(event)),
                 (QStringList{u"Michael Smith (no. 1)"_s, u"Michael Smith (no. 2)"_s,
                              u"Michael Smith (FL)"_s}));
    }

    void allWhoAskForANameGetThis() {
        const Event event = eventOf({{u"Ada Byron"_s}, {u"Ada Byron"_s, u"PA"_s}});
        QCOMPARE(playerName(event, event.players[1].id), u"Ada Byron (PA)"_s);
        QCOMPARE(PlayerIndex(event).nameOf(event.players[0].id), u"Ada Byron (no. 1)"_s);
        QCOMPARE(playerName(event, *PlayerId::fromText(u"x"_s)), u"x"_s);
        const Event called = withCalledNames(event);
        QCOMPARE(called.players[1].name.text(), u"Ada Byron (PA)"_s);
        QCOMPARE(calledIn(called), calledIn(event));
    }

    void somebodyWhoIsNotRegisteredYetWouldBeTheNext() {
        const Event event = eventOf({{u"Ada Byron"_s, u"PA"_s}});
        const Event other = eventOf({{u"x"_s}, {u"Ada Byron"_s}});
        QCOMPARE(calledName(event, other.players[1]), u"Ada Byron (no. 2)"_s);
    }

    void aListThatIsReadHasTheBareName() {
        const auto read = [](const QString& listed, const QString& from, const QString& badge) {
            Contact beside;
            beside.from = from;
            beside.badge = badge;
            return bareName(*Name::fromText(listed), beside).text();
        };
        QCOMPARE(read(u"Ada Byron (PA)"_s, u"PA"_s, {}), u"Ada Byron"_s);
        QCOMPARE(read(u"Ada Byron (PA)"_s, u"OH"_s, {}), u"Ada Byron (PA)"_s);
        QCOMPARE(read(u"Ada Byron (badge 7)"_s, u"OH"_s, u"7"_s), u"Ada Byron"_s);
        QCOMPARE(read(u"Ada Byron (badge 7)"_s, u"OH"_s, u"77"_s), u"Ada Byron (badge 7)"_s);
        QCOMPARE(read(u"Ada Byron (no. 12)"_s, {}, {}), u"Ada Byron"_s);
        QCOMPARE(read(u"Ada (Ann) Byron"_s, u"Ann"_s, {}), u"Ada (Ann) Byron"_s);
        QCOMPARE(read(u" (PA)"_s, u"PA"_s, {}), u" (PA)"_s);
    }

    // The letters are compared without folding the names; by random names, against the folded ones.
    void theSameNamesAreFoundAsByFolding() {
        std::mt19937 random(2026);
        int same = 0;
        for (int i = 0; i < 40'000; ++i) {
            const Event event
                = eventOf({{randomName(random), u"A"_s}, {randomName(random), u"B"_s}});
            const bool isSame
                = event.players[0].name.normalized() == event.players[1].name.normalized();
            same += isSame ? 1 : 0;
            const QString called = calledName(event, event.players[0]);
            QVERIFY2(
                (called != event.players[0].name.text()) == isSame,
                qPrintable(event.players[0].name.text() + u" / "_s + event.players[1].name.text()));
        }
        QVERIFY(same > 300);
        QVERIFY(same < 10'000);
    }
};

} // namespace mentat::test::tst_called

MENTAT_TEST(tst_called, TestCalled, QCoreApplication)
#include "tst_called.moc"
