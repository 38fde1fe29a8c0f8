#pragma once

#include "model/rounds/round.h"
#include "reports/charts/timeline_plan.h"
#include "reports/placed_page.h"
#include "ui/desk/open_book.h"

#include <QTimer>
#include <QWidget>

namespace mentat {

class TextLabel;

/// The bars of the timeline, laid out once for each minute and size.
class TimelinePicture : public QWidget {
    Q_OBJECT

public:
    explicit TimelinePicture(QWidget* parent = nullptr);

    void setDrawing(const TimelineDrawing& drawing);
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();
    [[nodiscard]] PlacedPage placedFor(int width) const;

    TimelineDrawing m_drawing;
    PlacedPage m_page;
};

/// The start of each table in play, and when it will likely be finished: the main point as its
/// title, the bars, the certainty. Hidden while no table plays. Repaints once a minute, and at each
/// event.
class TimelineView : public QWidget {
    Q_OBJECT

public:
    explicit TimelineView(OpenBook& book, QWidget* parent = nullptr);

    /// Absent: the clock's round.
    void setRound(const std::optional<RoundId>& round);
    void refresh();
    [[nodiscard]] const TimelineDrawing& drawing() const { return m_drawing; }
    /// The number of times that the drawing changed.
    [[nodiscard]] int redrawn() const { return m_redrawn; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] TimelineDrawing drawingNow() const;

    OpenBook& m_book;
    std::optional<RoundId> m_round;
    TextLabel* m_title;
    TimelinePicture* m_picture;
    TextLabel* m_note;
    TimelineDrawing m_drawing;
    int m_redrawn = 0;
    QTimer m_tick;
};

} // namespace mentat
