#include "ui/heats/round_parts.h"

namespace mentat {

bool RoundEntry::typeOn(QKeyEvent&) {
    return false;
}

void RoundEntry::mark(const PlayerId&) {}

bool RulesPanel::typeOn(QKeyEvent&) {
    return false;
}

} // namespace mentat
