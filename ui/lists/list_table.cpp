#include "ui/lists/list_table.h"

#include "ui/itemmodels/table_model.h"
#include "ui/lists/list_delegates.h"
#include "ui/look/spacing.h"
#include "ui/look/zoom.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QScopedValueRollback>
#include <QStyle>
#include <QStyledItemDelegate>

#include <numeric>
#include <utility>

namespace mentat {
namespace {

constexpr int emptyLetters = 60; // width of a list without rows
constexpr const char* keptSize = "keptSize";

/// Adds padding above and below, so that rows are farther apart than the lines of one text.
class LongTextDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 2 * space::tight);
    }
};

} // namespace

ListTable::ListTable(const DeskTheme& theme, const QString& name, QWidget* parent)
    : QTableView(parent)
    , m_theme(theme)
    , m_header(new ListHeader(this)) {
    setHorizontalHeader(m_header);
    setItemDelegate(new MeasuringDelegate(this));
    setAccessibleName(name);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(1); // the list alone decides its columns' widths
    horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(m_header, &QHeaderView::sectionResized, this, [this](int column) {
        if (!m_sharing && m_header->sectionResizeMode(column) == QHeaderView::Interactive
            && QGuiApplication::mouseButtons() != Qt::NoButton)
            m_isByHand = true;
    });
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Maximum);
    const auto follow = [this] { followSize(); };
    connect(verticalHeader(), &QHeaderView::sectionCountChanged, this, follow);
    connect(verticalHeader(), &QHeaderView::sectionResized, this, follow);
    connect(m_header, &QHeaderView::sortIndicatorChanged, this, [this] {
        measureTitles(); // the arrow moved to another column
        if (!m_isByHand)
            shareRoom(width());
    });
    connect(&m_theme, &DeskTheme::densityChanged, this, &ListTable::applyRowHeight);
    applyRowHeight();
}

void ListTable::forgetColumns() {
    m_kinds.clear();
    m_spare.clear();
    m_expected.clear();
    for (int column = 0; column < model()->columnCount(); ++column) {
        setColumnHidden(column, false);
        setItemDelegateForColumn(column, nullptr);
    }
}

void ListTable::setEmptyText(const QString& text) {
    m_emptyText = text;
    viewport()->update(); // no row change would repaint it
    followSize();
}

std::vector<int> ListTable::nameColumns() const {
    std::vector<int> columns;
    for (const auto& [column, kind] : m_kinds) {
        if (kind == ColumnKind::Names)
            columns.push_back(column);
    }
    return columns;
}

bool ListTable::restoreOrder(const QByteArray& headerState) {
    if (headerState.isEmpty() || !m_header->restoreState(headerState))
        return false;
    for (int column = 0; column < m_header->count(); ++column)
        m_header->setSectionResizeMode(column, QHeaderView::Interactive);
    m_header->setSectionsClickable(true);
    return true;
}

void ListTable::breakLongTexts(int column) {
    setItemDelegateForColumn(column, new LongTextDelegate(this));
    setWordWrap(true);
    verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // A column's width changes where its texts wrap.
    const auto breakAgain = [this] {
        resizeRowsToContents();
        updateGeometry();
    };
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, breakAgain,
            Qt::QueuedConnection);
}

void ListTable::applyRowHeight() {
    const int height = m_theme.rowHeight(fontMetrics());
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
    followSize();
}

void ListTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange) {
        applyRowHeight();
        fitColumns();
        // Fit again once the titles have the new font too.
        if (!std::exchange(m_willFit, true))
            QMetaObject::invokeMethod(
                this,
                [this] {
                    m_willFit = false;
                    fitColumns();
                },
                Qt::QueuedConnection);
    }
}

QModelIndex ListTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) {
    const bool isAlongRows = action == MoveHome || action == MoveEnd;
    // With Ctrl, Qt moves by row, but to the first visible column.
    const QModelIndex there
        = QTableView::moveCursor(action, isAlongRows ? modifiers | Qt::ControlModifier : modifiers);
    if (!isAlongRows || !currentIndex().isValid())
        return there;
    return there.siblingAtColumn(currentIndex().column());
}

void ListTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        QApplication::clipboard()->setText(asText());
        event->accept();
        return;
    }
    const bool wasTypedIn = state() == EditingState;
    QTableView::keyPressEvent(event);
    // The key went to the editor it opened; the view would pass it on to the window too.
    if (!wasTypedIn && state() == EditingState)
        event->accept();
}

bool ListTable::revealRow(const QString& key, int column) {
    for (int row = 0; row < model()->rowCount(); ++row) {
        const QModelIndex index = model()->index(row, column);
        if (index.data(keyRole).toString() != key)
            continue;
        setCurrentIndex(index);
        return true;
    }
    return false;
}

QString ListTable::asText() const {
    if (!model())
        return {};
    std::set<int> chosen;
    if (selectionModel()) {
        for (const QModelIndex& index : selectionModel()->selectedRows())
            chosen.insert(index.row());
    }
    const auto line = [&](auto textOf) {
        QStringList cells;
        for (int visual = 0; visual < horizontalHeader()->count(); ++visual) {
            const int column = horizontalHeader()->logicalIndex(visual);
            if (!isColumnHidden(column))
                cells.append(textOf(column).simplified());
        }
        return cells.join(u'\t');
    };
    QStringList lines{
        line([&](int column) { return model()->headerData(column, Qt::Horizontal).toString(); })};
    const auto copied = [](const QModelIndex& cell) {
        const QVariant whole = cell.data(copyRole);
        return (whole.isValid() ? whole : cell.data()).toString();
    };
    for (int row = 0; row < model()->rowCount(); ++row) {
        if (chosen.empty() || chosen.contains(row))
            lines.append(line([&](int column) { return copied(model()->index(row, column)); }));
    }
    return lines.join(u'\n') + u'\n';
}

void ListTable::paintEvent(QPaintEvent* event) {
    QTableView::paintEvent(event);
    if (!saysWhyEmpty())
        return;
    QPainter painter(viewport());
    painter.setPen(colorsOf(palette()).weakText);
    const int margin = space::page;
    painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_emptyText);
}

void ListTable::dataChanged(const QModelIndex& from, const QModelIndex& to,
                            const QList<int>& roles) {
    QTableView::dataChanged(from, to, roles);
    growSoon();
}

void ListTable::reset() {
    QTableView::reset();
    growSoon();
}

void ListTable::rowsInserted(const QModelIndex& parent, int first, int last) {
    QTableView::rowsInserted(parent, first, last);
    growSoon();
}

bool ListTable::saysWhyEmpty() const {
    return !m_emptyText.isEmpty() && (!model() || model()->rowCount() == 0);
}

int ListTable::wantedHeight(int width) const {
    int rows = verticalHeader()->length();
    if (saysWhyEmpty()) {
        const QRect room(0, 0, std::max(width - 2 * space::page, 1), QWIDGETSIZE_MAX);
        rows = fontMetrics().boundingRect(room, Qt::TextWordWrap, m_emptyText).height()
               + 2 * space::page;
    }
    const int titles = m_header->isHidden() ? 0 : m_header->sizeHint().height();
    return titles + rows + 2 * frameWidth();
}

void ListTable::leaveOutTitles() {
    m_hasTitles = false;
    followSize();
}

QSize ListTable::sizeHint() const {
    return ownSize().expandedTo(property(keptSize).toSize());
}

QSize ListTable::ownSize() const {
    ensurePolished();
    const bool isMeasured = static_cast<int>(m_measures.size()) == m_header->count();
    int width = isMeasured ? wantedWidth() : QTableView::sizeHint().width();
    if (saysWhyEmpty())
        width = std::max(width, emptyLetters * fontMetrics().averageCharWidth());
    return {width, wantedHeight(width)};
}

QSize ListTable::minimumSizeHint() const {
    return QTableView::minimumSizeHint().boundedTo(sizeHint());
}

void ListTable::followSize() {
    // Hides titles above an empty list.
    const bool isUntitled = !m_hasTitles || saysWhyEmpty();
    if (m_header->isHidden() != isUntitled) {
        m_header->setHidden(isUntitled);
        updateGeometries();
    }
    const QSize wanted = sizeHint();
    if (wanted == m_told)
        return;
    m_told = wanted;
    updateGeometry();
}

bool ListTable::isSizeKept() const {
    return property(keptSize).isValid();
}

void ListTable::setColumnHidden(int column, bool hidden) {
    if (hidden)
        m_hidden.insert(column);
    else
        m_hidden.erase(column);
    QTableView::setColumnHidden(column, hidden);
}

void ListTable::fitColumns(int width) {
    m_isByHand = false;
    measureColumns();
    shareRoom(width);
    followSize();
}

void ListTable::resizeEvent(QResizeEvent* event) {
    // Before the scroll bars are laid out: the old column widths would require one.
    if (event->oldSize().width() != event->size().width() && !m_isByHand)
        shareRoom(width());
    QTableView::resizeEvent(event);
}

namespace {

/// Keeps the size of one list, for its lifetime.
class SizeKeeper final : public QObject {
public:
    SizeKeeper(ListTable& list, QLineEdit& field) : QObject(&list), m_list(list) {
        connect(&field, &QLineEdit::textChanged, this, [this](const QString& text) { keep(text); });
    }

private:
    /// Keeps the size at the first letter: the rows may have changed by then, but are not laid out
    /// yet.
    void keep(const QString& text) {
        const bool isKept = m_list.isSizeKept();
        if (isKept == !text.isEmpty() || (!isKept && !m_list.isVisible()))
            return;
        m_list.setProperty(keptSize, text.isEmpty() ? QVariant() : QVariant(m_list.size()));
        m_list.updateGeometry();
    }

    ListTable& m_list;
};

} // namespace

void keepSizeWhile(ListTable& list, QLineEdit& field) {
    new SizeKeeper(list, field);
}

void fitColumns(ListTable& list) {
    list.fitColumns();
}

namespace {

// In letters of the font.
constexpr int nameLetters = 40;  // width of a name before another column is hidden for it
constexpr int textLetters = 120; // lines of 90 to 100 letters, which are wider than average
constexpr int wordLetters = 40;
constexpr int wideLetters = 12;   // width to which a name or text may shrink
constexpr int fewLetters = 16;    // width of a word before a column is hidden for it
constexpr int fewestLetters = 13; // width to which a word may shrink: "disqualified"

int sumOf(const std::vector<ColumnWish>& columns, int ColumnWish::*part) {
    return std::accumulate(columns.begin(), columns.end(), 0,
                           [part](int sum, const ColumnWish& one) { return sum + one.*part; });
}

} // namespace

ListTable::ColumnKind ListTable::kindOf(int column) const {
    const auto kind = m_kinds.find(column);
    return kind == m_kinds.end() ? ColumnKind::Words : kind->second;
}

ListTable::Measure ListTable::measureOf(int column) const {
    const int letter = fontMetrics().averageCharWidth();
    const auto widthOf = [&](int letters) { return letters * letter + 2 * space::cell; };
    int content = sizeHintForColumn(column);
    if (const auto expected = m_expected.find(column); expected != m_expected.end())
        content = std::max(content,
                           fontMetrics().horizontalAdvance(expected->second) + 2 * space::cell);
    const QVariant alignment
        = model()->index(0, column).data(Qt::TextAlignmentRole); // the same in every row
    if (Qt::Alignment(alignment.toInt()).testFlag(Qt::AlignRight))
        return {.content = content, .least = content, .cut = content};
    switch (kindOf(column)) {
    case ColumnKind::Names: {
        const int least = std::min(content, widthOf(nameLetters));
        return {.content = content, .least = least, .cut = std::min(content, widthOf(wideLetters))};
    }
    case ColumnKind::Texts: {
        const int least = std::min(content, widthOf(wideLetters));
        return {.content = std::min(content, widthOf(textLetters)), .least = least, .cut = least};
    }
    case ColumnKind::Words: {
        const int least = std::min(content, widthOf(fewLetters));
        return {.content = std::min(content, widthOf(wordLetters)),
                .least = least,
                .cut = std::min(content, widthOf(fewestLetters))};
    }
    }
    Q_UNREACHABLE();
}

void ListTable::measureColumns() {
    m_measures.clear();
    for (int column = 0; model() && column < m_header->count(); ++column)
        m_measures.push_back(m_hidden.contains(column) ? Measure() : measureOf(column));
    measureTitles();
}

void ListTable::measureTitles() {
    for (size_t i = 0; i < m_measures.size(); ++i) {
        const int column = static_cast<int>(i);
        if (m_hidden.contains(column))
            continue;
        m_measures[i].title = m_header->widthOfTitle(column, false);
        m_measures[i].brokenTitle = m_header->widthOfTitle(column, true);
    }
}

void ListTable::growSoon() {
    const bool isFitted = !m_measures.empty() && !m_isByHand;
    if (isFitted && !std::exchange(m_willGrow, true))
        QMetaObject::invokeMethod(this, &ListTable::grow, Qt::QueuedConnection);
}

void ListTable::grow() {
    m_willGrow = false;
    if (m_isByHand || static_cast<int>(m_measures.size()) != m_header->count())
        return;
    const std::vector<Measure> fitted = m_measures;
    measureColumns();
    bool isAnyLonger = false;
    for (size_t column = 0; column < m_measures.size(); ++column) {
        Measure& now = m_measures[column];
        isAnyLonger = isAnyLonger || now.content > fitted[column].content;
        now.content = std::max(now.content, fitted[column].content);
        now.least = std::max(now.least, fitted[column].least);
        now.cut = std::max(now.cut, fitted[column].cut);
    }
    if (!isAnyLonger)
        return;
    shareRoom(width());
    followSize();
}

/// The width of the frame and the scroll bar: further rows may make the bar appear.
int ListTable::besideColumns() const {
    const int bar = verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOff
                        ? 0
                        : style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    return bar + 2 * frameWidth();
}

int ListTable::roomOfColumns(int width) const {
    return width - besideColumns();
}

ColumnWish ListTable::wishOf(int column, bool broken, Scarcity scarcity) const {
    const Measure& measure = m_measures[static_cast<size_t>(column)];
    const int title = broken ? measure.brokenTitle : measure.title;
    const bool isWhole
        = scarcity == Scarcity::ColumnsGo
          || (scarcity == Scarcity::WordsAreCut && kindOf(column) == ColumnKind::Names);
    const int least = isWhole ? measure.least : measure.cut;
    const int stays = std::max(least, title);
    // Names shrink only after everything else has shrunk to its minimum.
    if (scarcity == Scarcity::NamesAreCut && kindOf(column) != ColumnKind::Names)
        return {stays, stays};
    return {std::max(measure.content, title), stays};
}

std::vector<ColumnWish> ListTable::wishes(bool broken, Scarcity scarcity,
                                          const std::set<int>& gone) const {
    std::vector<ColumnWish> all;
    for (int column = 0; column < m_header->count(); ++column)
        all.push_back(gone.contains(column) ? ColumnWish() : wishOf(column, broken, scarcity));
    return all;
}

std::vector<ColumnWish> ListTable::wishes(bool broken, Scarcity scarcity) const {
    std::set<int> gone;
    for (int column = 0; column < m_header->count(); ++column) {
        if (isColumnHidden(column))
            gone.insert(column);
    }
    return wishes(broken, scarcity, gone);
}

bool ListTable::isTooWide(int width) const {
    return sumOf(wishes(true, Scarcity::ColumnsGo), &ColumnWish::wanted) > roomOfColumns(width);
}

int ListTable::wantedWidth() const {
    return sumOf(wishes(false, Scarcity::ColumnsGo, m_hidden), &ColumnWish::wanted)
           + besideColumns();
}

int ListTable::minWidth() const {
    const bool isMeasured = static_cast<int>(m_measures.size()) == m_header->count();
    return (isMeasured ? sumOf(wishes(true, Scarcity::NamesAreCut), &ColumnWish::least) : 0)
           + besideColumns();
}

/// Changes only columns that change: showing one for a moment could make scroll bars appear.
void ListTable::spareColumns(int room) {
    std::set<int> gone = m_hidden;
    for (const int column : m_spare) {
        if (sumOf(wishes(true, Scarcity::ColumnsGo, gone), &ColumnWish::least) <= room)
            break;
        gone.insert(column);
    }
    for (const int column : m_spare)
        QTableView::setColumnHidden(column, gone.contains(column));
}

/// With titles wrapped, spends the remaining width on unwrapping as many titles as possible, those
/// that lack the least first.
void ListTable::unwrapTitles(std::vector<int>& widths, int room) const {
    int left = room - std::accumulate(widths.begin(), widths.end(), 0);
    std::vector<std::pair<int, size_t>> lacking;
    for (size_t column = 0; column < widths.size(); ++column) {
        const int lack = m_measures[column].title - widths[column];
        if (lack > 0 && !isColumnHidden(static_cast<int>(column)))
            lacking.emplace_back(lack, column);
    }
    std::ranges::sort(lacking);
    for (const auto& [lack, column] : lacking) {
        if (lack > left)
            return;
        widths[column] += lack;
        left -= lack;
    }
}

/// Makes the rows end at the frame: the last column gets the width left by an absent scroll bar or
/// wrapped titles.
void ListTable::giveRest(std::vector<int>& widths, int seen) {
    const int used = std::accumulate(widths.begin(), widths.end(), 0);
    const int most = sizeHint().width();
    if (used >= seen || seen > most)
        return;
    for (int place = m_header->count() - 1; place >= 0; --place) {
        const int last = m_header->logicalIndex(place);
        if (isColumnHidden(last))
            continue;
        widths[static_cast<size_t>(last)] += seen - used;
        return;
    }
}

void ListTable::shareRoom(int width) {
    if (m_sharing || static_cast<int>(m_measures.size()) != m_header->count())
        return;
    const QScopedValueRollback sharing(m_sharing, true);
    const int seen = viewport()->width();
    resizeColumns(width);
    // Scroll horizontally only if nothing can shrink further.
    if (horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff || m_isBarOurs) {
        m_isBarOurs = m_header->length() <= width - 2 * frameWidth();
        setHorizontalScrollBarPolicy(m_isBarOurs ? Qt::ScrollBarAlwaysOff : Qt::ScrollBarAsNeeded);
    }
    if (viewport()->width() != seen)
        resizeColumns(width); // a scroll bar appeared or vanished
}

void ListTable::resizeColumns(int width) {
    const int room = roomOfColumns(width);
    spareColumns(room);
    std::vector<ColumnWish> columns = wishes(false, Scarcity::ColumnsGo);
    const bool isBroken = sumOf(columns, &ColumnWish::wanted) > room;
    if (isBroken)
        columns = wishes(true, Scarcity::ColumnsGo);
    for (const Scarcity scarcity : {Scarcity::WordsAreCut, Scarcity::NamesAreCut}) {
        if (sumOf(columns, &ColumnWish::least) > room)
            columns = wishes(isBroken, scarcity);
    }
    std::vector<int> widths = sharedRoom(columns, room);
    if (isBroken)
        unwrapTitles(widths, room);
    giveRest(widths, viewport()->width() + width - this->width());
    for (int column = 0; column < m_header->count(); ++column) {
        if (!isColumnHidden(column)
            && m_header->sectionResizeMode(column) == QHeaderView::Interactive)
            m_header->resizeSection(column, widths[static_cast<size_t>(column)]);
    }
    if (m_header->breakWhereNarrow()) {
        updateGeometries(); // the titles have another height
        updateGeometry();
    }
}

} // namespace mentat

#include "moc_list_table.cpp"
