#include "ui/backup/backups_dialog.h"

#include "ui/backup/backup_keeper.h"
#include "ui/desk/widget_parts.h"
#include "ui/dialogs/form.h"
#include "ui/look/fields.h"
#include "ui/look/fitting/areas.h"
#include "ui/look/spacing.h"
#include "ui/look/style/own_palette.h"
#include "ui/look/text_label.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int listRows = 5;
constexpr int actRows = 4;

int heightOf(const QListWidget& list, int rows) {
    return rows * listPitch(list.fontMetrics(), Density::Compact) + 2 * list.frameWidth();
}

} // namespace

BackupsDialog::BackupsDialog(const BackupFolders& folders, OpenBook* book, const Wording& wording,
                             const Desk& desk, QWidget* parent)
    : QDialog(parent)
    , m_folders(folders)
    , m_book(book)
    , m_wording(wording)
    , m_desk(desk)
    , m_list(named(new QListWidget, u"backups"_s, tr("Backups, newest first")))
    , m_none(wrapped(new TextLabel(TextLevel::Weak)))
    , m_summary(plainLabel(u"backupSummary"_s))
    , m_actsTitle(new TextLabel(TextLevel::GroupTitle))
    , m_acts(named(new QListWidget, u"backupActs"_s))
    , m_backUp(named(new QPushButton(tr("&Back up now")), u"backUpNow"_s))
    , m_restore(named(new QPushButton(tr("&Restore this backup")), u"restoreBackup"_s)) {
    setWindowTitle(tr("Backups of %1").arg(QFileInfo(folders.file).fileName()));
    build();
    connect(m_list, &QListWidget::currentRowChanged, this, &BackupsDialog::showChosen);
    connect(m_backUp, &QPushButton::clicked, this, &BackupsDialog::backupWanted);
    refresh();
}

void BackupsDialog::build() {
    m_list->setMinimumHeight(heightOf(*m_list, 2));
    m_list->setMaximumHeight(heightOf(*m_list, listRows));
    m_none->setText(tr("No backup yet. One is made when a heat starts, when it ends, and every "
                       "15 minutes while you make changes."));
    m_actsTitle->setText(tr("Changed since; not in the backup"));
    m_acts->setAccessibleName(m_actsTitle->text());
    m_acts->setMinimumHeight(heightOf(*m_acts, 2));
    m_acts->setMaximumHeight(heightOf(*m_acts, actRows));
    m_acts->setSelectionMode(QAbstractItemView::NoSelection);

    auto* inner = new QWidget;
    addParts(bareColumn(inner, space::small),
             {m_list, m_none, m_summary, m_actsTitle, m_acts, FreeSpace{}});
    auto* area = new DownArea;
    area->setWidget(inner);

    auto* buttons = new QDialogButtonBox;
    buttons->addButton(m_backUp, QDialogButtonBox::ActionRole);
    buttons->addButton(m_restore, QDialogButtonBox::AcceptRole);
    QPushButton* close = buttons->addButton(tr("&Close"), QDialogButtonBox::RejectRole);
    close->setDefault(true); // Enter must not restore by accident
    m_restore->setAutoDefault(false);
    keepFromEnter(*m_restore);
    m_backUp->setVisible(m_book && m_book->canWriteFile()); // the box shows its result
    m_backUp->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    addParts(new QVBoxLayout(this), {{area, 1}, buttons});
    inner->setMinimumWidth(fontMetrics().averageCharWidth() * 70);
    openWhole(*this);
}

QString BackupsDialog::momentOf(const QDateTime& utc) const {
    const QDateTime local = utc.toLocalTime();
    const QString time = m_wording.language().clockTime(local.time());
    if (local.date() == m_desk.clock.nowUtc().toLocalTime().date())
        return tr("today %1").arg(time);
    return tr("%1, %2").arg(QLocale().toString(local.date(), QLocale::ShortFormat), time);
}

QString BackupsDialog::lineOf(const Backup& backup) const {
    const QString place = placeNameOf(backup, m_folders);
    return place.isEmpty() ? tr("%1 – beside the event file").arg(momentOf(backup.time))
                           : tr("%1 – on %2").arg(momentOf(backup.time), place);
}

void BackupsDialog::refresh() {
    const QString before = m_list->currentRow() < 0 ? QString() : chosen().path;
    const QSignalBlocker quiet(m_list); // comparing a backup takes a while: do it once
    m_backups = backupsOf(m_folders, m_desk.clock.nowUtc());
    m_list->clear();
    for (const Backup& backup : m_backups)
        m_list->addItem(lineOf(backup));
    m_list->setVisible(!m_backups.empty());
    m_none->setVisible(m_backups.empty());
    const auto same = std::ranges::find(m_backups, before, &Backup::path);
    const bool isThere = same != m_backups.end();
    m_list->setCurrentRow(isThere             ? static_cast<int>(same - m_backups.begin())
                          : m_backups.empty() ? -1
                                              : 0);
    showChosen();
}

const Backup& BackupsDialog::chosen() const {
    return m_backups.at(static_cast<size_t>(m_list->currentRow()));
}

QString BackupsDialog::countsOf(const EventCounts& counts) const {
    return tr("%1 %2: %3, %4")
        .arg(counts.name, QString::number(counts.year), tr("%n player(s)", nullptr, counts.players),
             tr("%n game(s)", nullptr, counts.games));
}

QString BackupsDialog::summaryOf(const BackupComparison& comparison) const {
    QStringList lines;
    for (size_t i = 0; i < comparison.inBackup.size(); ++i) {
        QString line = countsOf(comparison.inBackup[i]);
        const bool differs
            = i < comparison.now.size() && !(comparison.now[i] == comparison.inBackup[i]);
        if (differs)
            line = tr("%1 (now %2)").arg(line, countsOf(comparison.now[i]));
        lines << line;
    }
    if (comparison.lastChange)
        lines << tr("Last change in it: %1").arg(momentOf(*comparison.lastChange));
    if (!m_book)
        lines << tr("The event file cannot be read, so there is nothing to compare.");
    else if (!comparison.isEarlierState)
        lines << tr(
            "This is not an earlier version of this file: each has something the other does not.");
    else if (comparison.actsSince == 0)
        lines << tr("Nothing has changed since.");
    lines << tr("The current file is kept beside it.");
    return lines.join(u'\n');
}

void BackupsDialog::showChosen() {
    m_acts->clear();
    const bool isChosen = m_list->currentRow() >= 0;
    const bool mayWrite = !m_book || m_book->canWriteFile();
    m_summary->setVisible(isChosen);
    QString summary;
    int acts = 0;
    bool isSound = false;
    if (isChosen) {
        const auto comparison
            = compareBackup(chosen().path, m_book ? &m_book->session() : nullptr, m_desk);
        isSound = comparison.has_value();
        summary = isSound ? summaryOf(*comparison) : m_wording.failure(comparison.error());
        if (isSound) {
            acts = comparison->actsSince;
            for (const JournalEntry& act : comparison->latestActs)
                m_acts->addItem(tr("%1  %2").arg(momentOf(act.time), m_wording.journal(act)));
            const int more = acts - static_cast<int>(comparison->latestActs.size());
            if (more > 0)
                m_acts->addItem(tr("and %n more", nullptr, more));
        }
        if (!mayWrite)
            summary += u'\n'
                       + (m_book->isLockedByOther()
                              ? tr("Another program has the file open; restore it there.")
                              : m_book->worded(*m_book->whyReadOnly()));
    }
    m_summary->setText(summary);
    m_actsTitle->setVisible(acts > 0);
    m_acts->setVisible(acts > 0);
    m_restore->setEnabled(isSound && mayWrite);
}

} // namespace mentat

#include "moc_backups_dialog.cpp"
