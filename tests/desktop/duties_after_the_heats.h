#pragma once

#include "tests/desktop/x_input.h"
#include "tests/gui/window_fixture.h"
#include "ui/desk/keys.h"
#include "ui/sheets/sheet_view.h"

#include <functional>
#include <map>

namespace mentat {
class DuneFields;
}

namespace mentat::test {

/// What a key must bring about: `prepare` leads to where it is pressed.
struct Duty {
    std::function<void()> prepare;
    std::function<bool()> isDone;
};

/// The window, the server's keyboard, and what the keys of the pages must bring about that come
/// after the heats: standings, final, awards, reports, rules.
class DutiesAfterTheHeats {
protected:
    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<XInput> m_input;

    template <class Widget = QWidget>
    Widget& widget(const QString& name) {
        return m_fixture->widget<Widget>(name);
    }
    [[nodiscard]] const DunePlay& play() { return std::get<DunePlay>(m_fixture->event().play); }
    void focusRow(const QString& list, int row = 0);
    /// The one that is shown; nullptr while none is.
    [[nodiscard]] SheetView* sheet();
    [[nodiscard]] DuneFields* fields();

    [[nodiscard]] std::map<DeskKey, Duty> lostFileDuties();
    [[nodiscard]] std::map<DeskKey, Duty> standingDuties();
    [[nodiscard]] std::map<DeskKey, Duty> finalGameDuties();
    [[nodiscard]] std::map<DeskKey, Duty> callListDuties();
    [[nodiscard]] std::map<DeskKey, Duty> awardDuties();
    [[nodiscard]] std::map<DeskKey, Duty> reportDuties();
    [[nodiscard]] std::map<DeskKey, Duty> figureDuties();
    [[nodiscard]] std::map<DeskKey, Duty> ruleDuties();
    [[nodiscard]] std::map<DeskKey, Duty> rulingDuties();
    [[nodiscard]] std::map<DeskKey, Duty> importDuties();
    // of a session of games without heats
    [[nodiscard]] std::map<DeskKey, Duty> houseDuties();
    [[nodiscard]] std::map<DeskKey, Duty> stormGameDuties();
    // of an event in heats by a ruleset
    [[nodiscard]] std::map<DeskKey, Duty> rulesetDuties();
    [[nodiscard]] std::map<DeskKey, Duty> guideDuties();
    /// By its key; its field has the keyboard then.
    void openGuide();

private:
    void openFinal(const QString& keys);
};

} // namespace mentat::test
