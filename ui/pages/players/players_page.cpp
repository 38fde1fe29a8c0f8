#include "ui/pages/players/players_page.h"

namespace mentat {

PlayersPage::PlayersPage(const Surroundings& surroundings) : m_book(surroundings.book) {}

} // namespace mentat
