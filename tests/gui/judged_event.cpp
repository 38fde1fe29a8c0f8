#include "tests/gui/judged_event.h"

#include "model/document/event_document.h"
#include "tests/support/raw/heats/raw_heats.h"

using namespace Qt::StringLiterals;

namespace mentat::test {

namespace {

constexpr auto edition = raw::Edition::Second;

raw::Json documentOf(const Event& event) {
    return *raw::readJson(writeEventDocument(event).toBytes());
}

/// How the judge's word for who goes on stands in the standings.
QString shownStatus(const QString& word) {
    return word == u"qualifier" ? u"qualifies"_s : word;
}

QString textOf(const raw::Json& value) {
    return value.kind == raw::Json::Kind::Number ? QString::number(value.number) : value.text;
}

} // namespace

bool isFlawlessByJudge(const Event& event) {
    return raw::rawHeatsErrors(writeEventDocument(event).toBytes(), edition).empty();
}

QStringList standingsByJudge(const Event& event, size_t keys) {
    QStringList rows;
    for (const raw::Json& row : raw::rawHeatsStandings(documentOf(event), edition).items) {
        QStringList cells{textOf(*row.find(u"rank"_s)), row.find(u"name"_s)->text};
        for (size_t key = 0; key < keys; ++key)
            cells.append(row.find(u"values"_s)->items.at(key).find(u"value"_s)->text);
        cells.append(shownStatus(row.find(u"status"_s)->text));
        rows.append(cells.join(u" | "_s));
    }
    return rows;
}

QStringList placesByJudge(const Event& event) {
    QStringList rows;
    for (const raw::Json& row : raw::rawHeatsPlacements(documentOf(event), edition).items) {
        const QString place = textOf(*row.find(u"place"_s));
        const double laurels = row.find(u"laurels"_s)->number;
        const auto player = *PlayerId::fromText(row.find(u"player"_s)->text);
        rows.append(QStringList{row.find(u"tied"_s)->flag ? place + u", shared"_s : place,
                                playerName(event, player),
                                laurels > 0 ? QString::number(laurels) : QString(),
                                row.find(u"plaque"_s)->flag ? u"plaque"_s : QString()}
                        .join(u" | "_s));
    }
    return rows;
}

QStringList tablesByJudge(const Event& event, const QString& stage) {
    QStringList tables;
    const raw::Json finalists = raw::rawHeatsFinalists(documentOf(event), edition);
    for (const raw::Json& one : finalists.find(u"stages"_s)->items) {
        if (one.find(u"name"_s)->text != stage)
            continue;
        for (const raw::Json& table : one.find(u"tables"_s)->items) {
            QStringList players;
            for (const raw::Json& player : table.items)
                players.append(player.text);
            players.sort();
            tables.append(players.join(u' '));
        }
    }
    return tables;
}

QStringList tablesOf(const PlayedStage& stage) {
    QStringList tables;
    for (const Game& game : stage.games) {
        QStringList players;
        for (const Seat& seat : game.seats)
            players.append(seat.player.text());
        players.sort();
        tables.append(players.join(u' '));
    }
    return tables;
}

} // namespace mentat::test
