#pragma once

#include "tests/fuzz/folder_state.h"
#include "tests/fuzz/targets.h"

#include <QTemporaryDir>

#include <chrono>
#include <functional>

namespace mentat::test {

/// The processor's time that this process has used: what another program does meanwhile counts for
/// nothing. Under g++'s sanitizers an eighth of it, which is about what it would have used without.
[[nodiscard]] std::chrono::milliseconds processorTime();

/// The longest that one reading of an input of this size may take: one second for each megabyte
/// that was begun.
[[nodiscard]] std::chrono::milliseconds timeFor(qsizetype bytes);

/// Runs targets where it sees what they do: in a folder of its own, which is also where temporary
/// files go and where the program stands, with somebody else's file in it.
class Watch {
public:
    using Clock = std::function<std::chrono::milliseconds()>;
    /// The clock's steps between two readings are the time that was used.
    explicit Watch(Clock clock = processorTime);
    ~Watch();
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

    /// The promise that was broken: the target's own, the time, a file that was touched or is left;
    /// nothing where all were kept.
    [[nodiscard]] QString tryOut(const FuzzTarget& target, const QByteArray& input);

private:
    Clock m_clock;
    QTemporaryDir m_root;
    FolderState m_before;
};

} // namespace mentat::test
