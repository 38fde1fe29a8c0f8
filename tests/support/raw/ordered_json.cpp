#include "ordered_json.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace mentat::test::raw {

Json::Json() = default;
Json::Json(bool value) : kind(Kind::Flag), flag(value) {}
Json::Json(int value) : kind(Kind::Number), number(value) {}
Json::Json(double value) : kind(Kind::Number), number(value) {}
Json::Json(const QString& value) : kind(Kind::Text), text(value) {}

Json Json::list() {
    Json value;
    value.kind = Kind::List;
    return value;
}

Json Json::object() {
    Json value;
    value.kind = Kind::Object;
    return value;
}

const Json* Json::find(const QString& key) const {
    const auto member = std::find_if(members.begin(), members.end(),
                                     [&](const JsonMember& one) { return one.key == key; });
    return member == members.end() ? nullptr : &member->value;
}

Json* Json::find(const QString& key) {
    const auto member = std::find_if(members.begin(), members.end(),
                                     [&](const JsonMember& one) { return one.key == key; });
    return member == members.end() ? nullptr : &member->value;
}

void Json::set(const QString& key, const Json& value) {
    if (Json* known = find(key))
        *known = value;
    else
        members.push_back({key, value});
}

void Json::remove(const QString& key) {
    std::erase_if(members, [&](const JsonMember& one) { return one.key == key; });
}

void Json::append(const Json& value) {
    items.push_back(value);
}

bool Json::isEmptyContainer() const {
    return (kind == Kind::List && items.empty()) || (kind == Kind::Object && members.empty());
}

bool Json::operator==(const Json& other) const {
    const auto sameMember = [](const JsonMember& one, const JsonMember& two) {
        return one.key == two.key && one.value == two.value;
    };
    return kind == other.kind && flag == other.flag && number == other.number && text == other.text
           && items == other.items
           && std::equal(members.begin(), members.end(), other.members.begin(), other.members.end(),
                         sameMember);
}

QByteArray numberText(double number) {
    if (std::floor(number) == number && std::abs(number) < 9e15)
        return QByteArray::number(static_cast<qint64>(number));
    return QByteArray::number(number, 'g', QLocale::FloatingPointShortest);
}

// json.dump escapes only quotes, backslashes, and characters below U+0020.
QString quoted(const QString& text) {
    QString out = u"\""_s;
    for (const QChar character : text) {
        switch (character.unicode()) {
        case u'"': out += u"\\\""; break;
        case u'\\': out += u"\\\\"; break;
        case u'\n': out += u"\\n"; break;
        case u'\r': out += u"\\r"; break;
        case u'\t': out += u"\\t"; break;
        case u'\b': out += u"\\b"; break;
        case u'\f': out += u"\\f"; break;
        default:
            if (character.unicode() < 0x20)
                out += u"\\u%1"_s.arg(static_cast<int>(character.unicode()), 4, 16, QChar(u'0'));
            else
                out += character;
        }
    }
    return out + u'"';
}

namespace {

void write(const Json& value, int depth, QByteArray& out) {
    const QByteArray inner = "\n" + QByteArray(depth + 1, ' ');
    const QByteArray outer = "\n" + QByteArray(depth, ' ');
    bool first = true;
    switch (value.kind) {
    case Json::Kind::Null: out += "null"; return;
    case Json::Kind::Flag: out += value.flag ? "true" : "false"; return;
    case Json::Kind::Number: out += numberText(value.number); return;
    case Json::Kind::Text: out += quoted(value.text).toUtf8(); return;
    case Json::Kind::List:
        out += '[';
        for (const Json& item : value.items) {
            out += (first ? "" : ",") + inner;
            write(item, depth + 1, out);
            first = false;
        }
        out += (first ? QByteArray() : outer) + ']';
        return;
    case Json::Kind::Object:
        out += '{';
        for (const JsonMember& member : value.members) {
            out += (first ? "" : ",") + inner + quoted(member.key).toUtf8() + ": ";
            write(member.value, depth + 1, out);
            first = false;
        }
        out += (first ? QByteArray() : outer) + '}';
        return;
    }
}

class Reader {
public:
    explicit Reader(const QString& text) : m_text(text) {}

    std::optional<Json> whole() {
        const Json value = read();
        skipSpace();
        return m_broken || m_at != m_text.size() ? std::nullopt : std::optional<Json>(value);
    }

private:
    void skipSpace() {
        while (m_at < m_text.size() && u" \t\r\n"_s.contains(m_text.at(m_at)))
            ++m_at;
    }

    bool take(QStringView expected) {
        skipSpace();
        if (!QStringView(m_text).mid(m_at).startsWith(expected))
            return false;
        m_at += expected.size();
        return true;
    }

    Json fail() {
        m_broken = true;
        m_at = m_text.size();
        return Json();
    }

    Json read() {
        if (take(u"{"))
            return readObject();
        if (take(u"["))
            return readList();
        if (take(u"\""))
            return readText();
        if (take(u"true"))
            return true;
        if (take(u"false"))
            return false;
        return take(u"null") ? Json() : readNumber();
    }

    Json readObject() {
        Json object = Json::object();
        if (take(u"}"))
            return object;
        do {
            if (!take(u"\""))
                return fail();
            const QString key = readText().text;
            if (!take(u":"))
                return fail();
            object.members.push_back({key, read()});
        } while (take(u","));
        return take(u"}") ? object : fail();
    }

    Json readList() {
        Json list = Json::list();
        if (take(u"]"))
            return list;
        do {
            list.append(read());
        } while (take(u","));
        return take(u"]") ? list : fail();
    }

    Json readText() {
        QString text;
        while (m_at < m_text.size() && m_text.at(m_at) != u'"') {
            const QChar character = m_text.at(m_at++);
            text += character == u'\\' ? readEscape() : character;
        }
        return take(u"\"") ? Json(text) : fail();
    }

    QChar readEscape() {
        if (m_at == m_text.size())
            return {};
        const QChar letter = m_text.at(m_at++);
        const qsizetype plain = u"nrtbf"_s.indexOf(letter);
        if (plain >= 0)
            return u"\n\r\t\b\f"_s.at(plain);
        if (letter != u'u')
            return letter;
        m_at += 4;
        return QChar(QStringView(m_text).mid(m_at - 4, 4).toUShort(nullptr, 16));
    }

    Json readNumber() {
        skipSpace();
        const qsizetype from = m_at;
        while (m_at < m_text.size() && u"+-.0123456789eE"_s.contains(m_text.at(m_at)))
            ++m_at;
        bool isNumber = false;
        const double number = m_text.mid(from, m_at - from).toDouble(&isNumber);
        return isNumber ? Json(number) : fail();
    }

    QString m_text;
    qsizetype m_at = 0;
    bool m_broken = false;
};

} // namespace

QByteArray writeJson(const Json& value) {
    QByteArray out;
    write(value, 0, out);
    return out + '\n';
}

std::optional<Json> readJson(const QByteArray& document) {
    return Reader(QString::fromUtf8(document)).whole();
}

Json* jsonAt(Json& root, const QString& pointer) {
    Json* here = &root;
    const QStringList steps = pointer.split(u'/').mid(1);
    for (QString step : steps) {
        step.replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s);
        if (here->kind == Json::Kind::List) {
            const size_t index = step.toULong();
            here = index < here->items.size() ? &here->items.at(index) : nullptr;
        } else {
            here = here->find(step);
        }
        if (!here)
            return nullptr;
    }
    return here;
}

} // namespace mentat::test::raw
