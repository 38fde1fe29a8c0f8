#pragma once

#include <csignal>
#include <sys/resource.h>

namespace mentat::test {

/// While it lives, the system accepts this many bytes of a file and no more: a write is cut off, as
/// on a full disk. (Unix reports another error than for a full disk; Windows has no such limit.)
class ShortDisk {
public:
    explicit ShortDisk(rlim_t bytes);
    ~ShortDisk();
    ShortDisk(const ShortDisk&) = delete;
    ShortDisk& operator=(const ShortDisk&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int);
};

} // namespace mentat::test
