#pragma once

#include "ui/desk/open_book.h"
#include "ui/desk/prompts.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace mentat {

/// Looks whether the event file still stands where it was opened: whenever the system says that
/// something happened to it, and by the clock, because not every file system says so. Where it was
/// taken away the session goes on in a refuge, and here are the two ways on from there.
class EventFileKeeper : public QObject {
    Q_OBJECT

public:
    EventFileKeeper(OpenBook& book, Prompts& prompts, QWidget& window);

    [[nodiscard]] bool isLost() const { return m_book.session().lostPlace().has_value(); }
    /// What happened and where everything is, in words; empty while nothing did.
    [[nodiscard]] QString sentence() const;

    /// What stood beside the event file as if it were its own, in words; the last, where there was
    /// more. Absent where there was nothing.
    [[nodiscard]] static std::optional<QString> wordsOnStrayFiles(const Session& session);

    /// Asks the session; by the clock, and by tests.
    void look();
    /// All of it as another file, which is asked for; whether it went on there.
    bool saveElsewhere();
    /// All of it at the path where it was.
    bool putBack();
    /// Before the file is closed: asks for one of the ways, where it is lost. False: the person
    /// stays.
    [[nodiscard]] bool mayLeave();

private:
    bool settleAt(const QString& path);
    void watchPlace();

    OpenBook& m_book;
    Prompts& m_prompts;
    QWidget& m_window;
    size_t m_strayFilesTold = 0; // at the opening, or since
    QFileSystemWatcher m_watcher;
    QTimer m_clock;
};

} // namespace mentat
