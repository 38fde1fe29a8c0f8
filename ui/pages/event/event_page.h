#pragma once

#include "ui/frame/page.h"

namespace mentat {

/// What the event is, its settings and heats.
class EventPage : public Page {
    Q_OBJECT

public:
    explicit EventPage(const Surroundings& surroundings);

private:
    OpenBook& m_book;
};

} // namespace mentat
