#include "ui/mapping/games_fields.h"

#include "model/document/games_csv.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct GamesTitle {
    QLatin1StringView heading;
    const char* title;
};

constexpr std::array gamesTitles{
    GamesTitle{"event"_L1, QT_TRANSLATE_NOOP("GamesFields", "Event")},
    GamesTitle{"year"_L1, QT_TRANSLATE_NOOP("GamesFields", "Year")},
    GamesTitle{"heat"_L1, QT_TRANSLATE_NOOP("GamesFields", "Heat or final")},
    GamesTitle{"table"_L1, QT_TRANSLATE_NOOP("GamesFields", "Table")},
    GamesTitle{"seat"_L1, QT_TRANSLATE_NOOP("GamesFields", "Seat")},
    GamesTitle{"player"_L1, QT_TRANSLATE_NOOP("GamesFields", "Player")},
    GamesTitle{"given name"_L1, QT_TRANSLATE_NOOP("GamesFields", "First name")},
    GamesTitle{"family name"_L1, QT_TRANSLATE_NOOP("GamesFields", "Last name")},
    GamesTitle{"from"_L1, QT_TRANSLATE_NOOP("GamesFields", "From")},
    GamesTitle{"faction"_L1, QT_TRANSLATE_NOOP("GamesFields", "Faction")},
    GamesTitle{"alliance"_L1, QT_TRANSLATE_NOOP("GamesFields", "Alliance")},
    GamesTitle{"winner"_L1, QT_TRANSLATE_NOOP("GamesFields", "Winner")},
    GamesTitle{"pp"_L1, QT_TRANSLATE_NOOP("GamesFields", "PP")},
    GamesTitle{"strongholds"_L1, QT_TRANSLATE_NOOP("GamesFields", "Strongholds")},
    GamesTitle{"shield wall"_L1, QT_TRANSLATE_NOOP("GamesFields", "Shield Wall")},
    GamesTitle{"tech tokens"_L1, QT_TRANSLATE_NOOP("GamesFields", "Tech tokens")},
    GamesTitle{"tokens"_L1, QT_TRANSLATE_NOOP("GamesFields", "Tokens")},
    GamesTitle{"spice"_L1, QT_TRANSLATE_NOOP("GamesFields", "Spice")},
    GamesTitle{"cards"_L1, QT_TRANSLATE_NOOP("GamesFields", "Cards")},
    GamesTitle{"roll"_L1, QT_TRANSLATE_NOOP("GamesFields", "Roll")},
    GamesTitle{"dropout"_L1, QT_TRANSLATE_NOOP("GamesFields", "Dropped out")},
    GamesTitle{"dropout turn"_L1, QT_TRANSLATE_NOOP("GamesFields", "Dropped out in turn")},
    GamesTitle{"excused"_L1, QT_TRANSLATE_NOOP("GamesFields", "Excused")},
    GamesTitle{"left"_L1, QT_TRANSLATE_NOOP("GamesFields", "Left")},
    GamesTitle{"late"_L1, QT_TRANSLATE_NOOP("GamesFields", "Late")},
    GamesTitle{"qp"_L1, QT_TRANSLATE_NOOP("GamesFields", "QP")},
    GamesTitle{"qp reason"_L1, QT_TRANSLATE_NOOP("GamesFields", "Reason for the QP")},
    GamesTitle{"victory"_L1, QT_TRANSLATE_NOOP("GamesFields", "Victory")},
    GamesTitle{"ending"_L1, QT_TRANSLATE_NOOP("GamesFields", "Ending")},
    GamesTitle{"predicted"_L1, QT_TRANSLATE_NOOP("GamesFields", "Predicted")},
    GamesTitle{"turns"_L1, QT_TRANSLATE_NOOP("GamesFields", "Turns")},
    GamesTitle{"minutes"_L1, QT_TRANSLATE_NOOP("GamesFields", "Length in minutes")},
    GamesTitle{"hours"_L1, QT_TRANSLATE_NOOP("GamesFields", "Length in hours")},
    GamesTitle{"start"_L1, QT_TRANSLATE_NOOP("GamesFields", "Start")},
    GamesTitle{"end"_L1, QT_TRANSLATE_NOOP("GamesFields", "End")},
    GamesTitle{"expansion"_L1, QT_TRANSLATE_NOOP("GamesFields", "Expansion")},
    GamesTitle{"void"_L1, QT_TRANSLATE_NOOP("GamesFields", "Void")},
    GamesTitle{"note"_L1, QT_TRANSLATE_NOOP("GamesFields", "Note")},
    GamesTitle{"turn limit"_L1, QT_TRANSLATE_NOOP("GamesFields", "Turn limit")},
    GamesTitle{"alliance size"_L1, QT_TRANSLATE_NOOP("GamesFields", "Alliance size")},
    GamesTitle{"finalists"_L1, QT_TRANSLATE_NOOP("GamesFields", "Finalists")},
    GamesTitle{"prize level"_L1, QT_TRANSLATE_NOOP("GamesFields", "Prize level")},
    GamesTitle{"sets"_L1, QT_TRANSLATE_NOOP("GamesFields", "Sets")},
};

} // namespace

/// What has no title here is called as in the journal: "spice blows" is "Spice blows".
static QString titleOfFact(QString heading) {
    heading.front() = heading.front().toUpper();
    return QCoreApplication::translate("Fact", heading.toUtf8());
}

QString gamesFieldTitle(const QString& heading) {
    const auto known = std::ranges::find(gamesTitles, heading, &GamesTitle::heading);
    return known == gamesTitles.end() ? titleOfFact(heading)
                                      : QCoreApplication::translate("GamesFields", known->title);
}

std::vector<ColumnField> gamesFields() {
    std::vector<ColumnField> fields;
    for (const QString& heading : gamesHeadings())
        fields.push_back({headingWord(heading), gamesFieldTitle(heading)});
    return fields;
}

} // namespace mentat
