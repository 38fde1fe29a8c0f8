#pragma once

#include "ui/desk/page.h"
#include "ui/itemmodels/printable_model.h"
#include "ui/printing/printing.h"

#include <QStyledItemDelegate>
#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;
class QAction;
class QBoxLayout;
class QMenu;
class QSplitter;

namespace mentat {

/// A task in progress with a way to cancel it, once it takes noticeably long.
class WorkLine : public QWidget {
    Q_OBJECT

public:
    explicit WorkLine(BackgroundWork& work, QWidget* parent = nullptr);

    void setText(const QString& text);

private:
    void follow();

    BackgroundWork& m_work;
    QLabel* m_text;
    QPushButton* m_cancel;
    QTimer m_patience;
};

class RoundPapers;
class ListTable;
class PagePreview;
class ReasonLine;
class ReportActs;
class ReportChoices;
class TextLabel;

/// Everything to print, save or copy, with its last print, and a preview of the exact pages. The
/// preview is updated only while visible.
class ReportsPage : public Page {
    Q_OBJECT

public:
    explicit ReportsPage(const PageContext& pageContext);
    ~ReportsPage() override;

    [[nodiscard]] QString context() const override;
    void arrive() override;
    /// "standings", "tables-by-name/2"
    void reveal(const QString& address) override;
    /// The displayed report.
    void print();

Q_SIGNALS:
    /// The preview is up to date.
    void previewMade();

protected:
    void showAll() override;
    [[nodiscard]] bool changesUnseen() const override { return true; }
    void resizeEvent(QResizeEvent* event) override;

private:
    void leadToTables();
    void build();
    void keepRoomForPrinted();
    void showPrintedColumns();
    [[nodiscard]] QWidget* leftSide();
    [[nodiscard]] QWidget* rightSide();
    void makeActions();
    void connectParts();
    void showList();
    [[nodiscard]] static QString readersText(ReportReaders readers);
    [[nodiscard]] static QString groupTitle(ReportTime time);
    [[nodiscard]] static std::vector<Printable> inGroups(std::vector<Printable> rows);
    void showChosen();
    void makePreview();
    void showMade(MadeReport made);
    void showNoPreview(const Failure& failure);
    void showPageNumber();
    void takePreferredPaper();
    void copy();
    [[nodiscard]] QString chosenName() const;
    [[nodiscard]] ReportWish wish() const;
    [[nodiscard]] Printable rowOf(const QString& name, const QString& title,
                                  ReportReaders readers) const;
    [[nodiscard]] std::vector<ReportKind> textKinds() const;

    PageContext m_pageContext;
    OpenBook& m_book;
    PrintableModel* m_reports;
    ListTable* m_list;
    RoundPapers* m_roundPapers;
    TextLabel* m_title;
    QLabel* m_purpose;
    ReportChoices* m_choices;
    ReasonLine* m_stillEmpty;
    PagePreview* m_preview;
    QLabel* m_pageNumber;
    QPushButton* m_allPages;
    QPushButton* m_print;
    QPushButton* m_save;
    QPushButton* m_copy;
    QMenu* m_copyKinds;
    QSplitter* m_splitter;
    bool m_hasRoomForPrinted = true;
    QBoxLayout* m_left
        = nullptr; // list and papers of the round, one below the other or side by side
    ReportActs* m_acts;
    WorkLine* m_workLine;
    BackgroundWork m_previewWork;
    std::optional<ReportWish> m_previewed;
    QAction* m_copyAction = nullptr;
    QAction* m_roundAction = nullptr;
};

/// A cell that shows whether something is out of date, with a mark if it is.
class OutOfDateDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

} // namespace mentat
