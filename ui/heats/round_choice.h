#pragma once

#include "model/rounds/heats_play.h"
#include "ui/desk/open_book.h"

namespace mentat {

/// The round that all pages of an event file show, as far as they show rounds of its kind: whoever
/// chose another on one page finds it on the next. Belongs to the open file, and goes with it.
class RoundChoice : public QObject {
    Q_OBJECT

public:
    [[nodiscard]] static RoundChoice& of(OpenBook& book);

    /// Absent while nothing is chosen.
    [[nodiscard]] const std::optional<RoundId>& round() const { return m_round; }
    void choose(const RoundId& round);
    /// Of another event.
    void forget() { m_round.reset(); }

Q_SIGNALS:
    void changed();

private:
    using QObject::QObject;

    std::optional<RoundId> m_round;
};

} // namespace mentat
