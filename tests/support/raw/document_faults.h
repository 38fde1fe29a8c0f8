#pragma once

#include "raw_errors.h"

#include <QStringList>

#include <optional>

namespace mentat::test::raw {

struct Fault {
    // One of faultKinds(), and the same with its pointer as text for a test's message.
    QString kind;
    QString what;
    QByteArray document;
    RawError expected;
};

// Plants exactly one fault into a valid document: `expected` is the only error of the result. Kinds
// and pointers are chosen so that no fault implies a second one, however one reads the
// specification's gaps; the planter notes the pointers that this excludes. Absent if the document
// has no pointer for the drawn kind.
std::optional<Fault> plantFault(const QByteArray& valid, quint32 seed);
std::optional<Fault> plantFault(const QByteArray& valid, const QString& kind, quint32 seed);
QStringList faultKinds();

} // namespace mentat::test::raw
