// How a sheet is kept.
#include "app/session/formats/wbc_dune/sheet/sheet_text.h"
#include "app/session/typing/kept_text.h"

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr auto sheetDraftKind = "result-sheet"_L1;

/// A word and what is said of it, as a list of two.
struct DraftPair {
    QString word;
    QString text;
};

std::vector<DraftPair> pairsOf(const std::map<Stronghold, QString>& control) {
    std::vector<DraftPair> pairs;
    for (const auto& [stronghold, holders] : control)
        pairs.push_back({QString(idOf(stronghold)), holders});
    return pairs;
}

std::vector<DraftPair> pairsOf(const std::vector<Acceptance>& accepted) {
    std::vector<DraftPair> pairs;
    for (const Acceptance& one : accepted)
        pairs.push_back({QString(idOf(one.rule)), one.reason.value_or(QString())});
    return pairs;
}

void take(const std::vector<DraftPair>& pairs, std::map<Stronghold, QString>& control) {
    for (const DraftPair& pair : pairs) {
        if (const auto stronghold = enumFromId<Stronghold>(pair.word))
            control.emplace(*stronghold, pair.text);
    }
}

void take(const std::vector<DraftPair>& pairs, std::vector<Acceptance>& accepted) {
    for (const DraftPair& pair : pairs) {
        if (const auto rule = enumFromId<Rule>(pair.word))
            accepted.push_back(
                {*rule, pair.text.isEmpty() ? std::nullopt : std::optional(pair.text)});
    }
}

} // namespace

template <>
struct Codec<DraftPair> {
    static Json write(const DraftPair& pair) {
        return Json(Json::List{Json(pair.word), Json(pair.text)});
    }
    static std::optional<DraftPair> read(const Json& json, const Pointer& where, ReadNotes& notes) {
        const auto texts = Codec<std::vector<QString>>::read(json, where, notes);
        if (!texts || texts->size() != 2)
            return std::nullopt;
        return DraftPair{texts->front(), texts->back()};
    }
};

static SheetRow blank(std::type_identity<SheetRow>) {
    return {SeatNumber(1), PlayerId::placeholder(1)};
}

static SheetText blank(std::type_identity<SheetText>) {
    return {};
}

/// Of the rows, or of the sheet as a whole.
template <class Io, class Numbers>
void describeNumbers(Io& io, Numbers& numbers, bool ofRow) {
    for (const DuneField& field : duneFields) {
        if (field.number && isOfRow(field.kind) == ofRow)
            io.unlessDefault(field.fact.data(), numbers[field.kind], QString());
    }
}

template <class Io, class Row>
requires std::same_as<std::remove_const_t<Row>, SheetRow>
void describe(Io& io, Row& row) {
    const QString none;
    describeNumbers(io, row.numbers, true);
    io.unlessDefault("die", row.die, none);
    io.flag("dropout", row.dropout);
    io.flag("excused", row.excused);
    io.unlessDefault("faction", row.faction, none);
    io.flag("late", row.late);
    io.required("player", row.player);
    io.unlessDefault("points", row.points, none);
    io.unlessDefault("qp", row.qp, none);
    io.unlessDefault("qpReason", row.qpReason, none);
    io.required("seat", row.seat);
    io.flag("shieldWall", row.shieldWall);
    io.flag("techTokens", row.techTokens);
}

template <class Io, class Text>
requires std::same_as<std::remove_const_t<Text>, SheetText>
void describe(Io& io, Text& text) {
    const QString none;
    auto accepted = pairsOf(text.accepted);
    auto control = pairsOf(text.control);
    QString victory = text.victory ? QString(idOf(*text.victory)) : QString();
    describeNumbers(io, text.numbers, false);
    io.list("accepted", accepted);
    io.unlessDefault("alliances", text.alliances, none);
    io.flag("conceded", text.conceded);
    io.list("control", control);
    io.unlessDefault("ended", text.ended, none);
    describeKind(io, sheetDraftKind);
    io.unlessDefault("note", text.note, none);
    io.unlessDefault("predicted", text.predicted, none);
    io.list("rows", text.rows);
    io.unlessDefault("started", text.started, none);
    io.unlessDefault("victory", victory, none);
    io.unlessDefault("winners", text.winners, none);
    if constexpr (Io::reads) {
        take(accepted, text.accepted);
        take(control, text.control);
        text.victory = enumFromId<Victory>(victory);
    }
}

QString draftOf(const SheetText& text) {
    return keptText(text);
}

std::optional<SheetText> textOfDraft(const QString& draft) {
    return textKeptIn<SheetText>(draft);
}

} // namespace mentat
