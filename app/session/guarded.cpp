#include "app/session/guarded.h"

#include <QLoggingCategory>

Q_LOGGING_CATEGORY(storeFailures, "mentat.store", QtInfoMsg)

namespace mentat {

void logCause(const StoreError& error) {
    if (!error.cause().isEmpty())
        qCInfo(storeFailures).noquote() << error.cause();
}

} // namespace mentat
