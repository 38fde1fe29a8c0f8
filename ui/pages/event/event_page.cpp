#include "ui/pages/event/event_page.h"

namespace mentat {

EventPage::EventPage(const Surroundings& surroundings) : m_book(surroundings.book) {}

} // namespace mentat
