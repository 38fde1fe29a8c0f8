#include "app/platform/network_addresses.h"
#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_network_addresses {

/// Where the room's phones could reach this machine.
class TestNetworkPlaces : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thisMachinesOwnIsTheLast() {
        const auto places = networkPlaces();
        QVERIFY(!places.empty());
        QCOMPARE(places.back().address, u"127.0.0.1"_s);
        QCOMPARE(std::ranges::count(places, u"127.0.0.1"_s, &NetworkAddress::address), 1);
    }

    void whatPhonesHardlyReachIsLast() {
        const NetworkAddress own{u"lo"_s, u"127.0.0.1"_s};
        const NetworkAddress taken{u"eth0"_s, u"169.254.7.9"_s};
        const NetworkAddress cable{u"eth1"_s, u"192.168.1.5"_s};
        const NetworkAddress radio{u"wlan0"_s, u"10.42.0.1"_s};
        QCOMPARE(inOrderOfUse({own, taken, radio, cable}), (std::vector{radio, cable, taken, own}));
    }

    void eachHasANameAndANumber() {
        static const QRegularExpression number(u"^\\d{1,3}(\\.\\d{1,3}){3}$"_s);
        for (const NetworkAddress& place : networkPlaces()) {
            QVERIFY2(number.match(place.address).hasMatch(), qPrintable(place.address));
            QVERIFY(!place.name.isEmpty());
        }
    }
};

} // namespace mentat::test::tst_network_addresses

MENTAT_TEST(tst_network_addresses, TestNetworkPlaces, QCoreApplication)
#include "tst_network_addresses.moc"
