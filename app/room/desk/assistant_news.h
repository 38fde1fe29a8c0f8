#pragma once

#include "model/result.h"

#include <QString>

#include <optional>

namespace mentat {

/// What whoever sits at the Game Master's desk hears of the second one.
struct AssistantNews {
    enum class What {
        CameIn,       // who: the initials
        Locked,       // who: the address from which too many wrong PINs came
        LockedForAll, // too many came in all
        Failed        // who: the player or table for whom an act could not be saved, and why
    };
    What what;
    QString who;
    std::optional<Failure> why = {};
};

} // namespace mentat
