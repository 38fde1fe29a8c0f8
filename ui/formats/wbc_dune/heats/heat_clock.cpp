#include "ui/formats/wbc_dune/heats/heat_clock.h"

namespace mentat {

HeatClock::HeatClock(const Surroundings& surroundings) : m_book(surroundings.book) {}

} // namespace mentat
