#include "ui/printing/report_acts.h"

#include "app/session/change_facts.h"
#include "app/session/event_mark.h"
#include "app/session/rounds/table_reports.h"
#include "model/changes/change_kind.h"
#include "model/failure_kind.h"
#include "reports/wording/heats/round_names.h"
#include "reports/writers/report_writer.h"
#include "ui/desk/printed_lists.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPrinter>

#include <algorithm>
#include <iterator>
#include <map>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

QString proposedFile(const Event& event, const QString& title, ReportKind kind) {
    return fileNameOf(eventTitle(event.details) + u' ' + title) + u'.' + QString(idOf(kind));
}

/// Writes a single report, in its first format.
Result<std::vector<NamedFile>> fileOf(const MadeReport& made, const QString& name,
                                      const Language& language) {
    auto bytes = written(made.files.front().document, *kindOfFile(name), language);
    if (!bytes)
        return tl::unexpected(bytes.error());
    return std::vector<NamedFile>{{name, *std::move(bytes)}};
}

/// The codes of tables that report by phone, and their addresses while phones are served.
TableLinks linksOfTables(const OpenBook& book) {
    TableLinks links;
    const QString& room = book.roomAddress();
    for (const auto& [code, place] : tableCodes(book.session(), book.eventId()))
        links.emplace(place, TableLink{code.inPrint(),
                                       room.isEmpty() ? QString() : reportAddress(room, code)});
    return links;
}

} // namespace

ReportSource reportSource(const OpenBook& book) {
    return {book.book(), book.eventId(), book.wording(),
            book.wording().language().venueTime(book.now()), linksOfTables(book)};
}

ReportActs::ReportActs(const PageContext& pageContext, QWidget& page)
    : QObject(&page)
    , m_pageContext(pageContext)
    , m_book(pageContext.book)
    , m_page(page) {}

void ReportActs::start(const QString& underWay, BackgroundWork::Job job) {
    m_work.giveUp(); // the display of running work follows the next job
    m_underWay = underWay;
    m_work.start(std::move(job));
}

QString ReportActs::titles(const std::vector<ReportWish>& wishes) const {
    QStringList names;
    for (const ReportWish& wish : wishes)
        names.append(reportTitle(m_book, wish.name, wish.round));
    return names.join(u", "_s);
}

BackgroundWork::Finish ReportActs::failed(const Failure& failure) {
    return [this, failure] { m_book.refuse(failure); };
}

void ReportActs::print(const std::vector<ReportWish>& wishes) {
    if (wishes.empty() || !m_book.hasEvent())
        return;
    const QString names = titles(wishes);
    const std::shared_ptr<QPrinter> printer
        = m_pageContext.prompts.printer(&m_page, names, wishes.front().paper);
    if (!printer)
        return;
    start(tr("Printing: %1").arg(names), [this, wishes, printer, source = reportSource(m_book)](
                                             const BackgroundWork::GivenUp& givenUp) {
        std::vector<MadeReport> made;
        for (const ReportWish& wish : wishes) {
            if (givenUp())
                return BackgroundWork::Finish();
            auto one = makeReport(source, wish);
            if (!one)
                return failed(one.error());
            made.push_back(*std::move(one));
        }
        const auto printed = printAll(made, *printer, givenUp);
        if (!printed)
            return failed(printed.error());
        return BackgroundWork::Finish(
            [this, made, place = placeOf(*printer)] { note(made, place.to, place.name); });
    });
}

void ReportActs::save(const ReportWish& wish) {
    if (!m_book.hasEvent())
        return;
    if (const Report* report = findReport(m_book.event(), wish.name))
        saveReport(wish, *report);
    else
        saveFolder(wish);
}

void ReportActs::saveReport(const ReportWish& wish, const Report& report) {
    const QString title = reportTitle(m_book, wish.name);
    QStringList filters;
    for (const ReportKind kind : report.kinds)
        filters.append(u"%1 (*.%2)"_s.arg(kindName(kind), QString(idOf(kind))));
    QString path = m_pageContext.prompts.fileToSave(
        &m_page, tr("Save: %1").arg(title), filters.join(u";;"_s),
        proposedFile(m_book.event(), reportTitle(m_book, wish.name, wish.round),
                     report.kinds.front()));
    if (path.isEmpty())
        return;
    const auto kind = kindOfFile(path);
    if (!kind || std::ranges::find(report.kinds, *kind) == report.kinds.end()) {
        QStringList suffixes;
        for (const ReportKind known : report.kinds)
            suffixes.append(u"."_s + QString(idOf(known)));
        m_book.say(Gravity::Refused, tr("%1 was not saved. The file name must end in one of %2.")
                                         .arg(QFileInfo(path).fileName(), suffixes.join(u", "_s)));
        return;
    }
    start(tr("Saving: %1").arg(title),
          [this, wish, path, kind = *kind,
           source = reportSource(m_book)](const BackgroundWork::GivenUp& givenUp) {
              auto made = makeReport(source, wish);
              if (!made)
                  return failed(made.error());
              auto bytes = written(made->files.front().document, kind, source.wording.language());
              if (!bytes)
                  return failed(bytes.error());
              if (const auto done = writeWhole({{path, *std::move(bytes)}}, givenUp); !done)
                  return failed(done.error());
              if (kind != ReportKind::Pdf)
                  made->pages.clear(); // only PDF files have pages
              return BackgroundWork::Finish([this, made = std::vector{*std::move(made)}, path] {
                  note(made, PrintedTo::File, path);
              });
          });
}

void ReportActs::saveFolder(const ReportWish& wish) {
    const QString title = reportTitle(m_book, wish.name);
    const QString folder
        = m_pageContext.prompts.folder(&m_page, tr("Save in folder: %1").arg(title));
    if (folder.isEmpty())
        return;
    start(tr("Saving: %1").arg(title),
          [this, wish, folder, own = ownFolder(wish.name),
           source = reportSource(m_book)](const BackgroundWork::GivenUp& givenUp) {
              auto made = makeReport(source, wish);
              if (!made)
                  return failed(made.error());
              auto done
                  = namedFilesOf(made->files, own.owner.title, source.wording.language(), givenUp)
                        .and_then([&](const auto& files) {
                            return writeOwnFolder(folder, own.name, own.owner, files, givenUp);
                        });
              if (!done)
                  return failed(done.error());
              return BackgroundWork::Finish(
                  [this, made = std::vector{*std::move(made)}, done = *std::move(done)] {
                      note(made, PrintedTo::File, done.path, folderTexts(done));
                  });
          });
}

ReportActs::Own ReportActs::ownFolder(const QString& name) {
    const QString title = eventTitle(m_book.event().details);
    return {fileNameOf(title + u' ' + name),
            {eventMark(m_book.session(), m_book.eventId()), title}};
}

QStringList ReportActs::folderTexts(const OwnFolder& folder) {
    QStringList texts;
    if (!folder.replaced.isEmpty())
        texts.append(tr("Replaced: %1.").arg(folder.replaced.join(u", "_s)));
    if (!folder.kept.isEmpty())
        texts.append(tr("Someone changed %1, so it was kept and the new file has another name.")
                         .arg(folder.kept.join(u", "_s)));
    return texts;
}

void ReportActs::copyAs(const ReportWish& wish, ReportKind kind) {
    if (!m_book.hasEvent())
        return;
    start(tr("Copying: %1").arg(reportTitle(m_book, wish.name)),
          [this, wish, kind, source = reportSource(m_book)](const BackgroundWork::GivenUp&) {
              const auto made = makeReport(source, wish);
              if (!made)
                  return failed(made.error());
              const auto bytes
                  = written(made->files.front().document, kind, source.wording.language());
              if (!bytes)
                  return failed(bytes.error());
              return BackgroundWork::Finish(
                  [this, text = QString::fromUtf8(*bytes), kind, title = made->title] {
                      QGuiApplication::clipboard()->setText(text);
                      m_book.say(Gravity::Note, tr("Copied %1 as %2.").arg(title, kindName(kind)));
                  });
          });
}

void ReportActs::handOver(const QString& folder, Paper paper) {
    std::vector<ReportWish> wishes;
    for (const QLatin1StringView name : handedOverOf(m_book.event()))
        wishes.push_back({.name = name, .paper = paper});
    std::map<QString, QString> names; // by report; absent for folders, whose files have names
    for (const ReportWish& wish : wishes) {
        if (const Report* report = findReport(m_book.event(), wish.name))
            names[wish.name] = proposedFile(m_book.event(), reportTitle(m_book, wish.name),
                                            report->kinds.front());
    }
    start(tr("Handing over: %1").arg(titles(wishes)),
          [this, wishes, names, folder, own = ownFolder(u"hand-in"_s),
           source = reportSource(m_book)](const BackgroundWork::GivenUp& givenUp) {
              std::vector<MadeReport> made;
              std::vector<NamedFile> files;
              std::vector<Failure> left; // e.g. certificates before the final
              for (const ReportWish& wish : wishes) {
                  auto one = makeReport(source, wish);
                  if (!one) {
                      left.push_back(one.error());
                      continue;
                  }
                  const auto name = names.find(wish.name);
                  auto ofThis = name == names.end()
                                    ? namedFilesOf(one->files, own.owner.title,
                                                   source.wording.language(), givenUp)
                                    : fileOf(*one, name->second, source.wording.language());
                  if (!ofThis)
                      return failed(ofThis.error());
                  std::ranges::move(*ofThis, std::back_inserter(files));
                  made.push_back(*std::move(one));
              }
              const auto done = writeOwnFolder(folder, own.name, own.owner, files, givenUp);
              if (!done)
                  return failed(done.error());
              return BackgroundWork::Finish([this, made, left, done = *done] {
                  QStringList more = folderTexts(done);
                  more.prepend(copyEventFile(done.path));
                  for (const Failure& failure : left)
                      more.append(m_book.worded(failure));
                  note(made, PrintedTo::File, done.path, more);
              });
          });
}

QString ReportActs::copyEventFile(const QString& folder) {
    const QFileInfo file(m_book.session().path());
    const QString stamp = m_book.now().text().replace(u':', u'-').replace(u'T', u' ');
    QString path = folder + u'/' + file.fileName();
    if (QFileInfo::exists(path))
        path = u"%1/%2 %3.%4"_s.arg(folder, file.completeBaseName(), stamp, file.suffix());
    if (!m_book.succeeded(m_book.session().copyTo(path)))
        return {};
    return tr("The event file: %1.").arg(QFileInfo(path).fileName());
}

void ReportActs::note(const std::vector<MadeReport>& made, PrintedTo to, const QString& place,
                      const QStringList& more) {
    std::vector<PrintedReport> log;
    QStringList names;
    QStringList empty;
    int pages = 0;
    for (const MadeReport& one : made) {
        const int ofThis = static_cast<int>(one.pages.size());
        pages += ofThis;
        names.append(reportTitle(m_book, one.wish.name, one.wish.round));
        empty.append(one.stillEmpty);
        log.push_back({.event = one.event,
                       .report = one.wish.name,
                       .round = one.wish.round,
                       .pages = ofThis > 0 ? std::optional(ofThis) : std::nullopt,
                       .to = to,
                       .place = place,
                       .fingerprint = one.fingerprint});
    }
    if (m_book.canWriteFile() && !m_book.succeeded(m_book.session().notePrinted(std::move(log))))
        return;
    const QString what = names.join(u", "_s);
    QString said = to == PrintedTo::Printer
                       ? tr("Sent to %1: %2, %n page(s).", nullptr, pages).arg(place, what)
                       : tr("Saved %1 to %2.").arg(what, place);
    for (const QString& sentence : more) {
        if (!sentence.isEmpty())
            said += u' ' + sentence;
    }
    constexpr qsizetype maxNamed = 2; // the page Reports lists all of them
    if (!empty.isEmpty())
        said += u'\n' + tr("Still empty: %1").arg(empty.mid(0, maxNamed).join(u' '));
    if (empty.size() > maxNamed)
        said += u' '
                + tr("And %n more; see the Reports page.", nullptr,
                     static_cast<int>(empty.size() - maxNamed));
    m_book.say(Gravity::Note, said);
}

namespace {

const ReportFolder* packOf(const Event& event) {
    const auto folders = reportFoldersOf(event);
    const auto found = std::ranges::find_if(folders, &ReportFolder::beforeEachRound);
    return found == folders.end() ? nullptr : &*found;
}

struct PackDestination {
    QString root; // the backup folder
    QString name;
    FilesOwner owner;
};

Result<OwnFolder> writePack(const ReportSource& source, const ReportWish& wish,
                            const PackDestination& place, const BackgroundWork::GivenUp& givenUp) {
    // Do not create a folder in place of a missing USB drive.
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
    if (!m_book.book().isPractice) // practice needs no emergency pack
        connect(&m_book, &OpenBook::eventChanged, this, &RoundPack::follow);
}

void RoundPack::follow(const Change& change) {
    const bool isDrawn = change.kind == ChangeKind::TablesDrawn;
    const bool isStarted
        = change.kind == ChangeKind::RoundStarted || change.kind == ChangeKind::GameStarted;
    const auto round = roundOf(change);
    // Without a backup folder nothing is written, so it does not count as the first time.
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
    const PackDestination place{
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

#include "moc_report_acts.cpp"
