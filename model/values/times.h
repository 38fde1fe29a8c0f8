#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

namespace mentat {

/// The current time; passed in wherever it matters, so that tests and the sample can fix it.
class Clock {
public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual QDateTime nowUtc() const = 0;
};

class SystemClock final : public Clock {
public:
    [[nodiscard]] QDateTime nowUtc() const override { return QDateTime::currentDateTimeUtc(); }
};

/// Does not advance until it is set.
class FixedClock final : public Clock {
public:
    explicit FixedClock(QDateTime utc) : m_now(std::move(utc)) {}
    void set(QDateTime utc) { m_now = std::move(utc); }
    [[nodiscard]] QDateTime nowUtc() const override { return m_now; }

private:
    QDateTime m_now;
};

/// The moment in a text: ISO 8601 with a time of day, UTC if it has no zone.
[[nodiscard]] std::optional<QDateTime> fixedTime(const QString& text);

/// A minute on the venue's wall clock, without a zone: `2026-07-29T13:05`.
class VenueTime {
public:
    /// nullopt if the text is not exactly `yyyy-MM-ddTHH:mm` or there is no such minute.
    [[nodiscard]] static std::optional<VenueTime> fromText(const QString& text);
    [[nodiscard]] static VenueTime of(QDate date, QTime time);

    [[nodiscard]] QString text() const;
    [[nodiscard]] QDate date() const { return m_date; }
    [[nodiscard]] QTime time() const { return m_time; }
    /// Minutes from this moment to the other, negative if the other is earlier.
    [[nodiscard]] qint64 minutesTo(const VenueTime& other) const;
    /// Later by some minutes, or earlier if negative.
    [[nodiscard]] VenueTime plusMinutes(qint64 minutes) const;

    friend bool operator==(const VenueTime&, const VenueTime&) = default;
    friend bool operator<(const VenueTime& a, const VenueTime& b) { return a.minutesTo(b) > 0; }

private:
    VenueTime(QDate date, QTime time) : m_date(date), m_time(time) {}
    QDate m_date;
    QTime m_time;
};

} // namespace mentat
