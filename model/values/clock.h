#pragma once

#include <QDateTime>

#include <optional>

namespace mentat {

/// What time it is; passed in wherever it matters, so that tests and the sample have a fixed one.
class Clock {
public:
    virtual ~Clock() = default;
    [[nodiscard]] virtual QDateTime nowUtc() const = 0;
};

class SystemClock final : public Clock {
public:
    [[nodiscard]] QDateTime nowUtc() const override { return QDateTime::currentDateTimeUtc(); }
};

/// Stands still until it is set.
class FixedClock final : public Clock {
public:
    explicit FixedClock(QDateTime utc) : m_now(std::move(utc)) {}
    void set(QDateTime utc) { m_now = std::move(utc); }
    [[nodiscard]] QDateTime nowUtc() const override { return m_now; }

private:
    QDateTime m_now;
};

/// The moment that a text names: ISO 8601 with a time of day, UTC if it says no zone.
[[nodiscard]] std::optional<QDateTime> fixedTime(const QString& text);

} // namespace mentat
