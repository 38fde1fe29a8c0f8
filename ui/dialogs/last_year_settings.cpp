#include "ui/dialogs/last_year_settings.h"

#include "ui/dialogs/setting_editor.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QGridLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int nameLetters = 40; // longer names go on below

} // namespace

LastYearSettings::LastYearSettings(const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_wording(wording) {
    auto* grid = bareGrid<QGridLayout>(this, space::medium, space::tight);
    grid->setColumnStretch(2, 1);
    bool isInTable = false;
    for (const SettingKey key : allSettings()) {
        const bool isOfTable = std::holds_alternative<QpEntry>(valueOf(m_settings, key));
        if (isOfTable && !isInTable)
            grid->addWidget(SettingEditor::qpHeader().release(), grid->rowCount(), 1);
        isInTable = isOfTable;
        const int place = grid->rowCount();
        auto* editor = new SettingEditor(key, valueOf(m_settings, key), m_wording);
        auto* mark = new TextLabel(TextLevel::Strong);
        mark->setObjectName(QString(u"lastYear-"_s + keyText(key)));
        auto* name = new QLabel(m_wording.settingName(key));
        name->setBuddy(editor->firstControl());
        name->setToolTip(m_wording.settingEffect(key));
        name->setWordWrap(true);
        name->setMinimumWidth(std::min(name->fontMetrics().horizontalAdvance(name->text()),
                                       nameLetters * name->fontMetrics().averageCharWidth()));
        editor->firstControl()->setToolTip(m_wording.settingEffect(key));
        grid->addWidget(name, place, 0);
        grid->addWidget(editor, place, 1);
        grid->addWidget(mark, place, 2);
        const Row row{editor, mark};
        m_rows.push_back(row);
        connect(editor, &SettingEditor::edited, this, [this, row] { edited(row); });
    }
}

void LastYearSettings::setLastYear(const Settings& settings) {
    m_lastYear = settings;
    m_settings = settings;
    for (const Row& row : m_rows) {
        row.editor->setValue(valueOf(settings, row.editor->key()));
        showMark(row);
    }
}

void LastYearSettings::edited(const Row& row) {
    const auto settings = withSetting(m_settings, row.editor->key(), row.editor->value());
    if (settings)
        m_settings = *settings;
    else
        row.editor->setValue(valueOf(m_settings, row.editor->key()));
    showMark(row);
    Q_EMIT changed();
}

void LastYearSettings::showMark(const Row& row) {
    const SettingKey key = row.editor->key();
    const SettingValue before = valueOf(m_lastYear, key);
    row.mark->setText(valueOf(m_settings, key) == before
                          ? QString()
                          : tr("● Last year: %1").arg(m_wording.settingValue(before)));
}

} // namespace mentat
