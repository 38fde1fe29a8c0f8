#pragma once

#include "raw_errors.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QSet>
#include <QStringList>

#include <functional>
#include <optional>

// The inside of rawErrors(): not for the tests themselves.
namespace mentat::test::raw {

QString below(const QString& pointer, const QString& key);
QString below(const QString& pointer, qsizetype index);

class Findings {
public:
    void add(const QString& rule, const QString& pointer);
    // Whether R10.1 refused the value at the pointer or anything inside it: such a value is fit for
    // no further check.
    bool refused(const QString& pointer) const;
    // The same for any rule.
    bool touched(const QString& pointer) const;
    std::vector<RawError> sorted() const;

private:
    std::vector<RawError> m_errors;
};

// Which keys a document may have follows from event.rules; where these are unreadable, both
// formats' keys pass.
enum class Format { Dune, Storm, Unreadable };

struct Shape {
    Findings findings;
    Format format = Format::Unreadable;
    // Absent where `players` itself is unreadable: then no reference can be judged.
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
// The bytes of a PNG or SVG in base64; what else can be wrong with one, the tests of logos say.
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
// hasSheet: whether the columns of a result can be called otherwise.
Check aids(bool hasSheet);
Check objectOf(const std::vector<Field>& fields);

// Shared with the judge of events in heats: a list of known players without repetition, a key that
// has one right value (raw_objects.cpp), the ids of the players (raw_errors.cpp).
Check playerList();
Check exactly(const QJsonValue& right);
std::optional<QSet<QString>> idsOf(const QJsonObject& document);

// The whole document (raw_objects.cpp), and the checks that need several places at once
// (raw_clashes.cpp).
Check documentShape(Format format);
Check gameShape(bool tableRequired);
void checkClashes(Shape& shape, const QJsonObject& document);

// R10.2 to R10.10 (raw_plays.cpp). What event.settings say; absent where the setting is unfit.
struct Limits {
    std::optional<double> turnLimit;
    std::optional<double> allianceSize;
    std::optional<double> cityPoints;
    std::optional<double> strongholdPoints;
    std::optional<double> shieldWallPoints;
};

void checkPlays(Shape& shape, const QJsonObject& document);

} // namespace mentat::test::raw
