#include "model/setting_table.h"
#include "model/values/fact_of.h"
#include "tests/support/test_program.h"

#include <QDirIterator>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_settings {

namespace {

// Planted faults.
struct Three {
    int one;
    bool two;
    WinPoints three;
};
static_assert(memberCount<Three>() == 3);

/// The sources below a folder that say one of the words.
std::set<QString> sourcesThatSay(const QStringList& words, const QString& folder) {
    const QDir root(QStringLiteral(MENTAT_SOURCE_DIR));
    std::set<QString> found;
    QDirIterator files(root.filePath(folder), {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("unreadable source");
        const QString source = QString::fromUtf8(file.readAll());
        if (std::ranges::any_of(words, [&](const QString& word) { return source.contains(word); }))
            found.insert(root.relativeFilePath(file.fileName()));
    }
    return found;
}

} // namespace

/// The table of settings holds every setting, and nothing else needs to.
class TestSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMemberHasItsRow() {
        static_assert(std::tuple_size_v<decltype(settingTable)> == memberCount<Settings>());
        std::set<QString> texts;
        for (const SettingKey key : allSettings()) {
            texts.insert(QString(keyText(key)));
            QVERIFY(settingByText(QString(keyText(key))) == key);
        }
        QCOMPARE(texts.size(), allSettings().size());
        // A row of the QP table is a setting, the table is none.
        QCOMPARE(allSettings().size(), memberCount<Settings>() - 1 + winRowsInOrder.size());
        QVERIFY(!settingByText(u"qpTable"));
        QVERIFY(!settingByText(u"finalist"));
    }

    void aKeyIsThePlaceOfItsMember() {
        QCOMPARE(keyText(settingKey<&Settings::finalists>()), "finalists"_L1);
        QCOMPARE(keyText(settingKey<&Settings::strongholdPoints>()), "strongholdPoints"_L1);
        QCOMPARE(keyText(settingKey(WinRow::Solo)), "qpTable.solo"_L1);
        QCOMPARE(keyText(settingKey(WinRow::GuildDefaultAlliance)),
                 "qpTable.guild-default-alliance"_L1);
        QCOMPARE(keyText(settingKey<&Settings::turnLimit>()), "turnLimit"_L1);
        QCOMPARE(keyText(settingKey<&Settings::prizeLevel>()), "prizeLevel"_L1);
    }

    // Each is found by what no rule reads here: member, row, words and column are all of it.
    void aSettingHasFourPlaces() {
        std::set<QString> places
            = sourcesThatSay({u"finalTrades"_s, u"final_trades"_s}, u"model"_s);
        places.merge(sourcesThatSay({u"finalTrades"_s}, u"reports/wording"_s));
        const std::set<QString> expected{u"model/setting_table.h"_s, u"model/settings.h"_s,
                                         u"model/store/schema.cpp"_s,
                                         u"reports/wording/journal/setting_wording.cpp"_s};
        QVERIFY2(places == expected,
                 qPrintable(QStringList(places.begin(), places.end()).join(u' ')));
    }
};

} // namespace mentat::test::tst_settings

MENTAT_TEST(tst_settings, TestSettings, QCoreApplication)
#include "tst_settings.moc"
