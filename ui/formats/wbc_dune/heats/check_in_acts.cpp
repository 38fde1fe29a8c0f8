// What the check-in does by keys, for whoever presses none.

#include "ui/formats/wbc_dune/heats/check_in_panel.h"

#include "model/game_sets.h"
#include "ui/desk/keys.h"

#include <QAction>
#include <QCheckBox>

namespace mentat {

void CheckInPanel::makeActs() {
    const auto add = [this](const QString& text, auto onTrigger) {
        auto* action = new QAction(text, this);
        connect(action, &QAction::triggered, this, onTrigger);
        m_acts.push_back(action);
        return action;
    };
    add(tr("Check &in whom the list marks"), [this] {
        if (m_paper->isChecked())
            tickMarked();
        else
            checkInMarked(false);
    });
    add(tr("&Brought a copy, or not"), [this] { act(DeskKey::BroughtCopy); });
    QAction* expansion
        = add(tr("E&xpansion, base or either"), [this] { act(DeskKey::ChangePreference); });
    const auto show = [this, expansion] {
        expansion->setVisible(m_book.hasEvent() && hasExpansion(m_book.event()));
    };
    connect(&m_book, &OpenBook::eventChanged, this, show);
    connect(&m_book, &OpenBook::eventChosen, this, show);
    show();
    add(tr("Pla&ys only if needed, or after all"), [this] { act(DeskKey::PlaysIfNeeded); });
    add(tr("Is not in a&fter all"), &CheckInPanel::takeOutMarked);
    // From wherever on the page the focus is.
    add(tr("&Paper list"), [this] {
        m_paper->toggle();
    })->setShortcut(sequenceOf(DeskKey::PaperList));
}

} // namespace mentat
