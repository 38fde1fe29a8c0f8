#pragma once

#include "model/finding.h"

#include <QDateTime>

namespace mentat {

/// Where a row that the damaged file lost was found; Player: a person, from the facts of a player.
enum class RowSource { Snapshot, Journal, Player };

/// A row that was not read from the damaged file.
struct RecoveryNote {
    enum class Kind {
        Filled,   // from the snapshot or the journal
        Lost,     // it existed and was not found anywhere
        Gap,      // rows may be missing; which is unknown (no key)
        Rejected, // the readable part does not fit anything else
        Doubtful, // the file and the journal disagree; the journal's is used
    };
    Kind kind;
    QString table;
    QString key;
    std::optional<RowSource> source = std::nullopt;
};

/// A part of an event that was dropped, because without the lost rows it breaks a rule.
struct LeftOut {
    QString event;
    Finding finding;
};

struct Recovery {
    int rows = 0;                      // of the new file, without its journal
    std::optional<QDateTime> snapshot; // of the time (UTC) of the snapshot that was used
    /// The file's state is complete, because the snapshot and every act since survived.
    bool isReplayed = false;
    std::vector<RecoveryNote> notes;
    std::vector<LeftOut> leftOut;
};

} // namespace mentat
