#include "ui/dune/results/sheet/sheet_area.h"

#include "reports/wording/dune/dune_names.h"
#include "reports/wording/dune/sheet_wording.h"
#include "scoring/dune/games/map.h"
#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/dune/results/sheet/sheet_head.h"
#include "ui/dune/results/sheet/sheet_rows.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/typing/late_end.h"

#include <QApplication>
#include <QGridLayout>
#include <QKeyEvent>
#include <QPlainTextEdit>
#include <QScrollBar>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

ControlGridView::ControlGridView(const QString& rule, QWidget* parent)
    : QWidget(parent)
    , m_rule(rule)
    , m_grid(new QGridLayout(this)) {
    setObjectName(u"controlGrid"_s);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(space::tight);
}

void ControlGridView::setShape(const std::vector<Stronghold>& strongholds, const QStringList& names,
                               int turns) {
    if (strongholds == m_strongholds && turns == m_turns)
        return;
    m_strongholds = strongholds;
    m_turns = turns;
    m_cells.clear();
    while (QLayoutItem* item = m_grid->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (int turn = 0; turn < turns; ++turn)
        m_grid->addWidget(new TextLabel(TextLevel::Weak, QString::number(turn + 1)), 0, turn + 1,
                          Qt::AlignHCenter);
    for (int row = 0; row < static_cast<int>(strongholds.size()); ++row) {
        m_grid->addWidget(new QLabel(names[row]), row + 1, 0);
        for (int turn = 0; turn < turns; ++turn)
            makeCell(row, turn, names[row]);
    }
    m_grid->setColumnStretch(turns + 1, 1);
}

void ControlGridView::makeCell(int row, int turn, const QString& name) {
    auto* edit = new SheetEdit({FieldKind::Control, row});
    edit->setAccessibleName(tr("%1 in turn %2").arg(name).arg(turn + 1));
    edit->setWhatsThis(m_rule);
    edit->setFactions(m_factions);
    edit->setAlignment(Qt::AlignHCenter);
    edit->setFixedWidth(fontMetrics().horizontalAdvance(u'W') + 2 * space::medium);
    m_grid->addWidget(edit, row + 1, turn + 1);
    m_cells.push_back(edit);
    connect(edit, &SheetEdit::entered, this, [this, edit] { Q_EMIT entered(edit); });
    connect(edit, &SheetEdit::typed, this, &ControlGridView::takeIn);
    connect(edit, &SheetEdit::completed, this, [=, this](bool byItself) {
        goTo(row, turn + 1);
        if (byItself)
            expectLateEnd();
    });
    connect(edit, &SheetEdit::commanded, edit, &SheetEdit::flash); // the grid has no row to act on
    connect(edit, &SheetEdit::steppedBack, this, [=, this] { goTo(row, turn - 1); });
    connect(edit, &SheetEdit::arrowed, this,
            [=, this](int rows, int fields) { goTo(row + rows, turn + fields); });
    connect(edit, &SheetEdit::escaped, this, &ControlGridView::left);
}

SheetEdit* ControlGridView::cell(int row, int turn) const {
    return m_cells[static_cast<size_t>(row * m_turns + turn)];
}

/// The last turn leads to the next stronghold; the last stronghold leads out of the grid.
void ControlGridView::goTo(int row, int turn) {
    if (turn >= m_turns) {
        turn = 0;
        ++row;
    } else if (turn < 0) {
        turn = m_turns - 1;
        --row;
    }
    if (row >= static_cast<int>(m_strongholds.size()))
        Q_EMIT left();
    else if (row >= 0)
        cell(row, turn)->setFocus(Qt::OtherFocusReason);
}

void ControlGridView::setHolders(const std::map<Stronghold, QString>& holders) {
    for (size_t row = 0; row < m_strongholds.size(); ++row) {
        const auto found = holders.find(m_strongholds[row]);
        const QString letters = found == holders.end() ? QString() : found->second;
        for (int turn = 0; turn < m_turns; ++turn) {
            const QString letter = letters.mid(turn, 1);
            cell(static_cast<int>(row), turn)->showText(letter == u" "_s ? QString() : letter);
        }
    }
}

void ControlGridView::takeIn() {
    std::map<Stronghold, QString> holders;
    for (size_t row = 0; row < m_strongholds.size(); ++row) {
        QString letters;
        for (int turn = 0; turn < m_turns; ++turn) {
            const QString letter = cell(static_cast<int>(row), turn)->text();
            letters += letter.isEmpty() ? u' ' : letter.front();
        }
        while (letters.endsWith(u' '))
            letters.chop(1);
        if (!letters.isEmpty())
            holders.emplace(m_strongholds[row], letters);
    }
    Q_EMIT typed(holders);
}

void ControlGridView::focusFirst() {
    if (!m_cells.empty())
        m_cells.front()->setFocus(Qt::OtherFocusReason);
}

namespace {

/// Columns of the control grid: more turns than any game has, so that a mistyped or pasted number
/// does not create thousands of cells.
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
    connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, &SheetArea::showFocus);
}

void SheetArea::build() {
    m_note->setPlaceholderText(tr("Game note, for the report"));
    m_note->setTabChangesFocus(true);
    m_note->installEventFilter(this);
    m_note->viewport()->installEventFilter(this);
    m_note->setFixedHeight(2 * fontMetrics().lineSpacing() + 2 * space::small);
    m_grid->hide();
    auto* inner = new QWidget;
    addParts(columnWithin(inner, {0, 0, space::small, 0}, space::medium),
             {m_head, m_rows, m_grid, m_note, FreeSpace{}});
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
        names.append(strongholdName(m_wording.language(), stronghold));
    m_grid->setShape(strongholds, names, std::min(turns, mostTurnsInGrid));
    m_grid->setHolders(state.text.control);
}

void SheetArea::focusOn(const SheetField& field) {
    if (field.kind == FieldKind::Note) {
        const auto from = std::ranges::find_if(
            m_edits, [](const auto& entry) { return entry.second->hasFocus(); });
        m_ledToNoteFrom = from == m_edits.end() ? std::nullopt : std::optional(from->first);
        m_note->setFocus(Qt::OtherFocusReason);
        ensureWidgetVisible(m_note);
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

void SheetArea::showFocus() {
    QWidget* focus = QApplication::focusWidget();
    if (focus && widget()->isAncestorOf(focus))
        ensureWidgetVisible(focus);
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

bool SheetArea::refusesInNote(const QKeyEvent& key) {
    if (!m_note->toPlainText().trimmed().isEmpty())
        return false;
    const QString typed = typedText(key);
    const bool isDigit = !typed.isEmpty() && typed.front().isDigit();
    if (isDigit && m_ledToNoteFrom)
        flash(*m_ledToNoteFrom);
    return isPlainEnter(key) || (isDigit && m_ledToNoteFrom);
}

bool SheetArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_note && event->type() == QEvent::KeyPress)
        return refusesInNote(*static_cast<QKeyEvent*>(event));
    if (watched == m_note->viewport() && event->type() == QEvent::MouseButtonPress)
        m_ledToNoteFrom.reset();
    // A line below a row appeared or vanished.
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fitHeight();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace mentat

#include "moc_sheet_area.cpp"
