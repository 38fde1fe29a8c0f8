#include "model/document/bytes/json.h"

#include "model/document/bytes/input.h"
#include "model/failure_kind.h"

#include <QLocale>

#include <nlohmann/json.hpp>

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
    if (std::all_of(text.begin(), text.end(), isPlain)) { // the usual case
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

/// Writes each member and element on a line of its own, or everything on one line.
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

namespace {

constexpr qsizetype shownOfText = 20;
// Far more than any document has; up to it, recursion over a value is safe.
constexpr size_t greatestDepth = 100;

/// Builds Json values from the events of nlohmann's parser, keeping the order of keys and duplicate
/// keys.
class Builder {
public:
    using number_integer_t = nlohmann::json::number_integer_t;
    using number_unsigned_t = nlohmann::json::number_unsigned_t;
    using number_float_t = nlohmann::json::number_float_t;
    using string_t = nlohmann::json::string_t;
    using binary_t = nlohmann::json::binary_t;

    bool null() { return add(Json()); }
    bool boolean(bool value) { return add(Json(value)); }
    bool number_integer(number_integer_t value) { return add(Json(qint64(value))); }
    bool number_unsigned(number_unsigned_t value) {
        // Nothing in a document may exceed the signed range; as a decimal it is rejected as out of
        // range.
        if (value > static_cast<number_unsigned_t>(std::numeric_limits<qint64>::max()))
            return add(Json(static_cast<double>(value)));
        return add(Json(static_cast<qint64>(value)));
    }
    bool number_float(number_float_t value, const string_t&) { return add(Json(value)); }
    bool string(string_t& value) { return add(Json(textFromUtf8(value))); }
    bool binary(binary_t&) { return false; }
    bool start_object(std::size_t) { return open(Json(Json::Object())); }
    bool end_object() { return close(); }
    bool start_array(std::size_t) { return open(Json(Json::List())); }
    bool end_array() { return close(); }
    bool key(string_t& value) {
        m_keys.push_back(textFromUtf8(value));
        return true;
    }
    template <class Exception>
    bool parse_error(std::size_t position, const std::string&, const Exception&) {
        m_errorAt = position;
        return false;
    }

    [[nodiscard]] Json take() { return std::move(m_root); }
    /// Number of bytes read, including the invalid one.
    [[nodiscard]] std::size_t errorAt() const { return m_errorAt; }

private:
    bool add(Json value) {
        if (m_open.empty()) {
            m_root = std::move(value);
        } else if (Json::Object* object = m_open.back().object()) {
            object->push_back({std::move(m_keys.back()), std::move(value)});
            m_keys.pop_back();
        } else {
            m_open.back().list()->push_back(std::move(value));
        }
        return true;
    }
    bool open(Json container) {
        if (m_open.size() == greatestDepth)
            return false;
        m_open.push_back(std::move(container));
        return true;
    }
    bool close() {
        Json done = std::move(m_open.back());
        m_open.pop_back();
        return add(std::move(done));
    }

    Json m_root;
    std::vector<Json> m_open;
    std::vector<QString> m_keys;
    std::size_t m_errorAt = 0;
};

struct TextPosition {
    qint64 line = 1;
    qint64 column = 1;
};

/// Line and column of a byte, both from 1; the column counts characters.
TextPosition placeOf(const QByteArray& utf8, qsizetype byte) {
    const qsizetype end = std::min(byte, utf8.size());
    const qsizetype lineStart = end == 0 ? 0 : utf8.lastIndexOf('\n', end - 1) + 1;
    const auto before = QString::fromUtf8(utf8.mid(lineStart, end - lineStart));
    return {qint64(utf8.left(lineStart).count('\n')) + 1, qint64(before.toUcs4().size()) + 1};
}

} // namespace

Result<Json> Json::parse(const QByteArray& utf8) {
    if (const auto broken = lineThatIsNoUtf8(utf8))
        return failure(FailureKind::NotUtf8, {*broken});
    Builder builder;
    if (nlohmann::json::sax_parse(utf8.begin(), utf8.end(), &builder))
        return builder.take();
    if (builder.errorAt() == 0)
        return failure(FailureKind::NestedTooDeep, {qint64(greatestDepth)});
    const auto read = static_cast<qsizetype>(builder.errorAt());
    const qsizetype at = std::max<qsizetype>(0, read - 1);
    const TextPosition place = placeOf(utf8, at);
    const QString there = QString::fromUtf8(utf8.mid(at)).left(shownOfText).section(u'\n', 0, 0);
    return failure(FailureKind::BrokenJson, {place.line, place.column, there.trimmed()});
}

} // namespace mentat
