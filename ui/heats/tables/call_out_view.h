#pragma once

#include "model/rounds/round.h"

#include <QWidget>

namespace mentat {

/// Fills the laptop's screen: one table at a time in large letters, then everyone by name. Space
/// goes on, Backspace back, Escape ends it. Shows the round as it was when opened.
class CallOutView : public QWidget {
    Q_OBJECT

public:
    CallOutView(const Event& event, const Round& round, QWidget* window);

    /// Deletes itself when closed.
    void open();
    [[nodiscard]] int step() const { return m_step; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    struct Called {
        QString title;
        QStringList lines;
    };
    void go(int direction);
    void paintTable(QPainter& painter, const QRect& area, const Called& called) const;
    void paintNames(QPainter& painter, const QRect& area) const;

    QString m_of; // the event and the round
    std::vector<Called> m_tables;
    std::vector<std::pair<QString, QString>> m_byName; // name, table
    int m_step = 0;                                    // first one per table, then pages of names
};

} // namespace mentat
