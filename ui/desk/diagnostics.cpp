#include "ui/desk/diagnostics.h"

#include "app/platform/storage_kind.h"
#include "model/kinds/rules_kind.h"
#include "model/people/names.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QScreen>
#include <QSysInfo>

#include <set>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

const QString taken = u"…"_s;
constexpr qsizetype shortestWord = 3; // letters; shorter parts occur in every other word

/// Names, and their parts: a log line may contain only a part of one.
void addName(std::set<QString>& words, const std::optional<QString>& name) {
    if (!name)
        return;
    words.insert(*name);
    for (const QString& part : name->split(u' ', Qt::SkipEmptyParts))
        words.insert(part);
}

std::set<QString> namesIn(const DiagnosticSource& source) {
    std::set<QString> words{QDir::homePath()};
    addName(words, source.host);
    addName(words, source.user);
    if (!source.book)
        return words;
    for (const Person& person : source.book->book().people)
        addName(words, person.name.text());
    for (const BookEvent& entry : source.book->book().events) {
        addName(words, entry.event.details.gm);
        for (const Player& player : entry.event.players) {
            addName(words, player.name.text());
            words.insert(calledName(entry.event, player)); // with hometown or badge
        }
    }
    return words;
}

QString without(const std::set<QString>& words, QString text) {
    std::vector<QString> longestFirst(words.begin(), words.end());
    std::ranges::stable_sort(longestFirst, std::ranges::greater(), &QString::size);
    for (const QString& word : longestFirst) {
        if (word.size() >= shortestWord)
            text.replace(word, taken, Qt::CaseInsensitive);
    }
    return text;
}

QString placeWord(StorageKind place) {
    switch (place) {
    case StorageKind::Local: return u"local"_s;
    case StorageKind::Network: return u"network"_s;
    case StorageKind::Synchronised: return u"synchronised"_s;
    }
    return {};
}

QStringList systemLines(const Choices& choices) {
    QStringList lines{
        u"Mentat %1, Qt %2, %3"_s.arg(QGuiApplication::applicationVersion(),
                                      QString::fromLatin1(qVersion()),
                                      QGuiApplication::platformName()),
        u"%1, %2, %3"_s.arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion(),
                            QSysInfo::currentCpuArchitecture()),
        u"Locale %1, language \"%2\", zoom %3 %, theme %4"_s.arg(
            QLocale().name(), choices.language, QString::number(choices.zoom),
            QString::number(static_cast<int>(choices.theme))),
    };
    for (const QScreen* screen : QGuiApplication::screens()) {
        lines << u"Screen %1 x %2, scale %3"_s.arg(screen->size().width())
                     .arg(screen->size().height())
                     .arg(screen->devicePixelRatio());
    }
    return lines;
}

QStringList bookLines(OpenBook& book) {
    const Session& session = book.session();
    QStringList lines{u"Event file: %1 bytes, place %2, %3"_s.arg(
        QString::number(QFileInfo(session.path()).size()),
        placeWord(storagePlaceOf(session.path())),
        book.canWriteFile() ? u"writing"_s : u"reading"_s)};
    const auto marks = book.session().journalMarks();
    lines << u"People %1, drafts %2, journal rows %3"_s.arg(book.book().people.size())
                 .arg(session.drafts().size())
                 .arg(marks ? QString::number(marks->size()) : u"unreadable"_s);
    for (const BookEvent& entry : book.book().events) {
        const Event& event = entry.event;
        lines << u"Event %1 of %2 (%3): players %4, games %5%6"_s.arg(
            QString::number(entry.id.number()), QString::number(event.details.year.value()),
            kindOf<RulesKind>(event).id, QString::number(event.players.size()),
            QString::number(kindOf<RulesKind>(event).gameCount(event.play)),
            event.details.closed ? u", closed"_s : QString());
    }
    return lines;
}

} // namespace

QString diagnosticsText(const DiagnosticSource& source) {
    QStringList lines = systemLines(source.choices);
    if (source.book)
        lines += bookLines(*source.book);
    lines << u"Last backup: %1"_s.arg(source.lastBackup ? source.lastBackup->toString(Qt::ISODate)
                                                        : u"none"_s);
    lines << u"Log:"_s << without(namesIn(source), source.log);
    return lines.join(u'\n');
}

Q_LOGGING_CATEGORY(deskLog, "mentat.desk", QtInfoMsg)

} // namespace mentat
