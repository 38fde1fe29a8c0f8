#include "ui/heats/standings/standings_page.h"

#include "app/session/rounds/result_acts.h"
#include "reports/wording/heats/heats_wording.h"
#include "reports/wording/standing_words.h"
#include "scoring/heats/final/ties_to_roll.h"
#include "scoring/heats/games/games_played.h"
#include "scoring/outcome_change.h"
#include "scoring/scoring_kind.h"
#include "ui/desk/keys.h"
#include "ui/desk/printed_lists.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/shown_round.h"
#include "ui/heats/standings/ties_panel.h"
#include "ui/heats/standings/what_if_panel.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/list_table.h"
#include "ui/lists/report_list.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/list_with_panel.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/players/player_card.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int tiesLetters = 44; // least width of the ties, in letters of the font
constexpr int leastLines = 14;  // of list and panel

/// The text with spaces after it, as wide in usual letters as it is in strong ones.
QString asWideAsStrong(const QString& text, const QFont& usual) {
    QFont strong = usual;
    strong.setBold(true);
    const int wanted = QFontMetrics(strong).horizontalAdvance(text);
    QString wide = text;
    while (QFontMetrics(usual).horizontalAdvance(wide) < wanted)
        wide += u' ';
    return wide;
}

} // namespace

StandingsPage::StandingsPage(const PageContext& pageContext, const HeatsWindow& window)
    : m_pageContext(pageContext)
    , m_window(window)
    , m_book(pageContext.book)
    , m_model(new ReportTableModel(this))
    , m_list(named(new ListTable(pageContext.theme, tr("Standings")), u"standingsList"_s))
    , m_reasons(new StandingReasons)
    , m_state(wrapped(named(new TextLabel(TextLevel::Strong), u"standingsState"_s)))
    , m_whatIfButton(
          named(keyed(new QPushButton(tr("What if…")), DeskKey::WhatIf), u"whatIfButton"_s))
    , m_ties(named(new TiesPanel(pageContext), u"tiesPanel"_s))
    , m_whatIf(new WhatIfPanel(m_book, window.standings->makeWhatIfFields(pageContext)))
    , m_cardTitle(wrapped(named(new TextLabel(TextLevel::GroupTitle), u"standingCardTitle"_s)))
    , m_card(new PlayerCard(pageContext))
    , m_main(new QWidget)
    , m_side(named(new DownArea, u"standingsSide"_s)) {
    build();
    makeActions();
    connect(&m_book, &OpenBook::eventChosen, this, [this] {
        // The assumed results belong to the other event's games.
        m_supposes = false;
        m_whatIf->clear();
    });
    follow(m_book);
    connect(&pageContext.preferences, &Preferences::choicesChanged, this, [this] { outdate(); });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &StandingsPage::showReasons);
    connect(m_list, &QAbstractItemView::activated, this, &StandingsPage::typeUnknown);
    connect(m_reasons, &StandingReasons::left, this, [this] { m_list->setFocus(); });
    connect(m_reasons, &StandingReasons::answered, this,
            [this](const OpenQuestion& question, const QString& typed) {
                if (m_window.answer(m_book, question.place, question.question, typed)
                    && !m_reasons->startTyping())
                    m_list->setFocus();
            });
    connect(m_ties, &TiesPanel::left, this, &StandingsPage::leavePanel);
    connect(m_sides, &ListWithPanel::roomChanged, this, [this] {
        orderSide();
        showSide();
    });
    connect(m_ties, &TiesPanel::entered, this, &StandingsPage::showFocus, Qt::QueuedConnection);
    connect(m_whatIf, &WhatIfPanel::changed, this, &StandingsPage::showAll);
    connect(m_whatIf, &WhatIfPanel::left, this, &StandingsPage::leaveWhatIf);
    connect(m_whatIfButton, &QPushButton::clicked, this, &StandingsPage::toggleWhatIf);
}

void StandingsPage::build() {
    m_list->setModel(m_model);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    auto* none = new EmptyState(
        *m_list,
        {LineIcon::Standings, tr("Standings appear after the first result."), tr("Type a result")},
        [this] { Q_EMIT leadsTo(u"results"_s, {}); });
    none->leadToNextStep();
    m_whatIfButton->setCheckable(true);
    // One part after another, each as high as its content; the whole panel scrolls.
    auto* content = new QWidget;
    addParts(columnWithin(content, {0, 0, space::small, space::medium}, space::small),
             {m_ties, m_whatIf, m_cardTitle, m_card, FreeSpace{}});
    m_side->setWidget(content);
    addParts(bareColumn(m_main, space::small), {{m_list, 1}, m_reasons});
    m_sides = new ListWithPanel(m_main, m_side);
    orderSide();
    auto* top = new PageBar({{m_state, 1}, m_sides->turnButton(), m_whatIfButton});
    // List and panel scroll by themselves: their whole height must not make the page scroll.
    m_sides->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
    m_sides->setMinimumHeight(leastLines * fontMetrics().height());
    addParts(pageColumn(this), {top, {m_sides, 1}});
}

void StandingsPage::makeActions() {
    addAct(tr("&What if…"), DeskKey::WhatIf, [this] { toggleWhatIf(); });
    m_rollAction = addAct(tr("Enter tie &rolls"), DeskKey::TypeRolls, [this] { typeRolls(); });
    addAct(tr("&Copy why"), DeskKey::CopyReasons, [this] { copyReasons(); });
    m_bestAction
        = addAct(tr("&Open the best game's sheet"), std::nullopt, [this] { openBestGame(); });
}

QString StandingsPage::context() const {
    const HeatsPlay* play = shownPlay(m_book);
    return play ? recordedText(*play) : QString();
}

void StandingsPage::arrive() {
    catchUp();
    m_list->setFocus();
}

void StandingsPage::reveal(const QString& address) {
    catchUp();
    if (address == u"ties"_s)
        return typeRolls();
    if (const auto player = PlayerId::fromText(address))
        m_list->revealRow(standingKey(*player));
}

Event StandingsPage::shownEvent() {
    const Event& event = m_book.event();
    if (!m_supposes || m_whatIf->supposedGames().empty())
        return event;
    auto result = supposed(event, m_whatIf->supposedGames());
    if (!result) {
        m_whatIf->showRefusal(m_book.worded(result.error()));
        return event;
    }
    const auto nameOf = [&](const PlayerId& player) { return playerName(event, player); };
    m_whatIf->showEffect(m_book.wording().outcomeChange(outcomeChange(event, *result), nameOf));
    return *std::move(result);
}

void StandingsPage::showAll() {
    if (!shownPlay(m_book)) {
        m_shown.reset();
        m_standings = {};
        m_remarks = {};
        m_model->setTable({});
        m_ties->refresh({});
        m_whatIf->refresh();
        return showSide();
    }
    if (m_supposes)
        m_whatIf->refresh();
    m_shown = shownEvent();
    showStandings(*m_shown);
    m_state->setText(m_supposes ? tr("What if? Nothing is saved") : uncheckedText(m_book.event()));
    showReasons();
    showSide();
    Q_EMIT contextChanged();
}

void StandingsPage::showStandings(const Event& event) {
    const ScoringKind& scoring = kindOf<ScoringKind>(event);
    m_standings = scoring.standings(event);
    m_remarks = m_window.standings->remarks ? m_window.standings->remarks(event, m_book.wording())
                                            : StandingRemarks();
    StandingMarks marks = m_remarks.marks;
    marks.ties = scoring.advancement(event).ties;
    if (m_supposes) {
        auto& ranks = marks.ranksNow.emplace();
        for (const Standing& now : scoring.standings(m_book.event()).ranked)
            ranks.emplace(now.player, *now.rank);
    }
    const bool wasEmpty = m_model->rowCount() == 0;
    showTable(*m_list, *m_model,
              deskStandings(deskRequest(m_book, event), m_standings, marks,
                            m_window.standings->cut(m_book, event, m_standings)),
              spareColumns(event));
    if (m_supposes)
        keepRoomForMoves();
    m_bestAction->setVisible(std::ranges::any_of(
        m_standings.ranked, [](const Standing& one) { return one.valuesFrom.has_value(); }));
    if (wasEmpty && m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(0, 0));
    // Rolls always belong to the real event, not to the assumed results.
    m_ties->refresh(tiesToRoll(m_book.event()));
}

/// A move widens no column: the list and its panel stay where they are during typing.
void StandingsPage::keepRoomForMoves() {
    QString longest;
    for (const Standing& one : m_standings.ranked) {
        const QString name = playerName(m_book.event(), one.player);
        if (fontMetrics().horizontalAdvance(name) > fontMetrics().horizontalAdvance(longest))
            longest = name;
    }
    const Place last(std::max(1, static_cast<int>(m_standings.ranked.size())));
    m_list->keepRoomFor(m_model->columnOf(u"name"_s), asWideAsStrong(longest, font()));
    m_list->keepRoomFor(m_model->columnOf(movedColumn),
                        asWideAsStrong(movedText(m_book.wording().language(), last, last), font()));
    fitColumns(*m_list);
}

/// Hides columns shown elsewhere first, then the tiebreaks from the last to the first.
QStringList StandingsPage::spareColumns(const Event& event) const {
    QStringList early;
    QStringList late;
    const auto order = kindOf<StandingWords>(event).columns(m_book.wording().language(), event);
    for (size_t i = order.size(); i > 1; --i) {
        const StandingColumn& column = order[i - 1];
        if (!column.key)
            early.prepend(column.id);
        else
            (column.isSpare ? early : late).append(column.id);
    }
    // Moves are what a what-if is for, so their column is the last to go.
    return QStringList{u"heats"_s, u"finalAnswer"_s} + early + QStringList{u"note"_s} + late
           + QStringList{movedColumn};
}

/// Counts results not double-checked, if the user double-checks.
QString StandingsPage::uncheckedText(const Event& event) const {
    if (!m_pageContext.preferences.choices().doubleCheck)
        return {};
    const int unchecked = resultsSoFar(*heatsPlay(event)).unchecked;
    return unchecked == 0 ? QString()
                          : tr("%n result(s) not yet double-checked", nullptr, unchecked);
}

std::optional<PlayerId> StandingsPage::markedPlayer() const {
    return playerOfStandingKey(m_model->keyOf(m_list->currentIndex()));
}

std::optional<GameAddress> StandingsPage::bestGame() const {
    const auto player = markedPlayer();
    const auto found = std::ranges::find_if(
        m_standings.ranked, [&](const Standing& one) { return one.player == player; });
    return found == m_standings.ranked.end() ? std::nullopt : found->valuesFrom;
}

QStringList StandingsPage::reasonsOf(const PlayerId& player) const {
    const auto& ranked = m_standings.ranked;
    const auto nameOf = [&](const PlayerId& id) { return playerName(*m_shown, id); };
    const auto found = std::ranges::find(ranked, player, &Standing::player);
    if (found == ranked.end()) {
        const Player* shown = findPlayer(*m_shown, player);
        const QString why = shown ? shown->disqualifiedReason.value_or(QString()) : QString();
        return {disqualificationText(m_book.wording().language(), why)};
    }
    const Wording& wording = m_book.wording();
    const bool isTiedAbove = found != ranked.begin() && isTie((found - 1)->fromNext);
    const bool isTied = isTiedAbove || isTie(found->fromNext);
    QStringList reasons;
    if (found != ranked.begin() && !isTiedAbove)
        reasons.append(wording.standing(*m_shown, *(found - 1), *found, nameOf));
    if (isTied)
        reasons.append(tieText(wording.language(), *m_shown,
                               tiedWith(ranked, static_cast<size_t>(found - ranked.begin())),
                               nameOf));
    if (found + 1 != ranked.end() && !isTie(found->fromNext))
        reasons.append(wording.standing(*m_shown, *found, *(found + 1), nameOf));
    if (const auto certain = m_remarks.reasons.find(player); certain != m_remarks.reasons.end())
        reasons.append(certain->second);
    return reasons;
}

/// Shows the marked player's details in place of the list, or beside it if all its columns fit;
/// otherwise the tooltip of the name has them.
void StandingsPage::showCard() {
    const auto player = markedPlayer();
    const int room = width() - 3 * space::page - m_list->sizeHint().width();
    const bool hasRoom = m_sides->isOneAtATime() || room >= ListWithPanel::leastPanel();
    const bool isThere = player && !m_supposes && hasRoom;
    m_cardTitle->setVisible(isThere);
    m_card->setVisible(isThere);
    if (!isThere)
        return;
    m_cardTitle->setText(playerName(m_book.event(), *player));
    m_card->showPlayer(player);
}

void StandingsPage::showReasons() {
    const auto player = markedPlayer();
    showCard();
    if (!player) {
        m_reasons->showReasons({});
        m_reasons->showQuestions({});
        return;
    }
    m_reasons->showReasons(reasonsOf(*player));
    std::vector<std::pair<OpenQuestion, QString>> asked;
    const auto best = bestGame();
    for (const OpenQuestion& one : m_remarks.questions) {
        if (m_supposes || !best || one.place != *best || !one.question.seat)
            continue;
        const Game& game = *gameAt(*m_shown, one.place);
        if (game.seats[*one.question.seat].player == *player)
            asked.emplace_back(
                one, m_book.wording().question(one.question.fact, playerName(*m_shown, *player)));
    }
    m_reasons->showQuestions(asked);
}

void StandingsPage::showSide() {
    const bool hasTies
        = shownPlay(m_book) && (m_ties->hasSomething() || !m_book.event().tieRolls.empty());
    m_ties->setVisible(!m_supposes && hasTies);
    m_whatIf->setVisible(m_supposes);
    showCard();
    m_sides->setPanelNeeded(m_supposes || hasTies || !m_card->isHidden());
    m_rollAction->setEnabled(!m_supposes && hasTies);
    m_whatIfButton->setChecked(m_supposes);
    shareRoom();
    m_whatIfButton->setEnabled(shownPlay(m_book) != nullptr);
    m_whatIfButton->setVisible(m_model->rowCount() > 0 || m_supposes);
}

/// Puts what concerns the marked player first while the panel replaces the list.
void StandingsPage::orderSide() {
    auto* column = static_cast<QBoxLayout*>(m_side->widget()->layout());
    column->removeWidget(m_cardTitle);
    column->removeWidget(m_card);
    const int first = m_sides->isOneAtATime() ? 0 : column->indexOf(m_whatIf) + 1;
    column->insertWidget(first, m_cardTitle);
    column->insertWidget(first + 1, m_card);
}

void StandingsPage::shareRoom() {
    const int bar = style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_side);
    // Wide enough for whole names.
    const int wanted = m_supposes ? m_whatIf->sizeHint().width()
                                  : tiesLetters * fontMetrics().averageCharWidth();
    const QWidget& shown = m_supposes ? static_cast<QWidget&>(*m_whatIf) : *m_ties;
    const int least = shown.minimumSizeHint().width();
    m_side->setMinimumWidth(std::max(least, std::min(wanted, width() / 2)) + bar);
    fitColumns(*m_list);
    m_main->updateGeometry(); // the side may have appeared or vanished
}

/// Scrolls to the field with the focus; after layout.
void StandingsPage::showFocus() {
    QWidget* focus = QApplication::focusWidget();
    if (focus && m_ties->isAncestorOf(focus))
        m_side->ensureWidgetVisible(focus);
}

void StandingsPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    showSide(); // the width decides whether the card is shown
}

void StandingsPage::typeUnknown() {
    if (!m_reasons->startTyping())
        openBestGame();
}

void StandingsPage::typeRolls() {
    if (m_supposes || m_ties->isHidden())
        return;
    m_sides->turnToPanel();
    m_ties->startTyping();
}

void StandingsPage::toggleWhatIf() {
    if (m_supposes)
        return leaveWhatIf();
    m_supposes = true;
    showAll();
    m_sides->turnToPanel();
    m_whatIf->startTyping();
}

void StandingsPage::leaveWhatIf() {
    m_supposes = false;
    m_whatIf->clear();
    showAll();
    leavePanel();
}

void StandingsPage::leavePanel() {
    m_sides->turnToList();
    m_list->setFocus();
}

void StandingsPage::openBestGame() {
    if (const auto best = bestGame())
        Q_EMIT leadsTo(u"results"_s,
                       u"%1/%2"_s.arg(best->heat()->value()).arg(best->table.value()));
}

void StandingsPage::copyReasons() {
    const QString text = m_reasons->text();
    if (text.isEmpty())
        return;
    QApplication::clipboard()->setText(text);
    m_book.say(Gravity::Note, tr("Copied the reason for the selected row's rank."));
}

} // namespace mentat

#include "moc_standings_page.cpp"
