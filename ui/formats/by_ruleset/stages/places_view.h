#pragma once

#include "ui/desk/page.h"

namespace mentat {

class ListTable;
class ReportTableModel;
class TextLabel;

/// The end of an event by a ruleset: who came in where (H11), with laurels and plaques (R7.6).
class PlacesView : public QWidget {
    Q_OBJECT

public:
    explicit PlacesView(const PageContext& pageContext, QWidget* parent = nullptr);

    void refresh();
    [[nodiscard]] bool hasPlaces() const;
    void arrive();

Q_SIGNALS:
    void resultsWanted();

private:
    OpenBook& m_book;
    ReportTableModel* m_model;
    ListTable* m_list;
    TextLabel* m_note;
};

} // namespace mentat
