#include "tests/document/text_places.h"

#include "tests/support/raw/random_draw.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// Reads a text that is known to be JSON, and notes where things begin.
class Scanner {
public:
    explicit Scanner(const QByteArray& document) : m_text(QString::fromUtf8(document)) {}

    std::map<QString, qsizetype> scan() {
        skipBlanks();
        m_places.insert_or_assign(QString(), m_at);
        value(QString());
        return m_places;
    }

private:
    void skipBlanks() {
        while (m_at < m_text.size() && u" \t\r\n"_s.contains(m_text[m_at]))
            ++m_at;
    }
    /// Moves on if this comes next.
    bool take(char16_t c) {
        skipBlanks();
        const bool isNext = m_at < m_text.size() && m_text[m_at] == c;
        m_at += isNext ? 1 : 0;
        return isNext;
    }

    void value(const QString& pointer) {
        if (take(u'{'))
            object(pointer);
        else if (take(u'['))
            list(pointer);
        else if (take(u'"'))
            (void)text();
        else
            word();
    }

    void object(const QString& pointer) {
        if (take(u'}'))
            return;
        do {
            skipBlanks();
            const qsizetype at = m_at++;
            QString key = text();
            key.replace(u"~"_s, u"~0"_s).replace(u"/"_s, u"~1"_s);
            const QString inner = pointer + u"/"_s + key;
            m_places.insert_or_assign(inner, at);
            (void)take(u':');
            value(inner);
        } while (take(u','));
        (void)take(u'}');
    }

    void list(const QString& pointer) {
        if (take(u']'))
            return;
        int index = 0;
        do {
            skipBlanks();
            const QString inner = pointer + u"/"_s + QString::number(index++);
            m_places.insert_or_assign(inner, m_at);
            value(inner);
        } while (take(u','));
        (void)take(u']');
    }

    /// The rest of a text whose quote was read.
    QString text() {
        QString all;
        while (m_text[m_at] != u'"') {
            if (m_text[m_at] != u'\\') {
                all += m_text[m_at++];
                continue;
            }
            const QChar letter = m_text[++m_at];
            const qsizetype plain = u"nrtbf"_s.indexOf(letter);
            if (letter == u'u') {
                all += QChar(m_text.mid(m_at + 1, 4).toUShort(nullptr, 16));
                m_at += 4;
            } else {
                all += plain < 0 ? letter : u"\n\r\t\b\f"_s.at(plain);
            }
            ++m_at;
        }
        ++m_at;
        return all;
    }

    void word() {
        while (m_at < m_text.size() && !u",]} \t\r\n"_s.contains(m_text[m_at]))
            ++m_at;
    }

    QString m_text;
    qsizetype m_at = 0;
    std::map<QString, qsizetype> m_places;
};

void reorder(Json& json, bool isMap, raw::Draw& draw) {
    if (Json::List* list = json.list()) {
        for (Json& one : *list)
            reorder(one, false, draw);
    } else if (Json::Object* object = json.object()) {
        if (!isMap)
            draw.shuffle(*object);
        for (Json::Member& member : *object)
            reorder(member.value, member.key == "expansionVotes"_L1, draw);
    }
}

} // namespace

std::map<QString, qsizetype> placesIn(const QByteArray& document) {
    return Scanner(document).scan();
}

QString orderFault(const QByteArray& document, const std::vector<RuleAndPlace>& findings) {
    if (findings.size() < 2)
        return {};
    const auto places = placesIn(document);
    qsizetype last = -1;
    for (const auto& [rule, pointer] : findings) {
        QString there = pointer;
        while (!places.contains(there))
            there.truncate(there.lastIndexOf(u'/'));
        const qsizetype at = places.at(there);
        if (at < last)
            return rule + u' ' + pointer;
        last = at;
    }
    return {};
}

Json withOtherOrder(const Json& document, quint32 seed) {
    raw::Draw draw(seed);
    Json other = document;
    reorder(other, false, draw);
    return other;
}

} // namespace mentat::test
