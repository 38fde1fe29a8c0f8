#pragma once

#include "ui/desk/open_book.h"
#include "ui/desk/preferences.h"
#include "ui/desk/prompts.h"
#include "ui/desk/translations.h"
#include "ui/frame/samples.h"
#include "ui/frame/welcome_page.h"

#include <QObject>

#include <memory>

namespace mentat {

class DesktopBus;
class Screens;

/// The program's environment for the window; outlives the window.
struct Program {
    const Clock& clock;
    /// The default scorekeeper.
    QString scorekeeper;
    QString host;
    QString user;
    Wording wording;
    /// The available languages.
    Translations translations = Translations();
    Samples samples = {};
    /// The proposed folder for the user's own event files.
    QString documents;
    /// The log file; empty: no log.
    QString log = {};
    /// The folder of the guide; empty: there is none.
    QString guide = {};
    /// nullptr: no desktop services are used.
    DesktopBus* bus = nullptr;
    /// nullptr: those of the desktop.
    Screens* screens = nullptr;
};

/// Opens, creates and copies event files, imports and exports documents. Reports errors through
/// failed(); the open book then stays open.
class FileActs : public QObject {
    Q_OBJECT

public:
    FileActs(const Program& program, Preferences& preferences, Prompts& prompts, QWidget& window);

    /// For writing, or read-only if another program writes it. A file that this window already has
    /// open for writing stays open as it is.
    void open(const QString& path);
    /// Opens an event file; imports a document or a list of games into the open book; passes a
    /// schedule on with scheduleComes(). Waits while a question or menu about the open book is
    /// open.
    void openOrImport(const QString& path);
    /// The window's book from now on; nullptr: none.
    void setOpenBook(OpenBook* book) { m_openBook = book; }
    void askForFile();
    /// The user's own copy of a sample, created on first use.
    void openSample(SampleKind kind);
    /// Asks for the file. Returns whether it was created; false if no file was chosen.
    [[nodiscard]] bool makeNew(const Event& event);
    void copyTo(OpenBook& book);
    /// Copies the book's file, adds this event, and opens the copy. Asks for the file; false if
    /// none was chosen or it could not be created.
    [[nodiscard]] bool openCopy(OpenBook& book, const Event& event);
    /// A file of earlier years: an event document, a summary document, a CSV of games. It is read
    /// and shown first; comesIn() carries its content.
    void importYears(OpenBook& book);
    void importYears(OpenBook& book, const QString& path);
    void exportDocument(const OpenBook& book);

    /// The session's desk as of now.
    [[nodiscard]] Desk desk() const;
    /// For event files, in the format of Prompts.
    [[nodiscard]] QString fileFilter() const;

Q_SIGNALS:
    void opened(const std::shared_ptr<mentat::OpenBook>& book);
    void failed(const QString& sentence);
    void comesIn(const QString& name, const QByteArray& bytes);
    /// The file is a convention's schedule.
    void scheduleComes(const QString& path);
    /// An event pack was dropped or given.
    void packComes(const QString& path);
    /// The file cannot be read, or no longer.
    void unreadable(const QString& path, const QString& sentence, bool isDamaged);
    /// The requested file is already open.
    void openAlready(const QString& path);

private:
    [[nodiscard]] bool isOpenForWriting(const QString& path) const;
    [[nodiscard]] QString documentFilter() const;
    [[nodiscard]] QString yearsFilter() const;
    void fail(const Failure& failure);
    /// In the folder of the current event files, wherever else a file was opened from.
    [[nodiscard]] QString proposedEventFile(const Event& event) const;

    const Program& m_program;
    Preferences& m_preferences;
    Prompts& m_prompts;
    QWidget& m_window;
    OpenBook* m_openBook = nullptr;
};

struct Schedule;
struct ScheduleDesk;
class NewEventDialog;
class WindowMenus;

/// The ways to another event: a new one in its own file, one created from last year's or from the
/// convention's schedule; and applying a later schedule to the open one.
class EventActs : public QObject {
    Q_OBJECT

public:
    /// desk: reads schedules.
    EventActs(const Program& program, FileActs& files, const ScheduleDesk& desk, QWidget& window);
    ~EventActs() override;
    /// Connects the menu entries.
    void follow(const WindowMenus& menus);
    void follow(const WelcomePage& page);

    /// The window's book; nullptr: none.
    void setBook(OpenBook* book) { m_book = book; }
    void makeNew();
    /// From the current event; asks for last year's file if none is open.
    void makeFromLastYear();
    /// In its own file. path: of the schedule; empty: asks for it.
    void makeFromSchedule(const QString& path = {});
    /// In its own file, from an event pack; asks for the pack.
    void makeFromPack();
    void makeFromPackIn(const QString& path);
    /// Shows its changes to the current event first.
    void takeSchedule(const QString& path = {});

Q_SIGNALS:
    void failed(const QString& sentence);
    /// The event was created and is the current one. page: where to continue with it.
    void made(const QString& page);

private:
    [[nodiscard]] QDate today() const;
    void makeAsIn(NewEventDialog& dialog);
    /// A schedule that was dropped or given: for an event of the book if it mentions one.
    void openSchedule(const QString& path);
    /// Of several events in it, the current one.
    [[nodiscard]] std::optional<EventId> eventOf(const Schedule& schedule) const;

    const Program& m_program;
    FileActs& m_files;
    std::unique_ptr<ScheduleDesk> m_desk;
    QWidget& m_window;
    OpenBook* m_book = nullptr;
};

} // namespace mentat
