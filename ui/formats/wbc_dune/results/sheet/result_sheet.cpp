#include "ui/formats/wbc_dune/results/sheet/result_sheet.h"

#include "app/session/formats/wbc_dune/sheet/sheet_fields.h"
#include "app/session/typing/typed_time.h"
#include "reports/wording/formats/wbc_dune/sheet_wording.h"
#include "scoring/formats/wbc_dune/games/result_letters.h"
#include "ui/formats/wbc_dune/results/sheet/row_commands.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_area.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_outcome.h"
#include "ui/heats/results/correction_panel.h"
#include "ui/heats/results/player_choice.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/measure.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/typing/late_end.h"
#include "ui/typing/refused_bar.h"

#include <QApplication>
#include <QMenu>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The letters of the alliance that one of its members was named of, without those.
QString restOfAlliance(const QString& alliances, const QString& named) {
    for (QString alliance : alliances.toUpper().split(u' ', Qt::SkipEmptyParts)) {
        if (!alliance.contains(named.back(), Qt::CaseInsensitive))
            continue;
        for (const QChar letter : named.toUpper())
            alliance.remove(letter);
        return alliance;
    }
    return {};
}

} // namespace

ResultSheet::ResultSheet(const PageContext& pageContext, const GameAddress& place, QWidget* parent)
    : HeatSheet(parent)
    , m_book(pageContext.book)
    , m_sheet(new TypedSheet(pageContext.book, place))
    , m_title(new TextLabel(TextLevel::GroupTitle))
    , m_draft(wrapped(named(new TextLabel(TextLevel::Weak), u"sheetDraft"_s)))
    , m_area(new SheetArea(pageContext.book.wording()))
    , m_refused(new RefusedBar)
    , m_outcome(new SheetOutcome)
    , m_correction(new CorrectionPanel)
    , m_players(new PlayerChoice)
    , m_course(std::make_unique<SheetCourse>(*m_sheet, *m_area, *m_correction))
    , m_rows(new RowCommands(m_book, {*m_sheet, *m_course, *m_area, *m_players}, this)) {
    setObjectName(u"resultSheet"_s);
    m_sheet->setParent(this);
    build();
    connectParts();
    load();
}

ResultSheet::~ResultSheet() {
    // The focus may go from field to field while they are deleted.
    disconnect(&m_area->form(), nullptr, this, nullptr);
}

void ResultSheet::build() {
    keepToMeasure(*this, widestSheet);
    m_draft->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* head = addParts(bareRow(), {m_title, {m_draft, 1}});
    constexpr int all = 100; // before the empty room below
    addParts(bareColumn(this, space::small),
             {head, {m_area, all}, m_refused, m_players, m_correction, m_outcome, FreeRoom{0}});
    addParts(bareRow(&acts()), {m_outcome->recordButton()});
    m_outcome->takeTabFrom(m_area->note());
}

void ResultSheet::connectParts() {
    connectFields();
    connectPanels();
    connect(m_sheet, &TypedSheet::changed, this, &ResultSheet::showSheet);
    // Later: a menu by which the draft was thrown away has the focus yet.
    connect(m_sheet, &TypedSheet::replaced, this, &ResultSheet::goOnTyping, Qt::QueuedConnection);
}

void ResultSheet::connectFields() {
    const SheetForm* form = &m_area->form();
    connect(form, &SheetForm::entered, this, [this](const SheetField& field) {
        m_course->setCurrent(field);
        if (m_ledTo != field)
            m_ledTo.reset();
        Q_EMIT stateChanged();
    });
    connect(form, &SheetForm::typed, this, &ResultSheet::type);
    connect(form, &SheetForm::completed, this, &ResultSheet::completeField);
    connect(form, &SheetForm::refused, this, [this] { (void)m_sheet->refuses(); });
    connect(form, &SheetForm::steppedBack, this,
            [this](const SheetField& field) { m_course->moveBack(field); });
    connect(form, &SheetForm::arrowed, this, [this](const SheetField& field, int rows, int fields) {
        m_course->moveBy(field, rows, fields);
    });
    connect(form, &SheetForm::commanded, this, &ResultSheet::command);
    connect(form, &SheetForm::escaped, this, &ResultSheet::left);
    connect(form, &SheetForm::menuWanted, this, &ResultSheet::offerRowActs);
    connect(m_area, &SheetArea::controlLeft, this, &ResultSheet::toggleControlGrid);
    connect(m_area, &SheetArea::controlTyped, this,
            [this](const std::map<Stronghold, QString>& held) {
                SheetText text = m_sheet->text();
                text.control = held;
                m_sheet->take(text);
            });
    connect(m_area, &SheetArea::noteTyped, this, [this](const QString& note) {
        SheetText text = m_sheet->text();
        text.note = note;
        if (text.note != m_sheet->text().note)
            m_sheet->take(text);
    });
}

void ResultSheet::connectPanels() {
    connect(m_outcome, &SheetOutcome::recordWanted, this,
            [this] { isReading() ? beginTyping() : record(); });
    connect(m_outcome, &SheetOutcome::acceptWanted, this, &ResultSheet::acceptWarnings);
    connect(m_refused, &RefusedBar::markWanted, this, &ResultSheet::leadToMark);
    connect(m_refused, &RefusedBar::left, this, &ResultSheet::left);
    connect(m_correction, &CorrectionPanel::accepted, this, &ResultSheet::performRecording);
    connect(m_correction, &CorrectionPanel::givenUp, this, &ResultSheet::closeCorrection);
    connect(m_rows, &RowCommands::askingChanged, this, &ResultSheet::showSheet);
}

NameOf ResultSheet::names() const {
    return [this](const PlayerId& id) { return playerName(m_book.event(), id); };
}

void ResultSheet::load() {
    const Event& event = m_book.event();
    m_area->form().setAllianceSize(event.settings.allianceSize.value());
    m_area->setFactions(factionLetters(event.details.sets));
    m_course->setAllValues(place().round.isAdvanced());
    m_sheet->setReading(m_sheet->isRecorded());
}

void ResultSheet::setPosition(const QString& text) {
    m_position = text;
    showSheet();
}

void ResultSheet::beginTyping() {
    if (!m_book.canWrite())
        return;
    m_sheet->setReading(false);
    m_book.settle(); // that it is recorded is known by now
    focusNextOpen();
}

void ResultSheet::toggleRecorded() {
    if (isReading())
        beginTyping();
    else if (m_sheet->isRecorded())
        m_sheet->setReading(true);
    focusNextOpen();
}

/// What is typed next begins where this sheet is to be gone on with.
void ResultSheet::goOnTyping() {
    const QWidget* focus = QApplication::focusWidget();
    if (!isReading() && focus && isAncestorOf(focus))
        focusNextOpen({});
}

// "9/3": a kind of field, and its row where it has one.
QString ResultSheet::fieldNow() const {
    const SheetField& field = current();
    const QString kind = QString::number(static_cast<int>(field.kind));
    return field.row ? u"%1/%2"_s.arg(kind).arg(*field.row) : kind;
}

void ResultSheet::goOn(const QString& stopped) {
    if (!m_refused->isHidden())
        return m_refused->setFocus();
    if (stopped.isEmpty())
        return focusNextOpen();
    SheetField field{static_cast<FieldKind>(stopped.section(u'/', 0, 0).toInt())};
    if (stopped.contains(u'/'))
        field.row = stopped.section(u'/', 1).toInt();
    focusNextOpen(field);
    // What was typed there is not typed over by whoever goes on unseen.
    SheetEdit* edit = m_area->form().edit(current());
    if (edit && edit->hasFocus() && isTyped())
        edit->end(false);
}

void ResultSheet::focusNextOpen(const std::optional<SheetField>& stopped) {
    m_course->focusNextOpen(stopped);
}

void ResultSheet::focus(const SheetField& field) {
    m_course->focus(field);
}

QString ResultSheet::titleText() const {
    const Game& recorded = *m_sheet->game();
    QStringList title;
    title.append(place().round.isAdvanced() ? tr("Final")
                                            : tr("Table %1").arg(place().table.value()));
    if (recorded.expansion)
        title.append(tr("expansion"));
    if (recorded.isVoid)
        title.append(tr("void"));
    return title.join(u" · "_s);
}

/// Beside the sheet's place among the others: how what it shows is kept.
QString ResultSheet::stateText() const {
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

void ResultSheet::showSheet() {
    if (isReading() && !m_refused->isHidden()) { // what was refused is gone
        m_refused->hide();
        focusNextOpen();
    }
    m_area->setReadOnly(isReading());
    m_title->setText(titleText());
    m_draft->setText(stateText());
    // What is typed may leave its own field with nothing to ask, and Qt would go on to any other.
    const SheetField typedIn = current();
    const SheetEdit* edit = m_area->form().edit(typedIn);
    const bool isTypedIn = edit && edit->hasFocus();
    m_area->showState(state(), m_book.event(), names(), m_course->allValues());
    if (isTypedIn && m_area->form().edit(typedIn) == edit && edit->isHidden())
        m_course->moveOnByItself(typedIn);
    m_outcome->showState(state(), m_book.event(), m_book.wording(), names());
    // One thing at a time, where there is little room.
    const bool isAsked = !m_correction->isHidden() || !m_players->isHidden();
    m_outcome->setVisible(!isAsked);
    m_outcome->setRecordText(!m_book.canWrite() || isAsked ? QString()
                             : isReading()                 ? tr("Correct")
                             : m_sheet->isRecorded()       ? tr("Record the change")
                                                           : tr("Record"),
                             sequenceOf(isReading() ? DeskKey::CorrectResult : DeskKey::Record));
    showRemarks();
    Q_EMIT stateChanged();
}

void ResultSheet::resizeEvent(QResizeEvent* event) {
    HeatSheet::resizeEvent(event);
    m_area->fitHeight();
}

QString ResultSheet::remarkText(const SheetRemark& remark) const {
    return sheetRemarkText(m_book.wording(), remark.what, state().reading.game.turns);
}

void ResultSheet::showRemarks() {
    std::map<SheetField, SheetEdit::Mark> marks;
    std::map<SheetField, QString> sentences; // of one field one a line
    for (const SheetRemark& remark : remarksOn(state(), m_triedToRecord)) {
        if (isAwaited(state(), remark))
            continue;
        auto& mark = marks[remark.field];
        mark = std::max(mark, remark.isError ? SheetEdit::Mark::Wrong : SheetEdit::Mark::Warning);
        QString& said = sentences[remark.field];
        said += said.isEmpty() ? remarkText(remark) : QString(u'\n' + remarkText(remark));
    }
    m_area->form().showMarks(marks, sentences);
}

void ResultSheet::type(const SheetField& field, const QString& typed) {
    m_course->setCurrent(field);
    m_ledTo.reset();
    m_sheet->take(typedInto(m_sheet->text(), field, typed));
    // The one letter names the whole alliance.
    const bool isNamed = field.kind == FieldKind::Winners && !typed.isEmpty()
                         && m_sheet->text().victory == Victory::Alliance;
    if (isNamed && state().winners.size() > 1) {
        m_course->moveOn(field);
        // Whoever names the others too means this field, not a faction of the next.
        expectLateEnd(restOfAlliance(m_sheet->text().alliances, typed));
    }
}

void ResultSheet::completeField(const SheetField& field, bool byItself) {
    if (byItself)
        m_course->moveOnByItself(field);
    else if (isReading() && m_sheet->refuses() && m_book.canWrite())
        m_area->form().flash(field);
    else
        m_course->moveOn(field);
}

void ResultSheet::command(const SheetField& field, QChar letter) {
    if (m_sheet->refuses())
        return;
    if (field.kind == FieldKind::HowWon) {
        SheetText text = m_sheet->text();
        text.conceded = !text.conceded;
        m_sheet->take(text);
    } else if (field.row) {
        m_rows->command(field, letter);
    } else {
        m_area->form().flash(field);
    }
}

void ResultSheet::endNow() {
    if (m_sheet->refuses() || m_refused->refuses())
        return;
    SheetText text = m_sheet->text();
    text.ended = timeToType(m_book.now());
    m_sheet->take(text);
    m_course->moveOnByItself({FieldKind::EndTime});
}

void ResultSheet::toggleControlGrid() {
    if (leadsToNextMark())
        return;
    // Of a result that waits for its verdict it begins the correction, as of every other.
    if (state().awaitsVerdict && !isTyped() && !std::exchange(m_corrects, true))
        return focus(fieldsInOrder(state(), m_course->allValues()).front());
    if (!m_area->toggleControlGrid())
        focus(current());
}

void ResultSheet::actInRow(DeskKey key) {
    const SheetField field = current(); // a menu may have had the focus
    if (!field.row || m_sheet->refuses())
        return;
    focus(field);
    m_rows->act(field, key);
}

void ResultSheet::offerRowActs(const SheetField& field, QMenu& menu) {
    if (!field.row || isReading())
        return;
    menu.addSeparator();
    for (const RowAct& act : rowActs()) {
        QAction* action = menu.addAction(RowCommands::tr(act.text), this,
                                         [this, key = act.key] { actInRow(key); });
        action->setShortcut(sequenceOf(act.key));
        action->setShortcutVisibleInContextMenu(true);
    }
}

void ResultSheet::toggleAllValues() {
    if (m_refused->refuses())
        return;
    m_course->setAllValues(!m_course->allValues());
    showSheet();
    focus(current());
}

void ResultSheet::addPlayer() {
    m_rows->addPlayer();
}

void ResultSheet::removePlayer() {
    m_rows->removePlayer();
}

} // namespace mentat
