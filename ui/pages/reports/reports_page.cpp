#include "ui/pages/reports/reports_page.h"

#include "app/session/rounds/round_parts.h"
#include "reports/wording/language/phrase.h"
#include "ui/desk/keys.h"
#include "ui/desk/printed_lists.h"
#include "ui/heats/shown_round.h"
#include "ui/lists/list_table.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/reports/page_preview.h"
#include "ui/pages/reports/report_choices.h"
#include "ui/printing/report_acts.h"

#include <QAction>
#include <QBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

void OutOfDateDelegate::initStyleOption(QStyleOptionViewItem* option,
                                        const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    if (!index.data(outOfDateRole).toBool())
        return;
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->icon = lineIcon(LineIcon::Warning);
    option->decorationSize = QSize(16, 16);
}

namespace {

constexpr int noticed = 500; // milliseconds

} // namespace

WorkLine::WorkLine(BackgroundWork& work, QWidget* parent)
    : QWidget(parent)
    , m_work(work)
    , m_text(new QLabel)
    , m_cancel(new QPushButton(tr("Cancel"))) {
    setObjectName(u"workLine"_s);
    showPlainly(*m_text);
    m_cancel->setObjectName(u"workCancel"_s);
    auto* bar = new QProgressBar;
    bar->setRange(0, 0);
    bar->setTextVisible(false);
    bar->setAccessibleName(tr("In progress"));
    addParts(bareRow(this, space::small), {{m_text, 1}, bar, m_cancel});
    m_patience.setSingleShot(true);
    m_patience.setInterval(noticed);
    connect(&m_patience, &QTimer::timeout, this, &QWidget::show);
    connect(m_cancel, &QPushButton::clicked, &m_work, &BackgroundWork::giveUp);
    connect(&m_work, &BackgroundWork::busyChanged, this, &WorkLine::follow);
    hide();
}

void WorkLine::setText(const QString& text) {
    m_text->setText(text);
}

void WorkLine::follow() {
    if (m_work.isBusy()) {
        m_patience.start();
        return;
    }
    m_patience.stop();
    hide();
}

namespace {

// In characters.
constexpr int reportsSideBySide = 88; // on a narrower page, list and preview are stacked
constexpr int roomForPrinted = 130;   // width of a page that always shows what was printed when
constexpr int listLetters = 60;       // width of the list
constexpr int narrowListLetters = 36; // in a narrower page
constexpr int previewLines = 10;      // its least height below the list

bool isText(ReportKind kind) {
    return kind == ReportKind::Text || kind == ReportKind::Markdown || kind == ReportKind::BbCode;
}

} // namespace

ReportsPage::ReportsPage(const PageContext& pageContext)
    : m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_reports(new PrintableModel(this))
    , m_list(named(new ListTable(pageContext.theme, tr("Reports")), u"reportsList"_s))
    , m_roundPapers(new RoundPapers(m_book))
    , m_title(named(new TextLabel(TextLevel::GroupTitle), u"reportTitle"_s))
    , m_purpose(wrapped(named(new TextLabel(TextLevel::Weak), u"reportPurpose"_s)))
    , m_choices(new ReportChoices(m_book, preferredPaper(pageContext.preferences.choices())))
    , m_stillEmpty(named(new ReasonLine, u"reportStillEmpty"_s))
    , m_preview(new PagePreview)
    , m_pageNumber(named(new TextLabel(TextLevel::Weak), u"reportPageNumber"_s))
    , m_allPages(named(new QPushButton(tr("All pages")), u"reportAllPages"_s))
    , m_print(named(keyed(new AccentButton(tr("Print…")), DeskKey::PrintReport), u"reportPrint"_s))
    , m_save(named(keyed(new QPushButton(tr("Save…")), DeskKey::SaveReport), u"reportSave"_s))
    , m_copy(named(keyed(new QPushButton(tr("Copy")), DeskKey::CopyReport), u"reportCopy"_s))
    , m_copyKinds(named(new QMenu(this), u"reportCopyKinds"_s))
    , m_splitter(new QSplitter)
    , m_acts(new ReportActs(pageContext, *this))
    , m_workLine(new WorkLine(m_acts->work())) {
    build();
    makeActions();
    connectParts();
    showList();
}

ReportsPage::~ReportsPage() = default;

void ReportsPage::takePreferredPaper() {
    m_choices->setPaper(preferredPaper(m_pageContext.preferences.choices()));
}

void ReportsPage::makeActions() {
    const auto add = [this](const QString& text, DeskKey key, QPushButton* button, auto act) {
        QAction* action = addAct(text, key, act);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        if (button)
            connect(button, &QPushButton::clicked, action, &QAction::trigger);
        return action;
    };
    add(tr("&Print…"), DeskKey::PrintReport, m_print, [this] { print(); });
    add(tr("&Save…"), DeskKey::SaveReport, m_save, [this] { m_acts->save(wish()); });
    m_copyAction = add(tr("&Copy"), DeskKey::CopyReport, m_copy, [this] { copy(); });
    m_roundAction = add(tr("Print for t&his round…"), DeskKey::PrintRound, nullptr,
                        [this] { m_acts->print(m_roundPapers->wishes()); });
}

void ReportsPage::connectParts() {
    connect(m_roundPapers, &RoundPapers::tablesWanted, this, &ReportsPage::leadToTables);
    connect(m_roundPapers, &RoundPapers::printWanted, this,
            [this] { m_acts->print(m_roundPapers->wishes()); });
    connect(m_choices, &ReportChoices::changed, this, &ReportsPage::outdate);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &ReportsPage::showChosen);
    connect(m_preview, &PagePreview::currentPageChanged, this, &ReportsPage::showPageNumber);
    connect(m_allPages, &QPushButton::toggled, m_preview, &PagePreview::showAllAtOnce);
    connect(m_preview, &PagePreview::allAtOnceChanged, m_allPages, &QPushButton::setChecked);
    connect(&m_acts->work(), &BackgroundWork::busyChanged, this,
            [this] { m_workLine->setText(m_acts->underWay()); });
    connect(&m_book.printed(), &PrintedLists::changed, this, &ReportsPage::outdate);
    connect(&m_pageContext.preferences, &Preferences::choicesChanged, this,
            &ReportsPage::takePreferredPaper);
}

QString ReportsPage::context() const {
    if (!m_book.hasEvent())
        return {};
    const auto& rows = m_reports->rows();
    const auto outOfDate
        = std::ranges::count_if(rows, [](const Printable& row) { return row.isOutOfDate; });
    return outOfDate == 0 ? QString()
                          : tr("%n report(s) out of date", nullptr, static_cast<int>(outOfDate));
}

void ReportsPage::arrive() {
    m_list->setFocus();
}

void ReportsPage::reveal(const QString& address) {
    if (const auto round = roundOfWord(address.section(u'/', 1, 1)))
        m_choices->chooseRound(*round);
    m_list->revealRow(address.section(u'/', 0, 0), PrintableModel::Title);
    outdate();
}

void ReportsPage::print() {
    if (m_print->isEnabled())
        m_acts->print({wish()});
}

void ReportsPage::leadToTables() {
    const auto round = m_choices->round(m_book.event());
    const bool isAdvanced = round && round->isAdvanced();
    Q_EMIT leadsTo(isAdvanced ? u"final"_s : u"heats"_s, round ? addressOf(*round) : QString());
}

void ReportsPage::showAll() {
    showList();
    showChosen();
}

QString ReportsPage::chosenName() const {
    const QModelIndex current = m_list->currentIndex();
    return current.isValid() ? m_reports->row(current).name : QString();
}

ReportWish ReportsPage::wish() const {
    return m_choices->wishFor(m_book.event(), chosenName());
}

Printable ReportsPage::rowOf(const QString& name, const QString& title,
                             ReportReaders readers) const {
    Printable row{.name = name, .title = title, .goesTo = readersText(readers)};
    const ReportWish asChosen = m_choices->wishFor(m_book.event(), name);
    const PrintedReport* last = m_book.printed().last(name, asChosen.round);
    if (!last)
        return row;
    const Language& language = m_book.wording().language();
    const QDateTime local = last->time.toLocalTime();
    const QString time = local.date() == m_book.now().date()
                             ? language.clockTime(local.time())
                             : language.venueTime(VenueTime::of(local.date(), local.time()));
    row.lastPrinted = last->pages ? tr("%1, %n page(s)", nullptr, *last->pages).arg(time) : time;
    row.time = last->time;
    row.isOutOfDate = m_book.printed().isOutOfDate(*last);
    return row;
}

QString ReportsPage::readersText(ReportReaders readers) {
    switch (readers) {
    case ReportReaders::Everyone: return tr("everyone");
    case ReportReaders::Door: return tr("the door");
    case ReportReaders::Wall: return tr("the wall");
    case ReportReaders::Tables: return tr("the tables");
    case ReportReaders::Players: return tr("the players");
    case ReportReaders::Gm: return tr("the GM");
    case ReportReaders::Convention: return tr("the convention");
    }
    Q_UNREACHABLE();
}

QString ReportsPage::groupTitle(ReportTime time) {
    switch (time) {
    case ReportTime::BeforeRound: return tr("Before a round");
    case ReportTime::BetweenRounds: return tr("Between rounds");
    case ReportTime::Final: return tr("The final");
    case ReportTime::Afterward: return tr("After the event");
    }
    Q_UNREACHABLE();
}

/// A short list is seen at once, and needs no groups.
std::vector<Printable> ReportsPage::inGroups(std::vector<Printable> rows) {
    constexpr size_t few = 8;
    if (rows.size() <= few)
        return rows;
    const auto timeOf
        = [](const Printable& row) { return reportTime(row.name).value_or(ReportTime::Afterward); };
    std::ranges::stable_sort(rows, {}, timeOf);
    std::vector<Printable> grouped;
    std::optional<ReportTime> last;
    for (Printable& row : rows) {
        const ReportTime time = timeOf(row);
        if (last != time)
            grouped.push_back({.name = u"group-%1"_s.arg(static_cast<int>(time)),
                               .title = groupTitle(time),
                               .isGroup = true});
        last = time;
        grouped.push_back(std::move(row));
    }
    return grouped;
}

void ReportsPage::showList() {
    std::vector<Printable> rows;
    if (m_book.hasEvent()) {
        const Event& event = m_book.event();
        for (const Report& report : reportsOf(event)) {
            const QString name(report.name);
            rows.push_back(rowOf(name, reportTitle(m_book, name), report.readers));
        }
        for (const ReportFolder& folder : reportFoldersOf(event)) {
            const QString name(folder.name);
            rows.push_back(rowOf(name, reportTitle(m_book, name), folder.readers));
        }
        m_roundPapers->show(m_choices->round(event), m_choices->paper());
        m_roundAction->setEnabled(!m_roundPapers->wishes().empty());
    }
    m_reports->setRows(inGroups(std::move(rows)));
    m_reports->showTitles();
    m_list->clearSpans();
    for (int row = 0; row < m_reports->rowCount(); ++row) {
        if (m_reports->rows()[static_cast<size_t>(row)].isGroup)
            m_list->setSpan(row, 0, 1, PrintableModel::ColumnCount);
    }
    showPrintedColumns();
    fitColumns(*m_list);
    if (!m_list->currentIndex().isValid()) {
        const auto first = std::ranges::find(m_reports->rows(), false, &Printable::isGroup);
        if (first != m_reports->rows().end())
            m_list->revealRow(first->name, PrintableModel::Title);
    }
    Q_EMIT contextChanged();
}

void ReportsPage::showChosen() {
    const QString name = chosenName();
    if (name.isEmpty() || !m_book.hasEvent() || !isVisible())
        return;
    const Event& event = m_book.event();
    const Report* report = findReport(event, name);
    const ReportFolder* folder = findReportFolder(event, name);
    const Language& language = m_book.wording().language();
    m_title->setText(reportTitle(m_book, name));
    Phrase purpose = report ? report->purpose : folder ? folder->purpose : nullptr;
    m_purpose->setText(say(language, purpose));
    m_choices->offer(event, name);
    setTextAndKey(*m_save, folder ? tr("Save to a folder…") : tr("Save…"),
                  sequenceOf(DeskKey::SaveReport));
    const bool hasText = !textKinds().empty();
    m_copy->setVisible(hasText);
    m_copyAction->setEnabled(hasText);
    makePreview();
}

void ReportsPage::makePreview() {
    m_previewWork.start([this, wanted = wish(), source = reportSource(m_book)](
                            const BackgroundWork::GivenUp&) -> BackgroundWork::Finish {
        auto made = makeReport(source, wanted);
        if (!made)
            return [this, why = made.error()] { showNoPreview(why); };
        return [this, made = *std::move(made)] { showMade(made); };
    });
}

void ReportsPage::showMade(MadeReport made) {
    const bool isSame = m_previewed && m_previewed->name == made.wish.name
                        && m_previewed->round == made.wish.round;
    m_previewed = made.wish;
    m_stillEmpty->setText(made.stillEmpty.isEmpty()
                              ? QString()
                              : tr("Still empty:\n%1").arg(made.stillEmpty.join(u'\n')),
                          ReasonLine::Weight::Warning);
    m_print->setEnabled(true);
    m_save->setEnabled(true);
    m_preview->setPages(std::move(made.pages), isSame);
    Q_EMIT previewMade();
}

void ReportsPage::showNoPreview(const Failure& failure) {
    m_previewed.reset();
    m_stillEmpty->setText({});
    m_preview->setEmptyText(m_book.worded(failure));
    m_preview->setPages({}, false);
    m_print->setEnabled(false);
    m_save->setEnabled(false);
    Q_EMIT previewMade();
}

void ReportsPage::showPageNumber() {
    const int count = static_cast<int>(m_preview->pages().size());
    m_allPages->setVisible(count > 1);
    if (count == 0)
        m_pageNumber->clear();
    else if (m_preview->showsAllAtOnce())
        m_pageNumber->setText(tr("%n page(s)", nullptr, count));
    else
        m_pageNumber->setText(tr("Page %1 of %2").arg(m_preview->currentPage()).arg(count));
}

std::vector<ReportKind> ReportsPage::textKinds() const {
    const Report* report = findReport(m_book.event(), chosenName());
    std::vector<ReportKind> kinds;
    if (report)
        std::ranges::copy_if(report->kinds, std::back_inserter(kinds), isText);
    return kinds;
}

void ReportsPage::copy() {
    const auto kinds = textKinds();
    if (kinds.size() == 1)
        m_acts->copyAs(wish(), kinds.front());
    if (kinds.size() < 2)
        return;
    m_copyKinds->clear();
    for (const ReportKind kind : kinds) {
        QAction* action = m_copyKinds->addAction(u'&' + kindName(kind));
        connect(action, &QAction::triggered, this, [this, kind] { m_acts->copyAs(wish(), kind); });
    }
    m_copyKinds->setActiveAction(m_copyKinds->actions().front());
    m_copyKinds->popup(m_copy->mapToGlobal(QPoint(0, -m_copyKinds->sizeHint().height())));
}

void ReportsPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    const int letter = fontMetrics().averageCharWidth();
    const bool wide = width() >= reportsSideBySide * letter;
    const bool hasRoom = width() >= roomForPrinted * letter;
    const Qt::Orientation orientation = wide ? Qt::Horizontal : Qt::Vertical;
    if (m_splitter->orientation() != orientation || hasRoom != m_hasRoomForPrinted) {
        m_hasRoomForPrinted = hasRoom;
        m_splitter->setOrientation(orientation);
        m_left->setDirection(wide ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
        showPrintedColumns();
        fitColumns(*m_list);
        // Below each other, both are as wide as the page.
        QWidget* left = m_left->parentWidget();
        left->setSizePolicy(wide ? QSizePolicy::Maximum : QSizePolicy::Preferred,
                            QSizePolicy::Preferred);
    }
    m_preview->setMinimumHeight(wide ? space::group : previewLines * fontMetrics().height());
    if (!wide)
        m_splitter->setSizes({height() / 2, height() / 2}); // fits all papers of a round
    m_list->setMinimumWidth(
        std::min((hasRoom ? listLetters : narrowListLetters) * letter, m_list->sizeHint().width()));
}

void ReportsPage::build() {
    m_list->setModel(m_reports);
    m_list->setItemDelegateForColumn(PrintableModel::State, new OutOfDateDelegate(m_list));
    m_list->setNameColumn(PrintableModel::Title);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEmptyText(tr("Reports for the event appear here."));
    keepRoomForPrinted();
    QWidget* left = leftSide();
    putBeside(*m_splitter, left, rightSide(), 2, 3);
    addParts(pageColumn(this), {m_splitter});
}

/// Without much room, shows only whether a report is out of date, once one is printed.
void ReportsPage::showPrintedColumns() {
    bool isPrinted = m_hasRoomForPrinted;
    for (int row = 0; row < m_reports->rowCount(); ++row)
        isPrinted = isPrinted || !m_reports->row(m_reports->index(row, 0)).lastPrinted.isEmpty();
    m_list->setColumnHidden(PrintableModel::LastPrinted, !m_hasRoomForPrinted);
    m_list->setColumnHidden(PrintableModel::State, !isPrinted);
}

/// Reserves the width, so that the first printed report moves nothing.
void ReportsPage::keepRoomForPrinted() {
    constexpr int manyPages = 20;
    const QString time = m_book.wording().language().clockTime(QTime(22, 58));
    m_list->keepRoomFor(PrintableModel::LastPrinted,
                        tr("%1, %n page(s)", nullptr, manyPages).arg(time));
    m_list->keepRoomFor(PrintableModel::State,
                        PrintableModel::tr("out of date") + u" MM"_s); // including its icon
}

QWidget* ReportsPage::leftSide() {
    auto* side = new QWidget;
    m_left = new QBoxLayout(QBoxLayout::TopToBottom, side);
    m_left->setContentsMargins(0, 0, 0, 0);
    m_left->setSpacing(space::page);
    m_left->addWidget(m_list, 0, Qt::AlignTop | Qt::AlignLeft);
    m_left->addWidget(m_roundPapers, 0, Qt::AlignTop);
    m_left->addStretch(1);
    endWithContents(*side);
    return side;
}

QWidget* ReportsPage::rightSide() {
    // The list for an empty event is shown whole before the pages get their height.
    m_preview->setMinimumHeight(space::group);
    auto* bar = new PageBar({{wrapped(m_title), 1}, m_copy, m_save, m_print});
    keepToMeasure(*m_choices, widestBar);
    m_allPages->setCheckable(true);
    m_allPages->setToolTip(tr("Show all pages at once; a click on one shows it whole (A)"));
    auto* side = new QWidget;
    addParts(bareColumn(side, space::small), {bar,
                                              m_purpose,
                                              rowOfParts({{m_choices, nearlyAll}, FreeSpace{}}),
                                              m_stillEmpty,
                                              {m_preview, 1},
                                              m_workLine,
                                              rowOfParts({{m_pageNumber, 1}, m_allPages})});
    return side;
}

} // namespace mentat

#include "moc_reports_page.cpp"
