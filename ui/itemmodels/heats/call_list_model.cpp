#include "ui/itemmodels/heats/call_list_model.h"

#include "model/people/called.h"
#include "scoring/player_list.h"
#include "ui/itemmodels/players_model.h"
#include "ui/itemmodels/time_text.h"

#include <algorithm>

namespace mentat {

namespace {

std::optional<Place> rankOf(const Standings& standings, const PlayerId& player) {
    const auto row = std::ranges::find(standings.ranked, player, &Standing::player);
    return row == standings.ranked.end() ? std::nullopt : row->rank;
}

FinalRole roleOf(const Stage& details, const std::vector<PlayerId>& lineUp,
                 const CallListEntry& entry) {
    if (details.closed)
        return isAmong(lineUp, entry.player) ? FinalRole::Plays : FinalRole::Out;
    if (isAmong(details.unavailable, entry.player))
        return FinalRole::Out;
    if (entry.part == CallListPart::Tied)
        return FinalRole::Tied;
    if (isAmong(lineUp, entry.player))
        return FinalRole::Plays;
    return entry.part == CallListPart::Noted ? FinalRole::NoClaim : FinalRole::Alternate;
}

/// Among those who came to the stage.
std::optional<Place> placeIn(const std::vector<PlayerId>& ranked, const PlayerId& player) {
    const auto found = std::ranges::find(ranked, player);
    if (found == ranked.end())
        return std::nullopt;
    return Place(static_cast<int>(found - ranked.begin()) + 1);
}

CallListRow rowOf(const Event& event, const Stage& details, const CallListEntry& entry) {
    CallListRow row{entry.player};
    row.present = isAmong(details.present, entry.player);
    const auto call = std::ranges::find(details.calls, entry.player, &FinalCall::player);
    if (call != details.calls.end()) {
        row.state = call->state;
        row.called = call->time;
    }
    if (const Player* player = findPlayer(event, entry.player)) {
        row.name = calledName(event, *player);
        row.answer = player->finalAnswer;
        row.phone = player->phone.value_or(QString());
        row.whereabouts = player->whereabouts.value_or(QString());
    }
    return row;
}

} // namespace

std::vector<CallListRow> callListRows(const Event& event, const Standings& standings,
                                      const AdvancedRound& round) {
    const Stage& details = round.details;
    const auto lineUp = finalLineUp(round);
    const auto ranked = inOrderOf(round.advancement);
    int alternates = 0;
    std::vector<CallListRow> rows;
    for (const CallListEntry& entry : callList(event, round)) {
        CallListRow row = rowOf(event, details, entry);
        row.rank
            = hasOnlyFinal(event) ? rankOf(standings, entry.player) : placeIn(ranked, entry.player);
        row.role = roleOf(details, lineUp, entry);
        if (row.role == FinalRole::Alternate)
            row.alternate = ++alternates;
        rows.push_back(std::move(row));
    }
    return rows;
}

QString callStateText(CallState state) {
    switch (state) {
    case CallState::Told: return QCoreApplication::translate("CallListModel", "told");
    case CallState::Confirmed: return QCoreApplication::translate("CallListModel", "confirmed");
    case CallState::NoAnswer: return QCoreApplication::translate("CallListModel", "no answer");
    case CallState::Cannot: return QCoreApplication::translate("CallListModel", "can't");
    }
    return {};
}

QString CallListModel::header(int column) const {
    switch (static_cast<Column>(column)) {
    case Rank: return tr("#");
    case Name: return tr("Player");
    case Role: return m_roundTitle;
    case Answer: return tr("Would play");
    case Call: return tr("Call");
    case Called: return tr("Called");
    case Here: return tr("Here");
    case Phone: return tr("Phone");
    case Found: return tr("Location");
    case ColumnCount: break;
    }
    return {};
}

QString CallListModel::text(const CallListRow& row, int column) const {
    switch (static_cast<Column>(column)) {
    case Rank: return row.rank ? QString::number(row.rank->value()) : QString();
    case Name: return row.name;
    case Role:
        switch (row.role) {
        case FinalRole::Plays: return tr("plays");
        case FinalRole::Tied: return tr("tied");
        case FinalRole::Alternate: return tr("alternate %1").arg(row.alternate);
        case FinalRole::Out: return tr("out");
        case FinalRole::NoClaim: return tr("no claim");
        }
        break;
    case Answer: return row.answer ? finalAnswerText(*row.answer) : tr("not asked");
    case Call: return row.state ? callStateText(*row.state) : QString();
    case Called: return row.called ? dayAndTime(*row.called) : QString();
    case Here: return row.present ? tr("✓ here") : QString();
    case Phone: return row.phone;
    case Found: return row.whereabouts;
    case ColumnCount: break;
    }
    return {};
}

QVariant CallListModel::cell(const CallListRow& row, int column, int role) const {
    if (role == Qt::ToolTipRole && (column == Found || column == Name))
        return text(row, column);
    return role == Qt::DisplayRole ? QVariant(text(row, column)) : QVariant();
}

} // namespace mentat
