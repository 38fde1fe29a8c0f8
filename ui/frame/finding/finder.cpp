#include "ui/frame/finding/finder.h"

#include "ui/desk/keys.h"
#include "ui/frame/finding/found_list.h"
#include "ui/look/colours.h"
#include "ui/look/desk_theme.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int finderLetters = 100; // wide, in letters of the font
constexpr int finderRows = 13;     // as many as there are pages
constexpr qsizetype mostLately = 8;

/// What works on every page, and so while something is looked for.
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
    setAutoFillBackground(true);
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
    // What was typed into the field before is taken now, as when it is left by Tab.
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void Finder::search() {
    m_list->found().setFound(m_index.find(m_field->text(), m_lately));
    const bool isFound = m_list->found().rowCount() > 0;
    m_list->setVisible(isFound);
    m_nothing->setVisible(!isFound);
    m_list->moveMark(0);
    tellMarked();
}

/// The list never has the focus: whoever hears the window hears the mark with the field.
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
    m_lately.removeAll(entry.key());
    m_lately.prepend(entry.key());
    m_lately = m_lately.mid(0, mostLately);
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

/// Nothing happens unseen on the page behind: a key of the page is none here, and one that works
/// everywhere leaves first, so that it finds the focus where it was.
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
        if (!event.modifiers().testFlag(Qt::ControlModifier)) // a key of pages
            choose();
        return true;
    case Qt::Key_Escape: leave(); return true;
    default: return false;
    }
}

void Finder::paintEvent(QPaintEvent* event) {
    QFrame::paintEvent(event);
    // A style's own frame is lost on the page behind, in the dark above all.
    QPainter painter(this);
    painter.setPen(coloursOf(palette()).edge);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void Finder::place() {
    const QRect room = parentWidget()->rect().adjusted(space::page, 0, -space::page, -space::page);
    const int top = m_field->sizeHint().height() * 2; // below the menu bar, whatever its font
    const int width = std::min(fontMetrics().averageCharWidth() * finderLetters, room.width());
    const int rows = finderRows * std::max(m_list->sizeHintForRow(0), fontMetrics().height());
    const int height = m_field->sizeHint().height() + rows + 4 * space::small;
    setGeometry(room.center().x() - width / 2, top, width, std::min(height, room.bottom() - top));
}

} // namespace mentat
