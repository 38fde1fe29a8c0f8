#include <QApplication>

#include <benchmark/benchmark.h>

// Apart from the other benchmarks: windows need a platform to show them on, and libraries that
// would be started with every command that is timed.
int main(int argc, char** argv) {
    QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
