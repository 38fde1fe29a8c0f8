#include <QGuiApplication>

#include <benchmark/benchmark.h>

// Apart from the other benchmarks: letters need a platform that has fonts.
int main(int argc, char** argv) {
    QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
