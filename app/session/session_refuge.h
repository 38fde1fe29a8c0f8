#pragma once

#include "app/session/guarded.h"
#include "app/session/session.h"

namespace mentat {

struct StoreOptions;

[[nodiscard]] StoreOptions storeOptions(const Desk& desk, const StoreSeams& seams);

template <class Act>
auto Session::written(Act act) -> decltype(act()) {
    auto outcome = guarded(m_path, act);
    if (!outcome && canGoOnAfter(outcome.error()))
        outcome = guarded(m_path, act);
    return outcome;
}

} // namespace mentat
