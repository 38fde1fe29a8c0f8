#pragma once

#include "raw_errors.h"

#include <QStringList>

#include <optional>

namespace mentat::test::raw {

struct Fault {
    // One of faultKinds(), and the same with the place in words for a test's message.
    QString kind;
    QString what;
    QByteArray document;
    RawError expected;
};

// Plants exactly one fault into a valid document: `expected` is the only error of the result. Kinds
// and places are chosen so that no fault brings a second one along, whichever way the
// specification's silences are read; where that excludes a place, the planter says so. Absent where
// the document has no place for the kind drawn.
std::optional<Fault> plantFault(const QByteArray& valid, quint32 seed);
std::optional<Fault> plantFault(const QByteArray& valid, const QString& kind, quint32 seed);
QStringList faultKinds();

} // namespace mentat::test::raw
