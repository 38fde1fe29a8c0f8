#include "ui/mapping/import_words.h"

#include "model/document/games_csv.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/sentences.h"
#include "ui/desk/keys.h"
#include "ui/itemmodels/players_import_model.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

struct GamesTitle {
    QLatin1StringView heading;
    Phrase title;
};

constexpr std::array gamesTitles{
    GamesTitle{"event"_L1, Phrase("GamesFields", "Event")},
    GamesTitle{"year"_L1, Phrase("GamesFields", "Year")},
    GamesTitle{"heat"_L1, Phrase("GamesFields", "Heat or final")},
    GamesTitle{"table"_L1, Phrase("GamesFields", "Table")},
    GamesTitle{"seat"_L1, Phrase("GamesFields", "Seat")},
    GamesTitle{"player"_L1, Phrase("GamesFields", "Player")},
    GamesTitle{"given name"_L1, Phrase("GamesFields", "First name")},
    GamesTitle{"family name"_L1, Phrase("GamesFields", "Last name")},
    GamesTitle{"from"_L1, Phrase("GamesFields", "From")},
    GamesTitle{"faction"_L1, Phrase("GamesFields", "Faction")},
    GamesTitle{"alliance"_L1, Phrase("GamesFields", "Alliance")},
    GamesTitle{"winner"_L1, Phrase("GamesFields", "Winner")},
    GamesTitle{"pp"_L1, Phrase("GamesFields", "PP")},
    GamesTitle{"strongholds"_L1, Phrase("GamesFields", "Strongholds")},
    GamesTitle{"shield wall"_L1, Phrase("GamesFields", "Shield Wall")},
    GamesTitle{"tech tokens"_L1, Phrase("GamesFields", "Tech tokens")},
    GamesTitle{"tokens"_L1, Phrase("GamesFields", "Tokens")},
    GamesTitle{"spice"_L1, Phrase("GamesFields", "Spice")},
    GamesTitle{"cards"_L1, Phrase("GamesFields", "Cards")},
    GamesTitle{"roll"_L1, Phrase("GamesFields", "Roll")},
    GamesTitle{"dropout"_L1, Phrase("GamesFields", "Dropped out")},
    GamesTitle{"dropout turn"_L1, Phrase("GamesFields", "Dropped out in turn")},
    GamesTitle{"excused"_L1, Phrase("GamesFields", "Excused")},
    GamesTitle{"left"_L1, Phrase("GamesFields", "Left")},
    GamesTitle{"late"_L1, Phrase("GamesFields", "Late")},
    GamesTitle{"qp"_L1, Phrase("GamesFields", "QP")},
    GamesTitle{"qp reason"_L1, Phrase("GamesFields", "Reason for the QP")},
    GamesTitle{"victory"_L1, Phrase("GamesFields", "Victory")},
    GamesTitle{"ending"_L1, Phrase("GamesFields", "Ending")},
    GamesTitle{"predicted"_L1, Phrase("GamesFields", "Predicted")},
    GamesTitle{"turns"_L1, Phrase("GamesFields", "Turns")},
    GamesTitle{"minutes"_L1, Phrase("GamesFields", "Length in minutes")},
    GamesTitle{"hours"_L1, Phrase("GamesFields", "Length in hours")},
    GamesTitle{"start"_L1, Phrase("GamesFields", "Start")},
    GamesTitle{"end"_L1, Phrase("GamesFields", "End")},
    GamesTitle{"expansion"_L1, Phrase("GamesFields", "Expansion")},
    GamesTitle{"void"_L1, Phrase("GamesFields", "Void")},
    GamesTitle{"note"_L1, Phrase("GamesFields", "Note")},
    GamesTitle{"turn limit"_L1, Phrase("GamesFields", "Turn limit")},
    GamesTitle{"alliance size"_L1, Phrase("GamesFields", "Alliance size")},
    GamesTitle{"finalists"_L1, Phrase("GamesFields", "Finalists")},
    GamesTitle{"prize level"_L1, Phrase("GamesFields", "Prize level")},
    GamesTitle{"sets"_L1, Phrase("GamesFields", "Sets")},
};

} // namespace

/// Names a fact without a title here as in the journal: "spice blows" becomes "Spice blows".
static QString titleOfFact(QString heading) {
    heading.front() = heading.front().toUpper();
    return QCoreApplication::translate("Fact", heading.toUtf8());
}

QString gamesFieldTitle(const QString& heading) {
    const auto known = std::ranges::find(gamesTitles, heading, &GamesTitle::heading);
    return known == gamesTitles.end() ? titleOfFact(heading) : say(known->title);
}

std::vector<ColumnField> gamesFields() {
    std::vector<ColumnField> fields;
    for (const QString& heading : gamesHeadings())
        fields.push_back({headingWord(heading), gamesFieldTitle(heading)});
    return fields;
}

namespace {

ColumnField peopleField(PeopleColumn column) {
    switch (column) {
    case PeopleColumn::Name: return {u"name"_s, ImportWords::tr("Name")};
    case PeopleColumn::FamilyFirst:
        return {u"familyfirst"_s, ImportWords::tr("Name, last name first")};
    case PeopleColumn::Given: return {u"given"_s, ImportWords::tr("First name")};
    case PeopleColumn::Family: return {u"family"_s, ImportWords::tr("Last name")};
    case PeopleColumn::Suffix: return {u"suffix"_s, ImportWords::tr("Suffix (Jr., III)")};
    case PeopleColumn::From: return {u"from"_s, ImportWords::tr("From")};
    case PeopleColumn::Badge: return {u"badge"_s, ImportWords::tr("Badge")};
    case PeopleColumn::Preference: return {u"preference"_s, ImportWords::tr("Plays")};
    case PeopleColumn::Email: return {u"email"_s, ImportWords::tr("E-mail")};
    case PeopleColumn::Phone: return {u"phone"_s, ImportWords::tr("Phone")};
    case PeopleColumn::Preferred: return {u"preferred"_s, ImportWords::tr("Also known as")};
    case PeopleColumn::Status: return {u"status"_s, ImportWords::tr("Refunded or canceled")};
    }
    Q_UNREACHABLE();
}

} // namespace

std::vector<ColumnField> ImportWords::fields() {
    std::vector<ColumnField> fields;
    for (const PeopleColumn column : allPeopleColumns)
        fields.push_back(peopleField(column));
    return fields;
}

QString ImportWords::counts(const PeopleImport& import) {
    return tr("%1 new, %2 updated, %3 unchanged, %4 rejected. People are added "
              "to the file but not registered in any event. %5 undoes the import.")
        .arg(import.added)
        .arg(import.updated)
        .arg(import.unchanged)
        .arg(import.rejected.size())
        .arg(keyName(DeskKey::Undo));
}

QString ImportWords::looksLike(const SimilarLine& line, bool isKnown) {
    return (isKnown ? tr("Line %1: %2 looks like %3, who is already known.")
                    : tr("Line %1: %2 looks like %3, who is new in this list too. If they are one "
                         "person, merge them on Players after the import."))
        .arg(QString::number(line.line), line.name.text(), nameWithHome(line.other));
}

QString ImportWords::linesNotTaken(int count) {
    if (count == 0)
        return {};
    return u'\n'
           + tr("%n line(s) (does|do) not look like (a player|players). To import "
                "one anyway, select it and press Space.",
                nullptr, count);
}

QString ImportWords::columnsNotTaken(const QStringList& all) {
    constexpr qsizetype maxNamed = 12;
    if (all.isEmpty())
        return {};
    return u'\n'
           + tr("Ignored columns: %1. Open Columns to say what they hold.")
                 .arg(firstOf(all, maxNamed));
}

QString ImportWords::sharedBadges(const std::vector<SharedBadge>& all) {
    constexpr size_t maxNamed = 3;
    QString text;
    for (size_t i = 0; i < std::min(all.size(), maxNamed); ++i) {
        const SharedBadge& shared = all[i];
        text += u'\n'
                + tr("%2 share badge %1: choose who it is at check-in.")
                      .arg(shared.badge, shared.names.join(u", "_s));
    }
    if (all.size() > maxNamed)
        text += u'\n'
                + tr("%n more badge(s) belong to several people.", nullptr,
                     static_cast<int>(all.size() - maxNamed));
    return text;
}

QString ImportWords::damaged(const std::vector<DamagedNumber>& numbers) {
    constexpr size_t maxNamed = 3;
    QString text;
    for (size_t i = 0; i < std::min(numbers.size(), maxNamed); ++i) {
        text += u'\n'
                + (numbers[i].column == PeopleColumn::Phone
                       ? tr("Line %1: a spreadsheet damaged the phone, %2.")
                       : tr("Line %1: a spreadsheet damaged the badge, %2."))
                      .arg(QString::number(numbers[i].line), numbers[i].text);
    }
    if (numbers.size() > maxNamed)
        text += u'\n'
                + tr("%n more number(s) are damaged.", nullptr,
                     static_cast<int>(numbers.size() - maxNamed));
    if (!numbers.empty())
        text += u' ' + tr("Format the column as text there, then save the list again.");
    return text;
}

} // namespace mentat
