#pragma once

#include "model/result.h"

#include <QByteArray>
#include <QString>

#include <variant>
#include <vector>

namespace mentat {

/// A JSON value whose objects keep the order of their keys, as event documents need (QJsonObject
/// sorts them). Keeps a duplicate key twice, so that a reader can report it.
class Json {
public:
    struct Member;
    using List = std::vector<Json>;
    using Object = std::vector<Member>;

    Json(); // null
    Json(bool value);
    Json(qint64 value);
    Json(int value);
    Json(double value);
    Json(QString value);
    Json(QLatin1StringView value);
    Json(List value);
    Json(Object value);

    [[nodiscard]] bool isNull() const { return std::holds_alternative<std::monostate>(m_value); }
    /// nullptr if the value has a different type.
    [[nodiscard]] const bool* boolean() const { return std::get_if<bool>(&m_value); }
    [[nodiscard]] const qint64* integer() const { return std::get_if<qint64>(&m_value); }
    [[nodiscard]] const double* decimal() const { return std::get_if<double>(&m_value); }
    [[nodiscard]] const QString* text() const { return std::get_if<QString>(&m_value); }
    [[nodiscard]] const List* list() const { return std::get_if<List>(&m_value); }
    [[nodiscard]] const Object* object() const { return std::get_if<Object>(&m_value); }
    [[nodiscard]] List* list() { return std::get_if<List>(&m_value); }
    [[nodiscard]] Object* object() { return std::get_if<Object>(&m_value); }

    /// The member of an object; nullptr if there is none, or this is not an object.
    [[nodiscard]] const Json* find(QStringView key) const;

    friend bool operator==(const Json& a, const Json& b);

    /// Failures: BrokenJson, NotUtf8, NestedTooDeep. A byte order mark is skipped.
    [[nodiscard]] static Result<Json> parse(const QByteArray& utf8);
    /// UTF-8, each member and element on its own line, indented by one blank per level, with a
    /// final line break.
    [[nodiscard]] QByteArray toBytes() const;
    /// On one line, without a line break.
    [[nodiscard]] QByteArray toCompactBytes() const;

private:
    std::variant<std::monostate, bool, qint64, double, QString, List, Object> m_value;
};

struct Json::Member {
    QString key;
    Json value;
    friend bool operator==(const Member&, const Member&) = default;
};

// Below Member: an Object must be complete to be compared, constructed, or destroyed.
inline Json::Json() = default;
inline Json::Json(bool value) : m_value(value) {}
inline Json::Json(qint64 value) : m_value(value) {}
inline Json::Json(int value) : m_value(qint64(value)) {}
inline Json::Json(double value) : m_value(value) {}
inline Json::Json(QString value) : m_value(std::move(value)) {}
inline Json::Json(QLatin1StringView value) : m_value(QString(value)) {}
inline Json::Json(List value) : m_value(std::move(value)) {}
inline Json::Json(Object value) : m_value(std::move(value)) {}

inline bool operator==(const Json& a, const Json& b) {
    return a.m_value == b.m_value;
}

} // namespace mentat
