#include "tests/session/document_lines.h"

#include "model/document/event_document.h"

#include <map>

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

/// How the elements of a list are named, and the key that tells them apart.
struct NamedElements {
    QString word;
    QString key;
};
const std::map<QString, NamedElements>& namedElements() {
    static const std::map<QString, NamedElements> all{{u"heats"_s, {u"heat"_s, u"number"_s}},
                                                      {u"games"_s, {u"table"_s, u"table"_s}},
                                                      {u"seats"_s, {u"seat"_s, u"seat"_s}},
                                                      {u"players"_s, {u"player"_s, u"id"_s}},
                                                      {u"stages"_s, {u"stage"_s, u"name"_s}},
                                                      {u"calls"_s, {u"call"_s, u"player"_s}}};
    return all;
}

QString textOfScalar(const Json& json) {
    if (const QString* text = json.text())
        return QString(*text).replace(u'\n', u"\\n"_s);
    return QString::fromUtf8(json.toCompactBytes()).trimmed();
}

class DocumentLines {
public:
    void add(const QString& path, const Json& json) {
        if (const Json::Object* object = json.object())
            addMembers(path, *object, {});
        else if (const Json::List* list = json.list())
            addList(path, *list);
        else
            m_lines << path + u": "_s + textOfScalar(json);
    }
    [[nodiscard]] QStringList take() { return std::move(m_lines); }

private:
    static QString joined(const QString& path, const QString& word) {
        return path.isEmpty() ? word : path + u' ' + word;
    }
    void addMembers(const QString& path, const Json::Object& object, const QString& without) {
        for (const Json::Member& member : object) {
            if (member.key != without)
                add(joined(path, member.key), member.value);
        }
    }
    void addList(const QString& path, const Json::List& list) {
        const qsizetype last = path.lastIndexOf(u' ') + 1;
        const auto named = namedElements().find(path.sliced(last));
        for (size_t i = 0; i < list.size(); ++i) {
            const Json& element = list[i];
            if (!element.object()) {
                m_lines << path + u": "_s + textOfScalar(element);
                continue;
            }
            const Json* name
                = named == namedElements().end() ? nullptr : element.find(named->second.key);
            if (!name) {
                addMembers(joined(path, QString::number(i + 1)), *element.object(), {});
                continue;
            }
            const QString its = path.first(last) + named->second.word + u' ' + textOfScalar(*name);
            m_lines << its;
            addMembers(its, *element.object(), named->second.key);
        }
    }

    QStringList m_lines;
};

} // namespace

QStringList documentLines(const Event& event) {
    DocumentLines lines;
    lines.add({}, writeEventDocument(event));
    return lines.take();
}

QStringList lineDifference(const QStringList& before, const QStringList& after) {
    qsizetype from = 0;
    while (from < before.size() && from < after.size() && before[from] == after[from])
        ++from;
    qsizetype behind = 0;
    while (behind < before.size() - from && behind < after.size() - from
           && before[before.size() - 1 - behind] == after[after.size() - 1 - behind])
        ++behind;
    const qsizetype rows = before.size() - from - behind;
    const qsizetype columns = after.size() - from - behind;
    // The longest common sequence of what is between.
    std::vector<std::vector<int>> common(size_t(rows) + 1, std::vector<int>(size_t(columns) + 1));
    for (qsizetype row = rows - 1; row >= 0; --row) {
        for (qsizetype column = columns - 1; column >= 0; --column) {
            const auto [r, c] = std::pair(size_t(row), size_t(column));
            common[r][c] = before[from + row] == after[from + column]
                               ? common[r + 1][c + 1] + 1
                               : std::max(common[r + 1][c], common[r][c + 1]);
        }
    }
    QStringList difference;
    for (qsizetype row = 0, column = 0; row < rows || column < columns;) {
        if (row < rows && column < columns && before[from + row] == after[from + column]) {
            ++row;
            ++column;
        } else if (column == columns
                   || (row < rows
                       && common[size_t(row) + 1][size_t(column)]
                              >= common[size_t(row)][size_t(column) + 1])) {
            difference << u"- "_s + before[from + row++];
        } else {
            difference << u"+ "_s + after[from + column++];
        }
    }
    return difference;
}

std::optional<QString> valueInLines(const QStringList& lines, const QString& path) {
    QStringList values;
    for (const QString& line : lines) {
        if (line.startsWith(path + u": "_s))
            values << line.sliced(path.size() + 2);
    }
    return values.isEmpty() ? std::nullopt : std::optional(values.join(u", "_s));
}

} // namespace mentat::test
