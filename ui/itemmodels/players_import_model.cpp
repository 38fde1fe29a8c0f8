#include "ui/itemmodels/players_import_model.h"

#include "app/session/people/listed/damaged_numbers.h"
#include "ui/itemmodels/players_model.h"

#include <algorithm>
#include <iterator>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString importText(const char* text) {
    return QCoreApplication::translate("PlayersImportModel", text);
}

/// What a line says of one thing, beside what is known of it.
class Said {
public:
    void add(const char* what, const QString& before, const QString& after) {
        if (before == after)
            return;
        if (before.isEmpty())
            m_parts << importText(QT_TRANSLATE_NOOP("PlayersImportModel", "%1 %2"))
                           .arg(importText(what), after);
        else
            m_parts << importText(QT_TRANSLATE_NOOP("PlayersImportModel", "%1 %2, was %3"))
                           .arg(importText(what), after, before);
    }
    void add(const char* what, const std::optional<QString>& before,
             const std::optional<QString>& after) {
        add(what, before.value_or(QString()), after.value_or(QString()));
    }
    [[nodiscard]] QString text() const { return m_parts.join(u"; "_s); }

private:
    QStringList m_parts;
};

QString preferenceOf(const std::optional<Person>& person) {
    return person && person->preference ? preferenceText(*person->preference) : QString();
}

QString whatOf(const MatchedLine& line) {
    const auto before = [&](std::optional<QString> Person::*field) {
        return line.before ? *line.before.*field : std::optional<QString>();
    };
    Said words;
    if (line.before)
        words.add(QT_TRANSLATE_NOOP("PlayersImportModel", "name"), line.before->name.text(),
                  line.after.name.text());
    words.add(QT_TRANSLATE_NOOP("PlayersImportModel", "from"), before(&Person::from),
              line.after.from);
    words.add(QT_TRANSLATE_NOOP("PlayersImportModel", "badge"), before(&Person::badge),
              line.after.badge);
    words.add(QT_TRANSLATE_NOOP("PlayersImportModel", "e-mail"), before(&Person::email),
              line.after.email);
    words.add(QT_TRANSLATE_NOOP("PlayersImportModel", "phone"), before(&Person::phone),
              line.after.phone);
    words.add(QT_TRANSLATE_NOOP("PlayersImportModel", "plays"), preferenceOf(line.before),
              preferenceOf(line.after));
    return words.text();
}

LineFate fateOf(const MatchedLine& line) {
    if (!line.before)
        return LineFate::New;
    return *line.before == line.after ? LineFate::Unchanged : LineFate::Updated;
}

QString fateText(LineFate fate) {
    switch (fate) {
    case LineFate::New: return importText(QT_TRANSLATE_NOOP("PlayersImportModel", "new"));
    case LineFate::Updated: return importText(QT_TRANSLATE_NOOP("PlayersImportModel", "updated"));
    case LineFate::Unchanged:
        return importText(QT_TRANSLATE_NOOP("PlayersImportModel", "unchanged"));
    case LineFate::Rejected: return importText(QT_TRANSLATE_NOOP("PlayersImportModel", "rejected"));
    }
    return {};
}

} // namespace

QString nameWithHome(const Person& person) {
    const QString name = person.name.text();
    const QString from = person.from.value_or(QString());
    return from.isEmpty()
               ? name
               : importText(QT_TRANSLATE_NOOP("PlayersImportModel", "%1 (%2)")).arg(name, from);
}

std::vector<ImportRow> rowsOfImport(const PeopleImport& import, const PeopleList& list,
                                    const std::vector<SimilarLine>& similar,
                                    const Wording& wording) {
    std::vector<ImportRow> rows;
    for (const RejectedLine& line : import.rejected) {
        const auto read = std::ranges::find(list.lines, line.line, &PersonLine::line);
        rows.push_back({line.line, LineFate::Rejected,
                        read == list.lines.end() ? QString() : read->name.text(),
                        wording.failure(line.reason)});
    }
    std::set<qint64> damaged;
    for (const DamagedNumber& number : damagedNumbers(list))
        damaged.insert(number.line);
    std::vector<ImportRow> others;
    for (const MatchedLine& line : import.matched) {
        ImportRow row{line.line, fateOf(line), line.after.name.text(), whatOf(line)};
        const bool isDamaged = damaged.contains(line.line);
        if (isDamaged)
            row.what += u"; "_s
                        + importText(
                            QT_TRANSLATE_NOOP("PlayersImportModel", "damaged by a spreadsheet"));
        const auto like = std::ranges::find(similar, line.line, &SimilarLine::line);
        if (like == similar.end()) {
            (isDamaged ? rows : others).push_back(std::move(row));
            continue;
        }
        const QString looks = importText(QT_TRANSLATE_NOOP("PlayersImportModel", "similar to %1"))
                                  .arg(nameWithHome(like->other));
        row.what = row.what.isEmpty() ? looks : looks + u"; "_s + row.what;
        rows.push_back(std::move(row));
    }
    std::ranges::move(others, std::back_inserter(rows));
    return rows;
}

QString PlayersImportModel::key(const ImportRow& row) const {
    return QString::number(row.line);
}

QString PlayersImportModel::header(int column) const {
    switch (column) {
    case Line: return tr("Line");
    case Fate: return tr("Result");
    case Name: return tr("Name");
    case What: return tr("Contents");
    default: return {};
    }
}

QVariant PlayersImportModel::cell(const ImportRow& row, int column, int role) const {
    if (role == playersWarningRole)
        return column == Fate && row.fate == LineFate::Rejected;
    if (role == Qt::ToolTipRole && column == What)
        return row.what;
    if (role != Qt::DisplayRole)
        return {};
    switch (column) {
    case Line: return row.line;
    case Fate: return fateText(row.fate);
    case Name: return row.name;
    case What: return row.what;
    default: return {};
    }
}

} // namespace mentat
