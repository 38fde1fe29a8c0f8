#include "model/document/bytes/json_places.h"

#include "model/document/bytes/json.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Walks over a text that is known to be JSON, and keeps the place of what is sought.
class PlaceFinder {
public:
    PlaceFinder(const QString& text, const Pointer& sought, ShownPart part)
        : m_text(text)
        , m_sought(sought)
        , m_part(part) {}

    [[nodiscard]] TextRange find() {
        walk({}, std::nullopt);
        return m_found;
    }

private:
    [[nodiscard]] QChar here() const { return m_at < m_text.size() ? m_text[m_at] : QChar(); }

    void skipBlanks() {
        while (here().isSpace() || here() == QChar::ByteOrderMark)
            ++m_at;
    }
    /// From the one quotation mark to behind the other.
    TextRange skipString() {
        const qsizetype from = m_at++;
        while (m_at < m_text.size() && here() != u'"')
            m_at += here() == u'\\' ? 2 : 1;
        ++m_at;
        return {from, m_at - from};
    }
    void skipWord() {
        while (m_at < m_text.size() && !here().isSpace() && !u",]}"_s.contains(here()))
            ++m_at;
    }
    /// What the later of two keys leads to replaces what the earlier one did.
    void note(const Pointer& where, const TextRange& value, const std::optional<TextRange>& key) {
        if (m_sought.isWithin(where) && where.text().size() >= m_depth) {
            m_depth = where.text().size();
            m_found = m_part == ShownPart::Key && key && where == m_sought ? *key : value;
        }
    }

    void walk(const Pointer& where, const std::optional<TextRange>& key) {
        skipBlanks();
        const qsizetype from = m_at;
        if (here() == u'{' || here() == u'[') {
            note(where, {from, 1}, key);
            here() == u'{' ? walkObject(where) : walkList(where);
            return;
        }
        here() == u'"' ? void(skipString()) : skipWord();
        note(where, {from, m_at - from}, key);
    }
    void walkObject(const Pointer& where) {
        ++m_at;
        for (skipBlanks(); m_at < m_text.size() && here() != u'}'; skipBlanks()) {
            if (here() == u',') {
                ++m_at;
                continue;
            }
            const TextRange key = skipString();
            skipBlanks();
            ++m_at; // the colon
            walk(where.key(unquoted(key)), key);
        }
        ++m_at;
    }
    void walkList(const Pointer& where) {
        ++m_at;
        size_t index = 0;
        for (skipBlanks(); m_at < m_text.size() && here() != u']'; skipBlanks()) {
            if (here() == u',')
                ++m_at;
            else
                walk(where.index(index++), std::nullopt);
        }
        ++m_at;
    }
    [[nodiscard]] QString unquoted(const TextRange& key) const {
        const auto json = Json::parse(m_text.mid(key.from, key.length).toUtf8());
        return json && json->text() ? *json->text() : QString();
    }

    const QString& m_text;
    const Pointer& m_sought;
    ShownPart m_part;
    qsizetype m_at = 0;
    qsizetype m_depth = 0;
    TextRange m_found;
};

} // namespace

TextRange placeInJson(const QString& text, const Pointer& pointer, ShownPart part) {
    return PlaceFinder(text, pointer, part).find();
}

LineAndColumn lineAndColumn(const QString& text, qsizetype position) {
    const QString before = text.left(position);
    const qsizetype start = before.lastIndexOf(u'\n') + 1;
    return {before.count(u'\n') + 1, before.sliced(start).toUcs4().size() + 1};
}

qsizetype positionOf(const QString& text, const LineAndColumn& place) {
    qsizetype at = 0;
    for (qsizetype line = 1; line < place.line; ++line) {
        const qsizetype end = text.indexOf(u'\n', at);
        if (end < 0)
            return text.size();
        at = end + 1;
    }
    for (qsizetype column = 1; column < place.column && at < text.size() && text[at] != u'\n';
         ++column)
        at += text[at].isHighSurrogate() ? 2 : 1;
    return std::min(at, text.size());
}

} // namespace mentat
