#include "model/document/people_csv.h"

#include "model/document/bytes/utf8.h"
#include "model/failure_kind.h"
#include "model/people/called.h"
#include "model/people/name_order.h"

#include <algorithm>
#include <set>
#include <span>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct Heading {
    QLatin1StringView word; // headingWord()
    PeopleColumn column;
};

constexpr std::array headings{
    Heading{"name"_L1, PeopleColumn::Name},
    Heading{"fullname"_L1, PeopleColumn::Name},
    Heading{"given"_L1, PeopleColumn::Given},
    Heading{"givenname"_L1, PeopleColumn::Given},
    Heading{"firstname"_L1, PeopleColumn::Given},
    Heading{"first"_L1, PeopleColumn::Given},
    Heading{"family"_L1, PeopleColumn::Family},
    Heading{"familyname"_L1, PeopleColumn::Family},
    Heading{"lastname"_L1, PeopleColumn::Family},
    Heading{"last"_L1, PeopleColumn::Family},
    Heading{"surname"_L1, PeopleColumn::Family},
    Heading{"from"_L1, PeopleColumn::From},
    Heading{"state"_L1, PeopleColumn::From},
    Heading{"badge"_L1, PeopleColumn::Badge},
    Heading{"badgenumber"_L1, PeopleColumn::Badge},
    Heading{"preference"_L1, PeopleColumn::Preference},
    Heading{"email"_L1, PeopleColumn::Email},
    Heading{"phone"_L1, PeopleColumn::Phone},
    Heading{"phonenumber"_L1, PeopleColumn::Phone},
    Heading{"suffix"_L1, PeopleColumn::Suffix},
};

/// What a convention's registration, a form or a spreadsheet calls them, perhaps beside the other.
constexpr std::array otherHeadings{
    Heading{"badge#"_L1, PeopleColumn::Badge},
    Heading{"badgeno"_L1, PeopleColumn::Badge},
    Heading{"badgeno."_L1, PeopleColumn::Badge},
    Heading{"reg#"_L1, PeopleColumn::Badge},
    Heading{"registration#"_L1, PeopleColumn::Badge},
    Heading{"registrationnumber"_L1, PeopleColumn::Badge},
    Heading{"st/prov"_L1, PeopleColumn::From},
    Heading{"state/prov"_L1, PeopleColumn::From},
    Heading{"state/province"_L1, PeopleColumn::From},
    Heading{"province"_L1, PeopleColumn::From},
    Heading{"hometown"_L1, PeopleColumn::From},
    Heading{"emailaddress"_L1, PeopleColumn::Email},
    Heading{"cell"_L1, PeopleColumn::Phone},
    Heading{"cellphone"_L1, PeopleColumn::Phone},
    Heading{"mobile"_L1, PeopleColumn::Phone},
    Heading{"mobilephone"_L1, PeopleColumn::Phone},
    Heading{"phone#"_L1, PeopleColumn::Phone},
    Heading{"telephone"_L1, PeopleColumn::Phone},
};

std::optional<PeopleColumn> columnNamed(const QString& heading, std::span<const Heading> known) {
    const auto found = std::ranges::find(known, headingWord(heading), &Heading::word);
    return found == known.end() ? std::nullopt : std::optional(found->column);
}

Result<PeopleColumns> readHeader(const CsvRow& row) {
    std::set<PeopleColumn> seen;
    for (const QString& field : row.fields) {
        const auto column = columnNamed(field, headings);
        if (column && !seen.insert(*column).second)
            return failure(FailureKind::CsvColumnTwice, {field.trimmed()});
    }
    PeopleColumns columns = peopleColumnsIn(row);
    if (!haveName(columns))
        return failure(FailureKind::CsvNoName);
    return columns;
}

/// One row under its header.
class LineReader {
public:
    LineReader(const CsvRow& row, const PeopleColumns& columns, size_t width)
        : m_row(row)
        , m_columns(columns)
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
        if (const auto word = field(PeopleColumn::Preference)) {
            line.preference = enumFromId<Preference>(word->toLower());
            if (!line.preference)
                return failure(FailureKind::LineUnknownPreference,
                               {*word, u"base, expansion, either"_s});
        }
        return line;
    }

private:
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

    /// With its Jr., unless it has one already.
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

    [[nodiscard]] QString nameWithoutSuffix() const {
        if (const auto whole = field(PeopleColumn::Name))
            return givenNameFirst(bare(*whole));
        if (const auto whole = field(PeopleColumn::FamilyFirst))
            return givenNameFirstOf(bare(*whole));
        const QString given = field(PeopleColumn::Given).value_or(QString());
        const QString both = given + u' ' + field(PeopleColumn::Family).value_or(QString());
        return bare(both.trimmed());
    }

    /// Before its parts are put in order: a list of ours may have "Smith, Michael (OH)".
    [[nodiscard]] QString bare(const QString& listed) const {
        Contact beside;
        beside.from = field(PeopleColumn::From);
        beside.badge = field(PeopleColumn::Badge);
        const auto name = Name::fromText(listed);
        return name ? bareName(*name, beside).text() : listed;
    }

    const CsvRow& m_row;
    const PeopleColumns& m_columns;
    size_t m_width;
};

/// Headings of columns that are not among these.
QStringList headingsBeside(const PeopleColumns& columns, const CsvRow& header) {
    QStringList beside;
    for (size_t i = 0; i < header.fields.size(); ++i) {
        const bool isTaken
            = std::ranges::any_of(columns, [i](const auto& column) { return column.second == i; });
        if (const QString heading = header.fields[i].simplified(); !isTaken && !heading.isEmpty())
            beside << heading;
    }
    return beside;
}

/// What runs over several lines and makes no sense is a quote that nobody closed: it ate the lines
/// up to the next one.
Failure openQuote(const CsvRow& row) {
    return {FailureKind::LineQuoteOpen, {row.lastLine, row.lastLine - row.line + 1}, {}};
}

} // namespace

bool haveName(const PeopleColumns& columns) {
    return columns.contains(PeopleColumn::Name) || columns.contains(PeopleColumn::FamilyFirst)
           || (columns.contains(PeopleColumn::Given) && columns.contains(PeopleColumn::Family));
}

PeopleColumns peopleColumnsIn(const CsvRow& header) {
    PeopleColumns columns;
    for (size_t i = 0; i < header.fields.size(); ++i) {
        if (const auto column = columnNamed(header.fields[i], headings))
            columns.try_emplace(*column, i);
    }
    for (size_t i = 0; i < header.fields.size(); ++i) {
        if (const auto column = columnNamed(header.fields[i], otherHeadings))
            columns.try_emplace(*column, i);
    }
    return columns;
}

Result<PeopleList> readPeopleCsv(const QByteArray& utf8,
                                 const std::optional<PeopleLayout>& layout) {
    const auto rows = readCsv(utf8);
    if (!rows)
        return tl::unexpected(rows.error());
    if (rows->empty())
        return failure(FailureKind::CsvNoHeader);
    const auto columns
        = layout ? Result<PeopleColumns>(layout->columns) : readHeader(rows->front());
    if (!columns)
        return tl::unexpected(columns.error());
    if (!haveName(*columns))
        return failure(FailureKind::CsvNoName);
    const size_t header = layout ? layout->header : 0;
    size_t width = header < rows->size() ? (*rows)[header].fields.size() : 0;
    for (const auto& [column, place] : *columns)
        width = std::max(width, place + 1);
    PeopleList list;
    if (header < rows->size() && !(layout && layout->headerIsPerson))
        list.notTaken = headingsBeside(*columns, (*rows)[header]);
    for (size_t i = layout && layout->headerIsPerson ? header : header + 1; i < rows->size(); ++i) {
        const CsvRow& row = (*rows)[i];
        auto line = LineReader(row, *columns, width).read();
        if (line)
            list.lines.push_back(*std::move(line));
        else if (row.lastLine > row.line)
            list.rejected.push_back({row.line, openQuote(row)});
        else
            list.rejected.push_back({row.line, line.error()});
    }
    return list;
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
