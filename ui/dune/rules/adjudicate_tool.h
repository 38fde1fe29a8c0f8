#pragma once

#include "scoring/dune/today/game_review.h"
#include "ui/desk/page.h"

#include <array>

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mentat {

/// A typed row of the adjudication by hand; empty: not typed or not known.
struct HandRow {
    std::optional<Faction> faction;
    QString name; // the row's name in sentences; never blank
    QString side; // the number that allies share
    std::array<QString, 4> values;
    bool shieldWall = false;
    QString die; // rolled again: "4 6"
};

/// The result of the rows. The event contains only these players, and the game only the typed
/// values.
struct HandVerdict {
    Event event;
    Findings errors;                // R10.3, R10.6, R10.8: then there is no verdict
    Findings warnings;              // R10.22, R10.23
    std::optional<Verdict> verdict; // R3
};

/// By the boxes and settings of this event; ignores its games.
[[nodiscard]] HandVerdict handVerdict(const std::vector<HandRow>& rows, const Event& event);

class SideTag;
class ReasonLine;

/// An adjudication of a game without a sheet (R3): the players' values, and the verdict with its
/// reason while they are typed. Nothing is stored.
class AdjudicateTool : public QWidget {
    Q_OBJECT

public:
    explicit AdjudicateTool(const PageContext& pageContext, QWidget* parent = nullptr);

    /// With the whole titles of its columns, in pixels.
    [[nodiscard]] int wholeWidth() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    static constexpr int rowCount = 6;

    struct Row {
        QLineEdit* who = nullptr;
        SideTag* tag = nullptr;
        QLineEdit* side = nullptr;
        std::array<QLineEdit*, 4> values{};
        QCheckBox* shieldWall = nullptr;
        QLineEdit* die = nullptr;
    };

    void makeHeader(QGridLayout& grid) const;
    void makeRow(QGridLayout& grid, int index);
    void layOut();
    void moveOnByEnter();
    void fitWidths();
    void clear();
    void answer();
    [[nodiscard]] static std::vector<QLineEdit*> editsOf(const Row& row);
    [[nodiscard]] static bool isTyped(const Row& row);
    [[nodiscard]] std::optional<Faction> factionIn(const QString& typed) const;
    [[nodiscard]] HandRow handRow(const Row& row, int index) const;

    OpenBook& m_book;
    QGridLayout* m_grid;
    std::array<Row, rowCount> m_rows;
    QLabel* m_hint; // in place of the verdict of fewer than two rows
    QLabel* m_verdict;
    ReasonLine* m_findings;
    QPushButton* m_clear;
};

} // namespace mentat
