#include "app/room/check_in_pages.h"

#include "app/room/room_forms.h"
#include "model/people/names.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t mostRows = 12;

QString heatOf(const RoomView& view, HeatNumber number) {
    const Heat* heat = findHeat(*heatsPlay(view.event()), number);
    return heat ? heatTitle(view.language(), *heat) : QString();
}

Html heading(const RoomView& view, HeatNumber heat) {
    return quietParagraph(heatOf(view, heat));
}

/// Of people of earlier years their number alone says nothing without what they were found by.
HiddenFields fieldsOf(const RoomView& view, HeatNumber heat, const PhoneGuest& who,
                      const QString& typed) {
    HiddenFields fields{view.markField(),
                        {u"heat"_s, QString::number(heat.value())},
                        fieldOf(who),
                        {u"name"_s, typed}};
    if (const QString called = calledMark(view.event(), who); !called.isEmpty())
        fields.emplace_back(calledField(), called);
    return fields;
}

Html rowsOf(const RoomView& view, HeatNumber heat, const QString& typed,
            const std::vector<FoundGuest>& found) {
    Html lines;
    for (size_t i = 0; i < std::min(found.size(), mostRows); ++i) {
        const FoundGuest& guest = found[i];
        QStringList quiet;
        if (!guest.from.isEmpty())
            quiet.append(guest.from);
        if (guest.isIn)
            quiet.append(say(view, Phrase("RoomPage", "is in")));
        lines += listLine(
            addressOf(fileOf(RoomPage::CheckIn), fieldsOf(view, heat, guest.who, typed)),
            guest.name, quiet.join(u" · "_s));
    }
    return listOfLines(lines);
}

/// Whoever is in no list asks the desk.
Html newcomerForm(const RoomView& view, HeatNumber heat, const Name& name) {
    return quietParagraph(
               say(view, Phrase("RoomPage", "Not here? Type your whole name, or your badge.")))
           + actForm(fileOf(RoomPage::CheckIn), fieldsOf(view, heat, name, name.text()),
                     say(view, Phrase("RoomPage", "I'm new: %1"), {name.text()}));
}

QByteArray sentencePage(const RoomView& view, Phrase english) {
    return view.page(RoomPage::CheckIn, paragraph(say(view, english)));
}

bool hasTwoWords(const QString& typed) {
    return typed.simplified().contains(u' ');
}

} // namespace

std::optional<PhoneGuest> guestIn(const FormFields& fields) {
    if (const QString text = fields.value(u"player"_s); !text.isEmpty()) {
        const auto player = PlayerId::fromText(text);
        return player ? std::optional<PhoneGuest>(*player) : std::nullopt;
    }
    if (const QString text = fields.value(u"person"_s); !text.isEmpty()) {
        const auto person = PersonId::fromNumber(text.toLongLong());
        return person ? std::optional<PhoneGuest>(*person) : std::nullopt;
    }
    const auto name = Name::fromText(fields.value(u"new"_s).simplified());
    return name && name->text().size() <= longestName ? std::optional<PhoneGuest>(*name)
                                                      : std::nullopt;
}

std::pair<QString, QString> fieldOf(const PhoneGuest& who) {
    if (const auto* player = std::get_if<PlayerId>(&who))
        return {u"player"_s, player->text()};
    if (const auto* person = std::get_if<PersonId>(&who))
        return {u"person"_s, QString::number(person->number())};
    return {u"new"_s, std::get<Name>(who).text()};
}

QString calledMark(const Event& event, const PhoneGuest& who) {
    const auto* id = std::get_if<PlayerId>(&who);
    const Player* player = id ? findPlayer(event, *id) : nullptr;
    return player ? formMark(player->name.text()) : QString();
}

QString calledField() {
    return u"called"_s;
}

bool isIn(const Event& event, HeatNumber heat, const PlayerId& player) {
    const auto there = valueAt(event, EntrantSlot{heat, player});
    return there && !there->onlyIfNeeded;
}

std::vector<FoundGuest> guestsMeant(const RoomView& view, HeatNumber heat, const QString& typed) {
    std::vector<FoundGuest> found;
    for (const Player* player : view.playersMeant(typed)) {
        found.push_back({player->id, publicName(view.event(), *player),
                         player->from.value_or(QString()), isIn(view.event(), heat, player->id)});
    }
    return found;
}

QByteArray searchPage(const RoomView& view, HeatNumber heat, const QString& typed,
                      const std::vector<FoundGuest>& found) {
    Html body = heading(view, heat)
                + searchForm(
                    {.action = fileOf(RoomPage::CheckIn),
                     .label = say(view, Phrase("RoomPage", "Three letters of your name, or badge")),
                     .typed = typed,
                     .button = say(view, Phrase("RoomPage", "Find"))});
    if (typed.isEmpty())
        return view.page(RoomPage::CheckIn, body);
    const bool isBadge = NameSearch::asksForBadge(typed);
    if (!isBadge && !hasEnoughLetters(typed))
        return view.page(
            RoomPage::CheckIn,
            body + paragraph(say(view, Phrase("RoomPage", "Type at least three letters."))));
    if (!found.empty())
        body += rowsOf(view, heat, typed, found);
    if (found.size() > mostRows)
        body += paragraph(say(view, Phrase("RoomPage", "Type more letters to see all.")));
    if (found.empty() && isBadge)
        body += paragraph(say(view, Phrase("RoomPage", "Nobody has this badge. Type your name.")));
    const auto name = isBadge ? std::nullopt : Name::fromText(typed.simplified());
    if (name && hasTwoWords(typed))
        body += newcomerForm(view, heat, *name);
    else if (found.empty() && !isBadge)
        body += paragraph(
            say(view, Phrase("RoomPage", "Nobody was found. Type your first and last name.")));
    return view.page(RoomPage::CheckIn, body);
}

QByteArray confirmPage(const RoomView& view, HeatNumber heat, const FoundGuest& guest,
                       const QString& typed) {
    Html body = heading(view, heat) + loudParagraph(guest.name);
    if (!guest.from.isEmpty())
        body += quietParagraph(guest.from);
    body += actForm(fileOf(RoomPage::CheckIn), fieldsOf(view, heat, guest.who, typed),
                    say(view, Phrase("RoomPage", "That's me, check me in")));
    body += Html("<p><a href=\"%1\">%2</a></p>\n", fileOf(RoomPage::CheckIn),
                 say(view, Phrase("RoomPage", "Somebody else")));
    return view.page(RoomPage::CheckIn, body);
}

QByteArray outcomePage(const RoomView& view, HeatNumber heat, const QString& name,
                       PhoneOutcome outcome) {
    const Html title = heading(view, heat) + loudParagraph(name);
    const auto saying = [&](Phrase english) {
        return view.page(RoomPage::CheckIn, title + paragraph(say(view, english)));
    };
    switch (outcome) {
    case PhoneOutcome::In:
        return saying(Phrase("RoomPage", "You are in. You can put the phone away."));
    case PhoneOutcome::WasIn:
        return saying(
            Phrase("RoomPage", "You were in already. If that wasn't you, say so at the desk."));
    case PhoneOutcome::IfNeeded:
        return saying(Phrase("RoomPage", "You play only if needed. Ask at the desk."));
    case PhoneOutcome::Waits:
        return saying(Phrase("RoomPage", "Waiting for the desk: go there and say your name."));
    case PhoneOutcome::Full:
        return saying(Phrase("RoomPage", "Too many people are waiting. Check in at the desk."));
    }
    return {};
}

QByteArray closedPage(const RoomView& view) {
    return sentencePage(view, Phrase("RoomPage", "Check-in isn't open. Ask at the desk."));
}

QByteArray earlierHeatPage(const RoomView& view) {
    return sentencePage(view, Phrase("RoomPage", "This page is of an earlier heat. Open "
                                                 "check-in again."));
}

QByteArray outdatedPage(const RoomView& view) {
    return sentencePage(view, Phrase("RoomPage", "This page is out of date. Open "
                                                 "check-in again."));
}

QByteArray nobodyPage(const RoomView& view) {
    return sentencePage(view, Phrase("RoomPage", "Nobody was found. Ask at the desk."));
}

} // namespace mentat
