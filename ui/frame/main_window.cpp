#include "ui/frame/main_window.h"

#include "app/platform/log_file.h"
#include "app/session/clock_and_chance.h"
#include "ui/backup/backup_keeper.h"
#include "ui/backup/event_file_keeper.h"
#include "ui/desk/diagnostics.h"
#include "ui/dialogs/preferences_dialog.h"
#include "ui/dialogs/publish_dialog.h"
#include "ui/dialogs/question_dialogs.h"
#include "ui/frame/backup_acts.h"
#include "ui/frame/banners.h"
#include "ui/frame/file_acts.h"
#include "ui/frame/finder.h"
#include "ui/frame/phones_acts.h"
#include "ui/frame/practice_acts.h"
#include "ui/frame/status_line.h"
#include "ui/frame/untaken_keys.h"
#include "ui/frame/welcome_page.h"
#include "ui/frame/window_menus.h"
#include "ui/frame/workspace.h"
#include "ui/schedule/schedule_dialog.h"
#include "ui/screen/second_screen.h"

#include <QApplication>
#include <QClipboard>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QScreen>
#include <QStackedWidget>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int titleBarHeight = 40; // at most, in pixels; not known before the window is shown

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
    , m_eventActs(std::make_unique<EventActs>(
          program, *m_files, ScheduleDesk{prompts, preferences, theme, program.wording}, *this))
    , m_backupActs(std::make_unique<BackupActs>(program, preferences, prompts, *m_files, *this))
    , m_practice(std::make_unique<PracticeActs>(program, preferences, *m_files))
    , m_screens(program.screens ? nullptr : std::make_unique<DesktopScreens>())
    , m_secondScreen(std::make_unique<SecondScreen>(program.screens ? *program.screens : *m_screens,
                                                    preferences, *this, program.bus))
    , m_stack(new QStackedWidget)
    , m_menus(new WindowMenus(*this, preferences, program.samples))
    , m_status(new StatusLine)
    , m_room(new PhonesActs(preferences, prompts, *m_menus, *m_status, *this))
    , m_keys(new UntakenKeys(*this))
    , m_finder(new Finder(theme, *this))
    , m_guide(program.guide, preferences, prompts, *this) {
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
    // The pages use the book until they are deleted.
    delete m_workspace;
    delete m_backups;
    delete m_file;
}

void MainWindow::connectParts() {
    FileActs* files = m_files.get();
    connect(files, &FileActs::opened, this, &MainWindow::show);
    connect(files, &FileActs::failed, this, &MainWindow::tell);
    connect(files, &FileActs::openAlready, this, [this](const QString& path) {
        m_book->say(Gravity::Note, tr("%1 is open already.").arg(QFileInfo(path).fileName()));
    });
    connect(files, &FileActs::unreadable, m_backupActs.get(), &BackupActs::offer);
    connect(m_backupActs.get(), &BackupActs::said, this, &MainWindow::say);
    connect(m_backupActs.get(), &BackupActs::closeWanted, this, &MainWindow::closeBook);
    const auto showBackups = [this] { m_backupActs->show(m_book->session().path()); };
    connect(m_menus, &WindowMenus::backupsWanted, this, showBackups);
    connect(m_menus, &WindowMenus::diagnosticsWanted, this, &MainWindow::copyDiagnostics);
    connect(m_status, &StatusLine::backupsWanted, this, showBackups);

    connect(m_eventActs.get(), &EventActs::failed, this, &MainWindow::tell);
    connect(m_eventActs.get(), &EventActs::made, this,
            [this](const QString& page) { m_workspace->go(page); });
    m_eventActs->follow(*m_menus);
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
    const auto askWho = [this] { askForScorekeeper(m_preferences, this); };
    connect(m_menus, &WindowMenus::scorekeeperWanted, this, askWho);
    connect(m_menus, &WindowMenus::preferencesWanted, this, &MainWindow::askForPreferences);

    SecondScreen* second = m_secondScreen.get();
    connect(m_menus, &WindowMenus::secondWindowWanted, second, &SecondScreen::toggle);
    connect(m_menus, &WindowMenus::secondWindowSetUpWanted, second, &SecondScreen::setUp);
    connect(second, &SecondScreen::shownChanged, m_menus, &WindowMenus::setSecondWindowShown);
    connect(second, &SecondScreen::said, this, &MainWindow::say);

    connect(m_keys, &UntakenKeys::untaken, this, [this](const QString& text) {
        m_status->sayBriefly(tr("“%1” does nothing here. Ctrl+K finds anything.").arg(text));
    });
    connect(new EnterPresses(*this), &EnterPresses::refused, m_status, &StatusLine::sayBriefly);
    connect(m_status, &StatusLine::undoWanted, this, [this] { m_workspace->undo(); });
    connect(m_status, &StatusLine::publishWanted, this, &MainWindow::askToPublish);
    connect(m_status, &StatusLine::scorekeeperWanted, this, askWho);
    connect(&m_preferences, &Preferences::choicesChanged, this, &MainWindow::applyChoices);
}

WelcomePage& MainWindow::welcome() {
    if (m_welcome)
        return *m_welcome;
    m_welcome = new WelcomePage(m_preferences, m_program.samples);
    m_stack->addWidget(m_welcome);
    FileActs* files = m_files.get();
    m_eventActs->follow(*m_welcome);
    connect(m_welcome, &WelcomePage::openWanted, files, &FileActs::askForFile);
    connect(m_welcome, &WelcomePage::sampleWanted, files, &FileActs::openSample);
    connect(m_welcome, &WelcomePage::practiceWanted, this,
            [this] { startPractice(PracticeWish::WithInvented); });
    connect(m_welcome, &WelcomePage::fileChosen, files, &FileActs::open);
    return *m_welcome;
}

void MainWindow::showEvent(QShowEvent* event) {
    if (!m_book)
        m_stack->setCurrentWidget(&welcome());
    QMainWindow::showEvent(event);
}

void MainWindow::comeToFront() {
    setWindowState((windowState() & ~Qt::WindowMinimized) | Qt::WindowActive);
    raise();
    activateWindow();
}

void MainWindow::connectPractice() {
    connect(&m_menus->practice(), &PracticeMenu::wanted, this, &MainWindow::startPractice);
    connect(m_practice.get(), &PracticeActs::failed, this, &MainWindow::tell);
    connect(m_practice.get(), &PracticeActs::ended, this, &MainWindow::closeBook);
    m_menus->practice().setCanGoOn(m_practice->canGoOn());
    QCoreApplication::instance()->installEventFilter(
        new PracticeTitles([this] { return m_book && m_book->book().isPractice; }, this));
}

void MainWindow::startPractice(PracticeWish wish) {
    const auto act = [this, wish] { m_practice->act(wish, m_book.get(), seedByChance()); };
    if (wish == PracticeWish::WithCopy || wish == PracticeWish::End)
        stayingHere(act, wish == PracticeWish::End ? m_practice->leftEvent() : std::nullopt);
    else
        act();
    m_menus->practice().setCanGoOn(m_practice->canGoOn());
}

void MainWindow::stayingHere(const std::function<void()>& openAnother,
                             std::optional<EventId> event) {
    const QString page = m_workspace->currentId();
    if (!event && m_book->hasEvent())
        event = m_book->eventId();
    openAnother();
    if (!m_book)
        return;
    if (event && findEvent(m_book->book(), *event))
        m_book->chooseEvent(*event);
    m_workspace->go(page);
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
    const std::shared_ptr<OpenBook> closing = m_book; // keeps it alive while anything uses it
    m_book = book;
    m_files->setOpenBook(m_book.get());
    m_eventActs->setBook(m_book.get());
    m_backups = new BackupKeeper(*m_book, m_preferences);
    m_backupActs->setBook(m_book.get(), m_backups);
    m_file = new EventFileKeeper(*m_book, m_prompts, *this);
    m_workspace = new Workspace({*m_book, m_theme, m_preferences, m_prompts, seedByChance,
                                 m_program.bus, m_backups, m_file});
    connect(&m_book->session(), &Session::placeChanged, this, &MainWindow::followPlace);
    m_stack->addWidget(m_workspace);
    m_keys->setWorkspace(*m_workspace, *m_book);
    // Queued: the clicked line is deleted by then.
    connect(m_workspace, &Workspace::writingWanted, this, &MainWindow::openForWriting,
            Qt::QueuedConnection);
    connect(m_workspace, &Workspace::earlierYearsWanted, m_menus, &WindowMenus::importWanted);
    connect(m_workspace, &Workspace::practiceWanted, this, &MainWindow::startPractice,
            Qt::QueuedConnection);
    m_stack->setCurrentWidget(m_workspace);
    if (m_welcome)
        m_welcome->notices().dismiss();
    m_menus->setWorkspace(m_workspace, m_book.get());
    m_secondScreen->setBook(m_book.get());
    m_status->setBook(m_book.get());
    m_publishing = new Publishing(*m_book, m_preferences, m_workspace);
    m_status->setPublishing(*m_publishing);
    m_room->setBook(*m_book, *m_workspace);
    m_status->setBackups(*m_backups);
    connect(m_book.get(), &OpenBook::eventChosen, this, &MainWindow::showTitle);
    connect(m_book.get(), &OpenBook::eventChanged, this, &MainWindow::showTitle);
    showTitle();
    if (Page* page = m_workspace->current())
        page->arrive();
    if (const auto words = wordsOnOpening(*m_book, m_preferences))
        m_book->say(*words);
}

bool MainWindow::mayLeave() {
    return !m_book || (m_file->mayLeave() && m_backupActs->mayClose());
}

// Adds the file's new path to the recent files, so that it can be opened again.
void MainWindow::followPlace() {
    const auto& lost = m_book->session().lostPlace();
    const QString path = lost ? lost->refuge : m_book->session().path();
    if (!path.isEmpty() && !m_book->book().isPractice)
        m_preferences.addRecentFile(path);
    showTitle();
}

void MainWindow::closeBook() {
    (void)m_backups->makeLast(); // a failure is reported when the file is opened again
    m_secondScreen->setBook(nullptr);
    m_menus->setWorkspace(nullptr, nullptr);
    m_status->setBook(nullptr);
    m_files->setOpenBook(nullptr);
    m_eventActs->setBook(nullptr);
    m_backupActs->setBook(nullptr, nullptr);
    delete std::exchange(m_workspace, nullptr);
    m_publishing = nullptr;
    delete std::exchange(m_backups, nullptr);
    delete std::exchange(m_file, nullptr);
    m_book.reset();
    m_stack->setCurrentWidget(&welcome());
    showTitle();
}

void MainWindow::say(const Notice& notice) {
    if (m_book)
        m_book->say(notice);
    else
        welcome().notices().show(notice);
}

void MainWindow::tell(const QString& sentence) {
    say({Gravity::Refused, sentence});
}

void MainWindow::showTitle() {
    if (!m_book) {
        setWindowTitle(tr("Mentat"));
        return;
    }
    // The desktop adds the program's name, as to the title of every dialog.
    const QString file = m_preferences.nameApart(m_book->session().path());
    setWindowTitle(m_book->hasEvent() ? tr("%1 (%2)").arg(eventTitle(m_book->event().details), file)
                                      : file);
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
        m_guide.book(), [this](const GuidePage& page) { m_guide.open(page); }, entries);
    m_finder->open(std::move(entries));
}

void MainWindow::goTo(const FindEntry& entry) {
    if (entry.command)
        entry.command();
    else if (m_workspace)
        m_workspace->go(entry.page, entry.address);
}

void MainWindow::toggleGuide() {
    if (m_guide.book().isEmpty())
        tell(tr("The guide is not installed. Find it online in the docs/guide folder of the "
                "source code."));
    else
        m_guide.toggle(m_workspace ? m_workspace->currentId() : u"welcome"_s);
}

void MainWindow::askForPreferences() {
    PreferencesDialog dialog(m_preferences.choices(), m_program.translations, m_prompts, this);
    if (dialog.exec() == QDialog::Accepted)
        m_preferences.setChoices(dialog.choices());
}

void MainWindow::askToPublish() {
    if (!m_book->canWriteFile()) {
        tell(m_book->isLockedByOther() ? tr("Another program publishes the pages of this file.")
                                       : m_book->worded(*m_book->whyReadOnly()));
        return;
    }
    PublishDialog dialog(m_publishing->choice(), m_prompts, this);
    if (dialog.exec() == QDialog::Accepted)
        m_publishing->setChoice(dialog.choice());
}

void MainWindow::copyDiagnostics() {
    const QString text = diagnosticsText(
        {.book = m_book.get(),
         .choices = m_preferences.choices(),
         .host = m_program.host,
         .user = m_program.user,
         .log = m_program.log.isEmpty() ? QString() : LogFile::endOf(m_program.log),
         .lastBackup
         = m_backups && m_backups->last() ? std::optional(m_backups->last()->time) : std::nullopt});
    QApplication::clipboard()->setText(text);
    say({Gravity::Note, tr("Diagnostics copied to the clipboard. They contain no names.")});
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
    m_guide.close();
    QMainWindow::closeEvent(event);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        (m_workspace ? m_workspace->notices() : welcome().notices()).dismiss();
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

#include "moc_main_window.cpp"
