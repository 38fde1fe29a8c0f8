#pragma once

#include "ui/mapping/remembered_columns.h"

class QPushButton;

namespace mentat {

/// What the columns of a list hold, said by hand where they are not found by their headings, and
/// remembered for the next list with the same ones. A button brings it and puts it away.
class ColumnsByHand : public QWidget {
    Q_OBJECT

public:
    /// kind: of list, a word. button: stands wherever the door wants it.
    ColumnsByHand(Preferences& preferences, const QString& kind, std::vector<ColumnField> fields,
                  QPushButton& button);

    /// Another list. header: the row, from 0, that names the columns. known: what they say.
    void setTable(const std::vector<CsvRow>& rows, size_t header, const ColumnPlaces& known);
    /// It is asked for, or not; there is nothing to ask where there is no list.
    void ask(bool isNeeded);
    [[nodiscard]] bool isAsking() const { return isVisibleTo(parentWidget()); }
    /// Somebody has said what they hold, of this list or of one with the same headings.
    [[nodiscard]] bool isByHand() const { return m_isByHand; }
    [[nodiscard]] const ColumnPlaces& places() const { return m_mapping->places(); }
    [[nodiscard]] size_t header() const { return m_header; }
    /// For the next list with these headings.
    void remember() { m_remembered.keep(m_headings, places()); }
    /// Nothing of them is known the next time.
    void forget() { m_remembered.keep(m_headings, {}); }
    /// The focus goes to the first column.
    void startTyping() { m_mapping->startTyping(); }

Q_SIGNALS:
    /// Somebody has said something else of a column.
    void changed();

private:
    QPushButton& m_button;
    ColumnMapping* m_mapping;
    RememberedColumns m_remembered;
    CsvRow m_headings{0, {}};
    size_t m_header = 0;
    bool m_isByHand = false;
};

} // namespace mentat
