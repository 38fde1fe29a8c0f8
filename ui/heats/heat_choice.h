#pragma once

#include "ui/desk/open_book.h"

namespace mentat {

/// The heat that all pages of an event file show: whoever chose another on one page finds it on the
/// next. Belongs to the open file, and goes with it.
class HeatChoice : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] static HeatChoice& of(OpenBook& book);

    /// Absent while nothing is chosen.
    [[nodiscard]] std::optional<HeatNumber> heat() const { return m_heat; }
    void choose(std::optional<HeatNumber> heat);
    /// Of another event.
    void forget() { m_heat.reset(); }

Q_SIGNALS:
    void changed();

private:
    using QObject::QObject;

    std::optional<HeatNumber> m_heat;
};

} // namespace mentat
