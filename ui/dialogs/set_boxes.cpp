#include "ui/dialogs/set_boxes.h"

#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

QString factionsOf(GameSet set, const Wording& wording) {
    QStringList names;
    for (const auto& entry : idTable(Faction{})) {
        if (setOf(entry.value) == set)
            names.append(wording.factionName(entry.value));
    }
    return names.join(u", "_s);
}

} // namespace

QString setName(GameSet set) {
    const auto say = [](const char* name) { return QCoreApplication::translate("Sets", name); };
    switch (set) {
    case GameSet::Base: return say(QT_TRANSLATE_NOOP("Sets", "Base game"));
    case GameSet::IxiansTleilaxu: return say(QT_TRANSLATE_NOOP("Sets", "Ixians and Tleilaxu"));
    case GameSet::ChoamRichese: return say(QT_TRANSLATE_NOOP("Sets", "CHOAM and Richese"));
    case GameSet::EcazMoritani: return say(QT_TRANSLATE_NOOP("Sets", "Ecaz and Moritani"));
    }
    return {};
}

SetBoxes::SetBoxes(const Wording& wording, QWidget* parent) : QWidget(parent) {
    auto* column = bareColumn(this);
    // In a form its lines are counted at the width of the fields: it has to take that.
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    column->setSpacing(space::tight);
    for (const auto& entry : idTable(GameSet{})) {
        const GameSet set = entry.value;
        auto* box = new QCheckBox(setName(set));
        box->setObjectName(QString(u"set-"_s + entry.id));
        const QString brings = tr("includes %1").arg(factionsOf(set, wording));
        box->setAccessibleDescription(brings);
        box->setChecked(set == GameSet::Base);
        box->setEnabled(set != GameSet::Base);
        auto* what = wrapped(new TextLabel(TextLevel::Weak, brings));
        what->setIndent(space::group);
        column->addWidget(box);
        column->addWidget(what);
        connect(box, &QCheckBox::clicked, this, &SetBoxes::chosen);
        m_boxes.emplace_back(set, box);
    }
}

std::vector<GameSet> SetBoxes::sets() const {
    std::vector<GameSet> sets;
    for (const auto& [set, box] : m_boxes) {
        if (box->isChecked())
            sets.push_back(set);
    }
    return sets;
}

void SetBoxes::setSets(const std::vector<GameSet>& sets) {
    for (const auto& [set, box] : m_boxes)
        box->setChecked(set == GameSet::Base || std::ranges::find(sets, set) != sets.end());
}

} // namespace mentat
