#include "tests/publish/page_scanner.h"

#include <QRegularExpression>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

class Scanner {
public:
    explicit Scanner(const QByteArray& page) : m_page(QString::fromUtf8(page)) {}

    ScannedPage run() {
        m_read.tags.push_back({}); // what is before the first one
        while (m_at < m_page.size()) {
            if (m_page[m_at] == u'<')
                readTag();
            else
                readText();
        }
        return m_read;
    }

private:
    void readText() {
        ScannedTag& last = m_read.tags.back();
        const bool isCode = last.name == u"style" || last.name == u"script";
        const qsizetype end = m_page.indexOf(isCode ? u"</"_s + last.name : u"<"_s, m_at);
        const QString text = taken(end < 0 ? m_page.size() : end);
        last.text = isCode ? text : plain(text);
    }

    void readTag() {
        const QChar next = m_page.size() > m_at + 1 ? m_page[m_at + 1] : QChar();
        if (!next.isLetter() && next != u'/' && !m_page.mid(m_at).startsWith(u"<!DOCTYPE html>"))
            m_read.fault = u"a < that is none: "_s + m_page.mid(m_at, 40);
        ++m_at;
        ScannedTag tag{word(u">"_s), {}, {}};
        while (m_at < m_page.size() && m_page[m_at] != u'>')
            readAttribute(tag);
        ++m_at;
        m_read.tags.push_back(tag);
    }

    /// Or the blanks and the slash before the end.
    void readAttribute(ScannedTag& tag) {
        if (m_page[m_at].isSpace() || m_page[m_at] == u'/') {
            ++m_at;
            return;
        }
        const QString name = word(u"=>"_s);
        if (!m_page.mid(m_at).startsWith(u"=\""_s)) {
            if (tag.name != u"!DOCTYPE")
                m_read.fault = u"an attribute without quotes: "_s + name;
            tag.attributes.emplace_back(name, QString());
            m_at += m_at < m_page.size() && m_page[m_at] == u'=' ? 1 : 0;
            return;
        }
        m_at += 2;
        const qsizetype end = m_page.indexOf(u'"', m_at);
        const QString value = taken(end < 0 ? m_page.size() : end);
        if (value.contains(u'<'))
            m_read.fault = u"a < within quotes: "_s + value.left(200);
        tag.attributes.emplace_back(name, plain(value));
        ++m_at;
    }

    /// Up to a blank, or to one of these letters.
    QString word(const QString& ends) {
        qsizetype end = m_at;
        while (end < m_page.size() && !m_page[end].isSpace() && !ends.contains(m_page[end]))
            ++end;
        return taken(end);
    }
    QString taken(qsizetype end) {
        const QString text = m_page.mid(m_at, end - m_at);
        m_at = end;
        return text;
    }

    QString plain(const QString& text) {
        QString out;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text[i] != u'&') {
                out += text[i];
                continue;
            }
            const QString entity = text.mid(i + 1, text.indexOf(u';', i) - i - 1);
            const std::vector<std::pair<QString, QChar>> known{
                {u"lt"_s, u'<'}, {u"gt"_s, u'>'}, {u"amp"_s, u'&'}, {u"quot"_s, u'"'}};
            const auto found = std::ranges::find(known, entity, &std::pair<QString, QChar>::first);
            if (found == known.end()) {
                m_read.fault = u"an & that is none: "_s + text.mid(i, 40);
                return out;
            }
            out += found->second;
            i += entity.size() + 1;
        }
        return out;
    }

    QString m_page;
    qsizetype m_at = 0;
    ScannedPage m_read;
};

constexpr qsizetype longestMarked = 20; // letters, which every field takes

const QRegularExpression& markPattern() {
    static const QRegularExpression pattern(u"zq(\\d+)z"_s);
    return pattern;
}

bool hasMark(const QString& text) {
    return markPattern().match(text).hasMatch();
}

/// Takes note of the marks in a plain text; each has to be within the whole of its own.
void note(SeenMarks& seen, const QString& plain, const QStringList& texts) {
    for (auto all = markPattern().globalMatch(plain); all.hasNext();) {
        const auto mark = all.next();
        const int number = mark.captured(1).toInt();
        const QString text = texts.value(number);
        const qsizetype begin = mark.capturedStart() - text.indexOf(mark.captured());
        if (text.isEmpty() || begin < 0 || plain.mid(begin, text.size()) != text)
            seen.fault = u"“%1” for “%2”"_s.arg(plain.left(200), text);
        seen.texts.insert(number);
    }
}

} // namespace

QString ScannedTag::value(const QString& attribute) const {
    const auto found
        = std::ranges::find(attributes, attribute, &std::pair<QString, QString>::first);
    return found == attributes.end() ? QString() : found->second;
}

ScannedPage scannedPage(const QByteArray& page) {
    return Scanner(page).run();
}

QStringList markedTexts(RandomSource& random, int count) {
    // Neither blanks nor what parts a list: a field takes these for its own.
    static const std::vector<QString> pieces{
        u"<"_s,        u">"_s,        u"\""_s,    u"'"_s,     u"&"_s,       u"/"_s,
        u"="_s,        u"%1"_s,       u"%2"_s,    u"%9"_s,    u"%n"_s,      u"%L1"_s,
        u"%"_s,        u"&lt"_s,      u"&#60"_s,  u"&quot"_s, u"&amp"_s,    u"<b>"_s,
        u"</p>"_s,     u"<br/>"_s,    u"</h1>"_s, u"</a>"_s,  u"<!--"_s,    u"-->"_s,
        u"<svg/x="_s,  u"\"x=\""_s,   u"]]>"_s,   u"'x='"_s,  u"</form>"_s, u"</title>"_s,
        u"</style>"_s, u"<script>"_s, u"\\"_s,    u"{{"_s,    u"x"_s};
    QStringList texts;
    while (texts.size() < count) {
        const auto some = [&] {
            QString part;
            for (size_t i = random.below(3); i < 3; ++i)
                part += random.of(pieces);
            return part;
        };
        const QString text = some() + u"zq%1z"_s.arg(texts.size()) + some();
        // Digits at the end can be a badge that a scanner typed behind what was there.
        if (text.size() <= longestMarked && !text.back().isDigit())
            texts.append(text);
    }
    return texts;
}

SeenMarks marksOf(const QByteArray& page, const QStringList& texts) {
    const ScannedPage read = scannedPage(page);
    SeenMarks seen{read.fault, {}};
    for (const ScannedTag& tag : read.tags) {
        const bool isCode = tag.name == u"style" || tag.name == u"script";
        if (hasMark(tag.name) || (isCode && hasMark(tag.text)))
            seen.fault = u"in a tag or script: "_s + tag.name + tag.text.left(200);
        if (!isCode)
            note(seen, tag.text, texts);
        for (const auto& [name, value] : tag.attributes) {
            if (hasMark(name))
                seen.fault = u"as an attribute: "_s + name;
            const bool isAddress = name == u"href" || name == u"action";
            note(seen,
                 isAddress ? QUrl::fromPercentEncoding(QString(value).replace(u'+', u' ').toUtf8())
                           : value,
                 texts);
        }
    }
    return seen;
}

} // namespace mentat::test
