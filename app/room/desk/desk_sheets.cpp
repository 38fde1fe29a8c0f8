#include "app/room/desk/desk_sheets.h"

#include "app/room/check_in_pages.h"
#include "app/room/room_forms.h"
#include "app/session/clock_and_chance.h"
#include "app/session/rounds/assistant_acts.h"
#include "app/session/rounds/round_parts.h"
#include "model/people/names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

std::optional<GameAddress> addressIn(const FormFields& fields) {
    const auto round = roundOfWord(fields.value(u"heat"_s));
    const auto table = TableNumber::fromInt(fields.value(u"table"_s).toInt());
    return round && table ? std::optional(GameAddress{*round, *table}) : std::nullopt;
}

bool isWrong(const std::vector<SheetNotice>& notices) {
    return std::ranges::any_of(notices, &SheetNotice::isWrong);
}

/// What the assistant has looked at, in short; empty: there is nothing to look at.
QString markOf(const std::vector<SheetNotice>& notices) {
    QString text;
    for (const SheetNotice& notice : notices)
        text += notice.input + u'\n' + notice.text + u'\n';
    return notices.empty() ? QString() : formMark(text);
}

OpenTable openTableOf(const Event& event, const RoundId& round, const Game& game) {
    OpenTable table{{round, game.table}, {}};
    for (const Seat& seat : game.seats)
        table.players.append(publicName(event, *findPlayer(event, seat.player)));
    return table;
}

std::vector<OpenTable> openTables(const Event& event) {
    std::vector<OpenTable> tables;
    for (const Round& round : roundsOf(event)) {
        for (const Game& game : round.games()) {
            if (!game.isVoid && !hasResult(game))
                tables.push_back(openTableOf(event, round.id(), game));
        }
    }
    return tables;
}

} // namespace

/// A sheet as it was sent. What it says is told of the event without what is private; what is
/// recorded comes of the whole one.
struct DeskSheets::Typed {
    Typed(const RoomView& view, const Event& whole, const GameAddress& address,
          const FormFields& fields, const VenueTime& now)
        : event(PublicEvent(whole).event())
        , sheets(*sheetKindOf(whole))
        , sheet(sheets.typed({event, address, {}, view.wording()}, fields))
        , notices(sheets.notices({event, address, sheet, view.wording(), now}))
        , game(sheets.game({whole, address,
                            sheets.typed({whole, address, {}, view.wording()}, fields),
                            view.wording()})) {
        parts = sheets.parts({event, address, sheet, view.wording()});
    }

    Event event;
    const SheetKind& sheets;
    QString sheet;
    std::vector<SheetNotice> notices;
    std::optional<Game> game; // absent: it says none that could be recorded
    std::vector<SheetPart> parts;
};

bool DeskSheets::isAbout(const FormFields& fields) {
    return fields.has(u"table"_s) || fields.value(u"page"_s) == u"sheets";
}

bool DeskSheets::isDone(const QString& id) const {
    return m_done.contains(id) || isSheetRecorded(m_session, m_event, id);
}

RoomReply DeskSheets::list(const RoomView& view, const QString& initials, DeskEnd end,
                           const QStringList& said) const {
    DeskTablesView page{
        .initials = initials, .tables = openTables(event()), .end = end, .said = said};
    for (const Round& round : roundsOf(event())) {
        if (!round.games().empty())
            page.round = round; // whoever types a number means the latest
    }
    return {end == DeskEnd::Refused ? 409 : 200, deskTablesPage(view, page), RoomContent::DeskPage};
}

RoomReply DeskSheets::opened(const RoomView& view, const QString& initials,
                             const GameAddress& table) {
    const QString seats = seatsOf(event(), table);
    const AssistantSheetOutcome outcome = sheetOutcome(m_session, m_event, table, seats);
    if (outcome.answer != SheetAnswer::Done)
        return list(view, initials, DeskEnd::Refused, sheetTexts(view, table, outcome));
    const PublicEvent open(event());
    const Event& known = open.event();
    DeskSheetView page{.initials = initials, .table = table, .seats = seats};
    page.parts = sheetKindOf(known)->parts({known, table, {}, view.wording()});
    return {200, deskSheetPage(view, page), RoomContent::DeskPage};
}

RoomReply DeskSheets::sent(const RoomView& view, const RoomRequest& request,
                           const QString& initials, const GameAddress& table,
                           std::optional<AssistantNews>& news) {
    const FormFields& fields = request.fields;
    const AssistantSheetOutcome outcome
        = sheetOutcome(m_session, m_event, table, fields.value(u"seats"_s));
    const bool canBeShown = outcome.answer == SheetAnswer::Done
                            || outcome.answer == SheetAnswer::SeatsChanged
                            || outcome.answer == SheetAnswer::AtDesk;
    if (!canBeShown)
        return list(view, initials, DeskEnd::Refused, sheetTexts(view, table, outcome));
    const Typed typed(view, event(), table, fields, onWallClock(m_session.desk().clock.nowUtc()));
    DeskSheetView page{.initials = initials,
                       .table = table,
                       .seats = seatsOf(event(), table),
                       .parts = typed.parts,
                       .notices = typed.notices};
    const auto shown = [&](DeskEnd end, const QStringList& said) {
        page.end = end;
        page.said = said;
        return RoomReply{end == DeskEnd::Refused ? 409 : 200, deskSheetPage(view, page),
                         RoomContent::DeskPage};
    };
    if (outcome.answer != SheetAnswer::Done)
        return shown(DeskEnd::Refused, sheetTexts(view, table, outcome));
    if (isWrong(typed.notices) || !typed.game)
        return shown(DeskEnd::Choose,
                     {view.text(QT_TRANSLATE_NOOP("RoomPage", "Nothing is recorded yet. Correct "
                                                              "what is marked."))});
    const QString id = fields.value(u"id"_s);
    page.lookedAt = markOf(typed.notices);
    if (!isActId(id) || page.lookedAt != fields.value(u"lookedAt"_s))
        return shown(DeskEnd::Choose,
                     {view.text(QT_TRANSLATE_NOOP("RoomPage", "Nothing is recorded yet. Check what "
                                                              "is marked, then record."))});
    const AssistantSheet sheet{id, initials, table, *typed.game, page.seats};
    return recorded(view, sheet, std::move(page), news);
}

RoomReply DeskSheets::recorded(const RoomView& view, const AssistantSheet& sheet,
                               DeskSheetView page, std::optional<AssistantNews>& news) {
    const auto outcome = recordByAssistant(m_session, m_event, sheet);
    if (!outcome) {
        const QString name = tableText(view, sheet.table);
        news = AssistantNews{AssistantNews::What::Failed, name, outcome.error()};
        page.end = DeskEnd::Refused;
        page.said = {notSavedText(view, name)};
        return {409, deskSheetPage(view, page), RoomContent::DeskPage};
    }
    const bool isRecorded = outcome->answer == SheetAnswer::Done;
    if (isRecorded)
        m_done.insert(sheet.id);
    return list(view, sheet.initials, isRecorded ? DeskEnd::Done : DeskEnd::Refused,
                sheetTexts(view, sheet.table, *outcome));
}

RoomReply DeskSheets::answer(const RoomView& view, const RoomRequest& request,
                             const QString& initials, std::optional<AssistantNews>& news) {
    const auto table = addressIn(request.fields);
    if (!table || !sheetKindOf(event()))
        return list(view, initials, DeskEnd::None, {});
    if (!request.isPost)
        return opened(view, initials, *table);
    if (isDone(request.fields.value(u"id"_s)))
        return list(view, initials, DeskEnd::Done, sheetTexts(view, *table, {}));
    return sent(view, request, initials, *table, news);
}

} // namespace mentat
