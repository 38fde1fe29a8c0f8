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

/// Does long work beside the window, one piece at a time. A piece works on copies and hands back
/// what is then done with the outcome on the window's own thread.
class BackgroundWork : public QObject {
    Q_OBJECT

public:
    /// Whether the work is given up: asked between its steps, and before anything is written.
    using GivenUp = std::function<bool()>;
    using Finish = std::function<void()>;
    using Job = std::function<Finish(const GivenUp&)>;

    explicit BackgroundWork(QObject* parent = nullptr);
    /// Gives up what is under way and waits for it.
    ~BackgroundWork() override;

    /// What is under way is given up.
    void start(Job job);
    /// Its outcome is dropped.
    void giveUp();
    [[nodiscard]] bool isBusy() const { return m_current != nullptr; }

Q_SIGNALS:
    void busyChanged();

private:
    using Flag = std::shared_ptr<std::atomic<bool>>;

    void finish(const Flag& piece, const Finish& act);

    QThreadPool m_pool;
    Flag m_current; // set: given up
};

/// A report, or a folder of them, as the person wants it.
struct ReportWish {
    QString name;
    std::optional<RoundId> round = {};
    int blanks = 0; // sheets without a table
    Paper paper = Paper::Letter;
    friend bool operator==(const ReportWish&, const ReportWish&) = default;
};

/// What reports are made of, copied: they are made on a thread of their own.
struct ReportSource {
    Book book;
    EventId event;
    Wording wording;
    QString printed;       // the time of printing, as people read it
    TableLinks links = {}; // of the event
};

struct MadeReport {
    EventId event;
    ReportWish wish;
    QString title;
    std::vector<ReportFile> files; // of a report: itself alone
    QStringList stillEmpty;        // of a folder
    std::vector<PlacedPage> pages; // of all files, one after another
    /// Of what it says (reports/fingerprint.h).
    QString fingerprint;
};

/// Failures: UnknownReport, and those of the report.
[[nodiscard]] Result<MadeReport> makeReport(const ReportSource& source, const ReportWish& wish);

/// All pages of these reports as one job. Given up: nothing comes out of the printer, as far as it
/// has not begun. Failures: UnwritableFile, IsEventFile.
[[nodiscard]] Result<void> printAll(const std::vector<MadeReport>& made, QPrinter& printer,
                                    const std::function<bool()>& givenUp);

/// A printer may be a file, which it writes over. Failure: IsEventFile. Asked before anything is
/// painted.
[[nodiscard]] Result<void> mayPrintTo(const QPrinter& printer);

/// Where a printer's pages end up.
struct PrinterOutput {
    PrintedTo to;
    QString name;
};
[[nodiscard]] PrinterOutput placeOf(const QPrinter& printer);

/// "PDF", "Web page"
[[nodiscard]] QString kindName(ReportKind kind);

} // namespace mentat
