#pragma once

#include "model/document/json.h"

#include <string>

namespace mentat {

/// Puts JSON together as text, on one line, piece by piece: for what is only written, without a
/// Json of it in between. Commas set themselves.
class JsonText {
public:
    void openObject() { open('{'); }
    void closeObject() { m_utf8 += '}'; }
    void openList() { open('['); }
    void closeList() { m_utf8 += ']'; }
    /// The key of what comes next in an object: a word of ours, with nothing in it to escape.
    void key(const char* word);
    void add(const Json& value);
    /// A text that is a word of ours.
    void add(QLatin1StringView word);

    [[nodiscard]] QString text() const { return QString::fromStdString(m_utf8); }
    [[nodiscard]] QByteArray bytes() const { return QByteArray::fromStdString(m_utf8); }

private:
    void open(char bracket);
    void separate();

    std::string m_utf8;
};

/// Adds a text in quotation marks, escaped as JSON asks for.
void appendQuoted(std::string& utf8, QStringView text);
/// Adds a number, a truth or null; no text, list or object.
void appendScalar(std::string& utf8, const Json& value);

} // namespace mentat
