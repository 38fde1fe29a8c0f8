#pragma once

#include "ui/desk/open_book.h"

#include <QShowEvent>

#include <utility>

namespace mentat {

/// A widget that shows something of the open book, and computes it only while it is seen: what
/// changes meanwhile makes it stale, and it is shown anew when it is next seen. Base: QWidget, or
/// what it is beside that.
template <class Base>
class BookView : public Base {
public:
    using Base::Base;

protected:
    /// Shows everything as it now is. By itself: only while it is seen, and something has changed.
    virtual void showAll() {}
    /// Whether what it shows changes by itself: with the hour, or with what no signal tells.
    [[nodiscard]] virtual bool changesUnseen() const { return false; }

    /// Whatever changes in the event, or another event that is chosen, outdates it.
    void follow(const OpenBook& book) {
        book.followEvent(this, [this] { outdate(); });
    }
    /// Something has changed.
    void outdate() {
        m_isStale = true;
        if (this->isVisible())
            catchUp();
    }
    /// Before it is shown: whoever is led to a row finds it.
    void catchUp() {
        if (std::exchange(m_isStale, false))
            showAll();
    }
    [[nodiscard]] bool isStale() const { return m_isStale; }

    void showEvent(QShowEvent* event) override {
        Base::showEvent(event);
        m_isStale = m_isStale || changesUnseen();
        catchUp();
    }

private:
    bool m_isStale = true; // nothing was shown yet
};

} // namespace mentat
