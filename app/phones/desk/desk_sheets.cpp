#include "app/phones/desk/desk_sheets.h"

#include "app/phones/check_in_pages.h"
#include "app/phones/phones_forms.h"
#include "app/phones/result/sheet_form.h"
#include "app/session/clock_and_chance.h"
#include "app/session/rounds/round_parts.h"
#include "model/people/names.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/heats/round_names.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr size_t mostTables = 60;

Phrase textOf(SheetAnswer answer) {
    switch (answer) {
    case SheetAnswer::Done: return Phrase("PhonesPage", "%1 is recorded.");
    case SheetAnswer::HasResult:
        return Phrase("PhonesPage", "Nothing was recorded: %1 has a result already. Bring "
                                    "the paper to the Game Master.");
    case SheetAnswer::SeatsChanged:
        return Phrase("PhonesPage", "Nothing was recorded: the seats of %1 changed. Check "
                                    "each row, then record.");
    case SheetAnswer::AtDesk:
        return Phrase("PhonesPage", "Nothing was recorded: the Game Master is typing the "
                                    "sheet of %1.");
    case SheetAnswer::Closed:
        return Phrase("PhonesPage", "Nothing was recorded for %1: the event is closed.");
    case SheetAnswer::Gone:
        return Phrase("PhonesPage", "Nothing was recorded: there is no %1, or it is void.");
    }
    return nullptr;
}

QString openText(const PhonesView& view) {
    return say(view, Phrase("PhonesPage", "Open its sheet"));
}

QString tableOfText(const PhonesView& view, const RoundId& round) {
    if (const auto heat = round.heat())
        return say(view, Phrase("PhonesPage", "Table of heat %1"),
                   {view.language().number(heat->value())});
    return say(view, Phrase("PhonesPage", "Table of the %1"),
               {roundName(view.language(), operandOf(round))});
}

Html numberForm(const PhonesView& view, const RoundId& round) {
    return Html("<form action=\"%1\" method=\"get\">\n%2<label for=\"table\">%3</label>\n"
                "<input id=\"table\" name=\"table\" inputmode=\"numeric\" autocomplete=\"off\" "
                "maxlength=\"4\" autofocus=\"autofocus\"/>\n<button>%4</button>\n</form>\n",
                deskFile(), hiddenFields({{u"heat"_s, roundWord(round)}}), tableOfText(view, round),
                openText(view));
}

HiddenFields addressFields(const GameAddress& table) {
    return {{u"heat"_s, roundWord(table.round)},
            {u"table"_s, QString::number(table.table.value())}};
}

/// With only one table, nothing has to be typed to open its sheet.
Html onlyTableForm(const PhonesView& view, const GameAddress& table) {
    return Html("<form action=\"%1\" method=\"get\">\n%2<p>%3</p>\n"
                "<button autofocus=\"autofocus\">%4</button>\n</form>\n",
                deskFile(), hiddenFields(addressFields(table)), tableText(view, table),
                openText(view));
}

/// The form that opens a table's sheet by number; empty if there is none.
Html openForm(const PhonesView& view, const std::optional<Round>& round) {
    const RoundId id = round ? round->id() : RoundId(HeatNumber(1));
    if (id.isHeat() || !hasOnlyFinal(view.event()))
        return numberForm(view, id);
    const Game& final = round->games().front();
    return isUnfinished(final) ? onlyTableForm(view, {id, final.table}) : Html();
}

/// Where typing starts: at the first fault, or at the top; empty if everything is typed and Enter
/// is next.
QString firstField(const DeskSheetView& page) {
    std::vector<QString> names;
    for (const SheetPart& part : page.parts) {
        for (const SheetInput& input : part.inputs)
            names.push_back(input.name);
    }
    const auto wrong = std::ranges::find_if(names, [&](const QString& name) {
        return std::ranges::any_of(page.notices, [&](const SheetNotice& notice) {
            return notice.isWrong && notice.input == name;
        });
    });
    if (wrong != names.end())
        return *wrong;
    return names.empty() || !page.lookedAt.isEmpty() ? QString() : names.front();
}

/// The key under which the browser keeps drafts, which differs between events.
QString keyOf(const PhonesView& view, const GameAddress& table) {
    return formMark(u"%1 %2 %3"_s.arg(view.markField().second)
                        .arg(roundWord(table.round))
                        .arg(table.table.value()));
}

} // namespace

QString tableText(const PhonesView& view, const GameAddress& table) {
    return tableTitle(view.language(), view.event(), table);
}

QStringList sheetTexts(const PhonesView& view, const GameAddress& table,
                       const AssistantSheetOutcome& outcome) {
    QStringList texts{say(view, textOf(outcome.answer), {tableText(view, table)})};
    if (outcome.meanwhile)
        texts.append(meanwhileText(view, *outcome.meanwhile));
    return texts;
}

QByteArray deskTablesPage(const PhonesView& view, const DeskTablesView& page) {
    Html lines;
    for (size_t i = 0; i < std::min(page.tables.size(), mostTables); ++i) {
        const OpenTable& table = page.tables[i];
        lines += listLine(addressOf(deskFile(), addressFields(table.address)),
                          tableText(view, table.address), table.players.join(u", "_s));
    }
    const Html list
        = lines.isEmpty()
              ? paragraph(say(view, page.round ? Phrase("PhonesPage", "Every table has its result.")
                                               : Phrase("PhonesPage", "No tables are drawn yet.")))
              : listOfLines(lines);
    return deskFrame(view, DeskTab::Sheets,
                     quietParagraph(page.initials) + saidHtml(page.end, page.said)
                         + openForm(view, page.round) + list);
}

QByteArray deskSheetPage(const PhonesView& view, const DeskSheetView& page) {
    HiddenFields hidden = addressFields(page.table);
    hidden.push_back(view.markField());
    hidden.push_back({u"id"_s, secretByChance()});
    hidden.push_back({u"act"_s, u"sheet"_s});
    hidden.push_back({u"seats"_s, page.seats});
    if (!page.lookedAt.isEmpty())
        hidden.push_back({u"lookedAt"_s, page.lookedAt});
    const QString name = tableText(view, page.table);
    const Html form = sheetForm(
        {.action = deskFile(),
         .hidden = hidden,
         .parts = withDeskLabels(page.parts),
         .notices = page.notices,
         .foot = {},
         .button = page.lookedAt.isEmpty() ? say(view, Phrase("PhonesPage", "Record"))
                                           : say(view, Phrase("PhonesPage", "Record it as it is")),
         .focus = firstField(page)});
    return deskFrame(
        view, DeskTab::Sheets,
        Html("%1<h2>%2</h2>\n%3<div id=\"sheet\" data-label=\"%2\" data-key=\"%4\"%5>\n%6</div>\n",
             quietParagraph(page.initials), name, saidHtml(page.end, page.said),
             keyOf(view, page.table), Html::when(page.end == DeskEnd::None, " data-fresh=\"1\""),
             form));
}

namespace {

std::optional<GameAddress> addressIn(const FormFields& fields) {
    const auto round = roundOfWord(fields.value(u"heat"_s));
    const auto table = TableNumber::fromInt(fields.value(u"table"_s).toInt());
    return round && table ? std::optional(GameAddress{*round, *table}) : std::nullopt;
}

bool isWrong(const std::vector<SheetNotice>& notices) {
    return std::ranges::any_of(notices, &SheetNotice::isWrong);
}

/// A digest of the warnings that the assistant has seen; empty if there are none.
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

/// A sent sheet. Its texts are about the event without private data; recording uses the whole
/// event.
struct DeskSheets::Typed {
    Typed(const PhonesView& view, const Event& whole, const GameAddress& address,
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
    std::optional<Game> game; // absent if it cannot be recorded
    std::vector<SheetPart> parts;
};

bool DeskSheets::isAbout(const FormFields& fields) {
    return fields.has(u"table"_s) || fields.value(u"page"_s) == u"sheets";
}

bool DeskSheets::isDone(const QString& id) const {
    return m_done.contains(id) || isSheetRecorded(m_session, m_event, id);
}

PhonesReply DeskSheets::list(const PhonesView& view, const QString& initials, DeskEnd end,
                             const QStringList& said) const {
    DeskTablesView page{
        .initials = initials, .tables = openTables(event()), .end = end, .said = said};
    for (const Round& round : roundsOf(event())) {
        if (!round.games().empty())
            page.round = round; // a typed number means the latest round
    }
    return {end == DeskEnd::Refused ? 409 : 200, deskTablesPage(view, page),
            PhonesContent::DeskPage};
}

PhonesReply DeskSheets::opened(const PhonesView& view, const QString& initials,
                               const GameAddress& table) {
    const QString seats = seatsOf(event(), table);
    const AssistantSheetOutcome outcome = sheetOutcome(m_session, m_event, table, seats);
    if (outcome.answer != SheetAnswer::Done)
        return list(view, initials, DeskEnd::Refused, sheetTexts(view, table, outcome));
    const PublicEvent open(event());
    const Event& known = open.event();
    DeskSheetView page{.initials = initials, .table = table, .seats = seats};
    page.parts = sheetKindOf(known)->parts({known, table, {}, view.wording()});
    return {200, deskSheetPage(view, page), PhonesContent::DeskPage};
}

PhonesReply DeskSheets::sent(const PhonesView& view, const PhonesRequest& request,
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
        return PhonesReply{end == DeskEnd::Refused ? 409 : 200, deskSheetPage(view, page),
                           PhonesContent::DeskPage};
    };
    if (outcome.answer != SheetAnswer::Done)
        return shown(DeskEnd::Refused, sheetTexts(view, table, outcome));
    if (isWrong(typed.notices) || !typed.game)
        return shown(DeskEnd::Choose,
                     {say(view, Phrase("PhonesPage", "Nothing is recorded yet. Correct "
                                                     "what is marked."))});
    const QString id = fields.value(u"id"_s);
    page.lookedAt = markOf(typed.notices);
    if (!isActId(id) || page.lookedAt != fields.value(u"lookedAt"_s))
        return shown(DeskEnd::Choose,
                     {say(view, Phrase("PhonesPage", "Nothing is recorded yet. Check what "
                                                     "is marked, then record."))});
    const AssistantSheet sheet{id, initials, table, *typed.game, page.seats};
    return recorded(view, sheet, std::move(page), news);
}

PhonesReply DeskSheets::recorded(const PhonesView& view, const AssistantSheet& sheet,
                                 DeskSheetView page, std::optional<AssistantNews>& news) {
    const auto outcome = recordByAssistant(m_session, m_event, sheet);
    if (!outcome) {
        const QString name = tableText(view, sheet.table);
        news = AssistantNews{AssistantNews::What::Failed, name, outcome.error()};
        page.end = DeskEnd::Refused;
        page.said = {notSavedText(view, name)};
        return {409, deskSheetPage(view, page), PhonesContent::DeskPage};
    }
    const bool isRecorded = outcome->answer == SheetAnswer::Done;
    if (isRecorded)
        m_done.insert(sheet.id);
    return list(view, sheet.initials, isRecorded ? DeskEnd::Done : DeskEnd::Refused,
                sheetTexts(view, sheet.table, *outcome));
}

PhonesReply DeskSheets::answer(const PhonesView& view, const PhonesRequest& request,
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
