#pragma once

#include "app/session/storm/sheet/storm_texts.h"
#include "ui/desk/open_book.h"

#include <QStringList>
#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace mentat {

/// The typed seats of a game: status by its letter, totals, and the resulting victory points. Enter
/// goes on, the arrows go up and down a column.
class GameRows : public QWidget {
    Q_OBJECT

public:
    explicit GameRows(QWidget* parent = nullptr);

    /// Rebuilt if players, their names or texts changed; otherwise the focus stays where it is.
    void setRows(const std::vector<GameTextRow>& rows, const NameOf& nameOf);
    [[nodiscard]] const std::vector<GameTextRow>& rows() const { return m_rows; }
    /// The victory points next to each row.
    void showPoints(const GameReading& reading, const Wording& wording);
    void setEditable(bool isEditable);

    /// The first empty field; otherwise the first. Returns whether there is any.
    bool focusNextOpen();
    void focusField(size_t row, GameField field);
    /// The focused row; absent: none.
    [[nodiscard]] std::optional<size_t> currentRow() const;

Q_SIGNALS:
    void typed();
    /// Enter in the last field.
    void finished();
    /// Typed into a read-only row.
    void refused();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum Field { StatusField, SolarisField, FavorField, SpiceField, FieldCount };
    struct Line {
        std::array<QLineEdit*, FieldCount> fields;
        QLabel* status;
        QLabel* points;
    };

    void addHeader();
    void addLine(size_t row, const QString& name);
    void keepRoomForStatus(const Language& language);
    void take(size_t row, Field field, const QString& text);
    [[nodiscard]] std::optional<std::pair<size_t, int>> placeOf(const QObject* field) const;
    void step(size_t row, int field);

    std::vector<GameTextRow> m_rows;
    QStringList m_names; // of the rows
    std::vector<Line> m_lines;
    QWidget* m_inner = nullptr;
    QGridLayout* m_grid = nullptr;
    bool m_isEditable = true;
};

} // namespace mentat
