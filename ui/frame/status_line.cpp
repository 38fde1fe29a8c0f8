#include "ui/frame/status_line.h"

#include "ui/backup/backup_keeper.h"
#include "ui/desk/keys.h"
#include "ui/desk/widget_parts.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/phones/phones_keeper.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QTime>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

/// The time of day with seconds, in the locale's 12 or 24 hours, without the time zone.
QString secondText(QTime time) {
    const QLocale locale;
    QString format = locale.timeFormat(QLocale::LongFormat);
    format.remove(u"(t)"_s).remove(u't');
    return locale.toString(time, format.trimmed());
}

/// Shows a part after a brief message: Qt's status bar then shows everything that was not
/// explicitly hidden.
void setShown(QWidget& part, bool isWanted, bool isBehindMessage) {
    part.setVisible(isWanted && !isBehindMessage);
    if (isWanted && isBehindMessage)
        part.setAttribute(Qt::WA_WState_ExplicitShowHide, false);
}

} // namespace

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent)
    , m_saved(new QLabel)
    , m_backup(named(new QToolButton, u"lastBackup"_s))
    , m_undo(named(new QToolButton, u"undoLast"_s))
    , m_pages(named(new QToolButton, u"pagesPublished"_s))
    , m_room(named(new QToolButton, u"roomServed"_s))
    , m_scorekeeper(new QToolButton) {
    setSizeGripEnabled(false);
    m_undo->setIcon(lineIcon(LineIcon::Undo));
    m_undo->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_undo->setAutoRaise(true);
    m_pages->setAutoRaise(true);
    m_pages->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_scorekeeper->setAutoRaise(true);
    m_scorekeeper->setToolTip(tipWithKey(tr("Who is at the desk"), sequenceOf(DeskKey::Hand)));
    m_saved->setIndent(space::small);
    m_backup->setAutoRaise(true);
    m_backup->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    // As narrow as possible: fit() gives them the text that fits.
    m_undo->setMinimumWidth(1);
    m_backup->setMinimumWidth(1);
    addWidget(m_saved);
    addWidget(m_backup);
    addWidget(m_undo);
    addPermanentWidget(m_room);
    addPermanentWidget(m_pages);
    addPermanentWidget(m_scorekeeper);
    m_pages->hide();
    m_room->setAutoRaise(true);
    m_room->setText(tr("Phones: on"));
    m_room->hide();
    connect(this, &QStatusBar::messageChanged, this, &StatusLine::fit);
    connect(m_room, &QToolButton::clicked, this, &StatusLine::roomWanted);
    connect(m_backup, &QToolButton::clicked, this, &StatusLine::backupsWanted);
    connect(m_pages, &QToolButton::clicked, this, &StatusLine::publishWanted);
    connect(m_undo, &QToolButton::clicked, this, &StatusLine::undoWanted);
    connect(m_scorekeeper, &QToolButton::clicked, this, &StatusLine::scorekeeperWanted);
    setBook(nullptr);
}

void StatusLine::setBook(OpenBook* book) {
    if (m_book)
        m_book->disconnect(this);
    m_book = book;
    setVisible(book != nullptr);
    if (!book)
        return;
    connect(book, &OpenBook::journalChanged, this, &StatusLine::showJournal);
    connect(book, &OpenBook::eventChosen, this, &StatusLine::showJournal); // it may be closed
    showJournal();
}

void StatusLine::setPublishing(const Publishing& publishing) {
    connect(&publishing, &Publishing::changed, this,
            [this, &publishing] { showPages(publishing); });
    showPages(publishing);
}

void StatusLine::setRoom(const PhonesKeeper& room) {
    m_room->hide(); // phones start off
    connect(&room, &PhonesKeeper::changed, this, [this, &room] {
        const QStringList troubles = room.troubles();
        m_room->setVisible(room.isRunning());
        m_room->setText(troubles.isEmpty() ? tr("Phones: on") : tr("Phones: problem"));
        m_room->setToolTip(troubles.isEmpty() ? tr("Phones in the room: %1").arg(room.webAddress())
                                              : troubles.join(u'\n'));
        fit();
    });
}

void StatusLine::showPages(const Publishing& publishing) {
    const PublishChoice& choice = publishing.choice();
    m_pages->setVisible(choice.isOn);
    m_pages->setToolTip(tr("Public pages in %1").arg(choice.folder));
    m_pages->setIcon(publishing.hasFailed() ? lineIcon(LineIcon::Warning) : QIcon());
    const auto& time = publishing.upToDateAt();
    if (publishing.hasFailed())
        m_pages->setText(tr("Pages: not up to date"));
    else if (time)
        m_pages->setText(tr("Pages: %1").arg(m_book->wording().language().clockTime(time->time())));
    else
        m_pages->setText(tr("Pages"));
    fit();
}

void StatusLine::setBackups(const BackupKeeper& backups) {
    connect(&backups, &BackupKeeper::changed, this, [this, &backups] { showBackups(backups); });
    showBackups(backups);
}

// For a backup of another day, shows its date.
void StatusLine::showBackups(const BackupKeeper& backups) {
    setShown(*m_backup, !m_book->book().isPractice, !currentMessage().isEmpty());
    const QStringList troubles = backups.troubles();
    m_backup->setIcon(troubles.isEmpty() ? QIcon() : lineIcon(LineIcon::Warning));
    m_backup->setToolTip(troubles.isEmpty() ? tr("Show backups") : troubles.join(u'\n'));
    const auto& last = backups.last();
    if (!last) {
        m_backupText = tr("No backup yet");
        fit();
        return;
    }
    const QDateTime local = last->time.toLocalTime();
    const bool isToday = local.date() == m_book->nowUtc().toLocalTime().date();
    const QString when = isToday ? m_book->wording().language().clockTime(local.time())
                                 : QLocale().toString(local.date(), QLocale::ShortFormat);
    // Of two backups made together, names the one on removable storage.
    const BackupFolders folders = backups.folders();
    QString place;
    for (const Backup& backup : backupsOf(folders, m_book->nowUtc())) {
        if (backup.time == last->time && backup.place == BackupFolder::SecondFolder)
            place = placeNameOf(backup, folders);
    }
    m_backupText
        = place.isEmpty() ? tr("Backup %1").arg(when) : tr("Backup on %1 %2").arg(place, when);
    fit();
}

void StatusLine::setScorekeeper(const QString& scorekeeper) {
    m_scorekeeper->setText(scorekeeper.isEmpty() ? tr("Who is at the desk?")
                                                 : tr("At the desk: %1").arg(scorekeeper));
    fit();
}

void StatusLine::sayBriefly(const QString& sentence) {
    constexpr int milliseconds = 3000;
    showMessage(sentence, milliseconds);
    // Queued: the key that caused the message is still being delivered.
    QTimer::singleShot(0, this, [this] { QCoreApplication::instance()->installEventFilter(this); });
}

bool StatusLine::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::MouseButtonPress) {
        QCoreApplication::instance()->removeEventFilter(this);
        clearMessage();
    }
    return QStatusBar::eventFilter(watched, event);
}

void StatusLine::showJournal() {
    const auto& saved = m_book->lastSaved();
    if (!m_book->canWrite())
        m_saved->setText(tr("Read only"));
    else if (!m_book->isInPlace())
        m_saved->setText(tr("Not in the event file"));
    else if (saved)
        m_saved->setText(tr("Saved %1").arg(secondText(saved->toLocalTime().time())));
    else
        m_saved->setText(tr("No changes yet"));
    const auto& undo = m_book->nextUndo();
    setShown(*m_undo, undo && m_book->canChange(*undo), !currentMessage().isEmpty());
    if (undo) {
        const QString sentence
            = m_book->wording().undoSentence(undo->change.kind, undo->change.operands);
        m_undoText = sentence;
        m_undo->setAccessibleName(sentence);
        m_undo->setToolTip(sentence);
    }
    fit();
}

void StatusLine::fit() {
    m_undo->setText(menuText(m_undoText));
    m_backup->setText(menuText(m_backupText));
    m_backup->setAccessibleName(m_backupText);
    int room = width() - 4 * space::page;
    for (const QWidget* widget :
         {static_cast<QWidget*>(m_saved), static_cast<QWidget*>(m_room),
          static_cast<QWidget*>(m_pages), static_cast<QWidget*>(m_scorekeeper),
          static_cast<QWidget*>(m_backup), static_cast<QWidget*>(m_undo)})
        room -= widget->isHidden() ? 0 : widget->sizeHint().width() + space::small;
    const auto shorten = [&room](QToolButton& button, const QString& text) {
        if (room >= 0 || button.isHidden())
            return;
        const QFontMetrics metrics(button.font());
        const int wanted = metrics.horizontalAdvance(text);
        const int kept = std::max(wanted + room, metrics.horizontalAdvance(u"mmmm"_s));
        const int before = button.sizeHint().width();
        button.setText(menuText(metrics.elidedText(text, Qt::ElideRight, kept)));
        room += before - button.sizeHint().width();
    };
    shorten(*m_undo, m_undoText);
    shorten(*m_backup, m_backupText);
}

void StatusLine::resizeEvent(QResizeEvent* event) {
    QStatusBar::resizeEvent(event);
    fit();
}

void StatusLine::changeEvent(QEvent* event) {
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

} // namespace mentat

#include "moc_status_line.cpp"
