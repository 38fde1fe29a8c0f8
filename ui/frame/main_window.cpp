#include "ui/frame/main_window.h"

#include "ui/backup/backup_keeper.h"
#include "ui/backup/event_file_keeper.h"
#include "ui/dialogs/last_year_dialog.h"
#include "ui/dialogs/new_event_dialog.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/publish_dialog.h"
#include "ui/dialogs/scorekeeper_dialog.h"
#include "ui/frame/banners/notice_bar.h"
#include "ui/frame/finding/finder.h"
#include "ui/frame/opening_words.h"
#include "ui/frame/practice/practice_acts.h"
#include "ui/frame/status_line.h"
#include "ui/frame/untaken_keys.h"
#include "ui/frame/welcome_page.h"
#include "ui/frame/window_menus.h"
#include "ui/frame/workspace.h"
#include "ui/guide/guide_window.h"
#include "ui/screen/second_screen.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>
#include <QTimer>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int titleBarHeight = 40; // at most, in pixels; not known before the window is shown
constexpr int untilAnswered = 200; // milliseconds between two looks

bool isDocument(const QString& path) {
    return path.endsWith(u".json"_s, Qt::CaseInsensitive)
           || path.endsWith(u".csv"_s, Qt::CaseInsensitive);
}

QString droppedFile(const QMimeData* data) {
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 ? urls.front().toLocalFile() : QString();
}

} // namespace

MainWindow::MainWindow(const Program& program, DeskTheme& theme, Preferences& preferences,
                       Prompts& prompts)
    : m_program(program)
    , m_theme(theme)
    , m_preferences(preferences)
    , m_prompts(prompts)
    , m_files(std::make_unique<FileActs>(program, preferences, prompts, *this))
    , m_practice(std::make_unique<PracticeActs>(program, preferences, *m_files))
    , m_screens(program.screens ? nullptr : std::make_unique<DesktopScreens>())
    , m_secondScreen(std::make_unique<SecondScreen>(program.screens ? *program.screens : *m_screens,
                                                    preferences, *this, program.bus))
    , m_stack(new QStackedWidget)
    , m_menus(new WindowMenus(*this, preferences, !program.sample.isEmpty()))
    , m_status(new StatusLine)
    , m_keys(new UntakenKeys(*this))
    , m_finder(new Finder(theme, *this)) {
    setAcceptDrops(true);
    QCoreApplication::instance()->installEventFilter(new IdleUndo(this));
    setCentralWidget(m_stack);
    setStatusBar(m_status);
    connectParts();
    connectPractice();
    applyChoices();
    showTitle();
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(0, titleBarHeight)));
    restoreGeometry(m_preferences.state(u"window"_s));
}

MainWindow::~MainWindow() {
    // The pages look at the book to their end.
    delete m_workspace;
    delete m_backups;
    delete m_file;
    delete m_guideWindow; // and this at the guide
}

void MainWindow::connectParts() {
    FileActs* files = m_files.get();
    connect(files, &FileActs::opened, this, &MainWindow::show);
    connect(files, &FileActs::failed, this, &MainWindow::tell);
    connect(files, &FileActs::openAlready, this, [this](const QString& path) {
        m_book->say(Gravity::Note, tr("%1 is open already.").arg(QFileInfo(path).fileName()));
    });

    connect(files, &FileActs::unreadable, this, &MainWindow::offerBackups);
    connect(m_menus, &WindowMenus::backupsWanted, this,
            [this] { showBackups(m_book->session().path()); });
    connect(m_menus, &WindowMenus::diagnosticsWanted, this, &MainWindow::copyDiagnostics);
    connect(m_status, &StatusLine::backupsWanted, this,
            [this] { showBackups(m_book->session().path()); });

    connect(m_menus, &WindowMenus::newEventWanted, this, &MainWindow::askForNewEvent);
    connect(m_menus, &WindowMenus::lastYearWanted, this, &MainWindow::askForLastYear);
    connect(m_menus, &WindowMenus::openWanted, files, &FileActs::askForFile);
    connect(m_menus, &WindowMenus::sampleWanted, files, &FileActs::openSample);
    connect(m_menus, &WindowMenus::fileChosen, files, &FileActs::open);
    connect(m_menus, &WindowMenus::copyWanted, this, [this] { m_files->copyTo(*m_book); });
    connect(m_menus, &WindowMenus::importWanted, this, [this] { m_files->importYears(*m_book); });
    connect(m_menus, &WindowMenus::pasteWanted, this, [this] { m_workspace->pasteTable(); });
    connect(files, &FileActs::comesIn, this, [this](const QString& name, const QByteArray& bytes) {
        m_workspace->showImport(name, bytes);
    });
    connect(m_menus, &WindowMenus::exportWanted, this,
            [this] { m_files->exportDocument(*m_book); });
    connect(m_menus, &WindowMenus::publishWanted, this, &MainWindow::askToPublish);
    connect(m_menus, &WindowMenus::findWanted, this, &MainWindow::find);
    connect(m_finder, &Finder::chosen, this, &MainWindow::goTo);
    connect(m_menus, &WindowMenus::guideWanted, this, &MainWindow::toggleGuide);
    connect(m_menus, &WindowMenus::scorekeeperWanted, this, &MainWindow::askForHand);
    connect(m_menus, &WindowMenus::preferencesWanted, this, &MainWindow::askForPreferences);

    SecondScreen* second = m_secondScreen.get();
    connect(m_menus, &WindowMenus::secondWindowWanted, second, &SecondScreen::toggle);
    connect(m_menus, &WindowMenus::secondWindowSetUpWanted, second, &SecondScreen::setUp);
    connect(second, &SecondScreen::shownChanged, m_menus, &WindowMenus::setSecondWindowShown);
    connect(second, &SecondScreen::said, this, [this](const Notice& notice) {
        if (m_book)
            m_book->say(notice);
    });

    connect(m_keys, &UntakenKeys::untaken, this, [this](const QString& text) {
        m_status->sayBriefly(tr("“%1” does nothing here. Ctrl+K finds anything.").arg(text));
    });
    connect(m_keys, &UntakenKeys::spaceNeeded, this, [this](const QString& button) {
        m_status->sayBriefly(tr("“%1” is pressed by Space or a click.").arg(button));
    });
    connect(m_status, &StatusLine::undoWanted, this, [this] { m_workspace->undo(); });
    connect(m_status, &StatusLine::publishWanted, this, &MainWindow::askToPublish);
    connect(m_status, &StatusLine::scorekeeperWanted, this, &MainWindow::askForHand);
    connect(&m_preferences, &Preferences::choicesChanged, this, &MainWindow::applyChoices);
}

WelcomePage& MainWindow::welcome() {
    if (m_welcome)
        return *m_welcome;
    m_welcome = new WelcomePage(m_preferences, !m_program.sample.isEmpty());
    m_stack->addWidget(m_welcome);
    FileActs* files = m_files.get();
    connect(m_welcome, &WelcomePage::newEventWanted, this, &MainWindow::askForNewEvent);
    connect(m_welcome, &WelcomePage::lastYearWanted, this, &MainWindow::askForLastYear);
    connect(m_welcome, &WelcomePage::openWanted, files, &FileActs::askForFile);
    connect(m_welcome, &WelcomePage::sampleWanted, files, &FileActs::openSample);
    connect(m_welcome, &WelcomePage::practiceWanted, this,
            [this] { practise(PracticeWish::WithInvented); });
    connect(m_welcome, &WelcomePage::fileChosen, files, &FileActs::open);
    return *m_welcome;
}

void MainWindow::showEvent(QShowEvent* event) {
    if (!m_book)
        m_stack->setCurrentWidget(&welcome());
    QMainWindow::showEvent(event);
}

void MainWindow::openPath(const QString& path) {
    // A later start of the program can ask while a question or menu is open, which is about the
    // book that is open: it waits until that is answered.
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget()) {
        QTimer::singleShot(untilAnswered, this, [this, path] { openPath(path); });
        return;
    }
    if (!isDocument(path))
        m_files->open(path);
    else if (m_book)
        m_files->importYears(*m_book, path);
    else
        tell(tr("%1 holds earlier years. Open or make an event file first, then import it.")
                 .arg(QFileInfo(path).fileName()));
}

void MainWindow::comeToFront() {
    setWindowState((windowState() & ~Qt::WindowMinimized) | Qt::WindowActive);
    raise();
    activateWindow();
}

void MainWindow::openForWriting() {
    stayingHere([this, path = m_book->session().path()] { m_files->open(path); });
}

void MainWindow::show(const std::shared_ptr<OpenBook>& book) {
    if (!mayLeave())
        return;
    delete m_workspace;
    delete m_backups;
    delete m_file;
    m_secondScreen->setBook(nullptr);
    const std::shared_ptr<OpenBook> closing = m_book; // until nothing looks at it any more
    m_book = book;
    m_files->setOpenBook(m_book.get());
    m_backups = new BackupKeeper(*m_book, m_preferences);
    m_file = new EventFileKeeper(*m_book, m_prompts, *this);
    m_workspace = new Workspace({*m_book, m_theme, m_preferences, m_prompts, seedByChance,
                                 m_program.bus, m_backups, m_file});
    connect(&m_book->session(), &Session::placeChanged, this, &MainWindow::followPlace);
    m_stack->addWidget(m_workspace);
    m_keys->setWorkspace(*m_workspace, *m_book);
    // Later: the line that was clicked is gone then.
    connect(m_workspace, &Workspace::writingWanted, this, &MainWindow::openForWriting,
            Qt::QueuedConnection);
    connect(m_workspace, &Workspace::practiceWanted, this, &MainWindow::practise,
            Qt::QueuedConnection);
    m_stack->setCurrentWidget(m_workspace);
    if (m_welcome)
        m_welcome->notices().dismiss();
    m_menus->setWorkspace(m_workspace, m_book.get());
    m_secondScreen->setBook(m_book.get());
    m_status->setBook(m_book.get());
    m_publishing = new Publishing(*m_book, m_preferences, m_workspace);
    m_status->setPublishing(*m_publishing);
    m_status->setBackups(*m_backups);
    connect(m_book.get(), &OpenBook::eventChosen, this, &MainWindow::showTitle);
    connect(m_book.get(), &OpenBook::eventChanged, this, &MainWindow::showTitle);
    showTitle();
    if (Page* page = m_workspace->current())
        page->arrive();
    if (const auto words = wordsOnOpening(*m_book, m_preferences))
        m_book->say(*words);
}

void MainWindow::tell(const QString& sentence) {
    if (m_book)
        m_book->say(Gravity::Refused, sentence);
    else
        welcome().notices().show({Gravity::Refused, sentence});
}

void MainWindow::showTitle() {
    if (!m_book) {
        setWindowTitle(tr("Mentat"));
        return;
    }
    const QString file = m_preferences.nameApart(m_book->session().path());
    if (!m_book->hasEvent()) {
        setWindowTitle(tr("%1 – Mentat").arg(file));
        return;
    }
    setWindowTitle(tr("%1 (%2) – Mentat").arg(eventTitle(m_book->event().details), file));
}

void MainWindow::askForNewEvent() {
    NewEventDialog dialog(m_program.clock.nowUtc().date(), m_program.wording, this);
    // Whoever chooses no file has the form again, as it was filled in.
    bool isMade = false;
    while (!isMade && dialog.exec() == QDialog::Accepted)
        isMade = m_files->makeNew(dialog.event());
}

void MainWindow::askForLastYear() {
    if (!m_book)
        m_files->askForFile(); // last year's
    if (!m_book)
        return;
    if (!m_book->hasEvent()) {
        tell(tr("This file holds no event yet that another could be made from."));
        return;
    }
    LastYearDialog dialog(*m_book, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Event event = dialog.event(); // the book it is made from closes when the copy opens
    if (dialog.inNewFile() && !m_files->openCopy(*m_book, event))
        return;
    const auto added = m_book->session().addEvent(event);
    if (!added) {
        tell(m_book->worded(added.error()));
        return;
    }
    m_book->chooseEvent(*added);
    m_workspace->go(u"event"_s);
}

void MainWindow::find() {
    std::vector<FindEntry> entries;
    if (m_book) {
        entries = findablePlaces(*m_book, m_workspace->pages());
        addFormatCommands(*m_book, entries);
    }
    for (FindEntry& command : m_menus->commands())
        entries.push_back(std::move(command));
    addGuidePages(
        guide(), [this](const GuidePage& page) { openGuide(&page); }, entries);
    m_finder->open(std::move(entries));
}

void MainWindow::goTo(const FindEntry& entry) {
    if (entry.command)
        entry.command();
    else if (m_workspace)
        m_workspace->go(entry.page, entry.address);
}

const GuideBook& MainWindow::guide() {
    if (!m_guide)
        m_guide = GuideBook::read(m_program.guide);
    return *m_guide;
}

void MainWindow::toggleGuide() {
    // Whom a small screen makes change between the two gets it back.
    const bool isCovered = m_guideWindow && isActiveWindow()
                           && frameGeometry().intersects(m_guideWindow->frameGeometry());
    if (m_guideWindow && m_guideWindow->isVisible() && !isCovered)
        m_guideWindow->close();
    else if (guide().isEmpty())
        tell(tr("The guide did not come with this program. It stands on the web, in the folder "
                "docs/guide of the sources."));
    else
        openGuide(&guidePageHere());
}

const GuidePage& MainWindow::guidePageHere() {
    const QString here = m_workspace ? m_workspace->currentId() : u"welcome"_s;
    // Whoever follows a page across the desk comes back to it.
    const GuidePage* read = m_guideWindow ? m_guideWindow->page() : nullptr;
    return read && read->helpsAt.contains(here) ? *read : guide().firstFor(here);
}

void MainWindow::openGuide(const GuidePage* page) {
    if (!m_guideWindow)
        m_guideWindow = new GuideWindow(guide(), m_preferences, m_prompts, *this);
    m_guideWindow->open(page);
}

void MainWindow::askForHand() {
    ScorekeeperDialog dialog(m_preferences.choices().scorekeeper, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Choices choices = m_preferences.choices();
    choices.scorekeeper = dialog.initials();
    m_preferences.setChoices(choices);
}

void MainWindow::askForPreferences() {
    PreferencesDialog dialog(m_preferences.choices(), m_program.translations, m_prompts, this);
    if (dialog.exec() == QDialog::Accepted)
        m_preferences.setChoices(dialog.choices());
}

void MainWindow::askToPublish() {
    if (!m_book->canWriteFile()) {
        tell(tr("Another program writes this file; the pages are published there."));
        return;
    }
    PublishDialog dialog(m_publishing->choice(), m_prompts, this);
    if (dialog.exec() == QDialog::Accepted)
        m_publishing->setChoice(dialog.choice());
}

void MainWindow::applyChoices() {
    const Choices& choices = m_preferences.choices();
    m_theme.setTheme(choices.theme);
    m_theme.setDensity(choices.density);
    m_theme.setZoom(choices.zoom);
    m_status->setScorekeeper(choices.scorekeeper);
    if (m_book)
        m_book->session().setScorekeeper(m_files->desk().scorekeeper);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!mayLeave()) {
        event->ignore();
        return;
    }
    m_preferences.setState(u"window"_s, saveGeometry());
    m_secondScreen->close();
    if (m_guideWindow)
        m_guideWindow->close();
    QMainWindow::closeEvent(event);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (!m_keys->cameToWindow(*event))
        QMainWindow::keyPressEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedFile(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    openPath(droppedFile(event->mimeData()));
}

} // namespace mentat
