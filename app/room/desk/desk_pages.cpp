#include "app/room/desk/desk_pages.h"

#include "app/room/check_in_pages.h"
#include "app/room/room_forms.h"
#include "app/session/clock_and_chance.h"
#include "reports/wording/heats/heats_wording.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const char* textOf(AssistantWish wish, AssistantAnswer answer) {
    switch (answer) {
    case AssistantAnswer::Done:
        return wish == AssistantWish::CheckIn ? QT_TRANSLATE_NOOP("RoomPage", "%1 is in.")
                                              : QT_TRANSLATE_NOOP("RoomPage", "%1 is out.");
    case AssistantAnswer::IsIn: return QT_TRANSLATE_NOOP("RoomPage", "%1 is in already.");
    case AssistantAnswer::IsOut: return QT_TRANSLATE_NOOP("RoomPage", "%1 is out already.");
    case AssistantAnswer::Drawn:
        return QT_TRANSLATE_NOOP("RoomPage",
                                 "Nothing changed for %1: the tables of this heat are drawn. Send "
                                 "them to the Game Master.");
    case AssistantAnswer::NotHeld:
        return QT_TRANSLATE_NOOP("RoomPage", "Nothing changed for %1: this heat is over, canceled, "
                                             "or deleted. Choose another heat.");
    case AssistantAnswer::Closed:
        return QT_TRANSLATE_NOOP("RoomPage", "Nothing changed for %1: the event is closed.");
    case AssistantAnswer::Disqualified:
        return QT_TRANSLATE_NOOP("RoomPage", "Nothing changed for %1, who is out of the "
                                             "tournament. Send them to the Game Master.");
    case AssistantAnswer::Unknown:
        return QT_TRANSLATE_NOOP("RoomPage", "This player was removed. Type the name again.");
    }
    return "";
}

/// Of a badge that is nobody's, or that several have, and of letters that are no name.
QStringList nobodyTexts(const RoomView& view, const DeskView& page) {
    const auto say
        = [&](const char* english) { return view.text(english, {page.typed.simplified()}); };
    if (!NameSearch::asksForBadge(page.typed))
        return {say(QT_TRANSLATE_NOOP("RoomPage", "“%1” is no name. Type it again."))};
    if (!page.isListed)
        return {say(QT_TRANSLATE_NOOP("RoomPage", "No one has badge %1. Type the name."))};
    return {say(QT_TRANSLATE_NOOP("RoomPage",
                                  "No one has badge %1. The Game Master's desk lists it. Type the "
                                  "name, or send them there."))};
}

QStringList saidOf(const RoomView& view, const DeskView& page) {
    if (page.end != DeskEnd::Choose)
        return page.said;
    if (!page.newcomer && page.rows.empty())
        return nobodyTexts(view, page);
    if (!page.newcomer) {
        QStringList said;
        if (page.isListed)
            said.append(view.text(
                QT_TRANSLATE_NOOP("RoomPage", "Several people have badge %1. The Game Master's "
                                              "desk lists it until one of them is in."),
                {page.typed.simplified()}));
        said.append(view.text(QT_TRANSLATE_NOOP("RoomPage", "Choose who it is.")));
        if (page.hasMore)
            said.append(view.text(QT_TRANSLATE_NOOP("RoomPage", "Type more letters to see all.")));
        return said;
    }
    return {view.text(page.rows.empty()
                          ? QT_TRANSLATE_NOOP("RoomPage", "No one is called %1. Register them as "
                                                          "new, or type the name again.")
                          : QT_TRANSLATE_NOOP("RoomPage", "No one is called %1. Choose a similar "
                                                          "name, or register them as new."),
                      {page.newcomer->text()})};
}

HiddenFields fieldsOf(const RoomView& view, HeatNumber heat, const QString& act) {
    return {view.markField(),
            {u"heat"_s, QString::number(heat.value())},
            {u"id"_s, secretByChance()},
            {u"act"_s, act}};
}

Html fieldForm(const RoomView& view, const DeskView& page, bool isFirst) {
    const bool isBadge = NameSearch::asksForBadge(page.typed);
    const bool isGivenBack = !page.before.isEmpty();
    return Html("<form action=\"%1\" method=\"post\">\n%2<label for=\"typed\">%3</label>\n"
                "<input id=\"typed\" name=\"typed\" value=\"%4\" autocomplete=\"off\" "
                "maxlength=\"100\"%5%6/>\n<button>%7</button>\n</form>\n",
                deskFile(), hiddenFields(fieldsOf(view, page.heat->number, u"in"_s)),
                view.text(QT_TRANSLATE_NOOP("RoomPage", "Name or badge")),
                // A scanner types behind what is there.
                isGivenBack || isBadge ? page.before : page.typed,
                Html::when(isGivenBack, " data-given-back=\"1\""),
                Html::when(isFirst, " autofocus=\"autofocus\""),
                view.text(QT_TRANSLATE_NOOP("RoomPage", "Check in")));
}

Html rowHtml(const RoomView& view, const DeskView& page, const DeskRow& row, bool isFirst) {
    QStringList quiet;
    if (!row.from.isEmpty())
        quiet.append(row.from);
    if (row.isIn || row.isIfNeeded)
        quiet.append(view.text(row.isIn ? QT_TRANSLATE_NOOP("RoomPage", "is in")
                                        : QT_TRANSLATE_NOOP("RoomPage", "plays if needed")));
    const auto button = [&](const QString& act, const char* english, bool first) {
        HiddenFields fields = fieldsOf(view, page.heat->number, act);
        if (page.isListed)
            fields.emplace_back(badgeField(), page.typed);
        fields.push_back(fieldOf(row.who));
        fields.emplace_back(calledField(), row.called);
        return actForm(deskFile(), fields, view.text(english), first);
    };
    Html buttons;
    if (!row.isIn)
        buttons += button(u"in"_s, QT_TRANSLATE_NOOP("RoomPage", "Check in"), isFirst);
    if (row.isIn || row.isIfNeeded)
        buttons += button(u"out"_s, QT_TRANSLATE_NOOP("RoomPage", "Remove"), false);
    return Html("<li>%1 <span class=\"note\">%2</span>\n%3</li>\n", row.name, quiet.join(u" · "_s),
                buttons);
}

/// Where one is to be chosen: the first who can come in; else nullptr.
const DeskRow* firstToChoose(const DeskView& page) {
    const auto found = std::ranges::find(page.rows, false, &DeskRow::isIn);
    return page.end != DeskEnd::Choose || found == page.rows.end() ? nullptr : &*found;
}

/// Whoever was found; where one of them is to be chosen, Enter takes the first.
Html rowsHtml(const RoomView& view, const DeskView& page) {
    const DeskRow* first = firstToChoose(page);
    Html lines;
    for (const DeskRow& row : page.rows)
        lines += rowHtml(view, page, row, &row == first);
    if (page.newcomer) {
        HiddenFields fields = fieldsOf(view, page.heat->number, u"in"_s);
        fields.push_back(fieldOf(*page.newcomer));
        const QString text
            = view.text(QT_TRANSLATE_NOOP("RoomPage", "Register %1"), {page.newcomer->text()});
        lines += Html("<li>%1</li>\n", actForm(deskFile(), fields, text, !first));
    }
    return lines.isEmpty() ? Html() : Html("<ul class=\"rows\">\n%1</ul>\n", lines);
}

Html headOf(const RoomView& view, const DeskView& page) {
    QStringList parts{page.initials};
    if (page.heat) {
        parts.append(heatTitle(view.language(), *page.heat));
        parts.append(view.text(QT_TRANSLATE_N_NOOP("RoomPage", "%n player(s) (is|are) in"), {},
                               static_cast<int>(page.heat->entrants.size())));
    }
    return quietParagraph(parts.join(u" · "_s));
}

Html otherHeats(const RoomView& view, const DeskView& page) {
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

/// more: attributes.
Html inputField(const QString& name, const QString& label, const Html& more) {
    return Html("<label for=\"%1\">%2</label>\n"
                "<input id=\"%1\" name=\"%1\" autocomplete=\"off\"%3/>\n",
                name, label, more);
}

} // namespace

QString badgeField() {
    return u"badge"_s;
}

QStringList outcomeTexts(const RoomView& view, AssistantWish wish, const QString& name,
                         const AssistantOutcome& outcome) {
    QStringList texts{view.text(textOf(wish, outcome.answer), {name})};
    if (outcome.meanwhile)
        texts.append(meanwhileText(view, *outcome.meanwhile));
    return texts;
}

QString notSavedText(const RoomView& view, const QString& name) {
    return view.text(QT_TRANSLATE_NOOP("RoomPage", "%1: this was not saved. Ask at the desk."),
                     {name});
}

QByteArray deskCheckInPage(const RoomView& view, const DeskView& page) {
    Html body
        = headOf(view, page) + otherHeats(view, page) + saidHtml(page.end, saidOf(view, page));
    if (page.heat) {
        const bool isToChoose = firstToChoose(page) || page.newcomer;
        body += fieldForm(view, page, !isToChoose) + rowsHtml(view, page);
    } else {
        body += paragraph(
            view.text(QT_TRANSLATE_NOOP("RoomPage", "Check-in isn't open. Ask at the desk.")));
    }
    return deskFrame(view, DeskPlace::CheckIn, body);
}

QByteArray signInPage(const RoomView& view, const SignIn& what) {
    QString said;
    if (what.answer == DeskDoor::Answer::Wrong)
        said = view.text(QT_TRANSLATE_NOOP("RoomPage", "This PIN is wrong. Type the one that the "
                                                       "laptop shows now."));
    else if (what.answer == DeskDoor::Answer::Locked)
        said = view.text(QT_TRANSLATE_NOOP(
            "RoomPage", "Too many wrong PINs. Ask the Game Master for a new one."));
    const bool isUnknown = what.initials.isEmpty();
    const Html initials(" maxlength=\"4\" value=\"%1\"%2", what.initials,
                        Html::when(isUnknown, " autofocus=\"autofocus\""));
    const Html pin(" inputmode=\"numeric\" maxlength=\"12\"%1",
                   Html::when(!isUnknown, " autofocus=\"autofocus\""));
    const Html form(
        "<form id=\"door\" action=\"%1\" method=\"post\">\n%2%3<button>%4</button>\n</form>\n",
        deskFile(),
        inputField(u"initials"_s, view.text(QT_TRANSLATE_NOOP("RoomPage", "Your initials")),
                   initials),
        inputField(u"pin"_s, view.text(QT_TRANSLATE_NOOP("RoomPage", "PIN")), pin),
        view.text(QT_TRANSLATE_NOOP("RoomPage", "Sign in")));
    return deskFrame(
        view, DeskPlace::Door,
        quietParagraph(view.text(QT_TRANSLATE_NOOP(
            "RoomPage", "The PIN is at the Game Master's laptop, under Phones in the room.")))
            + saidHtml(DeskEnd::Door, said.isEmpty() ? QStringList() : QStringList{said}) + form);
}

} // namespace mentat
