#pragma once

#include <csignal>
#include <sys/resource.h>

namespace mentat::test {

/// While it stands the system takes this many bytes of a file and no more: a write is cut off, as
/// on a disk that fills up. (What Unix says of the rest is another word than that of a full disk;
/// Windows has nothing like it.)
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
