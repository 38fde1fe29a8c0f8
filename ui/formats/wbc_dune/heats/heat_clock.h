#pragma once

#include "ui/frame/page.h"

#include <QLabel>

namespace mentat {

/// The clock of the heat that is on: until when somebody may come late, the last turn may begin,
/// and the heat ends.
class HeatClock : public QLabel {
    Q_OBJECT

public:
    explicit HeatClock(const Surroundings& surroundings);

private:
    OpenBook& m_book;
};

} // namespace mentat
