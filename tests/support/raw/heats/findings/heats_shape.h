#pragma once

#include "tests/support/raw/heats/heats_edition.h"
#include "tests/support/raw/raw_shape.h"

// Internals of rawHeatsErrors().
namespace mentat::test::raw::heats {

// A number below 10⁹ in magnitude with at most three decimals.
bool isDecimal(const QJsonValue& value);
// Reports the later of two objects in a list with the same value under the key.
void refuseTwice(Findings& findings, const QString& rule, const QJsonValue& list, const QString& at,
                 const QString& key);

// H10.1 (ruleset_errors.cpp)
void refuse(Findings& findings, const QString& at);
void checkRuleset(Findings& findings, const QJsonValue& ruleset, const QString& at,
                  Edition edition);
// `places`, `from`, `points`, … of an entry of `order`, of `eliminated` (ruleset_keys.cpp).
void checkOrder(Findings& findings, const QJsonValue& order, const QString& at, Edition edition);
void checkEliminated(Findings& findings, const QJsonValue& eliminated, const QString& at,
                     Edition edition);
void checkScores(Findings& findings, const QJsonObject& ruleset, const QString& at,
                 Edition edition);
// An entry of `stages` (stage_errors.cpp).
void checkStageRules(Findings& findings, const QJsonObject& ruleset, const QJsonValue& stage,
                     const QString& at, bool isFirst, Edition edition);

// The largest number of players at a table.
constexpr int largestTable(Edition edition) {
    return edition == Edition::First ? 10 : 12;
}
// The `sizes` of the ruleset or a stage. Silent: without a size there is no table.
void checkSizes(Findings& findings, const QJsonObject& object, const QString& at, Edition edition);

// R10.1, and R10.8 for rolls, key by key (heats_shape.cpp); H10.2 to H10.5 (heats_errors.cpp).
Check heatsDocumentShape(Edition edition);

// A member of a ruleset: required or optional, and its valid values.
using Fits = std::function<bool(const QJsonValue&)>;
bool isText(const QJsonValue& value);
bool isName(const QJsonValue& value);
bool isFlag(const QJsonValue& value);
Fits wholeFrom(int lowest, int highest = 2147483647);
Fits oneWordOf(const QStringList& words);
struct Member {
    QString key;
    // Absent if its content is checked separately.
    Fits fits;
    bool isRequired = false;
};
// Whether it is an object; errors in its members are H10.1.
bool checkMembers(Findings& findings, const QJsonValue& value, const QString& at,
                  const std::vector<Member>& members);
// Whether it is a list.
bool checkItems(Findings& findings, const QJsonValue& value, const QString& at, const Fits& fits,
                Twice twice);
// The same, but refuses an empty list.
bool checkSomeItems(Findings& findings, const QJsonValue& value, const QString& at,
                    const Fits& fits, Twice twice = Twice::Allowed);

} // namespace mentat::test::raw::heats
