#include "app/session/people/known_people.h"
#include "tests/session/desk_acts.h"
#include "tests/support/player_ids.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_new_players {

class TestNewPlayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNextIdIsNobodys() {
        Event event = eventFrom(twoHeats()); // p1 to p11
        QCOMPARE(nextPlayerId(event), player(12));
        event.players.front().id = *PlayerId::fromText(u"p99999999999999999999"_s); // no number
        QCOMPARE(nextPlayerId(event), player(12));
        event.players.clear();
        QCOMPARE(nextPlayerId(event), player(1));
    }

    void aKnownPersonBringsWhatIsKnown() {
        const Person person{{u"MO"_s, u"77"_s, {}, u"555"_s, {}, {}},
                            PersonId(9),
                            *Name::fromText(u"Jean Bartik"_s),
                            Preference::Variant};
        const Player known = playerOf(person, player(9));
        QCOMPARE(known.badge, person.badge);
        QCOMPARE(known.phone, person.phone);
        QVERIFY(known.preference == Preference::Variant);
        QCOMPARE(known.person, std::optional(person.id));
    }
};

} // namespace mentat::test::tst_new_players

MENTAT_TEST(tst_new_players, TestNewPlayers, QCoreApplication)
#include "tst_new_players.moc"
