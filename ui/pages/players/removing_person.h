#pragma once

#include "ui/desk/page.h"

namespace mentat {

/// Asks whether somebody shall be gone from the file for good, and if so takes them out of it;
/// with the copies of the file that name them, where that is wanted. What came of it is said.
void removePersonForGood(const Surroundings& surroundings, PersonId person, QWidget* window);

} // namespace mentat
