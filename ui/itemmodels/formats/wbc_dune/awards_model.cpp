#include "ui/itemmodels/formats/wbc_dune/awards_model.h"

#include "ui/itemmodels/fraction_text.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString leadersOf(const Event& event, const Award& award) {
    if (!award.tied)
        return award.winners.empty() ? QString() : playerName(event, award.winners.front().player);
    QStringList names;
    for (const Performance& one : award.winners) {
        const QString name = playerName(event, one.player);
        if (!names.contains(name))
            names.append(name);
    }
    return names.join(u", "_s);
}

} // namespace

std::vector<AwardRow> awardRows(const Event& event, const Wording& wording) {
    std::vector<AwardRow> rows;
    for (AwardCourse& course : awardCourses(event)) {
        const QString faction = wording.factionName(course.award.faction);
        const QString leaders = leadersOf(event, course.award);
        rows.push_back({std::move(course), faction, leaders});
    }
    return rows;
}

QString AwardsModel::keyOf(Faction faction) {
    return QString(idOf(faction));
}

QString AwardsModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case FactionName: return tr("Faction");
    case Leader: return tr("Best");
    case Normalized: return tr("Norm. PP");
    case Exact: return tr("Exact");
    case State: return tr("State");
    case ColumnCount: break;
    }
    return {};
}

QString AwardsModel::stateText(const AwardCourse& course) const {
    if (course.isHandedOver() && !course.award.winners.empty())
        return tr("handed over");
    if (!course.questions.empty())
        return tr("depends on a question");
    if (course.award.winners.empty())
        return course.isLive ? tr("nobody yet") : tr("nobody scored");
    if (course.isLive)
        return course.award.tied ? tr("tied so far") : tr("leads so far");
    if (course.award.tied)
        return tr("tied, to decide");
    if (course.isToBeSent)
        return tr("to be sent");
    return course.award.decided ? tr("decided") : tr("to hand over");
}

QString AwardsModel::text(const AwardRow& row, int column) const {
    const auto best = row.course.award.normalized();
    switch (static_cast<Column>(column)) {
    case FactionName: return row.faction;
    case Leader: return row.leaders;
    case Normalized: return best ? thousandthsText(*best) : QString();
    case Exact: return best ? best->text() : QString();
    case State: return stateText(row.course);
    case ColumnCount: break;
    }
    return {};
}

QVariant AwardsModel::cell(const AwardRow& row, int column, int role) const {
    if (role == factionRole && column == FactionName)
        return static_cast<int>(row.course.award.faction);
    if (role == sortRole && (column == Normalized || column == Exact)) {
        const auto best = row.course.award.normalized();
        return best ? best->thousandths() : qint64(-1);
    }
    if (role == Qt::ToolTipRole && column == Leader)
        return row.leaders;
    return role == Qt::DisplayRole ? QVariant(text(row, column)) : QVariant();
}

} // namespace mentat
