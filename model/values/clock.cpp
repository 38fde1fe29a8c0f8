#include "model/values/clock.h"

namespace mentat {

std::optional<QDateTime> fixedTime(const QString& text) {
    QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!time.isValid() || !text.contains(u'T'))
        return std::nullopt;
    if (time.timeSpec() == Qt::LocalTime) // nothing in the text says which zone
        time.setTimeSpec(Qt::UTC);
    return time.toUTC();
}

} // namespace mentat
