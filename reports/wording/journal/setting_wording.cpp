#include "reports/wording/journal/setting_wording.h"

#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"

namespace mentat {

namespace {

struct SettingText {
    SettingKey key;
    Phrase name;
    Phrase effect;
    /// The journal's word for it, if different from its name.
    Phrase fact = nullptr;
};

constexpr SettingText settingTexts[] = {
    {settingKey<&Settings::finalists>(), Phrase("Setting", "Finalists"),
     Phrase("Setting", "How many players advance to the final (%1)")},
    {settingKey<&Settings::tieBreakValues>(), Phrase("Setting", "Values that break a tie"),
     Phrase("Setting",
            "Break ties by the player's own end values or by the alliance's totals (%1)")},
    {settingKey<&Settings::shieldWallAdjudicated>(),
     Phrase("Setting", "Shield Wall counts in adjudication"),
     Phrase("Setting",
            "A player who holds the Shield Wall alone counts one more stronghold when a game is "
            "adjudicated (%1)"),
     Phrase("Fact", "Shield wall adjudicated")},
    {settingKey<&Settings::shieldWallPoints>(), Phrase("Setting", "PP for the Shield Wall"),
     Phrase("Setting", "Performance points for holding it at the end of a turn (%1)"),
     Phrase("Fact", "Shield wall points")},
    {settingKey<&Settings::cityPoints>(), Phrase("Setting", "PP for Arrakeen and Carthag"),
     Phrase("Setting", "Performance points for each of the two at the end of a turn (%1)")},
    {settingKey<&Settings::strongholdPoints>(), Phrase("Setting", "PP for another stronghold"),
     Phrase("Setting", "Performance points for each other stronghold at the end of a turn (%1)")},
    {settingKey(WinRow::Solo), Phrase("Setting", "QP for a solo victory"),
     Phrase("Setting", "Qualification points for the winner (%1)")},
    {settingKey(WinRow::Alliance), Phrase("Setting", "QP for an alliance victory"),
     Phrase("Setting", "Qualification points for each winner (%1)")},
    {settingKey(WinRow::BgPrediction), Phrase("Setting", "QP for a Bene Gesserit prediction"),
     Phrase("Setting", "Qualification points for the Bene Gesserit player (%1)")},
    {settingKey(WinRow::FremenDefault), Phrase("Setting", "QP for a Fremen default"),
     Phrase("Setting",
            "Qualification points for an unallied Fremen player who wins by default (%1)")},
    {settingKey(WinRow::GuildDefault), Phrase("Setting", "QP for a Guild default"),
     Phrase("Setting",
            "Qualification points for an unallied Guild player who wins by default (%1)")},
    {settingKey(WinRow::Adjudicated), Phrase("Setting", "QP for an adjudicated game"),
     Phrase("Setting", "Qualification points for each winner by adjudication (%1)")},
    {settingKey(WinRow::FremenDefaultAlliance),
     Phrase("Setting", "QP for a Fremen default with an ally"),
     Phrase("Setting", "Qualification points for each of the two who win by Fremen default (%1)")},
    {settingKey(WinRow::GuildDefaultAlliance),
     Phrase("Setting", "QP for a Guild default with an ally"),
     Phrase("Setting", "Qualification points for each of the two who win by Guild default (%1)")},
    {settingKey<&Settings::turnLimit>(), Phrase("Setting", "Turn limit"),
     Phrase("Setting",
            "Number of turns after which a game ends by default or is adjudicated (%1)")},
    {settingKey<&Settings::allianceSize>(), Phrase("Setting", "Alliance size"),
     Phrase("Setting", "Most players in one alliance, not counting dropouts (%1)")},
    {settingKey<&Settings::countAt>(), Phrase("Setting", "When the board is counted"),
     Phrase(
         "Setting",
         "Adjudicate the board as it was when play stopped, or after the last completed turn (%1)")},
    {settingKey<&Settings::graceMinutes>(), Phrase("Setting", "Grace period"),
     Phrase("Setting",
            "How long after the start a latecomer may join, and a player may leave as if never in "
            "the game (%1)"),
     Phrase("Fact", "Grace period, minutes")},
    {settingKey<&Settings::lastTurnMinutes>(), Phrase("Setting", "Last turn in a heat"),
     Phrase("Setting", "How long before the end of a heat no new turn may begin (%1)"),
     Phrase("Fact", "Last turn in a heat, minutes")},
    {settingKey<&Settings::finalLastTurnMinutes>(), Phrase("Setting", "Last turn in the final"),
     Phrase("Setting",
            "How long before the end of the final no new turn may begin; 0 for no limit (%1)"),
     Phrase("Fact", "Last turn in the final, minutes")},
    {settingKey<&Settings::finalClockWaived>(), Phrase("Setting", "Final without a clock"),
     Phrase("Setting", "The final goes on until it is won or all turns are played (%1)")},
    {settingKey<&Settings::drawSides>(), Phrase("Setting", "Faction draw"),
     Phrase("Setting",
            "Draw factions with cards at the table, or have Mentat draw them with the seats (%1)"),
     Phrase("Fact", "Draw factions")},
    {settingKey<&Settings::finalTrades>(), Phrase("Setting", "Trades in the final"),
     Phrase("Setting", "Finalists may trade the factions they picked before play begins (%1)")},
    {settingKey<&Settings::prizeLevel>(), Phrase("Setting", "Prize level"),
     Phrase("Setting", "The last place that gets a plaque, and the multiplier for laurels (%1)")},
};

/// One for each key, in order.
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

/// Words one value of any kind.
struct ValueWords {
    const Language& language;

    QString operator()(int number) const { return language.number(number); }
    QString operator()(Minutes minutes) const {
        return say(language, Phrase("Setting", "%1 min"), {language.number(minutes.value())});
    }
    QString operator()(PerformancePoints points) const { return language.points(points.halves()); }
    QString operator()(const WinEntry& entry) const {
        return say(language, Phrase("Setting", "%1 with 5 or 6 players, %2 with 3 or 4"),
                   {language.points(entry.fiveOrSix.halves()),
                    language.points(entry.threeOrFour.halves())});
    }
    QString operator()(bool yes) const {
        return say(language, yes ? Phrase("Setting", "yes") : Phrase("Setting", "no"));
    }
    QString operator()(TieBreakValues values) const {
        switch (values) {
        case TieBreakValues::Individual:
            return say(language, Phrase("Setting", "the player's own"));
        case TieBreakValues::Alliance: return say(language, Phrase("Setting", "the alliance's"));
        }
        return {};
    }
    QString operator()(CountAt countAt) const {
        switch (countAt) {
        case CountAt::Stop: return say(language, Phrase("Setting", "when play stopped"));
        case CountAt::TurnEnd:
            return say(language, Phrase("Setting", "after the last completed turn"));
        }
        return {};
    }
    QString operator()(DrawSides drawer) const {
        switch (drawer) {
        case DrawSides::Table: return say(language, Phrase("Setting", "with cards at the table"));
        case DrawSides::Program: return say(language, Phrase("Setting", "by Mentat"));
        }
        return {};
    }
};

} // namespace

QString settingName(const Language& language, SettingKey key) {
    return say(language, settingTexts[static_cast<size_t>(key)].name);
}

QString settingEffect(const Language& language, SettingKey key) {
    Phrase english = settingTexts[static_cast<size_t>(key)].effect;
    return say(language, english, {QString(ruleOf(key))});
}

QString settingFact(const Language& language, SettingKey key) {
    Phrase fact = settingTexts[static_cast<size_t>(key)].fact;
    return fact ? say(language, fact) : settingName(language, key);
}

QString settingValueText(const Language& language, const SettingValue& value) {
    return std::visit(ValueWords{language}, value);
}

QString settingDifferenceText(const Language& language, const SettingDifference& difference) {
    Phrase english = Phrase("Setting", "%1: %2 instead of %3");
    return say(language, english,
               {settingName(language, difference.key), settingValueText(language, difference.to),
                settingValueText(language, difference.from)});
}

} // namespace mentat
