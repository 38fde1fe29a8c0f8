#include "reports/tables/standings_table.h"

#include "reports/heats/report_parts.h"
#include "reports/wording/language/phrase.h"
#include "reports/wording/standing_words.h"

#include <algorithm>
#include <memory>
#include <unordered_map>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

using StandingRow = const Standing*;

/// The players who are certainly above the cut.
std::set<PlayerId> surelyIn(const RanksAtCut& cut, const Standings& standings) {
    std::set<PlayerId> in;
    for (size_t i = 0; i < std::min(cut.above, standings.ranked.size()); ++i)
        in.insert(standings.ranked[i].player);
    return in;
}

/// matter: absent for those who are not called, whatever they roll.
Phrase tieNote(const std::optional<TieMatter>& matter) {
    if (!matter)
        return Phrase("Report", "tied");
    switch (*matter) {
    case TieMatter::Cut: return Phrase("Report", "tied at the cut");
    case TieMatter::Order: return Phrase("Report", "tied for a place");
    case TieMatter::Alternates: return Phrase("Report", "tied among the alternates");
    }
    Q_UNREACHABLE();
}

/// Whether a what-if gives the player another rank.
bool isMoved(const StandingMarks& marks, const Standing& row) {
    if (!marks.ranksNow || !row.rank)
        return false;
    const auto now = marks.ranksNow->find(row.player);
    return now == marks.ranksNow->end() || now->second != *row.rank;
}

/// "3–1"; with shared first places "3–1–1".
QString recordText(const Language& language, const HeatRecord& record) {
    QStringList numbers{language.number(record.won), language.number(record.lost)};
    if (record.shared > 0)
        numbers << language.number(record.shared);
    return numbers.join(u'–');
}

/// Whether at least one row has a value for the column.
template <class Member>
bool anyHas(const Standings& standings, Member has) {
    return std::ranges::any_of(standings.ranked, has)
           || std::ranges::any_of(standings.disqualified, has);
}

/// The cells that need more than their row.
class StandingCells : ReportTeller {
public:
    StandingCells(const ReportRequest& request, const Standings& standings, StandingMarks marks)
        : ReportTeller(request)
        , m_standings(standings)
        , m_marks(std::move(marks))
        , m_words(kindOf<StandingWords>(request.event))
        , m_players(request.event)
        , m_surelyIn(surelyIn(ranksAtCut(request.event, standings.ranked), standings))
        , m_hasRecords(
              anyHas(standings, [](const Standing& row) { return row.record.has_value(); }))
        , m_hasByes(anyHas(standings, [](const Standing& row) { return !row.byes.empty(); })) {
        for (size_t i = 0; i < standings.ranked.size(); ++i)
            m_rows.emplace(standings.ranked[i].player, i);
        for (const auto* rows : {&standings.ranked, &standings.disqualified}) {
            for (const Standing& row : *rows)
                noteDecimals(row);
        }
        noteTies();
    }

    [[nodiscard]] bool hasRanksNow() const { return m_marks.ranksNow.has_value(); }
    [[nodiscard]] ListedCell moved(const Standing& row) const {
        if (!isMoved(m_marks, row))
            return TextCell{QString()};
        const auto now = m_marks.ranksNow->find(row.player);
        return TextCell{movedText(
            m_language, now == m_marks.ranksNow->end() ? std::nullopt : std::optional(now->second),
            *row.rank)};
    }
    [[nodiscard]] ListedCell name(const Standing& row) const {
        return PersonCell{row.player, m_surelyIn.contains(row.player)};
    }
    [[nodiscard]] bool hasRecords() const { return m_hasRecords; }
    [[nodiscard]] bool hasByes() const { return m_hasByes; }
    [[nodiscard]] ListedCell record(const Standing& row) const {
        if (!row.record)
            return TextCell{};
        // Sorts by wins, then by fewer losses.
        constexpr double thousand = 1000;
        return ValueCell{recordText(m_language, *row.record),
                         thousand * row.record->won - row.record->lost};
    }
    [[nodiscard]] ListedCell byes(const Standing& row) const {
        QStringList heats;
        for (const HeatNumber heat : row.byes)
            heats << say(m_language, Phrase("Report", "Heat %1"),
                         {m_language.number(heat.value())});
        return TextCell{heats.join(u", "_s)};
    }
    [[nodiscard]] ListedCell home(const Standing& row) const {
        return TextCell{m_players.find(row.player)->from};
    }
    [[nodiscard]] ListedCell value(const Standing& row, size_t key) const {
        const bool isAsked = m_marks.askedKeys.contains({row.player, key});
        const bool isKnown
            = key < row.values.size() && !std::holds_alternative<std::monostate>(row.values[key]);
        if (isAsked && !isKnown)
            return TextCell{say(m_language, Phrase("Report", "– ask"))};
        if (key >= row.values.size())
            return TextCell{};
        const OrderValue& value = row.values[key];
        const auto* number = std::get_if<Exact>(&value);
        const QString text = m_words.value(m_language, key, value, m_decimals[key]);
        // Another game, or an ally's share, could still add to it.
        return ValueCell{isAsked ? say(m_language, Phrase("Report", "%1, ask"), {text}) : text,
                         number ? std::optional(number->toDouble()) : std::nullopt};
    }
    [[nodiscard]] ListedCell status(const Standing& row) const {
        return TextCell{m_words.status(m_language, row.status)};
    }
    [[nodiscard]] ListedCell answer(const Standing& row) const {
        return AnswerCell{m_players.find(row.player)->finalAnswer};
    }
    [[nodiscard]] ListedCell note(const Standing& row) const {
        if (row.status == StandingStatus::Disqualified)
            return status(row);
        const auto note = m_marks.notes.find(row.player);
        if (note != m_marks.notes.end())
            return TextCell{note->second};
        const auto tie = m_matters.find(row.player);
        if (tie != m_matters.end())
            return TextCell{say(m_language, tieNote(tie->second))};
        return TextCell{row.otherReading ? m_marks.otherReading : QString()};
    }
    [[nodiscard]] ListedCell reason(const Standing& row) const {
        const Standing* next = nextOf(row);
        const NameOf nameOf = [this](const PlayerId& player) { return m_players.nameOf(player); };
        if (!next)
            return TextCell{QString()};
        if (isTie(row.fromNext))
            return TextCell{tieText(m_language, m_request.event,
                                    tiedWith(m_standings.ranked, m_rows.at(row.player)), nameOf)};
        return TextCell{m_request.wording.standing(m_request.event, row, *next, nameOf)};
    }
    /// The same for a place directly below the row.
    [[nodiscard]] QString nearReason(const Standing& row) const {
        const Standing* next = nextOf(row);
        return next ? m_request.wording.standing(m_request.event, row, *next, {}) : QString();
    }

private:
    void noteDecimals(const Standing& row) {
        m_decimals.resize(std::max(m_decimals.size(), row.values.size()));
        for (size_t key = 0; key < row.values.size(); ++key)
            m_decimals[key] = std::max(m_decimals[key], decimalsOf(row.values[key]));
    }
    /// Of the alternates, only the first few are called.
    void noteTies() {
        const size_t called
            = ranksAtCut(m_request.event, m_standings.ranked).below() + alternatesOnWall;
        for (const OpenTie& tie : m_marks.ties) {
            const auto first = m_rows.find(tie.players.front());
            const bool areCalled
                = first != m_rows.end() && first->second < called
                  && m_standings.ranked[first->second].status == StandingStatus::Alternate;
            const bool isTold = tie.matters != TieMatter::Alternates || areCalled;
            for (const PlayerId& player : tie.players)
                m_matters.emplace(player, isTold ? std::optional(tie.matters) : std::nullopt);
        }
    }
    /// nullptr: the row is the last, or has no rank.
    [[nodiscard]] const Standing* nextOf(const Standing& row) const {
        const auto found = m_rows.find(row.player);
        return found == m_rows.end() || found->second + 1 == m_standings.ranked.size()
                   ? nullptr
                   : &m_standings.ranked[found->second + 1];
    }

    const Standings& m_standings;
    StandingMarks m_marks;
    const StandingWords& m_words;
    PlayerIndex m_players;
    std::set<PlayerId> m_surelyIn;
    bool m_hasRecords;
    bool m_hasByes;
    std::unordered_map<PlayerId, size_t> m_rows{}; // its position among the ranked
    std::vector<int> m_decimals{};                 // of each key: the most that a value has
    std::unordered_map<PlayerId, std::optional<TieMatter>> m_matters{};
};

/// The columns of the standings, one after another.
class StandingColumns : ReportTeller {
public:
    StandingColumns(const ReportRequest& request, std::shared_ptr<const StandingCells> cells)
        : ReportTeller(request)
        , m_cells(std::move(cells)) {}

    [[nodiscard]] std::vector<ListedColumn<StandingRow>> all() {
        const StandingWords& words = kindOf<StandingWords>(m_request.event);
        add(numberColumn(u"rank"_s, say(m_language, Phrase("Report", "Rank"))), everyone,
            [](const StandingRow& row) -> ListedCell { return PlaceCell{row->rank}; });
        if (m_cells->hasRanksNow())
            add(textColumn(movedColumn, say(m_language, Phrase("Report", "Moved"))), Audience::Desk,
                by(&StandingCells::moved));
        add(wideColumn(u"name"_s, say(m_language, Phrase("Report", "Player"))), everyone,
            by(&StandingCells::name));
        if (words.alwaysHasHomes || knowsHomes(m_request.event))
            add(offWall(spare(textColumn(u"from"_s, say(m_language, Phrase("Report", "From"))))),
                Audience::Paper, by(&StandingCells::home));
        if (m_cells->hasRecords())
            add(textColumn(u"record"_s, say(m_language, Phrase("Report", "Record"))), everyone,
                by(&StandingCells::record));
        for (const StandingColumn& column : words.columns(m_language, m_request.event))
            addOrder(column, column.isForAll ? everyone : deskAndPaper);
        if (m_cells->hasByes())
            add(textColumn(u"bye"_s, say(m_language, Phrase("Report", "Bye"))), everyone,
                by(&StandingCells::byes));
        if (!advancedRounds(m_request.event).empty())
            add(offWall(textColumn(u"status"_s, say(m_language, Phrase("Report", "Status")))),
                Audience::Paper, by(&StandingCells::status));
        add(numberColumn(u"heats"_s, say(m_language, Phrase("Report", "Heats"))),
            Audience::Desk | Audience::Public,
            [](const StandingRow& row) -> ListedCell { return NumberCell{row->games}; });
        addNotes();
        return std::move(m_columns);
    }

private:
    using CellOfRow = ListedCell (StandingCells::*)(const Standing& row) const;

    [[nodiscard]] std::function<ListedCell(const StandingRow&)> by(CellOfRow cell) const {
        return [cells = m_cells, cell](const StandingRow& row) { return ((*cells).*cell)(*row); };
    }

    void add(ReportColumn column, Audiences readers,
             std::function<ListedCell(const StandingRow&)> cell) {
        m_columns.push_back(
            {.column = std::move(column), .readers = readers, .cell = std::move(cell)});
    }

    void addOrder(const StandingColumn& column, Audiences readers) {
        ReportColumn shown = column.isNumber ? numberColumn(column.id, column.title)
                                             : textColumn(column.id, column.title);
        shown.isSpare = column.isSpare;
        shown.isOffWall = column.isOffWall;
        if (!column.key)
            return add(std::move(shown), readers, [](const StandingRow& row) -> ListedCell {
                return GameCell{row->valuesFrom};
            });
        add(std::move(shown), readers,
            [cells = m_cells, key = *column.key](const StandingRow& row) {
                return cells->value(*row, key);
            });
    }

    void addNotes() {
        const bool hasAnswers = std::ranges::any_of(
            m_request.event.players, [](const Player& one) { return one.finalAnswer.has_value(); });
        if (hasAnswers)
            add(textColumn(u"finalAnswer"_s, say(m_language, Phrase("Report", "Final?"))),
                Audience::Desk, by(&StandingCells::answer));
        add(textColumn(u"note"_s, say(m_language, Phrase("Report", "Note"))), Audience::Desk,
            by(&StandingCells::note));
        add(textColumn(u"reason"_s, {}), Audience::Paper, by(&StandingCells::reason));
        m_columns.back().isBelow = true;
    }

    std::shared_ptr<const StandingCells> m_cells;
    std::vector<ListedColumn<StandingRow>> m_columns{};
};

/// Adds the one reason that everyone at the wall asks for.
void tellReasonsOnWall(const RanksAtCut& cut, const std::vector<Standing>& ranked,
                       ReportTable& table) {
    for (size_t i = 0; i + 1 < ranked.size(); ++i) {
        const bool isAtCut = i + 1 == cut.above || i + 1 == cut.below();
        const bool isClose = ranked[i].values.front() == ranked[i + 1].values.front();
        table.rows[i].wallRemark = isAtCut && isClose ? table.rows[i].remark : QString();
    }
}

/// Makes what is read first strong: the value that ranks before all others, and who is certainly
/// above the cut; in a what-if, whom it moves.
void emphasize(const ReportRequest& request, const Standings& standings, const StandingMarks& marks,
               ReportTable& table) {
    const auto order
        = kindOf<StandingWords>(request.event).columns(request.wording.language(), request.event);
    const auto first = std::ranges::find(order, std::optional<size_t>(0), &StandingColumn::key);
    const auto in = surelyIn(ranksAtCut(request.event, standings.ranked), standings);
    for (size_t column = 0; column < table.columns.size(); ++column) {
        const QString& key = table.columns[column].key;
        const bool isFirst = first != order.end() && key == first->id;
        const bool isName = key == u"name"_s;
        const bool isOfMoves = isName || key == u"rank"_s || key == movedColumn;
        for (size_t i = 0; i < standings.ranked.size(); ++i) {
            const Standing& row = standings.ranked[i];
            table.rows[i].cells[column].isStrong
                = isFirst
                  || (marks.ranksNow ? isOfMoves && isMoved(marks, row)
                                     : isName && in.contains(row.player));
        }
    }
}

} // namespace

QString movedText(const Language& language, const std::optional<Place>& now, Place supposed) {
    return say(language, Phrase("Report", "%1 → %2"),
               {now ? language.number(now->value()) : u"–"_s, language.number(supposed.value())});
}

Listing<const Standing*> standingsList(const ReportRequest& request, const Standings& standings,
                                       const StandingMarks& marks) {
    Listing<StandingRow> list{
        .name = say(request, Phrase("Report", "Standings")),
        .columns
        = StandingColumns(request, std::make_shared<const StandingCells>(request, standings, marks))
              .all(),
        .rows = {},
        .key = [](const StandingRow& row) { return standingKey(row->player); }};
    for (const Standing& standing : standings.ranked)
        list.rows.push_back(&standing);
    for (const Standing& standing : standings.disqualified)
        list.rows.push_back(&standing);
    return list;
}

ReportTable standingsTable(const ReportRequest& request, const Standings& standings) {
    ReportTable table = tableAt(request, standingsList(request, standings), Audience::Paper);
    const StandingCells cells(request, standings, {});
    const RanksAtCut cut = ranksAtCut(request.event, standings.ranked);
    for (size_t i = 0; i < standings.ranked.size(); ++i) {
        beginPartAtCut(request, cut, i, table.rows[i]);
        table.rows[i].nearRemark = cells.nearReason(standings.ranked[i]);
    }
    tellReasonsOnWall(cut, standings.ranked, table);
    for (size_t i = standings.ranked.size(); i < table.rows.size(); ++i) {
        const QString status
            = kindOf<StandingWords>(request.event)
                  .status(request.wording.language(), StandingStatus::Disqualified);
        table.rows[i].beginsPart = i == standings.ranked.size();
        table.rows[i].partName = status.front().toUpper() + status.sliced(1);
    }
    return table;
}

Paragraph reasonsNote(const Language& language) {
    return {.text = say(language,
                        Phrase("Report", "Below each player: what puts them ahead of the next.")),
            .isNote = true};
}

ReportTable publicStandings(const PublicRequest& request, const Standings& standings) {
    ReportTable table = publicTable(request, standingsList(request, standings));
    const RanksAtCut cut = ranksAtCut(request.event, standings.ranked);
    for (size_t i = 0; i < standings.ranked.size(); ++i)
        beginPartAtCut(request, cut, i, table.rows[i]);
    for (size_t i = standings.ranked.size(); i < table.rows.size(); ++i) {
        table.rows[i].beginsPart = i == standings.ranked.size();
        table.rows[i].remark
            = kindOf<StandingWords>(request.event)
                  .status(request.wording.language(), StandingStatus::Disqualified);
    }
    return table;
}

ReportTable deskStandings(const ReportRequest& request, const Standings& standings,
                          const StandingMarks& marks, const QString& cut) {
    ReportTable table = tableAt(request, standingsList(request, standings, marks), Audience::Desk);
    emphasize(request, standings, marks, table);
    const auto& ranked = standings.ranked;
    const auto last = std::find_if(ranked.rbegin(), ranked.rend(), [](const Standing& one) {
        return one.status == StandingStatus::Qualifier;
    });
    if (last != ranked.rend())
        table.rows.insert(table.rows.begin() + (ranked.rend() - last),
                          ReportRow{.cells = {textCell(cut)}, .key = cutKey});
    return table;
}

QString standingKey(const PlayerId& player) {
    return u'#' + player.text();
}

std::optional<PlayerId> playerOfStandingKey(const QString& key) {
    return key.startsWith(u'#') ? PlayerId::fromText(key.sliced(1)) : std::nullopt;
}

} // namespace mentat
