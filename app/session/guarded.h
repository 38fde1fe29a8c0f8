#pragma once

#include "model/store/store_error.h"

namespace mentat {

/// Logs the store's cause of a failure: category mentat.store, which the window's log keeps (Help ▸
/// Copy diagnostics) and the command line drops, unless QT_LOGGING_RULES="mentat.store.info=true".
void logCause(const StoreError& error);

/// Runs code that may throw below the session and returns the failure as a value: the one place
/// where the store's exceptions end. A failure without a file gets this path.
template <class Act>
auto guarded(const QString& path, Act act) -> decltype(act()) {
    try {
        return act();
    } catch (const StoreError& error) {
        logCause(error);
        Failure failure = error.failure();
        if (failure.values.empty())
            failure.values.push_back(path);
        return tl::unexpected<Failure>(std::move(failure));
    }
}

} // namespace mentat
