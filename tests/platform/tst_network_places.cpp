#include "app/platform/network_places.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_network_places {

/// Where the room's phones could reach this machine.
class TestNetworkPlaces : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thisMachinesOwnIsTheLast() {
        const auto places = networkPlaces();
        QVERIFY(!places.empty());
        QCOMPARE(places.back().address, u"127.0.0.1"_s);
        QCOMPARE(std::ranges::count(places, u"127.0.0.1"_s, &NetworkPlace::address), 1);
    }

    void whatPhonesHardlyReachIsLast() {
        const NetworkPlace own{u"lo"_s, u"127.0.0.1"_s};
        const NetworkPlace taken{u"eth0"_s, u"169.254.7.9"_s};
        const NetworkPlace cable{u"eth1"_s, u"192.168.1.5"_s};
        const NetworkPlace radio{u"wlan0"_s, u"10.42.0.1"_s};
        QCOMPARE(inOrderOfUse({own, taken, radio, cable}), (std::vector{radio, cable, taken, own}));
    }

    void eachHasANameAndANumber() {
        static const QRegularExpression number(u"^\\d{1,3}(\\.\\d{1,3}){3}$"_s);
        for (const NetworkPlace& place : networkPlaces()) {
            QVERIFY2(number.match(place.address).hasMatch(), qPrintable(place.address));
            QVERIFY(!place.name.isEmpty());
        }
    }
};

} // namespace mentat::test::tst_network_places

MENTAT_TEST(tst_network_places, TestNetworkPlaces, QCoreApplication)
#include "tst_network_places.moc"
