#include "ui/frame/finder.h"

#include "app/session/rules/rules_desk.h"
#include "model/people/names.h"
#include "reports/report.h"
#include "ui/desk/keys.h"
#include "ui/desk/pages_kind.h"
#include "ui/desk/printed_lists.h"
#include "ui/look/desk_theme.h"
#include "ui/look/spacing.h"
#include "ui/look/style/flat_parts.h"
#include "ui/look/text_label.h"
#include "ui/look/zoom.h"

#include <QApplication>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLayout>
#include <QLineEdit>
#include <QPainter>
#include <QStyledItemDelegate>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

/// Matches the letters of the rows.
int foundIconSize() {
    return zoomed(16);
}

class FoundDelegate final : public QStyledItemDelegate {
public:
    FoundDelegate(const DeskTheme& theme, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_theme(theme) {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Colors& colors = colorsOf(option.palette);
        const bool isMarked = option.state.testFlag(QStyle::State_Selected);
        painter->save();
        if (isMarked)
            flat::drawMark(*painter, option.rect, colors, true);
        const QColor strong = colors.text;
        const QColor weak = colors.weakText;
        QRect room = option.rect.adjusted(space::small, 0, -space::small, 0);
        drawIcon(*painter, room, index, strong);
        room.setLeft(room.left() + foundIconSize() + space::small);

        const QFontMetrics metrics(option.font);
        const QString word = index.data(FoundModel::EntryWord).toString();
        painter->setFont(option.font);
        painter->setPen(weak);
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignRight, word);
        room.setRight(room.right() - metrics.horizontalAdvance(word) - space::page);

        painter->setPen(strong);
        drawTitle(*painter, room, option.font, index);
        room.setLeft(room.left() + space::medium);

        painter->setFont(option.font);
        painter->setPen(weak);
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                          metrics.elidedText(index.data(FoundModel::EntryDetail).toString(),
                                             Qt::ElideRight, room.width()));
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex&) const override {
        return {0, m_theme.rowHeight(QFontMetrics(option.font))};
    }

private:
    /// In strong letters what was typed of it; leaves the room behind it.
    static void drawTitle(QPainter& painter, QRect& room, const QFont& font,
                          const QModelIndex& index) {
        const QString whole = index.data(Qt::DisplayRole).toString();
        const QFont strong = fontOf(TextLevel::Strong, font);
        const QString title = QFontMetrics(strong).elidedText(whole, Qt::ElideRight, room.width());
        const auto draw = [&](qsizetype from, qsizetype to, const QFont& letters) {
            const QString part = title.mid(from, to - from);
            painter.setFont(letters);
            painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, part);
            room.setLeft(room.left() + QFontMetrics(letters).horizontalAdvance(part));
        };
        qsizetype drawn = 0;
        for (const auto& [at, length] :
             hitsIn(title, index.data(FoundModel::EntryQuery).toString())) {
            draw(drawn, at, font);
            draw(at, at + length, strong);
            drawn = at + length;
        }
        draw(drawn, title.size(), font);
    }
    static void drawIcon(QPainter& painter, const QRect& room, const QModelIndex& index,
                         const QColor& color) {
        const QVariant icon = index.data(Qt::DecorationRole);
        if (!icon.isValid())
            return;
        const QRect at(room.left(), room.center().y() - foundIconSize() / 2 + 1, foundIconSize(),
                       foundIconSize());
        painter.drawPixmap(at, linePixmap(static_cast<LineIcon>(icon.toInt()), foundIconSize(),
                                          color, painter.device()->devicePixelRatioF()));
    }

    const DeskTheme& m_theme;
};

} // namespace

FindHits hitsIn(const QString& title, const QString& query) {
    const QStringList typed = normalizedText(query).split(u' ', Qt::SkipEmptyParts);
    FindHits hits;
    for (qsizetype from = 0; from < title.size(); ++from) {
        const bool isBegin
            = title[from].isLetterOrNumber() && (from == 0 || !title[from - 1].isLetterOrNumber());
        if (!isBegin)
            continue;
        qsizetype to = from;
        while (to < title.size() && (title[to].isLetterOrNumber() || title[to].isMark()))
            ++to;
        qsizetype longest = 0;
        for (const QString& word : typed) {
            qsizetype length = 1;
            while (from + length <= to && !normalizedText(title.mid(from, length)).startsWith(word))
                ++length;
            if (from + length <= to)
                longest = std::max(longest, length);
        }
        if (longest > 0)
            hits.emplace_back(from, longest);
        from = to;
    }
    return hits;
}

void FoundModel::setFound(std::vector<const FindEntry*> found, const QString& query) {
    beginResetModel();
    m_found = std::move(found);
    m_query = query;
    endResetModel();
}

int FoundModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_found.size());
}

QVariant FoundModel::data(const QModelIndex& index, int role) const {
    const FindEntry& shown = entry(index);
    switch (role) {
    case Qt::DisplayRole: return shown.title;
    case Qt::ToolTipRole: return shown.detail;
    case Qt::DecorationRole:
        return shown.icon ? QVariant(static_cast<int>(*shown.icon)) : QVariant();
    case Qt::AccessibleTextRole:
        return shown.detail.isEmpty() ? tr("%1, %2", "name, kind").arg(shown.title, shown.word)
                                      : tr("%1, %2, %3", "name, kind, more")
                                            .arg(shown.title, shown.word, shown.detail);
    case EntryDetail: return shown.detail;
    case EntryWord: return shown.word;
    case EntryQuery: return m_query;
    default: return {};
    }
}

FoundList::FoundList(const DeskTheme& theme, QWidget* parent)
    : QListView(parent)
    , m_found(new FoundModel(this)) {
    setAccessibleName(tr("Found"));
    setModel(m_found);
    setItemDelegate(new FoundDelegate(theme, this));
    setFocusPolicy(Qt::NoFocus);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setUniformItemSizes(true);
    connect(&theme, &DeskTheme::densityChanged, this, [this] { scheduleDelayedItemsLayout(); });
}

void FoundList::moveMark(int rows) {
    const int last = m_found->rowCount() - 1;
    if (last >= 0)
        setCurrentIndex(m_found->index(std::clamp(currentIndex().row() + rows, 0, last)));
}

int FoundList::rowsPerPage() const {
    return std::max(1, viewport()->height() / std::max(1, sizeHintForRow(0)) - 1);
}

namespace {

FindEntry pageEntry(const PageEntry& shown) {
    return {.kind = FindKind::Page,
            .word = QCoreApplication::translate("Find", "page"),
            .title = shown.title,
            .page = shown.id,
            .icon = shown.icon};
}

/// A section of the page Event that people look for by its purpose.
FindEntry closingEntry() {
    return {.kind = FindKind::Page,
            .word = QCoreApplication::translate("Find", "page"),
            .title = QCoreApplication::translate("Find", "Closing: hand over, close the event"),
            .page = u"event"_s,
            .address = u"closing"_s,
            .icon = LineIcon::Event};
}

FindEntry playerEntry(const Book& book, const Event& event, const Player& player) {
    FindEntry entry{.kind = FindKind::Player,
                    .word = QCoreApplication::translate("Find", "player"),
                    .title = calledName(event, player),
                    .detail = player.from.value_or(QString()),
                    .page = u"players"_s,
                    .address = player.id.text(),
                    .icon = LineIcon::Players};
    const Person* person = player.person ? findPerson(book, *player.person) : nullptr;
    if (const auto& badge = player.badge || !person ? player.badge : person->badge)
        entry.names << *badge << badgeNumber(*badge);
    return entry;
}

FindEntry reportEntry(const OpenBook& book, const QString& name) {
    return {.kind = FindKind::Report,
            .word = QCoreApplication::translate("Find", "report"),
            .title = reportTitle(book, name),
            .page = u"reports"_s,
            .address = name,
            .icon = LineIcon::Reports};
}

FindEntry rulingEntry(EventId event, const Ruling& ruling, size_t position) {
    return {.kind = FindKind::Ruling,
            .word = QCoreApplication::translate("Find", "ruling"),
            .title = ruling.question.value_or(ruling.topic.value_or(QString())),
            .detail = ruling.answer.value_or(QString()),
            .page = u"rules"_s,
            .address = rulingId(event, position),
            .icon = LineIcon::Rules};
}

} // namespace

std::vector<FindEntry> findablePlaces(const OpenBook& book, const std::vector<PageEntry>& pages) {
    std::vector<FindEntry> entries;
    for (const PageEntry& shown : pages)
        entries.push_back(pageEntry(shown));
    if (!book.hasEvent())
        return entries;
    entries.push_back(closingEntry());
    for (const Player& player : book.event().players)
        entries.push_back(playerEntry(book.book(), book.event(), player));
    if (const auto findable = kindOf<PagesKind>(book.event()).findable) {
        for (FindEntry& own : findable(book.event()))
            entries.push_back(std::move(own));
    }
    for (const Report& report : reportsOf(book.event()))
        entries.push_back(reportEntry(book, QString(report.name)));
    for (const ReportFolder& folder : reportFoldersOf(book.event()))
        entries.push_back(reportEntry(book, QString(folder.name)));
    const auto& rulings = book.event().rulings;
    for (size_t i = 0; i < rulings.size(); ++i)
        entries.push_back(rulingEntry(book.eventId(), rulings[i], i));
    return entries;
}

void addGuidePages(const GuideBook& guide, const std::function<void(const GuidePage&)>& show,
                   std::vector<FindEntry>& entries) {
    for (const GuidePage& page : guide.pages()) {
        entries.push_back({.kind = FindKind::Guide,
                           .word = QCoreApplication::translate("Find", "guide"),
                           .title = page.title,
                           .page = page.file,
                           .command = [&page, show] { show(page); }});
    }
}

void addFormatCommands(OpenBook& book, std::vector<FindEntry>& entries) {
    if (!book.hasEvent())
        return;
    if (const auto commands = kindOf<PagesKind>(book.event()).commands) {
        for (FindEntry& command : commands(book))
            entries.push_back(std::move(command));
    }
}

namespace {

constexpr int finderLetters = 100; // wide, in letters of the font
constexpr int finderRows = 13;     // as many rows as pages
constexpr qsizetype mostRecent = 8;
constexpr double finderRadius = 8;

/// Keys of every page; they work in the finder too.
bool worksEverywhere(const QKeySequence& typed) {
    for (const KeyRow& row : keyTable()) {
        if (row.place == KeyScope::Everywhere && row.sequence == typed)
            return true;
    }
    for (int place = 1; place <= 9; ++place) {
        if (pageSequence(place) == typed)
            return true;
    }
    return false;
}

} // namespace

Finder::Finder(const DeskTheme& theme, QWidget& window)
    : QFrame(&window)
    , m_field(named(new QLineEdit, u"finderField"_s, tr("Find")))
    , m_list(named(new FoundList(theme), u"finderList"_s))
    , m_nothing(new TextLabel(TextLevel::Weak, tr("Nothing found."))) {
    setObjectName(u"finder"_s);
    setAccessibleName(tr("Find"));
    build();
    window.installEventFilter(this);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &Finder::search);
    connect(m_list, &QListView::clicked, this, &Finder::choose);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &Finder::tellMarked);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, const QWidget* now) {
        if (isOpen() && now && !isAncestorOf(now))
            hide();
    });
    hide();
}

void Finder::build() {
    m_field->setPlaceholderText(tr("Type part of a player, game, page, or command"));
    m_field->addAction(lineIcon(LineIcon::Search), QLineEdit::LeadingPosition);
    m_nothing->setMargin(space::small);
    addParts(
        columnWithin(this, {space::small, space::small, space::small, space::small}, space::small),
        {m_field, {m_list, 1}, {m_nothing, 1, Qt::AlignTop}});
}

void Finder::open(std::vector<FindEntry> entries) {
    if (isOpen()) {
        m_field->selectAll();
        return;
    }
    m_focusBefore = QApplication::focusWidget();
    m_aroundFocus = m_focusBefore ? m_focusBefore->parentWidget() : nullptr;
    m_list->found().setFound({});
    m_index = FindIndex(std::move(entries));
    m_field->clear();
    search();
    place();
    show();
    raise();
    // Moving the focus commits the field that was typed into, as Tab does.
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void Finder::search() {
    m_list->found().setFound(m_index.find(m_field->text(), m_recentKeys), m_field->text());
    const bool isFound = m_list->found().rowCount() > 0;
    m_list->setVisible(isFound);
    m_nothing->setVisible(!isFound);
    place(); // its lower edge alone moves
    m_list->moveMark(0);
    tellMarked();
}

/// The list never has the focus, so the field's description tells a screen reader the marked row.
void Finder::tellMarked() {
    const QModelIndex marked = m_list->currentIndex();
    m_field->setAccessibleDescription(
        marked.isValid() ? marked.data(Qt::AccessibleTextRole).toString() : m_nothing->text());
}

void Finder::choose() {
    const QModelIndex marked = m_list->currentIndex();
    if (!marked.isValid())
        return;
    const FindEntry entry = m_list->found().entry(marked); // a copy: it may open another file
    m_recentKeys.removeAll(entry.key());
    m_recentKeys.prepend(entry.key());
    m_recentKeys = m_recentKeys.mid(0, mostRecent);
    leave();
    Q_EMIT chosen(entry);
}

void Finder::leave() {
    const QPointer<QWidget> back = m_focusBefore ? m_focusBefore : m_aroundFocus;
    if (back && back->isVisible())
        back->setFocus(Qt::OtherFocusReason);
    hide();
}

bool Finder::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize && isOpen())
        place();
    if (watched == m_field && event->type() == QEvent::ShortcutOverride && keepsKey(*event))
        return true;
    if (watched == m_field && event->type() == QEvent::KeyPress)
        return takeKey(*static_cast<QKeyEvent*>(event));
    return QFrame::eventFilter(watched, event);
}

/// Keeps keys from acting unseen on the page behind: page keys do nothing here. A key of every page
/// closes the finder first, so that it acts where the focus was.
bool Finder::keepsKey(QEvent& event) {
    const QKeySequence typed(static_cast<QKeyEvent&>(event).keyCombination());
    const bool edits = (typed == sequenceOf(DeskKey::Undo) && m_field->isUndoAvailable())
                       || (typed == sequenceOf(DeskKey::Redo) && m_field->isRedoAvailable());
    const bool leaves = !edits && worksEverywhere(typed);
    const bool opensMenu = static_cast<QKeyEvent&>(event).modifiers().testFlag(Qt::AltModifier);
    event.setAccepted(!leaves && !opensMenu);
    if (leaves && typed != sequenceOf(DeskKey::Find))
        leave();
    return true;
}

bool Finder::takeKey(const QKeyEvent& event) {
    switch (event.key()) {
    case Qt::Key_Up: m_list->moveMark(-1); return true;
    case Qt::Key_Down: m_list->moveMark(1); return true;
    case Qt::Key_PageUp: m_list->moveMark(-m_list->rowsPerPage()); return true;
    case Qt::Key_PageDown: m_list->moveMark(m_list->rowsPerPage()); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!event.modifiers().testFlag(Qt::ControlModifier)) // a key of the page
            choose();
        return true;
    case Qt::Key_Escape: leave(); return true;
    default: return false;
    }
}

void Finder::paintEvent(QPaintEvent*) {
    // The style's own frame is barely visible over the page, especially in the dark theme.
    QPainter painter(this);
    flat::drawPanel(painter, rect(),
                    {.fill = palette().color(QPalette::Window),
                     .edge = colorsOf(palette()).edge,
                     .radius = finderRadius});
}

void Finder::place() {
    const QRect room = parentWidget()->rect().adjusted(space::page, 0, -space::page, -space::page);
    const int top = m_field->sizeHint().height() * 2; // below the menu bar at any font size
    const int width = std::min(fontMetrics().averageCharWidth() * finderLetters, room.width());
    const int found = std::min(m_list->found().rowCount(), finderRows);
    const int below
        = found > 0 ? found * m_list->sizeHintForRow(0) : m_nothing->sizeHint().height();
    const QMargins edges = layout()->contentsMargins();
    const int height
        = edges.top() + m_field->sizeHint().height() + layout()->spacing() + below + edges.bottom();
    setGeometry(room.center().x() - width / 2, top, width, std::min(height, room.bottom() - top));
}

} // namespace mentat

#include "moc_finder.cpp"
