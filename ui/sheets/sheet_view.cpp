#include "ui/sheets/sheet_view.h"

#include "app/session/rounds/result_acts.h"
#include "scoring/outcome_change.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/sheets/player_choice.h"
#include "ui/sheets/sheet_fields.h"
#include "ui/typing/refused_bar.h"

#include <QApplication>
#include <QKeyEvent>

using namespace Qt::StringLiterals;

namespace mentat {

SheetView::SheetView(OpenBook& book, SheetGame game,
                     const std::function<SheetFields*(SheetDraft& sheet)>& makeFields)
    : m_book(book)
    , m_sheet(new SheetDraft(book, std::move(game)))
    , m_fields(makeFields(*m_sheet))
    , m_acts(new QWidget(this))
    , m_title(new TextLabel(TextLevel::GroupTitle))
    , m_state(wrapped(named(new TextLabel(TextLevel::Weak), u"sheetDraft"_s)))
    , m_refused(new RefusedBar)
    , m_correction(new CorrectionPanel)
    , m_players(new PlayerChoice)
    , m_record(named(new AccentButton, u"recordResult"_s)) {
    setObjectName(u"resultSheet"_s);
    m_sheet->setParent(this);
    build();
    connectParts();
    m_sheet->setReading(m_sheet->isRecorded());
}

SheetView::~SheetView() {
    delete m_acts;
    delete m_fields; // while its receivers exist: deleting moves the focus
}

void SheetView::build() {
    m_acts->installEventFilter(this);
    m_record->setLineIcon(LineIcon::Check);
    addParts(bareRow(m_acts), {m_record});
    // A sheet narrower than the page has its state next to the title, not at the end of the page.
    m_state->setAlignment((m_fields->doesScroll() ? Qt::AlignRight : Qt::AlignLeft)
                          | Qt::AlignVCenter);
    if (!m_fields->doesScroll()) { // as wide as its card
        constexpr int cardLetters = 80;
        keepToMeasure(*m_refused, cardLetters);
        keepToMeasure(*m_correction, cardLetters);
    }
    QWidget* outcome = m_fields->outcome();
    constexpr int all = 100; // takes precedence over the empty space below
    const int share = m_fields->doesScroll() ? all : 0;
    QWidget* content = m_fields->doesScroll() ? this : new QWidget;
    auto* column = bareColumn(content, space::small);
    addParts(column, {rowOfParts({m_title, {m_state, 1}}),
                      {m_fields, share},
                      m_refused,
                      m_players,
                      m_correction});
    if (outcome)
        addParts(column, {outcome});
    addParts(column, {FreeSpace{m_fields->doesScroll() ? 0 : 1}});
    keepToMeasure(*this, widestSheet);
    if (content == this)
        return;
    auto* area = new DownArea(content); // if fonts are large
    area->revealWhenShown(*m_refused);
    area->revealWhenShown(*m_correction);
    addParts(bareColumn(this), {{area, 1}});
}

void SheetView::connectParts() {
    connect(m_sheet, &SheetDraft::changed, this, &SheetView::showSheet);
    // Queued: the menu that discarded the draft still has the focus.
    connect(m_sheet, &SheetDraft::replaced, this, &SheetView::goOnTyping, Qt::QueuedConnection);
    connect(m_fields, &SheetFields::playerWanted, this, [this](const QString& title) {
        m_players->offer(title, m_book.book(), m_book.event());
        showSheet();
    });
    connect(m_fields, &SheetFields::endReached, this, [this] {
        m_record->setAutoDefault(m_correction->isHidden()); // one more Enter records
        if (m_correction->isHidden())
            m_record->setFocus(Qt::TabFocusReason);
        else
            m_correction->setFocus(Qt::TabFocusReason);
    });
    connect(m_fields, &SheetFields::recordWanted, this, &SheetView::record);
    connect(m_fields, &SheetFields::acceptWanted, this, &SheetView::acceptWarnings);
    connect(m_fields, &SheetFields::left, this, &SheetView::left);
    connect(m_fields, &SheetFields::stateChanged, this, &SheetView::stateChanged);
    connect(m_record, &QPushButton::clicked, this,
            [this] { isReading() ? beginTyping() : record(); });
    connect(m_refused, &RefusedBar::markWanted, m_fields, &SheetFields::leadToMark);
    connect(m_refused, &RefusedBar::left, this, &SheetView::left);
    connect(m_correction, &CorrectionPanel::accepted, this, &SheetView::performRecording);
    connect(m_correction, &CorrectionPanel::givenUp, this, [this] {
        const QString field = fieldNow(); // hiding the panel moves the focus
        m_correction->hide();
        showSheet();
        m_fields->comeBackTo(field);
    });
    connect(m_players, &PlayerChoice::chosen, this, &SheetView::takePlayer);
    connect(m_players, &PlayerChoice::givenUp, this, [this] { takePlayer({}); });
}

void SheetView::takePlayer(const std::optional<PlayerId>& player) {
    showSheet(); // the question is answered
    m_fields->takePlayer(player);
}

bool SheetView::isInRow() const {
    return m_fields->isInRow();
}

bool SheetView::isAsked() const {
    return !m_correction->isHidden() || !m_players->isHidden();
}

void SheetView::setPosition(const QString& text) {
    m_position = text;
    showSheet();
}

void SheetView::beginTyping() {
    if (!m_book.canWrite())
        return;
    m_sheet->setReading(false);
    m_book.settle(); // clears the notice of recording
    m_fields->goOn({});
}

void SheetView::toggleRecorded() {
    if (isReading())
        return beginTyping();
    if (m_sheet->isRecorded())
        m_sheet->setReading(true);
    m_fields->goOn({});
}

QString SheetView::fieldNow() const {
    return m_fields->fieldNow();
}

void SheetView::goOn(const QString& stopped) {
    if (m_refused->isHidden())
        m_fields->goOn(stopped);
    else
        m_refused->setFocus();
}

/// Leads to the field at which typing continues.
void SheetView::goOnTyping() {
    const QWidget* focus = QApplication::focusWidget();
    if (!isReading() && focus && isAncestorOf(focus))
        m_fields->goOn({});
}

/// The sheet's position, and how its content is saved.
QString SheetView::stateText() const {
    if (m_position.isEmpty())
        return {};
    if (isReading() && m_sheet->isRecorded() && m_book.canWrite()) {
        return m_sheet->hasDraft() ? tr("%1 · unfinished correction, %2 shows it")
                                         .arg(m_position, keyName(DeskKey::CorrectResult))
                                   : tr("%1 · recorded").arg(m_position);
    }
    if (!isTyped())
        return m_position;
    return (m_sheet->isDraftKept() ? tr("%1 · draft kept") : tr("%1 · draft not kept"))
        .arg(m_position);
}

void SheetView::showSheet() {
    if (!m_sheet->isThere())
        return;
    if (isReading() && !m_refused->isHidden()) { // the refused text is gone
        m_refused->hide();
        m_fields->goOn({});
    }
    m_title->setText(m_fields->title());
    m_state->setText(stateText());
    m_fields->showSheet({.isTried = m_triedToRecord, .isAsked = isAsked()});
    if (QWidget* outcome = m_fields->outcome())
        outcome->setVisible(!isAsked());
    m_record->setVisible(m_book.canWrite() && !isAsked());
    if (isReading())
        m_record->setAutoDefault(false); // Enter must not begin a correction
    setTextAndKey(*m_record,
                  isReading()             ? tr("Correct")
                  : m_sheet->isRecorded() ? tr("Record the change")
                                          : tr("Record"),
                  isReading() ? sequenceOf(DeskKey::CorrectResult) : m_fields->recordKey());
    Q_EMIT stateChanged();
}

bool SheetView::refuses() {
    return m_refused->refuses();
}

void SheetView::endNow() {
    if (!refuses())
        m_fields->endNow();
}

void SheetView::addPlayer() {
    if (m_sheet->refuses())
        return;
    m_fields->beginAdding();
    m_players->offer(tr("Who else played here?"), m_book.book(), m_book.event());
    showSheet();
}

void SheetView::removePlayer() {
    if (!m_sheet->refuses())
        m_fields->removePlayer();
}

void SheetView::refuse(Refusal why) {
    m_refused->refuse(m_fields->refusal(why));
}

bool SheetView::asksToLook() {
    // An Enter that ends another sheet's field, typed blindly, is no answer.
    const bool hasLooked = m_lookedAt == m_sheet->text() && !m_refused->wasTypedAt();
    if (!m_fields->isOdd() || hasLooked)
        return false;
    m_lookedAt = m_sheet->text();
    refuse(Refusal::Odd);
    return true;
}

void SheetView::record() {
    if (!m_players->isHidden())
        return;
    if (!m_correction->isHidden())
        return performRecording();
    m_leadsToNext = false;
    if (isReading()) { // a recorded sheet is already saved
        Q_EMIT recorded();
        return;
    }
    m_triedToRecord = true;
    showSheet();
    if (m_fields->isWrong()) {
        if (m_fields->isEnterTooMany() && !isTyped()) { // the user sees what is typed next
            m_refused->hide();
            m_fields->leadToMark();
        } else {
            refuse(Refusal::Wrong);
        }
        return;
    }
    if (m_fields->isAsRecorded()) {
        m_sheet->take(m_sheet->recorded()); // same values, other spelling
        Q_EMIT recorded();
        return;
    }
    if (asksToLook())
        return;
    const auto change = m_fields->recording({});
    if (!change || !m_fields->corrects())
        return performRecording();
    m_correction->offer(effectOf(*change), m_fields->hasAwards());
    showSheet();
}

QString SheetView::effectOf(const Change& change) const {
    const auto after = changed(m_book.event(), change);
    if (!after)
        return {};
    const auto nameOf = [this](const PlayerId& id) { return playerName(m_book.event(), id); };
    return m_book.wording().outcomeChange(outcomeChange(m_book.event(), *after), nameOf);
}

void SheetView::performRecording() {
    const bool isFirst = !m_sheet->isRecorded();
    const Correction correction
        = m_correction->isHidden() ? Correction() : m_correction->correction();
    if (!m_book.perform(m_fields->recording(correction)))
        return refuse(Refusal::NotSaved);
    m_correction->hide();
    m_refused->hide();
    m_triedToRecord = false;
    m_leadsToNext = isFirst && m_fields->leadsToNext();
    m_sheet->setReading(m_sheet->isRecorded());
    Q_EMIT recorded();
}

void SheetView::acceptWarnings() {
    if (!m_book.canWrite())
        return;
    if (isReading()) {
        m_fields->acceptRecorded();
        m_fields->comeBackTo(fieldNow()); // an extra Enter must not press Correct
        return;
    }
    const bool isOdd = m_fields->isOdd();
    m_fields->acceptTyped();
    if (m_fields->isOdd()) { // red values stay
        m_lookedAt = m_sheet->text();
        refuse(Refusal::Odd);
    } else if (isOdd && m_refused->hasFocus()) {
        m_refused->refuse(
            tr("Accepted. Press %1 to record the result.").arg(keyName(DeskKey::Record)));
    } else if (!refuses()) {
        m_fields->comeBackTo(fieldNow());
    }
}

void SheetView::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

/// Keys of the record button, which is outside of the sheet.
bool SheetView::eventFilter(QObject* watched, QEvent* event) {
    const bool isEscape = watched == m_acts && event->type() == QEvent::KeyPress
                          && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape;
    if (isEscape)
        Q_EMIT left();
    return isEscape || QWidget::eventFilter(watched, event);
}

/// Sets the tab order here: the parts of a sheet are added to the window at different times.
void SheetView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (m_record->window() == window()) // i.e. in the bar above
        m_fields->orderTabs(*m_record);
}

} // namespace mentat

#include "moc_sheet_fields.cpp"
#include "moc_sheet_view.cpp"
