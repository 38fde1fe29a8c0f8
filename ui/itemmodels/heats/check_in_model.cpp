#include "ui/itemmodels/heats/check_in_model.h"

#include "app/session/people/known_people.h"
#include "app/session/typing/typed_values.h"
#include "model/event.h"
#include "model/people/names.h"
#include "ui/itemmodels/players_model.h"

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

} // namespace

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

CheckInRow checkInRowOf(const Event& event, HeatNumber heat, const Player& player) {
    return checkInRowOf(event, player, stateOf(event, heat, player.id));
}

CheckInRow checkInRowOf(const Person& person) {
    CheckInRow row{person.id,         person.name.text(), {}, person.from.value_or(QString()),
                   CheckInState::Out, person.preference,  0,  false};
    row.ownName = row.name;
    return row;
}

namespace {

CheckInRow waitingRow(const Book& book, const Event& event, const PhoneGuest& guest) {
    CheckInRow row{{}, guestName(book, event, guest), {}, {}, CheckInState::Waits, {}, 0, false};
    if (const auto* id = std::get_if<PlayerId>(&guest))
        row = checkInRowOf(event, *findPlayer(event, *id), CheckInState::Waits);
    else if (const auto* person = std::get_if<PersonId>(&guest))
        row = checkInRowOf(*findPerson(book, *person));
    row.state = CheckInState::Waits;
    return row;
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
    return *Name::fromText(row.name);
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
            rows.push_back(checkInRowOf(event, *player, state));
            rows.back().isByPhone = phones.checkedIn.contains(*id);
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

constexpr size_t mostRows = 60;
constexpr size_t mostNearNames = 5;

const Player* playerOf(const Event& event, PersonId person) {
    const auto found = std::find_if(event.players.begin(), event.players.end(),
                                    [&](const Player& p) { return p.person == person; });
    return found == event.players.end() ? nullptr : &*found;
}

/// The person as a player where already registered.
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

/// Two of one name and home are told apart by their badges.
void tellApart(std::vector<CheckInRow>& rows, const Book& book, const Event& event) {
    std::map<std::pair<QString, QString>, std::vector<CheckInRow*>> alike;
    for (CheckInRow& row : rows) {
        if (!std::holds_alternative<std::monostate>(row.who))
            alike[{normalisedText(row.name), normalisedText(row.from)}].push_back(&row);
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

/// Whom letters and a badge mean.
std::vector<CheckInRow> rowsMeant(const Book& book, const Event& event, HeatNumber heat,
                                  const DeskNames& names, const QString& query) {
    std::vector<CheckInRow> rows;
    for (const KnownName& known : names.search.find(query)) {
        if (rows.size() == mostRows)
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

/// Who may be known by another name than the one that is typed.
class LikeTyped {
public:
    LikeTyped(const Book& book, const Event& event, HeatNumber heat, TypedName typed)
        : m_book(book)
        , m_event(event)
        , m_heat(heat)
        , m_typed(std::move(typed)) {}

    /// Known to be from elsewhere than was said, as far as that is typed.
    [[nodiscard]] bool isFromElsewhere(const CheckInRow& row) const {
        return !m_typed.from.isEmpty() && !row.from.isEmpty()
               && !normalisedText(row.from).startsWith(normalisedText(m_typed.from));
    }
    /// Those found by the letters who are somebody else.
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
        m_similar = m_doubtful.size(); // brothers are nothing to be told of
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
    size_t m_similar = 0; // of the doubtful, at their begin
};

/// Whether the whole name is typed, a Jr. aside. It may be that of one more.
bool isWholeName(const std::vector<CheckInRow>& rows, const QString& typed) {
    const auto wordsOf = [](const QString& text) {
        QStringList words = normalisedText(text).split(u' ');
        takeGeneration(words);
        return words;
    };
    return std::ranges::any_of(rows, [&, words = wordsOf(typed)](const CheckInRow& row) {
        return wordsOf(row.ownName) == words;
    });
}

/// First and last name with capitals: nobody looks for somebody so, "Ann Li" is not Ann Lind.
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
    const QString typed = normalisedText(query);
    const bool isWhole = normalisedText(rows.front().ownName) == typed;
    const auto meant = std::ranges::find_if(rows, [&](const CheckInRow& row) {
        return isFound(row) && row.state != CheckInState::In
               && (!isWhole || normalisedText(row.ownName) == typed);
    });
    return meant == rows.end() ? 0 : static_cast<int>(meant - rows.begin());
}

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
        case CheckInState::In: return row.isByPhone ? tr("in, by phone") : tr("in");
        case CheckInState::Waits: return isNew ? tr("waits, new") : tr("waits");
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
        return -static_cast<int>(row.state); // those who are in first
    if (role == Qt::CheckStateRole && column == Name && m_ticked)
        return row.state == CheckInState::In ? Qt::Checked : Qt::Unchecked;
    return {};
}

} // namespace mentat
