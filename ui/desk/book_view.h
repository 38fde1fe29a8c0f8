#pragma once

#include "ui/desk/open_book.h"

#include <QShowEvent>

#include <utility>

namespace mentat {

/// A widget that shows part of the open book, and updates only while it is visible: changes in
/// between make it stale, and it updates when it next becomes visible. Base: QWidget, or a widget
/// derived from it.
template <class Base>
class BookView : public Base {
public:
    using Base::Base;

protected:
    /// Shows the current state. Called only if the widget is visible and something changed.
    virtual void showAll() {}
    /// Whether its content changes on its own: with the time, or with something that has no signal.
    [[nodiscard]] virtual bool changesUnseen() const { return false; }

    /// Any change in the event, or choosing another event, makes it stale.
    void follow(const OpenBook& book) {
        book.followEvent(this, [this] { outdate(); });
    }
    /// Marks it stale.
    void outdate() {
        m_isStale = true;
        if (this->isVisible())
            catchUp();
    }
    /// Updates before it is shown: a row can be revealed then.
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
