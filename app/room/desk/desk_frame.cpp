#include "app/room/desk/desk_frame.h"

#include "app/room/room_forms.h"
#include "app/session/sheets/sheet_kind.h"
#include "model/changes/change_kind.h"
#include "reports/wording/journal/changed_facts.h"

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr char deskStyle[] = R"(.rows li { display: flex; flex-wrap: wrap; align-items: center;
  gap: .3rem .8rem; padding: .3rem 0; }
.rows form { margin: 0; }
.rows button { margin: 0; padding: .5rem .9rem; }
.quiet button { color: var(--ink); background: none; border: 1px solid var(--quiet); }
#said { border-left: .3rem solid var(--accent); padding: 0 0 0 .7rem; font-weight: 600; }
#kept li { padding: .3rem 0; }
#kept button { padding: .4rem .8rem; margin: 0 0 0 .6rem; }
@media (min-width: 50rem) {
  .seat { display: grid; grid-template-columns: 8rem minmax(0, 1fr); align-items: end;
    gap: 0 .8rem; padding: .4rem 0; border-top: 1px solid var(--line); }
  .seat h2 { font-size: .9rem; border: 0; margin: 0 0 .5rem; padding: 0; }
  #sheet .fields { display: flex; align-items: flex-end; gap: .4rem; margin: 0 0 .4rem; }
  #sheet .seat .fields { margin: 0; }
  #sheet label { flex: 1 1 0; min-width: 0; }
  #sheet .long { flex-grow: 1.6; }
  #sheet .box { flex-grow: 1.2; flex-flow: column; align-items: flex-start; gap: 0; }
  #sheet label > span { display: block; font-size: .8rem; line-height: 1.2; }
  #sheet input, #sheet select { height: 2.5rem; padding: .3rem .4rem; }
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

/// Whose journal sentence has no words of the Game Master's own in it.
bool isPlain(ChangeKind kind) {
    constexpr std::array kinds{ChangeKind::CheckedIn,     ChangeKind::ListCheckedIn,
                               ChangeKind::IfNeeded,      ChangeKind::CheckedOut,
                               ChangeKind::TablesDrawn,   ChangeKind::RoundStarted,
                               ChangeKind::ResultRecorded};
    return std::ranges::find(kinds, kind) != kinds.end();
}

/// What the script says, in its places; without it, it stays empty.
Html keptHtml(const RoomView& view) {
    return Html(
        "<div id=\"kept\" data-broken=\"%1\" data-undone=\"%2\" data-sent=\"%3\" "
        "data-look=\"%4\" data-discard=\"%5\" data-of=\"%6\"></div>\n",
        view.text(QT_TRANSLATE_NOOP("RoomPage", "No link to the desk. What you enter is kept here, "
                                                "and sent when the link is back.")),
        view.text(QT_TRANSLATE_NOOP("RoomPage", "Sent later, and not done")),
        view.text(QT_TRANSLATE_NOOP("RoomPage", "Sent later")),
        view.text(QT_TRANSLATE_NOOP("RoomPage", "Look")),
        view.text(QT_TRANSLATE_NOOP("RoomPage", "Discard")), view.markField().second);
}

Html placeLink(const RoomView& view, const HiddenFields& fields, const char* english, bool isHere) {
    return Html("<a href=\"%1\"%2>%3</a>\n", addressOf(deskFile(), fields),
                Html::when(isHere, " aria-current=\"page\""), view.text(english));
}

Html placesHtml(const RoomView& view, DeskPlace place) {
    if (!sheetKindOf(view.event()))
        return {};
    return Html(
        "<nav>\n%1%2</nav>\n",
        placeLink(view, {}, QT_TRANSLATE_NOOP("RoomPage", "Check in"), place == DeskPlace::CheckIn),
        placeLink(view, {{u"page"_s, u"sheets"_s}}, QT_TRANSLATE_NOOP("RoomPage", "Sheets"),
                  place == DeskPlace::Sheets));
}

Html leaveForm(const RoomView& view) {
    return Html("<div class=\"quiet\">\n%1</div>\n",
                actForm(deskFile(), {view.markField(), {u"act"_s, u"leave"_s}},
                        view.text(QT_TRANSLATE_NOOP("RoomPage", "Sign out"))));
}

} // namespace

Html saidHtml(DeskEnd end, const QStringList& said) {
    return Html("<p id=\"said\" role=\"status\" data-end=\"%1\"%2>%3</p>\n", idOf(end),
                Html::when(said.isEmpty(), " hidden=\"hidden\""), said.join(u' '));
}

QString meanwhileText(const RoomView& view, const JournalEntry& entry) {
    const QString time = view.language().clockTime(entry.time.toLocalTime().time());
    if (!isPlain(entry.change.kind))
        return view.text(QT_TRANSLATE_NOOP("RoomPage", "Changed at %1 by %2."),
                         {time, entry.scorekeeper});
    //: a time, who did it, what was done
    return view.text(QT_TRANSLATE_NOOP("RoomPage", "At %1, %2: %3."),
                     {time, entry.scorekeeper, entrySentence(view.language(), entry)});
}

QByteArray deskFrame(const RoomView& view, DeskPlace place, const Html& body) {
    const QString title = view.text(QT_TRANSLATE_NOOP("RoomPage", "Second desk"));
    const bool isInside = place != DeskPlace::Door;
    return view.deskPage(title, Html(deskStyle),
                         Html("%1<h1>%2</h1>\n%3%4", isInside ? placesHtml(view, place) : Html(),
                              title, body, isInside ? keptHtml(view) + leaveForm(view) : Html()));
}

} // namespace mentat
