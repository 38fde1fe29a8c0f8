#include "ui/formats/wbc_dune/results/sheet/sheet_area.h"

#include "reports/wording/formats/wbc_dune/sheet_wording.h"
#include "scoring/formats/wbc_dune/games/map_limits.h"
#include "ui/desk/typed_text.h"
#include "ui/desk/widget_parts.h"
#include "ui/formats/wbc_dune/results/sheet/control_grid_view.h"
#include "ui/look/fitting/down_area.h"
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
    , m_form(new SheetForm(wording))
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
             {m_form, m_grid, m_note, FreeRoom{}});
    setWidget(inner);
    makeBare(*this);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QWidget& SheetArea::note() const {
    return *m_note;
}

void SheetArea::setFactions(const QString& letters) {
    m_form->setFactions(letters);
    m_grid->setFactions(letters);
}

void SheetArea::setReadOnly(bool readOnly) {
    m_form->setReadOnly(readOnly);
    if (m_note->isReadOnly() != readOnly)
        m_note->setReadOnly(readOnly);
}

void SheetArea::showState(const SheetState& state, const Event& event, const NameOf& nameOf,
                          bool allValues) {
    m_form->showState(state, event.settings, nameOf, allValues);
    showControl(state, event);
    if (m_note->toPlainText() != state.text.note)
        m_note->setPlainText(state.text.note);
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
    } else {
        m_form->focus(field);
        ensureWidgetVisible(m_form->edit(field));
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
