#include "ui/dialogs/preferences_dialog.h"

#include "ui/dialogs/form.h"
#include "ui/look/fields.h"
#include "ui/look/spacing.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int folderLetters = 30; // least width of a path

QComboBox* listOf(const QStringList& texts, int chosen) {
    auto* list = new QComboBox;
    list->addItems(texts);
    list->setCurrentIndex(chosen);
    return list;
}

} // namespace

PreferencesDialog::PreferencesDialog(const Choices& choices, const Translations& translations,
                                     Prompts& prompts, QWidget* parent)
    : QDialog(parent)
    , m_before(choices)
    , m_theme(
          listOf({tr("Same as desktop"), tr("Light"), tr("Dark")}, static_cast<int>(choices.theme)))
    , m_density(listOf({tr("Compact"), tr("Comfortable")}, static_cast<int>(choices.density)))
    , m_paper(
          listOf({tr("Same as region"), tr("A4"), tr("Letter")}, static_cast<int>(choices.paper)))
    , m_language(new QComboBox)
    , m_backupFolder(new QLineEdit(choices.backupFolder))
    , m_sound(new QCheckBox(tr("Play a &sound and flash the window when the clock calls")))
    , m_doubleCheck(new QCheckBox(tr("&Double-check recorded results against their sheets")))
    , m_fades(new QCheckBox(tr("&Fade in a draw and the champion in the second window"))) {
    setWindowTitle(tr("Preferences"));
    m_language->addItem(tr("Same as desktop"), QString());
    for (const QString& language : translations.languages())
        m_language->addItem(Translations::nameOf(language), language);
    m_language->setCurrentIndex(std::max(0, m_language->findData(choices.language)));
    m_language->setObjectName(u"language"_s);
    m_sound->setChecked(choices.sound);
    m_doubleCheck->setChecked(choices.doubleCheck);
    m_fades->setChecked(choices.fades);
    m_fades->setObjectName(u"fades"_s);

    QFormLayout* form = addForm(*this, tr("Save"));
    form->addRow(tr("&Theme"), m_theme);
    form->addRow(tr("&Rows of lists"), m_density);
    form->addRow(tr("&Paper"), m_paper);
    form->addRow(tr("&Language"), m_language);
    addExplanation(*form, tr("A new language takes effect at the next start."));

    auto* choose = new QPushButton(tr("&Choose…"));
    auto* folder = rowOfParts({{m_backupFolder, 1}, choose});
    auto* folderName = new QLabel(tr("Second &backup folder"));
    folderName->setBuddy(m_backupFolder);
    form->addRow(folderName, folder);
    m_backupFolder->setAccessibleName(tr("Second backup folder"));
    m_backupFolder->setPlaceholderText(tr("Such as a USB drive"));
    m_backupFolder->setMinimumWidth(
        std::max(fontMetrics().averageCharWidth() * folderLetters, roomOfHint(*m_backupFolder)));
    form->addRow(m_sound);
    form->addRow(m_doubleCheck);
    form->addRow(m_fades);
    connect(choose, &QPushButton::clicked, this, [this, &prompts] {
        const QString chosen = prompts.folder(this, tr("Second backup folder"));
        if (!chosen.isEmpty())
            m_backupFolder->setText(chosen);
    });
}

Choices PreferencesDialog::choices() const {
    Choices choices = m_before;
    choices.theme = static_cast<Theme>(m_theme->currentIndex());
    choices.density = static_cast<Density>(m_density->currentIndex());
    choices.paper = static_cast<PaperChoice>(m_paper->currentIndex());
    choices.language = m_language->currentData().toString();
    choices.backupFolder = m_backupFolder->text().trimmed();
    choices.sound = m_sound->isChecked();
    choices.doubleCheck = m_doubleCheck->isChecked();
    choices.fades = m_fades->isChecked();
    return choices;
}

} // namespace mentat

#include "moc_preferences_dialog.cpp"
