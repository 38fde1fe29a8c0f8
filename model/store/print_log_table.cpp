#include "model/store/print_log_table.h"

using namespace Qt::StringLiterals;

namespace mentat {

QStringList printLogSchema() {
    return {uR"(CREATE TABLE printed (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    event INTEGER NOT NULL REFERENCES event (id) DEFERRABLE INITIALLY DEFERRED,
    report TEXT NOT NULL CHECK (report <> ''),
    heat INTEGER,
    time TEXT NOT NULL,
    pages INTEGER CHECK (pages > 0),
    kind TEXT NOT NULL CHECK (kind IN ('printer', 'file')),
    place TEXT NOT NULL,
    fingerprint TEXT NOT NULL))"_s};
}

QStringList printLogOfRounds() {
    return {u"ALTER TABLE printed ADD COLUMN stage TEXT CHECK (stage IS NULL OR heat IS NULL)"_s};
}

static std::optional<RoundId> roundIn(const SqlValue& heat, const SqlValue& stage) {
    if (const auto number = Cell<std::optional<HeatNumber>>::read(heat))
        return RoundId(*number);
    const auto name = Cell<std::optional<Name>>::read(stage);
    return name ? std::optional<RoundId>(*name) : std::nullopt;
}

std::vector<PrintedReport> loadPrinted(Database& database) {
    std::vector<PrintedReport> all;
    database.select(
        u"SELECT event, report, heat, stage, time, pages, kind, place, fingerprint "
        "FROM printed ORDER BY id"_s,
        {}, [&](SqlRow row) {
            const QDateTime time = QDateTime::fromString(textIn(row[4]), Qt::ISODateWithMs);
            if (!time.isValid())
                throwBadCell();
            std::optional<int> pages;
            if (const auto number = Cell<std::optional<qint64>>::read(row[5]))
                pages = static_cast<int>(*number);
            all.push_back({Cell<EventId>::read(row[0]), textIn(row[1]), roundIn(row[2], row[3]),
                           time, pages, Cell<PrintedTo>::read(row[6]), textIn(row[7]),
                           textIn(row[8])});
        });
    return all;
}

void insertPrinted(Database& database, const PrintedReport& printed) {
    const SqlValue pages = printed.pages ? SqlValue(qint64(*printed.pages)) : SqlValue();
    const auto heat = printed.round ? printed.round->heat() : std::nullopt;
    const auto stage = printed.round ? printed.round->stage() : std::nullopt;
    database.run(
        u"INSERT INTO printed (event, report, heat, stage, time, pages, kind, place, "
        "fingerprint) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"_s,
        {printed.event.number(), printed.report, Cell<std::optional<HeatNumber>>::write(heat),
         Cell<std::optional<Name>>::write(stage), printed.time.toUTC().toString(Qt::ISODateWithMs),
         pages, Cell<PrintedTo>::write(printed.to), printed.place, printed.fingerprint});
}

} // namespace mentat
