#pragma once

#include "scoring/heats/draw/draw_options.h"
#include "scoring/heats/draw/heat_draw.h"
#include "ui/desk/page.h"
#include "ui/heats/heats_window.h"
#include "ui/heats/round_parts.h"

#include <QTimer>

class QCheckBox;
class QComboBox;
class QLabel;

namespace mentat {

class ListTable;
class ReportTableModel;
class TextLabel;

/// The possible draws for the checked-in players, and the draw itself.
class DrawPanel : public TablesToCome {
    Q_OBJECT

public:
    DrawPanel(const PageContext& pageContext, const HeatsWindow& format);

    void showRound(const std::optional<RoundId>& round) override;
    void draw() override;
    [[nodiscard]] bool canDraw() const override { return chosen() != nullptr; }
    [[nodiscard]] QString drawText() const override { return tr("Draw tables"); }

private:
    void build();
    void showOptions();
    void showList();
    void showSettings(const Event& event);
    void showVariant();
    /// nullptr: none, or one that is not possible yet.
    [[nodiscard]] const DrawOption* chosen() const;
    [[nodiscard]] DrawRequest request(const DrawOption& option) const;
    [[nodiscard]] const Heat* heat() const;

    PageContext m_pageContext;
    OpenBook& m_book;
    std::optional<DrawBox> m_drawBox;
    std::optional<HeatNumber> m_heat;
    std::optional<bool> m_usual; // of the event, the last setting that ticked the box
    QTimer m_later;              // combines several changes into one computation
    ListTable* m_list;
    std::vector<DrawOption> m_options; // one per row
    ReportTableModel* m_model;
    TextLabel* m_title;
    QLabel* m_why; // why nothing can be drawn
    QCheckBox* m_avoid;
    QCheckBox* m_box; // the kind's
    QLabel* m_variantLabel;
    QComboBox* m_variant;
};

} // namespace mentat
