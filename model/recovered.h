#pragma once

#include "model/finding.h"

#include <QDateTime>

namespace mentat {

/// Where a row that the damaged file no longer has was found; Player: a person, as they were as a
/// player.
enum class RowSource { Snapshot, Journal, Player };

/// A row that was not read from the damaged file.
struct RecoveryNote {
    enum class Kind {
        Filled,   // from the snapshot or the journal
        Lost,     // it was there and is found nowhere
        Gap,      // rows may be missing; which, nothing says (no key)
        Rejected, // what could be read of it fits nothing else
        Doubtful, // the file and the journal say different things; the journal's is given
    };
    Kind kind;
    QString table;
    QString key;
    std::optional<RowSource> source = std::nullopt;
};

/// A part of an event that had to be left out, because without what is lost it breaks a rule.
struct LeftOut {
    QString event;
    Finding finding;
};

struct Recovery {
    int rows = 0;                      // of the new file, without its journal
    std::optional<QDateTime> snapshot; // of when that is which helped (UTC)
    /// All of the file's state is there, because the snapshot and every act since are.
    bool isReplayed = false;
    std::vector<RecoveryNote> notes;
    std::vector<LeftOut> leftOut;
};

} // namespace mentat
