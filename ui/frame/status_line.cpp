#include "ui/frame/status_line.h"

#include "ui/backup/backup_keeper.h"
#include "ui/desk/menu_text.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"

#include <QLabel>
#include <QLocale>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace mentat {

StatusLine::StatusLine(QWidget* parent)
    : QStatusBar(parent)
    , m_saved(new QLabel)
    , m_backup(new QToolButton)
    , m_undo(new QToolButton)
    , m_pages(new QToolButton)
    , m_hand(new QToolButton) {
    setSizeGripEnabled(false);
    m_undo->setIcon(lineIcon(LineIcon::Undo));
    m_undo->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_undo->setAutoRaise(true);
    m_pages->setAutoRaise(true);
    m_pages->setObjectName(u"pagesPublished"_s);
    m_pages->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_hand->setAutoRaise(true);
    m_hand->setToolTip(tr("Who is at the desk (F12)"));
    m_saved->setIndent(space::small);
    m_backup->setObjectName(u"lastBackup"_s);
    m_backup->setAutoRaise(true);
    m_backup->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    addWidget(m_saved);
    addWidget(m_backup);
    addWidget(m_undo);
    addPermanentWidget(m_pages);
    addPermanentWidget(m_hand);
    m_pages->hide();
    connect(m_backup, &QToolButton::clicked, this, &StatusLine::backupsWanted);
    connect(m_pages, &QToolButton::clicked, this, &StatusLine::publishWanted);
    connect(m_undo, &QToolButton::clicked, this, &StatusLine::undoWanted);
    connect(m_hand, &QToolButton::clicked, this, &StatusLine::handWanted);
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
    showJournal();
}

void StatusLine::setPublishing(const Publishing& publishing) {
    connect(&publishing, &Publishing::changed, this,
            [this, &publishing] { showPages(publishing); });
    showPages(publishing);
}

void StatusLine::showPages(const Publishing& publishing) {
    const PublishChoice& choice = publishing.choice();
    m_pages->setVisible(choice.isOn);
    m_pages->setToolTip(tr("Pages for everybody in %1").arg(choice.folder));
    m_pages->setIcon(publishing.hasFailed() ? lineIcon(LineIcon::Warning) : QIcon());
    const auto& time = publishing.upToDateAt();
    if (publishing.hasFailed())
        m_pages->setText(tr("Pages: not up to date"));
    else if (time)
        m_pages->setText(tr("Pages: %1").arg(m_book->wording().language().clockTime(time->time())));
    else
        m_pages->setText(tr("Pages"));
}

void StatusLine::setBackups(const BackupKeeper& backups) {
    connect(&backups, &BackupKeeper::changed, this, [this, &backups] { showBackups(backups); });
    showBackups(backups);
}

// Of another day than today, its date is what counts.
void StatusLine::showBackups(const BackupKeeper& backups) {
    const QStringList troubles = backups.troubles();
    m_backup->setIcon(troubles.isEmpty() ? QIcon() : lineIcon(LineIcon::Warning));
    m_backup->setToolTip(troubles.isEmpty() ? tr("Look at the backups") : troubles.join(u'\n'));
    const auto& last = backups.last();
    if (!last) {
        m_backup->setText(tr("No backup yet"));
        return;
    }
    const QDateTime local = last->time.toLocalTime();
    const bool isToday = local.date() == m_book->nowUtc().toLocalTime().date();
    const QString when = isToday ? m_book->wording().language().clockTime(local.time())
                                 : QLocale().toString(local.date(), QLocale::ShortFormat);
    // Both were made together: the one that can be carried away is named.
    const BackupFolders folders = backups.folders();
    QString place;
    for (const Backup& backup : backupsOf(folders)) {
        if (backup.time == last->time && backup.place == BackupPlace::SecondFolder)
            place = placeNameOf(backup, folders);
    }
    m_backup->setText(place.isEmpty() ? tr("Backup %1").arg(when)
                                      : tr("Backup on %1 %2").arg(place, when));
}

void StatusLine::setHand(const QString& hand) {
    m_hand->setText(hand.isEmpty() ? tr("Who is at the desk?") : tr("At the desk: %1").arg(hand));
}

void StatusLine::showJournal() {
    const auto& saved = m_book->lastSaved();
    if (!m_book->canWrite())
        m_saved->setText(tr("Read only"));
    else if (saved)
        m_saved->setText(tr("Saved %1")
                             .arg(QLocale()
                                      .toString(saved->toLocalTime().time(), QLocale::LongFormat)
                                      .section(u' ', 0, 0)));
    else
        m_saved->setText(tr("Nothing changed yet"));
    const auto& undo = m_book->nextUndo();
    m_undo->setVisible(undo && m_book->canWrite());
    if (undo) {
        const QString sentence
            = m_book->wording().undoSentence(undo->change.kind, undo->change.operands);
        m_undo->setText(menuText(sentence));
        m_undo->setAccessibleName(sentence);
    }
}

} // namespace mentat
