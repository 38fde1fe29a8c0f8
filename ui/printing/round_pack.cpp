#include "ui/printing/round_pack.h"

#include "app/session/event_mark.h"
#include "app/session/formats/change_facts.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "reports/wording/heats/round_names.h"
#include "reports/writers/own_folder.h"
#include "ui/printing/report_acts.h"

#include <QDir>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

const ReportFolder* packOf(const Event& event) {
    const auto folders = reportFoldersOf(event);
    const auto found = std::ranges::find_if(folders, &ReportFolder::beforeEachRound);
    return found == folders.end() ? nullptr : &*found;
}

struct PackPlace {
    QString root; // the backup folder
    QString name;
    FilesOwner owner;
};

Result<OwnFolder> writePack(const ReportSource& source, const ReportWish& wish,
                            const PackPlace& place, const BackgroundWork::GivenUp& givenUp) {
    // A stick that is not there is not made as a folder in its place.
    if (!QDir(place.root).exists())
        return failure(FailureKind::UnwritableFile, {place.root, RoundPack::tr("it is missing")});
    const auto made = makeReport(source, wish);
    if (!made)
        return tl::unexpected(made.error());
    const auto files
        = namedFilesOf(made->files, place.owner.title, source.wording.language(), givenUp);
    if (!files)
        return tl::unexpected(files.error());
    return writeOwnFolder(place.root, place.name, place.owner, *files, givenUp);
}

} // namespace

RoundPack::RoundPack(OpenBook& book, const Preferences& preferences, QObject* parent)
    : QObject(parent)
    , m_book(book)
    , m_preferences(preferences) {
    if (!m_book.book().isPractice) // which needs none
        connect(&m_book, &OpenBook::eventChanged, this, &RoundPack::follow);
}

void RoundPack::follow(const Change& change) {
    const bool isDrawn = change.kind == ChangeKind::TablesDrawn;
    const bool isStarted
        = change.kind == ChangeKind::RoundStarted || change.kind == ChangeKind::GameStarted;
    const auto round = roundOf(change);
    // Where no folder is named yet, nothing is written: then it is not the first time.
    if (!round || !(isDrawn || isStarted) || m_preferences.choices().backupFolder.isEmpty())
        return;
    const bool isFirst = m_written.emplace(m_book.eventId(), *round).second;
    if (isDrawn || isFirst)
        write(*round);
}

void RoundPack::write(const RoundId& round) {
    const Choices& choices = m_preferences.choices();
    const ReportFolder* pack = packOf(m_book.event());
    if (!pack)
        return;
    const QString title = eventTitle(m_book.event().details);
    const PackPlace place{
        choices.backupFolder,
        fileNameOf(u"%1 %2 %3"_s.arg(title, QString(pack->name),
                                     roundName(m_book.wording().language(), operandOf(round)))),
        {eventMark(m_book.session(), m_book.eventId()), title}};
    const ReportWish wish{
        .name = QString(pack->name), .round = round, .paper = preferredPaper(choices)};
    m_work.start([this, wish, place, source = reportSource(m_book)](
                     const BackgroundWork::GivenUp& givenUp) -> BackgroundWork::Finish {
        const auto done = writePack(source, wish, place, givenUp);
        if (done)
            return {};
        return [this, why = done.error()] {
            m_book.say({.gravity = Gravity::Refused,
                        .text = tr("The emergency pack was not saved. %1").arg(m_book.worded(why)),
                        .end = NoticeEnd::Act});
        };
    });
}

std::optional<QString> packToWrite(const Event& event) {
    const auto rounds = roundsOfReports(event);
    const ReportFolder* pack = packOf(event);
    if (!pack || rounds.empty() || rounds.back().isOver)
        return std::nullopt;
    return QString(pack->name);
}

} // namespace mentat
