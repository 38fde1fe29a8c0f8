#pragma once

#include "model/values/times.h"

#include <QLocale>
#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;

namespace mentat {

/// A day, a time of day or both, as people type them: "1400", "2pm", "14:00", "tue", "7/28",
/// "tue 2pm", "28 jul 14:00", and whatever momentToType() says. What is not said is as usual.
/// A day of the week is the one from two days before to four days after the usual day. A date has
/// its parts in the order of the locale, and the year of the usual day. An hour from 1 to 7 without
/// a zero before it, "am" or "pm" is in the afternoon, but for one with minutes after a sign where
/// the locale counts 24 hours. Absent where the text is none, or names a day and the date of
/// another one.
[[nodiscard]] std::optional<VenueTime> typedMoment(const QString& text, const VenueTime& usual,
                                                   const QLocale& locale = {});

/// "7/28/26 2:00 PM", as the locale has it, to be typed again.
[[nodiscard]] QString momentToType(const VenueTime& moment, const QLocale& locale = {});

/// One field for a day and a time of day, typed as people say them (typedMoment). Beside it stands
/// the day of the week, or below it that what is typed is neither; that stays until it is put
/// right.
class MomentEdit : public QWidget {
    Q_OBJECT

public:
    /// name: of the field, for whoever cannot see it, and in its object's name.
    MomentEdit(const QString& objectName, const QString& name, QWidget* parent = nullptr);
    ~MomentEdit() override;

    /// usual: what a moment that is half said is taken from. Shows it in the locale's format.
    void setMoment(const std::optional<VenueTime>& moment, const VenueTime& usual);
    /// Of a field that shows no moment.
    void setUsual(const VenueTime& usual);
    /// What is typed; absent where the field is empty or cannot be read.
    [[nodiscard]] const std::optional<VenueTime>& moment() const { return m_moment; }
    [[nodiscard]] bool isWrong() const { return m_isWrong; }
    /// The focus comes in, and what is typed takes the place of what stands there.
    void startTyping();

Q_SIGNALS:
    /// Enter was pressed or the field was left, and it does not say what it said before.
    void edited();
    /// The same, whatever it says now: it is right, or wrong and says so.
    void taken();

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void take();
    void showBeside();
    void fit();

    QLineEdit* m_line;
    QLabel* m_beside;
    QWidget* m_warning;
    std::optional<VenueTime> m_moment;
    VenueTime m_usual;
    bool m_isWrong = false;
    bool m_isClickedInto = false; // just now
};

} // namespace mentat
