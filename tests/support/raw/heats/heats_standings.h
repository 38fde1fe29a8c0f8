#pragma once

#include "heats_keys.h"

// H5 (internals of raw_heats.h).
namespace mentat::test::raw::heats {

struct Row {
    QString player;
    std::vector<KeyValue> values;
    qint64 rank = 0;
    QString decidedBy;
    bool isTied = false;
};

struct Standings {
    // In order; ties in the order of registration.
    std::vector<Row> ranked;
    // In the order of registration, with or without games.
    std::vector<Row> out;

    QStringList players() const;
};

Standings standingsOf(const Event& event);
// The groups of rows that share a rank, by first row and size.
std::vector<std::pair<size_t, size_t>> tiesOf(const Standings& standings);

} // namespace mentat::test::raw::heats
