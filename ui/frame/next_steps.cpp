#include "ui/frame/next_steps.h"

#include "ui/desk/open_book.h"
#include "ui/desk/page.h"
#include "ui/lists/empty_state.h"
#include "ui/pages/today/to_do_list.h"

#include <utility>
#include <vector>

namespace mentat {

NextSteps::NextSteps(OpenBook& book, std::function<void(const QString&, const QString&)> go,
                     QObject* parent)
    : QObject(parent)
    , m_book(book)
    , m_go(std::move(go)) {
    m_book.followEvent(this, [this] { lookSoon(); });
}

void NextSteps::setPage(Page* page) {
    m_page = page;
    if (page) {
        for (const auto* place : page->findChildren<EmptyPage*>())
            connect(place, &EmptyPage::appeared, this, &NextSteps::lookSoon, Qt::UniqueConnection);
    }
    look();
}

void NextSteps::lookSoon() {
    if (!std::exchange(m_willLook, true))
        QMetaObject::invokeMethod(this, &NextSteps::look, Qt::QueuedConnection);
}

void NextSteps::look() {
    m_willLook = false;
    std::vector<EmptyPage*> places;
    if (m_page) {
        for (auto* place : m_page->findChildren<EmptyPage*>()) {
            if (place->leadsToNextStep() && place->isVisible())
                places.push_back(place);
        }
    }
    if (places.empty())
        return;
    const auto step = nextStepNow(m_book);
    for (EmptyPage* place : places) {
        if (!step)
            place->clearStep();
        else
            place->setStep(step->target.button, step->text,
                           [this, target = step->target] { m_go(target.page, target.address); });
    }
}

} // namespace mentat

#include "moc_next_steps.cpp"
