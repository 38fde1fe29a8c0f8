#include "reports/wording/journal/setting_wording.h"

#include "reports/wording/sentences.h"

namespace mentat {

namespace {

struct SettingText {
    SettingKey key;
    const char* name;
    const char* effect;
    /// What the journal calls it, where that is not its name.
    const char* fact = nullptr;
};

constexpr SettingText settingTexts[] = {
    {settingKey<&Settings::finalists>(), QT_TRANSLATE_NOOP("Setting", "Finalists"),
     QT_TRANSLATE_NOOP("Setting", "How many players advance to the final (%1)")},
    {settingKey<&Settings::tieBreakValues>(),
     QT_TRANSLATE_NOOP("Setting", "Values that break a tie"),
     QT_TRANSLATE_NOOP(
         "Setting", "Break ties by the player's own end values or by the alliance's totals (%1)")},
    {settingKey<&Settings::shieldWallAdjudicated>(),
     QT_TRANSLATE_NOOP("Setting", "Shield Wall counts in adjudication"),
     QT_TRANSLATE_NOOP(
         "Setting",
         "A player who holds the Shield Wall alone counts one more stronghold when a game is "
         "adjudicated (%1)"),
     QT_TRANSLATE_NOOP("Fact", "Shield wall adjudicated")},
    {settingKey<&Settings::shieldWallPoints>(),
     QT_TRANSLATE_NOOP("Setting", "PP for the Shield Wall"),
     QT_TRANSLATE_NOOP("Setting", "Performance points for holding it at the end of a turn (%1)"),
     QT_TRANSLATE_NOOP("Fact", "Shield wall points")},
    {settingKey<&Settings::cityPoints>(),
     QT_TRANSLATE_NOOP("Setting", "PP for Arrakeen and Carthag"),
     QT_TRANSLATE_NOOP("Setting",
                       "Performance points for each of the two at the end of a turn (%1)")},
    {settingKey<&Settings::strongholdPoints>(),
     QT_TRANSLATE_NOOP("Setting", "PP for another stronghold"),
     QT_TRANSLATE_NOOP("Setting",
                       "Performance points for each other stronghold at the end of a turn (%1)")},
    {settingKey(QpRow::Solo), QT_TRANSLATE_NOOP("Setting", "QP for a solo victory"),
     QT_TRANSLATE_NOOP("Setting", "Qualification points for the winner (%1)")},
    {settingKey(QpRow::Alliance), QT_TRANSLATE_NOOP("Setting", "QP for an alliance victory"),
     QT_TRANSLATE_NOOP("Setting", "Qualification points for each winner (%1)")},
    {settingKey(QpRow::BgPrediction),
     QT_TRANSLATE_NOOP("Setting", "QP for a Bene Gesserit prediction"),
     QT_TRANSLATE_NOOP("Setting", "Qualification points for the Bene Gesserit player (%1)")},
    {settingKey(QpRow::FremenDefault), QT_TRANSLATE_NOOP("Setting", "QP for a Fremen default"),
     QT_TRANSLATE_NOOP(
         "Setting", "Qualification points for an unallied Fremen player who wins by default (%1)")},
    {settingKey(QpRow::GuildDefault), QT_TRANSLATE_NOOP("Setting", "QP for a Guild default"),
     QT_TRANSLATE_NOOP(
         "Setting", "Qualification points for an unallied Guild player who wins by default (%1)")},
    {settingKey(QpRow::Adjudicated), QT_TRANSLATE_NOOP("Setting", "QP for an adjudicated game"),
     QT_TRANSLATE_NOOP("Setting", "Qualification points for each winner by adjudication (%1)")},
    {settingKey(QpRow::FremenDefaultAlliance),
     QT_TRANSLATE_NOOP("Setting", "QP for a Fremen default with an ally"),
     QT_TRANSLATE_NOOP("Setting",
                       "Qualification points for each of the two who win by Fremen default (%1)")},
    {settingKey(QpRow::GuildDefaultAlliance),
     QT_TRANSLATE_NOOP("Setting", "QP for a Guild default with an ally"),
     QT_TRANSLATE_NOOP("Setting",
                       "Qualification points for each of the two who win by Guild default (%1)")},
    {settingKey<&Settings::turnLimit>(), QT_TRANSLATE_NOOP("Setting", "Turn limit"),
     QT_TRANSLATE_NOOP(
         "Setting", "Number of turns after which a game ends by default or is adjudicated (%1)")},
    {settingKey<&Settings::allianceSize>(), QT_TRANSLATE_NOOP("Setting", "Alliance size"),
     QT_TRANSLATE_NOOP("Setting", "Most players in one alliance, not counting dropouts (%1)")},
    {settingKey<&Settings::countAt>(), QT_TRANSLATE_NOOP("Setting", "When the board is counted"),
     QT_TRANSLATE_NOOP(
         "Setting",
         "Adjudicate the board as it was when play stopped, or after the last completed turn (%1)")},
    {settingKey<&Settings::graceMinutes>(), QT_TRANSLATE_NOOP("Setting", "Grace period"),
     QT_TRANSLATE_NOOP(
         "Setting",
         "How long after the start a latecomer may join, and a player may leave as if never in "
         "the game (%1)"),
     QT_TRANSLATE_NOOP("Fact", "Grace period, minutes")},
    {settingKey<&Settings::lastTurnMinutes>(), QT_TRANSLATE_NOOP("Setting", "Last turn in a heat"),
     QT_TRANSLATE_NOOP("Setting", "How long before the end of a heat no new turn may begin (%1)"),
     QT_TRANSLATE_NOOP("Fact", "Last turn in a heat, minutes")},
    {settingKey<&Settings::finalLastTurnMinutes>(),
     QT_TRANSLATE_NOOP("Setting", "Last turn in the final"),
     QT_TRANSLATE_NOOP(
         "Setting",
         "How long before the end of the final no new turn may begin; 0 for no limit (%1)"),
     QT_TRANSLATE_NOOP("Fact", "Last turn in the final, minutes")},
    {settingKey<&Settings::finalClockWaived>(),
     QT_TRANSLATE_NOOP("Setting", "Final without a clock"),
     QT_TRANSLATE_NOOP("Setting",
                       "The final goes on until it is won or all turns are played (%1)")},
    {settingKey<&Settings::drawFactions>(), QT_TRANSLATE_NOOP("Setting", "Faction draw"),
     QT_TRANSLATE_NOOP(
         "Setting",
         "Draw factions with cards at the table, or have Mentat draw them with the seats (%1)"),
     QT_TRANSLATE_NOOP("Fact", "Draw factions")},
    {settingKey<&Settings::finalTrades>(), QT_TRANSLATE_NOOP("Setting", "Trades in the final"),
     QT_TRANSLATE_NOOP("Setting",
                       "Finalists may trade the factions they picked before play begins (%1)")},
    {settingKey<&Settings::prizeLevel>(), QT_TRANSLATE_NOOP("Setting", "Prize level"),
     QT_TRANSLATE_NOOP("Setting",
                       "The last place that gets a plaque, and the multiplier for laurels (%1)")},
};

/// One for each key, in their order.
constexpr bool isEachSettingInItsPlace() {
    size_t position = 0;
    for (const SettingText& text : settingTexts) {
        if (static_cast<size_t>(text.key) != position++)
            return false;
    }
    size_t count = 0;
    forEachSetting([&](const auto& setting) { count += settingsIn(setting); });
    return position == count;
}
static_assert(isEachSettingInItsPlace());

/// The words of one value, whatever its kind.
struct ValueWords {
    const Language& language;

    [[nodiscard]] QString say(const char* english, const QStringList& filling = {}) const {
        return filled(language.translate("Setting", english), filling);
    }
    QString operator()(int number) const { return language.number(number); }
    QString operator()(Minutes minutes) const {
        return say(QT_TRANSLATE_NOOP("Setting", "%1 min"), {language.number(minutes.value())});
    }
    QString operator()(PerformancePoints points) const { return language.points(points.halves()); }
    QString operator()(const QpEntry& entry) const {
        return say(QT_TRANSLATE_NOOP("Setting", "%1 with 5 or 6 players, %2 with 3 or 4"),
                   {language.points(entry.fiveOrSix.halves()),
                    language.points(entry.threeOrFour.halves())});
    }
    QString operator()(bool yes) const {
        return say(yes ? QT_TRANSLATE_NOOP("Setting", "yes") : QT_TRANSLATE_NOOP("Setting", "no"));
    }
    QString operator()(TieBreakValues values) const {
        switch (values) {
        case TieBreakValues::Individual:
            return say(QT_TRANSLATE_NOOP("Setting", "the player's own"));
        case TieBreakValues::Alliance: return say(QT_TRANSLATE_NOOP("Setting", "the alliance's"));
        }
        return {};
    }
    QString operator()(CountAt countAt) const {
        switch (countAt) {
        case CountAt::Stop: return say(QT_TRANSLATE_NOOP("Setting", "when play stopped"));
        case CountAt::TurnEnd:
            return say(QT_TRANSLATE_NOOP("Setting", "after the last completed turn"));
        }
        return {};
    }
    QString operator()(DrawFactions drawer) const {
        switch (drawer) {
        case DrawFactions::Table:
            return say(QT_TRANSLATE_NOOP("Setting", "with cards at the table"));
        case DrawFactions::Program: return say(QT_TRANSLATE_NOOP("Setting", "by Mentat"));
        }
        return {};
    }
};

} // namespace

QString settingName(const Language& language, SettingKey key) {
    return language.translate("Setting", settingTexts[static_cast<size_t>(key)].name);
}

QString settingEffect(const Language& language, SettingKey key) {
    const char* english = settingTexts[static_cast<size_t>(key)].effect;
    return filled(language.translate("Setting", english), {QString(ruleOf(key))});
}

QString settingFact(const Language& language, SettingKey key) {
    const char* fact = settingTexts[static_cast<size_t>(key)].fact;
    return fact ? language.translate("Fact", fact) : settingName(language, key);
}

QString settingValueText(const Language& language, const SettingValue& value) {
    return std::visit(ValueWords{language}, value);
}

QString settingDifferenceText(const Language& language, const SettingDifference& difference) {
    const char* english = QT_TRANSLATE_NOOP("Setting", "%1: %2 instead of %3");
    return filled(language.translate("Setting", english),
                  {settingName(language, difference.key), settingValueText(language, difference.to),
                   settingValueText(language, difference.from)});
}

} // namespace mentat
