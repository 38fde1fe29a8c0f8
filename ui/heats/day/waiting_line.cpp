#include "ui/heats/day/waiting_line.h"

#include "ui/desk/keys.h"
#include "ui/heats/shown_round.h"
#include "ui/itemmodels/heats/check_in_model.h"

using namespace Qt::StringLiterals;

namespace mentat {

WaitingLine::WaitingLine(OpenBook& book, QWidget* parent)
    : TextLabel(TextLevel::Strong, {}, parent)
    , m_book(book) {
    setObjectName(u"waitingPhones"_s);
    setWordWrap(true);
    hide();
    connect(&m_book, &OpenBook::draftsChanged, this, [this] {
        if (guestsNow() != m_guests)
            Q_EMIT outdated();
    });
}

std::vector<PhoneGuest> WaitingLine::guestsNow() const {
    if (!shownHeat(m_book, m_heat))
        return {};
    return phonesAtDesk(m_book.session(), m_book.eventId(), *m_heat).waiting;
}

void WaitingLine::showGuests(std::optional<HeatNumber> heat) {
    m_heat = heat;
    m_guests = guestsNow();
    setVisible(!m_guests.empty());
    if (m_guests.empty())
        return;
    const QString first = guestCalled(m_book.book(), m_book.event(), m_guests.front());
    setText(
        tr("%n waiting with a phone. %1 lets %2 in.", nullptr, static_cast<int>(m_guests.size()))
            .arg(keyName(DeskKey::LetIn), first));
}

} // namespace mentat
