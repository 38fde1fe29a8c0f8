#pragma once

#include "ui/frame/file_acts.h"

namespace mentat {

struct Schedule;
struct ScheduleDesk;
class NewEventDialog;
class WelcomePage;
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
