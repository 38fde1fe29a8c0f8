#pragma once

#include "model/store/store_error.h"

namespace mentat {

/// Runs what may throw below the session and returns the failure as a value: the one place where
/// the store's exceptions end.
template <class Act>
auto guarded(Act act) -> decltype(act()) {
    try {
        return act();
    } catch (const StoreError& error) {
        return tl::unexpected<Failure>(error.failure());
    }
}

} // namespace mentat
