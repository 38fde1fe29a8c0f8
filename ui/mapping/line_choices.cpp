#include "ui/mapping/line_choices.h"

#include "ui/desk/widget_parts.h"
#include "ui/look/fitting/rows.h"
#include "ui/look/spacing.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace mentat {

LineChoices::LineChoices(QWidget* parent)
    : QWidget(parent)
    , m_line(named(new QPushButton(tr("Leave out")), u"importToggle"_s)) {
    auto* row = new WrappingRow;
    row->setSpacing(space::small);
    row->addWidget(m_line);
    for (const PersonFact fact : allPersonFacts) {
        auto* box
            = named(new QCheckBox(tr("Take it")), u"importFact%1"_s.arg(static_cast<int>(fact)));
        connect(box, &QCheckBox::clicked, this,
                [this, fact](bool isTaken) { Q_EMIT factToggled(fact, isTaken); });
        m_facts.emplace_back(fact, box);
        row->addWidget(box);
    }
    row->addStretch();
    bareColumn(this, 0)->addLayout(row);
    setMinimumHeight(m_line->sizeHint().height());
    connect(m_line, &QPushButton::clicked, this, &LineChoices::lineToggled);
    show({}, {});
}

void LineChoices::show(std::optional<bool> isTaken, const std::vector<Fact>& facts) {
    m_line->setEnabled(isTaken.has_value());
    setTextAndKey(*m_line, isTaken.value_or(true) ? tr("Leave out") : tr("Take it"),
                  QKeySequence(Qt::Key_Space));
    for (const auto& [fact, box] : m_facts) {
        const auto said = std::ranges::find(facts, fact, &Fact::fact);
        box->setVisible(said != facts.end());
        if (said == facts.end())
            continue;
        box->setText(said->text);
        box->setChecked(said->isTaken);
    }
}

namespace {

/// In the order of the list.
constexpr std::array encodings{TextEncoding::Windows1252, TextEncoding::Utf8,
                               TextEncoding::Utf16LittleEndian, TextEncoding::Utf16BigEndian};

} // namespace

TableChoices::TableChoices(QWidget* parent)
    : QWidget(parent)
    , m_sheetLabel(new QLabel(tr("&Sheet")))
    , m_sheet(named(new QComboBox, u"tableSheet"_s))
    , m_lettersLabel(new QLabel(tr("Read as Windows text; check the &accents:")))
    , m_letters(named(new QComboBox, u"tableLetters"_s)) {
    m_sheet->setAccessibleName(tr("Sheet of the workbook"));
    m_sheetLabel->setBuddy(m_sheet);
    m_letters->addItems({tr("Windows"), u"UTF-8"_s, u"UTF-16"_s, tr("UTF-16, big-endian")});
    m_letters->setAccessibleName(tr("Letters of the list"));
    m_lettersLabel->setBuddy(m_letters);
    auto* row = new WrappingRow;
    row->setSpacing(space::small);
    for (QWidget* part : {static_cast<QWidget*>(m_sheetLabel), static_cast<QWidget*>(m_sheet),
                          static_cast<QWidget*>(m_lettersLabel), static_cast<QWidget*>(m_letters)})
        row->addWidget(part);
    row->addStretch();
    bareColumn(this, 0)->addLayout(row);
    connect(m_sheet, &QComboBox::activated, this, [this] {
        m_choice.sheet = m_sheet->currentText();
        Q_EMIT changed();
    });
    connect(m_letters, &QComboBox::activated, this, [this](int item) {
        m_choice.encoding = encodings.at(static_cast<size_t>(item));
        Q_EMIT changed();
    });
    forget();
}

void TableChoices::forget() {
    m_choice = {};
    show({});
}

void TableChoices::show(const CellTable& table) {
    const QSignalBlocker quiet(m_sheet);
    m_sheet->clear();
    m_sheet->addItems(table.sheets);
    m_sheet->setCurrentText(table.sheet);
    const bool hasSheets = table.sheets.size() > 1;
    const bool hasLetters = table.isGuessed() || m_choice.encoding;
    m_sheetLabel->setVisible(hasSheets);
    m_sheet->setVisible(hasSheets);
    m_lettersLabel->setVisible(hasLetters);
    m_letters->setVisible(hasLetters);
    if (const TextEncoding* now = table.encoding ? &*table.encoding : nullptr) {
        const auto place = std::find(encodings.begin(), encodings.end(), *now);
        m_letters->setCurrentIndex(static_cast<int>(place - encodings.begin()));
    }
    m_lettersLabel->setText(table.isGuessed() ? tr("Read as Windows text; check the &accents:")
                                              : tr("Read &as:"));
    setVisible(hasSheets || hasLetters);
}

} // namespace mentat

#include "moc_line_choices.cpp"
