#include "ui/pages/journal/journal_page.h"

namespace mentat {

JournalPage::JournalPage(const Surroundings& surroundings) : m_book(surroundings.book) {}

} // namespace mentat
