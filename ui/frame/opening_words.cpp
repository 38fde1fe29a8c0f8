#include "ui/frame/opening_words.h"

#include "app/platform/storage_place.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

struct OpeningWords {
    Q_DECLARE_TR_FUNCTIONS(mentat::OpeningWords)
};

QString momentText(const QDateTime& utc) {
    return QLocale().toString(utc.toLocalTime(), QLocale::ShortFormat);
}

QString afterDeath(OpenBook& book, const FileWriter& writer) {
    QStringList parts{writer.since.isValid()
                          ? OpeningWords::tr("Mentat ended without closing this file, at work "
                                             "since %1.")
                                .arg(momentText(writer.since))
                          : OpeningWords::tr("Mentat ended without closing this file.")};
    const auto last = book.session().journalPage(std::nullopt, 1);
    if (last && !last->empty())
        parts << OpeningWords::tr("Everything that was saved is here; the last change is of %1.")
                     .arg(momentText(last->front().time));
    if (!book.session().drafts().empty())
        parts << OpeningWords::tr("What was half typed is kept too.");
    return parts.join(u' ');
}

/// Once for each file and kind of place.
bool isNews(Preferences& preferences, const QString& path, StoragePlace place) {
    const QByteArray hash
        = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex().left(16);
    const QString key = u"storagePlace/"_s + QString::fromLatin1(hash);
    const QByteArray said = QByteArray::number(static_cast<int>(place));
    if (preferences.state(key) == said)
        return false;
    preferences.setState(key, said);
    return true;
}

QString ofPlace(StoragePlace place) {
    if (place == StoragePlace::Network)
        return OpeningWords::tr("This file stands on another computer, where what is written can "
                                "be lost. Copy it to this laptop, and open the copy.");
    return OpeningWords::tr("This file stands in a folder that a service synchronises, which can "
                            "damage it while it is written. Copy it elsewhere, and open the copy; "
                            "backups may go to such a folder.");
}

} // namespace

std::optional<Notice> wordsOnOpening(OpenBook& book, Preferences& preferences) {
    if (const auto writer = book.session().deadWriter())
        return Notice{Gravity::Note, afterDeath(book, *writer)};
    const StoragePlace place = storagePlaceOf(book.session().path());
    if (place != StoragePlace::Local && isNews(preferences, book.session().path(), place))
        return Notice{Gravity::Note, ofPlace(place)};
    return std::nullopt;
}

} // namespace mentat
