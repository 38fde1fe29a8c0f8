#include <QCoreApplication>

#include <benchmark/benchmark.h>

// An application object, as QProcess needs one.
int main(int argc, char** argv) {
    QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
