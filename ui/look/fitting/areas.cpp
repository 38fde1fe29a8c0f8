#include "ui/look/fitting/areas.h"

#include "ui/look/fields.h"

#include <QEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QWidget>

#include <algorithm>

namespace mentat {
namespace {

QSize leastOf(const QWidget& widget) {
    return widget.minimumSizeHint().expandedTo(widget.minimumSize());
}

} // namespace

DownArea::DownArea(QWidget* content, QWidget* parent) : QScrollArea(parent) {
    makeBare(*this);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    if (content)
        setWidget(content);
}

QSize DownArea::sizeHint() const {
    if (!widget())
        return QScrollArea::sizeHint();
    QSize size = widget()->sizeHint().expandedTo(leastOf(*widget()));
    if (widget()->hasHeightForWidth())
        size.setHeight(widget()->heightForWidth(size.width()));
    return size + QSize(2 * frameWidth(), 2 * frameWidth());
}

QSize DownArea::minimumSizeHint() const {
    QSize size = QScrollArea::minimumSizeHint();
    if (widget())
        size.setWidth(leastOf(*widget()).width() + verticalScrollBar()->sizeHint().width());
    return size;
}

void DownArea::revealWhenShown(QWidget& part) {
    m_revealed.push_back(&part);
    part.installEventFilter(this);
}

bool DownArea::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry(); // its width may change
    const auto part = std::ranges::find(m_revealed, watched);
    const bool isPlaced = event->type() == QEvent::Show || event->type() == QEvent::Move;
    if (isPlaced && part != m_revealed.end() && (*part)->isVisible()) {
        // Queued: the content has not grown yet.
        QMetaObject::invokeMethod(
            *part, [this, shown = *part] { ensureWidgetVisible(shown, 0, space::small); },
            Qt::QueuedConnection);
    }
    return QScrollArea::eventFilter(watched, event);
}

namespace {

/// Keeps the width of one widget, for its lifetime.
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

/// A widget's own text stays whole; a sentence wraps.
int wantedBy(const QWidget& widget) {
    const auto* label = qobject_cast<const QLabel*>(&widget);
    if (label && label->wordWrap())
        return label->minimumSizeHint().width();
    const auto* field = qobject_cast<const QLineEdit*>(&widget);
    return std::max(widget.sizeHint().width(), field ? roomOfHint(*field) : 0);
}

/// Aligns the end of one widget with another's, for its lifetime.
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

void putBeside(QSplitter& splitter, QWidget* first, QWidget* second, int shareOfFirst,
               int shareOfSecond) {
    splitter.addWidget(first);
    splitter.addWidget(second);
    splitter.setStretchFactor(0, shareOfFirst);
    splitter.setStretchFactor(1, shareOfSecond);
    splitter.setChildrenCollapsible(false);
    splitter.setHandleWidth(space::page);
}

} // namespace mentat

#include "moc_areas.cpp"
