#include "app/room/desk/desk_sheet_pages.h"

#include "app/room/result/sheet_form.h"
#include "app/room/room_forms.h"
#include "app/session/clock_and_chance.h"
#include "app/session/rounds/round_parts.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/heats/round_names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t mostTables = 60;

const char* textOf(SheetAnswer answer) {
    switch (answer) {
    case SheetAnswer::Done: return QT_TRANSLATE_NOOP("RoomPage", "%1 is recorded.");
    case SheetAnswer::HasResult:
        return QT_TRANSLATE_NOOP("RoomPage", "Nothing was recorded: %1 has a result already. Bring "
                                             "the paper to the Game Master.");
    case SheetAnswer::SeatsChanged:
        return QT_TRANSLATE_NOOP("RoomPage", "Nothing was recorded: the seats of %1 changed. Check "
                                             "each row, then record.");
    case SheetAnswer::AtDesk:
        return QT_TRANSLATE_NOOP("RoomPage", "Nothing was recorded: the Game Master is typing the "
                                             "sheet of %1.");
    case SheetAnswer::Closed:
        return QT_TRANSLATE_NOOP("RoomPage", "Nothing was recorded for %1: the event is closed.");
    case SheetAnswer::Gone:
        return QT_TRANSLATE_NOOP("RoomPage",
                                 "Nothing was recorded: there is no %1, or it is void.");
    }
    return "";
}

QString openText(const RoomView& view) {
    return view.text(QT_TRANSLATE_NOOP("RoomPage", "Open its sheet"));
}

QString tableOfText(const RoomView& view, const RoundId& round) {
    if (const auto heat = round.heat())
        return view.text(QT_TRANSLATE_NOOP("RoomPage", "Table of heat %1"),
                         {view.language().number(heat->value())});
    return view.text(QT_TRANSLATE_NOOP("RoomPage", "Table of the %1"),
                     {roundName(view.language(), operandOf(round))});
}

Html numberForm(const RoomView& view, const RoundId& round) {
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

/// Where there can only be one table: nothing is typed to come to its sheet.
Html onlyTableForm(const RoomView& view, const GameAddress& table) {
    return Html("<form action=\"%1\" method=\"get\">\n%2<p>%3</p>\n"
                "<button autofocus=\"autofocus\">%4</button>\n</form>\n",
                deskFile(), hiddenFields(addressFields(table)), tableText(view, table),
                openText(view));
}

/// How the sheet of a table is come to by keys; empty: by none.
Html openForm(const RoomView& view, const std::optional<Round>& round) {
    const RoundId id = round ? round->id() : RoundId(HeatNumber(1));
    if (id.isHeat() || !hasOnlyFinal(view.event()))
        return numberForm(view, id);
    const Game& final = round->games().front();
    return isUnfinished(final) ? onlyTableForm(view, {id, final.table}) : Html();
}

/// Where typing begins: at the first that is wrong, else at the top; empty: all is typed, and Enter
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

/// Under what the browser keeps what is half typed: of the same table in another event it keeps
/// something else.
QString keyOf(const RoomView& view, const GameAddress& table) {
    return formMark(u"%1 %2 %3"_s.arg(view.markField().second)
                        .arg(roundWord(table.round))
                        .arg(table.table.value()));
}

} // namespace

QString tableText(const RoomView& view, const GameAddress& table) {
    return tableTitle(view.language(), view.event(), table);
}

QStringList sheetTexts(const RoomView& view, const GameAddress& table,
                       const AssistantSheetOutcome& outcome) {
    QStringList texts{view.text(textOf(outcome.answer), {tableText(view, table)})};
    if (outcome.meanwhile)
        texts.append(meanwhileText(view, *outcome.meanwhile));
    return texts;
}

QByteArray deskTablesPage(const RoomView& view, const DeskTablesView& page) {
    Html lines;
    for (size_t i = 0; i < std::min(page.tables.size(), mostTables); ++i) {
        const OpenTable& table = page.tables[i];
        lines += listLine(addressOf(deskFile(), addressFields(table.address)),
                          tableText(view, table.address), table.players.join(u", "_s));
    }
    const Html list = lines.isEmpty() ? paragraph(view.text(
                          page.round ? QT_TRANSLATE_NOOP("RoomPage", "Every table has its result.")
                                     : QT_TRANSLATE_NOOP("RoomPage", "No tables are drawn yet.")))
                                      : listOfLines(lines);
    return deskFrame(view, DeskPlace::Sheets,
                     quietParagraph(page.initials) + saidHtml(page.end, page.said)
                         + openForm(view, page.round) + list);
}

QByteArray deskSheetPage(const RoomView& view, const DeskSheetView& page) {
    HiddenFields hidden = addressFields(page.table);
    hidden.push_back(view.markField());
    hidden.push_back({u"id"_s, secretByChance()});
    hidden.push_back({u"act"_s, u"sheet"_s});
    hidden.push_back({u"seats"_s, page.seats});
    if (!page.lookedAt.isEmpty())
        hidden.push_back({u"lookedAt"_s, page.lookedAt});
    const QString name = tableText(view, page.table);
    const Html form
        = sheetForm({.action = deskFile(),
                     .hidden = hidden,
                     .parts = withDeskLabels(page.parts),
                     .notices = page.notices,
                     .foot = {},
                     .button = page.lookedAt.isEmpty()
                                   ? view.text(QT_TRANSLATE_NOOP("RoomPage", "Record"))
                                   : view.text(QT_TRANSLATE_NOOP("RoomPage", "Record it as it is")),
                     .focus = firstField(page)});
    return deskFrame(
        view, DeskPlace::Sheets,
        Html("%1<h2>%2</h2>\n%3<div id=\"sheet\" data-label=\"%2\" data-key=\"%4\"%5>\n%6</div>\n",
             quietParagraph(page.initials), name, saidHtml(page.end, page.said),
             keyOf(view, page.table), Html::when(page.end == DeskEnd::None, " data-fresh=\"1\""),
             form));
}

} // namespace mentat
