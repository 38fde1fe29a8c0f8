#pragma once

#include <QString>
#include <QStringList>

#include <vector>

// The page's keys as a flat table: what a key holds decides which faults can be planted there.
// (rawErrors() has its own, nested description, so that the two check each other.)
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
    // Array indices, and the keys of `expansionVotes`, are `*`.
    QString path;
    FieldType type;
    bool required = false;
    // The values of an enum or of the items of an enum list.
    QStringList values = {};
    // Which formats know the key.
    bool dune = true;
    bool storm = true;
};

const std::vector<DocumentField>& documentFields();

} // namespace mentat::test::raw
