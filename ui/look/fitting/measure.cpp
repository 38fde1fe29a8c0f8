#include "ui/look/fitting/measure.h"

#include "ui/look/fitting/hint_room.h"

#include <QEvent>
#include <QLineEdit>
#include <QWidget>

#include <algorithm>

namespace mentat {

namespace {

/// Of one widget, as long as that is there.
class MeasureKeeper final : public QObject {
public:
    MeasureKeeper(QWidget& widget, int letters)
        : QObject(&widget)
        , m_widget(widget)
        , m_letters(letters) {
        widget.installEventFilter(this);
        keep();
    }

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
            keep();
        return false;
    }

private:
    void keep() { m_widget.setMaximumWidth(m_letters * m_widget.fontMetrics().averageCharWidth()); }

    QWidget& m_widget;
    int m_letters;
};

/// What it says of itself is whole.
int wantedBy(const QWidget& widget) {
    const auto* field = qobject_cast<const QLineEdit*>(&widget);
    return std::max(widget.sizeHint().width(), field ? roomOfHint(*field) : 0);
}

/// Of a widget that ends where another does, as long as that is there.
class EndKeeper final : public QObject {
public:
    EndKeeper(QWidget& widget, QWidget& list) : QObject(&widget), m_widget(widget), m_list(list) {
        list.installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override {
        switch (event->type()) {
        case QEvent::Resize:
        case QEvent::Show:
        case QEvent::Hide: keep(event->type() != QEvent::Hide); break;
        default: break;
        }
        return false;
    }

private:
    void keep(bool isThere) {
        m_widget.setMaximumWidth(isThere ? std::max(m_list.width(), wantedBy(m_widget))
                                         : QWIDGETSIZE_MAX);
    }

    QWidget& m_widget;
    QWidget& m_list;
};

} // namespace

void keepToMeasure(QWidget& widget, int letters) {
    new MeasureKeeper(widget, letters);
}

void endWhere(QWidget& widget, QWidget& list) {
    new EndKeeper(widget, list);
}

} // namespace mentat
