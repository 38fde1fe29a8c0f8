#pragma once

#include "tests/gui/window_fixture.h"
#include "ui/itemmodels/printable_model.h"
#include "ui/printing/report_acts.h"

#include <QTableView>

namespace mentat {
class PagePreview;
class ReportsPage;
} // namespace mentat

namespace mentat::test {

/// The window on its page of reports. What is shown is waited for.
class ReportsFixture {
public:
    WindowFixture window;

    void openSample();
    void open(const QByteArray& document);
    void openFile(const QString& path);
    /// So that another program can write the file.
    void closeWindow();

    [[nodiscard]] ReportsPage& page();
    [[nodiscard]] QTableView& list();
    [[nodiscard]] PagePreview& preview();
    /// Until its preview shows.
    void choose(const QString& report);
    /// The name of the report that is chosen.
    [[nodiscard]] QString chosen();
    /// Of the chosen report.
    [[nodiscard]] QString cell(int column);
    [[nodiscard]] QString text(const QString& label);
    /// Of which heat, as the choice says.
    [[nodiscard]] QString heat();
    /// Of the first recorded game of the event: other QP for its first seat, so that
    /// the standings change.
    void correctAResult();
};

} // namespace mentat::test
