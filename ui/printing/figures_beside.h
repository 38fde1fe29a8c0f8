#pragma once

#include "reports/figure_renderer.h"
#include "reports/placed_page.h"
#include "ui/printing/recording.h"

#include <functional>

namespace mentat {

/// Figures for work beside the window: charts can only be drawn on the window's own thread. Each is
/// drawn there once, kept, and painted from what was kept. Waits for the window, but not once the
/// work is given up: whoever ends the work may wait for it.
class FiguresBeside final : public FigureRenderer {
public:
    /// charts outlives the work.
    FiguresBeside(const FigureRenderer& charts, std::function<bool()> givenUp);

    /// Given up: paints nothing, so what was painted since is dropped.
    void paint(QPainter& painter, const QRectF& box, const FigureDrawing& drawing) const override;
    /// All figures of these pages, before the first page goes out.
    void drawAhead(const std::vector<PlacedPage>& pages) const;

private:
    struct Kept {
        FigureDrawing drawing;
        QSizeF size;
        std::shared_ptr<Recording> recording{};
    };
    /// nullptr: given up.
    [[nodiscard]] const Recording* recordingOf(const FigureDrawing& drawing, QSizeF size) const;
    [[nodiscard]] bool draw(Kept& kept) const;

    const FigureRenderer& m_charts;
    std::function<bool()> m_givenUp;
    mutable std::vector<std::unique_ptr<Kept>> m_kept;
};

} // namespace mentat
