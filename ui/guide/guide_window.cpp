#include "ui/guide/guide_window.h"

#include "reports/wording/wording.h"
#include "ui/desk/keys.h"
#include "ui/desk/preferences.h"
#include "ui/desk/prompts.h"
#include "ui/desk/widget_parts.h"
#include "ui/guide/guide_view.h"
#include "ui/lists/plain_lists.h"
#include "ui/look/fields.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/printing/printing.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPrinter>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

QRect placeBeside(const QRect& window, const QRect& screen, const QRect& typing, int wanted) {
    QRect place = screen;
    const int right = screen.right() - window.right();
    const int left = window.left() - screen.left();
    const int least = wanted * 2 / 3;
    if (right >= least) {
        place.setLeft(window.right() + 1);
        place.setWidth(std::min(wanted, right));
    } else if (left >= least) {
        place.setRight(window.left() - 1);
        place.setLeft(std::max(screen.left(), window.left() - wanted));
    } else {
        const int width = std::min(wanted, screen.width() * 2 / 3);
        if (typing.isValid() && typing.center().x() > screen.center().x())
            place.setWidth(width);
        else
            place.setLeft(screen.right() - width + 1);
    }
    return place;
}

namespace {

// In letters of the font.
constexpr int contentsLetters = 30;
constexpr int guideLetters = 120;

enum LineRole { LineFile = Qt::UserRole, LineSection };

} // namespace

GuideWindow::GuideWindow(const GuideBook& book, Preferences& preferences, Prompts& prompts,
                         QWidget& desk)
    : QWidget(&desk, Qt::Window)
    , m_book(book)
    , m_preferences(preferences)
    , m_prompts(prompts)
    , m_desk(desk)
    , m_contents(new QWidget)
    , m_field(named(new QLineEdit, u"guideField"_s, tr("Find in the guide")))
    , m_list(named(new LineList, u"guideList"_s, tr("Guide contents")))
    , m_nothing(wrapped(new TextLabel(TextLevel::Weak, tr("Nothing found in the guide."))))
    , m_told(wrapped(named(new TextLabel(TextLevel::Weak), u"guideTold"_s)))
    , m_back(named(new QPushButton(tr("&Back")), u"guideBack"_s))
    , m_forward(new QPushButton(tr("&Forward")))
    , m_print(new QPushButton(tr("&Print…")))
    , m_view(named(new GuideView, u"guideView"_s)) {
    setObjectName(u"guide"_s);
    setWindowTitle(tr("Guide"));
    setAccessibleName(windowTitle());
    setAttribute(Qt::WA_QuitOnClose, false); // Mentat quits with the desk
    build();
    addKeys();
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &GuideWindow::search);
    connect(m_list, &QListWidget::itemClicked, this, [this] { follow(m_list->currentRow()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { follow(m_list->currentRow()); });
    connect(m_view, &GuideView::pageWanted, this, [this](const QString& file) {
        if (const GuidePage* wanted = m_book.find(file))
            goTo(*wanted, 0, {});
    });
    connect(m_back, &QPushButton::clicked, this, [this] { revisit(m_visit - 1); });
    connect(m_forward, &QPushButton::clicked, this, [this] { revisit(m_visit + 1); });
    connect(m_print, &QPushButton::clicked, this, &GuideWindow::print);
    search();
}

void GuideWindow::build() {
    makeSearchField(*m_field, tr("Find in the guide"));
    makeRoomForHint(*m_field);
    m_list->setWordWrap(true);
    m_list->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum); // long titles wrap
    m_list->setResizeMode(QListView::Adjust);
    m_told->hide();

    addParts(bareColumn(m_contents, space::small),
             {m_field, {m_list, 1}, {m_nothing, 1, Qt::AlignTop}});

    auto* tools = rowOfParts({m_back, m_forward, FreeSpace{}, m_print});
    auto* right = addParts(bareColumn(nullptr, space::small), {tools, m_told, {m_view, 1}});

    addParts(rowWithin(this, {space::page, space::page, space::page, space::page}, space::page),
             {m_contents, {right, 1}});
    setTabOrder(m_field, m_list);
    setTabOrder(m_list, m_view);
    setTabOrder(m_view, m_back);
    setTabOrder(m_back, m_forward);
    setTabOrder(m_forward, m_print);
}

void GuideWindow::addKeys() {
    const auto add = [this](const QKeySequence& key, auto act) {
        auto* action = new QAction(this);
        action->setShortcut(key);
        connect(action, &QAction::triggered, this, act);
        addAction(action);
    };
    add(sequenceOf(DeskKey::Help), [this] { close(); });
    add(QKeySequence(Qt::Key_Escape), [this] { close(); });
    add(sequenceOf(DeskKey::Back), [this] { m_back->click(); });
    add(sequenceOf(DeskKey::Forward), [this] { m_forward->click(); });
    add(sequenceOf(DeskKey::Print), [this] { print(); });
    add(sequenceOf(DeskKey::FindInGuide), [this] {
        m_field->setFocus();
        m_field->selectAll();
    });
}

const GuidePage* GuideWindow::page() const {
    return m_view->page();
}

void GuideWindow::open(const GuidePage* page) {
    if (!isVisible())
        place();
    show();
    raise();
    activateWindow();
    m_field->clear();
    m_field->setFocus();
    if (page && page != m_view->page())
        goTo(*page, 0, {});
    else if (!m_view->page())
        goTo(m_book.pages().front(), 0, {});
}

/// Restores the geometry if the user moved the window, else places it beside the desk.
void GuideWindow::place() {
    if (restoreGeometry(m_preferences.state(u"guide"_s)))
        return;
    const QWidget* focus = m_desk.focusWidget();
    const QRect typing = focus ? QRect(focus->mapToGlobal(QPoint()), focus->size()) : QRect();
    const QRect frame = m_desk.frameGeometry();
    QRect here = placeBeside(frame, m_desk.screen()->availableGeometry(), typing,
                             fontMetrics().averageCharWidth() * guideLetters);
    here.setTop(here.top() + m_desk.geometry().top() - frame.top()); // leave room for the title bar
    setGeometry(here);
    m_placed = geometry();
}

void GuideWindow::closeEvent(QCloseEvent* event) {
    if (geometry() != m_placed)
        m_preferences.setState(u"guide"_s, saveGeometry());
    m_desk.activateWindow();
    QWidget::closeEvent(event);
}

void GuideWindow::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        shareWidth();
}

void GuideWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    shareWidth();
}

/// Gives most of the width to the page.
void GuideWindow::shareWidth() {
    m_contents->setFixedWidth(
        std::max(m_field->minimumWidth(),
                 std::min(fontMetrics().averageCharWidth() * contentsLetters, width() / 3)));
}

void GuideWindow::search() {
    m_list->clear();
    const QString typed = m_field->text();
    if (guideWords(typed).isEmpty()) {
        for (const GuidePage& page : m_book.pages())
            addLine(page, 0, page.title);
    }
    for (const GuideHit& hit : findInGuide(m_book, typed)) {
        const QString heading = hit.page->sections[hit.section].heading;
        addLine(*hit.page, hit.section,
                hit.section == 0 ? hit.page->title
                                 : tr("%1\n%2", "section, page").arg(heading, hit.page->title));
    }
    const bool isFound = m_list->count() > 0;
    m_list->setVisible(isFound);
    m_nothing->setVisible(!isFound);
    m_field->setAccessibleDescription(isFound ? QString() : m_nothing->text());
    if (guideWords(typed).isEmpty())
        markShown();
    else
        m_list->setCurrentRow(0);
}

void GuideWindow::addLine(const GuidePage& page, size_t section, const QString& text) {
    auto* line = new QListWidgetItem(text);
    line->setData(LineFile, page.file);
    line->setData(LineSection, static_cast<qulonglong>(section));
    m_list->addItem(line);
}

/// Marks the shown page in the contents.
void GuideWindow::markShown() {
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_view->page() && m_list->item(row)->data(LineFile) == m_view->page()->file)
            m_list->setCurrentRow(row);
    }
}

void GuideWindow::follow(int row) {
    const QListWidgetItem* line = m_list->item(row);
    const GuidePage* wanted = line ? m_book.find(line->data(LineFile).toString()) : nullptr;
    if (wanted)
        goTo(*wanted, line->data(LineSection).toULongLong(), guideWords(m_field->text()));
}

void GuideWindow::goTo(const GuidePage& page, size_t section, const QStringList& words) {
    const bool isShown = !m_visited.empty() && m_visited[m_visit].page == &page
                         && m_visited[m_visit].section == section;
    if (isShown) { // shown again, as by a double click: not a step of the history
        m_view->showPage(m_book, page, section, words);
        return;
    }
    if (!m_visited.empty()) {
        m_visited[m_visit].scrolled = m_view->verticalScrollBar()->value();
        m_visited.resize(m_visit + 1);
    }
    m_visited.push_back({&page, section, 0});
    m_visit = m_visited.size() - 1;
    m_view->showPage(m_book, page, section, words);
    showPlace();
}

void GuideWindow::revisit(size_t visit) {
    if (visit >= m_visited.size())
        return;
    m_visited[m_visit].scrolled = m_view->verticalScrollBar()->value();
    m_visit = visit;
    const Visit& there = m_visited[visit];
    m_view->showPage(m_book, *there.page, there.section, {});
    m_view->verticalScrollBar()->setValue(there.scrolled);
    showPlace();
}

void GuideWindow::showPlace() {
    m_told->hide(); // it is about the previous page
    m_back->setEnabled(m_visit > 0);
    m_forward->setEnabled(m_visit + 1 < m_visited.size());
    setWindowTitle(tr("%1 — Guide").arg(m_visited[m_visit].page->title));
    if (guideWords(m_field->text()).isEmpty())
        markShown();
}

void GuideWindow::print() {
    const GuidePage& page = *m_view->page();
    const auto printer
        = m_prompts.printer(this, page.title, preferredPaper(m_preferences.choices()));
    if (!printer)
        return;
    m_told->show();
    if (const auto allowed = mayPrintTo(*printer); !allowed) {
        m_told->setText(Wording().failure(allowed.error()));
        return;
    }
    const int sheets = printGuidePage(m_book, page, *printer);
    m_told->setText(sheets == 0
                        ? tr("The printer did not accept the page.")
                        : tr("Printed %1 on %n sheet(s).", nullptr, sheets).arg(page.title));
}

bool GuideWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_field && event->type() == QEvent::KeyPress
        && takeKey(static_cast<QKeyEvent*>(event)->key()))
        return true;
    return QWidget::eventFilter(watched, event);
}

/// Keys in the field choose from the list and scroll the page.
bool GuideWindow::takeKey(int key) {
    QScrollBar* bar = m_view->verticalScrollBar();
    const auto mark = [this](int rows) {
        m_list->setCurrentRow(
            std::clamp(m_list->currentRow() + rows, 0, std::max(0, m_list->count() - 1)));
        if (const QListWidgetItem* line = m_list->currentItem())
            m_field->setAccessibleDescription(line->text());
    };
    switch (key) {
    case Qt::Key_Up: mark(-1); return true;
    case Qt::Key_Down: mark(1); return true;
    case Qt::Key_PageUp: bar->triggerAction(QAbstractSlider::SliderPageStepSub); return true;
    case Qt::Key_PageDown: bar->triggerAction(QAbstractSlider::SliderPageStepAdd); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter: follow(m_list->currentRow()); return true;
    default: return false;
    }
}

GuideAtHand::GuideAtHand(QString folder, Preferences& preferences, Prompts& prompts, QWidget& desk)
    : m_folder(std::move(folder))
    , m_preferences(preferences)
    , m_prompts(prompts)
    , m_desk(desk) {}

GuideAtHand::~GuideAtHand() {
    delete m_window; // it uses the book until it is deleted
}

const GuideBook& GuideAtHand::book() {
    if (!m_book)
        m_book = GuideBook::read(m_folder);
    return *m_book;
}

void GuideAtHand::toggle(const QString& windowPage) {
    // If the desk covers the guide, bring the guide back instead of closing it.
    const bool isCovered = m_window && m_desk.isActiveWindow()
                           && m_desk.frameGeometry().intersects(m_window->frameGeometry());
    if (m_window && m_window->isVisible() && !isCovered)
        m_window->close();
    else
        open(pageFor(windowPage));
}

const GuidePage& GuideAtHand::pageFor(const QString& windowPage) {
    // Keep the current page if it also helps with this page of the desk.
    const GuidePage* read = m_window ? m_window->page() : nullptr;
    return read && read->helpsAt.contains(windowPage) ? *read : book().firstFor(windowPage);
}

void GuideAtHand::open(const GuidePage& page) {
    if (!m_window)
        m_window = new GuideWindow(book(), m_preferences, m_prompts, m_desk);
    m_window->open(&page);
}

void GuideAtHand::close() {
    if (m_window)
        m_window->close();
}

} // namespace mentat

#include "moc_guide_window.cpp"
