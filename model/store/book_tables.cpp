#include "model/store/book_tables.h"

#include "model/document/event_codec.h"
#include "model/document/summary_document.h"
#include "model/kinds/rules_kind.h"
#include "model/setting_table.h"
#include "model/store/fact_columns.h"
#include "model/store/file/event_file.h"

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

// These parts have no table of facts.
static_assert(memberCount<Event>() == 10, "what an event holds is among commonRows()");
static_assert(memberCount<WinEntry>() == 2, "a fact of a row of the QP table has its column");

struct EventRow {
    EventDetails details;
    QString format;
};

const Mapping<EventRow>& events() {
    static const Mapping<EventRow> mapping(
        "event", {"id"},
        joined<EventRow>(
            {innerFactColumns<&EventRow::details>(), {column<&EventRow::format>("format")}}));
    return mapping;
}

// The points for a win have a table of their own.
const Mapping<Settings>& settingsTable() {
    static const Mapping<Settings> mapping("settings", {"event"}, [] {
        std::vector<Column<Settings>> columns;
        forEachSetting([&]<auto Member>(const Setting<Member>& setting) {
            using Known = typename Setting<Member>::Value;
            if constexpr (!std::is_same_v<Known, WinPoints>)
                columns.push_back(column<Member>(columnOfKey<Known>(setting.key)));
        });
        return columns;
    }());
    return mapping;
}

const Mapping<WinEntry>& winRows() {
    static const Mapping<WinEntry> mapping(
        "qp_row", {"event", "victory"},
        {column<&WinEntry::fiveOrSix>("five_or_six_half_points"),
         column<&WinEntry::threeOrFour>("three_or_four_half_points")});
    return mapping;
}

const Mapping<KeepApart>& keepApartTable() {
    static const Mapping<KeepApart> mapping("keep_apart", {"event", "position"},
                                            factColumns<KeepApart>());
    return mapping;
}

const Mapping<AwardDecision>& awardDecisions() {
    static const Mapping<AwardDecision> mapping("award_decision", {"event", "position"},
                                                factColumns<AwardDecision>());
    return mapping;
}

const Mapping<Ruling>& rulings() {
    static const Mapping<Ruling> mapping("ruling", {"event", "position"}, factColumns<Ruling>());
    return mapping;
}

const Mapping<TieRoll>& tieRolls() {
    static const Mapping<TieRoll> mapping("tie_roll", {"event", "position"},
                                          factColumns<TieRoll>());
    return mapping;
}

struct LogoRow {
    LogoKind kind;
    QByteArray bytes;
};

// A table of its own, so that listing the events reads no pictures.
const Mapping<LogoRow>& logos() {
    static const Mapping<LogoRow> mapping(
        "event_logo", {"event"},
        {column<&LogoRow::kind>("kind"), column<&LogoRow::bytes>("bytes")});
    return mapping;
}

/// Always read and written whole: one cell.
struct AidsRow {
    EventAids aids;
};

} // namespace

template <>
struct Cell<EventAids> : WholeCell<EventAids> {};

namespace {

const Mapping<AidsRow>& aidsTable() {
    static const Mapping<AidsRow> mapping("event_aids", {"event"},
                                          {column<&AidsRow::aids>("content")});
    return mapping;
}

const Mapping<AtPosition<Player>>& players() {
    constexpr auto player = &AtPosition<Player>::value;
    static const Mapping<AtPosition<Player>> mapping(
        "player", {"event", "id"},
        joined<AtPosition<Player>>({{column<&AtPosition<Player>::position>("position"),
                                     innerColumn<player, &Player::person>("person")},
                                    innerFactColumns<player, Contact>(),
                                    innerFactColumns<player>()}));
    return mapping;
}

} // namespace

TableRow eventRow(EventId event, const EventDetails& details, const QString& format) {
    return events().row({event.number()}, {details, format});
}

// The kind never changes, so a difference may omit it.
Rows rowsOf(EventId event, const DetailsSlot&, const EventDetails& details) {
    return {eventRow(event, details, QString())};
}

Rows rowsOf(EventId event, const SettingsSlot&, const Settings& settings) {
    Rows rows{settingsTable().row({event.number()}, settings)};
    for (const EnumId<WinRow>& row : idTable(WinRow{})) {
        rows.push_back(
            winRows().row({event.number(), QString(row.id)}, settings.winPoints.at(row.value)));
    }
    return rows;
}

Rows rowsOf(EventId event, const KeepApartSlot&, const std::vector<KeepApart>& list) {
    return positionRows(event, keepApartTable(), list);
}
Rows rowsOf(EventId event, const AwardDecisionsSlot&, const std::vector<AwardDecision>& list) {
    return positionRows(event, awardDecisions(), list);
}
Rows rowsOf(EventId event, const RulingsSlot&, const std::vector<Ruling>& list) {
    return positionRows(event, rulings(), list);
}
Rows rowsOf(EventId event, const TieRollsSlot&, const std::vector<TieRoll>& list) {
    return positionRows(event, tieRolls(), list);
}

Rows rowsOf(EventId event, const LogoSlot&, const Logo& logo) {
    return {logos().row({event.number()}, {logo.kind(), logo.bytes()})};
}

Rows rowsOf(EventId event, const AidsSlot&, const EventAids& aids) {
    return {aidsTable().row({event.number()}, {aids})};
}

Rows rowsOf(EventId event, const PlayerSlot& slot, const AtPosition<Player>& player) {
    return {players().row({event.number(), slot.id.text()}, player)};
}

ListScope scopeOf(EventId event, const PlayerSlot&, const AtPosition<Player>&) {
    return {&players().table(), {u"event"_s}, {event.number()}};
}

Rows commonRows(EventId event, const Event& value) {
    Rows rows{eventRow(event, value.details, QString(kindOf<RulesKind>(value).id))};
    const auto add = [&](Rows more) { append(rows, std::move(more)); };
    add(rowsOf(event, SettingsSlot{}, value.settings));
    for (size_t i = 0; i < value.players.size(); ++i)
        add(rowsOf(event, PlayerSlot{value.players[i].id}, {i, value.players[i]}));
    add(rowsOf(event, KeepApartSlot{}, value.keepApart));
    add(rowsOf(event, AwardDecisionsSlot{}, value.awardDecisions));
    add(rowsOf(event, RulingsSlot{}, value.rulings));
    add(rowsOf(event, TieRollsSlot{}, value.tieRolls));
    if (value.logo)
        add(rowsOf(event, LogoSlot{}, *value.logo));
    if (!value.aids.isEmpty())
        add(rowsOf(event, AidsSlot{}, value.aids));
    return rows;
}

namespace {

Settings loadSettings(Database& database, EventId event) {
    Settings settings;
    settingsTable().load(
        database, event, "event", [](SqlRow) { return Settings(); },
        [&](SqlRow, const Settings& loaded) { settings = loaded; });
    winRows().load(
        database, event, "victory", [](SqlRow) { return WinEntry(); },
        [&](SqlRow key, WinEntry entry) {
            settings.winPoints.set(Cell<WinRow>::read(key[1]), entry);
        });
    return settings;
}

std::optional<Logo> loadLogo(Database& database, EventId event) {
    std::optional<Logo> logo;
    logos().load(
        database, event, "event", [](SqlRow) { return LogoRow{}; },
        [&](SqlRow, const LogoRow& row) {
            auto read = logoOf(row.bytes);
            if (!read || read->kind() != row.kind)
                throwBadCell();
            logo = *std::move(read);
        });
    return logo;
}

void loadLists(Database& database, EventId id, Event& event) {
    event.settings = loadSettings(database, id);
    players().load(
        database, id, "position",
        [](SqlRow key) {
            Player player = blank(std::type_identity<Player>{});
            player.id = Cell<PlayerId>::read(key[1]);
            return AtPosition<Player>{0, std::move(player)};
        },
        [&](SqlRow, AtPosition<Player> row) { event.players.push_back(std::move(row.value)); });
    event.keepApart = loadPositions(database, id, keepApartTable(), [] { return KeepApart(); });
    event.awardDecisions = loadPositions(database, id, awardDecisions(),
                                         [] { return blank(std::type_identity<AwardDecision>{}); });
    event.rulings = loadPositions(database, id, rulings(), [] { return Ruling(); });
    event.logo = loadLogo(database, id);
    aidsTable().load(
        database, id, "event", [](SqlRow) { return AidsRow(); },
        [&](SqlRow, AidsRow row) { event.aids = std::move(row.aids); });
    event.tieRolls = loadPositions(database, id, tieRolls(), [] { return TieRoll(); });
}

} // namespace

std::vector<NeededRows> neededCommonRows() {
    return {{settingsTable().table().name, 1, true},
            {winRows().table().name, static_cast<int>(idTable(WinRow{}).size()), true}};
}

std::vector<BookEvent> loadCommon(Database& database) {
    std::vector<EventId> ids;
    database.select(u"SELECT id FROM event ORDER BY id"_s, {},
                    [&](SqlRow row) { ids.push_back(Cell<EventId>::read(row[0])); });
    std::vector<BookEvent> all;
    for (const EventId id : ids) {
        events().load(
            database, id, "id",
            [](SqlRow) {
                return EventRow{blank(std::type_identity<EventDetails>{}), {}};
            },
            [&](SqlRow, const EventRow& row) {
                const RulesKind* kind = kindById(row.format);
                if (!kind)
                    throwBadCell();
                all.push_back({id, Event{row.details, {}, {}, {}, {}, {}, {}, kind->emptyPlay()}});
            });
        loadLists(database, id, all.back().event);
    }
    return all;
}

namespace {

const Mapping<Person>& people() {
    static const Mapping<Person> mapping(
        "person", {"id"},
        joined<Person>({baseFactColumns<Person, Contact>(), factColumns<Person>()}));
    return mapping;
}

const Mapping<Summary>& summaries() {
    static const Mapping<Summary> mapping("summary", {"id"}, factColumns<Summary>());
    return mapping;
}

} // namespace

Rows personRows(const std::optional<Person>& person) {
    if (!person)
        return {};
    return {people().row({person->id.number()}, *person)};
}

std::vector<Person> loadPeople(Database& database) {
    std::vector<Person> all;
    people().loadAll(
        database, "id",
        [](SqlRow key) {
            return Person{{}, Cell<PersonId>::read(key[0]), Name::placeholder(), {}};
        },
        [&](SqlRow, Person person) { all.push_back(std::move(person)); });
    return all;
}

Rows summaryRows(EventId id, const Summary& summary) {
    return {summaries().row({id.number()}, summary)};
}

std::vector<BookSummary> loadSummaries(Database& database) {
    std::vector<BookSummary> all;
    summaries().loadAll(
        database, "id", [](SqlRow) { return blank(std::type_identity<Summary>{}); },
        [&](SqlRow key, Summary summary) {
            all.push_back({Cell<EventId>::read(key[0]), std::move(summary)});
        });
    return all;
}

Book loadWholeBook(Database& database) {
    Book book = loadParts(database);
    for (const BookEvent& event : book.events) {
        if (!missingOf(database, event).empty())
            throwBadCell();
    }
    return book;
}

std::vector<NeededRows> missingOf(Database& database, const BookEvent& event) {
    std::vector<NeededRows> missing = neededCommonRows();
    const auto& ofKind = kindOf<StoreKind>(event.event.play).needed;
    missing.insert(missing.end(), ofKind.begin(), ofKind.end());
    std::erase_if(missing, [&](const NeededRows& rows) {
        const SqlValue id = event.id.number();
        QString sql = u"SELECT count(*) FROM %1 WHERE event = ?"_s.arg(rows.table);
        if (!rows.which.isEmpty())
            sql += u" AND "_s + rows.which;
        return wholeIn(database.single(sql, SqlRow(&id, 1))) == rows.count;
    });
    return missing;
}

Book loadParts(Database& database) {
    Book book;
    book.people = loadPeople(database);
    book.events = loadCommon(database);
    for (BookEvent& event : book.events)
        kindOf<StoreKind>(event.event.play).load(database, event.id, event.event.play);
    book.summaries = loadSummaries(database);
    book.isPractice = isPracticeFile(database);
    return book;
}

std::vector<Draft> loadAllDrafts(Database& database) {
    std::vector<Draft> drafts;
    database.select(u"SELECT event, place, content, saved FROM draft ORDER BY event, place"_s, {},
                    [&](SqlRow row) {
                        drafts.push_back(
                            {Cell<EventId>::read(row[0]), textIn(row[1]), textIn(row[2]),
                             QDateTime::fromString(textIn(row[3]), Qt::ISODateWithMs)});
                    });
    return drafts;
}

} // namespace mentat
