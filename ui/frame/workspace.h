#pragma once

#include "ui/desk/page.h"
#include "ui/frame/practice_acts.h"

#include <QPointer>

#include <map>

class QStackedWidget;
class QVBoxLayout;

namespace mentat {

class ClosedBanner;
class RoundPack;
class ImportPanel;
class NextSteps;
class NoticeBar;
class OverHeader;
class PageHeader;
class Rail;
class RulingPanel;

/// The open book in the window: the rail, and one page at a time under its header. Pages are
/// created when they are first shown.
class Workspace : public QWidget {
    Q_OBJECT

public:
    explicit Workspace(const PageContext& pageContext, QWidget* parent = nullptr);
    ~Workspace() override;

    [[nodiscard]] const std::vector<PageEntry>& pages() const { return m_entries; }
    void go(const QString& page, const QString& address = {});
    void goBack();
    void goForward();
    [[nodiscard]] bool canGoBack() const { return m_place > 0; }
    [[nodiscard]] bool canGoForward() const { return m_place + 1 < m_visited.size(); }
    [[nodiscard]] QString currentId() const;
    [[nodiscard]] Page* current() const;
    [[nodiscard]] NoticeBar& notices() { return *m_notices; }
    [[nodiscard]] RoundPack& roundPack() { return *m_roundPack; }

    /// Opens the report that has the page's content on paper; on the page of reports, prints.
    void printPage();

    /// A ruling, typed below the current page.
    void newRuling();

    /// A file of earlier years, shown in the page's place until it is imported or abandoned.
    void showImport(const QString& name, const QByteArray& bytes);
    /// The cells on the clipboard: people go to the page Players, games are imported as earlier
    /// years. Any other content is reported.
    void pasteTable();

    /// Asks first if the act to undo was made elsewhere.
    void undo();
    void redo();

Q_SIGNALS:
    /// Another page is shown, or the history of back and forward changed.
    void moved();
    /// Of a file opened read-only: no other program writes it anymore.
    void writingWanted();
    /// The user wants to choose a file of earlier years.
    void earlierYearsWanted();
    /// Of a practice file.
    void practiceWanted(mentat::PracticeWish wish);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void choosePages();
    [[nodiscard]] QWidget* closedBanner();
    /// Recreates the pages at the same place: they set up editing when they are created.
    void remakePages();
    void followEvent();
    /// After a correction: the printed lists that are now out of date.
    void sayWhatIsOutOfDate(const Change& change);
    void show(const QString& page);
    void keepFocus(QWidget* left, QWidget* reached);
    void showTitle();
    void showContext();
    void endImport();
    Page* pageOf(const QString& id);
    void followTurns(const Page& page);

    PageContext m_pageContext;
    std::vector<PageEntry> m_entries;
    std::map<QString, Page*> m_pages;
    std::vector<QString> m_visited;
    size_t m_place = 0;
    size_t m_format = 0;
    bool m_isClosed = false;
    Rail* m_rail;
    PageHeader* m_header;
    QPointer<ClosedBanner> m_closed; // at the header's end while the event is closed
    QVBoxLayout* m_column;
    QWidget* m_line = nullptr; // the kind's, over the header
    NoticeBar* m_notices;
    OverHeader* m_overHeader;
    RoundPack* m_roundPack;
    NextSteps* m_nextSteps;
    QStackedWidget* m_stack;
    RulingPanel* m_ruling;
    ImportPanel* m_import = nullptr; // created when a file is imported
};

} // namespace mentat
