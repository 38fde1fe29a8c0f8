#pragma once

#include "model/event.h"

#include <QListWidget>

namespace mentat {

/// A seat on its table's card.
struct SeatLine {
    SeatNumber number;
    PlayerId player;
    QString name;
    std::optional<Side> side;
    QString sideName;
    QString note; // "has met 2 here", "dropped out"; may be empty
    friend bool operator==(const SeatLine&, const SeatLine&) = default;
};

/// The seats of one table. A seat can be dragged to another table.
class SeatList : public QListWidget {
    Q_OBJECT

public:
    explicit SeatList(QWidget* parent = nullptr);

    void setLines(const std::vector<SeatLine>& lines);
    [[nodiscard]] std::optional<PlayerId> current() const;
    [[nodiscard]] std::optional<PlayerId> playerAt(const QPoint& place) const;
    /// With every name and note, in pixels.
    [[nodiscard]] int wholeWidth() const;
    /// As high as its seats.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

    /// The player in a drag; absent if the drag comes from elsewhere.
    [[nodiscard]] static std::optional<PlayerId> carried(const QMimeData* data);

Q_SIGNALS:
    /// The arrow keys lead out of the list: -1 to the previous table, 1 to the next.
    void left(int direction);
    /// Enter.
    void entered();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    [[nodiscard]] QMimeData* mimeData(const QList<QListWidgetItem*>& items) const override;

private:
    std::vector<SeatLine> m_lines;
};

} // namespace mentat
