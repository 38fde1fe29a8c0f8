#pragma once

#include "ui/look/spacing.h"

#include <QLayout>
#include <QWidget>

namespace mentat {

/// In letters of the font: it fills a window of 1920 pixels.
inline constexpr int widestBar = 300;

/// The first row of a page, or of what stands at its right: tabs, a title or what is looked for,
/// and at its end what can be done, the next step last. As high as a button whatever stands in it,
/// so that what is below begins at one height on every page. On a very wide screen it ends before
/// the window does: what can be done stays near what it is done to.
class PageBar : public QWidget {
    Q_OBJECT

public:
    explicit PageBar(std::initializer_list<LayoutPart> parts = {}, QWidget* parent = nullptr);

    /// Behind all others. It may stand elsewhere now: then Tab comes to it where it came before.
    void add(QWidget* part) { m_inner->layout()->addWidget(part); }

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void keepHeight();

    QWidget* m_inner;
};

} // namespace mentat
