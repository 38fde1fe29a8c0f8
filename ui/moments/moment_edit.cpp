#include "ui/moments/moment_edit.h"

#include "app/session/typing/typed_values.h"
#include "ui/look/line_icon.h"
#include "ui/look/spacing.h"
#include "ui/look/text_label.h"

#include <QFocusEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>

#include <cstdlib>
#include <utility>

using namespace Qt::StringLiterals;

namespace mentat {
namespace {

constexpr int lastHourTakenAsAfternoon = 7; // no game starts at 7 AM or earlier
constexpr int daysBefore = 2;               // a weekday may lie this long before the usual day
constexpr int daysOfWeek = 7;
constexpr int months = 12;
constexpr int fewestLetters = 2; // in a day's or month's name

bool counts24(const QLocale& locale) {
    return !locale.timeFormat(QLocale::ShortFormat).contains(u'a', Qt::CaseInsensitive);
}

/// Americans write the month first, and so does the C locale.
bool monthComesFirst(const QLocale& locale) {
    const QString format = locale.dateFormat(QLocale::ShortFormat);
    return locale.language() == QLocale::C || format.indexOf(u'M') < format.indexOf(u'd');
}

/// The number of the only name that begins with the text, if any.
template <class NameOf>
std::optional<int> numberOfName(const QString& text, int count, NameOf nameOf) {
    if (text.size() < fewestLetters)
        return std::nullopt;
    std::optional<int> found;
    for (int number = 1; number <= count; ++number) {
        if (!nameOf(number).startsWith(text, Qt::CaseInsensitive))
            continue;
        if (found)
            return std::nullopt;
        found = number;
    }
    return found;
}

/// Matches names in the locale's language, or in English.
template <class NameIn>
std::optional<int> numberOfName(const QString& text, int count, const QLocale& locale,
                                NameIn nameIn) {
    const auto in = [&](const QLocale& language) {
        return numberOfName(text, count, [&](int number) { return nameIn(language, number); });
    };
    const auto own = in(locale);
    return own ? own : in(QLocale::c());
}

/// Collects what was read of one text.
class MomentReader {
public:
    MomentReader(const VenueTime& usual, const QLocale& locale)
        : m_usual(usual)
        , m_locale(locale) {}

    /// Reads the name of a day or month; call it first for every word.
    [[nodiscard]] bool readName(QString word) {
        if (word.endsWith(u'.'))
            word.chop(1);
        const auto weekday
            = numberOfName(word, daysOfWeek, m_locale, [](const QLocale& language, int number) {
                  return language.dayName(number, QLocale::LongFormat);
              });
        if (weekday && !m_weekday) {
            m_weekday = weekday;
            return true;
        }
        const auto month
            = numberOfName(word, months, m_locale, [](const QLocale& language, int number) {
                  return language.monthName(number, QLocale::LongFormat);
              });
        if (!month || m_month)
            return false;
        m_month = month;
        return true;
    }

    [[nodiscard]] bool readFigures(const QString& word) {
        return readYear(word) || readTime(word) || readDate(word) || readNumber(word);
    }

    /// Call it after all words are read.
    [[nodiscard]] std::optional<VenueTime> moment() {
        if (m_month.has_value() != m_day.has_value())
            return std::nullopt;
        QDate date = m_usual.date();
        if (m_month) {
            date = QDate(m_year.value_or(date.year()), *m_month, *m_day);
            if (!date.isValid() || (m_weekday && date.dayOfWeek() != *m_weekday))
                return std::nullopt;
        } else if (m_weekday) {
            const QDate first = date.addDays(-daysBefore);
            date = first.addDays((*m_weekday - first.dayOfWeek() + daysOfWeek) % daysOfWeek);
        }
        return VenueTime::of(date, m_time.value_or(m_usual.time()));
    }

private:
    bool readTime(const QString& word) {
        static const QRegularExpression form(
            u"^(\\d{1,2})(?:([:.h])(\\d{2})(?::\\d{2})?|(\\d{2}))?(?:([ap])\\.?m?\\.?)?$"_s);
        const auto match = form.match(word);
        const bool isBare = match.captured(2).isEmpty() && match.captured(4).isEmpty();
        if (!match.hasMatch() || m_time || (isBare && match.captured(5).isEmpty()))
            return false;
        const QString minutes = match.captured(3) + match.captured(4);
        return setTime(match.captured(1), minutes, match.captured(5), !match.captured(2).isEmpty());
    }

    bool setTime(const QString& hours, const QString& minutes, const QString& half, bool hasSign) {
        int hour = hours.toInt();
        if (!half.isEmpty()) {
            const auto ofDay = hourOfDay(hour, half == u"p");
            if (!ofDay)
                return false;
            hour = *ofDay;
        } else if (hour >= 1 && hour <= lastHourTakenAsAfternoon && !hours.startsWith(u'0')
                   && !(hasSign && counts24(m_locale))) {
            hour = *hourOfDay(hour, true);
        }
        const QTime time(hour, minutes.toInt());
        if (time.isValid())
            m_time = time;
        return time.isValid();
    }

    bool readDate(const QString& word) {
        static const QRegularExpression yearFirst(
            u"^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})\\.?$"_s);
        static const QRegularExpression yearLast(
            u"^(\\d{1,2})([-/.])(\\d{1,2})(?:[-/.](\\d{2}|\\d{4})?)?$"_s);
        if (m_day)
            return false;
        if (const auto match = yearFirst.match(word); match.hasMatch()) {
            setDate(match.captured(2), match.captured(3), match.captured(1));
            return true;
        }
        const auto match = yearLast.match(word);
        if (!match.hasMatch())
            return false;
        // With dots, the day always comes first.
        const bool isMonthFirst = match.captured(2) != u"." && monthComesFirst(m_locale);
        setDate(match.captured(isMonthFirst ? 1 : 3), match.captured(isMonthFirst ? 3 : 1),
                match.captured(4));
        return true;
    }

    void setDate(const QString& month, const QString& day, const QString& year) {
        constexpr int century = 2000;
        m_month = month.toInt();
        m_day = day.toInt();
        if (!year.isEmpty())
            m_year = year.toInt() + (year.size() == 2 ? century : 0);
    }

    /// Next to a month's name, reads a year near the usual one; "1400" would be a time.
    bool readYear(const QString& word) {
        const int number = word.toInt();
        const bool isNear = std::abs(number - m_usual.date().year()) <= 1;
        if (word.size() != 4 || !m_month || m_year || !isNear)
            return false;
        m_year = number;
        return true;
    }

    /// Next to a month's name, reads the day; otherwise an hour.
    bool readNumber(QString word) {
        if (word.endsWith(u'.'))
            word.chop(1);
        bool isNumber = false;
        const int number = word.toInt(&isNumber);
        if (!isNumber || number < 0 || word.size() > 2)
            return false;
        if (m_month && !m_day) {
            m_day = number;
            return true;
        }
        return !m_time && setTime(word, u"0"_s, {}, false);
    }

    VenueTime m_usual;
    const QLocale& m_locale;
    std::optional<int> m_weekday;
    std::optional<int> m_month;
    std::optional<int> m_day;
    std::optional<int> m_year;
    std::optional<QTime> m_time;
};

/// Splits words; "2 pm" and "2 p.m." count as one.
QStringList wordsOf(const QString& text) {
    static const QRegularExpression apart(u"(\\d)\\s+([ap])\\.?m?\\.?(?=\\s|$)"_s);
    QString joined = text.simplified().toLower();
    joined.remove(u',');
    joined.replace(apart, u"\\1\\2m"_s);
    return joined.split(u' ', Qt::SkipEmptyParts);
}

} // namespace

std::optional<VenueTime> typedMoment(const QString& text, const VenueTime& usual,
                                     const QLocale& locale) {
    if (text.simplified() == momentToType(usual, locale).simplified())
        return usual;
    const QStringList words = wordsOf(text);
    if (words.isEmpty())
        return std::nullopt;
    MomentReader reader(usual, locale);
    QStringList figures;
    for (const QString& word : words) {
        if (!reader.readName(word))
            figures.append(word);
    }
    for (const QString& word : figures) {
        if (!reader.readFigures(word))
            return std::nullopt;
    }
    return reader.moment();
}

QString momentToType(const VenueTime& moment, const QLocale& locale) {
    return locale.toString(moment.date(), QLocale::ShortFormat) + u' ' + timeToType(moment, locale);
}

namespace {

constexpr int iconSize = 16;

} // namespace

MomentEdit::MomentEdit(const QString& objectName, const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_line(new QLineEdit)
    , m_beside(wrapped(new QLabel))
    , m_warning(new QWidget)
    , m_usual(VenueTime::of(QDate(2000, 1, 1), QTime(0, 0))) {
    m_line->setObjectName(objectName);
    m_line->setAccessibleName(name);
    m_line->setPlaceholderText(tr("tue 2pm"));
    m_line->setToolTip(tr("Type a day, a time, or both: tue, 7/28, 1400, 2pm, tue 2pm."));
    auto* icon = new IconLabel(iconSize);
    icon->setLineIcon(LineIcon::Warning, &Colors::warning);
    auto* why = wrapped(new QLabel(tr("Type a day or time: tue 2pm, 7/28, or 1400.")));
    addParts(bareRow(m_warning, space::small), {{icon, 0, Qt::AlignTop}, {why, 1}});
    addParts(bareColumn(this, space::tight), {rowOfParts({m_line, {m_beside, 1}}), m_warning});
    setFocusProxy(m_line); // no focus policy of its own, which would keep Tab from the line
    connect(m_line, &QLineEdit::editingFinished, this, &MomentEdit::take);
    m_line->installEventFilter(this);
    fit();
    showBeside();
}

/// A label's access key requires a focus policy, so make the line its buddy.
bool MomentEdit::event(QEvent* event) {
    if (event->type() == QEvent::Polish) {
        for (auto* label : window()->findChildren<QLabel*>()) {
            if (label->buddy() == this)
                label->setBuddy(m_line);
        }
    }
    return QWidget::event(event);
}

MomentEdit::~MomentEdit() {
    m_line->disconnect(this); // destroying it would emit editingFinished
}

void MomentEdit::setMoment(const std::optional<VenueTime>& moment, const VenueTime& usual) {
    m_moment = moment;
    m_usual = moment.value_or(usual);
    m_isWrong = false;
    m_line->setText(moment ? momentToType(*moment) : QString());
    showBeside();
}

void MomentEdit::setUsual(const VenueTime& usual) {
    if (!m_moment)
        m_usual = usual;
}

void MomentEdit::take() {
    const QString text = m_line->text().trimmed();
    const auto before = m_moment;
    const auto typed = typedMoment(text, m_usual);
    m_isWrong = !typed && !text.isEmpty();
    if (!m_isWrong)
        m_moment = typed;
    if (typed) {
        m_usual = *typed;
        if (m_line->text() != momentToType(*typed))
            m_line->setText(momentToType(*typed));
    }
    showBeside();
    Q_EMIT taken();
    if (m_moment != before)
        Q_EMIT edited();
}

void MomentEdit::startTyping() {
    m_line->setFocus(Qt::OtherFocusReason);
    m_line->selectAll();
}

void MomentEdit::showBeside() {
    m_warning->setVisible(m_isWrong);
    if (m_isWrong)
        m_beside->clear();
    else if (m_moment)
        m_beside->setText(QLocale().dayName(m_moment->date().dayOfWeek(), QLocale::LongFormat));
    else
        m_beside->setText(tr("Not set"));
}

void MomentEdit::fit() {
    constexpr int room = 3; // letters
    const VenueTime longest = VenueTime::of(QDate(2026, 9, 23), QTime(22, 50));
    const QFontMetrics metrics = m_line->fontMetrics();
    m_line->setFixedWidth(metrics.horizontalAdvance(momentToType(longest))
                          + room * metrics.averageCharWidth() + 2 * space::small);
}

bool MomentEdit::eventFilter(QObject* watched, QEvent* event) {
    // The first click or arrival selects the text, as Tab does, so that typing replaces it; a
    // second click sets the cursor.
    if (watched == m_line && event->type() == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        m_isClickedInto = reason == Qt::MouseFocusReason;
        if (reason == Qt::OtherFocusReason)
            m_line->selectAll();
    }
    const bool isRelease = watched == m_line && event->type() == QEvent::MouseButtonRelease;
    if (isRelease && std::exchange(m_isClickedInto, false) && !m_line->hasSelectedText())
        QMetaObject::invokeMethod(m_line, &QLineEdit::selectAll, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void MomentEdit::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        fit();
}

} // namespace mentat

#include "moc_moment_edit.cpp"
