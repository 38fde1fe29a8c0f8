#pragma once

#include "tests/support/raw/heats/heats_edition.h"
#include "tests/support/raw/ordered_json.h"

#include <QStringList>

#include <vector>

// What the tests of the random events ask of the judge's answers.
namespace mentat::test::raw {

struct Answers {
    Json document;
    Json standings;
    Json finalists;
    Json placements;
};

// The random events with the answers; each is drawn and judged once, when it is first asked for.
class Judged {
public:
    explicit Judged(Edition edition = Edition::First) : m_edition(edition) {}

    Edition edition() const { return m_edition; }
    const Answers& at(int seed);

private:
    Edition m_edition;
    std::vector<Answers> m_answers;
};

// A member, null where there is none; its text.
const Json& memberOf(const Json& object, const QString& key);
const QString& wordOf(const Json& object, const QString& key);

// The heats, games and seats in the opposite order.
void turnRound(Json& document);

// What is wrong with answers whatever the rules are: ranks that are none, people in two places or
// none, tables of sizes that nobody listed. `tables` is how many were looked at, and counts on.
QString faultOf(const Answers& answers, int& tables);

} // namespace mentat::test::raw
