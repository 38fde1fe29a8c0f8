#include "ui/pages/players/people_import_view.h"

#include "app/session/people/list_matching.h"
#include "model/document/bytes/input.h"
#include "model/document/bytes/table.h"
#include "model/document/incoming_file.h"
#include "model/failure_kind.h"
#include "ui/itemmodels/players_import_model.h"
#include "ui/lists/list_table.h"
#include "ui/lists/plain_lists.h"
#include "ui/look/accent_button.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/mapping/import_words.h"
#include "ui/pages/players/players_list.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPushButton>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace mentat {

PeopleImportView::PeopleImportView(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_title(wrapped(new TextLabel(TextLevel::GroupTitle)))
    , m_summary(plainLabel(u"importSummary"_s))
    , m_list(named(new ListTable(pageContext.theme, tr("Lines in the list")), u"importList"_s))
    , m_model(new PlayersImportModel(this))
    , m_choices(named(new TableChoices, u"importChoices"_s))
    , m_columns(named(new QPushButton(tr("Columns")), u"importColumns"_s))
    , m_byHand(named(new ColumnsByHand(pageContext.preferences, u"people"_s, ImportWords::fields(),
                                       *m_columns),
                     u"importMapping"_s))
    , m_noHeader(
          named(new QCheckBox(tr("The first row is a person, not headings")), u"importNoHeader"_s))
    , m_like(new QWidget)
    , m_likeText(plainLabel(u"importSimilar"_s))
    , m_same(named(new QPushButton(tr("Same person")), u"importSame"_s))
    , m_twoPeople(named(new QPushButton(tr("Two people")), u"importTwo"_s))
    , m_asNew(named(new QPushButton, u"importAsNew"_s))
    , m_current(named(new LineChoices, u"importCurrent"_s))
    , m_skip(named(new QCheckBox(tr("Skip rejected lines")), u"importSkip"_s))
    , m_acts(new QWidget(this))
    , m_import(named(new AccentButton(tr("Import")), u"importPeople"_s))
    , m_leave(named(new QPushButton(tr("Close the list")), u"importLeave"_s)) {
    auto* proxy = new PlayersProxy(this);
    proxy->setSourceModel(m_model);
    m_list->setModel(proxy);
    m_list->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // rejected lines first
    m_list->setSortingEnabled(true);
    m_list->setWideColumn(PlayersImportModel::What);
    m_columns->setToolTip(tr("What each column of the list holds"));
    layOut();
    m_list->installEventFilter(this);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PeopleImportView::showCurrent);
    connect(m_current, &LineChoices::lineToggled, this, &PeopleImportView::toggleLine);
    connect(m_current, &LineChoices::factToggled, this, &PeopleImportView::toggleFact);
    connect(m_choices, &TableChoices::changed, this, &PeopleImportView::choiceChanged);
    connect(m_columns, &QPushButton::toggled, m_noHeader, &QWidget::setVisible);
    connect(m_byHand, &ColumnsByHand::changed, this, &PeopleImportView::mappingChanged);
    connect(m_noHeader, &QCheckBox::toggled, this, &PeopleImportView::mappingChanged);
    connect(m_skip, &QCheckBox::toggled, this, &PeopleImportView::showRows);
    connect(m_asNew, &QPushButton::clicked, this, &PeopleImportView::takeNamesake);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            &PeopleImportView::showNamesake);
    connect(m_same, &QPushButton::clicked, this, [this] { answerSimilar(true); });
    connect(m_twoPeople, &QPushButton::clicked, this, [this] { answerSimilar(false); });
    connect(m_import, &QPushButton::clicked, this, &PeopleImportView::import);
    connect(m_leave, &QPushButton::clicked, this, [this] { Q_EMIT done(false); });
}

void PeopleImportView::layOut() {
    auto* like = new QWidget;
    addParts(bareRow(like, space::small), {{m_likeText, 1}, m_same, m_twoPeople});
    addParts(bareRow(m_like, 0), {{like, nearlyAll}, FreeSpace{}});
    auto* titled = new QWidget;
    addParts(bareRow(titled, space::small), {{m_title, 1}, m_columns});
    auto* head = rowOfParts({{titled, nearlyAll}, FreeSpace{}});
    for (QWidget* above : {like, titled})
        endWhere(*above, *m_list);
    addParts(bareColumn(this, space::small), {head,
                                              m_summary,
                                              m_choices,
                                              m_byHand,
                                              {m_noHeader, 0, Qt::AlignLeft},
                                              m_like,
                                              m_current,
                                              {m_list, 1},
                                              {m_asNew, 0, Qt::AlignLeft},
                                              {m_skip, 0, Qt::AlignLeft}});
    addParts(bareRow(m_acts, space::small), {FreeSpace{}, m_leave, m_import});
}

/// Reads a list, or the people of another event file as a list.
Result<QByteArray> PeopleImportView::listIn(const QString& path) const {
    if (!path.endsWith(u".mentat"_s, Qt::CaseInsensitive))
        return readWholeFile(path);
    const auto other = Session::open(path, Session::Access::Read, m_book.session().desk());
    if (!other)
        return tl::unexpected(other.error());
    return writePeopleCsv((*other)->book().people);
}

bool PeopleImportView::read(const QString& path) {
    const auto bytes = listIn(path);
    return bytes ? show(QFileInfo(path).fileName(), *bytes) : refuse(m_book.worded(bytes.error()));
}

bool PeopleImportView::readClipboard() {
    const auto table = readPastedTable(QApplication::clipboard()->text());
    return table && show(tr("the clipboard"), table->csv);
}

void PeopleImportView::clear() {
    m_bytes.clear();
    m_rows.clear();
    m_people = {};
    m_isByHand = false;
    m_choices->forget();
}

bool PeopleImportView::refuse(const QString& sentence) {
    clear();
    refresh();
    m_book.say(Gravity::Refused, sentence);
    Q_EMIT done(false);
    return false;
}

bool PeopleImportView::show(const QString& name, const QByteArray& bytes) {
    clear();
    m_name = name;
    m_bytes = bytes;
    if (!readCells())
        return false;
    m_book.settle(); // clears the complaint about an earlier file
    return true;
}

void PeopleImportView::choiceChanged() {
    m_people = {};
    (void)readCells();
}

bool PeopleImportView::readCells() {
    auto table = readTable(m_bytes, m_choices->choice());
    if (!table || table->rows.empty()) {
        const Failure empty{FailureKind::CsvNoHeader, {}, {}};
        return refuse(tr("%1 cannot be read as a list of people: %2")
                          .arg(m_name, m_book.worded(table ? empty : table.error())));
    }
    m_choices->show(*table);
    m_rows = std::move(table->rows);
    auto list = readPeople(m_rows);
    m_isByHand = !list;
    const bool isTwice = !list && list.error().kind == FailureKind::CsvColumnTwice;
    m_people.setRead(list ? *std::move(list) : PeopleList());
    const QSignalBlocker quiet(m_noHeader);
    m_noHeader->setChecked(false);
    takeTable(m_rows);
    if (m_isByHand)
        readByHand();
    const bool isAsked = lacksName() || (isTwice && !m_byHand->isByHand());
    m_byHand->ask(isAsked);
    m_noHeader->setVisible(isAsked);
    m_skip->setChecked(false);
    m_title->setText(tr("What %1 will add").arg(m_name));
    refresh();
    return true;
}

void PeopleImportView::takeTable(const std::vector<CsvRow>& rows) {
    const size_t header = m_isByHand ? likelyHeader(rows) : peopleHeader(rows).value_or(0);
    ColumnPositions places;
    for (const auto& [column, place] : peopleColumnsIn(rows[header]))
        places[static_cast<size_t>(column)] = place;
    m_byHand->setTable(rows, header, places);
    m_isByHand = m_isByHand || m_byHand->isByHand();
}

PeopleLayout PeopleImportView::layoutByHand() const {
    PeopleLayout layout;
    for (const auto& [field, column] : m_byHand->places())
        layout.columns[allPeopleColumns.at(field)] = column;
    layout.header = m_byHand->header();
    layout.headerIsPerson = m_noHeader->isChecked();
    return layout;
}

bool PeopleImportView::lacksName() const {
    return m_isByHand && !haveName(layoutByHand().columns);
}

void PeopleImportView::readByHand() {
    const auto list
        = lacksName() ? Result<PeopleList>(PeopleList()) : readPeople(m_rows, layoutByHand());
    m_people.setRead(list ? *list : PeopleList());
}

void PeopleImportView::mappingChanged() {
    m_isByHand = true;
    readByHand();
    // A remembered header would make the next import skip a person.
    if (m_noHeader->isChecked())
        m_byHand->forget();
    else if (!lacksName())
        m_byHand->remember();
    refresh();
}

void PeopleImportView::refresh() {
    m_list->setEmptyText(lacksName() ? tr("Its people appear here once a column holds the name.")
                                     : tr("The list has no lines."));
    m_whole = matchPeople(m_book.book(), m_people.withAllFacts());
    const PeopleList list = m_people.taken();
    m_fates = matchPeople(m_book.book(), list);
    m_similar = similarLines(m_book.book().people, m_fates);
    std::erase_if(m_similar,
                  [&](const SimilarLine& line) { return m_people.isAnother(line.line); });
    std::vector<ImportRow> rows = rowsNotTaken(m_people, m_book.wording());
    std::ranges::move(rowsOfImport(m_fates, list, m_similar, m_book.wording()),
                      std::back_inserter(rows));
    m_model->setRows(std::move(rows));
    fitColumns(*m_list);
    keepSomeRows(*m_list);
    showRows();
}

std::optional<qint64> PeopleImportView::currentLine() const {
    const QModelIndex current = m_list->currentIndex();
    return current.isValid() ? std::optional(current.data(keyRole).toLongLong()) : std::nullopt;
}

void PeopleImportView::showCurrent() {
    const auto line = currentLine();
    std::vector<LineChoices::Fact> facts;
    for (const MatchedLine& whole : m_whole.matched) {
        if (whole.line != line || !whole.before)
            continue;
        for (const PersonFact fact : allPersonFacts) {
            if (const QString text = changedFact(whole, fact); !text.isEmpty())
                facts.push_back({fact, text, m_people.isTaken(*line, fact)});
        }
    }
    m_current->show(line ? m_people.isTaken(*line) : std::nullopt, facts);
}

void PeopleImportView::toggleLine() {
    if (const auto line = currentLine()) {
        m_people.toggle(*line);
        refresh();
    }
}

void PeopleImportView::toggleFact(PersonFact fact, bool isTaken) {
    if (const auto line = currentLine()) {
        m_people.setTaken(*line, fact, isTaken);
        refresh();
    }
}

// Space would go to the list's selection.
bool PeopleImportView::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Space) {
        toggleLine();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PeopleImportView::showRows() {
    const int rejected = static_cast<int>(m_fates.rejected.size());
    m_summary->setText(ImportWords::counts(m_fates)
                       + ImportWords::linesNotTaken(m_people.linesAside())
                       + ImportWords::sharedBadges(m_fates.shared)
                       + ImportWords::damaged(damagedNumbers(m_people.read()))
                       + ImportWords::columnsNotTaken(m_people.read().notTaken));
    if (lacksName())
        m_summary->setText(tr("Select what each column of %1 holds. A name is needed, or a first "
                              "name and a last name.")
                               .arg(m_name));
    showSimilar();
    showNamesake();
    showCurrent();
    m_skip->setVisible(rejected > 0);
    m_skip->setText(tr("Skip %n rejected line(s)", nullptr, rejected));
    const int taken = m_fates.added + m_fates.updated;
    m_import->setText(tr("Import %n (person|people)", nullptr, taken));
    m_import->setEnabled(taken > 0 && m_book.canWriteFile()
                         && (rejected == 0 || m_skip->isChecked()));
}

void PeopleImportView::showSimilar() {
    const bool isAny = !m_similar.empty();
    m_like->setVisible(isAny);
    if (!isAny)
        return;
    const SimilarLine& line = m_similar.front();
    // If both are new, neither is in the file yet.
    const bool isKnown = findPerson(m_book.book(), line.other.id);
    m_same->setVisible(isKnown);
    m_likeText->setText(ImportWords::looksLike(line, isKnown));
}

void PeopleImportView::answerSimilar(bool isSame) {
    if (m_similar.empty())
        return;
    const SimilarLine line = m_similar.front();
    if (isSame)
        m_people.sayIs(line.line, line.other.id);
    else
        m_people.sayIsAnother(line.line);
    refresh();
    if (m_similar.empty())
        startTyping();
}

void PeopleImportView::showNamesake() {
    const PersonLine* line = m_people.namesake(m_fates, currentLine());
    m_asNew->setVisible(line);
    if (line)
        m_asNew->setText((line->isNew ? tr("Leave line %1, %2, out after all")
                                      : tr("Take line %1, %2, as a new person"))
                             .arg(QString::number(line->line), line->name.text()));
}

void PeopleImportView::takeNamesake() {
    const PersonLine* line = m_people.namesake(m_fates, currentLine());
    if (!line)
        return;
    m_people.toggleNew(line->line);
    refresh();
    if (!m_asNew->isVisibleTo(this))
        startTyping();
}

void PeopleImportView::startTyping() {
    if (lacksName() && m_byHand->isAsking())
        m_byHand->startTyping();
    else if (!m_similar.empty()) // an extra Enter must answer nothing
        m_list->setFocus(Qt::OtherFocusReason);
    else if (m_skip->isVisibleTo(this))
        m_skip->setFocus(Qt::OtherFocusReason);
    else
        (m_import->isEnabled() ? m_import : m_leave)->setFocus(Qt::OtherFocusReason);
}

void PeopleImportView::import() {
    const PeopleImport fates = m_fates;
    const auto lastAct = [this] {
        const auto& next = m_book.nextUndo();
        return next ? std::optional(next->id) : std::nullopt;
    };
    const auto before = lastAct();
    if (m_book.hasEvent() && !m_book.event().details.closed) {
        if (!m_book.perform(peopleTaken(fates)))
            return;
    } else {
        const auto outcome = m_book.session().importPeople(m_people.taken(), m_skip->isChecked());
        if (!outcome) {
            m_book.refuse(outcome.error());
            return;
        }
    }
    if (lastAct() == before)
        m_book.say(Gravity::Note, tr("Nothing in the list is new. No one was changed."));
    else
        m_book.sayDone(tr("People: %1 new, %2 updated. Register them under Known people, or as "
                          "they check in.")
                           .arg(fates.added)
                           .arg(fates.updated));
    Q_EMIT done(true);
}

} // namespace mentat

#include "moc_people_import_view.cpp"
