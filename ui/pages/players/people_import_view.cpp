#include "ui/pages/players/people_import_view.h"

#include "app/session/people/listed/damaged_numbers.h"
#include "model/document/bytes/table_header.h"
#include "model/document/bytes/whole_input.h"
#include "model/document/incoming_file.h"
#include "model/failure_kind.h"
#include "ui/itemmodels/players_import_model.h"
#include "ui/lists/list_table.h"
#include "ui/lists/some_rows.h"
#include "ui/look/accent_button.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/players/players_proxy.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QFileInfo>
#include <QHeaderView>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

ColumnField peopleField(PeopleColumn column) {
    switch (column) {
    case PeopleColumn::Name: return {u"name"_s, PeopleImportView::tr("Name")};
    case PeopleColumn::FamilyFirst:
        return {u"familyfirst"_s, PeopleImportView::tr("Name, last name first")};
    case PeopleColumn::Given: return {u"given"_s, PeopleImportView::tr("First name")};
    case PeopleColumn::Family: return {u"family"_s, PeopleImportView::tr("Last name")};
    case PeopleColumn::Suffix: return {u"suffix"_s, PeopleImportView::tr("Suffix (Jr., III)")};
    case PeopleColumn::From: return {u"from"_s, PeopleImportView::tr("From")};
    case PeopleColumn::Badge: return {u"badge"_s, PeopleImportView::tr("Badge")};
    case PeopleColumn::Preference: return {u"preference"_s, PeopleImportView::tr("Plays")};
    case PeopleColumn::Email: return {u"email"_s, PeopleImportView::tr("E-mail")};
    case PeopleColumn::Phone: return {u"phone"_s, PeopleImportView::tr("Phone")};
    }
    Q_UNREACHABLE();
}

std::vector<ColumnField> peopleFields() {
    std::vector<ColumnField> fields;
    for (const PeopleColumn column : allPeopleColumns)
        fields.push_back(peopleField(column));
    return fields;
}

} // namespace

PeopleImportView::PeopleImportView(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_title(wrapped(new TextLabel(TextLevel::GroupTitle)))
    , m_summary(plainLabel(u"importSummary"_s))
    , m_list(named(new ListTable(pageContext.theme, tr("Lines in the list")), u"importList"_s))
    , m_model(new PlayersImportModel(this))
    , m_columns(named(new QPushButton(tr("Columns")), u"importColumns"_s))
    , m_mapping(named(new ColumnMapping(peopleFields()), u"importMapping"_s))
    , m_noHeader(
          named(new QCheckBox(tr("The first row is a person, not headings")), u"importNoHeader"_s))
    , m_remembered(pageContext.preferences, u"people"_s, m_mapping->fields())
    , m_like(new QWidget)
    , m_likeText(plainLabel(u"importSimilar"_s))
    , m_same(named(new QPushButton(tr("Same person")), u"importSame"_s))
    , m_twoPeople(named(new QPushButton(tr("Two people")), u"importTwo"_s))
    , m_asNew(named(new QPushButton, u"importAsNew"_s))
    , m_skip(named(new QCheckBox, u"importSkip"_s))
    , m_acts(new QWidget(this))
    , m_import(named(new AccentButton, u"importPeople"_s))
    , m_leave(named(new QPushButton(tr("Close the list")), u"importLeave"_s)) {
    auto* proxy = new PlayersProxy(this);
    proxy->setSourceModel(m_model);
    m_list->setModel(proxy);
    m_list->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder); // rejected lines first
    m_list->setSortingEnabled(true);
    m_list->setWideColumn(PlayersImportModel::What);
    m_columns->setCheckable(true);
    m_columns->setToolTip(tr("What each column of the list holds"));
    layOut();
    connect(m_columns, &QPushButton::toggled, this, [this](bool isShown) {
        m_mapping->setVisible(isShown);
        m_noHeader->setVisible(isShown);
    });
    connect(m_mapping, &ColumnMapping::changed, this, &PeopleImportView::mappingChanged);
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
    addParts(bareRow(m_like, space::small), {{m_likeText, 1}, m_same, m_twoPeople});
    addParts(bareColumn(this, space::tight / 2), {m_title,
                                                  m_summary,
                                                  {m_columns, 0, Qt::AlignLeft},
                                                  m_mapping,
                                                  {m_noHeader, 0, Qt::AlignLeft},
                                                  m_like,
                                                  {m_list, 1},
                                                  {m_asNew, 0, Qt::AlignLeft},
                                                  {m_skip, 0, Qt::AlignLeft}});
    addParts(bareRow(m_acts, space::small), {m_leave, m_import});
}

/// A list, or the people of another event file as one.
Result<QByteArray> PeopleImportView::listIn(const QString& path) const {
    if (!path.endsWith(u".mentat"_s, Qt::CaseInsensitive))
        return readWholeFile(path);
    const auto other = Session::open(path, Session::Access::Read, m_book.session().desk());
    if (!other)
        return tl::unexpected(other.error());
    return writePeopleCsv((*other)->book().people);
}

bool PeopleImportView::read(const QString& path) {
    const QString name = QFileInfo(path).fileName();
    const auto csv = listIn(path);
    if (!csv) {
        m_book.say(Gravity::Refused, m_book.worded(csv.error()));
        return false;
    }
    return show(name, *csv);
}

bool PeopleImportView::readClipboard() {
    const auto table = readPastedTable(QApplication::clipboard()->text());
    return table && show(tr("the clipboard"), table->csv);
}

bool PeopleImportView::show(const QString& name, const QByteArray& csv) {
    const auto rows = readCsv(csv);
    auto list = readPeopleCsv(csv);
    if (!rows || rows->empty()) {
        m_book.say(
            Gravity::Refused,
            tr("%1 cannot be read as a list of people: %2").arg(name, m_book.worded(list.error())));
        return false;
    }
    m_name = name;
    m_csv = csv;
    m_two.clear();
    m_isByHand = !list;
    const bool isTwice = !list && list.error().kind == FailureKind::CsvColumnTwice;
    m_people = list ? *std::move(list) : PeopleList();
    const QSignalBlocker quiet(m_noHeader);
    m_noHeader->setChecked(false);
    takeTable(*rows);
    if (m_isByHand)
        readByHand();
    const bool isAsked = lacksName() || (isTwice && !m_remembered.of(m_header));
    m_columns->setChecked(isAsked);
    for (QWidget* part : {static_cast<QWidget*>(m_mapping), static_cast<QWidget*>(m_noHeader)})
        part->setVisible(isAsked);
    m_skip->setChecked(false);
    m_title->setText(tr("What %1 will add").arg(name));
    refresh();
    return true;
}

void PeopleImportView::takeTable(const std::vector<CsvRow>& rows) {
    m_headerRow = m_isByHand ? likelyHeader(rows) : 0;
    m_header = rows[m_headerRow];
    m_mapping->setTable(rows, m_headerRow);
    ColumnPlaces places;
    for (const auto& [column, place] : peopleColumnsIn(m_header))
        places[static_cast<size_t>(column)] = place;
    if (const auto remembered = m_remembered.of(m_header)) {
        places = *remembered;
        m_isByHand = true;
    }
    m_mapping->setPlaces(places);
}

PeopleLayout PeopleImportView::layoutByHand() const {
    PeopleLayout layout;
    for (const auto& [field, column] : m_mapping->places())
        layout.columns[allPeopleColumns.at(field)] = column;
    layout.header = m_headerRow;
    layout.headerIsPerson = m_noHeader->isChecked();
    return layout;
}

bool PeopleImportView::lacksName() const {
    return m_isByHand && !haveName(layoutByHand().columns);
}

void PeopleImportView::readByHand() {
    const auto list
        = lacksName() ? Result<PeopleList>(PeopleList()) : readPeopleCsv(m_csv, layoutByHand());
    m_people = list ? *list : PeopleList();
}

void PeopleImportView::mappingChanged() {
    m_isByHand = true;
    readByHand();
    // Nobody is to be passed over as a header the next time.
    if (m_noHeader->isChecked())
        m_remembered.keep(m_header, {});
    else if (!lacksName())
        m_remembered.keep(m_header, m_mapping->places());
    refresh();
}

void PeopleImportView::refresh() {
    m_list->setEmptyText(lacksName() ? tr("Its people appear here once a column holds the name.")
                                     : tr("The list has no lines."));
    m_fates = matchPeople(m_book.book(), m_people);
    m_similar = similarLines(m_book.book().people, m_fates);
    std::erase_if(m_similar, [&](const SimilarLine& line) { return m_two.contains(line.line); });
    m_model->setRows(rowsOfImport(m_fates, m_people, m_similar, m_book.wording()));
    fitColumns(*m_list);
    keepSomeRows(*m_list);
    showRows();
}

void PeopleImportView::showRows() {
    const int rejected = static_cast<int>(m_fates.rejected.size());
    m_summary->setText(tr("%1 new, %2 updated, %3 unchanged, %4 rejected. People are added to "
                          "the file but not registered in any event. An import cannot be undone.")
                           .arg(m_fates.added)
                           .arg(m_fates.updated)
                           .arg(m_fates.unchanged)
                           .arg(rejected)
                       + sharedBadges() + damaged() + notTaken());
    if (lacksName())
        m_summary->setText(tr("Select what each column of %1 holds. A name is needed, or a first "
                              "name and a last name.")
                               .arg(m_name));
    showSimilar();
    showNamesake();
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
    // Of two who are both new there is nobody yet whom one of them could be.
    const bool isKnown = findPerson(m_book.book(), line.other.id);
    m_same->setVisible(isKnown);
    m_likeText->setText(
        (isKnown ? tr("Line %1: %2 looks like %3, who is already known.")
                 : tr("Line %1: %2 looks like %3, who is new in this list too. If they are one "
                      "person, merge them on Players after the import."))
            .arg(QString::number(line.line), line.name.text(), nameWithHome(line.other)));
}

void PeopleImportView::answerSimilar(bool isSame) {
    if (m_similar.empty())
        return;
    const SimilarLine line = m_similar.front();
    const auto read = std::ranges::find(m_people.lines, line.line, &PersonLine::line);
    if (isSame && read != m_people.lines.end())
        read->same = line.other.id;
    else
        m_two.insert(line.line);
    refresh();
}

PersonLine* PeopleImportView::namesakeLine() {
    const auto readAt = [this](qint64 number) -> PersonLine* {
        const auto line = std::ranges::find(m_people.lines, number, &PersonLine::line);
        return line == m_people.lines.end() ? nullptr : &*line;
    };
    const auto isNamesake = [](const RejectedLine& rejected) {
        return rejected.reason.kind == FailureKind::LineAmbiguous
               || rejected.reason.kind == FailureKind::LineNamesSame;
    };
    const QVariant selected
        = m_list->currentIndex().siblingAtColumn(PlayersImportModel::Line).data();
    PersonLine* first = nullptr;
    for (const RejectedLine& rejected : m_fates.rejected) {
        PersonLine* line = isNamesake(rejected) ? readAt(rejected.line) : nullptr;
        if (line && selected == rejected.line)
            return line;
        first = first ? first : line;
    }
    PersonLine* other = selected.isValid() ? readAt(selected.toLongLong()) : nullptr;
    return other && other->isNew ? other : first;
}

void PeopleImportView::showNamesake() {
    const PersonLine* line = namesakeLine();
    m_asNew->setVisible(line);
    if (line)
        m_asNew->setText((line->isNew ? tr("Leave line %1, %2, out after all")
                                      : tr("Take line %1, %2, as a new person"))
                             .arg(QString::number(line->line), line->name.text()));
}

void PeopleImportView::takeNamesake() {
    PersonLine* line = namesakeLine();
    if (!line)
        return;
    line->isNew = !line->isNew;
    if (line->isNew) // which also says whom they are not
        m_two.insert(line->line);
    refresh();
    if (!m_asNew->isVisibleTo(this))
        startTyping();
}

QString PeopleImportView::damaged() const {
    constexpr size_t mostNamed = 3;
    const auto numbers = damagedNumbers(m_people);
    QString text;
    for (size_t i = 0; i < std::min(numbers.size(), mostNamed); ++i) {
        text += u'\n'
                + (numbers[i].column == PeopleColumn::Phone
                       ? tr("Line %1: a spreadsheet damaged the phone, %2.")
                       : tr("Line %1: a spreadsheet damaged the badge, %2."))
                      .arg(QString::number(numbers[i].line), numbers[i].text);
    }
    if (numbers.size() > mostNamed)
        text += u'\n'
                + tr("%n more number(s) are damaged.", nullptr,
                     static_cast<int>(numbers.size() - mostNamed));
    if (!numbers.empty())
        text += u' ' + tr("Format the column as text there, then save the list again.");
    return text;
}

QString PeopleImportView::notTaken() const {
    constexpr qsizetype mostNamed = 12;
    if (m_people.notTaken.isEmpty())
        return {};
    QString headings = QStringList(m_people.notTaken.mid(0, mostNamed)).join(u", "_s);
    if (m_people.notTaken.size() > mostNamed)
        headings += u", …"_s;
    return u'\n' + tr("Columns not taken: %1. Columns says what they hold.").arg(headings);
}

QString PeopleImportView::sharedBadges() const {
    constexpr size_t mostNamed = 3;
    QString text;
    for (size_t i = 0; i < std::min(m_fates.shared.size(), mostNamed); ++i) {
        const SharedBadge& shared = m_fates.shared[i];
        text += u'\n'
                + tr("%2 share badge %1: choose who it is at check-in.")
                      .arg(shared.badge, shared.names.join(u", "_s));
    }
    if (m_fates.shared.size() > mostNamed)
        text += u'\n'
                + tr("%n more badge(s) belong to several people.", nullptr,
                     static_cast<int>(m_fates.shared.size() - mostNamed));
    return text;
}

void PeopleImportView::startTyping() {
    if (lacksName() && m_mapping->isVisibleTo(this))
        m_mapping->startTyping();
    else if (m_skip->isVisibleTo(this))
        m_skip->setFocus(Qt::OtherFocusReason);
    else
        (m_import->isEnabled() ? m_import : m_leave)->setFocus(Qt::OtherFocusReason);
}

void PeopleImportView::import() {
    const auto outcome = m_book.session().importPeople(m_people, m_skip->isChecked());
    if (!outcome) {
        m_book.say(Gravity::Refused, m_book.worded(outcome.error()));
        return;
    }
    m_book.say(Gravity::Note, tr("People: %1 new, %2 updated. Register them under Known people, "
                                 "or as they check in.")
                                  .arg(outcome->added)
                                  .arg(outcome->updated));
    Q_EMIT done(true);
}

} // namespace mentat
