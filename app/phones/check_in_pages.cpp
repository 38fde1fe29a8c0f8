#include "app/phones/check_in_pages.h"

#include "app/phones/phones_forms.h"
#include "model/people/names.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/language/phrase.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t maxRows = 12;

QString heatOf(const PhonesView& view, HeatNumber number) {
    const Heat* heat = findHeat(*heatsPlay(view.event()), number);
    return heat ? heatTitle(view.language(), *heat) : QString();
}

Html heading(const PhonesView& view, HeatNumber heat) {
    return quietParagraph(heatOf(view, heat));
}

/// For people from earlier years, also what they were found by: their number alone proves nothing.
HiddenFields fieldsOf(const PhonesView& view, HeatNumber heat, const PhoneGuest& who,
                      const QString& typed) {
    HiddenFields fields{view.markField(),
                        {u"heat"_s, QString::number(heat.value())},
                        fieldOf(who),
                        {u"name"_s, typed}};
    if (const QString called = calledMark(view.event(), who); !called.isEmpty())
        fields.emplace_back(calledField(), called);
    return fields;
}

Html rowsOf(const PhonesView& view, HeatNumber heat, const QString& typed,
            const std::vector<FoundGuest>& found) {
    Html lines;
    for (size_t i = 0; i < std::min(found.size(), maxRows); ++i) {
        const FoundGuest& guest = found[i];
        QStringList quiet;
        if (!guest.from.isEmpty())
            quiet.append(guest.from);
        if (guest.isIn)
            quiet.append(say(view, Phrase("PhonesPage", "is in")));
        lines += listLine(
            addressOf(fileOf(PhonesPage::CheckIn), fieldsOf(view, heat, guest.who, typed)),
            guest.name, quiet.join(u" · "_s));
    }
    return listOfLines(lines);
}

/// People on no list ask at the desk.
Html newcomerForm(const PhonesView& view, HeatNumber heat, const Name& name) {
    return quietParagraph(
               say(view, Phrase("PhonesPage", "Not listed? Type your full name or your badge.")))
           + actForm(fileOf(PhonesPage::CheckIn), fieldsOf(view, heat, name, name.text()),
                     say(view, Phrase("PhonesPage", "I'm new: %1"), {name.text()}));
}

QByteArray sentencePage(const PhonesView& view, Phrase english) {
    return view.page(PhonesPage::CheckIn, paragraph(say(view, english)));
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

QString confirmAddress(const PhonesView& view, HeatNumber heat, const Player& player) {
    return addressOf(fileOf(PhonesPage::CheckIn),
                     fieldsOf(view, heat, player.id, player.name.text()));
}

std::vector<FoundGuest> guestsMeant(const PhonesView& view, HeatNumber heat, const QString& typed) {
    std::vector<FoundGuest> found;
    for (const Player* player : view.playersMeant(typed)) {
        found.push_back({player->id, publicName(view.event(), *player),
                         player->from.value_or(QString()), isIn(view.event(), heat, player->id)});
    }
    return found;
}

QByteArray searchPage(const PhonesView& view, HeatNumber heat, const QString& typed,
                      const std::vector<FoundGuest>& found) {
    Html body
        = heading(view, heat)
          + searchForm(
              {.action = fileOf(PhonesPage::CheckIn),
               .label = say(view, Phrase("PhonesPage",
                                         "At least three letters of your name, or your badge")),
               .typed = typed,
               .button = say(view, Phrase("PhonesPage", "Find"))});
    if (typed.isEmpty())
        return view.page(PhonesPage::CheckIn, body);
    const bool isBadge = NameSearch::asksForBadge(typed);
    if (!isBadge && !hasEnoughLetters(typed))
        return view.page(
            PhonesPage::CheckIn,
            body + paragraph(say(view, Phrase("PhonesPage", "Type at least three letters."))));
    if (!found.empty())
        body += rowsOf(view, heat, typed, found);
    if (found.size() > maxRows)
        body += paragraph(say(view, Phrase("PhonesPage", "Type more letters to see all.")));
    if (found.empty() && isBadge)
        body
            += paragraph(say(view, Phrase("PhonesPage", "No one has this badge. Type your name.")));
    const auto name = isBadge ? std::nullopt : Name::fromText(typed.simplified());
    if (name && hasTwoWords(typed))
        body += newcomerForm(view, heat, *name);
    else if (found.empty() && !isBadge)
        body += paragraph(
            say(view, Phrase("PhonesPage", "No one was found. Type your first and last name.")));
    return view.page(PhonesPage::CheckIn, body);
}

QByteArray confirmPage(const PhonesView& view, HeatNumber heat, const FoundGuest& guest,
                       const QString& typed) {
    Html body = heading(view, heat) + loudParagraph(guest.name);
    if (!guest.from.isEmpty())
        body += quietParagraph(guest.from);
    body += actForm(fileOf(PhonesPage::CheckIn), fieldsOf(view, heat, guest.who, typed),
                    say(view, Phrase("PhonesPage", "That's me, check me in")));
    body += Html("<p><a href=\"%1\">%2</a></p>\n", fileOf(PhonesPage::CheckIn),
                 say(view, Phrase("PhonesPage", "Someone else")));
    return view.page(PhonesPage::CheckIn, body);
}

QByteArray outcomePage(const PhonesView& view, HeatNumber heat, const QString& name,
                       PhoneOutcome outcome) {
    const Html title = heading(view, heat) + loudParagraph(name);
    const auto saying = [&](Phrase english) {
        return view.page(PhonesPage::CheckIn, title + paragraph(say(view, english)));
    };
    switch (outcome) {
    case PhoneOutcome::In:
        return saying(Phrase("PhonesPage", "You are in. You can put the phone away."));
    case PhoneOutcome::WasIn:
        return saying(
            Phrase("PhonesPage", "You were already in. If that wasn't you, say so at the desk."));
    case PhoneOutcome::IfNeeded:
        return saying(Phrase("PhonesPage", "You play only if needed. Ask at the desk."));
    case PhoneOutcome::Waits:
        return saying(Phrase("PhonesPage", "Waiting for the desk. Go there and say your name."));
    case PhoneOutcome::Full:
        return saying(Phrase("PhonesPage", "Too many people are waiting. Check in at the desk."));
    }
    return {};
}

QByteArray closedPage(const PhonesView& view) {
    return sentencePage(view, Phrase("PhonesPage", "Check-in isn't open. Ask at the desk."));
}

QByteArray earlierHeatPage(const PhonesView& view) {
    return sentencePage(
        view, Phrase("PhonesPage", "This page is for an earlier heat. Open check-in again."));
}

QByteArray outdatedPage(const PhonesView& view) {
    return sentencePage(view, Phrase("PhonesPage", "This page is out of date. Open "
                                                   "check-in again."));
}

QByteArray nobodyPage(const PhonesView& view) {
    return sentencePage(view, Phrase("PhonesPage", "No one was found. Ask at the desk."));
}

} // namespace mentat
