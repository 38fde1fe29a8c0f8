#pragma once

#include "reports/charts/race_plan.h"

#include <QWidget>

namespace mentat {

class TextLabel;
class RacePicture;

/// The ranks from heat to heat: the main point as the title, how to read it, and the picture, as
/// large as its room, and never lower than its lines. A sentence instead if there is no race yet.
class RaceView : public QWidget {
    Q_OBJECT

public:
    explicit RaceView(QWidget* parent = nullptr);

    /// instead: shown while the drawing has no lines. Cheap if unchanged.
    void setDrawing(const RaceDrawing& drawing, const QString& instead);
    [[nodiscard]] const RaceDrawing& drawing() const { return m_drawing; }

private:
    TextLabel* m_title;
    TextLabel* m_note;
    RacePicture* m_picture;
    RaceDrawing m_drawing;
    QString m_instead;
};

} // namespace mentat
