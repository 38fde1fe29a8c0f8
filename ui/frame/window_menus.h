#pragma once

#include "ui/desk/find_entries.h"
#include "ui/desk/keys.h"
#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/frame/samples.h"

#include <QObject>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;

namespace mentat {

class PracticeMenu;
class Workspace;

/// The menu bar, with every action that works everywhere.
class WindowMenus : public QObject {
    Q_OBJECT

public:
    WindowMenus(QMainWindow& window, Preferences& preferences, const Samples& samples);

    /// nullptr: no book is open.
    void setWorkspace(Workspace* workspace, OpenBook* book);
    /// The commands available now, without the pages, which are places.
    [[nodiscard]] std::vector<FindEntry> commands() const;
    void setSecondWindowShown(bool isShown);
    [[nodiscard]] PracticeMenu& practice() { return *m_practice; }

Q_SIGNALS:
    void newEventWanted();
    void lastYearWanted();
    void fromScheduleWanted();
    void fromPackWanted();
    void scheduleWanted();
    void openWanted();
    void sampleWanted(mentat::SampleKind kind);
    void fileChosen(const QString& path);
    void copyWanted();
    void backupsWanted();
    void diagnosticsWanted();
    void importWanted();
    void pasteWanted();
    void exportWanted();
    void publishWanted();
    void roomWanted();
    void findWanted();
    void scorekeeperWanted();
    void preferencesWanted();
    void secondWindowWanted();
    void secondWindowSetUpWanted();
    void guideWanted();

private:
    void makeFileMenu(const Samples& samples);
    void addSamples(QMenu* menu, const Samples& samples);
    void makeEditMenu();
    void makeViewMenu();
    void makeHelpMenu();
    /// An action of this object, in the menu, with its key from the table.
    template <class Act>
    QAction* add(QMenu* menu, const QString& text, Act act);
    template <class Act>
    QAction* add(QMenu* menu, const QString& text, DeskKey key, Act act);
    void addCommands(const QMenu& menu, const QString& path, std::vector<FindEntry>& entries) const;
    void showRecent();
    void showPages();
    void showPageActions();
    void showJournal();
    void showChoices();
    void zoom(int percent);
    void choose(void (*change)(Choices&, int), int value);

    QMainWindow& m_window;
    Preferences& m_preferences;
    Workspace* m_workspace = nullptr;
    OpenBook* m_book = nullptr;
    PracticeMenu* m_practice;
    QMenu* m_recent = nullptr;
    QMenu* m_pages = nullptr;
    QMenu* m_page = nullptr;
    QAction* m_lastYear = nullptr;
    QAction* m_backups = nullptr;
    QAction* m_publish = nullptr;
    QAction* m_room = nullptr;
    QAction* m_print = nullptr;
    QAction* m_find = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    QAction* m_back = nullptr;
    QAction* m_forward = nullptr;
    QAction* m_secondWindow = nullptr;
    QAction* m_secondWindowSetUp = nullptr;
    QActionGroup* m_themes = nullptr;
    QActionGroup* m_densities = nullptr;
    std::vector<QAction*> m_forBook;  // enabled if a book is open
    std::vector<QAction*> m_forEvent; // enabled if it has an event
};

} // namespace mentat
