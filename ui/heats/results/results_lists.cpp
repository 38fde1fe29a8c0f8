#include "ui/heats/results/results_lists.h"

#include "app/session/rounds/result_acts.h"
#include "scoring/heats/heats_scoring.h"
#include "scoring/scoring_kind.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/shown_round.h"
#include "ui/lists/empty_state.h"
#include "ui/lists/list_table.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/typing/late_end.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// Columns without a value in any row say nothing; they appear with their first one.
constexpr std::array columnsIfFilled{ResultsModel::Ended, ResultsModel::Played,
                                     ResultsModel::Outcome, ResultsModel::Questions,
                                     ResultsModel::Warnings};

/// Tables of a round with unrecorded input other than their own report.
std::set<TableNumber> tablesWithDrafts(const OpenBook& book, const Round& round,
                                       const std::vector<OpenTableReport>& reports) {
    std::set<TableNumber> tables;
    for (const Game& game : round.games()) {
        if (isTypedAtDesk(book, {round.id(), game.table}, reports))
            tables.insert(game.table);
    }
    return tables;
}

} // namespace

ResultsLists::ResultsLists(const PageContext& pageContext, const HeatsWindow& format)
    : m_book(pageContext.book)
    , m_format(format)
    , m_results(new ResultsModel(this))
    , m_questions(new QuestionsModel(this))
    , m_reportRows(new TableReportsModel(this))
    , m_tables(named(new ListTable(pageContext.theme, tr("Results")), u"resultsList"_s))
    , m_reported(
          named(new ListTable(pageContext.theme, tr("Reported by phone")), u"reportedList"_s))
    , m_asked(named(new ListTable(pageContext.theme, tr("Open questions")), u"questionsList"_s))
    , m_hint(wrapped(named(
          new TextLabel(TextLevel::Weak,
                        tr("Type a table number, then Enter. Press F8 the moment a table ends.")),
          u"resultsHint"_s)))
    , m_reportedTitle(new TextLabel(TextLevel::GroupTitle, tr("Reported by phone")))
    , m_askedTitle(new TextLabel(TextLevel::GroupTitle, tr("Open questions")))
    , m_notAsked(wrapped(named(new TextLabel(TextLevel::Weak), u"resultsNotAsked"_s))) {
    build();
    // Queued: recording removes the row that the editor is in.
    connect(m_questions, &QuestionsModel::answered, this, &ResultsLists::answered,
            Qt::QueuedConnection);
    connect(m_tables, &QAbstractItemView::doubleClicked, this, &ResultsLists::openMarked);
}

void ResultsLists::build() {
    m_tables->setModel(m_results);
    m_tables->setWideColumn(ResultsModel::Outcome);
    m_tables->setSpareColumns({ResultsModel::Played, ResultsModel::Ended});
    m_tables->setSelectionMode(QAbstractItemView::SingleSelection);
    auto* none = new EmptyState(
        *m_tables,
        {LineIcon::Draw, tr("Tables appear here once they are drawn."), tr("Draw tables")},
        [this] { Q_EMIT tablesWanted(); });
    none->leadToNextStep();
    m_tables->installEventFilter(this);
    m_reported->setModel(m_reportRows);
    m_reported->setWideColumn(TableReportsModel::Other);
    m_reported->breakLongTexts(TableReportsModel::Said);
    m_reported->breakLongTexts(TableReportsModel::Other);
    m_reported->setSelectionMode(QAbstractItemView::SingleSelection);
    m_reported->installEventFilter(this);
    connect(m_reported, &QAbstractItemView::doubleClicked, this, &ResultsLists::openReport);
    m_asked->setModel(m_questions);
    m_asked->setWideColumn(QuestionsModel::What);
    m_asked->breakLongTexts(QuestionsModel::What);
    m_asked->setSelectionMode(QAbstractItemView::SingleSelection);
    m_asked->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::DoubleClicked
                             | QAbstractItemView::EditKeyPressed);
    m_asked->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_asked->installEventFilter(this);
    // The hint is last: its coming and going moves no list.
    addParts(bareColumn(this, space::small), {{m_tables, 3},
                                              m_askedTitle,
                                              {m_asked, 2},
                                              m_notAsked,
                                              m_reportedTitle,
                                              {m_reported, 2},
                                              m_hint});
    // Reports appear by themselves, so they are below the questions, but come before them in tab
    // order.
    setTabOrder(m_tables, m_reported);
    setTabOrder(m_reported, m_asked);
}

void ResultsLists::showRound(const std::optional<RoundId>& round) {
    if (m_round != round)
        forgetColumns();
    m_round = round;
    outdate();
}

void ResultsLists::showAll() {
    const auto round = shownRound(m_book, m_round);
    showReports();
    if (!round) {
        m_results->setRows({});
        m_questions->setRows({});
        m_notAsked->hide();
    } else {
        const Event& event = m_book.event();
        const Findings warnings = kindOf<ScoringKind>(event).warnings(event).open;
        const EventQuestions questions = heatsScoringOf(event).questions(event);
        m_results->setRows(withTyped(resultRows(event, *round, warnings, questions.asked,
                                                m_format.outcomeText, m_book.wording()),
                                     tablesWithDrafts(m_book, *round, m_reports),
                                     tablesThatReported()));
        m_questions->setRows(questionRows(event, *m_round, questions.asked, m_book.wording()));
        showNotAsked(questions.notAsked);
    }
    const bool asks = m_questions->rowCount() > 0;
    const QWidget* focus = QApplication::focusWidget();
    // After the last answer, Qt would move the focus to the next widget in the window.
    if (!asks && (focus == m_asked || m_asked->isAncestorOf(focus))) {
        focusTables();
        expectLateEnd();
    }
    m_asked->setVisible(asks);
    m_askedTitle->setVisible(asks);
    // Keep the mark in the columns in which numbers are found and answers typed.
    if (m_tables->currentIndex().column() != ResultsModel::Table && m_results->rowCount() > 0)
        m_tables->setCurrentIndex(
            m_results->index(std::max(0, m_tables->currentIndex().row()), ResultsModel::Table));
    const QModelIndex asked = m_asked->currentIndex();
    if (asks && asked.column() != QuestionsModel::Answer)
        m_asked->setCurrentIndex(
            m_questions->index(std::max(0, asked.row()), QuestionsModel::Answer));
    const bool areColumnsNew = showFilled();
    fitColumns(*m_tables);
    fitColumns(*m_asked);
    if (areColumnsNew)
        Q_EMIT columnsChanged();
}

/// Shows the columns that have their first value. While the round is shown they stay: answering
/// the last question must not move the list under the mouse.
bool ResultsLists::showFilled() {
    const auto known = m_filled;
    for (const int column : columnsIfFilled) {
        for (int row = 0; row < m_results->rowCount(); ++row) {
            if (!m_results->index(row, column).data().toString().isEmpty())
                m_filled.insert(column);
        }
    }
    hideColumns();
    return m_filled != known;
}

/// The round's questions that nobody needs to ask, in one line.
void ResultsLists::showNotAsked(std::vector<OpenQuestion> notAsked) {
    std::erase_if(notAsked, [this](const OpenQuestion& one) { return one.place.round != m_round; });
    const ToDo quiet{.kind = ToDoKind::NotAsked,
                     .count = static_cast<int>(notAsked.size()),
                     .losersOnly
                     = heatsScoringOf(m_book.event()).areLosersAlone(m_book.event(), notAsked)};
    m_notAsked->setText(m_book.wording().toDo(quiet, {}));
    m_notAsked->setVisible(!notAsked.empty());
}

void ResultsLists::showDrafts() {
    const auto round = shownRound(m_book, m_round);
    if (isStale() || !round)
        return; // refreshing will show them too
    const auto reported = tablesThatReported();
    showReports();
    m_results->setRows(withTyped(m_results->rows(), tablesWithDrafts(m_book, *round, m_reports),
                                 tablesThatReported()));
    if (reported != tablesThatReported())
        fitColumns(*m_tables);
}

void ResultsLists::showReports() {
    const auto round = shownRound(m_book, m_round);
    m_reports = round ? openTableReports(m_book, *round) : std::vector<OpenTableReport>();
    std::vector<ReportedRow> rows;
    for (const OpenTableReport& report : m_reports)
        rows.push_back(report.row);
    m_reportRows->setRows(rows);
    if (rows.empty() && m_reported->hasFocus())
        focusTables();
    m_reported->setVisible(!rows.empty());
    m_reportedTitle->setVisible(!rows.empty());
    fitColumns(*m_reported);
    Q_EMIT reportsShown();
}

std::set<TableNumber> ResultsLists::tablesThatReported() const {
    std::set<TableNumber> tables;
    for (const OpenTableReport& report : m_reports)
        tables.insert(report.place.table);
    return tables;
}

void ResultsLists::focusTables() {
    m_tables->setFocus();
}

void ResultsLists::mark(TableNumber table) {
    catchUp();
    m_tables->revealRow(ResultsModel::keyOf(table), ResultsModel::Table);
}

std::optional<TableNumber> ResultsLists::marked() const {
    const QModelIndex current = m_tables->currentIndex();
    return current.isValid() ? std::optional(m_results->row(current).table) : std::nullopt;
}

void ResultsLists::setNarrow(bool narrow) {
    m_isNarrow = narrow;
    hideColumns();
    fitColumns(*m_tables);
}

void ResultsLists::hideColumns() {
    for (const int column : columnsIfFilled) {
        const bool isUnused
            = std::ranges::find(m_format.unusedColumns, column) != m_format.unusedColumns.end();
        m_tables->setColumnHidden(column, m_isNarrow || isUnused || !m_filled.contains(column));
    }
}

void ResultsLists::showHint(bool isShown) {
    m_hint->setVisible(isShown);
}

int ResultsLists::minWidth() const {
    return std::max(m_tables->minWidth(), m_asked->minWidth());
}

/// Marks the table with this number while it is typed: 1, then 12.
void ResultsLists::typeNumber(int digit) {
    const auto isTable = [this](int number) {
        const auto table = TableNumber::fromInt(number);
        return table && m_results->rowOf(ResultsModel::keyOf(*table)) >= 0;
    };
    m_typed = isTable(m_typed * 10 + digit) ? m_typed * 10 + digit : digit;
    if (isTable(m_typed))
        mark(TableNumber(m_typed));
}

void ResultsLists::openMarked() {
    m_typed = 0;
    if (const auto table = marked())
        Q_EMIT opened(*table);
}

void ResultsLists::openReport() {
    const QModelIndex current = m_reported->currentIndex();
    if (!current.isValid())
        return;
    const ReportedRow row = m_reportRows->row(current);
    for (const OpenTableReport& report : m_reports) {
        if (report.row == row) {
            Q_EMIT reportOpened(OpenTableReport(report)); // a copy: the list may change meanwhile
            return;
        }
    }
}

bool ResultsLists::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_reported && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if ((key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter)
            && !key.modifiers().testFlag(Qt::ControlModifier)) {
            openReport();
            return true;
        }
    }
    if (watched == m_asked && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        focusTables(); // a number typed next is a table, not an answer
        return true;
    }
    if (watched == m_tables && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (isEnter && !key.modifiers().testFlag(Qt::ControlModifier)) {
            openMarked();
            Q_EMIT openedByEnter();
            return true;
        }
        if (key.text().size() == 1 && key.text()[0].isDigit()) {
            typeNumber(key.text()[0].digitValue());
            return true;
        }
        m_typed = 0;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mentat

#include "moc_results_lists.cpp"
