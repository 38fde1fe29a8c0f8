#pragma once

#include "model/book.h"
#include "reports/placed_page.h"
#include "reports/report.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>
#include <memory>

class QPrinter;

namespace mentat {

/// Does long work in the background, one piece at a time. A piece works on copies and returns a
/// function that handles the result on the window's own thread.
class BackgroundWork : public QObject {
    Q_OBJECT

public:
    /// Whether the work is canceled: checked between its steps, and before anything is written.
    using GivenUp = std::function<bool()>;
    using Finish = std::function<void()>;
    using Job = std::function<Finish(const GivenUp&)>;

    explicit BackgroundWork(QObject* parent = nullptr);
    /// Cancels the work in progress and waits for it.
    ~BackgroundWork() override;

    /// Cancels the work in progress.
    void start(Job job);
    /// Drops its result.
    void giveUp();
    [[nodiscard]] bool isBusy() const { return m_current != nullptr; }

Q_SIGNALS:
    void busyChanged();

private:
    using Flag = std::shared_ptr<std::atomic<bool>>;

    void finish(const Flag& piece, const Finish& act);

    QThreadPool m_pool;
    Flag m_current; // set: canceled
};

/// A report, or a folder of them, with the user's choices.
struct ReportWish {
    QString name;
    std::optional<RoundId> round = {};
    int blanks = 0; // sheets without a table
    Paper paper = Paper::Letter;
    friend bool operator==(const ReportWish&, const ReportWish&) = default;
};

/// The data of reports, copied: reports are made on their own thread.
struct ReportSource {
    Book book;
    EventId event;
    Wording wording;
    QString printed;       // the time of printing, for people
    TableLinks links = {}; // of the event
};

struct MadeReport {
    EventId event;
    ReportWish wish;
    QString title;
    std::vector<ReportFile> files; // for a report: itself alone
    QStringList stillEmpty;        // of a folder
    std::vector<PlacedPage> pages; // of all files, one after another
    /// Of its content (reports/fingerprint.h).
    QString fingerprint;
};

/// Failures: UnknownReport, and those of the report.
[[nodiscard]] Result<MadeReport> makeReport(const ReportSource& source, const ReportWish& wish);

/// All pages of these reports as one job. Canceled: nothing is printed, unless the printer has
/// begun. Failures: UnwritableFile, IsEventFile.
[[nodiscard]] Result<void> printAll(const std::vector<MadeReport>& made, QPrinter& printer,
                                    const std::function<bool()>& givenUp);

/// A printer may be a file, which it overwrites. Failure: IsEventFile. Called before painting.
[[nodiscard]] Result<void> mayPrintTo(const QPrinter& printer);

/// The destination of a printer's pages.
struct PrinterOutput {
    PrintedTo to;
    QString name;
};
[[nodiscard]] PrinterOutput placeOf(const QPrinter& printer);

/// "PDF", "Web page"
[[nodiscard]] QString kindName(ReportKind kind);

} // namespace mentat
