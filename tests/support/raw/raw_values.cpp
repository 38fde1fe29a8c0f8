#include "raw_shape.h"

#include <QDate>
#include <QJsonArray>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

namespace {

const QString notReadable = u"R10.1"_s;
const QString notPossible = u"R10.8"_s;

// An integer has 32 bits; a draw's seed is one that every JSON reader keeps exactly.
constexpr double largestWhole = 2147483647.0;
constexpr double largestSeed = 9007199254740991.0;

bool isWhole(const QJsonValue& value) {
    return value.isDouble() && std::floor(value.toDouble()) == value.toDouble();
}

// At least `lowest`: a negative value is R10.8, otherwise R10.1.
void wholeFrom(Shape& shape, const QJsonValue& value, const QString& at, double lowest,
               double largest) {
    if (!isWhole(value))
        shape.findings.add(notReadable, at);
    else if (value.toDouble() < 0)
        shape.findings.add(notPossible, at);
    else if (value.toDouble() < lowest || value.toDouble() > largest)
        shape.findings.add(notReadable, at);
}

bool twoDigits(const QString& text, qsizetype from, int highest) {
    return text.at(from).unicode() >= u'0' && text.at(from).unicode() <= u'9'
           && text.at(from + 1).unicode() >= u'0' && text.at(from + 1).unicode() <= u'9'
           && text.mid(from, 2).toInt() <= highest;
}

bool isWallClock(const QString& text) {
    if (text.size() != 16 || text.at(4) != u'-' || text.at(7) != u'-' || text.at(10) != u'T'
        || text.at(13) != u':')
        return false;
    const bool digits = twoDigits(text, 0, 99) && twoDigits(text, 2, 99) && twoDigits(text, 5, 12)
                        && twoDigits(text, 8, 31) && twoDigits(text, 11, 23)
                        && twoDigits(text, 14, 59);
    return digits
           && QDate::isValid(text.left(4).toInt(), text.mid(5, 2).toInt(), text.mid(8, 2).toInt());
}

} // namespace

void isText(Shape& shape, const QJsonValue& value, const QString& at) {
    if (!value.isString())
        shape.findings.add(notReadable, at);
}

void isPicture(Shape& shape, const QJsonValue& value, const QString& at) {
    const auto bytes = QByteArray::fromBase64Encoding(
        value.toString().toLatin1(),
        QByteArray::Base64Encoding | QByteArray::AbortOnBase64DecodingErrors);
    const QByteArray start = bytes ? bytes.decoded.first(qMin(bytes.decoded.size(), 8)) : "";
    if (!value.isString() || (start != "\x89PNG\r\n\x1a\n" && !start.startsWith("<svg")))
        shape.findings.add(u"R10.1"_s, at);
}

void isName(Shape& shape, const QJsonValue& value, const QString& at) {
    const QString text = value.toString();
    const bool control = std::any_of(text.begin(), text.end(), [](QChar character) {
        return character.category() == QChar::Other_Control;
    });
    if (!value.isString() || text.trimmed().isEmpty() || control)
        shape.findings.add(notReadable, at);
}

void isFlag(Shape& shape, const QJsonValue& value, const QString& at) {
    if (!value.isBool())
        shape.findings.add(notReadable, at);
}

void isTime(Shape& shape, const QJsonValue& value, const QString& at) {
    if (!value.isString() || !isWallClock(value.toString()))
        shape.findings.add(notReadable, at);
}

void isKnownPlayer(Shape& shape, const QJsonValue& value, const QString& at) {
    if (!value.isString() || (shape.playerIds && !shape.playerIds->contains(value.toString())))
        shape.findings.add(notReadable, at);
}

void isCount(Shape& shape, const QJsonValue& value, const QString& at) {
    wholeFrom(shape, value, at, 0, largestWhole);
}

void isSeed(Shape& shape, const QJsonValue& value, const QString& at) {
    wholeFrom(shape, value, at, 0, largestSeed);
}

// Only favor in R11.3 may be negative.
void isSigned(Shape& shape, const QJsonValue& value, const QString& at) {
    if (!isWhole(value) || std::abs(value.toDouble()) > largestWhole)
        shape.findings.add(notReadable, at);
}

void isYear(Shape& shape, const QJsonValue& value, const QString& at) {
    if (!isWhole(value) || value.toDouble() < 1 || value.toDouble() > 9999)
        shape.findings.add(notReadable, at);
}

// The number of a heat, table, or seat: 1 or more.
void isNumberFromOne(Shape& shape, const QJsonValue& value, const QString& at) {
    if (!isWhole(value) || value.toDouble() < 1 || value.toDouble() > largestWhole)
        shape.findings.add(notReadable, at);
}

void isSettingFromOne(Shape& shape, const QJsonValue& value, const QString& at) {
    wholeFrom(shape, value, at, 1, largestWhole);
}

// Values out of bounds are R10.4, in checkPlays().
void isTurns(Shape& shape, const QJsonValue& value, const QString& at) {
    if (!isWhole(value))
        shape.findings.add(notReadable, at);
}

void isPoints(Shape& shape, const QJsonValue& value, const QString& at) {
    if (!value.isDouble() || value.toDouble() > largestWhole) {
        shape.findings.add(notReadable, at);
        return;
    }
    const double halves = value.toDouble() * 2;
    if (halves < 0 || std::floor(halves) != halves)
        shape.findings.add(notPossible, at);
}

void isDie(Shape& shape, const QJsonValue& value, const QString& at) {
    if (!isWhole(value) || value.toDouble() > largestWhole)
        shape.findings.add(notReadable, at);
    else if (value.toDouble() < 1)
        shape.findings.add(notPossible, at);
}

void isRoll(Shape& shape, const QJsonValue& value, const QString& at) {
    if (value.isArray())
        listOf(isDie)(shape, value, at);
    else
        isDie(shape, value, at);
}

void isQpRow(Shape& shape, const QJsonValue& value, const QString& at) {
    if (!value.isArray() || value.toArray().size() != 2)
        shape.findings.add(notReadable, at);
    else
        listOf(isPoints)(shape, value, at);
}

// A map: its keys are player ids, each vote a boolean.
void isVotes(Shape& shape, const QJsonValue& value, const QString& at) {
    if (!value.isObject()) {
        shape.findings.add(notReadable, at);
        return;
    }
    const QJsonObject votes = value.toObject();
    for (auto vote = votes.begin(); vote != votes.end(); ++vote) {
        const QString here = below(at, vote.key());
        isKnownPlayer(shape, vote.key(), here);
        isFlag(shape, vote.value(), here);
    }
}

Check oneOf(const QStringList& values) {
    return [values](Shape& shape, const QJsonValue& value, const QString& at) {
        if (!value.isString() || !values.contains(value.toString()))
            shape.findings.add(notReadable, at);
    };
}

Check listOf(const Check& item, Twice twice) {
    return [item, twice](Shape& shape, const QJsonValue& value, const QString& at) {
        if (!value.isArray()) {
            shape.findings.add(notReadable, at);
            return;
        }
        const QJsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size(); ++i) {
            item(shape, list.at(i), below(at, i));
            for (qsizetype earlier = 0; twice == Twice::Refused && earlier < i; ++earlier) {
                if (list.at(i).isString() && list.at(i) == list.at(earlier))
                    shape.findings.add(notReadable, below(at, i));
            }
        }
    };
}

Check objectOf(const std::vector<Field>& fields) {
    return [fields](Shape& shape, const QJsonValue& value, const QString& at) {
        if (!value.isObject()) {
            shape.findings.add(notReadable, at);
            return;
        }
        const QJsonObject object = value.toObject();
        for (const Field& field : fields) {
            if (object.contains(field.key))
                field.check(shape, object.value(field.key), below(at, field.key));
            else if (field.required)
                shape.findings.add(notReadable, at);
        }
        for (auto member = object.begin(); member != object.end(); ++member) {
            const bool known = std::any_of(fields.begin(), fields.end(), [&](const Field& field) {
                return field.key == member.key();
            });
            if (!known)
                shape.findings.add(notReadable, below(at, member.key()));
        }
    };
}

} // namespace mentat::test::raw
