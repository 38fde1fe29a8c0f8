#include "model/document/event_codec.h"
#include "reports/wording/wording.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_setting_wording {

class TestSettingWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySettingHasItsWordsAndRule() {
        const Wording wording;
        std::set<QString> names;
        for (const SettingKey key : allSettings()) {
            const QString name = wording.settingName(key);
            const QString effect = wording.settingEffect(key);
            names.insert(name);
            for (const QString& text : {name, effect}) {
                QVERIFY2(!text.isEmpty() && text[0].isUpper(), qPrintable(text));
                QVERIFY2(!text.contains(u'%') && !text.endsWith(u'.'), qPrintable(text));
            }
            QVERIFY2(effect.endsWith(u" (%1)"_s.arg(ruleOf(key))), qPrintable(effect));
        }
        QCOMPARE(names.size(), allSettings().size());
    }

    // An event of the base set alone shows no word of an expansion; settings stand there too.
    void noSettingSpeaksOfTheExpansion() {
        for (const SettingKey key : allSettings()) {
            QVERIFY(!Wording().settingName(key).contains(u"xpansion"));
            QVERIFY(!Wording().settingEffect(key).contains(u"xpansion"));
        }
    }

    void values_data() {
        QTest::addColumn<SettingKey>("key");
        QTest::addColumn<QString>("expected");
        const auto row = [](SettingKey key, const QString& expected) {
            QTest::newRow(keyText(key).data()) << key << expected;
        };
        row(settingKey<&Settings::finalists>(), u"6"_s);
        row(settingKey<&Settings::tieBreakValues>(), u"the player's own"_s);
        row(settingKey<&Settings::shieldWallAdjudicated>(), u"yes"_s);
        row(settingKey<&Settings::strongholdPoints>(), u"0.5"_s);
        row(settingKey<&Settings::cityPoints>(), u"1.0"_s);
        row(settingKey(WinRow::Solo), u"3.0 with 5 or 6 players, 1.5 with 3 or 4"_s);
        row(settingKey<&Settings::countAt>(), u"when play stopped"_s);
        row(settingKey<&Settings::graceMinutes>(), u"15 min"_s);
        row(settingKey<&Settings::finalClockWaived>(), u"no"_s);
        row(settingKey<&Settings::drawSides>(), u"with cards at the table"_s);
    }
    void values() {
        QFETCH(SettingKey, key);
        QFETCH(QString, expected);
        QCOMPARE(Wording().settingValue(valueOf(Settings(), key)), expected);
    }

    void differencesSayBoth() {
        Settings settings;
        settings.finalists = Positive(5);
        settings.drawSides = DrawSides::Program;
        const auto differences = settingDifferences(Settings(), settings);
        QCOMPARE(differences.size(), size_t(2));
        QCOMPARE(Wording().settingDifference(differences[0]), u"Finalists: 5 instead of 6"_s);
        QCOMPARE(Wording().settingDifference(differences[1]),
                 u"Faction draw: by Mentat instead of with cards at the table"_s);
    }
};

} // namespace mentat::test::tst_setting_wording

MENTAT_TEST(tst_setting_wording, TestSettingWording, QCoreApplication)
#include "tst_setting_wording.moc"
