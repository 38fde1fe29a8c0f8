#pragma once

#include "ordered_json.h"

#include <QStringList>

#include <vector>

// The page's keys as a flat table: the type of a key decides which faults can be planted there.
// (rawErrors() has its own, nested description, so that each checks the other.)
namespace mentat::test::raw {

enum class FieldType {
    Fixed,
    Text,
    Picture, // an object that is never empty
    Name,
    Flag,
    Time,
    Count,
    Signed,
    Year,
    FromOne,
    SettingFromOne,
    Alliance,
    Turns,
    Points,
    QpRow,
    Enum,
    EnumList,
    PlayerId,
    PlayerRef,
    PlayerList,
    DrawnTables,
    TextList,
    NameList,
    CountList,
    Dice,
    Roll,
    Control,
    Votes,
    Vote,
    List,
    Object
};

struct DocumentField {
    // Array indices, and the keys of `expansionVotes`, are written as `*`.
    QString path;
    FieldType type;
    bool required = false;
    // The values of an enum, or of the items of an enum list.
    QStringList values = {};
    // Which kinds of rules know the key.
    bool dune = true;
    bool storm = true;
};

const std::vector<DocumentField>& documentFields();
// The pointer to the first unknown key of an event document; empty if all are known. The judge
// would not count a key that it does not know.
QString unknownKeyIn(const Json& document);

// A setting, which has a default: omitting the key and writing the default mean the same.
struct SettingField {
    QString key;
    FieldType type;
    Json usual;
    QStringList words = {}; // of an enum, default first
    // Values in random events instead of the default: a range (points in halves), or one of these.
    int least = 0;
    int most = 0;
    std::vector<int> others = {};
};

// In the order of the page.
const std::vector<SettingField>& settingFields();

// A row of `qpTable` with its default by R2: for five or six players, and for three or four.
struct QpField {
    QString victory;
    double many;
    double few;
};

const std::vector<QpField>& qpFields();

} // namespace mentat::test::raw
