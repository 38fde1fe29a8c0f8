#pragma once

#include "ui/desk/page.h"

class QCheckBox;
class QComboBox;
class QPushButton;

namespace mentat {

class ListTable;
class ReasonLine;
class ReportTableModel;

/// The players to keep apart at the draw: the list of wishes, and the line that adds one. The draw
/// may break a wish if it must, but not the GM's decision.
class KeepApartView : public QWidget {
    Q_OBJECT

public:
    explicit KeepApartView(const PageContext& pageContext, QWidget* parent = nullptr);

    void refresh();
    void startTyping();
    /// Adds a wish; returns whether it was saved.
    bool keepApart(const std::vector<PlayerId>& players, bool hard);

private:
    void layOut();
    void add();
    void changeMarked();
    void removeMarked();
    void showButtons();
    [[nodiscard]] int marked() const;
    [[nodiscard]] std::optional<PlayerId> chosen(const QComboBox& box) const;

    OpenBook& m_book;
    ListTable* m_list;
    ReportTableModel* m_model;
    QComboBox* m_one;
    QComboBox* m_other;
    QCheckBox* m_hard;
    QPushButton* m_add;
    ReasonLine* m_why;
    QPushButton* m_change;
    QPushButton* m_remove;
};

} // namespace mentat
