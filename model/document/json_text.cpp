#include "model/document/json_text.h"

#include <QLocale>

#include <algorithm>

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

} // namespace

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

void JsonText::key(const char* word) {
    separate();
    m_utf8 += '"';
    m_utf8 += word;
    m_utf8 += "\":";
}

void JsonText::add(const Json& value) {
    if (const QString* text = value.text()) {
        separate();
        appendQuoted(m_utf8, *text);
    } else if (const Json::List* list = value.list()) {
        openList();
        for (const Json& element : *list)
            add(element);
        closeList();
    } else if (const Json::Object* object = value.object()) {
        openObject();
        for (const Json::Member& member : *object) {
            separate();
            appendQuoted(m_utf8, member.key);
            m_utf8 += ':';
            add(member.value);
        }
        closeObject();
    } else {
        separate();
        appendScalar(m_utf8, value);
    }
}

void JsonText::add(QLatin1StringView word) {
    separate();
    m_utf8 += '"';
    m_utf8.append(word.data(), static_cast<size_t>(word.size()));
    m_utf8 += '"';
}

void JsonText::open(char bracket) {
    separate();
    m_utf8 += bracket;
}

// Texts end in a quotation mark, so a bracket or a colon at the end is never one of a text.
void JsonText::separate() {
    const char last = m_utf8.empty() ? '[' : m_utf8.back();
    if (last != '[' && last != '{' && last != ':')
        m_utf8 += ',';
}

} // namespace mentat
