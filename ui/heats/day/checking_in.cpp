#include "model/event.h"
#include "ui/heats/day/check_in_field.h"
#include "ui/heats/day/check_in_list.h"
#include "ui/heats/day/check_in_panel.h"
#include "ui/heats/day/missed_line.h"
#include "ui/heats/day/waiting_line.h"
#include "ui/heats/shown_round.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>

// What the keys of check-in do.

namespace mentat {

void CheckInPanel::act(DeskKey key) {
    switch (key) {
    case DeskKey::BroughtCopy:
        changeMarked([](Player& player) {
            const int copies = player.copies ? player.copies->value() : 0;
            player.copies = Count(copies > 0 ? 0 : 1);
        });
        break;
    case DeskKey::ChangePreference:
        if (!hasExpansion(m_book.event()))
            break;
        changeMarked([](Player& player) {
            switch (player.preference) {
            case Preference::Base: player.preference = Preference::Expansion; break;
            case Preference::Expansion: player.preference = Preference::Either; break;
            case Preference::Either: player.preference = Preference::Base; break;
            }
        });
        break;
    case DeskKey::PlaysIfNeeded: checkInMarked(true); break;
    case DeskKey::TakeOut: takeOutMarked(); break;
    case DeskKey::PaperList: m_paper->toggle(); break;
    case DeskKey::LetIn: letIn(); break;
    default: break;
    }
}

void CheckInPanel::checkInMarked(bool onlyIfNeeded) {
    const CheckInRow* row = m_list->marked();
    if (!row)
        sayNobodyIsMeant();
    if (!row || !m_atDesk.heat())
        return;
    if (row->state == CheckInState::Missed) {
        if (!onlyIfNeeded)
            askWhose(row->missed);
        return;
    }
    const TypedQuery typed = m_list->query(); // the rows change meanwhile
    const QString asked = row->missed.isEmpty() && !NameSearch::asksForBadge(typed.asked)
                              ? m_field->badgeAskedFor()
                              : QString();
    const auto done = asked.isEmpty()
                          ? m_atDesk.checkIn(CheckInRow(*row), onlyIfNeeded, typed)
                          : m_atDesk.checkInWith(asked, CheckInRow(*row), onlyIfNeeded, typed);
    if (!done && typed.before.isEmpty()) {
        m_field->selectAll(); // the next name takes the place of this one, and is no part of it
        return;
    }
    // setText leaves the field nothing to undo: Ctrl+Z takes the check-in back.
    m_field->setText(typed.before);
    if (!done)
        return;
    if (!asked.isEmpty())
        askWhose({});
    showRows(MarkedRow::Newest);
    // The same key again takes it back: the mark stays with the newest of those on standby.
    if (done->isOnStandby && !m_paper->isChecked())
        m_list->markPlayer(done->player);
    if (done->isLate)
        Q_EMIT latecomer(done->player);
}

void CheckInPanel::sayNobodyIsMeant() {
    const TypedQuery typed = m_list->query();
    if (typed.asked.isEmpty())
        return;
    const QString why = m_list->isSharedBadge()
                            ? tr("Several people have this badge. Choose one with the arrow keys, "
                                 "then press Enter.")
                            : m_list->emptyText();
    m_field->selectAll(); // what is typed next takes its place
    if (!NameSearch::asksForBadge(typed.asked)) {
        m_book.say(Gravity::Refused, why);
        return;
    }
    if (!m_atDesk.heat() || !m_atDesk.miss(typed.asked))
        return;
    QApplication::beep(); // whoever scans looks at the badges
    m_book.say(Gravity::Refused, why);
    m_field->setText(typed.before);
}

void CheckInPanel::changeMarked(void (*change)(Player&)) {
    if (const CheckInRow* row = m_list->marked())
        m_atDesk.change(*row, change);
}

void CheckInPanel::takeOutMarked() {
    if (const CheckInRow* row = m_list->marked())
        m_atDesk.takeOut(CheckInRow(*row)); // the rows change meanwhile
}

void CheckInPanel::letIn() {
    if (m_waiting->guests().empty() || !m_atDesk.heat())
        return;
    const CheckInRow* row = m_list->marked();
    const bool isMarked = row && row->state == CheckInState::Waits;
    const PhoneGuest guest = isMarked ? guestOf(*row) : m_waiting->guests().front();
    const auto done = m_atDesk.letIn(guest, m_list->similarTo(guest));
    if (done && done->isLate)
        Q_EMIT latecomer(done->player);
}

void CheckInPanel::tickMarked() {
    const CheckInRow* row = m_list->marked();
    if (!row)
        sayNobodyIsMeant();
    if (!row || !m_paper->isChecked())
        return;
    if (row->state == CheckInState::In)
        takeOutMarked();
    else
        checkInMarked(false);
    m_list->moveMark(1);
}

/// The mouse ticks where the boxes are.
void CheckInPanel::tickClicked(const QModelIndex& index) {
    if (!m_paper->isChecked() || index.column() != CheckInModel::Name)
        return;
    m_list->setCurrentIndex(index);
    tickMarked();
    m_list->setCurrentIndex(index); // the hand is still there
}

void CheckInPanel::tickThoseOf(HeatNumber heat) {
    if (const Heat* earlier = shownHeat(m_book, heat))
        m_atDesk.checkInAll(std::vector(earlier->entrants));
}

void CheckInPanel::showMissed() {
    const QStringList badges = m_list->missed();
    const QString asked = m_field->badgeAskedFor();
    if (!asked.isEmpty() && !badges.contains(asked)) // at the second desk, or by undo
        m_field->askFor({});
    m_missed->showBadges(badges, m_field->badgeAskedFor());
    m_whose->setVisible(!badges.isEmpty());
}

void CheckInPanel::askWhose(QString badge) {
    m_field->setText({}); // which changes the rows that the badge may be from
    m_field->askFor(badge);
    m_field->setFocus();
    showMissed();
}

void CheckInPanel::askWhoseMarked() {
    if (m_list->isMissedMarked())
        return checkInMarked(false);
    if (const QStringList badges = m_list->missed(); !badges.isEmpty())
        askWhose(badges.front());
}

} // namespace mentat
