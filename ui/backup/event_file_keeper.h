#pragma once

#include "ui/desk/open_book.h"
#include "ui/desk/prompts.h"

#include <QFileSystemWatcher>
#include <QTimer>

namespace mentat {

/// Checks whether the event file is still where it was opened: whenever the system reports a change
/// to it, and periodically, because not every file system reports changes. If the file is gone, the
/// session continues in a refuge, and this offers the two ways to continue.
class EventFileKeeper : public QObject {
    Q_OBJECT

public:
    EventFileKeeper(OpenBook& book, Prompts& prompts, QWidget& window);

    [[nodiscard]] bool isLost() const { return m_book.session().lostPlace().has_value(); }
    /// What happened and where everything is, in words; empty if nothing did.
    [[nodiscard]] QString sentence() const;

    /// Reports another program's file found next to the event file, in words; the last of several.
    /// Absent if there was none.
    [[nodiscard]] static std::optional<QString> wordsOnStrayFiles(const Session& session);

    /// Asks the session; called periodically, and by tests.
    void look();
    /// Saves everything as another file, asks for its name; returns whether the session continued
    /// there.
    bool saveElsewhere();
    /// Saves everything at the original path.
    bool putBack();
    /// Before the file closes: if it is lost, asks for one of the ways. False: the user stays.
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
