#include "tests/support/test_program.h"

#include <cstdio>
#include <windows.h>

namespace mentat::test {

void endTest(int code) {
    std::fflush(nullptr);
    TerminateProcess(GetCurrentProcess(), static_cast<UINT>(code));
}

} // namespace mentat::test
