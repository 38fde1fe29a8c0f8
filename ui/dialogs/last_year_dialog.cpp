#include "ui/dialogs/last_year_dialog.h"

#include "model/next_year.h"
#include "ui/desk/pages_kind.h"
#include "ui/dialogs/form.h"
#include "ui/dialogs/setting_editor.h"
#include "ui/itemmodels/value_texts.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int nameLetters = 40; // longer names wrap

} // namespace

LastYearSettings::LastYearSettings(const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_wording(wording) {
    auto* grid = bareGrid<QGridLayout>(this, space::medium, space::tight);
    grid->setColumnStretch(2, 1);
    bool isInTable = false;
    for (const SettingKey key : allSettings()) {
        const bool isOfTable = std::holds_alternative<WinEntry>(valueOf(m_settings, key));
        if (isOfTable && !isInTable)
            grid->addWidget(SettingEditor::winPointsHeader().release(), grid->rowCount(), 1);
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

namespace {

QString dayAndTime(const std::optional<VenueTime>& time) {
    if (!time)
        return LastYearDialog::tr("not set");
    const QLocale locale;
    return u"%1 %2 %3"_s.arg(locale.toString(time->date(), u"ddd"_s),
                             locale.toString(time->date(), QLocale::ShortFormat),
                             timeText(time->time()));
}

} // namespace

LastYearDialog::LastYearDialog(const OpenBook& book, QWidget* parent)
    : QDialog(parent)
    , m_book(book)
    , m_source(named(new QComboBox, u"lastYearSource"_s))
    , m_name(named(new QLineEdit, u"lastYearName"_s))
    , m_year(named(new QSpinBox, u"lastYearYear"_s))
    , m_gm(named(new QLineEdit, u"lastYearGm"_s))
    , m_dates(new QWidget)
    , m_dateGrid(new QGridLayout(m_dates))
    , m_rulings(named(new QCheckBox, u"lastYearRulings"_s))
    , m_people(wrapped(new TextLabel(TextLevel::Weak)))
    , m_settingsTitle(named(new TextLabel(TextLevel::GroupTitle), u"lastYearDifferences"_s))
    , m_settings(new LastYearSettings(book.wording()))
    , m_sameFile(new QRadioButton(tr("In this &file, beside the earlier events")))
    , m_newFile(new QRadioButton(tr("In a ne&w file, a copy with the new event"))) {
    setWindowTitle(tr("New event from last year"));
    build();
    connect(m_source, &QComboBox::currentIndexChanged, this, &LastYearDialog::chooseSource);
    connect(m_year, &QSpinBox::valueChanged, this, &LastYearDialog::showDates);
    connect(m_settings, &LastYearSettings::changed, this, &LastYearDialog::showDifferences);
    auto* make = findChild<QDialogButtonBox*>()->findChild<QPushButton*>();
    connect(m_name, &QLineEdit::textChanged, this,
            [make](const QString& text) { make->setEnabled(Name::isAcceptable(text)); });
    const auto& events = m_book.book().events;
    for (const BookEvent& entry : events) {
        m_source->addItem(eventTitle(entry.event.details));
        if (entry.id == m_book.eventId())
            m_source->setCurrentIndex(m_source->count() - 1);
    }
    chooseSource(m_source->currentIndex());
}

void LastYearDialog::build() {
    m_sameFile->setObjectName(u"lastYearSameFile"_s);
    m_newFile->setObjectName(u"lastYearNewFile"_s);
    m_year->setRange(Year::min, Year::max);
    m_year->setGroupSeparatorShown(false);
    m_people->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_dateGrid->setContentsMargins(0, 0, 0, 0);
    m_dateGrid->setHorizontalSpacing(space::medium);
    m_dateGrid->setVerticalSpacing(space::tight);
    m_sameFile->setEnabled(m_book.canWriteFile());
    m_sameFile->setChecked(m_book.canWriteFile());
    m_newFile->setChecked(!m_book.canWriteFile());

    m_form = addForm(*this, tr("Create event"));
    m_form->addRow(tr("&Last year's"), m_source);
    m_form->addRow(tr("&Name"), m_name);
    m_form->addRow(tr("&Year"), m_year);
    m_form->addRow(tr("&Game Master"), m_gm);
    m_form->addRow(tr("Dates"), m_dates);
    m_form->addRow(tr("Rulings"), m_rulings);
    m_form->addRow(tr("People"), m_people);
    auto* files = addParts(bareColumn(nullptr, space::tight), {m_sameFile, m_newFile});
    m_form->addRow(tr("Where"), files);
    m_form->addRow(m_settingsTitle);
    m_form->addRow(m_settings);
}

const Event& LastYearDialog::source() const {
    return m_book.book().events[static_cast<size_t>(m_source->currentIndex())].event;
}

void LastYearDialog::chooseSource(int) {
    const Event& last = source();
    m_name->setText(last.details.name.text());
    m_gm->setText(last.details.gm.value_or(QString()));
    m_year->setValue(std::min(last.details.year.value() + 1, int(Year::max)));
    const auto rulings = static_cast<int>(last.rulings.size());
    m_rulings->setText(tr("&Copy %n ruling(s)", nullptr, rulings));
    m_rulings->setChecked(rulings > 0);
    m_rulings->setEnabled(rulings > 0);
    m_people->setText(tr("The file keeps its %n known (person|people); no one is registered yet.",
                         nullptr, static_cast<int>(m_book.book().people.size())));
    const bool hasSettings = kindOf<PagesKind>(last).hasSettings;
    showRow(*m_form, *m_settingsTitle, hasSettings);
    showRow(*m_form, *m_settings, hasSettings);
    m_settings->setLastYear(last.settings);
    showDates();
    showDifferences();
}

void LastYearDialog::showDates() {
    while (QLayoutItem* item = m_dateGrid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto schedule = kindOf<PagesKind>(source()).schedule;
    if (!schedule)
        return;
    const auto before = schedule(source());
    const auto after = schedule(nextYearOf(source(), Year(m_year->value())));
    for (size_t line = 0; line < after.size() && line < before.size(); ++line) {
        const int row = static_cast<int>(line);
        m_dateGrid->addWidget(new QLabel(after[line].what), row, 0);
        auto* now = new TextLabel(TextLevel::Strong, dayAndTime(after[line].start));
        now->setObjectName(u"lastYearDate%1"_s.arg(row + 1));
        m_dateGrid->addWidget(now, row, 1);
        m_dateGrid->addWidget(
            new TextLabel(TextLevel::Weak,
                          tr("was %1", "last year").arg(dayAndTime(before[line].start))),
            row, 2);
    }
    m_dateGrid->setColumnStretch(2, 1);
}

void LastYearDialog::showDifferences() {
    const auto count
        = static_cast<int>(settingDifferences(source().settings, m_settings->settings()).size());
    m_settingsTitle->setText(count == 0
                                 ? tr("Settings, all the same as last year")
                                 : tr("Settings, %n changed from last year", nullptr, count));
}

Event LastYearDialog::event() const {
    Event event = nextYearOf(source(), Year(m_year->value()));
    event.details.name = *Name::fromText(m_name->text());
    const QString gm = m_gm->text().trimmed();
    event.details.gm = gm.isEmpty() ? std::nullopt : std::optional(gm);
    event.settings = m_settings->settings();
    if (!m_rulings->isChecked())
        event.rulings.clear();
    return event;
}

bool LastYearDialog::inNewFile() const {
    return m_newFile->isChecked();
}

} // namespace mentat

#include "moc_last_year_dialog.cpp"
