#pragma once

#include "app/session/storm/sheet/storm_texts.h"
#include "ui/desk/open_book.h"

#include <QStringList>
#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;

namespace mentat {

/// The seats of a game as they are typed: status by its letter, totals, and the victory points that
/// come of them. Enter goes on, the arrows go up and down a column.
class GameRows : public QWidget {
    Q_OBJECT

public:
    explicit GameRows(QWidget* parent = nullptr);

    /// Made anew where players, their names or texts are others; else the focus stays where it is.
    void setRows(const std::vector<GameTextRow>& rows, const NameOf& nameOf);
    [[nodiscard]] const std::vector<GameTextRow>& rows() const { return m_rows; }
    /// The victory points beside each row.
    void showPoints(const GameReading& reading, const Wording& wording);
    void setEditable(bool isEditable);

    /// The first field that is empty; else the first. Whether there is any.
    bool focusNextOpen();
    void focusField(size_t row, GameField field);
    /// The row that has the focus; absent: none has it.
    [[nodiscard]] std::optional<size_t> currentRow() const;

Q_SIGNALS:
    void typed();
    /// Enter in the last field.
    void finished();
    /// Typed into a row that is only to be read.
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
