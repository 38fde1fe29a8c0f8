#pragma once

#include "ui/desk/find_entries.h"
#include "ui/frame/file_acts.h"
#include "ui/frame/practice_acts.h"
#include "ui/guide/guide_window.h"

#include <QMainWindow>

#include <functional>
#include <memory>

class QStackedWidget;

namespace mentat {

class BackupActs;
class BackupKeeper;
class EventActs;
class EventFileKeeper;
class Finder;
class PhonesActs;
class Publishing;
class Screens;
class SecondScreen;
class StatusLine;
class UntakenKeys;
class WelcomePage;
class WindowMenus;
class Workspace;

/// The window: the open book in its workspace, or the welcome page. Only connects parts.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    MainWindow(const Program& program, DeskTheme& theme, Preferences& preferences,
               Prompts& prompts);
    ~MainWindow() override;

    /// An event file, or a document or list of games to import into the open file. Waits while a
    /// question is open.
    void openPath(const QString& path) { m_files->openOrImport(path); }
    /// In front of all other windows, whatever its state.
    void comeToFront();
    [[nodiscard]] OpenBook* book() const { return m_book.get(); }
    [[nodiscard]] Workspace* workspace() const { return m_workspace; }
    [[nodiscard]] SecondScreen& secondScreen() { return *m_secondScreen; }
    [[nodiscard]] BackupKeeper* backups() const { return m_backups; }
    [[nodiscard]] EventFileKeeper* file() const { return m_file; }
    [[nodiscard]] Publishing* publishing() const { return m_publishing; }
    [[nodiscard]] PhonesActs& room() { return *m_room; }

protected:
    void closeEvent(QCloseEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void connectParts();
    WelcomePage& welcome();
    void show(const std::shared_ptr<OpenBook>& book);
    void openForWriting();
    void connectPractice();
    void startPractice(PracticeWish wish);
    /// Opens another file, on the same page at this event; absent: at the same event.
    void stayingHere(const std::function<void()>& openAnother,
                     std::optional<EventId> event = std::nullopt);
    void closeBook();
    /// Whether the open book can be closed: nothing is left behind, or the user confirms.
    [[nodiscard]] bool mayLeave();
    void followPlace();
    void copyDiagnostics();
    void say(const Notice& notice);
    void tell(const QString& sentence);
    void showTitle();
    void find();
    void goTo(const FindEntry& entry);
    void toggleGuide();
    void askForPreferences();
    void askToPublish();
    void applyChoices();

    const Program& m_program;
    DeskTheme& m_theme;
    Preferences& m_preferences;
    Prompts& m_prompts;
    std::unique_ptr<FileActs> m_files;
    std::unique_ptr<EventActs> m_eventActs;
    std::unique_ptr<BackupActs> m_backupActs;
    std::unique_ptr<PracticeActs> m_practice;
    std::shared_ptr<OpenBook> m_book;
    std::unique_ptr<Screens> m_screens; // of the desktop, unless the program provides others
    std::unique_ptr<SecondScreen> m_secondScreen;
    QStackedWidget* m_stack;
    WelcomePage* m_welcome = nullptr; // created when there is no book
    Workspace* m_workspace = nullptr;
    Publishing* m_publishing = nullptr; // of the workspace
    BackupKeeper* m_backups = nullptr;  // of the book
    EventFileKeeper* m_file = nullptr;  // likewise
    WindowMenus* m_menus;
    StatusLine* m_status;
    PhonesActs* m_room;
    UntakenKeys* m_keys;
    Finder* m_finder;
    GuideAtHand m_guide;
};

} // namespace mentat
