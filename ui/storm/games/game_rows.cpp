#include "ui/storm/games/game_rows.h"

#include "reports/wording/storm/storm_wording.h"
#include "ui/desk/keys.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/look/zoom.h"
#include "ui/typing/late_end.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int statusLetters = 3;
constexpr int totalLetters = 7;
constexpr int statusColumn = 1; // after the player's; then the status in words and the totals
constexpr int wordColumn = 2;
constexpr int fieldColumn = 2; // plus the field
constexpr int pointsColumn = 6;
constexpr int fieldInset = 6; // of a field's text, so that titles end where the numbers do

QString& partOf(GameTextRow& row, int field) {
    QString* const parts[] = {&row.status, &row.solaris, &row.favor, &row.spice};
    return *parts[field];
}

} // namespace

GameRows::GameRows(QWidget* parent) : QWidget(parent) {
    setLayout(bareColumn());
}

void GameRows::setRows(const std::vector<GameTextRow>& rows, const NameOf& nameOf) {
    QStringList names;
    for (const GameTextRow& row : rows)
        names.append(nameOf(row.player));
    if (rows == m_rows && names == m_names)
        return;
    m_rows = rows;
    m_names = names;
    m_lines.clear();
    delete m_inner;
    m_inner = new QWidget;
    m_grid = bareGrid<QGridLayout>(m_inner, space::small, space::tight);
    if (!rows.empty())
        addHeader();
    for (size_t row = 0; row < rows.size(); ++row)
        addLine(row, names[static_cast<qsizetype>(row)]);
    m_grid->setColumnStretch(pointsColumn + 1, 1);
    layout()->addWidget(m_inner);
}

void GameRows::addHeader() {
    const QStringList titles{tr("Player"), tr("Status"), QString(),           tr("Solaris"),
                             tr("Favor"),  tr("Spice"),  tr("Victory points")};
    for (int i = 0; i < titles.size(); ++i) {
        if (titles[i].isEmpty())
            continue;
        auto* title = new ColumnTitle(titles[i], i > wordColumn ? Qt::AlignRight : Qt::AlignLeft);
        if (i > wordColumn && i < pointsColumn)
            title->setContentsMargins(0, 0, zoomed(fieldInset), 0);
        m_grid->addWidget(title, 0, i);
    }
}

void GameRows::addLine(size_t row, const QString& name) {
    const int line = static_cast<int>(row) + 1;
    auto* label = new QLabel(name);
    label->setTextFormat(Qt::PlainText);
    m_grid->addWidget(label, line, 0);
    Line& made = m_lines.emplace_back();
    const QStringList titles{
        tr("Status of %1: G = Great House, A = active, R = renegade, E = eliminated"),
        tr("Solaris of %1"), tr("Favor of %1"), tr("Spice of %1")};
    for (int field = 0; field < FieldCount; ++field) {
        auto* edit = new QLineEdit(partOf(m_rows[row], field));
        edit->setObjectName(u"game%1-%2"_s.arg(row).arg(field));
        edit->setAccessibleName(titles[field].arg(name));
        edit->setReadOnly(!m_isEditable);
        const int letters = field == StatusField ? statusLetters : totalLetters;
        edit->setFixedWidth(letters * fontMetrics().horizontalAdvance(u'0') + space::page);
        if (field != StatusField)
            edit->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        edit->installEventFilter(this);
        connect(edit, &QLineEdit::textEdited, this, [this, row, field](const QString& text) {
            take(row, static_cast<Field>(field), text);
        });
        m_grid->addWidget(edit, line, field == StatusField ? statusColumn : fieldColumn + field);
        made.fields[static_cast<size_t>(field)] = edit;
    }
    made.status = new TextLabel(TextLevel::Weak);
    made.points = new QLabel;
    made.points->setObjectName(u"gamePoints%1"_s.arg(row));
    made.points->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_grid->addWidget(made.status, line, wordColumn);
    m_grid->addWidget(made.points, line, pointsColumn);
}

void GameRows::take(size_t row, Field field, const QString& text) {
    partOf(m_rows[row], field) = text;
    const auto status = field == StatusField ? statusOf(text) : std::nullopt;
    if (status) {
        m_rows[row].status = statusLetter(*status);
        m_lines[row].fields[StatusField]->setText(m_rows[row].status);
    }
    Q_EMIT typed();
    if (status) { // the status is a single letter
        step(row, StatusField + 1);
        expectLateEnd();
    }
}

void GameRows::showPoints(const GameReading& reading, const Wording& wording) {
    if (m_grid)
        keepRoomForStatus(wording.language());
    for (size_t row = 0; row < m_lines.size(); ++row) {
        const auto status = statusOf(m_rows[row].status);
        m_lines[row].status->setText(status ? statusName(wording.language(), *status) : QString());
        const auto& seat = reading.seats[row];
        const auto points = seat ? victoryPoints(*seat) : std::nullopt;
        m_lines[row].points->setText(points ? QString::number(points->sum()) : u"–"_s);
        m_lines[row].points->setToolTip(seat ? pointsSum(wording.language(), *seat) : QString());
    }
}

/// The status in words appears while its letter is typed; the totals must not move then.
void GameRows::keepRoomForStatus(const Language& language) {
    int widest = 0;
    for (const auto& entry : idsOf<StormStatus>)
        widest
            = std::max(widest, fontMetrics().horizontalAdvance(statusName(language, entry.value)));
    m_grid->setColumnMinimumWidth(wordColumn, widest);
}

void GameRows::setEditable(bool isEditable) {
    m_isEditable = isEditable;
    for (const Line& line : m_lines) {
        for (QLineEdit* field : line.fields)
            field->setReadOnly(!isEditable);
    }
}

bool GameRows::focusNextOpen() {
    for (size_t row = 0; row < m_lines.size(); ++row) {
        const bool isOut = statusOf(m_rows[row].status) == StormStatus::Eliminated;
        for (int field = 0; field < FieldCount; ++field) {
            if (partOf(m_rows[row], field).isEmpty() && !(isOut && field != StatusField)) {
                m_lines[row].fields[static_cast<size_t>(field)]->setFocus(Qt::OtherFocusReason);
                return true;
            }
        }
    }
    if (m_lines.empty())
        return false;
    m_lines.front().fields[StatusField]->setFocus(Qt::OtherFocusReason);
    return true;
}

void GameRows::focusField(size_t row, GameField field) {
    if (row >= m_lines.size())
        return;
    QLineEdit* wanted = m_lines[row].fields[static_cast<size_t>(field)];
    wanted->setFocus(Qt::OtherFocusReason);
    wanted->selectAll();
}

std::optional<size_t> GameRows::currentRow() const {
    const auto place = placeOf(focusWidget());
    return place && focusWidget()->hasFocus() ? std::optional(place->first) : std::nullopt;
}

std::optional<std::pair<size_t, int>> GameRows::placeOf(const QObject* field) const {
    for (size_t row = 0; row < m_lines.size(); ++row) {
        for (int i = 0; i < FieldCount; ++i) {
            if (m_lines[row].fields[static_cast<size_t>(i)] == field)
                return std::pair(row, i);
        }
    }
    return std::nullopt;
}

/// Eliminated players have no totals to type.
void GameRows::step(size_t row, int field) {
    const bool isOut = statusOf(m_rows[row].status) == StormStatus::Eliminated;
    if (field >= FieldCount || (isOut && field > StatusField)) {
        ++row;
        field = StatusField;
    }
    if (row >= m_lines.size()) {
        Q_EMIT finished();
        return;
    }
    QLineEdit* next = m_lines[row].fields[static_cast<size_t>(field)];
    next->setFocus(Qt::OtherFocusReason);
    next->selectAll();
}

bool GameRows::eventFilter(QObject* watched, QEvent* event) {
    const auto place = placeOf(watched);
    if (!place || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->modifiers() & ~Qt::KeypadModifier)
        return QWidget::eventFilter(watched, event);
    const auto [row, field] = *place;
    if (!m_isEditable && (isPlainEnter(*key) || !typedText(*key).isEmpty())) {
        Q_EMIT refused();
        return true;
    }
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: step(row, field + 1); return true;
    case Qt::Key_Down:
        if (row + 1 < m_lines.size())
            m_lines[row + 1].fields[static_cast<size_t>(field)]->setFocus(Qt::OtherFocusReason);
        return true;
    case Qt::Key_Up:
        if (row > 0)
            m_lines[row - 1].fields[static_cast<size_t>(field)]->setFocus(Qt::OtherFocusReason);
        return true;
    default: return QWidget::eventFilter(watched, event);
    }
}

} // namespace mentat

#include "moc_game_rows.cpp"
