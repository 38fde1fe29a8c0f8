#include "ui/formats/by_ruleset/stages/stage_tables.h"

#include "app/session/formats/by_ruleset/stage_acts.h"
#include "app/session/rounds/round_acts.h"
#include "model/failure_kind.h"
#include "model/formats/by_ruleset/ruleset_play.h"
#include "reports/wording/formats/by_ruleset/stage_wording.h"
#include "scoring/heats/final/final_line_up.h"
#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/formats/by_ruleset/results/ruleset_sheet.h"
#include "ui/formats/by_ruleset/stages/stage_rolls.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/results/sheet_actions.h"
#include "ui/heats/tables/card_area.h"
#include "ui/heats/tables/table_faces.h"
#include "ui/heats/tables/tables_view.h"
#include "ui/lists/empty_place.h"
#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

bool hasAnyResult(const PlayedStage& played) {
    return std::ranges::any_of(played.games, [](const Game& game) { return hasResult(game); });
}

} // namespace

StageTables::StageTables(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_hint(wrapped(named(new TextLabel(TextLevel::Weak), u"stageHint"_s)))
    , m_none(new EmptyPage({LineIcon::Heats, tr("Tables appear here once it is known who plays."),
                            tr("See who plays")},
                           [this] { Q_EMIT whoPlaysWanted(); }))
    , m_acts(new QWidget(this))
    , m_cards(named(new CardArea, u"stageCards"_s))
    , m_seat(named(keyed(new AccentButton(tr("Seat the tables")), DeskKey::DrawTables),
                   u"seatStage"_s))
    , m_again(named(new QPushButton(tr("Draw again")), u"drawStageAgain"_s))
    , m_seatOver(named(keyed(new QPushButton(tr("Redo seating")), DeskKey::DrawTables),
                       u"seatStageAgain"_s))
    , m_start(named(keyed(new AccentButton(tr("Start")), DeskKey::StartAll), u"startStage"_s))
    , m_seated(new TablesView(pageContext, rulesetHeatsWindow))
    , m_rolls(new StageRolls(m_book))
    , m_ofSheet(new SheetActions([this] { return m_sheet; }, this)) {
    build();
    makeActions();
    connect(m_seat, &QPushButton::clicked, this, &StageTables::seat);
    connect(m_seatOver, &QPushButton::clicked, this, &StageTables::seat);
    connect(m_start, &QPushButton::clicked, this, &StageTables::start);
    connect(m_again, &QPushButton::clicked, this, [this] {
        m_seed = m_pageContext.newSeed();
        const auto draw = drawStage(m_book.event(), {*m_stage, m_seed, true, m_whoPlays});
        if (draw)
            showCards(draw->games);
    });
    connect(m_seated, &TablesView::sheetWanted, this, &StageTables::openTable);
    connect(m_seated, &TablesView::acted, this, [this] { focusTables(m_seated->tableOfAct()); });
    connect(m_rolls, &StageRolls::left, this, [this] { focusTables(); });
}

void StageTables::build() {
    m_seat->setLineIcon(LineIcon::Draw);
    m_start->setLineIcon(LineIcon::Check);
    addParts(bareRow(m_acts, space::small), {m_again, m_seatOver, m_seat, m_start});
    m_column = bareColumn(this, space::small);
    addParts(m_column, {m_hint, {m_none, 1}, {m_cards, 1}, {m_seated, 1}, m_rolls});
}

void StageTables::showCards(const std::vector<Game>& games) {
    m_cards->showFaces(facesToCome(m_book.event(), games, m_whoPlays), [](TableCard& card) {
        // Nothing is seated yet: nobody is moved.
        card.setAcceptDrops(false);
        card.seats().setDragEnabled(false);
    });
}

void StageTables::makeActions() {
    const auto add = [this](const QString& text, std::optional<DeskKey> key, auto act) {
        m_actions.push_back(makeAct(this, text, key, act));
        return m_actions.back();
    };
    for (QAction* action : m_seated->tableActions())
        m_actions.push_back(action);
    m_ofTables.push_back(add(tr("Take back all sta&rts"), {}, [this] {
        if (m_stage)
            m_book.perform(takeBackStarts(m_book.event(), *m_stage));
    }));
    m_ofTables.push_back(add(tr("Ta&ke back the tables"), {}, [this] {
        if (m_stage)
            m_book.perform(takeBackDraw(m_book.event(), *m_stage));
    }));
    m_ofTables.push_back(add(tr("Discard the dra&ft"), {}, [this] { throwDraftAway(); }));
    m_ofTables.push_back(
        add(tr("Enter t&ie rolls"), DeskKey::TypeRolls, [this] { m_rolls->startTyping(); }));
    for (const SheetAct& act :
         {SheetAct{tr("&Record"), DeskKey::Record, std::mem_fn(&HeatSheet::record)},
          SheetAct{tr("Accept &warnings"), DeskKey::AcceptWarnings,
                   std::mem_fn(&HeatSheet::acceptWarnings)},
          correctRecorded()})
        m_actions.push_back(m_ofSheet->add(act));
}

const PlayedStage* StageTables::played() const {
    const auto* play = m_stage ? m_book.play<RulesetPlay>() : nullptr;
    return play ? findStage(*play, *m_stage) : nullptr;
}

const StageRule& StageTables::rule() const {
    return *findStageRule(m_book.play<RulesetPlay>()->ruleset, *m_stage);
}

bool StageTables::isSeated() const {
    const PlayedStage* stage = played();
    return stage && !stage->games.empty();
}

bool StageTables::isAtSeats(const QWidget& focus) const {
    return m_seated->isAncestorOf(&focus) && qobject_cast<const SeatList*>(&focus);
}

void StageTables::showNothing() {
    m_stage.reset();
    m_canSeat = false;
    m_whoPlays.clear();
    m_seated->showRound({});
    m_rolls->showNothing();
    closeSheet();
    showButtons();
}

void StageTables::showStage(const Name& stage, const AdvancedRound& round,
                            const StageLineUp* lineUp) {
    if (m_stage != stage) {
        closeSheet();
        m_seed = m_pageContext.newSeed();
    }
    m_stage = stage;
    if (m_sheet && !gameAt(m_book.event(), m_sheet->place()))
        closeSheet();
    m_seated->showRound(RoundId(stage));
    showPreview(round, lineUp);
    m_rolls->showStage(stage);
    showButtons();
}

void StageTables::showPreview(const AdvancedRound& round, const StageLineUp* lineUp) {
    const PlayedStage* stage = played();
    m_whoPlays = finalLineUp(round);
    m_canSeat = lineUp && lineUp->held && !m_whoPlays.empty() && !(stage && hasAnyResult(*stage));
    const auto draw = m_canSeat && !isSeated()
                          ? drawStage(m_book.event(), {*m_stage, m_seed, true, m_whoPlays})
                          : failure(FailureKind::StageNotReady, {m_stage->text()});
    showCards(draw ? draw->games : std::vector<Game>());
    QStringList lines;
    const bool isFinal = m_book.play<RulesetPlay>()->ruleset.stages.back().name == *m_stage;
    if (draw) {
        if (!isFinal)
            lines.append(seedingText(m_book.wording().language(), rule().seeding));
        lines.append(tr("Seat numbers are drawn at the table."));
        if (!round.details.closed)
            lines.append(tr("The line-up is not closed yet: players who may miss the deadline "
                            "are still seated here."));
    } else if (isSeated()) {
        lines.append(tr("Enter opens the table's sheet · M moves a player · X takes one off"));
    }
    m_none->standInFor(*m_hint, lines.isEmpty());
    m_hint->setText(lines.join(u' '));
    m_again->setVisible(draw && !isFinal && m_book.canWrite()
                        && (rule().seeding == Seeding::Rows || rule().seeding == Seeding::Random));
}

void StageTables::showButtons() {
    const bool writes = m_book.canWrite();
    const bool seated = isSeated();
    const PlayedStage* stage = played();
    const bool canStart = stage && std::ranges::any_of(stage->games, [](const Game& game) {
                              return !game.isVoid && !game.start && !game.end && !hasResult(game);
                          });
    m_cards->setVisible(!seated && m_none->isHidden());
    m_seated->setVisible(seated && !m_sheet);
    m_hint->setVisible(!m_sheet && m_none->isHidden());
    m_seat->setVisible(m_canSeat && writes && !seated);
    m_seatOver->setVisible(m_canSeat && writes && seated && !m_sheet);
    m_start->setVisible(canStart && writes && !m_sheet);
    for (QAction* action : m_seated->tableActions())
        action->setEnabled(seated && !m_sheet); // one of the keys records
    for (QAction* action : m_ofTables)
        action->setEnabled(seated);
    m_ofSheet->follow();
}

void StageTables::arrive() {
    if (m_sheet)
        m_sheet->goOn(m_sheet->fieldNow());
    else if (isSeated())
        focusTables();
    else if (!m_none->isHidden())
        m_none->button().setFocus(Qt::OtherFocusReason);
    else
        m_seat->setFocus();
}

void StageTables::focusTables(std::optional<TableNumber> table) {
    if (table || !m_seated->focusSelected())
        m_seated->focusTable(table);
}

void StageTables::seat() {
    if (!m_stage)
        return;
    closeSheet();
    const qint64 seed = isSeated() ? m_pageContext.newSeed() : m_seed;
    const auto draw = drawStage(m_book.event(), {*m_stage, seed, true, m_whoPlays});
    if (!draw) {
        m_book.say(Gravity::Refused, m_book.worded(draw.error()));
        return;
    }
    if (m_book.perform(setTables(m_book.event(), draw->stage, draw->seed, draw->games)))
        focusTables();
}

void StageTables::start() {
    if (m_stage)
        m_seated->startAll();
}

void StageTables::throwDraftAway() {
    const auto table = m_sheet ? std::optional(m_sheet->place().table) : m_seated->selectedTable();
    if (!table)
        return;
    const GameAddress place{*m_stage, *table};
    const auto draft = m_book.draft(draftPlaceOf(place));
    closeSheet();
    if (!draft)
        m_book.say(Gravity::Refused, tr("There is no draft here."));
    else if (m_book.perform(mentat::throwDraftAway(m_book.event(), place, *draft)))
        m_book.say(Gravity::Note, tr("The draft was discarded. Ctrl+Z brings it back."));
}

void StageTables::openTable(TableNumber table) {
    const GameAddress place{*m_stage, table};
    if (!gameAt(m_book.event(), place))
        return;
    closeSheet();
    m_sheet = new RulesetSheet(m_pageContext, place);
    m_sheet->setPosition(m_stage->text());
    m_column->addWidget(m_sheet, 2);
    m_acts->layout()->addWidget(&m_sheet->acts());
    showButtons();
    connect(m_sheet, &HeatSheet::stateChanged, m_ofSheet, &SheetActions::follow);
    connect(m_sheet, &HeatSheet::left, this, [this] {
        const TableNumber left = m_sheet->place().table;
        closeSheet();
        focusTables(left);
    });
    connect(m_sheet, &HeatSheet::recorded, this, [this] {
        const bool leadsToNext = m_sheet->leadsToNext();
        const TableNumber done = m_sheet->place().table;
        closeSheet();
        focusTables(done);
        if (leadsToNext)
            typeNext(done);
    });
    m_sheet->goOn({});
}

void StageTables::closeSheet() {
    if (!m_sheet)
        return;
    m_sheet->hide();
    m_sheet->acts().hide();
    m_sheet->deleteLater();
    m_sheet = nullptr;
    showButtons();
}

/// The sheet of the next table that has no result yet.
void StageTables::typeNext(TableNumber done) {
    const PlayedStage* stage = played();
    for (const Game& game : stage ? stage->games : std::vector<Game>()) {
        if (!hasResult(game) && !game.isVoid && game.table != done)
            return openTable(game.table);
    }
}

} // namespace mentat
