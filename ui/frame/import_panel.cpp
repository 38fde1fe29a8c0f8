#include "ui/frame/import_panel.h"

#include "reports/wording/games_wording.h"
#include "ui/desk/keys.h"
#include "ui/itemmodels/import_models.h"
#include "ui/lists/list_table.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/mapping/import_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>
#include <QSortFilterProxyModel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

ImportMode modeOf(YearFate fate) {
    switch (fate) {
    case YearFate::LeftOut: return ImportMode::RefuseExisting;
    case YearFate::Replaces: return ImportMode::Replace;
    case YearFate::KeepsBoth: return ImportMode::AsNew;
    }
    Q_UNREACHABLE();
}

YearFate nextFate(YearFate fate) {
    switch (fate) {
    case YearFate::LeftOut: return YearFate::Replaces;
    case YearFate::Replaces: return YearFate::KeepsBoth;
    case YearFate::KeepsBoth: return YearFate::LeftOut;
    }
    Q_UNREACHABLE();
}

constexpr qsizetype maxNamed = 4;
constexpr qsizetype longestHeading = 40;

/// The first few, and how many others there are, so that they fit on one line.
QString fewOf(const QStringList& all, const QString& between) {
    QString some = all.first(std::min(all.size(), maxNamed)).join(between);
    if (all.size() <= maxNamed)
        return some;
    return ImportPanel::tr("%1, and %2 more").arg(some, QString::number(all.size() - maxNamed));
}

/// Keeps the model's own order until a heading is clicked.
void putInto(ListTable& list, QAbstractItemModel* model, QObject* owner) {
    auto* proxy = new QSortFilterProxyModel(owner);
    proxy->setSortRole(mentat::sortRole);
    proxy->setSortLocaleAware(true);
    proxy->setSourceModel(model);
    list.setModel(proxy);
    list.horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    list.setSortingEnabled(true);
}

} // namespace

ImportPanel::ImportPanel(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_summary(named(new QLabel, u"importYearsSummary"_s))
    , m_choices(named(new TableChoices, u"importYearsChoices"_s))
    , m_columns(named(new QPushButton(tr("Co&lumns")), u"importYearsColumns"_s))
    , m_byHand(
          named(new ColumnsByHand(pageContext.preferences, u"games"_s, gamesFields(), *m_columns),
                u"importYearsMapping"_s))
    , m_problemsTitle(new TextLabel(TextLevel::GroupTitle, tr("Problems in the file")))
    , m_problems(new ListTable(pageContext.theme, tr("Problems in the file")))
    , m_problemsModel(new ImportProblemsModel(this))
    , m_needed(named(new QCheckBox(tr("Use as settings for those years:")), u"importNeeded"_s))
    , m_neededNames(named(new QLabel, u"importNeededNames"_s))
    , m_yearsTitle(new TextLabel(TextLevel::GroupTitle))
    , m_years(named(new ListTable(pageContext.theme, tr("Years in the file")), u"importYears"_s))
    , m_yearsModel(new ImportYearsModel(this))
    , m_thereLabel(new QLabel(tr("Years &already in the event file")))
    , m_there(named(new QComboBox, u"importThere"_s))
    , m_take(named(new AccentButton(tr("Import")), u"importTake"_s))
    , m_leave(keyed(new QPushButton(tr("Cancel")), DeskKey::LeaveYears)) {
    setObjectName(u"importPanel"_s);
    m_problems->setObjectName(u"importProblems"_s);
    m_leave->setObjectName(u"importLeaveYears"_s);
    for (QLabel* text : {m_summary, m_neededNames})
        showPlainly(*text);
    putInto(*m_problems, m_problemsModel, this);
    m_problems->setWideColumn(ImportProblemsModel::What);
    m_problems->breakLongTexts(ImportProblemsModel::What);
    putInto(*m_years, m_yearsModel, this);
    m_years->setWideColumn(ImportYearsModel::Fate);
    m_years->setEmptyText(tr("No year in the file could be read."));
    m_years->installEventFilter(this);
    m_there->addItems({tr("skip"), tr("replace"), tr("keep both")});
    m_there->setAccessibleName(tr("Years already in the event file"));
    m_thereLabel->setBuddy(m_there);
    m_columns->setToolTip(tr("What each column of the list holds"));
    layOut();
    connect(m_needed, &QCheckBox::toggled, this, &ImportPanel::read);
    connect(m_choices, &TableChoices::changed, this, &ImportPanel::takeTable);
    connect(m_byHand, &ColumnsByHand::changed, this, [this] {
        read();
        if (!lacksColumns())
            m_byHand->remember();
    });
    connect(m_there, &QComboBox::activated, this, &ImportPanel::decideAll);
    connect(m_take, &QPushButton::clicked, this, &ImportPanel::import);
    connect(m_leave, &QPushButton::clicked, this, [this] { Q_EMIT done({}); });
}

void ImportPanel::layOut() {
    auto* needed = rowOfParts({{m_needed, 0, Qt::AlignTop}, {m_neededNames, 1}});
    auto* buttons = new WrappingRow;
    buttons->setSpacing(space::small);
    buttons->addWidget(m_thereLabel);
    buttons->addWidget(m_there);
    buttons->addStretch();
    buttons->addWidget(m_leave);
    buttons->addWidget(m_take);
    addParts(pageColumn(this), {m_summary,
                                m_choices,
                                {m_columns, 0, Qt::AlignLeft},
                                m_byHand,
                                m_problemsTitle,
                                {m_problems, 2},
                                needed,
                                m_yearsTitle,
                                {m_years, 1},
                                buttons});
}

void ImportPanel::open(const QString& name, const QByteArray& bytes) {
    m_name = name;
    m_bytes = bytes;
    m_choices->forget();
    const QSignalBlocker quiet(m_needed);
    m_needed->setChecked(false);
    m_there->setCurrentIndex(0);
    takeTable();
}

void ImportPanel::takeTable() {
    m_file = fileRead(false);
    if (isList()) {
        const auto table = readTable(m_bytes, m_choices->choice());
        const GamesLayout layout = gamesLayout(table->rows);
        m_byHand->setTable(table->rows, layout.header, layout.columns);
        if (m_byHand->isByHand()) // chosen before for the same headings
            m_file = fileRead(true);
    }
    showFile();
    m_columns->setVisible(isList());
    m_byHand->ask(lacksColumns());
}

bool ImportPanel::isList() const {
    return m_file.kind == IncomingKind::GamesCsv && !m_file.failure;
}

bool ImportPanel::lacksColumns() const {
    return std::ranges::any_of(m_file.games.problems, [](const GamesProblem& problem) {
        return problem.kind == GamesProblemKind::ColumnMissing
               || problem.kind == GamesProblemKind::ColumnsSame;
    });
}

IncomingFile ImportPanel::fileRead(bool byHand) const {
    return readIncomingFile(
        m_bytes, m_needed->isChecked() ? NeededSettings::AreTaken : NeededSettings::AreProblems,
        m_choices->choice(),
        byHand ? std::optional(GamesLayout{m_byHand->places(), m_byHand->header()}) : std::nullopt);
}

void ImportPanel::read() {
    m_file = fileRead(isList() && m_byHand->isByHand());
    showFile();
}

void ImportPanel::showFile() {
    m_choices->show(m_file.table);
    m_rows = yearRowsOf(m_file, m_book.book());
    showProblems();
    decideAll();
}

void ImportPanel::showProblems() {
    m_problemsModel->setRows(problemRowsOf(m_file, m_book.wording()));
    // The panel already asks for missing columns.
    const bool hasProblems = !m_file.isSound() && !lacksColumns();
    m_problemsTitle->setVisible(hasProblems);
    m_problems->setVisible(hasProblems);
    fitColumns(*m_problems);
    QStringList needed;
    for (const NeededSetting& one : m_file.games.needed)
        needed << neededSettingText(m_book.wording().language(), one);
    m_needed->setVisible(!needed.isEmpty());
    m_neededNames->setVisible(!needed.isEmpty());
    m_neededNames->setText(fewOf(needed, u"; "_s));
    m_needed->setAccessibleDescription(m_neededNames->text());
    m_needed->setToolTip(needed.size() > maxNamed ? needed.join(u'\n') : QString());
}

void ImportPanel::decideAll() {
    for (ImportYearRow& row : m_rows)
        row.fate = static_cast<YearFate>(m_there->currentIndex());
    showYears();
}

void ImportPanel::decideNext() {
    const QModelIndex current = m_years->currentIndex();
    const size_t number = current.data(keyRole).toULongLong();
    if (!current.isValid() || number == 0 || !m_rows[number - 1].isThere)
        return;
    m_rows[number - 1].fate = nextFate(m_rows[number - 1].fate);
    showYears();
}

void ImportPanel::showYears() {
    m_yearsModel->setRows(m_rows);
    fitColumns(*m_years);
    const bool someAreThere = std::ranges::any_of(m_rows, &ImportYearRow::isThere);
    m_thereLabel->setVisible(someAreThere);
    m_there->setVisible(someAreThere);
    const auto coming = static_cast<int>(std::ranges::count_if(m_rows, &ImportYearRow::comesIn));
    m_yearsTitle->setText(m_file.isSound() ? tr("What will be imported")
                                           : tr("How the file was read"));
    setTextAndKey(*m_take,
                  m_file.isSound() ? tr("Import %n year(s)", nullptr, coming) : tr("Import"),
                  sequenceOf(DeskKey::TakeYears));
    m_take->setEnabled(canImport() && coming > 0);
    showSummary();
}

void ImportPanel::showSummary() {
    QStringList sentences;
    if (!m_book.canWriteFile())
        sentences << tr("This event file is read-only: nothing can be imported.");
    if (m_file.isSound()) {
        sentences << tr("Players are matched by name with the people in the event file. An "
                        "import cannot be undone.");
    } else if (lacksColumns()) {
        sentences << columnsText();
    } else {
        const size_t count = problemCountOf(m_file);
        sentences << tr("%n problem(s). Nothing is imported until (it is|they are) fixed.", nullptr,
                        static_cast<int>(count));
        if (count > static_cast<size_t>(m_problemsModel->rowCount()))
            sentences << tr("The first %1 are shown.").arg(m_problemsModel->rowCount());
    }
    sentences << ignoredText();
    sentences.removeAll(QString());
    if (std::ranges::any_of(m_rows, &ImportYearRow::isThere))
        sentences << tr("Press %1 on a year you already have to choose what to do with it.")
                         .arg(keyName(DeskKey::ChangeFate));
    m_summary->setText(sentences.join(u' '));
}

QString ImportPanel::columnsText() const {
    QStringList missing;
    for (const QString& heading : missingGamesHeadings(m_byHand->places()))
        missing << gamesFieldTitle(heading);
    if (missing.isEmpty())
        return tr("Two columns of %1 have headings that mean the same. Select which one counts.")
            .arg(m_name);
    return tr("Select what each column of %1 holds. Still needed: %2.")
        .arg(m_name, missing.join(u", "_s));
}

QString ImportPanel::ignoredText() const {
    QStringList ignored;
    for (const QString& heading : m_file.games.ignored)
        ignored << heading.simplified().left(longestHeading);
    return ignored.isEmpty() || lacksColumns()
               ? QString()
               : tr("Ignored columns: %1.").arg(fewOf(ignored, u", "_s));
}

bool ImportPanel::canImport() const {
    return m_file.isSound() && m_book.canWriteFile();
}

void ImportPanel::startTyping() {
    if (m_byHand->isAsking() && lacksColumns()) {
        m_byHand->startTyping();
        return;
    }
    if (m_needed->isVisibleTo(this)) {
        m_needed->setFocus(Qt::OtherFocusReason);
        return;
    }
    ListTable* list = m_file.isSound() ? m_years : m_problems;
    list->setFocus(Qt::OtherFocusReason);
    list->setCurrentIndex(list->model()->index(0, 0));
}

Result<int> ImportPanel::takeIn() {
    std::vector<IncomingEvent> events;
    std::vector<IncomingSummary> summaries;
    for (size_t i = 0; i < m_rows.size(); ++i) {
        if (!m_rows[i].comesIn())
            continue;
        const ImportMode mode
            = m_rows[i].isThere ? modeOf(m_rows[i].fate) : ImportMode::RefuseExisting;
        if (i < m_file.events.size())
            events.push_back({m_file.events[i], mode});
        else
            summaries.push_back({m_file.summaries[i - m_file.events.size()], mode});
    }
    if (!summaries.empty())
        return m_book.session().importSummaries(summaries);
    return m_book.session().importEvents(std::move(events)).map([](const auto& ids) {
        return static_cast<int>(ids.size());
    });
}

void ImportPanel::import() {
    if (!m_take->isEnabled())
        return;
    const auto taken = takeIn();
    if (!taken) {
        m_book.refuse(taken.error());
        return;
    }
    Q_EMIT done(
        tr("%n year(s) of %1 (was|were) imported.", nullptr, static_cast<int>(*taken)).arg(m_name));
}

void ImportPanel::keyPressEvent(QKeyEvent* event) {
    const QKeySequence key(event->key() == Qt::Key_Enter ? int(Qt::Key_Return)
                                                         : event->keyCombination().toCombined());
    auto* button = qobject_cast<QPushButton*>(focusWidget());
    if (key == sequenceOf(DeskKey::LeaveYears))
        Q_EMIT done({});
    else if (key == sequenceOf(DeskKey::TakeYears) && button && button->hasFocus())
        button->click();
    else if (key == sequenceOf(DeskKey::TakeYears))
        import();
    else
        QWidget::keyPressEvent(event);
}

// Ctrl+V would go to the table's selection.
bool ImportPanel::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (QKeySequence(key->keyCombination()) == sequenceOf(DeskKey::ChangeFate)) {
            decideNext();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mentat

#include "moc_import_panel.cpp"
