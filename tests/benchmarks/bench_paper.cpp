#include "reports/paper/pdf_writer.h"
#include "reports/report.h"
#include "tests/reports/report_events.h"

#include <QBuffer>

#include <benchmark/benchmark.h>

#include <sys/resource.h>

namespace mentat::test {
namespace {

/// The most that the process has held so far; on Linux it is counted in kilobytes.
double peakMegabytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

void scoreSheetsIntoPdf(benchmark::State& state) {
    const Book book = bookOf(drawnDocument(45, allSets()));
    const Event& event = book.events.front().event;
    const Wording wording;
    const ReportRequest request{.book = book,
                                .event = event,
                                .wording = wording,
                                .printed = QStringLiteral("13:05"),
                                .round = {},
                                .blanks = static_cast<int>(state.range(0))};
    qsizetype bytes = 0;
    for ([[maybe_unused]] auto _ : state) {
        const auto document = findReport(event, QStringLiteral("score-sheets"))->make(request);
        QBuffer file;
        file.open(QIODevice::WriteOnly);
        if (!document || !writePdf(*document, file))
            state.SkipWithError("no PDF");
        bytes = file.size();
    }
    state.counters["bytes"] = static_cast<double>(bytes);
    state.counters["peakMB"] = peakMegabytes();
}
BENCHMARK(scoreSheetsIntoPdf)->Arg(10)->Arg(1000)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace mentat::test
