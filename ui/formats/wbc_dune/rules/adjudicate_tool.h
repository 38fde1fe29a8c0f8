#pragma once

#include "ui/desk/page.h"
#include "ui/formats/wbc_dune/rules/adjudication_text.h"

#include <array>

class QCheckBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace mentat {

class FactionTag;
class ReasonLine;

/// An adjudication of a game that is on no sheet (R3): who has what, and the verdict with what
/// decides it while that is typed. Nothing of it is kept.
class AdjudicateTool : public QWidget {
    Q_OBJECT

public:
    explicit AdjudicateTool(const PageContext& pageContext, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    static constexpr int rowCount = 6;

    struct Row {
        QLineEdit* who = nullptr;
        FactionTag* tag = nullptr;
        QLineEdit* side = nullptr;
        std::array<QLineEdit*, 4> values{};
        QCheckBox* shieldWall = nullptr;
        QLineEdit* die = nullptr;
    };

    void makeHeader(QGridLayout& grid) const;
    void makeRow(QGridLayout& grid, int index);
    void layOut(QGridLayout* grid);
    void moveOnByEnter();
    void fitWidths();
    void clear();
    void answer();
    [[nodiscard]] static std::vector<QLineEdit*> editsOf(const Row& row);
    [[nodiscard]] static bool isTyped(const Row& row);
    [[nodiscard]] std::optional<Faction> factionIn(const QString& typed) const;
    [[nodiscard]] HandRow handRow(const Row& row, int index) const;

    OpenBook& m_book;
    std::array<Row, rowCount> m_rows;
    QLabel* m_verdict;
    ReasonLine* m_findings;
    QPushButton* m_clear;
};

} // namespace mentat
