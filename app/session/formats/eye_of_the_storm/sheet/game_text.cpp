#include "app/session/formats/eye_of_the_storm/sheet/game_text.h"

#include "app/session/typing/kept_text.h"
#include "app/session/typing/typed_values.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr auto gameDraftKind = "session-game"_L1;

/// The first fault stays.
void complain(GameReading& reading, const GameFault& fault) {
    if (!reading.fault)
        reading.fault = fault;
}

/// Takes the values of a seat.
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
        complain(m_reading, {kind, GameFieldPlace{m_row, field}});
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

} // namespace mentat
