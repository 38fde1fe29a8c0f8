#include "app/session/rounds/desk_rows.h"

#include "app/session/people/known_people.h"
#include "app/session/rounds/check_in_acts.h"
#include "app/session/typing/typed_values.h"
#include "model/event.h"
#include "model/people/names.h"
#include "scoring/heats/draw/table_seats.h"

#include <algorithm>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

CheckInState stateOf(const Event& event, HeatNumber heat, const PlayerId& player) {
    const auto attendance = valueAt(event, EntrantSlot{heat, player});
    if (!attendance)
        return CheckInState::Out;
    return attendance->onlyIfNeeded ? CheckInState::OnlyIfNeeded : CheckInState::In;
}

CheckInRow checkInRowOf(const Event& event, const Player& player, CheckInState state) {
    return {player.id,
            calledName(event, player),
            {},
            player.from.value_or(QString()),
            state,
            player.preference,
            player.copies ? player.copies->value() : 0,
            false,
            false,
            {},
            {},
            player.name.text()};
}

/// Whether a player who is in has no seat although the heat has tables.
bool lacksSeat(const Event& event, HeatNumber number, const PlayerId& player) {
    const HeatsPlay* play = heatsPlay(event);
    const Heat* heat = play ? findHeat(*play, number) : nullptr;
    return heat && !heat->games.empty() && !tableOf(*heat, player);
}

CheckInRow checkInRowOf(const Event& event, HeatNumber heat, const Player& player) {
    CheckInRow row = checkInRowOf(event, player, stateOf(event, heat, player.id));
    row.hasNoSeat = row.state == CheckInState::In && lacksSeat(event, heat, player.id);
    return row;
}

CheckInRow checkInRowOf(const Person& person) {
    CheckInRow row{person.id,         person.name.text(), {}, person.from.value_or(QString()),
                   CheckInState::Out, person.preference,  0,  false};
    row.ownName = row.name;
    return row;
}

} // namespace

CheckInRow rowOfGuest(const Book& book, const Event& event, const PhoneGuest& guest,
                      const QString& similar) {
    CheckInRow row{{}, guestName(book, event, guest), {}, {}, CheckInState::Waits, {}, 0, false};
    if (const auto* id = std::get_if<PlayerId>(&guest))
        row = checkInRowOf(event, *findPlayer(event, *id), CheckInState::Waits);
    else if (const auto* person = std::get_if<PersonId>(&guest))
        row = checkInRowOf(*findPerson(book, *person));
    row.state = CheckInState::Waits;
    row.similar = similar;
    return row;
}

BesideCheckIn besideCheckIn(const Session& session, EventId event, HeatNumber heat) {
    BesideCheckIn beside{{}, inByPhone(session, event, heat), missedBadges(session, event, heat)};
    for (WaitingGuest& guest : waitingGuests(session, event, heat))
        beside.waiting.push_back(std::move(guest.who));
    return beside;
}

PhoneGuest guestOf(const CheckInRow& row) {
    if (const auto* player = std::get_if<PlayerId>(&row.who))
        return *player;
    if (const auto* person = std::get_if<PersonId>(&row.who))
        return *person;
    return *Name::fromText(row.name);
}

std::vector<CheckInRow> rowsOfAttendance(const Book& book, const Event& event, HeatNumber number,
                                         const BesideCheckIn& beside) {
    std::vector<CheckInRow> rows;
    const HeatsPlay* play = heatsPlay(event);
    const Heat* heat = play ? findHeat(*play, number) : nullptr;
    if (!heat)
        return rows;
    for (const PhoneGuest& guest : beside.waiting)
        rows.push_back(rowOfGuest(book, event, guest, {}));
    const PlayerIndex players(event);
    const auto add = [&](const std::vector<PlayerId>& ids, CheckInState state) {
        for (auto id = ids.rbegin(); id != ids.rend(); ++id) {
            const Player* player = players.find(*id);
            if (!player)
                continue;
            rows.push_back(checkInRowOf(event, *player, state));
            rows.back().isByPhone = beside.byPhone.contains(*id);
            rows.back().hasNoSeat = state == CheckInState::In && lacksSeat(event, number, *id);
        }
    };
    add(heat->entrants, CheckInState::In);
    add(heat->standby, CheckInState::OnlyIfNeeded);
    return rows;
}

std::vector<CheckInRow> rowsOfPaperList(const Event& event, HeatNumber heat) {
    std::vector<CheckInRow> rows;
    for (const Player& player : event.players)
        rows.push_back(checkInRowOf(event, heat, player));
    std::stable_sort(rows.begin(), rows.end(), [](const CheckInRow& a, const CheckInRow& b) {
        return a.name.localeAwareCompare(b.name) < 0;
    });
    return rows;
}

namespace {

constexpr size_t maxRows = 60;
constexpr size_t mostNearNames = 5;

const Player* playerOf(const Event& event, PersonId person) {
    const auto found = std::find_if(event.players.begin(), event.players.end(),
                                    [&](const Player& p) { return p.person == person; });
    return found == event.players.end() ? nullptr : &*found;
}

/// The person as a player, if registered.
std::optional<CheckInRow> checkInRowOf(const Book& book, const Event& event, HeatNumber heat,
                                       PersonId id) {
    if (const Player* player = playerOf(event, id))
        return checkInRowOf(event, heat, *player);
    if (const Person* person = findPerson(book, id))
        return checkInRowOf(*person);
    return std::nullopt;
}

CheckInRow foundBy(const QString& query, CheckInRow row, const Name& name,
                   const std::vector<Name>& otherNames) {
    if (const auto other = NameSearch::otherNameMeant(query, name, otherNames))
        row.otherName = other->text();
    return row;
}

QString badgeOf(const Book& book, const Event& event, const CheckInRow& row) {
    if (const auto* id = std::get_if<PlayerId>(&row.who))
        return findPlayer(event, *id)->badge.value_or(QString());
    return findPerson(book, std::get<PersonId>(row.who))->badge.value_or(QString());
}

/// Tells people of one name and hometown apart by badge.
void tellApart(std::vector<CheckInRow>& rows, const Book& book, const Event& event) {
    std::map<std::pair<QString, QString>, std::vector<CheckInRow*>> alike;
    for (CheckInRow& row : rows) {
        if (!std::holds_alternative<std::monostate>(row.who))
            alike[{normalizedText(row.name), normalizedText(row.from)}].push_back(&row);
    }
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

QString similarName(const Book& book, const NearNames& names, const Name& newcomer) {
    const auto matches = names.matching(newcomer.text());
    const Person* person = matches.empty() ? nullptr : findPerson(book, matches.front().person);
    return person ? person->name.text() : QString();
}

namespace {

std::vector<CheckInRow> rowsMeant(const Book& book, const Event& event, HeatNumber heat,
                                  const DeskNames& names, const QString& query) {
    std::vector<CheckInRow> rows;
    for (const KnownName& known : names.search.find(query)) {
        if (rows.size() == maxRows)
            break;
        if (const auto* id = std::get_if<PlayerId>(&known)) {
            if (const Player* player = findPlayer(event, *id))
                rows.push_back(foundBy(query, checkInRowOf(event, heat, *player), player->name,
                                       otherNamesOf(book, *player)));
        } else if (const Person* person = findPerson(book, std::get<PersonId>(known))) {
            rows.push_back(
                foundBy(query, checkInRowOf(*person), person->name, person->alsoKnownAs));
        }
    }
    return rows;
}

/// People who may be known by a name other than the one typed.
class LikeTyped {
public:
    LikeTyped(const Book& book, const Event& event, HeatNumber heat, TypedName typed)
        : m_book(book)
        , m_event(event)
        , m_heat(heat)
        , m_typed(std::move(typed)) {}

    /// Whether the known hometown differs from the one typed so far.
    [[nodiscard]] bool isFromElsewhere(const CheckInRow& row) const {
        return !m_typed.from.isEmpty() && !row.from.isEmpty()
               && !normalizedText(row.from).startsWith(normalizedText(m_typed.from));
    }
    /// Sets matches aside that are someone else.
    void takeDoubtful(std::vector<CheckInRow>& found) {
        for (const CheckInRow& row : found) {
            if (isFromElsewhere(row))
                add(row, m_doubtful);
        }
        std::erase_if(found, [&](const CheckInRow& row) { return isFromElsewhere(row); });
    }
    void look(const NearNames& names) {
        for (const NearMatch& match : names.matching(m_typed.name)) {
            const auto row = checkInRowOf(m_book, m_event, m_heat, match.person);
            if (row)
                add(*row, match.reason == NearReason::Generation || isFromElsewhere(*row)
                              ? m_doubtful
                              : m_near);
        }
        m_similar = m_doubtful.size(); // do not report brothers as similar
        for (const PersonId person : names.sharingInitial(m_typed.name)) {
            if (const auto row = checkInRowOf(m_book, m_event, m_heat, person))
                add(*row, m_doubtful);
        }
    }
    [[nodiscard]] std::vector<CheckInRow> rows(std::vector<CheckInRow> found, bool canAdd) const {
        std::vector<CheckInRow> all = std::move(found);
        all.insert(all.end(), m_near.begin(), m_near.end());
        if (canAdd)
            all.push_back(newcomer());
        all.insert(all.end(), m_doubtful.begin(), m_doubtful.end());
        return all;
    }

private:
    void add(CheckInRow row, std::vector<CheckInRow>& rows) const {
        const auto isThere = [&](const CheckInRow& other) { return other.who == row.who; };
        if (m_near.size() + m_doubtful.size() == mostNearNames
            || std::ranges::any_of(m_doubtful, isThere))
            return;
        row.isNear = true;
        rows.push_back(std::move(row));
    }
    [[nodiscard]] CheckInRow newcomer() const {
        CheckInRow row{std::monostate(),  m_typed.name, {}, m_typed.from,
                       CheckInState::Out, {},           0,  false};
        if (m_similar > 0) {
            const CheckInRow& first = m_doubtful.front();
            row.similar
                = first.from.isEmpty() ? first.name : u"%1 (%2)"_s.arg(first.name, first.from);
        }
        return row;
    }

    const Book& m_book;
    const Event& m_event;
    HeatNumber m_heat;
    TypedName m_typed;
    std::vector<CheckInRow> m_near;
    std::vector<CheckInRow> m_doubtful;
    size_t m_similar = 0; // how many doubtful rows are similar; these come first
};

/// Whether the whole name was typed, except for Jr. A further person may have it.
bool isWholeName(const std::vector<CheckInRow>& rows, const QString& typed) {
    const auto wordsOf = [](const QString& text) {
        QStringList words = normalizedText(text).split(u' ');
        takeGeneration(words);
        return words;
    };
    return std::ranges::any_of(rows, [&, words = wordsOf(typed)](const CheckInRow& row) {
        return wordsOf(row.ownName) == words;
    });
}

/// First and last name with capitals: no one searches like this, so "Ann Li" does not mean Ann
/// Lind.
bool isWrittenAsName(const QString& typed) {
    const QStringList words = typed.split(u' ', Qt::SkipEmptyParts);
    return words.size() > 1 && std::ranges::all_of(words, [](const QString& word) {
               return word.front().isUpper() && word.size() > 1;
           });
}

} // namespace

std::vector<CheckInRow> rowsOfMissed(const Book& book, const Event& event, HeatNumber heat,
                                     const DeskNames& names, const QStringList& badges) {
    std::vector<CheckInRow> rows;
    for (const QString& badge : badges) {
        auto wearers = rowsMeant(book, event, heat, names, badge);
        if (wearers.empty()) {
            wearers.push_back({{}, badge, {}, {}, CheckInState::Missed, {}, 0, false});
        }
        tellApart(wearers, book, event);
        for (CheckInRow& row : wearers) {
            row.missed = badge;
            if (row.state != CheckInState::In)
                rows.push_back(std::move(row));
        }
    }
    return rows;
}

std::vector<CheckInRow> rowsOfQuery(const Book& book, const Event& event, HeatNumber heat,
                                    const DeskNames& names, const QString& query) {
    const bool isBadge = NameSearch::asksForBadge(query);
    const TypedName typed = isBadge ? TypedName{query, {}} : typedName(query);
    std::vector<CheckInRow> found
        = rowsMeant(book, event, heat, names, typed.from.isEmpty() ? query : typed.name);
    LikeTyped others(book, event, heat, typed);
    others.takeDoubtful(found);
    const bool canBeNew = !isBadge && Name::isAcceptable(typed.name);
    const bool isNew = canBeNew && found.empty();
    if (isNew)
        others.look(names.near);
    const bool canAdd
        = isNew || (canBeNew && (isWholeName(found, typed.name) || isWrittenAsName(typed.name)));
    for (CheckInRow& row : found)
        row.typedHome = typed.from;
    auto rows = others.rows(std::move(found), canAdd);
    tellApart(rows, book, event);
    return rows;
}

int rowMeant(const std::vector<CheckInRow>& rows, const QString& query) {
    const auto isFound = [](const CheckInRow& row) {
        return !row.isNear && !std::holds_alternative<std::monostate>(row.who);
    };
    if (rows.empty() || !isFound(rows.front()))
        return 0;
    const QString typed = normalizedText(query);
    const bool isWhole = normalizedText(rows.front().ownName) == typed;
    const auto meant = std::ranges::find_if(rows, [&](const CheckInRow& row) {
        return isFound(row) && row.state != CheckInState::In
               && (!isWhole || normalizedText(row.ownName) == typed);
    });
    return meant == rows.end() ? 0 : static_cast<int>(meant - rows.begin());
}

} // namespace mentat
