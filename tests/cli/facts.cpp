#include "tests/cli/facts.h"

#include "tests/support/raw/ordered_json.h"

#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

class StrictCsv {
public:
    explicit StrictCsv(const QString& text) : m_text(text) {}

    std::optional<TextRows> read() {
        TextRows rows;
        while (m_at < m_text.size()) {
            QStringList row;
            do {
                const auto field = readField();
                if (!field)
                    return std::nullopt;
                row << *field;
            } while (skip(u","_s));
            if (!skip(u"\r\n"_s) || (!rows.empty() && row.size() != rows.front().size()))
                return std::nullopt;
            rows.push_back(row);
        }
        return rows;
    }

private:
    bool skip(const QString& expected) {
        if (m_text.mid(m_at, expected.size()) != expected)
            return false;
        m_at += expected.size();
        return true;
    }

    std::optional<QString> readField() {
        if (skip(u"\""_s))
            return readQuoted();
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && !u",\r\n\""_s.contains(m_text[m_at]))
            ++m_at;
        return m_text.mid(begin, m_at - begin);
    }

    std::optional<QString> readQuoted() {
        QString field;
        while (m_at < m_text.size()) {
            if (skip(u"\"\""_s))
                field += u'"';
            else if (skip(u"\""_s))
                return field;
            else
                field += m_text[m_at++];
        }
        return std::nullopt;
    }

    QString m_text;
    qsizetype m_at = 0;
};

/// The keys and texts of one row of the JSON value, in order.
class Facts {
public:
    explicit Facts(const QString& unknown) : m_unknown(unknown) {}

    void add(const QString& path, const raw::Json& value) {
        if (value.kind == raw::Json::Kind::Object) {
            for (const raw::JsonMember& member : value.members)
                add(path.isEmpty() ? member.key : QString(path + u'.' + member.key), member.value);
        } else if (value.kind == raw::Json::Kind::List) {
            if (value.items.empty())
                m_emptyLists << path;
            for (const raw::Json& item : value.items)
                add(path, item);
        } else {
            addText(path, textOf(value));
        }
    }

    /// A null in the place of an object is a null for each of the object's columns.
    void unfoldNulls(const QStringList& header) {
        const QStringList paths = std::exchange(m_paths, {});
        const QStringList texts = std::exchange(m_texts, {});
        for (qsizetype i = 0; i < paths.size(); ++i) {
            const QStringList columns
                = header.contains(paths[i])
                      ? QStringList()
                      : header.filter(
                          QRegularExpression(u'^' + QRegularExpression::escape(paths[i] + u'.')));
            m_paths += columns.isEmpty() ? QStringList{paths[i]} : columns;
            while (m_texts.size() < m_paths.size())
                m_texts << texts[i];
        }
    }

    [[nodiscard]] const QStringList& paths() const { return m_paths; }
    [[nodiscard]] QString at(const QString& path) const {
        const qsizetype found = m_paths.indexOf(path);
        return found < 0 ? QString() : m_texts[found];
    }
    /// Whether the path leads into a list without elements, which says nothing of their keys.
    [[nodiscard]] bool isEmptyAt(const QString& path) const {
        return std::any_of(m_emptyLists.begin(), m_emptyLists.end(), [&](const QString& list) {
            return path == list || path.startsWith(list + u'.');
        });
    }

private:
    void addText(const QString& path, const QString& text) {
        const qsizetype known = m_paths.indexOf(path);
        if (known < 0) {
            m_paths << path;
            m_texts << text;
        } else {
            m_texts[known] += u' ' + text;
        }
    }

    [[nodiscard]] QString textOf(const raw::Json& scalar) const {
        switch (scalar.kind) {
        case raw::Json::Kind::Null: return m_unknown;
        case raw::Json::Kind::Flag: return scalar.flag ? u"true"_s : u"false"_s;
        case raw::Json::Kind::Number: return QString::fromLatin1(raw::numberText(scalar.number));
        case raw::Json::Kind::Text: return scalar.text;
        case raw::Json::Kind::List:
        case raw::Json::Kind::Object: break;
        }
        return {};
    }

    QString m_unknown;
    QStringList m_paths;
    QStringList m_texts;
    QStringList m_emptyLists;
};

QString differenceOfHeader(const QStringList& header, const std::vector<Facts>& rows) {
    for (const Facts& facts : rows) {
        qsizetype last = -1;
        for (const QString& path : facts.paths()) {
            const qsizetype at = header.indexOf(path);
            // What a list that is empty elsewhere has came up late.
            if (at < 0 || (at <= last && !facts.isEmptyAt(path)))
                return u"the column %1 is missing or out of order"_s.arg(path);
            last = std::max(last, at);
        }
    }
    for (const QString& path : header) {
        const bool isKey = std::any_of(rows.begin(), rows.end(), [&](const Facts& facts) {
            return facts.paths().contains(path) || facts.isEmptyAt(path);
        });
        if (!isKey && !rows.empty())
            return u"no key leads to the column %1"_s.arg(path);
    }
    return {};
}

} // namespace

std::optional<TextRows> csvRows(const QByteArray& csv) {
    return StrictCsv(QString::fromUtf8(csv)).read();
}

TextRows tableRows(const QString& table) {
    QStringList lines = table.split(u'\n');
    lines.removeLast();
    qsizetype width = 0;
    for (const QString& line : lines)
        width = std::max(width, line.size());
    const auto isBlank = [&](qsizetype column) {
        return std::all_of(lines.begin(), lines.end(), [&](const QString& line) {
            return column >= line.size() || line[column] == u' ';
        });
    };
    TextRows rows(static_cast<size_t>(lines.size()));
    for (qsizetype begin = 0; begin < width;) {
        qsizetype end = begin;
        while (end < width && !(isBlank(end) && isBlank(end + 1)))
            ++end;
        for (qsizetype i = 0; i < lines.size(); ++i)
            rows[static_cast<size_t>(i)] << lines[i].mid(begin, end - begin).trimmed();
        begin = end;
        while (begin < width && isBlank(begin))
            ++begin;
    }
    return rows;
}

QString differenceFrom(const QByteArray& json, const TextRows& rows, const QString& unknown) {
    const auto value = raw::readJson(json);
    if (!value)
        return u"this is no JSON value"_s;
    std::vector<Facts> expected;
    const bool isList = value->kind == raw::Json::Kind::List;
    for (const raw::Json& row : isList ? value->items : std::vector{*value}) {
        expected.emplace_back(unknown);
        expected.back().add({}, row);
    }
    if (rows.size() != expected.size() + 1)
        return u"%1 rows, not %2"_s.arg(rows.size() - 1).arg(expected.size());
    const QStringList& header = rows.front();
    for (Facts& facts : expected)
        facts.unfoldNulls(header);
    if (const QString wrong = differenceOfHeader(header, expected); !wrong.isEmpty())
        return wrong;
    for (size_t i = 0; i < expected.size(); ++i) {
        for (qsizetype column = 0; column < header.size(); ++column) {
            const QString said = rows[i + 1].value(column);
            if (const QString meant = expected[i].at(header[column]); said != meant)
                return u"row %1, %2: \"%3\", not \"%4\""_s.arg(i).arg(header[column], said, meant);
        }
    }
    return {};
}

} // namespace mentat::test
