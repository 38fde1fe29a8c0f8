#pragma once

#include "reports/report.h"
#include "reports/writers/own_folder.h"
#include "ui/desk/open_book.h"
#include "ui/desk/page.h"
#include "ui/desk/preferences.h"
#include "ui/printing/printing.h"

#include <set>

namespace mentat {

/// Prints reports, writes them to files and copies them, in the background, and notes what left the
/// desk. Obstacles are reported in a line on the page.
class ReportActs : public QObject {
    Q_OBJECT

public:
    ReportActs(const PageContext& pageContext, QWidget& page);

    /// One after another in one go, on the printer that the user chooses for it.
    void print(const std::vector<ReportWish>& wishes);
    /// A report into a file of the type of its suffix; a folder into a folder.
    void save(const ReportWish& wish);
    void copyAs(const ReportWish& wish, ReportKind kind);
    /// Everything that leaves the desk when the event is over, in one go into the event's own
    /// folder ("Dune 2026 hand-in") within another: the event report, the certificates, the files
    /// for the convention, and a copy of the event file.
    void handOver(const QString& folder, Paper paper);

    [[nodiscard]] BackgroundWork& work() { return m_work; }
    /// The task in progress: "Printing: standings"
    [[nodiscard]] const QString& underWay() const { return m_underWay; }

private:
    /// The current event's folder, named by its content.
    struct Own {
        QString name;
        FilesOwner owner;
    };

    [[nodiscard]] Own ownFolder(const QString& name);
    /// The files that were replaced there and those that were kept; empty without either.
    [[nodiscard]] static QStringList folderTexts(const OwnFolder& folder);
    void saveReport(const ReportWish& wish, const Report& report);
    void saveFolder(const ReportWish& wish);
    void start(const QString& underWay, BackgroundWork::Job job);
    [[nodiscard]] QString titles(const std::vector<ReportWish>& wishes) const;
    [[nodiscard]] BackgroundWork::Finish failed(const Failure& failure);
    /// Notes it in the event file and reports it.
    void note(const std::vector<MadeReport>& made, PrintedTo to, const QString& place,
              const QStringList& more = {});
    /// Next to the existing files of the folder. Returns the sentence that reports it; empty if it
    /// failed, which has been reported.
    [[nodiscard]] QString copyEventFile(const QString& folder);

    PageContext m_pageContext;
    OpenBook& m_book;
    QWidget& m_page;
    BackgroundWork m_work;
    QString m_underWay;
};

/// A copy of all data for reports of the current event.
[[nodiscard]] ReportSource reportSource(const OpenBook& book);

/// Before a round: the papers for continuing by hand if the laptop fails, written to the backup
/// folder when its tables are drawn or first start. An obstacle is one line, never a question.
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

/// The name of the folder of reports written before each round; absent if the event has none, or no
/// round to come.
[[nodiscard]] std::optional<QString> packToWrite(const Event& event);

} // namespace mentat
