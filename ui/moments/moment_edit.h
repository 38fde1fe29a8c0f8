#pragma once

#include "model/values/times.h"

#include <QLocale>
#include <QWidget>

#include <optional>

class QLabel;
class QLineEdit;

namespace mentat {

/// A day, a time of day or both, as people type them: "1400", "2pm", "14:00", "tue", "7/28", "tue
/// 2pm", "28 jul 14:00", and the results of momentToType(). Missing parts are the usual ones. A day
/// of the week is the one from two days before to four days after the usual day. A date has its
/// parts in the order of the locale, and the year of the usual day. An hour from 1 to 7 without a
/// leading zero, "am" or "pm" is in the afternoon, except one with minutes after a separator if the
/// locale uses 24 hours. Absent if the text is not valid, or combines a day of the week with the
/// date of another one.
[[nodiscard]] std::optional<VenueTime> typedMoment(const QString& text, const VenueTime& usual,
                                                   const QLocale& locale = {});

/// "7/28/26 2:00 PM", in the format of the locale, for editing.
[[nodiscard]] QString momentToType(const VenueTime& moment, const QLocale& locale = {});

/// One field for a day and a time of day, typed freely (typedMoment). Next to it is the day of the
/// week, or below it the message that the text is neither; that stays until the text is corrected.
class MomentEdit : public QWidget {
    Q_OBJECT

public:
    /// name: of the field, for screen readers, and in its object name.
    MomentEdit(const QString& objectName, const QString& name, QWidget* parent = nullptr);
    ~MomentEdit() override;

    /// usual: completes a partly typed moment. Shows the moment in the locale's format.
    void setMoment(const std::optional<VenueTime>& moment, const VenueTime& usual);
    /// For a field without a moment.
    void setUsual(const VenueTime& usual);
    /// The typed moment; absent if the field is empty or invalid.
    [[nodiscard]] const std::optional<VenueTime>& moment() const { return m_moment; }
    [[nodiscard]] bool isWrong() const { return m_isWrong; }
    /// Takes the focus, and typing replaces the text.
    void startTyping();

Q_SIGNALS:
    /// Enter was pressed or the focus lost, and the text has changed.
    void edited();
    /// The same, even if unchanged: it is valid, or shows the error.
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
