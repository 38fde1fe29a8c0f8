#include "tests/gui/rule_looks.h"

#include "ui/pages/rules/rules_page.h"

#include <QApplication>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// The page of the sample at this address, after these keys.
Scene ruleShown(const QString& name, const QString& address, const QString& typed,
                const QString& keys = {}) {
    return {name, [address, typed, keys](WindowFixture& fixture) {
                fixture.openSample();
                auto& page = fixture.page<RulesPage>(u"rules"_s);
                if (!address.isEmpty())
                    page.reveal(address);
                if (!typed.isEmpty())
                    WindowFixture::type(typed);
                if (!keys.isEmpty())
                    WindowFixture::press(keys);
                QApplication::processEvents();
            }};
}

} // namespace

std::vector<Scene> ruleScenes() {
    return {
        ruleShown(u"rules"_s, {}, {}),
        ruleShown(u"rules-search"_s, {}, u"bg advisor alone"_s),
        ruleShown(u"rules-order"_s, u"wbc.battle-order"_s, {}),
        ruleShown(u"rules-question"_s, u"ah.q58-karama-atreides-foresight"_s, u"tokens battle"_s),
        ruleShown(u"rules-overturned"_s, {}, u"fremen worm ride to carthag then thopters"_s,
                  u"Down Down"_s),
        ruleShown(u"rules-open"_s, {}, u"advisors left alone"_s),
        ruleShown(u"rules-silence"_s, {}, u"how many cards may i hold"_s),
        ruleShown(u"rules-nothing"_s, {}, u"xqzzwv"_s),
        ruleShown(u"rules-turn"_s, u"turn"_s, {}, u"End Up Up"_s),
        ruleShown(u"rules-karama"_s, u"karama"_s, {}),
        ruleShown(u"rules-tools"_s, u"ruleTools"_s, {}),
        ruleShown(u"rules-new"_s, u"wbc.battle-order"_s, {}, u"F7 Ctrl+Return"_s),
    };
}

} // namespace mentat::test
