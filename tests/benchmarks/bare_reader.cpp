// The floor of a command that reads an event file: a Qt program linked as mentat-cli is, which
// reads every row of the file and does nothing with it.

#include "tests/benchmarks/bare_rows.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char* argv[]) {
    const QCoreApplication application(argc, argv);
    const auto values = mentat::test::bareValuesIn(QCoreApplication::arguments().at(1));
    if (!values)
        return 1;
    std::printf("%lld\n", *values);
    return 0;
}
