#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

namespace mentat {

class OpenBook;
class Page;

/// An empty page leads to the event's next step, the first one on Today: not to another empty page.
/// This follows the event for the current page, and gives its empty parts
/// (EmptyPage::leadToNextStep) their button.
class NextSteps : public QObject {
    Q_OBJECT

public:
    /// go: opens a page of the window, at an address.
    NextSteps(OpenBook& book, std::function<void(const QString&, const QString&)> go,
              QObject* parent);

    /// This page is shown now.
    void setPage(Page* page);

private:
    /// After the views of the event have updated: only visible parts ask for the next step.
    void lookSoon();
    void look();

    OpenBook& m_book;
    std::function<void(const QString&, const QString&)> m_go;
    QPointer<Page> m_page;
    bool m_willLook = false;
};

} // namespace mentat
