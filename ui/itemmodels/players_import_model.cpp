#include "ui/itemmodels/players_import_model.h"

#include "app/session/people/list_matching.h"
#include "reports/wording/language/phrase.h"
#include "ui/itemmodels/players_model.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString preferenceOf(const std::optional<Person>& person) {
    return person && person->preference ? preferenceText(*person->preference) : QString();
}

/// The name of a fact, and its value for one person.
struct FactText {
    Phrase called;
    QString text;
};
FactText factOf(const std::optional<Person>& person, PersonFact fact) {
    const auto field = [&](std::optional<QString> Person::*member) {
        return person ? (*person.*member).value_or(QString()) : QString();
    };
    switch (fact) {
    case PersonFact::Name:
        return {Phrase("PlayersImportModel", "name"), person ? person->name.text() : QString()};
    case PersonFact::From: return {Phrase("PlayersImportModel", "from"), field(&Person::from)};
    case PersonFact::Badge: return {Phrase("PlayersImportModel", "badge"), field(&Person::badge)};
    case PersonFact::Email: return {Phrase("PlayersImportModel", "e-mail"), field(&Person::email)};
    case PersonFact::Phone: return {Phrase("PlayersImportModel", "phone"), field(&Person::phone)};
    case PersonFact::Preference:
        return {Phrase("PlayersImportModel", "plays"), preferenceOf(person)};
    case PersonFact::AlsoCalled: {
        QStringList names;
        for (const Name& name : person ? person->alsoKnownAs : std::vector<Name>())
            names << name.text();
        return {Phrase("PlayersImportModel", "also known as"), names.join(u", "_s)};
    }
    }
    Q_UNREACHABLE();
}

QString whatOf(const MatchedLine& line) {
    QStringList parts;
    if (line.again)
        parts << say(Phrase("PlayersImportModel", "the same person as line %1")).arg(*line.again);
    for (const PersonFact fact : allPersonFacts) {
        const bool isNewName = fact == PersonFact::Name && !line.before;
        if (const QString text = isNewName ? QString() : changedFact(line, fact); !text.isEmpty())
            parts << text;
    }
    return parts.join(u"; "_s);
}

LineFate fateOf(const MatchedLine& line) {
    if (!line.before)
        return LineFate::New;
    return *line.before == line.after ? LineFate::Unchanged : LineFate::Updated;
}

QString fateText(LineFate fate) {
    switch (fate) {
    case LineFate::New: return say(Phrase("PlayersImportModel", "new"));
    case LineFate::Updated: return say(Phrase("PlayersImportModel", "updated"));
    case LineFate::Unchanged: return say(Phrase("PlayersImportModel", "unchanged"));
    case LineFate::Rejected: return say(Phrase("PlayersImportModel", "rejected"));
    case LineFate::NotTaken: return say(Phrase("PlayersImportModel", "not taken"));
    }
    return {};
}

} // namespace

QString nameWithHome(const Person& person) {
    const QString name = person.name.text();
    const QString from = person.from.value_or(QString());
    return from.isEmpty() ? name : say(Phrase("PlayersImportModel", "%1 (%2)")).arg(name, from);
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
    std::map<QString, int> namesakes;
    for (const MatchedLine& line : import.matched)
        ++namesakes[line.after.name.normalized()];
    std::vector<ImportRow> others;
    for (const MatchedLine& line : import.matched) {
        const bool isAlone = namesakes[line.after.name.normalized()] == 1;
        ImportRow row{line.line, fateOf(line),
                      isAlone ? line.after.name.text() : nameWithHome(line.after), whatOf(line)};
        const bool isDamaged = damaged.contains(line.line);
        if (isDamaged) {
            const QString damage = say(Phrase("PlayersImportModel", "damaged by a spreadsheet"));
            row.what = row.what.isEmpty() ? damage : row.what + u"; "_s + damage;
        }
        const auto like = std::ranges::find(similar, line.line, &SimilarLine::line);
        if (like == similar.end()) {
            (isDamaged ? rows : others).push_back(std::move(row));
            continue;
        }
        const QString looks
            = say(Phrase("PlayersImportModel", "similar to %1")).arg(nameWithHome(like->other));
        row.what = row.what.isEmpty() ? looks : looks + u"; "_s + row.what;
        rows.push_back(std::move(row));
    }
    std::ranges::move(others, std::back_inserter(rows));
    return rows;
}

std::vector<ImportRow> rowsNotTaken(const HandledList& list, const Wording& wording) {
    std::vector<ImportRow> rows;
    for (const AsideLine& aside : list.read().aside) {
        if (!list.isTaken(aside.line).value_or(false))
            rows.push_back({aside.line, LineFate::NotTaken,
                            aside.person ? aside.person->name.text() : QString(),
                            wording.failure(aside.reason)});
    }
    for (const PersonLine& line : list.read().lines) {
        if (list.isTaken(line.line) == false)
            rows.push_back({line.line, LineFate::NotTaken, line.name.text(),
                            say(Phrase("PlayersImportModel", "left out"))});
    }
    return rows;
}

QString changedFact(const MatchedLine& line, PersonFact fact) {
    const FactText before = factOf(line.before, fact);
    const FactText after = factOf(line.after, fact);
    if (before.text == after.text)
        return {};
    const QString called = say(after.called);
    if (before.text.isEmpty())
        return say(Phrase("PlayersImportModel", "%1 %2")).arg(called, after.text);
    return say(Phrase("PlayersImportModel", "%1 %2, was %3")).arg(called, after.text, before.text);
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
