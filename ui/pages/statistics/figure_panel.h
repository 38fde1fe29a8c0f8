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

/// A figure alone, with its title above it, as it is drawn on paper: to be pasted or saved.

/// As vectors.
[[nodiscard]] QByteArray svgOf(const FigureDrawing& drawing);
/// scale: pixels a point.
[[nodiscard]] QImage imageOf(const FigureDrawing& drawing, double scale);

class ReportTableModel;
class FigureView;
class TextLabel;
class WholeTable;

/// A figure on a page: its title, what is to be known of it, the chart, and beside it (below it
/// where there is little room) its numbers as a table; to be copied, printed and saved. As high as
/// it needs to be: the page scrolls. Its keys are the page's, which has several panels.
class FigurePanel : public QWidget {
    Q_OBJECT

public:
    explicit FigurePanel(const PageContext& pageContext, QWidget* parent = nullptr);

    /// The same again costs nothing.
    void setDrawing(const FigureDrawing& drawing);
    [[nodiscard]] const FigureDrawing& drawing() const;
    /// Its chart: what has the focus where a panel is stepped to.
    [[nodiscard]] FigureView& view() { return *m_view; }

    // What can be done with it. Without a value there is nothing to copy or print: it says so.

    /// Onto the clipboard, as vectors and as points.
    void copyPicture();
    /// As lists are copied: texts with tabs between them.
    void copyTable();
    /// With its table.
    void print();
    /// SVG, PNG, or with its table as PDF.
    void save();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void addAct(const QString& text, void (FigurePanel::*act)());
    void applyLook();
    /// Measures the table anew.
    void place();
    void showNames();
    /// Whether there is something to hand out; says so where there is not.
    [[nodiscard]] bool hasSomething();
    [[nodiscard]] ReportDocument document() const;

    PageContext m_pageContext;
    OpenBook& m_book;
    TextLabel* m_title;
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
