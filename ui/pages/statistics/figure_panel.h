#pragma once

#include "reports/report_document.h"
#include "reports/wording/figure_words.h"
#include "ui/desk/chart_look_of.h"
#include "ui/desk/page.h"

#include <QImage>

class QWidget;
class QBoxLayout;
class QMenu;
class QPushButton;
class QSortFilterProxyModel;

namespace mentat {

/// A single figure with its title above, drawn as on paper: for pasting or saving.

/// As vectors.
[[nodiscard]] QByteArray svgOf(const FigureDrawing& drawing);
/// scale: pixels per point.
[[nodiscard]] QImage imageOf(const FigureDrawing& drawing, double scale);

class ReportTableModel;
class FigureView;
class TextLabel;
class WholeTable;

/// A figure on a page: its title, remarks, and the chart, as high as can be seen at once; on wish
/// its numbers as a table next to it (below it in little room), for which the page scrolls. Can be
/// copied, printed and saved.
/// Its keys belong to the page, which has several panels.
class FigurePanel : public QWidget {
    Q_OBJECT

public:
    explicit FigurePanel(const PageContext& pageContext, QWidget* parent = nullptr);

    /// Cheap if unchanged.
    void setDrawing(const FigureDrawing& drawing);
    [[nodiscard]] const FigureDrawing& drawing() const;
    /// Its chart: gets the focus when the user steps to a panel.
    [[nodiscard]] FigureView& view() { return *m_view; }
    /// Shows and hides the table; pressed for one figure, it is so for the next.
    [[nodiscard]] QPushButton& tableButton() { return *m_showTable; }

    // The acts. Without a value there is nothing to copy or print: they report that.

    /// To the clipboard, as vectors and as pixels.
    void copyPicture();
    /// In the format of copied lists: texts separated by tabs.
    void copyTable();
    /// With its table.
    void print();
    /// SVG, PNG, or with its table as PDF.
    void save();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void build();
    void addAct(const QString& text, void (FigurePanel::*act)());
    void applyLook();
    /// Measures the table again.
    void place();
    void showNames();
    void showTable();
    /// What can be seen of the chart at once.
    [[nodiscard]] int heightOfRoom() const;
    /// Whether there is something to export; reports if there is not.
    [[nodiscard]] bool hasSomething();
    [[nodiscard]] ReportDocument document() const;

    PageContext m_pageContext;
    OpenBook& m_book;
    TextLabel* m_title;
    QPushButton* m_showTable;
    QPushButton* m_acts;
    QMenu* m_menu;
    TextLabel* m_remark;
    FigureView* m_view;
    ReportTableModel* m_model;
    QSortFilterProxyModel* m_sorted;
    WholeTable* m_table;
    QBoxLayout* m_body;
};

} // namespace mentat
