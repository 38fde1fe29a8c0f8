#include "app/session/storm/sheet/storm_texts.h"

#include "app/session/storm/storm_session.h"
#include "app/session/typing/kept_text.h"
#include "app/session/typing/typed_values.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr auto gameDraftKind = "session-game"_L1;

/// Keeps the first fault.
void complain(GameReading& reading, const GameFault& fault) {
    if (!reading.fault)
        reading.fault = fault;
}

class SeatReader {
public:
    SeatReader(size_t row, GameReading& reading) : m_row(row), m_reading(reading) {}

    std::optional<StormSeat> read(const GameTextRow& row) {
        const auto status = statusOf(row.status);
        if (!status) {
            say(GameField::Status, GameFaultKind::NoStatus);
            return std::nullopt;
        }
        m_isNeeded = status != StormStatus::Eliminated;
        const StormSeat seat{row.player, *status,
                             value<Count>(GameField::SolarisTotal, row.solaris),
                             value<Favor>(GameField::FavorTotal, row.favor),
                             value<Count>(GameField::SpiceTotal, row.spice)};
        return m_isWhole ? std::optional(seat) : std::nullopt;
    }

private:
    template <class Number>
    std::optional<Number> value(GameField field, const QString& typedText) {
        const QString text = typedText.trimmed();
        if (isUnknown(text)) {
            if (m_isNeeded)
                say(field, GameFaultKind::NotKnownYet);
            return std::nullopt;
        }
        const auto number = typedNumber<Number>(text);
        if (!number)
            say(field, Number::min < 0 ? GameFaultKind::NoWholeNumber : GameFaultKind::NoCount);
        return number;
    }

    void say(GameField field, GameFaultKind kind) {
        m_isWhole = false;
        complain(m_reading, {kind, GameFieldAddress{m_row, field}});
    }

    size_t m_row;
    GameReading& m_reading;
    bool m_isNeeded = true;
    bool m_isWhole = true;
};

} // namespace

static GameTextRow blank(std::type_identity<GameTextRow>) {
    return {PlayerId::placeholder(1)};
}

static GameText blank(std::type_identity<GameText>) {
    return {};
}

template <class Io, class Row>
requires std::same_as<std::remove_const_t<Row>, GameTextRow>
void describe(Io& io, Row& row) {
    io.always("favor", row.favor);
    io.required("player", row.player);
    io.always("solaris", row.solaris);
    io.always("spice", row.spice);
    io.always("status", row.status);
}

template <class Io, class Text>
requires std::same_as<std::remove_const_t<Text>, GameText>
void describe(Io& io, Text& text) {
    describeKind(io, gameDraftKind);
    io.always("note", text.note);
    io.always("round", text.round);
    io.always("rows", text.rows);
    io.always("seed", text.seed);
    io.always("table", text.table);
}

bool GameText::isAsDrawn() const {
    return !seed.isEmpty() && note.isEmpty()
           && std::ranges::all_of(
               rows, [](const GameTextRow& row) { return row == GameTextRow{row.player}; });
}

GameText textOf(const StormGame& game) {
    GameText text{numberToType(game.round), numberToType(game.table),
                  game.note.value_or(QString())};
    for (const StormSeat& seat : game.seats)
        text.rows.push_back({seat.player, statusLetter(seat.status), numberToType(seat.solaris),
                             numberToType(seat.favor), numberToType(seat.spice)});
    return text;
}

GameText textOf(const StormRound& round, size_t table) {
    GameText text{QString::number(round.number.value()), QString::number(table + 1)};
    for (const PlayerId& player : round.tables[table])
        text.rows.push_back({player});
    text.seed = QString::number(round.seed);
    return text;
}

QString draftOf(const GameText& text) {
    return keptText(text);
}

std::optional<GameText> gameTextIn(const QString& draft, const Event& event) {
    auto text = textKeptIn<GameText>(draft);
    if (text)
        std::erase_if(text->rows,
                      [&](const GameTextRow& row) { return !findPlayer(event, row.player); });
    return text;
}

QChar statusLetter(StormStatus status) {
    switch (status) {
    case StormStatus::GreatHouse: return u'G';
    case StormStatus::Active: return u'A';
    case StormStatus::Renegade: return u'R';
    case StormStatus::Eliminated: break;
    }
    return u'E';
}

std::optional<StormStatus> statusOf(const QString& letter) {
    const QString typedLetter = letter.trimmed().toUpper();
    for (const auto& [status, id] : idTable(StormStatus())) {
        if (typedLetter == statusLetter(status))
            return status;
    }
    return std::nullopt;
}

GameReading readGame(const GameText& text, StormGameNumber number) {
    GameReading reading{StormGame{number, {}, {}, {}, false, {}}, {}};
    const auto readHead = [&](const QString& typedText, auto& into, GameFaultKind fault) {
        using Number = typename std::decay_t<decltype(into)>::value_type;
        if (isUnknown(typedText))
            return;
        into = typedNumber<Number>(typedText.trimmed());
        if (!into)
            complain(reading, {fault});
    };
    readHead(text.round, reading.game.round, GameFaultKind::NoRound);
    readHead(text.table, reading.game.table, GameFaultKind::NoTable);
    if (const QString note = text.note.trimmed(); !note.isEmpty())
        reading.game.note = note;
    if (text.rows.size() < 2)
        complain(reading, {GameFaultKind::TooFewPlayers});
    for (size_t row = 0; row < text.rows.size(); ++row) {
        SeatReader reader(row, reading);
        reading.seats.push_back(reader.read(text.rows[row]));
        if (const auto& seat = reading.seats.back())
            reading.game.seats.push_back(*seat);
    }
    return reading;
}

namespace {

constexpr auto houseDraftKind = "house"_L1;

std::vector<QString> idsIn(const std::vector<Sponsor>& sponsors) {
    std::vector<QString> ids;
    for (const Sponsor sponsor : sponsors)
        ids.push_back(QString(idOf(sponsor)));
    return ids;
}

std::vector<Sponsor> sponsorsIn(const std::vector<QString>& ids) {
    std::vector<Sponsor> sponsors;
    for (const QString& id : ids) {
        if (const auto sponsor = enumFromId<Sponsor>(id))
            sponsors.push_back(*sponsor);
    }
    return sponsors;
}

std::optional<QString> orNothing(const QString& text) {
    const QString trimmed = text.trimmed();
    return trimmed.isEmpty() ? std::nullopt : std::optional(trimmed);
}

} // namespace

static HouseText blank(std::type_identity<HouseText>) {
    return {};
}

template <class Io, class Text>
requires std::same_as<std::remove_const_t<Text>, HouseText>
void describe(Io& io, Text& text) {
    auto imperial = idsIn(text.allegiances.imperial);
    auto house = idsIn(text.allegiances.house);
    QString sponsor = text.sponsor ? QString(idOf(*text.sponsor)) : QString();
    io.always("favor", text.points[1]);
    io.always("firstGame", text.firstGame);
    io.always("homeworld", text.homeworld);
    io.always("house", house);
    io.always("imperial", imperial);
    describeKind(io, houseDraftKind);
    io.always("name", text.name);
    io.always("solaris", text.points[0]);
    io.always("spice", text.points[2]);
    io.always("sponsor", sponsor);
    if constexpr (Io::reads) {
        text.allegiances = {sponsorsIn(imperial), sponsorsIn(house)};
        text.sponsor = enumFromId<Sponsor>(sponsor);
    }
}

HouseText textOf(const House& house) {
    const StartingPoints& points = house.startingPoints;
    return {.name = house.name.value_or(QString()),
            .sponsor = house.sponsor,
            .homeworld = house.homeworld.value_or(QString()),
            .points = {numberToType(points.solaris), numberToType(points.favor),
                       numberToType(points.spice)},
            .allegiances = house.allegiances};
}

QString draftOf(const HouseText& text) {
    return keptText(text);
}

std::optional<HouseText> houseTextIn(const QString& draft) {
    return textKeptIn<HouseText>(draft);
}

HouseReading readHouse(const HouseText& text) {
    HouseReading reading;
    reading.house.name = orNothing(text.name);
    reading.house.sponsor = text.sponsor;
    reading.house.homeworld = orNothing(text.homeworld);
    reading.house.allegiances = text.allegiances;
    StartingPoints& points = reading.house.startingPoints;
    std::optional<Count>* const into[] = {&points.solaris, &points.favor, &points.spice};
    for (size_t i = 0; i < text.points.size(); ++i) {
        const QString typed = text.points[i].trimmed();
        if (isUnknown(typed))
            continue;
        *into[i] = typedNumber<Count>(typed);
        if (!*into[i])
            reading.fault = HouseFault::NoStartingPoints;
    }
    const auto players = typedNumber<Count>(text.firstGame.trimmed());
    if (players && players->value() >= 2)
        reading.rate = startingRate(*players);
    else if (!isUnknown(text.firstGame) && !reading.fault)
        reading.fault = HouseFault::NoPlayersOfFirstGame;
    return reading;
}

std::vector<TypedGame> typedGames(const std::vector<Draft>& drafts, EventId id,
                                  const Event& event) {
    std::vector<TypedGame> games;
    for (const Draft& draft : drafts) {
        if (draft.event != id)
            continue;
        const auto number = gameOfDraft(draft.place);
        auto text = number ? gameTextIn(draft.content, event) : std::nullopt;
        if (text)
            games.push_back({*number, *std::move(text)});
    }
    return games;
}

StormGameNumber nextGame(const Event& event, const std::vector<TypedGame>& typed) {
    constexpr int last = StormGameNumber::max - 1;
    int highest = 0;
    for (const StormGame& game : std::get<StormPlay>(event.play).games)
        highest = std::max(highest, game.number.value());
    for (const TypedGame& game : typed)
        highest = std::max(highest, game.number.value());
    return StormGameNumber(std::min(highest, last) + 1);
}

Count nextRound(const Event& event, const std::vector<TypedGame>& typed) {
    Count next = nextStormRound(event);
    for (const TypedGame& game : typed) {
        if (const auto round = Count::fromInt(qint64(game.text.round.toInt()) + 1))
            next = std::max(next, *round);
    }
    return next;
}

} // namespace mentat
