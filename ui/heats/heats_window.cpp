#include "ui/heats/heats_window.h"

#include "ui/sheets/sheet_view.h"

#include <QAction>

#include <utility>

namespace mentat {

SheetActions::SheetActions(std::function<SheetView*()> shown, QWidget* owner)
    : QObject(owner)
    , m_shown(std::move(shown))
    , m_owner(owner) {}

QAction* SheetActions::add(const SheetAct& act) {
    QAction* action = makeAct(m_owner, act.text, act.key, [this, does = act.act] {
        if (SheetView* sheet = m_shown())
            does(*sheet);
    });
    if (act.when == SheetWhen::InRow)
        action->setShortcutContext(Qt::WidgetShortcut); // the field takes it; the menu shows it
    m_lines.push_back({action, act.key, act.when});
    follow();
    return action;
}

void SheetActions::follow() {
    const SheetView* sheet = m_shown();
    const bool reads = sheet && sheet->isReading();
    for (const Line& line : m_lines) {
        bool isPossible = sheet;
        if (line.when == SheetWhen::Reading)
            isPossible = reads;
        else if (line.when == SheetWhen::InRow)
            isPossible = sheet && !reads && sheet->isInRow();
        else if (line.when == SheetWhen::OfHeat)
            isPossible = sheet && sheet->place().round.isHeat();
        line.action->setEnabled(isPossible);
        // Two entries share a key, one for reading and one for typing.
        const bool hasKey = line.when == SheetWhen::Reading  ? reads
                            : line.when == SheetWhen::Typing ? !reads
                                                             : true;
        if (line.key)
            line.action->setShortcut(hasKey ? sequenceOf(*line.key) : QKeySequence());
    }
}

SheetAct correctRecorded() {
    return {SheetActions::tr("Correct the recorded res&ult"), DeskKey::CorrectResult,
            [](SheetView& sheet) { sheet.beginTyping(); }, SheetWhen::Reading};
}

} // namespace mentat

#include "moc_heats_window.cpp"
