#include "ui/formats/wbc_dune/results/sheet_text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// A draft of another kind is not read.
constexpr auto draftKind = QLatin1StringView("result-sheet");
constexpr std::array valueKeys{QLatin1StringView("strongholds"), QLatin1StringView("tokens"),
                               QLatin1StringView("spice"), QLatin1StringView("cards")};

/// Writes what is not empty.
class DraftWriter {
public:
    void put(QLatin1StringView key, const QString& text) {
        if (!text.isEmpty())
            m_object.insert(key, text);
    }
    void put(QLatin1StringView key, bool value) {
        if (value)
            m_object.insert(key, value);
    }
    void put(QLatin1StringView key, const QJsonArray& list) {
        if (!list.isEmpty())
            m_object.insert(key, list);
    }
    [[nodiscard]] const QJsonObject& object() const { return m_object; }

private:
    QJsonObject m_object;
};

/// Takes out what a draft says; the same calls in the same order as a writer's.
class DraftReader {
public:
    explicit DraftReader(QJsonObject object) : m_object(std::move(object)) {}

    void put(QLatin1StringView key, QString& text) const { text = m_object[key].toString(); }
    void put(QLatin1StringView key, bool& value) const { value = m_object[key].toBool(); }

private:
    QJsonObject m_object;
};

template <class Io, class Row>
void describeRow(Io& io, Row& row) {
    io.put("faction"_L1, row.faction);
    io.put("points"_L1, row.points);
    for (size_t value = 0; value < valueKeys.size(); ++value)
        io.put(valueKeys[value], row.values[value]);
    io.put("shieldWall"_L1, row.shieldWall);
    io.put("techTokens"_L1, row.techTokens);
    io.put("late"_L1, row.late);
    io.put("dropout"_L1, row.dropout);
    io.put("dropoutTurn"_L1, row.dropoutTurn);
    io.put("excused"_L1, row.excused);
    io.put("die"_L1, row.die);
    io.put("qp"_L1, row.qp);
    io.put("qpReason"_L1, row.qpReason);
}

template <class Io, class Text>
void describeHead(Io& io, Text& text) {
    io.put("turns"_L1, text.turns);
    io.put("started"_L1, text.started);
    io.put("ended"_L1, text.ended);
    io.put("conceded"_L1, text.conceded);
    io.put("alliances"_L1, text.alliances);
    io.put("winners"_L1, text.winners);
    io.put("predicted"_L1, text.predicted);
    io.put("note"_L1, text.note);
}

QJsonArray rowsOf(const SheetText& text) {
    QJsonArray rows;
    for (const SheetRow& row : text.rows) {
        DraftWriter writer;
        describeRow(writer, row);
        QJsonObject object = writer.object();
        object.insert("seat"_L1, row.seat.value());
        object.insert("player"_L1, row.player.text());
        rows.append(object);
    }
    return rows;
}

QJsonArray controlOf(const SheetText& text) {
    QJsonArray control;
    for (const auto& [stronghold, holders] : text.control)
        control.append(QJsonArray{QString(idOf(stronghold)), holders});
    return control;
}

QJsonArray acceptedOf(const SheetText& text) {
    QJsonArray accepted;
    for (const Acceptance& one : text.accepted)
        accepted.append(QJsonArray{QString(idOf(one.rule)), one.reason.value_or(QString())});
    return accepted;
}

bool readRows(const QJsonArray& rows, SheetText& text) {
    for (const QJsonValue value : rows) {
        const QJsonObject object = value.toObject();
        const auto seat = SeatNumber::fromInt(object["seat"_L1].toInt());
        const auto player = PlayerId::fromText(object["player"_L1].toString());
        if (!seat || !player)
            return false;
        SheetRow row{*seat, *player};
        DraftReader reader(object);
        describeRow(reader, row);
        text.rows.push_back(std::move(row));
    }
    return true;
}

void readControl(const QJsonArray& control, SheetText& text) {
    for (const QJsonValue entry : control) {
        if (const auto stronghold = enumFromId<Stronghold>(entry[0].toString()))
            text.control.emplace(*stronghold, entry[1].toString());
    }
}

void readAccepted(const QJsonArray& accepted, SheetText& text) {
    for (const QJsonValue entry : accepted) {
        const QString reason = entry[1].toString();
        if (const auto rule = enumFromId<Rule>(entry[0].toString()))
            text.accepted.push_back(
                {*rule, reason.isEmpty() ? std::nullopt : std::optional(reason)});
    }
}

} // namespace

QString draftOf(const SheetText& text) {
    DraftWriter writer;
    describeHead(writer, text);
    writer.put("victory"_L1, text.victory ? QString(idOf(*text.victory)) : QString());
    writer.put("rows"_L1, rowsOf(text));
    writer.put("control"_L1, controlOf(text));
    writer.put("accepted"_L1, acceptedOf(text));
    QJsonObject object = writer.object();
    object.insert("kind"_L1, draftKind);
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<SheetText> textOfDraft(const QString& draft) {
    const QJsonObject object = QJsonDocument::fromJson(draft.toUtf8()).object();
    if (object["kind"_L1].toString() != draftKind)
        return std::nullopt;
    SheetText text;
    DraftReader reader(object);
    describeHead(reader, text);
    text.victory = enumFromId<Victory>(object["victory"_L1].toString());
    if (!readRows(object["rows"_L1].toArray(), text))
        return std::nullopt;
    readControl(object["control"_L1].toArray(), text);
    readAccepted(object["accepted"_L1].toArray(), text);
    return text;
}

} // namespace mentat
