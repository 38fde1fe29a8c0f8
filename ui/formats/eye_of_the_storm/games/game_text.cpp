#include "ui/formats/eye_of_the_storm/games/game_text.h"

#include "ui/itemmodels/unknown_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// A draft of another kind is not read.
constexpr auto gameDraftKind = QLatin1StringView("session-game");

QString sheetText(const char* english) {
    return QCoreApplication::translate("GameText", english);
}

template <class Number>
QString typed(const std::optional<Number>& number) {
    return number ? QString::number(number->value()) : QString();
}

/// Digits, and where the number can be below 0 a sign before them.
template <class Number>
std::optional<Number> numberIn(QString text) {
    text.replace(u'−', u'-');
    bool isNumber = false;
    const qint64 number = text.toLongLong(&isNumber);
    const bool isPlain
        = std::ranges::all_of(text, [](QChar c) { return (c >= u'0' && c <= u'9') || c == u'-'; });
    return isNumber && isPlain ? Number::fromInt(number) : std::nullopt;
}

/// Takes the values of a seat; the first fault of a game stays.
class SeatReader {
public:
    SeatReader(const QString& name, size_t row, GameReading& reading)
        : m_name(name)
        , m_row(row)
        , m_reading(reading) {}

    std::optional<StormSeat> read(const GameTextRow& row) {
        const auto status = statusOf(row.status);
        if (!status) {
            say(GameField::Status, QT_TRANSLATE_NOOP("GameText", "%1 of %2: type G, A, R or E."));
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
                say(field,
                    QT_TRANSLATE_NOOP("GameText", "%1 of %2: not known yet. The game is kept as it "
                                                  "is typed until it is (R11.3)."));
            return std::nullopt;
        }
        const auto number = numberIn<Number>(text);
        if (!number && Number::min < 0)
            say(field, QT_TRANSLATE_NOOP("GameText", "%1 of %2: type a whole number."));
        else if (!number)
            say(field, QT_TRANSLATE_NOOP("GameText", "%1 of %2: type a whole number, 0 or more."));
        return number;
    }

    void say(GameField field, const char* english) {
        m_isWhole = false;
        if (!m_reading.fault.isEmpty())
            return;
        static constexpr const char* names[]
            = {QT_TRANSLATE_NOOP("GameText", "Status"), QT_TRANSLATE_NOOP("GameText", "Solaris"),
               QT_TRANSLATE_NOOP("GameText", "Favor"), QT_TRANSLATE_NOOP("GameText", "Spice")};
        m_reading.fault
            = sheetText(english).arg(sheetText(names[static_cast<size_t>(field)]), m_name);
        m_reading.faultAt = GameFieldPlace{m_row, field};
    }

    const QString m_name;
    size_t m_row;
    GameReading& m_reading;
    bool m_isNeeded = true;
    bool m_isWhole = true;
};

QJsonObject rowObject(const GameTextRow& row) {
    return {{u"player"_s, row.player.text()},
            {u"status"_s, row.status},
            {u"solaris"_s, row.solaris},
            {u"favor"_s, row.favor},
            {u"spice"_s, row.spice}};
}

} // namespace

bool GameText::isAsDrawn() const {
    return !seed.isEmpty() && note.isEmpty()
           && std::ranges::all_of(
               rows, [](const GameTextRow& row) { return row == GameTextRow{row.player}; });
}

GameText textOf(const StormGame& game) {
    GameText text{typed(game.round), typed(game.table), game.note.value_or(QString())};
    for (const StormSeat& seat : game.seats)
        text.rows.push_back({seat.player, statusLetter(seat.status), typed(seat.solaris),
                             typed(seat.favor), typed(seat.spice)});
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
    QJsonArray rows;
    for (const GameTextRow& row : text.rows)
        rows.append(rowObject(row));
    const QJsonObject object{{u"kind"_s, gameDraftKind}, {u"round"_s, text.round},
                             {u"table"_s, text.table},   {u"note"_s, text.note},
                             {u"seed"_s, text.seed},     {u"rows"_s, rows}};
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<GameText> gameTextIn(const QString& draft, const Event& event) {
    const QJsonObject object = QJsonDocument::fromJson(draft.toUtf8()).object();
    if (object[u"kind"_s].toString() != gameDraftKind)
        return std::nullopt;
    GameText text{object[u"round"_s].toString(), object[u"table"_s].toString(),
                  object[u"note"_s].toString()};
    text.seed = object[u"seed"_s].toString();
    for (const QJsonValue value : object[u"rows"_s].toArray()) {
        const QJsonObject row = value.toObject();
        const auto player = PlayerId::fromText(row[u"player"_s].toString());
        if (player && findPlayer(event, *player))
            text.rows.push_back({*player, row[u"status"_s].toString(), row[u"solaris"_s].toString(),
                                 row[u"favor"_s].toString(), row[u"spice"_s].toString()});
    }
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

GameReading readGame(const GameText& text, StormGameNumber number, const NameOf& nameOf) {
    GameReading reading{StormGame{number, {}, {}, {}, false, {}}, {}};
    const auto readHead = [&](const QString& typedText, auto& into, const char* fault) {
        using Number = typename std::decay_t<decltype(into)>::value_type;
        if (isUnknown(typedText))
            return;
        into = numberIn<Number>(typedText.trimmed());
        if (!into && reading.fault.isEmpty())
            reading.fault = sheetText(fault);
    };
    readHead(text.round, reading.game.round,
             QT_TRANSLATE_NOOP("GameText", "Round: type a whole number, or nothing."));
    readHead(text.table, reading.game.table,
             QT_TRANSLATE_NOOP("GameText", "Table: type its number, 1 or more, or nothing."));
    if (const QString note = text.note.trimmed(); !note.isEmpty())
        reading.game.note = note;
    if (text.rows.size() < 2 && reading.fault.isEmpty())
        reading.fault = sheetText(QT_TRANSLATE_NOOP(
            "GameText", "A game is played by two or more: add its players first."));
    for (size_t row = 0; row < text.rows.size(); ++row) {
        SeatReader reader(nameOf(text.rows[row].player), row, reading);
        reading.seats.push_back(reader.read(text.rows[row]));
        if (const auto& seat = reading.seats.back())
            reading.game.seats.push_back(*seat);
    }
    return reading;
}

} // namespace mentat
