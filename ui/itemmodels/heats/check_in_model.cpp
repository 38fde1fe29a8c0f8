#include "ui/itemmodels/heats/check_in_model.h"

#include "ui/itemmodels/players_model.h"

using namespace Qt::StringLiterals;

namespace mentat {

void CheckInModel::setTicked(bool ticked) {
    if (ticked == m_ticked)
        return;
    m_ticked = ticked;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

QString CheckInModel::key(const CheckInRow& row) const {
    if (!row.missed.isEmpty()) {
        CheckInRow found = row;
        found.missed.clear();
        return u"missed %1 "_s.arg(row.missed) + key(found);
    }
    if (const auto* player = std::get_if<PlayerId>(&row.who))
        return u"player "_s + player->text();
    if (const auto* person = std::get_if<PersonId>(&row.who))
        return u"person "_s + QString::number(person->number());
    return row.state == CheckInState::Waits ? u"waits "_s + row.name : u"new"_s;
}

QString CheckInModel::header(int column) const {
    switch (column) {
    case Name: return tr("Name");
    case From: return tr("From");
    case Plays: return tr("Plays");
    case Copies: return tr("Copies");
    case State: return tr("Heat");
    default: return {};
    }
}

QString CheckInModel::text(const CheckInRow& row, int column) const {
    const bool isNew = std::holds_alternative<std::monostate>(row.who);
    const bool waits = row.state == CheckInState::Waits;
    switch (column) {
    case Name:
        if (row.state == CheckInState::Missed)
            return tr("Badge %1").arg(row.missed);
        if (isNew && !waits)
            return tr("Add “%1”").arg(row.name);
        if (!row.similar.isEmpty())
            return tr("%1 – similar to %2").arg(row.name, row.similar);
        if (!row.otherName.isEmpty())
            return tr("%1 – also %2").arg(row.name, row.otherName);
        return row.isNear ? tr("%1 – a similar name").arg(row.name) : row.name;
    case From: return row.from;
    case Plays: return row.preference && !isNew ? preferenceText(*row.preference) : QString();
    case Copies: return row.copies > 0 ? QString::number(row.copies) : QString();
    case State:
        if (!row.missed.isEmpty() && !isNew)
            return tr("badge %1?").arg(row.missed);
        switch (row.state) {
        case CheckInState::In:
            if (row.hasNoSeat)
                return tr("in, no seat");
            return row.isByPhone ? tr("in, by phone") : tr("in");
        case CheckInState::Waits: return isNew ? tr("waiting, new") : tr("waiting");
        case CheckInState::OnlyIfNeeded: return tr("if needed");
        case CheckInState::Missed: return tr("not found");
        case CheckInState::Out: return isNew ? tr("new") : QString();
        }
        return {};
    default: return {};
    }
}

QVariant CheckInModel::cell(const CheckInRow& row, int column, int role) const {
    if (role == Qt::DisplayRole)
        return text(row, column);
    if (role == sortRole && column == Copies)
        return row.copies;
    if (role == sortRole && column == State)
        return -static_cast<int>(row.state); // entrants first
    if (role == Qt::CheckStateRole && column == Name && m_ticked)
        return row.state == CheckInState::In ? Qt::Checked : Qt::Unchecked;
    return {};
}

} // namespace mentat
