#include "model/store/migrations.h"

#include "model/store/heats/heats_tables.h"
#include "model/store/journal_tables.h"
#include "model/store/store_kind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

static std::vector<Migration> allSteps() {
    std::vector<Migration> steps{
        {1, u"people, events, heats, games, the final, journal and drafts"_s, schemaVersion1()},
        {2, u"what was printed"_s, printLogSchema(),
         "12f96331df2e8e1c2598810badf9f2f45549699981871b935f70283c4ac00eef"_ba},
        {3, u"other names that people go by, heats that are not held"_s, schemaVersion3(),
         "89aad0e186c2c530cf2b2f1f52537e5e8b4fd003166891020b90d46fdbbc69e7"_ba},
        {5, u"hosts of events, logos"_s, schemaVersion5(),
         "ea759e31fd7c0e9f522539f017a13d1c549290134220ca2f5aeb12a5823c2377"_ba},
        {6, u"labels, cards and notes of events"_s, schemaVersion6(),
         "5e48d5cc4dd9eed54f566e6c8aa44ce6057581275221e97bf218d5d489917605"_ba},
        {7, u"heats, stages and the final are rounds"_s, roundsSchema(),
         "0fe66ae250b4e2172046c8c1171a4ffc187ff5aa57ba7e8c6a702bd3fb5573fd"_ba},
        {8, u"papers of every round"_s, printLogOfRounds(),
         "2db3cf59aed3df84cec9cd1d08b2ac6cd874e7c87ced69997a23c7e8b67aac91"_ba},
        {9,
         u"the Game Master's word on a stage"_s,
         {u"ALTER TABLE round ADD COLUMN held INTEGER "
          "CHECK (held IN (0, 1))"_s},
         "b243021f64326dd77a6bd11245bea839f71faeaf0005e8caf2207b66583e7d30"_ba},
    };
    std::ranges::copy(kindMigrations(), std::back_inserter(steps));
    std::ranges::sort(steps, {}, &Migration::version);
    return steps;
}

const std::vector<Migration>& migrations() {
    static const std::vector<Migration> steps = allSteps();
    return steps;
}

int latestVersion(const std::vector<Migration>& steps) {
    return steps.empty() ? 0 : steps.back().version;
}

int schemaVersion(Database& database) {
    return static_cast<int>(wholeIn(database.single(u"PRAGMA user_version"_s)));
}

void migrate(Database& database, const std::vector<Migration>& steps,
             const std::function<void()>& last) {
    const int present = schemaVersion(database);
    if (present >= latestVersion(steps))
        return;
    Transaction transaction(database);
    for (const Migration& step : steps) {
        if (step.version <= present)
            continue;
        for (const QString& statement : step.statements)
            database.run(statement);
    }
    // Inside the transaction, so that the version always matches the tables.
    database.run(u"PRAGMA user_version = %1"_s.arg(latestVersion(steps)));
    if (last)
        last();
    transaction.commit();
}

} // namespace mentat
