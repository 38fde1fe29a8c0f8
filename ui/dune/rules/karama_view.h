#pragma once

#include "ui/desk/pages_kind.h"
#include "ui/itemmodels/dune/rule_models.h"

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace mentat {

class ListTable;
class TextLabel;

/// The table of the uses of Karama cards. Only with the expansions of the event.
class KaramaView : public BookView<QWidget> {
    Q_OBJECT

public:
    KaramaView(const PageContext& pageContext, ShowRule showRule);

    /// Otherwise the page would be as high as all rows: the list scrolls, and keeps its titles and
    /// its search in sight.
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

protected:
    void showAll() override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void showTiming();
    [[nodiscard]] std::vector<KaramaRow> rows() const;
    /// The choices found in the rows, in order.
    void offerChoices();
    void filter();

    PageContext m_pageContext;
    ShowRule m_showRule;
    KaramaModel m_model;
    KaramaFilter m_filter;
    QLineEdit* m_words;
    QComboBox* m_phase;
    QComboBox* m_holder;
    ListTable* m_list;
    TextLabel* m_timing;
};

} // namespace mentat
