#pragma once

#include "reports/report.h"
#include "reports/writers/own_folder.h"
#include "ui/desk/open_book.h"
#include "ui/desk/page.h"
#include "ui/desk/preferences.h"
#include "ui/printing/printing.h"

#include <set>

namespace mentat {

/// Prints reports, writes them to files and copies them, beside the window, and notes what left the
/// desk. What stands in the way is a line on the page.
class ReportActs : public QObject {
    Q_OBJECT

public:
    ReportActs(const PageContext& pageContext, QWidget& page);

    /// One after another in one go, on the printer that the person sets up for it.
    void print(const std::vector<ReportWish>& wishes);
    /// Of a report into a file, whose suffix says its kind; of a folder into one.
    void save(const ReportWish& wish);
    void copyAs(const ReportWish& wish, ReportKind kind);
    /// All that leaves the desk when the event is over, into a folder of the event's own ("Dune
    /// 2026 hand-in") within another, in one go: the event report, the certificates, the files for
    /// the convention, and a copy of the event file.
    void handOver(const QString& folder, Paper paper);

    [[nodiscard]] BackgroundWork& work() { return m_work; }
    /// What is under way: "Printing: standings"
    [[nodiscard]] const QString& underWay() const { return m_underWay; }

private:
    /// The folder of the event that is worked on, by the name of what goes into it.
    struct Own {
        QString name;
        FilesOwner owner;
    };

    [[nodiscard]] Own ownFolder(const QString& name);
    /// What was replaced there, and what was kept; nothing where neither is.
    [[nodiscard]] static QStringList folderTexts(const OwnFolder& folder);
    void saveReport(const ReportWish& wish, const Report& report);
    void saveFolder(const ReportWish& wish);
    void start(const QString& underWay, BackgroundWork::Job job);
    [[nodiscard]] QString titles(const std::vector<ReportWish>& wishes) const;
    [[nodiscard]] BackgroundWork::Finish failed(const Failure& failure);
    /// Notes it in the event file and says so.
    void note(const std::vector<MadeReport>& made, PrintedTo to, const QString& place,
              const QStringList& more = {});
    /// Beside what stands in the folder already. The sentence that says so; empty where it failed,
    /// which has been said.
    [[nodiscard]] QString copyEventFile(const QString& folder);

    PageContext m_pageContext;
    OpenBook& m_book;
    QWidget& m_page;
    BackgroundWork m_work;
    QString m_underWay;
};

/// A copy of all that reports of the event that is worked on are made of.
[[nodiscard]] ReportSource reportSource(const OpenBook& book);

/// Before a round: what lets it go on by hand, should the laptop fail, written to the backup folder
/// when its tables are drawn or first start. What stands in the way is one line, never a question.
class RoundPack : public QObject {
    Q_OBJECT

public:
    RoundPack(OpenBook& book, const Preferences& preferences, QObject* parent);

    [[nodiscard]] BackgroundWork& work() { return m_work; }

private:
    void follow(const Change& change);
    void write(const RoundId& round);

    OpenBook& m_book;
    const Preferences& m_preferences;
    BackgroundWork m_work;
    std::set<std::pair<EventId, RoundId>> m_written; // in this run
};

/// The name of the folder of reports that is written before each round; absent where the event has
/// none, or no round to come.
[[nodiscard]] std::optional<QString> packToWrite(const Event& event);

} // namespace mentat
