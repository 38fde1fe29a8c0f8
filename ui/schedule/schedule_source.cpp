#include "ui/schedule/schedule_source.h"

#include "model/document/bytes/input.h"
#include "reports/wording/schedule_wording.h"
#include "reports/wording/wording.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr size_t mostProblemsShown = 3;
constexpr qsizetype mostNamesShown = 4;

QString titleOf(ScheduleColumn column) {
    switch (column) {
    case ScheduleColumn::Date: return ScheduleSource::tr("Date");
    case ScheduleColumn::Time: return ScheduleSource::tr("Time");
    case ScheduleColumn::Code: return ScheduleSource::tr("Event code");
    case ScheduleColumn::Event: return ScheduleSource::tr("Event");
    case ScheduleColumn::Round: return ScheduleSource::tr("Round or heat");
    case ScheduleColumn::Class: return ScheduleSource::tr("Class");
    case ScheduleColumn::Format: return ScheduleSource::tr("Format");
    case ScheduleColumn::Duration: return ScheduleSource::tr("Length in hours");
    case ScheduleColumn::Room: return ScheduleSource::tr("Room");
    case ScheduleColumn::Gm: return ScheduleSource::tr("Game Master");
    case ScheduleColumn::When: return ScheduleSource::tr("When (date and time)");
    case ScheduleColumn::Prize: return ScheduleSource::tr("Prize level");
    }
    Q_UNREACHABLE();
}

std::vector<ColumnField> scheduleFields() {
    std::vector<ColumnField> fields;
    for (const ScheduleColumn column : allScheduleColumns)
        fields.push_back({headingWord(headingOf(column)), titleOf(column)});
    return fields;
}

} // namespace

ScheduleSource::ScheduleSource(Prompts& prompts, Preferences& preferences, const Wording& wording,
                               QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_wording(wording)
    , m_state(plainLabel(u"scheduleState"_s))
    , m_problems(plainLabel(u"scheduleProblems"_s))
    , m_notes(plainLabel(u"scheduleNotes"_s))
    , m_choose(named(new QPushButton(tr("Choose a &file…")), u"scheduleChoose"_s))
    , m_paste(named(keyed(new QPushButton(tr("&Paste cells")), DeskKey::PasteTable),
                    u"schedulePaste"_s))
    , m_choices(named(new TableChoices, u"scheduleChoices"_s))
    , m_columns(named(new QPushButton(tr("Co&lumns")), u"scheduleColumns"_s))
    , m_byHand(named(new ColumnsByHand(preferences, u"schedule"_s, scheduleFields(), *m_columns),
                     u"scheduleMapping"_s)) {
    m_columns->setToolTip(tr("What each column of the schedule holds"));
    for (QPushButton* button : {m_choose, m_paste, m_columns})
        button->setAutoDefault(false);
    layOut();
    connect(m_choose, &QPushButton::clicked, this, &ScheduleSource::choose);
    connect(m_paste, &QPushButton::clicked, this, &ScheduleSource::paste);
    connect(m_choices, &TableChoices::changed, this, &ScheduleSource::readCells);
    connect(m_byHand, &ColumnsByHand::changed, this, [this] {
        read();
        if (!lacksColumns())
            m_byHand->remember();
        Q_EMIT changed();
    });
    showState();
}

void ScheduleSource::layOut() {
    auto* buttons = new WrappingRow;
    buttons->setSpacing(space::small);
    for (QPushButton* button : {m_choose, m_paste, m_columns})
        buttons->addWidget(button);
    buttons->addStretch();
    addParts(bareColumn(this, space::small),
             {m_state, buttons, m_choices, m_byHand, m_problems, m_notes});
}

void ScheduleSource::choose() {
    const QString path
        = m_prompts.fileToOpen(this, tr("Choose the convention's schedule"),
                               tr("Schedules (*.csv *.xlsx *.tsv *.txt);;All files (*)"));
    if (!path.isEmpty())
        open(path);
}

void ScheduleSource::open(const QString& path) {
    const auto bytes = readWholeFile(path);
    if (bytes) {
        take(QFileInfo(path).fileName(), *bytes);
        return;
    }
    m_name = QFileInfo(path).fileName();
    m_failure = m_wording.failure(bytes.error());
    m_choices->forget();
    takeTable({});
}

void ScheduleSource::paste() {
    take(tr("the clipboard"), QApplication::clipboard()->text().toUtf8());
}

void ScheduleSource::take(const QString& name, const QByteArray& bytes) {
    m_name = name;
    m_bytes = bytes;
    m_choices->forget();
    readCells();
}

void ScheduleSource::readCells() {
    m_failure.clear();
    auto table = readTable(m_bytes, m_choices->choice());
    if (!table)
        m_failure = m_wording.failure(table.error());
    else if (table->rows.empty())
        m_failure = tr("There is nothing in it. Copy the cells of the schedule with their "
                       "headings, then paste them here.");
    if (table)
        m_choices->show(*table);
    takeTable(table ? std::move(table->rows) : std::vector<CsvRow>());
}

void ScheduleSource::takeTable(std::vector<CsvRow> rows) {
    m_rows = std::move(rows);
    if (!m_rows.empty()) {
        const ScheduleTop top = scheduleTop(m_rows);
        ColumnPositions places;
        for (const auto& [column, place] : top.columns)
            places[static_cast<size_t>(column)] = place;
        m_byHand->setTable(m_rows, top.header, places);
    }
    read();
    m_byHand->ask(m_failure.isEmpty() && lacksColumns());
    startTyping();
    Q_EMIT taken();
}

ScheduleColumns ScheduleSource::columnsByHand() const {
    ScheduleColumns columns;
    for (const auto& [field, column] : m_byHand->places())
        columns[allScheduleColumns.at(field)] = column;
    return columns;
}

bool ScheduleSource::lacksColumns() const {
    return std::ranges::any_of(m_schedule.problems, [](const ScheduleProblem& problem) {
        return problem.kind == ScheduleProblemKind::NoHeader
               || problem.kind == ScheduleProblemKind::ColumnMissing
               || problem.kind == ScheduleProblemKind::ColumnTwice;
    });
}

void ScheduleSource::read() {
    m_schedule = {};
    if (m_failure.isEmpty()) {
        m_schedule = readSchedule(m_rows, m_byHand->isByHand() ? std::optional(
                                              ScheduleTop{m_byHand->header(), columnsByHand()})
                                                               : std::nullopt);
    }
    showState();
}

QString ScheduleSource::stateText() const {
    if (m_name.isEmpty())
        return tr("Choose the convention's schedule (a CSV or Excel file), or copy its cells with "
                  "their headings in a spreadsheet and paste them here.");
    if (!m_failure.isEmpty())
        return tr("%1 cannot be read: %2").arg(m_name, m_failure);
    if (lacksColumns())
        return columnsText();
    return tr("%n event(s) in %1.", nullptr, static_cast<int>(m_schedule.events.size()))
        .arg(m_name);
}

// Notes about skipped rounds appear beside the rounds.
QString ScheduleSource::notesText() const {
    QStringList lines;
    for (const ScheduleProblem& note : m_schedule.notes) {
        const bool isDoubt = note.kind == ScheduleProblemKind::LengthLong
                             || note.kind == ScheduleProblemKind::LengthInMinutes;
        if (isDoubt && static_cast<size_t>(lines.size()) < mostProblemsShown)
            lines << scheduleProblemLine(m_wording.language(), note);
    }
    if (!m_schedule.notTaken.isEmpty())
        lines << tr("Ignored columns: %1.").arg(m_schedule.notTaken.join(u", "_s));
    if (m_schedule.skippedLines > 0)
        lines << tr("%n row(s) (belongs|belong) to no event: %1.", nullptr,
                    static_cast<int>(m_schedule.skippedLines))
                     .arg(m_schedule.skippedNames.mid(0, mostNamesShown).join(u", "_s));
    return lines.join(u'\n');
}

QString ScheduleSource::columnsText() const {
    QStringList missing;
    for (const ScheduleColumn column : missingColumns(columnsByHand()))
        missing << (column == ScheduleColumn::Event ? tr("Event code or Event") : titleOf(column));
    if (missing.isEmpty())
        return tr("Two columns of %1 have headings that mean the same. Select which one counts.")
            .arg(m_name);
    return tr("Select what each column of %1 holds. Still needed: %2.")
        .arg(m_name, missing.join(u", "_s));
}

QString ScheduleSource::problemsText() const {
    if (lacksColumns())
        return {};
    QStringList lines;
    for (size_t i = 0; i < std::min(mostProblemsShown, m_schedule.problems.size()); ++i)
        lines << scheduleProblemLine(m_wording.language(), m_schedule.problems[i]);
    if (const qint64 more = m_schedule.problemCount() - lines.size(); more > 0)
        lines << m_wording.furtherProblems(more);
    return lines.join(u'\n');
}

void ScheduleSource::showState() {
    m_state->setText(stateText());
    const bool isTable = !m_name.isEmpty() && m_failure.isEmpty();
    m_columns->setVisible(isTable);
    m_problems->setText(isTable ? problemsText() : QString());
    m_problems->setVisible(!m_problems->text().isEmpty());
    m_notes->setText(isTable && !lacksColumns() ? notesText() : QString());
    m_notes->setVisible(!m_notes->text().isEmpty());
    if (!isTable)
        m_byHand->ask(false);
}

void ScheduleSource::startTyping() {
    if (isAsking())
        m_byHand->startTyping();
    else if (m_schedule.events.empty())
        m_choose->setFocus(Qt::OtherFocusReason);
}

} // namespace mentat

#include "moc_schedule_source.cpp"
