#pragma once

#include "raw_errors.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QSet>
#include <QStringList>

#include <functional>
#include <optional>

// Internals of rawErrors(), not for the tests themselves.
namespace mentat::test::raw {

QString below(const QString& pointer, const QString& key);
QString below(const QString& pointer, qsizetype index);

class Findings {
public:
    void add(const QString& rule, const QString& pointer);
    // Whether R10.1 refused the value at the pointer or anything inside it, which excludes it from
    // further checks.
    bool refused(const QString& pointer) const;
    // The same for any rule.
    bool touched(const QString& pointer) const;
    std::vector<RawError> sorted() const;

private:
    std::vector<RawError> m_errors;
};

// event.rules decides which keys a document may have; if it is unreadable, keys of both kinds pass.
enum class Format { Dune, Storm, Unreadable };

struct Shape {
    Findings findings;
    Format format = Format::Unreadable;
    // Absent if `players` is unreadable: then no reference can be judged.
    std::optional<QSet<QString>> playerIds;
};

using Check = std::function<void(Shape&, const QJsonValue&, const QString&)>;

struct Field {
    QString key;
    Check check;
    bool required = false;
};

enum class Twice { Allowed, Refused };

// Values of one kind (raw_values.cpp).
void isText(Shape& shape, const QJsonValue& value, const QString& at);
// The bytes of a PNG or SVG in base64; tests of logos cover all other faults.
void isPicture(Shape& shape, const QJsonValue& value, const QString& at);
void isName(Shape& shape, const QJsonValue& value, const QString& at);
void isFlag(Shape& shape, const QJsonValue& value, const QString& at);
void isTime(Shape& shape, const QJsonValue& value, const QString& at);
void isKnownPlayer(Shape& shape, const QJsonValue& value, const QString& at);
void isCount(Shape& shape, const QJsonValue& value, const QString& at);
void isSeed(Shape& shape, const QJsonValue& value, const QString& at);
void isSigned(Shape& shape, const QJsonValue& value, const QString& at);
void isYear(Shape& shape, const QJsonValue& value, const QString& at);
void isNumberFromOne(Shape& shape, const QJsonValue& value, const QString& at);
void isSettingFromOne(Shape& shape, const QJsonValue& value, const QString& at);
void isTurns(Shape& shape, const QJsonValue& value, const QString& at);
void isPoints(Shape& shape, const QJsonValue& value, const QString& at);
void isDie(Shape& shape, const QJsonValue& value, const QString& at);
void isRoll(Shape& shape, const QJsonValue& value, const QString& at);
void isQpRow(Shape& shape, const QJsonValue& value, const QString& at);
void isVotes(Shape& shape, const QJsonValue& value, const QString& at);
Check oneOf(const QStringList& values);
Check listOf(const Check& item, Twice twice = Twice::Allowed);
Check logo();
// hasSheet: whether the columns of a result can be renamed.
Check aids(bool hasSheet);
Check objectOf(const std::vector<Field>& fields);

// Shared with the judge of events in heats: a list of known players without duplicates, a key with
// one valid value (raw_objects.cpp), the players' ids (raw_errors.cpp).
Check playerList();
Check exactly(const QJsonValue& right);
std::optional<QSet<QString>> idsOf(const QJsonObject& document);

// The whole document (raw_objects.cpp), and checks across several pointers (raw_clashes.cpp).
Check documentShape(Format format);
Check gameShape(bool tableRequired);
void checkClashes(Shape& shape, const QJsonObject& document);

// R10.2 to R10.10 (raw_plays.cpp). The values of event.settings; absent if the setting is invalid.
struct Limits {
    std::optional<double> turnLimit;
    std::optional<double> allianceSize;
    std::optional<double> cityPoints;
    std::optional<double> strongholdPoints;
    std::optional<double> shieldWallPoints;
};

void checkPlays(Shape& shape, const QJsonObject& document);

} // namespace mentat::test::raw
