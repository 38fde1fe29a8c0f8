#pragma once

#include "scoring/heats/clock/round_times.h"
#include "ui/desk/open_book.h"

#include <QFrame>
#include <QTimer>

#include <map>

class QHBoxLayout;
class QLineEdit;

namespace mentat {

/// The walk through the room, from half an hour before no game turn may begin: the tables still in
/// play, with one digit for each, its current game turn. Typed digits are kept with the file until
/// the heat is over.
class WalkList : public QFrame {
    Q_OBJECT

public:
    explicit WalkList(OpenBook& book, QWidget* parent = nullptr);

    void setHeat(std::optional<HeatNumber> heat);

private:
    void showTables();
    void save();
    [[nodiscard]] DraftAddress place() const;
    [[nodiscard]] std::map<TableNumber, QString> kept() const;

    OpenBook& m_book;
    std::optional<HeatNumber> m_heat;
    std::vector<TableNumber> m_tables;
    std::map<TableNumber, QLineEdit*> m_turns;
    QHBoxLayout* m_row;
    QTimer m_tick;
};

} // namespace mentat
