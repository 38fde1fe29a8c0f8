#include "ui/formats/by_ruleset/stages/places_view.h"

#include "model/formats/by_ruleset/ruleset_play.h"
#include "reports/tables/places_list.h"
#include "reports/wording/formats/by_ruleset/stage_wording.h"
#include "ui/desk/printed_lists.h"
#include "ui/desk/widget_parts.h"
#include "ui/lists/empty_place.h"
#include "ui/lists/list_table.h"
#include "ui/lists/report_list.h"
#include "ui/look/spacing.h"

using namespace Qt::StringLiterals;

namespace mentat {

PlacesView::PlacesView(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_model(new ReportTableModel(this))
    , m_list(named(new ListTable(pageContext.theme, tr("Places")), u"stagePlaces"_s))
    , m_note(wrapped(named(new TextLabel(TextLevel::Weak), u"placesNote"_s))) {
    m_list->setModel(m_model);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    new EmptyPlace(*m_list,
                   {LineIcon::Awards,
                    tr("Places appear here once the last stage's game is recorded."),
                    tr("Type a result")},
                   [this] { Q_EMIT resultsWanted(); });
    addParts(bareColumn(this, space::small), {{m_list, 1}, m_note});
}

void PlacesView::refresh() {
    if (!m_book.play<RulesetPlay>()) {
        m_model->setTable({});
        return;
    }
    showTable(*m_list, *m_model, listedAtDesk(m_book, placesList));
    const bool any = m_model->rowCount() > 0;
    if (any && !m_list->currentIndex().isValid())
        m_list->setCurrentIndex(m_model->index(0, m_model->columnOf(u"name"_s)));
    m_note->setVisible(any);
    m_note->setText(laurelsNote(m_book.wording().language(), m_book.event().settings.prizeLevel));
}

bool PlacesView::hasPlaces() const {
    return m_model->rowCount() > 0;
}

void PlacesView::arrive() {
    m_list->setFocus();
}

} // namespace mentat
