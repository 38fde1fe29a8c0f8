// The program that tst_kill kills: it makes one change after another and says each number once the
// change is saved. With a fault it breaks one of the promises, so that the test can be seen to
// notice.
//   test_writer FILE [early-word|two-halves]

#include "tests/kill/marked_change.h"

#include <cstdio>

using namespace mentat;
using namespace mentat::test;

namespace {

void say(int number) {
    std::printf("%d\n", number);
    std::fflush(stdout);
}

bool performAsTwo(Session& session, EventId id, Change change) {
    Change second = change;
    const auto half = static_cast<std::ptrdiff_t>(change.edits.size() / 2);
    change.edits.erase(change.edits.begin() + half, change.edits.end());
    second.edits.erase(second.edits.begin(), second.edits.begin() + half);
    return session.perform(id, change) && session.perform(id, second);
}

} // namespace

int main(int argc, char** argv) {
    if (argc < 2)
        return 2;
    const QString fault = argc > 2 ? QString::fromLatin1(argv[2]) : QString();
    const SystemClock clock;
    const Desk desk{clock, QStringLiteral("KT"), QStringLiteral("host"), QStringLiteral("user")};
    auto session = Session::open(QString::fromLocal8Bit(argv[1]), Session::Access::Write, desk);
    if (!session)
        return 3;
    for (int number = 1;; ++number) {
        const EventId id = (*session)->book().events.front().id;
        const Change change = markedChange((*session)->book().events.front().event, number);
        if (fault == QLatin1String("early-word"))
            say(number);
        const bool done = fault == QLatin1String("two-halves")
                              ? performAsTwo(**session, id, change)
                              : (*session)->perform(id, change).has_value();
        if (!done)
            return 4;
        if (fault != QLatin1String("early-word"))
            say(number);
    }
}
