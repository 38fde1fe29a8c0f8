#include "model/document/event_document.h"
#include "model/setting_table.h"
#include "scoring/outcome_change.h"
#include "scoring/scoring_kind.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat::test::tst_outcome_change {

/// What a changed setting would change of what the sample's games came to.
class TestOutcomeChange : public QObject {
    Q_OBJECT

private:
    std::optional<Event> m_event;

    [[nodiscard]] OutcomeChange with(SettingKey key, const SettingValue& value) const {
        Event changed = *m_event;
        changed.settings = *withSetting(changed.settings, key, value);
        return outcomeChange(*m_event, changed);
    }

private Q_SLOTS:
    void initTestCase() {
        QFile file(QStringLiteral(MENTAT_SOURCE_DIR "/resources/sample/dune-sample-2026.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto json = Json::parse(file.readAll());
        QVERIFY(json);
        auto event = readEventDocument(*json);
        QVERIFY(event);
        m_event = *std::move(event);
    }

    void theSameSettingsChangeNothing() {
        QVERIFY(outcomeChange(*m_event, *m_event).isNothing());
        QVERIFY(with(settingKey<&Settings::graceMinutes>(), Minutes(20)).isNothing());
    }

    void oneFinalistLessPutsTheLastQualifierOut() { // R4.6
        const auto qualifiers = kindOf<ScoringKind>(*m_event).advancement(*m_event).qualifiers;
        const OutcomeChange change = with(settingKey<&Settings::finalists>(), 5);
        QCOMPARE(change.leaving, std::vector<PlayerId>{qualifiers.back()});
        QVERIFY(change.entering.empty());
        QVERIFY(change.points.empty());
        QCOMPARE(with(settingKey<&Settings::finalists>(), 7).entering.size(), size_t(1));
    }

    void otherQpChangeThoseWhoWonSo() { // R2
        WinEntry solo = WinPoints::standard().at(WinRow::Solo);
        solo.fiveOrSix = QualificationPoints::fromHalves(8);
        const OutcomeChange change = with(settingKey(WinRow::Solo), solo);
        // Heat 1: tables 1 and 4; heat 2: table 1, by two, and table 5. All of five or six players.
        std::set<QString> winners;
        for (const PlayerId& player : change.points)
            winners.insert(player.text());
        QCOMPARE(winners, std::set<QString>({u"p5"_s, u"p8"_s, u"p12"_s, u"p32"_s, u"p22"_s}));
        QVERIFY(change.awards.empty());
    }

    void otherPerformancePointsChangeAwardsAlone() { // R5.4
        const OutcomeChange change
            = with(settingKey<&Settings::cityPoints>(), PerformancePoints::fromHalves(4));
        QVERIFY(!change.awards.empty());
        QVERIFY(change.points.empty());
        QVERIFY(change.ranks.empty());
    }

    void aHigherPrizeLevelChangesTheFinalsPlaces() { // R7.6
        const OutcomeChange change = with(settingKey<&Settings::prizeLevel>(), 4);
        QVERIFY(!change.placements.empty());
        QVERIFY(change.ranks.empty());
    }

    void aSettingTakesOnlyItsOwnKindOfValue() {
        const Settings settings;
        QVERIFY(!withSetting(settings, settingKey<&Settings::finalists>(), true));
        QVERIFY(!withSetting(settings, settingKey<&Settings::finalists>(), 0)); // at least one
        QVERIFY(withSetting(settings, settingKey<&Settings::prizeLevel>(), 0));
        for (const SettingKey key : allSettings()) {
            const auto same = withSetting(settings, key, valueOf(settings, key));
            QVERIFY(same && *same == settings);
        }
    }
};

} // namespace mentat::test::tst_outcome_change

MENTAT_TEST(tst_outcome_change, TestOutcomeChange, QCoreApplication)
#include "tst_outcome_change.moc"
