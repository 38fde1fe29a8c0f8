#include "ui/dune/results/sheet/dune_fields.h"

#include "app/session/dune/sheet/sheet_fields.h"
#include "app/session/rounds/result_acts.h"
#include "app/session/typing/typed_values.h"
#include "reports/wording/dune/sheet_wording.h"
#include "scoring/dune/games/factions.h"
#include "ui/dune/results/sheet/sheet_area.h"
#include "ui/dune/results/sheet/sheet_course.h"
#include "ui/dune/results/sheet/sheet_head.h"
#include "ui/look/spacing.h"
#include "ui/typing/late_end.h"

#include <QMenu>
#include <QTimer>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The alliance's letters other than those already named.
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

// "9/3": the kind of field, and its row if any.
QString wordOf(const SheetField& field) {
    const QString kind = QString::number(static_cast<int>(field.kind));
    return field.row ? u"%1/%2"_s.arg(kind).arg(*field.row) : kind;
}

SheetField fieldOfWord(const QString& word) {
    SheetField field{static_cast<FieldKind>(word.section(u'/', 0, 0).toInt())};
    if (word.contains(u'/'))
        field.row = word.section(u'/', 1).toInt();
    return field;
}

} // namespace

DuneFields::DuneFields(OpenBook& book, SheetDraft& sheet, const GameAddress& place)
    : TableFields(book, sheet, place)
    , m_typed(book, sheet, place)
    , m_area(new SheetArea(book.wording()))
    , m_outcome(new SheetOutcome)
    , m_course(std::make_unique<SheetCourse>(m_typed, *m_area,
                                             [this] {
                                                 if (m_shown.isAsked)
                                                     Q_EMIT endReached();
                                                 return m_shown.isAsked;
                                             }))
    , m_rows(new RowCommands(book, {m_typed, *m_course, *m_area}, this)) {
    addParts(bareColumn(this), {m_area});
    connect(&sheet, &SheetDraft::changed, this, [this] { m_typed.read(); });
    connectArea();
    connect(m_outcome, &SheetOutcome::acceptWanted, this, &DuneFields::acceptWanted);
    connect(m_rows, &RowCommands::playerWanted, this, &DuneFields::playerWanted);
    const Event& event = book.event();
    m_area->setAllianceSize(event.settings.allianceSize.value());
    m_area->setFactions(factionLetters(event.details.sets));
    m_course->setAllValues(place.round.isAdvanced());
}

DuneFields::~DuneFields() {
    // Deleting fields may move the focus through them.
    for (SheetEdit* edit : m_area->findChildren<SheetEdit*>())
        edit->disconnect(this);
}

void DuneFields::connectField(SheetEdit& edit) {
    const SheetField field = edit.field();
    connect(&edit, &SheetEdit::entered, this, [this, field] {
        m_course->setCurrent(field);
        if (m_ledTo != field)
            m_ledTo.reset();
        Q_EMIT stateChanged();
    });
    connect(&edit, &SheetEdit::typed, this,
            [this, field](const QString& text) { type(field, text); });
    connect(&edit, &SheetEdit::completed, this,
            [this, field](bool byItself) { completeField(field, byItself); });
    connect(&edit, &SheetEdit::refused, this, [this] { (void)m_sheet.refuses(); });
    connect(&edit, &SheetEdit::steppedBack, this, [this, field] { m_course->moveBack(field); });
    connect(&edit, &SheetEdit::arrowed, this,
            [this, field](int rows, int fields) { m_course->moveBy(field, rows, fields); });
    connect(&edit, &SheetEdit::commanded, this,
            [this, field](QChar letter) { command(field, letter); });
    connect(&edit, &SheetEdit::escaped, this, &DuneFields::left);
    connect(&edit, &SheetEdit::menuWanted, this,
            [this, field](QMenu& menu) { offerRowActs(field, menu); });
}

void DuneFields::connectArea() {
    for (SheetEdit* edit : m_area->findChildren<SheetEdit*>())
        connectField(*edit);
    connect(m_area, &SheetArea::added, this, &DuneFields::connectField);
    connect(m_area, &SheetArea::heightFitted, this, &QWidget::setMaximumHeight);
    connect(m_area, &SheetArea::controlLeft, this, &DuneFields::toggleControlGrid);
    connect(m_area, &SheetArea::controlTyped, this,
            [this](const std::map<Stronghold, QString>& held) {
                SheetText text = m_typed.text();
                text.control = held;
                m_typed.take(text);
            });
    connect(m_area, &SheetArea::noteTyped, this, [this](const QString& note) {
        SheetText text = m_typed.text();
        text.note = note;
        if (text.note != m_typed.text().note)
            m_typed.take(text);
    });
}

NameOf DuneFields::names() const {
    return [this](const PlayerId& id) { return playerName(m_book.event(), id); };
}

QString DuneFields::title() const {
    QStringList title;
    title.append(place().round.isAdvanced() ? tr("Final")
                                            : tr("Table %1").arg(place().table.value()));
    if (game().variant)
        title.append(tr("expansion"));
    if (game().isVoid)
        title.append(tr("void"));
    return title.join(u" · "_s);
}

QWidget* DuneFields::outcome() const {
    return m_outcome;
}

void DuneFields::orderTabs(QWidget& last) {
    m_outcome->orderTabs(m_area->note(), last);
}

void DuneFields::showSheet(const Shown& shown) {
    m_shown = shown;
    m_area->setReadOnly(m_sheet.isReading());
    // Typing may hide the field it was typed into; Qt would then move the focus anywhere.
    const SheetField typedIn = current();
    const SheetEdit* edit = m_area->edit(typedIn);
    const bool isTypedIn = edit && edit->hasFocus();
    showState();
    if (isTypedIn && m_area->edit(typedIn) == edit && edit->isHidden())
        m_course->moveOnByItself(typedIn);
    m_outcome->showState(state(), m_book.event(), m_book.wording(), names());
    showRemarks();
}

void DuneFields::showState() {
    m_area->showState(state(), m_book.event(), names(), m_course->allValues());
}

void DuneFields::resizeEvent(QResizeEvent* event) {
    TableFields::resizeEvent(event);
    m_area->fitHeight();
}

void DuneFields::showRemarks() {
    std::map<SheetField, SheetEdit::Mark> marks;
    std::map<SheetField, QString> sentences; // one line per remark
    for (const SheetRemark& remark : remarksOn(state(), m_shown.isTried)) {
        if (isAwaited(state(), remark))
            continue;
        auto& mark = marks[remark.field];
        mark = std::max(mark, remark.isError ? SheetEdit::Mark::Wrong : SheetEdit::Mark::Warning);
        const QString text
            = sheetRemarkText(m_book.wording(), remark.what, state().reading.game.turns);
        QString& said = sentences[remark.field];
        said += said.isEmpty() ? text : QString(u'\n' + text);
    }
    m_area->showMarks(marks, sentences);
}

QString DuneFields::fieldNow() const {
    return wordOf(current());
}

void DuneFields::goOn(const QString& stopped) {
    if (stopped.isEmpty())
        return m_course->focusNextOpen({});
    m_course->focusNextOpen(fieldOfWord(stopped));
    // Typing blindly must not overwrite the field's text.
    SheetEdit* edit = m_area->edit(current());
    if (edit && edit->hasFocus() && m_sheet.isTyped())
        edit->end(false);
}

void DuneFields::comeBackTo(const QString& field) {
    focus(fieldOfWord(field));
}

void DuneFields::type(const SheetField& field, const QString& typed) {
    m_course->setCurrent(field);
    m_ledTo.reset();
    m_typed.take(typedInto(m_typed.text(), field, typed));
    // One letter names the whole alliance.
    const bool isNamed = field.kind == FieldKind::Winners && !typed.isEmpty()
                         && m_typed.text().victory == Victory::Alliance;
    if (isNamed && state().winners.size() > 1) {
        m_course->moveOn(field);
        // More letters of the alliance belong to this field, not to the next faction.
        expectLateEnd(restOfAlliance(m_typed.text().alliances, typed));
    }
}

void DuneFields::completeField(const SheetField& field, bool byItself) {
    if (byItself)
        m_course->moveOnByItself(field);
    else if (m_sheet.isReading() && m_sheet.refuses() && m_book.canWrite())
        m_area->flash(field);
    else
        m_course->moveOn(field);
}

void DuneFields::command(const SheetField& field, QChar letter) {
    if (m_sheet.refuses())
        return;
    if (field.kind == FieldKind::HowWon) {
        SheetText text = m_typed.text();
        text.conceded = !text.conceded;
        m_typed.take(text);
    } else if (field.row) {
        m_rows->command(field, letter);
    } else {
        m_area->flash(field);
    }
}

void DuneFields::endNow() {
    if (m_sheet.refuses())
        return;
    SheetText text = m_typed.text();
    text.ended = timeToType(m_book.now());
    m_typed.take(text);
    m_course->moveOnByItself({FieldKind::EndTime});
}

void DuneFields::toggleControlGrid() {
    if (leadsToNextMark())
        return;
    // For a result that waits for its verdict, begin the correction, as for any other result.
    if (state().awaitsVerdict && !m_sheet.isTyped() && !std::exchange(m_corrects, true))
        return focus(fieldsInOrder(state(), m_course->allValues()).front());
    if (!m_area->toggleControlGrid())
        focus(current());
}

void DuneFields::toggleAllValues() {
    m_course->setAllValues(!m_course->allValues());
    showSheet(m_shown);
    focus(current());
}

void DuneFields::actInRow(DeskKey key) {
    const SheetField field = current(); // a menu may have taken the focus
    if (!field.row || m_sheet.refuses())
        return;
    focus(field);
    m_rows->act(field, key);
}

void DuneFields::offerRowActs(const SheetField& field, QMenu& menu) {
    if (!field.row || m_sheet.isReading())
        return;
    menu.addSeparator();
    for (const RowAct& act : rowActs()) {
        QAction* action
            = menu.addAction(say(act.text), this, [this, key = act.key] { actInRow(key); });
        action->setShortcut(sequenceOf(act.key));
        action->setShortcutVisibleInContextMenu(true);
    }
}

void DuneFields::beginAdding() {
    m_rows->beginAdding();
}

void DuneFields::takePlayer(const std::optional<PlayerId>& player) {
    m_rows->takePlayer(player);
}

void DuneFields::removePlayer() {
    m_rows->removePlayer();
}

std::optional<SheetField> DuneFields::fieldInTheWay() const {
    if (!state().reading.problems.empty())
        return state().reading.problems.front().field;
    const Findings errors = reviewGame(m_book.event(), place(), m_typed.outcome()).errors;
    return errors.empty() ? std::nullopt : std::optional(fieldOf(errors.front().where));
}

bool DuneFields::isOdd() const {
    return !state().openWarnings().empty() || !state().beyond.empty() || state().endToCome;
}

QString DuneFields::refusal(Refusal why) {
    QString sentence;
    switch (why) {
    case Refusal::Wrong:
        m_marked = fieldInTheWay().value_or(current());
        sentence = tr("Nothing is recorded yet: fix what is marked in red. %1 goes to it.");
        break;
    case Refusal::Odd:
        m_marked = !state().beyond.empty() ? fieldOf(state().beyond.front())
                   : state().endToCome     ? SheetField{FieldKind::EndTime}
                                           : fieldOf(state().openWarnings().front().where);
        sentence = !state().beyond.empty()
                       ? tr("Check what is marked in red. %1 goes to it. Press Ctrl+Enter again to "
                            "record it as it is; F6 accepts only what is amber.")
                       : tr("Check what is marked first. %1 goes to it. Press Ctrl+Enter again to "
                            "record it as it is, or F6 to accept the warnings.");
        break;
    case Refusal::NotSaved:
        m_marked = current();
        sentence = tr("Nothing is recorded. %1 goes back to the sheet.");
        break;
    }
    // Scroll there once the bar has its place.
    QTimer::singleShot(0, this, [this] {
        if (SheetEdit* edit = m_area->edit(m_marked))
            m_area->ensureWidgetVisible(edit);
    });
    return sentence.arg(keyName(DeskKey::CorrectResult));
}

void DuneFields::leadToMark() {
    focus(m_marked);
    m_ledTo = current();
}

/// In the order of typing: the errors, or if there are none, the warnings.
std::vector<SheetField> DuneFields::markedFields() const {
    auto remarks = remarksOn(state(), m_shown.isTried);
    std::erase_if(remarks,
                  [this](const SheetRemark& remark) { return isAwaited(state(), remark); });
    const bool anyError = std::ranges::any_of(remarks, &SheetRemark::isError);
    const auto order = fieldsInOrder(state(), m_course->allValues());
    const auto isMarked = [&](const SheetField& field) {
        return std::ranges::any_of(remarks, [&](const SheetRemark& remark) {
            return remark.field == field && remark.isError == anyError;
        });
    };
    std::vector<SheetField> marked;
    std::ranges::copy_if(order, std::back_inserter(marked), isMarked);
    return marked;
}

bool DuneFields::leadsToNextMark() {
    const SheetEdit* edit = m_ledTo ? m_area->edit(*m_ledTo) : nullptr;
    if (!edit || !edit->hasFocus())
        return false;
    const auto marked = markedFields();
    const auto here = std::ranges::find(marked, m_marked);
    const bool isAlone = marked.empty() || (marked.size() == 1 && here != marked.end());
    if (isAlone) {
        m_area->flash(*m_ledTo);
        return true;
    }
    m_marked = here == marked.end() || here + 1 == marked.end() ? marked.front() : *(here + 1);
    leadToMark();
    return true;
}

QString DuneFields::takeReason() {
    return m_outcome->takeReason();
}

void DuneFields::acceptTyped() {
    SheetText text = m_typed.text();
    accept(text.accepted, state().rulesToAccept(), takeReason());
    m_typed.acceptEnd();
    m_typed.take(text);
}

} // namespace mentat

#include "moc_dune_fields.cpp"
