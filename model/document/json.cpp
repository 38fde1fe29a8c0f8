#include "model/document/json.h"

#include <QLocale>

#include <algorithm>

namespace mentat {

namespace {

class Writer {
public:
    explicit Writer(bool compact) : m_compact(compact) {}

    QByteArray take() { return std::move(m_out); }

    void write(const Json& json, int depth) {
        if (const bool* truth = json.boolean())
            m_out += *truth ? "true" : "false";
        else if (const qint64* number = json.integer())
            m_out += QByteArray::number(*number);
        else if (const double* decimal = json.decimal())
            m_out += QByteArray::number(*decimal, 'g', QLocale::FloatingPointShortest);
        else if (const QString* text = json.text())
            writeText(*text);
        else if (const Json::List* list = json.list())
            writeAll(*list, '[', ']', depth, [&](const Json& value) { write(value, depth + 1); });
        else if (const Json::Object* object = json.object())
            writeAll(*object, '{', '}', depth, [&](const Json::Member& member) {
                writeText(member.key);
                m_out += m_compact ? ":" : ": ";
                write(member.value, depth + 1);
            });
        else
            m_out += "null";
    }

private:
    template <class Container, class WriteOne>
    void writeAll(const Container& container, char open, char close, int depth, WriteOne writeOne) {
        m_out += open;
        bool first = true;
        for (const auto& element : container) {
            if (!first)
                m_out += ',';
            first = false;
            breakLine(depth + 1);
            writeOne(element);
        }
        if (!first)
            breakLine(depth);
        m_out += close;
    }

    void breakLine(int depth) {
        if (m_compact)
            return;
        m_out += '\n';
        m_out += QByteArray(depth, ' ');
    }

    void writeText(const QString& text) {
        const QByteArray utf8 = text.toUtf8();
        m_out += '"';
        if (std::none_of(utf8.begin(), utf8.end(), needsEscape)) {
            m_out += utf8; // nearly every text
        } else {
            for (const char c : utf8)
                writeCharacter(c);
        }
        m_out += '"';
    }

    static bool needsEscape(char c) {
        return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
    }

    void writeCharacter(char c) {
        switch (c) {
        case '"': m_out += "\\\""; return;
        case '\\': m_out += "\\\\"; return;
        case '\b': m_out += "\\b"; return;
        case '\f': m_out += "\\f"; return;
        case '\n': m_out += "\\n"; return;
        case '\r': m_out += "\\r"; return;
        case '\t': m_out += "\\t"; return;
        default: break;
        }
        const auto code = static_cast<unsigned char>(c);
        if (code < 0x20)
            m_out += "\\u" + QByteArray::number(code, 16).rightJustified(4, '0');
        else
            m_out += c;
    }

    bool m_compact;
    QByteArray m_out;
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
    Writer writer(false);
    writer.write(*this, 0);
    return writer.take() + '\n';
}

QByteArray Json::toCompactBytes() const {
    Writer writer(true);
    writer.write(*this, 0);
    return writer.take();
}

} // namespace mentat
