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

/// What the window's program gives it; outlives the window.
struct Program {
    const Clock& clock;
    /// Who sits at the desk where nobody has said so yet.
    QString scorekeeper;
    QString host;
    QString user;
    Wording wording;
    /// What the window can speak.
    Translations translations = Translations();
    Samples samples = {};
    /// Where the person's own event files are proposed to stand.
    QString documents;
    /// The log's file; empty: none is written.
    QString log = {};
    /// The folder of the guide; empty: there is none.
    QString guide = {};
    /// nullptr: the desktop is not asked for anything.
    DesktopBus* bus = nullptr;
    /// nullptr: those of the desktop.
    Screens* screens = nullptr;
};

/// Opening, making and copying event files, importing and exporting documents. Says what went
/// wrong through failed(); the book that is open stays open then.
class FileActs : public QObject {
    Q_OBJECT

public:
    FileActs(const Program& program, Preferences& preferences, Prompts& prompts, QWidget& window);

    /// For writing; where another program writes it, to look at. One that this window has open for
    /// writing stays open as it is.
    void open(const QString& path);
    /// An event file is opened; a document or a list of games comes in to the open book, a schedule
    /// is told by scheduleComes(). While a question or menu is open, which is about that book, not
    /// before it is answered.
    void openOrImport(const QString& path);
    /// The book that stands in the window from now on; nullptr: none.
    void setOpenBook(OpenBook* book) { m_openBook = book; }
    void askForFile();
    /// The person's own copy of a sample, made on first use.
    void openSample(SampleKind kind);
    /// The file is asked for. Whether it was made; where nobody chose one, it was not.
    [[nodiscard]] bool makeNew(const Event& event);
    void copyTo(OpenBook& book);
    /// Copies the book's file, to hold this event too, and opens the copy. The file is asked for;
    /// false where it was not given or could not be made.
    [[nodiscard]] bool openCopy(OpenBook& book, const Event& event);
    /// A file of earlier years: an event document, a summary document, a CSV of games. It is read
    /// and shown first; comesIn() says what stands in it.
    void importYears(OpenBook& book);
    void importYears(OpenBook& book, const QString& path);
    void exportDocument(const OpenBook& book);

    /// The session's desk as of now.
    [[nodiscard]] Desk desk() const;
    /// Of event files, as Prompts wants it.
    [[nodiscard]] QString fileFilter() const;

Q_SIGNALS:
    void opened(const std::shared_ptr<mentat::OpenBook>& book);
    void failed(const QString& sentence);
    void comesIn(const QString& name, const QByteArray& bytes);
    /// The file is a convention's schedule.
    void scheduleComes(const QString& path);
    /// An event pack that was dropped or given.
    void packComes(const QString& path);
    /// The file is none that can be read, or no longer.
    void unreadable(const QString& path, const QString& sentence, bool isDamaged);
    /// What was to be opened is open already.
    void openAlready(const QString& path);

private:
    [[nodiscard]] bool isOpenForWriting(const QString& path) const;
    [[nodiscard]] QString documentFilter() const;
    [[nodiscard]] QString yearsFilter() const;
    void fail(const Failure& failure);
    /// Beside the event files that are worked on, wherever else a file was opened from.
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

/// The ways to another event: a new one in a file of its own, one made from last year's or from the
/// convention's schedule; and what a later schedule changes in the one that is open.
class EventActs : public QObject {
    Q_OBJECT

public:
    /// desk: what a schedule is read with.
    EventActs(const Program& program, FileActs& files, const ScheduleDesk& desk, QWidget& window);
    ~EventActs() override;
    /// Does what is wanted there.
    void follow(const WindowMenus& menus);
    void follow(const WelcomePage& page);

    /// What stands in the window; nullptr: nothing.
    void setBook(OpenBook* book) { m_book = book; }
    void makeNew();
    /// From the event that is looked at; where no file is open, last year's is asked for first.
    void makeFromLastYear();
    /// In a file of its own. path: of the schedule; empty: it is asked for.
    void makeFromSchedule(const QString& path = {});
    /// In a file of its own, by an event pack, which is asked for.
    void makeFromPack();
    void makeFromPackIn(const QString& path);
    /// What it changes in the event that is looked at is shown first.
    void takeSchedule(const QString& path = {});

Q_SIGNALS:
    void failed(const QString& sentence);
    /// It was made and is the one that is looked at. page: where one goes on with it.
    void made(const QString& page);

private:
    [[nodiscard]] QDate today() const;
    void makeAsIn(NewEventDialog& dialog);
    /// A schedule that was dropped or given: of an event of the book, where it speaks of one.
    void openSchedule(const QString& path);
    /// Of several that it speaks of, the one that is looked at.
    [[nodiscard]] std::optional<EventId> eventOf(const Schedule& schedule) const;

    const Program& m_program;
    FileActs& m_files;
    std::unique_ptr<ScheduleDesk> m_desk;
    QWidget& m_window;
    OpenBook* m_book = nullptr;
};

} // namespace mentat
