#include "ui/backup/event_file_keeper.h"

#include "ui/desk/diagnostics.h"
#include "ui/dialogs/question_dialogs.h"

#include <QDir>
#include <QFileInfo>

#include <chrono>
#include <utility>

using namespace std::chrono_literals;
namespace mentat {

namespace {

constexpr auto betweenLooks = 10s;

QString shown(const QString& path) {
    return QDir::toNativeSeparators(path);
}

} // namespace

EventFileKeeper::EventFileKeeper(OpenBook& book, Prompts& prompts, QWidget& window)
    : m_book(book)
    , m_prompts(prompts)
    , m_window(window) {
    if (!m_book.canWriteFile())
        return;
    m_strayFilesTold = m_book.session().strayFiles().size();
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &EventFileKeeper::look);
    connect(&m_clock, &QTimer::timeout, this, &EventFileKeeper::look);
    connect(&m_book.session(), &Session::placeChanged, this, &EventFileKeeper::watchPlace);
    watchPlace();
    m_clock.start(betweenLooks);
}

void EventFileKeeper::watchPlace() {
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    const auto& lost = m_book.session().lostPlace();
    const QString path = lost ? lost->refuge : m_book.session().path();
    if (!path.isEmpty())
        m_watcher.addPath(path);
}

void EventFileKeeper::look() {
    if (const auto there = m_book.session().lookAfterFile(); !there)
        qCInfo(deskLog) << "the event file is gone:" << int(there.error().kind);
    const size_t strayFiles = m_book.session().strayFiles().size();
    if (std::exchange(m_strayFilesTold, strayFiles) < strayFiles)
        m_book.say(Gravity::Note, *wordsOnStrayFiles(m_book.session()));
}

QString EventFileKeeper::sentence() const {
    const auto& lost = m_book.session().lostPlace();
    if (!lost)
        return {};
    const QString path = m_book.session().path();
    const QString what = m_book.worded(Failure{lost->what, {shown(path)}, {}});
    if (lost->refuge.isEmpty())
        return tr("%1 Your data is only in this window now: save it as another file.").arg(what);
    return tr("%1 Nothing is lost: it is all in %2.").arg(what, shown(lost->refuge));
}

std::optional<QString> EventFileKeeper::wordsOnStrayFiles(const Session& session) {
    const auto stray = session.strayFiles();
    if (stray.empty())
        return std::nullopt;
    const StrayFile& file = stray.back();
    const QString name = QFileInfo(file.path).fileName();
    if (file.aside.isEmpty())
        return EventFileKeeper::tr("Next to this file is a file from another program, %1. It was "
                                   "not used. Move it elsewhere.")
            .arg(name);
    return EventFileKeeper::tr("Next to this file was a file from another program, %1. It was not "
                               "used, and is kept as %2.")
        .arg(name, QFileInfo(file.aside).fileName());
}

bool EventFileKeeper::saveElsewhere() {
    const QString name = QFileInfo(m_book.session().path()).fileName();
    const QString path = m_prompts.fileToSave(&m_window, tr("Save event file as"),
                                              tr("Event files (*.mentat);;All files (*)"), name);
    return !path.isEmpty() && settleAt(QFileInfo(path).absoluteFilePath());
}

bool EventFileKeeper::putBack() {
    return settleAt(m_book.session().path());
}

bool EventFileKeeper::settleAt(const QString& path) {
    if (!m_book.succeeded(m_book.session().settleAt(path)))
        return false;
    m_book.say(Gravity::Note, tr("The event file is now %1. Nothing was lost.").arg(shown(path)));
    return true;
}

bool EventFileKeeper::mayLeave() {
    look();
    while (isLost()) {
        const bool isKept = !m_book.session().lostPlace()->refuge.isEmpty();
        LeavingDialog question(
            tr("The event file is gone"), sentence(),
            {tr("Save as another file…"), tr("Put it back"),
             isKept ? tr("Close and leave it there") : tr("Close and lose the changes")},
            &m_window, isKept ? std::nullopt : std::optional<qsizetype>(2));
        switch (question.ask().value_or(-1)) {
        case 0: saveElsewhere(); break;
        case 1: putBack(); break;
        case 2: return true;
        default: return false;
        }
    }
    return true;
}

} // namespace mentat

#include "moc_event_file_keeper.cpp"
