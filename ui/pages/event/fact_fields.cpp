#include "ui/pages/event/fact_fields.h"

#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QFormLayout>
#include <QLabel>

namespace mentat {

QFormLayout* formOfFields(const std::vector<DetailField*>& fields) {
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(space::medium);
    form->setVerticalSpacing(space::small);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (DetailField* field : fields) {
        auto* column
            = addParts(bareColumn(nullptr, space::tight), {field->editor(), field->reason()});
        auto* label = new QLabel(field->label());
        label->setBuddy(field->editor());
        form->addRow(label, column);
    }
    return form;
}

} // namespace mentat
