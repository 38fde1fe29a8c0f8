#include "tests/comparing/random_book.h"

#include "tests/support/random_changes.h"
#include "tests/support/raw/heats/generator/random_heats_event.h"
#include "tests/support/raw/random_document.h"
#include "tests/support/scratch_book.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

QByteArray openDocument(quint32 seed, quint32 kind) {
    switch (kind) {
    case 0: return raw::randomDocument(seed, {.rules = u"wbc-dune"_s, .isOpen = true});
    case 1: return raw::randomHeatsEvent(seed, {.isOpen = true});
    default: return raw::randomDocument(seed, {.rules = u"eye-of-the-storm"_s, .isOpen = true});
    }
}

/// The year before, of other people and games.
Event earlierYear(const Event& event, quint32 seed, quint32 kind) {
    Event earlier = eventFrom(openDocument(seed + 1'000'000, kind));
    earlier.details.name = event.details.name;
    earlier.details.year = Year(qMax(event.details.year.value() - 1, Year::min));
    return earlier;
}

void take(const Result<EventId>& event) {
    if (!event)
        qFatal("a random event was not taken: failure %d", static_cast<int>(event.error().kind));
}

/// An act that cannot be taken back or done again is passed over: nothing is left to, or undo
/// stops.
void actAtRandom(Session& session, RandomSource& random) {
    if (random.oneIn(6))
        (void)session.undo();
    else if (random.oneIn(8))
        (void)session.redo();
    else
        performRandomChanges(session, random, 1);
}

} // namespace

void makeRandomBook(const QString& path, const Desk& desk, quint32 seed, int acts) {
    const quint32 kind = seed % 3;
    const auto made = Session::create(path, desk, [&](Session& session) -> Result<void> {
        const Event event = eventFrom(openDocument(seed, kind));
        if (seed % 9 < 6)
            take(session.importEvent(earlierYear(event, seed, kind), ImportMode::AsNew));
        take(session.importEvent(event, ImportMode::AsNew));
        return {};
    });
    if (!made)
        qFatal("the random file was not made: failure %d", static_cast<int>(made.error().kind));
    const auto session = Session::open(path, Session::Access::Write, desk);
    if (!session)
        qFatal("the random file does not open: failure %d", static_cast<int>(session.error().kind));
    RandomSource random(seed);
    for (int act = 0; act < acts; ++act)
        actAtRandom(**session, random);
}

} // namespace mentat::test
