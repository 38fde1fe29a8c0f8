#include "app/session/people/two_people.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

DraftAddress twoPeoplePlace() {
    return u"two-people"_s;
}

/// "3 17"
std::optional<PeoplePair> pairIn(const QString& line) {
    bool isOne = false;
    bool isOther = false;
    const qint64 one = line.section(u' ', 0, 0).toLongLong(&isOne);
    const qint64 other = line.section(u' ', 1).toLongLong(&isOther);
    return isOne && isOther ? std::optional(pairOf(PersonId(one), PersonId(other))) : std::nullopt;
}

} // namespace

PeoplePair pairOf(PersonId a, PersonId b) {
    return b < a ? PeoplePair(b, a) : PeoplePair(a, b);
}

std::set<PeoplePair> saidToBeTwo(const Session& session) {
    std::set<PeoplePair> pairs;
    for (const Draft& draft : session.drafts()) {
        if (draft.place != twoPeoplePlace())
            continue;
        for (const QString& line : draft.content.split(u'\n', Qt::SkipEmptyParts)) {
            if (const auto pair = pairIn(line))
                pairs.insert(*pair);
        }
    }
    return pairs;
}

Result<void> sayTheyAreTwo(Session& session, EventId event, PersonId a, PersonId b) {
    const Draft* said = session.draftAt(event, twoPeoplePlace());
    const auto [one, other] = pairOf(a, b);
    return session.saveDraft(event, twoPeoplePlace(),
                             (said ? said->content : QString())
                                 + u"%1 %2\n"_s.arg(one.number()).arg(other.number()));
}

} // namespace mentat
