#include "model/document/people/people_csv.h"

#include "model/document/bytes/input.h"
#include "model/document/bytes/table.h"
#include "model/failure_kind.h"
#include "model/people/names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// One row under its header.
class LineReader {
public:
    LineReader(const CsvRow& row, const PeopleColumns& columns, const CsvRow& header, size_t width)
        : m_row(row)
        , m_columns(columns)
        , m_header(header)
        , m_width(width) {}

    Result<PersonLine> read() const {
        for (size_t i = m_width; i < m_row.fields.size(); ++i) {
            if (!m_row.fields[i].trimmed().isEmpty())
                return failure(FailureKind::LineTooManyFields,
                               {qint64(m_row.fields.size()), qint64(m_width)});
        }
        const QString text = nameText();
        if (text.isEmpty())
            return failure(FailureKind::LineNoName);
        const auto name = Name::fromText(text);
        if (!name)
            return failure(FailureKind::LineBadText, {u"name"_s});
        if (const auto bad = columnThatCannotBeKept())
            return failure(FailureKind::LineBadText, {*bad});
        PersonLine line{{}, m_row.line, *name, {}};
        line.from = field(PeopleColumn::From);
        line.badge = field(PeopleColumn::Badge);
        line.email = field(PeopleColumn::Email);
        line.phone = field(PeopleColumn::Phone);
        line.alsoCalled = alsoCalled(*name);
        if (const auto word = field(PeopleColumn::Preference)) {
            line.preference = enumFromId<Preference>(word->toLower());
            if (!line.preference)
                return failure(FailureKind::LineUnknownPreference,
                               {*word, u"base, expansion, either"_s});
        }
        return line;
    }

    /// Why the row is no person, or no attendee; absent if it is one.
    [[nodiscard]] std::optional<Failure> whyAside() const {
        const QString name = nameText();
        const bool isAlone = filledIn(m_row) == 1 && m_columns.size() > 1;
        if (isNoName(name, isAlone))
            return Failure{FailureKind::LineNoPerson, {name.simplified()}, {}};
        const auto status = field(PeopleColumn::Status);
        const size_t place = status ? m_columns.at(PeopleColumn::Status) : m_header.fields.size();
        const QString heading = place < m_header.fields.size() ? m_header.fields[place] : QString();
        if (status && isCanceled(*status, heading))
            return Failure{FailureKind::LineCanceled, {status->simplified()}, {}};
        return std::nullopt;
    }

    /// For a row without a name: its text, if it is a total or the like.
    [[nodiscard]] std::optional<Failure> footer() const {
        const auto filled = std::ranges::find_if(
            m_row.fields, [](const QString& cell) { return !cell.trimmed().isEmpty(); });
        if (filled == m_row.fields.end() || !nameText().isEmpty())
            return std::nullopt;
        const bool hasLetters = std::ranges::any_of(*filled, [](QChar c) { return c.isLetter(); });
        if (!hasLetters || !isNoName(*filled, filledIn(m_row) == 1))
            return std::nullopt;
        return Failure{FailureKind::LineNoPerson, {filled->simplified()}, {}};
    }

private:
    /// "Bob" for Robert Smith gives Bob Smith.
    [[nodiscard]] std::optional<Name> alsoCalled(const Name& name) const {
        const QString said = field(PeopleColumn::Preferred).value_or(QString()).simplified();
        if (said.isEmpty())
            return std::nullopt;
        QStringList words = name.text().split(u' ', Qt::SkipEmptyParts);
        QString whole = givenNameFirst(said);
        if (!whole.contains(u' ') && words.size() > 1) {
            const QString generation = takeGeneration(words);
            whole = said + u' ' + field(PeopleColumn::Family).value_or(words.last());
        }
        const auto other = Name::fromText(whole);
        return other && other->normalized() != name.normalized() ? other : std::nullopt;
    }

    [[nodiscard]] std::optional<QString> columnThatCannotBeKept() const {
        const std::pair<PeopleColumn, const char*> texts[]{{PeopleColumn::From, "from"},
                                                           {PeopleColumn::Badge, "badge"},
                                                           {PeopleColumn::Email, "email"},
                                                           {PeopleColumn::Phone, "phone"}};
        for (const auto& [column, word] : texts) {
            if (!canBeKept(field(column).value_or(QString())))
                return QString::fromLatin1(word);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<QString> field(PeopleColumn column) const {
        const auto at = m_columns.find(column);
        if (at == m_columns.end() || at->second >= m_row.fields.size())
            return std::nullopt;
        const QString text = m_row.fields[at->second].trimmed();
        return text.isEmpty() ? std::nullopt : std::optional(text);
    }

    /// Appends Jr. or the like, unless it is there.
    [[nodiscard]] QString nameText() const {
        QString name = nameWithoutSuffix();
        const auto suffix = field(PeopleColumn::Suffix);
        const QString last = name.section(u' ', -1);
        const bool hasOne = suffix
                            && (last.compare(*suffix, Qt::CaseInsensitive) == 0
                                || (!generationOf(last).isEmpty()
                                    && generationOf(last) == generationOf(*suffix)));
        if (suffix && !name.isEmpty() && !hasOne)
            name += u' ' + *suffix;
        return name;
    }

    /// First and last name if both are present: a name next to them may be a nickname.
    [[nodiscard]] QString nameWithoutSuffix() const {
        const auto given = field(PeopleColumn::Given);
        const auto family = field(PeopleColumn::Family);
        if (!given || !family) {
            if (const auto whole = field(PeopleColumn::Name))
                return givenNameFirst(bare(*whole));
            if (const auto whole = field(PeopleColumn::FamilyFirst))
                return givenNameFirstOf(bare(*whole));
        }
        const QString both = given.value_or(QString()) + u' ' + family.value_or(QString());
        return bare(both.trimmed());
    }

    /// Removes the addition before the parts are reordered: Mentat's lists may have "Smith, Michael
    /// (OH)".
    [[nodiscard]] QString bare(const QString& listed) const {
        Contact beside;
        beside.from = field(PeopleColumn::From);
        beside.badge = field(PeopleColumn::Badge);
        const auto name = Name::fromText(listed);
        return name ? bareName(*name, beside).text() : listed;
    }

    const CsvRow& m_row;
    const PeopleColumns& m_columns;
    const CsvRow& m_header;
    size_t m_width;
};

/// A field over several lines that makes no sense has an unclosed quote, which swallowed the lines
/// up to the next quote.
Failure openQuote(const CsvRow& row) {
    return {FailureKind::LineQuoteOpen, {row.lastLine, row.lastLine - row.line + 1}, {}};
}

void addLine(const LineReader& reader, const CsvRow& row, PeopleList& list) {
    auto line = reader.read();
    if (const auto footer = line ? std::nullopt : reader.footer()) {
        list.aside.push_back({row.line, *footer, std::nullopt});
    } else if (!line && row.lastLine > row.line) {
        list.rejected.push_back({row.line, openQuote(row)});
    } else if (!line) {
        list.rejected.push_back({row.line, line.error()});
    } else if (auto why = reader.whyAside()) {
        list.aside.push_back({row.line, *std::move(why), *std::move(line)});
    } else {
        list.lines.push_back(*std::move(line));
    }
}

Result<PeopleLayout> layoutByHeadings(const std::vector<CsvRow>& rows) {
    const size_t header = peopleHeader(rows).value_or(0);
    if (const auto twice = headingTwice(rows[header]))
        return failure(FailureKind::CsvColumnTwice, {*twice});
    return PeopleLayout{peopleColumnsIn(rows[header]), header};
}

} // namespace

void takeAside(PeopleList& list, const std::set<qint64>& lines) {
    std::erase_if(list.aside, [&](const AsideLine& aside) {
        const bool isTaken = aside.person && lines.contains(aside.line);
        if (isTaken)
            list.lines.push_back(*aside.person);
        return isTaken;
    });
    std::ranges::stable_sort(list.lines, {}, &PersonLine::line);
}

Result<PeopleList> readPeople(const std::vector<CsvRow>& rows,
                              const std::optional<PeopleLayout>& layout) {
    if (rows.empty())
        return failure(FailureKind::CsvNoHeader);
    const auto found = layout ? Result<PeopleLayout>(*layout) : layoutByHeadings(rows);
    if (!found)
        return tl::unexpected(found.error());
    if (!haveName(found->columns))
        return failure(FailureKind::CsvNoName);
    const CsvRow blank{0, {}};
    const size_t top = found->header;
    const CsvRow& header = top < rows.size() ? rows[top] : blank;
    size_t width = header.fields.size();
    for (const auto& [column, place] : found->columns)
        width = std::max(width, place + 1);
    PeopleList list;
    const CsvRow& headings = found->headerIsPerson ? blank : header;
    std::set<size_t> taken;
    for (const auto& [column, place] : found->columns)
        taken.insert(place);
    list.notTaken = headingsBeside(headings, taken);
    for (size_t i = found->headerIsPerson ? top : top + 1; i < rows.size(); ++i) {
        // A header that is repeated on each page.
        if (!found->headerIsPerson && rows[i].fields == header.fields)
            continue;
        addLine(LineReader(rows[i], found->columns, headings, width), rows[i], list);
    }
    return list;
}

Result<PeopleList> readPeopleCsv(const QByteArray& bytes,
                                 const std::optional<PeopleLayout>& layout) {
    const auto table = readTable(bytes);
    return table ? readPeople(table->rows, layout) : tl::unexpected(table.error());
}

QByteArray writePeopleCsv(const std::vector<Person>& people) {
    std::vector<std::vector<QString>> rows{{QStringLiteral("name"), QStringLiteral("from"),
                                            QStringLiteral("badge"), QStringLiteral("preference"),
                                            QStringLiteral("email"), QStringLiteral("phone")}};
    for (const Person& person : people)
        rows.push_back({person.name.text(), person.from.value_or(QString()),
                        person.badge.value_or(QString()),
                        person.preference ? QString(idOf(*person.preference)) : QString(),
                        person.email.value_or(QString()), person.phone.value_or(QString())});
    return writeCsv(rows);
}

} // namespace mentat
