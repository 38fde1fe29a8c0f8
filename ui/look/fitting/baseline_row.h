#pragma once

#include <QHBoxLayout>

namespace mentat {

/// A row whose texts stand on one line, whatever their sizes: a loud figure and the words beside
/// it; beside a button or a field, on the line of that. What has several lines stays where a row
/// has it.
class BaselineRow : public QHBoxLayout {
    Q_OBJECT

public:
    /// Without margins. spacing: in pixels.
    explicit BaselineRow(QWidget* parent, int spacing);

    void setGeometry(const QRect& rect) override;
};

} // namespace mentat
