#pragma once

#include "model/changes/change.h"

namespace mentat {

/// Edits of one change, each on the event as the earlier ones left it.
class Edits {
public:
    explicit Edits(const Event& event) : m_now(event) {}

    template <class Slot>
    void put(const Slot& slot, const std::optional<typename Slot::Value>& after) {
        m_edits.push_back(editOf(m_now, slot, after));
        mentat::put(m_now, slot, after);
    }
    [[nodiscard]] std::vector<AnyEdit> take() { return std::move(m_edits); }

private:
    Event m_now;
    std::vector<AnyEdit> m_edits;
};

} // namespace mentat
