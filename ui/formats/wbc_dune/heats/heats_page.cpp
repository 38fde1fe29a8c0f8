#include "ui/formats/wbc_dune/heats/heats_page.h"

namespace mentat {

HeatsPage::HeatsPage(const Surroundings& surroundings) : m_book(surroundings.book) {}

} // namespace mentat
