#include "ui/formats/wbc_dune/results/sheet/sheet_area.h"

#include "reports/wording/formats/wbc_dune/sheet_wording.h"
#include "scoring/formats/wbc_dune/games/map.h"
#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/formats/wbc_dune/results/sheet/control_grid_view.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_head.h"
#include "ui/formats/wbc_dune/results/sheet/sheet_rows.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"

#include <QKeyEvent>
#include <QPlainTextEdit>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Columns of the control grid: more than any game has turns, so that a number that was mistyped or
/// pasted makes no thousands of cells.
constexpr int mostTurnsInGrid = 60;

} // namespace

SheetArea::SheetArea(const Wording& wording, QWidget* parent)
    : QScrollArea(parent)
    , m_wording(wording)
    , m_head(new SheetHead(wording))
    , m_rows(new SheetRows(wording))
    , m_grid(new ControlGridView(fieldRuleText(wording.language(), FieldKind::Control)))
    , m_note(named(new QPlainTextEdit, u"sheetNote"_s, tr("Game note"))) {
    build();
    connect(m_grid, &ControlGridView::entered, this,
            [this](QWidget* cell) { ensureWidgetVisible(cell); });
    connect(m_grid, &ControlGridView::left, this, &SheetArea::controlLeft);
    connect(m_grid, &ControlGridView::typed, this, &SheetArea::controlTyped);
    connect(m_note, &QPlainTextEdit::textChanged, this,
            [this] { Q_EMIT noteTyped(m_note->toPlainText()); });
}

void SheetArea::build() {
    m_note->setPlaceholderText(tr("Game note, for the report"));
    m_note->setTabChangesFocus(true);
    m_note->installEventFilter(this);
    m_note->setFixedHeight(2 * fontMetrics().lineSpacing() + 2 * space::small);
    m_grid->hide();
    auto* inner = new QWidget;
    addParts(columnWithin(inner, {0, 0, space::small, 0}, space::medium),
             {m_head, m_rows, m_grid, m_note, FreeRoom{}});
    for (SheetEdit* edit : m_head->edits())
        add(*edit);
    setWidget(inner);
    makeBare(*this);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QWidget& SheetArea::note() const {
    return *m_note;
}

void SheetArea::add(SheetEdit& edit) {
    m_edits.insert_or_assign(edit.field(), &edit);
    edit.setFactions(m_factions);
    edit.setReadOnly(m_readOnly);
    Q_EMIT added(edit);
}

void SheetArea::makeRows(size_t count) {
    std::erase_if(m_edits, [](const auto& entry) { return entry.first.row.has_value(); });
    QWidget* before = m_head->edits().back();
    for (SheetEdit* edit : m_rows->makeRows(count)) {
        add(*edit);
        setTabOrder(before, edit);
        before = edit;
    }
}

SheetEdit* SheetArea::edit(const SheetField& field) const {
    const auto found = m_edits.find(field);
    return found == m_edits.end() ? nullptr : found->second;
}

void SheetArea::flash(const SheetField& field) {
    if (SheetEdit* typedIn = edit(field))
        typedIn->flash();
}

void SheetArea::setAllianceSize(int players) {
    m_edits.at({FieldKind::Alliances})->setGroupSize(players);
}

void SheetArea::setFactions(const QString& letters) {
    m_factions = letters;
    for (const auto& [field, edit] : m_edits)
        edit->setFactions(letters);
    m_grid->setFactions(letters);
}

void SheetArea::setReadOnly(bool readOnly) {
    m_readOnly = readOnly;
    for (const auto& [field, edit] : m_edits)
        edit->setReadOnly(readOnly);
    if (m_note->isReadOnly() != readOnly)
        m_note->setReadOnly(readOnly);
}

void SheetArea::showState(const SheetState& state, const Event& event, const NameOf& nameOf,
                          bool allValues) {
    m_head->showState(state);
    if (m_rows->count() != state.text.rows.size())
        makeRows(state.text.rows.size());
    m_rows->showState(state, event.settings, nameOf, allValues);
    for (const auto& [field, edit] : m_edits)
        edit->setRolledAgain(isRolledAgain(state, field));
    showControl(state, event);
    if (m_note->toPlainText() != state.text.note)
        m_note->setPlainText(state.text.note);
}

void SheetArea::showMarks(const std::map<SheetField, SheetEdit::Mark>& marks,
                          const std::map<SheetField, QString>& sentences) {
    for (const auto& [field, edit] : m_edits) {
        const auto mark = marks.find(field);
        const auto sentence = sentences.find(field);
        edit->setMark(mark == marks.end() ? SheetEdit::Mark::None : mark->second,
                      sentence == sentences.end() ? QString() : sentence->second);
    }
    m_head->showFindings(sentences, marks);
    m_rows->showFindings(sentences, marks);
}

void SheetArea::showControl(const SheetState& state, const Event& event) {
    const Game& game = state.reading.game;
    const int turns = game.turns ? game.turns->value() : event.settings.turnLimit.value();
    const auto strongholds = strongholdsOnSheet(game, event.details);
    QStringList names;
    for (const Stronghold stronghold : strongholds)
        names.append(m_wording.strongholdName(stronghold));
    m_grid->setShape(strongholds, names, std::min(turns, mostTurnsInGrid));
    m_grid->setHolders(state.text.control);
}

void SheetArea::focusOn(const SheetField& field) {
    if (field.kind == FieldKind::Note) {
        m_note->setFocus(Qt::OtherFocusReason);
    } else if (field.kind == FieldKind::Control) {
        if (m_grid->isHidden())
            toggleControlGrid();
        m_grid->focusFirst();
    } else if (SheetEdit* wanted = edit(field)) {
        m_rows->reveal(field);
        wanted->setFocus(Qt::OtherFocusReason);
        wanted->beginTyping();
        ensureWidgetVisible(wanted);
    }
}

bool SheetArea::toggleControlGrid() {
    const bool opens = m_grid->isHidden();
    m_grid->setVisible(opens);
    if (opens)
        m_grid->focusFirst();
    return opens;
}

void SheetArea::fitHeight() {
    const QLayout& fields = *widget()->layout();
    const int width = viewport()->width();
    const int height = fields.hasHeightForWidth() ? fields.totalHeightForWidth(width)
                                                  : fields.sizeHint().height();
    setMaximumHeight(height);
    Q_EMIT heightFitted(height);
}

bool SheetArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_note && event->type() == QEvent::KeyPress) {
        // Behind the last field an Enter too many is no line of the note.
        const bool isBlank = m_note->toPlainText().trimmed().isEmpty();
        return isBlank && isPlainEnter(*static_cast<QKeyEvent*>(event));
    }
    // A line came in below a row, or went.
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fitHeight();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace mentat
