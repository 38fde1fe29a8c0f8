#include "ui/dialogs/setting_editor.h"

#include "reports/wording/language/phrase.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int mostPoints = 99;

} // namespace

PointsBox::PointsBox(QWidget* parent) : QSpinBox(parent) {
    setRange(0, 2 * mostPoints);
    setAlignment(Qt::AlignRight);
}

QString PointsBox::textFromValue(int halves) const {
    return locale().toString(halves / 2) + locale().decimalPoint() + (halves % 2 ? u'5' : u'0');
}

std::optional<int> PointsBox::halvesIn(const QString& text) const {
    // Accepts both decimal separators: the numeric keypad types its own.
    static const QRegularExpression pattern(u"^(\\d{1,2})([.,]([05])?)?$"_s);
    const auto match = pattern.match(text.trimmed());
    if (!match.hasMatch())
        return std::nullopt;
    return 2 * match.captured(1).toInt() + (match.captured(3) == u"5"_s ? 1 : 0);
}

int PointsBox::valueFromText(const QString& text) const {
    return halvesIn(text).value_or(value());
}

QValidator::State PointsBox::validate(QString& text, int&) const {
    if (text.trimmed().isEmpty())
        return QValidator::Intermediate;
    return halvesIn(text) ? QValidator::Acceptable : QValidator::Invalid;
}

namespace {

QString sidesOf(GameSet set, const Wording& wording) {
    QStringList names;
    for (const Side side : allSides()) {
        if (setOf(side) == set)
            names.append(wording.sideName(side));
    }
    return names.join(u", "_s);
}

} // namespace

QString setName(GameSet set) {
    switch (set) {
    case GameSet::Base: return say(Phrase("Sets", "Base game"));
    case GameSet::IxiansTleilaxu: return say(Phrase("Sets", "Ixians and Tleilaxu"));
    case GameSet::ChoamRichese: return say(Phrase("Sets", "CHOAM and Richese"));
    case GameSet::EcazMoritani: return say(Phrase("Sets", "Ecaz and Moritani"));
    }
    return {};
}

SetBoxes::SetBoxes(const Wording& wording, QWidget* parent) : QWidget(parent) {
    auto* column = bareColumn(this);
    // The form computes the number of lines at the full width of the fields, so take all of it.
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    column->setSpacing(space::tight);
    for (const auto& entry : idTable(GameSet{})) {
        const GameSet set = entry.value;
        auto* box = new QCheckBox(setName(set));
        box->setObjectName(QString(u"set-"_s + entry.id));
        const QString brings = tr("includes %1").arg(sidesOf(set, wording));
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

namespace {

constexpr int longestTime = 24 * 60;
constexpr int mostThings = 999;

QString fiveOrSix() {
    return SettingEditor::tr("5 or 6 players");
}

QString threeOrFour() {
    return SettingEditor::tr("3 or 4 players");
}

/// Aligns the cells of the points table below their titles.
int pointsCellWidth(const QFontMetrics& metrics) {
    return space::small
           + std::max(metrics.horizontalAdvance(fiveOrSix()),
                      metrics.horizontalAdvance(threeOrFour()));
}

/// The titles of the two columns, as wide as the cells below them.
class WinPointsHeader final : public QWidget {
public:
    WinPointsHeader() {
        auto* row = bareRow(this, space::small);
        for (const QString& title : {fiveOrSix(), threeOrFour()}) {
            m_titles.push_back(new TextLabel(TextLevel::Weak, title));
            row->addWidget(m_titles.back());
        }
        row->addStretch(1);
        fit();
    }

protected:
    void changeEvent(QEvent* event) override {
        QWidget::changeEvent(event);
        if (event->type() == QEvent::FontChange)
            fit();
    }

private:
    void fit() {
        for (QLabel* title : m_titles)
            title->setFixedWidth(pointsCellWidth(fontMetrics()));
    }

    std::vector<QLabel*> m_titles;
};

} // namespace

SettingEditor::SettingEditor(SettingKey key, const SettingValue& value, const Wording& wording,
                             QWidget* parent)
    : QWidget(parent)
    , m_key(key)
    , m_kind(value)
    , m_name(wording.settingName(key)) {
    auto* row = bareRow(this, space::small);
    if (std::holds_alternative<int>(value)) {
        addNumber({})->setRange(0, mostThings);
    } else if (std::holds_alternative<Minutes>(value)) {
        addNumber(tr(" min"))->setRange(0, longestTime);
    } else if (std::holds_alternative<PerformancePoints>(value)) {
        add(m_number = new PointsBox, m_name);
    } else if (std::holds_alternative<WinEntry>(value)) {
        add(m_number = new PointsBox, tr("%1, %2").arg(m_name, fiveOrSix()));
        add(m_second = new PointsBox, tr("%1, %2").arg(m_name, threeOrFour()));
        for (QSpinBox* cell : {m_number, m_second})
            cell->setFixedWidth(pointsCellWidth(cell->fontMetrics()));
    } else if (std::holds_alternative<bool>(value)) {
        add(m_box = new QCheckBox(tr("Yes")), m_name);
        connect(m_box, &QCheckBox::clicked, this, &SettingEditor::edited);
    } else if (std::holds_alternative<TieBreakValues>(value)) {
        addChoice<TieBreakValues>(wording);
    } else if (std::holds_alternative<CountAt>(value)) {
        addChoice<CountAt>(wording);
    } else {
        addChoice<DrawSides>(wording);
    }
    for (QSpinBox* number : {m_number, m_second}) {
        if (number)
            connect(number, &QSpinBox::editingFinished, this, &SettingEditor::edited);
    }
    row->addStretch(1);
    const QString id(keyText(key));
    for (size_t i = 0; i < m_controls.size(); ++i)
        m_controls[i]->setObjectName(i == 0 ? QString(u"setting-"_s + id)
                                            : QString(u"setting-"_s + id + u"-small"_s));
    setValue(value);
}

std::unique_ptr<QWidget> SettingEditor::winPointsHeader() {
    return std::make_unique<WinPointsHeader>();
}

void SettingEditor::add(QWidget* control, const QString& accessibleName) {
    control->setAccessibleName(accessibleName);
    control->setFocusPolicy(Qt::StrongFocus);
    control->installEventFilter(this);
    static_cast<QHBoxLayout*>(layout())->addWidget(control);
    m_controls.push_back(control);
}

QSpinBox* SettingEditor::addNumber(const QString& suffix) {
    m_number = new QSpinBox;
    m_number->setSuffix(suffix);
    m_number->setAlignment(Qt::AlignRight);
    add(m_number, m_name);
    return m_number;
}

template <class Choice>
void SettingEditor::addChoice(const Wording& wording) {
    m_choice = new QComboBox;
    for (const auto& entry : idTable(Choice{}))
        m_choice->addItem(wording.settingValue(entry.value));
    add(m_choice, m_name);
    connect(m_choice, &QComboBox::activated, this, &SettingEditor::edited);
}

SettingValue SettingEditor::value() const {
    struct Reader {
        const SettingEditor& editor;
        SettingValue operator()(int) const { return editor.m_number->value(); }
        SettingValue operator()(Minutes) const { return Minutes(editor.m_number->value()); }
        SettingValue operator()(PerformancePoints) const {
            return PerformancePoints::fromHalves(editor.m_number->value());
        }
        SettingValue operator()(const WinEntry&) const {
            return WinEntry{QualificationPoints::fromHalves(editor.m_number->value()),
                            QualificationPoints::fromHalves(editor.m_second->value())};
        }
        SettingValue operator()(bool) const { return editor.m_box->isChecked(); }
        SettingValue operator()(TieBreakValues) const {
            return static_cast<TieBreakValues>(choice());
        }
        SettingValue operator()(CountAt) const { return static_cast<mentat::CountAt>(choice()); }
        SettingValue operator()(DrawSides) const { return static_cast<DrawSides>(choice()); }
        [[nodiscard]] int choice() const { return editor.m_choice->currentIndex(); }
    };
    return std::visit(Reader{*this}, m_kind);
}

void SettingEditor::setValue(const SettingValue& value) {
    struct Writer {
        SettingEditor& editor;
        void operator()(int number) const { editor.m_number->setValue(number); }
        void operator()(Minutes minutes) const { editor.m_number->setValue(minutes.value()); }
        void operator()(PerformancePoints points) const {
            editor.m_number->setValue(points.halves());
        }
        void operator()(const WinEntry& entry) const {
            editor.m_number->setValue(entry.fiveOrSix.halves());
            editor.m_second->setValue(entry.threeOrFour.halves());
        }
        void operator()(bool yes) const { editor.m_box->setChecked(yes); }
        void operator()(TieBreakValues values) const { choose(static_cast<int>(values)); }
        void operator()(CountAt countAt) const { choose(static_cast<int>(countAt)); }
        void operator()(DrawSides drawer) const { choose(static_cast<int>(drawer)); }
        void choose(int place) const { editor.m_choice->setCurrentIndex(place); }
    };
    std::visit(Writer{*this}, value);
}

bool SettingEditor::eventFilter(QObject* watched, QEvent* event) {
    // The wheel must scroll the page: a setting changed in passing would go unnoticed.
    if (event->type() == QEvent::Wheel) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::FontChange && m_second) {
        for (QSpinBox* cell : {m_number, m_second})
            cell->setFixedWidth(pointsCellWidth(fontMetrics()));
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace mentat

#include "moc_setting_editor.cpp"
