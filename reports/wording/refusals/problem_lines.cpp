#include "reports/wording/refusals/problem_lines.h"

namespace mentat {

QString problemLines(const Wording& wording, const Failure& failure) {
    constexpr size_t mostTold = 3;
    if (failure.findings.empty())
        return wording.failure(failure);
    QStringList lines;
    const size_t told = std::min(failure.findings.size(), mostTold);
    for (size_t i = 0; i < told; ++i)
        lines << wording.problem(failure.findings[i]);
    const qint64 rest = static_cast<qint64>(failure.findings.size() - told) + failure.further;
    if (rest > 0)
        lines << wording.furtherProblems(rest);
    return lines.join(u'\n');
}

} // namespace mentat
