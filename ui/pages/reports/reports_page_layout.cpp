#include "ui/lists/list_table.h"
#include "ui/look/accent_button.h"
#include "ui/look/reason_line.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"
#include "ui/pages/reports/heat_papers.h"
#include "ui/pages/reports/page_preview.h"
#include "ui/pages/reports/report_choices.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/pages/reports/work_line.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QSplitter>

using namespace Qt::StringLiterals;

namespace mentat {

void ReportsPage::build() {
    m_list->setObjectName(u"reportsList"_s);
    m_list->setModel(m_reports);
    m_list->setItemDelegateForColumn(PrintableModel::State, new OutOfDateDelegate(m_list));
    m_list->setWideColumn(PrintableModel::Title);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setEmptyText(tr("What can be printed of the event stands here."));
    m_title->setObjectName(u"reportTitle"_s);
    m_purpose->setObjectName(u"reportPurpose"_s);
    m_stillEmpty->setObjectName(u"reportStillEmpty"_s);
    m_pageNumber->setObjectName(u"reportPageNumber"_s);
    m_print->setObjectName(u"reportPrint"_s);
    m_save->setObjectName(u"reportSave"_s);
    m_copy->setObjectName(u"reportCopy"_s);
    m_copyKinds->setObjectName(u"reportCopyKinds"_s);
    m_splitter->addWidget(leftSide());
    m_splitter->addWidget(rightSide());
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(space::page);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::page, space::tight, space::page, space::page);
    column->addWidget(m_splitter);
}

QWidget* ReportsPage::leftSide() {
    auto* side = new QWidget;
    m_left = new QBoxLayout(QBoxLayout::TopToBottom, side);
    m_left->setContentsMargins(0, 0, 0, 0);
    m_left->setSpacing(space::page);
    m_left->addWidget(m_list, 1);
    m_left->addWidget(m_heatPapers, 0, Qt::AlignTop);
    return side;
}

QWidget* ReportsPage::rightSide() {
    m_purpose->setWordWrap(true);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::small);
    buttons->addWidget(m_pageNumber, 1);
    buttons->addWidget(m_copy);
    buttons->addWidget(m_save);
    buttons->addWidget(m_print);
    auto* side = new QWidget;
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::small);
    column->addWidget(m_title);
    column->addWidget(m_purpose);
    column->addWidget(m_choices);
    column->addWidget(m_stillEmpty);
    column->addWidget(m_preview, 1);
    column->addWidget(m_workLine);
    column->addLayout(buttons);
    return side;
}

} // namespace mentat
