#pragma once

#include "ui/desk/page.h"

namespace mentat {

/// What calling the clock means: each action, its limit and what is done at zero (R8), with the
/// clocks that are running.
class ClockGuide : public QWidget {
    Q_OBJECT

public:
    explicit ClockGuide(const Surroundings& surroundings, QWidget* parent = nullptr);
};

} // namespace mentat
