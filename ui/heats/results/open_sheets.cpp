#include "ui/heats/results/open_sheets.h"

#include "app/session/rounds/result_acts.h"
#include "app/session/sheets/sheet_kind.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/results/reported_results.h"
#include "ui/heats/shown_round.h"
#include "ui/look/spacing.h"
#include "ui/sheets/sheet_view.h"

#include <QCoreApplication>
#include <QMenu>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QWidget>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Translation context.
struct KeptDrafts {
    Q_DECLARE_TR_FUNCTIONS(mentat::KeptDrafts)
};

/// "&4  Beatrice Kane, …": people recognize the table by its players.
QString entryOf(const Event& event, const Game& game) {
    QStringList names;
    for (const Seat& seat : game.seats)
        names.append(playerName(event, seat.player).replace(u'&', u"&&"_s));
    return u"&%1  %2"_s.arg(game.table.value()).arg(names.join(u", "_s));
}

/// The draft of a game; says so if there is none.
std::optional<QString> draftOrWord(OpenBook& book, const GameAddress& place) {
    auto draft = book.draft(draftPlaceOf(place));
    if (!draft)
        book.say(Gravity::Refused, KeptDrafts::tr("There is no draft here."));
    return draft;
}

std::optional<TableNumber> askForTable(OpenBook& book, const GameAddress& from, QWidget& over) {
    QMenu menu(&over);
    menu.setObjectName(u"moveDraftTo"_s);
    const auto round = shownRound(book, from.round);
    for (const Game& game : round->games()) {
        const GameAddress place{from.round, game.table};
        if (place == from || game.isVoid || book.draft(draftPlaceOf(place)))
            continue;
        menu.addAction(entryOf(book.event(), game))->setData(game.table.value());
    }
    if (menu.isEmpty()) {
        book.say(Gravity::Refused, KeptDrafts::tr("Every other table already has a draft."));
        return std::nullopt;
    }
    menu.setActiveAction(nullptr); // an extra Enter must choose nothing
    const QAction* chosen = menu.exec(over.mapToGlobal(QPoint()));
    return chosen ? TableNumber::fromInt(chosen->data().toInt()) : std::nullopt;
}

} // namespace

std::optional<TableNumber> moveDraftByMenu(OpenBook& book, const GameAddress& from, QWidget& over) {
    const auto draft = draftOrWord(book, from);
    const auto table = draft ? askForTable(book, from, over) : std::nullopt;
    const Game* there = table ? gameAt(book.event(), {from.round, *table}) : nullptr;
    if (!there)
        return std::nullopt;
    const auto moved = sheetKindOf(book.event())->moved(*draft, book.event(), *there);
    if (!moved) {
        book.say(Gravity::Refused,
                 KeptDrafts::tr("The draft has more rows than table %1 has players.")
                     .arg(table->value()));
        return std::nullopt;
    }
    if (!book.perform(moveDraft(from, *draft, *table, *moved)))
        return std::nullopt;
    book.say(Gravity::Note,
             KeptDrafts::tr("The draft now belongs to table %1. Ctrl+Z moves it back.")
                 .arg(table->value()));
    return table;
}

std::vector<HalfTyped> halfTypedResults(const OpenBook& book) {
    std::vector<HalfTyped> all;
    if (!book.hasEvent())
        return all;
    const Event& event = book.event();
    const auto nameOf = [&](const GameAddress& place) {
        return place.round.isAdvanced() && hasOnlyFinal(event)
                   ? roundName(event, place.round)
                   : KeptDrafts::tr("%1, table %2", "a round, a number")
                         .arg(roundName(event, place.round))
                         .arg(place.table.value());
    };
    for (const Round& round : roundsOf(event)) {
        for (const Game& game : round.games()) {
            const GameAddress place{round.id(), game.table};
            if (!book.draft(draftPlaceOf(place)))
                continue;
            const QString saying = hasResult(game) ? KeptDrafts::tr("%1: unfinished correction")
                                                   : KeptDrafts::tr("%1: unfinished result");
            all.push_back({saying.arg(nameOf(place)), u"results"_s, addressOf(place)});
        }
    }
    return all;
}

void discardDraftOf(OpenBook& book, const GameAddress& place) {
    const auto draft = draftOrWord(book, place);
    if (!draft || !book.perform(discardDraftAt(book.event(), place, *draft)))
        return;
    book.say(Gravity::Note, KeptDrafts::tr("The draft was discarded. Ctrl+Z brings it back."));
}

OpenSheets::OpenSheets(OpenBook& book, const HeatsWindow& format, QWidget* between)
    : m_book(book)
    , m_format(format)
    , m_tabs(named(new QTabBar, u"sheetTabs"_s, tr("Open sheets")))
    , m_reportBar(new TableReportBar)
    , m_stack(new QStackedWidget)
    , m_acts(new QWidget(this)) {
    (void)bareRow(m_acts);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_stack->addWidget(new QWidget);
    addParts(bareColumn(this, space::small), {m_tabs, between, m_reportBar, {m_stack, 1}});
    connect(m_reportBar, &TableReportBar::left, this, &OpenSheets::left);
    connect(m_tabs, &QTabBar::currentChanged, this, &OpenSheets::showSheetOfTab);
}

void OpenSheets::showRound(const std::optional<RoundId>& round) {
    m_round = round;
    closeGone();
    showTabs();
}

void OpenSheets::closeGone() {
    for (auto entry = m_sheets.begin(); entry != m_sheets.end();) {
        SheetView* known = entry->second;
        ++entry;
        if (!m_book.hasEvent() || !gameAt(m_book.event(), known->place()))
            close(*known);
    }
}

SheetView* OpenSheets::open(TableNumber table) {
    const auto round = shownRound(m_book, m_round);
    if (!round || !findGame(round->games(), table))
        return nullptr;
    const GameAddress place{*m_round, table};
    auto& known = m_sheets[place];
    if (known) {
        m_stoppedAt.insert_or_assign(place, known->fieldNow());
    } else {
        known = new SheetView(
            m_book, gameAtTable(*sheetKindOf(m_book.event()), place),
            [&](SheetDraft& sheet) { return m_format.makeFields(m_book, sheet, place); });
        m_stack->addWidget(known);
        m_acts->layout()->addWidget(&known->acts());
        connect(known, &SheetView::left, this, &OpenSheets::left);
        connect(known, &SheetView::stateChanged, this, &OpenSheets::stateChanged);
        connect(known, &SheetView::recorded, this, [this, known] { Q_EMIT recorded(known); });
    }
    m_stack->setCurrentWidget(known);
    showTabs();
    const auto stopped = m_stoppedAt.find(place);
    known->goOn(stopped == m_stoppedAt.end() ? QString() : stopped->second);
    return known;
}

void OpenSheets::close(SheetView& gone) {
    m_stoppedAt.insert_or_assign(gone.place(), gone.fieldNow());
    m_sheets.erase(gone.place());
    m_stack->removeWidget(&gone);
    gone.acts().hide();
    gone.deleteLater();
    showTabs();
}

void OpenSheets::closeAll() {
    for (const auto& [place, sheet] : std::exchange(m_sheets, {}))
        close(*sheet);
}

std::vector<SheetView*> OpenSheets::sheets() const {
    std::vector<SheetView*> ofRound;
    for (const auto& [place, known] : m_sheets) {
        if (place.round == m_round)
            ofRound.push_back(known);
    }
    return ofRound;
}

SheetView* OpenSheets::current() const {
    auto* shown = qobject_cast<SheetView*>(m_stack->currentWidget());
    return shown && shown->place().round == m_round ? shown : nullptr;
}

SheetView* OpenSheets::at(const GameAddress& place) const {
    const auto known = m_sheets.find(place);
    return known == m_sheets.end() ? nullptr : known->second;
}

void OpenSheets::showTabs() {
    const auto ofRound = sheets();
    const QSignalBlocker quiet(m_tabs);
    while (m_tabs->count() > static_cast<int>(ofRound.size()))
        m_tabs->removeTab(m_tabs->count() - 1);
    for (int tab = 0; tab < static_cast<int>(ofRound.size()); ++tab) {
        if (tab >= m_tabs->count())
            m_tabs->addTab({});
        SheetView* known = ofRound[static_cast<size_t>(tab)];
        m_tabs->setTabText(tab, tr("Table %1").arg(known->place().table.value()));
        known->setPosition(positionOf(known->place()));
    }
    if (!current())
        m_stack->setCurrentWidget(ofRound.empty() ? m_stack->widget(0)
                                                  : static_cast<QWidget*>(ofRound.front()));
    const auto here = std::ranges::find(ofRound, current());
    if (here != ofRound.end())
        m_tabs->setCurrentIndex(static_cast<int>(here - ofRound.begin()));
    m_tabs->setVisible(ofRound.size() > 1);
    showActs();
    Q_EMIT changed();
}

/// For a round with only one table, the name of the round.
QString OpenSheets::positionOf(const GameAddress& place) const {
    const auto tables = findRound(m_book.event(), place.round)->games().size();
    return tables == 1 && place.round.isAdvanced()
               ? roundName(m_book.event(), place.round)
               : tr("Sheet %1 of %2").arg(place.table.value()).arg(tables);
}

void OpenSheets::showSheetOfTab(int tab) {
    const auto ofRound = sheets();
    if (tab < 0 || tab >= static_cast<int>(ofRound.size()))
        return;
    SheetView& wanted = *ofRound[static_cast<size_t>(tab)];
    m_stack->setCurrentWidget(&wanted);
    showActs();
    wanted.goOn(wanted.fieldNow());
}

void OpenSheets::showActs() {
    for (const auto& [place, known] : m_sheets)
        known->acts().setVisible(known == current());
    m_acts->setVisible(current());
}

void OpenSheets::step(int direction) {
    const int count = m_tabs->count();
    if (count > 1)
        m_tabs->setCurrentIndex((m_tabs->currentIndex() + direction + count) % count);
}

} // namespace mentat

#include "moc_open_sheets.cpp"
