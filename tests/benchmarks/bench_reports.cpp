#include "reports/report.h"
#include "reports/writers/report_writer.h"
#include "tests/support/scratch_book.h"

#include <QFile>

#include <benchmark/benchmark.h>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// Every report of the sample as each kind that needs no fonts, in one process; as long as they all
/// take under two seconds, nobody waits for one.
void allReportsOfTheSample(benchmark::State& state) {
    ScratchBook scratch;
    QFile::copy(QStringLiteral(MENTAT_SAMPLE), scratch.path());
    const auto session = scratch.open(Session::Access::Read);
    const Book& book = session->book();
    const Event& event = book.events.front().event;
    const Wording wording;
    const ReportRequest request{.book = book,
                                .event = event,
                                .wording = wording,
                                .printed = u"2026-08-02 12:00"_s,
                                .round = {}};
    for ([[maybe_unused]] auto _ : state) {
        for (const Report& report : reportsOf(event)) {
            // What has its places on paper is measured, and has a benchmark with fonts.
            if (report.round == RoundOfReport::Needed || report.kinds.size() < 5)
                continue;
            const auto document = report.make(request);
            for (const ReportKind kind : report.kinds) {
                if (document && kind != ReportKind::Pdf)
                    benchmark::DoNotOptimize(written(*document, kind));
            }
        }
    }
}
BENCHMARK(allReportsOfTheSample)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace mentat::test
