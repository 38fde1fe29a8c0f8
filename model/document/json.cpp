#include "model/document/json.h"

#include "model/document/json_text.h"

#include <algorithm>

namespace mentat {

namespace {

/// Each member and element on a line of its own.
class Writer {
public:
    QByteArray bytes() const { return QByteArray::fromStdString(m_utf8); }

    void write(const Json& json, size_t depth) {
        if (const QString* text = json.text())
            appendQuoted(m_utf8, *text);
        else if (const Json::List* list = json.list())
            writeAll(*list, '[', ']', depth, [&](const Json& value) { write(value, depth + 1); });
        else if (const Json::Object* object = json.object())
            writeAll(*object, '{', '}', depth, [&](const Json::Member& member) {
                appendQuoted(m_utf8, member.key);
                m_utf8 += ": ";
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
        endLine();
        m_utf8.append(depth, ' ');
    }

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
    Writer writer;
    writer.write(*this, 0);
    writer.endLine();
    return writer.bytes();
}

QByteArray Json::toCompactBytes() const {
    JsonText text;
    text.add(*this);
    return text.bytes();
}

} // namespace mentat
