#pragma once

class QLabel;

namespace mentat {

/// What stands before a called clock: a clock while it runs, a warning once it is over.
void showClockIcon(QLabel& label, bool isOver);

} // namespace mentat
