#pragma once

#include <QObject>
#include <QPointer>

#include <functional>

namespace mentat {

class OpenBook;
class Page;

/// A page on which there is nothing yet leads to the event's next step, the one that Today says
/// first: not to another page on which there is nothing either. This follows the event for the page
/// that is shown, and gives its places (EmptyPage::leadToNextStep) their button.
class NextSteps : public QObject {
    Q_OBJECT

public:
    /// go: leads to a page of the window, and a place on it.
    NextSteps(OpenBook& book, std::function<void(const QString&, const QString&)> go,
              QObject* parent);

    /// This page is shown now.
    void setPage(Page* page);

private:
    /// Once whoever shows the event has shown it: only what is seen then asks what is next.
    void lookSoon();
    void look();

    OpenBook& m_book;
    std::function<void(const QString&, const QString&)> m_go;
    QPointer<Page> m_page;
    bool m_willLook = false;
};

} // namespace mentat
