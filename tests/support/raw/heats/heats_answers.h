#pragma once

#include "tests/support/raw/heats/heats_edition.h"
#include "tests/support/raw/heats/heats_slip.h"
#include "tests/support/raw/ordered_json.h"

#include <QStringList>

#include <map>
#include <vector>

// What tests of random events check in the judge's answers.
namespace mentat::test::raw {

struct Answers {
    Json document;
    Json standings;
    Json finalists;
    Json placements;
};

// The random events with their answers; each is generated and judged on first use.
class Judged {
public:
    explicit Judged(Edition edition = Edition::First) : m_edition(edition) {}

    Edition edition() const { return m_edition; }
    const Answers& at(int seed);

private:
    Edition m_edition;
    std::map<int, Answers> m_answers;
};

// The seeds of a search: first those known to show rare features, which only saves time, then all
// from 0 to the limit.
std::vector<int> seedsFrom(const std::vector<int>& telling, int limit);

// Whether a judge that makes this mistake answers differently.
bool isSeen(const Answers& answers, Edition edition, HeatsSlip slip);
// The named mistakes that fewer than `enough` events reveal, as a sentence; empty if there are
// none.
QString slipsUnseen(Judged& judged, const std::vector<int>& seeds,
                    std::map<HeatsSlip, QString> slips, int enough);

// A member, or null; its text.
const Json& memberOf(const Json& object, const QString& key);
const QString& wordOf(const Json& object, const QString& key);

// Reverses heats, games, and seats.
void turnRound(Json& document);

// Faults of answers under any rules: invalid ranks, people in two places or in none, tables of
// unlisted sizes. `tables` counts those checked, and accumulates.
QString faultOf(const Answers& answers, int& tables);

} // namespace mentat::test::raw
