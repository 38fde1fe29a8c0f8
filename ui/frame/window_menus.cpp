#include "ui/frame/window_menus.h"

#include "reports/report.h"
#include "ui/desk/keys.h"
#include "ui/frame/practice_acts.h"
#include "ui/frame/workspace.h"
#include "ui/look/desk_theme.h"
#include "ui/screen/board_show.h"

#include <QActionGroup>
#include <QApplication>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenuBar>
#include <QMessageBox>
#include <QPointer>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int zoomStep = 10; // percent

} // namespace

WindowMenus::WindowMenus(QMainWindow& window, Preferences& preferences, const Samples& samples)
    : QObject(&window)
    , m_window(window)
    , m_preferences(preferences)
    , m_practice(new PracticeMenu(tr("Prac&tice"), &window)) {
    makeFileMenu(samples);
    makeEditMenu();
    makeViewMenu();
    m_page = m_window.menuBar()->addMenu(tr("&Page"));
    makeHelpMenu();
    connect(&m_preferences, &Preferences::recentFilesChanged, this, &WindowMenus::showRecent);
    connect(&m_preferences, &Preferences::choicesChanged, this, &WindowMenus::showChoices);
    showRecent();
    showChoices();
    setWorkspace(nullptr, nullptr);
}

template <class Act>
QAction* WindowMenus::add(QMenu* menu, const QString& text, Act act) {
    QAction* action = menu->addAction(text);
    connect(action, &QAction::triggered, this, std::move(act));
    return action;
}

template <class Act>
QAction* WindowMenus::add(QMenu* menu, const QString& text, DeskKey key, Act act) {
    QAction* action = add(menu, text, std::move(act));
    action->setShortcut(sequenceOf(key));
    return action;
}

void WindowMenus::addSamples(QMenu* menu, const Samples& samples) {
    const auto addSample = [&](SampleKind kind, const QString& text) {
        if (samples.contains(kind))
            add(menu, text, [this, kind] { Q_EMIT sampleWanted(kind); });
    };
    addSample(SampleKind::Tournament, tr("Explore the Dune &sample"));
    addSample(SampleKind::Heats, tr("Explore the P&uerto Rico sample"));
    addSample(SampleKind::Swiss, tr("Explore the Batt&le Line sample"));
    addSample(SampleKind::Mulligan, tr("Explore t&he Memoir '44 sample"));
}

void WindowMenus::makeFileMenu(const Samples& samples) {
    QMenu* menu = m_window.menuBar()->addMenu(tr("&File"));
    add(menu, tr("&New event…"), DeskKey::NewEvent, [this] { Q_EMIT newEventWanted(); });
    m_lastYear = add(menu, tr("New from last &year…"), [this] { Q_EMIT lastYearWanted(); });
    add(menu, tr("New from a sche&dule…"), [this] { Q_EMIT fromScheduleWanted(); });
    add(menu, tr("Ne&w from an event pack…"), [this] { Q_EMIT fromPackWanted(); });
    add(menu, tr("&Open…"), DeskKey::OpenFile, [this] { Q_EMIT openWanted(); });
    m_recent = menu->addMenu(tr("&Recent"));
    addSamples(menu, samples);
    menu->addMenu(m_practice);
    menu->addSeparator();
    m_forBook.push_back(add(menu, tr("&Copy the event file to…"), [this] { Q_EMIT copyWanted(); }));
    m_backups = add(menu, tr("Bac&kups…"), [this] { Q_EMIT backupsWanted(); });
    m_forBook.push_back(add(menu, tr("&Import earlier years…"), [this] { Q_EMIT importWanted(); }));
    m_forBook.push_back(add(menu, tr("P&aste a table from a spreadsheet…"), DeskKey::PasteTable,
                            [this] { Q_EMIT pasteWanted(); }));
    m_forEvent.push_back(
        add(menu, tr("Ti&mes from a schedule…"), [this] { Q_EMIT scheduleWanted(); }));
    m_forEvent.push_back(
        add(menu, tr("&Export the event as a document…"), [this] { Q_EMIT exportWanted(); }));
    m_publish = add(menu, tr("Pu&blish to a folder…"), [this] { Q_EMIT publishWanted(); });
    m_print = add(menu, tr("&Print…"), DeskKey::Print, [this] { m_workspace->printPage(); });
    m_forEvent.push_back(add(menu, tr("Finish and close the e&vent…"),
                             [this] { m_workspace->go(u"event"_s, u"closing"_s); }));
    menu->addSeparator();
    QAction* quit = add(menu, tr("&Quit"), DeskKey::Quit, [this] { m_window.close(); });
    quit->setMenuRole(QAction::QuitRole);
}

void WindowMenus::makeEditMenu() {
    QMenu* menu = m_window.menuBar()->addMenu(tr("&Edit"));
    m_undo = add(menu, tr("&Undo"), DeskKey::Undo, [this] { m_workspace->undo(); });
    m_redo = add(menu, tr("&Redo"), DeskKey::Redo, [this] { m_workspace->redo(); });
    menu->addSeparator();
    m_find = add(menu, tr("&Find…"), DeskKey::Find, [this] { Q_EMIT findWanted(); });
    m_forEvent.push_back(
        add(menu, tr("New ru&ling…"), DeskKey::NewRuling, [this] { m_workspace->newRuling(); }));
    menu->addSeparator();
    add(menu, tr("&Who is at the desk…"), DeskKey::Hand, [this] { Q_EMIT scorekeeperWanted(); });
    QAction* preferences = add(menu, tr("&Preferences…"), [this] { Q_EMIT preferencesWanted(); });
    preferences->setMenuRole(QAction::PreferencesRole);
}

void WindowMenus::makeViewMenu() {
    QMenu* menu = m_window.menuBar()->addMenu(tr("&View"));
    m_pages = menu->addMenu(tr("&Pages"));
    m_back = add(menu, tr("&Back"), DeskKey::Back, [this] { m_workspace->goBack(); });
    m_forward = add(menu, tr("&Forward"), DeskKey::Forward, [this] { m_workspace->goForward(); });
    menu->addSeparator();
    const auto group = [this](QMenu* sub, const QStringList& texts, auto change) {
        auto* actions = new QActionGroup(this);
        for (int value = 0; value < texts.size(); ++value) {
            QAction* action = sub->addAction(texts[value]);
            action->setCheckable(true);
            action->setData(value);
            actions->addAction(action);
        }
        connect(actions, &QActionGroup::triggered, this,
                [this, change](const QAction* action) { choose(change, action->data().toInt()); });
        return actions;
    };
    m_themes
        = group(menu->addMenu(tr("&Theme")), {tr("&Same as desktop"), tr("&Light"), tr("&Dark")},
                [](Choices& choices, int value) { choices.theme = static_cast<Theme>(value); });
    m_densities
        = group(menu->addMenu(tr("&Rows")), {tr("&Compact"), tr("C&omfortable")},
                [](Choices& choices, int value) { choices.density = static_cast<Density>(value); });
    menu->addSeparator();
    QAction* larger = add(menu, tr("L&arger"), DeskKey::ZoomIn,
                          [this] { zoom(m_preferences.choices().zoom + zoomStep); });
    larger->setShortcuts({sequenceOf(DeskKey::ZoomIn), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    add(menu, tr("S&maller"), DeskKey::ZoomOut,
        [this] { zoom(m_preferences.choices().zoom - zoomStep); });
    add(menu, tr("Actual si&ze"), DeskKey::ZoomReset, [this] { zoom(100); });
    menu->addSeparator();
    m_secondWindow = add(menu, tr("Second &window"), [this] { Q_EMIT secondWindowWanted(); });
    m_secondWindow->setCheckable(true);
    m_secondWindowSetUp
        = add(menu, tr("S&et up the second window…"), [this] { Q_EMIT secondWindowSetUpWanted(); });
    m_room = add(menu, tr("P&hones in the room…"), [this] { Q_EMIT roomWanted(); });
}

void WindowMenus::makeHelpMenu() {
    QMenu* menu = m_window.menuBar()->addMenu(tr("&Help"));
    add(menu, tr("&Guide"), DeskKey::Help, [this] { Q_EMIT guideWanted(); });
    menu->addSeparator();
    add(menu, tr("&Copy diagnostics"), [this] { Q_EMIT diagnosticsWanted(); });
    QAction* about = add(menu, tr("&About Mentat"), [this] {
        QMessageBox::about(&m_window, tr("About Mentat"),
                           tr("Mentat %1\n\nThe Game Master's desk for the Dune tournament at the "
                              "World Boardgaming Championships.\n\nFree software under the GNU "
                              "General Public License, version 3 or later.")
                               .arg(QApplication::applicationVersion()));
    });
    about->setMenuRole(QAction::AboutRole);
}

std::vector<FindEntry> WindowMenus::commands() const {
    std::vector<FindEntry> entries;
    for (const QAction* action : m_window.menuBar()->actions())
        addCommands(*action->menu(), plainMenuText(action->text()), entries);
    return entries;
}

void WindowMenus::addCommands(const QMenu& menu, const QString& path,
                              std::vector<FindEntry>& entries) const {
    for (QAction* action : menu.actions()) {
        if (!action->isEnabled() || action->isSeparator() || action == m_find)
            continue;
        const QString title = plainMenuText(action->text());
        if (const QMenu* below = action->menu()) {
            if (below != m_pages)
                addCommands(*below, tr("%1 ▸ %2", "menu and submenu").arg(path, title), entries);
            continue;
        }
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        entries.push_back({.kind = FindKind::Command,
                           .word = tr("command"),
                           .title = title,
                           .detail = key.isEmpty() ? path : QString(path + u" · "_s + key),
                           .command = [act = QPointer(action)] {
                               if (act)
                                   act->trigger();
                           }});
    }
}

void WindowMenus::choose(void (*change)(Choices&, int), int value) {
    Choices choices = m_preferences.choices();
    change(choices, value);
    m_preferences.setChoices(choices);
}

void WindowMenus::zoom(int percent) {
    choose([](Choices& choices, int value) { choices.zoom = value; },
           std::clamp(percent, DeskTheme::leastZoom, DeskTheme::greatestZoom));
}

void WindowMenus::setWorkspace(Workspace* workspace, OpenBook* book) {
    m_workspace = workspace;
    m_book = book;
    if (workspace) {
        connect(workspace, &Workspace::moved, this, &WindowMenus::showPageActions);
        connect(book, &OpenBook::journalChanged, this, &WindowMenus::showJournal);
        connect(book, &OpenBook::eventChosen, this, &WindowMenus::showPages);
        connect(book, &OpenBook::eventChosen, this, &WindowMenus::showJournal); // it may be closed
    }
    m_practice->setBook(book);
    for (QAction* action : m_forBook)
        action->setEnabled(book != nullptr);
    showPages();
    showJournal();
}

void WindowMenus::showRecent() {
    m_recent->clear();
    for (const QString& path : m_preferences.recentFiles())
        add(m_recent, menuText(m_preferences.nameApart(path)), [this, path] {
            Q_EMIT fileChosen(path);
        })->setToolTip(path);
    m_recent->setEnabled(!m_recent->isEmpty());
}

void WindowMenus::showPages() {
    m_pages->clear();
    int place = 1;
    for (const PageEntry& page : m_workspace ? m_workspace->pages() : std::vector<PageEntry>()) {
        QAction* action
            = add(m_pages, menuText(page.title), [this, id = page.id] { m_workspace->go(id); });
        if (place <= 9)
            action->setShortcut(pageSequence(place++));
    }
    m_pages->setEnabled(!m_pages->isEmpty());
    m_print->setEnabled(m_book && m_book->hasEvent() && !reportsOf(m_book->event()).empty());
    for (QAction* action : m_forEvent)
        action->setEnabled(m_book && m_book->hasEvent());
    // A practice event is no basis for a new event, and is never backed up or published.
    const bool counts = !m_book || !m_book->book().isPractice;
    m_lastYear->setEnabled(counts);
    m_backups->setEnabled(m_book && counts);
    m_publish->setEnabled(m_book && m_book->hasEvent() && counts);
    m_room->setEnabled(m_publish->isEnabled());
    const bool hasBoards = m_book && !boardsOf(*m_book).empty();
    m_secondWindow->setEnabled(hasBoards || m_secondWindow->isChecked());
    m_secondWindowSetUp->setEnabled(hasBoards);
    showPageActions();
}

void WindowMenus::showPageActions() {
    m_page->clear();
    if (m_workspace && m_workspace->current())
        m_page->addActions(m_workspace->current()->actions());
    // Keep an empty menu, so that the menus beside it do not move.
    m_page->menuAction()->setEnabled(!m_page->isEmpty());
    // A page that calls out tables uses this key.
    const QKeySequence key = sequenceOf(DeskKey::CallOut);
    const bool isTaken = std::ranges::any_of(
        m_page->actions(), [&](const QAction* action) { return action->shortcut() == key; });
    m_secondWindow->setShortcut(isTaken ? QKeySequence() : key);
    m_back->setEnabled(m_workspace && m_workspace->canGoBack());
    m_forward->setEnabled(m_workspace && m_workspace->canGoForward());
}

void WindowMenus::showJournal() {
    const auto show = [this](QAction* action, const std::optional<JournalEntry>* entry,
                             const QString& none, auto worded) {
        const bool there = entry && *entry && m_book->canChange(**entry);
        action->setEnabled(there);
        action->setText(there ? menuText(worded((*entry)->change)) : none);
    };
    show(m_undo, m_book ? &m_book->nextUndo() : nullptr, tr("&Undo"), [this](const Change& change) {
        return m_book->wording().undoSentence(change.kind, change.operands);
    });
    show(m_redo, m_book ? &m_book->nextRedo() : nullptr, tr("&Redo"), [this](const Change& change) {
        return m_book->wording().redoSentence(change.kind, change.operands);
    });
}

void WindowMenus::setSecondWindowShown(bool isShown) {
    m_secondWindow->setChecked(isShown);
}

void WindowMenus::showChoices() {
    const Choices& choices = m_preferences.choices();
    m_themes->actions()[static_cast<int>(choices.theme)]->setChecked(true);
    m_densities->actions()[static_cast<int>(choices.density)]->setChecked(true);
}

} // namespace mentat

#include "moc_window_menus.cpp"
