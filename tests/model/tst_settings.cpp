#include "model/document/event_document.h"
#include "model/setting_table.h"
#include "model/values/fact_of.h"
#include "tests/support/raw/document_fields.h"
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

/// Those of an event whose document says them so: {"finalists":6}.
Settings settingsFrom(const raw::Json& settings) {
    const auto json = Json::parse(R"({"format":"mentat-event","version":1,
 "event":{"name":"Dune","year":2026,"rules":"wbc-dune","settings":)"
                                  + raw::writeJson(settings) + R"(},"players":[],"heats":[]})");
    const auto event = json ? readEventDocument(*json) : tl::unexpected(Failure{});
    if (!event)
        qFatal("refused");
    return event->settings;
}

Settings settingsWith(const QString& key, const raw::Json& value) {
    raw::Json settings = raw::Json::object();
    settings.set(key, value);
    return settingsFrom(settings);
}

raw::Json otherThan(const raw::SettingField& setting) {
    switch (setting.type) {
    case raw::FieldType::Flag: return !setting.usual.flag;
    case raw::FieldType::Enum: return setting.words.back();
    default: return setting.usual.number + 1;
    }
}

/// The table of points for a win, each with so many more than by default.
raw::Json qpTable(int more) {
    raw::Json table = raw::Json::object();
    for (const raw::QpField& row : raw::qpFields()) {
        raw::Json cells = raw::Json::list();
        cells.append(row.many + more);
        cells.append(row.few + more);
        table.set(row.victory, cells);
    }
    return table;
}

/// The keys in which settings differ from the defaults.
QStringList changedIn(const Settings& settings) {
    QStringList keys;
    for (const SettingDifference& difference : settingDifferences(Settings(), settings))
        keys << QString(keyText(difference.key));
    return keys;
}

} // namespace

/// The table of settings holds every setting, and nothing else needs to.
class TestSettings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyMemberHasItsRow() {
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

    // The judge has them from docs/DOCUMENT.md.
    void everySettingHasTheDefaultOfThePage() {
        size_t settings = 0;
        for (const raw::SettingField& setting : raw::settingFields()) {
            QCOMPARE(changedIn(settingsWith(setting.key, setting.usual)), QStringList());
            ++settings;
        }
        QCOMPARE(settings, std::tuple_size_v<decltype(settingTable)>);
        QCOMPARE(changedIn(settingsWith(u"qpTable"_s, qpTable(0))), QStringList());
    }

    // Each key stands for a setting of its own, and every setting has one: a change of what a
    // document calls by the key is seen under that key alone.
    void everyKeyOfTheDocumentIsASetting() {
        QStringList keys;
        for (const raw::SettingField& setting : raw::settingFields()) {
            if (setting.type != raw::FieldType::Object)
                keys << changedIn(settingsWith(setting.key, otherThan(setting)));
            else
                keys << changedIn(settingsWith(setting.key, qpTable(1)));
        }
        QStringList expected;
        for (const SettingKey key : allSettings())
            expected << QString(keyText(key));
        QCOMPARE(keys, expected);
    }

    // Each is found by what no rule reads here: member and row, words and column are all of it.
    void aSettingHasThreePlaces() {
        std::set<QString> places
            = sourcesThatSay({u"finalTrades"_s, u"final_trades"_s}, u"model"_s);
        places.merge(sourcesThatSay({u"finalTrades"_s}, u"reports/wording"_s));
        const std::set<QString> expected{u"model/settings.h"_s, u"model/store/schema.cpp"_s,
                                         u"reports/wording/journal/setting_wording.cpp"_s};
        QVERIFY2(places == expected,
                 qPrintable(QStringList(places.begin(), places.end()).join(u' ')));
    }
};

} // namespace mentat::test::tst_settings

MENTAT_TEST(tst_settings, TestSettings, QCoreApplication)
#include "tst_settings.moc"
