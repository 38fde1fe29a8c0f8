#include "model/document/bytes/json.h"

#include <QLocale>

#include <algorithm>
#include <string>

namespace mentat {

namespace {

bool isPlain(QChar c) {
    return c >= u' ' && c < u'\x80' && c != u'"' && c != u'\\';
}

void appendEscaped(std::string& utf8, char c) {
    switch (c) {
    case '"': utf8 += "\\\""; return;
    case '\\': utf8 += "\\\\"; return;
    case '\b': utf8 += "\\b"; return;
    case '\f': utf8 += "\\f"; return;
    case '\n': utf8 += "\\n"; return;
    case '\r': utf8 += "\\r"; return;
    case '\t': utf8 += "\\t"; return;
    default: break;
    }
    const auto code = static_cast<unsigned char>(c);
    if (code < 0x20)
        utf8 += "\\u" + QByteArray::number(code, 16).rightJustified(4, '0').toStdString();
    else
        utf8 += c;
}

void appendQuoted(std::string& utf8, QStringView text) {
    utf8 += '"';
    if (std::all_of(text.begin(), text.end(), isPlain)) { // nearly every text
        const size_t end = utf8.size();
        utf8.resize(end + static_cast<size_t>(text.size()));
        std::transform(text.begin(), text.end(), utf8.begin() + static_cast<std::ptrdiff_t>(end),
                       [](QChar c) { return static_cast<char>(c.unicode()); });
    } else {
        for (const char c : text.toUtf8())
            appendEscaped(utf8, c);
    }
    utf8 += '"';
}

void appendScalar(std::string& utf8, const Json& value) {
    if (const bool* truth = value.boolean())
        utf8 += *truth ? "true" : "false";
    else if (const qint64* number = value.integer())
        utf8 += std::to_string(*number);
    else if (const double* decimal = value.decimal())
        utf8 += QByteArray::number(*decimal, 'g', QLocale::FloatingPointShortest).toStdString();
    else
        utf8 += "null";
}

/// Each member and element on a line of its own, or all of it on one.
class Writer {
public:
    enum class Lines { One, Many };
    explicit Writer(Lines lines) : m_lines(lines) {}

    QByteArray bytes() const { return QByteArray::fromStdString(m_utf8); }

    void write(const Json& json, size_t depth) {
        if (const QString* text = json.text())
            appendQuoted(m_utf8, *text);
        else if (const Json::List* list = json.list())
            writeAll(*list, '[', ']', depth, [&](const Json& value) { write(value, depth + 1); });
        else if (const Json::Object* object = json.object())
            writeAll(*object, '{', '}', depth, [&](const Json::Member& member) {
                appendQuoted(m_utf8, member.key);
                m_utf8 += m_lines == Lines::One ? ":" : ": ";
                write(member.value, depth + 1);
            });
        else
            appendScalar(m_utf8, json);
    }

    void endLine() { m_utf8 += '\n'; }

private:
    template <class Container, class WriteOne>
    void writeAll(const Container& container, char open, char close, size_t depth,
                  WriteOne writeOne) {
        m_utf8 += open;
        bool first = true;
        for (const auto& element : container) {
            if (!first)
                m_utf8 += ',';
            first = false;
            breakLine(depth + 1);
            writeOne(element);
        }
        if (!first)
            breakLine(depth);
        m_utf8 += close;
    }

    void breakLine(size_t depth) {
        if (m_lines == Lines::One)
            return;
        endLine();
        m_utf8.append(depth, ' ');
    }

    Lines m_lines;
    std::string m_utf8;
};

} // namespace

const Json* Json::find(QStringView key) const {
    const Object* members = object();
    if (!members)
        return nullptr;
    const auto found = std::find_if(members->begin(), members->end(),
                                    [&](const Member& member) { return member.key == key; });
    return found == members->end() ? nullptr : &found->value;
}

QByteArray Json::toBytes() const {
    Writer writer(Writer::Lines::Many);
    writer.write(*this, 0);
    writer.endLine();
    return writer.bytes();
}

QByteArray Json::toCompactBytes() const {
    Writer writer(Writer::Lines::One);
    writer.write(*this, 0);
    return writer.bytes();
}

} // namespace mentat
