#include "tests/kill/loaded_start.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

void startWithLibrary(QProcess& process, const QString& library) {
    QProcessEnvironment environment = process.processEnvironment();
    environment.insert(u"LD_PRELOAD"_s, library);
    // A build with the address sanitizer wants to be the first library itself.
    environment.insert(u"ASAN_OPTIONS"_s, u"verify_asan_link_order=0:detect_leaks=0"_s);
    process.setProcessEnvironment(environment);
    process.start();
}

} // namespace mentat::test
