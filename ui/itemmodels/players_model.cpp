#include "ui/itemmodels/players_model.h"

#include "app/session/typing/typed_values.h"
#include "model/people/names.h"
#include "scoring/scoring_kind.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t mostMeant = 500; // matches of a query
constexpr size_t mostKnown = 20;  // known people listed below the players
constexpr size_t mostNear = 5;
constexpr int badgeWidth = 12;

/// In display order.
enum class PlayersGroup { InEvent, Known, New };

PlayersGroup groupOf(const PlayersRow& row) {
    if (std::holds_alternative<NewName>(row.who))
        return PlayersGroup::New;
    return row.isNear || std::holds_alternative<PersonId>(row.who) ? PlayersGroup::Known
                                                                   : PlayersGroup::InEvent;
}

} // namespace

PlayersSource::PlayersSource(const Book& book, const Event& event,
                             std::shared_ptr<const NameSearch> search,
                             std::shared_ptr<const NearNames> near)
    : m_book(book)
    , m_event(event)
    , m_search(std::move(search))
    , m_near(std::move(near)) {
    for (PlayerRecord& record : kindOf<ScoringKind>(event).records(event))
        m_records.emplace(record.player, record);
    for (const Player& player : event.players) {
        if (player.person)
            m_players.emplace(*player.person, &player);
    }
    for (const BookEvent& entry : book.events) {
        const Year year = entry.event.details.year;
        for (const Player& player : entry.event.players) {
            if (!player.person)
                continue;
            Year& last = m_lastYears.try_emplace(*player.person, year).first->second;
            last = std::max(last, year);
        }
    }
}

const PlayerRecord* PlayersSource::recordOf(const PlayerId& player) const {
    const auto found = m_records.find(player);
    return found == m_records.end() ? nullptr : &found->second;
}

int PlayersSource::peopleNotRegistered() const {
    return static_cast<int>(m_book.people.size() - m_players.size());
}

PlayersRow PlayersSource::rowOf(const Player& player) const {
    PlayersRow row{player.id, calledName(m_event, player)};
    row.from = player.from.value_or(QString());
    row.badge = player.badge.value_or(QString());
    row.phone = player.phone.value_or(QString());
    if (const PlayerRecord* record = recordOf(player.id)) {
        row.heats = record->heats;
        row.games = record->completed;
        row.isDisqualified = record->isDisqualified;
    }
    row.finalAnswer = player.finalAnswer;
    row.preference = player.preference;
    return row;
}

PlayersRow PlayersSource::rowOf(const Person& person) const {
    PlayersRow row{person.id, person.name.text()};
    row.from = person.from.value_or(QString());
    row.badge = person.badge.value_or(QString());
    row.phone = person.phone.value_or(QString());
    row.preference = person.preference;
    if (const auto last = m_lastYears.find(person.id); last != m_lastYears.end())
        row.lastYear = last->second;
    return row;
}

std::vector<PlayersRow> PlayersSource::playersMeant(const QString& query) const {
    std::vector<PlayersRow> rows;
    const bool isEmpty = query.trimmed().isEmpty();
    if (isEmpty) {
        for (const Player& player : m_event.players)
            rows.push_back(rowOf(player));
        return rows;
    }
    size_t known = 0;
    for (const KnownName& name : m_search->find(query)) {
        if (const auto* id = std::get_if<PlayerId>(&name)) {
            rows.push_back(rowOf(*findPlayer(m_event, *id)));
        } else if (known++ < mostKnown) {
            rows.push_back(rowOf(*findPerson(m_book, std::get<PersonId>(name))));
        }
        if (rows.size() == mostMeant)
            break;
    }
    const TypedName typed = typedName(query);
    if (rows.empty() && !NameSearch::asksForBadge(query) && Name::isAcceptable(typed.name)) {
        addNear(rows, typed.name);
        rows.push_back({NewName(), typed.name, typed.from});
    }
    return rows;
}

void PlayersSource::addNear(std::vector<PlayersRow>& rows, const QString& query) const {
    for (const NearMatch& match : m_near->matching(query)) {
        if (rows.size() == mostNear)
            return;
        const auto player = m_players.find(match.person);
        rows.push_back(player == m_players.end() ? rowOf(*findPerson(m_book, match.person))
                                                 : rowOf(*player->second));
        rows.back().isNear = true;
    }
}

std::vector<PlayersRow> PlayersSource::peopleMeant(const QString& query) const {
    std::vector<PlayersRow> rows;
    if (query.trimmed().isEmpty()) {
        for (const Person& person : m_book.people) {
            if (!m_players.contains(person.id))
                rows.push_back(rowOf(person));
        }
        return rows;
    }
    for (const KnownName& name : m_search->find(query)) {
        if (const auto* id = std::get_if<PersonId>(&name))
            rows.push_back(rowOf(*findPerson(m_book, *id)));
        if (rows.size() == mostMeant)
            break;
    }
    return rows;
}

QString PlayersModel::keyOf(const PlayerId& player) {
    return u"player "_s + player.text();
}

QString PlayersModel::keyOf(PersonId person) {
    return u"person "_s + QString::number(person.number());
}

QString PlayersModel::key(const PlayersRow& row) const {
    if (const auto* player = std::get_if<PlayerId>(&row.who))
        return keyOf(*player);
    if (const auto* person = std::get_if<PersonId>(&row.who))
        return keyOf(*person);
    return u"new"_s;
}

QString PlayersModel::header(int column) const {
    switch (column) {
    case Name: return tr("Name");
    case From: return tr("From");
    case Badge: return tr("Badge");
    case Phone: return tr("Phone");
    case Heats: return tr("Heats");
    case Games: return tr("Games");
    case Final: return tr("Final");
    case Plays: return tr("Plays");
    case LastYear: return tr("Last played");
    case Status: return tr("Status");
    default: return {};
    }
}

QString PlayersModel::status(const PlayersRow& row) const {
    if (std::holds_alternative<NewName>(row.who))
        return tr("new");
    if (row.isDisqualified)
        return tr("disqualified");
    const bool isPerson = std::holds_alternative<PersonId>(row.who);
    if (row.isNear)
        return isPerson ? tr("similar, known") : tr("similar name");
    return isPerson ? tr("not registered") : QString();
}

QString PlayersModel::text(const PlayersRow& row, int column) const {
    const bool isPlayer = std::holds_alternative<PlayerId>(row.who);
    switch (column) {
    case Name:
        return std::holds_alternative<NewName>(row.who) ? tr("Add “%1”").arg(row.name) : row.name;
    case From: return row.from;
    case Badge: return row.badge;
    case Phone: return row.phone;
    case Heats: return rangesOf(row.heats);
    case Games: return isPlayer ? QString::number(row.games) : QString();
    case Final:
        if (row.finalAnswer)
            return finalAnswerText(*row.finalAnswer);
        return isPlayer ? tr("not asked") : QString();
    case Plays: return row.preference ? preferenceText(*row.preference) : QString();
    case LastYear: return row.lastYear ? QString::number(row.lastYear->value()) : QString();
    case Status: return status(row);
    default: return {};
    }
}

QVariant PlayersModel::sortValue(const PlayersRow& row, int column) const {
    switch (column) {
    case Badge: return row.badge.rightJustified(badgeWidth);
    case Heats: return static_cast<int>(row.heats.size());
    case Games: return row.games;
    case Final: return row.finalAnswer ? static_cast<int>(*row.finalAnswer) : 2;
    case LastYear: return row.lastYear ? row.lastYear->value() : 0;
    default: return {};
    }
}

QVariant PlayersModel::cell(const PlayersRow& row, int column, int role) const {
    switch (role) {
    case Qt::DisplayRole: return text(row, column);
    case sortRole: return sortValue(row, column);
    case playersGroupRole: return static_cast<int>(groupOf(row));
    case playersWarningRole: return column == Status && row.isDisqualified;
    default: return {};
    }
}

QString rangesOf(const std::vector<HeatNumber>& heats) {
    QStringList ranges;
    for (size_t first = 0; first < heats.size();) {
        size_t last = first;
        while (last + 1 < heats.size() && heats[last + 1].value() == heats[last].value() + 1)
            ++last;
        const QString from = QString::number(heats[first].value());
        const QString to = QString::number(heats[last].value());
        if (last == first)
            ranges << from;
        else
            ranges << from + (last == first + 1 ? u", "_s : u"–"_s) + to;
        first = last + 1;
    }
    return ranges.join(u", "_s);
}

QString preferenceText(Preference preference) {
    switch (preference) {
    case Preference::Base: return QCoreApplication::translate("PlayersModel", "base");
    case Preference::Variant: return QCoreApplication::translate("PlayersModel", "expansion");
    case Preference::Either: return QCoreApplication::translate("PlayersModel", "either");
    }
    return {};
}

QString finalAnswerText(FinalAnswer answer) {
    switch (answer) {
    case FinalAnswer::Yes: return QCoreApplication::translate("PlayersModel", "yes");
    case FinalAnswer::No: return QCoreApplication::translate("PlayersModel", "no");
    }
    return {};
}

} // namespace mentat
