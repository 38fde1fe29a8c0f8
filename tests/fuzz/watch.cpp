#include "tests/fuzz/watch.h"

#include <QDir>

#include <ctime>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace mentat::test {

namespace {

// g++'s sanitizers note where each piece of memory was asked for, in code that is not optimized:
// reading a list took 7.5 times as long (10.1 s for 1.35 s), a table of 14,000 events 22 to 31
// times (57 s for 1.8 to 2.6 s). They look for other faults; what grows faster than its input is
// found by the build without them.
#ifdef __SANITIZE_ADDRESS__
constexpr int slowness = 32;
#elif defined(Q_OS_WIN)
constexpr int slowness = 4; // under Wine: a table of an event each took 8.1 to 9.1 s for 1.8 s
#else
constexpr int slowness = 1;
#endif

/// Where temporary files went before the first watch: none lies in another.
QString ownRoot() {
    static const QString before = QDir::tempPath();
    return before + u"/mentat-watch-XXXXXX"_s;
}

} // namespace

std::chrono::milliseconds processorTime() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::seconds(time.tv_sec) + std::chrono::nanoseconds(time.tv_nsec))
           / slowness;
}

std::chrono::milliseconds timeFor(qsizetype bytes) {
    constexpr qsizetype megabyte = 1'000'000;
    return 1s * std::max<qsizetype>(1, (bytes + megabyte - 1) / megabyte);
}

Watch::Watch(Clock clock) : m_clock(std::move(clock)), m_root(ownRoot()) {
    for (const QString& folder : {u"work"_s, u"temporary"_s})
        QDir(m_root.path()).mkdir(folder);
    QFile bystander(m_root.filePath(u"somebody's file.mentat"_s));
    if (!bystander.open(QIODevice::WriteOnly) || bystander.write("not yours") < 0)
        qFatal("nothing can be written");
    bystander.close();
    for (const char* variable : {"TMPDIR", "TMP"}) // as Unix calls it, and Windows
        qputenv(variable, m_root.filePath(u"temporary"_s).toUtf8());
    QDir::setCurrent(m_root.path());
    m_before = stateOf(m_root.path());
}

// Windows removes no folder that a program stands in.
Watch::~Watch() {
    if (QDir::current() == QDir(m_root.path()))
        QDir::setCurrent(QDir::rootPath());
}

QString Watch::tryOut(const FuzzTarget& target, const QByteArray& input) {
    const QString work = m_root.filePath(u"work"_s);
    const auto begun = m_clock();
    QString fault = target.tryOut(input, work);
    const auto used = m_clock() - begun;
    QDir(work).removeRecursively();
    QDir().mkdir(work);
    if (fault.isEmpty())
        fault = differenceOf(m_before, stateOf(m_root.path()));
    if (fault.isEmpty() && used > target.readings * timeFor(input.size()))
        fault = u"%1 ms for %2 bytes"_s.arg(used.count()).arg(input.size());
    return fault;
}

} // namespace mentat::test
