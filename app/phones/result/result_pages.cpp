#include "app/phones/result/result_pages.h"

#include "app/phones/phones_forms.h"
#include "app/phones/result/sheet_form.h"
#include "app/session/rounds/assistant_acts.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const QString seatField = u"seat"_s;
constexpr size_t mostShown = 5; // the latest reports

QString fileOfPage() {
    return fileOf(PhonesPage::OurResult);
}

const Game& gameOf(const ReportingTable& table) {
    return *gameAt(table.event, table.address);
}

Html heading(const ReportingTable& table) {
    return loudParagraph(tableTitle(table.view.language(), table.event, table.address));
}

/// "seat 2, Ada Byron"
QString seatName(const ReportingTable& table, SeatNumber seat) {
    const auto& seats = gameOf(table).seats;
    const auto found = std::ranges::find(seats, seat, &Seat::number);
    const QString number = table.view.language().number(seat.value());
    if (found == seats.end())
        return say(table.view, Phrase("PhonesPage", "seat %1"), {number});
    return say(table.view, Phrase("PhonesPage", "seat %1, %2"),
               {number, playerName(table.event, found->player)});
}

QString timeOf(const ReportingTable& table, const QDateTime& utc) {
    return table.view.language().clockTime(utc.toLocalTime().time());
}

/// The seats to choose from, beginning with none, without these.
SheetInput seatChoice(const ReportingTable& table, const QString& label,
                      const std::optional<SeatNumber>& chosen,
                      const std::vector<SeatNumber>& without) {
    SheetInput input{seatField, label, SheetInput::Kind::Choice,
                     chosen ? QString::number(chosen->value()) : QString()};
    input.choices = {{QString(), u"–"_s}};
    for (const Seat& seat : gameOf(table).seats) {
        if (std::ranges::count(without, seat.number) > 0)
            continue;
        input.choices.emplace_back(QString::number(seat.number.value()),
                                   u"%1 %2"_s.arg(table.view.language().number(seat.number.value()),
                                                  playerName(table.event, seat.player)));
    }
    return input;
}

std::vector<SeatNumber> voicesOf(const TableReport& report) {
    std::vector<SeatNumber> seats{report.seat};
    for (const ReportWitness& witness : report.confirmed)
        seats.push_back(witness.seat);
    return seats;
}

HiddenFields hiddenOf(const ReportingTable& table) {
    return {
        table.view.markField(), {u"code"_s, table.code.text()}, {seatsField(), seatsMark(table)}};
}

void append(HiddenFields& hidden, const FieldValues& fields) {
    std::ranges::copy(fields.all(), std::back_inserter(hidden));
}

std::vector<SheetInput> winnersOf(const ReportingTable& table, const QString& sheet) {
    return table.sheets.winners({table.event, table.address, sheet, table.view.wording()});
}

/// "Ada Byron and Carl Gauss won.", and how they won.
Html whoWonText(const ReportingTable& table, const std::vector<SheetInput>& winners,
                const std::vector<SheetPart>& how) {
    QStringList names;
    for (const SheetInput& winner : winners) {
        if (!winner.value.isEmpty())
            names.append(winner.label);
    }
    QStringList ways;
    for (const SheetPart& part : how) {
        for (const SheetInput& input : part.inputs)
            ways.append(shownValue(input));
    }
    ways.removeAll(QString());
    const PhonesView& view = table.view;
    const Html text
        = names.isEmpty()
              ? paragraph(say(view, Phrase("PhonesPage", "No one is marked as the winner.")))
              : paragraph(say(view, Phrase("PhonesPage", "%1 won."),
                              {listedNames(view.wording().language(), names)}));
    return ways.isEmpty() ? text : text + quietParagraph(ways.join(u" · "_s));
}

Html confirmForm(const ReportingTable& table, const TableReport& report) {
    const SheetInput seat
        = seatChoice(table, say(table.view, Phrase("PhonesPage", "You sit at another seat:")), {},
                     voicesOf(report));
    if (seat.choices.size() < 2)
        return {};
    HiddenFields hidden = hiddenOf(table);
    hidden.emplace_back(u"confirm"_s, formMark(report.sheet));
    return sheetForm({.action = fileOfPage(),
                      .hidden = std::move(hidden),
                      .parts = {},
                      .notices = {},
                      .foot = {{}, {seat}},
                      .button = say(table.view, Phrase("PhonesPage", "Confirm this result"))});
}

Html reportOf(const ReportingTable& table, const TableReport& report) {
    const PhonesView& view = table.view;
    Html html("<h2>%1</h2>\n", say(view, Phrase("PhonesPage", "Sent at %1 by %2"),
                                   {timeOf(table, report.sent), seatName(table, report.seat)}));
    for (const ReportWitness& witness : report.confirmed)
        html += paragraph(say(view, Phrase("PhonesPage", "Confirmed at %1 by %2"),
                              {timeOf(table, witness.when), seatName(table, witness.seat)}));
    return html + sheetToRead(partsOf(table, report.sheet)) + confirmForm(table, report);
}

/// The fields in which the last two reports differ.
Html disagreement(const ReportingTable& table) {
    const auto& reports = table.reports;
    if (reports.size() < 2)
        return {};
    const QStringList names = differencesOf(partsOf(table, reports[reports.size() - 2].sheet),
                                            partsOf(table, reports.back().sheet));
    Html lines;
    for (const QString& name : names)
        lines += Html("<li>%1</li>\n", name);
    return paragraph(say(table.view,
                         Phrase("PhonesPage", "This table sent different results. The Game Master "
                                              "decides. The last two differ in:")))
           + Html("<ul>\n%1</ul>\n", lines);
}

} // namespace

std::vector<SheetPart> partsOf(const ReportingTable& table, const QString& sheet) {
    return table.sheets.parts({table.event, table.address, sheet, table.view.wording()});
}

QString seatsMark(const ReportingTable& table) {
    return formMark(seatsOf(table.event, table.address));
}

QString seatsField() {
    return u"seats"_s;
}

QByteArray codePage(const PhonesView& view, const QString& typed, bool wasWrong) {
    Html body;
    if (wasWrong)
        body += paragraph(say(
            view, Phrase("PhonesPage",
                         "No table has this code now. Type the eight letters and digits from your "
                         "score sheet again.")));
    body += Html("<form action=\"%1\" method=\"get\">\n<label for=\"code\">%2</label>\n"
                 "<input id=\"code\" name=\"code\" value=\"%3\" autocomplete=\"off\" "
                 "autocapitalize=\"characters\" maxlength=\"20\"/>\n<button>%4</button>\n</form>\n",
                 fileOfPage(), say(view, Phrase("PhonesPage", "The code on your score sheet")),
                 typed, say(view, Phrase("PhonesPage", "Open")));
    return view.page(PhonesPage::OurResult, body);
}

QString asksWhoWon() {
    return u"asksWhoWon"_s;
}

QString backToWhoWon() {
    return u"back"_s;
}

QByteArray whoWonPage(const ReportingTable& table, const FilledSheet& filled) {
    const PhonesView& view = table.view;
    HiddenFields hidden = hiddenOf(table);
    hidden.emplace_back(asksWhoWon(), u"1"_s);
    hidden.emplace_back(whoWonField(), u"1"_s);
    if (filled.seat)
        hidden.emplace_back(seatField, QString::number(filled.seat->value()));
    const auto parts = partsOf(table, filled.sheet);
    for (const auto asked :
         {SheetInput::Asked::Won, SheetInput::Asked::Now, SheetInput::Asked::Later})
        append(hidden, fieldsOf(askedFor(parts, asked)));
    SheetPart how;
    for (const SheetPart& part : askedFor(parts, SheetInput::Asked::First))
        std::ranges::copy(part.inputs, std::back_inserter(how.inputs));
    Html body = heading(table);
    for (const SheetNotice& notice : filled.notices)
        body += paragraph(notice.text);
    body += whoWonForm({.action = fileOfPage(),
                        .hidden = std::move(hidden),
                        .question = say(view, Phrase("PhonesPage", "Who won?")),
                        .winners = winnersOf(table, filled.sheet),
                        .won = say(view, Phrase("PhonesPage", "won")),
                        .how = std::move(how),
                        .button = say(view, Phrase("PhonesPage", "Continue"))});
    return view.page(PhonesPage::OurResult, body);
}

QByteArray fillInPage(const ReportingTable& table, const FilledSheet& filled) {
    const PhonesView& view = table.view;
    const auto parts = partsOf(table, filled.sheet);
    const SheetPart foot{
        {}, {seatChoice(table, say(view, Phrase("PhonesPage", "Sent by")), filled.seat, {})}};
    Html body = heading(table);
    if (!filled.notices.empty())
        body += Html(
            "<div class=\"notices\">\n%1%2%3</div>\n",
            loudParagraph(say(view, Phrase("PhonesPage", "Not sent yet"))),
            noticeList(parts, foot, filled.notices),
            paragraph(say(
                view, Phrase("PhonesPage",
                             "Correct what is wrong, then send it. If everything is right, send "
                             "it as it is."))));
    else
        body += quietParagraph(
            say(view, Phrase("PhonesPage", "Leave out what you don't know. The paper still goes to "
                                           "the desk.")));
    HiddenFields hidden = hiddenOf(table);
    hidden.emplace_back(whoWonField(), u"1"_s);
    const std::vector<SheetInput> winners = winnersOf(table, filled.sheet);
    append(hidden, fieldsOf({SheetPart{{}, winners}}));
    for (const auto asked : {SheetInput::Asked::Won, SheetInput::Asked::First})
        append(hidden, fieldsOf(askedFor(parts, asked)));
    body += whoWonText(table, winners, askedFor(parts, SheetInput::Asked::First));
    if (!filled.seen.isEmpty())
        hidden.emplace_back(u"seen"_s, filled.seen);
    body
        += sheetForm({.action = fileOfPage(),
                      .hidden = std::move(hidden),
                      .parts = parts,
                      .notices = filled.notices,
                      .foot = foot,
                      .button = say(view, Phrase("PhonesPage", "Send our result")),
                      .rest = say(view, Phrase("PhonesPage", "The rest of the sheet")),
                      .back = {backToWhoWon(), say(view, Phrase("PhonesPage", "Change who won"))}});
    return view.page(PhonesPage::OurResult, body);
}

QByteArray reportsPage(const ReportingTable& table, const QString& said) {
    const PhonesView& view = table.view;
    Html body = heading(table);
    if (!said.isEmpty())
        body += loudParagraph(said);
    if (hasResult(gameOf(table)))
        body += paragraph(
            say(view, Phrase("PhonesPage", "The Game Master has recorded this game's result.")));
    body += disagreement(table);
    for (size_t i = 0; i < std::min(table.reports.size(), mostShown); ++i)
        body += reportOf(table, table.reports[table.reports.size() - 1 - i]);
    body += Html("<p><a href=\"%1\">%2</a></p>\n",
                 addressOf(fileOfPage(), {{u"code"_s, table.code.text()}, {u"new"_s, u"1"_s}}),
                 say(view, Phrase("PhonesPage", "Send another result")));
    return view.page(PhonesPage::OurResult, body);
}

} // namespace mentat
