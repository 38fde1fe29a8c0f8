#include "ui/itemmodels/heats/check_in_model.h"

#include "app/session/people/known_people.h"
#include "model/people/player_index.h"
#include "ui/itemmodels/players_model.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t mostRows = 60;
constexpr size_t mostNearNames = 5;

CheckInState stateOf(const Event& event, HeatNumber heat, const PlayerId& player) {
    const auto attendance = valueAt(event, EntrantSlot{heat, player});
    if (!attendance)
        return CheckInState::Out;
    return attendance->onlyIfNeeded ? CheckInState::OnlyIfNeeded : CheckInState::In;
}

CheckInRow rowOf(const Player& player, CheckInState state) {
    return {player.id,
            player.name.text(),
            {},
            player.from.value_or(QString()),
            state,
            player.preference,
            player.copies ? player.copies->value() : 0,
            false};
}

CheckInRow rowOf(const Event& event, HeatNumber heat, const Player& player) {
    return rowOf(player, stateOf(event, heat, player.id));
}

CheckInRow rowOf(const Person& person) {
    return {person.id,         person.name.text(), {}, person.from.value_or(QString()),
            CheckInState::Out, person.preference,  0,  false};
}

const Player* playerOf(const Event& event, PersonId person) {
    const auto found = std::find_if(event.players.begin(), event.players.end(),
                                    [&](const Player& p) { return p.person == person; });
    return found == event.players.end() ? nullptr : &*found;
}

CheckInRow waitingRow(const Book& book, const Event& event, const PhoneGuest& guest) {
    CheckInRow row{{}, guestName(book, event, guest), {}, {}, CheckInState::Waits, {}, 0, false};
    if (const auto* id = std::get_if<PlayerId>(&guest))
        row = rowOf(*findPlayer(event, *id), CheckInState::Waits);
    else if (const auto* person = std::get_if<PersonId>(&guest))
        row = rowOf(*findPerson(book, *person));
    row.state = CheckInState::Waits;
    return row;
}

/// The person as a player where already registered.
std::optional<CheckInRow> rowOf(const Book& book, const Event& event, HeatNumber heat,
                                PersonId id) {
    if (const Player* player = playerOf(event, id))
        return rowOf(event, heat, *player);
    if (const Person* person = findPerson(book, id))
        return rowOf(*person);
    return std::nullopt;
}

void addNear(std::vector<CheckInRow>& rows, const Book& book, const Event& event, HeatNumber heat,
             const std::vector<NearMatch>& matches) {
    for (const NearMatch& match : matches) {
        if (rows.size() == mostNearNames)
            return;
        if (auto row = rowOf(book, event, heat, match.person)) {
            row->isNear = true;
            rows.push_back(*std::move(row));
        }
    }
}

CheckInRow foundBy(const QString& query, CheckInRow row, const mentat::Name& name,
                   const std::vector<mentat::Name>& otherNames) {
    if (const auto other = NameSearch::otherNameMeant(query, name, otherNames))
        row.otherName = other->text();
    return row;
}

QString badgeOf(const Book& book, const Event& event, const CheckInRow& row) {
    if (const auto* id = std::get_if<PlayerId>(&row.who))
        return findPlayer(event, *id)->badge.value_or(QString());
    return findPerson(book, std::get<PersonId>(row.who))->badge.value_or(QString());
}

/// Two of one name and home are told apart by their badges.
void tellApart(std::vector<CheckInRow>& rows, const Book& book, const Event& event) {
    std::map<std::pair<QString, QString>, std::vector<CheckInRow*>> alike;
    for (CheckInRow& row : rows)
        alike[{normalisedText(row.name), normalisedText(row.from)}].push_back(&row);
    for (const auto& [name, same] : alike) {
        if (same.size() < 2)
            continue;
        for (CheckInRow* row : same) {
            const QString badge = badgeOf(book, event, *row);
            if (!badge.isEmpty())
                row->from = row->from.isEmpty() ? badge : row->from + u", "_s + badge;
        }
    }
}

} // namespace

PhonesAtDesk phonesAtDesk(const Session& session, EventId event, HeatNumber heat) {
    PhonesAtDesk phones{{}, inByPhone(session, event, heat)};
    for (WaitingGuest& guest : waitingGuests(session, event, heat))
        phones.waiting.push_back(std::move(guest.who));
    return phones;
}

PhoneGuest guestOf(const CheckInRow& row) {
    if (const auto* player = std::get_if<PlayerId>(&row.who))
        return *player;
    if (const auto* person = std::get_if<PersonId>(&row.who))
        return *person;
    return *mentat::Name::fromText(row.name);
}

std::vector<CheckInRow> rowsOfAttendance(const Book& book, const Event& event, HeatNumber number,
                                         const PhonesAtDesk& phones) {
    std::vector<CheckInRow> rows;
    const HeatsPlay* play = heatsPlay(event);
    const Heat* heat = play ? findHeat(*play, number) : nullptr;
    if (!heat)
        return rows;
    for (const PhoneGuest& guest : phones.waiting)
        rows.push_back(waitingRow(book, event, guest));
    const PlayerIndex players(event);
    const auto add = [&](const std::vector<PlayerId>& ids, CheckInState state) {
        for (auto id = ids.rbegin(); id != ids.rend(); ++id) {
            const Player* player = players.find(*id);
            if (!player)
                continue;
            rows.push_back(rowOf(*player, state));
            rows.back().isByPhone = phones.checkedIn.contains(*id);
        }
    };
    add(heat->entrants, CheckInState::In);
    add(heat->standby, CheckInState::OnlyIfNeeded);
    return rows;
}

QString similarName(const Book& book, const NearNames& names, const mentat::Name& newcomer) {
    const auto matches = names.matching(newcomer.text());
    const Person* person = matches.empty() ? nullptr : findPerson(book, matches.front().person);
    return person ? person->name.text() : QString();
}

std::vector<CheckInRow> rowsOfQuery(const Book& book, const Event& event, HeatNumber heat,
                                    const DeskNames& names, const QString& query) {
    std::vector<CheckInRow> rows;
    for (const KnownName& known : names.search.find(query)) {
        if (rows.size() == mostRows)
            break;
        if (const auto* id = std::get_if<PlayerId>(&known)) {
            if (const Player* player = findPlayer(event, *id))
                rows.push_back(foundBy(query, rowOf(event, heat, *player), player->name,
                                       otherNamesOf(book, *player)));
        } else if (const Person* person = findPerson(book, std::get<PersonId>(known))) {
            rows.push_back(foundBy(query, rowOf(*person), person->name, person->alsoKnownAs));
        }
    }
    const bool isKnown
        = !rows.empty() || NameSearch::asksForBadge(query) || !mentat::Name::isAcceptable(query);
    if (!isKnown)
        addNear(rows, book, event, heat, names.near.matching(query));
    tellApart(rows, book, event);
    if (!isKnown)
        rows.push_back(
            {std::monostate(), query.simplified(), {}, {}, CheckInState::Out, {}, 0, false});
    return rows;
}

std::vector<CheckInRow> rowsOfPaperList(const Event& event, HeatNumber heat) {
    std::vector<CheckInRow> rows;
    for (const Player& player : event.players)
        rows.push_back(rowOf(event, heat, player));
    std::stable_sort(rows.begin(), rows.end(), [](const CheckInRow& a, const CheckInRow& b) {
        return a.name.localeAwareCompare(b.name) < 0;
    });
    return rows;
}

void CheckInModel::setTicked(bool ticked) {
    if (ticked == m_ticked)
        return;
    m_ticked = ticked;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

QString CheckInModel::key(const CheckInRow& row) const {
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
        switch (row.state) {
        case CheckInState::In: return row.isByPhone ? tr("in, by phone") : tr("in");
        case CheckInState::Waits: return isNew ? tr("waits, new") : tr("waits");
        case CheckInState::OnlyIfNeeded: return tr("if needed");
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
        return -static_cast<int>(row.state); // those who are in first
    if (role == Qt::CheckStateRole && column == Name && m_ticked)
        return row.state == CheckInState::In ? Qt::Checked : Qt::Unchecked;
    return {};
}

} // namespace mentat
