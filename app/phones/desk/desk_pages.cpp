#include "app/phones/desk/desk_pages.h"

#include "app/phones/check_in_pages.h"
#include "app/phones/phones_forms.h"
#include "app/session/clock_and_chance.h"
#include "app/session/sheets/sheet_kind.h"
#include "model/changes/change_kind.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/journal/changed_facts.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr char deskStyle[] = R"(.rows { list-style: none; padding: 0; }
.rows li { display: flex; flex-wrap: wrap; align-items: center;
  gap: .3rem .8rem; padding: .3rem 0; }
.rows form { margin: 0; }
.rows button { margin: 0; padding: .5rem .9rem; }
.head button, .rows button, #kept button, button.plain { color: var(--ink); background: none;
  border: 1px solid var(--quiet); }
.rows button[autofocus] { color: var(--paper); background: var(--accent);
  border-color: var(--accent); }
.head { display: flex; flex-wrap: wrap; gap: .25rem .5rem; margin: 0 0 1rem; }
.head nav { margin: 0; }
.head form { margin: 0 0 0 auto; }
.head button { font-weight: 400; margin: 0; padding: .5rem .7rem; }
#said { border-left: .3rem solid var(--accent); padding: 0 0 0 .7rem; font-weight: 600; }
#kept li { padding: .3rem 0; }
#kept button { padding: .4rem .8rem; margin: 0 0 0 .6rem; }
@media (min-width: 50rem) {
  h1 + .note + h2 { margin-top: .5rem; }
  #sheet form { margin-top: .5rem; }
  #sheet textarea { height: 4rem; padding: .3rem .4rem; }
  .seat { display: grid; grid-template-columns: 8rem minmax(0, 1fr); align-items: end;
    gap: 0 .8rem; padding: .4rem 0; border-top: 1px solid var(--line); }
  .seat h2 { font-size: .9rem; border: 0; margin: 0 0 .5rem; padding: 0; }
  #sheet .fields { display: flex; align-items: flex-end; gap: .4rem; margin: 0 0 .4rem; }
  #sheet .seat .fields { margin: 0; }
  #sheet label { flex: 1 1 0; min-width: 0; }
  #sheet .long { flex-grow: 1.6; }
  #sheet .box { flex-grow: 1.2; flex-flow: column; align-items: flex-start; gap: 0; }
  #sheet label > span { display: block; font-size: .8rem; line-height: 1.2; }
  #sheet input, #sheet select { height: 2.5rem; min-height: 0; padding: .3rem .4rem; }
  .seat ~ .seat label > span { position: absolute; width: 1px; height: 1px; overflow: hidden;
    clip-path: inset(50%); white-space: nowrap; }
  #sheet .notice { grid-column: 1 / -1; margin: .2rem 0 .4rem; } }
)";

QString idOf(DeskEnd end) {
    switch (end) {
    case DeskEnd::None: break;
    case DeskEnd::Done: return u"done"_s;
    case DeskEnd::Refused: return u"refused"_s;
    case DeskEnd::Choose: return u"choose"_s;
    case DeskEnd::Door: return u"door"_s;
    }
    return u"none"_s;
}

/// Whether the journal sentence contains no text typed by the GM.
bool isPlain(ChangeKind kind) {
    constexpr std::array kinds{ChangeKind::CheckedIn,     ChangeKind::ListCheckedIn,
                               ChangeKind::IfNeeded,      ChangeKind::CheckedOut,
                               ChangeKind::TablesDrawn,   ChangeKind::RoundStarted,
                               ChangeKind::ResultRecorded};
    return std::ranges::find(kinds, kind) != kinds.end();
}

/// Texts for the script; the element stays empty without it.
Html keptHtml(const PhonesView& view) {
    return Html("<div id=\"kept\" data-broken=\"%1\" data-undone=\"%2\" data-sent=\"%3\" "
                "data-look=\"%4\" data-discard=\"%5\" data-of=\"%6\"></div>\n",
                say(view, Phrase("PhonesPage",
                                 "No connection to the desk. What you enter is kept here and sent "
                                 "once the connection is back.")),
                say(view, Phrase("PhonesPage", "Sent later, but not accepted")),
                say(view, Phrase("PhonesPage", "Sent later")),
                say(view, Phrase("PhonesPage", "View")), say(view, Phrase("PhonesPage", "Discard")),
                view.markField().second);
}

Html placeLink(const PhonesView& view, const HiddenFields& fields, Phrase english, bool isHere) {
    return Html("<a href=\"%1\"%2>%3</a>\n", addressOf(deskFile(), fields),
                Html::when(isHere, " aria-current=\"page\""), say(view, english));
}

Html placesHtml(const PhonesView& view, DeskTab place) {
    if (!sheetKindOf(view.event()))
        return {};
    return Html("<nav>\n%1%2</nav>\n",
                placeLink(view, {}, Phrase("PhonesPage", "Check in"), place == DeskTab::CheckIn),
                placeLink(view, {{u"page"_s, u"sheets"_s}}, Phrase("PhonesPage", "Sheets"),
                          place == DeskTab::Sheets));
}

/// The way out is above the fields, away from the button that records.
Html headHtml(const PhonesView& view, DeskTab place) {
    return Html("<header class=\"head\">\n%1%2</header>\n", placesHtml(view, place),
                actForm(deskFile(), {view.markField(), {u"act"_s, u"leave"_s}},
                        say(view, Phrase("PhonesPage", "Sign out"))));
}

} // namespace

Html saidHtml(DeskEnd end, const QStringList& said) {
    return Html("<p id=\"said\" role=\"status\" data-end=\"%1\"%2>%3</p>\n", idOf(end),
                Html::when(said.isEmpty(), " hidden=\"hidden\""), said.join(u' '));
}

QString meanwhileText(const PhonesView& view, const JournalEntry& entry) {
    const QString time = view.language().clockTime(entry.time.toLocalTime().time());
    if (!isPlain(entry.change.kind))
        return say(view, Phrase("PhonesPage", "Changed at %1 by %2."), {time, entry.scorekeeper});
    //: a time, who did it, what was done
    return say(view, Phrase("PhonesPage", "At %1, %2: %3."),
               {time, entry.scorekeeper, entrySentence(view.language(), entry)});
}

QByteArray deskFrame(const PhonesView& view, DeskTab place, const Html& body) {
    const QString title = say(view, Phrase("PhonesPage", "Second desk"));
    const bool isInside = place != DeskTab::Door;
    return view.deskPage(title, Html(deskStyle),
                         Html("%1<h1>%2</h1>\n%3%4", isInside ? headHtml(view, place) : Html(),
                              title, body, isInside ? keptHtml(view) : Html()));
}

namespace {

Phrase textOf(AssistantWish wish, AssistantAnswer answer) {
    switch (answer) {
    case AssistantAnswer::Done:
        return wish == AssistantWish::CheckIn ? Phrase("PhonesPage", "%1 is in.")
                                              : Phrase("PhonesPage", "%1 is out.");
    case AssistantAnswer::IsIn: return Phrase("PhonesPage", "%1 is in already.");
    case AssistantAnswer::IsOut: return Phrase("PhonesPage", "%1 is out already.");
    case AssistantAnswer::Drawn:
        return Phrase("PhonesPage",
                      "Nothing changed for %1: the tables of this heat are drawn. Send "
                      "them to the Game Master.");
    case AssistantAnswer::NotHeld:
        return Phrase("PhonesPage", "Nothing changed for %1: this heat is over, canceled, "
                                    "or deleted. Choose another heat.");
    case AssistantAnswer::Closed:
        return Phrase("PhonesPage", "Nothing changed for %1: the event is closed.");
    case AssistantAnswer::Disqualified:
        return Phrase("PhonesPage", "Nothing changed for %1, who is out of the "
                                    "tournament. Send them to the Game Master.");
    case AssistantAnswer::Unknown:
        return Phrase("PhonesPage", "This player was removed. Type the name again.");
    }
    return nullptr;
}

/// For a badge of no one or of several people, and for text that is no name.
QStringList nobodyTexts(const PhonesView& view, const DeskView& page) {
    const auto told = [&](Phrase english) { return say(view, english, {page.typed.simplified()}); };
    if (!NameSearch::asksForBadge(page.typed))
        return {told(Phrase("PhonesPage", "“%1” is not a name. Type it again."))};
    if (!page.isListed)
        return {told(Phrase("PhonesPage", "No one has badge %1. Type the name."))};
    return {
        told(Phrase("PhonesPage", "No one has badge %1. The Game Master's desk lists it. Type the "
                                  "name, or send them there."))};
}

QStringList saidOf(const PhonesView& view, const DeskView& page) {
    if (page.end != DeskEnd::Choose)
        return page.said;
    if (!page.newcomer && page.rows.empty())
        return nobodyTexts(view, page);
    if (!page.newcomer) {
        QStringList said;
        if (page.isListed)
            said.append(say(view,
                            Phrase("PhonesPage", "Several people have badge %1. The Game Master's "
                                                 "desk lists it until one of them is in."),
                            {page.typed.simplified()}));
        said.append(say(view, Phrase("PhonesPage", "Choose who it is.")));
        if (page.hasMore)
            said.append(say(view, Phrase("PhonesPage", "Type more letters to see all.")));
        return said;
    }
    return {say(view,
                page.rows.empty()
                    ? Phrase("PhonesPage",
                             "No player called “%1”. Check the spelling, or add a new player.")
                    : Phrase("PhonesPage",
                             "No player called “%1”. Choose a similar name, or add a new player."),
                {page.newcomer->text()})};
}

HiddenFields fieldsOf(const PhonesView& view, HeatNumber heat, const QString& act) {
    return {view.markField(),
            {u"heat"_s, QString::number(heat.value())},
            {u"id"_s, secretByChance()},
            {u"act"_s, act}};
}

/// `isFirst`: Enter does this; otherwise another act has the accent.
Html fieldForm(const PhonesView& view, const DeskView& page, bool isFirst) {
    const bool isBadge = NameSearch::asksForBadge(page.typed);
    const bool isGivenBack = !page.before.isEmpty();
    return Html("<form action=\"%1\" method=\"post\">\n%2<label for=\"typed\">%3</label>\n"
                "<input id=\"typed\" name=\"typed\" value=\"%4\" autocomplete=\"off\" "
                "maxlength=\"100\"%5%6/>\n<button%7>%8</button>\n</form>\n",
                deskFile(), hiddenFields(fieldsOf(view, page.heat->number, u"in"_s)),
                say(view, Phrase("PhonesPage", "Name or badge")),
                // A scanner appends to the text.
                isGivenBack || isBadge ? page.before : page.typed,
                Html::when(isGivenBack, " data-given-back=\"1\""),
                Html::when(isFirst, " autofocus=\"autofocus\""),
                Html::when(!isFirst, " class=\"plain\""),
                say(view, Phrase("PhonesPage", "Check in")));
}

Html rowHtml(const PhonesView& view, const DeskView& page, const DeskRow& row, bool isFirst) {
    QStringList quiet;
    if (!row.from.isEmpty())
        quiet.append(row.from);
    if (row.isIn || row.isIfNeeded)
        quiet.append(say(view, row.isIn ? Phrase("PhonesPage", "is in")
                                        : Phrase("PhonesPage", "plays if needed")));
    const auto button = [&](const QString& act, Phrase english, bool first) {
        HiddenFields fields = fieldsOf(view, page.heat->number, act);
        if (page.isListed)
            fields.emplace_back(badgeField(), page.typed);
        fields.push_back(fieldOf(row.who));
        fields.emplace_back(calledField(), row.called);
        return actForm(deskFile(), fields, say(view, english), first);
    };
    Html buttons;
    if (!row.isIn)
        buttons += button(u"in"_s, Phrase("PhonesPage", "Check in"), isFirst);
    if (row.isIn || row.isIfNeeded)
        buttons += button(u"out"_s, Phrase("PhonesPage", "Remove"), false);
    return Html("<li>%1 <span class=\"note\">%2</span>\n%3</li>\n", row.name, quiet.join(u" · "_s),
                buttons);
}

/// The first row that can be checked in, if one has to be chosen; otherwise nullptr.
const DeskRow* firstToChoose(const DeskView& page) {
    const auto found = std::ranges::find(page.rows, false, &DeskRow::isIn);
    return page.end != DeskEnd::Choose || found == page.rows.end() ? nullptr : &*found;
}

/// The matches; if one has to be chosen, Enter takes the first.
Html rowsHtml(const PhonesView& view, const DeskView& page) {
    const DeskRow* first = firstToChoose(page);
    Html lines;
    for (const DeskRow& row : page.rows)
        lines += rowHtml(view, page, row, &row == first);
    if (page.newcomer) {
        HiddenFields fields = fieldsOf(view, page.heat->number, u"in"_s);
        fields.push_back(fieldOf(*page.newcomer));
        const QString text = say(view, Phrase("PhonesPage", "Add %1"), {page.newcomer->text()});
        lines += Html("<li>%1</li>\n", actForm(deskFile(), fields, text, !first));
    }
    return lines.isEmpty() ? Html() : Html("<ul class=\"rows\">\n%1</ul>\n", lines);
}

Html headOf(const PhonesView& view, const DeskView& page) {
    QStringList parts{page.initials};
    if (page.heat) {
        parts.append(heatTitle(view.language(), *page.heat));
        parts.append(sayCounted(view, CountedPhrase("PhonesPage", "%n player(s) (is|are) in"),
                                static_cast<int>(page.heat->entrants.size())));
    }
    return quietParagraph(parts.join(u" · "_s));
}

Html otherHeats(const PhonesView& view, const DeskView& page) {
    Html links;
    for (const Heat* heat : page.heats) {
        if (heat != page.heat)
            links
                += Html("<a href=\"%1\">%2</a>\n",
                        addressOf(deskFile(), {{u"heat"_s, QString::number(heat->number.value())}}),
                        heatTitle(view.language(), *heat));
    }
    return links.isEmpty() ? Html() : Html("<p class=\"note\">\n%1</p>\n", links);
}

/// `more` is further attributes.
Html inputField(const QString& name, const QString& label, const Html& more) {
    return Html("<label for=\"%1\">%2</label>\n"
                "<input id=\"%1\" name=\"%1\" autocomplete=\"off\"%3/>\n",
                name, label, more);
}

} // namespace

QString badgeField() {
    return u"badge"_s;
}

QStringList outcomeTexts(const PhonesView& view, AssistantWish wish, const QString& name,
                         const AssistantOutcome& outcome) {
    QStringList texts{say(view, textOf(wish, outcome.answer), {name})};
    if (outcome.meanwhile)
        texts.append(meanwhileText(view, *outcome.meanwhile));
    return texts;
}

QString notSavedText(const PhonesView& view, const QString& name) {
    return say(view, Phrase("PhonesPage", "%1: this was not saved. Ask at the desk."), {name});
}

QByteArray deskCheckInPage(const PhonesView& view, const DeskView& page) {
    Html body
        = headOf(view, page) + otherHeats(view, page) + saidHtml(page.end, saidOf(view, page));
    if (page.heat) {
        const bool isToChoose = firstToChoose(page) || page.newcomer;
        body += fieldForm(view, page, !isToChoose) + rowsHtml(view, page);
    } else {
        body += paragraph(say(view, Phrase("PhonesPage", "Check-in isn't open. Ask at the desk.")));
    }
    return deskFrame(view, DeskTab::CheckIn, body);
}

QByteArray signInPage(const PhonesView& view, const SignIn& what) {
    QString said;
    if (what.answer == DeskDoor::Answer::Wrong)
        said
            = say(view, Phrase("PhonesPage",
                               "This PIN is wrong. Type the one on the Game Master's laptop now."));
    else if (what.answer == DeskDoor::Answer::Locked)
        said = say(view,
                   Phrase("PhonesPage", "Too many wrong PINs. Ask the Game Master for a new one."));
    const bool isUnknown = what.initials.isEmpty();
    const Html initials(" maxlength=\"4\" value=\"%1\"%2", what.initials,
                        Html::when(isUnknown, " autofocus=\"autofocus\""));
    const Html pin(" inputmode=\"numeric\" maxlength=\"12\"%1",
                   Html::when(!isUnknown, " autofocus=\"autofocus\""));
    const Html form(
        "<form id=\"door\" action=\"%1\" method=\"post\">\n%2%3<button>%4</button>\n</form>\n",
        deskFile(),
        inputField(u"initials"_s, say(view, Phrase("PhonesPage", "Your initials")), initials),
        inputField(u"pin"_s, say(view, Phrase("PhonesPage", "PIN")), pin),
        say(view, Phrase("PhonesPage", "Sign in")));
    return deskFrame(
        view, DeskTab::Door,
        quietParagraph(say(view, Phrase("PhonesPage", "Ask the Game Master for the PIN.")))
            + saidHtml(DeskEnd::Door, said.isEmpty() ? QStringList() : QStringList{said}) + form);
}

} // namespace mentat
