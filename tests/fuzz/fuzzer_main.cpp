// What libFuzzer calls. Paths on its command line are absolute: the watch moves elsewhere.

#include "tests/fuzz/watch.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv);
extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
    static QCoreApplication application(*argc, *argv);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    using namespace mentat::test;
    static const FuzzTarget* target = findTarget(qEnvironmentVariable("MENTAT_FUZZ_TARGET"));
    if (!target)
        qFatal("MENTAT_FUZZ_TARGET names none of documents, tables, rules, files, requests");
    static Watch watch;
    const QByteArray input(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const QString fault = watch.tryOut(*target, input);
    if (!fault.isEmpty())
        qFatal("%s", qPrintable(fault));
    return 0;
}
