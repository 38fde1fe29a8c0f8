#include "ui/pages/players/players_page.h"

#include "app/session/backups.h"
#include "app/session/people/removal.h"
#include "ui/backup/backup_keeper.h"
#include "ui/dialogs/question_dialogs.h"

#include <QCoreApplication>
#include <QGuiApplication>

namespace mentat {

namespace {

struct RemovingPerson {
    Q_DECLARE_TR_FUNCTIONS(mentat::RemovingPerson)
};

QStringList copiesNow(const PersonRemoval& removal, const BackupFolders& folders,
                      const Desk& desk) {
    QGuiApplication::setOverrideCursor(Qt::WaitCursor); // each copy is opened
    QStringList copies = copiesNaming(removal, folders, desk);
    QGuiApplication::restoreOverrideCursor();
    return copies;
}

/// What was said of the removal, and of the copies: without a new backup none is deleted.
Notice outcomeOf(const QString& name, bool isWrittenAnew, QStringList copies, bool deletes,
                 const BackupFolders& folders, const QDateTime& now) {
    const QString done
        = isWrittenAnew ? RemovingPerson::tr("%1 was removed from the file.").arg(name)
                        : RemovingPerson::tr("%1 was removed from the file; leftover traces are "
                                             "overwritten when it is closed.")
                              .arg(name);
    if (copies.isEmpty())
        return {Gravity::Note, done};
    if (deletes && makeBackups(folders, now).beside)
        copies = deleteCopies(copies);
    if (copies.isEmpty())
        return {Gravity::Note, RemovingPerson::tr("%1 The copies are deleted.").arg(done)};
    return {deletes ? Gravity::Refused : Gravity::Note,
            RemovingPerson::tr("%1 The name is still in: %2.").arg(done, copies.join(u", "))};
}

} // namespace

void removePersonForGood(const PageContext& pageContext, PersonId person, QWidget* window) {
    OpenBook& book = pageContext.book;
    Session& session = book.session();
    const Person* known = findPerson(book.book(), person);
    const auto neutral
        = Name::fromText(RemovingPerson::tr("Removed player %1").arg(person.number()));
    if (!known || !neutral)
        return;
    const QString name = known->name.text();
    const auto removal = session.removalOf(person, *neutral);
    if (!removal) {
        (void)book.succeeded(tl::unexpected(removal.error()));
        return;
    }
    const BackupFolders folders
        = pageContext.backups ? pageContext.backups->folders() : BackupFolders{session.path(), {}};
    const QStringList copies = copiesNow(*removal, folders, session.desk());
    RemovalDialog dialog({name, neutral->text(), registrationsOf(book.book(), person), copies},
                         window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const auto isWrittenAnew = session.removePerson(*removal);
    if (!isWrittenAnew) {
        (void)book.succeeded(tl::unexpected(isWrittenAnew.error()));
        return;
    }
    book.say(
        outcomeOf(name, *isWrittenAnew, copies, dialog.deletesCopies(), folders, book.nowUtc()));
}

} // namespace mentat
