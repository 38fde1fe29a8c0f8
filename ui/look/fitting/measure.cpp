#include "ui/look/fitting/measure.h"

#include <QEvent>
#include <QWidget>

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

} // namespace

void keepToMeasure(QWidget& widget, int letters) {
    new MeasureKeeper(widget, letters);
}

} // namespace mentat
