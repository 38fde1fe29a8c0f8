#include "ui/dune/rules/battle_tool.h"

#include "reports/wording/dune/rule_notes.h"
#include "ui/dialogs/setting_editor.h"
#include "ui/dune/rules/rule_tools.h"
#include "ui/lists/list_table.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

// More than any faction has, but few enough to list every choice of losses.
constexpr int mostForces = 99;
constexpr int lossRowsShown = 8; // including the header; more rows scroll

/// In a longer language the turn order goes below, rather than cut the titles.
int widthOfTitles(const ListTable& list) {
    int width = 2 * list.frameWidth();
    for (int column = 0; column < list.model()->columnCount(); ++column)
        width += list.horizontalHeader()->sectionSizeHint(column);
    return width;
}

} // namespace

BattleTool::BattleTool(const PageContext& pageContext, QWidget* parent)
    : QWidget(parent)
    , m_book(pageContext.book)
    , m_forces(makeNumberBox({u"battleForces"_s, tr("Unstarred forces"), 0, mostForces}))
    , m_starred(makeNumberBox({u"battleStarred"_s, tr("Starred forces"), 0, mostForces}))
    , m_dial(new PointsBox)
    , m_spice(makeNumberBox({u"battleSpice"_s, tr("Spice paid"), 0, 2 * mostForces}))
    , m_karama(new QCheckBox(tr("Karama took their advantage")))
    , m_fremen(new QCheckBox(tr("Fremen: no spice needed")))
    , m_list(new ListTable(pageContext.theme, tr("Possible losses")))
    , m_hint(makeToolNote(tr("Type the forces, the number dialed, and the spice paid.")))
    , m_none(new ReasonLine)
    , m_occupy(new QLabel)
    , m_doubt(new ReasonLine) {
    setObjectName(u"battleTool"_s);
    makeFields();
    layOut();
    for (const QCheckBox* box : {m_karama, m_fremen})
        connect(box, &QCheckBox::toggled, this, &BattleTool::answer);
    std::vector<QSpinBox*> numbers{m_forces, m_starred, m_dial, m_spice};
    if (m_ecaz)
        numbers.push_back(m_ecaz);
    for (const QSpinBox* number : numbers)
        connect(number, &QSpinBox::valueChanged, this, &BattleTool::answer);
    answer();
}

void BattleTool::makeFields() {
    m_dial->setObjectName(u"battleDial"_s);
    m_dial->setAccessibleName(tr("Dialed"));
    m_karama->setObjectName(u"battleKarama"_s);
    m_karama->setToolTip(ruleNote(m_book.wording().language(), RuleNote::BattleKarama));
    m_fremen->setObjectName(u"battleFremen"_s);
    if (hasSet(m_book.event(), GameSet::EcazMoritani))
        m_ecaz
            = makeNumberBox({u"battleEcaz"_s, tr("Ecaz forces beside their ally"), 0, mostForces});
    m_list->setObjectName(u"battleLosses"_s);
    m_list->setModel(&m_model);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setWideColumn(LossesModel::Loss);
    fitColumns(*m_list);
    m_list->breakLongTexts(LossesModel::Loss);
    m_list->setMaximumHeight(lossRowsShown * m_list->verticalHeader()->defaultSectionSize());
    m_hint->setObjectName(u"battleHint"_s);
    m_hint->setContentsMargins(0, space::tight, 0, 0); // beside the first label
    m_none->setObjectName(u"battleNone"_s);
    m_occupy->setObjectName(u"battleOccupy"_s);
    showPlainly(*m_occupy);
    m_doubt->setObjectName(u"battleDoubt"_s);
}

QWidget* BattleTool::makeForm() {
    auto* fields = new QWidget;
    auto* form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(space::medium);
    form->setVerticalSpacing(space::small);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Unstarred forces"), m_forces);
    form->addRow(tr("Starred forces"), m_starred);
    form->addRow(tr("Dialed"), m_dial);
    form->addRow(tr("Spice paid"), m_spice);
    form->addRow(m_karama);
    form->addRow(m_fremen);
    if (m_ecaz)
        form->addRow(tr("Ecaz forces beside their ally"), m_ecaz);
    return fields;
}

void BattleTool::layOut() {
    const bool hasCyborgs = hasSet(m_book.event(), GameSet::IxiansTleilaxu);
    auto* row = new QHBoxLayout;
    row->setSpacing(space::group);
    row->addWidget(makeForm(), 0, Qt::AlignTop);
    row->addWidget(m_list, 1, Qt::AlignTop | Qt::AlignLeft);
    row->addWidget(m_hint, 1, Qt::AlignTop);
    auto* column = bareColumn(this, space::small);
    column->addLayout(row);
    column->addWidget(m_none);
    column->addWidget(m_occupy);
    column->addWidget(m_doubt);
    column->addWidget(makeToolNote(
        ruleNote(m_book.wording().language(),
                 hasCyborgs ? RuleNote::BattleForcesWithCyborgs : RuleNote::BattleForces)));
}

BattlePlan BattleTool::plan() const {
    const bool isFremen = m_fremen->isChecked();
    return {Count(m_forces->value()), Count(m_starred->value()), DialInHalves(m_dial->value()),
            isFremen ? Support(NoSpiceNeeded{}) : Support(Count(m_spice->value())),
            m_karama->isChecked() ? StarredWorth::One : StarredWorth::Two};
}

StarredName BattleTool::starredName() const {
    if (m_fremen->isChecked())
        return StarredName::Fedaykin;
    return hasSet(m_book.event(), GameSet::IxiansTleilaxu) ? StarredName::Starred
                                                           : StarredName::Sardaukar;
}

void BattleTool::answer() {
    m_spice->setEnabled(!m_fremen->isChecked());
    const BattlePlan typed = plan();
    const bool anything
        = typed.forces.value() + typed.starred.value() + typed.dial.value() + m_spice->value() > 0;
    const auto choices = anything ? legalLosses(typed) : std::vector<LossChoice>();
    // The fields' limits keep the number of choices below the list's limit.
    Q_ASSERT(choices);
    m_model.setChoices(*choices, starredName());
    m_list->setEmptyText(tr("No losses add up to this."));
    m_list->setMinimumWidth(widthOfTitles(*m_list));
    m_list->setVisible(anything);
    m_hint->setMinimumWidth(m_list->minimumWidth()); // the cards keep their places
    m_hint->setVisible(!anything);
    const bool isNone = anything && choices->empty();
    m_none->setText(isNone ? noLossesText(m_book.wording().language(), whyNoLosses(typed), typed)
                           : QString());
    showOccupy();
}

void BattleTool::showOccupy() {
    const Count forces(m_ecaz ? m_ecaz->value() : 0);
    const Language& language = m_book.wording().language();
    m_occupy->setVisible(forces.value() > 0);
    m_occupy->setText(forces.value() > 0
                          ? occupyText(language, forces, DialInHalves(m_dial->value()))
                          : QString());
    m_doubt->setText(occupyDoubt(language, forces), ReasonLine::Weight::Warning);
}

} // namespace mentat

#include "moc_battle_tool.cpp"
