#include "ui/formats/wbc_dune/results/result_sheet.h"

#include "app/session/formats/wbc_dune/draft_acts.h"
#include "app/session/formats/wbc_dune/result_acts.h"
#include "model/change_kind.h"
#include "model/finding_kind.h"
#include "reports/wording/formats/wbc_dune/beyond_wording.h"
#include "scoring/formats/wbc_dune/games/board.h"
#include "scoring/formats/wbc_dune/results/awaited_verdict.h"
#include "scoring/outcome_change.h"
#include "ui/formats/wbc_dune/results/control_grid_view.h"
#include "ui/formats/wbc_dune/results/correction_panel.h"
#include "ui/formats/wbc_dune/results/player_choice.h"
#include "ui/formats/wbc_dune/results/sheet_form.h"
#include "ui/formats/wbc_dune/results/sheet_letters.h"
#include "ui/formats/wbc_dune/results/sheet_outcome.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QScopedValueRollback>
#include <QScrollArea>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Columns of the control grid: more than any game has turns, so that a number that was mistyped or
/// pasted makes no thousands of cells.
constexpr int mostTurnsInGrid = 60;

/// Findings of one kind of place, one a line.
void note(std::map<SheetField, SheetEdit::Mark>& marks, std::map<SheetField, QString>& sentences,
          const SheetField& field, SheetEdit::Mark mark, const QString& sentence) {
    auto& there = marks[field];
    there = std::max(there, mark);
    QString& said = sentences[field];
    said = said.isEmpty() ? sentence : QString(said + u'\n' + sentence);
}

/// What BeyondBoard says at the culprit itself, in red.
bool isSaidBeyond(const Finding& warning) {
    switch (warning.kind) {
    case FindingKind::PointsAboveBoard:
    case FindingKind::StrongholdsAboveBoard:
    case FindingKind::TooManyTokens: return true;
    default: return false;
    }
}

} // namespace

ResultSheet::ResultSheet(const Surroundings& surroundings, const GamePlace& place, QWidget* parent)
    : QWidget(parent)
    , m_book(surroundings.book)
    , m_place(place)
    , m_title(new TextLabel(TextLevel::GroupTitle))
    , m_draft(new TextLabel(TextLevel::Weak))
    , m_form(new SheetForm(surroundings.book.wording()))
    , m_grid(new ControlGridView)
    , m_note(new QPlainTextEdit)
    , m_outcome(new SheetOutcome)
    , m_correction(new CorrectionPanel)
    , m_players(new PlayerChoice)
    , m_area(new QScrollArea) {
    setObjectName(u"resultSheet"_s);
    build();
    connectParts();
    load();
}

void ResultSheet::build() {
    m_note->setObjectName(u"sheetNote"_s);
    m_note->setAccessibleName(tr("Note of the game"));
    m_note->setPlaceholderText(tr("Note of the game, for the report"));
    m_note->setTabChangesFocus(true);
    m_note->setFixedHeight(2 * fontMetrics().lineSpacing() + 2 * space::small);
    m_grid->hide();
    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch(1);
    m_draft->setObjectName(u"sheetDraft"_s);
    head->addWidget(m_draft);
    auto* inner = new QWidget;
    auto* fields = new QVBoxLayout(inner);
    fields->setContentsMargins(0, 0, space::small, 0);
    fields->setSpacing(space::medium);
    fields->addWidget(m_form);
    fields->addWidget(m_grid);
    fields->addWidget(m_note);
    fields->addStretch(1);
    m_area->setWidget(inner);
    inner->installEventFilter(this);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::small);
    column->addLayout(head);
    column->addWidget(m_area, 100); // all room before the empty one below
    column->addWidget(m_players);
    column->addWidget(m_correction);
    column->addWidget(m_outcome);
    column->addStretch();
}

void ResultSheet::connectParts() {
    connect(m_form, &SheetForm::entered, this,
            [this](const SheetField& field) { m_current = field; });
    connect(m_form, &SheetForm::typed, this, &ResultSheet::type);
    connect(m_form, &SheetForm::completed, this, &ResultSheet::completeField);
    connect(m_form, &SheetForm::refused, this, [this] { (void)refuses(); });
    connect(m_form, &SheetForm::steppedBack, this, &ResultSheet::moveBack);
    connect(m_form, &SheetForm::arrowed, this, &ResultSheet::moveBy);
    connect(m_form, &SheetForm::commanded, this, &ResultSheet::command);
    connect(m_form, &SheetForm::escaped, this, &ResultSheet::left);
    connect(m_grid, &ControlGridView::entered, m_area,
            [this](QWidget* cell) { m_area->ensureWidgetVisible(cell); });
    connect(m_grid, &ControlGridView::left, this, &ResultSheet::toggleControlGrid);
    connect(m_grid, &ControlGridView::typed, this,
            [this](const std::map<Stronghold, QString>& held) {
                SheetText text = m_state.text;
                text.control = held;
                take(text);
            });
    connect(m_note, &QPlainTextEdit::textChanged, this, [this] {
        SheetText text = m_state.text;
        text.note = m_note->toPlainText();
        if (text.note != m_state.text.note)
            take(text);
    });
    connect(m_outcome, &SheetOutcome::recordWanted, this,
            [this] { m_reads ? beginTyping() : record(); });
    connect(m_outcome, &SheetOutcome::acceptWanted, this, &ResultSheet::acceptWarnings);
    connect(m_correction, &CorrectionPanel::accepted, this, &ResultSheet::performRecording);
    connect(m_correction, &CorrectionPanel::givenUp, this, &ResultSheet::closeCorrection);
    connect(m_players, &PlayerChoice::chosen, this, &ResultSheet::seatPlayer);
    connect(m_players, &PlayerChoice::givenUp, this, [this] {
        showSheet();
        focus(m_returnTo);
    });
    connect(&m_book, &OpenBook::eventChanged, this, &ResultSheet::follow);
    connect(&m_book, &OpenBook::draftsChanged, this, &ResultSheet::followDraft);
}

const Game* ResultSheet::game() const {
    return m_book.hasEvent() ? gameAt(m_book.event(), m_place) : nullptr;
}

NameOf ResultSheet::names() const {
    return [this](const PlayerId& id) { return playerName(m_book.event(), id); };
}

void ResultSheet::load() {
    const Event& event = m_book.event();
    const QString letters = factionLetters(event.details.sets);
    m_form->setAllianceSize(event.settings.allianceSize.value());
    m_form->setFactions(letters);
    m_grid->setFactions(letters);
    m_allValues = m_place.isFinal();
    setReading(isRecorded());
}

bool ResultSheet::isTyped() const {
    const Game* recorded = game();
    return recorded && m_state.text != textOf(*recorded, m_book.event().settings);
}

void ResultSheet::take(const SheetText& text) {
    if (refuses()) {
        showSheet(); // as it was
        return;
    }
    m_state = stateOf(text, *game(), m_book.event(), m_place);
    keepDraft();
    showSheet();
}

void ResultSheet::keepDraft() {
    if (!m_book.canWrite())
        return;
    const QScopedValueRollback keeping(m_keepsDraft, true);
    Session& session = m_book.session();
    const DraftPlace kept = draftPlaceOf(m_place);
    m_draftIsKept = m_book.succeeded(
        isTyped() ? session.saveDraft(m_book.eventId(), kept, draftOf(m_state.text))
                  : session.discardDraft(m_book.eventId(), kept));
}

void ResultSheet::setPosition(const QString& text) {
    m_position = text;
    showSheet();
}

void ResultSheet::showSheet() {
    const Event& event = m_book.event();
    const Game& recorded = *game();
    QStringList title;
    if (m_place.isFinal())
        title.append(tr("Final"));
    else
        title.append(tr("Table %1").arg(m_place.table.value()));
    if (recorded.expansion)
        title.append(tr("expansion"));
    if (recorded.isVoid)
        title.append(tr("void"));
    m_title->setText(title.join(u" · "_s));
    m_draft->setText(stateText());
    m_form->showState(m_state, event.settings, names(), m_allValues);
    const int turns = m_state.reading.game.turns ? m_state.reading.game.turns->value()
                                                 : event.settings.turnLimit.value();
    const int columns = std::min(turns, mostTurnsInGrid);
    const auto strongholds = strongholdsOnSheet(recorded, event.details);
    QStringList strongholdNames;
    for (const Stronghold stronghold : strongholds)
        strongholdNames.append(m_book.wording().strongholdName(stronghold));
    m_grid->setShape(strongholds, strongholdNames, columns);
    m_grid->setHolders(m_state.text.control);
    if (m_note->toPlainText() != m_state.text.note)
        m_note->setPlainText(m_state.text.note);
    m_outcome->showState(m_state, event, m_book.wording(), names());
    m_outcome->setRecordText(!m_book.canWrite() ? QString()
                             : m_reads          ? tr("Correct it (Enter)")
                             : recorded.victory ? tr("Record the change (Ctrl+Enter)")
                                                : tr("Record (Ctrl+Enter)"));
    // One thing at a time, where there is little room.
    m_outcome->setVisible(m_correction->isHidden() && m_players->isHidden());
    showFindings();
}

/// The outcome stands right below the fields, and they scroll only where they must.
void ResultSheet::fitHeight() {
    const QLayout& fields = *m_area->widget()->layout();
    const int width = m_area->viewport()->width();
    m_area->setMaximumHeight(fields.hasHeightForWidth() ? fields.totalHeightForWidth(width)
                                                        : fields.sizeHint().height());
}

bool ResultSheet::eventFilter(QObject* watched, QEvent* event) {
    // A line came in below a row, or went.
    if (watched == m_area->widget() && event->type() == QEvent::LayoutRequest)
        fitHeight();
    return QWidget::eventFilter(watched, event);
}

void ResultSheet::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitHeight();
}

void ResultSheet::showFindings() {
    std::map<SheetField, SheetEdit::Mark> marks;
    std::map<SheetField, QString> sentences;
    // What may come right with what is still to be typed is not complained of before its time.
    for (const SheetProblem& problem : m_state.reading.problems) {
        if (!problem.waits || m_triedToRecord)
            note(marks, sentences, problem.field, SheetEdit::Mark::Wrong, problem.sentence);
    }
    const bool isHalfTyped = !m_state.reading.problems.empty();
    for (const Finding& error : m_state.review.errors) {
        const bool waits = ruleOf(error.kind) == Rule::R10_5
                           || (isHalfTyped && ruleOf(error.kind) == Rule::R10_6);
        if (!waits || m_triedToRecord)
            note(marks, sentences, fieldOf(error.where), SheetEdit::Mark::Wrong,
                 error.kind == FindingKind::MissingKey ? tr("The faction of a winner is missing")
                                                       : m_book.worded(error));
    }
    for (const BeyondBoard& beyond : m_state.beyond)
        note(marks, sentences, fieldOf(beyond), SheetEdit::Mark::Wrong,
             beyondText(m_book.wording().language(), beyond, m_state.reading.game.turns));
    for (const Finding& warning : m_state.openWarnings()) {
        if (!isSaidBeyond(warning))
            note(marks, sentences, fieldOf(warning.where), SheetEdit::Mark::Warning,
                 m_book.worded(warning));
    }
    m_form->showMarks(marks, sentences);
}

bool ResultSheet::asksToLook() {
    const Findings warnings = m_state.openWarnings();
    const bool isMarked = !warnings.empty() || !m_state.beyond.empty();
    if (!isMarked || m_lookedAt == m_state.text)
        return false;
    m_lookedAt = m_state.text;
    focus(m_state.beyond.empty() ? fieldOf(warnings.front().where)
                                 : fieldOf(m_state.beyond.front()));
    m_book.say(Gravity::Note, tr("Look at what is marked first. Ctrl+Enter once more records it as "
                                 "it is; F6 accepts the warnings."));
    return true;
}

void ResultSheet::record() {
    if (!m_players->isHidden())
        return;
    if (m_reads) { // there is nothing to record
        Q_EMIT recorded();
        return;
    }
    if (!m_correction->isHidden()) {
        performRecording();
        return;
    }
    m_triedToRecord = true;
    showSheet();
    if (!m_state.reading.problems.empty()) {
        focus(m_state.reading.problems.front().field);
        return;
    }
    // R3.5: what has no verdict yet is recorded as waiting for it.
    const Game after = withoutOpenVerdict(m_state.reading.game, m_book.event().settings);
    const Findings errors = reviewGame(m_book.event(), m_place, after).errors;
    if (!errors.empty()) {
        focus(fieldOf(errors.front().where));
        return;
    }
    if (after == *game()) {
        keepDraft();
        Q_EMIT recorded();
        return;
    }
    if (asksToLook())
        return;
    const auto change = recordGame(m_book.event(), m_place, after);
    const bool asks = recordingOf(*game(), after) == ChangeKind::ResultCorrected;
    if (asks && change) {
        m_correction->offer(effectOf(*change));
        showSheet();
    } else {
        performRecording();
    }
}

QString ResultSheet::effectOf(const Change& change) const {
    const auto after = changed(m_book.event(), change);
    if (!after)
        return {};
    return m_book.wording().outcomeChange(outcomeChange(m_book.event(), *after), names());
}

void ResultSheet::performRecording() {
    const Correction correction
        = m_correction->isHidden() ? Correction() : m_correction->correction();
    const Game after = withoutOpenVerdict(m_state.reading.game, m_book.event().settings);
    const auto change = recordGame(m_book.event(), m_place, after, correction);
    if (!m_book.perform(change))
        return;
    m_correction->hide();
    m_triedToRecord = false;
    setReading(isRecorded());
    Q_EMIT recorded();
}

void ResultSheet::closeCorrection() {
    const SheetField wasTyped = m_current; // hiding the panel moves the focus somewhere
    m_correction->hide();
    showSheet();
    focus(wasTyped);
}

void ResultSheet::acceptWarnings() {
    if (m_reads) {
        const auto rules = rulesToAccept(m_state.review.warnings);
        if (m_book.canWrite() && !rules.empty())
            m_book.perform(
                mentat::acceptWarnings(m_book.event(), m_place, rules, m_outcome->takeReason()));
        return;
    }
    SheetText text = m_state.text;
    accept(text.accepted, rulesToAccept(m_state.review.warnings), m_outcome->takeReason());
    if (text != m_state.text)
        take(text);
    focus(m_current);
}

} // namespace mentat
