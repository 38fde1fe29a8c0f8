#pragma once

#include "reports/charts/race_drawing.h"

#include <QWidget>

namespace mentat {

class TextLabel;
class RacePicture;

/// How the ranks went from heat to heat: what is seen as its title, how it is read, and the
/// picture, as large as the room it has. Instead a sentence where there is no race yet.
class RaceView : public QWidget {
    Q_OBJECT

public:
    explicit RaceView(QWidget* parent = nullptr);

    /// instead: what is said while the drawing has no lines. The same again costs nothing.
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
