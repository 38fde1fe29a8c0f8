#include "model/document/bytes/json_positions.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Walks through valid JSON and keeps the position of the part sought.
class PositionFinder {
public:
    PositionFinder(const QString& text, const Pointer& sought, ShownPart part)
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
    /// From the opening quotation mark past the closing one.
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
    /// The value of a later duplicate key replaces the earlier one.
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
    return PositionFinder(text, pointer, part).find();
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

namespace {

QStringList stepsOf(const Pointer& where) {
    QStringList steps = where.text().split(u'/');
    steps.removeFirst(); // nothing precedes the first slash
    for (QString& step : steps)
        step.replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s);
    return steps;
}

template <class AnyJson>
AnyJson* stepInto(AnyJson& json, const QString& step) {
    if (auto* list = json.list()) {
        bool isNumber = false;
        const qulonglong position = step.toULongLong(&isNumber);
        return isNumber && position < list->size() ? &(*list)[position] : nullptr;
    }
    if (auto* object = json.object()) {
        const auto found = std::ranges::find(*object, step, &Json::Member::key);
        return found == object->end() ? nullptr : &found->value;
    }
    return nullptr;
}

template <class AnyJson>
AnyJson* follow(AnyJson& root, const QStringList& steps) {
    AnyJson* json = &root;
    for (const QString& step : steps) {
        if (json)
            json = stepInto(*json, step);
    }
    return json;
}

Json::List* listAt(Json& root, const Pointer& where) {
    Json* json = follow(root, stepsOf(where));
    return json ? json->list() : nullptr;
}

} // namespace

const Json* valueAt(const Json& root, const Pointer& where) {
    return follow(root, stepsOf(where));
}

void putAt(Json& root, const Pointer& where, Json value) {
    QStringList steps = stepsOf(where);
    if (steps.isEmpty()) {
        root = std::move(value);
        return;
    }
    const QString last = steps.takeLast();
    Json* holder = follow(root, steps);
    if (!holder)
        return;
    if (Json::Object* object = holder->object()) {
        if (value.isNull()) {
            std::erase_if(*object, [&](const Json::Member& member) { return member.key == last; });
            return;
        }
        if (!stepInto(*holder, last))
            object->push_back({last, Json()});
    }
    if (Json* there = stepInto(*holder, last))
        *there = std::move(value);
}

void insertAt(Json& root, const Pointer& list, size_t position, Json value) {
    if (!valueAt(root, list))
        putAt(root, list, Json(Json::List()));
    if (Json::List* elements = listAt(root, list)) {
        const auto at = static_cast<std::ptrdiff_t>(std::min(position, elements->size()));
        elements->insert(elements->begin() + at, std::move(value));
    }
}

void removeAt(Json& root, const Pointer& list, size_t position) {
    Json::List* elements = listAt(root, list);
    if (elements && position < elements->size())
        elements->erase(elements->begin() + static_cast<std::ptrdiff_t>(position));
}

void moveAt(Json& root, const Pointer& list, size_t from, size_t to) {
    Json::List* elements = listAt(root, list);
    if (!elements || from >= elements->size() || to >= elements->size())
        return;
    const auto at = [&](size_t position) {
        return elements->begin() + static_cast<std::ptrdiff_t>(position);
    };
    from < to ? std::rotate(at(from), at(from) + 1, at(to) + 1)
              : std::rotate(at(to), at(from), at(from) + 1);
}

} // namespace mentat
