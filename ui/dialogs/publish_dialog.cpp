#include "ui/dialogs/publish_dialog.h"

#include "app/publish/published_folder.h"
#include "ui/desk/widget_parts.h"
#include "ui/dialogs/form.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace mentat {

namespace {

constexpr int pathLetters = 36; // least width of a path

} // namespace

PublishDialog::PublishDialog(const PublishChoice& choice, Prompts& prompts, QWidget* parent)
    : QDialog(parent)
    , m_isOn(
          named(new QCheckBox(tr("&Keep the web pages in this folder up to date")), u"publishOn"_s))
    , m_folder(named(new QLineEdit(choice.folder), u"publishFolder"_s))
    , m_address(named(new QLineEdit(choice.address), u"publishAddress"_s))
    , m_complaint(wrapped(named(new TextLabel(TextLevel::Weak), u"publishComplaint"_s))) {
    setWindowTitle(tr("Publish to a folder"));
    // Propose on the first time: turning it on is why the dialog was opened.
    m_isOn->setChecked(choice.isOn || choice.folder.isEmpty());

    QFormLayout* form = addForm(*this, tr("Save"));
    auto* choose = new QPushButton(tr("&Choose…"));
    auto* row = rowOfParts({{m_folder, 1}, choose});
    auto* folderName = new QLabel(tr("&Folder"));
    folderName->setBuddy(m_folder);
    form->addRow(folderName, row);
    m_folder->setAccessibleName(tr("Folder"));
    m_folder->setMinimumWidth(fontMetrics().averageCharWidth() * pathLetters);
    form->addRow(tr("Web &address"), m_address);
    m_address->setPlaceholderText(tr("If there is one"));
    form->addRow(m_isOn);
    form->addRow(m_complaint);
    addExplanation(*form, tr("Tables, standings, awards, line-up, and places, for a screen in "
                             "the room or a website; with a web address, a QR code too. Phones, "
                             "e-mail, badges, notes, and locations are left out."));

    m_accept = findChild<QDialogButtonBox*>()->findChild<QPushButton*>();
    connect(choose, &QPushButton::clicked, this, [this, &prompts] {
        const QString chosen = prompts.folder(this, tr("Folder for the pages"));
        if (!chosen.isEmpty())
            m_folder->setText(chosen);
    });
    connect(m_isOn, &QCheckBox::toggled, this, &PublishDialog::showComplaint);
    connect(m_folder, &QLineEdit::textChanged, this, &PublishDialog::showComplaint);
    connect(m_address, &QLineEdit::textChanged, this, &PublishDialog::showComplaint);
    showComplaint();
}

PublishChoice PublishDialog::choice() const {
    return {.isOn = m_isOn->isChecked(),
            .folder = m_folder->text().trimmed(),
            .address = webAddress(m_address->text()).value_or(QString())};
}

QString PublishDialog::complaint() const {
    const QString folder = m_folder->text().trimmed();
    if (m_isOn->isChecked() && folder.isEmpty())
        return tr("Choose a folder for the pages.");
    if (!folder.isEmpty() && !QDir::isAbsolutePath(folder))
        return tr("Type the full path of the folder.");
    if (!m_address->text().trimmed().isEmpty() && !webAddress(m_address->text()))
        return tr("A web address begins with https:// or http:// and has no password in it.");
    return {};
}

void PublishDialog::showComplaint() {
    const QString text = complaint();
    m_complaint->setText(text);
    m_accept->setEnabled(text.isEmpty());
}

} // namespace mentat

#include "moc_publish_dialog.cpp"
