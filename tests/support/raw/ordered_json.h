#pragma once

#include <QByteArray>
#include <QString>

#include <optional>
#include <vector>

namespace mentat::test::raw {

struct JsonMember;

// A JSON value that keeps the order of members: QJsonObject sorts them, while exports have a fixed
// order.
struct Json {
    enum class Kind { Null, Flag, Number, Text, List, Object };

    Json();
    Json(bool value);
    Json(int value);
    Json(double value);
    Json(const QString& value);
    static Json list();
    static Json object();

    const Json* find(const QString& key) const;
    Json* find(const QString& key);
    // Replaces the member, or appends it.
    void set(const QString& key, const Json& value);
    void remove(const QString& key);
    void append(const Json& value);
    bool isEmptyContainer() const;
    bool operator==(const Json& other) const;

    Kind kind = Kind::Null;
    bool flag = false;
    double number = 0;
    QString text;
    std::vector<Json> items;
    std::vector<JsonMember> members;
};

struct JsonMember {
    QString key;
    Json value;
};

// Integers without a fraction, others in the shortest form that reads back equal.
QByteArray numberText(double number);
// Like Python's json.dump(indent=1, ensure_ascii=False), with a final line feed.
QByteArray writeJson(const Json& value);
QString quoted(const QString& text);
// Reads what writeJson() and shuffledDocument() write; absent for broken JSON.
std::optional<Json> readJson(const QByteArray& document);
// The value at a JSON pointer, or null.
Json* jsonAt(Json& root, const QString& pointer);

} // namespace mentat::test::raw
